use std::fmt;
use std::path::Path;

use crate::{Action, Game, History, Log, Options, OptionsError, Record, Rng};

/// Set to `1`, this environment variable writes golden files instead of comparing with them.
pub const BLESS: &str = "SYRTIS_BLESS";

/// The first difference between a golden file and what is now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The file.
    pub file: String,
    /// The line, counted from 1; 0 if the file as a whole is meant.
    pub line: usize,
    /// What is different.
    pub words: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}: {}\n  (if this is meant, {BLESS}=1 writes it again)",
            self.file, self.line, self.words
        )
    }
}

impl std::error::Error for Difference {}

/// Compares `now` with the golden file at `path`, or writes it when [`BLESS`] says so.
pub fn golden_text(path: &Path, now: &str) -> Result<(), Difference> {
    let differs = |line, words: String| Difference { file: path.display().to_string(), line, words };
    if std::env::var_os(BLESS).is_some_and(|value| value == "1") {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        return folder
            .and_then(|()| std::fs::write(path, now))
            .map_err(|error| differs(0, format!("cannot be written: {error}")));
    }
    let golden =
        std::fs::read_to_string(path).map_err(|error| differs(0, format!("cannot be read: {error}")))?;
    match first_difference(&golden, now) {
        None => Ok(()),
        Some((line, was, is)) => Err(differs(line, format!("was `{was}`, is `{is}`"))),
    }
}

/// The first line in which two texts differ: its number, and what stands there in each.
fn first_difference<'a>(golden: &'a str, now: &'a str) -> Option<(usize, &'a str, &'a str)> {
    const END: &str = "(end of the file)";
    let (mut was, mut is) = (golden.lines(), now.lines());
    for line in 1.. {
        match (was.next(), is.next()) {
            (None, None) => return None,
            (was, is) if was != is => return Some((line, was.unwrap_or(END), is.unwrap_or(END))),
            _ => {}
        }
    }
    None
}

/// The record of a game in which every seat answers at random and in turn.
pub fn random_record<G: Game>(options: &G::Options, seed: u64) -> Result<Record<G>, OptionsError> {
    let mut history = History::<G>::new(options, seed)?;
    let mut rng = Rng::seeded(seed);
    let mut legal = Vec::new();
    let mut log = Log::off();
    while let Some(seat) = history.game().turn() {
        history.game().legal(seat, &mut legal);
        let Some(action) = rng.pick(&legal).copied() else { break };
        if history.lines().len() >= G::LONGEST || history.play(seat, action, &mut log).is_err() {
            break;
        }
    }
    Ok(Record::of(&history))
}

/// Compares one record a case of the options with the files in `folder` (a game's `tests/golden/`): each must
/// still replay, hash by hash, and random play must still write it.
pub fn golden_records<G: Game>(folder: &Path) -> Result<(), Difference> {
    for (nth, options) in G::Options::cases().iter().enumerate() {
        let name = format!("{nth:02}-{}-{}.record", options.variant(), options.seats());
        let path = folder.join(&name);
        let differs = |line, words: String| Difference { file: path.display().to_string(), line, words };
        let record =
            random_record::<G>(options, nth as u64 + 1).map_err(|error| differs(0, error.to_string()))?;
        replays::<G>(&path).map_err(|(line, words)| differs(line, words))?;
        golden_text(&path, &record.to_string())?;
    }
    Ok(())
}

/// A golden record that is there replays; one that is about to be rewritten need not.
fn replays<G: Game>(path: &Path) -> Result<(), (usize, String)> {
    if std::env::var_os(BLESS).is_some() {
        return Ok(());
    }
    let Ok(text) = std::fs::read(path) else { return Ok(()) };
    let replayed = Record::<G>::read(text.as_slice()).and_then(|record| record.replay());
    replayed.map(drop).map_err(|error| (error.line, error.problem.to_string()))
}

/// The kinds of action and their first indices as a table: they never change once data exist.
pub fn kinds_table<G: Game>() -> String {
    let mut table = format!("# {}: first index, room and name of each kind of action\n", G::NAME);
    for kind in G::Action::kinds() {
        table += &format!("{:5} {:5} {}\n", kind.first, kind.room, kind.name);
    }
    table + &format!("{:5}       (count)\n", G::Action::COUNT)
}

/// Compares [`kinds_table`] with the golden file at `path`.
pub fn golden_kinds<G: Game>(path: &Path) -> Result<(), Difference> {
    golden_text(path, &kinds_table::<G>())
}
