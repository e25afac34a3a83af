//! The conformance kit: it takes any [`Game`] and proves that the game keeps the promises of the contract.
//!
//! [`conform`] plays many games over all [`Options::cases`](crate::Options::cases): in turn, out of turn, all
//! at once, and with a person who is away. On the way it runs the checks that [`Check`] lists, the cheap ones in every
//! state, the dear ones in a sample of states that the [`Plan`] sets. It is the first test of a new game and
//! the last before a release:
//!
//! ```
//! use table::{example::Prospect, kit};
//! let summary = kit::conform::<Prospect>(&kit::Plan::quick()).unwrap_or_else(|failure| panic!("{failure}"));
//! assert!(summary.decisions > 0);
//! ```
//!
//! # What no generic check can find
//!
//! - **A secret that all agree on.** If the open part holds something it should not (a deck's order, another's
//!   hand) and `imagine` builds its worlds from exactly that, every world agrees with the truth and no check
//!   is hurt. Only if *no* imagined world ever differs from the truth does [`Check::Varied`] speak. Test what
//!   is hidden from whom rule by rule.
//! - **A teaching event that says so.** An event that shows a card to the wrong seat is found when that seat
//!   is not in [`Played::learned`](crate::Played); if the game claims that it was meant to learn, it is not.
//! - **A choice seen now and then.** That viewers outside [`Played::open`](crate::Played) can't tell which action it
//!   was is judged over all actions of a kind: a kind that always gives itself away is found, one that does
//!   so for a single card is not.
//! - **Likelihood.** That imagined worlds are evenly spread is not measured, only that they vary.
//! - **Too careful a `Played`.** To say that a seat noticed or learned when it did not costs people an undo; it
//!   breaks no promise that can be checked from outside.
//! - **The rules themselves.** A game may keep every promise and still play another game than the rulebook's.
//!
//! [`observe`](fn@observe) proves the same of what a game shows to a network.
//! Beside the checks stand the tools that freeze a game's behaviour: [`golden_records`], [`golden_kinds`],
//! [`golden_text`] and [`perft`], and [`warm_play`] for the promise that nothing is allocated once warm.

mod away;
mod bench;
mod foresight;
mod golden;
mod indices;
mod lessons;
mod observe;
mod perft;
mod plan;
mod report;
mod retold;
mod rush;
mod secrets;
mod sights;
mod space;
mod state;
mod step;
mod undone;
mod warm;
mod words;

use std::panic::{AssertUnwindSafe, catch_unwind};

pub use golden::{BLESS, Difference, golden_kinds, golden_records, golden_text, kinds_table, random_record};
pub use observe::{Observed, observe};
pub use perft::{perft, perft_line};
pub use plan::Plan;
pub use report::{Check, Failure, Summary};
pub use warm::{Warm, warm_inputs, warm_play};

use crate::Game;
use bench::Bench;
use report::{Broken, Place};

/// Plays `G` by `plan` and proves that it keeps the promises of the contract; fails with the first broken one.
pub fn conform<G: Game>(plan: &Plan) -> Result<Summary, Failure> {
    let place = Place::new(G::NAME);
    let played = catch_unwind(AssertUnwindSafe(|| Bench::<G>::new(plan, &place)?.everything()));
    match played {
        Ok(Ok(summary)) => Ok(summary),
        Ok(Err(broken)) => Err(place.failure(broken)),
        Err(panic) => Err(place.failure(Broken::panicked(&*panic))),
    }
}
