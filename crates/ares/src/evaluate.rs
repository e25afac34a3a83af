//! How good a position is for a seat: points now, and what income and stores will still become.

use table::{Evaluate, Game, Seat};

use crate::material::Parameter;
use crate::material::numbers::{COOP_VP, SOLO_ROUNDS};
use crate::options::Variant;
use crate::state::{Ares, Open};

/// M€ that a point costs, roughly: a standard action gives one or two for 14 to 20.
const MC_PER_POINT: f32 = 12.0;
/// Rounds from an empty to a complete Mars between players who mean it.
const ROUNDS: f32 = 14.0;
/// How often a round has a production phase.
const PRODUCTIONS: f32 = 0.6;
/// Points that make a lead as good as won.
const LEAD: f32 = 10.0;
/// Rounds of the cooperative game (AE-COOP-11).
const COOP_ROUNDS: f32 = 15.0;

impl Evaluate for Ares {
    type Weights = ();

    fn weights() -> &'static () {
        &()
    }

    fn evaluate(&self, seat: Seat, (): &()) -> f32 {
        if let Some(outcome) = self.outcome() {
            let won = outcome.winners.contains(seat);
            return if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        }
        match self.open.options.variant {
            Variant::Standard => {
                let others = self.everyone().filter(|other| *other != seat);
                let best = others.map(|other| self.open.prospect(other)).fold(f32::MIN, f32::max);
                even((self.open.prospect(seat) - best) / LEAD)
            }
            Variant::Coop => {
                let points: f32 = self.everyone().map(|seat| self.open.prospect(seat)).sum();
                let ahead = self.open.ahead(COOP_ROUNDS);
                even(ahead.min((points - COOP_VP as f32) / LEAD))
            }
            Variant::SoloNovice | Variant::SoloSpecialist | Variant::SoloExpert => {
                let income = self.open.prospect(seat) / ROUNDS;
                even(self.open.ahead(SOLO_ROUNDS.into()) + income / LEAD)
            }
        }
    }
}

/// From any number to a chance, 0 to a half.
fn even(lead: f32) -> f32 {
    1.0 / (1.0 + (-2.0 * lead).exp())
}

impl Open {
    /// How much of Mars is still to be terraformed, 1 to 0.
    fn left(&self) -> f32 {
        let steps = |planet: &dyn Fn(Parameter) -> u8| -> f32 {
            Parameter::ALL.iter().map(|parameter| f32::from(planet(*parameter))).sum()
        };
        1.0 - steps(&|parameter| self.planet.get(parameter)) / steps(&|parameter| parameter.max())
    }

    /// How far Mars is ahead of a clock of so many rounds.
    fn ahead(&self, rounds: f32) -> f32 {
        let time_left = 1.0 - f32::from(self.round.saturating_sub(1)) / rounds;
        (time_left - self.left()) * 4.0
    }

    /// Points now, and what income and stores may still become.
    fn prospect(&self, seat: Seat) -> f32 {
        let board = self.board(seat);
        let levels = &board.levels;
        let income = f32::from(board.tr)
            + f32::from(levels.mc)
            + 1.5 * f32::from(levels.heat)
            + 2.0 * f32::from(levels.plants)
            + 3.0 * f32::from(levels.cards)
            + 1.5 * f32::from(levels.steel + levels.titanium);
        let stores = f32::from(board.mc)
            + 1.5 * f32::from(board.heat)
            + 2.0 * f32::from(board.plants)
            + 4.0 * f32::from(board.hand);
        let productions = ROUNDS * PRODUCTIONS * self.left();
        let spendable = stores + income * productions;
        self.score(seat) as f32 + spendable / MC_PER_POINT * self.left().max(0.1).sqrt()
    }
}
