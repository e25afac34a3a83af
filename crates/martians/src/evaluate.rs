//! How good a position is: feed the colony first, then pursue the goal, cycle by cycle.
//!
//! `goal` holds what the mission adds, `inclination` what a player leans towards without trying it, `deal` which trades
//! are worth it to both sides.

mod deal;
mod goal;
mod inclination;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Evaluate, Game, MAX_SEATS, Message, Seat, Term};

use crate::action::Action;
use crate::material::*;
use crate::state::*;

/// The numbers of the judgement, for players who share a stock and for players with their own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// SOLO and CO-OP.
    pub partners: Judgement,
    /// SEMI and COM.
    pub rivals: Judgement,
}

/// What things are worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judgement {
    /// A demand token in a quarter, by kind.
    pub demand: [f32; Demand::COUNT],
    /// How much more it counts in the last cycle: it costs partners the game and rivals a few points.
    pub last_demand: f32,
    /// A unit needed soon, by [`Resource`]: what the time to make it is worth.
    pub needed: [f32; Resource::COUNT],
    /// A unit beyond that.
    pub spare: [f32; Resource::COUNT],
    /// A dead colonist, and for each cycle left.
    pub dead: [f32; 2],
    /// A marker in the pool: the first, the second, the third.
    pub pool: [f32; MARKERS as usize],
    /// A marker in a quarter.
    pub confined: f32,
    /// A step of the mission, by cycle, beyond what its price was worth.
    pub step: [f32; 5],
    /// A birthrate token for each colonist it may bring, and where it can bring none.
    pub birth: [f32; 2],
    /// A finished building, for each cycle left: Water Treatment, Hospital, Education Centre, Laboratory.
    pub built: [f32; 4],
    /// DNA Alteration, for each cycle left.
    pub dna: f32,
    /// Energy that will be made and used; and how much a colour uses in a cycle.
    pub power: [f32; 2],
    /// A point.
    pub point: f32,
    /// How much of the best rival's worth is subtracted.
    pub rival: f32,
    /// Scale of the result.
    pub spread: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/weights.json"))
        .expect("the embedded weights are read by a test")
});

/// The ids of the parts of the judgement.
pub(crate) const TERMS: &[&str] = &[
    "martians-term-points",
    "martians-term-people",
    "martians-term-corporation",
    "martians-term-colony",
    "martians-term-demand",
    "martians-term-growth",
    "martians-term-power",
    "martians-term-stock",
    "martians-term-mission",
];

/// The most rounds that can be left once the last two cycles begin.
const ROUNDS_OF_TWO_CYCLES: u16 = 8;
/// Products delivered at the end of a turn.
const DELIVERIES: u16 = 2;

impl Evaluate for Martians {
    type Weights = Weights;

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f32 {
        if self.partners() {
            return self.common_chance(&weights.partners);
        }
        let w = self.judgement(weights);
        if let Some(outcome) = self.outcome() {
            let won = outcome.winners.contains(seat);
            let score = outcome.standings[seat.index()].score as f32;
            let best =
                outcome.standings.iter().map(|standing| standing.score).max().unwrap_or_default() as f32;
            return match won {
                true => 0.97 + squash(score, w) * 0.03,
                false => {
                    0.02 + 0.1 * squash(self.worth(Colour::nth(seat.0), &self.shared(w), w) + score - best, w)
                }
            };
        }
        squash(self.standing(seat, w), w)
    }

    /// Partners share one expectation; a rival is judged against the best of the others.
    fn expect(&self, weights: &Weights, out: &mut [f32; MAX_SEATS]) {
        let players = self.open.options.players;
        if self.partners() {
            out[..players as usize].fill(self.common_chance(&weights.partners));
            return;
        }
        let w = self.judgement(weights);
        match self.open.ended {
            Some(_) => (0..players).for_each(|seat| out[seat as usize] = self.evaluate(Seat(seat), weights)),
            None => {
                let worths = self.worths(w);
                for seat in 0..players {
                    out[seat as usize] = squash(self.lead(Seat(seat), &worths, w), w);
                }
            }
        }
    }

