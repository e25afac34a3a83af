//! When the game ends, and missions.

use crate::prelude::*;

/// New Schedule done: four buildings, a finished field, two reception modules; nothing is in demand.
fn done(variant: Variant, players: u8) -> Scene {
    scene(variant, players)
        .scenario(Scenario::NewSchedule)
        .all_built()
        .developed(1)
        .done(Requirement::NsReception, 2)
        .no_demand()
}

fn both() -> SeatSet {
    SeatSet::all(2)
}

#[test]
fn ma_end_01_solo_coop_and_semi_end_after_cycle_four() {
    for (variant, players) in [(Variant::Solo, 1), (Variant::Coop, 2), (Variant::Semi, 3)] {
        let s = || scene(variant, players).no_demand();
        let third = s().cycle(3).quarters();
        assert_eq!((third.open().ended, third.open().cycle), (None, 4));
        let mut t = s().turn(BLUE);
        calm(&mut t, never);
        assert_eq!((t.open().cycle, t.open().ended.is_some()), (4, true));
        assert_eq!(t.refusal(BLUE, "end").rule, "MA-END-01");
    }
}

#[test]
fn ma_end_02_com_ends_after_cycle_five() {
    let t = scene(Variant::Com, 2).cycle(4).quarters();
    assert_eq!((t.open().ended, t.open().cycle), (None, 5));
    assert!(scene(Variant::Com, 2).cycle(5).quarters().open().ended.is_some());
}

#[test]
fn ma_end_03_solo_and_coop_win_with_the_mission_done_and_no_demand_left() {
    assert_eq!(done(Variant::Coop, 2).counted().outcome().winners, both());
    assert_eq!(done(Variant::Solo, 1).counted().outcome().winners, SeatSet::all(1));
    for (variant, players) in [(Variant::Coop, 2), (Variant::Solo, 1)] {
        let lost = |s: Scene| s.counted().outcome().winners.is_empty();
        assert!(lost(done(variant, players).demand(Q2, 0, 0, 1)), "a hunger token");
        assert!(lost(done(variant, players).done(Requirement::NsReception, 1)), "a module is missing");
        assert!(lost(done(variant, players).developed(0)), "no field was finished");
    }
    let unbuilt = scene(Variant::Coop, 2).developed(1).done(Requirement::NsReception, 2).no_demand();
    assert!(unbuilt.built(Building::Hospital).counted().outcome().winners.is_empty());
}

/// MA-RUL-61, MA-END-03: in the prototype the last tokens are removed, but they were counted before.
#[test]
fn ma_rul_61_tokens_of_the_last_cycle_of_the_prototype_still_cost_the_win() {
    let last = |s: Scene| {
        let s = s.prototype().all_built().developed(1).done(Requirement::NsReception, 2).no_demand();
        (s.clone().counted(), s.demand(Q2, 0, 0, 1).counted())
    };
    let (clean, hungry) = last(scene(Variant::Coop, 2));
    assert_eq!(clean.outcome().winners, both());
    assert!(hungry.outcome().winners.is_empty());
    assert_eq!(hungry.open().demand, [[0; 3]; 4]);
}

#[test]
fn ma_end_08_a_semi_mission_succeeds_with_all_requirements_and_no_demand() {
    let all_lose = |s: Scene| s.counted().outcome().winners.is_empty();
    let strict = || {
        let s = scene(Variant::Semi, 2).must_succeed().scenario(Scenario::NewSchedule).all_built();
        s.developed(1).done(Requirement::NsReception, 2).no_demand()
    };
    assert!(!all_lose(strict()));
    assert!(all_lose(strict().demand(Q3, 0, 1, 0)));
    assert!(all_lose(strict().done(Requirement::NsReception, 1)));
}

#[test]
fn ma_end_11_the_highest_score_of_semi_wins_with_or_without_the_mission() {
    let s = scene(Variant::Semi, 3).no_demand().have(RED, Reputation, 9);
    assert_eq!(s.clone().counted().outcome().winners, SeatSet::only(Seat(1)), "the mission failed");
    let t = done(Variant::Semi, 2).have(BLUE, Reputation, 9).counted();
    assert_eq!(t.outcome().winners, SeatSet::only(Seat(0)), "the mission succeeded");
    assert_eq!(s.have(GREEN, Reputation, 10).counted().outcome().winners, SeatSet::only(Seat(2)));
}

#[test]
fn ma_end_12_with_the_option_all_lose_if_the_mission_fails() {
    let s = scene(Variant::Semi, 2).must_succeed().no_demand().have(RED, Reputation, 30);
    assert!(s.counted().outcome().winners.is_empty());
    let s = scene(Variant::Semi, 2).must_succeed().scenario(Scenario::NewSchedule).all_built().developed(1);
    let t = s.done(Requirement::NsReception, 2).no_demand().have(RED, Reputation, 30).counted();
    assert_eq!(t.outcome().winners, SeatSet::only(Seat(1)));
}

