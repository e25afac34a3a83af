use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// The hash of a state: XXH3 (64 bits) over its serialised bytes, never over memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StateHash(pub u64);

/// Most states need less than this, so that their bytes are not moved while they are written.
const SPACE: usize = 4096;

/// The hash of `state`.
///
/// # Panics
/// If the state does not serialise, which the conformance kit rules out.
pub fn hash<T: Serialize>(state: &T) -> StateHash {
    let bytes = postcard::to_extend(state, Vec::with_capacity(SPACE)).expect("a state serialises");
    StateHash(xxhash_rust::xxh3::xxh3_64(&bytes))
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for StateHash {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<StateHash, Self::Err> {
        u64::from_str_radix(text, 16).map(StateHash)
    }
}
