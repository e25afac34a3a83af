//! Puzzles: positions with one answer that is clearly best, as files in `docs/puzzles`. `arena` finds them.

use std::io::Write;
use std::num::NonZeroU32;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::advice::{Advice, ExpectedLine};
use crate::{Budget, Cancel, Level, Sight, Table, Title};

/// Every file of puzzles: its language, the name of its game and its text.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// All puzzles that come with the program.
static ALL: LazyLock<Vec<Puzzles>> = LazyLock::new(|| {
    let read = |(.., name, text): &(&str, &str, &str)| {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("docs/puzzles/{name}.json: {error}"))
    };
    FILES.iter().map(read).collect()
});

/// The digits of an action in [`Puzzle::moves`].
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// All puzzles of a title.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzles {
    /// The title.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The simulations of the search that found them.
    pub budget: u32,
    /// How far each answer is ahead of all others.
    pub margin: f32,
    /// How many decisions the hunt looked at, and how many puzzles it found before the selection.
    pub searched: [u64; 2],
    /// The puzzles, easiest first.
    pub puzzles: Vec<Puzzle>,
}

/// A position with one answer that is clearly best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The options of the table.
    pub options: Value,
    /// The variant in one word.
    pub variant: String,
    /// The seed of the game.
    pub seed: u64,
    /// The actions up to the position by index, three digits to the base of 64 each; the seats are those in turn.
    pub moves: String,
    /// The round.
    pub round: u16,
    /// The seat that decides.
    pub seat: u8,
    /// The seed of the searches.
    pub search: u64,
    /// The best action, as text.
    pub answer: String,
    /// What the seat can expect from it, by the search with twice the budget.
    pub chance: f32,
    /// How far it is ahead of the others.
    pub margin: f32,
    /// The next best actions, as text, and what to expect from them.
    pub others: Vec<(String, f32)>,
    /// How hard it is, from 0 to 100: how often the weaker levels fail.
    pub rating: u8,
    /// How often of five times the levels solve it, weakest first: greedy, planner, expert, the latter two with few
    /// simulations.
    pub solved: [u8; 3],
    /// The Fluent id of what it is about.
    pub theme: String,
    /// What exactly the answer gains, as a message.
    pub about: Value,
    /// The seed of the imagined world in which the expected line is played.
    pub world: u64,
    /// The expected line: seats and actions as text.
    pub line: Vec<(u8, String)>,
}

/// Why a puzzle is not what it says.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PuzzleError {
    /// The position can't be reached.
    #[error("the position can't be reached: {0}")]
    Position(String),
    /// The answer or another action is not legal.
    #[error("`{0}` is not legal")]
    Illegal(String),
    /// The search prefers another answer.
    #[error("the search prefers `{0}`")]
    Other(String),
    /// Another answer is nearly as good.
    #[error("the margin is only {0}")]
    Margin(f32),
}

/// The puzzles of a title, as long as its rules are those they were found with.
pub fn of(title: &dyn Title) -> Option<&'static Puzzles> {
    ALL.iter().find(|all| all.game == title.name() && all.version == title.version())
}

/// What a search with this many simulations advises.
pub fn searched(title: &dyn Title, sight: &Sight, seed: u64, budget: NonZeroU32) -> Option<Advice> {
    title.advise(Level::Expert, sight, seed, Budget::Simulations(budget), Cancel::new())
}

/// An action in [`Puzzle::moves`].
pub fn written(action: u16) -> String {
    let digit = |at: u32| char::from(DIGITS[usize::from(action >> (6 * at)) & 63]);
    [digit(2), digit(1), digit(0)].iter().collect()
}

fn read(moves: &str) -> Option<Vec<u16>> {
    let digit = |byte: &u8| DIGITS.iter().position(|digit| digit == byte);
    let action = |digits: &[u8]| {
        let [a, b, c] = digits else { return None };
        u16::try_from((digit(a)? << 12) + (digit(b)? << 6) + digit(c)?).ok()
    };
    moves.as_bytes().chunks(3).map(action).collect()
}

