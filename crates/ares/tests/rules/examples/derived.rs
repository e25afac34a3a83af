//! The worked examples that follow from the rules (AE-EX-21 to AE-EX-48).

use ares::material::Phase;
use ares::scene::{Scene, card, coop, scene, solo};
use ares::{Event, Stage, Variant};
use table::{Seat, SeatSet};

use crate::table::{complete, count, mildly};

#[test]
fn ae_ex_21_every_step_across_the_maximum_counts() {
    let mut scene = scene(2).temperature(6).hand(0, &["deimos_down"]).mc(0, 30).phase(Phase::Construction);
    scene.play(0, "play deimos_down");
    assert_eq!((scene.planet().celsius(), scene.board(0).tr), (8, 8));
}

#[test]
fn ae_ex_22_the_next_phase_knows_no_more_warming() {
    let scene = scene(2).temperature(6).hand(0, &["deimos_down"]).mc(0, 44).heat(0, 8);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action]);
    scene.play(0, "play deimos_down");
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Action));
    scene.refuses(0, "warm mc", "AE-ACT-20").refuses(0, "warm heat", "AE-ACT-20");
    assert!(scene.allows(0, "pass"), "no duty for 8 heat");
}

#[test]
fn ae_ex_23_the_last_ocean_gives_its_reward_three_times() {
    let scene = scene(2).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).mc(0, 30).mc(1, 15);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "ocean mc");
    assert_eq!((scene.board(0).tr, scene.board(0).mc), (6, 19));
    scene.play(1, "ocean mc");
    assert_eq!((scene.board(1).tr, scene.board(1).mc), (6, 4));
    scene.play(0, "ocean mc");
    assert_eq!((scene.board(0).tr, scene.board(0).mc), (7, 8));
    assert_eq!(scene.planet().oceans, 9);
}

/// The printed requirement of 3 oceans stands on green cards only, so it is tried in phase I; in phase II the one
/// requirement on oceans is that of Herbivores, 5.
#[test]
fn ae_ex_24_an_ocean_of_this_phase_opens_no_requirement() {
    let given = scene(2).hand(0, &["subterranean_reservoir", "herbivores"]).mc(0, 50);
    let mut second = given.oceans(4).chose(0, Phase::Construction).phase(Phase::Construction);
    second.play(0, "play subterranean_reservoir").play(0, "flip 9");
    assert_eq!(second.planet().oceans, 5);
    let refusal = second.refusal(0, "play herbivores");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-27", 5, 4));

    let given = scene(2).hand(0, &["wave_power"]).mc(0, 50).hand(1, &["trapped_heat"]).mc(1, 20);
    let mut first = given.oceans(2).temperature(-18).phase(Phase::Development);
    first.play(1, "play trapped_heat").play(1, "flip 9");
    let refusal = first.refusal(0, "play wave_power");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-27", 3, 2));
}

/// No card asks for purple oxygen, so the example runs with purple temperature and with oxygen that is red at most.
#[test]
fn ae_ex_25_a_raise_of_this_phase_closes_no_requirement() {
    let given = scene(2).hand(0, &["extreme_cold_fungus"]).mc(0, 10).hand(1, &["lava_flows"]).mc(1, 17);
    let mut warm = given.temperature(-20).phase(Phase::Construction);
    warm.play(1, "play lava_flows");
    assert_eq!(warm.planet().celsius(), -16);
    warm.play(0, "play extreme_cold_fungus");

    let given = scene(2).hand(0, &["colonizer_training_camp"]).mc(0, 20).played(1, &["research"]);
    let given = given.hand(1, &["atmosphere_filtering"]).mc(1, 6).oxygen(6);
    let mut air = given.phase(Phase::Construction);
    air.play(1, "play atmosphere_filtering");
    assert_eq!(air.planet().oxygen, 7);
    air.play(0, "play colonizer_training_camp");
    assert!(air.board(0).tableau.contains(card("colonizer_training_camp")));
}

#[test]
fn ae_ex_26_seventeen_heat_are_converted_twice() {
    let mut scene = scene(2).heat(0, 17).phase(Phase::Action);
    scene.refuses(0, "pass", "AE-ACT-23");
    scene.play(0, "warm heat");
    scene.refuses(0, "pass", "AE-ACT-23");
    scene.play(0, "warm heat").play(0, "pass");
    assert_eq!((scene.board(0).heat, scene.planet().celsius(), scene.board(0).tr), (1, -26, 7));
}

