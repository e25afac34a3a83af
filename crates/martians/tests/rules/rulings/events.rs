//! MA-RUL-50 to MA-RUL-54, 57 to 60 and 66: events, quarters, what is asked.

use crate::prelude::*;

#[test]
fn ma_rul_50_growth_at_the_very_end_unlocks_nothing() {
    let table = scene(Variant::Coop, 2).cycle(4).no_demand().birthrate(Q1, 2).quarters();
    assert_eq!(table.open().ended, Some(Ending::Counted));
    assert_eq!((table.open().birthrate[0], table.open().unlocked[..2].to_vec()), (3, vec![false, false]));
    let table = scene(Variant::Coop, 2).cycle(3).no_demand().birthrate(Q1, 2).quarters();
    assert_eq!(table.open().unlocked[..2], [true, true], "the supply phase of cycle 4 unlocks");
}

#[test]
fn ma_rul_51_quarters_are_claimed_from_the_first_player_on() {
    let options = Options { first_player: 2, ..Options::new(Variant::Com, 3) };
    let mut game = Martians::new(&options, 7).unwrap();
    let mut log = table::Log::off();
    for (seat, quarter, refused) in [(1, "q3", None), (2, "q1", Some("q3")), (0, "q4", Some("q1"))] {
        assert_eq!(game.turn(), Some(Seat(seat)));
        if let Some(taken) = refused {
            let refusal = game.check(Seat(seat), format!("claim {taken}").parse().unwrap()).unwrap_err();
            assert_eq!(refusal.rule, "MA-RUL-51");
        }
        game.play(Seat(seat), format!("claim {quarter}").parse().unwrap(), &mut log).unwrap();
    }
    assert_eq!(game.open.claimed[..3], [Some(Q4), Some(Q3), Some(Q1)]);
    assert_eq!(game.open.demand, [[1, 0, 0], [0, 0, 0], [1, 0, 0], [1, 0, 0]]);
}

#[test]
fn ma_rul_52_all_four_quarters_are_settled_with_two_players() {
    let table = scene(Variant::Coop, 2).no_demand().demand(Q3, 0, 0, 1).demand(Q4, 0, 0, 1).quarters();
    for colour in [BLUE, RED] {
        assert_eq!(confined(&table, Zone::Apartments, colour), [0, 0, 1, 1]);
    }
}

#[test]
fn ma_rul_53_four_colonists_and_a_death_make_three_turns() {
    let mut table = scene(Variant::Coop, 2).no_demand().unlocked(BLUE).unlocked(RED).dead(BLUE, 1).supply(2);
    table.play(BLUE, "lay 2");
    let has: Vec<_> = (1..=4).map(|round| table.game.has_turn(BLUE, round)).collect();
    assert_eq!(has, [true, false, true, true]);
    assert_eq!(turns(&table, RED), 4);
}

#[test]
fn ma_rul_54_a_seat_meets_as_much_of_an_event_as_it_can() {
    let mut table = scene(Variant::Semi, 2)
        .stock(BLUE, &[(Credits, 1)])
        .have(BLUE, Reputation, 0)
        .cycle(3)
        .only_event(EventCard::Discontent);
    table.play(BLUE, "choose 1");
    assert_eq!((table.has(BLUE, Credits), table.asked()), (0, Some(RED)));
    let table = scene(Variant::Semi, 2)
        .stock(BLUE, &[(Energy, 3)])
        .stock(RED, &[])
        .cycle(2)
        .only_event(EventCard::Leak);
    assert_eq!(table.has(BLUE, Energy), 2, "no water: 1 energy");
    assert_eq!(table.has(RED, Energy), 0, "neither: nothing");
}

#[test]
fn ma_rul_57_an_option_counts_as_met_if_all_of_it_is_there() {
    let quarantine = |scene: Scene| scene.cycle(3).only_event(EventCard::Quarantine).legal(BLUE);
    let semi = || scene(Variant::Semi, 2);
    assert_eq!(quarantine(semi()), ["choose 2"], "no medicine, but a marker");
    assert_eq!(quarantine(semi().have(BLUE, Medicine, 1)), ["choose 1", "choose 2"]);
    let jailed = |zone| semi().confined(BLUE, zone, Q1).confined(BLUE, zone, Q1).confined(BLUE, zone, Q1);
    assert_eq!(quarantine(jailed(Zone::Infirmary).have(BLUE, Medicine, 1)), ["choose 1"]);
    assert_eq!(quarantine(jailed(Zone::Infirmary)), ["choose 1", "choose 2"], "none can be met");
    let on_a_field = semi()
        .confined(BLUE, Zone::Infirmary, Q1)
        .confined(BLUE, Zone::Infirmary, Q1)
        .marker(BLUE, Lander, 1);
    assert_eq!(quarantine(on_a_field), ["choose 2"], "a marker on an action field will do");
}

