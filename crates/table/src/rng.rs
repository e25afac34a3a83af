use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// The generator of all chance in a game: xoshiro256++, seeded through SplitMix64.
///
/// Bounded numbers and shuffles are written out here and never change, so that a seed gives the same
/// game on every machine and in every later version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator that `seed` stands for.
    pub fn seeded(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each as likely: Lemire's multiplication with rejection on 32 bits.
    ///
    /// # Panics
    /// If `bound` is zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below zero");
        let mut product = u64::from(self.half()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.half()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A position in a slice of `len` elements, each as likely.
    ///
    /// # Panics
    /// If `len` is zero.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// One element of `of`, each as likely; nothing if there is none.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        if of.is_empty() { None } else { Some(&of[self.index(of.len())]) }
    }

    /// A number in `0.0..1.0` with 53 random bits.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }

    /// Shuffles in place (Fisher–Yates from the end), each order as likely.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.index(last + 1));
        }
    }

    /// A new generator that depends on this one but shares no numbers with it.
    pub fn fork(&mut self) -> Rng {
        Rng::seeded(self.bits())
    }

    fn half(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs of the reference implementation for the state 1, 2, 3, 4.
    #[test]
    fn the_algorithm_is_xoshiro256_plus_plus() {
        let mut state = [0u8; 32];
        for word in 0..4 {
            state[word * 8] = word as u8 + 1;
        }
        let mut rng = Rng(Xoshiro256PlusPlus::from_seed(state));
        let expected = [
            41943041,
            58720359,
            3588806011781223,
            3591011842654386,
            9228616714210784205,
            9973669472204895162,
        ];
        for number in expected {
            assert_eq!(rng.bits(), number);
        }
    }

    #[test]
    fn seeds_bounded_numbers_and_shuffles_never_change() {
        let mut rng = Rng::seeded(1);
        assert_eq!(rng.bits(), KNOWN.0);
        assert_eq!([(); 8].map(|()| rng.below(10)), KNOWN.1);
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut cards);
        assert_eq!(cards, KNOWN.2);
        assert_eq!(rng.fork().bits(), KNOWN.3);
    }

    /// Computed once by an independent program from the published algorithms.
    const KNOWN: (u64, [u32; 8], [i32; 8], u64) =
        (14971601782005023387, [7, 1, 7, 1, 5, 9, 5, 0], [3, 5, 4, 7, 0, 2, 6, 1], 5702477641072149352);

    #[test]
    fn every_number_below_a_bound_is_as_likely() {
        let mut rng = Rng::seeded(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.index(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        assert_eq!(Rng::seeded(1).pick::<u8>(&[]), None);
    }
}
