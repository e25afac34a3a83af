//! Rulings on what the rulebook lost, on the end, on set-up and on the variants (AE-RUL-01 to 05, 38 to 53).

use std::collections::BTreeSet;

use ares::material::{Card, Colour, Corporation, Phase, Zone};
use ares::scene::{Scene, coop, scene, solo};
use ares::{Ares, Event, Options, Stage, Variant};
use table::{Game, Piece, Seat, SeatSet};

use crate::table::{complete, count, mildly};

#[test]
fn ae_rul_01_phase_one_is_a_green_card_and_three_mc_off() {
    let given = |chose| {
        let scene = scene(2).hand(0, &["mine", "sponsors", "comet"]).mc(0, 40).chose(0, chose);
        scene.phase(Phase::Development)
    };
    let mut chooser = given(Phase::Development);
    chooser.play(0, "play mine");
    assert_eq!(chooser.board(0).mc, 33);
    chooser.refuses(0, "play sponsors", "AE-DEV-01").refuses(0, "play comet", "AE-DEV-02");
    let mut other = given(Phase::Action);
    other.play(0, "play mine");
    assert_eq!(other.board(0).mc, 30);
}

#[test]
fn ae_rul_02_what_is_in_the_box() {
    let colours = |colour| Card::all().filter(|card| card.colour() == colour).count();
    assert_eq!((Card::COUNT, Corporation::COUNT), (208, 12));
    assert_eq!((colours(Colour::Blue), colours(Colour::Red), colours(Colour::Green)), (64, 38, 106));
    assert_eq!(scene(2).open().oceans.len(), 9);
    assert_eq!(scene(2).open().boards.len(), 4);
}

#[test]
fn ae_rul_03_sixteen_projects_and_four_corporations_are_starred() {
    let mut expected: Vec<&str> = "acquired_company artificial_photosynthesis asteroid_mining_consortium coal_imports \
        economic_growth great_escarpment_consortium import_of_advanced_ghg industrial_farming lichen microprocessors \
        new_portfolios nitrophilic_moss soil_warming space_heaters sponsors trading_post"
        .split_whitespace()
        .collect();
    expected.sort_unstable();
    // With four players all of them are dealt, four to each.
    let options = Options { first_game: true, ..Options::players(4) };
    let mut corporations = BTreeSet::new();
    for seed in 0..4 {
        let scene = Scene::start(&options, seed);
        let mut starred = Vec::new();
        for seat in 0..4 {
            let hand: Vec<&str> = scene.cards(seat);
            let own: Vec<&str> = hand.iter().copied().filter(|id| expected.contains(id)).collect();
            assert_eq!((hand.len(), own.len()), (8, 4));
            starred.extend(own);
            corporations.insert(scene.board(seat).corporation.expect("no choice").id());
        }
        starred.sort_unstable();
        assert_eq!(starred, expected);
    }
    let four = ["ecoline", "helion", "interplanetary_cinematics", "teractor"];
    assert_eq!(corporations.into_iter().collect::<Vec<_>>(), four);
}

#[test]
fn ae_rul_04_the_borders_of_the_zones() {
    let warm = [(-30, Zone::Purple), (-20, Zone::Purple), (-18, Zone::Red), (-10, Zone::Red)];
    let warmer = [(-8, Zone::Yellow), (0, Zone::Yellow), (2, Zone::White), (8, Zone::White)];
    for (celsius, zone) in warm.into_iter().chain(warmer) {
        assert_eq!(scene(2).temperature(celsius).planet().temperature_zone(), zone, "{celsius} °C");
    }
    let air = [(0, Zone::Purple), (2, Zone::Purple), (3, Zone::Red), (6, Zone::Red)];
    let thicker = [(7, Zone::Yellow), (11, Zone::Yellow), (12, Zone::White), (14, Zone::White)];
    for (percent, zone) in air.into_iter().chain(thicker) {
        assert_eq!(scene(2).oxygen(percent).planet().oxygen_zone(), zone, "{percent} %");
    }
}

