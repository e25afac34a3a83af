use std::fmt::Debug;

use serde::Serialize;

use crate::{MAX_SEATS, Message, Seat, SeatSet, Viewer};

/// Something that happened at the table.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// What `viewer` may see of it: all, a version with the secrets left out, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// The sentence for the log.
    fn message(&self) -> Message;

    /// Whether a round begins with it: the log makes it a heading.
    fn begins_round(&self) -> bool {
        false
    }
}

/// Where a game tells what happens. Switched off, as in simulation, it costs nothing. The rules tell through a
/// [`Story`](crate::Story).
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Vec<E>,
    listening: bool,
    /// How many events each seat could foresee: those told before it first learned something.
    foreseen: [u32; MAX_SEATS],
}

/// A seat that has learned nothing foresees every event.
const ALL: [u32; MAX_SEATS] = [u32::MAX; MAX_SEATS];

impl<E> Log<E> {
    /// A log that listens.
    pub fn new() -> Log<E> {
        Log { events: Vec::new(), listening: true, foreseen: ALL }
    }

    /// A log that drops everything unheard.
    pub const fn off() -> Log<E> {
        Log { events: Vec::new(), listening: false, foreseen: ALL }
    }

    /// Tells an event; it is only made if somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.listening {
            self.events.push(event());
        }
    }

    /// What was told so far.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The events told before `seat` first learned something it could not know: all of them if it learned nothing.
    pub fn foreseen(&self, seat: Seat) -> &[E] {
        let known = self.foreseen[seat.index() % MAX_SEATS] as usize;
        &self.events[..known.min(self.events.len())]
    }

    /// Whether `seat` was told something it could not know.
    pub fn surprised(&self, seat: Seat) -> bool {
        self.foreseen[seat.index() % MAX_SEATS] != u32::MAX
    }

    /// Marks where these seats first see something they could not know.
    pub(crate) fn learns(&mut self, seats: SeatSet) {
        if !self.listening {
            return;
        }
        for seat in seats.iter() {
            let known = &mut self.foreseen[seat.index()];
            *known = (*known).min(self.events.len() as u32);
        }
    }

    /// Takes out what was told so far.
    pub fn take(&mut self) -> Vec<E> {
        self.foreseen = ALL;
        std::mem::take(&mut self.events)
    }

    /// Forgets what was told so far.
    pub fn clear(&mut self) {
        self.foreseen = ALL;
        self.events.clear();
    }
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log::new()
    }
}