#[test]
fn ma_rul_58_the_first_player_decides_for_the_group() {
    let mut table = scene(Variant::Coop, 3)
        .first(RED)
        .have(BLUE, Supplies, 1)
        .round(3)
        .only_event(EventCard::FaultyEquipment);
    assert_eq!((table.asked(), table.has(BLUE, Supplies)), (Some(RED), 0));
    assert_eq!(table.legal(RED), ["bear blue", "bear red", "bear green"]);
    table.play(RED, "bear green");
    assert_eq!(table.refusal(RED, "bear green").rule, "MA-RUL-58", "each seat at most once");
    table.play(RED, "bear blue");
    assert_eq!((table.asked(), table.time()), (Some(RED), 3));
    table.end_turn(RED);
    assert_eq!((table.asked(), table.time()), (Some(GREEN), 2));
    table.end_turn(GREEN);
    assert_eq!((table.asked(), table.time()), (Some(BLUE), 2));

    let table = scene(Variant::Coop, 3).first(GREEN).cycle(3).only_event(EventCard::Discontent);
    assert_eq!(table.asked(), Some(GREEN), "a choice of the group");
    let table = scene(Variant::Coop, 3)
        .first(GREEN)
        .cycle(3)
        .machine(0, 0)
        .only_tokens(&[(1, 0), (0, 1), (-1, 0)], &[])
        .only_event(EventCard::Rift);
    assert_eq!(table.asked(), Some(GREEN), "a choice of nobody in particular");
}

#[test]
fn ma_rul_59_a_mission_that_fails_at_once() {
    let dark = |variant| scene(variant, 2).scenario(Scenario::DarkSideOfMars).counter(7);
    let lost = dark(Variant::Coop).supply(2);
    assert_eq!((lost.open().ended, winners(&lost)), (Some(Ending::Lost), vec![]));
    let mut semi = dark(Variant::Semi).supply(2);
    assert_eq!((semi.open().ended, semi.open().mission.failed), (None, true));
    idle_out(&mut semi);
    assert!(!semi.outcome().winners.is_empty(), "the highest score wins all the same");
    let strict =
        scene(Variant::Semi, 2).scenario(Scenario::DarkSideOfMars).must_succeed().counter(7).supply(2);
    assert_eq!((strict.open().ended, winners(&strict)), (Some(Ending::Lost), vec![]));
}

#[test]
fn ma_rul_60_the_prototype_has_sixteen_events_in_four_stacks() {
    let options = Options { edition: Edition::Prototype, collectors: false, ..Options::new(Variant::Com, 2) };
    for seed in 1..=3 {
        let stacks = Martians::new(&options, seed).unwrap().hidden.stacks;
        let ids = stacks.map(|stack| stack.iter().map(EventCard::id).collect::<Vec<_>>());
        assert_eq!(ids[0], ["faulty_equipment", "valves", "dust_devil_event", "visitors"]);
        assert_eq!(ids[1], ["hydraulic_failure", "steering_failure", "leak", "seeds"]);
        assert_eq!(ids[2], ["discontent", "quarantine", "poisoning", "rift"]);
        assert_eq!(ids[3], ["fire", "pressure_loss", "loss_of_sterile_air", "rtg_failure"]);
    }
}

#[test]
fn ma_rul_66_an_answer_that_all_can_see_is_not_asked_for() {
    // A marker of the pool, or the only one on a field, goes into a quarter.
    let table = scene(Variant::Com, 2).no_demand().demand(Q1, 0, 1, 0).marker(BLUE, Lander, 1).quarters();
    assert_eq!(confined(&table, Zone::Infirmary, BLUE), [1, 0, 0, 0]);
    assert!(table.open().markers[0].contains(Lander.field(1)), "from the pool");

    // The only quarter with a token.
    let mut table = rich(scene(Variant::Coop, 2), BLUE)
        .no_demand()
        .demand(Q3, 0, 0, 2)
        .expert(BLUE, Expert::Nutritionist)
        .turn(BLUE);
    table.play(BLUE, "expert nutritionist");
    assert_eq!((table.demand(Q3), table.allows(BLUE, "end")), ([0, 0, 0], true));

    // Shares that fall on all.
    let mut table =
        scene(Variant::Coop, 2).have(BLUE, Supplies, 0).round(3).only_event(EventCard::FaultyEquipment);
    assert_eq!((table.asked(), table.time()), (Some(BLUE), 2));
    table.end_turn(BLUE);
    assert_eq!(table.time(), 2);

    // A delivery without goods or without demand.
    for (food, hunger) in [(0, 1), (1, 0)] {
        let mut table =
            scene(Variant::Semi, 2).demand(Q1, 0, 0, hunger).stock(BLUE, &[(Food, food)]).turn(BLUE);
        table.play(BLUE, "end");
        assert_eq!(table.asked(), Some(RED));
    }

    // A single marker at Recreation.
    let mut table = scene(Variant::Coop, 2).marker(BLUE, Lander, 1).turn(BLUE);
    table.play(BLUE, "rest");
    assert_eq!((table.open().pool[0], table.allows(BLUE, "end")), (3, true));
    let mut table = scene(Variant::Coop, 2).marker(BLUE, Lander, 1).marker(BLUE, Moxie, 1).turn(BLUE);
    table.play(BLUE, "rest");
    assert_eq!(table.legal(BLUE), ["recall moxie", "recall lander"], "two are asked for");

    // The colonist that dies.
    let table = scene(Variant::Coop, 2).no_demand().demand(Q1, 1, 0, 0).quarters();
    assert_eq!(table.legal(table.asked().unwrap()), ["lay 1", "lay 2", "lay 3"]);

    // A choice of a card is always asked for.
    let table = scene(Variant::Semi, 2).cycle(3).only_event(EventCard::Quarantine);
    assert_eq!(table.legal(BLUE), ["choose 2"]);
}
