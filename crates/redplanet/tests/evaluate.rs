//! How the game evaluates a position.

use redplanet::RedPlanet;
use redplanet::material::{Colour, EventCard, Resource, Zone};
use redplanet::scene::{Scene, scene};
use table::{Evaluate, MAX_SEATS, Seat};

const ME: Colour = Colour::Yellow;
const RIVAL: Colour = Colour::Blue;

fn value(game: &RedPlanet) -> f32 {
    game.evaluate(Seat(0), RedPlanet::weights())
}

/// Three players with ships to board; each test adds only what matters to it.
fn table() -> Scene {
    let ships = scene(3).ship(1, Some(Zone::Hellas), 4).ship(2, Some(Zone::Ausonia), 4);
    ships.ship(3, Some(Zone::Phobos), 3).round(4)
}

fn judged(scene: Scene) -> f32 {
    value(&scene.choose().0.game)
}

#[test]
fn astronauts_crews_and_tokens_are_worth_something() {
    let before = judged(table());
    for better in [
        table().astronauts(ME, Zone::Hellas, 2),
        table().aboard(1, ME, 2),
        table().tokens(ME, Resource::Celerium, 2),
    ] {
        assert!(judged(better) > before);
    }
    assert!(judged(table().astronauts(RIVAL, Zone::Hellas, 2)) < before);
}

#[test]
fn landed_is_better_than_docked_and_a_majority_better_than_a_minority() {
    let known = || table().resource(Zone::Hellas, Resource::Sylvanite);
    assert!(judged(known().astronauts(ME, Zone::Hellas, 2)) > judged(known().aboard(1, ME, 2)));
    let contested = |own| table().astronauts(RIVAL, Zone::Hellas, 2).astronauts(ME, Zone::Hellas, own);
    assert!(judged(contested(3)) - judged(contested(2)) > judged(contested(5)) - judged(contested(4)));
}

#[test]
fn a_rich_zone_is_worth_more_than_a_poor_one() {
    let zone = |resource| table().resource(Zone::Hellas, resource).astronauts(ME, Zone::Hellas, 2);
    assert!(judged(zone(Resource::Celerium)) > judged(zone(Resource::Sylvanite)));
}

#[test]
fn a_mission_that_is_fulfilled_counts() {
    let on_phobos = |card| table().round(9).astronauts(ME, Zone::Phobos, 4).mission(ME, card);
    assert!(judged(on_phobos(EventCard::PhobosOutpost)) > judged(on_phobos(EventCard::CeleriumMagnate)));
}

#[test]
fn the_chances_of_all_seats_add_up_to_one() {
    let game = table().astronauts(ME, Zone::Hellas, 2).choose().0.game;
    let mut all = [0.0; MAX_SEATS];
    game.expect(RedPlanet::weights(), &mut all);
    assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{all:?}");
    assert_eq!(all[0], value(&game));
}

#[test]
fn the_end_is_judged_by_the_outcome() {
    let game = table().tokens(ME, Resource::Celerium, 9).end_of_game().0.game;
    assert_eq!(value(&game), 1.0);
}
