//! Section 3: the track and the six steps of a round.

use redplanet::material::Character::{Recruiter, Soldier};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::Lichens;
use redplanet::material::Zone::Hellas;
use redplanet::scene::scene;
use redplanet::{Dock, Event, Stage};
use table::{Game, Seat};

use crate::helpers::{random_game, roomy};

/// The events of a whole random game.
fn whole_game(players: u8, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    random_game(players, seed, |step| events.extend_from_slice(step.events));
    events
}

/// The stations of the track, in the order they came up.
fn stations(events: &[Event]) -> Vec<String> {
    let mut stations: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Round { round } => Some(format!("round {round}")),
            Event::Production { number } => Some(format!("production {number}")),
            Event::DiscoveryShown { .. } => Some("reveal".into()),
            Event::MissionShown { .. } => Some("scoring".into()),
            _ => None,
        })
        .collect();
    stations.dedup();
    stations
}

#[test]
fn rp_trk_01_rounds_productions_reveal_and_scoring_in_this_order() {
    let mut with_discoveries = 0;
    for players in 3..=6 {
        for seed in 0..4 {
            let seen = stations(&whole_game(players, seed));
            let mut expected = vec![
                "round 1",
                "round 2",
                "round 3",
                "round 4",
                "round 5",
                "production 1",
                "round 6",
                "round 7",
                "round 8",
                "production 2",
                "round 9",
                "round 10",
                "reveal",
                "production 3",
                "scoring",
            ];
            if !seen.contains(&"reveal".to_string()) {
                expected.retain(|station| *station != "reveal");
            } else {
                with_discoveries += 1;
            }
            assert_eq!(seen, expected);
        }
    }
    assert!(with_discoveries > 0, "no game had a discovery");
}

#[test]
fn rp_trk_02_ten_rounds_and_no_early_end() {
    for players in 3..=6 {
        for seed in 10..14 {
            let events = whole_game(players, seed);
            assert_eq!(events.iter().filter(|event| matches!(event, Event::Round { .. })).count(), 10);
            assert_eq!(events.iter().filter(|event| **event == Event::Ended).count(), 1);
        }
    }
    // This holds even if nobody has an astronaut left.
    let table = roomy(3).supply(Yellow, 0).supply(Blue, 0).supply(Orange, 0).end_of_round(4);
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.open().round, 5);
    let over = scene(3).end_of_game();
    assert!(over.game.outcome().is_some());
    assert_eq!(over.refusal(Yellow, "choose pilot").rule, "RP-TRK-02");
}

/// RP-FP-04: what the window of the track shows comes next.
#[test]
fn rp_trk_03_the_track_advances_by_one_place_at_a_time() {
    for round in 1..=9 {
        let table = roomy(3).end_of_round(round);
        let expected = match round {
            5 => vec!["production 1".to_string(), "round 6".to_string()],
            8 => vec!["production 2".to_string(), "round 9".to_string()],
            _ => vec![format!("round {}", round + 1)],
        };
        assert_eq!(stations(table.events()), expected);
        assert_eq!(table.open().round, round + 1);
        assert_eq!(table.open().stage, Stage::Characters);
    }
    let last = roomy(3).discovery(Hellas, Lichens, Blue).end_of_round(10);
    assert_eq!(stations(last.events()), ["reveal", "production 3", "scoring"]);
}

#[test]
fn rp_rnd_01_a_round_has_six_steps_in_order() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).choose();
    assert_eq!(table.refusal(Yellow, "board dock1").rule, "RP-RND-01");
    table.choices(&[(Yellow, Soldier), (Blue, Recruiter), (Orange, Recruiter)]);
    assert_eq!(table.refusal(Blue, "choose pilot").rule, "RP-RND-01");
    table.play(Blue, "board dock1").play(Orange, "board dock1").play(Yellow, "board dock3");
    let launched = table.dock(3).expect("refilled").ship;
    let steps = [
        table.when(Event::Chosen { seat: Seat(2) }),
        table.when(Event::Called { number: 9 }),
        table.when(Event::Boarded { colour: Yellow, dock: Dock(2), count: 1 }),
        table.events().iter().position(|event| matches!(event, Event::Launched { .. })).expect("launched"),
        table.events().iter().position(|event| matches!(event, Event::Landed { .. })).expect("landed"),
        table.when(Event::Docked { dock: Dock(2), ship: launched }),
        table.when(Event::FirstPlayer { colour: Yellow }),
        table.when(Event::Round { round: 2 }),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}
