//! The end of the game and the score (AE-END, AE-SCO).

use ares::material::Phase;
use ares::scene::{Scene, scene};
use ares::{Event, Stage};
use table::{Seat, SeatSet};

use crate::table::{complete, count};

/// The game ends in phase III without anything happening in it.
fn ended(scene: Scene) -> Scene {
    let mut scene = complete(scene).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Over);
    scene
}

#[test]
fn ae_end_01_nine_oceans_eight_degrees_and_14_per_cent_end_the_game() {
    let ends = |celsius, oxygen, oceans| {
        let scene = scene(2).temperature(celsius).oxygen(oxygen).oceans(oceans);
        let mut scene = scene.phase(Phase::Action);
        scene.all_pass();
        scene.open().stage == Stage::Over
    };
    assert!(ends(8, 14, 9));
    assert!(!ends(6, 14, 9) && !ends(8, 13, 9) && !ends(8, 14, 8));
}

/// AE-END-02, AE-ROUND-14: players who had passed are asked again, and the phase closes when all have passed.
#[test]
fn ae_end_02_the_phase_is_played_to_its_end_by_all() {
    let mut scene = complete(scene(3)).oceans(8).mc(0, 15).phase(Phase::Action);
    scene.play(2, "pass").play(0, "ocean mc");
    assert!(scene.planet().is_complete());
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Action));
    scene.play(0, "pass").play(1, "pass");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Action), "seat 2 may react");
    scene.play(2, "pass");
    assert_eq!(scene.open().stage, Stage::Over);
}

#[test]
fn ae_end_03_until_the_phase_closes_everything_stays_allowed() {
    let scene = complete(scene(2)).oceans(8).mc(0, 15).mc(1, 40).hand(1, &["comet"]);
    let mut scene = scene.played(1, &["circuit_board_factory"]).phase(Phase::Action);
    scene.play(0, "ocean mc");
    scene.plays(1, &["use circuit_board_factory", "ocean mc", "forest mc", "sell comet"]);
    // The ocean counts as if there were more, the oxygen had closed before.
    assert_eq!((scene.board(1).tr, scene.board(1).forests), (6, 1));

    let scene = complete(self::scene(2)).oceans(8).hand(0, &["subterranean_reservoir"]).mc(0, 10);
    let mut scene = scene.hand(1, &["farmers_market"]).mc(1, 12).phase(Phase::Construction);
    scene.play(0, "play subterranean_reservoir").play(1, "play farmers_market");
    assert_eq!(scene.board(1).mc, 0);
}

/// AE-END-04, AE-END-05: neither the other phases nor the hand limit.
#[test]
fn ae_end_04_remaining_phases_are_not_played() {
    let scene = complete(scene(2)).oceans(8).mc(0, 15).mc(1, 1);
    let mut scene = scene.phases(&[Phase::Action, Phase::Production, Phase::Research]);
    scene.play(0, "ocean mc");
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Over);
    assert_eq!(scene.board(1).mc, 1, "no production");
    assert_eq!(count(&scene, |event| matches!(event, Event::Phase { .. })), 1);
    scene.refuses(0, "phase 1", "AE-END-04").refuses(1, "pass", "AE-END-04");
    assert!(scene.legal(0).is_empty() && scene.legal(1).is_empty());
}

#[test]
fn ae_end_05_the_end_of_the_round_is_not_played() {
    let mut scene = complete(scene(2)).fillers(0, 14).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Over, "nobody is asked for fourteen cards");
    assert_eq!(count(&scene, |event| matches!(event, Event::Sold { .. })), 0);
}

#[test]
fn ae_end_06_there_is_no_last_round() {
    let mut scene = scene(2).round(300).phase(Phase::Action);
    scene.all_pass();
    assert_eq!((scene.open().stage, scene.open().round), (Stage::Planning, 301));
}

#[test]
fn ae_end_07_no_conversion_is_forced_once_mars_is_complete() {
    let scene = scene(2).temperature(6).oxygen(14).oceans(9).heat(0, 24).plants(0, 16);
    let mut scene = scene.phase(Phase::Action);
    scene.refuses(0, "pass", "AE-ACT-23");
    scene.play(0, "warm heat");
    assert!(scene.allows(0, "pass") && scene.allows(0, "warm heat") && scene.allows(0, "forest plants"));
}

#[test]
fn ae_end_08_hands_are_sold_before_the_score() {
    let scene = scene(2).hand(0, &["comet", "mine"]).mc(0, 1).hand(1, &["moss"]);
    let scene = ended(scene.played(1, &["composting_factory"]));
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (7, 0));
    assert_eq!((scene.board(1).mc, scene.board(1).hand), (4, 0), "the sale value in force");
    assert_eq!(scene.open().discard, 3);
}

#[test]
fn ae_sco_01_a_point_for_each_tr() {
    assert_eq!(ended(scene(2).tr(0, 37)).outcome().standings[0].score, 37);
}

#[test]
fn ae_sco_02_a_point_for_each_forest() {
    assert_eq!(ended(scene(2).tr(0, 10).forests(0, 7)).outcome().standings[0].score, 17);
}

