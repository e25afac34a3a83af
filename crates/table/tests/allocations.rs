//! Legal, play and clone allocate nothing once warm.

use table::example::{Options, Prospect};
use table::kit::{warm_inputs, warm_play};

#[global_allocator]
static ALLOCATOR: allocs::Counting = allocs::Counting;

#[test]
fn the_example_allocates_nothing_once_warm() {
    let warm = warm_play::<Prospect>(&Options { players: 4 }, 0..20, allocs::count).unwrap();
    assert!(warm.is_free(), "{warm:?}");
    assert_eq!(warm.decisions, 20 * 24);
}

#[test]
fn the_inputs_of_the_example_allocate_nothing_once_warm() {
    assert_eq!(warm_inputs::<Prospect>(&Options { players: 4 }, 0..20, allocs::count), Ok(0));
}

#[test]
fn an_allocation_is_counted() {
    let before = allocs::count();
    drop(std::hint::black_box(vec![1u8; 100]));
    assert_eq!(allocs::count() - before, 1);
}
