//! The five scenarios with events of their own.

use super::scenarios_base::{goal, lost, piles, step};
use crate::prelude::*;

#[test]
fn card_mars_one() {
    use Requirement::{M1Antenna, M1Expedition, M1Memorial};
    assert_eq!(piles(Scenario::MarsOne), (2, 2, 4));
    let here = || mission(Scenario::MarsOne, 2);
    step(here, M1Expedition, &[(Supplies, 1), (Energy, 1)], 2);
    step(|| here().counter(3), M1Antenna, &[(Energy, 3), (Regolith, 1)], 3);
    step(here, M1Memorial, &[(Regolith, 2)], 2);
    let mut table = here().counter(2).stock(BLUE, &[(Energy, 9), (Regolith, 9), (Supplies, 1)]).turn(BLUE);
    table.play(BLUE, "place lander 1");
    assert_eq!(table.refusal(BLUE, "mission m1_antenna").rule, "MA-LAND-14");
    table.play(BLUE, "mission m1_expedition");
    assert_eq!(table.open().mission.counter, 3, "a room more");
    for (players, rooms) in [(1, 4), (2, 4), (3, 8), (4, 11)] {
        let steps = [(M1Antenna, 1), (M1Memorial, 1)];
        goal(Scenario::MarsOne, players, &steps, |scene| scene.counter(rooms));
        lost(Scenario::MarsOne, players, &steps, |scene| scene.counter(rooms - 1));
    }
}

#[test]
fn card_refugees() {
    use Requirement::{RfAdmit, RfShelter};
    assert_eq!(piles(Scenario::Refugees), (2, 1, 4));
    let here = || mission(Scenario::Refugees, 2);
    step(|| here().counter(1), RfAdmit, &[(Food, 1), (Medicine, 1), (Water, 1)], 4);
    step(here, RfShelter, &[(Regolith, 2), (Supplies, 1), (Energy, 1)], 3);
    for (players, admitted, shelters) in [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 3, 5)] {
        goal(Scenario::Refugees, players, &[(RfAdmit, admitted), (RfShelter, shelters)], |scene| scene);
    }
}

/// MA-RUL-71: two arrive with one or two players, three with more.
#[test]
fn card_refugees_arrive_eat_and_work() {
    use Requirement::RfAdmit;
    let here = |players| mission(Scenario::Refugees, players);
    let arrived = |players, before, cycle| here(players).counter(before).supply(cycle).open().mission.counter;
    assert_eq!([arrived(2, 0, 2), arrived(2, 1, 3), arrived(2, 2, 4)], [1, 2, 2]);
    assert_eq!([arrived(1, 2, 4), arrived(3, 2, 4), arrived(4, 2, 4)], [2, 3, 3]);
    let goods = [(Food, 9), (Medicine, 9), (Water, 9)];
    let mut table = here(2).counter(1).done(RfAdmit, 1).stock(BLUE, &goods).turn(BLUE);
    table.play(BLUE, "place lander 1");
    assert_eq!(table.refusal(BLUE, "mission rf_admit").rule, "MA-LAND-14", "nobody waits");
    let hunger = |admitted| {
        let table = here(2).counter(2).done(RfAdmit, admitted).no_demand().only_demand(3);
        demand(&table)[2]
    };
    assert_eq!([hunger(0), hunger(1), hunger(2)], [4, 5, 6]);
    assert!(!here(2).counter(1).turn(BLUE).allows(BLUE, "refugees"));
    let mut table = here(2).counter(2).done(RfAdmit, 2).stock(BLUE, &[]).turn(BLUE);
    table.play(BLUE, "refugees");
    assert_eq!((table.has(BLUE, Supplies), table.time()), (1, 3));
    table.end_turn(BLUE);
    assert!(!table.allows(RED, "refugees"), "once a round in all");
}

#[test]
fn card_mission_to_phobos() {
    use Requirement::{PhFuel, PhHull, PhLaunch, PhProvisions};
    assert_eq!(piles(Scenario::MissionToPhobos), (2, 1, 4));
    let here = || mission(Scenario::MissionToPhobos, 2);
    step(here, PhHull, &[(Regolith, 1), (Supplies, 1)], 2);
    step(here, PhFuel, &[(Ice, 2), (Energy, 2)], 2);
    step(here, PhProvisions, &[(Food, 1), (Water, 1)], 2);
    for (players, hull, fuel, provisions, energy) in
        [(1, 2, 1, 1, 3), (2, 2, 1, 1, 3), (3, 3, 3, 2, 4), (4, 4, 3, 2, 5)]
    {
        let steps = [(PhHull, hull), (PhProvisions, provisions), (PhLaunch, 1)];
        goal(Scenario::MissionToPhobos, players, &steps, |scene| scene.counter(fuel));
        lost(Scenario::MissionToPhobos, players, &steps, |scene| scene.counter(fuel - 1));
        let ready = |fuel| {
            let scene = mission(Scenario::MissionToPhobos, players).counter(fuel);
            scene.done(PhHull, hull).done(PhProvisions, provisions)
        };
        step(|| ready(fuel), PhLaunch, &[(Energy, energy)], 4);
        let mut early = ready(fuel - 1).have(BLUE, Energy, 9).turn(BLUE);
        early.play(BLUE, "place lander 1");
        assert_eq!(early.refusal(BLUE, "mission ph_launch").rule, "MA-LAND-14");
    }
    let away = here().counter(1).done(PhHull, 2).done(PhProvisions, 1).done(PhLaunch, 1);
    assert_eq!(
        away.only_event(EventCard::PhFuelLeak).open().mission.counter,
        1,
        "the fuel is gone with the ship"
    );
}

