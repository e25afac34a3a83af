//! The frame of the work phase: rounds, order, the first player marker.

use crate::prelude::*;

#[test]
fn ma_work_01_everybody_takes_exactly_one_turn_in_each_round() {
    let mut t = scene(Variant::Coop, 3).turn(BLUE);
    calm(&mut t, at(2, 1));
    let told = turns_told(&t.told(), (1, 1));
    for round in 1..=3 {
        for colour in [BLUE, RED, GREEN] {
            assert_eq!(told.iter().filter(|turn| **turn == (1, round, colour)).count(), 1);
        }
    }
}

#[test]
fn ma_work_02_turns_go_clockwise_from_the_first_player() {
    let mut t = scene(Variant::Semi, 4).first(GREEN).turn(GREEN);
    for colour in [GREEN, YELLOW, BLUE, RED] {
        assert_eq!(t.asked(), Some(colour));
        let other = if colour == BLUE { RED } else { BLUE };
        assert_eq!(t.refusal(other, "end").rule, "MA-WORK-02");
        t.end_turn(colour);
    }
    assert_eq!(t.open().round, 2);
}

/// MA-WORK-03: the marker goes left after every round, also the last one of a cycle.
#[test]
fn ma_work_03_the_first_player_marker_goes_left_after_every_round() {
    let mut t = scene(Variant::Coop, 3).turn(BLUE);
    let mut firsts = vec![t.open().first];
    for (cycle, round) in [(1, 2), (1, 3), (2, 1), (2, 2)] {
        calm(&mut t, at(cycle, round));
        firsts.push(t.open().first);
    }
    assert_eq!(firsts, [BLUE, RED, GREEN, BLUE, RED]);
}

/// MA-WORK-04, MA-EX-22.
#[test]
fn ma_work_04_the_marker_carries_over_from_cycle_to_cycle() {
    for mut t in [scene(Variant::Coop, 2).turn(BLUE), scene(Variant::Solo, 1).turn(BLUE)] {
        calm(&mut t, at(1, 3));
        assert_eq!(t.asked(), Some(BLUE));
        calm(&mut t, at(2, 1));
        assert_eq!((t.open().first, t.asked()), (RED, Some(RED)));
        calm(&mut t, at(3, 1));
        assert_eq!(t.open().first, BLUE);
    }
}

#[test]
fn ma_work_05_a_seat_without_a_turn_is_passed_over_but_receives_the_marker() {
    let mut t = scene(Variant::Semi, 3).cycle(2).grave(RED, 1).grave(RED, 2).turn(BLUE);
    t.end_turn(BLUE);
    assert_eq!(t.asked(), Some(GREEN));
    t.end_turn(GREEN);
    assert_eq!((t.open().round, t.open().first, t.asked()), (2, RED, Some(GREEN)));
}

#[test]
fn ma_work_06_a_locked_seat_has_no_turn_in_round_four() {
    let mut t = scene(Variant::Com, 3).cycle(3).unlocked(RED).round(3).turn(BLUE);
    calm(&mut t, |open| open.cycle == 4);
    let fourth: Vec<Colour> =
        turns_told(&t.told(), (3, 3)).iter().filter(|turn| turn.1 == 4).map(|turn| turn.2).collect();
    assert_eq!(fourth, [RED]);
}

/// MA-WORK-07: red lies dead in this round and can do nothing at all, neither in blue's turn nor after it.
#[test]
fn ma_work_07_who_has_no_turn_uses_nothing_in_that_round() {
    let mut t = scene(Variant::Semi, 2)
        .cycle(2)
        .grave(RED, 1)
        .confined(RED, Zone::Apartments, Quarter::Q1)
        .expert(RED, Expert::Engineer)
        .have(RED, Resource::Credits, 9)
        .have(RED, Resource::Food, 2)
        .no_demand()
        .demand(Quarter::Q1, 1, 0, 2)
        .turn(BLUE);
    for step in ["rtg", "expert engineer", "recover apartments q1", "deliver food q1", "end"] {
        assert_eq!(t.refusal(RED, step).rule, "MA-WORK-02", "{step}");
    }
    t.end_turn(BLUE);
    assert_eq!((t.open().round, t.asked()), (2, Some(RED)), "red was not asked in round 1");
    let told = t.told();
    let of_red = told.iter().filter(|event| matches!(event, Event::Turn { colour: RED, .. })).count();
    assert_eq!(of_red, 1, "only the turn of round 2");
    assert_eq!((t.demand(Quarter::Q1), t.has(RED, Resource::Food)), ([1, 0, 2], 2));
}

#[test]
fn ma_work_08_markers_stay_on_the_board_through_rounds_and_cycles() {
    let mut t = scene(Variant::Coop, 2)
        .stack(1, &[EventCard::Visitors])
        .stack(2, &[EventCard::Seeds, EventCard::HydraulicFailure])
        .marker(BLUE, Lander, 1)
        .marker(BLUE, Moxie, 2)
        .confined(BLUE, Zone::Infirmary, Quarter::Q3)
        .turn(BLUE);
    calm(&mut t, at(1, 2));
    assert!(stands(&t, BLUE, Lander, 1));
    calm(&mut t, at(2, 3));
    assert!(stands(&t, BLUE, Lander, 1) && stands(&t, BLUE, Moxie, 2));
    assert_eq!(t.open().confined[0][0], [0, 0, 1, 0]);
    assert_eq!(t.open().pool[0], 0);
}
