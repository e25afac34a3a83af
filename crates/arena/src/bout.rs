use std::time::Instant;

use serde::{Deserialize, Serialize};
use table::{Arg, Rng, Seat};

use crate::{Contender, Plan};

/// A bot game may take so many times the longest random game before it is given up.
const PATIENCE: usize = 4;

/// One game to be played: a table, a deal and who sits where, by their places in the plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The table, by its place in [`Plan::tables`].
    pub table: usize,
    /// Which deal.
    pub deal: u64,
    /// Who sits at each seat, by their places in [`Plan::bots`].
    pub seated: Vec<usize>,
}

/// One finished game. It names table and bots as they are written, so that it means the same in every plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The table.
    pub table: String,
    /// Which deal.
    pub deal: u64,
    /// Who sat at each seat.
    pub bots: Vec<String>,
    /// Who won, by seat; nobody if all lost or the game was given up.
    pub winners: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The place of each seat, 1 for the best.
    pub places: Vec<u8>,
    /// Whether it came to its end.
    pub finished: bool,
    /// How many actions were done.
    pub actions: u64,
    /// In which round it ended.
    pub rounds: u16,
    /// How many decisions with more than one answer each seat made.
    pub decisions: Vec<u64>,
    /// How long each seat thought about them, in microseconds.
    pub micros: Vec<u64>,
    /// How many games each seat simulated for them.
    pub simulations: Vec<u64>,
}

/// A bot that did what its game forbids, or nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{bot} at seat {seat} of `{table}`, deal {deal}, did something illegal after {actions} actions: {what}"
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
    /// Plays it. What a bot does depends on the deal, its seat and what it sees, not on the thread or the time.
    pub fn play(&self, plan: &Plan) -> Result<Played, Foul> {
        let setting = &plan.tables[self.table];
        let seed = plan.deal_seed(self.deal);
        let seated: Vec<Contender> = self.seated.iter().map(|&bot| plan.bots[bot]).collect();
        let mut table = setting.title.open(&setting.options, seed).expect("the options were tried before");
        table.listen(false);
        let mut players: Vec<_> = seated.iter().map(|bot| setting.title.bot(bot.level)).collect();
        let mut chance: Vec<Rng> = (0..setting.seats).map(|seat| own_chance(seed, seat)).collect();
        let mut played = self.unplayed(plan);
        while let Some(seat) = table.turn() {
            if played.actions as usize >= setting.title.longest() * PATIENCE {
                break;
            }
            let at = seat.index();
            let foul = |what: String, actions| Foul {
                bot: seated[at].to_string(),
                table: setting.name.clone(),
                deal: self.deal,
                seat,
                actions,
                what,
            };
            let only = match table.legal(seat) {
                [only] => Some(*only),
                _ => None,
            };
            let action = match only {
                Some(only) => only,
                None => {
                    let sight = table.sight(seat).expect("who is asked sits here");
                    let dice = chance[at].bits();
                    let began = Instant::now();
                    let choice = players[at].choose(&sight, dice, seated[at].budget());
                    played.micros[at] += began.elapsed().as_micros() as u64;
                    played.decisions[at] += 1;
                    played.simulations[at] += u64::from(players[at].thought().simulations);
                    choice.ok_or_else(|| foul("nothing".into(), played.actions))?
                }
            };
            table.play(seat, action).map_err(|error| foul(error.to_string(), played.actions))?;
            played.actions += 1;
        }
        played.rounds = table.round();
        if let Some(outcome) = table.outcome() {
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

    /// What a results file knows it by: the table, the deal and who sits where.
    pub fn key(&self, plan: &Plan) -> (String, u64, Vec<String>) {
        let bots = self.seated.iter().map(|&bot| plan.bots[bot].to_string()).collect();
        (plan.tables[self.table].name.clone(), self.deal, bots)
    }

    fn unplayed(&self, plan: &Plan) -> Played {
        let seats = self.seated.len();
        let (table, deal, bots) = self.key(plan);
        Played {
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

impl Played {
    /// What a results file knows it by.
    pub fn key(&self) -> (String, u64, Vec<String>) {
        (self.table.clone(), self.deal, self.bots.clone())
    }

    /// Which part of the win went to `seat`: all, none, or an equal part of a shared one.
    pub fn win(&self, seat: usize) -> f64 {
        if self.winners.contains(&(seat as u8)) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

/// The chance of the bot at a seat: it has nothing to do with the deal, and is the same for all who sit there.
pub(crate) fn own_chance(seed: u64, seat: u8) -> Rng {
    let mut of_the_bots = Rng::seeded(!seed);
    (0..seat).for_each(|_| _ = of_the_bots.bits());
    of_the_bots.fork()
}
