use std::fs::File;
use std::io::{BufRead, BufReader, stdin};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use table::{Seat, Viewer};
use titles::{ReadError, Table};

use super::{board, result};
use crate::screen::{Failure, Screen};

/// Verify a record and show how the game ended
#[derive(clap::Args)]
#[command(after_help = "Every action and every hash of the record is verified.\n\
    Example: syrtis replay game.txt --to 40 --as 2")]
pub struct Args {
    /// The record, or `-` for standard input
    file: PathBuf,
    /// Show the table as it was after this many actions
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Who is looking: a seat number, `spectator`, or `open` (everything, after the end)
    #[arg(long = "as", value_name = "WHO", default_value = "spectator")]
    viewer: String,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let table = read(&args.file, screen)?;
    let viewer = viewer(&args.viewer, table.seats(), screen)?;
    let shown = match args.to {
        None => None,
        Some(lines) => Some(table.branch(lines).ok_or_else(|| {
            screen.failure("syrtis-replay-too-far", &[("to", lines.into()), ("lines", table.lines().into())])
        })?),
    };
    if args.json {
        return screen.json(&as_json(&*table, shown.as_deref(), viewer));
    }
    let head = [
        ("game", table.title().name().into()),
        ("variant", table.variant().into()),
        ("players", table.seats().into()),
        ("lines", table.lines().into()),
        ("hash", table.hash().to_string().into()),
    ];
    screen.say("syrtis-replay-head", &head)?;
    if let Some(shown) = shown {
        return show(&*shown, viewer, screen);
    }
    match table.outcome() {
        Some(outcome) => result::write(&outcome, &*table, screen),
        None => screen.say("syrtis-replay-unfinished", &[("round", table.round().into())]),
    }
}

/// Reads, replays and verifies a record of any game.
pub fn read(file: &Path, screen: &Screen) -> Result<Box<dyn Table>, Failure> {
    let unreadable = |error: std::io::Error| {
        let words = [("file", file.display().to_string().into()), ("why", error.to_string().into())];
        screen.failure("syrtis-file-unreadable", &words)
    };
    let text: Box<dyn BufRead> = if file == Path::new("-") {
        Box::new(stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(file).map_err(unreadable)?))
    };
    titles::read_record(text).map_err(|error| match error {
        ReadError::Record(error) => Failure::Input(screen.words.record_error(&error)),
        ReadError::UnknownGame(name) => screen.unknown_game(&name),
        ReadError::Io(error) => unreadable(error),
    })
}

fn viewer(word: &str, seats: u8, screen: &Screen) -> Result<Viewer, Failure> {
    match word {
        "spectator" => Ok(Viewer::Spectator),
        "open" => Ok(Viewer::Open),
        _ => match word.parse() {
            Ok(seat) if seat < seats => Ok(Viewer::Seat(Seat(seat))),
            _ => Err(screen.failure("syrtis-replay-viewer", &[("last", (seats - 1).into())])),
        },
    }
}

/// Writes the table as `viewer` sees it, and the open questions.
fn show(table: &dyn Table, viewer: Viewer, screen: &mut Screen) -> Result<(), Failure> {
    screen.say("syrtis-replay-at", &[("lines", table.lines().into()), ("round", table.round().into())])?;
    screen.line("")?;
    board::write(table, viewer, screen)?;
    screen.line("")?;
    for seat in table.to_act().iter() {
        if let Some(question) = table.question(seat) {
            let who = screen.words.name(seat, table.names());
            let question = screen.words.say(&question, table.names());
            screen.say("syrtis-asked", &[("who", who.into()), ("question", question.into())])?;
        }
    }
    match table.outcome() {
        Some(outcome) => result::write(&outcome, table, screen),
        None => Ok(()),
    }
}

fn as_json(table: &dyn Table, shown: Option<&dyn Table>, viewer: Viewer) -> Value {
    json!({
        "game": table.title().name(),
        "version": table.title().version(),
        "variant": table.variant(),
        "options": table.options(),
        "players": table.seats(),
        "names": table.names(),
        "actions": table.lines(),
        "finished": table.outcome().is_some(),
        "hash": table.hash().to_string(),
        "outcome": table.outcome(),
        "at": shown.map(|table| json!({
            "actions": table.lines(),
            "round": table.round(),
            "to_act": table.to_act().iter().map(|seat| seat.0).collect::<Vec<_>>(),
            "hash": table.hash().to_string(),
            "view": parsed(&table.view(viewer)),
        })),
    })
}

fn parsed(view: &str) -> Value {
    serde_json::from_str(view).expect("a view is JSON")
}
