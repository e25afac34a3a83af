//! The rules of *Martians: A Story of Civilization*: four variants, thirteen scenarios, the collector's edition
//! and, as an option, the prototype's rules.
//!
//! Read `material/` for what lies in the box, `action.rs` for what a player can do, `rules/` for the phases and
//! buildings in the order of the rulebook, `variant/` and `edition/` for what differs. `scene` builds positions
//! for tests. Rule ids are those of `docs/rules/martians.md`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[macro_use]
pub mod material;

mod action;
mod audit;
#[cfg(feature = "ts")]
mod browser;
mod describe;
pub mod edition;
mod epilogue;
mod evaluate;
mod event;
mod facts;
mod game;
mod imagine;
mod messages;
mod observe;
mod options;
mod refuse;
mod rules;
pub mod scene;
mod scoring;
mod setup;
mod state;
pub mod variant;
mod view;

pub use action::{Action, Product};
pub use evaluate::{Judgement, Weights};
pub use event::Event;
pub use facts::{Changed, Chip, ColourFacts, Deal, Facts, Pile, Task};
pub use options::{Aim, EarlyEnd, Earthquake, Edition, Losses, Options, Second, Surcharge, Variant};
pub use rules::Progress;
pub use scoring::goal_met;
pub use state::*;
pub use view::View;
