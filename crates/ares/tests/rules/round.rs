//! Rounds, passes, and the end of a round (AE-ROUND, AE-EOR).

use ares::material::{Parameter, Phase};
use ares::scene::{Scene, scene};
use ares::{Action, Event, Stage};
use table::{Game, Seat, SeatSet};

fn phases_of(scene: &Scene) -> Vec<u8> {
    let begun = |event: &Event| match event {
        Event::Phase { phase } => Some(phase.number()),
        _ => None,
    };
    scene.events().iter().filter_map(begun).collect()
}

#[test]
fn ae_round_01_planning_then_phases_then_the_end_of_the_round() {
    let mut scene = scene(2).fillers(0, 11).planning();
    scene.play(0, "phase 1").play(1, "phase 4");
    assert_eq!((scene.open().round, scene.open().stage), (1, Stage::Phase(Phase::Development)));
    scene.all_pass();
    assert_eq!((scene.open().round, scene.open().stage), (1, Stage::HandLimit));
    let any = scene.legal(0)[0].clone();
    scene.play(0, &any);
    assert_eq!((scene.open().round, scene.open().stage), (2, Stage::Planning));
}

#[test]
fn ae_round_02_all_act_at_the_same_time() {
    let scene = scene(3).hand(0, &["mine"]).hand(2, &["lichen"]).mc(0, 10).mc(2, 8);
    let mut scene = scene.planning();
    assert_eq!(scene.game.to_act(), SeatSet::all(3));
    scene.play(2, "phase 1").play(0, "phase 1").play(1, "phase 1");
    assert_eq!(scene.game.to_act(), SeatSet::all(3));
    // Any order, and one player several times in a row.
    scene.play(2, "play lichen").play(0, "play mine").play(2, "pass");
    assert_eq!(scene.game.to_act(), SeatSet::all(3).without(Seat(2)));
    scene.play(1, "pass").play(0, "pass");
    assert_eq!(scene.open().round, 2);
}

/// AE-ROUND-03, AE-ROUND-04, AE-ROUND-05, AE-ROUND-06: what somebody chose, in order, each once, nothing else.
#[test]
fn ae_round_03_chosen_phases_are_resolved_in_order() {
    let mut scene = scene(4).planning();
    scene.play(0, "phase 4").play(1, "phase 2").play(2, "phase 1").play(3, "phase 4");
    scene.all_pass().all_pass();
    assert_eq!(phases_of(&scene), [1, 2, 4]);
    assert_eq!([0, 1, 2, 3].map(|seat| scene.board(seat).mc), [9, 5, 5, 9], "one production");
    assert_eq!((0..4).map(|seat| scene.board(seat).hand).sum::<u8>(), 0, "and no research");
}

#[test]
fn ae_round_07_everybody_takes_part_in_every_phase() {
    let scene = scene(3).hand(0, &["mine"]).hand(1, &["sponsors"]).hand(2, &["lichen"]);
    let mut scene = scene.mc(0, 10).mc(1, 5).mc(2, 5).planning();
    scene.play(0, "phase 1").play(1, "phase 4").play(2, "phase 5");
    scene.play(2, "play lichen").play(1, "play sponsors").play(0, "play mine");
    scene.all_pass();
    // 3 M€ saved, TR 5; the others produce and draw too.
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).mc), [3 + 5, 7 + 4, 5]);
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).drawn), [2, 2, 5]);
}

/// AE-ROUND-08, AE-ROUND-09: the bonus of the own phase only, for each that chose it.
#[test]
fn ae_round_08_the_bonus_of_the_own_phase_card() {
    let mut scene = scene(3).planning();
    scene.play(0, "phase 4").play(1, "phase 4").play(2, "phase 5");
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).mc), [9, 9, 5]);
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).drawn), [2, 2, 5]);
}

#[test]
fn ae_round_10_the_next_phase_waits_for_everybody() {
    let scene = scene(2).hand(0, &["tardigrades"]).mc(0, 9);
    let mut scene = scene.phases(&[Phase::Development, Phase::Construction]);
    scene.play(0, "pass");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    scene.refuses(0, "play tardigrades", "AE-ROUND-13");
    scene.play(1, "pass").play(0, "play tardigrades");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Construction));
}

