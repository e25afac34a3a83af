//! What the technologies do.

use crate::prelude::*;

fn lab(variant: Variant) -> Scene {
    let players = if variant == Variant::Solo { 1 } else { 2 };
    scene(variant, players).built(Laboratory)
}

fn oxygen_disease_hunger(table: &Table) -> [u8; 3] {
    let mut sum = [0; 3];
    for quarter in [Q1, Q2, Q3, Q4] {
        for (at, n) in table.demand(quarter).into_iter().enumerate() {
            sum[at] += n;
        }
    }
    sum
}

#[test]
fn ma_tec_01_the_three_colony_technologies() {
    let mut table = lab(Variant::Coop).turn(BLUE);
    table.play(BLUE, "place laboratory 1");
    let all = ["colony medicine_tech", "colony co2_converter", "colony birth_control"];
    assert_eq!(table.legal_of(BLUE, "colony"), all);
}

#[test]
fn ma_tec_02_a_colony_technology_works_from_the_next_supply_phase_on() {
    let field = || scene(Variant::Coop, 2).scenario(Scenario::ForceField).built(Laboratory);
    let scene = || field().cycle(2).demand(Q1, 1, 1, 1).demand(Q2, 1, 1, 1);
    let mut table = scene().turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([1, 1, 1], [1, 1, 1]), "nothing changes now");
    let next = scene().no_demand().colony_tech(BLUE, ColonyTech::Medicine).only_demand(3);
    assert_eq!(oxygen_disease_hunger(&next), [2, 1, 4]);
}

#[test]
fn ma_tec_03_medicine_saves_a_disease_token_in_each_supply_phase() {
    for cycle in 2..=4 {
        let coop = scene(Variant::Coop, 3)
            .scenario(Scenario::ForceField)
            .no_demand()
            .colony_tech(RED, ColonyTech::Medicine)
            .only_demand(cycle);
        assert_eq!(oxygen_disease_hunger(&coop), [3, 2, 6]);
        let com =
            scene(Variant::Com, 2).no_demand().colony_tech(RED, ColonyTech::Medicine).only_demand(cycle);
        assert_eq!((com.demand(Q1), com.demand(Q2)), ([1, 1, 2], [1, 0, 2]));
    }
}

#[test]
fn ma_tec_04_the_converter_saves_an_oxygen_token_in_each_supply_phase() {
    for cycle in 2..=4 {
        let tech = ColonyTech::Co2Converter;
        let coop = scene(Variant::Coop, 3)
            .scenario(Scenario::ForceField)
            .no_demand()
            .colony_tech(RED, tech)
            .only_demand(cycle);
        assert_eq!(oxygen_disease_hunger(&coop), [2, 3, 6]);
        let com = scene(Variant::Com, 2).no_demand().colony_tech(RED, tech).only_demand(cycle);
        assert_eq!((com.demand(Q1), com.demand(Q2)), ([1, 1, 2], [0, 1, 2]));
    }
}

#[test]
fn ma_tec_05_birth_control_adds_a_birthrate_token_before_the_check() {
    let grown = |tokens| {
        scene(Variant::Coop, 2)
            .no_demand()
            .birthrate(Q1, tokens)
            .colony_tech(BLUE, ColonyTech::BirthControl)
            .supply(3)
    };
    let two = grown(1);
    assert_eq!((two.open().birthrate, two.open().unlocked), ([2, 0, 0, 0], [false; 4]));
    let three = grown(2);
    assert_eq!(three.open().birthrate, [3, 0, 0, 0]);
    assert_eq!(three.open().unlocked, [true, true, false, false], "the new token counts at once");
    let com = scene(Variant::Com, 2)
        .no_demand()
        .birthrate(Q2, 2)
        .colony_tech(RED, ColonyTech::BirthControl)
        .supply(2);
    assert_eq!((com.open().birthrate, com.open().unlocked), ([0, 3, 0, 0], [false, true, false, false]));
}

#[test]
fn ma_tec_06_the_six_corporation_technologies() {
    let mut table = lab(Variant::Coop).turn(BLUE);
    table.play(BLUE, "place laboratory 1");
    let all = [
        "corporation long_arm",
        "corporation weather_report",
        "corporation dna_alteration",
        "corporation solar_cells",
        "corporation kinetic_power",
        "corporation molecular_sensor",
    ];
    assert_eq!(table.legal_of(BLUE, "corporation"), all);
}

