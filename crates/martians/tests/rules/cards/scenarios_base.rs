//! The four scenarios of the base game: their goals and what they change.

use crate::prelude::*;

/// A step takes 1 time unit and exactly this, and gives this reputation.
pub fn step(scene: impl Fn() -> Scene, step: Requirement, goods: &[(Resource, u16)], reputation: u16) {
    with_cards(scene, step, goods, &[], reputation);
}

/// A step that also takes examination cards.
pub fn with_cards(
    scene: impl Fn() -> Scene,
    step: Requirement,
    goods: &[(Resource, u16)],
    cards: &[(Mineral, u8)],
    reputation: u16,
) {
    let text = format!("mission {}", step.id());
    let mut table = scene().stock(BLUE, goods).cards(BLUE, cards).turn(BLUE);
    let done = table.open().times(step);
    table.plays(BLUE, &["place lander 1", &text]);
    pay_cards(&mut table);
    assert_eq!((table.open().times(step), table.time()), (done + 1, 2), "{text}");
    assert_eq!(table.has(BLUE, Reputation), 2 + reputation, "{text}");
    let price = [Energy, Ice, Water, Supplies, Food, Medicine].map(|what| table.has(BLUE, what));
    assert_eq!((price, table.cards(BLUE)), ([0; 6], [0; 4]), "{text}");
    for (what, n) in goods {
        let mut poorer = scene().stock(BLUE, goods).cards(BLUE, cards).have(BLUE, *what, n - 1).turn(BLUE);
        poorer.play(BLUE, "place lander 1");
        assert!(!poorer.allows(BLUE, &text), "{text} without enough {}", what.id());
    }
    if !cards.is_empty() {
        let mut poorer = scene().stock(BLUE, goods).turn(BLUE);
        poorer.play(BLUE, "place lander 1");
        assert!(!poorer.allows(BLUE, &text));
    }
}

/// Won with every step done so often and all else ready; lost with one step less, or with a demand token.
pub fn goal(scenario: Scenario, players: u8, steps: &[(Requirement, u8)], ready: impl Fn(Scene) -> Scene) {
    let with = |missing: Option<Requirement>| {
        let scene = ready(mission(scenario, players));
        steps.iter().fold(scene, |scene, (step, n)| scene.done(*step, n - u8::from(missing == Some(*step))))
    };
    assert!(won(with(None)), "{} for {players}", scenario.id());
    for (step, _) in steps.iter().filter(|(_, n)| *n > 0) {
        assert!(!won(with(Some(*step))), "{} for {players}", step.id());
    }
    let hungry = with(None).no_demand().demand(Q2, 0, 0, 1).counted();
    assert!(hungry.outcome().winners.is_empty(), "no demand token may be left");
}

/// Everything done, but the state of the board is not enough.
pub fn lost(scenario: Scenario, players: u8, steps: &[(Requirement, u8)], state: impl Fn(Scene) -> Scene) {
    let scene = steps.iter().fold(mission(scenario, players), |scene, (step, n)| scene.done(*step, *n));
    assert!(!won(state(scene)), "{} for {players}", scenario.id());
}

/// Base cards and own cards in each stack, and the cycles.
pub fn piles(scenario: Scenario) -> (usize, usize, u8) {
    let table = mission(scenario, 2).turn(BLUE);
    let stacks = table.game.hidden.stacks;
    let base = |card: &EventCard| tables().event_sets[0].iter().any(|set| set.contains(*card));
    let counts = stacks.map(|stack| {
        let own = stack.iter().filter(|card| !base(card)).count();
        (stack.iter().count() - own, own)
    });
    assert!(counts.iter().all(|count| *count == counts[0]));
    (counts[0].0, counts[0].1, table.open().last_cycle())
}

/// Installations for all, two a player (SOLO: four on the one card).
fn plants(scene: Scene, players: u8, n: u8) -> Scene {
    let share = if players == 1 { 4 } else { 2 };
    (0..players).fold(scene, |scene, at| {
        let mine = n.saturating_sub(at * share).min(share);
        scene.installation(Colour::nth(at), Installation::Solar, mine)
    })
}

#[test]
fn card_new_schedule() {
    assert_eq!(piles(Scenario::NewSchedule), (2, 0, 4));
    let here = |players| mission(Scenario::NewSchedule, players);
    let hunger = [2, 3, 4].map(|cycle| demand(&here(2).no_demand().only_demand(cycle))[2]);
    assert_eq!(hunger, [4, 5, 5], "one more from cycle 3 on");
    step(|| here(2), Requirement::NsReception, &[(Supplies, 1), (Food, 1)], 3);
    for (players, reception, developed) in [(1, 2, 1), (2, 2, 1), (3, 3, 3), (4, 4, 5)] {
        let steps = [(Requirement::NsReception, reception)];
        goal(Scenario::NewSchedule, players, &steps, |scene| scene.all_built().developed(developed));
        lost(Scenario::NewSchedule, players, &steps, |scene| scene.all_built().developed(developed - 1));
        let three = |scene: Scene| scene.built(Hospital).built(WaterPlant).built(Education);
        lost(Scenario::NewSchedule, players, &steps, |scene| three(scene).developed(developed));
    }
}

