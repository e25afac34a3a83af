//! The quarters phase.

use crate::prelude::*;

fn coop() -> Scene {
    scene(Variant::Coop, 2).no_demand()
}

/// Where markers went, in this order.
fn went(t: &mut Table) -> Vec<(Colour, Zone, Quarter)> {
    let told = t.told();
    let went = told.iter().filter_map(|event| match event {
        Event::Confined { colour, zone, quarter } => Some((*colour, *zone, *quarter)),
        _ => None,
    });
    went.collect()
}

const HOSPITAL_BED: Zone = Zone::Infirmary;
const HOME: Zone = Zone::Apartments;

#[test]
fn ma_qrt_01_quarters_are_settled_one_by_one() {
    let s = coop().demand(Q1, 0, 0, 1).demand(Q2, 0, 0, 1).demand(Q3, 0, 0, 1).demand(Q4, 0, 0, 1);
    let mut t = s.quarters();
    let quarters: Vec<Quarter> = went(&mut t).iter().map(|(_, _, quarter)| *quarter).collect();
    assert_eq!(quarters, [Q1, Q1, Q2, Q2, Q3, Q3], "and no marker is left for Q4");
}

#[test]
fn ma_qrt_02_a_colony_without_demand_grows() {
    assert_eq!(coop().quarters().open().birthrate, [1, 0, 0, 0]);
    for demand in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
        let [oxygen, disease, hunger] = demand;
        let t = coop().demand(Q4, oxygen, disease, hunger).quarters();
        assert_eq!(t.open().birthrate, [0; 4], "{demand:?}");
    }
}

#[test]
fn ma_qrt_03_a_shared_colony_grows_by_one_in_all() {
    for variant in [Variant::Coop, Variant::Semi] {
        let t = scene(variant, 4).no_demand().quarters();
        assert_eq!(t.open().birthrate.iter().sum::<u8>(), 1);
        let t = scene(variant, 4).no_demand().demand(Q1, 0, 0, 1).quarters();
        assert_eq!(t.open().birthrate, [0; 4], "three quarters without demand are not enough");
    }
    assert_eq!(scene(Variant::Solo, 1).no_demand().quarters().open().birthrate, [1, 0, 0, 0]);
}

#[test]
fn ma_qrt_04_all_birthrate_tokens_lie_in_the_same_quarter() {
    let mut t = scene(Variant::Semi, 3).turn(BLUE);
    calm(&mut t, |open| open.cycle == 4);
    assert_eq!(t.open().birthrate, [3, 0, 0, 0]);
}

#[test]
fn ma_qrt_05_in_com_each_clean_quarter_grows() {
    let t = scene(Variant::Com, 4).no_demand().demand(Q2, 0, 1, 0).quarters();
    assert_eq!(t.open().birthrate, [1, 0, 1, 1]);
    let t = scene(Variant::Com, 2).no_demand().demand(Q1, 1, 0, 0).quarters();
    assert_eq!(t.open().birthrate, [0, 1, 0, 0], "nobody lives in Q3 and Q4");
}

#[test]
fn ma_qrt_06_growth_is_possible_in_the_first_cycle() {
    let mut t = scene(Variant::Coop, 2).turn(BLUE);
    t.plays(BLUE, &["place moxie 1", "oxygen q1", "rest", "place moxie 1", "oxygen q2"]);
    t.game.hidden.stacks[0] = [EventCard::Valves].into_iter().collect();
    drift(&mut t, |open| open.cycle == 2);
    assert_eq!(t.open().birthrate, [1, 0, 0, 0]);
}

#[test]
fn ma_qrt_07_oxygen_before_disease_before_hunger() {
    let mut t = coop().demand(Q2, 0, 1, 1).quarters();
    assert_eq!(
        went(&mut t),
        [(BLUE, HOSPITAL_BED, Q2), (RED, HOSPITAL_BED, Q2), (BLUE, HOME, Q2), (RED, HOME, Q2)]
    );
}

#[test]
fn ma_qrt_08_a_quarter_without_oxygen_costs_each_seat_a_colonist() {
    let t = coop().demand(Q3, 1, 0, 0).quarters();
    assert_eq!(t.open().dead, [1, 1, 0, 0]);
    assert_eq!((t.open().living(BLUE), t.open().living(RED)), (2, 2));
}

