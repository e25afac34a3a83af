use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use arena::course::Course;
use titles::Budget;

use super::selfplay::{Shares, tables, threads};
use crate::screen::{Failure, Screen};

/// Train networks from nothing: rounds of self-play, learning and the gate
#[derive(clap::Args)]
#[command(
    after_help = "Everything is kept in the folder --work, so the same command goes on where it stopped, with the games that have had the\n\
    least time first. After every round, the best network of a game, the record of its course and the log are copied to\n\
    --out. More time and more cores make stronger networks; nothing else needs to change.\n\
    Example: syrtis train ares:players=2|3|4 redplanet:players=* --work training --out networks --seconds 7200"
)]
pub struct Args {
    /// The tables, of one or several games
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
    /// The folder that holds everything
    #[arg(long, short, value_name = "DIR")]
    work: PathBuf,
    /// Copy the best networks and the log to this folder
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How long to go on
    #[arg(long, default_value = "3600", value_name = "N")]
    seconds: NonZeroU64,
    /// How long one round of one game takes
    #[arg(long, default_value = "300", value_name = "SECONDS")]
    round: NonZeroU64,
    /// The seed of everything
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// The least number of games at the gate against the network before, at each table
    #[arg(long, default_value_t = 100, value_name = "N")]
    gate_games: u64,
    /// The least number of games at the gate against the expert, at each table; 0 leaves it out
    #[arg(long, default_value_t = 40, value_name = "N")]
    expert_games: u64,
    /// The budget of a decision against the expert
    #[arg(long, default_value = "5ms", value_name = "BUDGET")]
    budget: Budget,
    /// Learn a policy too; give --plans and --moves, for a policy learns from searched decisions
    #[arg(long)]
    policy: bool,
    #[command(flatten)]
    shares: Shares,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let course = Course {
        tables: tables(&args.tables, screen)?,
        work: args.work.clone(),
        out: args.out.clone(),
        time: Duration::from_secs(args.seconds.get()),
        round: Duration::from_secs(args.round.get()),
        threads: threads(args.threads),
        seed: args.seed,
        recipe: args.shares.recipe(),
        leans: args.policy,
        gate_games: args.gate_games,
        expert_games: args.expert_games,
        budget: args.budget,
    };
    // The log is for those who train, in English like all logs.
    let mut shown = Ok(());
    let ran = course.run(&mut |line| {
        if shown.is_ok() {
            shown = screen.line(line).and_then(|()| screen.flush());
        }
    });
    ran.map_err(|error| Failure::Output(std::io::Error::other(error)))?;
    shown
}
