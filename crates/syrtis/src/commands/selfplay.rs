use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use arena::TableSpec;
use arena::selfplay::{Plan, Recipe, run as play};
use titles::{Budget, Title};

use super::arena::spec_failure;
use super::nets::read_net;
use super::sim::progress_bar;
use crate::screen::{Failure, Screen, grouped};

/// Let bots play against themselves and save the games for training a network
#[derive(clap::Args)]
#[command(
    after_help = "Most decisions are made by a greedy bot with the newest network, or by hand without --net. Some are searched, sealed\n\
    plans first; now and then a seat strays from the best choice. A game depends on its seed, the networks and these\n\
    shares alone; run the same command again to go on after an interruption.\n\
    Example: syrtis selfplay ares:players=2|3 --out games --games 5000 --net first.bin --net second.bin"
)]
pub struct Args {
    /// The tables, all of one game; `players=2|3|4` makes several
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<String>,
    /// The folder for the games
    #[arg(long, short, value_name = "DIR")]
    out: PathBuf,
    /// The number of games at each table
    #[arg(long, short, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// The seed of the deals
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// A network that plays, oldest first; the last is the newest. Older ones take some seats in some games
    #[arg(long, value_name = "FILE")]
    net: Vec<PathBuf>,
    #[command(flatten)]
    shares: Shares,
}

/// How games are played for training.
#[derive(clap::Args)]
pub struct Shares {
    /// The share of sealed plans that are searched
    #[arg(long, default_value_t = Recipe::default().plans, value_name = "SHARE")]
    plans: f64,
    /// The share of other decisions that are searched
    #[arg(long, default_value_t = Recipe::default().moves, value_name = "SHARE")]
    moves: f64,
    /// The budget of a searched decision
    #[arg(long, default_value_t = Recipe::default().budget, value_name = "BUDGET")]
    search: Budget,
    /// The share of decisions that are kept
    #[arg(long, default_value_t = Recipe::default().keep, value_name = "SHARE")]
    keep: f64,
    /// The share of decisions in which a seat strays from the best choice
    #[arg(long, default_value_t = Recipe::default().stray, value_name = "SHARE")]
    stray: f64,
}

impl Shares {
    /// As a recipe.
    pub fn recipe(&self) -> Recipe {
        let Shares { plans, moves, search: budget, keep, stray } = *self;
        Recipe { plans, moves, budget, keep, stray }
    }
}

/// Reads tables.
pub fn tables(texts: &[String], screen: &Screen) -> Result<Vec<TableSpec>, Failure> {
    let mut tables = Vec::new();
    for text in texts {
        tables.extend(TableSpec::read(text).map_err(|error| spec_failure(&error, screen))?);
    }
    Ok(tables)
}

/// The one game of these tables.
pub fn one_game(tables: &[TableSpec], screen: &Screen) -> Result<&'static dyn Title, Failure> {
    let title = tables[0].title;
    let one = tables.iter().all(|table| table.title.name() == title.name());
    if one { Ok(title) } else { Err(screen.failure("syrtis-selfplay-one-game", &[])) }
}

/// As many threads as asked for, or as the machine has cores.
pub fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or(available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let tables = tables(&args.tables, screen)?;
    let title = one_game(&tables, screen)?;
    let nets = args.net.iter().map(|file| read_net(title, file, screen)).collect::<Result<_, _>>()?;
    let bar = progress_bar(args.games * tables.len() as u64);
    let recipe = args.shares.recipe();
    let plan = Plan { tables, games: args.games, seed: args.seed, nets, recipe };
    let played = play(&plan, &args.out, threads(args.threads), None, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let played = played.map_err(|error| Failure::Output(std::io::Error::other(error)))?;
    screen.say(
        "syrtis-selfplay-done",
        &[
            ("games", grouped(played.games).into()),
            ("positions", grouped(played.positions).into()),
            ("folder", args.out.display().to_string().into()),
        ],
    )
}
