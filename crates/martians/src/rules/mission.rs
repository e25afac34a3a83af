//! The mission: its steps, its conditions, its failure.

use serde::Serialize;
use table::{Refusal, Story};

use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// How far a step or a condition of a scenario is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// How much there is.
    pub have: u16,
    /// How much there must be; 0 if something else decides.
    pub need: u16,
    /// There must be that or less.
    pub most: bool,
    /// Whether it is done, or holds now.
    pub done: bool,
}

impl Progress {
    fn at_least(have: impl Into<u16>, need: u8) -> Progress {
        let (have, need) = (have.into(), need.into());
        Progress { have, need, most: false, done: have >= need }
    }

    pub(crate) fn at_most(have: u8, need: u8) -> Progress {
        Progress { have: have.into(), need: need.into(), most: true, done: have <= need }
    }
}

impl Open {
    /// The column for this number of players in tables that go by it.
    pub(crate) fn players(&self) -> usize {
        usize::from(self.options.players) - 1
    }

    /// The counter of the scenario, if it has one.
    pub fn counter(&self) -> Option<u8> {
        self.scenario().and_then(|scenario| scenario.counter).map(|_| self.mission.counter)
    }

    /// The steps of the scenario that are done at all with this number of players.
    pub fn steps(&self) -> impl Iterator<Item = Requirement> + use<> {
        let players = self.players();
        let all = self.scenario().into_iter().flat_map(|scenario| scenario.requirements.iter().copied());
        all.filter(move |step| tables().requirements[step.index()].times[players] > 0)
    }

    /// How far a step is.
    pub fn step_progress(&self, step: Requirement) -> Progress {
        let spec = &tables().requirements[step.index()];
        let players = self.players();
        match spec.complete {
            Complete::Times => Progress::at_least(self.times(step), spec.times[players]),
            Complete::Counter(least) => Progress::at_least(self.mission.counter, least[players]),
            Complete::Conditions => {
                let done = self.conditions_hold();
                Progress { done, ..Progress::at_least(self.times(step), 0) }
            }
        }
    }

    /// MA-RUL-49: done often enough, or as far as its counter or conditions say.
    pub fn complete(&self, step: Requirement) -> bool {
        self.step_progress(step).done
    }

    /// MA-END-26: whether all state conditions of the scenario hold now.
    pub fn conditions_hold(&self) -> bool {
        self.scenario()
            .is_none_or(|scenario| scenario.conditions.iter().all(|(_, measure)| self.holds(*measure)))
    }

    /// Whether one state condition holds now.
    pub fn holds(&self, measure: Measure) -> bool {
        self.progress(measure).done
    }

    /// How far one state condition is.
    pub fn progress(&self, measure: Measure) -> Progress {
        let players = self.players();
        let cards = &self.cards_of[..self.options.players as usize];
        let at_least = |have: u8, need: [u8; 4]| Progress::at_least(have, need[players]);
        match measure {
            Measure::ConstructionLeft(n) => {
                let all = SITES.len() as u8;
                Progress::at_least(all - self.construction.len(), all - n)
            }
            Measure::DevelopmentRemoved(n) => at_least(self.developed, n),
            Measure::Installations(n) => at_least(cards.iter().flat_map(|card| card.installations).sum(), n),
            Measure::CropKinds { held, taken } => {
                let kinds = cards.iter().filter_map(|card| card.crop);
                let kinds = kinds.fold(0u8, |kinds, crop| kinds | 1 << crop.index()).count_ones() as u8;
                let held = at_least(kinds, held);
                let taken = at_least(self.mission.crops_taken.count_ones() as u8, taken);
                if taken.need > 0 && held.done { taken } else { held }
            }
            Measure::ColonyTechnologies(n) => at_least(self.colony_techs[0].count_ones() as u8, n),
            Measure::DeadColonists(n) => Progress::at_most(self.dead.iter().sum(), n),
            Measure::Stock(what, n) => {
                Progress::at_least(self.stocks.iter().map(|stock| stock.get(what)).sum::<u16>(), n[players])
            }
            Measure::DigsRemoved(n) => at_least(HEXES as u8 - self.tokens().len(), n),
            Measure::CounterAtLeast(n) => at_least(self.mission.counter, n),
            Measure::CounterAtMost(n) => Progress::at_most(self.mission.counter, n[players]),
            Measure::Row(row) => {
                let expedition = &self.mission.expedition;
                let below = expedition.at.map_or(0, Cell::row).min(row - 1);
                Progress::at_least(if expedition.summit { row } else { below }, row)
            }
        }
    }
}

