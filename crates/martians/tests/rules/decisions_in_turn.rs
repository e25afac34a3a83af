//! The table of decisions: what is possible in a turn, and at its end.

use crate::prelude::*;

#[test]
fn ma_dec_20_when_a_marker_may_be_placed() {
    let rule = |table: &Table, text: &str| table.refusal(BLUE, text).rule;
    let table = scene(Variant::Coop, 2).marker(RED, Lander, 1).turn(BLUE);
    assert_eq!(rule(&table, "place hospital 1"), "MA-FIELD-05", "a construction token");
    assert_eq!(rule(&table, "place lander 1"), "MA-FIELD-02", "a marker");
    assert_eq!(rule(&table, "place lander 3"), "MA-FIELD-02", "an unavailability token");
    assert_eq!(rule(&table, "place construction 1"), "MA-FIELD-09", "no materials");
    assert!(table.allows(BLUE, "place lander 2"));

    let table = scene(Variant::Coop, 2).marker(BLUE, Lander, 1).turn(BLUE);
    assert_eq!(rule(&table, "place lander 2"), "MA-FIELD-06", "an own marker");
    let table = scene(Variant::Coop, 2)
        .marker(BLUE, Lander, 1)
        .marker(BLUE, Moxie, 1)
        .marker(BLUE, Excavation, 1)
        .turn(BLUE);
    assert_eq!(rule(&table, "place greenhouses 1"), "MA-FIELD-01", "an empty pool");
    let table = scene(Variant::Coop, 2).no_demand().turn(BLUE);
    assert_eq!(rule(&table, "place moxie 1"), "MA-MOX-04", "an action that is not possible");
    let table = rich(scene(Variant::Coop, 2), BLUE).turn_with(BLUE, 1);
    assert!(
        table.allows(BLUE, "place greenhouses 1") && !table.allows(BLUE, "place greenhouses 2"),
        "surcharge"
    );
}

#[test]
fn ma_dec_20_the_first_action_follows_at_once() {
    let mut table = rich(scene(Variant::Coop, 2), BLUE).turn(BLUE);
    table.play(BLUE, "place construction 1");
    assert_eq!(table.refusal(BLUE, "end").rule, "MA-FIELD-10");
    assert_eq!(table.refusal(BLUE, "place moxie 1").rule, "MA-FIELD-10");
    let builds = ["build hospital", "build water_plant", "build education", "build laboratory"];
    assert_eq!(table.legal_of(BLUE, "build"), builds);
    assert_eq!(table.legal_of(BLUE, "upgrade").len(), 8);
    assert_eq!(table.legal_of(BLUE, "install"), ["install solar", "install wind"]);
    assert_eq!(table.legal(BLUE).len(), 4 + 8 + 2, "nothing else");
}

