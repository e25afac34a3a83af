//! MA-RUL-17 to MA-RUL-34: turns, fields, excavation.

use crate::prelude::*;

#[test]
fn ma_rul_17_a_turn_may_end_early() {
    let mut table = scene(Variant::Semi, 2).demand(Q1, 0, 0, 1).stock(BLUE, &[(Food, 1)]).turn(BLUE);
    table.play(BLUE, "end");
    assert_eq!(table.time(), 0, "what is left is lost");
    assert_eq!(table.open().track[0][0], Some(BLUE));
    table.play(BLUE, "deliver food q1");
    assert_eq!(table.demand(Q1), [0, 0, 0]);
    table.end_turn(RED);
    table.end_turn(RED);
    assert_eq!((table.asked(), table.time()), (Some(BLUE), 3));
}

#[test]
fn ma_rul_18_any_open_field_may_be_chosen() {
    let greenhouses = || rich(scene(Variant::Coop, 2), BLUE).marker(RED, Greenhouses, 3);
    let table = greenhouses().turn(BLUE);
    assert_eq!(table.refusal(BLUE, "place greenhouses 3").rule, "MA-FIELD-02");
    for (place, left) in [("place greenhouses 1", 3), ("place greenhouses 2", 2)] {
        let mut table = greenhouses().turn(BLUE);
        table.play(BLUE, place);
        assert_eq!(table.time(), left);
    }
}

#[test]
fn ma_rul_19_the_surcharge_is_paid_for_each_action_or_once_a_placement() {
    let two = |scene: Scene| {
        let mut table = rich(scene, BLUE).turn_with(BLUE, 4);
        table.plays(BLUE, &["place greenhouses 2", "crop crop_tubers", "harvest"]);
        table.time()
    };
    let base = || scene(Variant::Coop, 2);
    assert_eq!(two(base()), 0, "1 + 1, 1 + 1");
    assert_eq!(two(base().with_options(|options| options.surcharge = Surcharge::Placement)), 1, "1 + 1 + 1");
    assert_eq!(two(base().prototype()), 1, "the prototype speaks of the placement");

    let mut table = rich(scene(Variant::Coop, 2), BLUE)
        .built(Laboratory)
        .assistant(BLUE, Assistant::Scientist)
        .assistant(BLUE, Assistant::Scientist)
        .turn(BLUE);
    table.plays(BLUE, &["place laboratory 2", "corporation long_arm"]);
    assert_eq!(table.time(), 1, "the minimum of 1, then the surcharge");
}

#[test]
fn ma_rul_20_a_building_may_be_left_and_taken_up_again() {
    let lander = || {
        rich(scene(Variant::Coop, 2), BLUE)
            .show_research(&[Research::QuickRegolith])
            .demand(Q1, 1, 0, 0)
            .turn_with(BLUE, 4)
    };
    let mut table = lander();
    table.plays(BLUE, &["place lander 1", "supplies 1", "rtg", "place moxie 1", "oxygen q1"]);
    table.play(BLUE, "research res_quick_regolith");
    assert_eq!(table.time(), 1);
    let mut table = lander();
    table.plays(BLUE, &["place lander 1", "supplies 1", "rest"]);
    assert_eq!(table.refusal(BLUE, "research res_quick_regolith").rule, "MA-FIELD-01");
}

#[test]
fn ma_rul_21_a_field_may_be_upgraded_under_a_marker() {
    let mut table = rich(scene(Variant::Coop, 2), BLUE).turn_with(BLUE, 5);
    table.plays(BLUE, &["place greenhouses 2", "harvest"]);
    assert_eq!(table.time(), 3);
    table.plays(BLUE, &["place construction 1", "upgrade greenhouses 2"]);
    assert_eq!(table.time(), 2, "no time comes back");
    assert!(table.open().markers[0].contains(Greenhouses.field(2)), "the marker stays");
    assert!(!table.open().development.contains(Greenhouses.field(2)));
}

