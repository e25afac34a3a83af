//! Blue cards whose effect lasts: discounts, requirements, research, what follows a play or a flip.

use ares::material::Phase;
use ares::scene::scene;

use crate::table::line::{SCIENCE, after_each_tag, blue, costs, doing, green, red, research, savings};

#[test]
fn card_adaptation_technology() {
    blue("adaptation_technology").does("costs 12, science, 1 VP");
    let with = ["adaptation_technology"];
    // Each requirement one zone off: white from yellow, purple up to red, on both tracks.
    blue("birds").having(&with).oxygen_from(7).does("costs 15, animal");
    red("colonizer_training_camp").having(&with).oxygen_to(11);
    green("farming").having(&with).warm_from(-8);
    green("archaebacteria").having(&with).cold_to(-10);
}

#[test]
fn card_advanced_alloys() {
    blue("advanced_alloys").does("costs 9, building");
    let metals = ["mine", "ganymede_shipyard"];
    assert_eq!(costs(None, &metals, ["coal_imports", "comet", "birds"]), [9, 19, 15]);
    let alloys = ["mine", "ganymede_shipyard", "advanced_alloys"];
    assert_eq!(costs(None, &alloys, ["coal_imports", "comet", "birds"]), [7, 17, 15]);
}

#[test]
fn card_anti_gravity_technology() {
    blue("anti_gravity_technology").needs(&SCIENCE).does("costs 18, science, 3 VP");
    let with = ["anti_gravity_technology"];
    green("lichen").having(&with).does("costs 5, plant, starred, +2 heat, +2 plants, makes 1 plants");
    blue("interns").having(&with).does("costs 3, science, +2 heat, +2 plants");
    red("lava_flows").having(&with).does("costs 17, event, +2 heat, +2 plants, +2 TR, +4 °C");
}

#[test]
fn card_arctic_algae() {
    blue("arctic_algae").warm_from(-18).does("costs 19, plant, 2 VP");
    let ocean = doing("ocean mc", Phase::Action).having(&["arctic_algae"]).mc(15).tiles_left(&[9]);
    ocean.does("-11 mc, +4 plants, +1 TR, +1 oceans");
    let two = red("ice_asteroid").having(&["arctic_algae"]).tiles_left(&[1, 2]).answering(&["flip 8"]);
    two.does("costs 21, space event, +12 plants, +2 TR, +2 oceans");
}

#[test]
fn card_composting_factory() {
    blue("composting_factory").does("costs 13, building, 1 VP");
    let sale = doing("sell comet", Phase::Action).with(|scene| scene.hand(0, &["comet"]));
    sale.does("+3 mc, -1 cards");
    sale.having(&["composting_factory"]).does("+4 mc, -1 cards");
}

#[test]
fn card_earth_catapult() {
    blue("earth_catapult").does("costs 24, building earth, 2 VP");
    let cards = ["coal_imports", "comet", "birds", "investment_loan"];
    assert_eq!(costs(None, &["earth_catapult"], cards), [11, 23, 13, 0]);
    assert_eq!(savings(None, &["earth_catapult"]), [2; 10]);
}

#[test]
fn card_energy_subsidies() {
    blue("energy_subsidies").does("costs 5, space");
    let with = ["energy_subsidies"];
    green("geothermal_power").having(&with).does("costs 4, building energy, +1 cards, makes 2 heat");
    blue("power_infrastructure").having(&with).does("costs 0, building energy, +1 cards");
    assert_eq!(savings(None, &with), [0, 0, 0, 4, 0, 0, 0, 0, 0, 0]);
    let drawn = after_each_tag(|scene| scene.played(0, &with), |scene| scene.board(0).hand.into());
    assert_eq!(drawn, [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn card_extended_resources() {
    blue("extended_resources").does("costs 10, building science");
    assert_eq!(research(scene(2).played(0, &["extended_resources"])), (5, 3));
}

#[test]
fn card_interns() {
    blue("interns").does("costs 3, science");
    assert_eq!(research(scene(2).played(0, &["interns"])), (7, 2));
}

#[test]
fn card_interplanetary_conference() {
    blue("interplanetary_conference").does("costs 6, earth");
    let with = ["interplanetary_conference"];
    green("blueprints").having(&with).does("costs 14, earth, +1 cards, makes 2 mc 1 cards");
    red("colonizer_training_camp")
        .having(&with)
        .oxygen_to(6)
        .does("costs 7, building jovian event, +1 cards, 2 VP");
    assert_eq!(savings(None, &with), [0, 0, 0, 0, 3, 3, 0, 0, 0, 0]);
    let drawn = after_each_tag(|scene| scene.played(0, &with), |scene| scene.board(0).hand.into());
    assert_eq!(drawn, [0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
    // Earth and Jupiter on one card: 15 less 6, and two cards.
    let mut resort = green("miranda_resort").having(&with).opened();
    assert_eq!(resort.cost(0, "miranda_resort"), 9);
    resort.play(0, "play miranda_resort");
    assert_eq!(resort.board(0).hand, 2);
}

#[test]
fn card_interplanetary_relations() {
    let relations = blue("interplanetary_relations");
    // The third card, the fourth, the seventh, the eighth; red ones count.
    let others = ["comet", "mine", "interns", "lichen", "birds", "coal_imports", "blueprints"];
    relations.clone().having(&others[..2]).does("costs 35, space jovian");
    relations.clone().having(&others[..3]).does("costs 35, space jovian, 1 VP");
    relations.clone().having(&others[..6]).does("costs 35, space jovian, 1 VP");
    relations.having(&others).does("costs 35, space jovian, 2 VP");
    assert_eq!(research(scene(2).played(0, &["interplanetary_relations"])), (6, 3));
}
