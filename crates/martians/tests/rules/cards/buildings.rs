//! The buildings: their fields, and what their actions cost and give.

use crate::prelude::*;

/// Fields that are open at the start, by the number of players, development tokens left out.
fn fields(building: Building) -> [u8; 4] {
    [1, 2, 3, 4].map(|players| {
        let table = mission(Scenario::NewSchedule, players).turn(BLUE);
        building.fields() - table.open().unavailable.of(building).len()
    })
}

/// A table in COM where blue has exactly these goods and everything is built.
fn with(goods: &[(Resource, u16)]) -> Table {
    scene(Variant::Com, 2).all_built().no_demand().demand(Q1, 1, 0, 0).stock(BLUE, goods).turn(BLUE)
}

/// The building under construction, and its fields with a development token.
fn tokens(building: Building) -> (bool, u8) {
    let table = scene(Variant::Coop, 4).turn(BLUE);
    (table.open().construction.contains(building), table.open().development.of(building).len())
}

#[test]
fn card_rtg() {
    let energy = [1, 2, 3, 4].map(|players| mission(Scenario::NewSchedule, players).turn(BLUE).open().rtg);
    assert_eq!(energy, [4, 4, 5, 6]);
    let mut table = scene(Variant::Com, 2).stock(BLUE, &[]).turn(BLUE);
    table.play(BLUE, "rtg");
    assert_eq!((goods(&table, BLUE, [Energy, Reputation]), table.open().rtg, table.time()), ([1, 1], 3, 3));
    assert!(!table.allows(BLUE, "rtg"), "once a turn");
}

#[test]
fn card_moxie() {
    assert_eq!((fields(Moxie), tokens(Moxie)), ([2, 2, 3, 3], (false, 0)));
    let mut table = with(&[(Energy, 1)]);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!((goods(&table, BLUE, [Energy, Reputation]), table.time()), ([0, 4], 2));
    assert_eq!(demand(&table), [0, 0, 0]);
}

#[test]
fn card_construction() {
    assert_eq!((fields(Construction), tokens(Construction)), ([2, 2, 3, 4], (false, 0)));
    let price = [(Energy, 1), (Regolith, 1), (Supplies, 1)];
    for (text, reputation) in [("build hospital", 5), ("upgrade greenhouses 2", 5), ("install solar", 2)] {
        let mut table = scene(Variant::Com, 2).stock(BLUE, &price).turn(BLUE);
        table.plays(BLUE, &["place construction 1", text]);
        assert_eq!((belongings(&table, BLUE), table.has(BLUE, Reputation), table.time()), (0, reputation, 2));
    }
}

#[test]
fn card_hospital() {
    assert_eq!((fields(Hospital), tokens(Hospital)), ([3, 3, 3, 3], (true, 2)));
    let mut table = with(&[(Energy, 1), (Supplies, 1), (Water, 1)]);
    table.plays(BLUE, &["place hospital 1", "medicine"]);
    assert_eq!((belongings(&table, BLUE), table.has(BLUE, Medicine), table.time()), (1, 1, 2));
}

#[test]
fn card_water_plant() {
    assert_eq!((fields(WaterPlant), tokens(WaterPlant)), ([2, 2, 2, 2], (true, 1)));
    let mut table = with(&[(Energy, 1), (Ice, 1)]);
    table.plays(BLUE, &["place water_plant 1", "water"]);
    assert_eq!((belongings(&table, BLUE), table.has(BLUE, Water), table.time()), (2, 2, 2));
}

#[test]
fn card_excavation() {
    assert_eq!((fields(Excavation), tokens(Excavation)), ([2, 2, 3, 4], (false, 0)));
    let mut table = scene(Variant::Com, 2).dig(0, -3, Dig::R2i1).stock(BLUE, &[(Energy, 1)]).turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01"]);
    assert!(!table.allows(BLUE, "crystals 2 1"), "two crystals at most");
    table.play(BLUE, "crystals 2 0");
    let drive = table.legal_of(BLUE, "drive")[0].clone();
    table.plays(BLUE, &[&drive, "examine"]);
    assert_eq!((goods(&table, BLUE, [Energy, Regolith, Ice]), table.time()), ([0, 2, 0], 1));
    assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 2, "a card for each regolith");
}

#[test]
fn card_lander() {
    assert_eq!((fields(Lander), tokens(Lander)), ([2, 2, 3, 4], (false, 0)));
    for n in 1..=2 {
        let mut table = with(&[]);
        table.plays(BLUE, &["place lander 1", &format!("supplies {n}")]);
        assert_eq!((table.has(BLUE, Supplies), table.time()), (n, 3 - n as u8));
    }
}

#[test]
fn card_greenhouses() {
    assert_eq!((fields(Greenhouses), tokens(Greenhouses)), ([3, 3, 3, 3], (false, 2)));
    let mut table = with(&[(Energy, 2), (Water, 1)]);
    table.plays(BLUE, &["place greenhouses 1", "harvest"]);
    assert_eq!((goods(&table, BLUE, [Energy, Water, Food]), table.time()), ([1, 0, 1], 2));
    table.play(BLUE, "crop crop_herbs");
    assert_eq!((table.has(BLUE, Energy), table.time()), (0, 1));
    assert_eq!(table.corporation(BLUE).crop, Some(Crop::Herbs));
}

#[test]
fn card_education() {
    assert_eq!((fields(Education), tokens(Education)), ([2, 2, 2, 2], (true, 1)));
    let scene = scene(Variant::Com, 2).built(Education).show_experts(&[Expert::Engineer]);
    let mut table = scene.stock(BLUE, &[(Credits, 2)]).turn(BLUE);
    table.plays(BLUE, &["place education 1", "hire engineer"]);
    assert_eq!((table.has(BLUE, Credits), table.time(), table.corporation(BLUE).experts.len()), (0, 3, 1));
}

#[test]
fn card_laboratory() {
    assert_eq!((fields(Laboratory), tokens(Laboratory)), ([3, 3, 3, 3], (true, 2)));
    let mut table = with(&[(Energy, 1)]);
    table.plays(BLUE, &["place laboratory 1", "colony birth_control"]);
    assert_eq!((goods(&table, BLUE, [Energy, Reputation]), table.time()), ([0, 5], 0));
    let mut table = with(&[(Energy, 1)]);
    table.plays(BLUE, &["place laboratory 1", "corporation solar_cells"]);
    assert_eq!((goods(&table, BLUE, [Energy, Reputation]), table.time()), ([0, 2], 2));
}

/// What two installations of a kind make.
fn made(kind: Installation) -> u16 {
    scene(Variant::Com, 2).stock(BLUE, &[]).installation(BLUE, kind, 2).production().has(BLUE, Energy)
}

#[test]
fn card_solar() {
    assert_eq!(made(Installation::Solar), 4);
}

#[test]
fn card_wind_farm() {
    assert_eq!(made(Installation::Wind), 4);
}
