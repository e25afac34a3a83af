use std::fs;
use std::io::{self, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// The first line of a file.
const MAGIC: &[u8] = b"syrtis shard 1\n";
/// The bytes of the checksum at the end.
const CHECKSUM: usize = 8;

/// Games in a file: a line that says what it is, a line of JSON about all its games, the games, and a checksum.
#[derive(Clone, PartialEq, Debug)]
pub struct Shard {
    /// What all its games have in common.
    pub head: Head,
    /// The games.
    pub games: Vec<Game>,
}

/// What all games of a shard have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The hash of the layout of its inputs, in hexadecimal digits.
    pub layout: String,
    /// The number of inputs.
    pub inputs: usize,
    /// The number of actions.
    pub actions: usize,
    /// The table.
    pub table: String,
    /// The seed of the run.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// How they were played: everything that decides what is in them.
    pub how: String,
}

/// A game that was played, as far as one can learn from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Whether all seats win or lose together.
    pub together: bool,
    /// Whether nobody wins or loses: only the score counts.
    pub recorded: bool,
    /// The seats that won, as bits.
    pub winners: u8,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The last round.
    pub rounds: u16,
    /// Some of its moments.
    pub positions: Vec<Position>,
}

/// A moment of a game as one seat sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The seat that looks at it.
    pub seat: u8,
    /// The round.
    pub round: u16,
    /// The logarithm of the seat's odds by the evaluation made by hand, in units of 1/1024.
    pub base: i16,
    /// The inputs that are on.
    pub inputs: Vec<u16>,
    /// What the seat can do, if it was asked.
    pub choices: Vec<Choice>,
}

/// Something a seat can do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The index of the action.
    pub action: u16,
    /// How much a player is inclined to it by hand, in units of 1/256.
    pub inclination: i16,
    /// How good it turned out to be: its share among all, in units of 1/255.
    pub share: u8,
}

/// Why a shard can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ShardError {
    /// The file can't be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It does not begin like a shard.
    #[error("it is not a shard of played games")]
    NotAShard,
    /// Its checksum does not fit.
    #[error("it is damaged or cut off: its checksum does not fit")]
    Checksum,
    /// Its head or its games can't be read.
    #[error("its {0} can't be read")]
    Broken(&'static str),
}

impl Shard {
    /// Writes the shard to a file: under another name first, so that a shard is always whole.
    pub fn write(&self, path: &Path) -> Result<(), ShardError> {
        let mut out = MAGIC.to_vec();
        serde_json::to_writer(&mut out, &self.head).map_err(|_| ShardError::Broken("head"))?;
        out.push(b'\n');
        let mut out = postcard::to_extend(&self.games, out).map_err(|_| ShardError::Broken("games"))?;
        out.extend(xxh3_64(&out).to_le_bytes());
        let part = path.with_extension("part");
        let mut file = fs::File::create(&part)?;
        file.write_all(&out)?;
        Ok(fs::rename(part, path)?)
    }

    /// Reads a shard. Total: any file gives a shard or the reason why it is none.
    pub fn read(path: &Path) -> Result<Shard, ShardError> {
        let file = fs::read(path)?;
        let rest = file.strip_prefix(MAGIC).ok_or(ShardError::NotAShard)?;
        let whole = file.len() - CHECKSUM.min(rest.len());
        if xxh3_64(&file[..whole]).to_le_bytes() != file[whole..] {
            return Err(ShardError::Checksum);
        }
        let rest = &rest[..rest.len() - CHECKSUM];
        let line = rest.iter().position(|byte| *byte == b'\n').ok_or(ShardError::Broken("head"))?;
        let head = serde_json::from_slice(&rest[..line]).map_err(|_| ShardError::Broken("head"))?;
        let games = postcard::from_bytes(&rest[line + 1..]).map_err(|_| ShardError::Broken("games"))?;
        Ok(Shard { head, games })
    }
}

impl Game {
    /// The part of the win that went to `seat`.
    pub fn win(&self, seat: u8) -> f32 {
        let won = self.winners >> seat & 1 == 1;
        match self.together {
            _ if !won => 0.0,
            true => 1.0,
            false => 1.0 / self.winners.count_ones() as f32,
        }
    }

    /// How many points `seat` was ahead of the best other seat; the whole score where all win or lose together.
    pub fn margin(&self, seat: u8) -> f32 {
        if self.together || self.scores.len() < 2 {
            return self.scores.iter().sum::<i32>() as f32;
        }
        let own = usize::from(seat);
        let others = self.scores.iter().enumerate().filter(|(at, _)| *at != own);
        let best = others.map(|(_, score)| *score).max().unwrap_or_default();
        (self.scores[own] - best) as f32
    }
}
