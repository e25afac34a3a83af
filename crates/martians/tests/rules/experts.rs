//! Experts.

use crate::prelude::*;

const PLENTY: [(Resource, u16); 8] = [
    (Credits, 20),
    (Energy, 9),
    (Food, 9),
    (Medicine, 9),
    (Supplies, 9),
    (Water, 9),
    (Ice, 9),
    (Regolith, 9),
];

fn with(expert: Expert) -> Scene {
    scene(Variant::Coop, 2).expert(BLUE, expert).stock(BLUE, &PLENTY).no_demand()
}

/// What is gone of credits, energy, food, medicine, supplies, water, ice, regolith.
fn paid(table: &Table) -> [u16; 8] {
    PLENTY.map(|(what, n)| n.saturating_sub(table.has(BLUE, what)))
}

#[test]
fn ma_exp_01_the_owner_uses_an_expert_once_a_round_in_the_own_turn() {
    let mut table = with(Expert::Engineer).demand(Q1, 3, 0, 0).turn(BLUE);
    assert!(!table.allows(RED, "expert engineer"), "it is not red's turn");
    table.play(BLUE, "expert engineer");
    assert_eq!(table.refusal(BLUE, "expert engineer").rule, "MA-EXP-03");
    table.end_turn(BLUE);
    assert_eq!(table.refusal(RED, "expert engineer").rule, "MA-EXP-01", "the card is blue's");
    assert!(!table.allows(BLUE, "expert engineer"), "it is not blue's turn");
}

#[test]
fn ma_exp_02_an_expert_needs_no_marker_and_no_time() {
    let mut table = with(Expert::Engineer)
        .demand(Q1, 1, 0, 0)
        .marker(BLUE, Moxie, 1)
        .marker(BLUE, Lander, 1)
        .marker(BLUE, Excavation, 1)
        .turn_with(BLUE, 0);
    table.play(BLUE, "expert engineer");
    assert_eq!((table.time(), table.demand(Q1)), (0, [0, 0, 0]));
    let builder = with(Expert::MasterBuilder).turn_with(BLUE, 0);
    assert!(!builder.allows(BLUE, "expert master_builder"), "the Builder needs a time unit");
    assert!(with(Expert::MasterBuilder).turn_with(BLUE, 1).allows(BLUE, "expert master_builder"));
}

#[test]
fn ma_exp_03_a_used_expert_is_turned_up_again_in_the_next_round() {
    let mut table = with(Expert::Engineer).demand(Q1, 3, 0, 0).turn(BLUE);
    table.play(BLUE, "expert engineer");
    assert!(table.corporation(BLUE).experts[0].used);
    table.end_turn(BLUE);
    assert!(table.corporation(BLUE).experts[0].used, "still face down in red's turn");
    table.end_turn(RED);
    assert_eq!((table.open().round, table.corporation(BLUE).experts[0].used), (2, false));
    table.end_turn(RED);
    table.play(BLUE, "expert engineer");
    assert_eq!(table.demand(Q1), [1, 0, 0]);
}

#[test]
fn ma_exp_04_two_experts_of_a_kind_each_work_once() {
    let mut table = with(Expert::Engineer).expert(BLUE, Expert::Engineer).demand(Q1, 3, 0, 0).turn(BLUE);
    table.plays(BLUE, &["expert engineer", "expert engineer"]);
    assert_eq!(table.demand(Q1), [1, 0, 0]);
    assert_eq!(table.refusal(BLUE, "expert engineer").rule, "MA-EXP-03");
}

#[test]
fn ma_exp_05_a_new_expert_works_at_once() {
    let scene = scene(Variant::Coop, 2).built(Education).show_experts(&[Expert::Engineer]);
    let mut table = scene.stock(BLUE, &PLENTY).demand(Q1, 1, 0, 0).turn(BLUE);
    table.plays(BLUE, &["place education 1", "hire engineer", "expert engineer", "from q1"]);
    assert_eq!((table.demand(Q1), table.has(BLUE, Credits)), ([0, 0, 0], 16));
}

#[test]
fn ma_exp_06_in_solo_an_expert_works_once_a_round_for_either_colour() {
    let scene = || {
        scene(Variant::Solo, 1)
            .expert(BLUE, Expert::Engineer)
            .stock(BLUE, &PLENTY)
            .demand(Q1, 3, 0, 0)
            .demand(Q2, 0, 0, 0)
    };
    let mut table = scene().turn(BLUE);
    table.play(BLUE, "expert engineer");
    table.end_turn(BLUE);
    assert_eq!(table.refusal(RED, "expert engineer").rule, "MA-EXP-03");
    table.end_turn(RED);
    table.play(RED, "expert engineer");
    assert_eq!(table.demand(Q1), [1, 0, 0]);
    let mut other = scene().turn(BLUE);
    other.end_turn(BLUE);
    other.play(RED, "expert engineer");
    assert_eq!(other.demand(Q1), [2, 0, 0], "red may be the one who uses it");
}

