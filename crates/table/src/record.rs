use std::fmt;
use std::io::{BufRead, Read};

use crate::shorten::shorten;
use crate::{Action, Game, History, Log, Options, OptionsError, Refusal, Seat, Seed, StateHash, hash};

/// The version of the record format.
pub const RECORD_FORMAT: u32 = 1;

/// The number of lines after which the hash of the state is written down.
const HASH_EVERY: usize = 100;
/// No line of a record is longer than this.
const LONGEST_LINE: u64 = 4096;
/// No name is written with more characters than this.
const LONGEST_NAME: usize = 100;
/// No record has more lines than this.
const MOST_LINES: usize = 1_000_000;

const SEED: &str = "seed <number or 64 hexadecimal digits>";

/// A game as text: a header, then one `seat action` a line.
///
/// ```text
/// syrtis record 1
/// game redplanet 1
/// options {"players":3}
/// seed 42
/// name 0 Ada
///
/// 0 keep 1
/// 1 keep 0
/// …
/// = 100 0123456789abcdef
/// …
/// end 233 fedcba9876543210
/// ```
///
/// A line that begins with `=` gives the hash of the state after that number of actions, every hundred of them;
/// `end` the last. Lines that begin with `#` are comments.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The version of the rules it was played with.
    pub version: u16,
    /// The options of the table.
    pub options: G::Options,
    /// The seed.
    pub seed: Seed,
    /// The names of the players, where they have one.
    pub names: Vec<(Seat, String)>,
    /// What was done.
    pub actions: Vec<(Seat, G::Action)>,
    /// The hashes that were written down: after how many actions, and the hash.
    pub hashes: Vec<(usize, StateHash)>,
    /// On which line of the text each action stood; empty for a record not read from text.
    lines: Vec<usize>,
    /// On which line each hash stood.
    hash_lines: Vec<usize>,
    /// Whether the text has come to its `end`.
    ended: bool,
}

