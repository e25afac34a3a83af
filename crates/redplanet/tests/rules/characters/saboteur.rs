//! Section 6: the Saboteur.

use redplanet::material::Character::Saboteur;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Zone::Hellas;
use redplanet::scene::scene;
use redplanet::{Action, Dock, Event, Vessel};

use crate::helpers::{launches, roomy};

#[test]
fn rp_chr_5_01_the_saboteur_places_one_astronaut() {
    let mut table = roomy(3).ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, Saboteur);
    table.play(Yellow, "board dock1");
    assert_eq!(table.supply(Yellow), 21);
    assert!(table.legal(Yellow).iter().all(|action| action.starts_with("destroy ")));
}

#[test]
fn rp_chr_5_02_he_destroys_any_docked_ship() {
    for dock in 1..=3 {
        let mut table =
            roomy(3).aboard(2, Blue, 2).ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, Saboteur);
        table.play(Yellow, "board dock1");
        assert_eq!(table.legal(Yellow), ["destroy dock1", "destroy dock2", "destroy dock3"]);
        let ship = table.dock(dock).expect("a ship").ship;
        table.play(Yellow, &format!("destroy dock{dock}"));
        assert!(table.told(Event::Destroyed { colour: Yellow, dock: Dock(dock - 1), ship }));
    }
}

#[test]
fn rp_chr_5_03_the_whole_crew_is_killed() {
    let mut table = roomy(3)
        .aboard(1, Blue, 2)
        .aboard(1, Orange, 1)
        .ship(3, Some(Hellas), 5)
        .resolve_before_pilots(Yellow, Saboteur);
    table.play(Yellow, "board dock1").play(Yellow, "destroy dock1");
    assert_eq!([Yellow, Blue, Orange].map(|colour| table.lost(colour)), [1, 2, 1]);
    assert_eq!([Yellow, Blue, Orange].map(|colour| table.supply(colour)), [21, 20, 21]);
}

#[test]
fn rp_chr_5_04_the_card_is_discarded_and_the_dock_stays_empty_until_step_4() {
    let mut table = roomy(3).ship(3, Some(Hellas), 5).resolve_before_pilots(Yellow, Saboteur);
    let ship = table.dock(3).expect("a ship").ship;
    table.play(Yellow, "board dock1").play(Yellow, "destroy dock3");
    assert!(table.open().ship_discard.contains(ship));
    assert!(table.dock(3).is_none());
    assert_eq!(table.asked(), Some(Blue), "the round goes on with an empty dock");
    assert_eq!(table.refusal(Blue, "board dock3").rule, "RP-SHIP-04");
    table.finish_round();
    let new = table.dock(3).expect("refilled").ship;
    assert!(table.told(Event::Docked { dock: Dock(2), ship: new }));
}

#[test]
fn rp_chr_5_05_a_ship_that_he_has_just_filled_can_be_destroyed() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock3");
    assert!(table.dock(3).is_some_and(Vessel::is_full));
    table.play(Yellow, "destroy dock3");
    assert_eq!((table.lost(Blue), table.lost(Yellow)), (2, 1));
    assert!(launches(&table).is_empty());
}

#[test]
fn rp_chr_5_06_the_only_docked_ship_must_be_destroyed() {
    let table = scene(3).ship(2, Some(Hellas), 5).aboard(2, Yellow, 2).resolve(Yellow, Saboteur);
    let destroyed =
        table.events().iter().any(|event| matches!(event, Event::Destroyed { dock: Dock(1), .. }));
    assert!(destroyed);
    assert_eq!(table.lost(Yellow), 3);
}

#[test]
fn rp_chr_5_07_launched_ships_cannot_be_destroyed() {
    let mut table = roomy(3).flight(Some(Hellas), 4).flying(1, Blue, 2).resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock1");
    assert_eq!(table.legal(Yellow), ["destroy dock1", "destroy dock2"]);
    assert_eq!(table.refusal(Yellow, "destroy dock3").rule, "RP-SHIP-04");
    assert!("destroy flight1".parse::<Action>().is_err());
}
