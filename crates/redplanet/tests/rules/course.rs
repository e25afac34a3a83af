//! Sections 3 to 5 and 11: the track, the steps of a round, the countdown, the first player.

use redplanet::material::Character::{
    self, Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{self, Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::Lichens;
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum, SyrtisMajor};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Dock, Event, Options, RedPlanet, Stage};
use table::{Game, Log, Rng, Seat, Set, Viewer};

const EIGHT_OTHERS: [Character; 8] =
    [Explorer, Scientist, SecretAgent, Saboteur, FemmeFatale, TravelAgent, Soldier, Pilot];

/// Two roomy ships, so that whoever boards is asked where.
fn roomy(players: u8) -> Scene {
    scene(players).ship(1, Some(SyrtisMajor), 6).ship(2, Some(SyrtisMajor), 5)
}

/// A whole game of random choices; what was told.
fn whole_game(players: u8, seed: u64) -> Vec<Event> {
    let options = Options { players, ..Options::default() };
    let mut game = RedPlanet::new(&options, seed).expect("a table that exists");
    let (mut log, mut legal, mut rng) = (Log::new(), Vec::new(), Rng::seeded(seed));
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        game.play(seat, *rng.pick(&legal).expect("an answer"), &mut log).expect("legal");
    }
    log.take()
}

/// The stations of the track, in the order in which they came.
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

/// The order in which colours placed astronauts.
fn boarders(table: &Table) -> Vec<Colour> {
    let boarded = |event: &Event| match event {
        Event::Boarded { colour, .. } => Some(*colour),
        _ => None,
    };
    table.events.iter().filter_map(boarded).collect()
}

fn numbers_called(table: &Table) -> Vec<u8> {
    let called = |event: &Event| match event {
        Event::Called { number } => Some(*number),
        _ => None,
    };
    table.events.iter().filter_map(called).collect()
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
    // Even if nobody has an astronaut left.
    let table = roomy(3).supply(Yellow, 0).supply(Blue, 0).supply(Orange, 0).end_of_round(4);
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.open().round, 5);
    let over = scene(3).end_of_game();
    assert!(over.game.outcome().is_some());
    assert_eq!(over.refusal(Yellow, "choose pilot").rule, "RP-TRK-02");
}

