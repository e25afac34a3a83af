//! Developer commands. `cargo xtask` lists them.
#![forbid(unsafe_code)]

mod browser;
mod fuzz;
mod hostile;
mod load;
mod rules;
mod shell;
mod test;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test [--all]         format, lints, all tests, documentation, rules, browser: everything must be green
                                 (--all also plays every variant to its end in the browser)
cargo xtask play [OPTION …]      build everything, start the server and open the page (the options of `syrtis serve`)
cargo xtask dev [OPTION …]       the same with hot reload, for work on the client
cargo xtask terminal [GAME …]    play in the terminal (the arguments of `syrtis play`)
cargo xtask rules [--missing | ID …]   which rules have a test and a place in the code; or one rule with both
cargo xtask fuzz [--seconds N] [TARGET …]   feed random bytes to every parser and every game
cargo xtask pictures             take the screenshots of docs/screenshots anew (needs Chromium)
cargo xtask types                write the browser's types from the server's and the games'
cargo xtask load [--tables N] [--seconds N] [--rate N] [--dev]   many people at once; figures to docs/results/performance.md
                 [--crowd N]     beside so many who only connect; nothing is written
cargo xtask hostile              schemathesis against the server's own description (needs Python)";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.split_first() {
        Some((&"test", [])) => test::run(false),
        Some((&"test", ["--all"])) => test::run(true),
        Some((&"play", rest)) => web::play(rest),
        Some((&"dev", rest)) => web::dev(rest),
        Some((&"terminal", rest)) => terminal(rest),
        Some((&"rules", rest)) => rules::run(rest),
        Some((&"fuzz", rest)) => fuzz::run(rest),
        Some((&"pictures", [])) => pictures(),
        Some((&"types", [])) => types(),
        Some((&"load", rest)) => load::run(rest),
        Some((&"hostile", [])) => hostile::run(),
        None | Some((&("help" | "--help" | "-h"), _)) => {
            println!("{HELP}");
            Ok(())
        }
        Some(_) => Err(format!("`{}` is no command.\n{HELP}", words.join(" "))),
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
    web::build()?;
    shell::run(&mut shell::cargo(&["build", "--package", "syrtis"]))?;
    shell::run(browser::pages(false)?.env("SYRTIS_PICTURES", "1"))
}

fn types() -> Result<(), String> {
    let games = shell::cargo(&["test", "--quiet", "--package", "titles", "--test", "types"]);
    let server = shell::cargo(&["test", "--quiet", "--package", "server", "--test", "server", "types::"]);
    for mut command in [games, server] {
        shell::run(command.env("SYRTIS_WRITE_TYPES", "1"))?;
    }
    Ok(())
}
