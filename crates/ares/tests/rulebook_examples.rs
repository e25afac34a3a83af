//! The examples printed in the rulebook, as written (AE-EX-04 to AE-EX-14), and some derived ones.

use ares::Stage;
use ares::material::Phase;
use ares::scene::scene;

/// AE-EX-04, AE-EX-05: without and with change.
#[test]
fn ae_ex_04_eight_mc_are_paid_with_two_or_three_discards() {
    let given = scene(2).hand(0, &["geothermal_power", "comet", "mine"]);
    let mut two = given.clone().mc(0, 2).phase(Phase::Development);
    two.plays(0, &["play geothermal_power", "sell comet", "sell mine", "pay"]);
    assert_eq!((two.board(0).mc, two.open().discard), (0, 2));

    let mut three = given.hand(0, &["moss"]).phase(Phase::Development);
    three.plays(0, &["play geothermal_power", "sell comet", "sell mine", "sell moss", "pay"]);
    assert_eq!((three.board(0).mc, three.open().discard), (1, 3));
}

/// AE-EX-06, AE-EX-07, AE-EX-08: Microprocessors for 10 M€ with two sold cards.
#[test]
fn ae_ex_08_microprocessors() {
    let scene = scene(2).played(0, &["mine"]).chose(0, Phase::Development).mc(0, 4);
    let mut scene = scene.hand(0, &["microprocessors", "comet", "moss", "lichen"]).phase(Phase::Development);
    assert_eq!(scene.cost(0, "microprocessors"), 10);
    scene.plays(0, &["play microprocessors", "sell comet", "sell moss", "pay"]);
    assert_eq!((scene.board(0).mc, scene.board(0).hand), (0, 3));
    scene.refuses(0, "sell lichen", "AE-SELL-05");
    scene.play(0, "discard lichen");
    let board = scene.board(0);
    assert_eq!((board.mc, board.hand, board.levels.heat, board.heat), (0, 2, 3, 0));
    scene.refuses(0, "play lichen", "AE-CARD-01");
    let drawn = scene.cards(0)[0];
    assert!(!scene.allows(0, &format!("play {drawn}")));
}

/// AE-EX-09, AE-EX-10: 10 M€, a card, 3 heat and a plant, and 4 M€ for who chose the phase.
#[test]
fn ae_ex_09_production() {
    let scene = scene(2).tr(0, 6).played(0, &["sponsors", "coal_imports", "lichen", "blueprints"]);
    let mut scene = scene.chose(0, Phase::Production).phases(&[Phase::Production]);
    let board = scene.board(0);
    assert_eq!((board.mc, board.hand, board.heat, board.plants), (14, 1, 3, 1));
    scene.refuses(0, "pass", "AE-ROUND-11");
    assert_eq!(scene.play(0, "phase 1").open().stage, Stage::Planning);
}

#[test]
fn ae_ex_14_the_final_score_is_43() {
    let scene = scene(2)
        .tr(0, 25)
        .forests(0, 6)
        .played(0, &["interstellar_colony_ship", "advanced_ecosystems", "asteroid_mining"])
        .played(0, &["small_animals"])
        .on_card("small_animals", 7)
        .temperature(8)
        .oxygen(14)
        .oceans(9);
    let mut scene = scene.phase(Phase::Action);
    scene.all_pass();
    // 25 + 6 + (4 + 3 + 2) + 3
    assert_eq!(scene.outcome().standings[0].score, 43);
}

#[test]
fn ae_ex_23_the_last_ocean_gives_its_reward_to_all() {
    let scene = scene(2).ocean_tiles(&[1, 2, 3, 4, 5, 6, 7, 8]).mc(0, 30).mc(1, 15);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "ocean mc").play(1, "ocean mc").play(0, "ocean mc");
    assert_eq!((scene.board(0).tr, scene.board(0).mc), (7, 8));
    assert_eq!((scene.board(1).tr, scene.board(1).mc), (6, 4));
    assert_eq!(scene.planet().oceans, 9);
}

#[test]
fn ae_ex_26_heat_must_be_converted_before_the_pass() {
    let mut scene = scene(2).heat(0, 17).phase(Phase::Action);
    scene.refuses(0, "pass", "AE-ACT-23");
    scene.play(0, "warm heat").play(0, "warm heat").play(0, "pass");
    assert_eq!((scene.board(0).heat, scene.board(0).tr, scene.planet().celsius()), (1, 7, -26));
}

#[test]
fn ae_ex_43_heat_as_mc_pays_any_part() {
    let scene = scene(2).corporation(0, "helion").hand(0, &["wave_power"]).mc(0, 5).heat(0, 6).oceans(3);
    let mut scene = scene.phase(Phase::Development);
    scene.play(0, "play wave_power");
    assert_eq!(scene.legal(0), ["pay 4 heat", "pay 5 heat", "pay 6 heat", "back"]);
    scene.play(0, "pay 6 heat");
    assert_eq!((scene.board(0).mc, scene.board(0).heat), (2, 0));
}

#[test]
fn ae_ex_45_the_bonus_draw_stays_open_after_an_additional_card() {
    let scene = scene(2).chose(0, Phase::Construction).mc(0, 40);
    let scene = scene.hand(0, &["asset_liquidation", "farmers_market", "research_outpost"]);
    let mut scene = scene.phase(Phase::Construction);
    scene.plays(0, &["play asset_liquidation", "play farmers_market"]);
    assert!(scene.allows(0, "draw"));
    scene.play(0, "play research_outpost");
    scene.refuses(0, "draw", "AE-CON-04");
}

#[test]
fn ae_ex_46_a_forest_after_the_oxygen_is_closed() {
    let scene = scene(2).oxygen(14).played(0, &["small_animals", "herbivores"]).plants(0, 8);
    let mut scene = scene.phase(Phase::Action);
    scene.play(0, "forest plants");
    assert_eq!((scene.board(0).forests, scene.board(0).tr), (1, 5));
    assert_eq!((scene.stock("small_animals"), scene.stock("herbivores")), (1, 0));
}
