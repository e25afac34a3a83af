use std::fmt::Debug;

use serde::Serialize;

use crate::{Game, MAX_SEATS, Message, Seat, SeatSet, Viewer};

/// Something that happened at the table.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// What `viewer` may see of it: all, a version with the secrets left out, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// The sentence for the log.
    fn message(&self) -> Message;

    /// What it is to people who follow the game.
    fn weight(&self) -> Weight {
        Weight::Plain
    }
}

/// What an event is to people who follow the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Nothing that people have to be told: the table shows it, or another event says it.
    Slight,
    /// One step among others.
    #[default]
    Plain,
    /// A round begins with it: the log makes it a heading.
    Round,
    /// People want to stop at it and look: production, a card turned up.
    Big,
    /// What comes of the event told before it: paid, gained, found.
    Outcome,
}

/// Where a game tells what happens. Switched off, as in simulation, it costs nothing. The rules tell through a
/// [`Story`](crate::Story).
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    events: Vec<G::Event>,
    listening: bool,
    /// The positions between the events, if somebody watches.
    steps: Option<Vec<Step<G>>>,
    /// How many events each seat could foresee: those told before it first learned something.
    foreseen: [u32; MAX_SEATS],
}

/// The position after some of the events of a move.
#[derive(Clone, Debug)]
pub struct Step<G> {
    /// How many events led to it.
    pub events: usize,
    /// The position. The rules have not run on to a decision yet: it is only there to be looked at.
    pub game: G,
}

/// A seat that has learned nothing foresees every event.
const ALL: [u32; MAX_SEATS] = [u32::MAX; MAX_SEATS];

impl<G: Game> Log<G> {
    /// A log that listens.
    pub fn new() -> Log<G> {
        Log { listening: true, ..Log::off() }
    }

    /// A log that listens and also keeps the positions between the events.
    pub fn watching() -> Log<G> {
        Log { steps: Some(Vec::new()), ..Log::new() }
    }

    /// A log that drops everything unheard.
    pub const fn off() -> Log<G> {
        Log { events: Vec::new(), listening: false, steps: None, foreseen: ALL }
    }

    /// Tells an event; it is only made if somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if self.listening {
            self.events.push(event());
        }
    }

    /// The table now shows what was told so far.
    #[inline]
    pub fn shows(&mut self, game: &G) {
        if self.steps.is_some() {
            self.keep_step(game);
        }
    }

    /// Of several positions after the same events only the last is kept, and the first of all.
    #[cold]
    fn keep_step(&mut self, game: &G) {
        let (events, steps) = (self.events.len(), self.steps.get_or_insert_default());
        if steps.len() > 1 {
            steps.pop_if(|last| last.events == events);
        }
        steps.push(Step { events, game: game.clone() });
    }

    /// What was told so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The positions between the events, in order; none unless the log is [watching](Log::watching).
    pub fn steps(&self) -> &[Step<G>] {
        self.steps.as_deref().unwrap_or_default()
    }

    /// The events told before `seat` first learned something it could not know: all of them if it learned nothing.
    pub fn foreseen(&self, seat: Seat) -> &[G::Event] {
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

    /// Takes out the events told so far.
    pub fn take(&mut self) -> Vec<G::Event> {
        let events = std::mem::take(&mut self.events);
        self.clear();
        events
    }

    /// Forgets what was told so far.
    pub fn clear(&mut self) {
        self.foreseen = ALL;
        self.events.clear();
        if let Some(steps) = &mut self.steps {
            steps.clear();
        }
    }
}

impl<G: Game> Default for Log<G> {
    fn default() -> Log<G> {
        Log::new()
    }
}
