//! Blue cards with an Action.

use ares::material::Phase;

use crate::table::line::{SCIENCE, action, blue, doing};

#[test]
fn card_advanced_screening_technology() {
    blue("advanced_screening_technology").does("costs 6, science");
    let over =
        |deck: &'static [&str]| action("advanced_screening_technology").with(|scene| scene.deck(deck, 1));
    let choice = over(&["research", "lichen", "comet"]);
    let mut turned = choice.opened();
    turned.play(0, "use advanced_screening_technology").refuses(0, "keep comet", "AE-RUL-57");
    let after = choice.answering(&["keep lichen"]).does("+1 cards");
    assert_eq!((after.cards(0), after.open().discard), (vec!["lichen"], 2));
    // Three cards of four are seen, and none is taken without a tag.
    let after = over(&["comet", "mine", "birds", "coal_imports"]).does("nothing");
    assert_eq!((after.open().deck, after.open().discard), (1, 3));
    over(&["lunar_beam", "insects", "colonizer_training_camp"]).does("nothing");
    assert_eq!(over(&["research", "mine", "birds"]).does("+1 cards").cards(0), ["research"]);
}

#[test]
fn card_ai_central() {
    blue("ai_central").needs(&SCIENCE).does("costs 22, building science, 2 VP");
    action("ai_central").does("+2 cards");
}

#[test]
fn card_aquifer_pumping() {
    blue("aquifer_pumping").does("costs 14, building");
    let pumping = action("aquifer_pumping").tiles_left(&[1]);
    pumping.clone().mc(9).too_dear();
    pumping.clone().mc(10).does("-10 mc, +2 plants, +1 TR, +1 oceans");
    let steel = pumping.having(&["mine"]);
    steel.clone().mc(5).too_dear();
    steel.clone().mc(6).does("-6 mc, +2 plants, +1 TR, +1 oceans");
    // Six steel are more than enough.
    steel
        .having(&["building_industries", "dusty_quarry", "industrial_center"])
        .does("+2 plants, +1 TR, +1 oceans");
}

#[test]
fn card_artificial_jungle() {
    blue("artificial_jungle").does("costs 5");
    action("artificial_jungle").too_dear().plants(1).does("-1 plants, +1 cards");
}

#[test]
fn card_asset_liquidation() {
    // One more blue or red card in this phase, and only one.
    let asset = blue("asset_liquidation").with(|scene| scene.hand(0, &["farmers_market", "comet", "birds"]));
    let mut after = asset.does("costs 0, science");
    after.play(0, "play farmers_market").refuses(0, "play comet", "AE-CON-01");
    let action = action("asset_liquidation").refused("AE-ACT-04", |scene| scene.tr(0, 0));
    action.with(|scene| scene.tr(0, 1)).does("+3 cards, -1 TR");
}

#[test]
fn card_brainstorming_session() {
    blue("brainstorming_session").does("costs 8, space");
    let over = |top: &'static str| action("brainstorming_session").with(|scene| scene.deck(&[top], 1));
    assert_eq!(over("coal_imports").does("+1 mc").open().discard, 1);
    assert_eq!(over("birds").does("+1 cards").open().discard, 0);
    assert_eq!(over("comet").does("+1 cards").open().discard, 0);
}

#[test]
fn card_caretaker_contract() {
    blue("caretaker_contract").warm_from(-8).does("costs 18, 2 VP");
    action("caretaker_contract").heat(7).too_dear().heat(8).does("-8 heat, +1 TR");
}

#[test]
fn card_circuit_board_factory() {
    blue("circuit_board_factory").does("costs 14, building");
    action("circuit_board_factory").does("+1 cards");
}

#[test]
fn card_community_gardens() {
    blue("community_gardens").does("costs 20, plant");
    action("community_gardens").does("+2 mc");
    action("community_gardens").chosen().does("+2 mc, +1 plants");
}

#[test]
fn card_developed_infrastructure() {
    blue("developed_infrastructure").does("costs 12, 1 VP");
    let blue_cards = ["birds", "fish", "interns", "ironworks"];
    let four = action("developed_infrastructure").having(&blue_cards[..3]);
    four.clone().mc(9).too_dear();
    four.mc(10).does("-10 mc, +1 TR, +2 °C");
    let five = action("developed_infrastructure").having(&blue_cards);
    five.mc(4).too_dear().mc(5).does("-5 mc, +1 TR, +2 °C");
}

#[test]
fn card_development_center() {
    blue("development_center").does("costs 7, building science");
    action("development_center").heat(1).too_dear().heat(2).does("-2 heat, +1 cards");
}

#[test]
fn card_farmers_market() {
    blue("farmers_market").does("costs 12, plant, 1 VP");
    action("farmers_market").too_dear().mc(1).does("-1 mc, +2 plants");
}

#[test]
fn card_farming_co_ops() {
    blue("farming_co_ops").does("costs 15, plant, +3 plants");
    let action = action("farming_co_ops").too_dear().with(|scene| scene.hand(0, &["comet", "mine"]));
    let after = action.answering(&["discard comet"]).does("+3 plants, -1 cards");
    assert_eq!((after.cards(0), after.open().discard), (vec!["mine"], 1));
}

#[test]
fn card_greenhouses() {
    blue("greenhouses").warm_from(-8).does("costs 11, building plant");
    let heated = action("greenhouses").too_dear().heat(6);
    heated.clone().answering(&["spend 1"]).does("-1 heat, +1 plants");
    heated.clone().answering(&["spend 4"]).does("-4 heat, +4 plants");
    let mut scene = heated.opened();
    scene.play(0, "use greenhouses").refuses(0, "spend 5", "AE-DEC-28");
}

#[test]
fn card_hydro_electric_energy() {
    blue("hydro_electric_energy").does("costs 11, building");
    let paid = action("hydro_electric_energy").too_dear().mc(1);
    paid.does("-1 mc, +2 heat");
    paid.chosen().does("-1 mc, +3 heat");
}

#[test]
fn card_ironworks() {
    blue("ironworks").does("costs 12, building");
    action("ironworks").heat(3).too_dear().heat(4).does("-4 heat, +1 TR, +1 % oxygen");
}

#[test]
fn card_assembly_lines() {
    blue("assembly_lines").does("costs 13, space");
    let lines = action("circuit_board_factory").having(&["assembly_lines"]);
    lines.does("+1 mc, +1 cards");
    // Each Action pays, the repeated one too; a standard action does not.
    let mut twice = lines.heat(8).chosen().does("+1 mc, +1 cards");
    twice.play(0, "use circuit_board_factory").play(0, "warm heat");
    assert_eq!((twice.board(0).mc, twice.board(0).heat), (2, 0));
    doing("warm heat", Phase::Action).having(&["assembly_lines"]).heat(8).does("-8 heat, +1 TR, +2 °C");
}
