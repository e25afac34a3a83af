use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A way to stop a bot that is thinking on another thread. All clones are one.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// One that has not been called.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Stops whoever heeds it, now and later.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
