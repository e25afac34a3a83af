//! How good a position is: feed the colony first, then pursue the goal, by cycle.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Evaluate, Game, MAX_SEATS, Seat};

use crate::action::Action;
use crate::material::*;
use crate::state::*;

/// The numbers of the judgement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// A demand token in a quarter, by kind.
    pub demand: [f32; Demand::COUNT],
    /// How much more it counts in the last cycle, when it costs the game.
    pub last_demand: f32,
    /// A unit that is needed soon, by [`Resource`]: what the time to make it is worth.
    pub needed: [f32; Resource::COUNT],
    /// A unit beyond that.
    pub spare: [f32; Resource::COUNT],
    /// A dead colonist.
    pub dead: f32,
    /// A marker in the pool: the first, the second, the third.
    pub pool: [f32; MARKERS as usize],
    /// A marker in a quarter.
    pub confined: f32,
    /// A step of the mission, by cycle, beyond what its price was worth.
    pub step: [f32; 5],
    /// A birthrate token.
    pub birth: f32,
    /// A point where points decide.
    pub point: f32,
    /// And where they do not.
    pub idle_point: f32,
    /// How much of the best rival's worth is taken off the own.
    pub rival: f32,
    /// Scale of the result.
    pub spread: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/weights.json"))
        .expect("the embedded weights are read by a test")
});

/// Products delivered at the end of a turn.
const DELIVERIES: u16 = 2;

impl Evaluate for Martians {
    type Weights = Weights;

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f32 {
        if let Some(outcome) = self.outcome() {
            let won = outcome.winners.contains(seat);
            let score = outcome.standings[seat.index()].score as f32;
            let best =
                outcome.standings.iter().map(|standing| standing.score).max().unwrap_or_default() as f32;
            return match won {
                true => 0.97 + squash(score, weights) * 0.03,
                false => {
                    0.02 + 0.1 * squash(self.worth(Colour::nth(seat.0), weights) + score - best, weights)
                }
            };
        }
        squash(self.standing(seat, weights), weights)
    }

    /// Partners expect the same; rivals are judged against the best of the others.
    fn expect(&self, weights: &Weights, out: &mut [f32; MAX_SEATS]) {
        let players = self.open.options.players;
        if self.outcome().is_some() || !self.open.rules().pooled {
            (0..players).for_each(|seat| out[seat as usize] = self.evaluate(Seat(seat), weights));
            return;
        }
        let own = squash(self.standing(self.turn().unwrap_or_default(), weights), weights);
        out[..players as usize].fill(own);
    }

    fn inclination(&self, seat: Seat, action: Action, _weights: &Weights) -> f32 {
        self.inclined(seat, action)
    }

    /// A kept goal and a claimed quarter are judged as they are.
    fn settled(&self, seat: Seat) -> bool {
        self.is_calm(seat)
    }
}

/// What a price is worth to who needs all of it.
fn price_worth(price: &Price, w: &Weights) -> f32 {
    let goods: f32 = price.goods.iter().zip(w.needed).map(|(n, worth)| f32::from(*n) * worth).sum();
    goods + 2.5 * f32::from(price.cards.iter().sum::<u8>())
}

/// From any number to between 0 and 1.
fn squash(worth: f32, w: &Weights) -> f32 {
    0.5 + 0.5 * worth / (w.spread + worth.abs())
}

impl Martians {
    /// Whether nothing of `seat` is half done.
    fn is_calm(&self, seat: Seat) -> bool {
        let asks_me = self.asked().is_some_and(|colour| self.open.seat(colour) == seat);
        match self.top() {
            Some(Frame::Turn) => !asks_me || self.open.turn.must.is_none(),
            Some(Frame::Offer | Frame::Answer) | None => true,
            Some(_) => !asks_me,
        }
    }

    /// What the position is worth to a person, against the best of the others where they are rivals.
    fn standing(&self, seat: Seat, w: &Weights) -> f32 {
        let mine = self.worth(Colour::nth(seat.0), w) + self.delivery_worth(seat, w);
        if self.open.rules().pooled {
            return mine;
        }
        let rivals = (0..self.open.options.players).filter(|other| *other != seat.0);
        let best = rivals.map(|other| self.worth(Colour::nth(other), w)).fold(f32::MIN, f32::max);
        mine - w.rival * best
    }

