//! Section 6: the Pilot.

use redplanet::material::Character::Pilot;
use redplanet::material::Colour::{Blue, Green, Yellow};
use redplanet::material::Zone::{Ausonia, Hellas, Phobos, SyrtisMajor, VallesMarineris};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Dock, Event, Place, Vessel};

use crate::helpers::roomy;

/// Yellow's Pilot has boarded ships 1 and 2 and is asked where the token goes.
fn steering(scene: Scene) -> Table {
    let mut table = scene.resolve_before_pilots(Yellow, Pilot);
    table.play(Yellow, "board dock1").play(Yellow, "board dock2");
    table
}

#[test]
fn rp_chr_1_01_the_pilot_places_two_in_one_ship_or_in_two() {
    let apart = steering(roomy(3));
    assert_eq!(apart.dock(1).map(Vessel::aboard), Some(1));
    assert_eq!(apart.dock(2).map(Vessel::aboard), Some(1));
    assert_eq!(apart.supply(Yellow), 20);
    let mut together = roomy(3).resolve_before_pilots(Yellow, Pilot);
    together.play(Yellow, "board dock2");
    assert_eq!(together.legal(Yellow), ["board dock1", "board dock2"]);
    together.play(Yellow, "board dock2");
    assert_eq!(together.dock(2).map(Vessel::aboard), Some(2));
    assert!(together.legal(Yellow).iter().all(|action| action.starts_with("token ")), "two, not three");
}

#[test]
fn rp_chr_1_02_any_token_on_a_docked_or_launched_ship() {
    let scene = || roomy(3).flight(Some(Hellas), 4).flying(1, Blue, 3);
    let mut flying = steering(scene());
    assert_eq!(flying.legal(Yellow), ["token dock1", "token dock2", "token flight1"]);
    assert_eq!(flying.refusal(Yellow, "token dock3").rule, "RP-CHR-1-02");
    assert_eq!(flying.refusal(Yellow, "token flight2").rule, "RP-CHR-1-02");
    assert_eq!(flying.refusal(Yellow, "stop").rule, "RP-RND-01");
    flying.play(Yellow, "token flight1");
    assert_eq!(flying.legal(Yellow).len(), 10);
    flying.play(Yellow, "bound ausonia");
    assert_eq!(flying.open().flights[0].destination(), Some(Ausonia));
    assert_eq!(flying.open().pool[Ausonia as usize], 1);
    assert_eq!(flying.asked(), Some(Blue), "one token");
    let mut docked = steering(scene());
    docked.play(Yellow, "token dock1").play(Yellow, "bound phobos");
    assert_eq!(docked.dock(1).and_then(Vessel::destination), Some(Phobos));
    assert!(docked.told(Event::Bound { colour: Yellow, place: Place::Dock(Dock(0)), zone: Phobos }));
}

#[test]
fn rp_chr_1_03_the_topmost_of_several_tokens_counts() {
    let mut table = steering(roomy(3).token(1, Hellas).token(1, Ausonia));
    assert_eq!(table.dock(1).and_then(Vessel::destination), Some(Ausonia));
    table.play(Yellow, "token dock1").play(Yellow, "bound valles_marineris");
    let ship = table.dock(1).expect("a ship");
    assert_eq!(ship.destination(), Some(VallesMarineris));
    assert_eq!(ship.tokens.iter().sum::<u8>(), 3, "the covered ones stay on it");
}

#[test]
fn rp_chr_1_04_the_ship_may_be_empty_or_of_others() {
    for (dock, capacity) in [(3, 5), (4, 4)] {
        let mut table = scene(4)
            .ship(1, Some(SyrtisMajor), 6)
            .ship(2, Some(SyrtisMajor), 5)
            .ship(3, Some(Hellas), 5)
            .ship(4, Some(Hellas), 4)
            .aboard(4, Green, 2)
            .resolve_before_pilots(Yellow, Pilot);
        table.play(Yellow, "board dock1").play(Yellow, "board dock2");
        table.play(Yellow, &format!("token dock{dock}")).play(Yellow, "bound phobos");
        let ship = table.dock(dock).expect("a ship");
        assert_eq!((ship.destination(), ship.ship.capacity()), (Some(Phobos), capacity));
        assert_eq!(ship.crew[Yellow as usize], 0);
    }
}