/// What is wrong with a record, and on which line.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1; 0 if the record as a whole is meant.
    pub line: usize,
    /// What is wrong.
    pub problem: RecordProblem,
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordProblem {
    /// The text is empty.
    #[error("the record is empty")]
    Empty,
    /// A line is not the one that belongs here.
    #[error("`{expected}` is expected here")]
    Header {
        /// What belongs here.
        expected: &'static str,
    },
    /// A record of another game.
    #[error("this is a record of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game it was read as.
        wanted: &'static str,
    },
    /// A record of another version of the rules.
    #[error("this record needs version {found} of the rules; this is version {ours}")]
    OtherVersion {
        /// The version of the record.
        found: u16,
        /// The version of the rules here.
        ours: u16,
    },
    /// The options make no table.
    #[error("{0}")]
    Options(#[from] OptionsError),
    /// A line that is neither an action nor anything else.
    #[error("`seat action` is expected, such as `0 {example}`")]
    Line {
        /// An action of this game.
        example: String,
    },
    /// A text that is no action.
    #[error("{0}")]
    Action(#[from] crate::ActionError),
    /// A seat that is not at the table.
    #[error("seat {seat} is not at this table of {seats}")]
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// An action that the rules forbid.
    #[error("{}: seat {seat} may not `{action}` now ({})", .refusal.rule, .refusal.reason)]
    Refused {
        /// Who wanted it.
        seat: Seat,
        /// What they wanted.
        action: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The state is not the one that was written down.
    #[error("after {actions} actions the state is {found}, the record says {written}")]
    Differs {
        /// After how many actions.
        actions: usize,
        /// What the state is.
        found: StateHash,
        /// What was written down.
        written: StateHash,
    },
    /// A line that is too long, or too many of them.
    #[error("the line or the record is too long (at most {LONGEST_LINE} bytes a line, {MOST_LINES} lines)")]
    TooLong,
    /// The bytes could not be read as text.
    #[error("{0}")]
    Read(#[from] std::io::Error),
}

impl RecordProblem {
    fn on(self, line: usize) -> RecordError {
        RecordError { line, problem: self }
    }
}

impl<G: Game> Record<G> {
    /// The record of a game so far.
    pub fn of(history: &History<G>) -> Record<G> {
        let mut game = history.at(0);
        let mut log = Log::off();
        let mut hashes = Vec::new();
        for (at, line) in history.lines().iter().enumerate() {
            game.apply(line.seat, line.action, &mut log);
            if (at + 1) % HASH_EVERY == 0 {
                hashes.push((at + 1, hash(&game)));
            }
        }
        let count = history.lines().len();
        if hashes.last().is_none_or(|(at, _)| *at != count) {
            hashes.push((count, hash(&game)));
        }
        Record {
            version: G::VERSION,
            options: game.options().clone(),
            seed: history.seed(),
            names: Vec::new(),
            actions: history.lines().iter().map(|line| (line.seat, line.action)).collect(),
            hashes,
            lines: Vec::new(),
            hash_lines: Vec::new(),
            ended: false,
        }
    }

    /// Reads a record from text.
    pub fn read(text: impl BufRead) -> Result<Record<G>, RecordError> {
        let mut lines = Lines { text, number: 0, buffer: Vec::new() };
        let (name, version) = lines.game()?;
        if name != G::NAME {
            return Err(RecordProblem::OtherGame { found: shorten(&name), wanted: G::NAME }.on(lines.number));
        }
        if version != G::VERSION {
            return Err(RecordProblem::OtherVersion { found: version, ours: G::VERSION }.on(lines.number));
        }
        let options = {
            let line = lines.header("options <JSON object>", "options ")?;
            let json = serde_json::from_str(line);
            let number = lines.number;
            let json =
                json.map_err(|_| RecordProblem::Header { expected: "options <JSON object>" }.on(number))?;
            OptionsError::read::<G::Options>(&json).map_err(|error| RecordProblem::from(error).on(number))?
        };
        let seed = lines.header(SEED, "seed ")?.parse();
        let seed = seed.map_err(|_| RecordProblem::Header { expected: SEED }.on(lines.number))?;
        let mut record = Record {
            version,
            options,
            seed,
            names: Vec::new(),
            actions: Vec::new(),
            hashes: Vec::new(),
            lines: Vec::new(),
            hash_lines: Vec::new(),
            ended: false,
        };
        while let Some(line) = lines.next()? {
            let line = line.to_string();
            record.read_line(&line, lines.number).map_err(|problem| problem.on(lines.number))?;
        }
        Ok(record)
    }

    fn read_line(&mut self, line: &str, number: usize) -> Result<(), RecordProblem> {
        let unreadable = || RecordProblem::Line {
            example: G::Action::from_index(G::Action::kinds()[0].first)
                .map_or(String::new(), |a| a.to_string()),
        };
        let (word, rest) = line.split_once(' ').ok_or_else(unreadable)?;
        match word {
            "name" => {
                let (seat, name) = rest.split_once(' ').ok_or_else(unreadable)?;
                let seat = self.seat(seat).ok_or_else(unreadable)??;
                // The last name counts, so that hostile text can't pile them up.
                self.names.retain(|(named, _)| *named != seat);
                self.names.push((seat, name.to_string()));
            }
            "=" | "end" => {
                let (count, hash) = rest.split_once(' ').ok_or_else(unreadable)?;
                let written: usize = count.parse().map_err(|_| unreadable())?;
                let hash = hash.parse().map_err(|_| unreadable())?;
                if written != self.actions.len() {
                    // Lines were lost or added.
                    return Err(RecordProblem::Header { expected: "<number of actions so far> <hash>" });
                }
                self.hashes.push((written, hash));
                self.hash_lines.push(number);
                self.ended |= word == "end";
            }
            _ if self.ended => return Err(RecordProblem::Header { expected: "nothing after the end" }),
            _ => {
                let seat = self.seat(word).ok_or_else(unreadable)??;
                self.actions.push((seat, rest.parse::<G::Action>()?));
                self.lines.push(number);
            }
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Option<Result<Seat, RecordProblem>> {
        let seat: u8 = text.parse().ok()?;
        let seats = self.options.seats();
        Some(if seat < seats { Ok(Seat(seat)) } else { Err(RecordProblem::NoSuchSeat { seat, seats }) })
    }

    /// Plays the record and proves every hash in it.
    pub fn replay(&self) -> Result<History<G>, RecordError> {
        self.replay_to(self.actions.len())
    }

    /// Plays the first `count` actions of the record and proves the hashes that stand there.
    pub fn replay_to(&self, count: usize) -> Result<History<G>, RecordError> {
        let mut history =
            History::new(&self.options, self.seed).map_err(|error| RecordProblem::from(error).on(0))?;
        let mut log = Log::off();
        let mut hashes = self.hashes.iter().enumerate().peekable();
        for at in 0..=count.min(self.actions.len()) {
            while let Some((nth, (_, written))) = hashes.next_if(|(_, (after, _))| *after <= at) {
                let found = hash(history.game());
                if found != *written {
                    let problem = RecordProblem::Differs { actions: at, found, written: *written };
                    return Err(problem.on(self.hash_lines.get(nth).copied().unwrap_or(0)));
                }
            }
            if at == count.min(self.actions.len()) {
                break;
            }
            let (seat, action) = self.actions[at];
            if let Err(refusal) = history.play(seat, action, &mut log) {
                let problem = RecordProblem::Refused { seat, action: action.to_string(), refusal };
                return Err(problem.on(self.lines.get(at).copied().unwrap_or(0)));
            }
        }
        Ok(history)
    }
}

/// Two records are equal if they say the same, on whichever lines.
impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Record<G>) -> bool {
        let said = |record: &Record<G>| (record.version, record.seed);
        said(self) == said(other)
            && self.options == other.options
            && self.names == other.names
            && self.actions == other.actions
            && self.hashes == other.hashes
    }
}

/// The name of the game that a record is of, for a reader of any game. It reads no further than the second line, and
/// no more than a record's lines may hold.
///
/// ```
/// let text = "syrtis record 1\ngame redplanet 1\n…";
/// assert_eq!(table::game_of(text.as_bytes()).unwrap(), "redplanet");
/// assert_eq!(table::game_of(&b""[..]).unwrap_err().to_string(), "line 1: the record is empty");
/// ```
pub fn game_of(text: impl BufRead) -> Result<String, RecordError> {
    let mut lines = Lines { text, number: 0, buffer: Vec::new() };
    lines.game().map(|(name, _)| name)
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "syrtis record {RECORD_FORMAT}")?;
        writeln!(f, "game {} {}", G::NAME, self.version)?;
        writeln!(f, "options {}", serde_json::to_string(&self.options).map_err(|_| fmt::Error)?)?;
        writeln!(f, "seed {}", self.seed)?;
        for (seat, name) in &self.names {
            let name = fit(name);
            if !name.is_empty() {
                writeln!(f, "name {seat} {name}")?;
            }
        }
        writeln!(f)?;
        let mut hashes = self.hashes.iter().peekable();
        for (at, (seat, action)) in self.actions.iter().enumerate() {
            writeln!(f, "{seat} {action}")?;
            while let Some((after, hash)) = hashes.next_if(|(after, _)| *after <= at + 1) {
                let word = if *after == self.actions.len() { "end" } else { "=" };
                writeln!(f, "{word} {after} {hash}")?;
            }
        }
        for (after, hash) in hashes {
            writeln!(f, "end {after} {hash}")?;
        }
        Ok(())
    }
}

/// A name as it can stand on a line: without line ends and the like, not too long.
fn fit(name: &str) -> String {
    let kept: String =
        name.chars().take(LONGEST_NAME).map(|c| if c.is_control() { ' ' } else { c }).collect();
    kept.trim().to_string()
}

/// The lines of a text that may be hostile: bounded in length and number, comments and blanks passed over.
struct Lines<R> {
    text: R,
    number: usize,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<&str>, RecordError> {
        loop {
            self.number += 1;
            let number = self.number;
            self.buffer.clear();
            let read = self.text.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut self.buffer);
            let read = read.map_err(|error| RecordProblem::from(error).on(number))?;
            if read == 0 {
                return Ok(None);
            }
            if read as u64 > LONGEST_LINE || number > MOST_LINES {
                return Err(RecordProblem::TooLong.on(number));
            }
            let kept = self.buffer.trim_ascii_end().len();
            if kept > 0 && self.buffer[0] != b'#' {
                self.buffer.truncate(kept);
                break;
            }
        }
        let number = self.number;
        std::str::from_utf8(&self.buffer).map(Some).map_err(|error| {
            RecordProblem::Read(std::io::Error::new(std::io::ErrorKind::InvalidData, error)).on(number)
        })
    }

    /// The first two lines: that it is a record, and of which game and version.
    fn game(&mut self) -> Result<(String, u16), RecordError> {
        const GAME: &str = "game <name> <version>";
        let Some(first) = self.next()? else { return Err(RecordProblem::Empty.on(1)) };
        if first != format!("syrtis record {RECORD_FORMAT}") {
            return Err(RecordProblem::Header { expected: "syrtis record 1" }.on(self.number));
        }
        let line = self.header(GAME, "game ")?;
        let version =
            line.split_once(' ').and_then(|(name, version)| Some((name.into(), version.parse().ok()?)));
        version.ok_or_else(|| RecordProblem::Header { expected: GAME }.on(self.number))
    }

    fn header(&mut self, expected: &'static str, prefix: &str) -> Result<&str, RecordError> {
        let found = self.next()?.is_some();
        let missing = RecordProblem::Header { expected }.on(self.number);
        // A second look at the same line: the first one only borrowed it to see whether it is there.
        let line = if found { std::str::from_utf8(&self.buffer).ok() } else { None };
        line.and_then(|line| line.strip_prefix(prefix)).ok_or(missing)
    }
}