#[test]
fn ae_rul_05_the_rewards_of_the_nine_oceans() {
    let mut rewards = Vec::new();
    for last in 1..=9 {
        let others: Vec<u8> = (1..=9).filter(|tile| *tile != last).collect();
        let mut scene = scene(2).ocean_tiles(&others).mc(0, 15).phase(Phase::Action);
        scene.play(0, "ocean mc");
        let board = scene.board(0);
        assert_eq!(board.tr, 6);
        rewards.push((board.mc, board.plants, board.hand));
    }
    rewards.sort_unstable();
    // M€, plants, cards.
    let printed =
        [(0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 2, 0), (0, 2, 0), (1, 0, 1), (1, 1, 0), (2, 1, 0), (4, 0, 0)];
    assert_eq!(rewards, printed);
}

#[test]
fn ae_rul_38_a_forgotten_card_decides_no_tie() {
    let mut scene = complete(scene(2)).mc(0, 2).fillers(0, 2).mc(1, 7).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.outcome().winners, SeatSet::only(Seat(0)), "2 + 6 against 7");
    let sold = Event::HandSold { seat: Seat(0), cards: 2, mc: 6 };
    assert!(scene.events().contains(&sold));
}

#[test]
fn ae_rul_39_negative_points_count() {
    let scene = scene(2).played(0, &["bribed_committee", "nuclear_plants", "slash_and_burn_agriculture"]);
    assert_eq!((scene.card_vp(0), scene.score(0)), (-4, 1));
}

#[test]
fn ae_rul_40_equal_in_everything_is_a_shared_victory() {
    let mut scene = complete(scene(4)).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.outcome().winners, SeatSet::all(4));
}

#[test]
fn ae_rul_41_the_end_is_tested_when_a_phase_closes() {
    let scene = complete(scene(2)).oceans(8).hand(0, &["trapped_heat"]).mc(0, 20);
    let mut scene = scene.phases(&[Phase::Development, Phase::Construction]);
    scene.play(0, "play trapped_heat");
    assert!(scene.planet().is_complete());
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Over);
}

#[test]
fn ae_rul_42_nothing_has_an_upper_limit_and_nothing_falls_below_nothing() {
    let scene = scene(2).tr(0, 300).mc(0, 900).heat(0, 500).plants(0, 400).forests(0, 90);
    let scene = scene.played(0, &["tardigrades", "asset_liquidation"]).on_card("tardigrades", 700);
    let mut scene = scene.phase(Phase::Action);
    scene.plays(0, &["use tardigrades", "warm heat", "forest plants", "forest mc"]);
    let board = scene.board(0);
    assert_eq!((board.tr, board.mc, board.heat, board.plants, board.forests), (303, 880, 492, 392, 92));
    assert_eq!(scene.stock("tardigrades"), 701);
    let poor = self::scene(2).tr(0, 0).played(0, &["asset_liquidation"]).phase(Phase::Action);
    poor.refuses(0, "use asset_liquidation", "AE-ACT-04");
}

#[test]
fn ae_rul_43_corporations_are_revealed_together() {
    let mut scene = Scene::start(&Options::players(3), 6);
    for seat in [2, 0] {
        let choice = scene.legal(seat)[0].clone();
        scene.play(seat, &choice);
        assert_eq!((scene.board(seat).corporation, scene.board(seat).mc), (None, 0));
    }
    // A change of mind until the last has chosen.
    let other = scene.legal(2)[0].clone();
    scene.play(2, &other);
    let choice = scene.legal(1)[0].clone();
    scene.play(1, &choice);
    assert!((0..3).all(|seat| scene.board(seat).corporation.is_some() && scene.board(seat).mc >= 20));
    let kept = scene.board(2).corporation.expect("revealed").id();
    assert_eq!(format!("corporation {kept}"), other);
    assert!((0..3).all(|seat| scene.secret(seat).dealt == [None; 2]), "the other card has left the game");
}

