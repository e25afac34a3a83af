//! The cooperative game for two (AE-COOP).

use ares::material::Phase;
use ares::scene::{Scene, coop};
use ares::{Ares, Event, Options, Stage, Variant};
use table::{Game, Seat, SeatSet};

use crate::table::{complete, count, mildly};

/// Both have chosen phase I and stand before the pool.
fn at_the_pool(scene: Scene) -> Scene {
    let mut scene = scene.planning();
    scene.play(0, "phase 1").play(1, "phase 1");
    scene
}

#[test]
fn ae_coop_01_the_variant_is_for_two() {
    for (players, allowed) in [(1, false), (2, true), (3, false), (4, false)] {
        let options = Options { players, ..Options::of(Variant::Coop) };
        assert_eq!(Ares::new(&options, 1).is_ok(), allowed, "{players} players");
    }
}

#[test]
fn ae_coop_02_the_pool_has_27_cubes_and_3_markers() {
    let scene = Scene::start(&Options::of(Variant::Coop), 1);
    assert_eq!((scene.open().cubes, scene.open().markers), (27, 3));
}

#[test]
fn ae_coop_03_each_takes_one_piece_between_the_reveal_and_the_first_phase() {
    let mut scene = at_the_pool(coop());
    assert_eq!(scene.open().stage, Stage::Pool);
    assert_eq!(scene.board(1).phase, Some(Phase::Development), "the cards are revealed");
    scene.play(0, "cube");
    scene.refuses(0, "cube", "AE-COOP-03").refuses(0, "marker", "AE-COOP-03");
    assert_eq!(scene.open().stage, Stage::Pool);
    scene.play(1, "cube");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    assert_eq!((scene.open().cubes, scene.open().markers), (25, 3));
    scene.refuses(0, "cube", "AE-COOP-03");
}

#[test]
fn ae_coop_04_the_kind_is_free_while_both_are_left() {
    let scene = at_the_pool(coop());
    assert_eq!(scene.legal(0), ["cube", "marker"]);
    assert_eq!(scene.legal(1), ["cube", "marker"]);
    let no_markers = at_the_pool(coop().pool(4, 0));
    assert_eq!(no_markers.legal(0), ["cube"]);
    no_markers.refuses(0, "marker", "AE-COOP-04");
    let no_cubes = at_the_pool(coop().pool(0, 2));
    assert_eq!(no_cubes.legal(1), ["marker"]);
    no_cubes.refuses(1, "cube", "AE-COOP-04");
}

#[test]
fn ae_coop_05_a_cube_is_one_mc() {
    let mut scene = at_the_pool(coop().mc(0, 4).mc(1, 9));
    scene.play(0, "cube");
    assert_eq!((scene.board(0).mc, scene.board(1).mc, scene.open().cubes), (5, 9, 26));
}

#[test]
fn ae_coop_06_a_marker_leaves_the_game() {
    let mut scene = at_the_pool(coop().mc(0, 4).hand(0, &["comet"]).hand(1, &["mine"]));
    scene.play(0, "marker");
    assert_eq!((scene.board(0).mc, scene.open().cubes, scene.open().markers), (4, 27, 2));
    scene.play(1, "cube").play(0, "decline");
    assert_eq!(scene.open().markers, 2);
}

#[test]
fn ae_coop_07_a_marker_swaps_one_card_for_one() {
    let mut scene = at_the_pool(coop().hand(0, &["comet", "moss"]).hand(1, &["mine", "fish"]));
    scene.play(0, "marker").play(1, "cube");
    assert_eq!(scene.legal(0), ["give comet", "give moss", "decline"]);
    scene.play(0, "give comet").play(1, "give mine");
    assert_eq!((scene.cards(0), scene.cards(1)), (vec!["mine", "moss"], vec!["fish", "comet"]));
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development), "one swap and no more");
}

#[test]
fn ae_coop_08_the_swap_is_optional_and_the_marker_gone() {
    let mut scene = at_the_pool(coop().hand(0, &["comet"]).hand(1, &["mine"]));
    scene.play(0, "marker").play(1, "cube").play(0, "decline");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Development));
    assert_eq!((scene.cards(0), scene.cards(1), scene.open().markers), (vec!["comet"], vec!["mine"], 2));
}

#[test]
fn ae_coop_09_the_partner_answers_with_a_card_or_declines() {
    let mut scene = at_the_pool(coop().hand(0, &["comet"]).hand(1, &["mine", "fish"]));
    scene.play(1, "marker").play(0, "cube").play(1, "give fish");
    assert_eq!(scene.question(0), Some("ares-question-answer"));
    assert_eq!(scene.legal(0), ["give comet", "decline"]);
    assert_eq!(scene.secret(0).swap, Some(ares::scene::card("fish")), "he sees what is offered");
    assert_eq!((scene.cards(0), scene.cards(1)), (vec!["comet"], vec!["fish", "mine"]), "nothing moved yet");
    let mut declined = scene.clone();
    declined.play(0, "decline");
    assert_eq!((declined.cards(0), declined.cards(1)), (vec!["comet"], vec!["fish", "mine"]));
    scene.play(0, "give comet");
    assert_eq!((scene.cards(0), scene.cards(1)), (vec!["fish"], vec!["comet", "mine"]));
}

