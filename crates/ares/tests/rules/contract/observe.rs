//! The inputs for learning: as the layout says, and from nothing that a seat can't know.

use ares::Ares;
use ares::material::Phase;
use ares::scene::{Scene, card, scene};
use table::kit::{Plan, observe};
use table::{Group, Observe, Piece, Seat};

#[test]
fn inputs_tell_no_secret_and_fit_the_layout() {
    let plan = Plan { deep: 12, ..Plan::quick() };
    let seen = observe::<Ares>(&plan).unwrap_or_else(|failure| panic!("{failure}"));
    let mean = seen.on as f32 / seen.positions as f32;
    assert!(mean < 250.0 && seen.most < 640, "{mean} inputs are on, {} at most", seen.most);
    // Whatever a group shows comes up in random games, but for a few questions that one card each asks.
    const RARE: [&str; 3] = ["table: REVEALED", "own: KIND", "own: OFFSETS"];
    let idle =
        |group: &&Group| (group.first..group.first + group.size).all(|input| seen.never.contains(&input));
    let idle: Vec<&str> =
        Ares::layout().groups.iter().filter(idle).map(|group| group.name.as_str()).collect();
    assert!(idle.iter().all(|name| RARE.contains(name)), "never on: {idle:?}");
}

/// The inputs of a group that are on for a seat, counted from its first.
fn on(scene: &Scene, seat: u8, name: &str) -> Vec<usize> {
    let groups = &Ares::layout().groups;
    let group = groups.iter().find(|group| group.name == name).unwrap_or_else(|| panic!("no group {name}"));
    let mut inputs = Vec::new();
    scene.game.inputs(Seat(seat), &mut inputs);
    let here = inputs.into_iter().filter(|input| (group.first..group.first + group.size).contains(input));
    here.map(|input| usize::from(input - group.first)).collect()
}

#[test]
fn the_own_board_comes_first_and_the_own_hand_is_seen_by_nobody_else() {
    let scene = scene(3).hand(1, &["comet"]).mc(1, 25).phase(Phase::Construction);
    let comet = card("comet").ordinal();
    assert_eq!((on(&scene, 1, "own: HAND"), on(&scene, 0, "own: HAND")), (vec![comet], vec![]));
    // 25 reaches the steps 1, 2, 3, 5, 8, 12, 16, 20 and 25.
    let rich: Vec<usize> = (0..9).collect();
    assert_eq!(on(&scene, 1, "board own: MC"), rich);
    assert_eq!(on(&scene, 0, "board 2nd: MC"), rich);
    assert_eq!(on(&scene, 2, "board 3rd: MC"), rich);
    assert!(on(&scene, 0, "board 4th: SEATED").is_empty());
}

#[test]
fn cards_that_can_be_paid_or_not_are_told_apart() {
    let poor = scene(2).hand(0, &["comet", "farming"]).mc(0, 20).phase(Phase::Construction);
    let (comet, farming) = (card("comet").ordinal(), card("farming").ordinal());
    let mut both = vec![comet, farming];
    both.sort_unstable();
    assert_eq!(on(&poor, 0, "own: HAND"), both);
    // Farming asks for warmth; Comet costs 25, and the other card sells for 3.
    assert_eq!(on(&poor, 0, "own: UNMET"), [farming]);
    assert_eq!((on(&poor, 0, "own: PAYABLE"), on(&poor, 0, "own: SOLD_FOR")), (vec![], vec![]));
    let rich = scene(2).hand(0, &["comet", "farming"]).mc(0, 22).phase(Phase::Construction);
    assert_eq!((on(&rich, 0, "own: PAYABLE"), on(&rich, 0, "own: SOLD_FOR")), (vec![], vec![comet]));
    let richer = scene(2).hand(0, &["comet", "farming"]).mc(0, 25).phase(Phase::Construction);
    assert_eq!(on(&richer, 0, "own: PAYABLE"), [comet]);
}

/// A policy learns the modes of a card only if it sees which card asks.
#[test]
fn the_card_that_asks_is_named() {
    let id = "nitrite_reducing_bacteria";
    let mut table = scene(2).played(0, &[id]).on_card(id, 3).phase(Phase::Action);
    table.play(0, "use nitrite_reducing_bacteria");
    assert_eq!(on(&table, 0, "board own: FRAME"), [1]);
    assert_eq!(on(&table, 0, "own: ORIGIN"), [card(id).ordinal()]);
}
