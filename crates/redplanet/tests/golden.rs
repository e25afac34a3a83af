//! What must not change unnoticed: records, counts of decision paths, action indices.

use std::path::Path;

use redplanet::{Options, RedPlanet};
use table::Options as _;
use table::kit::{golden_kinds, golden_records, golden_text, perft_line};

fn golden(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn records_replay_and_are_written_alike() {
    golden_records::<RedPlanet>(&golden("")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_indices_of_actions_never_move() {
    golden_kinds::<RedPlanet>(&golden("kinds.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_number_of_decision_paths_stays() {
    let mut table = String::new();
    for options in Options::cases() {
        // The first decisions are the missions and characters of all seats.
        let depth = if options.players < 4 { 8 } else { 7 };
        for seed in [1, 2] {
            table += &perft_line::<RedPlanet>(&options, seed, depth).unwrap();
            table.push('\n');
        }
    }
    golden_text(&golden("perft.txt"), &table).unwrap_or_else(|difference| panic!("{difference}"));
}