#[test]
fn ma_exp_07_in_com_experts_help_only_the_own_quarter() {
    let scene = |expert| scene(Variant::Com, 2).expert(BLUE, expert).stock(BLUE, &PLENTY);
    let mut table = scene(Expert::Nutritionist).demand(Q1, 0, 0, 2).demand(Q2, 0, 0, 2).turn(BLUE);
    table.play(BLUE, "expert nutritionist");
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [0, 0, 2]));
    for (expert, text) in [(Expert::Engineer, "expert engineer"), (Expert::Physician, "expert physician")] {
        let other = scene(expert).demand(Q1, 0, 0, 2).demand(Q2, 2, 2, 0).turn(BLUE);
        assert_eq!(other.refusal(BLUE, text).rule, "MA-EXP-14", "red's needs are not blue's");
    }
    let mut table = scene(Expert::Physician).demand(Q1, 0, 1, 0).demand(Q2, 0, 2, 0).turn(BLUE);
    table.play(BLUE, "expert physician");
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([0, 0, 0], [0, 2, 0]), "red's sick stay sick");
}

#[test]
fn ma_exp_08_the_nutritionist_feeds_two() {
    let mut table = with(Expert::Nutritionist).demand(Q3, 1, 1, 4).turn(BLUE);
    table.play(BLUE, "expert nutritionist");
    assert_eq!(paid(&table), [2, 1, 1, 0, 0, 0, 0, 0]);
    assert_eq!((table.demand(Q3), table.has(BLUE, Reputation)), ([1, 1, 2], 4));
}

#[test]
fn ma_exp_09_the_engineer_removes_an_oxygen_token() {
    let mut table = with(Expert::Engineer).demand(Q3, 2, 1, 1).turn(BLUE);
    table.play(BLUE, "expert engineer");
    assert_eq!(paid(&table), [2, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!((table.demand(Q3), table.has(BLUE, Reputation)), ([1, 1, 1], 3));
}

#[test]
fn ma_exp_10_the_pharmacist_makes_a_medicine() {
    let mut table = with(Expert::Pharmacist).have(BLUE, Medicine, 0).turn(BLUE);
    table.play(BLUE, "expert pharmacist");
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Supplies), table.has(BLUE, Water)), (16, 8, 8));
    assert_eq!((table.has(BLUE, Medicine), table.has(BLUE, Reputation)), (1, 2));
    assert_eq!((table.has(BLUE, Energy), table.has(BLUE, Food)), (9, 9), "nothing else is paid");
}

#[test]
fn ma_exp_11_the_physician_heals_two() {
    let mut table = with(Expert::Physician).demand(Q2, 1, 3, 1).turn(BLUE);
    table.play(BLUE, "expert physician");
    assert_eq!(paid(&table), [4, 0, 0, 1, 0, 0, 0, 0]);
    assert_eq!((table.demand(Q2), table.has(BLUE, Reputation)), ([1, 1, 1], 4));
}

#[test]
fn ma_exp_12_the_chemist_makes_water() {
    let mut table = with(Expert::Chemist).have(BLUE, Water, 0).turn(BLUE);
    table.play(BLUE, "expert chemist");
    assert_eq!((table.has(BLUE, Credits), table.has(BLUE, Energy), table.has(BLUE, Ice)), (18, 8, 8));
    assert_eq!((table.has(BLUE, Water), table.has(BLUE, Reputation)), (1, 2));
}

#[test]
fn ma_exp_13_the_two_tokens_may_come_from_two_quarters() {
    let mut table = with(Expert::Nutritionist).demand(Q1, 0, 0, 2).demand(Q4, 0, 0, 2).turn(BLUE);
    table.play(BLUE, "expert nutritionist");
    assert_eq!(table.legal(BLUE), ["from q1", "from q4"]);
    let mut one = table.clone();
    table.plays(BLUE, &["from q1", "from q4"]);
    assert_eq!((table.demand(Q1), table.demand(Q4)), ([0, 0, 1], [0, 0, 1]));
    one.plays(BLUE, &["from q4", "from q4"]);
    assert_eq!((one.demand(Q1), one.demand(Q4)), ([0, 0, 2], [0, 0, 0]));
    let mut physician = with(Expert::Physician).demand(Q1, 0, 2, 0).demand(Q2, 0, 1, 0).turn(BLUE);
    physician.plays(BLUE, &["expert physician", "from q2"]);
    assert_eq!((physician.demand(Q1), physician.demand(Q2)), ([0, 1, 0], [0, 0, 0]));
}

#[test]
fn ma_exp_14_one_token_is_enough_but_none_is_not() {
    for (expert, text, at, price) in [
        (Expert::Nutritionist, "expert nutritionist", 2, [2, 1, 1, 0, 0, 0, 0, 0]),
        (Expert::Physician, "expert physician", 1, [4, 0, 0, 1, 0, 0, 0, 0]),
    ] {
        let mut demand = [0, 0, 0];
        demand[at] = 1;
        let mut table = with(expert).demand(Q2, demand[0], demand[1], demand[2]).turn(BLUE);
        table.play(BLUE, text);
        assert_eq!((table.demand(Q2), table.has(BLUE, Reputation), paid(&table)), ([0; 3], 4, price));
        assert_eq!(with(expert).turn(BLUE).refusal(BLUE, text).rule, "MA-EXP-14");
    }
    assert_eq!(with(Expert::Engineer).turn(BLUE).refusal(BLUE, "expert engineer").rule, "MA-EXP-14");
}

