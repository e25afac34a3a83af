//! Observations for learning: of fixed size, built from what the seat knows.

use redplanet::material::{Character::Pilot, Colour, Zone};
use redplanet::scene::scene;
use redplanet::{Options, RedPlanet};
use table::kit::random_record;
use table::{Game, Observe, Options as _, Rng, Seat, Viewer};

fn observe(game: &RedPlanet, viewer: Viewer) -> Vec<f32> {
    let mut numbers = Vec::new();
    RedPlanet::observe(&game.view(viewer), &mut numbers);
    numbers
}

#[test]
fn an_observation_always_has_its_size_and_stays_in_its_scale() {
    for options in Options::cases() {
        let history = random_record::<RedPlanet>(&options, 5).unwrap().replay().unwrap();
        for line in (0..=history.lines().len()).step_by(7) {
            for viewer in Viewer::everybody(options.players) {
                let numbers = observe(&history.at(line), viewer);
                assert_eq!(numbers.len(), RedPlanet::SIZE);
                assert!(numbers.iter().all(|number| (0.0..=2.0).contains(number)));
            }
        }
    }
}

#[test]
fn a_world_imagined_from_a_view_gives_the_same_observation() {
    let history = random_record::<RedPlanet>(&Options::default(), 8).unwrap().replay().unwrap();
    let mut rng = Rng::seeded(1);
    for line in (0..history.lines().len()).step_by(11) {
        let game = history.at(line);
        let viewer = Viewer::Seat(Seat(2));
        let world = RedPlanet::imagine(&game.view(viewer), &mut rng);
        assert_eq!(observe(&game, viewer), observe(&world, viewer));
    }
}

/// Colours are listed clockwise from the viewer's own, whose astronauts come first in every zone.
#[test]
fn the_viewer_comes_first() {
    let table = scene(3).astronauts(Colour::Blue, Zone::Hellas, 11).ship(1, Some(Zone::Hellas), 3);
    let table = table.ship(2, Some(Zone::Hellas), 4).resolve(Colour::Blue, Pilot);
    let first_zone = 7 + 2 + 17 + 6 * 25 + 6;
    let hellas = first_zone + 2 * 14;
    assert_eq!(observe(&table.game, Viewer::Seat(Seat(1)))[hellas], 0.5);
    assert_eq!(observe(&table.game, Viewer::Seat(Seat(0)))[hellas + 1], 0.5);
    assert_eq!(observe(&table.game, Viewer::Seat(Seat(2)))[hellas + 2], 0.5);
}
