//! Phase IV: everybody produces (AE-PRO).

use table::Seat;

use super::Told;
use crate::material::Phase;
use crate::material::effect::Stored;
use crate::material::numbers::PRODUCTION_BONUS;
use crate::state::Ares;

impl Ares {
    /// AE-PRO-10, AE-RUL-09: in seat order, without a choice.
    pub(super) fn produce_all(&mut self, told: &mut Told) {
        for seat in self.everyone() {
            self.produce(told, seat);
        }
    }

    /// AE-PRO-01 to 05: M€ by TR and production, heat, plants and cards.
    fn produce(&mut self, told: &mut Told, seat: Seat) {
        let board = self.board(seat);
        let levels = board.levels;
        let bonus = if board.phase == Some(Phase::Production) { PRODUCTION_BONUS } else { 0 };
        let mc = board.tr + levels.mc + bonus;
        self.gain(told, seat, Stored::Mc, mc);
        self.gain(told, seat, Stored::Heat, levels.heat);
        self.gain(told, seat, Stored::Plants, levels.plants);
        self.draw(told, seat, levels.cards);
    }
}
