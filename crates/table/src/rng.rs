use std::fmt;

use chacha20::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seed;

/// The generator of all chance in a game: xoshiro256++ for a number, seeded through SplitMix64; ChaCha20 for a secret,
/// which is its key.
///
/// Bounded numbers and shuffles are written out here and never change, so that a seed gives the same
/// game on every machine and in every later version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng(Source);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    Number(Xoshiro256PlusPlus),
    Secret(Secret),
}

/// A key, and how many times 64 bits were drawn. Each draw computes its block again, so that the state stays small.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Secret {
    key: [u8; 32],
    drawn: u32,
}

impl Rng {
    /// The generator that `seed` stands for.
    pub fn seeded(seed: impl Into<Seed>) -> Rng {
        Rng(match seed.into() {
            Seed::Number(number) => Source::Number(Xoshiro256PlusPlus::seed_from_u64(number)),
            Seed::Secret(key) => Source::Secret(Secret { key, drawn: 0 }),
        })
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        match &mut self.0 {
            Source::Number(xoshiro) => xoshiro.next_u64(),
            Source::Secret(secret) => secret.bits(),
        }
    }

    /// A number below `bound`, each as likely: Lemire's multiplication with rejection on 32 bits.
    ///
    /// # Panics
    /// If `bound` is zero.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below zero");
        match &mut self.0 {
            Source::Number(xoshiro) => bounded(bound, || xoshiro.next_u64()),
            Source::Secret(secret) => secret.below(bound),
        }
    }

    /// A position in a slice of `len` elements, each as likely.
    ///
    /// # Panics
    /// If `len` is zero.
    #[inline]
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

    /// A new generator, seeded with a number from this one.
    pub fn fork(&mut self) -> Rng {
        Rng::seeded(self.bits())
    }
}

/// A number below `bound` from the upper halves of `bits`.
#[inline(always)]
fn bounded(bound: u32, mut bits: impl FnMut() -> u64) -> u32 {
    let mut product = (bits() >> 32) * u64::from(bound);
    if (product as u32) < bound {
        let uneven = bound.wrapping_neg() % bound;
        while (product as u32) < uneven {
            product = (bits() >> 32) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

impl Secret {
    /// Kept apart, so that the numbers of an experiment come as fast as ever.
    #[cold]
    fn below(&mut self, bound: u32) -> u32 {
        bounded(bound, || self.bits())
    }

    #[cold]
    fn bits(&mut self) -> u64 {
        let mut chacha = ChaCha20Rng::from_seed(self.key);
        chacha.set_word_pos(2 * u128::from(self.drawn));
        self.drawn += 1;
        chacha.next_u64()
    }
}

/// A generator as it is written down: the state of xoshiro256++, or four zeros, which it can't have, and then the secret.
#[derive(Serialize, Deserialize)]
struct Written {
    s: [u64; 4],
    #[serde(default)]
    secret: Option<Secret>,
}

impl Written {
    fn read<E: serde::de::Error>(self) -> Result<Rng, E> {
        match self {
            Written { s: [0, 0, 0, 0], secret: Some(secret) } => Ok(Rng(Source::Secret(secret))),
            Written { s: [0, 0, 0, 0], secret: None } => {
                Err(E::custom("a generator can't have the state zero"))
            }
            Written { s, .. } => {
                let mut bytes = [0; 32];
                bytes
                    .chunks_exact_mut(8)
                    .zip(s)
                    .for_each(|(chunk, word)| chunk.copy_from_slice(&word.to_le_bytes()));
                Ok(Rng(Source::Number(Xoshiro256PlusPlus::from_seed(bytes))))
            }
        }
    }
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let secret = match &self.0 {
            Source::Number(xoshiro) => return xoshiro.serialize(serializer),
            Source::Secret(secret) => secret,
        };
        let mut written = serializer.serialize_struct("Rng", 2)?;
        written.serialize_field("s", &[0u64; 4])?;
        written.serialize_field("secret", secret)?;
        written.end()
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rng, D::Error> {
        deserializer.deserialize_struct("Rng", &["s", "secret"], Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Rng;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a generator")
    }

    /// In bytes that don't say what they are, nothing but the zeros announces the secret.
    fn visit_seq<A: SeqAccess<'de>>(self, mut fields: A) -> Result<Rng, A::Error> {
        let s = fields.next_element()?.unwrap_or_default();
        let secret = if s == [0; 4] { fields.next_element()? } else { None };
        Written { s, secret }.read()
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Rng, A::Error> {
        Written::deserialize(MapAccessDeserializer::new(fields))?.read()
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
        let mut rng = Rng(Source::Number(Xoshiro256PlusPlus::from_seed(state)));
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

    /// The key stream of RFC 8439, appendix A.1, test vectors 1 and 2: the key zero, blocks 0 and 1.
    #[test]
    fn the_algorithm_of_a_secret_is_chacha20() {
        let mut rng = Rng::seeded(Seed::Secret([0; 32]));
        let stream = [(); 9].map(|()| rng.bits().to_le_bytes());
        assert_eq!(stream[0], [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
        assert_eq!(stream[1], [0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28]);
        assert_eq!(stream[8], [0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a]);
    }

    #[test]
    fn a_generator_is_read_as_it_is_written() {
        for seed in [Seed::Number(7), Seed::Secret([7; 32])] {
            let mut rng = Rng::seeded(seed);
            rng.bits();
            let bytes = postcard::to_stdvec(&(&rng, 5u8)).unwrap();
            assert_eq!(postcard::from_bytes(&bytes), Ok((rng.clone(), 5u8)));
            let json = serde_json::to_string(&rng).unwrap();
            assert_eq!(serde_json::from_str::<Rng>(&json).unwrap(), rng);
        }
        assert!(serde_json::from_str::<Rng>(r#"{"s":[0,0,0,0]}"#).is_err());
        assert!(postcard::from_bytes::<Rng>(&[0; 4]).is_err());
    }

    /// What stands in old hashes.
    #[test]
    fn the_generator_of_a_number_is_written_as_its_state_alone() {
        let rng = Rng::seeded(1);
        let Source::Number(xoshiro) = &rng.0 else { panic!("a number") };
        assert_eq!(postcard::to_stdvec(&rng), postcard::to_stdvec(xoshiro));
        assert_eq!(serde_json::to_string(&rng).unwrap(), serde_json::to_string(xoshiro).unwrap());
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
