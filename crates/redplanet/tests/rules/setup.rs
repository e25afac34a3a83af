//! Section 2: set-up for three to six players.

use std::collections::BTreeSet;

use redplanet::material::CardKind::{Action, Discovery, Mission};
use redplanet::material::Character::Explorer;
use redplanet::material::Colour::Yellow;
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{Ausonia, Hellas, Phobos};
use redplanet::material::{Colour, EventCard, Resource, Ship, Zone, items};
use redplanet::scene::{Scene, scene};
use redplanet::{Event, RedPlanet, Stage};
use table::{Game, Log, Message, Piece, Rng, Seat, Set, Viewer};

use crate::helpers::new_game;

const SEEDS: u64 = 100;

/// Tables of every size, freshly set up.
fn tables() -> impl Iterator<Item = RedPlanet> {
    (3..=6).flat_map(|players| (0..SEEDS).map(move |seed| new_game(players, seed)))
}

/// Every player keeps the first of their two missions; the events too.
fn all_keep(mut game: RedPlanet) -> (RedPlanet, Vec<Event>) {
    let mut log = Log::new();
    for seat in (0..game.seats()).map(Seat) {
        let mission = game.secrets[seat.index()].dealt[0].expect("a dealt mission");
        game.play(seat, format!("keep {mission}").parse().expect("an action"), &mut log).expect("legal");
    }
    (game, log.take())
}

/// Plays to the end with random actions; returns the events.
fn play_out(game: &mut RedPlanet, rng: &mut Rng) -> Vec<Event> {
    let mut log = Log::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("a seat to act has a legal action");
        game.play(seat, action, &mut log).expect("legal");
    }
    log.take()
}

#[test]
fn rp_set_01_as_many_docks_as_players() {
    for game in tables() {
        let docks = game.open.docks;
        assert_eq!(game.open.dock_count(), game.seats());
        assert!(docks.iter().take(game.seats() as usize).all(Option::is_some));
        assert!(docks.iter().skip(game.seats() as usize).all(Option::is_none));
    }
}

#[test]
fn rp_set_02_all_tokens_start_in_the_pool() {
    for game in tables() {
        for zone in Zone::all().filter(|zone| *zone != Phobos) {
            assert_eq!(game.open.pool[zone as usize], 2, "{zone}");
        }
        let on_ships: u8 = game.open.vessels().map(|(_, vessel)| vessel.tokens.iter().sum::<u8>()).sum();
        assert_eq!(game.open.pool.iter().sum::<u8>() + on_ships, 20);
        assert!(on_ships <= 1, "nothing but the Phobos token of RP-SET-07 has left the pool");
        assert!(game.open.piles.iter().flatten().all(|tokens| *tokens == 0));
        assert!(game.open.held.iter().flatten().all(|tokens| *tokens == 0));
    }
}

#[test]
fn rp_set_03_ice_monopoly_is_open_to_all_from_the_start() {
    assert!(items().iter().any(|item| item.kind == "global_mission" && item.id == "ice_monopoly"));
    // Nobody ever drew it, yet it pays.
    let table = scene(3).mission(Yellow, EventCard::EasternInfluence).tokens(Yellow, Ice, 4).end_of_game();
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.standings[0].score, 4 + 9);
}

#[test]
fn rp_set_04_one_ship_from_the_shuffled_deck_for_each_dock() {
    let mut ever_leftmost = BTreeSet::new();
    for game in tables() {
        let docked: Set<Ship> = game.open.vessels().map(|(_, vessel)| vessel.ship).collect();
        assert_eq!(docked.len(), game.seats() as usize);
        assert_eq!(game.open.ship_deck, Set::full().minus(docked));
        assert!(game.open.ship_discard.is_empty());
        assert!(game.open.flights.is_empty());
    }
    for seed in 0..500 {
        ever_leftmost.insert(new_game(3, seed).open.docks[0].expect("a ship").ship);
    }
    assert_eq!(ever_leftmost.len(), 30, "any ship with a destination can be dealt first");
}

#[test]
fn rp_set_05_no_unknown_destination_stays_docked() {
    for game in tables() {
        assert!(game.open.vessels().all(|(_, vessel)| vessel.ship.destination().is_some()));
    }
}