/// RP-FP-04: what the window shows comes next.
#[test]
fn rp_trk_03_the_track_advances_by_one_place_at_a_time() {
    for round in 1..=9 {
        let table = roomy(3).end_of_round(round);
        let expected = match round {
            5 => vec!["production 1".to_string(), "round 6".to_string()],
            8 => vec!["production 2".to_string(), "round 9".to_string()],
            _ => vec![format!("round {}", round + 1)],
        };
        assert_eq!(stations(&table.events), expected);
        assert_eq!(table.open().round, round + 1);
        assert_eq!(table.open().stage, Stage::Characters);
    }
    let last = roomy(3).discovery(Hellas, Lichens, Blue).end_of_round(10);
    assert_eq!(stations(&last.events), ["reveal", "production 3", "scoring"]);
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
        table.events.iter().position(|event| matches!(event, Event::Launched { .. })).expect("launched"),
        table.events.iter().position(|event| matches!(event, Event::Landed { .. })).expect("landed"),
        table.when(Event::Docked { dock: Dock(2), ship: launched }),
        table.when(Event::FirstPlayer { colour: Yellow }),
        table.when(Event::Round { round: 2 }),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn rp_rnd_02_all_choose_at_the_same_time_face_down() {
    let mut table = roomy(3).choose();
    assert_eq!(table.game.to_act().len(), 3);
    table.play(Orange, "choose pilot");
    assert_eq!(table.game.to_act().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    table.play(Yellow, "choose pilot");
    assert_eq!(table.game.secrets[2].character, Some(Pilot));
    assert!(table.open().played.iter().all(Set::is_empty));
    assert!(table.told(Event::Chosen { seat: Seat(2) }));
}

#[test]
fn rp_rnd_03_only_a_card_in_hand_can_be_chosen() {
    let table = roomy(3).played(Yellow, &[Pilot, Saboteur]).choose();
    assert_eq!(table.refusal(Yellow, "choose pilot").rule, "RP-RND-03");
    assert_eq!(table.refusal(Yellow, "choose saboteur").rule, "RP-RND-03");
    assert_eq!(
        table.legal(Yellow),
        [
            "choose soldier",
            "choose travel_agent",
            "choose femme_fatale",
            "choose secret_agent",
            "choose scientist",
            "choose explorer",
            "choose recruiter"
        ]
    );
    assert_eq!(table.legal(Blue).len(), 9);
}

#[test]
fn rp_rnd_04_nobody_sees_a_choice_and_all_must_have_chosen() {
    let sealed = |character: Character| {
        let mut table = roomy(3).choose();
        table.choices(&[(Yellow, character), (Blue, Pilot)]);
        table
    };
    let (one, other) = (sealed(Recruiter), sealed(Pilot));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
    assert_ne!(one.game.view(Viewer::Seat(Seat(0))), other.game.view(Viewer::Seat(Seat(0))));
    assert_eq!(one.open().stage, Stage::Characters);
    assert!(numbers_called(&one).is_empty());
    let mut all = one;
    all.play(Orange, "choose pilot");
    assert_eq!(numbers_called(&all), [9]);
}

#[test]
fn rp_rnd_05_a_choice_is_compulsory_and_a_hand_never_empty() {
    let fresh = roomy(3).choose();
    assert!(fresh.legal(Yellow).iter().all(|action| action.starts_with("choose ")));
    assert_eq!(fresh.refusal(Yellow, "stop").rule, "RP-RND-01");
    let two_left = roomy(3).played(Yellow, &EIGHT_OTHERS[1..]).choose();
    assert_eq!(two_left.legal(Yellow), ["choose explorer", "choose recruiter"]);
    assert_eq!(two_left.game.secrets[0].character, None, "he is asked while he has a choice");
    let mut last_card = roomy(3).played(Yellow, &EIGHT_OTHERS).choose();
    assert_eq!(last_card.game.secrets[0].character, Some(Recruiter));
    last_card.choices(&[(Blue, Pilot), (Orange, Pilot)]).finish_round();
    assert_eq!(last_card.open().round, 2);
    assert_eq!(last_card.legal(Yellow).len(), 9);
}

#[test]
fn rp_rnd_06_the_numbers_are_called_from_9_down_to_1() {
    let mut table = roomy(3).choose();
    table.choices(&[(Yellow, Pilot), (Blue, Saboteur), (Orange, Explorer)]).finish_round();
    assert_eq!(numbers_called(&table), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(table.revealed(), [(Orange, Explorer), (Blue, Saboteur), (Yellow, Pilot)]);
}

#[test]
fn rp_rnd_07_everybody_with_the_called_number_turns_it_up() {
    let mut table = roomy(4).choose();
    table.choices(&[(Yellow, Soldier), (Blue, Pilot), (Orange, Soldier), (Green, Soldier)]);
    let called = table.when(Event::Called { number: 2 });
    let turned_up: Vec<Event> = table.events[called + 1..].to_vec();
    let soldier = |colour| Event::Revealed { colour, character: Soldier };
    assert_eq!(turned_up, [soldier(Yellow), soldier(Orange), soldier(Green)]);
    for colour in [Yellow, Orange, Green] {
        assert!(table.open().played[colour as usize].contains(Soldier));
    }
}

#[test]
fn rp_rnd_08_equal_numbers_resolve_clockwise_from_the_first_player() {
    // The first player has another number: the next one clockwise from him begins.
    let mut table = roomy(4).first(Orange).choose();
    table.choices(&[(Yellow, Soldier), (Blue, Recruiter), (Orange, Pilot), (Green, Soldier)]);
    assert_eq!(table.refusal(Yellow, "board dock1").rule, "RP-RND-08");
    table.finish_round();
    assert_eq!(boarders(&table), [Blue, Green, Yellow, Orange, Orange]);
    // The first player has it too: he begins.
    let mut table = roomy(3).first(Blue).choose();
    table.choices(&[(Yellow, Soldier), (Blue, Soldier), (Orange, Soldier)]).finish_round();
    assert_eq!(boarders(&table), [Blue, Orange, Yellow]);
}

#[test]
fn rp_rnd_09_the_next_number_waits_until_all_have_resolved() {
    let mut table = roomy(3).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Recruiter), (Orange, Saboteur)]);
    assert_eq!(numbers_called(&table), [9]);
    table.play(Yellow, "board dock1");
    assert_eq!(numbers_called(&table), [9]);
    table.play(Blue, "board dock1");
    // Nobody has 8, 7 or 6.
    assert_eq!(numbers_called(&table), [9, 8, 7, 6, 5]);
    assert_eq!(table.asked(), Some(Orange));
}

