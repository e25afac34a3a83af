//! Blue cards with an Action.

use ares::material::Tag::*;
use ares::material::{Kind, Phase};

use crate::table::story::*;

/// All cards with titanium: 14 together.
const TITANIUM: [&str; 11] = [
    "asteroid_mining",
    "asteroid_mining_consortium",
    "fuel_factory",
    "ganymede_shipyard",
    "io_mining_industries",
    "mass_converter",
    "space_station",
    "strip_mine",
    "surface_mines",
    "titanium_mine",
    "vesta_shipyard",
];

#[test]
fn card_matter_manufacturing() {
    blue(mars(), "matter_manufacturing", 9, &[Science]).gives(NOTHING);
    let at = mars().played(0, &["matter_manufacturing"]);
    too_dear(at.clone(), "matter_manufacturing");
    action(at.mc(0, 1), &["use matter_manufacturing"]).gives(Change { mc: -1, cards: 1, ..NOTHING });
}

#[test]
fn card_nitrite_reducing_bacteria() {
    let id = "nitrite_reducing_bacteria";
    holds(id, Kind::Microbes);
    let at = mars().played(0, &["tardigrades"]).on_card("tardigrades", 3);
    let scene = blue(at.clone(), id, 11, &[Microbe]).gives(NOTHING);
    assert_eq!(scene.stock(id), 3);
    let at = at.played(0, &[id]).oceans(8);
    let fed = action(at.clone().on_card(id, 2), &["use nitrite_reducing_bacteria"]).gives(NOTHING);
    assert_eq!(fed.stock(id), 3, "two microbes are too few for an ocean");
    let flipped = action(at.clone().on_card(id, 3), &["use nitrite_reducing_bacteria", "mode 2"]);
    assert_eq!(flipped.gives(NINTH_OCEAN).stock(id), 0);
    let fed = action(at.on_card(id, 3), &["use nitrite_reducing_bacteria", "mode 1"]).gives(NOTHING);
    assert_eq!(fed.stock(id), 4);
}

#[test]
fn card_power_infrastructure() {
    blue(mars(), "power_infrastructure", 4, &[Building, Energy]).gives(NOTHING);
    let at = mars().played(0, &["power_infrastructure"]);
    too_dear(at.clone(), "power_infrastructure");
    action(at.clone().heat(0, 1), &["use power_infrastructure"]).gives(Change { heat: -1, mc: 1, ..NOTHING });
    let using = action(at.heat(0, 7), &["use power_infrastructure"]);
    using.scene.refuses(0, "spend 8", "AE-DEC-28");
    using.does(&["spend 5"]).gives(Change { heat: -5, mc: 5, ..NOTHING });
}

#[test]
fn card_redrafted_contracts() {
    blue(mars(), "redrafted_contracts", 4, &[]).gives(NOTHING);
    let at = mars().played(0, &["redrafted_contracts"]);
    too_dear(at.clone(), "redrafted_contracts");
    let at = at.hand(0, &["comet", "mine", "lichen", "birds"]);
    let using = action(at.clone(), &["use redrafted_contracts"]);
    using.scene.refuses(0, "done", "AE-DEC-28");
    let one = using.does(&["discard comet", "done"]).gives(NOTHING);
    assert_eq!(one.open().discard, 1);
    let three = ["use redrafted_contracts", "discard comet", "discard mine", "discard lichen"];
    let three = action(at, &three).gives(NOTHING);
    assert_eq!((three.open().discard, three.question(0)), (3, Some("ares-question-action")));
    // A single card in hand is exchanged without a question.
    let last = mars().played(0, &["redrafted_contracts"]).hand(0, &["comet"]);
    let last = action(last, &["use redrafted_contracts"]).gives(NOTHING);
    assert_eq!((last.open().discard, last.question(0)), (1, Some("ares-question-action")));
}

#[test]
fn card_regolith_eaters() {
    let id = "regolith_eaters";
    needs_celsius(id, -18);
    let scene = blue(mars().temperature(-18), id, 10, &[Science, Microbe]).gives(NOTHING);
    assert_eq!(scene.stock(id), 0);
    holds(id, Kind::Microbes);
    let at = mars().played(0, &[id, "tardigrades"]).on_card("tardigrades", 2);
    let fed = action(at.clone().on_card(id, 1), &["use regolith_eaters"]).gives(NOTHING);
    assert_eq!(fed.stock(id), 2, "one microbe is too few for oxygen");
    let raised = action(at.on_card(id, 3), &["use regolith_eaters", "mode 2"]);
    assert_eq!(raised.gives(Change { oxygen: 1, tr: 1, ..NOTHING }).stock(id), 1);
}

#[test]
fn card_solarpunk() {
    blue(mars(), "solarpunk", 15, &[Space, Plant]).gives(Change { vp: 1, ..NOTHING });
    let forest = Change { forests: 1, oxygen: 1, tr: 1, ..NOTHING };
    let with = |metals: &[&str]| mars().played(0, &["solarpunk"]).played(0, metals);
    too_dear(with(&[]).mc(0, 14), "solarpunk");
    action(with(&[]).mc(0, 15), &["use solarpunk"]).gives(Change { mc: -15, ..forest });
    action(with(&["titanium_mine"]).mc(0, 15), &["use solarpunk"]).gives(Change { mc: -13, ..forest });
    action(with(&["mine", "asteroid_mining"]).mc(0, 15), &["use solarpunk"])
        .gives(Change { mc: -11, ..forest });
    action(with(&TITANIUM), &["use solarpunk"]).gives(forest);
}

