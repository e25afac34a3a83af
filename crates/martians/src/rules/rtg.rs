//! The RTG.

use table::Refusal;

use crate::event::{Event, Tell};
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-RTG-02 to MA-RTG-06: once a turn, while there is energy and a point of reputation.
    pub(crate) fn check_rtg(&self, colour: Colour) -> Check {
        unless(!self.open.turn.rtg, Refusal::new("MA-RTG-02", refuse::RTG_USED))?;
        unless(self.open.rtg > 0, Refusal::new("MA-RTG-04", refuse::RTG_EMPTY))?;
        unless(!self.in_force(Modifier::CloseRtg), Refusal::new("MA-EVT-12", refuse::CLOSED))?;
        let have = self.open.stock(colour).get(Resource::Reputation);
        let need = tables().rtg_price;
        unless(
            have >= u16::from(need),
            Refusal::new("MA-RTG-06", refuse::SHORT)
                .numbers(need.into(), have as i16)
                .about(Resource::Reputation.name()),
        )
    }

    /// MA-RTG-01, MA-RTG-03, MA-RTG-05.
    pub(crate) fn draw_rtg(&mut self, colour: Colour, tell: &mut Tell) {
        tell.say(|| Event::DrewRtg { colour });
        self.open.turn.rtg = true;
        self.open.rtg -= 1;
        self.lose(colour, Resource::Reputation, tables().rtg_price, tell);
        self.gain(colour, Resource::Energy, 1, tell);
    }
}
