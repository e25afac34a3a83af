//! Section 13: event cards in general, Lost in Space and Phobos.

use redplanet::material::CardKind;
use redplanet::material::Character::{Explorer, FemmeFatale, Saboteur, Scientist, Soldier};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard;
use redplanet::material::EventCard::*;
use redplanet::material::Resource::{self, Celerium, Ice};
use redplanet::material::Zone::{self, *};
use redplanet::scene::scene;
use redplanet::{Event, RedPlanet};

#[test]
fn rp_evt_01_event_cards_are_discoveries_missions_and_actions() {
    let of = |kind| EventCard::of_kind(kind).len();
    assert_eq!([CardKind::Discovery, CardKind::Mission, CardKind::Action].map(of), [13, 13, 4]);
    assert_eq!(EventCard::ALL.len(), 30);
    for card in EventCard::ALL {
        let says = [card.discovery().is_some(), card.score().is_some(), card.action().is_some()];
        assert_eq!(says.iter().filter(|yes| **yes).count(), 1, "{card} is of one kind");
    }
}

/// How many event cards are out of the deck.
fn out_of_deck(game: &RedPlanet) -> usize {
    30 - game.hidden.event_deck.len()
}

#[test]
fn rp_evt_02_event_cards_are_gained_at_set_up_and_by_the_scientist_only() {
    let mut draws = 0;
    crate::random_games::play_all(4, |step| {
        let drawn = step.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
        if step.before.open.round > 1 || !step.before.secrets[0].cards.is_empty() {
            assert_eq!(out_of_deck(step.after) - out_of_deck(step.before), drawn);
        }
        let mut scientist = step.before.open.acting.map(|acting| acting.character);
        for event in step.events {
            match event {
                Event::Revealed { character, .. } => scientist = Some(*character),
                Event::Drew { .. } => {
                    assert_eq!(scientist, Some(Scientist));
                    draws += 1;
                }
                _ => {}
            }
        }
    });
    assert!(draws > 50, "{draws} cards were drawn");
    // No other character touches the deck.
    for character in [Explorer, FemmeFatale, Saboteur, Soldier] {
        let mut table = scene(3).ship(1, Some(Hellas), 5).ship(2, Some(Hellas), 4).resolve(Yellow, character);
        table.finish_round();
        assert_eq!(table.open().event_deck, 27, "{character}");
    }
}

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
    assert_eq!(table.open().lost, [0, 0, 1, 0, 0, 0], "the Soldier's victim, before he goes on");
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
    assert!(!table.events.iter().any(|event| matches!(event, Event::Produced { .. } | Event::Took { .. })));
    let soldier = scene(3).ship(1, Some(Hellas), 5).lost(Blue, 5).resolve(Yellow, Soldier);
    assert!(
        !soldier.events.iter().any(|event| matches!(event, Event::Killed { .. })),
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

    // Whoever leaves the memorial in a whole game was rescued.
    crate::random_games::play_all(3, |step| {
        let sum = |game: &RedPlanet| game.open.lost.iter().map(|count| usize::from(*count)).sum::<usize>();
        let rescued = step.events.iter().filter(|event| matches!(event, Event::Rescued { .. })).count();
        for at in 0..6 {
            let left = step.before.open.lost[at].saturating_sub(step.after.open.lost[at]);
            assert!(usize::from(left) <= rescued);
        }
        assert!(sum(step.after) + rescued >= sum(step.before));
    });
}

#[test]
fn rp_pho_01_phobos_is_adjacent_to_nothing_and_takes_no_discovery() {
    assert!(Phobos.adjacent().is_empty());
    assert!(Zone::ALL.iter().all(|zone| !zone.adjacent().contains(Phobos)));
    let table = scene(3).ship(1, Some(Hellas), 5).event_deck(&[Lichens]).resolve(Yellow, Scientist);
    assert_eq!(table.refusal(Yellow, "assign phobos").rule, "RP-DSC-02");
    let table = scene(3)
        .ship(1, Some(Hellas), 5)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Yellow, Hellas, 1)
        .resolve(Yellow, Explorer);
    assert_eq!(table.refusal(Yellow, "move phobos hellas").rule, "RP-CHR-8-06");
    assert_eq!(table.refusal(Yellow, "move hellas phobos").rule, "RP-CHR-8-06");
    assert!(table.legal(Yellow).iter().all(|action| !action.contains("phobos")));
}

#[test]
fn rp_pho_02_phobos_has_token_landings_majorities_and_production() {
    // Two destination tokens.
    assert_eq!(scene(3).state().open.pool[Phobos as usize], 2);
    // A landing turns up its resource token; the majority takes what it yields.
    let table = scene(3).flight(Some(Phobos), 4).flying(1, Yellow, 2).flying(1, Blue, 1).end_of_round(5);
    assert_eq!(table.open().zones[Phobos as usize], [2, 1, 0, 0, 0, 0]);
    let kind: Resource = table.open().resources[Phobos as usize].expect("turned up");
    assert!(table.told(Event::Produced { zone: Phobos, resource: kind, tokens: 1 }));
    assert!(table.told(Event::Took { colour: Yellow, zone: Phobos, resource: kind, tokens: 1 }));
    // A tie there is shared.
    let table = scene(3)
        .astronauts(Yellow, Phobos, 1)
        .astronauts(Blue, Phobos, 1)
        .resource(Phobos, Celerium)
        .end_of_round(8);
    assert_eq!((table.open().held[0], table.open().held[1]), ([0, 0, 1], [0, 0, 1]));
    assert_eq!(table.open().resources[Phobos as usize], Some(Celerium));
    assert_ne!(table.open().resources[Phobos as usize], Some(Ice));
}
