//! Blue cards with animals and microbes on them, or that feed other cards.

use ares::material::Phase;

use crate::table::line::{action, after_each_tag, blue, doing, green, red, takes_in, vp};

#[test]
fn card_anaerobic_microorganisms() {
    let beside = blue("anaerobic_microorganisms").having(&["tardigrades"]);
    beside.does("costs 10, microbe, +1 on anaerobic_microorganisms");
    assert_eq!(takes_in("anaerobic_microorganisms"), "microbes");
    let with = ["anaerobic_microorganisms"];
    let put = after_each_tag(|scene| scene.played(0, &with), |scene| scene.stock(with[0]));
    assert_eq!(put, [0, 0, 0, 0, 0, 0, 1, 1, 1, 0]);
    let line = "+2 on anaerobic_microorganisms";
    green("adapted_lichen").having(&with).does(&format!("costs 6, plant microbe, {line}, makes 1 plants"));
    let biome = format!("costs 25, building microbe animal, {line}");
    blue("conserved_biome").having(&with).does(&biome);
    // Two microbes for 10 M€ off a card, once.
    let coal = green("coal_imports").having(&with).mc(3);
    coal.clone().on(with[0], 1).refused("AE-CARD-03", |scene| scene);
    let offset = "offset anaerobic_microorganisms";
    let paid = coal.on(with[0], 4).answering(&[offset, "pay"]);
    // The line counts the 10 M€ saved.
    paid.does("costs 13, building, starred, +10 mc, -2 on anaerobic_microorganisms, makes 3 heat");
    let mut open = paid.opened();
    open.plays(0, &["play coal_imports", offset]).refuses(0, offset, "AE-DEC-12");
}

#[test]
fn card_birds() {
    blue("birds").oxygen_from(12).does("costs 15, animal");
    action("birds").having(&["fish"]).does("+1 on birds, 1 VP");
    assert_eq!((takes_in("birds"), vp("birds", 3)), ("animals", 3));
}

#[test]
fn card_conserved_biome() {
    let biome = blue("conserved_biome");
    biome.clone().with(|scene| scene.forests(0, 1)).does("costs 25, building microbe animal");
    biome.with(|scene| scene.forests(0, 5)).does("costs 25, building microbe animal, 2 VP");
    action("conserved_biome").does("nothing");
    let choice = action("conserved_biome").having(&["birds", "regolith_eaters"]);
    choice.clone().answering(&["mode 1"]).does("+1 on regolith_eaters");
    choice.answering(&["mode 2"]).does("+1 on birds, 1 VP");
}

#[test]
fn card_decomposers() {
    let beside = blue("decomposers").oxygen_from(3).having(&["tardigrades"]);
    beside.does("costs 7, microbe, +1 on decomposers, 1 VP");
    assert_eq!(takes_in("decomposers"), "microbes");
    // For each tag a microbe more, or one less and a card.
    let lichen = green("adapted_lichen").having(&["decomposers"]);
    let put = lichen.clone().answering(&["mode 1"]);
    put.does("costs 6, plant microbe, +2 on decomposers, makes 1 plants");
    let drawn = lichen.on("decomposers", 2).answering(&["mode 2", "mode 2"]);
    drawn.does("costs 6, plant microbe, +2 cards, -2 on decomposers, makes 1 plants");
    let put = after_each_tag(|scene| scene.played(0, &["decomposers"]), |scene| scene.stock("decomposers"));
    assert_eq!(put, [0, 0, 0, 0, 0, 0, 1, 1, 1, 0]);
}

#[test]
fn card_decomposing_fungus() {
    blue("decomposing_fungus").having(&["tardigrades"]).does("costs 10, microbe, +2 on decomposing_fungus");
    assert_eq!(takes_in("decomposing_fungus"), "microbes");
    let fungus = action("decomposing_fungus").having(&["birds", "physics_complex"]);
    let fungus = fungus.on("physics_complex", 4).too_dear();
    fungus.clone().on("decomposing_fungus", 1).does("+3 plants, -1 on decomposing_fungus");
    let choice = fungus.on("decomposing_fungus", 1).on("birds", 1);
    choice.answering(&["take birds"]).does("+3 plants, -1 on birds, -1 VP");
}