#[test]
fn ma_exp_15_experts_do_not_count_as_delivery() {
    let mut table = with(Expert::Nutritionist).demand(Q1, 0, 0, 4).turn(BLUE);
    table.plays(BLUE, &["expert nutritionist", "end", "deliver food q1", "deliver food q1"]);
    assert_eq!(table.demand(Q1), [0, 0, 0]);
}

#[test]
fn card_nutritionist() {
    let mut table = with(Expert::Nutritionist).demand(Q1, 0, 0, 2).turn(BLUE);
    table.play(BLUE, "expert nutritionist");
    assert_eq!((table.demand(Q1), paid(&table)), ([0; 3], [2, 1, 1, 0, 0, 0, 0, 0]));
    assert_eq!(table.has(BLUE, Reputation), 4);
}

#[test]
fn card_engineer() {
    let mut table = with(Expert::Engineer).demand(Q1, 1, 0, 0).turn(BLUE);
    table.play(BLUE, "expert engineer");
    assert_eq!((table.demand(Q1), paid(&table)), ([0; 3], [2, 1, 0, 0, 0, 0, 0, 0]));
    assert_eq!(table.has(BLUE, Reputation), 3);
}

#[test]
fn card_pharmacist() {
    let mut table = with(Expert::Pharmacist).turn(BLUE);
    table.play(BLUE, "expert pharmacist");
    assert_eq!((paid(&table), table.has(BLUE, Medicine)), ([4, 0, 0, 0, 1, 1, 0, 0], 10));
}

#[test]
fn card_physician() {
    let mut table = with(Expert::Physician).demand(Q1, 0, 2, 0).turn(BLUE);
    table.play(BLUE, "expert physician");
    assert_eq!((table.demand(Q1), paid(&table)), ([0; 3], [4, 0, 0, 1, 0, 0, 0, 0]));
    assert_eq!(table.has(BLUE, Reputation), 4);
}

#[test]
fn card_chemist() {
    let mut table = with(Expert::Chemist).turn(BLUE);
    table.play(BLUE, "expert chemist");
    assert_eq!((paid(&table), table.has(BLUE, Water)), ([2, 1, 0, 0, 0, 0, 1, 0], 10));
}

#[test]
fn card_power_manager() {
    let mut table = with(Expert::PowerManager).turn(BLUE);
    table.play(BLUE, "expert power_manager");
    assert_eq!((paid(&table), table.has(BLUE, Reputation)), ([1, 2, 0, 0, 0, 0, 0, 0], 4));
}

#[test]
fn card_soil_analyst() {
    let mut table = with(Expert::SoilAnalyst).tech(BLUE, CorpTech::MolecularSensor).turn(BLUE);
    table.play(BLUE, "expert soil_analyst");
    assert_eq!(paid(&table), [2, 1, 0, 0, 0, 0, 0, 1]);
    assert_eq!(table.cards(BLUE).iter().sum::<u8>(), 2, "the sensor adds nothing");
}

#[test]
fn card_master_builder() {
    let mut table =
        with(Expert::MasterBuilder).marker(BLUE, Construction, 1).marker(RED, Construction, 2).turn(BLUE);
    table.play(BLUE, "expert master_builder");
    table.play(BLUE, "build laboratory");
    assert_eq!(paid(&table), [4, 1, 0, 0, 1, 0, 0, 1]);
    assert_eq!((table.time(), table.open().pool[0], table.has(BLUE, Reputation)), (2, 2, 5));
    assert!(!table.open().construction.contains(Laboratory));
}

#[test]
fn card_botanist() {
    let mut table =
        scene(Variant::Coop, 2).assistant(BLUE, Assistant::Botanist).have(BLUE, Water, 1).turn(BLUE);
    table.plays(BLUE, &["place greenhouses 1", "harvest"]);
    assert_eq!(table.has(BLUE, Food), 2);
}

#[test]
fn card_geologist() {
    let mut table =
        scene(Variant::Coop, 2).assistant(BLUE, Assistant::Geologist).dig(0, -3, Dig::R3i0).turn(BLUE);
    table.plays(BLUE, &["place excavation 1", "take h01", "crystals 3 0"]);
    assert_eq!(table.has(BLUE, Regolith), 3);
}

#[test]
fn card_scientist() {
    let mut table =
        scene(Variant::Coop, 2).built(Laboratory).assistant(BLUE, Assistant::Scientist).turn(BLUE);
    table.plays(BLUE, &["place laboratory 1", "colony medicine_tech"]);
    assert_eq!(table.time(), 1);
}