/// The parameters of the actions.
#[test]
fn ma_dec_20_what_each_action_lets_one_choose() {
    let place = |scene: Scene, text: &str| {
        let mut table = scene.turn(BLUE);
        table.play(BLUE, text);
        table.legal(BLUE)
    };
    let plenty = |variant| rich(scene(variant, 2), BLUE);
    let oxygen = |scene: Scene| scene.no_demand().demand(Q1, 1, 0, 0).demand(Q3, 1, 0, 0);
    assert_eq!(place(oxygen(plenty(Variant::Coop)), "place moxie 1"), ["oxygen q1", "oxygen q3"]);
    assert_eq!(place(oxygen(plenty(Variant::Com)), "place moxie 1"), ["oxygen q1"], "the own quarter");
    assert_eq!(place(plenty(Variant::Coop).built(Hospital), "place hospital 1"), ["medicine"]);
    assert_eq!(place(plenty(Variant::Coop).built(WaterPlant), "place water_plant 1"), ["water"]);
    let greenhouses = plenty(Variant::Coop).crop(BLUE, Crop::Herbs);
    let crops = ["harvest", "crop crop_tubers", "crop crop_legumes"];
    assert_eq!(place(greenhouses, "place greenhouses 1"), crops, "another crop than the one on the card");
    let centre = plenty(Variant::Coop)
        .built(Education)
        .expert(BLUE, Expert::Chemist)
        .expert(BLUE, Expert::Chemist)
        .show_experts(&[Expert::Engineer])
        .show_assistants(&[Assistant::Botanist, Assistant::Scientist]);
    assert_eq!(
        place(centre, "place education 1"),
        ["train botanist", "train scientist"],
        "two experts already"
    );
    let laboratory = plenty(Variant::Coop)
        .built(Laboratory)
        .colony_tech(BLUE, ColonyTech::Medicine)
        .tech(BLUE, CorpTech::LongArm);
    let techs = [
        "colony co2_converter",
        "colony birth_control",
        "corporation weather_report",
        "corporation dna_alteration",
        "corporation solar_cells",
        "corporation kinetic_power",
        "corporation molecular_sensor",
    ];
    assert_eq!(place(laboratory, "place laboratory 1"), techs);
    let digs = ["take h01", "drive h02", "drive h03", "drive h05"];
    assert_eq!(place(plenty(Variant::Coop), "place excavation 1"), digs);
    let lander = plenty(Variant::Coop)
        .scenario(Scenario::NewSchedule)
        .stock(BLUE, &PLENTY)
        .cards(BLUE, &[(Mineral::ProofOfLife, 1)])
        .show_research(&[Research::Ice2, Research::Red2]);
    let lander_actions = ["research res_ice2", "supplies 1", "supplies 2", "mission ns_reception", "proof"];
    assert_eq!(place(lander, "place lander 1"), lander_actions);
}

#[test]
fn ma_dec_21_further_actions_of_a_marker() {
    let mut table = rich(scene(Variant::Coop, 2), BLUE).turn(BLUE);
    table.plays(BLUE, &["place construction 1", "build hospital"]);
    assert_eq!(table.refusal(BLUE, "build laboratory").rule, "MA-FIELD-12");
    assert!(table.allows(BLUE, "upgrade hospital 2") && table.allows(BLUE, "install wind"));
    table.play(BLUE, "rest");
    assert_eq!(table.refusal(BLUE, "install wind").rule, "MA-FIELD-01", "the marker has left");
}

#[test]
fn ma_dec_22_recreation_takes_any_markers_from_fields() {
    let out = || {
        scene(Variant::Coop, 2)
            .marker(BLUE, Moxie, 1)
            .marker(BLUE, Lander, 1)
            .marker(RED, Lander, 2)
            .confined(BLUE, Zone::Infirmary, Q1)
    };
    let mut table = out().turn(BLUE);
    table.play(BLUE, "rest");
    assert_eq!(table.legal(BLUE), ["recall moxie", "recall lander"], "at least one, only own ones");
    table.play(BLUE, "recall lander");
    assert_eq!(table.legal(BLUE), ["recall moxie", "done"]);
    table.play(BLUE, "done");
    assert_eq!((table.open().pool[0], table.time()), (1, 2));
    assert!(!out().turn_with(BLUE, 0).allows(BLUE, "rest"), "no time");
    assert_eq!(scene(Variant::Coop, 2).turn(BLUE).refusal(BLUE, "rest").rule, "MA-REC-01", "nobody out");
}

#[test]
fn ma_dec_23_recovery_from_an_infirmary() {
    let ill =
        || scene(Variant::Coop, 2).confined(BLUE, Zone::Infirmary, Q2).confined(RED, Zone::Infirmary, Q1);
    let mut table = ill().turn_with(BLUE, 1);
    assert_eq!(table.legal_of(BLUE, "recover"), ["recover infirmary q2"]);
    assert_eq!(table.refusal(BLUE, "recover infirmary q1").rule, "MA-REC-06", "red's marker");
    table.play(BLUE, "recover infirmary q2");
    assert_eq!((table.time(), table.open().pool[0]), (0, 3));
    assert_eq!(ill().turn_with(BLUE, 0).refusal(BLUE, "recover infirmary q2").rule, "MA-GEN-06");
}