#[test]
fn ma_rul_22_recreation_and_recovery_may_be_repeated() {
    let mut table = scene(Variant::Coop, 2).demand(Q1, 2, 0, 0).turn_with(BLUE, 4);
    table.plays(BLUE, &["place moxie 1", "oxygen q1", "rest", "place moxie 1", "oxygen q1", "rest"]);
    assert_eq!((table.time(), table.open().pool[0]), (0, 3));

    let mut table = scene(Variant::Coop, 2)
        .confined(BLUE, Zone::Infirmary, Q1)
        .confined(BLUE, Zone::Infirmary, Q2)
        .turn(BLUE);
    table.plays(BLUE, &["recover infirmary q1", "recover infirmary q2"]);
    assert_eq!((table.time(), table.open().pool[0]), (1, 3));

    let mut table = scene(Variant::Coop, 2)
        .confined(BLUE, Zone::Apartments, Q1)
        .confined(BLUE, Zone::Apartments, Q1)
        .have(BLUE, Credits, 5)
        .turn(BLUE);
    table.plays(BLUE, &["recover apartments q1", "recover apartments q1"]);
    assert_eq!((table.has(BLUE, Credits), table.time(), table.open().pool[0]), (1, 3, 3));
}

#[test]
fn ma_rul_23_several_oxygen_tokens_in_a_quarter_kill_once() {
    let table = scene(Variant::Coop, 2).no_demand().demand(Q1, 3, 0, 0).quarters();
    assert_eq!(table.open().dead[..2], [1, 1]);
    let table = scene(Variant::Semi, 2).no_demand().demand(Q1, 3, 0, 0).demand(Q2, 2, 0, 0).quarters();
    assert_eq!(table.open().dead[..2], [2, 2], "but each quarter by itself");
}

#[test]
fn ma_rul_24_the_last_cycle_is_settled_like_the_others() {
    let table = scene(Variant::Com, 2)
        .cycle(5)
        .no_demand()
        .demand(Q1, 1, 0, 0)
        .demand(Q2, 0, 1, 1)
        .stock(BLUE, &[])
        .stock(RED, &[])
        .quarters();
    assert_eq!(table.open().ended, Some(Ending::Counted));
    assert_eq!(table.score(BLUE), 2 - 3 - 3, "the token and the death");
    assert_eq!(table.score(RED), 2 - 6);
    assert_eq!(table.open().pool[1], 1, "red's markers went into the quarter");
    assert_eq!((table.demand(Q1), table.demand(Q2)), ([1, 0, 0], [0, 1, 1]), "the tokens stay");
}

#[test]
fn ma_rul_25_simultaneous_choices_go_round_from_the_first_player() {
    let mut table = scene(Variant::Semi, 3)
        .cycle(3)
        .first(GREEN)
        .have(GREEN, Credits, 2)
        .only_event(EventCard::Discontent);
    assert_eq!(table.asked(), Some(GREEN));
    table.play(GREEN, "choose 1");
    assert_eq!((table.asked(), table.has(GREEN, Credits)), (Some(BLUE), 0), "blue sees what green chose");
    table.play(BLUE, "choose 2");
    assert_eq!(table.asked(), Some(RED));
}

#[test]
fn ma_rul_26_what_lies_in_the_event_stacks() {
    let stacks = |scenario| {
        let options = Options { scenario: Aim::of(scenario), ..Options::new(Variant::Coop, 2) };
        Martians::new(&options, 3).unwrap().hidden.stacks
    };
    for (scenario, all, own) in [
        (Scenario::NewSchedule, 2, 0),
        (Scenario::UndergroundColony, 2, 0),
        (Scenario::Refugees, 3, 1),
        (Scenario::FaceOfMars, 3, 1),
        (Scenario::MarsOne, 4, 2),
    ] {
        for stack in stacks(scenario) {
            assert_eq!(stack.len(), all, "{}", scenario.id());
            let mine = stack.iter().filter(|card| ["rf", "fm", "m1"].contains(&&card.id()[..2]));
            assert_eq!(mine.count(), own, "{}", scenario.id());
        }
    }
    let mut table = scene(Variant::Semi, 2)
        .stack(1, &[EventCard::SolarFlare1, EventCard::Valves])
        .stack(2, &[EventCard::SolarFlare2, EventCard::HydraulicFailure])
        .turn(BLUE);
    idle_to(&mut table, 3, 1);
    let of_the_first = |card: &&EventCard| [EventCard::SolarFlare1, EventCard::Valves].contains(card);
    assert_eq!(table.open().events.iter().filter(of_the_first).count(), 1, "the other is never revealed");
    assert_eq!(table.open().events.len(), 4, "one, two and now the first of cycle 3");
}

