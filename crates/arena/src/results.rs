use std::collections::{BTreeMap, HashSet};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{BoutResult, Tournament};

/// The version of the results format.
const FORMAT: u32 = 1;

/// The games of a tournament in a file, one JSON object per line. The file only grows, so a run that was stopped resumes
/// where it was.
///
/// The first line has the seed and the versions of the games' rules. Every other line is a finished game with its table,
/// deal and bots, so a file can also be continued with more games, bots or tables.
#[derive(Debug)]
pub struct Results {
    file: Option<File>,
    seen: HashSet<(String, u64, Vec<String>)>,
    played: Vec<BoutResult>,
}

/// The first line of a file, about all its games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Head {
    #[serde(rename = "syrtis arena")]
    format: u32,
    seed: u64,
    versions: BTreeMap<String, u16>,
}

/// Why results can't be read or saved.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The file can't be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// The first line is not the head of a results file.
    #[error("it is not a results file: line 1 should be {{\"syrtis arena\":1,…}}")]
    NoHead,
    /// The file has another format.
    #[error("it has format {0}, this is format 1")]
    Format(u32),
    /// The file was made with another seed.
    #[error("its seed is {theirs}, this run's is {ours}; use another file or --seed {theirs}")]
    Seed {
        /// The seed in the file.
        theirs: u64,
        /// The seed asked for.
        ours: u64,
    },
    /// The file was made with another version of the rules.
    #[error(
        "its games of {game} were played with version {theirs} of the rules, but this is version {ours}; use another file"
    )]
    Version {
        /// The title.
        game: String,
        /// The version in the file.
        theirs: u16,
        /// The version here.
        ours: u16,
    },
    /// A line is not a game.
    #[error("line {line} is not a game: {why}")]
    Line {
        /// The number of the line.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}

impl Results {
    /// Results that are not saved.
    pub fn in_memory() -> Results {
        Results { file: None, seen: HashSet::new(), played: Vec::new() }
    }

    /// Opens or creates a results file; new results are appended to it. A last line that was cut off when the run was
    /// stopped is removed. Anything else that is wrong is an error and changes nothing.
    pub fn open(path: &Path, tournament: &Tournament) -> Result<Results, ResultsError> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let mut results = Results::in_memory();
        let whole = results.read(&file, &Head::of(tournament))?;
        if whole < file.metadata()?.len() {
            file.set_len(whole)?;
        }
        file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            write_line(&mut file, &Head::of(tournament))?;
        }
        results.file = Some(file);
        Ok(results)
    }

    /// Reads all complete lines and returns their length in bytes.
    fn read(&mut self, file: &File, ours: &Head) -> Result<u64, ResultsError> {
        let mut text = BufReader::new(file);
        let (mut whole, mut line) = (0, Vec::new());
        for number in 1.. {
            line.clear();
            let read = text.read_until(b'\n', &mut line)?;
            if line.last() != Some(&b'\n') {
                break;
            }
            if number == 1 {
                read_head(&line)?.must_suit(ours)?;
            } else {
                let wrong = |why: String| ResultsError::Line { line: number, why };
                let played: BoutResult =
                    serde_json::from_slice(&line).map_err(|error| wrong(error.to_string()))?;
                played.check().map_err(|why| wrong(why.into()))?;
                self.add(played);
            }
            whole += read as u64;
        }
        // A file without a complete line is ours only if it starts like a head.
        if whole == 0 && !line.is_empty() && !b"{\"syrtis arena\"".starts_with(&line[..line.len().min(15)]) {
            return Err(ResultsError::NoHead);
        }
        Ok(whole)
    }

    /// Whether this game has been played.
    pub fn has(&self, key: &(String, u64, Vec<String>)) -> bool {
        self.seen.contains(key)
    }

    /// Adds a game; it is written to disk before it counts.
    pub fn keep(&mut self, played: BoutResult) -> Result<(), ResultsError> {
        if let Some(file) = &mut self.file {
            write_line(file, &played)?;
        }
        self.add(played);
        Ok(())
    }

    /// All games, in the order they ended.
    pub fn played(&self) -> &[BoutResult] {
        &self.played
    }

    fn add(&mut self, played: BoutResult) {
        // The same game has the same result every time; it counts once.
        if self.seen.insert(played.key()) {
            self.played.push(played);
        }
    }
}

impl Head {
    fn of(tournament: &Tournament) -> Head {
        let version = |table: &crate::TableSpec| (table.title.name().to_string(), table.title.version());
        Head {
            format: FORMAT,
            seed: tournament.seed,
            versions: tournament.tables.iter().map(version).collect(),
        }
    }

    fn must_suit(&self, ours: &Head) -> Result<(), ResultsError> {
        if self.format != ours.format {
            return Err(ResultsError::Format(self.format));
        }
        if self.seed != ours.seed {
            return Err(ResultsError::Seed { theirs: self.seed, ours: ours.seed });
        }
        for (game, theirs) in &self.versions {
            let version = titles::find(game).map(titles::Title::version);
            if let Some(&ours) = ours.versions.get(game).or(version.as_ref()).filter(|ours| *ours != theirs) {
                return Err(ResultsError::Version { game: game.clone(), theirs: *theirs, ours });
            }
        }
        Ok(())
    }
}

impl BoutResult {
    /// Checks that all lists have one entry per seat.
    fn check(&self) -> Result<(), &'static str> {
        let seats = self.bots.len();
        let thought = [self.decisions.len(), self.micros.len(), self.simulations.len()];
        let lengths = [&thought[..], &[self.scores.len(), self.places.len()]].concat();
        if seats == 0 || seats > table::MAX_SEATS || lengths.iter().any(|&length| length != seats) {
            return Err("its lists must have one entry per seat");
        }
        if self.winners.iter().any(|&winner| usize::from(winner) >= seats) {
            return Err("a winner does not sit at the table");
        }
        Ok(())
    }
}

fn read_head(line: &[u8]) -> Result<Head, ResultsError> {
    let json: serde_json::Value = serde_json::from_slice(line).map_err(|_| ResultsError::NoHead)?;
    match json.get("syrtis arena").and_then(serde_json::Value::as_u64) {
        None => Err(ResultsError::NoHead),
        Some(format) if format != u64::from(FORMAT) => Err(ResultsError::Format(format as u32)),
        Some(_) => serde_json::from_value(json).map_err(|_| ResultsError::NoHead),
    }
}

/// Writes a line in one go, so that a stopped run can cut off the last line only.
fn write_line(file: &mut File, value: &impl Serialize) -> Result<(), ResultsError> {
    let mut line = serde_json::to_vec(value).map_err(io::Error::from)?;
    line.push(b'\n');
    Ok(file.write_all(&line)?)
}
