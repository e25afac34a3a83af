//! The five phases and their cards.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

table::pieces! {
    /// One of the five phases, and the phase card that chooses it (AE-COMP-03).
    pub enum Phase named "ares-phase" {
        /// I: play a green card.
        Development = "development",
        /// II: play a blue or a red card.
        Construction = "construction",
        /// III: Actions and standard actions.
        Action = "action",
        /// IV: all players produce.
        Production = "production",
        /// V: draw and keep.
        Research = "research",
    }
}

impl Phase {
    /// The number on the phase card, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The phase with this number.
    pub fn from_number(number: u8) -> Option<Phase> {
        Phase::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}

/// A set of phases: the phase tiles that show their named side (AE-COMP-04), the virtual cards not yet used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PhaseSet(pub u8);

#[cfg(feature = "ts")]
table::looks_like!(Vec<Phase>: impl table::ts::TS for PhaseSet);

/// In text a list of phases, in bytes a bit each.
impl Serialize for PhaseSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for PhaseSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PhaseSet, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Phase>::deserialize(deserializer)?.into_iter().collect())
        } else {
            u8::deserialize(deserializer).map(PhaseSet)
        }
    }
}

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
        Phase::ALL.iter().copied().filter(move |phase| self.contains(*phase))
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
