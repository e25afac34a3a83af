//! Components, set-up and the course of a game: phases, turns, markers, quarters, the end; collector's edition.

mod collector;
mod components;
mod course;
mod delivery;
mod ending;
mod events;
mod fields;
mod general;
mod production;
mod quarters;
mod recreation;
mod score;
mod setup;
mod supply;
mod turns;
mod weather;
mod work;

use martians::material::{Building, Colour, Quarter, Zone};
use martians::scene::Table;
use martians::{Event, Open, Options, Variant};
use table::Game;

/// Everybody gives the mildest answer until `stop` holds at a decision, or the game is over.
fn drift(t: &mut Table, stop: impl Fn(&Open) -> bool) {
    while !stop(t.open())
        && let Some(seat) = t.game.turn()
    {
        let answer = t.game.fallback(seat);
        t.game.play(seat, answer, &mut t.log).unwrap();
    }
}

/// The same in a colony where every demand token is gone before the next decision.
fn calm(t: &mut Table, stop: impl Fn(&Open) -> bool) {
    loop {
        t.game.open.demand = Default::default();
        if stop(t.open()) || t.game.turn().is_none() {
            return;
        }
        let seat = t.game.turn().unwrap();
        let answer = t.game.fallback(seat);
        t.game.play(seat, answer, &mut t.log).unwrap();
    }
}

/// A round of a cycle is reached.
fn at(cycle: u8, round: u8) -> impl Fn(&Open) -> bool {
    move |open| (open.cycle, open.round) == (cycle, round)
}

/// To the very end.
fn never(_: &Open) -> bool {
    false
}

/// The turns that were told, with cycle, round and colour.
fn turns(told: &[Event], from: (u8, u8)) -> Vec<(u8, u8, Colour)> {
    let (mut cycle, mut round) = from;
    let mut all = Vec::new();
    for event in told {
        match event {
            Event::Round { cycle: c, round: r } => (cycle, round) = (*c, *r),
            Event::Turn { colour, .. } => all.push((cycle, round, *colour)),
            _ => {}
        }
    }
    all
}

/// What was told, a letter each: Cycle, demand Supplied, Round, Event, Weather, Production, Turn, Growth.
fn letters(told: &[Event]) -> String {
    let mut text = String::new();
    for event in told {
        let letter = match event {
            Event::Cycle { .. } => 'C',
            Event::Demanded { .. } => 'S',
            Event::Round { .. } => 'R',
            Event::Revealed { .. } => 'E',
            Event::Turned { .. } => 'W',
            Event::Produced { .. } => 'P',
            Event::Turn { .. } => 'T',
            Event::Grown { .. } => 'G',
            _ => continue,
        };
        if !(letter == 'S' && text.ends_with('S')) {
            text.push(letter);
        }
    }
    text
}

/// The number of a colour's markers in a zone of each quarter.
fn confined(t: &Table, zone: Zone, colour: Colour) -> [u8; Quarter::COUNT] {
    t.open().confined[zone.index()][colour.index()]
}

/// Whether a colour's marker stands on a field.
fn stands(t: &Table, colour: Colour, building: Building, number: u8) -> bool {
    t.open().markers[colour.index()].contains(building.field(number))
}

/// Every variant with every number of players.
fn every_table() -> Vec<Options> {
    let mut all = vec![Options::new(Variant::Solo, 1)];
    for players in 2..=4 {
        for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
            all.push(Options { first_player: 1, ..Options::new(variant, players) });
        }
    }
    all
}
