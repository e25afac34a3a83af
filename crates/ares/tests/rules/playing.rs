//! Playing a project card (AE-CARD-01 to 10).

use ares::material::{Phase, Tag};
use ares::scene::{card, scene};
use ares::{Event, Stage};

#[test]
fn ae_card_01_from_the_own_hand_into_the_own_tableau() {
    let mut scene = scene(2).hand(0, &["mine"]).hand(1, &["lichen"]).mc(0, 99).phase(Phase::Development);
    scene.refuses(0, "play lichen", "AE-CARD-01").refuses(0, "play sponsors", "AE-CARD-01");
    scene.play(0, "play mine");
    assert!(scene.board(0).tableau.contains(card("mine")) && scene.board(1).tableau.is_empty());
    assert_eq!((scene.board(0).hand, scene.board(1).hand), (0, 1));
}

#[test]
fn ae_card_02_only_by_an_allowance() {
    let given = scene(2).hand(0, &["mine", "tardigrades", "research"]).mc(0, 99);
    for scene in [given.clone().planning(), given.clone().phase(Phase::Action)] {
        for play in ["play mine", "play tardigrades", "play research"] {
            scene.refuses(0, play, "AE-CARD-02");
        }
    }
    let development = given.clone().phase(Phase::Development);
    assert!(development.allows(0, "play mine") && !development.allows(0, "play research"));
    let construction = given.phase(Phase::Construction);
    assert!(!construction.allows(0, "play mine") && construction.allows(0, "play research"));
}

#[test]
fn ae_card_03_requirements_met_and_cost_payable() {
    let given = scene(2).hand(0, &["fish"]);
    given.clone().mc(0, 99).phase(Phase::Construction).refuses(0, "play fish", "AE-CARD-27");
    let warm = given.temperature(-18);
    let refusal = warm.clone().mc(0, 10).phase(Phase::Construction).refusal(0, "play fish");
    assert_eq!((refusal.rule, refusal.need, refusal.have), ("AE-CARD-03", 11, 10));
    assert!(warm.mc(0, 11).phase(Phase::Construction).allows(0, "play fish"));
}

#[test]
fn ae_card_04_pay_then_tableau_then_effects_then_triggers() {
    let scene = scene(2).played(0, &["optimal_aerobraking"]).hand(0, &["deimos_down"]).mc(0, 30);
    let mut scene = scene.phase(Phase::Construction);
    scene.play(0, "play deimos_down");
    let at = |wanted: &dyn Fn(&Event) -> bool| scene.events().iter().position(wanted).unwrap();
    let paid = at(&|event| matches!(event, Event::Played { mc: 30, .. }));
    let raised = at(&|event| matches!(event, Event::Raised { .. }));
    let gained = at(&|event| matches!(event, Event::Gained { amount: 7, .. }));
    let triggered = at(&|event| matches!(event, Event::Triggered { .. }));
    assert!(paid < raised && raised < gained && gained < triggered);
    let board = scene.board(0);
    assert_eq!((board.mc, board.heat, board.plants, board.tr), (7, 2, 2, 8));
}

/// AE-CARD-05, AE-CARD-08: a red card works once and stays, with its tags and VP.
#[test]
fn ae_card_08_a_red_card_works_once_and_stays() {
    let scene = scene(2).hand(0, &["lagrange_observatory"]).mc(0, 7);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action, Phase::Production]);
    scene.plays(0, &["play lagrange_observatory"]);
    assert_eq!((scene.board(0).hand, scene.card_vp(0)), (1, 1));
    scene.all_pass().all_pass();
    assert_eq!((scene.open().stage, scene.open().round), (Stage::Planning, 2));
    let board = scene.board(0);
    assert_eq!((board.hand, board.mc, scene.card_vp(0)), (1, 5, 1));
    assert!(board.tableau.contains(card("lagrange_observatory")));
    let tags = [Tag::Science, Tag::Space, Tag::Event].map(|tag| board.tags[tag as usize]);
    assert_eq!(tags, [1, 1, 1]);
}

/// AE-CARD-06, AE-CARD-10: a green card raises levels from now on and pays nothing out.
#[test]
fn ae_card_06_a_green_card_raises_levels() {
    let scene = scene(2).hand(0, &["new_portfolios"]).mc(0, 14);
    let mut scene = scene.phases(&[Phase::Development, Phase::Production]);
    scene.play(0, "play new_portfolios");
    let board = scene.board(0);
    assert_eq!((board.levels.mc, board.levels.plants, board.levels.heat), (1, 1, 1));
    assert_eq!((board.mc, board.plants, board.heat), (0, 0, 0));
    scene.all_pass();
    let board = scene.board(0);
    assert_eq!((board.mc, board.plants, board.heat), (6, 1, 1));
}

#[test]
fn ae_card_07_a_blue_card_gives_an_effect_or_an_action() {
    let scene = scene(2).hand(0, &["research_outpost", "tardigrades"]).mc(0, 11);
    let scene = scene.chose(0, Phase::Construction);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action]);
    // The Outpost lowers the cost of the next card from 6 to 5, not its own.
    scene.plays(0, &["play research_outpost", "play tardigrades"]);
    assert_eq!(scene.board(0).mc, 0);
    scene.all_pass().play(0, "use tardigrades");
    assert_eq!(scene.stock("tardigrades"), 1);
    scene.refuses(0, "use research_outpost", "AE-ACT-01");
}

#[test]
fn ae_card_09_immediate_effects_of_every_colour() {
    let mut green = scene(2).hand(0, &["imported_ghg"]).mc(0, 8).phase(Phase::Development);
    green.play(0, "play imported_ghg");
    assert_eq!((green.board(0).heat, green.board(0).levels.heat), (5, 1));
    let mut blue = scene(2).hand(0, &["wood_burning_stoves"]).mc(0, 13).phase(Phase::Construction);
    blue.play(0, "play wood_burning_stoves");
    assert_eq!(blue.board(0).plants, 4);
    let mut red = scene(2).hand(0, &["lava_flows"]).mc(0, 17).phase(Phase::Construction);
    red.play(0, "play lava_flows");
    assert_eq!((red.planet().celsius(), red.board(0).tr), (-26, 7));
}
