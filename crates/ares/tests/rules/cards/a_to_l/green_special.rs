//! Green cards that do something at once, or count what lies on the table.

use crate::table::line::green;

#[test]
fn card_astrofarm() {
    green("astrofarm").having(&["fish"]).does("costs 21, space, makes 3 heat 1 plants");
    let farm = green("astrofarm").having(&["regolith_eaters", "decomposing_fungus"]);
    let farm = farm.answering(&["put regolith_eaters"]);
    farm.does("costs 21, space, +2 on regolith_eaters, makes 3 heat 1 plants");
}

#[test]
fn card_atmospheric_insulators() {
    let insulators = green("atmospheric_insulators");
    insulators.does("costs 10, space earth, makes 1 heat");
    insulators.having(&["blueprints", "lunar_beam"]).does("costs 10, space earth, makes 3 heat");
    let later = green("blueprints").having(&["atmospheric_insulators"]);
    later.does("costs 17, earth, makes 2 mc 1 heat 1 cards");
}

#[test]
fn card_automated_factories() {
    let hand = ["industrial_microbes", "economic_growth", "interns"];
    let factories = green("automated_factories").with(|scene| scene.hand(0, &hand));
    factories.clone().answering(&["decline"]).does("costs 18, building, makes 1 cards");
    // A green card of 9 M€ for nothing; one of 10 M€ or a blue one never.
    let mut offered = factories.opened();
    offered.play(0, "play automated_factories");
    offered.refuses(0, "play economic_growth", "AE-DEC-31").refuses(0, "play interns", "AE-CARD-44");
    let both = factories.answering(&["play industrial_microbes"]);
    both.does("costs 18, building building microbe, -1 cards, makes 1 heat 1 cards 1 steel");
}

#[test]
fn card_biothermal_power() {
    let played = "costs 18, space energy, +1 TR, +1 forests, +1 % oxygen, makes 1 heat";
    green("biothermal_power").does(played);
}

#[test]
fn card_cartel() {
    green("cartel").does("costs 6, earth, makes 1 mc");
    green("cartel").having(&["airborne_radiation", "lunar_beam"]).does("costs 6, earth, makes 3 mc");
    green("blueprints").having(&["cartel"]).does("costs 17, earth, makes 3 mc 1 cards");
}

#[test]
fn card_deep_well_heating() {
    green("deep_well_heating").does("costs 14, building energy, +1 TR, +2 °C, makes 1 heat");
}

#[test]
fn card_diversified_interests() {
    green("diversified_interests").does("costs 15, plant, +3 heat, +3 plants, makes 1 plants");
}

#[test]
fn card_heather() {
    green("heather").does("costs 14, plant, +1 plants, makes 1 plants, 1 VP");
}

#[test]
fn card_immigration_shuttles() {
    let shuttles = green("immigration_shuttles");
    shuttles.does("costs 20, space earth, makes 3 mc");
    shuttles.clone().having(&["blueprints"]).does("costs 20, space earth, makes 3 mc, 1 VP");
    let three = shuttles.having(&["blueprints", "lunar_beam", "cartel"]);
    three.does("costs 20, space earth, makes 4 mc, 2 VP");
}

#[test]
fn card_imported_ghg() {
    green("imported_ghg").does("costs 8, earth, +5 heat, makes 1 heat");
}

#[test]
fn card_insects() {
    green("insects").does("costs 10, microbe");
    green("insects").having(&["lichen", "adapted_lichen"]).does("costs 10, microbe, makes 2 plants");
    green("lichen").having(&["insects"]).does("costs 5, plant, starred, makes 2 plants");
}

#[test]
fn card_io_mining_industries() {
    let io = green("io_mining_industries");
    io.does("costs 37, building space jovian, makes 2 mc 2 titanium, 1 VP");
    let third = io.having(&["callisto_penal_mines", "interplanetary_relations"]);
    third.does("costs 37, building space jovian, makes 2 mc 2 titanium, 3 VP");
}

#[test]
fn card_lightning_harvest() {
    green("lightning_harvest").does("costs 13, science energy, makes 1 mc, 1 VP");
    let third = green("lightning_harvest").having(&["interns", "gene_repair"]);
    third.does("costs 13, science energy, makes 3 mc, 1 VP");
    green("artificial_photosynthesis")
        .having(&["lightning_harvest"])
        .does("costs 11, science, starred, makes 1 mc 1 heat 1 plants");
}