#[test]
fn rp_rnd_10_the_countdown_stops_when_all_have_resolved() {
    let mut table = roomy(3).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Recruiter), (Orange, Saboteur)]).finish_round();
    assert_eq!(numbers_called(&table), [9, 8, 7, 6, 5]);
    assert_eq!(table.open().round, 2);
}

#[test]
fn rp_rnd_11_a_number_not_yet_called_stays_secret() {
    let orange_has = |character: Character| {
        let mut table = roomy(3).choose();
        table.choices(&[(Yellow, Recruiter), (Blue, Pilot), (Orange, character)]);
        table
    };
    let (one, other) = (orange_has(Saboteur), orange_has(TravelAgent));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
    assert_eq!(one.events, other.events);
    assert!(one.open().played[Orange as usize].is_empty());
}

#[test]
fn rp_rnd_12_played_cards_stay_face_up_until_the_recruiter() {
    let mut table = roomy(3).ship(3, Some(Hellas), 5).choose();
    table.choices(&[(Yellow, Explorer), (Blue, Recruiter), (Orange, Recruiter)]).finish_round();
    let face_up: Vec<Character> = table.open().played[Yellow as usize].iter().collect();
    assert_eq!(face_up, [Explorer]);
    table.choices(&[(Yellow, TravelAgent), (Blue, Recruiter), (Orange, Recruiter)]).finish_round();
    let view = table.game.view(Viewer::Seat(Seat(1)));
    let face_up: Vec<Character> = view.open.played[Yellow as usize].iter().collect();
    assert_eq!(face_up, [TravelAgent, Explorer]);
    table.choices(&[(Yellow, Recruiter), (Blue, Recruiter), (Orange, Recruiter)]).finish_round();
    assert!(table.open().played[Yellow as usize].is_empty());
}

#[test]
fn rp_fp_01_who_resolved_last_becomes_first_player() {
    let mut table = roomy(3).first(Yellow).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Soldier), (Orange, Saboteur)]).finish_round();
    assert_eq!(table.open().first, Blue);
    assert!(table.told(Event::FirstPlayer { colour: Blue }));
}

#[test]
fn rp_fp_02_the_lowest_number_is_last_and_among_equals_the_last_clockwise() {
    let mut table = roomy(4).ship(3, Some(Hellas), 5).first(Orange).choose();
    table.choices(&[(Yellow, Saboteur), (Blue, Recruiter), (Orange, Saboteur), (Green, Saboteur)]);
    table.finish_round();
    assert_eq!(boarders(&table), [Blue, Orange, Green, Yellow]);
    assert_eq!(table.open().first, Yellow);
    let mut table = roomy(4).first(Green).choose();
    table.choices(&[(Yellow, Explorer), (Blue, Recruiter), (Orange, Recruiter), (Green, Soldier)]);
    table.finish_round();
    assert_eq!(table.open().first, Green, "2 is lower than 8 and 9");
}

#[test]
fn rp_fp_03_the_first_player_may_stay_first() {
    let mut table = roomy(3).first(Orange).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Explorer), (Orange, Soldier)]).finish_round();
    assert_eq!(table.open().first, Orange);
    assert!(table.told(Event::FirstPlayer { colour: Orange }));
}

#[test]
fn rp_fp_04_the_track_advances_after_the_new_first_player() {
    let scene = roomy(3).astronauts(Yellow, Ausonia, 1).astronauts(Blue, MareTyrrhenum, 1);
    let table = scene.first(Blue).end_of_round(5);
    let order = [
        table.when(Event::FirstPlayer { colour: Blue }),
        table.when(Event::Production { number: 1 }),
        table.when(Event::Round { round: 6 }),
    ];
    assert!(order.is_sorted(), "{order:?}");
}
