//! Phase IV: all players produce (AE-PRO).

use table::{Seat, Story};

use crate::material::Phase;
use crate::material::catalog::Levels;
use crate::material::effect::Stored;
use crate::material::numbers::PRODUCTION_BONUS;
use crate::state::{Ares, Board};

impl Board {
    /// AE-PRO-01: what a production phase makes, the TR included, without the bonus.
    pub(crate) fn production(&self) -> Levels {
        Levels { mc: self.tr + self.levels.mc, ..self.levels }
    }
}

impl Ares {
    /// AE-PRO-10, AE-RUL-09: in seat order, without a choice.
    pub(super) fn produce_all(&mut self, story: &mut Story<Ares>) {
        for seat in self.everyone() {
            self.produce(story, seat);
            story.shows(self);
        }
    }

    /// AE-PRO-01, AE-PRO-05: M€ by TR and production, 4 more for a chooser. AE-PRO-02, AE-PRO-03, AE-PRO-04:
    /// heat, plants and cards. AE-PRO-07: steel and titanium give nothing. AE-PRO-09: counted levels are read
    /// as they are now.
    fn produce(&mut self, story: &mut Story<Ares>, seat: Seat) {
        let board = self.board(seat);
        let levels = board.production();
        let bonus = if board.chose(Phase::Production) { PRODUCTION_BONUS } else { 0 };
        self.gain(story, seat, Stored::Mc, levels.mc + bonus);
        self.gain(story, seat, Stored::Heat, levels.heat);
        self.gain(story, seat, Stored::Plants, levels.plants);
        self.draw(story, seat, levels.cards);
    }
}
