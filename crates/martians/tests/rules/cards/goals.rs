//! The twelve hidden goals.

use crate::prelude::*;

/// The reputation blue gets for this goal when the game is counted.
fn points(goal: HiddenGoal, with: impl Fn(Scene) -> Scene) -> i32 {
    // The other goal of blue asks for what nobody has here.
    let other = if goal == HiddenGoal::Goal12 { HiddenGoal::Goal11 } else { HiddenGoal::Goal12 };
    let scene = scene(Variant::Com, 2).hidden_goals().goals(BLUE, &[goal, other]).stock(BLUE, &[]);
    let outcome = with(scene).counted().outcome();
    let sources = &outcome.standings[0].sources;
    sources.iter().find(|line| line.0 == "martians-source-goals").expect("goals are counted").1
}

/// Met with this, missed with that.
fn goal(goal: HiddenGoal, reputation: i32, met: impl Fn(Scene) -> Scene, missed: impl Fn(Scene) -> Scene) {
    assert_eq!((points(goal, met), points(goal, missed)), (reputation, 0));
}

#[test]
fn card_goal_01() {
    goal(HiddenGoal::Goal01, 3, |scene| scene.have(BLUE, Energy, 9), |scene| scene.have(BLUE, Energy, 8));
}

#[test]
fn card_goal_02() {
    goal(HiddenGoal::Goal02, 4, |scene| scene.have(BLUE, Water, 3), |scene| scene.have(BLUE, Water, 2));
}

#[test]
fn card_goal_03() {
    goal(HiddenGoal::Goal03, 4, |scene| scene.have(BLUE, Food, 3), |scene| scene.have(BLUE, Food, 2));
}

#[test]
fn card_goal_04() {
    goal(HiddenGoal::Goal04, 5, |scene| scene.have(BLUE, Medicine, 2), |scene| scene.have(BLUE, Medicine, 1));
}

#[test]
fn card_goal_05() {
    goal(HiddenGoal::Goal05, 4, |scene| scene.have(BLUE, Supplies, 3), |scene| scene.have(BLUE, Supplies, 2));
}

#[test]
fn card_goal_06() {
    goal(HiddenGoal::Goal06, 3, |scene| scene.have(BLUE, Regolith, 3), |scene| scene.have(BLUE, Regolith, 2));
}

#[test]
fn card_goal_07() {
    goal(HiddenGoal::Goal07, 3, |scene| scene.have(BLUE, Ice, 3), |scene| scene.have(BLUE, Ice, 2));
}

#[test]
fn card_goal_09() {
    goal(HiddenGoal::Goal09, 4, |scene| scene.have(BLUE, Credits, 8), |scene| scene.have(BLUE, Credits, 7));
}

#[test]
fn card_goal_08() {
    let cards = |cards: &'static [(Mineral, u8)]| move |scene: Scene| scene.cards(BLUE, cards);
    let all = cards(&[(Mineral::Yellow, 1), (Mineral::Green, 1), (Mineral::Red, 1)]);
    goal(HiddenGoal::Goal08, 4, all, cards(&[(Mineral::Yellow, 2), (Mineral::Green, 3)]));
    let proof = cards(&[(Mineral::Yellow, 1), (Mineral::Green, 1), (Mineral::ProofOfLife, 1)]);
    goal(HiddenGoal::Goal08, 4, proof, cards(&[(Mineral::Red, 1), (Mineral::ProofOfLife, 1)]));
}

#[test]
fn card_goal_10() {
    let staff = |scene: Scene| {
        let scene = scene.expert(BLUE, Expert::Engineer).assistant(BLUE, Assistant::Botanist);
        scene.assistant(BLUE, Assistant::Botanist)
    };
    goal(HiddenGoal::Goal10, 5, |scene| staff(scene).expert(BLUE, Expert::Engineer), staff);
    let experts = |scene: Scene| scene.expert(BLUE, Expert::Engineer).expert(BLUE, Expert::Engineer);
    assert_eq!(points(HiddenGoal::Goal10, |scene| experts(scene).assistant(BLUE, Assistant::Botanist)), 0);
}

#[test]
fn card_goal_11() {
    let geologist = |scene: Scene| scene.assistant(BLUE, Assistant::Geologist);
    goal(HiddenGoal::Goal11, 4, |scene| geologist(scene).assistant(BLUE, Assistant::Scientist), geologist);
    let botanist = |scene: Scene| scene.assistant(BLUE, Assistant::Botanist);
    assert_eq!(points(HiddenGoal::Goal11, |scene| botanist(scene).assistant(BLUE, Assistant::Scientist)), 0);
}

#[test]
fn card_goal_12() {
    let engineer = |scene: Scene| scene.expert(BLUE, Expert::Engineer);
    let other = |scene: Scene| engineer(scene).expert(BLUE, Expert::Chemist);
    goal(HiddenGoal::Goal12, 4, other, |scene| engineer(scene).expert(BLUE, Expert::Engineer));
}