    fn inclination(&self, seat: Seat, action: Action, weights: &Weights) -> f32 {
        self.leaning(seat, weights).towards(action)
    }

    fn inclinations(&self, seat: Seat, actions: &[Action], weights: &Weights, out: &mut Vec<f32>) {
        let leaning = self.leaning(seat, weights);
        out.clear();
        out.extend(actions.iter().map(|action| leaning.towards(*action)));
    }

    /// An offer, if there is a deal that is worth it to both. After one that came to nothing a bot makes no other in the
    /// same turn, and each deal improves the position of both, so there is an end to it.
    fn proposes(&self, _seat: Seat, action: Action, weights: &Weights) -> bool {
        let Action::Offer(partner) = action else { return false };
        self.open.turn.refused == 0 && self.best_deal(self.open.turn.colour, partner, weights).is_some()
    }

    /// In the last two cycles partners look to the end of the game.
    fn horizon(&self) -> u16 {
        let last = self.open.cycle + 1 >= self.open.last_cycle();
        match self.partners() {
            true if last => ROUNDS_OF_TWO_CYCLES,
            true => 0,
            false => 1,
        }
    }

    /// Found by experiment. A playout to the end says whether partners win, so it deserves trust. Before that they win far more
    /// games by what a move itself achieves: in a playout the others probably do what one leaves undone, so by the end
    /// of a round all moves look alike.
    fn trust(&self, rounds: u16) -> f32 {
        match self.partners() {
            true if rounds > 0 => 0.5,
            true => 0.1,
            false => 1.0,
        }
    }

    fn terms(&self, seat: Seat, weights: &Weights) -> Vec<Term> {
        let w = self.judgement(weights);
        self.parts(Colour::nth(seat.0), &self.shared(w), w)
            .map(|(id, worth)| Term::new(Message::new(id), worth))
            .into()
    }

    /// Keeping a goal and claiming a quarter are complete moves.
    fn settled(&self, seat: Seat) -> bool {
        self.is_calm(seat)
    }
}

/// From any number to between 0 and 1.
fn squash(worth: f32, w: &Judgement) -> f32 {
    0.5 + 0.5 * worth / (w.spread + worth.abs())
}

/// What a position is to all colours alike.
struct Shared {
    /// What the mission still costs.
    goal: Price,
    /// What it is worth so far.
    mission: f32,
}