#[test]
fn ma_rul_27_the_fifth_cycle_has_weather_and_production_but_no_events() {
    let mut table = scene(Variant::Com, 2).no_demand().installation(BLUE, Installation::Wind, 1).supply(5);
    let mut told = table.told();
    while table.asked().is_some() {
        idle(&mut table);
        told.extend(table.told());
    }
    let count = |of: fn(&Event) -> bool| told.iter().filter(|event| of(event)).count();
    assert_eq!(count(|event| matches!(event, Event::Revealed { .. })), 0);
    assert_eq!(count(|event| matches!(event, Event::Turned { .. })), 2);
    assert_eq!(count(|event| matches!(event, Event::Produced { .. })), 2);
}

#[test]
fn ma_rul_28_a_solar_flare_gives_the_markers_to_their_owners() {
    let table = scene(Variant::Semi, 2)
        .marker(BLUE, Moxie, 1)
        .marker(BLUE, Lander, 1)
        .marker(RED, Lander, 2)
        .round(3)
        .only_event(EventCard::SolarFlare1);
    assert_eq!(table.open().pool[..2], [3, 3]);
    assert!(table.open().occupied().is_empty());
}

#[test]
fn ma_rul_29_an_unbuilt_building_may_be_upgraded() {
    let mut table = rich(scene(Variant::Coop, 2), BLUE).turn(BLUE);
    assert!(table.open().construction.contains(Hospital));
    table.plays(BLUE, &["place construction 1", "upgrade hospital 2"]);
    assert!(!table.open().development.contains(Hospital.field(2)));
    assert!(table.open().construction.contains(Hospital));
}

#[test]
fn ma_rul_30_limit_and_token_both_bound_the_excavation() {
    let at = |scene: Scene, dig| {
        let mut table = scene.dig(0, -3, dig).turn(BLUE);
        table.plays(BLUE, &["place excavation 1", "take h01"]);
        table
    };
    let quake = |earthquake| {
        scene(Variant::Coop, 2)
            .with_options(|options| options.earthquake = earthquake)
            .weather(Weather::Earthquake)
    };
    for earthquake in Earthquake::ALL {
        assert_eq!(at(quake(*earthquake), Dig::R2i0).refusal(BLUE, "crystals 2 0").rule, "MA-EXC-26");
        assert!(at(quake(*earthquake), Dig::R2i0).allows(BLUE, "crystals 1 0"));
    }
    let table = at(quake(Earthquake::Result), Dig::R1i0);
    assert_eq!(table.refusal(BLUE, "crystals 1 0").rule, "MA-EXC-26", "1 less than the token shows");
    assert_eq!(table.legal(BLUE), ["crystals 0 0"]);
    assert!(
        at(quake(Earthquake::Limit), Dig::R1i0).allows(BLUE, "crystals 1 0"),
        "it lowers the limit alone"
    );
    let table = at(scene(Variant::Coop, 2).assistant(BLUE, Assistant::Geologist), Dig::R1i0);
    assert_eq!(table.refusal(BLUE, "crystals 2 0").rule, "MA-EXC-07");
    assert!(table.allows(BLUE, "crystals 0 0"), "fewer, also none");
    let table = at(scene(Variant::Coop, 2), Dig::R2i1);
    assert_eq!(table.refusal(BLUE, "crystals 2 1").rule, "MA-EXC-06");
    assert!(table.allows(BLUE, "crystals 1 1"));
}

