//! MA-EX-01 to MA-EX-15: the examples of the rulebooks.

use crate::prelude::*;

#[test]
fn ma_ex_01_two_solar_panels_with_solar_cells_make_six_energy() {
    for weather in [Weather::Stable, Weather::Wind, Weather::Earthquake] {
        let table = scene(Variant::Semi, 2)
            .installation(BLUE, Installation::Solar, 2)
            .tech(BLUE, CorpTech::SolarCells)
            .weather(weather)
            .have(BLUE, Energy, 0)
            .production();
        assert_eq!(table.has(BLUE, Energy), 6, "{}", weather.id());
    }
}

#[test]
fn ma_ex_02_a_solar_panel_and_a_wind_farm_make_five_energy_in_the_wind() {
    let table = scene(Variant::Semi, 2)
        .installation(RED, Installation::Solar, 1)
        .installation(RED, Installation::Wind, 1)
        .weather(Weather::Wind)
        .have(RED, Energy, 0)
        .production();
    assert_eq!(table.has(RED, Energy), 5);
}

#[test]
fn ma_ex_03_two_of_three_products_are_delivered_for_five_reputation() {
    let mut table = scene(Variant::Semi, 2)
        .demand(Q1, 0, 1, 1)
        .demand(Q2, 0, 0, 1)
        .stock(BLUE, &[(Medicine, 1), (Food, 2)])
        .have(BLUE, Reputation, 0)
        .turn(BLUE);
    table.plays(BLUE, &["end", "deliver medicine q1", "deliver food q1"]);
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [0, 0, 1]));
    assert_eq!((table.has(BLUE, Reputation), table.has(BLUE, Food)), (5, 1));
    assert!(!table.can(BLUE, "deliver food q2"), "a third product");
    assert_eq!(table.asked(), Some(RED));
}

#[test]
fn ma_ex_04_two_food_remove_two_hunger_tokens() {
    let mut table =
        scene(Variant::Coop, 2).demand(Q1, 0, 0, 1).demand(Q3, 0, 0, 1).stock(BLUE, &[(Food, 2)]).turn(BLUE);
    table.plays(BLUE, &["end", "deliver food q1", "deliver food q3"]);
    assert_eq!((table.demand(Q1), table.demand(Q3)), ([0, 0, 0], [0, 0, 0]));
    assert_eq!(table.has(BLUE, Food), 0);
}

#[test]
fn ma_ex_05_research_and_supplies_are_done_with_one_marker() {
    let mut table = scene(Variant::Semi, 2)
        .show_research(&[Research::Regolith2])
        .stock(BLUE, &[(Regolith, 2)])
        .turn(BLUE);
    assert_eq!(table.time(), 3);
    table.plays(BLUE, &["place lander 1", "research res_regolith2", "supplies 1"]);
    assert_eq!(table.time(), 0);
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Supplies), table.has(BLUE, Regolith)), (8, 1, 0));
    assert_eq!(table.open().pool[BLUE.index()], 2);
}

#[test]
fn ma_ex_06_a_yellow_mineral_is_researched_for_ten_credits() {
    let mut table = scene(Variant::Semi, 2)
        .show_research(&[Research::Yellow])
        .cards(BLUE, &[(Mineral::Yellow, 1)])
        .have(BLUE, Credits, 0)
        .turn(BLUE);
    table.plays(BLUE, &["place lander 1", "research res_yellow", "spend mineral_yellow"]);
    assert_eq!((table.time(), table.has(BLUE, Credits)), (1, 10));
    assert_eq!(table.cards(BLUE), [0, 0, 0, 0]);
    assert_eq!(table.open().spent, [1, 0, 0, 0], "the card is discarded");
    assert_eq!(table.open().research.shown.iter().sum::<u8>(), 0);
    assert_eq!(table.open().research_spent[Research::Yellow.index()], 1, "the tile is discarded");
}

fn dealt(table: &Table) -> [[u8; 3]; 4] {
    [table.demand(Q1), table.demand(Q2), table.demand(Q3), table.demand(Q4)]
}

