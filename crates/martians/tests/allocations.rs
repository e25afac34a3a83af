//! Once warm, generating, checking, playing and cloning ask for no memory.

use martians::{Martians, Options};
use table::Options as _;
use table::kit::{warm_inputs, warm_play};

#[global_allocator]
static ALLOCATOR: allocs::Counting = allocs::Counting;

#[test]
fn a_warm_game_allocates_nothing() {
    for options in Options::cases() {
        let warm = warm_play::<Martians>(&options, 0..8, allocs::count).unwrap();
        assert!(warm.is_free(), "{options:?}: {warm:?}");
    }
}

#[test]
fn warm_inputs_allocate_nothing() {
    for options in Options::cases() {
        assert_eq!(warm_inputs::<Martians>(&options, 0..2, allocs::count), Ok(0), "{options:?}");
    }
}
