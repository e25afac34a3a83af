//! Scripted clients against a local server, and the figures for `docs/results/performance.md`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::host::Host;
use crate::{debian, shell};

/// The options that take a number, with their defaults.
const NUMBERS: [(&str, &str); 6] = [
    ("--tables", "200"),
    ("--busy", "0"),
    ("--seconds", "60"),
    ("--rate", "2000"),
    ("--crowd", "0"),
    ("--cluster", "0"),
];

/// `cargo xtask load [--tables N] [--busy N] [--seconds N] [--rate N] [--crowd N] [--cluster N] [--dev]`. At tables that are not
/// busy everybody sits and nobody moves; without `--busy` all are. `--cluster` measures N servers with Postgres and NATS.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let options = Options::read(arguments)?;
    let load = shell::driver(options.profile, "load", &[])?;
    let data = std::env::temp_dir().join(format!("syrtis-load-{}", std::process::id()));
    let measured = measure(load, &options, &data);
    let _ = fs::remove_dir_all(&data);
    let figures = measured?;
    println!("{figures}");
    if options.is_usual() { write(&figures, options.profile) } else { Ok(()) }
}

/// What to measure.
#[derive(Debug, PartialEq)]
struct Options<'a> {
    profile: &'static str,
    numbers: [(&'static str, &'a str); 6],
}

impl<'a> Options<'a> {
    fn read(arguments: &[&'a str]) -> Result<Options<'a>, String> {
        let mut options = Options { profile: "release", numbers: NUMBERS };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            if *word == "--dev" {
                options.profile = "dev";
                continue;
            }
            let known = options.numbers.iter_mut().find(|(name, _)| name == word);
            let (_, value) = known.ok_or_else(|| {
                let names: Vec<_> = NUMBERS.iter().map(|(name, _)| *name).collect();
                format!("`{word}` is not an option; there are {} and --dev.", names.join(", "))
            })?;
            let number = words.next().filter(|number| number.parse::<u32>().is_ok());
            *value = number.ok_or_else(|| format!("`{word}` needs a whole number."))?;
        }
        Ok(options)
    }

    fn is_set(&self, option: &str) -> bool {
        self.numbers.iter().any(|(name, value)| *name == option && *value != "0")
    }

    /// Whether the figures are those of the table in the document.
    fn is_usual(&self) -> bool {
        self.numbers == NUMBERS
    }
}

fn measure(mut load: Command, options: &Options, data: &Path) -> Result<String, String> {
    let host = if options.is_set("--cluster") {
        debian::parts()?;
        load.arg("--binary").arg(shell::built(options.profile, "syrtis")?);
        None
    } else {
        let host = Host::start(options.profile, data)?;
        load.args([&host.url, "--pid", &host.pid().to_string()]);
        Some(host)
    };
    load.args(options.numbers.iter().flat_map(|(name, value)| [*name, *value]));
    let figures = shell::output(&mut load)?.trim().to_string();
    drop(host);
    Ok(figures)
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
         `cargo xtask load`: scripted players at many tables of all titles, on the same machine as the server \
         ({machine}; {profile} build). Latency is the time from sending a move until the last client at the table \
         receives it; every move is on disk before anyone receives it. Memory is the growth since one table of each \
         title was played for a few seconds, without the pages of the program.\n\n\
         | tables | sockets | seconds | moves a second | p50 | p95 | p99 | memory a table | errors |\n\
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
        let options = Options::read(&["--tables", "20", "--dev", "--crowd", "100"]).unwrap();
        let changed: Vec<_> = options.numbers.iter().filter(|number| !NUMBERS.contains(number)).collect();
        assert_eq!(changed, [&("--tables", "20"), &("--crowd", "100")]);
        assert_eq!((options.profile, options.is_usual()), ("dev", false));
        assert!(Options::read(&["--seconds", "60"]).unwrap().is_usual());
        assert!(Options::read(&["--help"]).unwrap_err().contains("--tables"));
        assert!(Options::read(&["--tables", "many"]).is_err());
        assert!(Options::read(&["--tables"]).is_err());
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
