//! Whole games with everybody answering at random, for rules that must hold in every state.

#![allow(dead_code, reason = "each file of tests uses its part")]

use redplanet::{Action, Event, Options, RedPlanet};
use table::{Game, Log, Rng, Seat};

/// One answer: the state before it, who gave it, what was told, the state after it.
pub struct Step<'a> {
    pub before: &'a RedPlanet,
    pub seat: Seat,
    pub action: Action,
    pub events: &'a [Event],
    pub after: &'a RedPlanet,
}

/// Plays a whole game and shows each step.
pub fn play(players: u8, seed: u64, mut show: impl FnMut(Step)) -> RedPlanet {
    let options = Options { players, ..Options::default() };
    let mut game = RedPlanet::new(&options, seed).expect("two to six players");
    let mut rng = Rng::seeded(seed.wrapping_mul(7919) + u64::from(players));
    let mut legal = Vec::new();
    while let Some(seat) = game.turn() {
        game.legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("who is asked has an answer");
        let before = game.clone();
        let mut log = Log::new();
        game.play(seat, action, &mut log).expect("a legal answer");
        show(Step { before: &before, seat, action, events: log.events(), after: &game });
    }
    game
}

/// Plays games of every number of players.
pub fn play_all(seeds: u64, mut show: impl FnMut(Step)) {
    for players in 2..=6 {
        for seed in 1..=seeds {
            play(players, seed, &mut show);
        }
    }
}
