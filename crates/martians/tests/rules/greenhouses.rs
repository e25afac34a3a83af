//! The Greenhouses.

use crate::prelude::*;

const PLENTY: [(Resource, u16); 3] = [(Energy, 5), (Water, 5), (Supplies, 5)];

fn growing(scene: Scene) -> Table {
    let mut table = scene.turn(BLUE);
    table.play(BLUE, "place greenhouses 1");
    table
}

fn rich() -> Scene {
    scene(Variant::Coop, 3).stock(BLUE, &PLENTY)
}

/// Harvests; says food, medicine and what was paid: energy, water, supplies.
fn harvest(scene: Scene) -> [u16; 5] {
    let mut table = growing(scene);
    table.play(BLUE, "harvest");
    let paid = |what| 5 - table.has(BLUE, what);
    [table.has(BLUE, Food), table.has(BLUE, Medicine), paid(Energy), paid(Water), paid(Supplies)]
}

#[test]
fn ma_gre_01_a_harvest_costs_a_time_unit_and_the_materials_of_the_crop() {
    let mut table = growing(scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 1), (Water, 1)]));
    table.play(BLUE, "harvest");
    assert_eq!((table.time(), table.has(BLUE, Energy), table.has(BLUE, Water)), (2, 0, 0));
    let dry = growing(scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 5)]));
    assert_eq!(dry.refusal(BLUE, "harvest").rule, "MA-GEN-06");
    assert!(!rich().turn_with(BLUE, 0).allows(BLUE, "place greenhouses 1"));
}

#[test]
fn ma_gre_02_a_tile_covers_the_printed_crop() {
    assert_eq!(harvest(rich()), [1, 0, 1, 1, 0]);
    assert_eq!(harvest(rich().crop(BLUE, Crop::Tubers)), [2, 0, 1, 1, 0]);
    assert_eq!(harvest(rich().crop(RED, Crop::Tubers)), [1, 0, 1, 1, 0], "the tile of another is of no use");
}

#[test]
fn ma_gre_03_each_crop_yields_its_food_and_medicine() {
    assert_eq!(harvest(rich().crop(BLUE, Crop::Tubers)), [2, 0, 1, 1, 0]);
    assert_eq!(harvest(rich().crop(BLUE, Crop::Legumes)), [3, 0, 1, 1, 1]);
    assert_eq!(harvest(rich().crop(BLUE, Crop::Herbs)), [1, 1, 1, 2, 0]);
}

#[test]
fn ma_gre_04_each_botanist_adds_a_food() {
    let with =
        |n| (0..n).fold(rich().crop(BLUE, Crop::Legumes), |s, _| s.assistant(BLUE, Assistant::Botanist));
    assert_eq!(harvest(with(1))[0], 4);
    assert_eq!(harvest(with(2))[0], 5);
    assert_eq!(harvest(rich().assistant(RED, Assistant::Botanist))[0], 1, "red's botanist works for red");
}

#[test]
fn ma_gre_05_weather_changes_energy_and_food_of_a_harvest() {
    for (weather, food, energy) in [
        (Weather::Stable, 2, 1),
        (Weather::SolarActivityEnergy, 2, 0),
        (Weather::SolarActivityFood, 3, 1),
        (Weather::Wind, 2, 1),
        (Weather::SandstormFood, 1, 1),
        (Weather::SandstormEnergy, 2, 2),
        (Weather::Earthquake, 2, 1),
    ] {
        let got = harvest(rich().crop(BLUE, Crop::Tubers).weather(weather));
        assert_eq!(got, [food, 0, energy, 1, 0], "{weather:?}");
    }
}

#[test]
fn ma_gre_06_food_and_energy_do_not_fall_below_nothing() {
    assert_eq!(harvest(rich().weather(Weather::SandstormFood))[0], 0);
    let helped = rich().weather(Weather::SandstormFood).assistant(BLUE, Assistant::Botanist);
    assert_eq!(harvest(helped)[0], 1, "all is added up before the floor");
    let cheap = Modifier::Cost(Target::Work(Work::Harvest), Energy, -1);
    let free =
        rich().weather(Weather::SolarActivityEnergy).active(cheap, martians::material::Until::EndOfCycle);
    assert_eq!(harvest(free)[2], 0);
}