#[test]
fn ma_end_14_semi_can_end_early_when_all_is_done_and_nothing_is_in_demand() {
    for cycle in 1..=3 {
        let mut t = done(Variant::Semi, 2).cycle(cycle).quarters();
        t.play(BLUE, "finish");
        t.play(RED, "finish");
        assert_eq!((t.open().cycle, t.open().ended.is_some()), (cycle, true));
        assert_eq!(t.open().birthrate, [1, 0, 0, 0], "growth is still marked");
    }
    assert!(
        done(Variant::Semi, 2).cycle(2).done(Requirement::NsReception, 1).quarters().open().ended.is_none()
    );
}

/// MA-END-15: all is done in the middle of cycle 2, but the question waits for the quarters phase; in the last
/// cycle it does not come.
#[test]
fn ma_end_15_the_early_end_is_offered_in_the_quarters_phase_before_tokens_go() {
    let mut t = done(Variant::Semi, 2).cycle(2).turn(BLUE);
    assert!(t.open().ended.is_none());
    t.told();
    calm(&mut t, |open| open.round == 0);
    assert_eq!(t.open().cycle, 2);
    let told = t.told();
    let turns = told.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
    assert_eq!(turns, 5, "the three rounds were played to their end");
    let t = done(Variant::Semi, 2).cycle(2).demand(Q4, 0, 0, 1).quarters();
    assert_eq!((t.open().ended, t.open().cycle), (None, 3), "a token lay there when the phase began");
    let t = done(Variant::Semi, 2).cycle(4).quarters();
    assert_eq!(t.open().ended, Some(Ending::Counted), "the last cycle ends without a question");
}

#[test]
fn ma_end_16_coop_and_solo_do_not_end_early() {
    for (variant, players) in [(Variant::Coop, 2), (Variant::Solo, 1)] {
        let t = done(variant, players).cycle(2).quarters();
        assert_eq!((t.open().ended, t.open().cycle), (None, 3));
    }
}

/// MA-END-26: The End asks that nobody has died; the death of the last quarters phase counts.
#[test]
fn ma_end_26_the_state_of_the_colony_is_looked_at_after_the_last_quarters_phase() {
    let s = |variant| {
        let s = scene(variant, 2).scenario(Scenario::TheEnd).cycle(4).no_demand();
        let s = s.colony_tech(BLUE, ColonyTech::Medicine);
        s.done(Requirement::TeCache, 2).done(Requirement::TeWorkshop, 1)
    };
    assert!(s(Variant::Coop).turn(BLUE).game.open.conditions_hold());
    assert_eq!(s(Variant::Coop).quarters().outcome().winners, both());
    let late = s(Variant::Coop).demand(Q4, 1, 0, 0).quarters();
    assert!(!late.game.open.conditions_hold() && late.outcome().winners.is_empty());
    // In SEMI the check of the early end looks at it too.
    let semi = |s: Scene| s.cycle(2).quarters().allows(BLUE, "finish");
    assert!(semi(s(Variant::Semi)));
    assert!(!semi(s(Variant::Semi).dead(RED, 1)));
    // What was once reached and is gone at the end does not count.
    let reserve = |energy| {
        let s = scene(Variant::Coop, 2).scenario(Scenario::Catastrophe).all_built().developed(2);
        let s = s.done(Requirement::CaDebris, 2).no_demand().have(BLUE, Energy, energy);
        s.counted().outcome().winners
    };
    assert_eq!((reserve(4), reserve(3)), (both(), SeatSet::EMPTY));
}

#[test]
fn ma_end_27_a_mission_that_fails_at_once_loses_solo_and_coop_and_semi_with_the_option() {
    let overrun = |s: Scene| s.scenario(Scenario::DarkSideOfMars).counter(7).supply(2);
    for (variant, players) in [(Variant::Solo, 1), (Variant::Coop, 2)] {
        let t = overrun(scene(variant, players));
        assert!(t.outcome().winners.is_empty());
        assert_eq!(t.open().cycle, 2, "at once");
    }
    let mut semi = overrun(scene(Variant::Semi, 2));
    assert!(semi.open().ended.is_none());
    semi.game.open.stocks[1].0[Reputation.index()] = 50;
    calm(&mut semi, never);
    assert_eq!(semi.open().cycle, 4);
    assert_eq!(semi.outcome().winners, SeatSet::only(Seat(1)), "the best of them wins all the same");
    assert!(overrun(scene(Variant::Semi, 2).must_succeed()).outcome().winners.is_empty());
}
