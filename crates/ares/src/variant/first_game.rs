//! The set-up of a first game: starred cards and no choice of a corporation (AE-FIRST).

use super::Rules;
use table::Story;

use crate::material::catalog;
use crate::material::numbers::{OTHERS_DEALT, STARRED_DEALT};
use crate::state::{Ares, Cards};

/// The same game with another deal.
pub(crate) const fn of(rules: Rules) -> Rules {
    Rules { deal: Ares::deal_first_game, starred_apart: true, ..rules }
}

impl Ares {
    /// AE-FIRST-01, AE-FIRST-02, AE-FIRST-03: each player gets four starred cards, then four of the others.
    fn deal_first_game(&mut self, story: &mut Story<Ares>) {
        let mut starred = catalog().starred;
        let mut others = Cards::full().minus(starred);
        for (deck, cards) in [(&mut starred, STARRED_DEALT), (&mut others, OTHERS_DEALT)] {
            self.hidden.deck = *deck;
            self.open.deck = deck.len() as u8;
            for seat in self.everyone() {
                self.draw(story, seat, cards.into());
            }
            *deck = self.hidden.deck;
        }
        // AE-FIRST-04: the starred cards that were not dealt start in the discard pile.
        self.hidden.discard = starred;
        self.open.discard = starred.len() as u8;
        self.open.undealt = self.open.discard;
        self.deal_starred_corporations();
    }

    /// AE-FIRST-05: each player gets one starred corporation, without a choice.
    fn deal_starred_corporations(&mut self) {
        let mut corporations = catalog().starred_corporations;
        for seat in self.everyone() {
            let corporation = corporations.draw(&mut self.hidden.rng);
            self.secret_mut(seat).corporation = corporation;
        }
        self.open.done = self.open.everybody();
    }
}
