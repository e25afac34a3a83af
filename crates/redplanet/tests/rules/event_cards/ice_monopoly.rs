//! Section 13: Ice Monopoly.

use redplanet::material::Colour;
use redplanet::material::Colour::{Blue, Green, Grey, Orange, Purple, Yellow};
use redplanet::material::EventCard::{BalancedPortfolio, CeleriumMagnate, FallenHeroes, SylvaniteMagnate};
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::scene::scene;
use redplanet::{Event, scoring};

const ALL: [Colour; 6] = [Yellow, Blue, Orange, Green, Purple, Grey];

/// What Ice Monopoly pays each colour if they hold this many ice tokens.
fn ice<const N: usize>(tokens: [u8; N]) -> [i32; N] {
    let start = scene(N as u8);
    let table =
        ALL.iter().zip(tokens).fold(start, |scene, (colour, count)| scene.tokens(*colour, Ice, count));
    let table = table.end_of_game();
    std::array::from_fn(|at| scoring::points(table.open(), ALL[at]).ice_monopoly)
}

#[test]
fn rp_ice_01_the_most_ice_tokens_gain_nine() {
    assert_eq!(ice([4, 3, 0]), [9, 0, 0]);
    assert_eq!(ice([0, 0, 1]), [0, 0, 9]);
    let table =
        scene(3).tokens(Yellow, Ice, 1).tokens(Blue, Celerium, 9).tokens(Orange, Sylvanite, 9).end_of_game();
    assert_eq!(scoring::points(table.open(), Yellow).ice_monopoly, 9, "only ice counts");
}

#[test]
fn rp_ice_02_tied_colours_share_nine_rounded_down() {
    assert_eq!(ice([2, 2, 1]), [4, 4, 0]);
    assert_eq!(ice([2, 2, 2]), [3, 3, 3]);
    assert_eq!(ice([2, 2, 2, 2]), [2, 2, 2, 2]);
    assert_eq!(ice([2, 2, 2, 2, 2]), [1, 1, 1, 1, 1]);
    assert_eq!(ice([2, 2, 2, 2, 2, 2]), [1, 1, 1, 1, 1, 1]);
}

#[test]
fn rp_ice_03_everybody_is_compared_whatever_missions_he_holds() {
    let table = scene(4)
        .mission(Yellow, FallenHeroes)
        .mission(Blue, SylvaniteMagnate)
        .holds(Blue, CeleriumMagnate)
        .holds(Blue, BalancedPortfolio)
        .tokens(Yellow, Ice, 3)
        .tokens(Blue, Ice, 3)
        .end_of_game();
    let paid = [Yellow, Blue, Orange, Green].map(|colour| scoring::points(table.open(), colour).ice_monopoly);
    assert_eq!(paid, [4, 4, 0, 0]);
    // Nobody holds the card: nobody shows it, and it is in no deck.
    let shown = table.events().iter().filter(|event| matches!(event, Event::MissionShown { .. })).count();
    assert_eq!(shown, 6, "four starting missions and two drawn ones");
    assert!(redplanet::material::EventCard::from_id("ice_monopoly").is_none());
}
