//! Section 6: the Femme Fatale.

use redplanet::material::Character::FemmeFatale;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Zone;
use redplanet::material::Zone::{Ausonia, Hellas};
use redplanet::scene::{Scene, Table};
use redplanet::{Event, Flight, Place, Vessel};

use crate::helpers::{launches, roomy};

/// Yellow's Femme Fatale has boarded the ship in dock 1 and is asked whom to replace; the other players are still
/// to come.
fn seducing(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1");
    table
}

#[test]
fn rp_chr_4_01_the_femme_fatale_places_one_astronaut() {
    let table = seducing(roomy(3));
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.dock(1).map(|ship| ship.crew[Yellow as usize]), Some(1));
    assert_eq!(table.asked(), Some(Blue), "there is nobody to replace");
}

#[test]
fn rp_chr_4_02_she_replaces_one_astronaut_of_another_colour() {
    let mut table = seducing(
        roomy(3).astronauts(Yellow, Hellas, 1).astronauts(Blue, Hellas, 2).astronauts(Orange, Hellas, 1),
    );
    assert_eq!(table.legal(Yellow), ["replace hellas blue", "replace hellas orange"]);
    assert_eq!(table.refusal(Yellow, "replace ausonia blue").rule, "RP-CHR-4-02");
    table.play(Yellow, "replace hellas blue");
    assert_eq!((table.here(Yellow, Hellas), table.here(Blue, Hellas)), (2, 1));
    assert_eq!((table.lost(Blue), table.lost(Orange), table.lost(Yellow)), (1, 0, 0));
    assert_eq!(table.supply(Yellow), 22 - 1 - 1 - 1, "in Hellas before, placed, taken for the replacement");
    assert_eq!(table.asked(), Some(Blue), "only one is replaced");
}

#[test]
fn rp_chr_4_03_on_docked_and_launched_ships_and_in_every_zone() {
    let mut scene = roomy(3)
        .aboard(2, Yellow, 1)
        .aboard(2, Blue, 1)
        .flight(Some(Hellas), 4)
        .flying(1, Yellow, 1)
        .flying(1, Orange, 1);
    for zone in Zone::ALL {
        scene = scene.astronauts(Yellow, *zone, 1).astronauts(Blue, *zone, 1);
    }
    let table = seducing(scene);
    assert_eq!(
        table.legal(Yellow),
        [
            "replace dock2 blue",
            "replace flight1 orange",
            "replace vastitas_borealis blue",
            "replace ausonia blue",
            "replace hellas blue",
            "replace tritonis_sinus blue",
            "replace mare_tyrrhenum blue",
            "replace sinus_sabaeus blue",
            "replace mare_serpentis blue",
            "replace syrtis_major blue",
            "replace valles_marineris blue",
            "replace phobos blue"
        ]
    );
    let mut in_flight = table.clone();
    in_flight.play(Yellow, "replace flight1 orange");
    assert_eq!(in_flight.open().flights[0].crew[Yellow as usize], 2);
    assert!(in_flight.told(Event::Replaced {
        colour: Yellow,
        victim: Orange,
        place: Place::Flight(Flight(0))
    }));
    let mut docked = table;
    docked.play(Yellow, "replace dock2 blue");
    assert_eq!(docked.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(2));
}

#[test]
fn rp_chr_4_04_she_needs_an_own_astronaut_at_the_place() {
    let table = seducing(
        roomy(3)
            .aboard(2, Blue, 1)
            .flight(Some(Hellas), 4)
            .flying(1, Blue, 1)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Yellow, Ausonia, 1)
            .astronauts(Blue, Ausonia, 1)
            .astronauts(Orange, Ausonia, 1),
    );
    assert_eq!(table.legal(Yellow), ["replace ausonia blue", "replace ausonia orange"]);
    for place in ["dock2", "flight1", "hellas"] {
        assert_eq!(table.refusal(Yellow, &format!("replace {place} blue")).rule, "RP-CHR-4-04", "{place}");
    }
}

#[test]
fn rp_chr_4_05_the_astronaut_just_placed_counts() {
    let table = seducing(roomy(3).aboard(1, Blue, 1).aboard(1, Orange, 1));
    assert_eq!(table.legal(Yellow), ["replace dock1 blue", "replace dock1 orange"]);
    let mut table = table;
    table.play(Yellow, "replace dock1 orange");
    let crew = table.dock(1).expect("a ship").crew;
    assert_eq!((crew[Yellow as usize], crew[Blue as usize], crew[Orange as usize]), (2, 1, 0));
}

#[test]
fn rp_chr_4_06_replacing_changes_no_number_of_astronauts() {
    let mut aboard = seducing(roomy(3).aboard(1, Blue, 2).aboard(1, Orange, 2));
    assert_eq!(aboard.dock(1).map(Vessel::aboard), Some(5));
    aboard.play(Yellow, "replace dock1 blue");
    assert_eq!(aboard.dock(1).map(Vessel::aboard), Some(5));
    assert!(launches(&aboard).is_empty());
    let mut zone = seducing(
        roomy(3).astronauts(Yellow, Hellas, 2).astronauts(Blue, Hellas, 3).astronauts(Orange, Hellas, 1),
    );
    zone.play(Yellow, "replace hellas blue");
    assert_eq!(zone.open().zones[Hellas as usize].iter().sum::<u8>(), 6);
}
