//! The quarters phase: growth, oxygen, disease, hunger.

use table::Story;

use crate::event::Event;
use crate::material::*;
use crate::options::EarlyEnd;
use crate::scoring;
use crate::state::*;

impl Martians {
    /// Growth comes first (MA-QRT-02), in every cycle (MA-QRT-06). SEMI can end here if its mission stands
    /// complete before anything is removed (MA-END-14): all players must agree (MA-END-15), unless the table plays
    /// it as automatic (MA-RUL-09). SOLO and CO-OP play on (MA-END-16).
    pub(crate) fn quarters_phase(&mut self, story: &mut Story<Martians>) {
        self.open.round = 0;
        let rules = self.open.rules();
        let early = rules.early_end && scoring::mission_stands(self);
        if rules.growth {
            self.growth(story);
        }
        match self.open.options.early_end {
            EarlyEnd::Automatic if early => self.finish(Ending::Counted, story),
            EarlyEnd::Agreed if early && self.open.cycle < self.open.last_cycle() => {
                self.next(Stage::Finish(0));
            }
            EarlyEnd::Agreed | EarlyEnd::Automatic => self.settle_quarters(),
        }
    }

    /// Begins with the first quarter (MA-QRT-01).
    fn settle_quarters(&mut self) {
        self.next(Stage::Settle(Quarter::Q1, Demand::Oxygen, 0));
    }

    /// MA-DEC-42: asks one colour after the other whether to end the game now; it ends if all agree (MA-END-15).
    pub(crate) fn ask_to_finish(&mut self, place: u8, story: &mut Story<Martians>) {
        if place == self.open.colours() {
            self.finish(Ending::Counted, story);
        } else {
            self.open.frames.push(Frame::Finish(self.open.in_order(place), place));
        }
    }

    /// Agrees to end the game now, or plays on.
    pub(crate) fn answer_finish(
        &mut self,
        colour: Colour,
        place: u8,
        now: bool,
        story: &mut Story<Martians>,
    ) {
        self.open.frames.pop();
        if now {
            story.tell(|| Event::WouldEnd { colour });
            self.next(Stage::Finish(place + 1));
        } else {
            story.tell(|| Event::PlaysOn { colour });
            self.settle_quarters();
        }
    }

    /// A shared colony without any demand token gets 1 birthrate token in all (MA-QRT-03); in COM each player
    /// whose own quarter has none gets one (MA-QRT-05).
    fn growth(&mut self, story: &mut Story<Martians>) {
        if self.open.rules().shared {
            if self.open.demand_left() == 0 {
                self.grow(Quarter::Q1, story);
            }
            return;
        }
        for at in 0..self.open.colours() {
            let own = self.own_quarter(Colour::nth(at));
            if self.open.demand[own.index()] == [0; Demand::COUNT] {
                self.grow(own, story);
            }
        }
    }

    /// MA-QRT-11: all colours in a shared colony, the owner in COM.
    fn concerned(&self, quarter: Quarter, colour: Colour) -> bool {
        self.open.rules().shared || self.open.claimed[colour.index()] == Some(quarter)
    }

    /// Quarter by quarter from Q1 (MA-QRT-01), each by itself (MA-QRT-10): oxygen, then disease, then hunger
    /// (MA-QRT-07), the last two skipped where an oxygen token lay (MA-QRT-14). The colours go in turn order
    /// (MA-QRT-28, MA-RUL-25).
    pub(crate) fn settle(
        &mut self,
        quarter: Quarter,
        demand: Demand,
        place: u8,
        story: &mut Story<Martians>,
    ) {
        let there = self.open.demand[quarter.index()][demand.index()];
        let colours = self.open.colours();
        let next_quarter = |game: &mut Martians| match Quarter::ALL.get(quarter.index() + 1) {
            Some(next) => game.next(Stage::Settle(*next, Demand::Oxygen, 0)),
            None => game.next(Stage::CycleEnd),
        };
        match demand {
            Demand::Oxygen if there > 0 => {
                next_quarter(self);
                self.deaths(quarter, story);
            }
            Demand::Oxygen => self.next(Stage::Settle(quarter, Demand::Disease, 0)),
            Demand::Disease if there == 0 || place == colours => {
                self.next(Stage::Settle(quarter, Demand::Hunger, 0));
            }
            Demand::Hunger if there == 0 || place == colours => next_quarter(self),
            Demand::Disease | Demand::Hunger => {
                self.next(Stage::Settle(quarter, demand, place + 1));
                let colour = self.open.in_order(place);
                if self.concerned(quarter, colour) {
                    let zone = if demand == Demand::Disease { Zone::Infirmary } else { Zone::Apartments };
                    self.penalty(colour, zone, quarter, there);
                }
            }
        }
    }

    /// A marker goes into the infirmary (MA-QRT-15) or apartments (MA-QRT-16), one however many tokens lie
    /// there (MA-QRT-17). In the prototype each hunger token adds a credit to its price (MA-DIF-40).
    fn penalty(&mut self, colour: Colour, zone: Zone, quarter: Quarter, tokens: u8) {
        let can = self.open.pool[colour.index()] > 0 || !self.open.markers[colour.index()].is_empty();
        if zone == Zone::Apartments && self.open.rules().hunger_fee && can {
            self.open.debts[colour.index()][quarter.index()] += tokens;
        }
        self.open.frames.push(Frame::Confine(colour, zone, quarter));
    }

    /// One living, unlocked token of each colour concerned dies (MA-QRT-08, MA-QRT-13, MA-DIF-07), however many
    /// oxygen tokens lie there (MA-QRT-09, MA-RUL-23), if it has one (MA-QRT-29). Which one makes no difference
    /// before the tokens are laid again, so nobody is asked (MA-DEC-40, MA-RUL-66). Even without a living token
    /// anywhere the game goes on (MA-QRT-30, MA-RUL-03).
    fn deaths(&mut self, quarter: Quarter, story: &mut Story<Martians>) {
        for colour in self.open.order() {
            if self.concerned(quarter, colour) && self.open.living(colour) > 0 {
                self.open.dead[colour.index()] += 1;
                story.tell(|| Event::Died { colour });
            }
        }
    }

    /// Demand tokens are removed, birthrate tokens stay (MA-QRT-24), and the next stack is current (MA-QRT-27).
    /// In the last cycle everything was settled as usual (MA-QRT-26, MA-RUL-24), but the tokens stay for the
    /// count (MA-QRT-25).
    pub(crate) fn end_cycle(&mut self, story: &mut Story<Martians>) {
        self.expire(Until::EndOfCycle);
        if self.open.cycle == self.open.last_cycle() {
            self.finish(Ending::Counted, story);
            return;
        }
        self.open.demand = Default::default();
        self.open.cycle += 1;
        self.next(Stage::Cycle);
    }

    /// Ends the game and notes the demand tokens left for the count.
    pub(crate) fn finish(&mut self, ending: Ending, story: &mut Story<Martians>) {
        for quarter in Quarter::ALL {
            self.open.left[quarter.index()] = self.open.demand[quarter.index()].iter().sum();
        }
        if !self.open.rules().keeps_last_demand {
            self.open.demand = Default::default();
        }
        self.open.ended = Some(ending);
        story.all_learn();
        story.tell(|| Event::Ended);
    }
}
