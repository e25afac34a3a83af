//! Phase II (AE-CON).

use ares::Stage;
use ares::material::Phase;
use ares::scene::{Scene, scene};

/// Three cheap cards without effects on one another, 60 M€; seat 0 chose phase II.
fn chooser() -> Scene {
    scene(2)
        .hand(0, &["farmers_market", "media_group", "tardigrades"])
        .mc(0, 60)
        .chose(0, Phase::Construction)
        .phase(Phase::Construction)
}

#[test]
fn ae_con_01_one_blue_or_red_card_each() {
    let scene = scene(2).hand(0, &["farmers_market", "research"]).hand(1, &["lagrange_observatory"]);
    let mut scene = scene.mc(0, 30).mc(1, 7).phase(Phase::Construction);
    scene.play(0, "play farmers_market").play(1, "play lagrange_observatory");
    assert_eq!((scene.board(0).mc, scene.board(1).mc), (18, 0));
    let refusal = scene.refusal(0, "play research");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CON-01", 1, 1));
}

#[test]
fn ae_con_02_no_green_card() {
    let scene = scene(2).hand(0, &["lichen"]).mc(0, 9).chose(0, Phase::Construction);
    scene.phase(Phase::Construction).refuses(0, "play lichen", "AE-CON-02");
}

#[test]
fn ae_con_03_the_chooser_draws_a_card_or_plays_a_second() {
    let mut draws = chooser();
    draws.play(0, "draw");
    assert_eq!(draws.board(0).hand, 4);
    let mut plays = chooser();
    plays.plays(0, &["play farmers_market", "play media_group"]);
    assert_eq!(plays.board(0).hand, 1);
    plays.refuses(1, "draw", "AE-CON-03");
}

#[test]
fn ae_con_04_never_both_halves_of_the_bonus() {
    let mut plays = chooser();
    plays.plays(0, &["play farmers_market", "play media_group"]).refuses(0, "draw", "AE-CON-04");
    plays.refuses(0, "play tardigrades", "AE-CON-01");
    let mut draws = chooser();
    draws.plays(0, &["draw", "play farmers_market"]).refuses(0, "play media_group", "AE-CON-01");
    draws.refuses(0, "draw", "AE-CON-04");
}

#[test]
fn ae_con_05_the_draw_comes_before_or_after_the_card() {
    for order in [["draw", "play tardigrades"], ["play tardigrades", "draw"]] {
        let mut scene = chooser();
        scene.plays(0, &order);
        assert_eq!((scene.board(0).hand, scene.board(0).tableau.len()), (3, 1));
    }
}

#[test]
fn ae_con_06_the_drawn_card_may_be_played_at_once() {
    let scene = scene(2).deck(&["media_group"], 1).mc(0, 11).chose(0, Phase::Construction);
    let mut scene = scene.phase(Phase::Construction);
    scene.plays(0, &["draw", "play media_group"]);
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (0, 0));
}

#[test]
fn ae_con_07_the_draw_needs_no_played_card() {
    let mut scene = chooser();
    scene.plays(0, &["draw", "pass"]).play(1, "pass");
    assert_eq!((scene.board(0).hand, scene.board(0).tableau.len()), (4, 0));
    assert_eq!(scene.open().stage, Stage::Planning);
}

#[test]
fn ae_con_08_the_second_card_is_paid_in_full() {
    let mut scene = chooser();
    scene.plays(0, &["play farmers_market", "play media_group"]);
    assert_eq!(scene.board(0).mc, 60 - 12 - 11);
}

#[test]
fn ae_con_09_one_card_after_the_other() {
    let scene = scene(2).hand(0, &["comet", "farmers_market"]).mc(0, 60).chose(0, Phase::Construction);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play comet").refuses(0, "play farmers_market", "AE-CON-09");
    scene.refuses(0, "draw", "AE-ROUND-11");
    scene.plays(0, &["flip 2", "play farmers_market"]);
    assert_eq!(scene.board(0).tableau.len(), 2);
}

#[test]
fn ae_con_10_an_unused_bonus_is_lost() {
    let scene = scene(2).chose(0, Phase::Construction).mc(0, 20);
    let mut scene = scene.hand(0, &["tardigrades"]).phases(&[Phase::Construction, Phase::Action]);
    scene.all_pass();
    assert_eq!((scene.board(0).hand, scene.open().deck), (1, 207));
    scene.refuses(0, "draw", "AE-CON-03").refuses(0, "play tardigrades", "AE-CARD-02");
    // In the next phase II the bonus belongs to those who chose it then.
    scene.all_pass().play(0, "phase 1").play(1, "phase 2");
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Construction));
    scene.refuses(0, "draw", "AE-CON-03");
    assert!(scene.allows(1, "draw"));
}

#[test]
fn ae_con_11_playing_is_optional() {
    let mut scene = chooser();
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.board(0).hand), (Stage::Planning, 3));
}

#[test]
fn ae_con_12_additional_cards_come_before_the_bonus() {
    let hand = ["asset_liquidation", "farmers_market", "media_group", "tardigrades"];
    let given = scene(2).hand(0, &hand).mc(0, 60);
    let mut other = given.clone().phase(Phase::Construction);
    other.plays(0, &["play asset_liquidation", "play farmers_market"]);
    let refusal = other.refusal(0, "play media_group");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CON-01", 2, 2));

    let given = given.chose(0, Phase::Construction);
    let mut three = given.clone().phase(Phase::Construction);
    three.plays(0, &["play asset_liquidation", "play farmers_market"]);
    assert!(three.allows(0, "draw"));
    three.play(0, "play media_group").refuses(0, "draw", "AE-CON-04");
    three.refuses(0, "play tardigrades", "AE-CON-01");

    let mut drawn = given.phase(Phase::Construction);
    drawn.plays(0, &["play asset_liquidation", "play farmers_market", "draw"]);
    drawn.refuses(0, "play media_group", "AE-CON-01");
}
