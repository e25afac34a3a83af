//! The game's own judgement of a position.

use ares::Ares;
use ares::Variant;
use ares::material::Phase;
use ares::scene::{scene, solo};
use table::{Evaluate, Seat};

fn value(game: &Ares, seat: u8) -> f32 {
    game.evaluate(Seat(seat), Ares::weights())
}

#[test]
fn more_rating_production_and_resources_are_better() {
    let even = scene(2).phase(Phase::Action);
    assert_eq!(value(&even.game, 0), 0.5);
    let better = [
        scene(2).tr(0, 8),
        scene(2).played(0, &["mohole_area"]),
        scene(2).mc(0, 20),
        scene(2).forests(0, 2),
        scene(2).fillers(0, 3),
    ];
    for scene in better {
        let scene = scene.phase(Phase::Action);
        assert!(value(&scene.game, 0) > 0.5, "{scene:?}");
        assert!(value(&scene.game, 1) < 0.5);
    }
}

#[test]
fn the_end_is_judged_by_the_outcome() {
    let mut scene = scene(2).tr(0, 9).temperature(8).oxygen(14).oceans(9).phase(Phase::Action);
    scene.all_pass();
    assert_eq!((value(&scene.game, 0), value(&scene.game, 1)), (1.0, 0.0));
}

#[test]
fn alone_a_mars_behind_the_clock_is_worse() {
    let judged = |round, oxygen| {
        value(&solo(Variant::SoloExpert).round(round).oxygen(oxygen).phase(Phase::Action).game, 0)
    };
    assert!(judged(10, 10) > judged(10, 2));
    assert!(judged(4, 5) > judged(20, 5));
}