#[test]
fn ae_coop_10_the_lower_seat_takes_the_last_of_a_kind() {
    let mut scene = at_the_pool(coop().pool(2, 1));
    scene.refuses(1, "marker", "AE-COOP-10").refuses(1, "cube", "AE-COOP-10");
    scene.play(0, "marker");
    assert_eq!(scene.legal(1), ["cube"]);
    // With two of each nobody waits.
    let mut scene = at_the_pool(coop().pool(2, 2));
    scene.play(1, "marker").play(0, "marker");
    assert_eq!(scene.open().markers, 0);
}

/// AE-COOP-11, AE-COOP-02: thirty pieces are taken in fifteen rounds.
#[test]
fn ae_coop_11_the_game_ends_with_round_fifteen() {
    let mut scene = coop().planning();
    mildly(&mut scene, |scene| scene.open().stage == Stage::Over);
    assert_eq!(scene.open().round, 15);
    assert_eq!(count(&scene, |event| matches!(event, Event::Cube { .. } | Event::Marker { .. })), 30);
}

#[test]
fn ae_coop_12_the_last_end_of_a_round_is_played() {
    let mut scene = coop().pool(0, 0).round(15).fillers(0, 12).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::HandLimit);
    for card in scene.cards(0).into_iter().take(2) {
        scene.play(0, &format!("sell {card}"));
    }
    assert_eq!(scene.open().stage, Stage::Over);
    assert_eq!(scene.board(0).mc, 36, "two sold for the limit, ten at the end");
}

#[test]
fn ae_coop_13_a_complete_mars_does_not_end_the_game() {
    let mut scene = complete(coop()).oceans(8).mc(0, 15).phases(&[Phase::Action, Phase::Production]);
    scene.play(0, "ocean mc");
    scene.all_pass();
    assert!(scene.planet().is_complete());
    assert_eq!((scene.open().stage, scene.open().round), (Stage::Planning, 2));
    assert!(scene.board(1).mc >= 5, "production was played");
}

/// Round 15 with these scores and oceans.
fn won(tr: (u16, u16), forests: u16, oceans: u8) -> SeatSet {
    let scene = coop().pool(0, 0).temperature(8).oxygen(14).oceans(oceans);
    let mut scene = scene.tr(0, tr.0).tr(1, tr.1).forests(1, forests).phase(Phase::Action);
    scene.all_pass();
    scene.outcome().winners
}

#[test]
fn ae_coop_14_a_complete_mars_and_80_points_together_win() {
    assert_eq!(won((40, 40), 0, 9), SeatSet::all(2));
    assert_eq!(won((70, 5), 5, 9), SeatSet::all(2), "the sum counts, forests too");
}

#[test]
fn ae_coop_15_else_both_lose() {
    assert_eq!(won((40, 39), 0, 9), SeatSet::EMPTY);
    assert_eq!(won((70, 70), 0, 8), SeatSet::EMPTY);
    let mut cold = coop().pool(0, 0).temperature(6).oxygen(14).oceans(9).tr(0, 90).phase(Phase::Action);
    cold.all_pass();
    assert_eq!(cold.outcome().winners, SeatSet::EMPTY);
    let mut thin = coop().pool(0, 0).temperature(8).oxygen(13).oceans(9).tr(0, 90).phase(Phase::Action);
    thin.all_pass();
    assert_eq!(thin.outcome().winners, SeatSet::EMPTY);
}

/// AE-COOP-16, AE-COOP-17: talk is no move. The choice of a phase follows the rules of planning: it may be changed,
/// the last one is banned, and it is revealed with the other.
#[test]
fn ae_coop_17_planning_is_as_at_any_table() {
    let mut scene = coop().round(2).chose(0, Phase::Research).planning();
    scene.refuses(0, "phase 5", "AE-PLAN-03");
    scene.play(0, "phase 1").play(0, "phase 2");
    assert_eq!(scene.board(0).phase, Some(Phase::Research), "not revealed yet");
    scene.play(1, "phase 5");
    assert_eq!(scene.board(0).phase, Some(Phase::Construction));
}

#[test]
fn ae_coop_18_there_is_no_single_winner_and_no_tie_break() {
    let mut scene = complete(coop()).pool(0, 0).tr(0, 60).tr(1, 20).mc(0, 9).phase(Phase::Action);
    scene.all_pass();
    let outcome = scene.outcome();
    assert!(outcome.winners.contains(Seat(0)) && outcome.winners.contains(Seat(1)));
    assert!(outcome.standings.iter().all(|standing| standing.tie_break == 0));
}
