//! The colonist token and the delivery.

use crate::prelude::*;

/// A turn of blue that has just ended, with products and demand in Q1 and Q2.
fn ended(s: Scene, food: u16, medicine: u16) -> Table {
    let mut t = s
        .no_demand()
        .demand(Q1, 1, 2, 2)
        .demand(Q2, 0, 1, 3)
        .have(BLUE, Food, food)
        .have(BLUE, Medicine, medicine)
        .turn(BLUE);
    t.play(BLUE, "end");
    t
}

/// MA-DEL-01, MA-EX-28.
#[test]
fn ma_del_01_the_token_goes_to_the_leftmost_free_field_of_the_round() {
    let mut t = scene(Variant::Semi, 3).first(GREEN).round(2).turn(GREEN);
    t.end_turn(GREEN);
    assert_eq!(t.open().track[1], [Some(GREEN), None, None, None]);
    t.end_turn(BLUE);
    assert_eq!(t.open().track[1], [Some(GREEN), Some(BLUE), None, None]);
}

/// MA-DEL-02, MA-EX-03, MA-EX-04: two products of any mix, and not three.
#[test]
fn ma_del_02_none_one_or_two_products_are_delivered() {
    let mut t = ended(scene(Variant::Coop, 2), 2, 1);
    t.play(BLUE, "done");
    assert_eq!((t.asked(), t.has(BLUE, Food)), (Some(RED), 2));
    let mut t = ended(scene(Variant::Coop, 2), 2, 1);
    t.plays(BLUE, &["deliver food q1", "done"]);
    assert_eq!((t.asked(), t.has(BLUE, Food)), (Some(RED), 1));
    let mut t = ended(scene(Variant::Coop, 2), 2, 1);
    t.plays(BLUE, &["deliver food q1", "deliver medicine q1"]);
    assert_eq!((t.asked(), t.has(BLUE, Food), t.has(BLUE, Medicine)), (Some(RED), 1, 0));
    assert_eq!(t.refusal(RED, "deliver food q1").rule, "MA-TURN-04", "no third one");
    let mut t = ended(scene(Variant::Coop, 2), 0, 3);
    t.plays(BLUE, &["deliver medicine q1", "deliver medicine q1"]);
    assert_eq!(t.demand(Q1), [1, 0, 2]);
}

#[test]
fn ma_del_03_a_food_removes_a_hunger_token() {
    let mut t = ended(scene(Variant::Coop, 2), 1, 0);
    assert_eq!(t.legal(BLUE), ["deliver food q1", "deliver food q2", "done"]);
    t.play(BLUE, "deliver food q2");
    assert_eq!((t.demand(Q1), t.demand(Q2)), ([1, 2, 2], [0, 1, 2]));
}

#[test]
fn ma_del_04_a_medicine_removes_a_disease_token() {
    let mut t = ended(scene(Variant::Coop, 2), 0, 1);
    t.play(BLUE, "deliver medicine q2");
    assert_eq!((t.demand(Q1), t.demand(Q2)), ([1, 2, 2], [0, 0, 3]));
}

#[test]
fn ma_del_05_in_a_shared_colony_each_product_goes_to_any_quarter() {
    for variant in [Variant::Coop, Variant::Semi] {
        let mut t = ended(scene(variant, 2), 2, 0);
        t.plays(BLUE, &["deliver food q2", "deliver food q1"]);
        assert_eq!((t.demand(Q1), t.demand(Q2)), ([1, 2, 1], [0, 1, 2]));
    }
}

#[test]
fn ma_del_06_in_com_only_to_the_own_quarter() {
    let t = ended(scene(Variant::Com, 2), 2, 1);
    assert_eq!(t.legal(BLUE), ["deliver food q1", "deliver medicine q1", "done"]);
    assert_eq!(t.refusal(BLUE, "deliver food q2").rule, "MA-DEL-06");
}

#[test]
fn ma_del_07_not_where_there_is_no_token_of_the_kind() {
    let t = ended(scene(Variant::Coop, 2), 2, 1);
    assert_eq!(t.refusal(BLUE, "deliver food q3").rule, "MA-DEL-07");
    let mut t = scene(Variant::Coop, 2).demand(Q1, 1, 0, 1).have(BLUE, Medicine, 2).turn(BLUE);
    t.play(BLUE, "end");
    assert_eq!(t.asked(), Some(RED), "medicine is of no use against hunger");
}

/// MA-DEL-08, MA-EX-03.
#[test]
fn ma_del_08_food_gives_two_and_medicine_three_reputation() {
    let gain = |steps: &[&str]| {
        let mut t = ended(scene(Variant::Semi, 2), 2, 2);
        t.plays(BLUE, steps);
        t.has(BLUE, Reputation) - 2
    };
    assert_eq!(gain(&["deliver food q1"]), 2);
    assert_eq!(gain(&["deliver medicine q1"]), 3);
    assert_eq!(gain(&["deliver food q1", "deliver medicine q1"]), 5);
}

#[test]
fn ma_del_09_oxygen_is_never_delivered() {
    assert!("deliver oxygen q1".parse::<Action>().is_err());
    let mut t = ended(scene(Variant::Coop, 2), 2, 2);
    t.plays(BLUE, &["deliver food q1", "deliver medicine q1"]);
    assert_eq!(t.demand(Q1), [1, 1, 1]);
    let mut t = scene(Variant::Coop, 2).expert(BLUE, Expert::Engineer).turn(BLUE);
    t.plays(BLUE, &["place moxie 1", "oxygen q1", "expert engineer"]);
    assert_eq!(t.open().demand, [[0; 3]; 4], "MOXIE and the Engineer remove it");
}

#[test]
fn ma_del_10_the_limit_of_two_is_a_turns() {
    let mut t = scene(Variant::Coop, 3).no_demand().demand(Q4, 0, 0, 9).have(BLUE, Food, 9).turn(BLUE);
    for colour in [BLUE, RED, GREEN] {
        t.plays(colour, &["end", "deliver food q4", "deliver food q4"]);
    }
    assert_eq!((t.demand(Q4), t.has(BLUE, Food), t.open().round), ([0, 0, 3], 3, 2));
    t.plays(RED, &["end", "deliver food q4", "deliver food q4"]);
    assert_eq!(t.demand(Q4), [0, 0, 1], "and the next turn has two again");
}

#[test]
fn ma_del_11_as_many_fields_of_a_round_are_used_as_there_are_seats() {
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    calm(&mut t, at(1, 2));
    assert_eq!(t.open().track[0], [Some(BLUE), Some(RED), None, None]);
    calm(&mut t, at(1, 3));
    assert_eq!(t.open().track[1], [Some(RED), Some(BLUE), None, None]);
    let mut t = scene(Variant::Semi, 4).turn(BLUE);
    calm(&mut t, at(1, 2));
    assert_eq!(t.open().track[0], [Some(BLUE), Some(RED), Some(GREEN), Some(YELLOW)]);
    assert_eq!(t.open().track.len(), 4);
}
