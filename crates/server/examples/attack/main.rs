//! Attacks on a server of its own, each bounded, each with a figure and a verdict.
//!
//! `attack SERVER-BINARY [--kills N] [--minutes N] [NAME …]`: without names all of them. The last line counts the
//! attacks that the server withstood; the exit code is 1 if there was one that it did not.

#[path = "../../tests/server/person.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod person;

mod bots;
mod connections;
mod crash;
mod endurance;
mod growth;
mod host;

use std::path::PathBuf;
use std::process::ExitCode;

/// What an attack found: figures in words, and whether the server withstood it.
pub type Verdict = Result<String, String>;

/// What the attacks need to know.
pub struct Plan {
    /// The server to attack.
    pub binary: PathBuf,
    pub kills: usize,
    pub minutes: u64,
}

const NAMES: [&str; 9] =
    ["kill", "disk", "clock", "sockets", "bodies", "bots", "long-log", "many-tables", "churn"];

async fn attack(plan: &Plan, name: &str) -> Verdict {
    match name {
        "kill" => crash::kill(plan).await,
        "disk" => crash::full_disk(plan).await,
        "clock" => growth::clock(plan).await,
        "sockets" => connections::sockets(plan).await,
        "bodies" => connections::bodies(plan).await,
        "bots" => bots::starved(plan).await,
        "long-log" => growth::long_log(plan).await,
        "many-tables" => growth::many_tables(plan).await,
        "churn" => endurance::churn(plan).await,
        _ => Err(format!("there is no such attack; there are {}", NAMES.join(", "))),
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, usual: u64| {
        let value = words.iter().position(|word| word == name).and_then(|at| words.get(at + 1)?.parse().ok());
        value.unwrap_or(usual)
    };
    let Some(binary) = words.first() else {
        eprintln!("Usage: attack SERVER-BINARY [--kills N] [--minutes N] [NAME …]");
        return ExitCode::from(2);
    };
    let plan = Plan {
        binary: binary.into(),
        kills: number("--kills", 50) as usize,
        minutes: number("--minutes", 1),
    };
    let mut names: Vec<&str> = Vec::new();
    let mut rest = words[1..].iter();
    while let Some(word) = rest.next() {
        if word.starts_with("--") {
            rest.next();
        } else {
            names.push(word);
        }
    }
    if names.is_empty() {
        names = NAMES.to_vec();
    }
    let mut withstood = 0;
    for name in &names {
        let began = std::time::Instant::now();
        let verdict = attack(&plan, name).await;
        withstood += usize::from(verdict.is_ok());
        let (word, figures) = match &verdict {
            Ok(figures) => ("ok", figures),
            Err(figures) => ("FAILED", figures),
        };
        println!("{word:6} {name}: {figures} ({:.0} s)", began.elapsed().as_secs_f64());
    }
    println!("{withstood} of {} attacks withstood", names.len());
    if withstood == names.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
