//! A turn and its time.

use crate::prelude::*;

/// A finished colony with nine of everything.
fn rich() -> Scene {
    let stock = [
        (Energy, 9),
        (Regolith, 9),
        (Ice, 9),
        (Water, 9),
        (Supplies, 9),
        (Food, 9),
        (Medicine, 9),
        (Credits, 9),
    ];
    scene(Variant::Coop, 2).all_built().all_finished().stock(BLUE, &stock)
}

/// What steps cost: time units, and how the stock changes (energy, regolith, ice, water, supplies, food, medicine,
/// credits, reputation).
fn cost(s: Scene, steps: &[&str]) -> (u8, [i32; 9]) {
    let mut t = s.turn(BLUE);
    let (time, before) = (t.time(), t.open().stocks[0].0);
    t.plays(BLUE, steps);
    let after = t.open().stocks[0].0;
    (time - t.time(), std::array::from_fn(|at| i32::from(after[at]) - i32::from(before[at])))
}

#[test]
fn ma_turn_01_a_turn_has_three_time_units() {
    for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
        let mut t = scene(variant, 2).turn(BLUE);
        assert_eq!(t.time(), 3);
        t.end_turn(BLUE);
        assert_eq!(t.time(), 3);
    }
    assert_eq!(scene(Variant::Solo, 1).turn(RED).time(), 3);
}

#[test]
fn ma_turn_02_dna_modification_gives_a_fourth_from_the_next_turn_on() {
    let mut t = scene(Variant::Coop, 2).built(Laboratory).turn(BLUE);
    t.plays(BLUE, &["place laboratory 1", "corporation dna_alteration"]);
    assert_eq!(t.time(), 0, "not in the turn in which it is developed");
    t.end_turn(BLUE);
    assert_eq!(t.time(), 3, "and not for red");
    t.end_turn(RED);
    t.end_turn(RED);
    assert_eq!((t.asked(), t.time()), (Some(BLUE), 4));
}

/// MA-TURN-03: what is left is gone, and time is no good that could be given away.
#[test]
fn ma_turn_03_time_is_neither_saved_nor_traded() {
    let mut t = scene(Variant::Semi, 2).turn(BLUE);
    t.end_turn(BLUE);
    assert_eq!((t.asked(), t.time()), (Some(RED), 3));
    t.end_turn(RED);
    t.end_turn(RED);
    assert_eq!((t.asked(), t.time()), (Some(BLUE), 3));
    let mut ended = scene(Variant::Coop, 2).demand(Quarter::Q1, 0, 0, 1).have(BLUE, Food, 1).turn(BLUE);
    ended.play(BLUE, "end");
    assert_eq!((ended.asked(), ended.time()), (Some(BLUE), 0), "gone before the delivery");
    assert!("give time".parse::<Action>().is_err() && "ask time".parse::<Action>().is_err());
    t.play(BLUE, "offer red");
    let goods = ["energy", "supplies", "reputation"].map(|good| format!("give {good}"));
    assert_eq!(t.legal_of(BLUE, "give"), goods);
}

/// MA-TURN-04: one turn with a placement, recreation, two recoveries, RTG, expert and trade; then another order.
#[test]
fn ma_turn_04_the_steps_of_a_turn_come_in_any_order_and_number() {
    let s = || {
        scene(Variant::Semi, 2)
            .confined(BLUE, Zone::Apartments, Quarter::Q1)
            .expert(BLUE, Expert::Engineer)
            .stock(BLUE, &[(Energy, 5), (Credits, 8)])
            .demand(Quarter::Q1, 5, 0, 0)
            .turn(BLUE)
    };
    let mut t = s();
    t.plays(BLUE, &["offer red", "give energy", "send"]);
    t.play(RED, "accept");
    t.plays(BLUE, &["place moxie 1", "oxygen q1", "rtg", "rest", "expert engineer"]);
    t.play(BLUE, "from q1");
    t.plays(BLUE, &["recover apartments q1", "place moxie 2", "oxygen q1", "end"]);
    assert_eq!(t.demand(Quarter::Q1), [2, 0, 0]);
    let mut t = s();
    t.play(BLUE, "expert engineer");
    t.plays(BLUE, &["from q1", "recover apartments q1", "place moxie 1", "oxygen q1", "rest"]);
    t.plays(BLUE, &["place moxie 1", "oxygen q1", "rtg", "offer red", "give energy", "send"]);
    t.play(RED, "refuse");
    t.play(BLUE, "end");
    assert_eq!(t.demand(Quarter::Q1), [2, 0, 0]);
}

