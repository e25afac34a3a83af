use table::{Seat, SeatSet};

use super::LiveTable;
use crate::api::{AtZero, Running, Status};

/// The clock of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatClock {
    /// When it was started, if it runs.
    since: Option<u64>,
    /// What is left in the bank, in milliseconds.
    bank: u64,
}

impl SeatClock {
    pub fn new(bank: u64) -> SeatClock {
        SeatClock { since: None, bank }
    }

    fn stop(&mut self, at: u64, free: u64) {
        if let Some(since) = self.since.take() {
            self.bank = self.bank.saturating_sub(at.saturating_sub(since).saturating_sub(free));
        }
    }
}

impl LiveTable {
    fn free_millis(&self) -> u64 {
        self.meta.setup.clock.map_or(0, |clock| u64::from(clock.move_seconds) * 1000)
    }

    /// Stops the clocks of seats that have acted or need not act, and starts those of seats that must act.
    pub(super) fn set_clocks(&mut self, at: u64, acted: Option<Seat>) {
        if self.meta.setup.clock.is_none() {
            return;
        }
        let free = self.free_millis();
        let owing = match (&self.game, self.status) {
            (Some(game), Status::Running) => game.to_act() & self.people(),
            _ => SeatSet::EMPTY,
        };
        for (seat, clock) in self.clocks.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            if acted == Some(seat) || !owing.contains(seat) {
                clock.stop(at, free);
            }
            if owing.contains(seat) && clock.since.is_none() {
                clock.since = Some(at);
            }
        }
    }

    /// When the clock of `seat` runs out, if it runs.
    pub fn deadline(&self, seat: Seat) -> Option<u64> {
        let clock = self.clocks.get(seat.index())?;
        Some(clock.since? + self.free_millis() + clock.bank)
    }

    /// When the next clock runs out, if that has a consequence.
    pub fn next_deadline(&self) -> Option<u64> {
        let clock = self.meta.setup.clock.filter(|clock| clock.at_zero != AtZero::Nothing);
        clock?;
        let waiting = (0..self.seats()).map(Seat).filter(|seat| !self.lent.contains(*seat));
        waiting.filter_map(|seat| self.deadline(seat)).min()
    }

    /// A seat whose clock has run out, and what happens then.
    pub fn out_of_time(&self, now: u64) -> Option<(Seat, AtZero)> {
        let at_zero = self.meta.setup.clock?.at_zero;
        let out = |seat: &Seat| {
            !self.lent.contains(*seat) && self.deadline(*seat).is_some_and(|deadline| deadline <= now)
        };
        (0..self.seats()).map(Seat).find(out).map(|seat| (seat, at_zero))
    }

    pub(super) fn running_clocks(&self) -> Vec<Running> {
        if self.meta.setup.clock.is_none() {
            return Vec::new();
        }
        let people = self.people();
        let clock = |seat: Seat| Running {
            seat: seat.0,
            bank: self.clocks[seat.index()].bank,
            deadline: self.deadline(seat),
        };
        people.iter().map(clock).collect()
    }
}