impl Puzzle {
    /// The table in the position of the puzzle.
    pub fn open(&self, title: &'static dyn Title) -> Result<Box<dyn Table>, PuzzleError> {
        let wrong = |why: &dyn std::fmt::Display| PuzzleError::Position(why.to_string());
        let mut table = title.open(&self.options, self.seed).map_err(|error| wrong(&error))?;
        table.listen(false);
        for action in read(&self.moves).ok_or_else(|| wrong(&"the moves can't be read"))? {
            let seat = table.turn().ok_or_else(|| wrong(&"the game is over"))?;
            table.play(seat, action).map_err(|error| wrong(&error))?;
        }
        table.listen(true);
        if !table.may_act().contains(Seat(self.seat)) {
            return Err(wrong(&"the seat has no decision to make"));
        }
        Ok(table)
    }

    /// The expected line, by index.
    pub fn expected(&self, title: &dyn Title) -> Option<ExpectedLine> {
        let step = |(seat, text): &(u8, String)| Some((Seat(*seat), title.read_action(text).ok()?));
        Some(ExpectedLine { world: self.world, steps: self.line.iter().map(step).collect::<Option<_>>()? })
    }

    /// Checks that the puzzle replays and its actions are legal; returns the table.
    pub fn check(&self, title: &'static dyn Title) -> Result<Box<dyn Table>, PuzzleError> {
        let table = self.open(title)?;
        for text in std::iter::once(&self.answer).chain(self.others.iter().map(|(text, _)| text)) {
            let legal = title.read_action(text).is_ok_and(|it| table.check(Seat(self.seat), it).is_ok());
            if !legal {
                return Err(PuzzleError::Illegal(text.clone()));
            }
        }
        let sight = table.sight(Seat(self.seat)).ok_or_else(|| PuzzleError::Illegal(self.answer.clone()))?;
        let line = self.expected(title).and_then(|line| title.tell_line(&sight, &line));
        line.ok_or_else(|| PuzzleError::Position("the expected line can't be played".into()))?;
        Ok(table)
    }

    /// Checks that the search with this many simulations gives the answer, ahead of all others by `margin`.
    pub fn solve(
        &self,
        title: &'static dyn Title,
        budget: NonZeroU32,
        margin: f32,
    ) -> Result<(), PuzzleError> {
        let table = self.check(title)?;
        let sight = table.sight(Seat(self.seat)).ok_or_else(|| PuzzleError::Illegal(self.answer.clone()))?;
        let advice = searched(title, &sight, self.search, budget);
        let advice = advice.ok_or_else(|| PuzzleError::Illegal(self.answer.clone()))?;
        let best = advice.weighed.first().and_then(|it| title.action_text(it.action)).unwrap_or_default();
        match advice.margin() {
            _ if best != self.answer => Err(PuzzleError::Other(best)),
            found if found < margin => Err(PuzzleError::Margin(found)),
            _ => Ok(()),
        }
    }
}

impl Puzzles {
    /// Writes them as JSON, one puzzle a line.
    pub fn write(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let head = serde_json::to_string(&Puzzles { puzzles: Vec::new(), ..self.clone() })?;
        let head = head.strip_suffix("]}").unwrap_or(&head);
        writeln!(out, "{head}")?;
        for (at, puzzle) in self.puzzles.iter().enumerate() {
            let comma = if at + 1 < self.puzzles.len() { "," } else { "" };
            writeln!(out, "{}{comma}", serde_json::to_string(puzzle)?)?;
        }
        writeln!(out, "]}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        let actions = [0, 1, 63, 64, 4095, 4096, u16::MAX];
        let text: String = actions.into_iter().map(written).collect();
        assert_eq!(read(&text), Some(actions.to_vec()));
        assert_eq!(read("AA"), None);
        assert_eq!(read("A?A"), None);
        assert_eq!(read("___"), None, "that is more than an index");
    }
}