#[test]
fn ma_turn_05_a_turn_may_end_at_any_moment() {
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    assert!(t.allows(BLUE, "end"));
    t.end_turn(BLUE);
    assert_eq!(t.asked(), Some(RED));
    t.plays(RED, &["place lander 1", "supplies 1"]);
    assert_eq!(t.time(), 2);
    t.end_turn(RED);
    assert_eq!(t.open().round, 2);
}

/// MA-TURN-06, MA-EX-59.
#[test]
fn ma_turn_06_steps_without_time_are_possible_at_zero() {
    let mut t = scene(Variant::Semi, 2)
        .built(Education)
        .show_experts(&[Expert::Engineer])
        .confined(BLUE, Zone::Apartments, Quarter::Q1)
        .stock(BLUE, &[(Energy, 1), (Credits, 6)])
        .turn_with(BLUE, 0);
    t.plays(BLUE, &["rtg", "place education 1", "hire engineer", "recover apartments q1"]);
    t.play(BLUE, "expert engineer");
    t.play(BLUE, "from q2");
    assert_eq!((t.time(), t.has(BLUE, Credits), t.has(BLUE, Energy)), (0, 0, 1));
    assert_eq!(t.refusal(BLUE, "rest").rule, "MA-GEN-06");
}

#[test]
fn ma_turn_07_a_turn_ends_with_token_and_delivery_and_then_nothing_more() {
    let mut t = scene(Variant::Coop, 2).demand(Quarter::Q1, 1, 0, 2).have(BLUE, Food, 2).turn(BLUE);
    assert_eq!(t.refusal(BLUE, "deliver food q1").rule, "MA-TURN-04");
    t.play(BLUE, "end");
    assert_eq!(t.open().track[0], [Some(BLUE), None, None, None]);
    assert_eq!(t.legal(BLUE), ["deliver food q1", "done"]);
    for step in ["place moxie 1", "rtg", "rest", "end"] {
        assert!(!t.allows(BLUE, step), "{step}");
    }
    t.plays(BLUE, &["deliver food q1", "done"]);
    assert_eq!(t.asked(), Some(RED));
}