#[test]
fn card_steelworks() {
    blue(mars(), "steelworks", 15, &[Building]).gives(Change { vp: 1, ..NOTHING });
    let at = mars().played(0, &["steelworks"]);
    too_dear(at.clone().heat(0, 5), "steelworks");
    action(at.heat(0, 6), &["use steelworks"]).gives(Change { heat: -6, mc: 2, oxygen: 1, tr: 1, ..NOTHING });
}

#[test]
fn card_symbiotic_fungus() {
    needs_celsius("symbiotic_fungus", -18);
    blue(mars().temperature(-18), "symbiotic_fungus", 3, &[Microbe]).gives(NOTHING);
    let at = mars().played(0, &["symbiotic_fungus", "tardigrades", "small_animals"]);
    let only_one = action(at.clone(), &["use symbiotic_fungus"]).gives(NOTHING);
    assert_eq!((only_one.stock("tardigrades"), only_one.stock("small_animals")), (1, 0));
    let of_two = action(at.played(0, &["regolith_eaters"]), &["use symbiotic_fungus"]);
    assert_eq!(of_two.scene.legal(0), ["put regolith_eaters", "put tardigrades"]);
    assert_eq!(of_two.does(&["put regolith_eaters"]).gives(NOTHING).stock("regolith_eaters"), 1);
}

#[test]
fn card_tardigrades() {
    let scene = blue(mars(), "tardigrades", 6, &[Microbe]).gives(NOTHING);
    assert_eq!(scene.stock("tardigrades"), 0);
    holds("tardigrades", Kind::Microbes);
    let at = mars().played(0, &["tardigrades", "regolith_eaters"]);
    let fifth = action(at.clone().on_card("tardigrades", 4), &["use tardigrades"]).gives(NOTHING);
    assert_eq!((fifth.stock("tardigrades"), fifth.card_vp(0)), (5, 1));
    action(at.on_card("tardigrades", 5), &["use tardigrades"]).gives(Change { vp: 1, ..NOTHING });
}

#[test]
fn card_think_tank() {
    blue(mars(), "think_tank", 13, &[Science]).gives(NOTHING);
    let third_blue = mars().played(0, &["tardigrades", "steelworks", "mine"]);
    blue(third_blue, "think_tank", 13, &[Science]).gives(Change { vp: 1, ..NOTHING });
    let six = ["think_tank", "media_group", "fish", "birds", "optimal_aerobraking", "research_outpost"];
    assert_eq!(mars().played(0, &["think_tank", "tardigrades", "mine", "moss", "research"]).card_vp(0), 0);
    assert_eq!(mars().played(0, &six[..5]).card_vp(0), 1);
    assert_eq!(mars().played(0, &six).card_vp(0), 2);
    let at = mars().played(0, &["think_tank"]);
    too_dear(at.clone().mc(0, 1), "think_tank");
    action(at.mc(0, 2), &["use think_tank"]).gives(Change { mc: -2, cards: 1, ..NOTHING });
}

#[test]
fn card_volcanic_pools() {
    blue(mars(), "volcanic_pools", 17, &[Space]).gives(Change { vp: 1, ..NOTHING });
    let flip = |energy: &[&str], mc| {
        let at = mars().oceans(8).played(0, &["volcanic_pools"]).played(0, energy);
        story(at.mc(0, mc), Phase::Action)
    };
    flip(&[], 11).scene.refuses(0, "use volcanic_pools", "AE-ACT-04");
    flip(&[], 12).does(&["use volcanic_pools"]).gives(Change { mc: 4 - 12, ..NINTH_OCEAN });
    let two = ["power_plant", "wave_power", "mine"];
    flip(&two, 12).does(&["use volcanic_pools"]).gives(Change { mc: 4 - 10, ..NINTH_OCEAN });
    let thirteen = [
        "power_plant",
        "wave_power",
        "power_grid",
        "windmills",
        "smelting",
        "solar_power",
        "undersea_vents",
        "microprocessors",
        "new_portfolios",
        "mass_converter",
        "quantum_extractor",
        "tectonic_stress_power",
        "power_supply_consortium",
    ];
    flip(&thirteen, 0).does(&["use volcanic_pools"]).gives(NINTH_OCEAN);
}

#[test]
fn card_water_import_from_europa() {
    let id = "water_import_from_europa";
    blue(mars(), id, 22, &[Space, Jovian]).gives(Change { vp: 1, ..NOTHING });
    assert_eq!(
        mars().played(0, &[id, "vesta_shipyard", "methane_from_titan", "satellites"]).card_vp(0),
        3 + 1 + 2
    );
    let with = |metals: &[&str]| mars().oceans(8).played(0, &[id]).played(0, metals);
    let price = |mc: i32| Change { mc: 4 - mc, ..NINTH_OCEAN };
    too_dear(with(&[]).mc(0, 11), id);
    action(with(&[]).mc(0, 12), &["use water_import_from_europa"]).gives(price(12));
    action(with(&["mine", "asteroid_mining"]).mc(0, 12), &["use water_import_from_europa"]).gives(price(10));
    action(with(&TITANIUM), &["use water_import_from_europa"]).gives(price(0));
}

#[test]
fn card_wood_burning_stoves() {
    blue(mars(), "wood_burning_stoves", 13, &[Building]).gives(Change { plants: 4, ..NOTHING });
    let at = mars().played(0, &["wood_burning_stoves"]);
    let step = Change { celsius: 2, tr: 1, ..NOTHING };
    too_dear(at.clone().plants(0, 3), "wood_burning_stoves");
    action(at.clone().plants(0, 4), &["use wood_burning_stoves"]).gives(Change { plants: -4, ..step });
    let chooser = at.chose(0, Phase::Action);
    too_dear(chooser.clone().plants(0, 2), "wood_burning_stoves");
    action(chooser.plants(0, 3), &["use wood_burning_stoves"]).gives(Change { plants: -3, ..step });
}
