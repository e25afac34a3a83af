use table::{Seat, SeatSet};

use super::LiveTable;
use crate::api::{AtZero, Running, Status};
use crate::log_entry::{By, LogEntry};

/// How many moves in a row clocks make for people. Then nobody is there, and the clocks wait for a person to move.
pub const MOST_CLOCK_MOVES: u32 = 20;

/// The clock of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatClock {
    /// When it was started, if it runs.
    pub(super) since: Option<u64>,
    /// What is left in the bank, in milliseconds.
    pub(super) bank: u64,
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

    /// Whether the clocks are stopped because only clocks have moved for people lately.
    pub fn is_paused(&self) -> bool {
        self.clock_moves >= MOST_CLOCK_MOVES
    }

    /// Counts the moves that clocks have made since a person last did anything. When one does, a paused table goes on.
    pub(super) fn count_clock_moves(&mut self, entry: &LogEntry, at: u64) {
        let was_paused = self.is_paused();
        match entry {
            LogEntry::Act { by: By::Clock, .. } => self.clock_moves += 1,
            LogEntry::Act { by: By::Bot, .. } | LogEntry::Bot { .. } => {}
            _ => self.clock_moves = 0,
        }
        if was_paused && !self.is_paused() {
            for since in self.clocks.iter_mut().filter_map(|clock| clock.since.as_mut()) {
                *since = at;
            }
        }
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
        clock.filter(|_| !self.is_paused())?;
        let waiting = (0..self.seats()).map(Seat).filter(|seat| !self.lent.contains(*seat));
        waiting.filter_map(|seat| self.deadline(seat)).min()
    }

    /// A seat whose clock has run out, and what happens then.
    pub fn out_of_time(&self, now: u64) -> Option<(Seat, AtZero)> {
        let at_zero = self.meta.setup.clock.filter(|_| !self.is_paused())?.at_zero;
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
            deadline: self.deadline(seat).filter(|_| !self.is_paused()),
        };
        people.iter().map(clock).collect()
    }
}
