//! Players for any game of the [contract](table).
//!
//! A bot is handed the view of its seat and nothing else. It imagines worlds from the view, any of which
//! answers what is legal, so it can't know what its seat can't know. No game is known here by name.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod budget;
mod level;
mod random;

use table::{Game, Rng, Seat};

pub use budget::{Budget, BudgetError};
pub use level::{Level, LevelError};
pub use random::Random;

/// A player of `G`. It may remember what it thought from one decision to the next.
pub trait Bot<G: Game>: Send {
    /// What `seat` does, which sees `view`: one of its legal actions, or nothing if it has nothing to decide.
    /// The same view, generator and number of simulations give the same choice.
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action>;
}
