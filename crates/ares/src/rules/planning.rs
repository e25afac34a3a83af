//! Step A: all players choose a phase card in secret (AE-PLAN).

use table::{Refusal, Seat, Story};

use super::Seen;
use crate::event::Event;
use crate::material::{Phase, PhaseSet};
use crate::refusal as no;
use crate::state::{Ares, Stage};

impl Ares {
    /// AE-ROUND-01: a new round begins with planning.
    pub(crate) fn begin_round(&mut self, story: &mut Story<Ares>) {
        self.open.round += 1;
        self.open.stage = Stage::Planning;
        self.open.done = table::SeatSet::EMPTY;
        self.open.active = PhaseSet::EMPTY;
        let round = self.open.round;
        story.tell(|| Event::Round { round });
    }

    /// AE-SET-16, AE-PLAN-02: every player has all five phase cards. AE-PLAN-03, AE-PLAN-04, AE-PLAN-09: from
    /// round 2 on all but the one they chose last. AE-SOLO-24: what the virtual player chose does not matter.
    pub(crate) fn check_phase(&self, seat: Seat, phase: Phase) -> Result<(), Refusal> {
        if self.board(seat).phase == Some(phase) {
            return Err(no::SAME_PHASE.about(phase.name()));
        }
        if self.secret(seat).plan == Some(phase) {
            return Err(no::ALREADY_CHOSEN.about(phase.name()));
        }
        Ok(())
    }

    /// AE-PLAN-01, AE-PLAN-05: a secret choice that may be changed until the last player has chosen.
    pub(super) fn plan(&mut self, story: &mut Story<Ares>, seat: Seat, phase: Phase) -> Seen {
        let changed = self.secret_mut(seat).plan.replace(phase).is_some();
        if changed {
            return Seen::Private;
        }
        self.finish_plan(story, seat)
    }

    /// A seat has planned once it has made all its choices.
    pub(crate) fn finish_plan(&mut self, story: &mut Story<Ares>, seat: Seat) -> Seen {
        let secret = self.secret(seat);
        if secret.plan.is_none() || (self.orders_virtual_cards() && secret.virtual_plan.is_none()) {
            return Seen::Private;
        }
        story.tell(|| Event::Chose { seat });
        self.open.done.insert(seat);
        Seen::FaceDown
    }

    /// AE-PLAN-06, AE-INF-01: all cards are revealed at once. AE-PLAN-07: the last one goes back to its owner.
    /// AE-PLAN-08, AE-ROUND-03, AE-ROUND-05: a chosen phase is active, once, however many players chose it.
    pub(super) fn reveal_phases(&mut self, story: &mut Story<Ares>) {
        story.all_learn();
        for seat in self.everyone() {
            let phase = self.secret_mut(seat).plan.take().expect("everybody has chosen");
            self.board_mut(seat).phase = Some(phase);
            self.open.active.insert(phase);
            story.tell(|| Event::Plan { seat, phase });
        }
        (self.open.rules().after_reveal)(self, story);
    }
}
