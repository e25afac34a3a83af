//! The examples printed in the rulebook, exactly as written (AE-EX-01 to AE-EX-15).

use ares::material::Phase;
use ares::scene::{Scene, scene};
use ares::{Event, Stage};

use crate::table::{complete, count};

#[test]
fn ae_ex_01_a_card_raises_the_heat_production_and_gives_no_heat() {
    let scene = scene(2).played(0, &["coal_imports"]).hand(0, &["geothermal_power"]).mc(0, 8).heat(0, 5);
    let mut scene = scene.phase(Phase::Development);
    assert_eq!(scene.board(0).levels.heat, 3);
    scene.play(0, "play geothermal_power");
    assert_eq!(scene.board(0).levels.heat, 5);
    assert_eq!(scene.board(0).heat, 5);
}

#[test]
fn ae_ex_02_a_plant_production_of_six_brings_six_plants() {
    let scene = scene(2).played(0, &["trees", "nitrophilic_moss", "lichen"]).phase(Phase::Production);
    let plants = scene.board(0).plants;
    assert_eq!(plants, 6);
    // One silver cube of five and one brown cube.
    assert_eq!((plants / 5, plants % 5), (1, 1));
}

#[test]
fn ae_ex_03_a_flipped_tile_gives_a_tr_and_two_plants() {
    let mut scene = scene(2).ocean_tiles(&[2, 3, 4, 5, 6, 7, 8, 9]).mc(0, 15).phase(Phase::Action);
    scene.play(0, "ocean mc");
    assert_eq!((scene.board(0).tr, scene.board(0).plants), (6, 2));
}

#[test]
fn ae_ex_04_two_discards_and_two_mc_pay_eight() {
    let scene = scene(2).hand(0, &["geothermal_power", "comet", "mine"]).mc(0, 2);
    let mut scene = scene.phase(Phase::Development);
    assert_eq!(scene.cost(0, "geothermal_power"), 8);
    scene.plays(0, &["play geothermal_power", "sell comet", "sell mine", "pay"]);
    assert_eq!(scene.board(0).levels.heat, 2, "the card is played");
    assert_eq!((scene.board(0).mc, scene.open().discard), (0, 2));
}

#[test]
fn ae_ex_05_three_discards_pay_eight_and_one_mc_comes_back() {
    let scene = scene(2).hand(0, &["geothermal_power", "comet", "mine", "moss"]);
    let mut scene = scene.phase(Phase::Development);
    scene.plays(0, &["play geothermal_power", "sell comet", "sell mine", "sell moss", "pay"]);
    assert_eq!(scene.board(0).levels.heat, 2, "the card is played");
    assert_eq!((scene.board(0).mc, scene.open().discard), (1, 3));
}

/// Steel 2, the phase chosen, 4 M€, and three cards besides Microprocessors.
fn before_microprocessors() -> Scene {
    let scene = scene(2).played(0, &["mine"]).chose(0, Phase::Development).mc(0, 4);
    scene.hand(0, &["microprocessors", "comet", "moss", "lichen", "power_plant"]).phase(Phase::Development)
}

#[test]
fn ae_ex_06_microprocessors_cost_ten() {
    assert_eq!(before_microprocessors().cost(0, "microprocessors"), 10);
}

#[test]
fn ae_ex_07_microprocessors_are_paid_with_two_discards_and_four_mc() {
    let mut scene = before_microprocessors();
    scene.plays(0, &["play microprocessors", "sell comet", "sell moss", "pay"]);
    assert_eq!(scene.board(0).mc, 0);
    assert!(scene.board(0).tableau.contains(ares::scene::card("microprocessors")));
}

#[test]
fn ae_ex_08_microprocessors_draw_two_and_discard_one() {
    let mut scene = before_microprocessors();
    let before = scene.board(0).hand;
    scene.plays(0, &["play microprocessors", "sell comet", "sell moss", "pay", "discard lichen"]);
    let board = scene.board(0);
    assert_eq!((board.mc, board.hand), (0, before - 2));
    assert_eq!((board.levels.heat, board.heat), (3, 0));
    scene.refuses(0, "play power_plant", "AE-DEV-01");
}

/// TR 6; production of 4 M€, a card, 3 heat and a plant.
fn before_production() -> Scene {
    scene(2).tr(0, 6).played(0, &["sponsors", "coal_imports", "lichen", "blueprints"])
}

