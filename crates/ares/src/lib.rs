//! The rules of *Terraforming Mars: Ares Expedition*: the competitive game for two to four, the first game, the
//! cooperative game for two and the solo game.
//!
//! Read it with the rulebook open: [`material`] is what lies in the box, [`Action`] what a player can do,
//! `rules/` has one file a phase or an idea. Rule ids (`AE-…`) point into `docs/rules/ares.md`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod asked;
mod audit;
#[cfg(feature = "ts")]
mod browser;
mod check;
mod describe;
mod epilogue;
mod evaluate;
mod event;
mod facts;
mod game;
mod imagine;
mod inclination;
mod legal;
pub mod material;
mod observe;
mod options;
mod powers;
mod question;
mod refusal;
mod rules;
pub mod scene;
mod scoring;
mod setup;
mod state;
mod variant;
mod view;

pub use action::Action;
pub use evaluate::Weights;
pub use event::Event;
pub use facts::{CardFacts, Facts, PlayerFacts, StandardFacts};
pub use options::{MiningGuild, Options, Variant};
pub use powers::Powers;
pub use rules::research::Research;
pub use state::{Ares, Board, Cards, Frame, Hidden, Marks, Open, Payment, Secret, Stage, Trace};
pub use view::View;