#[test]
fn ae_ex_27_the_duty_ends_with_the_maximum() {
    let mut scene = scene(2).temperature(6).heat(0, 16).phase(Phase::Action);
    scene.play(0, "warm heat");
    assert_eq!((scene.planet().celsius(), scene.board(0).tr, scene.board(0).heat), (8, 6, 8));
    assert!(scene.allows(0, "pass"));
    scene.play(0, "warm heat");
    assert_eq!((scene.board(0).tr, scene.board(0).heat), (7, 0));
}

#[test]
fn ae_ex_28_a_forest_after_the_oxygen() {
    let mut scene = scene(2).oxygen(14).plants(0, 8).phase(Phase::Action);
    assert!(scene.allows(0, "pass"));
    scene.play(0, "forest plants");
    assert_eq!((scene.board(0).forests, scene.board(0).tr, scene.board(0).plants), (1, 5, 0));
}

#[test]
fn ae_ex_29_a_phase_chosen_twice_is_resolved_once_with_two_bonuses() {
    let mut scene = scene(2).planning();
    scene.play(0, "phase 4").play(1, "phase 4");
    assert_eq!((scene.board(0).mc, scene.board(1).mc), (9, 9));
    assert_eq!(count(&scene, |event| matches!(event, Event::Phase { .. })), 1);
    assert_eq!(scene.open().round, 2);
}

#[test]
fn ae_ex_30_both_metals_make_a_card_cheaper() {
    let scene =
        scene(2).played(0, &["mine", "asteroid_mining_consortium"]).hand(0, &["callisto_penal_mines"]);
    let mut scene = scene.mc(0, 13).phase(Phase::Development);
    assert_eq!((scene.board(0).levels.steel, scene.board(0).levels.titanium), (2, 1));
    assert_eq!(scene.cost(0, "callisto_penal_mines"), 13);
    scene.play(0, "play callisto_penal_mines");
    assert_eq!(scene.board(0).mc, 0);
}

#[test]
fn ae_ex_31_a_cost_is_never_below_nothing() {
    let scene = scene(2).played(0, &["mine", "great_escarpment_consortium"]);
    let scene =
        scene.played(0, &["research", "interns", "matter_manufacturing"]).hand(0, &["physics_complex"]);
    let mut scene = scene.mc(0, 4).phase(Phase::Construction);
    assert_eq!((scene.board(0).levels.steel, scene.cost(0, "physics_complex")), (3, 0));
    scene.play(0, "play physics_complex");
    assert_eq!(scene.board(0).mc, 4);
}

#[test]
fn ae_ex_32_one_card_is_used_twice_with_the_bonus() {
    let given = scene(2).played(0, &["circuit_board_factory", "tardigrades"]).chose(0, Phase::Action);
    let mut scene = given.phase(Phase::Action);
    scene.plays(0, &["use circuit_board_factory", "use circuit_board_factory"]);
    scene.refuses(0, "use circuit_board_factory", "AE-ACT-09");
    scene.play(0, "use tardigrades");
    scene.refuses(0, "use tardigrades", "AE-ACT-09");
    assert_eq!((scene.board(0).hand, scene.stock("tardigrades")), (2, 1));
}

#[test]
fn ae_ex_33_the_construction_bonus_is_a_draw_or_a_card() {
    let given = || {
        let scene = scene(2).hand(0, &["farmers_market", "circuit_board_factory", "tardigrades"]).mc(0, 60);
        scene.chose(0, Phase::Construction).phase(Phase::Construction)
    };
    let (one, two) = ("play farmers_market", "play circuit_board_factory");
    let legal: [&[&str]; 6] = [&["draw", one], &[one, "draw"], &[one, two], &["draw"], &[one], &[]];
    for story in legal {
        let mut scene = given();
        scene.plays(0, story).play(0, "pass");
    }
    let mut both = given();
    both.plays(0, &[one, two]);
    both.refuses(0, "draw", "AE-CON-04").refuses(0, "play tardigrades", "AE-CON-01");
    let mut drawn = given();
    drawn.plays(0, &["draw", one]);
    drawn.refuses(0, two, "AE-CON-01").refuses(0, "draw", "AE-CON-04");
}

#[test]
fn ae_ex_34_three_of_thirteen_cards_are_too_many() {
    let mut scene = scene(2).fillers(0, 13).phase(Phase::Action);
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.question(0)), (Stage::HandLimit, Some("ares-question-limit")));
    for card in scene.cards(0).into_iter().take(3) {
        assert_eq!(scene.open().stage, Stage::HandLimit);
        scene.play(0, &format!("sell {card}"));
    }
    assert_eq!((scene.board(0).mc, scene.board(0).hand, scene.open().stage), (9, 10, Stage::Planning));
}

