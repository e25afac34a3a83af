//! The game keeps the promises of the contract.

use redplanet::RedPlanet;
use table::kit::{Plan, conform};

#[test]
fn red_planet_conforms() {
    let summary = conform::<RedPlanet>(&Plan::quick()).unwrap_or_else(|failure| panic!("{failure}"));
    println!("{summary:?}");
}
