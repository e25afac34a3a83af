use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use arena::analysis::{Analysis, Decision, Look, Swing, analyse, count};
use titles::Table;

use super::arena::read_bot;
use super::replay::read;
use super::sim::progress_bar;
use crate::page;
use crate::screen::{Failure, Screen, percent};

/// Analyse every decision of a record with a strong bot: chances, better choices, biggest swings
#[derive(clap::Args)]
#[command(
    after_help = "Chances are what the bot expects for the deciding seat, from what that seat could know: before is the chance\n\
    with the bot's choice, after the chance with what was played. The same record, simulations and seed give the same analysis.\n\
    Example: syrtis analyse game.txt --bot expert@2000 --html game.html"
)]
pub struct Args {
    /// The record, or `-` for standard input
    file: PathBuf,
    /// The bot that analyses each decision: a level that simulates, and its budget
    #[arg(long, short, value_name = "LEVEL@BUDGET", default_value = "expert@1000")]
    bot: String,
    /// The bot's seed
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// The number of threads [default: all cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Write a page with plots to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let bot = read_bot(&args.bot, screen)?;
    let record = read(&args.file, screen)?;
    let threads = args.threads.or(available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let bar = progress_bar(count(&*record));
    let look = Look { bot, seed: args.seed, threads };
    let analysis = analyse(&*record, look, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let analysis =
        analysis.map_err(|error| screen.failure("syrtis-analyse-unweighed", &[("bot", error.0.into())]))?;
    if let Some(file) = &args.html {
        page::analysis::page(&analysis, &*record, screen).save(file, screen)?;
    }
    if args.json { screen.json(&analysis) } else { write(&analysis, &*record, screen) }
}

fn write(analysis: &Analysis, record: &dyn Table, screen: &mut Screen) -> Result<(), Failure> {
    screen.say("syrtis-analyse-head", &head(analysis))?;
    screen.line("")?;
    screen.columns(&seat_rows(analysis, screen))?;
    if !analysis.swings.is_empty() {
        screen.line("")?;
        let title = screen.words.text("syrtis-analyse-swings", &[]);
        screen.line(&title)?;
    }
    for swing in &analysis.swings {
        let sentence = swing_sentence(analysis, *swing, record, screen);
        screen.paragraph("", &sentence)?;
    }
    Ok(())
}

/// The arguments of the heading.
pub fn head(analysis: &Analysis) -> [(&'static str, titles::words::TextArg); 6] {
    [
        ("game", analysis.game.as_str().into()),
        ("variant", analysis.variant.as_str().into()),
        ("actions", analysis.actions.into()),
        ("decisions", analysis.decisions.len().into()),
        ("bot", analysis.bot.as_str().into()),
        ("seed", analysis.seed.to_string().into()),
    ]
}

/// How each seat decided, as rows with headings.
pub fn seat_rows(analysis: &Analysis, screen: &Screen) -> Vec<Vec<String>> {
    let ids = ["syrtis-sim-seat", "syrtis-arena-decisions", "syrtis-analyse-agreed", "syrtis-analyse-loss"];
    let mut rows = vec![screen.headings(&ids)];
    for seat in &analysis.seats {
        rows.push(vec![
            screen.words.name(table::Seat(seat.seat), &analysis.names),
            seat.decisions.to_string(),
            percent(seat.agreed as f64 / seat.decisions.max(1) as f64),
            percent(seat.mean_loss),
        ]);
    }
    rows
}

/// An action as people read it.
pub fn said(action: u16, record: &dyn Table, screen: &Screen) -> String {
    let message = record.title().action_message(action);
    message.map_or_else(String::new, |message| screen.words.say(&message, record.names()))
}

/// A swing as a sentence.
pub fn swing_sentence(analysis: &Analysis, swing: Swing, record: &dyn Table, screen: &Screen) -> String {
    let decision: &Decision = &analysis.decisions[swing.decision];
    let before = decision.before.unwrap_or_default();
    let (from, to) =
        if swing.own { (before, before + swing.change) } else { (before - swing.change, before) };
    let words = [
        ("line", decision.line.into()),
        ("round", decision.round.into()),
        ("who", screen.words.name(table::Seat(decision.seat), &analysis.names).into()),
        ("from", percent(from).into()),
        ("to", percent(to).into()),
        ("action", said(decision.index, record, screen).into()),
        ("choice", said(decision.choice_index, record, screen).into()),
    ];
    screen.words.text(if swing.own { "syrtis-analyse-own" } else { "syrtis-analyse-meanwhile" }, &words)
}
