use std::fmt::Debug;

use serde::Serialize;

use crate::{Message, Viewer};

/// Something that happened at the table.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// What `viewer` may see of it: all, a version with the secrets left out, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// The sentence for the log.
    fn message(&self) -> Message;
}

/// Where a game tells what happens. Switched off, as in simulation, it costs nothing.
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Vec<E>,
    listening: bool,
}

impl<E> Log<E> {
    /// A log that listens.
    pub fn new() -> Log<E> {
        Log { events: Vec::new(), listening: true }
    }

    /// A log that drops everything unheard.
    pub const fn off() -> Log<E> {
        Log { events: Vec::new(), listening: false }
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

    /// Takes out what was told so far.
    pub fn take(&mut self) -> Vec<E> {
        std::mem::take(&mut self.events)
    }

    /// Forgets what was told so far.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log::new()
    }
}
