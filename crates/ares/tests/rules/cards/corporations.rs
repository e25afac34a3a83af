//! The twelve corporations: what one starts with, and the effect that lasts.

use ares::material::Phase;
use ares::scene::scene;

use crate::table::line::{
    Given, after_each_tag, blue, costs, doing, green, red, research, savings, starts_with,
};

#[test]
fn card_credicor() {
    assert_eq!(starts_with("credicor"), "+48 mc, +8 cards");
    let cards = ["community_gardens", "farming", "arctic_algae", "industrial_farming", "comet"];
    assert_eq!(costs(Some("credicor"), &[], cards), [16, 16, 19, 19, 21]);
    // The printed cost decides: 20 less 2 less 4.
    assert_eq!(costs(Some("credicor"), &["earth_catapult"], ["community_gardens"]), [14]);
}

#[test]
fn card_ecoline() {
    assert_eq!(starts_with("ecoline"), "plant, +27 mc, +8 cards, makes 1 plants, starred");
    let forest = doing("forest plants", Phase::Action).with(|scene| scene.corporation(0, "ecoline"));
    forest.clone().plants(6).refused("AE-DEC-17", |scene| scene);
    forest.plants(7).does("-7 plants, +1 TR, +1 forests, +1 % oxygen");
}

#[test]
fn card_helion() {
    assert_eq!(starts_with("helion"), "space, +28 mc, +8 cards, makes 3 heat, starred");
    let helion = |text| doing(text, Phase::Action).with(|scene| scene.corporation(0, "helion"));
    helion("warm mc").mc(10).heat(4).does("-10 mc, -4 heat, +1 TR, +2 °C");
    helion("warm heat").mc(20).heat(7).refused("AE-DEC-17", |scene| scene);
    let coal = green("coal_imports").with(|scene| scene.corporation(0, "helion")).mc(3).heat(10);
    // Cost 13, all there is: the line counts the heat that stood for M€.
    coal.answering(&["pay 10 heat"]).does("costs 13, building, starred, +10 mc, -10 heat, makes 3 heat");
}

#[test]
fn card_interplanetary_cinematics() {
    let started = starts_with("interplanetary_cinematics");
    assert_eq!(started, "building, +46 mc, +8 cards, makes 1 steel, starred");
    // Two off an event, two off a building for the steel, four off what is both.
    assert_eq!(savings(Some("interplanetary_cinematics"), &[]), [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    assert_eq!(costs(Some("interplanetary_cinematics"), &[], ["colonizer_training_camp"]), [6]);
}

#[test]
fn card_inventrix() {
    assert_eq!(starts_with("inventrix"), "science, +33 mc, +11 cards");
    let inventrix = |given: Given| given.with(|scene| scene.corporation(0, "inventrix"));
    // White oxygen, read from yellow; purple temperature, read from red.
    inventrix(blue("birds")).oxygen_from(7);
    inventrix(green("archaebacteria")).cold_to(-10).does("costs 5, microbe, makes 1 plants");
    // It never adds up: red oxygen stays too low.
    inventrix(blue("birds")).having(&["adaptation_technology"]).oxygen_from(7).does("costs 15, animal");
}

#[test]
fn card_mining_guild() {
    assert_eq!(starts_with("mining_guild"), "building building, +27 mc, +8 cards, makes 1 steel");
    let guild = |card| green(card).with(|scene| scene.corporation(0, "mining_guild"));
    guild("mine").does("costs 8, building, +2 TR, makes 2 steel");
    guild("great_escarpment_consortium").does("costs 3, starred, +1 TR, makes 1 steel");
    guild("asteroid_mining_consortium").does("costs 6, starred, makes 1 titanium");
}

#[test]
fn card_phobolog() {
    assert_eq!(starts_with("phobolog"), "space, +20 mc, +8 cards, makes 1 titanium");
    assert_eq!(costs(Some("phobolog"), &[], ["comet", "coal_imports"]), [21, 13]);
    // Three titanium at 4 M€, two steel still at 2 M€.
    assert_eq!(costs(Some("phobolog"), &["ganymede_shipyard", "mine"], ["comet", "coal_imports"]), [13, 9]);
}

#[test]
fn card_saturn_systems() {
    assert_eq!(starts_with("saturn_systems"), "jovian, +24 mc, +8 cards, makes 1 titanium");
    let saturn = |given: Given| given.with(|scene| scene.corporation(0, "saturn_systems"));
    saturn(green("ganymede_shipyard")).does("costs 14, space jovian, +1 TR, makes 2 titanium");
    saturn(red("colonizer_training_camp")).oxygen_to(6).does("costs 10, building jovian event, +1 TR, 2 VP");
    let raised =
        after_each_tag(|scene| scene.corporation(0, "saturn_systems"), |scene| scene.board(0).tr - 5);
    assert_eq!(raised, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
}

#[test]
fn card_teractor() {
    assert_eq!(starts_with("teractor"), "earth, +51 mc, +8 cards, starred");
    assert_eq!(savings(Some("teractor"), &[]), [0, 0, 0, 0, 0, 3, 0, 0, 0, 0]);
    assert_eq!(costs(Some("teractor"), &[], ["business_contacts", "earth_catapult"]), [2, 21]);
}

#[test]
fn card_tharsis_republic() {
    assert_eq!(starts_with("tharsis_republic"), "+40 mc, +8 cards");
    assert_eq!(research(scene(2)), (5, 2));
    assert_eq!(research(scene(2).corporation(0, "tharsis_republic")), (6, 3));
}

#[test]
fn card_thorgate() {
    assert_eq!(starts_with("thorgate"), "energy, +45 mc, +8 cards, makes 1 heat");
    assert_eq!(savings(Some("thorgate"), &[]), [0, 0, 0, 3, 0, 0, 0, 0, 0, 0]);
    assert_eq!(costs(Some("thorgate"), &[], ["geothermal_power", "power_infrastructure"]), [5, 1]);
}

#[test]
fn card_united_nations_mars_initiative() {
    let corporation = "united_nations_mars_initiative";
    assert_eq!(starts_with(corporation), "+35 mc, +8 cards");
    let bribe = red("bribed_committee").with(|scene| scene.corporation(0, corporation));
    bribe.clone().answering(&["decline"]).does("costs 5, earth event, +2 TR, -2 VP");
    bribe.clone().mc(10).does("costs 5, earth event, +2 TR, -2 VP");
    bribe.answering(&["accept"]).does("costs 5, earth event, -6 mc, +3 TR, -2 VP");

    // Once a phase, whatever the answer; and again in the next one.
    let scene = scene(2).corporation(0, corporation).hand(0, &["bribed_committee"]).mc(0, 60);
    let mut scene = scene.phases(&[Phase::Construction, Phase::Action]);
    scene.plays(0, &["play bribed_committee", "accept"]);
    scene.all_pass();
    scene.plays(0, &["warm mc", "decline", "warm mc"]).refuses(0, "accept", "AE-DEC-29");
    assert_eq!((scene.board(0).tr, scene.board(0).mc), (10, 21));
}