#[test]
fn rp_set_06_refused_ships_are_in_the_deck_again() {
    for game in tables() {
        let unknown = game.open.ship_deck.iter().filter(|ship| ship.destination().is_none()).count();
        assert_eq!(unknown, 6);
    }
}

#[test]
fn rp_set_07_the_rightmost_ship_flies_to_phobos_if_no_other_does() {
    let (mut printed, mut with_token) = (0, 0);
    for game in tables() {
        let rightmost = game.seats() as usize - 1;
        let goes_to_phobos = |ship: Ship| ship.destination() == Some(Phobos);
        if game.open.vessels().any(|(_, vessel)| goes_to_phobos(vessel.ship)) {
            printed += 1;
            assert!(game.open.vessels().all(|(_, vessel)| vessel.token.is_none()));
            assert_eq!(game.open.pool[Phobos as usize], 2);
        } else {
            with_token += 1;
            for (dock, vessel) in game.open.docks.iter().flatten().enumerate() {
                let expected = (dock == rightmost).then_some(Phobos);
                assert_eq!(vessel.token, expected);
            }
            let last = game.open.docks[rightmost].expect("a ship");
            assert_eq!(last.destination(), Some(Phobos));
            assert_eq!(game.open.pool[Phobos as usize], 1);
        }
    }
    assert!(printed > 20 && with_token > 20, "{printed} tables with, {with_token} without a Phobos ship");
}

#[test]
fn rp_set_08_nine_characters_and_22_astronauts_each() {
    for players in 3..=6 {
        let (game, _) = all_keep(new_game(players, 3));
        let mut legal = Vec::new();
        for (seat, colour) in (0..players).map(Seat).zip(Colour::all()) {
            assert_eq!(game.open.owner(colour), seat);
            game.legal(seat, &mut legal);
            assert_eq!(legal.len(), 9, "any of the nine cards can be chosen");
            let aboard: u8 = game.open.vessels().map(|(_, vessel)| vessel.crew[colour as usize]).sum();
            assert_eq!(game.open.supply[colour as usize] + aboard, 22);
        }
        let nobody = game.check(Seat(players), "choose pilot".parse().expect("an action"));
        assert_eq!(nobody.expect_err("there is no such player").rule, "RP-SET-08");
    }
}

#[test]
fn rp_set_09_each_ship_gets_the_astronaut_of_one_colour_at_random() {
    let mut seen = BTreeSet::new();
    for game in tables() {
        let mut colours = BTreeSet::new();
        for (dock, vessel) in game.open.docks.iter().flatten().enumerate() {
            assert_eq!(vessel.aboard(), 1);
            let colour = vessel.crew.iter().position(|crew| *crew == 1).expect("one astronaut");
            colours.insert(colour);
            seen.insert((game.seats(), dock, colour));
        }
        assert_eq!(colours, (0..game.seats() as usize).collect());
    }
    assert_eq!(seen.len(), 9 + 16 + 25 + 36, "each colour can stand in each dock");
}

#[test]
fn rp_set_10_who_stands_in_the_leftmost_dock_is_first() {
    for game in tables() {
        let leftmost = game.open.docks[0].expect("a ship");
        assert_eq!(leftmost.crew[game.open.first as usize], 1);
    }
}

#[test]
fn rp_set_11_the_game_begins_with_round_1() {
    for game in tables() {
        assert_eq!(game.open.round, 1);
        let (game, events) = all_keep(game);
        assert_eq!(events.last(), Some(&Event::Round { round: 1 }));
        assert_eq!(game.open.stage, Stage::Characters);
    }
}

/// What an astronaut finds in Hellas, the last zone that is face down.
fn last_find(face_up: &[Resource; 9], seed: u64) -> Resource {
    let mut last: Scene = scene(3).astronauts(Yellow, Ausonia, 1);
    let zones = Zone::all().filter(|zone| *zone != Hellas);
    for (zone, resource) in zones.zip(face_up) {
        last = last.resource(zone, *resource);
    }
    last.state().hidden.rng = Rng::seeded(seed);
    let mut table = last.resolve(Yellow, Explorer);
    table.play(Yellow, "move ausonia hellas");
    table.open().resources[Hellas as usize].expect("it is turned up")
}

