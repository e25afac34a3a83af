use std::time::Instant;

use crate::{Budget, Cancel};

/// Measures how much of the budget of a decision is used up.
#[derive(Debug)]
pub(crate) struct Clock<'a> {
    budget: Budget,
    cancel: &'a Cancel,
    began: Instant,
    simulations: u32,
}

impl Clock<'_> {
    /// A clock that starts now.
    pub fn start(budget: Budget, cancel: &Cancel) -> Clock<'_> {
        Clock { budget, cancel, began: Instant::now(), simulations: 0 }
    }

    /// Counts one more simulated game.
    pub fn count(&mut self) {
        self.simulations += 1;
    }

    /// The number of simulated games.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// The number of actions that can be tried `tries` times each, as far as this is known in advance.
    pub fn enough_for(&self, tries: u32) -> usize {
        match self.budget {
            Budget::Simulations(number) => (number.get() / tries) as usize,
            Budget::Time(_) => usize::MAX,
        }
    }

    /// Whether an early answer is welcome: a time is an upper bound, a number of simulations a promise.
    pub fn is_ready_early(&self) -> bool {
        matches!(self.budget, Budget::Time(_))
    }

    /// The part of the budget that is used up: 1 or more when it is time to answer.
    pub fn progress(&self) -> f32 {
        if self.cancel.is_cancelled() {
            return 1.0;
        }
        match self.budget {
            Budget::Simulations(number) => self.simulations as f32 / number.get() as f32,
            Budget::Time(time) => (self.began.elapsed().as_secs_f64() / time.as_secs_f64()) as f32,
        }
    }
}
