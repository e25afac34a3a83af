//! How good a position is for a seat: points now, and what income, stores and cards will still become.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Evaluate, Game, MAX_SEATS, Message, Seat, Span, Term};

use crate::action::Action;
use crate::material::effect::Stored;
use crate::material::numbers::{FOREST_PLANTS, SALE, WARM_HEAT};
use crate::material::op::Vp;
use crate::material::{Card, Colour, Parameter, catalog};
use crate::state::{Ares, Board, Open};

/// The numbers of the judgement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// Rounds from an untouched to a complete Mars between serious players.
    pub rounds: f32,
    /// How often a round has a production phase.
    pub productions: f32,
    /// Points that a megacredit becomes.
    pub mc: f32,
    /// How much more it becomes while all of Mars is left.
    pub early: f32,
    /// Points that a heat becomes while the temperature can rise.
    pub heat: f32,
    /// Points that a plant becomes while the oxygen can rise.
    pub plants: f32,
    /// Points that an unknown card becomes.
    pub card: f32,
    /// Points of a steel or titanium a round.
    pub metal: f32,
    /// Points of an Action a round.
    pub action: f32,
    /// Points of a triggered effect a round.
    pub trigger: f32,
    /// Points of a megacredit off a round.
    pub discount: f32,
    /// What the effects of a card are worth for each megacredit that it costs.
    pub unread: f32,
    /// The part of its worth that a card has in hand.
    pub hand: f32,
    /// M€ that playing a card usually takes.
    pub usual: f32,
    /// The part of its price that a card brings if it is only sold.
    pub sold: f32,
    /// The lead in points that matters at the end.
    pub spread_end: f32,
    /// How much larger it must be while all of Mars is left.
    pub spread_left: f32,
    /// How strongly a point attracts a sensible player.
    pub eager: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/weights.json"))
        .expect("the embedded weights are read by a test")
});

/// The ids of the parts of the judgement.
pub(crate) const TERMS: &[&str] = &[
    "ares-term-points",
    "ares-term-stores",
    "ares-term-income",
    "ares-term-engine",
    "ares-term-hand",
    "ares-term-mars",
];

/// M€ for a step of Mars, roughly.
const STEP_MC: f32 = 15.0;
/// Steps ahead of the clock that make it nearly certain to be in time.
const AHEAD: f32 = 30.0;
/// Points ahead that make it nearly certain to reach a common goal.
const LEAD: f32 = 30.0;

/// What all of Mars weighs beside the points of partners, for advice.
const TRACKS: f32 = 60.0;

/// How many cards of a hand are judged.
const JUDGED: usize = 32;

/// What things become by the end, as it looks now.
#[derive(Clone, Copy)]
pub(crate) struct Rates {
    /// Rounds to come.
    pub rounds: f32,
    /// Productions to come.
    pub productions: f32,
    /// Points of a megacredit in store.
    pub mc: f32,
    /// Of a heat.
    pub heat: f32,
    /// Of a plant.
    pub plants: f32,
    /// Of a card.
    pub card: f32,
}

impl Evaluate for Ares {
    type Weights = Weights;

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f32 {
        let mut all = [0.0; MAX_SEATS];
        self.expect(weights, &mut all);
        all[seat.index()]
    }

    fn expect(&self, weights: &Weights, out: &mut [f32; MAX_SEATS]) {
        if let Some(outcome) = self.outcome() {
            let together = self.open.rules().together;
            let share = if together { 1.0 } else { 1.0 / outcome.winners.len().max(1) as f32 };
            for seat in self.everyone() {
                out[seat.index()] = if outcome.winners.contains(seat) { share } else { 0.0 };
            }
            return;
        }
        let rates = self.open.rates(weights);
        if self.open.rules().together {
            let chance = self.together(&rates, weights);
            self.everyone().for_each(|seat| out[seat.index()] = chance);
        } else {
            self.rivals(&rates, weights, out);
        }
    }

    fn inclination(&self, seat: Seat, action: Action, weights: &Weights) -> f32 {
        self.inclined(seat, action, &self.open.rates(weights), weights)
    }

    fn inclinations(&self, seat: Seat, actions: &[Action], weights: &Weights, out: &mut Vec<f32>) {
        let rates = self.open.rates(weights);
        out.clear();
        out.extend(actions.iter().map(|action| self.inclined(seat, *action, &rates, weights)));
    }

    fn terms(&self, seat: Seat, weights: &Weights) -> Vec<Term> {
        let rates = self.open.rates(weights);
        let term = |id, worth| Term::new(Message::new(id), worth);
        let mut terms: Vec<Term> =
            self.parts(seat, &rates, weights).map(|(id, worth)| term(id, worth)).into();
        if self.open.rules().together {
            let whole = 1.0 - self.open.left();
            terms.push(term("ares-term-mars", whole * TRACKS));
        }
        terms
    }

