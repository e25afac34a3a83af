//! Step A: planning (AE-PLAN).

use ares::material::Phase;
use ares::scene::{Scene, scene, solo};
use ares::{Ares, Event, Stage, Variant};
use table::{Game, Message, Seat, Viewer};

#[test]
fn ae_plan_01_one_phase_card_face_down() {
    let mut scene = scene(2).planning();
    scene.play(0, "phase 2");
    assert_eq!(scene.secret(0).plan, Some(Phase::Construction));
    assert_eq!((scene.board(0).phase, scene.open().stage), (None, Stage::Planning));
    // One card, not two: a second one replaces the first.
    scene.play(0, "phase 4").play(1, "phase 4");
    assert_eq!(scene.board(0).phase, Some(Phase::Production));
    // Production is over at once, and round 2 is planned.
    assert_eq!(scene.open().round, 2);
    scene.play(0, "phase 1").play(1, "phase 1").refuses(0, "phase 2", "AE-PLAN-01");
}

#[test]
fn ae_plan_02_in_round_1_all_five_phases_are_free() {
    assert_eq!(scene(2).planning().legal(1), ["phase 1", "phase 2", "phase 3", "phase 4", "phase 5"]);
}

/// AE-PLAN-03, AE-PLAN-04, AE-PLAN-07: never the phase of the last round; then the card is back in the hand.
#[test]
fn ae_plan_03_not_the_same_phase_twice_in_a_row() {
    let mut scene = scene(2).planning();
    scene.play(0, "phase 1").play(1, "phase 1");
    scene.all_pass();
    assert_eq!(scene.open().round, 2);
    assert_eq!(scene.legal(0), ["phase 2", "phase 3", "phase 4", "phase 5"]);
    scene.refuses(0, "phase 1", "AE-PLAN-03");
    scene.play(0, "phase 3").play(1, "phase 2");
    scene.all_pass().all_pass();
    assert_eq!(scene.open().round, 3);
    assert_eq!(scene.legal(0), ["phase 1", "phase 2", "phase 4", "phase 5"]);
    assert_eq!(scene.legal(1), ["phase 1", "phase 3", "phase 4", "phase 5"]);
}

#[test]
fn ae_plan_05_the_choice_may_be_changed_until_the_last_has_chosen() {
    let mut scene = scene(3).planning();
    scene.play(0, "phase 1").play(1, "phase 1").play(0, "phase 5");
    scene.refuses(0, "phase 5", "AE-PLAN-05");
    let sealed = |scene: &Scene, seat| Ares::sealed(&scene.game.view(Viewer::Seat(Seat(seat))));
    assert_eq!(sealed(&scene, 0), [Message::new(Phase::Research.name())]);
    assert_eq!(sealed(&scene, 2), []);
    scene.play(0, "phase 2").play(2, "phase 1");
    assert_eq!(sealed(&scene, 0), [], "all have chosen");
    assert_eq!(scene.board(0).phase, Some(Phase::Construction));
    scene.refuses(0, "phase 3", "AE-PLAN-01");
}

#[test]
fn ae_plan_06_all_cards_are_revealed_together() {
    let mut scene = scene(3).planning();
    scene.play(2, "phase 3").play(0, "phase 1");
    assert_eq!(scene.told(1), [Event::Chose { seat: Seat(2) }, Event::Chose { seat: Seat(0) }]);
    assert!((0..3).all(|seat| scene.board(seat).phase.is_none()));
    scene.play(1, "phase 3");
    let phases: Vec<_> = (0..3).filter_map(|seat| scene.board(seat).phase).collect();
    assert_eq!(phases, [Phase::Development, Phase::Action, Phase::Action]);
}

#[test]
fn ae_plan_08_the_tiles_of_the_chosen_phases_are_turned() {
    let mut scene = scene(3).planning();
    scene.play(0, "phase 5").play(1, "phase 2");
    assert!(scene.open().active.is_empty());
    scene.play(2, "phase 5");
    let turned: Vec<Phase> = scene.open().active.iter().collect();
    assert_eq!(turned, [Phase::Construction, Phase::Research]);
}

#[test]
fn ae_plan_09_only_the_own_last_phase_is_barred() {
    let scene = scene(3).chose(0, Phase::Development).chose(1, Phase::Action).chose(2, Phase::Research);
    let scene = scene.round(2).planning();
    assert_eq!(scene.legal(0), ["phase 2", "phase 3", "phase 4", "phase 5"]);
    assert_eq!(scene.legal(1), ["phase 1", "phase 2", "phase 4", "phase 5"]);

    // The virtual player chose IV, the player II.
    let left = [Phase::Development, Phase::Construction, Phase::Action, Phase::Research];
    let alone = solo(Variant::SoloExpert).chose(0, Phase::Construction).virtual_deck(1, &left);
    assert_eq!(alone.round(2).planning().legal(0), ["phase 1", "phase 3", "phase 4", "phase 5"]);
}
