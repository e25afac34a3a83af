//! What is remembered of finished games.

use std::collections::BTreeSet;

use table::{Arg, Keepsake, Rng};
use titles::{Table, Title};

fn over(title: &'static dyn Title, options: &serde_json::Value, seed: u64) -> Box<dyn Table> {
    let mut table = title.open(options, seed).unwrap();
    let mut rng = Rng::seeded(seed);
    while let Some(seat) = table.turn() {
        let action = *rng.pick(table.legal(seat)).unwrap();
        table.play(seat, action).unwrap();
    }
    table
}

/// Every keepsake is a piece of the box, is somebody's at the table or everybody's, and is said once.
#[test]
fn what_is_remembered_lies_in_the_box() {
    for title in titles::all() {
        let pieces: BTreeSet<(&str, &str)> =
            title.material().iter().map(|item| (item.kind, item.name)).collect();
        for options in title.cases() {
            let begun = title.open(&options, 5).unwrap();
            assert_eq!(begun.keepsakes(), [], "{options}: nothing is remembered of a game that goes on");
            let table = over(*title, &options, 5);
            let kept = table.keepsakes();
            for Keepsake { seat, kind, name, times } in &kept {
                assert!(pieces.contains(&(*kind, *name)), "{options}: {kind} {name} is not in the box");
                assert!(seat.is_none_or(|seat| seat.0 < table.seats()), "{options}: {seat:?}");
                assert!(*times > 0);
            }
            let once: BTreeSet<_> = kept.iter().map(|one| (one.seat.map(|seat| seat.0), one.name)).collect();
            assert_eq!(once.len(), kept.len(), "{options}: {kept:?}");
        }
    }
}

fn kept(game: &str, options: serde_json::Value) -> Vec<Keepsake> {
    over(titles::find(game).unwrap(), &options, 3).keepsakes()
}

#[test]
fn every_seat_of_ares_expedition_remembers_its_corporation() {
    let kept = kept("ares", serde_json::json!({"players": 3}));
    let seats: Vec<_> = kept.iter().map(|one| (one.kind, one.seat.unwrap().0)).collect();
    assert_eq!(seats, [("corporation", 0), ("corporation", 1), ("corporation", 2)]);
}

/// At most one character a round, whatever was chosen before it was sealed; what the rules choose by themselves is none.
#[test]
fn every_seat_of_red_planet_remembers_its_characters() {
    let title = titles::find("redplanet").unwrap();
    for seed in 0..20 {
        let table = over(title, &serde_json::json!({"players": 4}), seed);
        let kept = table.keepsakes();
        for seat in 0..4 {
            let own = kept.iter().filter(|one| one.seat.is_some_and(|other| other.0 == seat));
            let times: u16 = own.map(|one| one.times).sum();
            assert!((1..=table.round()).contains(&times), "seed {seed}, seat {seat}: {times}");
        }
    }
}

#[test]
fn martians_remembers_its_scenario_and_commissions_have_none() {
    let mission = kept("martians", serde_json::json!({"variant": "coop", "players": 2}));
    assert_eq!(mission.len(), 1);
    assert_eq!((mission[0].seat, mission[0].kind), (None, "scenario"));
    assert!(mission[0].name.starts_with("martians-scenario-"), "{mission:?}");
    assert_eq!(kept("martians", serde_json::json!({"variant": "com", "players": 3})), []);
}

/// Points and places that are kept belong to seats of the table, or to a colour by name.
#[test]
fn every_seat_that_is_scored_has_one_standing() {
    for title in titles::all() {
        for options in title.cases() {
            let table = over(*title, &options, 8);
            let outcome = table.outcome().unwrap();
            let seats: Vec<u8> = outcome
                .standings
                .iter()
                .filter_map(|one| match one.who {
                    Arg::Seat(seat) => Some(seat.0),
                    Arg::Number(_) | Arg::Name(_) => None,
                })
                .collect();
            let once: BTreeSet<_> = seats.iter().collect();
            assert_eq!(once.len(), seats.len(), "{} {options}", title.name());
        }
    }
}