/// AE-ROUND-11, AE-ROUND-12: an open choice keeps its owner from passing and the phase from closing.
#[test]
fn ae_round_11_no_pass_with_an_open_choice() {
    let scene = scene(2).hand(0, &["microprocessors", "mine", "comet"]).mc(0, 17);
    let mut scene = scene.phase(Phase::Development);
    scene.play(1, "pass").play(0, "play microprocessors").refuses(0, "pass", "AE-ROUND-11");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    scene.play(0, "discard mine");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    scene.play(0, "pass");
    assert_eq!(scene.open().stage, Stage::Planning);
}

#[test]
fn ae_round_12_research_closes_with_the_last_choice() {
    let mut scene = scene(2).phase(Phase::Research);
    let kept = scene.legal(1)[0].clone();
    scene.play(1, &kept);
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Research));
    let kept = scene.legal(0)[0].clone();
    scene.play(0, &kept);
    assert_eq!(scene.open().stage, Stage::Planning);
}

#[test]
fn ae_round_13_a_pass_may_be_withdrawn_until_the_phase_closes() {
    let mut scene = scene(2).hand(0, &["mine"]).mc(0, 10).phase(Phase::Development);
    scene.refuses(0, "withdraw", "AE-DEC-23");
    scene.play(0, "pass").refuses(0, "play mine", "AE-ROUND-13");
    assert!(scene.game.may_act().contains(Seat(0)) && !scene.game.to_act().contains(Seat(0)));
    scene.plays(0, &["withdraw", "play mine", "pass"]);
    assert_eq!(scene.board(0).mc, 0);
    scene.play(1, "pass").refuses(0, "withdraw", "AE-DEC-23");
}

/// Seats 1 and 2 have passed; seat 0 does something. Who has still passed then?
fn passes_after(scene: Scene, texts: &[&str]) -> (SeatSet, Scene) {
    let mut scene = scene;
    scene.play(1, "pass").play(2, "pass").plays(0, texts);
    (scene.open().done, scene)
}

#[test]
fn ae_round_14_a_maximum_reopens_the_passes_of_the_others() {
    let given = scene(3).mc(0, 99).hand(0, &["biothermal_power", "comet"]);
    let first = given.clone().oxygen(13).phase(Phase::Development);
    assert!(passes_after(first, &["play biothermal_power"]).0.is_empty());
    let second = given.clone().temperature(6).phase(Phase::Construction);
    assert!(passes_after(second, &["play comet"]).0.is_empty());
    let third = given.clone().oceans(8).phase(Phase::Action);
    let (done, mut scene) = passes_after(third, &["ocean mc"]);
    assert!(done.is_empty());
    assert!(scene.events().contains(&Event::Reopened { parameter: Parameter::Oceans }));
    // Once it is reached, a further raise reopens nothing.
    scene.play(1, "pass").play(2, "pass").play(0, "ocean mc");
    assert_eq!(scene.open().done.len(), 2);
    // And a raise that reaches no maximum reopens nothing at all.
    let below = given.oxygen(12).phase(Phase::Action);
    assert_eq!(passes_after(below, &["forest mc"]).0.len(), 2);
}

#[test]
fn ae_round_15_commands_are_whole_and_in_the_order_accepted() {
    let given = scene(2).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).mc(0, 15).mc(1, 15).phase(Phase::Action);
    let flipper = |order: [u8; 2]| {
        let mut scene = given.clone();
        order.iter().for_each(|seat| {
            scene.play(*seat, "ocean mc");
        });
        scene.events().iter().find_map(|event| match event {
            Event::Flipped { seat, .. } => Some(seat.0),
            _ => None,
        })
    };
    assert_eq!((flipper([0, 1]), flipper([1, 0])), (Some(0), Some(1)));

    // Where nothing is shared, the order makes no difference.
    let cards = scene(2).hand(0, &["mine"]).hand(1, &["sponsors"]).mc(0, 10).mc(1, 5);
    let cards = cards.phase(Phase::Development);
    let (mut one, mut other) = (cards.clone(), cards);
    one.play(0, "play mine").play(1, "play sponsors");
    other.play(1, "play sponsors").play(0, "play mine");
    assert_eq!((one.board(0), one.board(1)), (other.board(0), other.board(1)));
    assert_eq!((one.board(0).levels.steel, one.board(1).levels.mc), (2, 2));
}

