//! The rules of *Mission: Red Planet* (second edition) for two to six players.
//!
//! Read it with `docs/rules/redplanet.md` open: doc comments name the rules that the code enforces. [`material`] is
//! what comes in the box, [`Action`] what a player can do, and `rules` has one file for each part of a round.
//! [`scoring`] ends the game, [`View`] is what a player knows, and [`scene`] builds positions for tests.
#![forbid(unsafe_code)]

mod action;
mod audit;
#[cfg(feature = "ts")]
mod browser;
mod describe;
mod epilogue;
mod evaluate;
mod event;
mod facts;
mod game;
mod imagine;
mod inclination;
pub mod material;
mod messages;
mod observe;
mod options;
mod rules;
pub mod scene;
pub mod scoring;
mod setup;
mod state;
mod two_players;
mod view;

pub use action::{Action, DOCKS, Dock, Flight, Place};
pub use evaluate::Weights;
pub use event::Event;
pub use facts::{Facts, MissionNow, PointsNow};
pub use options::Options;
pub use state::{Acting, Discovery, Frame, Hidden, Open, RedPlanet, Secret, Stage, Vessel};
pub use view::View;