#[test]
fn ma_dec_24_recovery_from_an_apartment() {
    let hungry = |credits| {
        scene(Variant::Semi, 2).confined(BLUE, Zone::Apartments, Q4).have(BLUE, Credits, credits).turn(BLUE)
    };
    assert_eq!(hungry(1).refusal(BLUE, "recover apartments q4").rule, "MA-GEN-06");
    let mut table = hungry(2);
    table.play(BLUE, "recover apartments q4");
    assert_eq!((table.has(BLUE, Credits), table.time(), table.open().pool[0]), (0, 3, 3));
}

#[test]
fn ma_dec_25_drawing_from_the_rtg() {
    let rtg = |energy, reputation| {
        scene(Variant::Semi, 2).rtg(energy).have(BLUE, Reputation, reputation).turn(BLUE)
    };
    assert_eq!(rtg(0, 2).refusal(BLUE, "rtg").rule, "MA-RTG-04");
    assert_eq!(rtg(1, 0).refusal(BLUE, "rtg").rule, "MA-RTG-06");
    let mut table = rtg(4, 4);
    table.play(BLUE, "rtg");
    assert_eq!((table.open().rtg, table.has(BLUE, Energy), table.has(BLUE, Reputation)), (3, 6, 3));
    assert_eq!(table.refusal(BLUE, "rtg").rule, "MA-RTG-02");
}

#[test]
fn ma_dec_26_using_an_expert() {
    let staff = || rich(scene(Variant::Semi, 2), BLUE).no_demand().expert(BLUE, Expert::Engineer);
    assert_eq!(staff().turn(BLUE).refusal(BLUE, "expert engineer").rule, "MA-EXP-14", "no effect");
    assert_eq!(staff().turn(BLUE).refusal(BLUE, "expert chemist").rule, "MA-EXP-01", "not hired");
    let poor = staff().demand(Q1, 1, 0, 0).have(BLUE, Credits, 1).turn(BLUE);
    assert_eq!(poor.refusal(BLUE, "expert engineer").rule, "MA-GEN-06");
    let mut table = staff().demand(Q1, 1, 0, 0).demand(Q2, 1, 0, 0).turn(BLUE);
    table.play(BLUE, "expert engineer");
    assert_eq!(table.legal(BLUE), ["from q1", "from q2"], "the quarter is chosen");
    table.play(BLUE, "from q2");
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([1, 0, 0], [0, 0, 0]));
    assert_eq!(table.refusal(BLUE, "expert engineer").rule, "MA-EXP-03", "face down");
    let mut table = staff().expert(BLUE, Expert::MasterBuilder).turn(BLUE);
    table.play(BLUE, "expert master_builder");
    assert_eq!(table.legal(BLUE).len(), 4 + 8 + 2, "any construction action");
}

#[test]
fn ma_dec_27_offering_a_trade() {
    let mut table = scene(Variant::Semi, 3).have(BLUE, Food, 1).turn(BLUE);
    assert_eq!(table.legal_of(BLUE, "offer"), ["offer red", "offer green"]);
    assert_eq!(table.refusal(BLUE, "offer blue").rule, "MA-TRADE-04");
    table.play(BLUE, "offer green");
    assert_eq!(table.refusal(BLUE, "send").rule, "MA-TRADE-05", "an empty offer");
    let give = ["give energy", "give supplies", "give food", "give reputation"];
    assert_eq!(table.legal_of(BLUE, "give"), give, "what blue holds");
    assert_eq!(
        table.legal_of(BLUE, "ask"),
        ["ask energy", "ask supplies", "ask reputation"],
        "what green holds"
    );
    table.play(BLUE, "give food");
    assert!(!table.allows(BLUE, "give food"), "there was only one");
    for variant in [Variant::Solo, Variant::Coop] {
        let players = if variant == Variant::Solo { 1 } else { 2 };
        assert_eq!(scene(variant, players).turn(BLUE).refusal(BLUE, "offer red").rule, "MA-TRADE-01");
    }
    assert_eq!(scene(Variant::Com, 2).no_trade().turn(BLUE).refusal(BLUE, "offer red").rule, "MA-TRADE-01");
}

