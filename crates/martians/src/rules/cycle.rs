//! The cycle: supply, work and quarters phase (MA-CYC-01).

use table::Story;

use crate::event::Event;
use crate::material::*;
use crate::state::*;

/// The rounds that open with event, weather and production (MA-CYC-04).
const OPENED: [u8; 2] = [1, 3];
/// The rounds every cycle has (MA-CYC-03).
pub(crate) const ROUNDS: u8 = 3;

impl Martians {
    /// Does what comes next and puts what follows on the stack.
    pub(crate) fn flow(&mut self, stage: Stage, story: &mut Story<Martians>) {
        match stage {
            Stage::Cycle => self.begin_cycle(story),
            Stage::Supply(part) => self.supply(part, story),
            Stage::Graves(place) => self.graves(place, story),
            Stage::Round => self.begin_round(story),
            Stage::Opening(part) => self.opening(part, story),
            Stage::Turns(place) => self.next_turn(place, story),
            Stage::RoundEnd => self.end_round(story),
            Stage::Quarters => self.quarters_phase(story),
            Stage::Finish(place) => self.ask_to_finish(place, story),
            Stage::Settle(quarter, demand, place) => self.settle(quarter, demand, place, story),
            Stage::CycleEnd => self.end_cycle(story),
        }
    }

    /// What comes next.
    pub(crate) fn next(&mut self, stage: Stage) {
        self.open.frames.push(Frame::Flow(stage));
    }

    /// MA-CYC-02: cycle 1 has no supply phase. What a scenario does when a cycle starts comes first.
    fn begin_cycle(&mut self, story: &mut Story<Martians>) {
        let cycle = self.open.cycle;
        story.tell(|| Event::Cycle { cycle });
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

    /// Experts turn face up (MA-EXP-03). Rounds 1 and 3 then open with event, weather and production
    /// (MA-CYC-04, MA-DIF-09); the very first round of the game does not (MA-CYC-05), nor do rounds 2 and 4
    /// (MA-CYC-06).
    fn begin_round(&mut self, story: &mut Story<Martians>) {
        let (cycle, round) = (self.open.cycle, self.open.round);
        story.tell(|| Event::Round { cycle, round });
        self.open.mission.helped = false;
        self.open.cards_of.iter_mut().for_each(refresh);
        let rules = self.open.rules();
        let first_of_all = cycle == 1 && round == 1;
        let opens = OPENED.contains(&round) && !first_of_all && (round > 1 || rules.opens_first_round);
        self.next(if opens { Stage::Opening(0) } else { Stage::Turns(0) });
    }

    /// One part of the opening after the other (MA-CYC-04): the event before the weather (MA-EVT-07,
    /// MA-DIF-25).
    fn opening(&mut self, at: u8, story: &mut Story<Martians>) {
        match self.open.rules().opening.get(at as usize) {
            None => self.next(Stage::Turns(0)),
            Some(part) => {
                self.next(Stage::Opening(at + 1));
                self.do_part(*part, story);
            }
        }
    }

    /// Carries out one part of the supply phase or of an opening.
    pub(crate) fn do_part(&mut self, part: Part, story: &mut Story<Martians>) {
        match part {
            Part::Population => self.population(story),
            Part::Demand => self.place_demand(story),
            Part::Refill => self.refill(story),
            Part::Colonists => self.take_colonists(),
            Part::Event => self.event_step(story),
            Part::Weather => self.weather_step(story),
            Part::Production => self.production_step(story),
        }
    }

    /// Turns go clockwise from the first player, one each (MA-WORK-01, MA-WORK-02). A colour without a turn is
    /// passed over: nothing is asked of it, so it can do nothing in that round (MA-WORK-07).
    fn next_turn(&mut self, place: u8, story: &mut Story<Martians>) {
        if place == self.open.colours() {
            self.next(Stage::RoundEnd);
            return;
        }
        self.next(Stage::Turns(place + 1));
        let colour = self.open.in_order(place);
        if self.has_turn(colour, self.open.round) {
            self.begin_turn(colour, story);
        }
    }

    /// Whether a colour has a turn in a round: not where its dead token lies (MA-SUP-27), so a death costs one
    /// turn a cycle (MA-RUL-53), and not in round 4 while its fourth colonist is locked (MA-WORK-06).
    pub fn has_turn(&self, colour: Colour, round: u8) -> bool {
        let grave = self.open.graves[colour.index()] >> (round - 1) & 1 != 0;
        !grave && (round <= ROUNDS || self.open.unlocked[colour.index()])
    }

    /// The first player marker moves left after every round (MA-WORK-03), whoever took turns (MA-WORK-05,
    /// MA-RUL-15). Effects "this round" end (MA-EVT-12). Action markers stay where they stand (MA-WORK-08).
    fn end_round(&mut self, story: &mut Story<Martians>) {
        self.expire(Until::EndOfRound);
        self.pass_first_player(story);
        if self.open.round < self.last_round() {
            self.open.round += 1;
            self.next(Stage::Round);
        } else {
            self.next(Stage::Quarters);
        }
    }

    /// The last round of this cycle: the fourth only if somebody has a fourth colonist (MA-CYC-03).
    pub(crate) fn last_round(&self) -> u8 {
        let fourth = self.open.unlocked.iter().take(self.open.colours() as usize).any(|unlocked| *unlocked);
        ROUNDS + u8::from(fourth)
    }

    /// The marker goes to the next colour on the left, in SOLO to the other one (MA-SOLO-07). It stays there
    /// when a new cycle begins (MA-WORK-04).
    pub(crate) fn pass_first_player(&mut self, story: &mut Story<Martians>) {
        self.open.first = self.open.in_order(1);
        let colour = self.open.first;
        story.tell(|| Event::FirstPlayer { colour });
    }
}

/// MA-EXP-03: turns the experts of a card face up, for all players at the start of the round (MA-DIF-22).
pub(crate) fn refresh(card: &mut Corporation) {
    card.experts.iter_mut().for_each(|staff| staff.used = false);
}
