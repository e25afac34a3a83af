//! Steps B and C: phases open and close, the round ends, the game ends (AE-ROUND, AE-EOR, AE-END).

use table::{Refusal, Seat, SeatSet, Story};

use crate::event::Event;
use crate::material::numbers::HAND_LIMIT;
use crate::material::{Phase, PhaseSet};
use crate::refusal as no;
use crate::state::{Ares, Cards, Marks, Stage};

impl Ares {
    /// AE-ROUND-04: the first active phase.
    pub(crate) fn begin_phases(&mut self, story: &mut Story<Ares>) {
        self.begin_next_phase(story, 0);
    }

    /// AE-ROUND-04, AE-ROUND-06: the next active phase in order; a phase that nobody chose is skipped.
    fn begin_next_phase(&mut self, story: &mut Story<Ares>, from: u8) {
        match self.open.active.first_from(from) {
            Some(phase) => self.begin_phase(story, phase),
            None => self.begin_hand_limit(),
        }
    }

    /// AE-ROUND-07: a phase begins for every player. AE-CARD-28, AE-GLO-12, AE-GLO-18: the parameters are noted
    /// as they stand now.
    pub(crate) fn begin_phase(&mut self, story: &mut Story<Ares>, phase: Phase) {
        story.tell(|| Event::Phase { phase });
        self.open.stage = Stage::Phase(phase);
        self.open.done = SeatSet::EMPTY;
        self.open.start = self.open.planet;
        story.shows(self);
        match phase {
            Phase::Development | Phase::Construction | Phase::Action => {}
            Phase::Production => self.produce_all(story),
            Phase::Research => self.research_all(story),
        }
    }

    /// AE-ACT-12, AE-CON-10: marks, allowances and bonuses end with the phase. AE-END-01, AE-END-02, AE-END-03,
    /// AE-RUL-41: so does the game if Mars is complete, and not before. AE-END-04, AE-END-05: no further phase
    /// and no end-of-round step follow.
    pub(super) fn close_phase(&mut self, story: &mut Story<Ares>, phase: Phase) {
        for seat in self.everyone() {
            self.board_mut(seat).marks = Marks::default();
        }
        if self.ends_when_complete() && self.open.planet.is_complete() {
            self.finish(story);
        } else {
            self.begin_next_phase(story, phase.number());
        }
    }

    /// AE-END-01, AE-COOP-13, AE-SOLO-13, AE-RUL-64: whether a complete Mars ends the game.
    pub(crate) fn ends_when_complete(&self) -> bool {
        self.open.rules().ends_when_complete || self.open.options.early_end
    }

    /// AE-ROUND-11, AE-DEV-07, AE-CON-11, AE-ACT-10: whether `seat` may pass: nobody has to play a card or use
    /// an Action. AE-ACT-28, AE-ACT-29: only phase III has a duty that comes first.
    pub(crate) fn check_pass(&self, seat: Seat, phase: Phase) -> Result<(), Refusal> {
        match phase {
            Phase::Development | Phase::Construction => Ok(()),
            Phase::Action => self.check_duty(seat),
            Phase::Production | Phase::Research => Err(no::NO_PASS_NOW),
        }
    }

    pub(super) fn pass(&mut self, story: &mut Story<Ares>, seat: Seat) {
        story.tell(|| Event::Passed { seat });
        self.open.done.insert(seat);
    }

    /// AE-ROUND-13: a pass may be withdrawn until the phase closes.
    pub(crate) fn check_withdraw(&self, seat: Seat, phase: Phase) -> Result<(), Refusal> {
        if self.open.options.auto_pass && self.is_idle(seat, phase) {
            return Err(no::NOTHING_LEFT);
        }
        Ok(())
    }

    pub(super) fn withdraw(&mut self, story: &mut Story<Ares>, seat: Seat) {
        story.tell(|| Event::Withdrew { seat });
        self.open.done.remove(seat);
    }

    /// AE-RUL-07: no allowance and no bonus left, and nothing open.
    pub(crate) fn is_idle(&self, seat: Seat, phase: Phase) -> bool {
        let nothing_open = self.board(seat).frames.is_empty() && self.secret(seat).payment.is_none();
        nothing_open
            && match phase {
                Phase::Development => !self.may_develop(seat),
                Phase::Construction => !self.may_construct(seat) && self.check_bonus_draw(seat).is_err(),
                Phase::Action | Phase::Production | Phase::Research => false,
            }
    }

    /// AE-RUL-07: with this option of the table, players who have nothing left to do pass.
    pub(super) fn pass_for_idle(&mut self, story: &mut Story<Ares>, phase: Phase) {
        for seat in self.everyone() {
            if !self.open.done.contains(seat) && self.is_idle(seat, phase) {
                self.pass(story, seat);
            }
        }
    }

    fn begin_hand_limit(&mut self) {
        self.open.stage = Stage::HandLimit;
        self.open.done = SeatSet::EMPTY;
    }

    /// AE-EOR-01, AE-RUL-35: more than ten cards at the end of the round. AE-EOR-04: only project cards count.
    pub(crate) fn over_the_limit(&self, seat: Seat) -> bool {
        self.board(seat).hand > HAND_LIMIT
    }

    /// AE-EOR-05, AE-EOR-06: closes the tiles, then begins the next round unless the variant ends the game.
    pub(super) fn close_round(&mut self, story: &mut Story<Ares>) {
        self.open.active = PhaseSet::EMPTY;
        (self.open.rules().after_round)(self, story);
    }

    /// AE-END-08, AE-RUL-38: hands are sold, then the game is over.
    pub(crate) fn finish(&mut self, story: &mut Story<Ares>) {
        for seat in self.everyone() {
            let hand = self.secret(seat).hand;
            let cards = self.board(seat).hand;
            if cards == 0 {
                continue;
            }
            let mc = u16::from(cards) * u16::from(self.board(seat).powers.sale);
            story.tell(|| Event::HandSold { seat, cards, mc });
            for card in hand.iter() {
                self.leave_hand_unseen(seat, card);
            }
            self.secret_mut(seat).hand = Cards::EMPTY;
            self.board_mut(seat).mc += mc;
            story.shows(self);
        }
        self.open.stage = Stage::Over;
        self.open.done = SeatSet::EMPTY;
        self.open.active = PhaseSet::EMPTY;
        story.tell(|| Event::Over);
        // The open table now shows what was hidden.
        story.all_learn();
    }
}