#[test]
fn ae_round_16_nobody_waits_for_another() {
    let scene = scene(2).hand(0, &["comet"]).hand(1, &["farmers_market"]);
    let mut scene = scene.mc(0, 25).mc(1, 12).phase(Phase::Construction);
    scene.play(0, "play comet");
    assert_eq!(scene.question(0), Some("ares-question-flip"));
    assert_eq!(scene.question(1), Some("ares-question-construction"));
    scene.play(1, "play farmers_market").play(1, "pass").play(0, "flip 4");
    assert_eq!((scene.board(0).tr, scene.board(1).mc), (7, 0));
}

#[test]
fn ae_round_17_players_touch_one_another_only_through_mars_and_the_cards() {
    let reacting = ["herbivores", "livestock", "arctic_algae", "small_animals", "optimal_aerobraking"];
    let scene = scene(2).played(1, &reacting).mc(1, 7).heat(1, 3).hand(1, &["mine"]);
    let scene = scene.played(0, &["tardigrades", "steelworks"]).mc(0, 99).heat(0, 14).plants(0, 8);
    let mut scene = scene.ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).phase(Phase::Action);
    let before = scene.board(1).clone();
    scene.plays(0, &["use tardigrades", "use steelworks", "warm heat", "forest plants", "ocean mc"]);
    assert_eq!(scene.board(1), &before);
    let animals = ["herbivores", "livestock", "small_animals"].map(|id| scene.stock(id));
    assert_eq!(animals, [0, 0, 0], "his cards react to his own doing");
    assert_eq!((scene.planet().oxygen, scene.planet().oceans), (2, 9));
}

/// AE-EOR-01, AE-EOR-03: down to ten, with any cards; lower while the round still waits.
#[test]
fn ae_eor_01_who_holds_more_than_ten_cards_gives_some_up() {
    let scene = scene(2).fillers(0, 8).hand(0, &["mine", "comet", "moss"]).fillers(1, 12);
    let mut scene = scene.phase(Phase::Development);
    scene.all_pass();
    assert_eq!(scene.question(0), Some("ares-question-limit"));
    assert_eq!(scene.game.to_act(), SeatSet::all(2));
    scene.refuses(0, "pass", "AE-ROUND-11").refuses(0, "phase 1", "AE-PLAN-01");
    scene.play(0, "sell comet");
    assert_eq!(scene.game.to_act(), SeatSet::only(Seat(1)));
    scene.play(0, "sell mine");
    assert_eq!(scene.board(0).hand, 9);
    assert!(scene.cards(0).contains(&"moss"));
    for _ in 0..2 {
        assert_eq!(scene.open().stage, Stage::HandLimit);
        let any = scene.legal(1)[0].clone();
        scene.play(1, &any);
    }
    assert_eq!((scene.board(1).hand, scene.open().stage), (10, Stage::Planning));
}

#[test]
fn ae_eor_02_each_of_these_cards_gives_3_mc() {
    let mut scene = scene(2).fillers(0, 13).phase(Phase::Development);
    scene.all_pass();
    for _ in 0..3 {
        let any = scene.legal(0)[0].clone();
        scene.play(0, &any);
    }
    assert_eq!((scene.board(0).mc, scene.board(0).hand, scene.open().discard), (9, 10, 3));
    assert_eq!(scene.open().stage, Stage::Planning);
}

#[test]
fn ae_eor_04_phase_cards_neither_count_nor_go() {
    // Ten project cards and four phase cards in the hand: nobody is asked.
    let scene = scene(2).fillers(0, 10).chose(0, Phase::Development);
    let mut scene = scene.phase(Phase::Development);
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.board(0).hand), (Stage::Planning, 10));
    for text in ["sell phase", "sell 1", "discard phase 1", "sell development"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// AE-EOR-05, AE-EOR-06: the tiles are closed and the next round begins.
#[test]
fn ae_eor_05_the_tiles_are_closed_and_the_next_round_begins() {
    let mut scene = scene(2).planning();
    scene.play(0, "phase 1").play(1, "phase 2");
    assert_eq!(scene.open().active.len(), 2);
    scene.all_pass().all_pass();
    assert!(scene.open().active.is_empty());
    assert_eq!((scene.open().round, scene.open().stage), (2, Stage::Planning));
    assert!(scene.events().contains(&Event::Round { round: 2 }));
}