#[test]
fn card_ecological_zone() {
    blue("ecological_zone").having(&["birds"]).does("costs 11, plant animal, +2 on ecological_zone, 1 VP");
    assert_eq!((takes_in("ecological_zone"), vp("ecological_zone", 5)), ("animals", 2));
    let zone = ["ecological_zone"];
    let lichen = green("adapted_lichen").having(&zone);
    lichen.does("costs 6, plant microbe, +1 on ecological_zone, makes 1 plants");
    blue("conserved_biome").having(&zone).does("costs 25, building microbe animal, +1 on ecological_zone");
    let put = after_each_tag(|scene| scene.played(0, &zone), |scene| scene.stock(zone[0]));
    assert_eq!(put, [0, 0, 0, 0, 0, 0, 1, 0, 1, 0]);
}

#[test]
fn card_extreme_cold_fungus() {
    blue("extreme_cold_fungus").cold_to(-20).does("costs 10, microbe");
    action("extreme_cold_fungus").having(&["birds"]).does("+1 plants");
    let choice = action("extreme_cold_fungus").having(&["regolith_eaters"]);
    choice.clone().answering(&["mode 1"]).does("+1 plants");
    choice.answering(&["mode 2"]).does("+1 on regolith_eaters");
}

#[test]
fn card_fish() {
    blue("fish").warm_from(-18).does("costs 11, animal");
    assert_eq!((takes_in("fish"), vp("fish", 3)), ("animals", 3));
    let two = red("ice_asteroid").having(&["fish", "birds"]).tiles_left(&[1, 2]).answering(&["flip 8"]);
    two.does("costs 21, space event, +4 plants, +2 TR, +2 oceans, +2 on fish, 2 VP");
}

#[test]
fn card_ghg_producing_bacteria() {
    blue("ghg_producing_bacteria").oxygen_from(3).does("costs 10, science microbe");
    assert_eq!((takes_in("ghg_producing_bacteria"), vp("ghg_producing_bacteria", 9)), ("microbes", 0));
    let bacteria = action("ghg_producing_bacteria").having(&["tardigrades"]).on("tardigrades", 2);
    // One microbe is not enough, so there is no choice.
    bacteria.clone().on("ghg_producing_bacteria", 1).does("+1 on ghg_producing_bacteria");
    let choice = bacteria.on("ghg_producing_bacteria", 2);
    choice.clone().answering(&["mode 1"]).does("+1 on ghg_producing_bacteria");
    choice.answering(&["mode 2"]).does("+1 TR, +2 °C, -2 on ghg_producing_bacteria");
}

#[test]
fn card_herbivores() {
    blue("herbivores").oceans_from(5).does("costs 25, animal");
    assert_eq!((takes_in("herbivores"), vp("herbivores", 5)), ("animals", 2));
    let with = ["herbivores", "birds"];
    let three = red("deimos_down").having(&with);
    three.does("costs 30, space event, +7 mc, +3 TR, +6 °C, +3 on herbivores, 1 VP");
    let ocean = doing("ocean mc", Phase::Action).having(&with).mc(15).tiles_left(&[9]);
    ocean.does("-11 mc, +1 TR, +1 oceans, +1 on herbivores");
    let forest = doing("forest plants", Phase::Action).having(&with).plants(8);
    forest.does("-8 plants, +1 TR, +1 forests, +1 % oxygen, +1 on herbivores");
    // For the oxygen, not for the forest.
    let oxygen = action("ironworks").having(&with).heat(4);
    oxygen.does("-4 heat, +1 TR, +1 % oxygen, +1 on herbivores");
}

#[test]
fn card_livestock() {
    blue("livestock").oxygen_from(7).does("costs 15, animal");
    assert_eq!((takes_in("livestock"), vp("livestock", 3)), ("animals", 3));
    let three = red("deimos_down").having(&["livestock", "birds"]);
    three.does("costs 30, space event, +7 mc, +3 TR, +6 °C, +3 on livestock, 3 VP");
    let forest = doing("forest plants", Phase::Action).having(&["livestock"]).plants(8);
    forest.does("-8 plants, +1 TR, +1 forests, +1 % oxygen");
}
