//! Phase IV (AE-PRO).

use ares::material::Phase;
use ares::scene::scene;
use ares::{Event, Stage};

#[test]
fn ae_pro_01_mc_by_tr_and_production() {
    let scene = scene(2).tr(0, 23).played(0, &["economic_growth", "sponsors"]).mc(0, 2);
    let scene = scene.chose(0, Phase::Action).phase(Phase::Production);
    assert_eq!((scene.board(0).mc, scene.board(1).mc), (2 + 23 + 5, 5));
}

/// AE-PRO-02, AE-PRO-03: heat and plants by their production.
#[test]
fn ae_pro_02_heat_and_plants() {
    let scene = scene(2).played(0, &["coal_imports", "industrial_farming"]).heat(0, 1).plants(0, 5);
    let scene = scene.phase(Phase::Production);
    assert_eq!((scene.board(0).heat, scene.board(0).plants), (4, 7));
    assert_eq!((scene.board(1).heat, scene.board(1).plants), (0, 0));
}

#[test]
fn ae_pro_04_cards_are_drawn_and_all_kept() {
    let scene = scene(2).played(0, &["energy_storage", "blueprints"]).phase(Phase::Production);
    assert_eq!((scene.board(0).hand, scene.board(0).drawn, scene.board(1).hand), (3, 0, 0));
    assert_eq!(scene.open().discard, 0);
}

#[test]
fn ae_pro_05_the_chooser_gains_4_more() {
    let scene = scene(3).chose(0, Phase::Production).chose(1, Phase::Research).chose(2, Phase::Production);
    let scene = scene.phase(Phase::Production);
    assert_eq!([0, 1, 2].map(|seat| scene.board(seat).mc), [9, 5, 9]);
}

#[test]
fn ae_pro_06_the_corporation_produces_too() {
    let scene = scene(3).corporation(0, "helion").corporation(1, "ecoline").corporation(2, "thorgate");
    let scene = scene.played(0, &["coal_imports"]).phase(Phase::Production);
    assert_eq!((scene.board(0).heat, scene.board(1).plants, scene.board(2).heat), (6, 1, 1));
}

#[test]
fn ae_pro_07_metals_give_nothing() {
    let scene = scene(2).played(0, &["mine", "asteroid_mining", "strip_mine"]).phase(Phase::Production);
    let board = scene.board(0);
    assert_eq!((board.levels.steel, board.levels.titanium), (4, 3));
    assert_eq!((board.mc, board.heat, board.plants, board.hand), (5, 0, 0, 0));
}

#[test]
fn ae_pro_08_stored_resources_are_kept() {
    let scene = scene(2).mc(0, 500).heat(0, 300).plants(0, 200).played(0, &["coal_imports", "lichen"]);
    let mut scene = scene.phase(Phase::Production);
    for phases in [["phase 4", "phase 1"], ["phase 1", "phase 4"]] {
        scene.play(0, phases[0]).play(1, phases[1]);
        scene.all_pass();
    }
    // Three productions with TR 5, one of them by the own phase card.
    let board = scene.board(0);
    assert_eq!((scene.open().round, board.mc, board.heat, board.plants), (4, 519, 309, 203));
}

#[test]
fn ae_pro_09_what_is_counted_is_counted_now() {
    let scene = scene(2).played(0, &["zeppelins", "cartel"]).hand(0, &["sponsors"]).forests(0, 1);
    let scene = scene.mc(0, 5).plants(0, 8);
    let mut scene = scene.phases(&[Phase::Development, Phase::Action, Phase::Production]);
    assert_eq!(scene.board(0).levels.mc, 1 + 1);
    scene.plays(0, &["play sponsors", "pass"]).play(1, "pass");
    scene.plays(0, &["forest plants", "pass"]).play(1, "pass");
    // TR 6, two forests, two Earth tags, and the 2 of Sponsors.
    assert_eq!(scene.board(0).mc, 6 + 2 + 2 + 2);
}

#[test]
fn ae_pro_10_no_choice_and_draws_in_seat_order() {
    let scene = scene(3).played(0, &["blueprints"]).played(1, &["acquired_company"]);
    let scene = scene.deck(&["lichen"], 2).phases(&[Phase::Production, Phase::Research]);
    // One card is left in the deck: the lower seat gets it.
    assert_eq!(scene.cards(0), ["lichen"]);
    assert_eq!(scene.board(1).hand, 0);
    let draws: Vec<_> = scene.events().iter().filter(|event| matches!(event, Event::Drew { .. })).collect();
    assert_eq!(draws.len(), 1);
    // Nobody was asked: the round is at its end, where seat 2 holds too many cards.
    assert_eq!(scene.open().stage, Stage::HandLimit);
    scene.refuses(0, "pass", "AE-ROUND-11");
}
