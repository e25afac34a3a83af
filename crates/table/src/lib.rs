//! The contract between a board game and everybody who plays it.
//!
//! A game is one type that implements [`Game`]. Whoever drives it (a command line, a server, a bot, a
//! test) needs nothing but this contract. The parts a game is made of live here too: [`Seat`] and
//! [`SeatSet`], the seeded [`Rng`], storage of fixed size ([`List`], [`Set`]), and what a game says
//! ([`Message`], [`Refusal`], [`Event`]). [`History`] remembers how a game came about and takes moves
//! back, [`Record`] writes it down as text, and the [`kit`] proves that a game keeps its promises.
//!
//! Nothing here knows a game by name, reads a clock, opens a file or speaks a language.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod event;
pub mod example;
mod game;
mod hash;
mod history;
pub mod kit;
mod learn;
mod list;
mod material;
mod message;
mod options;
mod outcome;
mod record;
mod refusal;
mod rng;
mod seat;
mod set;

pub use action::{Action, ActionError, Kind, mask};
pub use event::{Event, Log};
pub use game::{Fault, Game, Played, View, Viewer};
pub use hash::{StateHash, hash};
pub use history::{History, Horizon, Line, Stop, UndoError};
pub use learn::{Evaluate, Observe};
pub use list::{Frames, List};
pub use material::Item;
pub use message::{Arg, Message};
pub use options::{Field, FieldKind, Options, OptionsError, Problem};
pub use outcome::{Outcome, Standing};
pub use record::{RECORD_FORMAT, Record, RecordError, RecordProblem};
pub use refusal::Refusal;
pub use rng::Rng;
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use set::{Piece, Set};
