use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Stops a bot that is thinking on another thread. All clones share one state.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A `Cancel` that has not been called.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Stops every bot that heeds it, now and in the future.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
