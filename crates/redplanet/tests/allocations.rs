//! Once warm, generating, checking, playing and cloning allocate nothing.

use redplanet::{Options, RedPlanet};
use table::Options as _;
use table::kit::{warm_inputs, warm_play};

#[global_allocator]
static ALLOCATOR: allocs::Counting = allocs::Counting;

#[test]
fn a_warm_game_allocates_nothing() {
    for options in Options::cases() {
        let warm = warm_play::<RedPlanet>(&options, 0..20, allocs::count).unwrap();
        assert!(warm.is_free(), "{options:?}: {warm:?}");
    }
}

#[test]
fn a_state_fits_into_a_kibibyte() {
    assert!(size_of::<RedPlanet>() <= 1024, "{} bytes", size_of::<RedPlanet>());
}

#[test]
fn warm_inputs_allocate_nothing() {
    for options in Options::cases() {
        assert_eq!(warm_inputs::<RedPlanet>(&options, 0..2, allocs::count), Ok(0), "{options:?}");
    }
}
