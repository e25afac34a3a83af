//! The four further scenarios of the collector's edition.

use super::scenarios_base::{goal, lost, piles, step};
use crate::prelude::*;

/// A scene in which `n` excavation tokens have left the area.
fn dug(scene: Scene, n: usize) -> Scene {
    let hexes = (-3..=3).flat_map(|q| (-3..=3).map(move |r| (q, r)));
    let left: Vec<_> = hexes.filter(|(q, r)| Hex::at(*q, *r).is_some()).skip(n).collect();
    assert_eq!(left.len(), 37 - n);
    scene.only_tokens(&left, &[])
}

#[test]
fn card_underground_colony() {
    use Requirement::{UcAirlock, UcChamber};
    assert_eq!(piles(Scenario::UndergroundColony), (2, 0, 4));
    let here = || mission(Scenario::UndergroundColony, 2);
    step(here, UcChamber, &[(Regolith, 1), (Energy, 2), (Supplies, 1)], 3);
    step(|| here().done(UcChamber, 1), UcAirlock, &[(Supplies, 2), (Energy, 1)], 3);
    let mut early = here().stock(BLUE, &[(Supplies, 2), (Energy, 1)]).turn(BLUE);
    early.play(BLUE, "place lander 1");
    assert_eq!(early.refusal(BLUE, "mission uc_airlock").rule, "MA-LAND-14");
    let shaken = here().only_weather(Weather::Earthquake);
    let closed = Modifier::CloseAction(Target::Requirement(UcChamber));
    assert_eq!(lasting(&shaken), [(closed, Until::EndOfRound)]);
    for (players, chambers, airlocks, tokens) in [(1, 3, 1, 9), (2, 3, 1, 9), (3, 5, 2, 14), (4, 8, 2, 18)] {
        let steps = [(UcChamber, chambers), (UcAirlock, airlocks)];
        goal(Scenario::UndergroundColony, players, &steps, |scene| dug(scene, tokens));
        lost(Scenario::UndergroundColony, players, &steps, |scene| dug(scene, tokens - 1));
    }
}

#[test]
fn card_catastrophe() {
    use Requirement::CaDebris;
    assert_eq!(piles(Scenario::Catastrophe), (2, 0, 4));
    let start = |players| {
        let table = mission(Scenario::Catastrophe, players).turn(BLUE);
        assert_eq!(table.open().development.of(Greenhouses).len(), 3, "the first field too");
        goods(&table, BLUE, [Energy, Supplies])
    };
    assert_eq!([start(1), start(2), start(3), start(4)], [[6, 4], [6, 4], [9, 6], [12, 8]]);
    step(|| mission(Scenario::Catastrophe, 2), CaDebris, &[(Energy, 1)], 1);
    let mut table = mission(Scenario::Catastrophe, 2).stock(BLUE, &[(Energy, 1)]).turn(BLUE);
    table.plays(BLUE, &["place lander 1", "mission ca_debris"]);
    assert_eq!(table.has(BLUE, Regolith), 1);
    for (players, debris, developed, energy) in [(1, 2, 2, 4), (2, 2, 2, 4), (3, 3, 4, 6), (4, 4, 6, 8)] {
        let steps = [(CaDebris, debris)];
        let state = |developed, energy| {
            move |scene: Scene| scene.all_built().developed(developed).have(BLUE, Energy, energy)
        };
        goal(Scenario::Catastrophe, players, &steps, state(developed, energy));
        lost(Scenario::Catastrophe, players, &steps, state(developed - 1, energy));
        lost(Scenario::Catastrophe, players, &steps, state(developed, energy - 1));
        lost(Scenario::Catastrophe, players, &steps, |scene| {
            scene
                .built(Hospital)
                .built(WaterPlant)
                .built(Laboratory)
                .developed(developed)
                .have(BLUE, Energy, energy)
        });
    }
}

#[test]
fn card_vastitas_borealis() {
    use Requirement::{VbPipeline, VbPump, VbTank};
    assert_eq!(piles(Scenario::VastitasBorealis), (2, 0, 4));
    let here = || mission(Scenario::VastitasBorealis, 2);
    assert_eq!(here().turn(BLUE).has(BLUE, Ice), 2);
    let apart = semi(Scenario::VastitasBorealis, 3).turn(BLUE);
    assert_eq!([BLUE, RED, GREEN].map(|colour| apart.has(colour, Ice)), [1, 1, 0]);
    let mut cold = here().stock(BLUE, &[(Energy, 2), (Water, 1)]).turn(BLUE);
    cold.plays(BLUE, &["place greenhouses 1", "harvest"]);
    assert_eq!(goods(&cold, BLUE, [Energy, Food]), [0, 1], "a harvest costs 1 more energy");
    step(here, VbPump, &[(Ice, 3), (Energy, 1)], 3);
    step(here, VbPipeline, &[(Regolith, 1), (Supplies, 1)], 2);
    step(|| here().done(VbPump, 1), VbTank, &[(Water, 2)], 2);
    let mut early = here().have(BLUE, Water, 2).turn(BLUE);
    early.play(BLUE, "place lander 1");
    assert_eq!(early.refusal(BLUE, "mission vb_tank").rule, "MA-LAND-14");
    for (players, pumps, pipes, tanks) in [(1, 2, 1, 1), (2, 2, 1, 1), (3, 3, 3, 2), (4, 3, 3, 3)] {
        let steps = [(VbPump, pumps), (VbPipeline, pipes), (VbTank, tanks)];
        goal(Scenario::VastitasBorealis, players, &steps, |scene| scene);
    }
}

#[test]
fn card_the_end() {
    use Requirement::{TeCache, TeWorkshop};
    assert_eq!(piles(Scenario::TheEnd), (2, 0, 4));
    let here = |players| mission(Scenario::TheEnd, players);
    assert_eq!([1, 2, 3, 4].map(|players| here(players).turn(BLUE).has(BLUE, Supplies)), [6, 6, 9, 12]);
    step(|| here(2), TeCache, &[(Food, 1), (Water, 1), (Energy, 2)], 3);
    step(|| here(2), TeWorkshop, &[(Regolith, 2), (Energy, 2)], 3);
    let can = |cycle, text: &str| {
        let scene = here(2).cycle(cycle).show_research(&[Research::Ice2]).have(BLUE, Ice, 2);
        let mut table = scene.turn(BLUE);
        table.play(BLUE, "place lander 1");
        table.allows(BLUE, text)
    };
    assert_eq!([1, 2, 3, 4].map(|cycle| can(cycle, "supplies 2")), [true, false, false, false]);
    assert_eq!([1, 2, 3, 4].map(|cycle| can(cycle, "research res_ice2")), [true, true, true, false]);
    assert!(can(4, "supplies 1"));
    for (players, techs, caches, workshops) in [(1, 1, 2, 1), (2, 1, 2, 1), (3, 2, 3, 3), (4, 3, 5, 4)] {
        let steps = [(TeCache, caches), (TeWorkshop, workshops)];
        let learnt = |n: usize| {
            move |scene: Scene| {
                ColonyTech::ALL.iter().take(n).fold(scene, |scene, tech| scene.colony_tech(BLUE, *tech))
            }
        };
        goal(Scenario::TheEnd, players, &steps, learnt(techs));
        lost(Scenario::TheEnd, players, &steps, learnt(techs - 1));
        lost(Scenario::TheEnd, players, &steps, |scene| learnt(techs)(scene).dead(BLUE, 1));
    }
}
