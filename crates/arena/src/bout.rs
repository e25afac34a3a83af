use std::time::Instant;

use serde::{Deserialize, Serialize};
use table::{Arg, Seat};

use crate::bot_game::BotGame;
use crate::{Contender, Tournament};

/// One game of a tournament: a table, a deal and the bots at the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The table, as an index into [`Tournament::tables`].
    pub table: usize,
    /// The number of the deal.
    pub deal: u64,
    /// The bot at each seat, as an index into [`Tournament::bots`].
    pub seated: Vec<usize>,
}

/// The result of a game. It names the table and the bots in full, so that it means the same in every tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoutResult {
    /// The table.
    pub table: String,
    /// The number of the deal.
    pub deal: u64,
    /// The bot at each seat.
    pub bots: Vec<String>,
    /// The seats that won; none if all lost or the game was given up.
    pub winners: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat, 1 for the best.
    pub places: Vec<u8>,
    /// Whether the game ended.
    pub finished: bool,
    /// The number of actions played.
    pub actions: u64,
    /// The round in which it ended.
    pub rounds: u16,
    /// The number of decisions with more than one answer, by seat.
    pub decisions: Vec<u64>,
    /// The time each seat thought about them, in microseconds.
    pub micros: Vec<u64>,
    /// The number of games each seat simulated for them.
    pub simulations: Vec<u64>,
}

/// A bot played an illegal action, or none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{bot} at seat {seat} of `{table}`, deal {deal}, made an illegal move after {actions} actions: {what}"
)]
pub struct Foul {
    bot: String,
    table: String,
    deal: u64,
    seat: Seat,
    actions: u64,
    what: String,
}

impl Bout {
    /// Plays the game.
    pub fn play(&self, tournament: &Tournament) -> Result<BoutResult, Foul> {
        let bots: Vec<Contender> = self.seated.iter().map(|&bot| tournament.bots[bot]).collect();
        let mut game = BotGame::open(
            &tournament.tables[self.table],
            tournament.deal_seed(self.deal),
            &bots,
            &tournament.nets,
        );
        let mut played = self.unplayed(tournament);
        let ended = game.play(|table, seat, own| {
            if let [only] = table.legal(seat) {
                return Some(*only);
            }
            let at = seat.index();
            let sight = table.sight(seat)?;
            let began = Instant::now();
            let choice = own.choose(&sight);
            played.micros[at] += began.elapsed().as_micros() as u64;
            played.decisions[at] += 1;
            played.simulations[at] += u64::from(own.player.thought().simulations);
            choice
        });
        played.actions = game.table.lines() as u64;
        ended.map_err(|(seat, what)| self.foul(tournament, seat, played.actions, what))?;
        played.rounds = game.table.round();
        if let Some(outcome) = game.table.outcome() {
            played.finished = true;
            played.winners = outcome.winners.iter().map(|seat| seat.0).collect();
            for standing in outcome.standings {
                if let Arg::Seat(seat) = standing.who {
                    played.scores[seat.index()] = standing.score;
                    played.places[seat.index()] = standing.place;
                }
            }
        }
        Ok(played)
    }

    fn foul(&self, tournament: &Tournament, seat: Seat, actions: u64, what: String) -> Foul {
        let (table, deal, mut bots) = self.key(tournament);
        Foul { bot: bots.swap_remove(seat.index()), table, deal, seat, actions, what }
    }

    /// What identifies the game in a results file: the table, the deal and the bots at the seats.
    pub fn key(&self, tournament: &Tournament) -> (String, u64, Vec<String>) {
        let bots = self.seated.iter().map(|&bot| tournament.bots[bot].to_string()).collect();
        (tournament.tables[self.table].name.clone(), self.deal, bots)
    }

    fn unplayed(&self, tournament: &Tournament) -> BoutResult {
        let seats = self.seated.len();
        let (table, deal, bots) = self.key(tournament);
        BoutResult {
            table,
            deal,
            bots,
            winners: Vec::new(),
            scores: vec![0; seats],
            places: vec![seats as u8; seats],
            finished: false,
            actions: 0,
            rounds: 0,
            decisions: vec![0; seats],
            micros: vec![0; seats],
            simulations: vec![0; seats],
        }
    }
}

impl BoutResult {
    /// What identifies the game in a results file.
    pub fn key(&self) -> (String, u64, Vec<String>) {
        (self.table.clone(), self.deal, self.bots.clone())
    }

    /// The part of the win that went to `seat`: all, none, or an equal part of a shared win.
    pub fn win(&self, seat: usize) -> f64 {
        if self.winners.contains(&(seat as u8)) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
