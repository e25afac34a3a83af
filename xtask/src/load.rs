//! Scripted clients on loopback against a server of their own, and the figures in `docs/results/performance.md`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::shell;

/// `cargo xtask load [--tables N] [--seconds N] [--rate N] [--crowd N] [--dev]`
pub fn run(arguments: &[&str]) -> Result<(), String> {
    understood(arguments)?;
    let after = |name: &str, default: &str| {
        let at = arguments.iter().position(|word| *word == name);
        at.and_then(|at| arguments.get(at + 1)).map_or(default.to_string(), |word| (*word).to_string())
    };
    let wanted = [
        "--tables",
        &after("--tables", "200"),
        "--seconds",
        &after("--seconds", "60"),
        "--rate",
        &after("--rate", "2000"),
        "--crowd",
        &after("--crowd", "0"),
    ];
    let profile = if arguments.contains(&"--dev") { "dev" } else { "release" };
    shell::run(&mut shell::cargo(&["build", "--quiet", "--profile", profile, "--package", "syrtis"]))?;
    shell::run(&mut shell::cargo(&[
        "build",
        "--quiet",
        "--profile",
        profile,
        "--package",
        "server",
        "--example",
        "load",
    ]))?;
    let folder = std::env::temp_dir().join(format!("syrtis-load-{}", std::process::id()));
    let measured = measure(profile, &folder, &wanted);
    let _ = fs::remove_dir_all(&folder);
    let figures = measured?;
    println!("{figures}");
    if after("--crowd", "0") == "0" { write(&figures, profile) } else { Ok(()) }
}

/// Numbers after their names, `--dev`, and nothing else.
fn understood(arguments: &[&str]) -> Result<(), String> {
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match *word {
            "--dev" => {}
            "--tables" | "--seconds" | "--rate" | "--crowd" => {
                let number = words.next().and_then(|number| number.parse::<u32>().ok());
                number.ok_or_else(|| format!("`{word}` needs a whole number"))?;
            }
            other => {
                return Err(format!("`{other}` is no option: --tables, --seconds, --rate, --crowd, --dev"));
            }
        }
    }
    Ok(())
}

fn program(profile: &str, name: &str) -> Command {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| shell::root().join("target"), Into::into);
    let folder = if profile == "dev" { "debug" } else { profile };
    Command::new(target.join(folder).join(name))
}

/// A server that ends with the measurement.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn measure(profile: &str, folder: &std::path::Path, wanted: &[&str]) -> Result<String, String> {
    let plenty = "1000000";
    let mut server = program(profile, "syrtis");
    server
        .args(["serve", "--listen", "127.0.0.1:0", "--requests", plenty, "--guests", plenty])
        .args([
            "--messages",
            plenty,
            "--from-one",
            plenty,
            "--tables",
            plenty,
            "--log-level",
            "warn",
            "--data",
        ])
        .arg(folder)
        .stdout(Stdio::piped());
    let mut server = Running(server.spawn().map_err(|error| format!("{}: {error}", shell::shown(&server)))?);
    let said = server.0.stdout.take().ok_or("the server says nothing")?;
    let mut line = String::new();
    BufReader::new(said).read_line(&mut line).map_err(|error| error.to_string())?;
    let base = line.trim().rsplit(' ').next().unwrap_or_default().to_string();
    let pid = server.0.id().to_string();
    let mut load = program(profile, "examples/load");
    load.args([&base, "--pid", &pid]).args(wanted);
    let output = load.output().map_err(|error| format!("{}: {error}", shell::shown(&load)))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// The value of a field in one flat JSON object.
fn field<'a>(figures: &'a str, name: &str) -> &'a str {
    let Some((_, rest)) = figures.split_once(&format!("\"{name}\":")) else { return "–" };
    rest.split([',', '}']).next().unwrap_or("–")
}

fn number(figures: &str, name: &str) -> String {
    field(figures, name).parse::<f64>().map_or("–".into(), |number| format!("{number:.1}"))
}

fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model =
        cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ")).map_or("", |(_, m)| m);
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    format!("{cores} cores, {}", if model.is_empty() { std::env::consts::ARCH } else { model })
}

fn write(figures: &str, profile: &str) -> Result<(), String> {
    let section = format!(
        "## The server\n\n\
         `cargo xtask load`: scripted people at many tables of all titles, on the same machine as the server \
         ({machine}; {profile} build). Latency is the time from sending a move until the last client at the table \
         has it; every move is on disk before anyone gets it. Memory is what the server uses beyond its state after a \
         few seconds of play at one table of each title, not counting the program itself.\n\n\
         | tables | sockets | seconds | moves per second | p50 | p95 | p99 | memory per table | errors |\n\
         |---|---|---|---|---|---|---|---|---|\n\
         | {} | {} | {} | {} | {} ms | {} ms | {} ms | {} KiB | {} |\n",
        field(figures, "tables"),
        field(figures, "sockets"),
        field(figures, "seconds"),
        field(figures, "moves_per_second").trim_end_matches(".0"),
        number(figures, "p50_ms"),
        number(figures, "p95_ms"),
        number(figures, "p99_ms"),
        number(figures, "kib_per_table"),
        field(figures, "errors"),
        machine = machine(),
    );
    let file = shell::root().join("docs/results/performance.md");
    let old = fs::read_to_string(&file).unwrap_or_else(|_| "# Performance\n\n".into());
    let before = old.split("## The server").next().unwrap_or_default().trim_end();
    let after = old.split_once("## The server").and_then(|(_, rest)| rest.split_once("\n## "));
    let after = after.map_or(String::new(), |(_, rest)| format!("\n## {rest}"));
    fs::write(&file, format!("{before}\n\n{section}{after}"))
        .map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_understood_or_refused() {
        assert_eq!(understood(&["--tables", "20", "--dev", "--crowd", "100"]), Ok(()));
        assert!(understood(&["--help"]).unwrap_err().contains("--tables"));
        assert!(understood(&["--tables", "many"]).is_err());
        assert!(understood(&["--tables"]).is_err());
    }

    #[test]
    fn figures_are_read_from_the_report() {
        let figures = "{\"tables\":200,\"p99_ms\":12.345,\"errors\":0}";
        assert_eq!(field(figures, "tables"), "200");
        assert_eq!(number(figures, "p99_ms"), "12.3");
        assert_eq!(field(figures, "errors"), "0");
        assert_eq!(field(figures, "nothing"), "–");
    }
}
