//! Sets of blue cards.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::Card;
use super::catalog::catalog;
use super::count;

/// The words of the cards of the base game; the last word is for cards that came later.
const BASE_WORDS: usize = Card::BASE_BLUE / 32;

/// A set of blue cards, a bit each by [`Card::blue_place`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlueCards([u32; BASE_WORDS + 1]);

/// Whether the box holds later blue cards.
const HAS_LATER: bool = count::BLUE > Card::BASE_BLUE;

const _: () = assert!(count::BLUE <= 32 * (BASE_WORDS + 1), "BlueCards needs one more word");

impl BlueCards {
    /// The empty set.
    pub const EMPTY: BlueCards = BlueCards([0; BASE_WORDS + 1]);

    /// Adds `card` if it is blue.
    pub fn insert(&mut self, card: Card) {
        if let Some(place) = card.blue_place() {
            self.insert_at(place);
        }
    }

    /// Adds the blue card at `place`.
    pub(super) fn insert_at(&mut self, place: usize) {
        self.0[place / 32] |= 1 << (place % 32);
    }

    /// Whether `card` is in the set.
    pub fn contains(self, card: Card) -> bool {
        card.blue_place().is_some_and(|place| self.0[place / 32] & (1 << (place % 32)) != 0)
    }

    /// How many cards are in the set.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self == BlueCards::EMPTY
    }

    /// All that is in both.
    #[must_use]
    pub fn intersection(self, other: BlueCards) -> BlueCards {
        BlueCards(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// All that is here and not in `other`.
    #[must_use]
    pub fn minus(self, other: BlueCards) -> BlueCards {
        BlueCards(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// The bits of the base game, and those of later cards.
    fn numbers(self) -> (u64, u32) {
        let [low, high, later] = self.0;
        (u64::from(high) << 32 | u64::from(low), if HAS_LATER { later } else { 0 })
    }

    /// The cards by their places.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let (mut base, mut later) = self.numbers();
        std::iter::from_fn(move || {
            if base != 0 {
                let place = base.trailing_zeros() as usize;
                base &= base - 1;
                return Some(Card(place as u8));
            }
            let place = (later != 0).then(|| later.trailing_zeros() as usize)?;
            later &= later - 1;
            Some(Card::blue(Card::BASE_BLUE + place))
        })
    }
}

/// In text a list of ids, because a browser's numbers have 53 bits. In bytes the base game's cards as one
/// number; a second number follows if the box holds later ones.
impl Serialize for BlueCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (base, later) = self.numbers();
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else if HAS_LATER {
            (base, later).serialize(serializer)
        } else {
            base.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for BlueCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BlueCards, D::Error> {
        let (base, later) = if deserializer.is_human_readable() {
            let mut cards = BlueCards::EMPTY;
            Vec::<Card>::deserialize(deserializer)?.into_iter().for_each(|card| cards.insert(card));
            return Ok(cards);
        } else if HAS_LATER {
            <(u64, u32)>::deserialize(deserializer)?
        } else {
            (u64::deserialize(deserializer)?, 0)
        };
        let known = (1_u64 << (catalog().blue.len() - Card::BASE_BLUE)) as u32 - 1;
        Ok(BlueCards([base as u32, (base >> 32) as u32, later & known]))
    }
}
