//! Once warm, generating, checking, playing and cloning ask for no memory.

use ares::{Action, Ares, Options};
use table::Options as _;
use table::kit::{warm_inputs, warm_play};

#[global_allocator]
static ALLOCATOR: allocs::Counting = allocs::Counting;

#[test]
fn a_warm_game_allocates_nothing() {
    for options in Options::cases() {
        let warm = warm_play::<Ares>(&options, 0..10, allocs::count).unwrap();
        assert!(warm.is_free(), "{options:?}: {warm:?}");
    }
}

#[test]
fn warm_inputs_allocate_nothing() {
    for options in Options::cases() {
        assert_eq!(warm_inputs::<Ares>(&options, 0..3, allocs::count), Ok(0), "{options:?}");
    }
}

#[test]
fn a_state_fits_into_two_kibibytes_and_an_action_into_four_bytes() {
    assert!(size_of::<Ares>() <= 2048, "{} bytes", size_of::<Ares>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}
