//! An observation has a fixed size and comes from nothing but a view.

use ares::material::Phase;
use ares::scene::scene;
use ares::{Ares, Options};
use table::{Game, Observe, Options as _, Seat, Viewer};

#[test]
fn every_table_gives_observations_of_the_same_size() {
    let mut numbers = Vec::new();
    for options in Options::cases() {
        let game = Ares::new(&options, 1).unwrap();
        for viewer in Viewer::everybody(game.seats()) {
            Ares::observe(&game.view(viewer), &mut numbers);
            assert_eq!(numbers.len(), Ares::SIZE);
            assert!(numbers.iter().all(|number| (0.0..=10.0).contains(number)));
        }
    }
}

#[test]
fn the_own_board_comes_first_and_the_own_hand_is_seen_by_nobody_else() {
    let scene = scene(2).hand(1, &["comet"]).mc(1, 25).phase(Phase::Construction);
    let (mut own, mut other, mut spectator) = (Vec::new(), Vec::new(), Vec::new());
    Ares::observe(&scene.game.view(Viewer::Seat(Seat(1))), &mut own);
    Ares::observe(&scene.game.view(Viewer::Seat(Seat(0))), &mut other);
    Ares::observe(&scene.game.view(Viewer::Spectator), &mut spectator);
    // The hand stands before the drawn cards, the discards and the chosen card; Comet has number 73.
    let comet = Ares::SIZE - 4 * 208 + 72;
    assert_eq!((own[comet], other[comet], spectator[comet]), (1.0, 0.0, 0.0));
    // The first board follows the 45 numbers of the table: 1, TR / 50, M€ / 50.
    assert_eq!(own[45..48], [1.0, 0.1, 0.5]);
    assert_eq!(other[45..48], [1.0, 0.1, 0.0]);
}
