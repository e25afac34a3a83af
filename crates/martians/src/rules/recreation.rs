//! Recreation and recovery of markers.

use table::{Refusal, Story};

use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// The time units of a recreation (MA-REC-01).
const REST_TIME: u8 = 1;

impl Martians {
    /// MA-DEC-22: 1 time unit (MA-REC-01), no placement (MA-REC-02), as often as there is time (MA-REC-04,
    /// MA-RUL-22). Only markers on action fields come back (MA-REC-03).
    pub(crate) fn check_rest(&self, colour: Colour) -> Check {
        unless(!self.open.markers[colour.index()].is_empty(), Refusal::new("MA-REC-01", refuse::NOBODY_OUT))?;
        refuse::time(REST_TIME, self.open.turn.time)
    }

    /// MA-REC-01: any number of markers come back, one by one; a single one without a question (MA-RUL-66).
    pub(crate) fn rest(&mut self, colour: Colour, story: &mut Story<Martians>) {
        self.spend_time(REST_TIME);
        let out = self.open.markers[colour.index()];
        self.open.frames.push(Frame::Rest(false));
        if out.len() == 1 || self.open.rules().rests_all {
            out.iter().for_each(|field| self.recall(colour, field.building(), story));
        }
    }

    /// MA-REC-01: only from a building where a marker of this colour stands.
    #[inline(always)]
    pub(crate) fn check_recall(&self, colour: Colour, building: Building) -> Check {
        unless(
            !self.open.markers[colour.index()].of(building).is_empty(),
            Refusal::new("MA-REC-01", refuse::NOT_THERE).about(building.name()),
        )
    }

    /// The marker is back in the pool and can be placed again, even in the same building (MA-REC-05); its
    /// placement is over (MA-FIELD-15).
    pub(crate) fn recall(&mut self, colour: Colour, building: Building, story: &mut Story<Martians>) {
        self.take_off(colour, building);
        self.open.pool[colour.index()] += 1;
        self.set_top(Frame::Rest(true));
        story.tell(|| Event::Recalled { colour, building });
    }

    /// MA-REC-09: recovery needs no placement and may be repeated.
    pub(crate) fn list_recovery(&self, colour: Colour, out: &mut Vec<Action>) {
        for zone in Zone::ALL {
            if self.open.confined[zone.index()][colour.index()] == [0; Quarter::COUNT] {
                continue;
            }
            for quarter in Quarter::ALL {
                if self.check_recover(colour, *zone, *quarter).is_ok() {
                    out.push(Action::Recover(*zone, *quarter));
                }
            }
        }
    }

    /// From an infirmary for 1 time unit (MA-REC-06, MA-QRT-21, MA-DEC-23). From an apartment for 2 credits and
    /// no time (MA-REC-07, MA-QRT-22, MA-DEC-24, MA-DIF-21); in the prototype for the credits lying there.
    pub(crate) fn check_recover(&self, colour: Colour, zone: Zone, quarter: Quarter) -> Check {
        let there = self.open.confined[zone.index()][colour.index()][quarter.index()];
        let rule = match zone {
            Zone::Infirmary => "MA-REC-06",
            Zone::Apartments => "MA-REC-07",
        };
        unless(there > 0, Refusal::new(rule, refuse::NOT_THERE).about(zone.name()))?;
        match zone {
            Zone::Infirmary => refuse::time(tables().release_time, self.open.turn.time),
            Zone::Apartments => {
                refuse::one(self.open.stock(colour), Resource::Credits, self.release_fee(colour, quarter))
            }
        }
    }

    fn release_fee(&self, colour: Colour, quarter: Quarter) -> u8 {
        if self.open.rules().hunger_fee {
            self.open.debts[colour.index()][quarter.index()]
        } else {
            tables().release_credits
        }
    }

    /// MA-REC-08: pays for one marker.
    pub(crate) fn recover(
        &mut self,
        colour: Colour,
        zone: Zone,
        quarter: Quarter,
        story: &mut Story<Martians>,
    ) {
        match zone {
            Zone::Infirmary => self.spend_time(tables().release_time),
            Zone::Apartments => {
                let fee = self.release_fee(colour, quarter);
                self.lose(colour, Resource::Credits, fee, story);
            }
        }
        self.recovered(colour, zone, quarter, story);
    }
}