#[test]
fn card_face_of_mars() {
    use Requirement::{FmAdvance, FmCamp};
    assert_eq!(piles(Scenario::FaceOfMars), (2, 1, 4));
    for (players, relics) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        let climb = |relics| {
            let scene = mission(Scenario::FaceOfMars, players).expedition(4, 2).counter(relics);
            let mut table = scene.exploration(5, 2, Exploration::Ice).turn(BLUE);
            table.plays(BLUE, &["place lander 1", "mission fm_advance"]);
            assert!(!table.game.open.conditions_hold(), "not on the summit yet");
            table.play(BLUE, "enter f52");
            (
                table.game.open.conditions_hold(),
                table.game.open.complete(FmAdvance),
                table.game.open.complete(FmCamp),
            )
        };
        assert_eq!((climb(relics), climb(relics - 1)), ((true, true, true), (false, false, false)));
    }
}

#[test]
fn card_face_of_mars_expedition() {
    use Requirement::{FmAdvance, FmCamp};
    let here = || mission(Scenario::FaceOfMars, 2);
    let rich = |scene: Scene| scene.stock(BLUE, &[(Energy, 9), (Supplies, 9), (Food, 9)]);
    let mut table = rich(here()).exploration(1, 1, Exploration::Ice).turn(BLUE);
    assert_eq!(table.open().mission.expedition.down.count_ones(), 19);
    table.plays(BLUE, &["place lander 1", "mission fm_advance"]);
    assert_eq!(table.legal(BLUE), ["enter f11", "enter f12", "enter f13", "enter f14"]);
    table.play(BLUE, "enter f11");
    assert_eq!(goods(&table, BLUE, [Energy, Ice, Reputation]), [8, 2, 3]);
    assert_eq!(table.open().mission.expedition.at, Some(Cell(0)));
    let can = |advances, camps| {
        let mut table = rich(here().done(FmAdvance, advances).done(FmCamp, camps)).turn(BLUE);
        table.play(BLUE, "place lander 1");
        (table.allows(BLUE, "mission fm_advance"), table.allows(BLUE, "mission fm_camp"))
    };
    assert_eq!(
        [can(2, 0), can(3, 0), can(3, 1), can(6, 1)],
        [(true, false), (false, true), (true, false), (false, true)]
    );
    step(|| here().done(FmAdvance, 3), FmCamp, &[(Supplies, 1), (Food, 1)], 2);
}

#[test]
fn card_dark_side_of_mars() {
    use Requirement::{DsParley, DsPatrol};
    assert_eq!(piles(Scenario::DarkSideOfMars), (2, 1, 4));
    let here = || mission(Scenario::DarkSideOfMars, 2);
    step(here, DsPatrol, &[(Energy, 2), (Supplies, 1)], 2);
    step(here, DsParley, &[(Food, 1)], 3);
    for (players, patrols, parleys) in [(1, 4, 1), (2, 4, 1), (3, 4, 3), (4, 4, 5)] {
        let steps = [(DsPatrol, patrols), (DsParley, parleys)];
        goal(Scenario::DarkSideOfMars, players, &steps, |scene| scene.counter(2));
        lost(Scenario::DarkSideOfMars, players, &steps, |scene| scene.counter(3));
    }
}

#[test]
fn card_dark_side_of_mars_threat() {
    use Requirement::{DsParley, DsPatrol};
    let here = || mission(Scenario::DarkSideOfMars, 2);
    let goods = [(Energy, 9), (Supplies, 9), (Food, 9), (Water, 9)];
    assert_eq!(here().turn(BLUE).open().mission.counter, 1, "at the start");
    assert_eq!([2, 3, 4].map(|cycle| here().counter(4).supply(cycle).open().mission.counter), [5, 5, 5]);
    for step in ["mission ds_patrol", "mission ds_parley"] {
        for (before, after) in [(3, 2), (0, 0)] {
            let mut table = here().counter(before).stock(BLUE, &goods).turn(BLUE);
            table.plays(BLUE, &["place lander 1", step]);
            assert_eq!(table.open().mission.counter, after, "{step}");
        }
    }
    let mut table = here().done(DsPatrol, 4).done(DsParley, 1).stock(BLUE, &goods).turn(BLUE);
    table.play(BLUE, "place lander 1");
    assert_eq!(table.refusal(BLUE, "mission ds_patrol").rule, "MA-LAND-17");
    assert!(table.allows(BLUE, "mission ds_parley"), "as often as one likes");
    assert!(here().counter(7).supply(2).outcome().winners.is_empty(), "8: the colony is overrun");
}
