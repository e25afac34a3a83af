//! What the tests share: the table as its viewers see it, games that run on, and two ways to tell what a card does,
//! as a [`line`] of words or as a [`story`] with numbers.

pub mod line;
pub mod story;

use ares::scene::Scene;
use ares::{Ares, Event};
use table::{Game, Seat, Viewer};

/// What a viewer was told since the position was built, as it is sent.
pub fn told(scene: &Scene, viewer: Viewer) -> String {
    serde_json::to_string(&scene.told_to(viewer)).expect("events are written")
}

/// What a viewer sees, as it is sent.
pub fn seen(game: &Ares, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view is written")
}

/// Asserts that the `strangers` and a spectator can't tell two worlds apart, and that `knowing` can.
#[track_caller]
pub fn alike(one: &Scene, other: &Scene, strangers: &[u8], knowing: &[u8]) {
    let mut viewers: Vec<Viewer> = strangers.iter().map(|seat| Viewer::Seat(Seat(*seat))).collect();
    viewers.push(Viewer::Spectator);
    viewers.push(Viewer::Open);
    for viewer in viewers {
        assert_eq!(seen(&one.game, viewer), seen(&other.game, viewer), "what {viewer:?} sees");
        assert_eq!(told(one, viewer), told(other, viewer), "what {viewer:?} was told");
    }
    for seat in knowing {
        let viewer = Viewer::Seat(Seat(*seat));
        assert_ne!(seen(&one.game, viewer), seen(&other.game, viewer), "{viewer:?} knows");
    }
}

/// How often something happened.
pub fn count(scene: &Scene, what: impl Fn(&Event) -> bool) -> usize {
    scene.events().iter().filter(|event| what(event)).count()
}

/// Everybody answers with the mildest action until `until` holds.
#[track_caller]
pub fn mildly(scene: &mut Scene, until: impl Fn(&Scene) -> bool) {
    while !until(scene) {
        assert!(scene.drift(), "it never happens");
    }
}

/// Mars is complete.
pub fn complete(scene: Scene) -> Scene {
    scene.temperature(8).oxygen(14).oceans(9)
}

/// What a seat may do, card sales left out.
pub fn choices(scene: &Scene, seat: u8) -> Vec<String> {
    scene.legal(seat).into_iter().filter(|text| !text.starts_with("sell")).collect()
}

/// What a seat may sell.
pub fn sales(scene: &Scene, seat: u8) -> Vec<String> {
    scene.legal(seat).into_iter().filter(|text| text.starts_with("sell")).collect()
}