#[test]
fn ma_tec_07_dna_modification_takes_three_time_units_the_others_one() {
    for (tech, time) in [
        ("long_arm", 1),
        ("weather_report", 1),
        ("dna_alteration", 3),
        ("solar_cells", 1),
        ("kinetic_power", 1),
        ("molecular_sensor", 1),
    ] {
        let mut table = lab(Variant::Coop).stock(BLUE, &[(Energy, 3)]).turn(BLUE);
        table.plays(BLUE, &["place laboratory 1", &format!("corporation {tech}")]);
        assert_eq!((3 - table.time(), table.has(BLUE, Energy)), (time, 2), "{tech}");
    }
}

#[test]
fn ma_tec_08_corporation_technologies_are_each_players_own() {
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        let mut table = lab(variant).dig(1, -3, Dig::R1i1).turn(BLUE);
        table.plays(BLUE, &["place laboratory 1", "corporation long_arm"]);
        assert!(!table.corporation(RED).has(CorpTech::LongArm));
        table.end_turn(BLUE);
        table.play(RED, "place excavation 1");
        assert!(!table.allows(RED, "take h03"), "{variant:?}: red has no long arm");
    }
    let mut solo = lab(Variant::Solo).dig(1, -3, Dig::R1i1).turn(BLUE);
    solo.plays(BLUE, &["place laboratory 1", "corporation long_arm"]);
    solo.end_turn(BLUE);
    solo.play(RED, "place excavation 1");
    assert!(solo.allows(RED, "take h03"), "the one card serves both colours");
}

#[test]
fn ma_tec_09_the_long_arm_does_not_change_the_moves() {
    let ways = |arm: bool| {
        let around = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
        let mut scene = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&around, &[(0, 3)]);
        if arm {
            scene = scene.tech(BLUE, CorpTech::LongArm);
        }
        let mut table = scene.turn(BLUE);
        table.play(BLUE, "place excavation 1");
        (table.legal_of(BLUE, "take").len(), table.legal_of(BLUE, "drive"))
    };
    let ((taken, moves), (taken_far, moves_far)) = (ways(false), ways(true));
    assert_eq!((taken, taken_far), (1, 7));
    assert_eq!((moves.len(), &moves), (3, &moves_far));
}

#[test]
fn ma_tec_10_weather_reports_show_the_top_card_at_once_and_at_any_time() {
    let blue = Viewer::Seat(Seat(0));
    let mut table = lab(Variant::Semi).next_weather(Weather::Earthquake).turn(BLUE);
    assert_eq!(table.view(blue).own.unwrap().forecast, None);
    table.plays(BLUE, &["place laboratory 1", "corporation weather_report"]);
    assert_eq!(table.view(blue).own.unwrap().forecast, Some(Weather::Earthquake));
    table.end_turn(BLUE);
    assert_eq!(table.view(blue).own.unwrap().forecast, Some(Weather::Earthquake), "also in red's turn");
    let next = scene(Variant::Semi, 2).tech(BLUE, CorpTech::WeatherReport).only_weather(Weather::Wind);
    assert_eq!(next.open().weather, Weather::Wind);
    assert_eq!(next.view(blue).own.unwrap().forecast, next.game.hidden.weather_top, "then the next one");
    assert!(next.game.hidden.weather_top.is_some());
}

#[test]
fn ma_tec_11_the_owner_may_tell_what_the_card_is() {
    let with = |variant| {
        scene(variant, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(Weather::Wind).turn(BLUE)
    };
    let mut coop = with(Variant::Coop);
    coop.play(BLUE, "show");
    assert_eq!(coop.open().shown_weather, Some(Weather::Wind));
    assert!(coop.told().contains(&Event::WeatherShown { colour: BLUE, weather: Weather::Wind }));
    assert_eq!(coop.refusal(BLUE, "show").rule, "MA-TEC-11", "all know it already");
    for variant in [Variant::Semi, Variant::Com] {
        assert!(!with(variant).allows(BLUE, "show"), "there only words can be shared");
    }
    let without = scene(Variant::Coop, 2).tech(RED, CorpTech::WeatherReport).turn(BLUE);
    assert_eq!(without.refusal(BLUE, "show").rule, "MA-TEC-10");
}

#[test]
fn ma_tec_12_dna_modification_gives_four_time_units_from_the_next_turn_on() {
    let mut table = lab(Variant::Coop).turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "corporation dna_alteration"]);
    assert_eq!(table.time(), 0, "not in this turn");
    table.end_turn(BLUE);
    assert_eq!(table.time(), 3, "red has no such technology");
    table.end_turn(RED);
    table.end_turn(RED);
    assert_eq!((table.asked(), table.time()), (Some(BLUE), 4));
}

