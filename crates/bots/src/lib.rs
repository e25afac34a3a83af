//! Bots for any game that keeps the [contract](table).
//!
//! A bot gets the view of its seat and nothing else. It imagines worlds that fit the view; any of them can tell which
//! actions are legal, so a bot can't know more than its seat does. This crate knows no game by name: each game
//! evaluates its own positions ([`table::Evaluate`]).
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

mod advice;
mod budget;
mod cancel;
mod clock;
mod contender;
mod expert;
mod greedy;
mod judge;
mod learned;
mod level;
mod master;
mod outlook;
mod own_net;
mod planner;
mod playout;
mod random;
mod root;
mod thought;
mod tree;

use table::{Game, Rng, Seat};

pub use advice::{Advice, Line, Prospect, replay_line};
pub use budget::{Budget, BudgetError};
pub use cancel::Cancel;
pub use contender::{Contender, ContenderError, NetName};
pub use expert::Expert;
pub use greedy::Greedy;
pub use judge::{ByHand, Judge};
pub use learned::{Learned, odds};
pub use level::{Level, LevelError};
pub use master::Master;
pub use own_net::{NoNet, net_for, own_net, read_net};
pub use planner::Planner;
pub use random::Random;
pub use thought::{Thought, Weighed};

/// A bot that plays `G`. It may keep its thoughts from one decision to the next.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of `seat`, whose view is `view`; nothing if the seat has no decision to make.
    /// The same view, generator and number of simulations give the same choice.
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action>;

    /// From now on, the bot stops thinking and answers with its best action so far as soon as `cancel` is called.
    fn heed(&mut self, _cancel: Cancel) {}

    /// Its thoughts about its last choice.
    fn thought(&self) -> Thought<G::Action> {
        Thought::default()
    }
}