#[test]
fn ae_sco_03_printed_points_of_every_colour_count_negative_ones_too() {
    // Blue 2, red 3, green 2; then -2 and -1.
    let cards = ["earth_catapult", "advanced_ecosystems", "asteroid_mining"];
    assert_eq!(ended(scene(2).played(0, &cards)).outcome().standings[0].score, 5 + 7);
    let scene = scene(2).played(0, &cards).played(0, &["bribed_committee", "nuclear_plants"]);
    assert_eq!(ended(scene).outcome().standings[0].score, 5 + 7 - 3);
}

#[test]
fn ae_sco_04_variable_points_are_rounded_down_card_by_card() {
    let scene = scene(2).played(0, &["small_animals", "herbivores", "tardigrades", "fish"]);
    let scene = scene.on_card("small_animals", 3).on_card("herbivores", 1);
    let scene = ended(scene.on_card("tardigrades", 5).on_card("fish", 4));
    // 1 and 0 (not 2 of four animals), 1 of five microbes, 4 animals at one each.
    assert_eq!(scene.outcome().standings[0].score, 5 + 1 + 1 + 4);
    // By forests, tags, cards played and blue cards.
    let scene = self::scene(2).forests(0, 5).played(0, &["conserved_biome"]);
    assert_eq!(scene.card_vp(0), 2);
    let scene = self::scene(2).played(0, &["io_mining_industries", "water_import_from_europa"]);
    assert_eq!(scene.card_vp(0), 2 + 2);
    let scene = self::scene(2).played(0, &["immigration_shuttles", "cartel", "sponsors"]);
    assert_eq!(scene.card_vp(0), 1);
    let scene = self::scene(2).played(0, &["interplanetary_relations", "mine", "comet"]);
    assert_eq!((scene.card_vp(0), scene.played(0, &["lichen"]).card_vp(0)), (0, 1));
    let scene = self::scene(2).played(0, &["think_tank", "media_group", "mine"]);
    assert_eq!((scene.card_vp(0), scene.played(0, &["interns"]).card_vp(0)), (0, 1));
}

/// AE-SCO-05: no base corporation prints points, so each scores nothing; its tags count for cards that ask for tags.
#[test]
fn ae_sco_05_a_corporation_scores_what_it_prints() {
    let all = [
        "credicor",
        "ecoline",
        "helion",
        "interplanetary_cinematics",
        "inventrix",
        "mining_guild",
        "phobolog",
        "saturn_systems",
        "teractor",
        "tharsis_republic",
        "thorgate",
        "united_nations_mars_initiative",
    ];
    for corporation in all {
        assert_eq!(
            ended(scene(2).corporation(0, corporation)).outcome().standings[0].score,
            5,
            "{corporation}"
        );
    }
    let scene = scene(2).corporation(0, "saturn_systems").played(0, &["io_mining_industries"]);
    assert_eq!(ended(scene).outcome().standings[0].score, 5 + 2);
}

#[test]
fn ae_sco_06_stores_hands_and_production_score_nothing() {
    let scene = scene(2).mc(0, 50).heat(0, 30).plants(0, 20).fillers(0, 6).played(0, &["mohole_area"]);
    assert_eq!(ended(scene).outcome().standings[0].score, 5);
}

#[test]
fn ae_sco_07_the_highest_total_wins() {
    let scene = ended(scene(3).tr(0, 40).tr(1, 41).tr(2, 39).forests(2, 3).mc(0, 99));
    let outcome = scene.outcome();
    assert_eq!(outcome.winners, SeatSet::only(Seat(2)));
    let places: Vec<u8> = outcome.standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [3, 2, 1]);
}

#[test]
fn ae_sco_08_a_tie_goes_to_heat_plants_and_mc() {
    let scene = scene(3).tr(0, 40).tr(1, 40).tr(2, 39).mc(0, 7).heat(1, 3).plants(1, 4).mc(1, 1).mc(2, 90);
    let outcome = ended(scene).outcome();
    assert_eq!(outcome.winners, SeatSet::only(Seat(1)));
    assert_eq!((outcome.standings[0].tie_break, outcome.standings[1].tie_break), (7, 8));
}

#[test]
fn ae_sco_09_a_tie_of_both_is_a_shared_victory() {
    let scene = scene(3).tr(0, 40).tr(1, 40).tr(2, 30).mc(0, 7).heat(1, 3).plants(1, 4);
    let outcome = ended(scene).outcome();
    assert_eq!(outcome.winners, SeatSet::all(2));
    let places: Vec<u8> = outcome.standings.iter().map(|standing| standing.place).collect();
    assert_eq!(places, [1, 1, 3]);
}

#[test]
fn ae_sco_10_resources_on_cards_break_no_tie() {
    // Five microbes that are worth nothing: GHG Producing Bacteria prints no points.
    let scene = scene(2).played(0, &["ghg_producing_bacteria"]).on_card("ghg_producing_bacteria", 5);
    assert_eq!(ended(scene).outcome().winners, SeatSet::all(2));
}