#[test]
fn ma_dec_28_showing_the_weather_card() {
    let mut table =
        scene(Variant::Coop, 2).tech(BLUE, CorpTech::WeatherReport).next_weather(Weather::Wind).turn(BLUE);
    table.play(BLUE, "show");
    assert_eq!(table.open().shown_weather, Some(Weather::Wind));
    assert_eq!(table.refusal(BLUE, "show").rule, "MA-TEC-11", "shown already");
    table.end_turn(BLUE);
    assert_eq!(table.refusal(RED, "show").rule, "MA-TEC-10", "not the owner");
}

#[test]
fn ma_dec_29_ending_the_turn_is_always_possible() {
    for time in 0..=4 {
        assert!(scene(Variant::Com, 2).turn_with(BLUE, time).allows(BLUE, "end"));
    }
    let mut table = scene(Variant::Com, 2).stock(BLUE, &[]).have(BLUE, Reputation, 0).stock(RED, &[]);
    table = table.have(RED, Reputation, 0);
    assert!(table.turn_with(BLUE, 0).legal(BLUE) == ["end"], "even if nothing else is");
}

#[test]
fn ma_dec_30_up_to_two_products_are_delivered() {
    let goods = [(Food, 2), (Medicine, 1)];
    let ending = |variant| {
        let mut table =
            scene(variant, 2).demand(Q1, 0, 1, 1).demand(Q2, 1, 0, 1).stock(BLUE, &goods).turn(BLUE);
        table.play(BLUE, "end");
        table
    };
    let all = ["deliver food q1", "deliver food q2", "deliver medicine q1", "done"];
    let mut table = ending(Variant::Semi);
    assert_eq!(table.legal(BLUE), all);
    assert_eq!(table.refusal(BLUE, "deliver medicine q2").rule, "MA-DEL-07");
    table.play(BLUE, "deliver food q1");
    assert_eq!(table.legal(BLUE), ["deliver food q2", "deliver medicine q1", "done"]);
    table.play(BLUE, "deliver food q2");
    assert_eq!(table.asked(), Some(RED), "two at most");
    let mut table = ending(Variant::Semi);
    table.play(BLUE, "done");
    assert_eq!((table.asked(), table.has(BLUE, Food)), (Some(RED), 2), "none at least");
    let table = ending(Variant::Com);
    assert_eq!(table.legal(BLUE), ["deliver food q1", "deliver medicine q1", "done"]);
    assert_eq!(table.refusal(BLUE, "deliver food q2").rule, "MA-DEL-06");
}

#[test]
fn ma_dec_31_the_refugees_give_supplies_once_a_round() {
    let camp = |admitted| {
        scene(Variant::Semi, 2)
            .scenario(Scenario::Refugees)
            .cycle(3)
            .counter(2)
            .no_demand()
            .done(Requirement::RfAdmit, admitted)
            .turn(BLUE)
    };
    assert_eq!(camp(0).refusal(BLUE, "refugees").rule, "MA-DEC-31");
    let mut table = camp(2);
    table.play(BLUE, "refugees");
    assert_eq!((table.has(BLUE, Supplies), table.time(), table.open().pool[0]), (2, 3, 3));
    assert_eq!(table.refusal(BLUE, "refugees").rule, "MA-DEC-31");
    table.end_turn(BLUE);
    assert_eq!(table.refusal(RED, "refugees").rule, "MA-DEC-31", "once in all");
    table.end_turn(RED);
    table.play(RED, "refugees");
    assert_eq!(table.has(RED, Supplies), 2, "another round");
}
