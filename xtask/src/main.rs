//! Developer commands. `cargo xtask` lists them.
#![forbid(unsafe_code)]

mod attack;
mod browser;
mod cargo;
mod check;
mod debian;
mod deploy;
mod faults;
mod fuzz;
mod host;
mod hostile;
mod load;
mod package;
mod page;
mod play;
mod rules;
mod shell;
mod steps;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  check [--deep]         format, lints and tests of what has changed (--deep: and of what depends on it)
  test [--all]           prove everything; the last line counts the tests (--all: play every variant to its end)
  rules [--missing | ID …]   count the rules with a test and a place in the code, list the others, or show some
  page                   build the page and run its tests that need no browser
  play [OPTION …]        build everything, start the server and open the page (options of `syrtis serve`)
  dev [OPTION …]         the same with hot reload, for work on the page
  terminal [GAME …]      play in the terminal (arguments of `syrtis play`)
  types                  generate the page's types and docs/inputs from the server and the games
  pictures               retake the screenshots in docs/screenshots (needs Chromium)
  fuzz [--seconds N] [TARGET …]   feed random bytes to every parser and every game (needs nightly)
  load [OPTION …]        measure a server with many tables and write the figures to docs/results/performance.md
  package [--dev] [--try]   build a Debian package (--try: install, start, ask and purge it; needs root)
  deploy                 prove the files in deploy/, and run Caddy and nginx in front of a server
  attack [--kills N] [--minutes N] [NAME …]   kill, flood and fill a server of its own, and say what it withstood
  faults [--tables N] [--faults N] [--plant early|unfenced]   break parts of three servers with Postgres and NATS at random,
                         and compare what people were told with the log (--plant: find a planted fault)
  hostile                attack a server with schemathesis (needs Python)";

/// The exit code of a command line that makes no sense, as `syrtis` has it.
const WRONG_USAGE: u8 = 2;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (command, rest) = words.split_first().map_or(("help", &[][..]), |(command, rest)| (*command, rest));
    let done = match (command, rest) {
        ("check", []) => check::run(false),
        ("check", ["--deep"]) => check::run(true),
        ("test", []) => test::run(false),
        ("test", ["--all"]) => test::run(true),
        ("rules", rest) => rules::run(rest),
        ("page", []) => page::prove(),
        ("play", rest) => play::play(rest),
        ("dev", rest) => play::dev(rest),
        ("terminal", rest) => terminal(rest),
        ("types", []) => types(),
        ("pictures", []) => pictures(),
        ("fuzz", rest) => fuzz::run(rest),
        ("load", rest) => load::run(rest),
        ("faults", rest) => faults::run(rest),
        ("package", rest) => package::run(rest),
        ("deploy", rest) => deploy::run(rest),
        ("attack", rest) => attack::run(rest),
        ("hostile", []) => hostile::run(),
        ("help" | "--help" | "-h", _) => {
            println!("{HELP}");
            Ok(())
        }
        _ => {
            eprintln!("There is no command `{}`; `cargo xtask` lists them all.", words.join(" "));
            return ExitCode::from(WRONG_USAGE);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn terminal(arguments: &[&str]) -> Result<(), String> {
    let mut command = shell::cargo(&["run", "--quiet", "--release", "--package", "syrtis", "--", "play"]);
    command.args(arguments);
    shell::run(&mut command)
}

fn pictures() -> Result<(), String> {
    page::build()?;
    shell::run(&mut shell::cargo(&["build", "--package", "syrtis"]))?;
    shell::run(browser::tests(false)?.env("SYRTIS_PICTURES", "1"))
}

fn types() -> Result<(), String> {
    let games = shell::cargo(&["test", "--quiet", "--package", "titles", "--test", "types"]);
    let server = shell::cargo(&["test", "--quiet", "--package", "server", "--test", "server", "types::"]);
    let inputs = shell::cargo(&["test", "--quiet", "--package", "titles", "--test", "inputs"]);
    for mut command in [games, inputs, server] {
        shell::run(command.env("SYRTIS_WRITE_TYPES", "1"))?;
    }
    Ok(())
}
