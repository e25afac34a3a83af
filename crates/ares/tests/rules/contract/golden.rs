//! What must never change unnoticed: records, counts of decision paths, action indices.

use std::path::{Path, PathBuf};

use ares::{Ares, Options};
use table::Options as _;
use table::kit::{golden_kinds, golden_records, golden_text, perft_line};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn records_replay_and_are_written_alike() {
    golden_records::<Ares>(&golden("")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_indices_of_actions_never_move() {
    golden_kinds::<Ares>(&golden("kinds.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn the_number_of_decision_paths_stays() {
    let mut table = String::new();
    for options in Options::cases() {
        for seed in [1, 2] {
            table += &perft_line::<Ares>(&options, seed, 5).unwrap();
            table.push('\n');
        }
    }
    golden_text(&golden("perft.txt"), &table).unwrap_or_else(|difference| panic!("{difference}"));
}
