//! Section 7: full ships and launching.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard;
use redplanet::material::Zone::{Ausonia, Hellas, Phobos};
use redplanet::scene::Table;
use redplanet::{Event, Place};

use crate::helpers::{dockings, launches, random_game, roomy};

fn position(table: &Table, of: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().position(of).expect("it happened")
}

#[test]
fn rp_ship_01_a_ship_is_full_at_its_capacity() {
    for (crew, full) in [(1, false), (2, true)] {
        let table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, crew);
        let mut table = table.resolve_before_pilots(Yellow, Recruiter);
        table.play(Yellow, "board dock3");
        assert_eq!(launches(&table) == [3], full, "{crew} and one more in a ship for three");
        assert_eq!(table.dock(3).is_none(), full);
    }
}

#[test]
fn rp_ship_02_a_full_ship_launches_when_the_character_is_resolved() {
    let mut table = roomy(3)
        .ship(3, Some(Hellas), 3)
        .aboard(3, Blue, 2)
        .event_deck(&[EventCard::Stronghold])
        .resolve_before_pilots(Yellow, Scientist);
    table.play(Yellow, "board dock3");
    assert!(launches(&table).is_empty(), "one astronaut and the card are still to come");
    table.play(Yellow, "board dock1");
    assert_eq!(launches(&table), [3]);
    let drew = position(&table, |event| matches!(event, Event::Drew { .. }));
    let launched = position(&table, |event| matches!(event, Event::Launched { .. }));
    let pilots = position(&table, |event| *event == Event::Called { number: 6 });
    assert!(drew < launched && launched < pilots, "after the card, before the next number");
}

#[test]
fn rp_ship_03_other_ships_stay_docked_across_rounds() {
    let mut table = roomy(3).ship(3, Some(Hellas), 5).aboard(3, Blue, 2).choose();
    let ships = [1, 2, 3].map(|dock| table.dock(dock).expect("a ship").ship);
    let recruiters = [(Yellow, Recruiter), (Blue, Recruiter), (Orange, Recruiter)];
    table.choices(&recruiters);
    table.play(Yellow, "board dock1").play(Blue, "board dock1").play(Orange, "board dock1");
    table.choices(&recruiters);
    table.play(Orange, "board dock3").play(Yellow, "board dock3").play(Blue, "board dock1");
    assert_eq!(table.open().round, 3);
    assert_eq!([1, 2, 3].map(|dock| table.dock(dock).expect("a ship").ship), ships);
    assert_eq!([1, 2, 3].map(|dock| table.dock(dock).expect("a ship").aboard()), [4, 0, 4]);
    assert!(launches(&table).is_empty());
    // A forced ship launches although it is not full.
    let mut forced = roomy(3).aboard(1, Blue, 1).resolve_before_pilots(Yellow, SecretAgent);
    forced.play(Yellow, "board dock1").play(Yellow, "launch dock1");
    assert_eq!(launches(&forced), [1]);
}

#[test]
fn rp_ship_04_the_dock_of_a_launched_ship_is_empty_until_step_4() {
    let mut table =
        roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve_before_pilots(Yellow, Soldier);
    table.play(Yellow, "board dock3");
    assert!(table.dock(3).is_none());
    assert_eq!(table.open().flights.len(), 1);
    assert_eq!(table.refusal(Blue, "board dock3").rule, "RP-SHIP-04");
    assert_eq!(table.legal(Blue), ["board dock1", "board dock2"]);
    table.finish_round();
    assert!(table.dock(3).is_some());
    assert!(dockings(&table).iter().any(|(dock, _)| *dock == 3));
}

#[test]
fn rp_ship_05_a_ship_in_flight_waits_for_step_3_of_its_round() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, FemmeFatale), (Orange, Pilot)]);
    table.play(Yellow, "board dock3");
    assert_eq!(table.open().flights.len(), 1);
    assert_eq!(table.here(Blue, Hellas), 0);
    // The Femme Fatale changes its crew and the Pilot its destination, nothing else.
    table.play(Blue, "board dock1");
    assert!(table.told(Event::Replaced { colour: Blue, victim: Yellow, place: flight(1) }));
    table.play(Orange, "board dock1").play(Orange, "board dock1");
    assert_eq!(table.open().flights[0].crew[Blue as usize], 3);
    table.play(Orange, "token flight1").play(Orange, "bound ausonia");
    assert_eq!(table.open().round, 2);
    assert!(table.open().flights.is_empty());
    assert_eq!((table.here(Blue, Ausonia), table.here(Blue, Hellas)), (3, 0));
    // No other character can touch a ship in flight.
    for character in [Soldier, Saboteur, SecretAgent, TravelAgent, Explorer, Scientist] {
        let mut others = roomy(3)
            .flight(Some(Hellas), 4)
            .flying(1, Blue, 2)
            .astronauts(Orange, Ausonia, 1)
            .resolve_before_pilots(Yellow, character);
        while others.asked() == Some(Yellow) {
            assert!(others.legal(Yellow).iter().all(|action| !action.contains("flight")), "{character}");
            let first = others.legal(Yellow)[0].clone();
            others.play(Yellow, &first);
        }
        let in_flight = others.open().flights[0];
        assert_eq!((in_flight.aboard(), in_flight.destination()), (2, Some(Hellas)), "{character}");
    }
}

fn flight(number: u8) -> Place {
    Place::Flight(redplanet::Flight(number - 1))
}

#[test]
fn rp_ship_06_the_crew_never_exceeds_the_capacity() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, Pilot);
    table.play(Yellow, "board dock3");
    assert_eq!(table.refusal(Yellow, "board dock3").rule, "RP-CHR-G-07");
    let agent = roomy(3).aboard(2, Blue, 3).ship(3, Some(Phobos), 4).resolve(Yellow, TravelAgent);
    assert_eq!(agent.refusal(Yellow, "board dock2").rule, "RP-CHR-3-01");
    for players in 3..=6 {
        random_game(players, players.into(), |step| {
            for (place, vessel) in step.after.open.vessels() {
                let aboard: u8 = vessel.crew.iter().sum();
                assert!(aboard <= vessel.ship.capacity(), "{aboard} on {place:?}");
            }
        });
    }
}
