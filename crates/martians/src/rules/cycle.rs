//! The cycle: supply, work and quarters phase (MA-CYC-01).

use crate::event::{Event, Tell};
use crate::material::*;
use crate::state::*;

/// The rounds before which event, weather and production come (MA-CYC-04).
const OPENED: [u8; 2] = [1, 3];
/// Rounds that are always played (MA-CYC-03).
pub(crate) const ROUNDS: u8 = 3;

impl Martians {
    /// Does what comes next, and says what comes after it.
    pub(crate) fn flow(&mut self, stage: Stage, tell: &mut Tell) {
        match stage {
            Stage::Cycle => self.begin_cycle(tell),
            Stage::Supply(part) => self.supply(part, tell),
            Stage::Graves(place) => self.graves(place, tell),
            Stage::Round => self.begin_round(tell),
            Stage::Opening(part) => self.opening(part, tell),
            Stage::Turns(place) => self.next_turn(place, tell),
            Stage::RoundEnd => self.end_round(tell),
            Stage::Quarters => self.quarters_phase(tell),
            Stage::Settle(quarter, demand, place) => self.settle(quarter, demand, place, tell),
            Stage::CycleEnd => self.end_cycle(tell),
        }
    }

    /// What comes next.
    pub(crate) fn next(&mut self, stage: Stage) {
        self.open.frames.push(Frame::Flow(stage));
    }

    /// MA-CYC-02: cycle 1 has no supply phase. What a scenario does at the start of a cycle comes before it.
    fn begin_cycle(&mut self, tell: &mut Tell) {
        let cycle = self.open.cycle;
        tell.say(|| Event::Cycle { cycle });
        if cycle > 1 {
            self.next(Stage::Supply(0));
        } else {
            self.open.round = 1;
            self.next(Stage::Round);
        }
        if let Some((from, script)) = self.open.scenario().and_then(|scenario| scenario.each_cycle)
            && cycle >= from
        {
            self.open.frames.push(Frame::Run(script, self.open.first));
        }
    }

    /// MA-CYC-04 to MA-CYC-06, MA-EXP-03: experts are turned up, then the round may open with event, weather
    /// and production.
    fn begin_round(&mut self, tell: &mut Tell) {
        let (cycle, round) = (self.open.cycle, self.open.round);
        tell.say(|| Event::Round { cycle, round });
        self.open.mission.helped = false;
        self.open.cards_of.iter_mut().for_each(refresh);
        let rules = self.open.rules();
        let first_of_all = cycle == 1 && round == 1;
        let opens = OPENED.contains(&round) && !first_of_all && (round > 1 || rules.opens_first_round);
        self.next(if opens { Stage::Opening(0) } else { Stage::Turns(0) });
    }

    /// MA-CYC-04: one part of the opening after the other.
    fn opening(&mut self, at: u8, tell: &mut Tell) {
        match self.open.rules().opening.get(at as usize) {
            None => self.next(Stage::Turns(0)),
            Some(part) => {
                self.next(Stage::Opening(at + 1));
                self.do_part(*part, tell);
            }
        }
    }

    /// A part of the supply phase or of an opening.
    pub(crate) fn do_part(&mut self, part: Part, tell: &mut Tell) {
        match part {
            Part::Population => self.population(tell),
            Part::Demand => self.place_demand(tell),
            Part::Refill => self.refill(tell),
            Part::Colonists => self.take_colonists(),
            Part::Event => self.event_step(tell),
            Part::Weather => self.weather_step(tell),
            Part::Production => self.production_step(tell),
        }
    }

    /// MA-WORK-01, MA-WORK-02: turns from the first player clockwise.
    fn next_turn(&mut self, place: u8, tell: &mut Tell) {
        if place == self.open.colours() {
            self.next(Stage::RoundEnd);
            return;
        }
        self.next(Stage::Turns(place + 1));
        let colour = self.open.in_order(place);
        if self.has_turn(colour, self.open.round) {
            self.begin_turn(colour, tell);
        }
    }

    /// MA-SUP-27, MA-WORK-06: no turn where a dead token lies, none in round 4 with the fourth colonist locked.
    pub fn has_turn(&self, colour: Colour, round: u8) -> bool {
        let grave = self.open.graves[colour.index()] >> (round - 1) & 1 != 0;
        !grave && (round <= ROUNDS || self.open.unlocked[colour.index()])
    }

    /// MA-WORK-03, MA-EVT-12: the first player marker goes left after every round.
    fn end_round(&mut self, tell: &mut Tell) {
        self.expire(Until::EndOfRound);
        self.pass_first_player(tell);
        let fourth = self.open.unlocked.iter().take(self.open.colours() as usize).any(|unlocked| *unlocked);
        let last = ROUNDS + u8::from(fourth);
        if self.open.round < last {
            self.open.round += 1;
            self.next(Stage::Round);
        } else {
            self.next(Stage::Quarters);
        }
    }

    /// The marker goes to the next colour on the left.
    pub(crate) fn pass_first_player(&mut self, tell: &mut Tell) {
        self.open.first = self.open.in_order(1);
        let colour = self.open.first;
        tell.say(|| Event::FirstPlayer { colour });
    }
}

/// MA-EXP-03: turns the experts of a card up again.
pub(crate) fn refresh(card: &mut Corporation) {
    card.experts.iter_mut().for_each(|staff| staff.used = false);
}
