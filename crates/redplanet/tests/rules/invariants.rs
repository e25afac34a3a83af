//! Section 16: invariants of every state in every game, counted here independently, and faults that the audit must
//! report.

use std::collections::HashMap;

use redplanet::material::Character::{Pilot, Recruiter, Scientist, SecretAgent, Soldier};
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::EventCard::{BlocksOfIce, EtherWinds, Lichens, Stronghold};
use redplanet::material::Resource::Celerium;
use redplanet::material::Zone::{Ausonia, Hellas, Phobos};
use redplanet::material::{Character, Colour, EventCard, Instruction, Ship};
use redplanet::scene::scene;
use redplanet::{Event, Frame, RedPlanet, Stage};
use table::{Event as _, Game, Log, Rng, Set, Viewer};

use crate::helpers::{random_game, random_games, sees};

/// How many games to play with each number of players.
const GAMES: u64 = 12;

/// The number of colours in play.
fn colours(game: &RedPlanet) -> usize {
    match game.open.options.players {
        2 => 4,
        players => players.into(),
    }
}

/// A state in the middle of a game: somebody resolves a character.
fn somewhere(players: u8) -> RedPlanet {
    let mut found = None;
    random_game(players, 3, |step| {
        let open = &step.after.open;
        if found.is_none()
            && open.round == 6
            && open.stage == Stage::Countdown
            && !open.discoveries.is_empty()
        {
            found = Some(step.after.clone());
        }
    });
    found.expect("every game has a sixth round")
}

/// The rule that the audit cites for this state after `break_it`.
fn broken_rule(mut game: RedPlanet, break_it: impl FnOnce(&mut RedPlanet)) -> &'static str {
    assert_eq!(game.audit(), Ok(()), "sound before");
    break_it(&mut game);
    game.audit().expect_err("a broken state").rule
}

#[test]
fn rp_inv_01_every_colour_has_22_astronauts() {
    random_games(GAMES, |step| {
        let open = &step.after.open;
        for at in 0..6 {
            let docked: u8 = open.docks.iter().flatten().map(|vessel| vessel.crew[at]).sum();
            let flying: u8 = open.flights.iter().map(|vessel| vessel.crew[at]).sum();
            let landed: u8 = open.zones.iter().map(|zone| zone[at]).sum();
            let all = open.supply[at] + docked + flying + landed + open.lost[at];
            assert_eq!(all, if at < colours(step.after) { 22 } else { 0 });
        }
    });
    for players in [2, 4] {
        assert_eq!(broken_rule(somewhere(players), |game| game.open.supply[0] -= 1), "RP-INV-01");
        assert_eq!(broken_rule(somewhere(players), |game| game.open.lost[1] += 1), "RP-INV-01");
    }
}

/// The most astronauts a colour can use in this many rounds with these cards in hand, whatever the ships.
fn most_used(hand: Set<Character>, rounds: u8, known: &mut HashMap<(Vec<Character>, u8), u32>) -> u32 {
    if rounds == 0 {
        return 0;
    }
    let key = (hand.iter().collect::<Vec<_>>(), rounds);
    if let Some(used) = known.get(&key) {
        return *used;
    }
    let used = |character: Character| {
        let cost = |instruction: &Instruction| match instruction {
            Instruction::PlaceAstronauts { count, .. } => u32::from(*count),
            Instruction::ReplaceAstronaut {} => 1,
            _ => 0,
        };
        character.instructions().iter().map(cost).sum::<u32>()
    };
    let best = hand.iter().map(|character| {
        let left = if character == Recruiter { Set::full() } else { hand.without(character) };
        used(character) + most_used(left, rounds - 1, known)
    });
    let best = best.max().expect("a hand is never empty");
    known.insert(key, best);
    best
}

#[test]
fn rp_inv_02_without_event_cards_ten_rounds_use_at_most_21_of_the_21_in_supply() {
    assert_eq!(most_used(Set::full(), 10, &mut HashMap::new()), 21);
    // In play, no action takes more than the three astronauts of a Travel Agent from a supply.
    random_games(GAMES, |step| {
        for at in 0..colours(step.after) {
            let (before, after) = (step.before.open.supply[at], step.after.open.supply[at]);
            assert!(after <= before && before - after <= 3, "{before} to {after}");
        }
    });
}

