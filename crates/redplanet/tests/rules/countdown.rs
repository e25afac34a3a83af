//! Section 5: the countdown, and the rules that hold for all characters.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Pilot, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::EventCard::Stronghold;
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor, VallesMarineris};
use redplanet::material::{CardKind, Character};
use redplanet::scene::scene;
use redplanet::{Action, Dock, Event};
use table::{Game, Seat, Viewer};

use crate::helpers::{boarders, numbers_called, roomy};

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
    let turned_up: Vec<Event> = table.events()[called + 1..].to_vec();
    let soldier = |colour| Event::Revealed { colour, character: Soldier };
    assert_eq!(turned_up, [soldier(Yellow), soldier(Orange), soldier(Green)]);
    for colour in [Yellow, Orange, Green] {
        assert!(table.open().played[colour as usize].contains(Soldier));
    }
}

#[test]
fn rp_rnd_08_equal_numbers_resolve_clockwise_from_the_first_player() {
    // The first player has another number, so the next one clockwise begins.
    let mut table = roomy(4).first(Orange).choose();
    table.choices(&[(Yellow, Soldier), (Blue, Recruiter), (Orange, Pilot), (Green, Soldier)]);
    assert_eq!(table.refusal(Yellow, "board dock1").rule, "RP-RND-08");
    table.finish_round();
    assert_eq!(boarders(&table), [Blue, Green, Yellow, Orange, Orange]);
    // The first player has the number too and begins.
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
    assert_eq!(one.events(), other.events());
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
fn rp_chr_g_01_instructions_are_carried_out_from_top_to_bottom() {
    let first_line = |character: Character| roomy(3).astronauts(Blue, Hellas, 1).resolve(Yellow, character);
    assert_eq!(first_line(Saboteur).refusal(Yellow, "destroy dock1").rule, "RP-RND-01");
    assert_eq!(first_line(SecretAgent).refusal(Yellow, "launch dock1").rule, "RP-RND-01");
    assert_eq!(first_line(Scientist).refusal(Yellow, "draw").rule, "RP-RND-01");
    assert_eq!(first_line(Soldier).refusal(Yellow, "kill hellas blue").rule, "RP-RND-01");
    assert_eq!(first_line(Pilot).refusal(Yellow, "token dock1").rule, "RP-RND-01");
    assert_eq!(first_line(FemmeFatale).refusal(Yellow, "replace hellas blue").rule, "RP-RND-01");
    let mut table = roomy(3)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .astronauts(Yellow, Phobos, 1)
        .resolve(Yellow, Soldier);
    table.play(Yellow, "board dock1");
    assert_eq!(table.refusal(Yellow, "drop ausonia").rule, "RP-RND-01");
    table.play(Yellow, "kill hellas blue").play(Yellow, "drop ausonia");
    let lines = [
        table.when(Event::Boarded { colour: Yellow, dock: Dock(0), count: 1 }),
        table.when(Event::Killed { colour: Yellow, victim: Blue, zone: Hellas }),
        table.when(Event::Dropped { colour: Yellow, zone: Ausonia }),
    ];
    assert!(lines.is_sorted(), "{lines:?}");
}

#[test]
fn rp_chr_g_02_every_effect_is_compulsory() {
    for character in Character::ALL {
        let table = roomy(3).resolve(Yellow, *character);
        assert_eq!(table.legal(Yellow), ["board dock1", "board dock2"], "{character}");
        assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01", "{character}");
    }
    let mut agent = roomy(3).resolve(Yellow, SecretAgent);
    agent.play(Yellow, "board dock1");
    assert_eq!(agent.legal(Yellow), ["launch dock1", "launch dock2"], "the second astronaut had one way");
    let mut saboteur = roomy(3).resolve(Yellow, Saboteur);
    saboteur.play(Yellow, "board dock1");
    assert_eq!(saboteur.legal(Yellow), ["destroy dock1", "destroy dock2"]);
    assert_eq!(saboteur.refusal(Yellow, "stop").rule, "RP-RND-01");
}

#[test]
fn rp_chr_g_03_what_is_impossible_is_left_out_and_the_rest_is_done() {
    // No ship at all: the Soldier still kills and moves.
    let soldier = scene(3)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Yellow, SyrtisMajor, 1)
        .astronauts(Yellow, Phobos, 1)
        .resolve(Yellow, Soldier);
    assert_eq!(soldier.legal(Yellow), ["kill hellas blue", "kill phobos yellow"]);
    // One free seat: the Scientist places one of two astronauts and draws.
    let scientist = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .event_deck(&[Stronghold])
        .resolve(Yellow, Scientist);
    assert!(scientist.told(Event::Boarded { colour: Yellow, dock: Dock(0), count: 1 }));
    assert_eq!(scientist.supply(Yellow), 21);
    assert!(scientist.told(Event::Drew {
        seat: Seat(0),
        colour: Yellow,
        kind: Some(CardKind::Mission),
        card: Some(Stronghold)
    }));
    // No ship and nobody in supply: the Recruiter still takes the cards back.
    let recruiter = scene(3).supply(Yellow, 0).played(Yellow, &[Saboteur]).resolve(Yellow, Recruiter);
    assert!(recruiter.told(Event::TookBack { colour: Yellow }));
}

