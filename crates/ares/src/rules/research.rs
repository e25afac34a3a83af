//! Phase V: draw some, keep fewer (AE-RES).

use table::{Seat, Story};

use crate::event::Event;
use crate::material::Phase;
use crate::material::numbers::{RESEARCH, RESEARCH_BONUS};
use crate::state::{Ares, Frame};

impl Ares {
    /// AE-RUL-09: all draw in seat order, then each chooses.
    pub(super) fn research_all(&mut self, story: &mut Story<Event>) {
        for seat in self.everyone() {
            let (draw, keep) = self.research(seat);
            self.draw_aside(story, seat, draw);
            self.push_frame(seat, Frame::Keep { left: keep });
            self.run(story, seat);
        }
    }

    /// AE-RES-01, AE-RES-02, AE-RES-06, AE-RUL-32: how many cards are drawn and kept; all additions sum up.
    pub(crate) fn research(&self, seat: Seat) -> (u8, u8) {
        let board = self.board(seat);
        let bonus = if board.chose(Phase::Research) { RESEARCH_BONUS } else { (0, 0) };
        (RESEARCH.0 + bonus.0 + board.powers.draw, RESEARCH.1 + bonus.1 + board.powers.keep)
    }
}