#[test]
fn ma_qrt_09_several_oxygen_tokens_in_a_quarter_cost_one() {
    assert_eq!(coop().demand(Q1, 4, 0, 0).quarters().open().dead, [1, 1, 0, 0]);
}

#[test]
fn ma_qrt_10_two_quarters_without_oxygen_cost_two() {
    let t = coop().demand(Q1, 1, 0, 0).demand(Q4, 1, 0, 0).quarters();
    assert_eq!(t.open().dead, [2, 2, 0, 0]);
}

#[test]
fn ma_qrt_11_all_seats_of_a_shared_colony_both_colours_of_solo_or_the_owner_suffer() {
    let dead = |variant, players| {
        let t = scene(variant, players).no_demand().demand(Q2, 1, 0, 0).quarters();
        t.open().dead
    };
    assert_eq!(dead(Variant::Coop, 3), [1, 1, 1, 0]);
    assert_eq!(dead(Variant::Semi, 4), [1, 1, 1, 1]);
    assert_eq!(dead(Variant::Solo, 1), [1, 1, 0, 0]);
    assert_eq!(dead(Variant::Com, 3), [0, 1, 0, 0]);
    let mut t = scene(Variant::Com, 2).no_demand().demand(Q2, 0, 1, 1).quarters();
    assert_eq!(went(&mut t), [(RED, HOSPITAL_BED, Q2), (RED, HOME, Q2)]);
}

#[test]
fn ma_qrt_12_the_dead_stay_dead() {
    let mut t = scene(Variant::Semi, 2).no_demand().demand(Q1, 1, 0, 0).quarters();
    assert_eq!(t.legal(BLUE), ["lay 1", "lay 2", "lay 3"], "it goes on the track of the next cycle");
    calm(&mut t, |open| open.cycle == 4);
    assert_eq!(t.open().dead, [1, 1, 0, 0]);
    calm(&mut t, never);
    assert_eq!(t.open().dead, [1, 1, 0, 0]);
}

/// MA-QRT-13: which token died is said when it is laid; the locked one is never among them.
#[test]
fn ma_qrt_13_any_unlocked_token_may_die_a_locked_one_cannot() {
    let mut t = scene(Variant::Semi, 2).no_demand().demand(Q1, 1, 0, 0).quarters();
    assert_eq!(t.legal(BLUE), ["lay 1", "lay 2", "lay 3"]);
    t.play(BLUE, "lay 3");
    assert_eq!([1, 2, 3].map(|round| t.game.has_turn(BLUE, round)), [true, true, false]);
    let t = scene(Variant::Semi, 2).dead(BLUE, 3).no_demand().demand(Q1, 1, 0, 0).quarters();
    assert_eq!((t.open().dead[0], t.open().unlocked[0]), (3, false), "only the locked one was left");
    let s = scene(Variant::Semi, 2).unlocked(BLUE).dead(BLUE, 3).no_demand();
    assert_eq!(s.demand(Q1, 1, 0, 0).quarters().open().dead[0], 4);
}

#[test]
fn ma_qrt_14_where_oxygen_is_missing_disease_and_hunger_are_skipped() {
    let mut t = coop().demand(Q1, 1, 1, 1).demand(Q3, 0, 0, 1).quarters();
    assert_eq!(went(&mut t), [(BLUE, HOME, Q3), (RED, HOME, Q3)]);
    assert_eq!(t.open().dead, [1, 1, 0, 0]);
}

#[test]
fn ma_qrt_15_disease_sends_a_marker_of_each_to_the_infirmary() {
    let t = coop().demand(Q2, 0, 1, 0).quarters();
    for colour in [BLUE, RED] {
        assert_eq!(confined(&t, Zone::Infirmary, colour), [0, 1, 0, 0]);
        assert_eq!(confined(&t, Zone::Apartments, colour), [0; 4]);
        assert_eq!(t.open().pool[colour.index()], 2);
    }
}

#[test]
fn ma_qrt_16_hunger_sends_a_marker_of_each_to_the_apartments() {
    let t = coop().demand(Q4, 0, 0, 1).quarters();
    for colour in [BLUE, RED] {
        assert_eq!(confined(&t, Zone::Apartments, colour), [0, 0, 0, 1]);
        assert_eq!(confined(&t, Zone::Infirmary, colour), [0; 4]);
        assert_eq!(t.open().pool[colour.index()], 2);
    }
}

