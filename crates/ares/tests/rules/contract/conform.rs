//! The game keeps the promises of the contract.

use ares::Ares;
use table::kit::{Plan, conform};

#[test]
fn ares_expedition_conforms() {
    let plan = Plan { deep: 60, undo: 200, ..Plan::quick().seeds(1) };
    let summary = conform::<Ares>(&plan).unwrap_or_else(|failure| panic!("{failure}"));
    println!("{summary:?}");
}
