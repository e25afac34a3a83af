//! The five phases and their cards.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the five phases, and the phase card that chooses it (AE-COMP-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// I: play a green card.
    Development,
    /// II: play a blue or a red card.
    Construction,
    /// III: Actions and standard actions.
    Action,
    /// IV: all players produce.
    Production,
    /// V: draw and keep.
    Research,
}

impl Phase {
    /// All phases in the order in which they are resolved (AE-ROUND-04).
    pub const ALL: [Phase; 5] =
        [Phase::Development, Phase::Construction, Phase::Action, Phase::Production, Phase::Research];

    /// The number on the phase card, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The phase with this number.
    pub fn from_number(number: u8) -> Option<Phase> {
        Phase::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The Fluent id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Development => "ares-phase-development",
            Phase::Construction => "ares-phase-construction",
            Phase::Action => "ares-phase-action",
            Phase::Production => "ares-phase-production",
            Phase::Research => "ares-phase-research",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of phases: the phase tiles that show their named side (AE-COMP-04), the virtual cards not yet used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PhaseSet(pub u8);

impl PhaseSet {
    /// No phase.
    pub const EMPTY: PhaseSet = PhaseSet(0);
    /// All five.
    pub const FULL: PhaseSet = PhaseSet(0b1_1111);

    /// Whether `phase` is in the set.
    pub const fn contains(self, phase: Phase) -> bool {
        self.0 & (1 << phase as u8) != 0
    }

    /// Adds `phase`.
    pub fn insert(&mut self, phase: Phase) {
        self.0 |= 1 << phase as u8;
    }

    /// Takes `phase` out.
    pub fn remove(&mut self, phase: Phase) {
        self.0 &= !(1 << phase as u8);
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The phases in their order.
    pub fn iter(self) -> impl Iterator<Item = Phase> {
        Phase::ALL.into_iter().filter(move |phase| self.contains(*phase))
    }

    /// The first phase of the set at or after place `from` (0 to 4).
    pub fn first_from(self, from: u8) -> Option<Phase> {
        let rest = self.0 & 0b1_1111u8.checked_shl(u32::from(from)).unwrap_or(0);
        (rest != 0).then(|| Phase::ALL[rest.trailing_zeros() as usize])
    }
}

impl FromIterator<Phase> for PhaseSet {
    fn from_iter<I: IntoIterator<Item = Phase>>(phases: I) -> PhaseSet {
        let mut set = PhaseSet::EMPTY;
        phases.into_iter().for_each(|phase| set.insert(phase));
        set
    }
}
