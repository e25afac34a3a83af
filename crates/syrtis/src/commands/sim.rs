use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use indicatif::{ProgressBar, ProgressStyle};
use titles::sim::{Plan, Summary};

use crate::options::TableOptions;
use crate::screen::{Failure, Screen, grouped};

/// Play many random games and sum them up
#[derive(clap::Args)]
#[command(
    after_help = "The same seed gives the same result on every machine and with any number of threads.\n\
    Example: syrtis sim redplanet --players 4 --games 50000 --seed 1 --json"
)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    table: TableOptions,
    /// How many games to play
    #[arg(long, short, default_value_t = 10_000, value_name = "N")]
    games: u64,
    /// The seed of the run
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// On how many threads [default: as many as the machine has]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object for machines
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let title = screen.title(&args.game)?;
    let options = args.table.json(title, screen)?;
    let threads = args.threads.or(available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let plan = Plan { games: args.games, seed: args.seed, threads };
    let bar = progress_bar(args.games);
    let summary = title.simulate(&options, plan, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let summary = summary.map_err(|error| Failure::Input(screen.words.options_error(&error)))?;
    if args.json { screen.json(&summary) } else { report(&summary, screen) }
}

/// On standard error, and only where a person watches.
fn progress_bar(games: u64) -> ProgressBar {
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
    let mut rows = vec![vec![
        screen.words.text("syrtis-sim-seat", &[]),
        screen.words.text("syrtis-sim-score", &[]),
        screen.words.text("syrtis-sim-wins", &[]),
    ]];
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
    let mut rows =
        vec![vec![screen.words.text("syrtis-sim-action", &[]), screen.words.text("syrtis-sim-share", &[])]];
    for (kind, share) in &summary.actions {
        rows.push(vec![kind.clone(), percent(share.as_f64().unwrap_or_default())]);
    }
    screen.columns(&rows)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