    /// A phase shows what it was good for when the round is over.
    fn span(&self, _seat: Seat, action: Action) -> Span {
        match action {
            Action::Phase(_) | Action::Virtual(_) => Span::Round,
            _ => Span::Move,
        }
    }

    fn settled(&self, seat: Seat) -> bool {
        self.secret(seat).payment.is_none() && self.board(seat).frames.is_empty()
    }
}

impl Ares {
    /// Everybody's chance to end with the most points.
    fn rivals(&self, rates: &Rates, weights: &Weights, out: &mut [f32; MAX_SEATS]) {
        let spread = weights.spread_end + weights.spread_left * self.open.left();
        let mut points = [0.0; MAX_SEATS];
        let mut best = f32::MIN;
        for seat in self.everyone() {
            points[seat.index()] = self.prospect(seat, rates, weights);
            best = best.max(points[seat.index()]);
        }
        let mut sum = 0.0;
        for seat in self.everyone() {
            out[seat.index()] = ((points[seat.index()] - best) / spread).exp();
            sum += out[seat.index()];
        }
        self.everyone().for_each(|seat| out[seat.index()] /= sum);
    }

    /// The chance to complete Mars in time, and with enough points where that is the goal.
    fn together(&self, rates: &Rates, weights: &Weights) -> f32 {
        let planet = &self.open.planet;
        let open = |parameter: Parameter| f32::from(parameter.max() - planet.get(parameter));
        let (mut mc, mut heat, mut plants) = (0.0, 0.0, 0.0);
        let mut points = 0.0;
        for seat in self.everyone() {
            let board = self.board(seat);
            mc += f32::from(board.mc) + f32::from(board.tr + board.levels.mc) * rates.productions;
            mc += 3.0 * (f32::from(board.hand) + f32::from(board.levels.cards) * rates.productions);
            heat += f32::from(board.heat) + f32::from(board.levels.heat) * rates.productions;
            plants += f32::from(board.plants) + f32::from(board.levels.plants) * rates.productions;
            mc += self.engine(board, rates, weights) / weights.mc;
            points += self.prospect(seat, rates, weights);
        }
        let (warm, green) = (heat / f32::from(WARM_HEAT), plants / f32::from(FOREST_PLANTS));
        let warm = warm.min(open(Parameter::Temperature) + 0.2 * warm);
        let green = green.min(open(Parameter::Oxygen) + 0.2 * green);
        let can = warm + green + mc / STEP_MC;
        let need = Parameter::ALL.iter().map(|parameter| open(*parameter)).sum::<f32>();
        // Work not yet done counts less and less, or all of it would be put off to the last round.
        let passed = (f32::from(self.open.round) / (f32::from(self.open.round) + rates.rounds)).min(1.0);
        let time = ((0.95 - 0.55 * passed) * can - need) / AHEAD;
        match self.open.rules().goal {
            Some(goal) => {
                let points = (points - goal as f32) / LEAD;
                even(0.7 * time.min(points) + 0.3 * time.max(points))
            }
            None => even(time),
        }
    }

    /// Points now, and what income, stores and cards may still become.
    fn prospect(&self, seat: Seat, rates: &Rates, weights: &Weights) -> f32 {
        self.parts(seat, rates, weights).iter().map(|(_, worth)| worth).sum()
    }