#[test]
fn ma_ex_07_demand_of_two_players() {
    for variant in [Variant::Coop, Variant::Semi] {
        let table = scene(variant, 2).no_demand().only_demand(2);
        assert_eq!(dealt(&table), [[1, 1, 1], [1, 1, 1], [0, 0, 1], [0, 0, 1]]);
    }
}

#[test]
fn ma_ex_08_demand_of_three_players() {
    for variant in [Variant::Coop, Variant::Semi] {
        let table = scene(variant, 3).no_demand().only_demand(2);
        assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [1, 1, 1], [0, 0, 1]]);
    }
}

#[test]
fn ma_ex_09_demand_of_four_players() {
    for variant in [Variant::Coop, Variant::Semi] {
        let table = scene(variant, 4).no_demand().only_demand(2);
        assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [1, 1, 2], [1, 1, 2]]);
    }
}

#[test]
fn ma_ex_10_demand_of_a_solo_player() {
    let table = scene(Variant::Solo, 1).no_demand().only_demand(2);
    assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [0, 0, 0], [0, 0, 0]]);
}

#[test]
fn ma_ex_11_demand_of_each_competing_player() {
    let table = scene(Variant::Com, 3).no_demand().only_demand(2);
    assert_eq!(dealt(&table), [[1, 1, 2], [1, 1, 2], [1, 1, 2], [0, 0, 0]]);
}

#[test]
fn ma_ex_12_two_geologists_take_four_crystals() {
    let mut table = scene(Variant::Coop, 2)
        .assistant(BLUE, Assistant::Geologist)
        .assistant(BLUE, Assistant::Geologist)
        .dig(0, -3, Dig::R2i2)
        .stock(BLUE, &[(Energy, 1)])
        .turn(BLUE);
    assert_eq!(table.game.crystal_limit(BLUE), 4);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    assert_eq!(table.refusal(BLUE, "crystals 3 2").rule, "MA-EXC-07");
    assert_eq!(table.legal_of(BLUE, "crystals").len(), 9, "each mix of up to 2 and up to 2");
    table.play(BLUE, "crystals 2 2");
    assert_eq!((table.has(BLUE, Regolith), table.has(BLUE, Ice)), (2, 2));
}

#[test]
fn ma_ex_13_a_development_token_costs_a_time_unit_more() {
    let spent = |place: &str| {
        let stock = [(Energy, 1), (Ice, 1)];
        let mut table = scene(Variant::Coop, 2).built(WaterPlant).stock(BLUE, &stock).turn(BLUE);
        table.plays(BLUE, &[place, "water"]);
        assert_eq!(table.has(BLUE, Water), 2);
        3 - table.time()
    };
    assert_eq!(spent("place water_plant 2"), 2);
    assert_eq!(spent("place water_plant 1"), 1);
}

/// The Laboratory is built, and only its second field is open; it has a development token.
fn slow_laboratory() -> Scene {
    scene(Variant::Coop, 2).built(Laboratory).unavailable(Laboratory, 1).unavailable(Laboratory, 3)
}

#[test]
fn ma_ex_14_a_colony_technology_on_a_slow_field_needs_four_time_units() {
    let mut table = slow_laboratory().turn(BLUE);
    table.play(BLUE, "place laboratory 2");
    assert_eq!(table.refusal(BLUE, "colony medicine_tech").rule, "MA-GEN-06");

    let mut table = slow_laboratory().tech(BLUE, CorpTech::DnaAlteration).turn(BLUE);
    table.plays(BLUE, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!(table.time(), 0, "4 of 4");

    let mut table = slow_laboratory().assistant(BLUE, Assistant::Scientist).turn(BLUE);
    table.plays(BLUE, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!(table.time(), 0, "2 + 1 of 3");
}

#[test]
fn ma_ex_15_dna_modification_on_a_slow_field_needs_four_time_units() {
    let mut table = slow_laboratory().turn(BLUE);
    table.play(BLUE, "place laboratory 2");
    assert_eq!(table.refusal(BLUE, "corporation dna_alteration").rule, "MA-GEN-06");
    let mut table = slow_laboratory().turn_with(BLUE, 4);
    table.plays(BLUE, &["place laboratory 2", "corporation dna_alteration"]);
    assert_eq!(table.time(), 0);
}