#[test]
fn rp_inv_03_hand_sealed_and_face_up_cards_are_nine() {
    random_games(GAMES, |step| {
        let game = step.after;
        for seat in 0..game.open.options.players {
            let colour = game.open.main_colour(table::Seat(seat));
            let played = game.open.played[colour as usize];
            let sealed = game.secrets[seat as usize].character;
            let mut hand = Set::<Character>::full().minus(played);
            if let Some(sealed) = sealed {
                assert!(hand.remove(sealed), "a sealed card is not face up");
            }
            assert_eq!(hand.len() + usize::from(sealed.is_some()) + played.len(), 9);
        }
    });
    let game = scene(3).ship(1, Some(Hellas), 5).choose();
    let mut game = game;
    game.choices(&[(Yellow, Pilot)]);
    assert_eq!(broken_rule(game.game.clone(), |game| game.open.played[0].insert(Pilot)), "RP-INV-03");
    assert_eq!(broken_rule(game.game.clone(), |game| game.secrets[0].character = None), "RP-INV-03");
    assert_eq!(broken_rule(game.0.game, |game| game.secrets[1].character = Some(Soldier)), "RP-INV-03");
}

#[test]
fn rp_inv_04_there_are_twenty_destination_tokens_two_a_zone() {
    random_games(GAMES, |step| {
        let open = &step.after.open;
        let mut all = 0;
        for zone in 0..10 {
            let docked: u8 = open.docks.iter().flatten().map(|vessel| vessel.tokens[zone]).sum();
            let flying: u8 = open.flights.iter().map(|vessel| vessel.tokens[zone]).sum();
            assert!(open.pool[zone] <= 2);
            assert_eq!(open.pool[zone] + docked + flying, 2);
            all += open.pool[zone] + docked + flying;
        }
        assert_eq!(all, 20);
    });
    assert_eq!(broken_rule(somewhere(4), |game| game.open.pool[Ausonia as usize] += 1), "RP-INV-04");
    let ship = scene(3).ship(1, Some(Hellas), 5).choose().0.game;
    assert_eq!(
        broken_rule(ship, |game| game.open.docks[0].as_mut().unwrap().token = Some(Phobos)),
        "RP-INV-04"
    );
}

#[test]
fn rp_inv_05_there_are_36_ships() {
    random_games(GAMES, |step| {
        let open = &step.after.open;
        let mut ships: Vec<Ship> = open.ship_deck.iter().chain(open.ship_discard.iter()).collect();
        ships.extend(open.docks.iter().flatten().map(|vessel| vessel.ship));
        ships.extend(open.flights.iter().map(|vessel| vessel.ship));
        ships.sort();
        let expected: Vec<Ship> = (0..36).map(Ship).collect();
        assert_eq!(ships, expected, "each once");
    });
    let broken = broken_rule(somewhere(4), |game| {
        let ship = game.open.ship_deck.get(0).unwrap();
        game.open.ship_deck.remove(ship);
    });
    assert_eq!(broken, "RP-INV-05");
    let doubled = broken_rule(somewhere(4), |game| {
        let ship = game.open.ship_deck.get(0).unwrap();
        game.open.ship_discard.insert(ship);
    });
    assert_eq!(doubled, "RP-INV-05");
}

#[test]
fn rp_inv_06_docks_are_as_many_as_colours_and_no_ship_flies_after_step_3() {
    random_games(GAMES, |step| {
        let open = &step.after.open;
        assert!(open.docks[colours(step.after)..].iter().all(Option::is_none));
        if open.stage != Stage::Countdown {
            assert!(open.flights.is_empty(), "landed in step 3");
            let docked = open.docks.iter().flatten().count();
            assert_eq!(docked, colours(step.after), "and step 4 fills every dock");
        }
    });
    let flying = broken_rule(scene(3).ship(1, Some(Hellas), 5).choose().0.game, |game| {
        let vessel = game.open.docks[0].take().unwrap();
        game.open.flights.push(vessel);
    });
    assert_eq!(flying, "RP-INV-06");
    let beyond = broken_rule(scene(3).ship(1, Some(Hellas), 5).choose().0.game, |game| {
        game.open.docks[4] = game.open.docks[0].take();
    });
    assert_eq!(beyond, "RP-INV-06");
}

#[test]
fn rp_inv_07_there_are_thirty_event_cards() {
    random_games(GAMES, |step| {
        let game = step.after;
        if game.open.stage == Stage::Missions {
            return;
        }
        let mut cards: Vec<EventCard> = game.hidden.event_deck.iter().collect();
        cards.extend(game.open.event_discard.iter());
        cards.extend(game.hidden.discoveries.iter().flatten());
        cards.extend(game.open.discoveries.iter().filter_map(|place| place.card));
        for seat in 0..6 {
            let secret = &game.secrets[seat];
            cards.extend(secret.mission);
            cards.extend(secret.drawn);
            cards.extend(secret.cards.iter().chain(secret.boxed.iter()));
            cards.extend(game.open.turned[seat].iter().chain(game.open.used[seat].iter()));
            cards.extend(game.open.missions[seat].iter());
        }
        cards.sort();
        assert_eq!(cards, EventCard::ALL, "each once");
    });
    let lost = broken_rule(somewhere(4), |game| {
        let card = game.hidden.event_deck.get(0).unwrap();
        game.hidden.event_deck.remove(card);
        game.open.event_deck -= 1;
    });
    assert_eq!(lost, "RP-INV-07");
    let doubled = broken_rule(somewhere(4), |game| {
        let card = game.hidden.event_deck.get(0).unwrap();
        game.secrets[0].cards.insert(card);
        game.open.face_down[0] += 1;
    });
    assert_eq!(doubled, "RP-INV-07");
    assert_eq!(broken_rule(somewhere(4), |game| game.open.event_deck += 1), "RP-INV-07");
}