    /// The parts of [`Ares::prospect`], by what people would call them.
    fn parts(&self, seat: Seat, rates: &Rates, weights: &Weights) -> [(&'static str, f32); 5] {
        let board = self.board(seat);
        let levels = &board.levels;
        let income = f32::from(board.tr + levels.mc) * rates.mc
            + f32::from(levels.heat) * rates.heat
            + f32::from(levels.plants) * rates.plants
            + f32::from(levels.cards) * rates.card;
        let stores = f32::from(board.mc) * rates.mc
            + f32::from(board.heat) * rates.heat
            + f32::from(board.plants) * rates.plants;
        [
            ("ares-term-points", self.open.score(seat) as f32),
            ("ares-term-stores", stores),
            ("ares-term-income", income * rates.productions),
            ("ares-term-engine", self.engine(board, rates, weights)),
            ("ares-term-hand", self.hand_worth(seat, rates, weights)),
        ]
    }

    /// What metals, Actions, effects and discounts may still save or bring.
    fn engine(&self, board: &Board, rates: &Rates, weights: &Weights) -> f32 {
        let metals = f32::from(board.levels.steel + board.levels.titanium);
        let actions = board.blue.intersection(catalog().actions).len() as f32;
        let tags: u8 = board.powers.by_tag.iter().sum();
        let discounts = f32::from(board.powers.any) + 0.3 * f32::from(tags);
        rates.rounds
            * (weights.metal * metals
                + weights.action * actions
                + weights.trigger * board.triggers.len() as f32
                + weights.discount * discounts)
    }

    /// The cards in hand: the best of them as far as there will be money to play them, the others for what they
    /// sell.
    fn hand_worth(&self, seat: Seat, rates: &Rates, weights: &Weights) -> f32 {
        let board = self.board(seat);
        let income = f32::from(board.tr + board.levels.mc) * rates.productions;
        let mut plays = (f32::from(board.mc) + income) / weights.usual;
        let mut worths = [0.0; JUDGED];
        let mut count = 0;
        for (card, worth) in self.secret(seat).hand.iter().zip(&mut worths) {
            *worth = self.card_worth(seat, card, rates, weights);
            count += 1;
        }
        worths[..count].sort_unstable_by(|one: &f32, other| other.total_cmp(one));
        let sold = f32::from(SALE) * rates.mc * weights.sold;
        let mut sum = 0.0;
        for worth in &worths[..count] {
            let played = plays.clamp(0.0, 1.0);
            plays -= 1.0;
            sum += (weights.hand * worth * played + sold * (1.0 - played)).max(sold);
        }
        sum
    }

    /// What playing a card may be worth beyond its price.
    pub(crate) fn card_worth(&self, seat: Seat, card: Card, rates: &Rates, weights: &Weights) -> f32 {
        let sheet = catalog().card(card);
        let levels = &sheet.levels;
        let mut income = f32::from(levels.mc) * rates.mc
            + f32::from(levels.heat) * rates.heat
            + f32::from(levels.plants) * rates.plants
            + f32::from(levels.cards) * rates.card;
        if let Some(scale) = &sheet.scale {
            let one = match scale.resource {
                Stored::Mc => rates.mc,
                Stored::Heat => rates.heat,
                Stored::Plants => rates.plants,
            };
            income += 2.0 * one * f32::from(scale.amount) / f32::from(scale.count);
        }
        let vp = match sheet.vp {
            Vp::Fixed(vp) => f32::from(vp),
            Vp::Variable { vp, .. } => 1.5 * f32::from(vp),
        };
        let action = f32::from(u8::from(sheet.action.1 > 0));
        let engine = weights.metal * f32::from(levels.steel + levels.titanium)
            + weights.action * action
            + weights.trigger * f32::from(sheet.triggers.1);
        let effects = match card.colour() {
            Colour::Green => 0.0,
            Colour::Blue => 0.4,
            Colour::Red => 1.0,
        };
        vp + income * rates.productions
            + engine * rates.rounds
            + effects * weights.unread * f32::from(sheet.cost) * rates.mc
            - f32::from(self.open.cost(seat, card)) * rates.mc
    }
}

/// Turns any number into a chance; 0 becomes a half.
fn even(lead: f32) -> f32 {
    1.0 / (1.0 + (-2.0 * lead).exp())
}

impl Open {
    /// How much of Mars is still to be terraformed, 1 to 0.
    pub(crate) fn left(&self) -> f32 {
        let (mut left, mut all) = (0.0, 0.0);
        for parameter in Parameter::ALL.iter().copied() {
            left += f32::from(parameter.max() - self.planet.get(parameter));
            all += f32::from(parameter.max());
        }
        left / all
    }

    /// What things become by the end of this game.
    pub(crate) fn rates(&self, weights: &Weights) -> Rates {
        let passed = f32::from(self.round.saturating_sub(1));
        let rounds = match self.rules().rounds {
            Some(rounds) => f32::from(rounds) - passed,
            None => weights.rounds * self.left(),
        };
        // What comes at the last moment is hardly used.
        let used = (0.25 + 0.375 * rounds).min(1.0);
        let grows = |parameter: Parameter| {
            let open = f32::from(parameter.max() - self.planet.get(parameter));
            (0.3 + 0.35 * open).min(1.0)
        };
        Rates {
            rounds,
            productions: (weights.productions * rounds - 0.3).max(0.0),
            mc: weights.mc * used * (1.0 + weights.early * self.left()),
            heat: weights.heat
                * used
                * if self.planet.is_max(Parameter::Temperature) {
                    0.1
                } else {
                    grows(Parameter::Temperature)
                },
            plants: weights.plants * used * if self.planet.is_max(Parameter::Oxygen) { 0.55 } else { 1.0 },
            card: weights.card * used,
        }
    }
}
