use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread::available_parallelism;

use arena::TableSpec;
use arena::puzzles::{Found, Hunt, Puzzles, select};

use super::arena::spec_failure;
use super::sim::progress_bar;
use crate::screen::{Failure, Screen};

/// Find puzzles: positions from bot games in which one choice is clearly best
#[derive(clap::Args)]
#[command(
    after_help = "The same tables, games, seed, budget and margin give the same puzzles on every machine. With `--out FILE`, what was\n\
    found is kept in FILE.part after every game: run the same command again to go on after an interruption.\n\
    Example: syrtis puzzles redplanet --games 60 --out docs/puzzles/redplanet.json"
)]
pub struct Args {
    /// The game, or tables of it such as `ares:players=2|3` [default: one table of every kind]
    #[arg(required = true)]
    tables: Vec<String>,
    /// The number of games to play
    #[arg(long, short, default_value_t = 60, value_name = "N")]
    games: u64,
    /// The seed
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The simulations of the search that finds a puzzle; it is checked with twice as many
    #[arg(long, short, default_value = "600", value_name = "N")]
    budget: NonZeroU32,
    /// How far the answer must be ahead of all others, as a chance
    #[arg(long, short, default_value_t = 0.06, value_name = "CHANCE")]
    margin: f32,
    /// The number of puzzles to keep
    #[arg(long, short, default_value_t = 72, value_name = "N")]
    wanted: usize,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Write the puzzles to this file instead of the screen
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let tables = tables(args, screen)?;
    let title = tables[0].title;
    let threads = args.threads.or(available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let hunt = Hunt {
        tables,
        games: args.games,
        seed: args.seed,
        budget: args.budget,
        margin: args.margin,
        threads,
    };
    let part = args.out.as_ref().map(|out| {
        let mut name = out.clone().into_os_string();
        name.push(".part");
        PathBuf::from(name)
    });
    let known: Vec<Found> =
        part.as_ref().and_then(|part| File::open(part).ok()).map_or_else(Vec::new, |file| {
            let lines = BufReader::new(file).lines().map_while(Result::ok);
            lines.filter_map(|line| serde_json::from_str(&line).ok()).collect()
        });
    let kept = match &part {
        Some(part) => Some(Mutex::new(OpenOptions::new().create(true).append(true).open(part)?)),
        None => None,
    };
    let bar = progress_bar(args.games);
    let before = known.len() as u64;
    let keep = |found: &Found| {
        if let (Some(file), Ok(line)) = (&kept, serde_json::to_string(found)) {
            let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            // Without it the game is played again after an interruption.
            let _ = writeln!(file, "{line}");
        }
    };
    let found = hunt.run(known, &keep, &|done| bar.set_position(before + done));
    bar.finish_and_clear();
    let puzzles = select(&hunt, title, &found, args.wanted);
    match &args.out {
        None => puzzles.write(&mut std::io::stdout().lock())?,
        Some(out) => {
            puzzles.write(&mut File::create(out)?)?;
            screen.say("syrtis-puzzles-done", &words(args, &puzzles))?;
        }
    }
    Ok(())
}

fn words(args: &Args, puzzles: &Puzzles) -> [(&'static str, titles::words::TextArg); 7] {
    let tries = 5.0 * puzzles.puzzles.len().max(1) as f64;
    let solved = |level: usize| {
        let solved: u64 = puzzles.puzzles.iter().map(|puzzle| u64::from(puzzle.solved[level])).sum();
        crate::screen::percent(solved as f64 / tries).into()
    };
    [
        ("games", args.games.into()),
        ("searched", puzzles.searched[0].into()),
        ("found", puzzles.searched[1].into()),
        ("kept", puzzles.puzzles.len().into()),
        ("greedy", solved(0)),
        ("planner", solved(1)),
        ("expert", solved(2)),
    ]
}

/// The tables that were named; for a game alone, one of every kind.
fn tables(args: &Args, screen: &Screen) -> Result<Vec<TableSpec>, Failure> {
    let wrong = |error: arena::TableSpecError| spec_failure(&error, screen);
    let mut tables = Vec::new();
    for text in &args.tables {
        if text.contains(':') {
            tables.extend(TableSpec::read(text).map_err(wrong)?);
            continue;
        }
        let title = screen.title(text)?;
        for options in title.cases() {
            tables.push(TableSpec::of(title, options).map_err(wrong)?);
        }
    }
    let first = tables[0].title.name();
    if tables.iter().any(|table| table.title.name() != first) {
        return Err(screen.failure("syrtis-puzzles-one-game", &[]));
    }
    Ok(tables)
}