#[test]
fn ae_ex_35_a_reshuffle_in_the_middle_of_a_draw() {
    let pile = ["fish", "mine", "moss", "lichen", "power_plant"];
    let scene = scene(2).deck(&["comet"], 1).discarded(1, &pile).hand(0, &["research"]).mc(0, 5);
    let mut scene = scene.phase(Phase::Construction);
    assert_eq!((scene.open().deck, scene.open().discard), (1, 5));
    scene.play(0, "play research");
    let hand = scene.cards(0);
    assert_eq!(hand.len(), 2);
    assert!(hand.contains(&"comet"));
    assert!(hand.iter().any(|card| pile.contains(card)));
    assert_eq!((scene.open().deck, scene.open().discard), (4, 0));
}

#[test]
fn ae_ex_36_a_tie_is_broken_by_what_is_left() {
    let tied = || {
        let scene = complete(scene(2)).tr(0, 60).tr(1, 60).heat(0, 3).plants(0, 5).mc(0, 10);
        scene.mc(1, 20)
    };
    let mut without = tied().phase(Phase::Action);
    without.all_pass();
    assert_eq!(without.outcome().winners, SeatSet::only(Seat(1)));
    let mut with_a_card = tied().hand(0, &["comet"]).phase(Phase::Action);
    with_a_card.all_pass();
    assert_eq!(with_a_card.outcome().winners, SeatSet::only(Seat(0)));
    assert_eq!(with_a_card.outcome().standings[0].tie_break, 21);
}

#[test]
fn ae_ex_37_the_solo_clock() {
    let mut scene = solo(Variant::SoloExpert).planning();
    let clock = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5];
    for (round, marker) in (1..).zip(clock) {
        assert_eq!((scene.open().round, scene.open().marker), (round, marker));
        mildly(&mut scene, |scene| scene.open().round > round || scene.open().stage == Stage::Over);
    }
    assert_eq!(scene.open().stage, Stage::Over);
}

#[test]
fn ae_ex_38_a_novice_raise_stops_at_the_maximum() {
    let mut scene = solo(Variant::SoloNovice).oxygen(13).round(5).phase(Phase::Action);
    scene.play(0, "pass").play(0, "raise oxygen");
    assert_eq!((scene.planet().oxygen, scene.planet().celsius()), (14, -30));
    assert_eq!((scene.board(0).tr, scene.board(0).forests), (5, 0));
}

#[test]
fn ae_ex_39_the_pool_is_empty_after_fifteen_rounds() {
    let mut scene = coop().planning();
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    assert_eq!((scene.open().cubes, scene.open().markers, scene.open().round), (0, 0, 15));
    assert_eq!(count(&scene, |event| matches!(event, Event::Cube { .. })), 27);
    assert_eq!(count(&scene, |event| matches!(event, Event::Marker { .. })), 3);
    assert!(count(&scene, |event| matches!(event, Event::Swapped { .. })) <= 3);
}

#[test]
fn ae_ex_40_partners_need_a_complete_mars_and_80_points() {
    let ends = |oceans, one, other| {
        let scene = coop().pool(0, 0).temperature(8).oxygen(14).oceans(oceans).tr(0, one).tr(1, other);
        let mut scene = scene.phase(Phase::Action);
        scene.all_pass();
        scene.outcome().winners
    };
    assert_eq!(ends(9, 41, 39), SeatSet::all(2));
    assert_eq!(ends(9, 40, 39), SeatSet::EMPTY);
    assert_eq!(ends(8, 50, 40), SeatSet::EMPTY);
}

#[test]
fn ae_ex_41_a_phase_is_not_chosen_twice_running() {
    let mut scene = scene(2).planning();
    scene.play(0, "phase 1").play(1, "phase 4");
    scene.all_pass();
    assert_eq!(scene.open().round, 2);
    assert_eq!(scene.legal(0), ["phase 2", "phase 3", "phase 4", "phase 5"]);
    scene.refuses(0, "phase 1", "AE-PLAN-03");
    scene.play(0, "phase 3").play(1, "phase 3");
    scene.all_pass();
    assert_eq!(scene.open().round, 3);
    assert_eq!(scene.legal(0), ["phase 1", "phase 2", "phase 4", "phase 5"]);
}

#[test]
fn ae_ex_42_two_forests_for_the_last_step_of_oxygen() {
    let mut scene = scene(2).oxygen(13).mc(0, 20).mc(1, 20).phase(Phase::Action);
    scene.play(0, "forest mc").play(1, "forest mc");
    assert_eq!(scene.planet().oxygen, 14);
    for seat in [0, 1] {
        assert_eq!((scene.board(seat).forests, scene.board(seat).tr), (1, 6));
    }
}

