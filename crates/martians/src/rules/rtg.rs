//! The RTG.

use table::{Refusal, Story};

use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-DEC-25: once in each turn (MA-RTG-02, MA-DIF-03), without time or marker (MA-RTG-03), while energy is
    /// left (MA-RTG-04) and a point of reputation to pay (MA-RTG-06).
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

    /// MA-RTG-01: 1 energy for 1 reputation, both common in SOLO and CO-OP (MA-RTG-07). Nothing ever refills
    /// the RTG (MA-RTG-05).
    pub(crate) fn draw_rtg(&mut self, colour: Colour, story: &mut Story<Martians>) {
        story.tell(|| Event::DrewRtg { colour });
        self.open.turn.rtg = true;
        self.open.rtg -= 1;
        self.lose(colour, Resource::Reputation, tables().rtg_price, story);
        self.gain(colour, Resource::Energy, 1, story);
    }
}