#[test]
fn rp_chr_g_04_only_the_travel_agent_is_all_or_nothing() {
    let two_seats = || scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 1).ship(2, Some(Phobos), 2);
    let agent = two_seats().resolve(Yellow, TravelAgent);
    assert_eq!(agent.supply(Yellow), 22);
    assert!(agent.told(Event::TravelAgentFailed { colour: Yellow }));
    let one_seat = || scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2);
    for character in [Scientist, SecretAgent, Pilot] {
        let table = one_seat().resolve(Yellow, character);
        assert!(table.told(Event::Boarded { colour: Yellow, dock: Dock(0), count: 1 }), "{character}");
        assert_eq!(table.supply(Yellow), 21, "{character} places what fits");
    }
}

#[test]
fn rp_chr_g_05_no_ship_launches_before_the_character_is_resolved() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, Pilot);
    table.play(Yellow, "board dock3");
    assert!(table.dock(3).is_some_and(redplanet::Vessel::is_full));
    table.play(Yellow, "board dock1");
    table.play(Yellow, "token dock3");
    assert!(table.dock(3).is_some() && table.open().flights.is_empty());
    table.play(Yellow, "bound phobos");
    let launched = table.events().iter().position(|event| matches!(event, Event::Launched { .. }));
    let bound = table.events().iter().position(|event| matches!(event, Event::Bound { .. }));
    assert!(launched.expect("it launches then") > bound.expect("the token comes first"));
    assert_eq!(table.here(Blue, Phobos), 2);
}

#[test]
fn rp_chr_g_06_placing_moves_one_astronaut_from_supply_to_a_ship() {
    let mut table = roomy(3).resolve_before_pilots(Yellow, Recruiter);
    assert_eq!(table.supply(Yellow), 22);
    table.play(Yellow, "board dock2");
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.dock(2).map(|ship| ship.crew[Yellow as usize]), Some(1));
    assert_eq!(table.dock(1).map(redplanet::Vessel::aboard), Some(0));
}

#[test]
fn rp_chr_g_07_nobody_boards_a_full_or_launched_ship() {
    let mut table = roomy(3).ship(3, Some(Hellas), 3).aboard(3, Blue, 2).resolve(Yellow, Scientist);
    table.play(Yellow, "board dock3");
    assert_eq!(table.refusal(Yellow, "board dock3").rule, "RP-CHR-G-07");
    assert_eq!(table.legal(Yellow), ["board dock1", "board dock2"]);
    // A launched ship has left its dock, and there is no other way aboard.
    let launched = roomy(3).flight(Some(Hellas), 4).resolve(Yellow, Scientist);
    assert_eq!(launched.legal(Yellow), ["board dock1", "board dock2"]);
    assert_eq!(launched.refusal(Yellow, "board dock3").rule, "RP-SHIP-04");
    assert!("board flight1".parse::<Action>().is_err());
}

#[test]
fn rp_chr_g_08_the_owner_chooses_freely_among_ships_with_a_seat() {
    let ships = || roomy(3).aboard(1, Blue, 5).ship(3, None, 2).aboard(2, Orange, 4);
    for dock in 1..=3 {
        let mut table = ships().resolve_before_pilots(Yellow, Recruiter);
        assert_eq!(table.legal(Yellow), ["board dock1", "board dock2", "board dock3"]);
        table.play(Yellow, &format!("board dock{dock}"));
        assert!(table.told(Event::Boarded { colour: Yellow, dock: Dock(dock - 1), count: 1 }));
    }
}

#[test]
fn rp_chr_g_09_killed_astronauts_never_return() {
    let mut table = roomy(3)
        .ship(3, Some(VallesMarineris), 6)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Blue, MareTyrrhenum, 1)
        .resolve(Yellow, Soldier);
    table.play(Yellow, "board dock1").play(Yellow, "kill hellas blue");
    assert_eq!((table.lost(Blue), table.supply(Blue)), (1, 20));
    // A Recruiter takes cards back, not the dead.
    table.choices(&[(Yellow, Recruiter), (Blue, Recruiter), (Orange, Recruiter)]).finish_round();
    assert_eq!((table.lost(Blue), table.supply(Blue)), (1, 19));
    assert_eq!(table.game.audit(), Ok(()));
}
