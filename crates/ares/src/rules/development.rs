//! Phase I: one green card each (AE-DEV).

use table::{Refusal, Seat};

use crate::material::{Card, Colour};
use crate::refusal as no;
use crate::state::Ares;

impl Ares {
    /// AE-DEV-01, AE-DEV-02, AE-RUL-01: one green card.
    pub(super) fn check_development(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        match card.colour() {
            Colour::Blue | Colour::Red => return Err(no::NOT_GREEN.about(card.name())),
            Colour::Green => {}
        }
        if !self.may_develop(seat) {
            return Err(no::ONE_GREEN.numbers(1, self.board(seat).marks.played.into()));
        }
        Ok(())
    }

    /// Whether the green card of the phase is still to be played.
    pub(crate) fn may_develop(&self, seat: Seat) -> bool {
        self.board(seat).marks.played == 0
    }
}
