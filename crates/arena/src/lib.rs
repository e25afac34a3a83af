//! Many games: which bots are stronger and by how much, what a game is like, and where one game was decided.
//!
//! A [`Plan`] says who plays whom at which tables; [`run`] plays it on all cores and keeps every finished game in a
//! [`Results`] file, so that it can be stopped and taken up again; [`Report`] sums up: win shares with 95 % intervals,
//! ratings with their uncertainty, and what a decision costs. [`statistics`] is about the game instead of the
//! players, [`analysis`] about one record. [`svg`] draws what they found.
//!
//! No game is known here by name; everything goes through the face of [`titles`].
//!
//! ```
//! use arena::{Contender, Format, Plan, Report, Results, Setting, run};
//!
//! let plan = Plan {
//!     bots: vec!["random".parse()?, "random@1".parse()?],
//!     tables: Setting::read("redplanet:players=2")?,
//!     format: Format::Pairs,
//!     both: false,
//!     games: 4,
//!     seed: 1,
//! };
//! let mut results = Results::in_memory(&plan);
//! run(&plan, &mut results, std::num::NonZeroUsize::MIN, &|_| {})?;
//! let report = Report::of(&plan, &results);
//! assert_eq!(report.tables[0].duels[0].games, 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod analysis;
mod bout;
mod plan;
mod rating;
mod report;
mod results;
mod run;
mod setting;
mod share;
pub mod statistics;
pub mod svg;

pub use bout::{Bout, Foul, Played};
pub use plan::{Format, FormatError, Lineup, Plan, PlanError};
pub use rating::{Rated, rate};
pub use report::{Duel, Pace, Ratings, Report, TableReport, Team};
pub use results::{Results, ResultsError};
pub use run::{RunError, run};
pub use setting::{Setting, SettingError};
pub use share::Share;
pub use titles::{Contender, ContenderError};
