//! The game keeps the promises of the contract.

use martians::Martians;
use table::kit::{Plan, conform};

/// In CO-OP the seats have no secrets from each other but a weather report, so worlds need not vary in every case;
/// what is hidden in SEMI and COM is tested in `hidden.rs`.
#[test]
fn martians_conforms() {
    let plan = Plan { hides: false, ..Plan::quick() };
    let summary = conform::<Martians>(&plan).unwrap_or_else(|failure| panic!("{failure}"));
    println!("{summary:?}");
}
