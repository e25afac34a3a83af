use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Rng;

/// A thing of which the box holds a fixed number: a card, a zone, a ship.
pub trait Piece: Copy + 'static {
    /// How many there are.
    const COUNT: usize;
    /// Its place in the list of all of them.
    fn ordinal(self) -> usize;
    /// The piece at a place below [`Piece::COUNT`].
    fn nth(ordinal: usize) -> Self;
    /// All of them, in order.
    fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::nth)
    }
}

/// A set of pieces as bits, `W` words of 64: a hand, or a deck whose order nobody can know.
///
/// Where the order of a deck is hidden from everybody, it needs none: [`Set::draw`] takes any of the
/// pieces, each as likely, and no order is left lying about to be found.
#[derive(Clone, Copy)]
pub struct Set<T, const W: usize = 1> {
    words: [u64; W],
    of: PhantomData<T>,
}

impl<T: Piece, const W: usize> Set<T, W> {
    /// The empty set.
    pub const EMPTY: Self = {
        assert!(T::COUNT <= W * 64, "the set is too small for its pieces");
        Set { words: [0; W], of: PhantomData }
    };

    /// The set of all pieces.
    pub fn full() -> Self {
        T::all().collect()
    }

    /// Whether `piece` is in the set.
    pub fn contains(&self, piece: T) -> bool {
        let at = piece.ordinal();
        self.words[at / 64] & (1 << (at % 64)) != 0
    }

    /// Adds `piece`.
    pub fn insert(&mut self, piece: T) {
        let at = piece.ordinal();
        self.words[at / 64] |= 1 << (at % 64);
    }

    /// Takes `piece` out and says whether it was in.
    pub fn remove(&mut self, piece: T) -> bool {
        let was_in = self.contains(piece);
        let at = piece.ordinal();
        self.words[at / 64] &= !(1 << (at % 64));
        was_in
    }

    /// The set with `piece`.
    #[must_use]
    pub fn with(mut self, piece: T) -> Self {
        self.insert(piece);
        self
    }

    /// The set without `piece`.
    #[must_use]
    pub fn without(mut self, piece: T) -> Self {
        self.remove(piece);
        self
    }

    /// How many pieces are in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The pieces in order.
    pub const fn iter(&self) -> Pieces<T, W> {
        Pieces { words: self.words, at: 0, of: PhantomData }
    }

    /// The piece at place `n` among those in the set.
    pub fn get(&self, n: usize) -> Option<T> {
        let mut left = n as u32;
        for (at, word) in self.words.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                let mut word = *word;
                for _ in 0..left {
                    word &= word - 1;
                }
                return Some(T::nth(at * 64 + word.trailing_zeros() as usize));
            }
            left -= here;
        }
        None
    }

    /// Takes any piece out, each as likely.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<T> {
        let len = self.len();
        if len == 0 {
            return None;
        }
        let piece = self.get(rng.index(len))?;
        self.remove(piece);
        Some(piece)
    }

    /// All that is in one of the two.
    #[must_use]
    pub fn union(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(word, more)| *word |= more);
        self
    }

    /// All that is in both.
    #[must_use]
    pub fn intersection(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(word, more)| *word &= more);
        self
    }

    /// All that is here and not in `other`.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        self.words.iter_mut().zip(other.words).for_each(|(word, less)| *word &= !less);
        self
    }
}

impl<T: Piece, const W: usize> Default for Set<T, W> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T, const W: usize> PartialEq for Set<T, W> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<T, const W: usize> Eq for Set<T, W> {}

impl<T: Piece + fmt::Debug, const W: usize> fmt::Debug for Set<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Piece, const W: usize> FromIterator<T> for Set<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut set = Set::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl<T: Piece + Serialize, const W: usize> Serialize for Set<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut seq = serializer.serialize_seq(Some(self.len()))?;
        for piece in self.iter() {
            seq.serialize_element(&piece)?;
        }
        seq.end()
    }
}

impl<'de, T: Piece + Deserialize<'de>, const W: usize> Deserialize<'de> for Set<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pieces<T, const W: usize>(PhantomData<T>);
        impl<'de, T: Piece + Deserialize<'de>, const W: usize> Visitor<'de> for Pieces<T, W> {
            type Value = Set<T, W>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "a set of pieces, each once")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Set<T, W>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(piece) = seq.next_element::<T>()? {
                    if piece.ordinal() >= T::COUNT {
                        return Err(A::Error::custom("no such piece is in the box"));
                    }
                    if set.contains(piece) {
                        return Err(A::Error::custom("a piece stands twice in a set"));
                    }
                    set.insert(piece);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Pieces(PhantomData))
    }
}

/// The pieces of a set, in order.
#[derive(Clone, Debug)]
pub struct Pieces<T, const W: usize> {
    /// Those still to come.
    words: [u64; W],
    /// The words before this one are empty.
    at: usize,
    of: PhantomData<T>,
}

impl<T: Piece, const W: usize> Iterator for Pieces<T, W> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(T::nth(self.at * 64 + bit));
            }
            self.at += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.words.iter().map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }
}

impl<T: Piece, const W: usize> ExactSizeIterator for Pieces<T, W> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Card(u8);

    impl Piece for Card {
        const COUNT: usize = 100;
        fn ordinal(self) -> usize {
            self.0 as usize
        }
        fn nth(ordinal: usize) -> Card {
            Card(ordinal as u8)
        }
    }

    #[test]
    fn a_set_holds_each_piece_once() {
        let mut hand: Set<Card, 2> = [Card(70), Card(3), Card(70)].into_iter().collect();
        assert_eq!(hand.iter().collect::<Vec<_>>(), [Card(3), Card(70)]);
        assert_eq!(hand.get(1), Some(Card(70)));
        assert_eq!(hand.get(2), None);
        assert!(hand.remove(Card(3)) && !hand.remove(Card(3)));
        assert_eq!(hand.len(), 1);
    }

    #[test]
    fn drawing_empties_a_deck_and_gives_each_card_once() {
        let mut deck = Set::<Card, 2>::full();
        let mut rng = Rng::seeded(3);
        let drawn: Set<Card, 2> = std::iter::from_fn(|| deck.draw(&mut rng)).collect();
        assert_eq!(drawn.len(), 100);
        assert!(deck.is_empty());
    }

    #[test]
    fn a_set_comes_back_from_text_and_refuses_doubles() {
        let hand: Set<Card, 2> = [Card(70), Card(3)].into_iter().collect();
        let text = serde_json::to_string(&hand).unwrap();
        assert_eq!(text, "[3,70]");
        assert_eq!(serde_json::from_str::<Set<Card, 2>>(&text).unwrap(), hand);
        assert!(serde_json::from_str::<Set<Card, 2>>("[3,3]").is_err());
        assert!(serde_json::from_str::<Set<Card, 2>>("[200]").is_err());
    }
}