impl Martians {
    /// The numbers for this variant.
    fn judgement<'a>(&self, weights: &'a Weights) -> &'a Judgement {
        if self.open.rules().pooled { &weights.partners } else { &weights.rivals }
    }

    /// Whether all win or lose together.
    fn partners(&self) -> bool {
        self.open.rules().pooled && self.open.options.mission().is_some()
    }

    /// What partners expect.
    fn common_chance(&self, w: &Judgement) -> f32 {
        match self.outcome() {
            None => squash(self.standing(self.turn().unwrap_or_default(), w), w),
            Some(outcome) if outcome.winners.is_empty() => {
                0.02 + 0.1 * squash(self.worth(BLUE, &self.shared(w), w), w)
            }
            Some(_) => 1.0,
        }
    }

    /// Whether nothing of `seat` is half done.
    fn is_calm(&self, seat: Seat) -> bool {
        let asks_me = self.asked().is_some_and(|colour| self.open.seat(colour) == seat);
        match self.top() {
            Some(Frame::Turn) => !asks_me || self.open.turn.must.is_none(),
            Some(Frame::Answer) => !asks_me && self.open.seat(self.open.turn.colour) != seat,
            Some(_) => !asks_me,
            None => true,
        }
    }

    /// What the position is worth to a person, less the best rival's worth. Owners of a common stock have no rivals.
    fn standing(&self, seat: Seat, w: &Judgement) -> f32 {
        if self.open.rules().pooled {
            return self.worth(Colour::nth(seat.0), &self.shared(w), w) + self.delivery_worth(seat, w);
        }
        self.lead(seat, &self.worths(w), w)
    }

    /// What the position is worth to each player.
    fn worths(&self, w: &Judgement) -> [f32; MAX_COLOURS] {
        let shared = self.shared(w);
        let mut worths = [f32::MIN; MAX_COLOURS];
        for (at, worth) in worths.iter_mut().enumerate().take(self.open.options.players.into()) {
            *worth = self.worth(Colour::nth(at as u8), &shared, w);
        }
        worths
    }

    /// How far a person is ahead of the best rival, by what the position is worth to each.
    fn lead(&self, seat: Seat, worths: &[f32; MAX_COLOURS], w: &Judgement) -> f32 {
        let rivals = worths.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let best = rivals.map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
        worths[seat.index()] + self.delivery_worth(seat, w) - w.rival * best
    }

    /// What a position is to all colours alike.
    fn shared(&self, w: &Judgement) -> Shared {
        Shared { goal: self.goal_goods(), mission: self.mission_worth(w) }
    }

    /// What the deliveries at the end of the current turn will be worth; without this a turn would end early for
    /// their sake.
    fn delivery_worth(&self, seat: Seat, w: &Judgement) -> f32 {
        let colour = self.open.turn.colour;
        if !matches!(self.top(), Some(Frame::Turn)) || self.open.seat(colour) != seat {
            return 0.0;
        }
        self.deliveries(colour, self.open.stock(colour), w)
    }

    /// What this stock can deliver at the end of a turn, beyond what the products are worth themselves.
    fn deliveries(&self, colour: Colour, stock: &Stock, w: &Judgement) -> f32 {
        let last = self.urgency(w);
        let products = |what: Resource, token: Demand| {
            let n = stock.get(what).min(self.open.demand_for(colour, token).into()).min(DELIVERIES);
            (n, (w.demand[token.index()] * last - w.needed[what.index()]).max(0.0))
        };
        let (food, fed) = products(Resource::Food, Demand::Hunger);
        let (medicine, cured) = products(Resource::Medicine, Demand::Disease);
        let (best, rest) =
            if fed > cured { ((food, fed), (medicine, cured)) } else { ((medicine, cured), (food, fed)) };
        f32::from(best.0) * best.1 + f32::from(rest.0.min(DELIVERIES - best.0)) * rest.1
    }

    /// What the position is worth to the player of a colour.
    fn worth(&self, colour: Colour, shared: &Shared, w: &Judgement) -> f32 {
        self.parts(colour, shared, w).iter().map(|(_, worth)| worth).sum()
    }

    /// The parts of [`Martians::worth`], by what people would call them.
    fn parts(&self, colour: Colour, shared: &Shared, w: &Judgement) -> [(&'static str, f32); 9] {
        let pooled = self.open.rules().pooled;
        let Shared { goal, mission } = shared;
        let stock = self.open.stock(colour);
        let mine = |other: &Colour| pooled || *other == colour;
        let people: f32 = self.open.order().filter(mine).map(|other| self.crew(other, w)).sum();
        let cards = (0..self.open.options.players).filter(|at| pooled || *at == colour as u8);
        let cards: f32 = cards.map(|at| self.card_worth(Colour::nth(at), w)).sum();
        let awards = f32::from(
            self.open.kept_construction[colour.index()] * 2 + self.open.kept_development[colour.index()],
        );
        [
            ("martians-term-points", w.point * f32::from(stock.get(Resource::Reputation)) + awards * 0.5),
            ("martians-term-people", people),
            ("martians-term-corporation", cards),
            ("martians-term-colony", self.colony_worth(colour, w)),
            ("martians-term-demand", -self.demand_worth(colour, w)),
            ("martians-term-growth", self.growth_worth(colour, w)),
            ("martians-term-power", self.power_worth(colour, stock, goal, w)),
            ("martians-term-stock", self.stock_worth(colour, stock, goal, w) + self.hand_worth(colour, goal)),
            ("martians-term-mission", *mission),
        ]
    }

    /// Markers and colonists of a colour.
    fn crew(&self, colour: Colour, w: &Judgement) -> f32 {
        let at = colour.index();
        let pool: f32 = w.pool.iter().take(self.open.pool[at] as usize).sum();
        let confined: u8 = self.open.confined.iter().flat_map(|zone| zone[at]).sum();
        let dead = w.dead[0] + w.dead[1] * self.cycles_left();
        pool - w.confined * f32::from(confined) - dead * f32::from(self.open.dead[at])
            + f32::from(u8::from(self.open.unlocked[at])) * 4.0
    }

    /// Technologies, staff, crop and installations; worth more early in the game.
    fn card_worth(&self, colour: Colour, w: &Judgement) -> f32 {
        let card = self.open.corporation(colour);
        let left = self.cycles_left();
        let crop = card.crop.map_or(0.0, |crop| f32::from(tables().crops[crop.index()].food));
        let dna = f32::from(u8::from(card.has(CorpTech::DnaAlteration)));
        let geologists = f32::from(card.staff(Assistant::Geologist));
        let botanists = f32::from(card.staff(Assistant::Botanist));
        left * (crop * 1.4 + dna * w.dna + botanists * 1.5 + geologists * 0.28)
            + card.experts.len() as f32 * 0.3 * left
            + 0.05 * left * f32::from(card.techs.count_ones() as u8)
    }

    /// The energy that the installations will make and the player will use.
    fn power_worth(&self, colour: Colour, stock: &Stock, goal: &Price, w: &Judgement) -> f32 {
        let pooled = self.open.rules().pooled;
        let left = self.cycles_left();
        let cards = (0..self.open.options.players as usize).filter(|at| pooled || *at == colour.index());
        let made = |card: &Corporation| {
            let [solar, wind] = card.installations.map(f32::from);
            let tech = |tech| 2.0 + 0.8 * f32::from(u8::from(card.has(tech)));
            solar * tech(CorpTech::SolarCells) + wind * tech(CorpTech::KineticPower)
        };
        let made: f32 = cards.map(|at| made(&self.open.cards_of[at])).sum();
        let people = if pooled { f32::from(self.open.colours()) } else { 1.0 };
        let goal = f32::from(goal.goods[Resource::Energy.index()]);
        let stock = f32::from(stock.get(Resource::Energy));
        let used = (w.power[1] * people * left + goal - stock).max(0.0);
        let made = 2.0 * left * made;
        w.power[0] * made.min(used) + 0.1 * made
    }

    /// Cycles to come, the rest of this one included.
    fn cycles_left(&self) -> f32 {
        let rounds_left = f32::from(4 - self.open.round.min(4)) / 4.0;
        f32::from(self.open.last_cycle() - self.open.cycle) + rounds_left
    }

    /// Buildings and technologies of the colony.
    fn colony_worth(&self, colour: Colour, w: &Judgement) -> f32 {
        let left = self.cycles_left();
        let built = |building, worth: f32| {
            if self.open.construction.contains(building) { 0.0 } else { worth * left.max(0.5) }
        };
        let [water, hospital, education, laboratory] = w.built;
        let buildings = built(Building::WaterPlant, water)
            + built(Building::Hospital, hospital)
            + built(Building::Education, education)
            + built(Building::Laboratory, laboratory);
        let techs = self.open.colony_techs[self.open.colony(colour)].count_ones() as f32;
        buildings + techs * 0.83 * left - 0.15 * f32::from(self.open.development.len())
    }

    /// How much a demand token counts: most in the last cycle, when it is not removed.
    fn urgency(&self, w: &Judgement) -> f32 {
        if self.open.cycle == self.open.last_cycle() { w.last_demand } else { 1.0 }
    }

    /// Demand tokens on the board.
    fn demand_worth(&self, colour: Colour, w: &Judgement) -> f32 {
        let last = self.urgency(w);
        let of = |token: &Demand| w.demand[token.index()] * f32::from(self.open.demand_for(colour, *token));
        last * Demand::ALL.iter().map(of).sum::<f32>()
    }

    /// Birthrate tokens: worth the fourth colonist they may bring in time.
    fn growth_worth(&self, colour: Colour, w: &Judgement) -> f32 {
        let births = f32::from(self.open.birthrate[self.own_quarter(colour).index()]);
        let later = f32::from(self.open.last_cycle() - self.open.cycle);
        let settled = self.open.unlocked[colour.index()] || births + later < f32::from(tables().unlock_at);
        let colonists = if self.open.rules().pooled { f32::from(self.open.colours()) } else { 1.0 };
        births * if settled { w.birth[1] } else { w.birth[0] * colonists }
    }

    /// Goods: full worth if needed soon, little beyond that.
    fn stock_worth(&self, colour: Colour, stock: &Stock, goal: &Price, w: &Judgement) -> f32 {
        let wanted = self.wanted(colour, stock, goal);
        let goods: f32 = Resource::ALL
            .iter()
            .map(|what| {
                let (have, wanted) = (f32::from(stock.get(*what)), wanted[what.index()]);
                have.min(wanted) * w.needed[what.index()] + (have - wanted).max(0.0) * w.spare[what.index()]
            })
            .sum();
        let people = if self.open.rules().pooled { f32::from(self.open.colours()) } else { 1.0 };
        let energy = f32::from(stock.get(Resource::Energy)) - wanted[0];
        goods + 0.49 * energy.clamp(0.0, 0.52 * people)
    }

    /// How much of each good is needed soon: for the demand of this cycle and some of the next, back along the
    /// chain from food and medicine to water and ice, and for the mission.
    pub(crate) fn wanted(&self, colour: Colour, stock: &Stock, goal: &Price) -> [f32; Resource::COUNT] {
        let people = if self.open.rules().pooled { f32::from(self.open.colours()) } else { 1.0 };
        let later = if self.open.cycle < self.open.last_cycle() { people } else { 0.0 };
        let goal = |what: Resource| f32::from(goal.goods[what.index()]);
        let have = |what: Resource| f32::from(stock.get(what));
        let due = |token: Demand| {
            let base = f32::from(tables().demand_own[token.index()]);
            f32::from(self.open.demand_for(colour, token)) + base * later * 0.21
        };
        let food = due(Demand::Hunger) + goal(Resource::Food);
        let medicine = due(Demand::Disease) + goal(Resource::Medicine);
        let (no_food, no_medicine) =
            ((food - have(Resource::Food)).max(0.0), (medicine - have(Resource::Medicine)).max(0.0));
        let water = 0.5 * no_food + no_medicine + goal(Resource::Water);
        let ice = 0.5 * (water - have(Resource::Water)).max(0.0) + goal(Resource::Ice);
        let mut wanted = [0.0; Resource::COUNT];
        wanted[Resource::Food.index()] = food;
        wanted[Resource::Medicine.index()] = medicine;
        wanted[Resource::Water.index()] = water;
        wanted[Resource::Ice.index()] = ice;
        wanted[Resource::Supplies.index()] =
            no_medicine + 0.3 * no_food + goal(Resource::Supplies) + 0.18 * later;
        wanted[Resource::Regolith.index()] = goal(Resource::Regolith) + 0.41 * later;
        wanted[Resource::Energy.index()] = 0.96 * goal(Resource::Energy) + 0.98 * people + 0.81 * later;
        wanted[Resource::Credits.index()] = 6.0 * people;
        wanted
    }

    /// Examination cards: those the mission asks for, and some for research.
    fn hand_worth(&self, colour: Colour, goal: &Price) -> f32 {
        let hand = self.minerals(colour);
        let all: u8 = hand.iter().sum();
        let named: u8 = hand.iter().zip(&goal.cards[..3]).map(|(have, need)| *have.min(need)).sum();
        let named = named + hand[Mineral::ProofOfLife.index()];
        let asked: u8 = goal.cards.iter().sum();
        0.15 * f32::from(all.min(4)) + 1.5 * f32::from(named) + f32::from(all.min(asked))
    }
}
