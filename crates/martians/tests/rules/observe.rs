//! The inputs for learning: as the layout says, and from nothing that a seat can't know.

use crate::prelude::*;
use table::kit::{Plan, observe};
use table::{Group, Observe};

#[test]
fn inputs_tell_no_secret_and_fit_the_layout() {
    let plan = Plan { deep: 40, ..Plan::quick().seeds(1) };
    let seen = observe::<Martians>(&plan).unwrap_or_else(|failure| panic!("{failure}"));
    let mean = seen.on as f32 / seen.positions as f32;
    assert!(mean < 250.0 && seen.most < 450, "{mean} inputs are on, {} at most", seen.most);
    // Whatever a group shows comes up in random games, but for what needs skill, luck or one certain card.
    const RARE: [&str; 17] = [
        "FORETOLD",
        "STANDS",
        "FAILED",
        "WAIVED",
        "HELPED",
        "SUMMIT",
        "LAST_COLONIST",
        "COLONY",
        "MINE",
        "NEXT_LONGER",
        "NEXT_SHORTER",
        "BUYS_TILE",
        "BUYS_STEP",
        "BUYS_COMMISSION",
        "OWES",
        "TOKEN",
        "MET",
    ];
    let idle =
        |group: &&Group| (group.first..group.first + group.size).all(|input| seen.never.contains(&input));
    let idle: Vec<&str> =
        Martians::layout().groups.iter().filter(idle).map(|group| group.name.as_str()).collect();
    let rare = |name: &&str| RARE.iter().any(|rare| name.ends_with(&format!(": {rare}")));
    assert!(idle.iter().all(rare), "never on: {idle:?}");
}

/// The inputs of a group that are on for a seat, counted from its first.
fn on(game: &Martians, seat: u8, name: &str) -> Vec<u16> {
    let groups = &Martians::layout().groups;
    let group = groups.iter().find(|group| group.name == name).unwrap_or_else(|| panic!("no group {name}"));
    let mut inputs = Vec::new();
    game.inputs(Seat(seat), &mut inputs);
    let here = inputs.into_iter().filter(|input| (group.first..group.first + group.size).contains(input));
    here.map(|input| input - group.first).collect()
}

#[test]
fn another_hand_changes_no_input() {
    let seen = |mineral, seat| {
        let table = scene(Variant::Com, 2).cards(RED, &[(mineral, 1)]).turn(BLUE);
        let mut out = Vec::new();
        table.game.inputs(Seat(seat), &mut out);
        out
    };
    assert_eq!(seen(Mineral::Green, 0), seen(Mineral::Red, 0));
    assert_ne!(seen(Mineral::Green, 1), seen(Mineral::Red, 1));
}

#[test]
fn goods_stand_with_their_owner_and_a_common_stock_stands_once() {
    let rivals = scene(Variant::Com, 2).have(RED, Energy, 2).have(BLUE, Energy, 0).turn(BLUE);
    assert_eq!(on(&rivals.game, 1, "colour own: STOCK")[..2], [0, 1]);
    assert_eq!(on(&rivals.game, 0, "colour 2nd: STOCK")[..2], [0, 1]);
    let partners = scene(Variant::Coop, 2).have(BLUE, Energy, 2).turn(BLUE);
    assert_eq!(on(&partners.game, 1, "colour own: STOCK")[..2], [0, 1]);
    assert!(on(&partners.game, 1, "colour 2nd: STOCK").is_empty());
}

/// Both sides of an offer see what it would bring them.
#[test]
fn an_offer_is_seen_from_both_sides() {
    let mut table = scene(Variant::Com, 3).have(BLUE, Ice, 2).have(RED, Food, 1).turn(BLUE);
    for action in ["offer red", "give ice", "ask food", "send"] {
        table.play(BLUE, action);
    }
    let (ice, food) = (4 * 2, 4 * 5);
    assert_eq!((on(&table.game, 0, "own: GIVES"), on(&table.game, 0, "own: GETS")), (vec![ice], vec![food]));
    assert_eq!((on(&table.game, 1, "own: GIVES"), on(&table.game, 1, "own: GETS")), (vec![food], vec![ice]));
    assert!(on(&table.game, 2, "own: GETS").is_empty());
    assert_eq!(on(&table.game, 1, "own: OFFERED"), [0]);
}
