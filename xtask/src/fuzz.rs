//! Fuzzing.

use std::process::Command;

use crate::shell;

/// The default time for each target.
const SECONDS: &str = "60";

/// Runs all fuzz targets, or the named ones, one after the other.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let (seconds, wanted) = match arguments {
        ["--seconds", seconds, wanted @ ..] => (*seconds, wanted),
        wanted => (SECONDS, wanted),
    };
    let seconds: u32 = seconds.parse().map_err(|_| format!("`{seconds}` is not a number of seconds."))?;
    if !shell::works(cargo_fuzz(&["--version"]).env("RUSTUP_TOOLCHAIN", "nightly")) {
        return Err("Fuzzing needs the nightly toolchain and cargo-fuzz:\n  \
                    rustup toolchain install nightly\n  cargo install cargo-fuzz"
            .into());
    }
    let targets = targets()?;
    if let Some(unknown) = wanted.iter().find(|name| !targets.iter().any(|target| target == *name)) {
        return Err(format!("There is no target `{unknown}`; there are {}.", targets.join(", ")));
    }
    for target in targets.iter().filter(|target| wanted.is_empty() || wanted.contains(&target.as_str())) {
        println!("\n── {target}, {seconds} s");
        let time = format!("-max_total_time={seconds}");
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        std::fs::create_dir_all(shell::root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
        shell::run(&mut cargo_fuzz(&["run", target, &corpus, &seeds, "--", &time, "-print_final_stats=1"]))?;
    }
    Ok(())
}

fn targets() -> Result<Vec<String>, String> {
    let targets = shell::output(&mut cargo_fuzz(&["list"]))?;
    Ok(targets.lines().map(str::to_string).collect())
}

/// `cargo +nightly fuzz …`. Only the cargo of rustup knows `+`, not the one that runs this.
fn cargo_fuzz(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(["+nightly", "fuzz"]).args(arguments).current_dir(shell::root());
    // The cargo that runs this has set both, and they would override `+`.
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    command
}
