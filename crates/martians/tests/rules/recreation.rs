//! Recreation and recovery of markers.

use crate::prelude::*;

#[test]
fn ma_rec_01_recreation_takes_any_number_of_own_markers_back_for_one_time_unit() {
    let out = || {
        let s = scene(Variant::Coop, 2).marker(BLUE, Moxie, 1).marker(BLUE, Lander, 1);
        s.marker(BLUE, Excavation, 1).marker(RED, Lander, 2).turn(BLUE)
    };
    let mut t = out();
    t.play(BLUE, "rest");
    assert_eq!(t.legal(BLUE), ["recall moxie", "recall excavation", "recall lander"]);
    assert_eq!(t.refusal(BLUE, "done").rule, "MA-REC-01");
    t.plays(BLUE, &["recall lander", "done"]);
    assert_eq!((t.time(), t.open().pool[0]), (2, 1));
    assert!(stands(&t, BLUE, Moxie, 1) && stands(&t, RED, Lander, 2));
    let mut t = out();
    t.plays(BLUE, &["rest", "recall lander", "recall moxie", "recall excavation"]);
    assert_eq!((t.time(), t.open().pool), (2, [3, 2, 0, 0]));
    let t = scene(Variant::Coop, 2).marker(BLUE, Moxie, 1).turn_with(BLUE, 0);
    assert_eq!(t.refusal(BLUE, "rest").rule, "MA-GEN-06");
}

#[test]
fn ma_rec_02_recreation_needs_no_placement() {
    let s = scene(Variant::Coop, 2).marker(BLUE, Moxie, 1).confined(BLUE, Zone::Infirmary, Quarter::Q1);
    let mut t = s.confined(BLUE, Zone::Infirmary, Quarter::Q1).turn(BLUE);
    assert_eq!(t.open().pool[0], 0);
    t.play(BLUE, "rest");
    assert_eq!((t.open().pool[0], t.open().markers[0].len()), (1, 0));
}

#[test]
fn ma_rec_03_recreation_takes_no_marker_from_a_quarter() {
    let ill = || {
        let s = scene(Variant::Coop, 2).confined(BLUE, Zone::Infirmary, Quarter::Q1);
        s.confined(BLUE, Zone::Apartments, Quarter::Q2)
    };
    assert_eq!(ill().turn(BLUE).refusal(BLUE, "rest").rule, "MA-REC-01");
    let mut t = ill().marker(BLUE, Moxie, 1).turn(BLUE);
    t.play(BLUE, "rest");
    assert_eq!(t.open().pool[0], 1);
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    assert_eq!(confined(&t, Zone::Apartments, BLUE), [0, 1, 0, 0]);
}

#[test]
fn ma_rec_04_recreation_may_be_taken_several_times() {
    let mut t = scene(Variant::Coop, 2).marker(BLUE, Moxie, 1).turn(BLUE);
    t.plays(BLUE, &["rest", "place moxie 1", "oxygen q1", "rest"]);
    assert_eq!((t.time(), t.open().pool[0]), (0, 3));
}

/// MA-REC-05, MA-EX-18.
#[test]
fn ma_rec_05_a_marker_taken_back_may_be_placed_again_in_the_same_turn() {
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    t.plays(BLUE, &["place moxie 1", "oxygen q1", "rest", "place moxie 1", "oxygen q2"]);
    assert_eq!((t.time(), t.open().demand), (0, [[0; 3]; 4]));
}

#[test]
fn ma_rec_06_a_marker_leaves_the_infirmary_for_one_time_unit() {
    let ill = || scene(Variant::Coop, 2).confined(BLUE, Zone::Infirmary, Quarter::Q3);
    let mut t = ill().turn(BLUE);
    t.play(BLUE, "recover infirmary q3");
    assert_eq!((t.time(), t.open().pool[0]), (2, 3));
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [0; 4]);
    assert_eq!(ill().turn_with(BLUE, 0).refusal(BLUE, "recover infirmary q3").rule, "MA-GEN-06");
    assert!(!ill().turn(RED).allows(RED, "recover infirmary q3"), "only the own markers");
}

#[test]
fn ma_rec_07_a_marker_leaves_the_apartments_for_two_credits() {
    let hungry = |credits| {
        let s = scene(Variant::Semi, 2).confined(BLUE, Zone::Apartments, Quarter::Q2);
        s.have(BLUE, Credits, credits).turn_with(BLUE, 0)
    };
    let mut t = hungry(2);
    t.play(BLUE, "recover apartments q2");
    assert_eq!((t.has(BLUE, Credits), t.open().pool[0], t.time()), (0, 3, 0));
    assert_eq!(hungry(1).refusal(BLUE, "recover apartments q2").rule, "MA-GEN-06");
}

#[test]
fn ma_rec_08_each_marker_is_paid_for_separately() {
    let two = |zone| {
        let s = scene(Variant::Semi, 2).confined(BLUE, zone, Quarter::Q1).confined(BLUE, zone, Quarter::Q1);
        s.have(BLUE, Credits, 4).turn(BLUE)
    };
    let mut t = two(Zone::Infirmary);
    t.play(BLUE, "recover infirmary q1");
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    t.play(BLUE, "recover infirmary q1");
    assert_eq!((t.time(), t.open().pool[0]), (1, 3));
    let mut t = two(Zone::Apartments);
    t.play(BLUE, "recover apartments q1");
    assert_eq!((t.has(BLUE, Credits), t.open().pool[0]), (2, 2));
    t.play(BLUE, "recover apartments q1");
    assert_eq!((t.has(BLUE, Credits), t.time()), (0, 3));
}

/// MA-REC-09, MA-EX-58.
#[test]
fn ma_rec_09_recovery_needs_no_marker_and_is_repeated_as_often_as_it_can_be_paid() {
    let mut s = scene(Variant::Coop, 2).have(BLUE, Credits, 9);
    for quarter in [Quarter::Q1, Quarter::Q2, Quarter::Q4] {
        s = s.confined(BLUE, Zone::Infirmary, quarter);
    }
    let mut t = s.turn(BLUE);
    t.plays(BLUE, &["recover infirmary q1", "recover infirmary q2", "recover infirmary q4"]);
    assert_eq!((t.time(), t.open().pool[0]), (0, 3));
    let s = scene(Variant::Coop, 2).marker(BLUE, Moxie, 1).confined(BLUE, Zone::Infirmary, Quarter::Q1);
    let t = s.marker(BLUE, Lander, 1).turn_with(BLUE, 1);
    assert!(t.allows(BLUE, "rest") && t.allows(BLUE, "recover infirmary q1"));
    assert_eq!(t.refusal(BLUE, "place excavation 1").rule, "MA-FIELD-01");
}