#[test]
fn ma_tec_13_solar_cells_and_kinetic_power_work_for_old_and_new_installations() {
    let supplies = [(Energy, 2), (Regolith, 1), (Supplies, 1)];
    for (tech, build, kind) in [
        ("corporation solar_cells", "install solar", Installation::Solar),
        ("corporation kinetic_power", "install wind", Installation::Wind),
    ] {
        let mut table = lab(Variant::Semi)
            .round(2)
            .next_weather(Weather::Earthquake)
            .stack(1, &[EventCard::SolarFlare1])
            .installation(BLUE, kind, 1)
            .stock(BLUE, &supplies)
            .turn(BLUE);
        table.plays(BLUE, &["place laboratory 1", tech, "place construction 1", build]);
        assert_eq!(table.has(BLUE, Energy), 0);
        table.end_turn(BLUE);
        table.end_turn(RED);
        assert_eq!((table.open().round, table.has(BLUE, Energy)), (3, 6), "{tech}: three for each");
    }
}

#[test]
fn ma_tec_14_the_others_work_from_the_moment_they_are_developed() {
    let mut sensor = lab(Variant::Coop).dig(0, -3, Dig::R2i0).turn(BLUE);
    sensor.plays(BLUE, &["place laboratory 1", "corporation molecular_sensor", "place excavation 1"]);
    sensor.plays(BLUE, &["take h01", "crystals 2 0", "drive h02", "examine"]);
    assert_eq!(sensor.cards(BLUE).iter().sum::<u8>(), 3);
    let mut arm = lab(Variant::Coop).turn(BLUE);
    arm.plays(BLUE, &["place laboratory 1", "corporation long_arm", "place excavation 1"]);
    assert_eq!(arm.legal_of(BLUE, "take"), ["take h01", "take h02", "take h03"]);
}

#[test]
fn card_medicine_tech() {
    let table = scene(Variant::Coop, 2).no_demand().colony_tech(BLUE, ColonyTech::Medicine).only_demand(2);
    assert_eq!(oxygen_disease_hunger(&table), [2, 1, 4]);
}

#[test]
fn card_co2_converter() {
    let table =
        scene(Variant::Coop, 2).no_demand().colony_tech(BLUE, ColonyTech::Co2Converter).only_demand(2);
    assert_eq!(oxygen_disease_hunger(&table), [1, 2, 4]);
}

#[test]
fn card_birth_control() {
    let tech = ColonyTech::BirthControl;
    let table = scene(Variant::Coop, 2).no_demand().colony_tech(BLUE, tech).supply(2);
    assert_eq!(table.open().birthrate, [1, 0, 0, 0]);
    assert_eq!(oxygen_disease_hunger(&table), [2, 2, 4]);
}

#[test]
fn card_long_arm() {
    let scene = scene(Variant::Coop, 2).dig(0, -3, Dig::R1i0).dig(1, -3, Dig::R0i2);
    let mut table = scene.tech(BLUE, CorpTech::LongArm).turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h03", "crystals 0 2", "drive h02"]);
    assert_eq!(table.has(BLUE, Ice), 2);
}

#[test]
fn card_weather_report() {
    let scene = scene(Variant::Com, 2).tech(RED, CorpTech::WeatherReport);
    let table = scene.next_weather(Weather::SandstormFood).turn(BLUE);
    let forecast = |seat| table.view(Viewer::Seat(Seat(seat))).own.unwrap().forecast;
    assert_eq!((forecast(0), forecast(1)), (None, Some(Weather::SandstormFood)));
}

#[test]
fn card_dna_alteration() {
    let table = scene(Variant::Coop, 2).tech(BLUE, CorpTech::DnaAlteration).turn(BLUE);
    assert_eq!(table.time(), 4);
}

#[test]
fn card_solar_cells() {
    let scene = scene(Variant::Semi, 2).stock(BLUE, &[]).tech(BLUE, CorpTech::SolarCells);
    let table = scene.installation(BLUE, Installation::Solar, 1).installation(BLUE, Installation::Wind, 1);
    assert_eq!(table.production().has(BLUE, Energy), 5);
}

#[test]
fn card_kinetic_power() {
    let scene = scene(Variant::Semi, 2).stock(BLUE, &[]).tech(BLUE, CorpTech::KineticPower);
    let table = scene.installation(BLUE, Installation::Wind, 2);
    assert_eq!(table.production().has(BLUE, Energy), 6);
}

#[test]
fn card_molecular_sensor() {
    let scene = scene(Variant::Coop, 2).dig(0, -3, Dig::R1i0).tech(BLUE, CorpTech::MolecularSensor);
    let mut table = scene.turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 1 0", "examine"]);
    assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 2);
}