    /// What the deliveries at the end of a turn that still goes on will be worth; else a turn would be ended
    /// early for their sake.
    fn delivery_worth(&self, seat: Seat, w: &Weights) -> f32 {
        let colour = self.open.turn.colour;
        if !matches!(self.top(), Some(Frame::Turn)) || self.open.seat(colour) != seat {
            return 0.0;
        }
        let last = if self.open.cycle == self.open.last_cycle() { w.last_demand } else { 1.0 };
        let stock = self.open.stock(colour);
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
    fn worth(&self, colour: Colour, w: &Weights) -> f32 {
        let pooled = self.open.rules().pooled;
        let point = if pooled { w.idle_point } else { w.point };
        let reputation = f32::from(self.open.stock(colour).get(Resource::Reputation));
        let mine = |other: &Colour| pooled || *other == colour;
        let people: f32 = self.open.order().filter(mine).map(|other| self.crew(other, w)).sum();
        let cards = (0..self.open.options.players).filter(|at| pooled || *at == colour as u8);
        let cards: f32 = cards.map(|at| self.card_worth(Colour::nth(at))).sum();
        let awards = f32::from(
            self.open.kept_construction[colour.index()] * 2 + self.open.kept_development[colour.index()],
        );
        point * reputation
            + people
            + cards
            + self.colony_worth(colour, w)
            + self.stock_worth(colour, w)
            + self.mission_worth(w)
            + awards * 0.5
    }

    /// Markers and colonists of a colour.
    fn crew(&self, colour: Colour, w: &Weights) -> f32 {
        let at = colour.index();
        let pool: f32 = w.pool.iter().take(self.open.pool[at] as usize).sum();
        let confined: u8 = self.open.confined.iter().flat_map(|zone| zone[at]).sum();
        pool - w.confined * f32::from(confined) - w.dead * f32::from(self.open.dead[at])
            + f32::from(u8::from(self.open.unlocked[at])) * 4.0
    }

    /// Technologies, staff, crop and installations; worth more while much of the game is left.
    fn card_worth(&self, colour: Colour) -> f32 {
        let card = self.open.corporation(colour);
        let left = self.cycles_left();
        let installations: u8 = card.installations.iter().sum();
        let crop = card.crop.map_or(0.0, |crop| f32::from(tables().crops[crop.index()].food));
        let dna = f32::from(u8::from(card.has(CorpTech::DnaAlteration)));
        let geologists = f32::from(card.staff(Assistant::Geologist));
        let botanists = f32::from(card.staff(Assistant::Botanist));
        left * (f32::from(installations) * 5.1 + crop * 1.4 + dna * 1.8 + botanists * 1.5 + geologists * 0.28)
            + card.experts.len() as f32 * 0.3 * left
            + 0.25 * left * f32::from(card.techs.count_ones() as u8)
    }

    /// Cycles to come, the rest of this one included.
    fn cycles_left(&self) -> f32 {
        let rounds_left = f32::from(4 - self.open.round.min(4)) / 4.0;
        f32::from(self.open.last_cycle() - self.open.cycle) + rounds_left
    }

    /// Buildings, demand and growth.
    fn colony_worth(&self, colour: Colour, w: &Weights) -> f32 {
        let left = self.cycles_left();
        let built = |building, worth: f32| {
            if self.open.construction.contains(building) { 0.0 } else { worth * left.max(0.5) }
        };
        let buildings = built(Building::WaterPlant, 1.4)
            + built(Building::Hospital, 1.5)
            + built(Building::Education, 0.6)
            + built(Building::Laboratory, 1.8);
        let demand: f32 = Demand::ALL
            .iter()
            .map(|token| w.demand[token.index()] * f32::from(self.open.demand_for(colour, *token)))
            .sum();
        let last = self.open.cycle == self.open.last_cycle();
        let births: u8 = self.open.birthrate.iter().sum();
        let techs = self.open.colony_techs[self.open.colony(colour)].count_ones() as f32;
        buildings - demand * if last { w.last_demand } else { 1.0 }
            + w.birth * f32::from(births)
            + techs * 0.83 * left
            - 0.15 * f32::from(self.open.development.len())
    }

    /// Goods: full worth as far as they are needed soon, little beyond.
    fn stock_worth(&self, colour: Colour, w: &Weights) -> f32 {
        let stock = self.open.stock(colour);
        let wanted = self.wanted(colour);
        let goods: f32 = Resource::ALL
            .iter()
            .map(|what| {
                let (have, wanted) = (f32::from(stock.get(*what)), wanted[what.index()]);
                have.min(wanted) * w.needed[what.index()] + (have - wanted).max(0.0) * w.spare[what.index()]
            })
            .sum();
        let people = if self.open.rules().pooled { f32::from(self.open.colours()) } else { 1.0 };
        let energy = f32::from(stock.get(Resource::Energy)) - wanted[0];
        goods + 0.49 * energy.clamp(0.0, 0.52 * people) + self.hand_worth(colour)
    }

    /// How much of each good is needed soon: for the demand of this cycle and some of the next, back along the
    /// chain from food and medicine to water and ice, and for the mission.
    fn wanted(&self, colour: Colour) -> [f32; Resource::COUNT] {
        let stock = self.open.stock(colour);
        let people = if self.open.rules().pooled { f32::from(self.open.colours()) } else { 1.0 };
        let later = if self.open.cycle < self.open.last_cycle() { people } else { 0.0 };
        let goal = self.goal_goods();
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
    fn hand_worth(&self, colour: Colour) -> f32 {
        let (hand, goal) = (self.minerals(colour), self.goal_goods());
        let all: u8 = hand.iter().sum();
        let named: u8 = hand.iter().zip(&goal.cards[..3]).map(|(have, need)| *have.min(need)).sum();
        let named = named + hand[Mineral::ProofOfLife.index()];
        let asked: u8 = goal.cards.iter().sum();
        0.15 * f32::from(all.min(4)) + 1.5 * f32::from(named) + f32::from(all.min(asked))
    }

    /// What the steps of the mission that are still to be done cost together.
    fn goal_goods(&self) -> Price {
        let mut sum = Price::default();
        let Some(scenario) = self.open.scenario() else { return sum };
        let players = self.players();
        let mut add = |price: &Price, times: u8| {
            for (sum, one) in sum.goods.iter_mut().zip(price.goods) {
                *sum = sum.saturating_add(one.saturating_mul(times));
            }
            for (sum, one) in sum.cards.iter_mut().zip(price.cards) {
                *sum = sum.saturating_add(one.saturating_mul(times));
            }
        };
        for step in scenario.requirements.iter().filter(|step| !self.complete(**step)) {
            let spec = &tables().requirements[step.index()];
            let done = match spec.complete {
                Complete::Counter(_) => self.open.mission.counter,
                Complete::Times | Complete::Conditions => self.open.times(*step),
            };
            add(&self.requirement_price(*step), spec.times[players].saturating_sub(done));
        }
        let open = &self.open;
        let works: u8 = scenario
            .conditions
            .iter()
            .map(|(_, look)| match look {
                Look::ConstructionLeft(n) => open.construction.len().saturating_sub(*n),
                Look::DevelopmentRemoved(n) => n[players].saturating_sub(open.developed),
                Look::Installations(n) => {
                    let cards = &open.cards_of[..open.options.players as usize];
                    n[players].saturating_sub(cards.iter().flat_map(|card| card.installations).sum())
                }
                _ => 0,
            })
            .sum();
        let mut work = Price::default();
        for what in [Resource::Energy, Resource::Regolith, Resource::Supplies] {
            work.goods[what.index()] = 1;
        }
        add(&work, works);
        sum
    }

    /// Steps done and conditions near.
    fn mission_worth(&self, w: &Weights) -> f32 {
        let Some(scenario) = self.open.scenario() else { return 0.0 };
        let worth = w.step[self.open.cycle as usize - 1];
        let players = self.players();
        let steps: f32 = scenario
            .requirements
            .iter()
            .map(|step| {
                let spec = &tables().requirements[step.index()];
                let needed = f32::from(spec.times[players]);
                let done = match spec.complete {
                    Complete::Times => f32::from(self.open.times(*step)).min(needed),
                    Complete::Counter(least) => f32::from(self.open.mission.counter.min(least[players])),
                    Complete::Conditions => 0.6 * f32::from(self.open.times(*step)),
                };
                done * (worth + price_worth(&spec.price[players], w))
            })
            .sum();
        let near: f32 = scenario.conditions.iter().map(|(_, look)| self.nearness(*look)).sum();
        let threat = match scenario.fails_at {
            Some(_) => -1.5 * f32::from(self.open.mission.counter),
            None => 0.0,
        };
        steps + worth * near + threat
    }

    /// How near a condition is, in steps.
    fn nearness(&self, look: Look) -> f32 {
        let players = self.players();
        let open = &self.open;
        let cards = &open.cards_of[..open.options.players as usize];
        let up_to = |have: u8, need: u8| f32::from(have.min(need));
        match look {
            Look::ConstructionLeft(_) => 1.2 * f32::from(4 - open.construction.len()),
            Look::DevelopmentRemoved(n) => up_to(open.developed, n[players]),
            Look::Installations(n) => {
                0.6 * up_to(cards.iter().flat_map(|card| card.installations).sum(), n[players])
            }
            Look::CropKinds { .. } => f32::from(u8::from(self.holds(look))) * 1.5,
            Look::ColonyTechnologies(n) => 1.5 * up_to(open.colony_techs[0].count_ones() as u8, n[players]),
            Look::DeadColonists(_) => -f32::from(open.dead.iter().sum::<u8>()),
            Look::Stock(..) => f32::from(u8::from(self.holds(look))) * 0.5,
            Look::DigsRemoved(n) => 0.25 * up_to(HEXES as u8 - open.tokens().len(), n[players]),
            Look::CounterAtLeast(n) => 1.5 * up_to(open.mission.counter, n[players]),
            Look::CounterAtMost(_) => 0.0,
            Look::Row(_) => open.mission.expedition.at.map_or(0.0, |cell| 0.7 * f32::from(cell.row())),
        }
    }
}

impl Martians {
    /// What a sensible player is drawn to without trying it.
    fn inclined(&self, _seat: Seat, action: Action) -> f32 {
        match action {
            Action::Mission(_) | Action::Commission(_) | Action::Deliver(..) | Action::Proof => 3.0,
            Action::Medicine | Action::Harvest | Action::Oxygen(_) | Action::Build(_) => 1.5,
            Action::Water | Action::Install(_) | Action::Corporation(_) | Action::Colony(_) => 1.0,
            Action::Done | Action::Stay => -1.0,
            Action::End => -2.0,
            Action::Offer(_) | Action::Withdraw => f32::NEG_INFINITY,
            Action::Give(_) | Action::Ask(_) => -4.0,
            Action::Show => -3.0,
            _ => 0.0,
        }
    }
}
