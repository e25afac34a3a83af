//! The puzzles that come with the program are found again by the hunt that found them.
//!
//! By default in one game of each title; with `SYRTIS_ALL=1` in the first twelve.

use std::num::{NonZeroU32, NonZeroUsize};

use arena::TableSpec;
use arena::puzzles::{Hunt, Puzzle};
use titles::Title;
use titles::puzzles::of;
use titles::sim::game_seed;

/// The seed of the hunts (docs/results/puzzles.md).
const SEED: u64 = 1;
/// How many games of each title are played again with `SYRTIS_ALL=1`.
const MANY: u64 = 12;

/// Hunts in the first games as `syrtis puzzles` does. Returns what was found, and what was shipped of these games.
fn again(title: &'static dyn Title, games: u64) -> (Vec<Puzzle>, Vec<Puzzle>) {
    let shipped = of(title).unwrap_or_else(|| panic!("{} has no puzzles", title.name()));
    let hunt = Hunt {
        tables: title.cases().into_iter().map(|options| TableSpec::of(title, options).unwrap()).collect(),
        games,
        seed: SEED,
        budget: NonZeroU32::new(shipped.budget).unwrap(),
        margin: shipped.margin,
        threads: NonZeroUsize::MIN,
    };
    let seeds: Vec<u64> = (0..games).map(|number| game_seed(SEED, number) >> 12).collect();
    let found = hunt.run(Vec::new(), &|_| {}, &|_| {});
    (
        found.into_iter().flat_map(|found| found.puzzles).collect(),
        shipped.puzzles.iter().filter(|puzzle| seeds.contains(&puzzle.seed)).cloned().collect(),
    )
}

#[test]
fn the_shipped_puzzles_are_found_again() {
    let games = if std::env::var_os("SYRTIS_ALL").is_some() { MANY } else { 1 };
    let mut same = 0;
    for title in titles::all() {
        let (found, shipped) = again(*title, games);
        for puzzle in &shipped {
            assert!(found.contains(puzzle), "{}: {puzzle:?}", title.name());
        }
        println!(
            "{}: {} puzzles in {games} games, {} of them shipped",
            title.name(),
            found.len(),
            shipped.len()
        );
        same += shipped.len();
    }
    assert!(same > 0, "none of these games has a shipped puzzle");
}