#[test]
fn ma_gre_07_weather_leaves_the_medicine_alone() {
    for (weather, food) in [(Weather::SandstormFood, 0), (Weather::SolarActivityFood, 2), (Weather::Wind, 1)]
    {
        let got = harvest(rich().crop(BLUE, Crop::Herbs).weather(weather));
        assert_eq!((got[0], got[1]), (food, 1), "{weather:?}");
    }
}

#[test]
fn ma_gre_08_a_change_of_crops_costs_a_time_unit_and_an_energy() {
    let mut table = growing(scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 1)]));
    assert_eq!(table.legal(BLUE), ["crop crop_tubers", "crop crop_legumes", "crop crop_herbs"]);
    table.play(BLUE, "crop crop_herbs");
    assert_eq!((table.time(), table.has(BLUE, Energy)), (2, 0));
    assert_eq!(table.corporation(BLUE).crop, Some(Crop::Herbs));
    let same = growing(rich().crop(BLUE, Crop::Herbs));
    assert_eq!(same.refusal(BLUE, "crop crop_herbs").rule, "MA-GRE-08");
    let poor = scene(Variant::Coop, 2).stock(BLUE, &[(Water, 5)]).turn(BLUE);
    assert!(!poor.allows(BLUE, "place greenhouses 1"));
}

#[test]
fn ma_gre_09_the_old_tile_goes_back_to_its_stack() {
    let mut table = growing(rich().crop(BLUE, Crop::Tubers));
    assert_eq!(table.open().crops, [1, 2, 2]);
    table.play(BLUE, "crop crop_legumes");
    assert_eq!(table.open().crops, [2, 1, 2]);
}

#[test]
fn ma_gre_10_a_card_holds_one_crop_tile() {
    let mut table = growing(rich());
    table.plays(BLUE, &["crop crop_tubers", "rest", "place greenhouses 1", "crop crop_herbs"]);
    assert_eq!(table.corporation(BLUE).crop, Some(Crop::Herbs));
    assert_eq!(table.open().crops, [2, 2, 1], "one of the six tiles is away");
}

#[test]
fn ma_gre_11_when_both_tiles_are_taken_the_crop_is_not_available() {
    let table = growing(rich().crop(RED, Crop::Tubers).crop(GREEN, Crop::Tubers));
    assert_eq!(table.refusal(BLUE, "crop crop_tubers").rule, "MA-GRE-11");
    assert_eq!(table.legal_of(BLUE, "crop"), ["crop crop_legumes", "crop crop_herbs"]);
}

#[test]
fn ma_gre_12_both_actions_with_one_marker_in_either_order() {
    let mut change_first = growing(rich());
    change_first.plays(BLUE, &["crop crop_legumes", "harvest"]);
    assert_eq!((change_first.has(BLUE, Food), change_first.time()), (3, 1), "the new crop is harvested");
    let mut harvest_first = growing(rich());
    harvest_first.plays(BLUE, &["harvest", "crop crop_legumes"]);
    assert_eq!((harvest_first.has(BLUE, Food), harvest_first.time()), (1, 1));
    assert_eq!(harvest_first.refusal(BLUE, "harvest").rule, "MA-FIELD-12");
    assert_eq!(harvest_first.refusal(BLUE, "crop crop_herbs").rule, "MA-FIELD-12");
}

#[test]
fn ma_gre_13_the_greenhouses_are_usable_from_the_start() {
    for players in 2..=4 {
        let table = scene(Variant::Coop, players).turn_with(BLUE, 1);
        assert!(!table.open().construction.contains(Greenhouses));
        assert!(table.allows(BLUE, "place greenhouses 1"));
        assert!(!table.allows(BLUE, "place greenhouses 2"), "a development token costs one time unit more");
        let slow = scene(Variant::Coop, players).turn_with(BLUE, 2);
        assert!(slow.allows(BLUE, "place greenhouses 2") && slow.allows(BLUE, "place greenhouses 3"));
    }
}
