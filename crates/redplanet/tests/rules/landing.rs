//! Section 9: landing.

use redplanet::Event;
use redplanet::material::Character::Recruiter;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Resource::Ice;
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor, VallesMarineris};
use redplanet::material::{Ship, Zone};
use redplanet::scene::scene;
use table::Piece;

use crate::helpers::roomy;

#[test]
fn rp_land_01_every_launched_ship_lands_with_all_aboard() {
    let table = scene(3)
        .flight(Some(Hellas), 4)
        .flying(1, Yellow, 2)
        .flying(1, Blue, 1)
        .flight(Some(SyrtisMajor), 5)
        .flying(2, Orange, 4)
        .end_of_round(1);
    assert!(table.open().flights.is_empty());
    assert_eq!((table.here(Yellow, Hellas), table.here(Blue, Hellas)), (2, 1));
    assert_eq!(table.here(Orange, SyrtisMajor), 4);
}

#[test]
fn rp_land_02_the_topmost_token_or_else_the_printed_zone() {
    let landing = |tokens: &[Zone]| {
        let mut scene = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2);
        for zone in tokens {
            scene = scene.token(1, *zone);
        }
        let table = scene.resolve(Yellow, Recruiter);
        Zone::all().find(|zone| table.here(Blue, *zone) == 2)
    };
    assert_eq!(landing(&[]), Some(Hellas));
    assert_eq!(landing(&[Ausonia]), Some(Ausonia));
    assert_eq!(landing(&[Ausonia, VallesMarineris]), Some(VallesMarineris));
    assert_eq!(landing(&[VallesMarineris, Ausonia]), Some(Ausonia));
}

#[test]
fn rp_land_03_a_ship_bound_for_phobos_lands_on_phobos() {
    let printed = scene(3).flight(Some(Phobos), 2).flying(1, Yellow, 2).end_of_round(1);
    assert_eq!(printed.here(Yellow, Phobos), 2);
    assert!(printed.open().resources[Phobos as usize].is_some());
    let by_token = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2).token(1, Phobos);
    assert_eq!(by_token.resolve(Yellow, Recruiter).here(Blue, Phobos), 2);
}

#[test]
fn rp_land_04_who_enters_turns_up_the_resource_token_for_good() {
    let mut table = roomy(3).ship(3, Some(MareTyrrhenum), 3).aboard(3, Blue, 2).resolve(Yellow, Recruiter);
    assert_eq!(table.open().resources[MareTyrrhenum as usize], None);
    table.play(Yellow, "board dock3");
    let found = table.open().resources[MareTyrrhenum as usize].expect("turned up");
    assert!(table.told(Event::Found { zone: MareTyrrhenum, resource: found }));
    // A second ship finds it face up.
    let again = scene(3).resource(Hellas, Ice).flight(Some(Hellas), 3).flying(1, Blue, 1).end_of_round(1);
    assert_eq!(again.open().resources[Hellas as usize], Some(Ice));
    assert!(!again.events().iter().any(|event| matches!(event, Event::Found { .. })));
}

#[test]
fn rp_land_05_an_empty_ship_reveals_nothing() {
    let table = scene(3).flight(Some(Hellas), 3).end_of_round(1);
    assert_eq!(table.open().resources[Hellas as usize], None);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Found { .. })));
    assert!(
        table.events().iter().any(|event| matches!(event, Event::Landed { zone: Hellas, astronauts: 0, .. }))
    );
}

#[test]
fn rp_land_06_the_card_of_a_landed_ship_is_discarded_face_up() {
    let mut flying = scene(3).flight(Some(Hellas), 3).flying(1, Blue, 1).flight(Some(Ausonia), 3);
    let ships: Vec<Ship> = flying.state().open.flights.iter().map(|vessel| vessel.ship).collect();
    let table = flying.end_of_round(1);
    let discard: Vec<Ship> = table.open().ship_discard.iter().collect();
    assert_eq!(discard.len(), 2);
    assert!(ships.iter().all(|ship| discard.contains(ship)), "open to everybody");
}

#[test]
fn rp_land_07_docked_ships_do_not_land() {
    let table = roomy(3).aboard(1, Blue, 5).aboard(2, Yellow, 1).end_of_round(1);
    assert_eq!(table.dock(1).map(|ship| ship.crew[Blue as usize]), Some(5));
    assert_eq!(table.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(1));
    assert_eq!(table.here(Blue, SyrtisMajor), 0);
}
