//! Green cards that only cost money and only make something.

use crate::table::line::green;

#[test]
fn card_acquired_company() {
    green("acquired_company").does("costs 11, building earth, starred, makes 1 cards");
}

#[test]
fn card_adapted_lichen() {
    green("adapted_lichen").does("costs 6, plant microbe, makes 1 plants");
}

#[test]
fn card_artificial_photosynthesis() {
    green("artificial_photosynthesis").does("costs 11, science, starred, makes 1 heat 1 plants");
}

#[test]
fn card_asteroid_mining() {
    green("asteroid_mining").does("costs 28, space jovian, makes 2 titanium, 2 VP");
}

#[test]
fn card_asteroid_mining_consortium() {
    green("asteroid_mining_consortium").does("costs 6, starred, makes 1 titanium");
}

#[test]
fn card_blueprints() {
    green("blueprints").does("costs 17, earth, makes 2 mc 1 cards");
}

#[test]
fn card_callisto_penal_mines() {
    green("callisto_penal_mines").does("costs 20, building space jovian, makes 1 cards, 1 VP");
}

#[test]
fn card_coal_imports() {
    green("coal_imports").does("costs 13, building, starred, makes 3 heat");
}

#[test]
fn card_commercial_district() {
    green("commercial_district").does("costs 25, building, makes 4 mc, 2 VP");
}

#[test]
fn card_economic_growth() {
    green("economic_growth").does("costs 10, building, starred, makes 3 mc");
}

#[test]
fn card_ganymede_shipyard() {
    green("ganymede_shipyard").does("costs 17, space jovian, makes 2 titanium");
}

#[test]
fn card_geothermal_power() {
    green("geothermal_power").does("costs 8, building energy, makes 2 heat");
}

#[test]
fn card_giant_space_mirror() {
    green("giant_space_mirror").does("costs 13, space energy, makes 3 heat");
}

#[test]
fn card_great_escarpment_consortium() {
    green("great_escarpment_consortium").does("costs 3, starred, makes 1 steel");
}

#[test]
fn card_import_of_advanced_ghg() {
    green("import_of_advanced_ghg").does("costs 8, space earth, starred, makes 2 heat");
}

#[test]
fn card_industrial_center() {
    green("industrial_center").does("costs 15, building, makes 3 mc 1 steel");
}

#[test]
fn card_industrial_farming() {
    green("industrial_farming").does("costs 19, building, starred, makes 1 mc 2 plants");
}

#[test]
fn card_industrial_microbes() {
    green("industrial_microbes").does("costs 9, building microbe, makes 1 heat 1 steel");
}

#[test]
fn card_lichen() {
    green("lichen").does("costs 5, plant, starred, makes 1 plants");
}
