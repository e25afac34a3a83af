//! Faults at random on three servers with Postgres and NATS, and whether they keep their promises.

use std::process::Command;

use crate::{debian, shell};

/// `cargo xtask faults [--dev] [--plant early|unfenced] [--tables N] [--faults N] [--seed N]`. With a planted fault the run
/// must find it: the checker is tested, not the service.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    debian::parts()?;
    let (profile, folder) =
        if arguments.contains(&"--dev") { ("dev", "debug") } else { ("release", "release") };
    let planted = arguments.iter().position(|word| *word == "--plant").map(|at| at + 1);
    let planted = planted.map(|at| arguments.get(at).copied().unwrap_or_default());
    let mut build = shell::cargo(&[
        "build",
        "--quiet",
        "--profile",
        profile,
        "--package",
        "server",
        "--example",
        "faults",
    ]);
    shell::run(&mut build)?;
    let mut build = shell::cargo(&["build", "--quiet", "--profile", profile, "--package", "syrtis"]);
    if planted.is_some() {
        build.args(["--features", "server/planted"]);
    }
    shell::run(&mut build)?;
    let mut faults = Command::new(shell::built(folder, "examples/faults")?);
    faults.arg(shell::built(folder, "syrtis")?).env("SYRTIS_PLANTED", planted.unwrap_or_default());
    let mut rest = arguments.iter().filter(|word| **word != "--dev");
    while let Some(word) = rest.next() {
        if *word == "--plant" {
            rest.next();
        } else {
            faults.arg(word);
        }
    }
    match (shell::run(&mut faults), planted) {
        (Ok(()), Some(fault)) => Err(format!("the planted fault `{fault}` was not found")),
        (Err(_), Some(fault)) => {
            println!("The planted fault `{fault}` was found.");
            Ok(())
        }
        (result, None) => result,
    }
}
