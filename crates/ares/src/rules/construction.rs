//! Phase II: one blue or red card each, and the bonus (AE-CON).

use table::{Refusal, Seat, Story};

use crate::material::{Card, Colour, Phase};
use crate::refusal as no;
use crate::state::Ares;

impl Ares {
    /// AE-CON-01, AE-CON-02: blue and red cards, as many as allowed.
    pub(super) fn check_construction(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        match card.colour() {
            Colour::Green => return Err(no::GREEN.about(card.name())),
            Colour::Blue | Colour::Red => {}
        }
        if !self.may_construct(seat) {
            let played = self.board(seat).marks.played;
            return Err(no::NO_MORE_CARDS.numbers(self.cards_allowed(seat).into(), played.into()));
        }
        Ok(())
    }

    /// Whether one more card may be played in this phase.
    pub(crate) fn may_construct(&self, seat: Seat) -> bool {
        self.board(seat).marks.played < self.cards_allowed(seat)
    }

    /// AE-CON-12, AE-RUL-58: 1, plus additional cards, plus 1 by the bonus unless it was drawn. The bonus comes
    /// last.
    fn cards_allowed(&self, seat: Seat) -> u8 {
        let board = self.board(seat);
        let bonus = board.chose(Phase::Construction) && !board.marks.drew;
        1 + board.marks.extra + u8::from(bonus)
    }

    /// AE-CON-03, AE-CON-04, AE-DEC-14: the bonus card, unless the bonus was used to play one. AE-CON-05,
    /// AE-CON-07, AE-RUL-25: before or after a card is played, or without one.
    pub(crate) fn check_bonus_draw(&self, seat: Seat) -> Result<(), Refusal> {
        let board = self.board(seat);
        if !board.chose(Phase::Construction) {
            return Err(no::NO_BONUS);
        }
        if board.marks.drew || board.marks.played > 1 + board.marks.extra {
            return Err(no::BONUS_USED);
        }
        Ok(())
    }

    /// `draw`: takes the bonus card. AE-CON-06: it is in the hand at once, to be played in the same phase.
    pub(super) fn draw_bonus(&mut self, story: &mut Story<Ares>, seat: Seat) {
        self.board_mut(seat).marks.drew = true;
        self.draw(story, seat, 1);
    }
}
