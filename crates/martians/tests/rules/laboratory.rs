//! The Laboratory.

use crate::prelude::*;

fn lab(variant: Variant) -> Scene {
    let players = if variant == Variant::Solo { 1 } else { 2 };
    scene(variant, players).built(Laboratory)
}

#[test]
fn ma_lab_01_the_laboratory_must_be_built_first() {
    let table = scene(Variant::Coop, 2).turn(BLUE);
    for field in ["place laboratory 1", "place laboratory 2", "place laboratory 3"] {
        assert_eq!(table.refusal(BLUE, field).rule, "MA-FIELD-05");
    }
    assert!(lab(Variant::Coop).turn(BLUE).allows(BLUE, "place laboratory 1"));
}

#[test]
fn ma_lab_02_a_colony_technology_costs_three_time_units_and_an_energy_for_three_reputation() {
    for tech in ["colony medicine_tech", "colony co2_converter", "colony birth_control"] {
        let mut table = lab(Variant::Semi).stock(BLUE, &[(Energy, 1)]).turn(BLUE);
        table.plays(BLUE, &["place laboratory 1", tech]);
        assert_eq!((table.time(), table.has(BLUE, Energy), table.has(BLUE, Reputation)), (0, 0, 5));
        assert_eq!(table.has(RED, Reputation), 2);
    }
    let mut late = lab(Variant::Semi).turn_with(BLUE, 2);
    late.play(BLUE, "place laboratory 1");
    assert_eq!(late.refusal(BLUE, "colony medicine_tech").rule, "MA-GEN-06");
    assert!(!lab(Variant::Semi).stock(BLUE, &[]).turn(BLUE).allows(BLUE, "place laboratory 1"), "no energy");
}

#[test]
fn ma_lab_03_a_shared_colony_develops_each_colony_technology_once() {
    for variant in [Variant::Coop, Variant::Semi] {
        let mut table = lab(variant).finished(Laboratory, 2).turn(BLUE);
        table.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
        table.end_turn(BLUE);
        table.play(RED, "place laboratory 2");
        assert_eq!(table.refusal(RED, "colony medicine_tech").rule, "MA-LAB-03");
        assert_eq!(table.legal_of(RED, "colony"), ["colony co2_converter", "colony birth_control"]);
    }
}

#[test]
fn ma_lab_04_in_com_each_player_develops_for_the_own_quarter() {
    let mut table = lab(Variant::Com).finished(Laboratory, 2).turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
    assert!(!table.open().colony_has(RED, ColonyTech::Medicine));
    table.end_turn(BLUE);
    table.plays(RED, &["place laboratory 2", "colony medicine_tech"]);
    assert_eq!((table.has(BLUE, Reputation), table.has(RED, Reputation)), (5, 5));
    assert!(table.open().colony_has(RED, ColonyTech::Medicine));
    let mut again = lab(Variant::Com).colony_tech(BLUE, ColonyTech::Medicine).turn(BLUE);
    again.play(BLUE, "place laboratory 1");
    assert!(!again.allows(BLUE, "colony medicine_tech"), "each of them once");
}

#[test]
fn ma_lab_05_a_corporation_technology_gives_no_reputation() {
    let mut table = lab(Variant::Semi).stock(BLUE, &[(Energy, 1)]).turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation solar_cells"]);
    assert_eq!((table.time(), table.has(BLUE, Energy), table.has(BLUE, Reputation)), (2, 0, 2));
    assert!(table.corporation(BLUE).has(CorpTech::SolarCells));
    assert!(!table.corporation(BLUE).has(CorpTech::KineticPower));
}

#[test]
fn ma_lab_06_each_player_develops_each_corporation_technology_once() {
    let mut table = lab(Variant::Coop).finished(Laboratory, 2).tech(BLUE, CorpTech::LongArm).turn(BLUE);
    table.play(BLUE, "place laboratory 1");
    assert_eq!(table.refusal(BLUE, "corporation long_arm").rule, "MA-LAB-06");
    table.play(BLUE, "corporation solar_cells");
    table.end_turn(BLUE);
    table.plays(RED, &["place laboratory 2", "corporation long_arm"]);
    assert!(table.corporation(RED).has(CorpTech::LongArm), "red has an own card");
}

#[test]
fn ma_lab_07_one_placement_develops_one_of_each_sort() {
    let mut table = lab(Variant::Coop).tech(BLUE, CorpTech::DnaAlteration).turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation long_arm"]);
    assert_eq!(table.refusal(BLUE, "corporation solar_cells").rule, "MA-FIELD-12");
    table.play(BLUE, "colony birth_control");
    assert_eq!((table.time(), table.has(BLUE, Energy)), (0, 8));
    assert_eq!(table.refusal(BLUE, "colony medicine_tech").rule, "MA-FIELD-12");
}

#[test]
fn ma_lab_08_each_scientist_saves_a_time_unit_on_each_action() {
    for (scientists, colony, dna, arm) in [(0, 3, 3, 1), (1, 2, 2, 1), (2, 1, 1, 1)] {
        let spent = |action: &str| {
            let scene =
                (0..scientists).fold(lab(Variant::Coop), |s, _| s.assistant(BLUE, Assistant::Scientist));
            let mut table = scene.turn(BLUE);
            table.plays(BLUE, &["place laboratory 1", action]);
            3 - table.time()
        };
        assert_eq!(spent("colony co2_converter"), colony);
        assert_eq!(spent("corporation dna_alteration"), dna);
        assert_eq!(spent("corporation long_arm"), arm);
    }
}

#[test]
fn ma_lab_09_technologies_are_never_lost() {
    let mut learned = 0;
    for (at, (variant, players)) in
        [(Variant::Coop, 3), (Variant::Semi, 2), (Variant::Com, 3), (Variant::Solo, 1)]
            .repeat(4)
            .into_iter()
            .enumerate()
    {
        let mut game = Martians::new(&Options::new(variant, players), at as u64).unwrap();
        let (mut rng, mut log, mut legal) = (Rng::seeded(6), Log::off(), Vec::new());
        while let Some(seat) = game.turn() {
            let before = (game.open().cards_of.map(|card| card.techs), game.open().colony_techs);
            game.legal(seat, &mut legal);
            let wish = legal.iter().find(|action| {
                let text = action.to_string();
                ["build laboratory", "place laboratory 1", "colony", "corporation"]
                    .iter()
                    .any(|one| text.starts_with(one))
            });
            let action = *wish.unwrap_or_else(|| rng.pick(&legal).unwrap());
            game.apply(seat, action, &mut log);
            for at in 0..4 {
                let after = (game.open().cards_of[at].techs, game.open().colony_techs[at]);
                assert_eq!((before.0[at] & !after.0, before.1[at] & !after.1), (0, 0), "{action}");
                learned += after.0.count_ones() - before.0[at].count_ones();
            }
        }
    }
    assert!(learned > 10, "{learned}");
}
