//! Phase III: the Actions of cards (AE-ACT-01 to 12, AE-ACT-32).

use ares::material::{Corporation, Phase};
use ares::scene::{Scene, scene};
use ares::{Event, Stage};
use table::Piece;

/// Two cards with Actions that cost M€; seat 0 chose phase III.
fn chooser(mc: u16) -> Scene {
    let scene = scene(2).played(0, &["farmers_market", "matter_manufacturing", "media_group"]);
    scene.mc(0, mc).chose(0, Phase::Action).phase(Phase::Action)
}

#[test]
fn ae_act_01_each_action_once() {
    let scene = scene(2).played(0, &["farmers_market", "matter_manufacturing", "media_group"]);
    let mut scene = scene.mc(0, 9).phase(Phase::Action);
    scene.plays(0, &["use farmers_market", "use matter_manufacturing"]);
    assert_eq!((scene.board(0).mc, scene.board(0).plants, scene.board(0).hand), (7, 2, 1));
    scene.refuses(0, "use farmers_market", "AE-ACT-01").refuses(0, "use matter_manufacturing", "AE-ACT-01");
    scene.refuses(0, "use media_group", "AE-ACT-01").refuses(0, "use tardigrades", "AE-ACT-01");
    // Another's card is not in the own tableau.
    scene.refuses(1, "use farmers_market", "AE-ACT-01");
}

/// No corporation of the base game has an Action, so none is ever offered and none can be named.
#[test]
fn ae_act_02_corporations_of_the_base_game_have_no_action() {
    for corporation in Corporation::all() {
        let scene = scene(2).corporation(0, corporation.id()).played(0, &["tardigrades"]);
        assert_eq!(scene.phase(Phase::Action).legal(0), ["use tardigrades", "pass"], "{corporation}");
        assert!(format!("use {corporation}").parse::<ares::Action>().is_err());
    }
}

#[test]
fn ae_act_03_the_cost_is_paid_before_the_benefit() {
    let scene = scene(2).played(0, &["steelworks", "farmers_market"]).heat(0, 7);
    let mut scene = scene.phase(Phase::Action);
    scene.refuses(0, "use farmers_market", "AE-ACT-04");
    scene.play(0, "use steelworks");
    let board = scene.board(0);
    assert_eq!((board.heat, board.mc, board.tr, scene.planet().oxygen), (1, 2, 6, 1));
    let at = |wanted: fn(&Event) -> bool| scene.events().iter().position(wanted).unwrap();
    let paid = at(|event| matches!(event, Event::Paid { amount: 6, .. }));
    let gained = at(|event| matches!(event, Event::Gained { amount: 2, .. }));
    assert!(paid < gained);
    scene.play(0, "use farmers_market");
    assert_eq!((scene.board(0).mc, scene.board(0).plants), (1, 2));
}

#[test]
fn ae_act_04_a_cost_is_paid_in_full_or_not_at_all() {
    let scene = scene(2).played(0, &["caretaker_contract", "artificial_jungle", "assembly_lines"]);
    let scene = scene.played(0, &["matter_manufacturing", "farming_co_ops", "decomposing_fungus"]);
    let scene = scene.heat(0, 7).phase(Phase::Action);
    let refusal = scene.refusal(0, "use caretaker_contract");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-04", 8, 7));
    scene.refuses(0, "use artificial_jungle", "AE-ACT-04");
    // The M€ that Assembly Lines would give cannot pay for the use itself.
    let refusal = scene.refusal(0, "use matter_manufacturing");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-ACT-04", 1, 0));
    scene.refuses(0, "use farming_co_ops", "AE-ACT-04").refuses(0, "use decomposing_fungus", "AE-ACT-04");
}

#[test]
fn ae_act_05_standard_actions_any_number_of_times() {
    let mut scene = scene(2).mc(0, 14 * 3 + 20 * 2).phase(Phase::Action);
    scene.plays(0, &["warm mc", "warm mc", "forest mc", "warm mc", "forest mc"]);
    assert_eq!((scene.board(0).mc, scene.board(0).tr, scene.board(0).forests), (0, 10, 2));
    assert_eq!((scene.planet().celsius(), scene.planet().oxygen), (-24, 2));
}

#[test]
fn ae_act_06_actions_and_sales_mix_in_any_order() {
    let scene = scene(2).played(0, &["farmers_market", "tardigrades"]).hand(0, &["mine", "comet"]);
    let mut scene = scene.mc(0, 12).phase(Phase::Action);
    scene.plays(0, &["use tardigrades", "sell mine", "use farmers_market", "warm mc", "sell comet"]);
    assert_eq!((scene.board(0).mc, scene.board(0).plants, scene.stock("tardigrades")), (3, 2, 1));
}

/// AE-ACT-07, AE-ACT-08: one card once more, for its price.
#[test]
fn ae_act_07_the_chooser_uses_one_card_again_and_pays_again() {
    let mut scene = chooser(5);
    scene.plays(0, &["use farmers_market", "use farmers_market"]);
    assert_eq!((scene.board(0).mc, scene.board(0).plants), (3, 4));
    let mut poor = chooser(1);
    poor.play(0, "use farmers_market").refuses(0, "use farmers_market", "AE-ACT-04");
}

#[test]
fn ae_act_09_one_card_twice_and_none_three_times() {
    let mut scene = chooser(9);
    scene.plays(0, &["use farmers_market", "use farmers_market"]);
    scene.refuses(0, "use farmers_market", "AE-ACT-09");
    scene.play(0, "use matter_manufacturing").refuses(0, "use matter_manufacturing", "AE-ACT-09");

    let mut mixed = chooser(9);
    mixed.plays(0, &["use farmers_market", "use matter_manufacturing", "use farmers_market"]);
    mixed.refuses(0, "use matter_manufacturing", "AE-ACT-09").refuses(0, "use farmers_market", "AE-ACT-09");
}

#[test]
fn ae_act_10_actions_are_optional() {
    let mut scene = chooser(99);
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.board(0).mc, scene.board(0).plants), (Stage::Planning, 99, 0));
}

#[test]
fn ae_act_11_a_card_that_enters_play_now_may_be_used_now() {
    let mut scene = scene(2).phase(Phase::Action).played(0, &["tardigrades"]);
    scene.play(0, "use tardigrades");
    assert_eq!(scene.stock("tardigrades"), 1);
}

#[test]
fn ae_act_12_used_marks_are_cleared_when_the_phase_closes() {
    let mut scene = chooser(9);
    scene.plays(0, &["use farmers_market", "use farmers_market", "use matter_manufacturing"]);
    scene.all_pass();
    scene.play(0, "phase 2").play(1, "phase 3");
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Action));
    scene.plays(0, &["use farmers_market", "use matter_manufacturing"]);
    assert_eq!((scene.board(0).mc, scene.board(0).plants), (4, 6));
    // The bonus is gone: phase III was another's choice this time.
    scene.refuses(0, "use farmers_market", "AE-ACT-01");
}

#[test]
fn ae_act_32_the_second_use_may_choose_anew() {
    let scene = scene(2).played(0, &["ghg_producing_bacteria"]).on_card("ghg_producing_bacteria", 3);
    let mut scene = scene.chose(0, Phase::Action).phase(Phase::Action);
    scene.plays(0, &["use ghg_producing_bacteria", "mode 1"]);
    assert_eq!((scene.stock("ghg_producing_bacteria"), scene.board(0).tr), (4, 5));
    scene.plays(0, &["use ghg_producing_bacteria", "mode 2"]);
    assert_eq!((scene.stock("ghg_producing_bacteria"), scene.board(0).tr), (2, 6));
}