#[test]
fn ma_turn_08_every_step_has_its_price() {
    let e = |steps: &[&str]| cost(rich(), steps);
    assert_eq!(e(&["place moxie 1", "oxygen q1"]), (1, [-1, 0, 0, 0, 0, 0, 0, 0, 2]));
    let site = rich().unfinished(Laboratory, 3);
    assert_eq!(
        cost(site, &["place construction 1", "upgrade laboratory 3"]),
        (1, [-1, -1, 0, 0, -1, 0, 0, 0, 3])
    );
    let build = cost(
        scene(Variant::Coop, 2).stock(BLUE, &[(Energy, 1), (Regolith, 1), (Supplies, 1)]),
        &["place construction 2", "build education"],
    );
    assert_eq!(build, (1, [-1, -1, 0, 0, -1, 0, 0, 0, 3]));
    assert_eq!(e(&["place construction 1", "install wind"]), (1, [-1, -1, 0, 0, -1, 0, 0, 0, 0]));
    assert_eq!(e(&["place hospital 1", "medicine"]), (1, [-1, 0, 0, -1, -1, 0, 1, 0, 0]));
    assert_eq!(e(&["place water_plant 1", "water"]), (1, [-1, 0, -1, 2, 0, 0, 0, 0, 0]));
    let dig = || rich().dig(0, -3, Dig::R2i0);
    let excavate = ["place excavation 1", "take h01", "crystals 2 0", "drive h02"];
    assert_eq!(cost(dig(), &excavate), (1, [-1, 2, 0, 0, 0, 0, 0, 0, 0]));
    let examine = ["place excavation 1", "take h01", "crystals 2 0", "drive h02", "examine"];
    assert_eq!(cost(dig(), &examine), (2, [-1, 2, 0, 0, 0, 0, 0, 0, 0]));
    let tile = rich().show_research(&[Research::Regolith2]);
    assert_eq!(cost(tile, &["place lander 1", "research res_regolith2"]), (2, [0, -2, 0, 0, 0, 0, 0, 8, 0]));
    assert_eq!(e(&["place lander 1", "supplies 1"]), (1, [0, 0, 0, 0, 1, 0, 0, 0, 0]));
    assert_eq!(e(&["place lander 1", "supplies 2"]), (2, [0, 0, 0, 0, 2, 0, 0, 0, 0]));
    assert_eq!(e(&["place lander 1", "mission ns_reception"]), (1, [0, 0, 0, 0, -1, -1, 0, 0, 3]));
    assert_eq!(e(&["place greenhouses 1", "harvest"]), (1, [-1, 0, 0, -1, 0, 1, 0, 0, 0]));
    assert_eq!(e(&["place greenhouses 1", "crop crop_herbs"]), (1, [-1, 0, 0, 0, 0, 0, 0, 0, 0]));
    let school = rich().show_assistants(&[Assistant::Botanist]);
    assert_eq!(cost(school, &["place education 1", "train botanist"]), (0, [0, 0, 0, 0, 0, 0, 0, -2, 0]));
    assert_eq!(e(&["place laboratory 1", "colony medicine_tech"]), (3, [-1, 0, 0, 0, 0, 0, 0, 0, 3]));
    assert_eq!(e(&["place laboratory 1", "corporation long_arm"]), (1, [-1, 0, 0, 0, 0, 0, 0, 0, 0]));
    assert_eq!(e(&["place laboratory 1", "corporation dna_alteration"]), (3, [-1, 0, 0, 0, 0, 0, 0, 0, 0]));
    assert_eq!(cost(rich().marker(BLUE, Moxie, 1), &["rest"]), (1, [0; 9]));
    let ill = rich().confined(BLUE, Zone::Infirmary, Quarter::Q1);
    assert_eq!(cost(ill, &["recover infirmary q1"]), (1, [0; 9]));
    let hungry = rich().confined(BLUE, Zone::Apartments, Quarter::Q1);
    assert_eq!(cost(hungry, &["recover apartments q1"]), (0, [0, 0, 0, 0, 0, 0, 0, -2, 0]));
    assert_eq!(e(&["rtg"]), (0, [1, 0, 0, 0, 0, 0, 0, 0, -1]));
    let chemist = rich().expert(BLUE, Expert::Chemist);
    assert_eq!(cost(chemist, &["expert chemist"]), (0, [-1, 0, -1, 1, 0, 0, 0, -2, 0]));
    let builder = rich().expert(BLUE, Expert::MasterBuilder);
    let steps = ["expert master_builder", "install solar"];
    assert_eq!(cost(builder, &steps), (1, [-1, -1, 0, 0, -1, 0, 0, -4, 0]));
}

/// MA-TURN-09, MA-EX-64: changes add up with DNA Modification; at 0 the turn still takes place.
#[test]
fn ma_turn_09_cards_change_the_time_of_a_turn_but_not_below_zero() {
    let time = |s: Scene| s.turn(BLUE).time();
    assert_eq!(time(scene(Variant::Coop, 2).next_turn(BLUE, -2)), 1);
    assert_eq!(time(scene(Variant::Coop, 2).next_turn(BLUE, -1).tech(BLUE, CorpTech::DnaAlteration)), 3);
    let round = |s: Scene| s.active(Modifier::TurnTime(-1), Until::EndOfRound);
    assert_eq!(time(round(scene(Variant::Coop, 2).next_turn(BLUE, -1))), 1);
    let none = round(scene(Variant::Coop, 2).next_turn(BLUE, -4).have(BLUE, Food, 1));
    let mut t = none.demand(Quarter::Q1, 1, 0, 1).turn(BLUE);
    assert_eq!(t.time(), 0);
    t.plays(BLUE, &["end", "deliver food q1"]);
    assert_eq!(t.demand(Quarter::Q1), [1, 0, 0]);
    assert_eq!((t.asked(), t.time()), (Some(RED), 2));
    calm(&mut t, |open| open.round == 2 && open.turn.colour == BLUE);
    assert_eq!(t.time(), 3, "and only this once");
}
