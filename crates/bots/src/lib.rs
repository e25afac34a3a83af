//! Players for any game of the [contract](table).
//!
//! A bot is handed the view of its seat and nothing else. It imagines worlds from the view, any of which
//! answers what is legal, so it can't know what its seat can't know. No game is known here by name: how good a
//! position is, the game says itself ([`table::Evaluate`]).
//!
//! ```
//! use bots::{Budget, Level};
//! use table::example::{Options, Prospect};
//! use table::{Game, Rng, Viewer};
//!
//! let game = Prospect::new(&Options { players: 3 }, 42)?;
//! let seat = game.turn().unwrap();
//! let mut bot = Level::Expert.bot::<Prospect>();
//! let budget: Budget = "200".parse().unwrap();
//! let action = bot.choose(seat, &game.view(Viewer::Seat(seat)), &mut Rng::seeded(1), budget).unwrap();
//! assert!(game.check(seat, action).is_ok());
//! assert_eq!(bot.thought().simulations, 200);
//! # Ok::<(), table::OptionsError>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod budget;
mod cancel;
mod clock;
mod contender;
mod expert;
mod greedy;
mod level;
mod outlook;
mod planner;
mod playout;
mod random;
mod root;
mod thought;
mod tree;

use table::{Game, Rng, Seat};

pub use budget::{Budget, BudgetError};
pub use cancel::Cancel;
pub use contender::{Contender, ContenderError};
pub use expert::Expert;
pub use greedy::Greedy;
pub use level::{Level, LevelError};
pub use planner::Planner;
pub use random::Random;
pub use thought::{Thought, Weighed};

/// A player of `G`. It may remember what it thought from one decision to the next.
pub trait Bot<G: Game>: Send {
    /// What `seat` does, which sees `view`: one of its legal actions, or nothing if it has nothing to decide.
    /// The same view, generator and number of simulations give the same choice.
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action>;

    /// From now on it stops thinking, and answers with the best it has, as soon as `cancel` is called.
    fn heed(&mut self, _cancel: Cancel) {}

    /// What it thought about its last choice.
    fn thought(&self) -> Thought<G::Action> {
        Thought::default()
    }
}
