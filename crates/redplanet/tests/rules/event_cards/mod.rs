//! Section 13: event cards, with one file for each of its parts.

mod actions;
mod discoveries;
mod ice_monopoly;
mod lost_in_space;
mod missions;
mod phobos;

use redplanet::material::Character::{Explorer, FemmeFatale, Saboteur, Scientist, Soldier};
use redplanet::material::Colour::Yellow;
use redplanet::material::Zone::Hellas;
use redplanet::material::{CardKind, EventCard};
use redplanet::scene::scene;
use redplanet::{Event, RedPlanet};

use crate::helpers::random_games;

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
    random_games(4, |step| {
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
