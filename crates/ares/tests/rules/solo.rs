//! The solo game (AE-SOLO).

use ares::material::{Phase, PhaseSet};
use ares::scene::{Scene, solo};
use ares::{Ares, Event, Options, Stage, Variant};
use table::{Game, Seat, SeatSet};

use crate::table::{complete, count, mildly};

const LEVELS: [Variant; 3] = [Variant::SoloNovice, Variant::SoloSpecialist, Variant::SoloExpert];

/// The end of round 5 of a game at this level; the marker is about to move.
fn fifth_round(variant: Variant, temperature: i16, oxygen: u8) -> Scene {
    let scene = solo(variant).temperature(temperature).oxygen(oxygen).round(5);
    let mut scene = scene.virtual_deck(1, &[]).phase(Phase::Action);
    scene.play(0, "pass");
    scene
}

#[test]
fn ae_solo_01_five_virtual_cards_lie_ready() {
    let scene = Scene::start(&Options::of(Variant::SoloNovice), 1);
    assert_eq!(scene.open().virtual_deck, PhaseSet::FULL);
    assert_eq!(scene.open().virtual_deck.len(), 5);
    // Face down means that games differ in which card comes first.
    let firsts: std::collections::BTreeSet<_> = (0..40)
        .map(|seed| {
            let mut scene = Scene::start(&Options::of(Variant::SoloNovice), seed);
            let corporation = scene.legal(0)[0].clone();
            scene.play(0, &corporation).play(0, "phase 1");
            let revealed = scene.events().iter().find_map(|event| match event {
                Event::Virtual { phase } => Some(phase.number()),
                _ => None,
            });
            revealed.expect("a virtual card is revealed")
        })
        .collect();
    assert_eq!(firsts.len(), 5);
}

#[test]
fn ae_solo_02_the_marker_starts_on_1() {
    for level in LEVELS {
        assert_eq!(Scene::start(&Options::of(level), 3).open().marker, 1);
    }
}

#[test]
fn ae_solo_03_there_are_three_levels() {
    for (level, word) in LEVELS.into_iter().zip(["solo-novice", "solo-specialist", "solo-expert"]) {
        let game = Ares::new(&Options::of(level), 1).expect("the level makes a table");
        assert_eq!((game.seats(), game.open().options.variant.word()), (1, word));
    }
}

#[test]
fn ae_solo_04_the_own_card_comes_first() {
    let mut scene = solo(Variant::SoloExpert).virtual_deck(1, &[Phase::Production]).planning();
    assert_eq!(scene.open().virtual_card, None);
    scene.play(0, "phase 3");
    let order: Vec<_> = scene.events().iter().map(|event| matches!(event, Event::Virtual { .. })).collect();
    let plan = scene.events().iter().position(|event| matches!(event, Event::Plan { .. }));
    assert!(plan < order.iter().position(|is_virtual| *is_virtual));
    assert_eq!(scene.open().virtual_card, Some(Phase::Production));
}

#[test]
fn ae_solo_05_the_virtual_phase_is_played_without_a_bonus() {
    let mut scene = solo(Variant::SoloExpert).virtual_deck(1, &[Phase::Production]).planning();
    scene.play(0, "phase 3").play(0, "pass");
    assert_eq!(scene.board(0).mc, 5, "TR 5 and no bonus of 4");
}

#[test]
fn ae_solo_06_the_same_phase_is_played_once_with_the_bonus() {
    let mut scene = solo(Variant::SoloExpert).virtual_deck(1, &[Phase::Production]).planning();
    scene.play(0, "phase 4");
    assert_eq!(scene.board(0).mc, 9);
    assert_eq!(count(&scene, |event| matches!(event, Event::Phase { .. })), 1);
}

#[test]
fn ae_solo_07_the_virtual_player_does_nothing_else() {
    let mut scene = solo(Variant::SoloExpert).planning();
    let empty = scene.open().boards[1].clone();
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    assert_eq!(scene.open().boards[1], empty, "no second board is ever used");
    assert_eq!(
        (scene.planet().celsius(), scene.planet().oceans),
        (-30, 0),
        "who does nothing raises nothing"
    );
}