#[test]
fn ae_ex_09_production_with_the_bonus() {
    let scene = before_production().chose(0, Phase::Production).phase(Phase::Production);
    let board = scene.board(0);
    assert_eq!((board.levels.mc, board.levels.cards, board.levels.heat, board.levels.plants), (4, 1, 3, 1));
    assert_eq!((board.mc, board.hand, board.heat, board.plants), (14, 1, 3, 1));
}

#[test]
fn ae_ex_10_production_without_the_bonus() {
    let scene = before_production().chose(1, Phase::Production).phase(Phase::Production);
    let board = scene.board(0);
    assert_eq!((board.mc, board.hand, board.heat, board.plants), (10, 1, 3, 1));
}

#[test]
fn ae_ex_11_research_with_and_without_the_bonus() {
    let mut scene = scene(2).mc(0, 7).mc(1, 7).chose(0, Phase::Research).phase(Phase::Research);
    assert_eq!((scene.board(0).drawn, scene.board(1).drawn), (5, 2));
    for (seat, keeps) in [(0, 2), (1, 1)] {
        for _ in 0..keeps {
            let keep = scene.legal(seat)[0].clone();
            scene.play(seat, &keep);
        }
    }
    assert_eq!((scene.board(0).hand, scene.board(1).hand), (2, 1));
    assert_eq!((scene.board(0).face_down, scene.board(1).face_down), (3, 1));
    assert_eq!((scene.board(0).mc, scene.board(1).mc), (7, 7));
}

#[test]
fn ae_ex_12_the_end_comes_in_the_middle_of_a_round() {
    let scene = complete(scene(2)).oceans(8).hand(0, &["subterranean_reservoir"]).mc(0, 10).fillers(1, 12);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action, Phase::Production]);
    scene.play(0, "play subterranean_reservoir");
    assert_eq!(scene.open().stage, Stage::Phase(Phase::Construction), "the phase is finished first");
    scene.all_pass();
    assert_eq!(scene.open().stage, Stage::Over);
    assert_eq!(count(&scene, |event| matches!(event, Event::Phase { .. })), 1);
    // Twelve cards are sold for the score, none of them for the hand limit; nothing was produced.
    assert_eq!(scene.board(1).mc, 36);
    assert_eq!(count(&scene, |event| matches!(event, Event::Sold { .. })), 0);
}

#[test]
fn ae_ex_13_a_player_reacts_to_the_end() {
    let given = scene(2).oceans(9).fillers(1, 5).mc(1, 5);
    let reacts = |scene: &mut Scene| {
        for card in scene.cards(1) {
            scene.play(1, &format!("sell {card}"));
        }
        assert_eq!(scene.board(1).mc, 20);
        scene.play(1, "forest mc");
        assert_eq!((scene.board(1).mc, scene.planet().oxygen), (0, 14));
        (scene.board(1).forests, scene.board(1).tr)
    };
    let mut below = given.clone().temperature(8).oxygen(13).plants(0, 8).phase(Phase::Action);
    below.play(0, "forest plants");
    assert!(below.planet().is_complete());
    assert_eq!(reacts(&mut below), (1, 6));

    let mut full = given.temperature(6).oxygen(14).heat(0, 8).phase(Phase::Action);
    full.play(0, "warm heat");
    assert!(full.planet().is_complete());
    assert_eq!(reacts(&mut full), (1, 5));
}

#[test]
fn ae_ex_14_the_final_score_is_43() {
    let scene = complete(scene(2)).tr(0, 25).forests(0, 6);
    // 4 + 2 + 2 + 1 = 9.
    let scene = scene.played(0, &["interstellar_colony_ship", "gene_repair", "breathing_filters", "heather"]);
    let mut scene = scene.played(0, &["small_animals"]).on_card("small_animals", 7).phase(Phase::Action);
    scene.all_pass();
    assert_eq!(scene.outcome().standings[0].score, 25 + 6 + 9 + 3);
}

#[test]
fn ae_ex_15_seven_animals_are_three_points() {
    let scene = scene(2).played(0, &["small_animals"]).on_card("small_animals", 7);
    assert_eq!(scene.card_vp(0), 3);
}
