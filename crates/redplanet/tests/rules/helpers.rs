//! What the tests of several sections share: games, positions, and questions to a table.

use redplanet::material::Colour::{self, Yellow};
use redplanet::material::Zone::{Ausonia, Hellas, SyrtisMajor, VallesMarineris};
use redplanet::material::{Character, Resource, Ship, Zone};
use redplanet::scene::{Scene, Table, scene};
use redplanet::{Action, Dock, Event, Options, RedPlanet};
use table::{Arg, Game, Log, Rng, Seat, Set, Viewer};

/// A new game, with the missions dealt.
pub fn new_game(players: u8, seed: u64) -> RedPlanet {
    RedPlanet::new(&Options { players, ..Options::default() }, seed).expect("two to six players")
}

/// A new game where every player has kept the first mission dealt to them.
pub fn begun(players: u8, seed: u64) -> RedPlanet {
    let mut game = new_game(players, seed);
    let mut legal = Vec::new();
    for seat in (0..players).map(Seat) {
        game.legal(seat, &mut legal);
        game.play(seat, legal[0], &mut Log::off()).expect("legal");
    }
    game
}

/// One action of a random game.
pub struct Step<'a> {
    pub before: &'a RedPlanet,
    pub seat: Seat,
    pub action: Action,
    pub events: &'a [Event],
    pub after: &'a RedPlanet,
}

/// Plays a whole game with random actions and shows each step.
pub fn random_game(players: u8, seed: u64, mut show: impl FnMut(Step)) -> RedPlanet {
    let mut game = new_game(players, seed);
    let mut rng = Rng::seeded(seed.wrapping_mul(7919) + u64::from(players));
    let mut legal = Vec::new();
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("a seat to act has a legal action");
        let before = game.clone();
        let mut log = Log::new();
        game.play(seat, action, &mut log).expect("legal");
        show(Step { before: &before, seat, action, events: log.events(), after: &game });
    }
    game
}

/// Plays random games with every number of players.
pub fn random_games(seeds: u64, mut show: impl FnMut(Step)) {
    for players in 2..=6 {
        for seed in 1..=seeds {
            random_game(players, seed, &mut show);
        }
    }
}

/// Two roomy ships, so that every boarding is a choice.
pub fn roomy(players: u8) -> Scene {
    scene(players).ship(1, Some(SyrtisMajor), 6).ship(2, Some(SyrtisMajor), 5)
}

/// The two-player game with a roomy ship in each dock.
pub fn four_ships() -> Scene {
    let inner = scene(2).ship(1, Some(SyrtisMajor), 6).ship(2, Some(VallesMarineris), 6);
    inner.ship(3, Some(Hellas), 5).ship(4, Some(Ausonia), 5)
}

/// Puts this card on top of a neutral deck.
pub fn on_top(mut scene: Scene, colour: Colour, card: Character) -> Scene {
    let hidden = &mut scene.state().hidden;
    hidden.neutral_top[colour as usize] = Set::EMPTY.with(card);
    hidden.neutral_rest[colour as usize] = Set::full().without(card);
    scene
}

/// The event of Yellow boarding the ship in a dock, counted from 1.
pub fn yellow_boarded(dock: u8, count: u8) -> Event {
    Event::Boarded { colour: Yellow, dock: Dock(dock - 1), count }
}

/// Whether an event like this happened.
pub fn happened(table: &Table, is_it: impl Fn(&Event) -> bool) -> bool {
    table.events().iter().any(is_it)
}

/// How often this event happened.
pub fn count(table: &Table, wanted: Event) -> usize {
    table.events().iter().filter(|event| **event == wanted).count()
}

/// The numbers called so far.
pub fn numbers_called(table: &Table) -> Vec<u8> {
    let called = |event: &Event| match event {
        Event::Called { number } => Some(*number),
        _ => None,
    };
    table.events().iter().filter_map(called).collect()
}

/// The colours that boarded a ship, in order.
pub fn boarders(table: &Table) -> Vec<Colour> {
    let boarded = |event: &Event| match event {
        Event::Boarded { colour, .. } => Some(*colour),
        _ => None,
    };
    table.events().iter().filter_map(boarded).collect()
}

/// The docks that ships launched from, counted from 1, in order.
pub fn launches(table: &Table) -> Vec<u8> {
    let launched = |event: &Event| match event {
        Event::Launched { dock, .. } => Some(dock.0 + 1),
        _ => None,
    };
    table.events().iter().filter_map(launched).collect()
}

/// The ships that came into docks, counted from 1, in order.
pub fn dockings(table: &Table) -> Vec<(u8, Ship)> {
    let docked = |event: &Event| match event {
        Event::Docked { dock, ship } => Some((dock.0 + 1, *ship)),
        _ => None,
    };
    table.events().iter().filter_map(docked).collect()
}

/// What a zone produced, in each production so far.
pub fn produced(table: &Table, wanted: Zone) -> Vec<(Resource, u8)> {
    let in_zone = |event: &Event| match event {
        Event::Produced { zone, resource, tokens } if *zone == wanted => Some((*resource, *tokens)),
        _ => None,
    };
    table.events().iter().filter_map(in_zone).collect()
}

/// The point tokens a colour holds, by kind.
pub fn held(table: &Table, colour: Colour) -> [u8; 3] {
    table.open().held[colour as usize]
}

/// The point tokens lying in a zone, by kind.
pub fn pile(table: &Table, zone: Zone) -> [u8; 3] {
    table.open().piles[zone as usize]
}

/// The final score of a seat.
pub fn score(table: &Table, seat: u8) -> i32 {
    let outcome = table.game.outcome().expect("the game is over");
    let own = outcome.standings.iter().find(|standing| standing.who == Arg::Seat(Seat(seat)));
    own.expect("every seat has a score").score
}

/// The seats that won.
pub fn winners(table: &Table) -> Vec<u8> {
    table.game.outcome().expect("the game is over").winners.iter().map(|seat| seat.0).collect()
}

/// A view, byte for byte.
pub fn sees(game: &RedPlanet, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view serializes")
}