#[test]
fn ae_ex_43_heat_pays_any_part_of_a_price() {
    let given = || scene(2).corporation(0, "helion").mc(0, 5).heat(0, 6).temperature(-28);
    let action = given().phase(Phase::Action);
    let refusal = action.refusal(0, "warm mc");
    assert_eq!((refusal.need, refusal.have), (14, 11));
    let pays = |text: &str| {
        let mut scene = given().hand(0, &["wave_power"]).oceans(3).phase(Phase::Development);
        scene.play(0, "play wave_power");
        assert_eq!(scene.legal(0), ["pay 4 heat", "pay 5 heat", "pay 6 heat", "back"]);
        scene.play(0, text);
        (scene.board(0).mc, scene.board(0).heat)
    };
    assert_eq!(pays("pay 4 heat"), (0, 2));
    assert_eq!(pays("pay 6 heat"), (2, 0));
}

#[test]
fn ae_ex_44_heat_is_not_spent_twice() {
    // Fuel Factory: 9 M€, 3 less for a player who chose phase I, and 3 heat.
    let given = |heat| {
        let scene = scene(2).corporation(0, "helion").chose(0, Phase::Development).heat(0, heat);
        scene.hand(0, &["fuel_factory"]).phase(Phase::Development)
    };
    assert_eq!(given(8).cost(0, "fuel_factory"), 6);
    let refusal = given(8).refusal(0, "play fuel_factory");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 6, 5));
    let mut scene = given(9);
    scene.plays(0, &["play fuel_factory", "pay 6 heat"]);
    assert_eq!(scene.board(0).heat, 0);
}

#[test]
fn ae_ex_45_an_additional_card_leaves_the_bonus_draw_open() {
    let scene = scene(2).chose(0, Phase::Construction).mc(0, 40);
    let scene = scene.hand(0, &["asset_liquidation", "farmers_market", "research_outpost"]);
    let mut scene = scene.phase(Phase::Construction);
    scene.plays(0, &["play asset_liquidation", "play farmers_market"]);
    assert!(scene.allows(0, "draw"));
    scene.play(0, "play research_outpost");
    scene.refuses(0, "draw", "AE-CON-04");
}

#[test]
fn ae_ex_46_a_forest_after_the_oxygen_pleases_one_card_only() {
    let scene = scene(2).oxygen(14).played(0, &["small_animals", "herbivores"]).plants(0, 8);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "forest plants");
    assert_eq!((scene.board(0).forests, scene.board(0).tr), (1, 5));
    assert_eq!((scene.stock("small_animals"), scene.stock("herbivores")), (1, 0));
}

/// No project bears two building tags; one is as good as the two of the example would be.
#[test]
fn ae_ex_47_a_discount_for_each_tag_and_one_for_the_metal() {
    let scene = scene(2).played(0, &["interplanetary_conference", "mine"]);
    let scene = scene.hand(0, &["miranda_resort", "mohole_area"]).phase(Phase::Development);
    assert_eq!(scene.cost(0, "miranda_resort"), 15 - 6);
    assert_eq!(scene.cost(0, "mohole_area"), 18 - 4);
}

#[test]
fn ae_ex_48_one_offer_in_a_phase() {
    let rises = |answer: &[&str]| -> Scene {
        let scene = scene(2).corporation(0, "united_nations_mars_initiative").played(0, &["media_group"]);
        let scene = scene.hand(0, &["nitrogen_rich_asteroid", "comet", "bribed_committee"]).mc(0, 28);
        let mut scene = scene.chose(0, Phase::Construction).phase(Phase::Construction);
        scene.play(0, "play nitrogen_rich_asteroid");
        assert_eq!((scene.board(0).tr, scene.board(0).mc, scene.board(0).plants), (8, 3, 2));
        assert_eq!(scene.question(0), Some("ares-question-offer-pay"));
        assert!(!scene.allows(0, "accept"), "3 M€ are too few");
        scene.plays(0, answer).play(0, "play bribed_committee");
        assert_eq!(scene.question(0), Some("ares-question-nothing-left"), "no second offer");
        scene
    };
    let accepted = rises(&["sell comet", "accept"]);
    assert_eq!((accepted.board(0).tr, accepted.board(0).mc), (8 + 1 + 2, 0));
    let declined = rises(&["decline"]);
    assert_eq!((declined.board(0).tr, declined.board(0).mc), (8 + 2, 3));
}
