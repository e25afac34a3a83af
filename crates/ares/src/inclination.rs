//! What a sensible player tends to do, judged cheaply without trying it out: for playouts.

use table::Seat;

use crate::action::Action;
use crate::evaluate::{Rates, Weights};
use crate::material::numbers::{FOREST_PLANTS, WARM_HEAT};
use crate::material::{Card, Colour, Parameter, Phase, Standard, catalog};
use crate::state::{Ares, Payment, Stage};

/// With less than this part of Mars left, cards in hand come too late.
const LAST_STEPS: f32 = 0.12;

impl Ares {
    pub(crate) fn inclined(&self, seat: Seat, action: Action, rates: &Rates, weights: &Weights) -> f32 {
        match action {
            // A player who has planned sticks to the plan.
            Action::Phase(_) if self.secret(seat).plan.is_some() => f32::NEG_INFINITY,
            Action::Virtual(_) if self.secret(seat).virtual_plan.is_some() => f32::NEG_INFINITY,
            Action::Phase(phase) => self.suits(seat, phase),
            Action::Play(card) => 1.0 + weights.eager * self.card_worth(seat, card, rates, weights),
            Action::Keep(card) => weights.eager * self.card_worth(seat, card, rates, weights),
            Action::Discard(card) | Action::Give(card) => {
                -weights.eager * self.card_worth(seat, card, rates, weights) - 1.0
            }
            Action::Sell(card) => self.selling(seat, card, rates, weights),
            Action::Forest(standard) | Action::Warm(standard) | Action::Ocean(standard) => {
                self.drawn_to(standard)
            }
            Action::Use(_) => 2.5,
            Action::Draw => 4.0,
            Action::Pass => match self.open.stage {
                Stage::Phase(Phase::Action) => -1.0,
                _ => -0.5,
            },
            Action::Accept => 0.5,
            Action::Done => 1.0,
            Action::Cube => 1.0,
            Action::Pay(heat) => {
                let spare = self.open.planet.is_max(Parameter::Temperature);
                f32::from(heat) * if spare { 0.3 } else { -0.3 }
            }
            Action::Put(card) | Action::Take(card) => {
                let scores = matches!(catalog().card(card).vp, crate::material::op::Vp::Variable { .. });
                let put = matches!(action, Action::Put(_));
                if scores == put { 1.0 } else { 0.0 }
            }
            Action::Offset(_) => 0.5,
            Action::Back | Action::Withdraw => f32::NEG_INFINITY,
            Action::Virtual(_)
            | Action::Corporation(_)
            | Action::Raise(_)
            | Action::Decline
            | Action::Marker
            | Action::Next(_)
            | Action::Mode(_)
            | Action::Flip(_)
            | Action::Spend(_) => 0.0,
        }
    }

    /// Cards are sold to pay for another, at the hand limit, and for the last steps of the game: never without
    /// a reason.
    fn selling(&self, seat: Seat, card: Card, rates: &Rates, weights: &Weights) -> f32 {
        let short = |payment: Payment| self.cost(seat, payment.card) > self.board(seat).mc;
        let needed = self.open.stage == Stage::HandLimit || self.secret(seat).payment.is_some_and(short);
        let last = self.open.stage == Stage::Phase(Phase::Action) && self.open.left() < LAST_STEPS;
        match (needed, last) {
            (true, _) => -weights.eager * self.card_worth(seat, card, rates, weights),
            (false, true) => -2.0 - weights.eager * self.card_worth(seat, card, rates, weights),
            (false, false) => f32::NEG_INFINITY,
        }
    }

    /// How well a phase suits the moment: what could be done in it.
    fn suits(&self, seat: Seat, phase: Phase) -> f32 {
        let board = self.board(seat);
        let mc = board.mc;
        let affordable = |green: bool| {
            let hand = self.secret(seat).hand;
            let fits = |card: &Card| {
                (card.colour() == Colour::Green) == green && self.open.cost(seat, *card) <= mc + 3
            };
            hand.iter().filter(fits).count().min(3) as f32
        };
        match phase {
            Phase::Development => 0.6 * affordable(true) - 0.4,
            Phase::Construction => 0.6 * affordable(false) - 0.4,
            Phase::Action => {
                let heat = f32::from(board.heat / u16::from(WARM_HEAT));
                let plants = f32::from(board.plants / u16::from(FOREST_PLANTS));
                let actions = board.blue.intersection(catalog().actions).len() as f32;
                0.5 * heat.min(3.0) + 0.7 * plants.min(3.0) + 0.3 * actions + f32::from(mc) / 40.0 - 0.8
            }
            Phase::Production => {
                let levels = &board.levels;
                let income = f32::from(board.tr + levels.mc)
                    + 1.5 * f32::from(levels.heat)
                    + 2.5 * f32::from(levels.plants)
                    + 3.0 * f32::from(levels.cards);
                (income / 16.0).min(2.5) - f32::from(mc) / 60.0
            }
            Phase::Research => 0.8 - 0.2 * f32::from(board.hand),
        }
    }

    /// Heat and plants have no better use; megacredits have one while much of Mars is left.
    fn drawn_to(&self, standard: Standard) -> f32 {
        let late = 1.0 - self.open.left();
        match standard {
            Standard::ForestPlants => 5.0,
            Standard::WarmHeat => 4.0,
            Standard::ForestMc => 3.5 * late - 1.0,
            Standard::WarmMc | Standard::OceanMc => 3.0 * late - 1.0,
        }
    }
}