#[test]
fn rp_inv_08_only_outer_zones_have_a_discovery_and_at_most_one() {
    let mut laid = 0;
    random_games(GAMES, |step| {
        let game = step.after;
        assert_eq!(game.open.discoveries.len(), 7, "there is no place for one elsewhere");
        for at in 0..7 {
            let face_down = game.hidden.discoveries[at];
            let face_up = game.open.discoveries[at].card;
            assert!(face_down.is_none() || face_up.is_none(), "never two");
            assert_eq!(game.open.discoveries[at].by.is_some(), face_down.or(face_up).is_some());
            laid += usize::from(face_down.is_some());
        }
    });
    assert!(laid > 100);
    let table = scene(3).discovery(Hellas, Lichens, Yellow).choose();
    let game = table.0.game;
    assert_eq!(
        broken_rule(game.clone(), |game| game.open.discoveries[Hellas as usize].by = None),
        "RP-INV-08"
    );
    let no_discovery = broken_rule(game, |game| {
        game.hidden.event_deck.remove(Stronghold);
        game.hidden.event_deck.insert(Lichens);
        game.hidden.discoveries[Hellas as usize] = Some(Stronghold);
    });
    assert_eq!(no_discovery, "RP-INV-08");
}

#[test]
fn rp_inv_09_a_zone_that_was_ever_entered_is_face_up() {
    for players in 2..=6 {
        for seed in 1..=GAMES {
            let mut entered = [false; 10];
            random_game(players, seed, |step| {
                let open = &step.after.open;
                for (zone, entered) in entered.iter_mut().enumerate() {
                    *entered |= open.zones[zone].iter().any(|count| *count > 0);
                    assert!(!*entered || open.resources[zone].is_some());
                    let before = step.before.open.resources[zone];
                    assert!(before.is_none() || before == open.resources[zone], "face up for good");
                }
            });
        }
    }
    let table = scene(3).astronauts(Yellow, Hellas, 1).choose();
    assert_eq!(broken_rule(table.0.game, |game| game.open.resources[Hellas as usize] = None), "RP-INV-09");
}

#[test]
fn rp_inv_10_between_characters_no_docked_ship_is_full() {
    let mut fresh = 0;
    random_games(GAMES, |step| {
        let open = &step.after.open;
        let aboard = |vessel: &redplanet::Vessel| vessel.crew.iter().sum::<u8>();
        let full = open.docks.iter().flatten().any(|vessel| aboard(vessel) == vessel.ship.capacity());
        let begins = open.acting.is_some_and(|acting| {
            let two = matches!(acting.character, Scientist | SecretAgent | Pilot);
            let all = if two { 2 } else { 1 };
            let first = matches!(open.frames.last(), Some(Frame::Board { left, .. }) if *left == all);
            first || matches!(open.frames.last(), Some(Frame::BoardTogether { .. }))
        });
        if begins || open.acting.is_none() {
            fresh += 1;
            assert!(!full, "a full ship has launched");
        }
    });
    assert!(fresh > 500);
    let table = scene(3).ship(1, Some(Hellas), 3).aboard(1, Blue, 2).choose();
    let full = broken_rule(table.0.game, |game| {
        game.open.docks[0].as_mut().unwrap().crew[Blue as usize] += 1;
        game.open.supply[Blue as usize] -= 1;
    });
    assert_eq!(full, "RP-INV-10");
}

