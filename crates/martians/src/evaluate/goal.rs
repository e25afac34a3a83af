//! What the mission is worth: steps done, conditions near, and what they still cost.

use super::Judgement;
use crate::material::*;
use crate::state::*;

/// What a price is worth to somebody who needs all of it.
fn price_worth(price: &Price, w: &Judgement) -> f32 {
    let goods: f32 = price.goods.iter().zip(w.needed).map(|(n, worth)| f32::from(*n) * worth).sum();
    goods + 2.5 * f32::from(price.cards.iter().sum::<u8>())
}

impl Martians {
    /// What the steps of the mission that are still to be done cost together.
    pub(crate) fn goal_goods(&self) -> Price {
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
        for step in scenario.requirements.iter().filter(|step| !self.open.complete(**step)) {
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
            .map(|(_, measure)| match measure {
                Measure::ConstructionLeft(n) => open.construction.len().saturating_sub(*n),
                Measure::DevelopmentRemoved(n) => n[players].saturating_sub(open.developed),
                Measure::Installations(n) => {
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
    pub(super) fn mission_worth(&self, w: &Judgement) -> f32 {
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
        let near: f32 = scenario.conditions.iter().map(|(_, measure)| self.nearness(*measure)).sum();
        let threat = match scenario.fails_at {
            Some(_) => -1.5 * f32::from(self.open.mission.counter),
            None => 0.0,
        };
        steps + worth * near + threat
    }

    /// How near a condition is, in steps.
    fn nearness(&self, measure: Measure) -> f32 {
        let players = self.players();
        let open = &self.open;
        let cards = &open.cards_of[..open.options.players as usize];
        let up_to = |have: u8, need: u8| f32::from(have.min(need));
        match measure {
            Measure::ConstructionLeft(_) => 1.2 * f32::from(4 - open.construction.len()),
            Measure::DevelopmentRemoved(n) => up_to(open.developed, n[players]),
            Measure::Installations(n) => {
                0.6 * up_to(cards.iter().flat_map(|card| card.installations).sum(), n[players])
            }
            Measure::CropKinds { .. } => f32::from(u8::from(self.open.holds(measure))) * 1.5,
            Measure::ColonyTechnologies(n) => {
                1.5 * up_to(open.colony_techs[0].count_ones() as u8, n[players])
            }
            Measure::DeadColonists(_) => -f32::from(open.dead.iter().sum::<u8>()),
            Measure::Stock(..) => f32::from(u8::from(self.open.holds(measure))) * 0.5,
            Measure::DigsRemoved(n) => 0.25 * up_to(HEXES as u8 - open.tokens().len(), n[players]),
            Measure::CounterAtLeast(n) => 1.5 * up_to(open.mission.counter, n[players]),
            Measure::CounterAtMost(_) => 0.0,
            Measure::Row(_) => open.mission.expedition.at.map_or(0.0, |cell| 0.7 * f32::from(cell.row())),
        }
    }
}
