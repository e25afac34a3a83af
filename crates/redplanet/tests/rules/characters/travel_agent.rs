//! Section 6: the Travel Agent.

use redplanet::material::Character::TravelAgent;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Zone::Phobos;
use redplanet::{Event, Vessel};

use crate::helpers::{launches, roomy, yellow_boarded};

#[test]
fn rp_chr_3_01_the_travel_agent_places_three_in_one_ship() {
    let mut table = roomy(3).resolve_before_pilots(Yellow, TravelAgent);
    table.play(Yellow, "board dock2");
    assert!(table.told(yellow_boarded(2, 3)));
    assert_eq!(table.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(3));
    assert_eq!(table.dock(1).map(Vessel::aboard), Some(0));
    assert_eq!(table.supply(Yellow), 19);
    assert_eq!(table.asked(), Some(Blue));
}

#[test]
fn rp_chr_3_02_without_three_free_seats_the_turn_is_skipped() {
    let table = roomy(3)
        .aboard(1, Blue, 4)
        .aboard(2, Blue, 3)
        .ship(3, Some(Phobos), 2)
        .resolve_before_pilots(Yellow, TravelAgent);
    assert!(table.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(table.supply(Yellow), 22);
    assert_eq!(table.asked(), Some(Blue));
    assert!(table.open().played[Yellow as usize].contains(TravelAgent), "the card stays face up");
}

#[test]
fn rp_chr_3_03_with_three_free_seats_placing_is_compulsory() {
    let choice = roomy(3).resolve(Yellow, TravelAgent);
    assert_eq!(choice.legal(Yellow), ["board dock1", "board dock2"]);
    assert_eq!(choice.refusal(Yellow, "stop").rule, "RP-RND-01");
    // The only ship with three free seats is boarded without asking.
    let table = roomy(3).aboard(1, Blue, 3).aboard(2, Blue, 3).resolve_before_pilots(Yellow, TravelAgent);
    assert!(table.told(yellow_boarded(1, 3)));
    assert!(!table.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(launches(&table), [1]);
}

#[test]
fn rp_chr_3_04_seats_of_several_ships_do_not_add_up() {
    // Two, two and one make five seats, but no ship has three.
    let table = roomy(3)
        .aboard(1, Blue, 4)
        .aboard(2, Blue, 3)
        .ship(3, Some(Phobos), 2)
        .aboard(3, Orange, 1)
        .resolve_before_pilots(Yellow, TravelAgent);
    assert!(table.told(Event::TravelAgentFailed { colour: Yellow }));
    assert_eq!(table.supply(Yellow), 22);
    let choice = roomy(3).ship(3, Some(Phobos), 2).resolve(Yellow, TravelAgent);
    assert_eq!(choice.refusal(Yellow, "board dock3").rule, "RP-CHR-3-01");
}
