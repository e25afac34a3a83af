//! MOXIE, Hospital, Water Treatment and the RTG.

use crate::prelude::*;

#[test]
fn ma_mox_01_oxygen_costs_a_time_unit_and_an_energy() {
    let mut table = scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 1)]).turn(BLUE);
    table.plays(BLUE, &["place moxie 1", "oxygen q1"]);
    assert_eq!((table.time(), table.has(BLUE, Energy)), (2, 0));
    let poor = scene(Variant::Coop, 2).stock(BLUE, &[(Supplies, 9)]).turn(BLUE);
    assert_eq!(poor.refusal(BLUE, "place moxie 1").rule, "MA-GEN-06");
    let late = scene(Variant::Coop, 2).turn_with(BLUE, 0);
    assert_eq!(late.refusal(BLUE, "place moxie 1").rule, "MA-GEN-06");
}

#[test]
fn ma_mox_02_a_token_of_any_quarter_is_removed_for_two_reputation() {
    let scene = scene(Variant::Coop, 2).demand(Q1, 1, 1, 1).demand(Q2, 0, 1, 0).demand(Q3, 2, 0, 1);
    let mut table = scene.have(BLUE, Reputation, 4).turn(BLUE);
    table.play(BLUE, "place moxie 2");
    assert_eq!(table.legal(BLUE), ["oxygen q1", "oxygen q3"]);
    assert_eq!(table.refusal(BLUE, "oxygen q2").rule, "MA-MOX-04");
    table.play(BLUE, "oxygen q3");
    assert_eq!(table.has(BLUE, Reputation), 6);
    assert_eq!((table.demand(Q1), table.demand(Q3)), ([1, 1, 1], [1, 0, 1]));
}

#[test]
fn ma_mox_03_in_com_only_the_own_quarter_gets_air() {
    let mut table = scene(Variant::Com, 3).turn(RED);
    table.play(RED, "place moxie 1");
    assert_eq!(table.legal(RED), ["oxygen q2"]);
    assert_eq!(table.refusal(RED, "oxygen q1").rule, "MA-MOX-03");
    table.play(RED, "oxygen q2");
    assert_eq!((table.has(RED, Reputation), table.has(BLUE, Reputation)), (4, 2));
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([1, 0, 0], [0, 0, 0]));
}

#[test]
fn ma_mox_04_without_an_oxygen_token_moxie_does_not_run() {
    let coop = scene(Variant::Coop, 2).no_demand().demand(Q1, 0, 2, 2).turn(BLUE);
    assert_eq!(coop.refusal(BLUE, "place moxie 1").rule, "MA-MOX-04");
    let com = scene(Variant::Com, 2).demand(Q1, 0, 1, 2).demand(Q2, 1, 1, 2).turn(BLUE);
    assert_eq!(com.refusal(BLUE, "place moxie 1").rule, "MA-MOX-04");
}

#[test]
fn ma_mox_05_moxie_is_usable_from_the_start() {
    for (players, fields) in [(2, vec![1, 2]), (3, vec![1, 2, 3]), (4, vec![1, 2, 3])] {
        let table = scene(Variant::Coop, players).turn_with(BLUE, 1);
        let places: Vec<String> = fields.iter().map(|field| format!("place moxie {field}")).collect();
        let offered = table.legal_of(BLUE, "place");
        let offered: Vec<&String> = offered.iter().filter(|text| text.contains("moxie")).collect();
        assert_eq!(offered, places.iter().collect::<Vec<_>>(), "no field costs a surcharge");
        assert!(table.open().development.of(Moxie).is_empty());
        assert!(!table.open().construction.contains(Moxie));
    }
}

#[test]
fn ma_hos_01_a_medicine_costs_time_energy_a_supply_and_water() {
    let all = [(Energy, 1), (Supplies, 1), (Water, 1)];
    let mut table = scene(Variant::Coop, 2).built(Hospital).stock(BLUE, &all).turn(BLUE);
    table.plays(BLUE, &["place hospital 1", "medicine"]);
    assert_eq!(table.time(), 2);
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Supplies), table.has(BLUE, Water)), (0, 0, 0));
    for missing in 0..3 {
        let rest: Vec<_> = (0..3).filter(|at| *at != missing).map(|at| all[at]).collect();
        let table = scene(Variant::Coop, 2).built(Hospital).stock(BLUE, &rest).turn(BLUE);
        assert_eq!(table.refusal(BLUE, "place hospital 1").rule, "MA-GEN-06");
    }
    let late = scene(Variant::Coop, 2).built(Hospital).stock(BLUE, &all).turn_with(BLUE, 0);
    assert!(!late.allows(BLUE, "place hospital 1"));
}

#[test]
fn ma_hos_02_the_hospital_makes_one_medicine() {
    let stock = [(Energy, 5), (Supplies, 5), (Water, 5), (Medicine, 2)];
    let mut table = scene(Variant::Semi, 2).built(Hospital).stock(BLUE, &stock).turn(BLUE);
    table.plays(BLUE, &["place hospital 1", "medicine"]);
    assert_eq!((table.has(BLUE, Medicine), table.has(RED, Medicine)), (3, 0));
    assert_eq!(table.has(BLUE, Reputation), 2, "it gives no reputation");
    assert_eq!(table.refusal(BLUE, "medicine").rule, "MA-FIELD-12");
}

#[test]
fn ma_hos_03_the_hospital_must_be_built_first() {
    let stock = [(Energy, 5), (Supplies, 5), (Water, 5)];
    let table = scene(Variant::Coop, 2).stock(BLUE, &stock).turn(BLUE);
    for field in ["place hospital 1", "place hospital 2", "place hospital 3"] {
        assert_eq!(table.refusal(BLUE, field).rule, "MA-FIELD-05");
    }
    let built = scene(Variant::Coop, 2).stock(BLUE, &stock).built(Hospital).turn(BLUE);
    assert!(built.allows(BLUE, "place hospital 1"));
}