#[test]
fn ma_rul_31_the_machine_moves_one_step() {
    let tokens = [(1, 0), (2, 0), (3, 0), (0, 1)];
    let mut table = scene(Variant::Coop, 2).machine(0, 0).only_tokens(&tokens, &[]).turn(BLUE);
    assert_eq!(ways(&table), [(0, 1), (1, 0)]);
    table.play(BLUE, "place excavation 1");
    assert!(!table.allows(BLUE, "drive h27"), "(2, 0) is two steps away");
    table.play(BLUE, "drive h23");
    assert_eq!(table.open().machine.coordinates(), (1, 0));
}

#[test]
fn ma_rul_32_distances_are_counted_over_hexes() {
    let far = |a: (i8, i8), b: (i8, i8)| distance(Hex::at(a.0, a.1).unwrap(), Hex::at(b.0, b.1).unwrap());
    assert_eq!(far((0, 0), (0, 0)), 0);
    assert_eq!(far((0, 0), (1, -1)), 1);
    assert_eq!(far((0, 0), (1, 1)), 2);
    assert_eq!(far((-3, 0), (3, 0)), 6);
    assert_eq!(far((-1, -2), (1, 1)), 5);
    let around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
    let at = |down: &[(i8, i8)]| {
        ways(&scene(Variant::Coop, 2).machine(0, 0).only_tokens(&around, down).turn(BLUE))
    };
    assert_eq!(at(&[(2, 1)]), [(-1, 1), (0, 1), (1, -1), (1, 0)], "two keep the distance of 3, two lower it");
    assert_eq!(at(&[]).len(), 6, "no face-down token: any neighbour");
}

#[test]
fn ma_rul_33_gaps_in_the_excavation_area() {
    let area = |up: &[(i8, i8)], down: &[(i8, i8)]| {
        scene(Variant::Coop, 2).machine(0, 0).only_tokens(up, down).turn(BLUE)
    };
    // (a), (b): the machine stands on an empty hex, moves first and takes after.
    let mut table = area(&[(1, 0), (1, 1)], &[]);
    table.play(BLUE, "place excavation 1");
    assert_eq!(table.refusal(BLUE, "take h19").rule, "MA-EXC-04");
    table.plays(BLUE, &["drive h23", "take h23", "crystals 1 1"]);
    assert!(table.allows(BLUE, "end"), "standing on a hex that is empty now");

    // (c): the nearest of those that are not farther from the face-down token; the player chooses among equals.
    assert_eq!(ways(&area(&[(2, 0), (0, 2), (-2, 0)], &[(0, 3)])), [(0, 2), (2, 0)]);
    assert_eq!(ways(&area(&[(3, 0), (-2, 0)], &[(0, 3)])), [(0, 3), (3, 0)], "(-2, 0) lies too far off");

    // (e): the last token lies under the machine.
    let mut table = area(&[(0, 0)], &[]);
    table.plays(BLUE, &["place excavation 1", "take h19", "crystals 1 0"]);
    assert_eq!(table.open().machine.coordinates(), (0, 0));
    assert!(table.allows(BLUE, "end"), "no move is asked");

    // (f): nothing is left.
    assert_eq!(area(&[], &[]).refusal(BLUE, "place excavation 1").rule, "MA-EXC-16");
}

#[test]
fn ma_rul_34_face_down_tokens_are_turned_up_before_anything_is_taken() {
    let mut table = scene(Variant::Coop, 2).tech(BLUE, CorpTech::LongArm).turn(BLUE);
    table.play(BLUE, "place excavation 1");
    assert_eq!(table.legal_of(BLUE, "take"), ["take h01", "take h02", "take h03"], "face up only");
    assert_eq!(table.refusal(BLUE, "take h05").rule, "MA-EXC-04");
    table.play(BLUE, "drive h05");
    assert!(table.open().up.contains(Hex::at(0, -2).unwrap()), "the machine turned its own token up");
    assert!(table.allows(BLUE, "take h05") && table.allows(BLUE, "take h12"));
}
