//! Playing a project card (AE-CARD).

use table::{Refusal, Seat, Story};

use super::Seen;
use crate::event::Event;
use crate::material::effect::Stored;
use crate::material::{Card, Colour, Phase, catalog};
use crate::refusal as no;
use crate::state::{Ares, Frame, Payment};

impl Ares {
    /// AE-CARD-03: whether `seat` may play `card` by an allowance of `phase`.
    pub(crate) fn check_play(&self, seat: Seat, phase: Phase, card: Card) -> Result<(), Refusal> {
        if !self.secret(seat).hand.contains(card) {
            return Err(no::NOT_IN_HAND.about(card.name()));
        }
        match phase {
            Phase::Development => self.check_development(seat, card)?,
            Phase::Construction => self.check_construction(seat, card)?,
            Phase::Action | Phase::Production | Phase::Research => return Err(no::NO_PLAY_NOW),
        }
        self.check_requirements(seat, card)?;
        self.check_affordable(seat, card)
    }

    /// AE-DEC-31, AE-RUL-56: whether `card` may be played without its M€ cost; the printed cost decides.
    pub(crate) fn check_free(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.secret(seat).hand.contains(card) {
            return Err(no::NOT_IN_HAND.about(card.name()));
        }
        if card.colour() != Colour::Green {
            return Err(no::NO_FREE_CARD.about(card.name()));
        }
        let (most, cost) = (self.board(seat).marks.free, catalog().card(card).cost);
        if cost > most {
            return Err(no::FREE_TOO_DEAR.numbers(most.into(), cost.into()).about(card.name()));
        }
        self.check_requirements(seat, card)
    }

    /// `play`: pays for the card at once, or asks how. Until it is paid for, the choice is private.
    pub(super) fn choose_card(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) -> Seen {
        if self.board(seat).frames.last() == Some(&Frame::Free) {
            self.board_mut(seat).frames.pop();
            self.board_mut(seat).marks.free = 0;
            story.tell(|| Event::PlayedFree { seat, card });
            self.play_card(story, seat, card, false);
            return Seen::Openly;
        }
        let payment = Payment { card, offsets: 0 };
        if self.payment_has_choices(seat, card) {
            self.secret_mut(seat).payment = Some(payment);
            return Seen::Private;
        }
        self.pay_card(story, seat, payment, 0);
        Seen::Openly
    }

    /// AE-CARD-04: the paid card enters the tableau, then come its immediate effects, then triggered ones.
    /// AE-CARD-08, AE-CARD-09: immediate effects of any colour happen here and never again.
    pub(super) fn play_card(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card, by_allowance: bool) {
        let sheet = catalog().card(card);
        self.spend_requirement(story, seat, card);
        self.leave_hand_openly(seat, card);
        let marks = &mut self.board_mut(seat).marks;
        marks.played += u8::from(by_allowance);
        // AE-RUL-19: help for the next card is used up by it.
        marks.discount = 0;
        marks.shift = false;
        self.put_into_play(seat, card);
        self.fire_card(seat, card);
        self.push_frame(seat, Frame::Triggers);
        self.push_frame(seat, Frame::Run { at: sheet.on_play, origin: card.into() });
    }

    /// AE-CARD-33: what a requirement makes the player spend.
    fn spend_requirement(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        let needs = &catalog().card(card).needs;
        self.lower_tr(story, seat, needs.spend_tr);
        self.lose(story, seat, Stored::Heat, needs.spend_heat.into());
        self.lose(story, seat, Stored::Plants, needs.spend_plants.into());
    }
}