impl Martians {
    /// The price of a step under the effects in force, less what is waived.
    pub fn requirement_price(&self, step: Requirement) -> Price {
        let spec = &tables().requirements[step.index()];
        let price = self.price(Target::Requirement(step), &spec.price[self.players()]);
        match self.open.mission.waived {
            Some((waived, what, _)) if waived == step => price.without(what),
            _ => price,
        }
    }

    /// Whether a step can be done: this scenario has it (MA-LAND-14), it can be paid (MA-LAND-07), and it is
    /// open (MA-LAND-13, MA-LAND-17).
    pub(crate) fn check_requirement(&self, colour: Colour, step: Requirement, time: u8) -> Check {
        let spec = &tables().requirements[step.index()];
        let about = |rule, reason| Refusal::new(rule, reason).about(step.name());
        unless(self.open.plays(step), about("MA-LAND-14", refuse::NOT_SHOWN))?;
        refuse::time(spec.time, time)?;
        self.check_open_action(Target::Work(Work::Mission))?;
        self.check_open_action(Target::Requirement(step))?;
        let price = self.requirement_price(step);
        refuse::price(self.open.stock(colour), &price)?;
        refuse::cards(self.minerals(colour), &price.cards)?;
        self.check_step_open(step, spec)
    }

    /// Whether the scenario lets a step be done now: not complete (MA-LAND-17), its turn come, its counter
    /// reached.
    fn check_step_open(&self, step: Requirement, spec: &RequirementSpec) -> Check {
        let about = |rule, reason| Refusal::new(rule, reason).about(step.name());
        let (times, counter) = (self.open.times(step), self.open.mission.counter);
        unless(!self.open.complete(step) || spec.repeatable, about("MA-LAND-17", refuse::STEP_COMPLETE))?;
        for (first, n) in spec.after.iter().flatten() {
            let done = if *n == 0 { self.open.complete(*first) } else { self.open.times(*first) >= *n };
            unless(
                done,
                Refusal::new("MA-LAND-14", refuse::STEP_LATER)
                    .numbers((*n).into(), self.open.times(*first).into())
                    .about(first.name()),
            )?;
        }
        unless(
            counter >= spec.after_counter,
            about("MA-LAND-14", refuse::STEP_COUNTER).numbers(spec.after_counter.into(), counter.into()),
        )?;
        unless(
            !spec.below_counter || times < counter,
            about("MA-LAND-14", refuse::STEP_COUNTER).numbers(i16::from(times) + 1, counter.into()),
        )?;
        self.check_camps(step)
    }

    /// MA-LAND-16: the acting colour pays.
    pub(crate) fn do_requirement(&mut self, colour: Colour, step: Requirement, story: &mut Story<Martians>) {
        self.spend_time(tables().requirements[step.index()].time);
        let price = self.requirement_price(step);
        if let Some((waived, what, left)) = self.open.mission.waived
            && waived == step
        {
            self.open.mission.waived = (left > 1).then_some((waived, what, left - 1));
        }
        self.buy(colour, Purchase::Requirement(step), &price, story);
    }

    /// MA-LAND-16: the acting colour gets the reward, for one step (MA-LAND-08).
    pub(crate) fn requirement_done(
        &mut self,
        colour: Colour,
        step: Requirement,
        story: &mut Story<Martians>,
    ) {
        let spec = &tables().requirements[step.index()];
        self.open.mission.times[spec.slot as usize] += 1;
        story.tell(|| Event::Stepped { colour, requirement: step });
        self.gain(colour, Resource::Reputation, spec.reputation, story);
        if !spec.script.is_empty() {
            self.open.frames.push(Frame::Run(spec.script, colour));
        }
    }

    /// Moves the counter of the scenario; it stops at 0, at its cap, and once it is frozen.
    pub(crate) fn count(&mut self, delta: i8, cap: [u8; 4], story: &mut Story<Martians>) {
        let frozen = self.open.scenario().and_then(|scenario| scenario.frozen_after);
        if frozen.is_some_and(|step| self.open.complete(step)) {
            return;
        }
        let cap = cap[self.players()];
        let counter = self.open.mission.counter.saturating_add_signed(delta).min(cap);
        self.open.mission.counter = counter;
        story.tell(|| Event::Counter { counter });
    }

    /// MA-END-27: a mission that fails at once loses SOLO and CO-OP; SEMI plays on without success, unless it
    /// must succeed (MA-RUL-59).
    pub(crate) fn test_failure(&mut self, story: &mut Story<Martians>) {
        let Some(at) = self.open.scenario().and_then(|scenario| scenario.fails_at) else { return };
        if self.open.mission.failed || self.open.mission.counter < at {
            return;
        }
        self.open.mission.failed = true;
        story.tell(|| Event::MissionFailed);
        if self.open.rules().can_be_lost || self.open.options.must_succeed {
            self.finish(Ending::Lost, story);
        }
    }
}