#[test]
fn ma_wat_01_water_costs_time_energy_and_dirty_ice() {
    let mut table =
        scene(Variant::Coop, 2).built(WaterPlant).stock(BLUE, &[(Energy, 1), (Ice, 1)]).turn(BLUE);
    table.plays(BLUE, &["place water_plant 1", "water"]);
    assert_eq!((table.time(), table.has(BLUE, Energy), table.has(BLUE, Ice)), (2, 0, 0));
    for only in [Energy, Ice] {
        let table = scene(Variant::Coop, 2).built(WaterPlant).stock(BLUE, &[(only, 9)]).turn(BLUE);
        assert_eq!(table.refusal(BLUE, "place water_plant 1").rule, "MA-GEN-06");
    }
}

#[test]
fn ma_wat_02_one_ice_gives_two_drinking_water() {
    let stock = [(Energy, 3), (Ice, 3), (Water, 1)];
    let mut table = scene(Variant::Coop, 2).built(WaterPlant).stock(BLUE, &stock).turn(BLUE);
    table.plays(BLUE, &["place water_plant 1", "water"]);
    assert_eq!((table.has(BLUE, Water), table.has(BLUE, Ice)), (3, 2));
    assert_eq!(table.refusal(BLUE, "water").rule, "MA-FIELD-12");
}

#[test]
fn ma_wat_03_water_treatment_must_be_built_first() {
    let table = scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 3), (Ice, 3)]).turn(BLUE);
    for field in ["place water_plant 1", "place water_plant 2"] {
        assert_eq!(table.refusal(BLUE, field).rule, "MA-FIELD-05");
    }
}

#[test]
fn ma_rtg_01_an_energy_for_a_point_of_reputation() {
    let mut table = scene(Variant::Semi, 2).stock(BLUE, &[(Energy, 3)]).have(BLUE, Reputation, 7).turn(BLUE);
    table.play(BLUE, "rtg");
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Reputation)), (4, 6));
    assert_eq!(table.open().rtg, 3);
    assert_eq!((table.has(RED, Energy), table.has(RED, Reputation)), (5, 2), "red has nothing to do with it");
}

#[test]
fn ma_rtg_02_once_in_a_turn_and_again_in_the_next() {
    let mut table = scene(Variant::Coop, 2).have(BLUE, Reputation, 9).turn(BLUE);
    table.play(BLUE, "rtg");
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-02");
    table.end_turn(BLUE);
    table.play(RED, "rtg");
    table.end_turn(RED);
    table.play(RED, "rtg");
    assert_eq!((table.open().round, table.open().rtg), (2, 1));
    let mut solo = scene(Variant::Solo, 1).turn(BLUE);
    solo.play(BLUE, "rtg");
    solo.end_turn(BLUE);
    solo.play(RED, "rtg");
    assert_eq!((solo.open().rtg, solo.has(BLUE, Reputation)), (2, 0), "each colour's turn has its own draw");
}

#[test]
fn ma_rtg_03_the_rtg_needs_no_time_and_no_marker() {
    let mut table = scene(Variant::Coop, 2)
        .marker(BLUE, Moxie, 1)
        .marker(BLUE, Lander, 1)
        .marker(BLUE, Excavation, 1)
        .turn_with(BLUE, 0);
    table.play(BLUE, "rtg");
    assert_eq!((table.time(), table.open().pool[0]), (0, 0));
    assert_eq!(table.has(BLUE, Energy), 11);
}

#[test]
fn ma_rtg_04_an_empty_rtg_gives_nothing() {
    let table = scene(Variant::Coop, 2).rtg(0).turn(BLUE);
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-04");
    assert!(scene(Variant::Coop, 2).rtg(1).turn(BLUE).allows(BLUE, "rtg"));
}

#[test]
fn ma_rtg_05_the_rtg_is_never_refilled() {
    assert_eq!(scene(Variant::Coop, 2).rtg(1).no_demand().quarters().open().rtg, 1);
    let mut game = Martians::new(&Options::new(Variant::Semi, 4), 8).unwrap();
    let (mut rng, mut log, mut legal) = (Rng::seeded(4), Log::off(), Vec::new());
    let mut before = game.open().rtg;
    assert_eq!(before, 6);
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).unwrap();
        game.apply(seat, action, &mut log);
        assert!(game.open().rtg <= before, "in cycle {}", game.open().cycle);
        before = game.open().rtg;
    }
    assert!(before < 6, "somebody drew from it");
}

#[test]
fn ma_rtg_06_without_reputation_nobody_draws() {
    let table = scene(Variant::Semi, 2).have(BLUE, Reputation, 0).turn(BLUE);
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-06");
    let mut last = scene(Variant::Semi, 2).have(BLUE, Reputation, 1).turn(BLUE);
    last.play(BLUE, "rtg");
    assert_eq!(last.has(BLUE, Reputation), 0);
}

#[test]
fn ma_rtg_07_in_common_variants_all_lose_the_point_and_share_the_energy() {
    for variant in [Variant::Solo, Variant::Coop] {
        let players = if variant == Variant::Solo { 1 } else { 2 };
        let mut table = scene(variant, players).turn(RED);
        table.play(RED, "rtg");
        assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Reputation)), (11, 1));
        assert_eq!(table.open().stocks[1].get(Energy), 0, "there is no stock of red's own");
    }
}
