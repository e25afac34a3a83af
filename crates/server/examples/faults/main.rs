//! Three servers on one Postgres and one NATS, people at many tables behind a small proxy, and faults at random. At the end
//! every person's history is compared with the log, as Jepsen does it, and every game is replayed.
//!
//! `faults SERVER-BINARY [--tables N] [--faults N] [--seed N]`: the exit code is 1 if anything was lost, doubled or stuck.

#[path = "../../tests/server/person.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod person;

mod checker;
mod people;
mod service;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use table::Rng;

use people::{Histories, Life};
use service::{Fault, Service};

/// How long play may take to go on at every table once everything works again.
const RECOVERY: Duration = Duration::from_secs(120);
/// The time between two faults.
const BETWEEN: (u64, u64) = (1_500, 4_000);

/// What to do.
pub struct Plan {
    pub binary: String,
    pub tables: usize,
    pub faults: usize,
    pub seed: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, usual: u64| {
        let value = words.iter().position(|word| word == name).and_then(|at| words.get(at + 1)?.parse().ok());
        value.unwrap_or(usual)
    };
    let Some(binary) = words.first() else {
        eprintln!("Usage: faults SERVER-BINARY [--tables N] [--faults N] [--seed N]");
        return ExitCode::from(2);
    };
    let plan = Plan {
        binary: binary.clone(),
        tables: number("--tables", 60) as usize,
        faults: number("--faults", 40) as usize,
        seed: number("--seed", 1),
    };
    match run(&plan).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("FAILED: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(plan: &Plan) -> Result<(), String> {
    let mut service = Service::start(&plan.binary).await?;
    let histories = Arc::new(Histories::default());
    let life = Life::begin(&service.base(), plan, &histories).await?;
    println!("{} tables of {} titles on three servers", plan.tables, titles::all().len());
    let mut rng = Rng::seeded(plan.seed);
    let (mut counts, mut pauses) = (std::collections::BTreeMap::new(), Vec::new());
    for nth in 0..plan.faults {
        let fault = Fault::random(&mut rng);
        let at = Instant::now();
        println!("{:3} {fault}", nth + 1);
        service.inject(fault, &mut rng).await?;
        *counts.entry(fault.kind()).or_insert(0) += 1;
        tokio::time::sleep(Duration::from_millis(
            BETWEEN.0 + rng.below((BETWEEN.1 - BETWEEN.0) as u32) as u64,
        ))
        .await;
        pauses.push(at);
    }
    service.heal().await?;
    let stuck = life.all_go_on(RECOVERY).await;
    life.stop().await;
    service.stop().await;
    let report = checker::check(&service.database(), &histories, &stuck, &pauses).await?;
    let kinds: Vec<String> = counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    println!("\n{} faults: {}", plan.faults, kinds.join(", "));
    println!("{report}");
    if report.is_sound() { Ok(()) } else { Err("the service did not keep its promises".into()) }
}