#[test]
fn ma_qrt_17_the_number_of_tokens_does_not_matter() {
    let t = coop().demand(Q1, 0, 5, 8).quarters();
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    assert_eq!(confined(&t, Zone::Apartments, BLUE), [1, 0, 0, 0]);
    assert_eq!(t.open().pool, [1, 1, 0, 0]);
}

#[test]
fn ma_qrt_18_the_marker_comes_from_the_pool_first() {
    let t = coop().marker(BLUE, Moxie, 1).marker(BLUE, Lander, 1).demand(Q1, 0, 1, 0).quarters();
    assert_eq!((t.open().pool[0], t.open().markers[0].len()), (0, 2));
}

#[test]
fn ma_qrt_19_with_an_empty_pool_the_seat_names_a_marker_on_a_field() {
    let s = coop().marker(BLUE, Moxie, 1).marker(BLUE, Lander, 1).marker(BLUE, Excavation, 2);
    let mut t = s.demand(Q1, 0, 1, 0).stack(2, &[EventCard::Leak]).quarters();
    assert_eq!(t.legal(BLUE), ["yield moxie", "yield excavation", "yield lander"]);
    assert_eq!(t.refusal(BLUE, "yield greenhouses").rule, "MA-QRT-19");
    t.play(BLUE, "yield excavation");
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    assert!(t.open().markers[0].of(Excavation).is_empty());
    assert_eq!(t.open().markers[0].len(), 2);
}

/// MA-QRT-20, MA-EX-43.
#[test]
fn ma_qrt_20_a_marker_in_a_quarter_serves_no_second_penalty() {
    let s = coop().confined(BLUE, Zone::Infirmary, Q1).confined(BLUE, Zone::Infirmary, Q2);
    let mut t = s.marker(BLUE, Lander, 1).demand(Q3, 0, 1, 1).quarters();
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 1, 1, 0]);
    assert_eq!(confined(&t, Zone::Apartments, BLUE), [0; 4], "nothing more is suffered");
    assert_eq!(confined(&t, Zone::Apartments, RED), [0, 0, 1, 0]);
    assert_eq!(went(&mut t).len(), 3);
}

#[test]
fn ma_qrt_21_a_marker_stays_in_the_infirmary_until_a_time_unit_is_paid() {
    let mut t = coop().stack(1, &[EventCard::SolarFlare1]).confined(BLUE, Zone::Infirmary, Q2).turn(BLUE);
    calm(&mut t, at(2, 2));
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [0, 1, 0, 0]);
    drift(&mut t, |open| open.turn.colour == BLUE);
    t.play(BLUE, "recover infirmary q2");
    assert_eq!((confined(&t, Zone::Infirmary, BLUE), t.time()), ([0; 4], 2));
}

#[test]
fn ma_qrt_22_a_marker_stays_in_the_apartments_until_two_credits_are_paid() {
    let mut t = coop().stack(1, &[EventCard::SolarFlare1]).confined(BLUE, Zone::Apartments, Q2).turn(BLUE);
    calm(&mut t, at(2, 2));
    assert_eq!(confined(&t, Zone::Apartments, BLUE), [0, 1, 0, 0]);
    drift(&mut t, |open| open.turn.colour == BLUE);
    let credits = t.has(BLUE, Resource::Credits);
    t.play(BLUE, "recover apartments q2");
    assert_eq!((t.has(BLUE, Resource::Credits), t.time()), (credits - 2, 3));
}

#[test]
fn ma_qrt_23_a_quarter_may_hold_several_markers_of_a_seat() {
    let s = scene(Variant::Com, 2).no_demand().confined(BLUE, Zone::Infirmary, Q1);
    let t = s.demand(Q1, 0, 1, 1).quarters();
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [2, 0, 0, 0]);
    assert_eq!(confined(&t, Zone::Apartments, BLUE), [1, 0, 0, 0]);
}

