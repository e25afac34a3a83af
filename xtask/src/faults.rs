//! Faults at random on three servers with Postgres and NATS, and whether they keep their promises.

use crate::{debian, shell};

/// `cargo xtask faults [--dev] [--plant early|unfenced] [--tables N] [--faults N] [--seed N]`. With a planted fault the run
/// must find it: the checker is tested, not the service.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    debian::parts()?;
    let profile = shell::profile(arguments);
    let planted = arguments.iter().position(|word| *word == "--plant").map(|at| at + 1);
    let planted = planted.map(|at| arguments.get(at).copied().unwrap_or_default());
    let features: &[&str] = if planted.is_some() { &["--features", "server/planted"] } else { &[] };
    let mut faults = shell::driver(profile, "faults", features)?;
    faults.arg(shell::built(profile, "syrtis")?).env("SYRTIS_PLANTED", planted.unwrap_or_default());
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
