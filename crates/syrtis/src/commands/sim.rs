use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use arena::TableSpec;
use arena::statistics::{self, Statistics, Survey};
use indicatif::{ProgressBar, ProgressStyle};
use titles::Title;
use titles::sim::{Batch, Summary};

use super::arena::bots;
use super::statistics::report as report_statistics;
use crate::options::TableOptions;
use crate::page;
use crate::screen::{Failure, Screen, grouped, percent};

/// Play many games and summarize them
#[derive(clap::Args)]
#[command(
    after_help = "The same seed gives the same result on every machine and with any number of threads.\n\
    With --stats, --bots or --html it also shows the spread of scores and lengths, the advantage of each seat, the\n\
    sources of points, and the results with each card, corporation, character or event.\n\
    Example: syrtis sim redplanet --players 4 --games 50000 --seed 1 --json\n\
    Example: syrtis sim ares --players 3 --games 500 --bots greedy --html ares.html"
)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableOptions,
    /// The number of games to play
    #[arg(long, short, default_value_t = 10_000, value_name = "N")]
    games: u64,
    /// The seed of the run
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// One bot (LEVEL@BUDGET) for all seats, or one per seat; bots change seats with every game
    #[arg(long, short, value_name = "BOT,…")]
    bots: Option<String>,
    /// Show statistics of scores, lengths, seats and pieces
    #[arg(long)]
    stats: bool,
    /// Write the statistics with plots to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let title = screen.title(&args.game)?;
    let options = args.table.json(title, screen)?;
    let threads = args.threads.or(available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let batch = Batch { games: args.games, seed: args.seed, threads };
    if args.stats || args.bots.is_some() || args.html.is_some() {
        return survey(args, title, options, batch, screen);
    }
    let bar = progress_bar(args.games);
    let summary = title.simulate(&options, batch, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let summary = summary.map_err(|error| Failure::Input(screen.words.options_error(&error)))?;
    if args.json { screen.json(&summary) } else { report(&summary, screen) }
}

/// Plays games for statistics.
fn survey(
    args: &Args,
    title: &'static dyn Title,
    options: serde_json::Value,
    batch: Batch,
    screen: &mut Screen,
) -> Result<(), Failure> {
    title.check_options(&options).map_err(|error| Failure::Input(screen.words.options_error(&error)))?;
    let table = TableSpec::of(title, options).map_err(|error| Failure::Input(error.to_string()))?;
    let bots = bots(args.bots.as_deref().unwrap_or("random"), screen)?;
    if bots.len() != 1 && bots.len() != usize::from(table.seats) {
        return Err(screen.failure("syrtis-sim-bots", &[("seats", table.seats.into())]));
    }
    let survey = Survey { table, bots, batch };
    let bar = progress_bar(args.games);
    let statistics: Statistics = statistics::run(&survey, &|done| bar.set_position(done));
    bar.finish_and_clear();
    if let Some(file) = &args.html {
        page::statistics::page(&statistics, screen).save(file, screen)?;
    }
    if args.json { screen.json(&statistics) } else { report_statistics(&statistics, screen) }
}

/// A progress bar on standard error, shown only in a terminal.
pub fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

fn report(summary: &Summary, screen: &mut Screen) -> Result<(), Failure> {
    screen.say(
        "syrtis-sim-head",
        &[
            ("game", summary.game.into()),
            ("variant", summary.variant.into()),
            ("players", summary.players.into()),
            ("seed", summary.seed.to_string().into()),
        ],
    )?;
    screen.say(
        "syrtis-sim-games",
        &[
            ("games", grouped(summary.games).into()),
            ("finished", grouped(summary.finished).into()),
            ("decisions", grouped(summary.decisions).into()),
        ],
    )?;
    screen.say(
        "syrtis-sim-speed",
        &[
            ("seconds", format!("{:.2}", summary.seconds).into()),
            ("decisions", grouped(summary.decisions_per_second as u64).into()),
            ("games", grouped(summary.games_per_second as u64).into()),
            ("bytes", grouped(summary.state_bytes as u64).into()),
        ],
    )?;
    screen.say(
        "syrtis-sim-longest",
        &[("decisions", grouped(summary.longest_game).into()), ("rounds", summary.longest_rounds.into())],
    )?;
    screen.line("")?;
    let mut rows = vec![screen.headings(&["syrtis-sim-seat", "syrtis-sim-score", "syrtis-sim-wins"])];
    for (seat, (score, wins)) in summary.mean_scores.iter().zip(&summary.win_share).enumerate() {
        let seat = screen.words.name(table::Seat(seat as u8), &[]);
        rows.push(vec![seat, format!("{score:.2}"), percent(*wins)]);
    }
    if summary.nobody_won > 0.0 {
        let nobody = screen.words.text("syrtis-sim-nobody", &[]);
        rows.push(vec![nobody, String::new(), percent(summary.nobody_won)]);
    }
    screen.columns(&rows)?;
    screen.line("")?;
    let mut rows = vec![screen.headings(&["syrtis-sim-action", "syrtis-sim-share"])];
    for (kind, share) in &summary.actions {
        rows.push(vec![kind.clone(), percent(share.as_f64().unwrap_or_default())]);
    }
    screen.columns(&rows)
}