#[test]
fn ma_qrt_24_then_demand_tokens_are_removed_and_birthrate_tokens_stay() {
    let s = scene(Variant::Semi, 2).no_demand().demand(Q3, 0, 3, 4).demand(Q4, 0, 7, 0).birthrate(Q1, 2);
    let t = s.quarters();
    // What lies there now is the supply of cycle 2.
    assert_eq!(t.open().demand, [[1, 1, 1], [1, 1, 1], [0, 0, 1], [0, 0, 1]]);
    assert_eq!(t.open().birthrate, [2, 0, 0, 0]);
}

#[test]
fn ma_qrt_25_in_the_last_cycle_demand_tokens_stay() {
    let t = coop().cycle(4).demand(Q1, 0, 1, 2).demand(Q4, 1, 0, 0).quarters();
    assert_eq!(t.open().demand, [[0, 1, 2], [0; 3], [0; 3], [1, 0, 0]]);
    let com = scene(Variant::Com, 2).no_demand().cycle(5).demand(Q2, 0, 1, 2).quarters();
    assert_eq!(com.open().demand[1], [0, 1, 2]);
}

#[test]
fn ma_qrt_26_the_last_cycle_is_settled_as_usual() {
    let t = coop().cycle(4).demand(Q1, 0, 1, 0).demand(Q2, 0, 0, 2).demand(Q4, 1, 0, 0).quarters();
    assert!(t.open().ended.is_some());
    assert_eq!(t.open().dead, [1, 1, 0, 0]);
    assert_eq!(confined(&t, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    assert_eq!(confined(&t, Zone::Apartments, RED), [0, 1, 0, 0]);
    assert_eq!(coop().cycle(4).quarters().open().birthrate, [1, 0, 0, 0]);
}

#[test]
fn ma_qrt_27_the_cycle_marker_moves_on_and_leaves_the_board_before_cycle_five() {
    let s = scene(Variant::Com, 2).no_demand().cycle(2).stack(3, &[EventCard::SolarFlare3]);
    let t = s.quarters();
    assert_eq!((t.open().cycle, t.open().events.to_vec()), (3, vec![EventCard::SolarFlare3]));
    let t = scene(Variant::Com, 2).no_demand().cycle(4).flow(Stage::Quarters);
    assert_eq!((t.open().cycle, t.open().events.len()), (5, 0));
}

#[test]
fn ma_qrt_28_seats_choose_in_turn_order_from_the_first_player() {
    let mut s = scene(Variant::Coop, 3).no_demand().first(GREEN);
    for (colour, field) in [(BLUE, 1), (RED, 2), (GREEN, 3)] {
        s = s.marker(colour, Moxie, field).marker(colour, Lander, field).marker(colour, Excavation, field);
    }
    let mut t = s.demand(Q1, 0, 1, 0).quarters();
    for colour in [GREEN, BLUE, RED] {
        assert_eq!(t.asked(), Some(colour));
        t.play(colour, "yield moxie");
    }
    assert_eq!(t.open().cycle, 2);
}

#[test]
fn ma_qrt_29_who_has_no_living_colonist_suffers_no_further_death_and_no_other_penalty_there() {
    let s = scene(Variant::Semi, 2).dead(BLUE, 3).no_demand().demand(Q1, 1, 1, 1);
    let mut t = s.quarters();
    assert_eq!(t.open().dead, [3, 1, 0, 0]);
    assert_eq!(went(&mut t), [], "disease and hunger are skipped");
}

#[test]
fn ma_qrt_30_a_colony_without_living_colonists_plays_on() {
    for (variant, players) in [(Variant::Coop, 2), (Variant::Semi, 2), (Variant::Solo, 1)] {
        let last = |birthrate| {
            let s = scene(variant, players).cycle(2).dead(BLUE, 2).dead(RED, 2).no_demand();
            let s = s.demand(Q1, 1, 0, 0).demand(Q2, 0, 1, 1).birthrate(Q1, birthrate);
            s.stack(3, &[EventCard::SolarFlare3]).stack(4, &[EventCard::SolarFlare4]).quarters()
        };
        let mut t = last(3);
        assert_eq!((t.open().cycle, t.open().ended), (3, None), "the fourth colonist is unlocked");
        assert!(went(&mut t).len() >= 2, "Q2 is settled as usual");
        let t = last(0);
        assert_eq!((t.open().cycle, t.open().ended), (4, Some(Ending::Counted)), "no turn is left");
    }
}