/// RP-INV-11, RP-INV-14: tokens put into a zone were taken from it or still lie there. Together with those gained
/// through actions they are all the tokens held, and no colour ever holds fewer.
#[test]
fn rp_inv_11_tokens_produced_are_taken_or_lie_in_the_zone() {
    for players in 2..=6 {
        for seed in 1..=GAMES {
            let (mut produced, mut taken, mut gained) = ([[0u8; 3]; 10], [[0u8; 3]; 10], [0u8; 3]);
            random_game(players, seed, |step| {
                for event in step.events {
                    match *event {
                        Event::Produced { zone, resource, tokens } => {
                            produced[zone as usize][resource as usize] += tokens;
                        }
                        Event::Took { zone, resource, tokens, .. } => {
                            taken[zone as usize][resource as usize] += tokens;
                        }
                        Event::Gained { resource, tokens, .. } => gained[resource as usize] += tokens,
                        _ => {}
                    }
                }
                let open = &step.after.open;
                for zone in 0..10 {
                    for kind in 0..3 {
                        let lying = open.piles[zone][kind];
                        assert_eq!(produced[zone][kind], taken[zone][kind] + lying);
                    }
                }
                for kind in 0..3 {
                    let put: u8 = produced.iter().map(|zone| zone[kind]).sum();
                    let lying: u8 = open.piles.iter().map(|zone| zone[kind]).sum();
                    let held: u8 = open.held.iter().map(|tokens| tokens[kind]).sum();
                    assert_eq!(put + gained[kind], held + lying);
                    for colour in 0..6 {
                        assert!(open.held[colour][kind] >= step.before.open.held[colour][kind]);
                    }
                }
            });
            assert!(produced.iter().flatten().sum::<u8>() > 0);
        }
    }
}

/// RP-INV-14: an action adds tokens from outside the zones.
#[test]
fn rp_inv_14_tokens_gained_through_actions_are_counted_with_the_rest() {
    let table = scene(3)
        .holds(Blue, BlocksOfIce)
        .holds(Orange, EtherWinds)
        .astronauts(Yellow, Hellas, 1)
        .resource(Hellas, Celerium)
        .end_of_game();
    let held: Vec<[u8; 3]> = table.open().held[..3].to_vec();
    assert_eq!(held, [[0, 0, 3], [2, 0, 0], [0, 0, 1]]);
    assert_eq!(
        table.open().piles,
        [[0; 3]; 10],
        "3 celerium produced + 2 ice and 1 celerium gained = all held"
    );
}

#[test]
fn rp_inv_12_no_view_and_no_event_tells_which_hidden_card_was_drawn() {
    let (mut draws, mut compared) = (0, 0);
    random_games(GAMES, |step| {
        let drawn = |events: &[Event]| {
            events.iter().find_map(|event| match event {
                Event::Drew { seat, card: Some(card), .. } => Some((*seat, *card)),
                _ => None,
            })
        };
        let Some((drawer, card)) = drawn(step.events) else { return };
        draws += 1;
        // The same action with another generator draws another card, or another ship later in the round.
        for seed in 0..6 {
            let mut other = step.before.clone();
            other.hidden.rng = Rng::seeded(seed);
            let mut log = Log::new();
            other.play(step.seat, step.action, &mut log).unwrap();
            let Some((_, instead)) = drawn(log.events()) else { continue };
            let same_kind = card.discovery().is_some() == instead.discovery().is_some();
            let same_round =
                other.open.stage == Stage::Countdown && step.after.open.stage == Stage::Countdown;
            let found =
                |events: &[Event]| events.iter().any(|event| matches!(event, Event::Discarded { .. }));
            if card == instead || !same_kind || !same_round || found(step.events) {
                continue;
            }
            compared += 1;
            for viewer in Viewer::everybody(step.before.seats()).filter(|viewer| !viewer.is(drawer)) {
                assert_eq!(sees(&other, viewer), sees(step.after, viewer));
                let heard = |events: &[Event]| {
                    events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>()
                };
                assert_eq!(heard(log.events()), heard(step.events));
            }
        }
    });
    assert!(draws > 100 && compared > 100, "{draws} draws, {compared} compared");
}

#[test]
fn rp_inv_13_neutral_cards_are_nine_each_once() {
    for seed in 1..=4 * GAMES {
        random_game(2, seed, |step| {
            let game = step.after;
            for (colour, owner) in [(Colour::Blue, 0), (Colour::Orange, 1)] {
                let at = colour as usize;
                let mut cards: Vec<Character> =
                    game.hidden.neutral_top[at].iter().chain(game.hidden.neutral_rest[at].iter()).collect();
                cards.extend(game.open.played[at].iter());
                cards.extend(game.secrets[owner].neutral);
                if game.open.recruiter_boxed.contains(colour) {
                    cards.push(Recruiter);
                }
                cards.sort();
                assert_eq!(cards, Character::ALL);
                if game.open.stage == Stage::Characters {
                    assert!(game.secrets[owner].neutral.is_some(), "step 1 found a card to draw");
                }
            }
        });
    }
    let lost = broken_rule(somewhere(2), |game| game.hidden.neutral_rest[Blue as usize] = Set::EMPTY);
    assert_eq!(lost, "RP-INV-13");
    let doubled = broken_rule(somewhere(2), |game| {
        let card = game.open.played[Orange as usize].get(0).or(game.secrets[1].neutral).unwrap();
        game.hidden.neutral_rest[Orange as usize].insert(card);
    });
    assert_eq!(doubled, "RP-INV-13");
}