#[test]
fn ae_rul_44_the_exchange_is_once_all_at_once_and_without_mc() {
    let options = Options { mulligan: true, ..Options::players(4) };
    let mut scene = Scene::start(&options, 2);
    let before: Vec<Vec<&str>> = (0..4).map(|seat| scene.cards(seat)).collect();
    for seat in 0..4 {
        for card in &before[usize::from(seat)] {
            scene.play(seat, &format!("discard {card}"));
        }
        assert_eq!(scene.open().discard, 0, "nothing yet");
        scene.play(seat, "done");
    }
    // 32 dealt and 32 exchanged leave the deck, no reshuffle.
    assert_eq!((scene.open().deck, scene.open().discard, scene.open().reshuffles), (208 - 64, 32, 0));
    for seat in 0..4 {
        let hand = scene.cards(seat);
        assert_eq!((hand.len(), scene.board(seat).mc), (8, 0));
        assert!(hand.iter().all(|card| before.iter().flatten().all(|old| old != card)), "discards first");
    }
    let exchanges: Vec<u8> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Exchanged { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(exchanges, [0, 1, 2, 3]);
    assert_eq!(scene.open().stage, Stage::Corporations);
}

#[test]
fn ae_rul_45_the_options_of_the_start_go_with_every_variant_but_not_together() {
    for variant in Variant::ALL {
        let plain = Options::of(variant);
        let first = Scene::start(&Options { first_game: true, ..plain }, 1);
        assert_eq!(first.open().stage, Stage::Planning);
        assert!(first.board(0).corporation.is_some());
        let exchange = Scene::start(&Options { mulligan: true, ..plain }, 1);
        assert_eq!(exchange.open().stage, Stage::Mulligan);
        assert!(Ares::new(&Options { mulligan: true, first_game: true, ..plain }, 1).is_err());
    }
}

#[test]
fn ae_rul_46_how_many_play_what() {
    let allowed = |variant, players| Ares::new(&Options { players, ..Options::of(variant) }, 1).is_ok();
    let numbers = |variant| (0..=5).filter(|players| allowed(variant, *players)).collect::<Vec<u8>>();
    assert_eq!(numbers(Variant::Standard), [2, 3, 4]);
    assert_eq!(numbers(Variant::Coop), [2]);
    for level in [Variant::SoloNovice, Variant::SoloSpecialist, Variant::SoloExpert] {
        assert_eq!(numbers(level), [1]);
    }
    scene(2).planning().refuses(2, "phase 1", "AE-RUL-46");
}

#[test]
fn ae_rul_47_a_swap_is_offered_seen_and_answered_in_seat_order() {
    let mut scene = coop().hand(0, &["comet", "moss"]).hand(1, &["mine", "fish"]).planning();
    scene.play(0, "phase 1").play(1, "phase 1").play(1, "marker").play(0, "marker");
    assert_eq!((scene.question(0), scene.legal(0).len()), (Some("ares-question-swap"), 3), "seat 0 first");
    scene.refuses(1, "give mine", "AE-COOP-07");
    scene.play(0, "give comet").play(1, "decline");
    assert_eq!(scene.question(1), Some("ares-question-swap"));
    scene.play(1, "give fish").play(0, "give moss");
    assert_eq!((scene.cards(0), scene.cards(1)), (vec!["fish", "comet"], vec!["mine", "moss"]));
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    // An empty hand cannot swap: it goes on without a question.
    let mut empty = coop().hand(0, &["comet"]).planning();
    empty.play(0, "phase 1").play(1, "phase 1").play(0, "marker").play(1, "marker");
    assert_eq!(empty.open().stage, Stage::Phase(Phase::Development));
    assert_eq!(empty.open().markers, 1);
}

#[test]
fn ae_rul_48_partners_play_fifteen_rounds_on_a_complete_mars() {
    let mut scene = complete(coop()).planning();
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    assert_eq!(scene.open().round, 15);
    assert_eq!(scene.board(0).tr, 5, "nothing was left to raise");
}

#[test]
fn ae_rul_49_the_virtual_deck_may_repeat_across_its_shuffle() {
    let scene = solo(Variant::SoloExpert).round(5).chose(0, Phase::Research);
    let mut scene = scene.virtual_deck(1, &[Phase::Action]).planning();
    scene.play(0, "phase 3").play(0, "pass");
    assert_eq!((scene.open().round, scene.open().marker), (6, 2));
    assert!(scene.open().virtual_deck.contains(Phase::Action), "it may come again at once");
    assert_eq!(count(&scene, |event| matches!(event, Event::Phase { .. })), 1, "one resolution");
    scene.refuses(0, "phase 3", "AE-PLAN-03");
}

#[test]
fn ae_rul_50_a_solo_player_plays_25_rounds_on_a_complete_mars() {
    let mut scene = complete(solo(Variant::SoloNovice)).planning();
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    assert_eq!((scene.open().round, scene.outcome().winners), (25, SeatSet::only(Seat(0))));
}

#[test]
fn ae_rul_51_one_parameter_left_is_taken_and_none_is_nothing() {
    let moved = |celsius, oxygen| {
        let scene = solo(Variant::SoloNovice).temperature(celsius).oxygen(oxygen).oceans(2).round(15);
        let mut scene = scene.virtual_deck(3, &[]).phase(Phase::Action);
        scene.play(0, "pass");
        scene
    };
    let air = moved(8, 3);
    assert_eq!((air.planet().oxygen, air.planet().oceans, air.open().stage), (5, 2, Stage::Planning));
    let warm = moved(-2, 14);
    assert_eq!((warm.planet().celsius(), warm.open().stage), (2, Stage::Planning));
    let none = moved(8, 14);
    assert_eq!((none.planet().oceans, none.open().stage, none.open().marker), (2, Stage::Planning, 4));
    // Cut at the maximum, not split.
    let mut cut = moved(6, 3);
    cut.play(0, "raise temperature");
    assert_eq!((cut.planet().celsius(), cut.planet().oxygen), (8, 3));
}

#[test]
fn ae_rul_52_one_virtual_card_a_round_is_chosen_in_planning() {
    let mut scene = solo(Variant::SoloExpert).round(22).virtual_deck(5, &[Phase::Action, Phase::Production]);
    scene = scene.planning();
    scene.play(0, "phase 4");
    assert_eq!(scene.open().stage, Stage::Planning, "both cards are owed");
    scene.play(0, "virtual 4");
    assert_eq!((scene.open().round, scene.board(0).mc), (23, 9));
    assert!(scene.allows(0, "virtual 3") && !scene.allows(0, "virtual 4"));
}

/// AE-RUL-52: the log is the same, whichever of the two cards is chosen first.
#[test]
fn ae_rul_52_the_two_cards_are_chosen_in_any_order() {
    let logs = [["phase 4", "virtual 4"], ["virtual 4", "phase 4"]].map(|order| {
        let mut scene = solo(Variant::SoloExpert).round(22).virtual_deck(5, &[Phase::Production]).planning();
        scene.plays(0, &order);
        assert_eq!(count(&scene, |event| matches!(event, Event::Chose { .. })), 1);
        scene.events().to_vec()
    });
    assert_eq!(logs[0], logs[1]);
}

#[test]
fn ae_rul_53_the_shuffle_follows_the_end_of_rounds_5_10_15_and_20() {
    for (round, moves) in [(4, false), (5, true), (10, true), (19, false), (20, true), (24, false)] {
        let marker = (round - 1) / 5 + 1;
        let scene = solo(Variant::SoloSpecialist).round(round).virtual_deck(marker as u8, &[Phase::Research]);
        let mut scene = scene.phase(Phase::Action);
        scene.play(0, "pass");
        assert_eq!(scene.open().stage == Stage::Raise, moves, "after round {round}");
        assert_eq!(scene.open().virtual_deck.len(), if moves { 5 } else { 1 });
    }
    let last = solo(Variant::SoloSpecialist).round(25).virtual_deck(5, &[]);
    let mut last = last.phase(Phase::Action);
    last.play(0, "pass");
    assert_eq!((last.open().stage, last.open().marker), (Stage::Over, 5), "no shuffle, no raise");
    assert_eq!(
        count(&last, |event| matches!(event, Event::MarkerRaised { .. } | Event::MarkerMoved { .. })),
        0
    );
}
