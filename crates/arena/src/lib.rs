//! Many games: which bots are stronger and by how much, how a game plays, and where one game was decided.
//!
//! A [`Tournament`] says which bots meet at which tables. [`run`] plays it on all cores and keeps every finished game in a
//! [`Results`] file, so that it can be stopped and resumed. A [`Report`] sums up the results: win shares with 95 %
//! intervals, ratings with their uncertainty, and the cost of a decision. [`statistics`] is about the game instead of the
//! players, [`analysis`] about one record. [`puzzles`] finds positions with one clear answer. [`svg`] draws the plots.
//!
//! This crate knows no game by name; everything goes through [`titles`].
//!
//! ```
//! use arena::{Contender, Format, Tournament, Report, Results, TableSpec, run};
//!
//! let tournament = Tournament {
//!     bots: vec!["random".parse()?, "random@1".parse()?],
//!     tables: TableSpec::read("redplanet:players=2")?,
//!     format: Format::Pairs,
//!     both: false,
//!     games: 4,
//!     seed: 1,
//!     nets: Default::default(),
//! };
//! let mut results = Results::in_memory();
//! run(&tournament, &mut results, std::num::NonZeroUsize::MIN, &|_| {})?;
//! let report = Report::of(&tournament, &results);
//! assert_eq!(report.tables[0].duels[0].games, 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod analysis;
mod bot_game;
mod bout;
pub mod course;
mod gate;
pub mod puzzles;
mod rating;
mod report;
mod results;
mod run;
pub mod selfplay;
mod share;
pub mod statistics;
pub mod svg;
mod table_spec;
mod tournament;

pub use bout::{Bout, BoutResult, Foul};
pub use gate::{Gate, GateResult, Lead};
pub use rating::{Rated, rate};
pub use report::{Duel, Pace, Ratings, Report, TableReport, Team};
pub use results::{Results, ResultsError};
pub use run::{RunError, run};
pub use share::Share;
pub use table_spec::{TableSpec, TableSpecError};
pub use titles::{Contender, ContenderError};
pub use tournament::{Format, FormatError, Lineup, Nets, Tournament, TournamentError};