#[test]
fn rp_set_12_one_random_resource_token_lies_face_down_in_each_zone() {
    for game in tables() {
        assert!(game.open.resources.iter().all(Option::is_none));
    }
    // Only two celerium tokens are not face up yet, so one of them lies there.
    let rest = [Ice, Ice, Ice, Ice, Ice, Sylvanite, Sylvanite, Sylvanite, Celerium];
    assert!((0..20).all(|seed| last_find(&rest, seed) == Celerium));
    // On an unexplored Mars every kind can be found, ice most often.
    let mut found = [0; 3];
    for seed in 0..330 {
        let mut unexplored = scene(3).flight(Some(Phobos), 3).flying(1, Yellow, 1);
        unexplored.state().hidden.rng = Rng::seeded(seed);
        let table = unexplored.end_of_round(1);
        found[table.open().resources[Phobos as usize].expect("turned up") as usize] += 1;
    }
    let [ice, sylvanite, celerium] = found;
    assert!((120..180).contains(&ice), "5 of 11 are ice: {ice} of 330");
    assert!((60..120).contains(&sylvanite), "3 of 11 are sylvanite: {sylvanite} of 330");
    assert!((60..120).contains(&celerium), "3 of 11 are celerium: {celerium} of 330");
}

#[test]
fn rp_set_13_the_eleventh_token_is_out_of_the_game() {
    // All but one sylvanite and one celerium token are face up: one of them lies here, the other is set aside.
    let rest = [Ice, Ice, Ice, Ice, Ice, Sylvanite, Sylvanite, Celerium, Celerium];
    let finds: Vec<Resource> = (0..40).map(|seed| last_find(&rest, seed)).collect();
    assert!(finds.contains(&Sylvanite) && finds.contains(&Celerium) && !finds.contains(&Ice));
    // In whole games at most ten tokens are turned up, each once, and they never change.
    for seed in 0..8 {
        let (mut game, _) = all_keep(new_game(6, seed));
        let events = play_out(&mut game, &mut Rng::seeded(seed));
        let found: Vec<(Zone, Resource)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Found { zone, resource } => Some((*zone, *resource)),
                _ => None,
            })
            .collect();
        assert!(found.len() <= 10);
        for (zone, resource) in &found {
            assert_eq!(found.iter().filter(|(other, _)| other == zone).count(), 1, "{zone} once");
            assert_eq!(game.open.resources[*zone as usize], Some(*resource));
        }
        for (kind, tokens) in [(Ice, 5), (Sylvanite, 3), (Celerium, 3)] {
            assert!(found.iter().filter(|(_, resource)| *resource == kind).count() <= tokens);
        }
    }
}

#[test]
fn rp_set_14_two_missions_are_dealt_to_each() {
    let mut ever_dealt: Set<EventCard> = Set::EMPTY;
    for game in tables() {
        let mut dealt: Set<EventCard> = Set::EMPTY;
        for seat in 0..game.seats() as usize {
            for card in game.secrets[seat].dealt {
                let card = card.expect("two missions");
                assert_eq!(card.kind(), Mission);
                dealt.insert(card);
            }
        }
        assert_eq!(dealt.len(), 2 * game.seats() as usize, "no card is dealt twice");
        assert!(game.hidden.event_deck.intersection(dealt).is_empty());
        let first = game.secrets[0].dealt[0].expect("a mission");
        ever_dealt.insert(first);
    }
    assert_eq!(ever_dealt.len(), 13, "any mission can be dealt first");
}

