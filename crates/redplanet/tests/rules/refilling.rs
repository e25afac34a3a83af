//! Section 10: refilling the docks.

use redplanet::material::Colour::Blue;
use redplanet::material::Ship;
use redplanet::material::Zone::{Hellas, Phobos};
use redplanet::scene::scene;
use redplanet::{Stage, Vessel};
use table::{Piece, Rng};

use crate::helpers::{dockings, random_game, roomy};

#[test]
fn rp_dock_01_one_ship_for_each_empty_dock() {
    let table = scene(4).ship(2, Some(Hellas), 4).end_of_round(1);
    let docks: Vec<u8> = dockings(&table).iter().map(|(dock, _)| *dock).collect();
    assert_eq!(docks, [1, 3, 4]);
    assert_eq!(table.open().ship_deck.len(), 36 - 4);
    for (dock, ship) in dockings(&table) {
        let vessel = table.dock(dock).expect("a ship");
        assert_eq!(*vessel, Vessel { ship, ..Vessel::default() }, "nobody aboard, no token");
    }
}

#[test]
fn rp_dock_02_occupied_docks_are_unchanged() {
    let mut before = roomy(3).aboard(1, Blue, 2).token(1, Phobos);
    let (one, two) = (before.state().open.docks[0], before.state().open.docks[1]);
    let table = before.end_of_round(1);
    assert_eq!((table.open().docks[0], table.open().docks[1]), (one, two));
    assert_eq!(dockings(&table).len(), 1);
}

#[test]
fn rp_dock_03_a_ship_with_unknown_destination_is_accepted() {
    let unknown: Vec<Ship> = Ship::all().filter(|ship| ship.destination().is_none()).take(3).collect();
    let table = scene(3).ship_deck(&unknown).end_of_round(1);
    for dock in 1..=3 {
        assert_eq!(table.dock(dock).map(Vessel::destination), Some(None));
    }
    assert!(table.open().pool.iter().all(|tokens| *tokens == 2));
}

#[test]
fn rp_dock_04_an_empty_deck_is_made_of_the_shuffled_discard_pile() {
    let last = Ship::all().next().expect("36 ships");
    let mut seconds = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut scene = scene(3).ship_deck(&[last]);
        scene.state().hidden.rng = Rng::seeded(seed);
        let table = scene.end_of_round(1);
        let drawn = dockings(&table);
        assert_eq!(drawn[0], (1, last), "the deck is used up first");
        assert_eq!(drawn.len(), 3);
        assert!(table.open().ship_discard.is_empty());
        assert_eq!(table.open().ship_deck.len(), 35 - 2);
        seconds.insert(drawn[1].1);
    }
    assert!(seconds.len() > 15, "shuffled: {} different ships came next", seconds.len());
}

#[test]
fn rp_dock_05_after_step_4_every_dock_holds_one_ship() {
    for players in 3..=6 {
        random_game(players, players.into(), |step| {
            let open = &step.before.open;
            if open.stage == Stage::Characters {
                let docked = open.docks.iter().flatten().count();
                assert_eq!(docked, players as usize, "in round {}", open.round);
            }
        });
    }
}
