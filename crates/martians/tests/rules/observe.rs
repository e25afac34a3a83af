//! Observations are of one size for every table and every viewer, and show no secrets.

use crate::prelude::*;
use table::Observe;

#[test]
fn observations_have_one_size() {
    let mut out = Vec::new();
    for options in Options::cases() {
        let game = Martians::new(&options, 3).unwrap();
        for viewer in Viewer::everybody(options.players) {
            Martians::observe(&game.view(viewer), &mut out);
            assert_eq!(out.len(), Martians::SIZE);
        }
    }
}

#[test]
fn another_hand_changes_nothing_in_an_observation() {
    let seen = |mineral, seat| {
        let table = scene(Variant::Com, 2).cards(RED, &[(mineral, 1)]).turn(BLUE);
        let mut out = Vec::new();
        Martians::observe(&table.view(Viewer::Seat(Seat(seat))), &mut out);
        out
    };
    assert_eq!(seen(Mineral::Green, 0), seen(Mineral::Red, 0));
    assert_ne!(seen(Mineral::Green, 1), seen(Mineral::Red, 1));
}