#[test]
fn rp_set_15_each_keeps_one_and_the_other_goes_back() {
    for mut game in tables() {
        let mut log = Log::new();
        let [first, second] = game.secrets[0].dealt.map(|card| card.expect("two missions"));
        let mut legal = Vec::new();
        game.legal(Seat(0), &mut legal);
        let words: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(words, [format!("keep {first}"), format!("keep {second}")]);
        let foreign = game.secrets[1].dealt[0].expect("a mission");
        let refusal = game.check(Seat(0), format!("keep {foreign}").parse().expect("an action"));
        assert_eq!(refusal.expect_err("dealt to another").rule, "RP-SET-15");
        game.play(Seat(0), format!("keep {second}").parse().expect("an action"), &mut log).expect("legal");
        assert_eq!(game.secrets[0].mission, Some(second));
        let sealed = |game: &RedPlanet| RedPlanet::sealed(&game.view(Viewer::Seat(Seat(0))));
        assert_eq!(sealed(&game), [Message::new(second.name())]);
        for seat in (1..game.seats()).map(Seat) {
            let mission = game.secrets[seat.index()].dealt[0].expect("a mission");
            game.play(seat, format!("keep {mission}").parse().expect("an action"), &mut log).expect("legal");
        }
        assert_eq!(game.secrets[0].mission, Some(second));
        assert_eq!(sealed(&game), [], "all have chosen");
        assert!(game.hidden.event_deck.contains(first));
        assert!(!game.hidden.event_deck.contains(second));
    }
}

#[test]
fn rp_set_16_the_kept_mission_stays_face_down_until_final_scoring() {
    for players in 3..=6 {
        let dealt = new_game(players, 11);
        let [one, two] = dealt.secrets[0].dealt.map(|card| card.expect("two missions"));
        // Whichever is kept, the others see the same.
        let mut log = Log::new();
        let keep = |card: EventCard, log: &mut Log<RedPlanet>| {
            let mut game = dealt.clone();
            game.play(Seat(0), format!("keep {card}").parse().expect("an action"), log).expect("legal");
            game
        };
        let (with_one, with_two) = (keep(one, &mut log), keep(two, &mut log));
        assert_eq!(with_one.view(Viewer::Seat(Seat(1))), with_two.view(Viewer::Seat(Seat(1))));
        assert_eq!(with_one.view(Viewer::Spectator), with_two.view(Viewer::Spectator));
        // They are shown at the very end.
        let (mut game, _) = all_keep(dealt);
        let events = play_out(&mut game, &mut Rng::seeded(5));
        let last_production = events.iter().position(|event| *event == Event::Production { number: 3 });
        let shown = |event: &Event| matches!(event, Event::MissionShown { .. });
        assert!(events.iter().position(shown) > last_production);
        assert!(events.iter().filter(|event| shown(event)).count() >= players as usize);
    }
}

#[test]
fn rp_set_17_all_that_was_not_kept_is_the_event_deck() {
    for game in tables() {
        let (game, _) = all_keep(game);
        let kept: Set<EventCard> =
            (0..game.seats() as usize).filter_map(|seat| game.secrets[seat].mission).collect();
        assert_eq!(kept.len(), game.seats() as usize);
        assert_eq!(game.hidden.event_deck, Set::full().minus(kept));
        let in_deck = |kind| game.hidden.event_deck.intersection(EventCard::of_kind(kind)).len();
        assert_eq!(in_deck(Discovery), 13);
        assert_eq!(in_deck(Action), 4);
    }
}

#[test]
fn rp_set_18_the_event_deck_has_27_to_24_cards() {
    for (players, cards) in [(3, 27), (4, 26), (5, 25), (6, 24)] {
        for seed in 0..10 {
            let (game, _) = all_keep(new_game(players, seed));
            assert_eq!(game.open.event_deck, cards);
            assert_eq!(game.hidden.event_deck.len(), cards as usize);
        }
    }
}

#[test]
fn rp_set_19_each_colour_has_21_in_supply_and_one_aboard() {
    for game in tables() {
        for colour in game.open.colours() {
            let aboard: u8 = game.open.vessels().map(|(_, vessel)| vessel.crew[colour as usize]).sum();
            assert_eq!((game.open.supply[colour as usize], aboard), (21, 1), "{colour}");
        }
        assert!(game.open.zones.iter().flatten().all(|astronauts| *astronauts == 0));
        assert!(game.open.lost.iter().all(|astronauts| *astronauts == 0));
        assert!(game.open.supply[game.seats() as usize..].iter().all(|astronauts| *astronauts == 0));
    }
}
