//! The inputs for learning: as the layout says, and from nothing that a seat can't know.

use redplanet::RedPlanet;
use redplanet::material::{Character::Pilot, Colour, Zone};
use redplanet::scene::scene;
use table::kit::{Plan, observe};
use table::{Group, Observe, Seat};

#[test]
fn inputs_tell_no_secret_and_fit_the_layout() {
    let seen = observe::<RedPlanet>(&Plan::quick()).unwrap_or_else(|failure| panic!("{failure}"));
    let mean = seen.on as f32 / seen.positions as f32;
    assert!(mean < 250.0 && seen.most < 500, "{mean} inputs are on, {} at most", seen.most);
    // Whatever a group shows comes up in random games, but for neutral colours, action cards and crowds of ships.
    const RARE: [&str; 5] = [": MINE", ": NEUTRAL", ": TURNED", "own: ORDERED", "ship in flight"];
    let idle =
        |group: &&Group| (group.first..group.first + group.size).all(|input| seen.never.contains(&input));
    let idle: Vec<&str> =
        RedPlanet::layout().groups.iter().filter(idle).map(|group| group.name.as_str()).collect();
    let rare = |name: &&str| RARE.iter().any(|rare| name.contains(rare));
    assert!(idle.iter().all(rare), "never on: {idle:?}");
}

/// The inputs of a group that are on for a seat, counted from its first.
fn on(game: &RedPlanet, seat: u8, name: &str) -> Vec<u16> {
    let groups = &RedPlanet::layout().groups;
    let group = groups.iter().find(|group| group.name == name).unwrap_or_else(|| panic!("no group {name}"));
    let mut inputs = Vec::new();
    game.inputs(Seat(seat), &mut inputs);
    let here = inputs.into_iter().filter(|input| (group.first..group.first + group.size).contains(input));
    here.map(|input| input - group.first).collect()
}

/// Colours are listed clockwise from the own one, whose astronauts come first in every zone.
#[test]
fn the_own_colour_comes_first() {
    let table = scene(3).astronauts(Colour::Blue, Zone::Hellas, 2).resolve(Colour::Blue, Pilot);
    let rivals = "zone hellas: RIVALS";
    assert_eq!((on(&table.game, 1, "zone hellas: OWN"), on(&table.game, 1, rivals)), (vec![0, 1], vec![]));
    // For yellow, blue is the first of the others; for orange it is the second.
    assert_eq!((on(&table.game, 0, "zone hellas: OWN"), on(&table.game, 0, rivals)), (vec![], vec![0, 1]));
    assert_eq!(on(&table.game, 2, rivals), [5, 6]);
}

/// A majority counts the ships on their way.
#[test]
fn crews_in_flight_and_in_docks_count_where_they_will_land() {
    let table = scene(3).astronauts(Colour::Yellow, Zone::Hellas, 2).ship(1, Some(Zone::Hellas), 4);
    let table = table.aboard(1, Colour::Blue, 3).resolve(Colour::Blue, Pilot);
    let (own, other) = (on(&table.game, 1, "zone hellas: LEAD"), on(&table.game, 0, "zone hellas: LEAD"));
    // Two behind reaches no step; two ahead all from -1 to 2.
    assert_eq!((own.len(), other.len()), (0, 4));
    // Once the docked ship has landed, blue is ahead by its crew less two.
    let crew = usize::from(table.dock(1).unwrap().crew[Colour::Blue as usize]);
    assert!((3..=4).contains(&crew), "{crew}");
    assert_eq!(on(&table.game, 1, "zone hellas: DOCKED_LEAD").len(), 3 + crew - 2);
    assert_eq!(on(&table.game, 1, "zone hellas: LANDED_LEAD"), own);
}
