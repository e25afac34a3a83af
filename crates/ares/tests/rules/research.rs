//! Phase V (AE-RES).

use ares::Stage;
use ares::material::Phase;
use ares::scene::{Scene, scene};

/// How many cards seat 0 sees, how many it keeps, and how many it has discarded in the end.
fn research(mut scene: Scene) -> (usize, u8, usize) {
    let hand = scene.board(0).hand;
    let drawn = scene.secret(0).drawn.len();
    while scene.question(0) == Some("ares-question-keep") {
        let first = scene.legal(0)[0].clone();
        scene.play(0, &first);
    }
    (drawn, scene.board(0).hand - hand, scene.secret(0).discarded.len())
}

fn sees_keeps(scene: Scene) -> (usize, u8) {
    let (sees, keeps, discards) = research(scene);
    assert_eq!(sees, usize::from(keeps) + discards);
    (sees, keeps)
}

#[test]
fn ae_res_01_draw_2_keep_1() {
    let scene = scene(2).chose(1, Phase::Research).phase(Phase::Research);
    assert_eq!(research(scene), (2, 1, 1));
}

#[test]
fn ae_res_02_the_chooser_draws_5_and_keeps_2() {
    let scene = scene(2).chose(0, Phase::Research).phase(Phase::Research);
    assert_eq!(research(scene), (5, 2, 3));
}

#[test]
fn ae_res_03_the_discards_give_no_mc() {
    let mut scene = scene(2).mc(0, 4).chose(0, Phase::Research).phase(Phase::Research);
    for _ in 0..2 {
        let first = scene.legal(0)[0].clone();
        scene.play(0, &first);
    }
    assert_eq!((scene.board(0).mc, scene.open().discard), (4, 3));
}

#[test]
fn ae_res_04_the_kept_number_is_exact() {
    let mut scene = scene(2).chose(0, Phase::Research).phase(Phase::Research);
    let first = scene.legal(0)[0].clone();
    scene.play(0, &first);
    assert_eq!(scene.question(0), Some("ares-question-keep"));
    assert_eq!(scene.legal(0).len(), 4, "one of the other four has to be kept");
    for stop in ["done", "pass", "decline"] {
        assert!(!scene.allows(0, stop));
    }
    let second = scene.legal(0)[0].clone();
    let third = scene.legal(0)[1].clone();
    scene.play(0, &second);
    assert!(!scene.allows(0, &third), "and no third");
}

#[test]
fn ae_res_05_only_the_drawn_cards_are_chosen_from() {
    let mut scene = scene(2).hand(0, &["mine", "comet"]).phase(Phase::Research);
    scene.refuses(0, "keep mine", "AE-RES-05").refuses(0, "discard mine", "AE-DEC-21");
    let first = scene.legal(0)[0].clone();
    scene.play(0, &first);
    assert!(scene.cards(0).contains(&"mine") && scene.cards(0).contains(&"comet"));
    assert_eq!(scene.board(0).hand, 3);
}

#[test]
fn ae_res_06_additions_sum_up() {
    let cards = ["interns", "united_planetary_alliance", "extended_resources"];
    let all = scene(2).corporation(0, "tharsis_republic").played(0, &cards);
    assert_eq!(sees_keeps(all.clone().phase(Phase::Research)), (2 + 1 + 2 + 1, 1 + 1 + 1 + 1));
    assert_eq!(sees_keeps(all.chose(0, Phase::Research).phase(Phase::Research)), (9, 5));
    let interns = scene(2).played(0, &["interns"]).phase(Phase::Research);
    assert_eq!(sees_keeps(interns), (4, 1));
    let relations = scene(2).played(0, &["interplanetary_relations"]).phase(Phase::Research);
    assert_eq!(sees_keeps(relations), (3, 2));
}

#[test]
fn ae_res_07_all_are_kept_when_so_many_may_be() {
    let scene = scene(2).played(0, &["extended_resources"]).phase(Phase::Research);
    assert_eq!((scene.board(0).hand, scene.board(0).drawn), (2, 0));
    assert_ne!(scene.question(0), Some("ares-question-keep"));
    assert_eq!(scene.open().discard, 0);
}

#[test]
fn ae_res_08_a_kept_card_may_be_sold_at_once() {
    let mut scene = scene(2).phase(Phase::Research);
    let card = scene.legal(0)[0].replace("keep ", "");
    scene.refuses(0, &format!("sell {card}"), "AE-SELL-05");
    scene.play(0, &format!("keep {card}"));
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Research), "the other is still choosing");
    scene.play(0, &format!("sell {card}"));
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (3, 0));
}
