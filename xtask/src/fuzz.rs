use std::process::Command;

use crate::shell;

/// How long each target runs if nothing is said.
const SECONDS: &str = "60";

/// Runs all fuzz targets, or those named, one after the other.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let (seconds, wanted) = match arguments {
        ["--seconds", seconds, wanted @ ..] => (*seconds, wanted),
        wanted => (SECONDS, wanted),
    };
    let seconds: u32 = seconds.parse().map_err(|_| format!("`{seconds}` is no number of seconds"))?;
    if !shell::works(cargo_fuzz(&["--version"]).env("RUSTUP_TOOLCHAIN", "nightly")) {
        return Err("Fuzzing needs the nightly toolchain and cargo-fuzz:\n  \
                    rustup toolchain install nightly\n  cargo install cargo-fuzz"
            .into());
    }
    let targets = targets()?;
    if let Some(unknown) = wanted.iter().find(|name| !targets.iter().any(|target| target == *name)) {
        return Err(format!("`{unknown}` is no target; there are {}", targets.join(", ")));
    }
    for target in targets.iter().filter(|target| wanted.is_empty() || wanted.contains(&target.as_str())) {
        println!("\n── {target}, {seconds} s");
        let time = format!("-max_total_time={seconds}");
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), seeds(target));
        std::fs::create_dir_all(shell::root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
        shell::run(&mut cargo_fuzz(&["run", target, &corpus, &seeds, "--", &time, "-print_final_stats=1"]))?;
    }
    Ok(())
}

/// Where a target begins: with examples of what it reads. All games are played from the same.
fn seeds(target: &str) -> String {
    let kind = if target.starts_with("play_") { "play" } else { target };
    format!("fuzz/seeds/{kind}")
}

fn targets() -> Result<Vec<String>, String> {
    let listed = cargo_fuzz(&["list"]).output().map_err(|error| error.to_string())?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let targets: Vec<_> = listed.lines().map(str::to_string).collect();
    if targets.is_empty() { Err("there are no fuzz targets in fuzz/".into()) } else { Ok(targets) }
}

/// `cargo +nightly fuzz …`. The cargo that runs this knows no `+`, so rustup's is asked.
fn cargo_fuzz(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(["+nightly", "fuzz"]).args(arguments).current_dir(shell::root());
    // Both are set by the cargo that runs this, and would decide instead of the `+`.
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    command
}
