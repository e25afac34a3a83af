//! Phase V: draw some, keep fewer (AE-RES).

use serde::Serialize;
use table::Story;

use crate::material::Phase;
use crate::material::numbers::{RESEARCH, RESEARCH_BONUS};
use crate::state::{Ares, Board, Frame};

/// How many cards are drawn in phase V, and how many of them are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Research {
    /// Cards drawn.
    pub draw: u8,
    /// Cards kept.
    pub keep: u8,
}

impl Board {
    /// AE-RES-01, AE-RES-02, AE-RES-06, AE-RUL-32: how many cards are drawn and kept; all additions sum up.
    pub(crate) fn research(&self, chose: bool) -> Research {
        let bonus = if chose { RESEARCH_BONUS } else { (0, 0) };
        let powers = &self.powers;
        Research { draw: RESEARCH.0 + bonus.0 + powers.draw, keep: RESEARCH.1 + bonus.1 + powers.keep }
    }
}

impl Ares {
    /// AE-RUL-09: all draw in seat order, then each chooses.
    pub(super) fn research_all(&mut self, story: &mut Story<Ares>) {
        for seat in self.everyone() {
            let board = self.board(seat);
            let Research { draw, keep } = board.research(board.chose(Phase::Research));
            self.draw_aside(story, seat, draw);
            self.push_frame(seat, Frame::Keep { left: keep });
            self.run(story, seat);
        }
    }
}