#[test]
fn ae_solo_08_after_five_cards_the_virtual_deck_is_whole_again() {
    let mut scene = solo(Variant::SoloExpert).planning();
    let mut seen = Vec::new();
    for round in 1..=5 {
        assert_eq!(scene.open().virtual_deck.len(), 6 - u32::from(round));
        mildly(&mut scene, |scene| scene.open().round > round);
    }
    for event in scene.events() {
        if let Event::Virtual { phase } = event {
            seen.push(phase.number());
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, [1, 2, 3, 4, 5], "each of the five once");
    assert_eq!(scene.open().virtual_deck.len(), 5);
}

#[test]
fn ae_solo_09_the_marker_moves_after_rounds_5_10_15_and_20() {
    let mut scene = solo(Variant::SoloExpert).planning();
    let mut moves = Vec::new();
    let mut marker = 1;
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    let mut round = 1;
    for event in scene.events() {
        match event {
            Event::Round { round: next } => round = *next,
            Event::MarkerMoved { space } => {
                assert_eq!(*space, marker + 1, "one space at a time");
                marker = *space;
                moves.push((round, *space));
            }
            _ => {}
        }
    }
    assert_eq!(moves, [(5, 2), (10, 3), (15, 4), (20, 5)]);
}

#[test]
fn ae_solo_10_with_the_marker_on_5_the_player_picks_the_virtual_card() {
    let mut last = solo(Variant::SoloExpert).round(21).virtual_deck(5, Phase::ALL).planning();
    last.play(0, "virtual 2").play(0, "phase 4");
    assert_eq!(last.open().virtual_card, Some(Phase::Construction));
    let before = solo(Variant::SoloExpert).round(20).virtual_deck(4, Phase::ALL).planning();
    before.refuses(0, "virtual 2", "AE-SOLO-10");
}

#[test]
fn ae_solo_11_each_virtual_card_is_picked_once() {
    let mut scene = solo(Variant::SoloExpert).round(21).virtual_deck(5, Phase::ALL).planning();
    for (at, virtual_card) in [4, 5, 1, 2, 3].into_iter().enumerate() {
        let picks = scene.legal(0).iter().filter(|text| text.starts_with("virtual")).count();
        assert_eq!(picks, 5 - at);
        let own = if at % 2 == 0 { 4 } else { 1 };
        scene.play(0, &format!("virtual {virtual_card}")).play(0, &format!("phase {own}"));
        let round = 21 + at as u16;
        mildly(&mut scene, |scene| scene.open().round > round || scene.open().stage == Stage::Over);
        if round < 25 {
            scene.refuses(0, &format!("virtual {virtual_card}"), "AE-SOLO-11");
        }
    }
    assert_eq!(scene.open().stage, Stage::Over);
}

#[test]
fn ae_solo_12_the_game_ends_with_round_25() {
    let mut scene = solo(Variant::SoloNovice).planning();
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    assert_eq!(scene.open().round, 25);
    let mut almost = solo(Variant::SoloNovice).round(24).virtual_deck(5, &[Phase::Action]);
    almost = almost.phase(Phase::Action);
    almost.play(0, "pass");
    assert_eq!(almost.open().round, 25);
}

#[test]
fn ae_solo_13_a_complete_mars_does_not_end_the_game() {
    let scene = complete(solo(Variant::SoloExpert)).oceans(8).mc(0, 15);
    let mut scene = scene.phases(&[Phase::Action, Phase::Production]);
    scene.play(0, "ocean mc").play(0, "pass");
    assert!(scene.planet().is_complete());
    assert_eq!((scene.open().stage, scene.open().round), (Stage::Planning, 2));
}

#[test]
fn ae_solo_14_a_novice_raises_two_steps() {
    let mut warm = fifth_round(Variant::SoloNovice, -30, 0);
    assert_eq!(warm.legal(0), ["raise temperature", "raise oxygen"]);
    let mut air = warm.clone();
    warm.play(0, "raise temperature");
    assert_eq!((warm.planet().celsius(), warm.planet().oxygen), (-26, 0));
    air.play(0, "raise oxygen");
    assert_eq!((air.planet().celsius(), air.planet().oxygen), (-30, 2));
}

#[test]
fn ae_solo_15_a_specialist_raises_one_step() {
    let mut warm = fifth_round(Variant::SoloSpecialist, -30, 0);
    assert_eq!(warm.legal(0), ["raise temperature", "raise oxygen"]);
    let mut air = warm.clone();
    warm.play(0, "raise temperature");
    assert_eq!((warm.planet().celsius(), warm.planet().oxygen), (-28, 0));
    air.play(0, "raise oxygen");
    assert_eq!((air.planet().celsius(), air.planet().oxygen), (-30, 1));
}

#[test]
fn ae_solo_16_an_expert_raises_nothing() {
    let scene = fifth_round(Variant::SoloExpert, -30, 0);
    assert_eq!((scene.open().stage, scene.open().marker), (Stage::Planning, 2));
    assert_eq!((scene.planet().celsius(), scene.planet().oxygen), (-30, 0));
}

#[test]
fn ae_solo_17_there_are_four_raises() {
    for (level, raises) in [(Variant::SoloNovice, 4), (Variant::SoloSpecialist, 4), (Variant::SoloExpert, 0)]
    {
        let mut scene = solo(level).planning();
        mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
        assert_eq!(count(&scene, |event| matches!(event, Event::MarkerRaised { .. })), raises);
    }
}

#[test]
fn ae_solo_18_a_raise_gives_no_tr_and_no_forest() {
    for raise in ["raise oxygen", "raise temperature"] {
        let mut scene = fifth_round(Variant::SoloNovice, -30, 0);
        scene.play(0, raise);
        assert_eq!((scene.board(0).tr, scene.board(0).forests), (5, 0));
    }
}

#[test]
fn ae_solo_19_a_raise_triggers_nothing() {
    let scene = solo(Variant::SoloNovice).round(5).virtual_deck(1, &[]);
    let scene = scene.corporation(0, "united_nations_mars_initiative").mc(0, 20);
    let scene = scene.played(0, &["herbivores", "physics_complex", "livestock"]).phase(Phase::Action);
    for raise in ["raise oxygen", "raise temperature"] {
        let mut scene = scene.clone();
        scene.play(0, "pass").play(0, raise);
        let stock = (scene.stock("herbivores"), scene.stock("physics_complex"), scene.stock("livestock"));
        assert_eq!(stock, (0, 0, 0));
        assert_eq!(scene.question(0), Some("ares-question-plan"), "no offer either");
    }
}

#[test]
fn ae_solo_20_what_is_too_much_is_lost() {
    let mut air = fifth_round(Variant::SoloNovice, -30, 13);
    air.play(0, "raise oxygen");
    assert_eq!((air.planet().celsius(), air.planet().oxygen), (-30, 14));
    let mut warm = fifth_round(Variant::SoloNovice, 6, 0);
    warm.play(0, "raise temperature");
    assert_eq!((warm.planet().celsius(), warm.planet().oxygen), (8, 0));
}

#[test]
fn ae_solo_21_the_raise_comes_after_the_hand_limit_and_closes_a_maximum() {
    let scene = solo(Variant::SoloNovice).temperature(6).round(5).virtual_deck(1, &[]).fillers(0, 11);
    let mut scene = scene.mc(0, 30).phase(Phase::Action);
    scene.play(0, "pass");
    assert_eq!((scene.open().stage, scene.open().marker), (Stage::HandLimit, 1));
    let card = scene.cards(0)[0];
    scene.play(0, &format!("sell {card}"));
    assert_eq!((scene.open().stage, scene.open().marker, scene.open().round), (Stage::Raise, 2, 5));
    scene.play(0, "raise temperature");
    assert_eq!((scene.open().stage, scene.open().round), (Stage::Planning, 6));
    scene.play(0, "phase 3");
    mildly(&mut scene, |scene| scene.open().stage == Stage::Phase(Phase::Action));
    scene.refuses(0, "warm mc", "AE-ACT-20");
}

/// The last round with these parameters.
fn last_round(temperature: i16, oxygen: u8, oceans: u8) -> Scene {
    let scene = solo(Variant::SoloNovice).temperature(temperature).oxygen(oxygen).oceans(oceans);
    let mut scene = scene.tr(0, 30).forests(0, 4).round(25).virtual_deck(5, &[]).phase(Phase::Action);
    scene.play(0, "pass");
    assert_eq!(scene.open().stage, Stage::Over);
    scene
}

#[test]
fn ae_solo_22_all_three_maxima_win() {
    assert_eq!(last_round(8, 14, 9).outcome().winners, SeatSet::only(Seat(0)));
    assert_eq!(last_round(6, 14, 9).outcome().winners, SeatSet::EMPTY);
    assert_eq!(last_round(8, 13, 9).outcome().winners, SeatSet::EMPTY);
    assert_eq!(last_round(8, 14, 8).outcome().winners, SeatSet::EMPTY);
}

#[test]
fn ae_solo_23_the_points_are_told_in_both_cases() {
    for oceans in [8, 9] {
        assert_eq!(last_round(8, 14, oceans).outcome().standings[0].score, 34);
    }
}

#[test]
fn ae_solo_24_the_virtual_player_may_repeat_and_the_player_may_not() {
    let scene = solo(Variant::SoloExpert).round(6).chose(0, Phase::Production);
    let mut scene = scene.virtual_deck(2, &[Phase::Production]).planning();
    scene.refuses(0, "phase 4", "AE-PLAN-03");
    scene.play(0, "phase 3");
    assert_eq!(scene.open().virtual_card, Some(Phase::Production));
    // What the virtual player showed is no ban for the player.
    mildly(&mut scene, |scene| scene.open().round == 7);
    assert!(scene.allows(0, "phase 4"));
}
