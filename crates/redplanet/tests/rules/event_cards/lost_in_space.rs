//! Section 13: the Lost in Space memorial.

use redplanet::material::Character::{FemmeFatale, Saboteur, Soldier};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{
    MassColonisation, NativeResistance, PlanetaryExpansion, RescueOperation, Sandstorm, Stronghold,
};
use redplanet::material::Zone;
use redplanet::material::Zone::{Ausonia, Hellas, Phobos};
use redplanet::scene::scene;
use redplanet::{Event, RedPlanet};

use crate::helpers::random_games;

#[test]
fn rp_lis_01_victims_are_on_the_memorial_at_once() {
    let mut table = scene(3)
        .ship(1, Some(Hellas), 5)
        .aboard(1, Yellow, 1)
        .aboard(1, Blue, 1)
        .ship(2, Some(Hellas), 4)
        .aboard(2, Yellow, 1)
        .aboard(2, Orange, 1)
        .resolve(Yellow, FemmeFatale);
    table.play(Yellow, "board dock1").play(Yellow, "replace dock1 blue");
    assert_eq!(table.open().lost, [0, 1, 0, 0, 0, 0], "the Femme Fatale's victim");

    let mut table = scene(3)
        .ship(1, Some(Ausonia), 5)
        .astronauts(Blue, Hellas, 1)
        .astronauts(Orange, Hellas, 1)
        .astronauts(Yellow, Phobos, 1)
        .resolve(Yellow, Soldier);
    table.play(Yellow, "kill hellas orange");
    assert_eq!(table.open().lost, [0, 0, 1, 0, 0, 0], "the Soldier's victim, before the next instruction");
    assert_eq!(table.asked(), Some(Yellow), "the drop from Phobos is still to come");

    let mut table = scene(3)
        .ship(1, Some(Hellas), 5)
        .aboard(1, Blue, 2)
        .aboard(1, Orange, 1)
        .ship(2, Some(Hellas), 4)
        .resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock1").play(Yellow, "destroy dock1");
    assert_eq!(table.open().lost, [1, 2, 1, 0, 0, 0], "the whole crew");
}

#[test]
fn rp_lis_02_the_memorial_is_not_a_zone() {
    assert_eq!(Zone::ALL.len(), 10);
    for word in ["lost", "lost_in_space", "memorial"] {
        assert!(format!("bound {word}").parse::<redplanet::Action>().is_err(), "no ship goes there");
        assert!(format!("kill {word} blue").parse::<redplanet::Action>().is_err());
    }
    let table = scene(3)
        .mission(Yellow, Stronghold)
        .holds(Yellow, PlanetaryExpansion)
        .holds(Yellow, MassColonisation)
        .lost(Yellow, 16)
        .end_of_game();
    for card in [Stronghold, PlanetaryExpansion, MassColonisation] {
        assert!(table.told(Event::MissionShown { colour: Yellow, card, points: 0 }), "{card} looks at zones");
    }
    assert!(!table.events().iter().any(|event| matches!(event, Event::Produced { .. } | Event::Took { .. })));
    let soldier = scene(3).ship(1, Some(Hellas), 5).lost(Blue, 5).resolve(Yellow, Soldier);
    assert!(
        !soldier.events().iter().any(|event| matches!(event, Event::Killed { .. })),
        "nobody is killed twice"
    );
    assert_eq!(soldier.open().lost[Blue as usize], 5);
}

#[test]
fn rp_lis_03_event_cards_fill_and_empty_the_memorial() {
    let mut table = scene(3)
        .discovery(Hellas, NativeResistance, Blue)
        .holds(Yellow, RescueOperation)
        .astronauts(Yellow, Hellas, 2)
        .end_of_game();
    assert_eq!(table.open().lost[0], 1, "removed by the natives");
    table.play(Yellow, "rescue hellas");
    assert_eq!(
        (table.open().lost[0], table.open().zones[Hellas as usize][0]),
        (0, 2),
        "straight to the zone"
    );
    assert_eq!(table.open().supply[0], 20);

    let blow = scene(3).discovery(Hellas, Sandstorm, Blue).astronauts(Yellow, Hellas, 2).end_of_game();
    assert_eq!(blow.open().lost, [0; 6], "a card that does not say so kills nobody");

    // In whole games, every astronaut that leaves the memorial was rescued.
    random_games(3, |step| {
        let sum = |game: &RedPlanet| game.open.lost.iter().map(|count| usize::from(*count)).sum::<usize>();
        let rescued = step.events.iter().filter(|event| matches!(event, Event::Rescued { .. })).count();
        for at in 0..6 {
            let left = step.before.open.lost[at].saturating_sub(step.after.open.lost[at]);
            assert!(usize::from(left) <= rescued);
        }
        assert!(sum(step.after) + rescued >= sum(step.before));
    });
}
