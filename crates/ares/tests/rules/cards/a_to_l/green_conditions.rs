//! Green cards that ask for something, or cost more than money.

use crate::table::line::green;

#[test]
fn card_aerated_magma() {
    green("aerated_magma").oxygen_from(3).does("costs 18, energy, makes 2 heat 1 cards");
}

#[test]
fn card_airborne_radiation() {
    let played = "costs 15, earth, +1 TR, +1 % oxygen, makes 2 heat";
    green("airborne_radiation").oxygen_from(3).does(played);
}

#[test]
fn card_algae() {
    green("algae").oceans_from(5).does("costs 9, plant, makes 2 plants");
}

#[test]
fn card_archaebacteria() {
    green("archaebacteria").cold_to(-20).does("costs 5, microbe, makes 1 plants");
}

#[test]
fn card_balanced_portfolios() {
    let played = "costs 8, science, -1 TR, makes 3 mc, 1 VP";
    green("balanced_portfolios").spends_the_last_tr().does(played);
}

#[test]
fn card_beam_from_a_thorium_asteroid() {
    let played = "costs 23, space energy jovian, makes 3 heat 1 plants, 1 VP";
    green("beam_from_a_thorium_asteroid").needs(&["callisto_penal_mines"]).does(played);
}

#[test]
fn card_biomass_combustors() {
    let played = "costs 15, building energy, -2 plants, makes 5 heat";
    green("biomass_combustors").spends_all_plants(2).does(played);
}

#[test]
fn card_building_industries() {
    green("building_industries").spends_all_heat(4).does("costs 6, building, -4 heat, makes 2 steel");
}

#[test]
fn card_bushes() {
    green("bushes").warm_from(-18).does("costs 13, plant, +2 plants, makes 2 plants");
}

#[test]
fn card_designed_microorganisms() {
    green("designed_microorganisms").cold_to(-10).does("costs 15, science microbe, makes 2 plants");
}

#[test]
fn card_dusty_quarry() {
    green("dusty_quarry").oceans_to(3).does("costs 2, makes 1 steel");
}

#[test]
fn card_energy_storage() {
    let storage = green("energy_storage").refused("AE-CARD-31", |scene| scene.tr(0, 6));
    storage.with(|scene| scene.tr(0, 7)).does("costs 18, energy, makes 2 cards");
}

#[test]
fn card_eos_chasma_national_park() {
    let park = green("eos_chasma_national_park").warm_from(-18);
    park.does("costs 16, building plant, +3 plants, makes 2 mc, 1 VP");
    let zoo = park.having(&["fish", "birds", "regolith_eaters"]).answering(&["put birds"]);
    zoo.does("costs 16, building plant, +3 plants, +1 on birds, makes 2 mc, 2 VP");
}

#[test]
fn card_farming() {
    green("farming").warm_from(2).does("costs 20, plant, +2 plants, makes 2 mc 2 plants, 2 VP");
}

#[test]
fn card_food_factory() {
    green("food_factory").spends_all_plants(2).does("costs 9, building, -2 plants, makes 4 mc");
}

#[test]
fn card_fuel_factory() {
    green("fuel_factory").spends_all_heat(3).does("costs 9, building, -3 heat, makes 1 mc 1 titanium");
}

#[test]
fn card_fueled_generators() {
    let played = "costs 4, building energy, -1 TR, makes 2 heat, 1 VP";
    green("fueled_generators").spends_the_last_tr().does(played);
}

#[test]
fn card_fusion_power() {
    let powered = green("fusion_power").needs(&["geothermal_power", "lunar_beam"]);
    powered.does("costs 7, building science energy, makes 1 cards");
}

#[test]
fn card_gene_repair() {
    let learned = green("gene_repair").needs(&["interns", "invention_contest", "balanced_portfolios"]);
    learned.does("costs 15, science, makes 2 mc, 2 VP");
}

#[test]
fn card_grass() {
    green("grass").warm_from(-18).does("costs 9, plant, +3 plants, makes 1 plants");
}

#[test]
fn card_great_dam() {
    green("great_dam").oceans_from(2).does("costs 12, building energy, makes 2 heat, 1 VP");
}

#[test]
fn card_kelp_farming() {
    green("kelp_farming").oceans_from(6).does("costs 17, +2 plants, makes 2 mc 3 plants, 1 VP");
}

#[test]
fn card_low_atmo_shields() {
    green("low_atmo_shields").oxygen_from(3).does("costs 9, building, makes 1 mc 2 heat");
}

#[test]
fn card_lunar_beam() {
    green("lunar_beam").spends_the_last_tr().does("costs 9, energy earth, -1 TR, makes 4 heat");
}