#[test]
fn card_dust_devil() {
    assert_eq!(piles(Scenario::DustDevil), (2, 0, 4));
    let here = |players| mission(Scenario::DustDevil, players);
    step(|| here(2), Requirement::DdBarrier, &[(Regolith, 2), (Energy, 1)], 3);
    step(|| here(2), Requirement::DdMast, &[(Supplies, 1), (Energy, 2)], 3);
    for (players, barriers, masts, power) in [(1, 3, 2, 3), (2, 3, 2, 3), (3, 6, 3, 5), (4, 8, 4, 7)] {
        let steps = [(Requirement::DdBarrier, barriers), (Requirement::DdMast, masts)];
        goal(Scenario::DustDevil, players, &steps, |scene| plants(scene, players, power));
        lost(Scenario::DustDevil, players, &steps, |scene| plants(scene, players, power - 1));
    }
}

#[test]
fn card_dust_devil_storms() {
    for (players, colours, enough) in [(1, 2, 2), (2, 2, 2), (3, 3, 4), (4, 4, 5)] {
        for weather in [Weather::SandstormFood, Weather::SandstormEnergy] {
            let after = |barriers| {
                let scene = mission(Scenario::DustDevil, players).have(BLUE, Energy, 9);
                scene.done(Requirement::DdBarrier, barriers).only_weather(weather).has(BLUE, Energy)
            };
            assert_eq!((after(enough - 1), after(enough)), (9 - colours, 9));
        }
    }
    let calm = mission(Scenario::DustDevil, 2).have(BLUE, Energy, 9).only_weather(Weather::Wind);
    assert_eq!(calm.has(BLUE, Energy), 9);
    let whirl = semi(Scenario::DustDevil, 2).only_event(EventCard::DustDevilEvent);
    assert_eq!((whirl.has(BLUE, Energy), whirl.has(RED, Energy)), (4, 4));
}

#[test]
fn card_botanical_capsule() {
    assert_eq!(piles(Scenario::BotanicalCapsule), (2, 0, 4));
    let here = || mission(Scenario::BotanicalCapsule, 2);
    step(here, Requirement::BcBed, &[(Water, 1), (Food, 1), (Energy, 1)], 3);
    with_cards(here, Requirement::BcSoil, &[(Regolith, 1)], &[(Mineral::Red, 1)], 2);
    let mut table = here().only_event(EventCard::Seeds);
    table.play(BLUE, "choose 2");
    table.play(RED, "choose 2");
    assert_eq!(table.open().mission.counter, 1, "Seeds plant a bed");
    let kinds = |scene: Scene, players: u8, three: bool| match players {
        1 => scene.crop(BLUE, Crop::Tubers).crop(BLUE, Crop::Herbs),
        _ if three => scene.crop(BLUE, Crop::Tubers).crop(RED, Crop::Herbs).crop(GREEN, Crop::Legumes),
        _ => scene.crop(BLUE, Crop::Tubers).crop(RED, Crop::Herbs),
    };
    for (players, beds, soil) in [(1, 3, 2), (2, 3, 2), (3, 5, 3), (4, 8, 3)] {
        let steps = [(Requirement::BcSoil, soil)];
        let three = players == 4;
        goal(Scenario::BotanicalCapsule, players, &steps, |scene| kinds(scene, players, three).counter(beds));
        lost(Scenario::BotanicalCapsule, players, &steps, |scene| {
            kinds(scene, players, three).counter(beds - 1)
        });
        lost(Scenario::BotanicalCapsule, players, &steps, |scene| {
            let fewer = if three { kinds(scene, 4, false) } else { scene.crop(BLUE, Crop::Tubers) };
            fewer.counter(beds)
        });
    }
}

#[test]
fn card_force_field() {
    use Requirement::{FfEmitterGreen, FfEmitterRed, FfEmitterYellow, FfPylon, FfSwitch};
    assert_eq!(piles(Scenario::ForceField), (2, 0, 4));
    let here = || mission(Scenario::ForceField, 3);
    with_cards(here, FfEmitterYellow, &[(Energy, 2)], &[(Mineral::Yellow, 1)], 3);
    with_cards(here, FfEmitterGreen, &[(Energy, 2)], &[(Mineral::Green, 1)], 3);
    with_cards(here, FfEmitterRed, &[(Energy, 2)], &[(Mineral::Red, 1)], 3);
    step(here, FfPylon, &[(Regolith, 1), (Supplies, 1)], 2);
    for (players, green, red, pylons, energy) in
        [(1, 1, 0, 1, 3), (2, 1, 0, 1, 3), (3, 1, 2, 3, 6), (4, 2, 2, 5, 9)]
    {
        let before = [(FfEmitterYellow, 1), (FfEmitterGreen, green), (FfEmitterRed, red), (FfPylon, pylons)];
        let all = [&before[..], &[(FfSwitch, 1)]].concat();
        goal(Scenario::ForceField, players, &all, |scene| scene);
        let ready = || {
            let scene = mission(Scenario::ForceField, players);
            before.iter().fold(scene, |scene, (step, n)| scene.done(*step, *n))
        };
        step(ready, FfSwitch, &[(Energy, energy)], 4);
        let mut early = ready().done(FfPylon, pylons - 1).have(BLUE, Energy, 9).turn(BLUE);
        early.play(BLUE, "place lander 1");
        assert_eq!(early.refusal(BLUE, "mission ff_switch").rule, "MA-LAND-14");
        let sick = |on| {
            let scene = ready().done(FfSwitch, on).no_demand();
            demand(&scene.only_event(EventCard::SolarFlare1))
        };
        assert_eq!((sick(0), sick(1)), ([0, if players == 4 { 2 } else { 1 }, 0], [0, 0, 0]));
    }
}
