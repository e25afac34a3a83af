use serde::{Deserialize, Serialize};

use super::Options;
use crate::{Piece, Rng, Seat, SeatSet, Set};

pub(super) const MIN_PLAYERS: u8 = 2;
pub(super) const MAX_PLAYERS: u8 = 4;
pub(super) const ROUNDS: u8 = 3;
/// As many samples as rounds are dealt to each seat, and as many are buried.
pub(super) const HAND: usize = ROUNDS as usize;
pub(super) const CHIPS: u8 = 2;

/// One of the samples, numbered 1 to 16.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sample(u8);

impl Sample {
    /// The sample with this number.
    pub fn numbered(number: u8) -> Option<Sample> {
        (1..=<Sample as Piece>::COUNT as u8).contains(&number).then(|| Sample(number - 1))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Piece for Sample {
    const COUNT: usize = 16;
    fn ordinal(self) -> usize {
        self.0 as usize
    }
    fn nth(ordinal: usize) -> Sample {
        Sample(ordinal as u8)
    }
}

/// A game of *Prospect*: what lies open, what each seat knows, and what nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prospect {
    /// What everybody sees.
    pub open: Open,
    /// What each seat alone knows.
    pub secrets: [Secret; MAX_PLAYERS as usize],
    /// What nobody knows.
    pub unknown: Unknown,
}

/// What everybody sees. State and view share it, so that a new open fact can't be forgotten in either.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// How the table was set up.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
    /// Who acted last.
    pub last: Seat,
    /// Who has looked at the buried sample.
    pub peeked: SeatSet,
    /// Who has sealed an offer.
    pub sealed: SeatSet,
    /// The offers of earlier rounds.
    pub gone: Set<Sample>,
    /// What each seat has won.
    pub won: [Set<Sample>; MAX_PLAYERS as usize],
    /// The chips of each seat.
    pub chips: [u8; MAX_PLAYERS as usize],
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat decides whether to peek.
    Peeking(Seat),
    /// All seal their offers.
    Offering,
    /// The game is over.
    Over,
}

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    /// Its samples, the offered one included.
    pub hand: Set<Sample>,
    /// Its sealed offer.
    pub offer: Option<Sample>,
    /// The buried sample, if it has looked: what a seat has seen, its view remembers.
    pub seen: Option<Sample>,
}

/// What nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unknown {
    /// The buried sample.
    pub buried: Option<Sample>,
    /// The samples that were not dealt. Nobody can know their order, so they have none.
    pub deck: Set<Sample>,
    /// All chance to come.
    pub rng: Rng,
}

/// All that one seat knows: what lies open and its own secret. After the end the hidden samples are shown too.
pub type View = crate::View<Open, Secret, Unburied>;

/// What is shown after the end: every hand, and the samples nobody was dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unburied {
    /// The hands.
    pub secrets: [Secret; MAX_PLAYERS as usize],
    /// What was never dealt.
    pub deck: Set<Sample>,
}

/// What stands beside the pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Facts {
    /// What each seat's samples and chips are worth so far.
    pub points: Vec<i32>,
}
