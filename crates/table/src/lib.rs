//! The contract between a board game and everybody who plays it.
//!
//! A game is one type that implements [`Game`]. Whoever drives it (a command line, a server, a bot, a
//! test) needs nothing but this contract. The parts a game is made of live here too: [`Seat`] and
//! [`SeatSet`], the seeded [`Rng`], storage of fixed size ([`List`], [`Set`]), and what a game says
//! ([`Message`], [`Refusal`], [`Event`]). [`History`] remembers how a game came about and takes moves
//! back, [`Record`] writes it down as text, and the [`kit`] proves that a game keeps its promises.
//!
//! ```
//! use table::example::{Options, Prospect};
//! use table::{Game, History, Log, Record, Rng};
//!
//! // A driver needs nothing but the contract: whose turn, what is legal, and play.
//! let mut history = History::<Prospect>::new(&Options { players: 3 }, 42)?;
//! let (mut rng, mut legal, mut log) = (Rng::seeded(1), Vec::new(), Log::off());
//! while let Some(seat) = history.game().turn() {
//!     history.game().legal(seat, &mut legal);
//!     let action = *rng.pick(&legal).unwrap();
//!     history.play(seat, action, &mut log).unwrap();
//! }
//! let outcome = history.game().outcome().unwrap();
//! assert_eq!(outcome.standings.len(), 3);
//!
//! // The game as text, and back.
//! let text = Record::of(&history).to_string();
//! let replayed = Record::<Prospect>::read(text.as_bytes()).unwrap().replay().unwrap();
//! assert_eq!(replayed.game(), history.game());
//! # Ok::<(), table::OptionsError>(())
//! ```
//!
//! Nothing here knows a game by name, reads a clock or speaks a language, and only the kit's golden files are
//! files.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod codec;
mod event;
pub mod example;
mod game;
mod hash;
mod history;
mod inputs;
mod keepsake;
pub mod kit;
mod learn;
mod list;
mod material;
mod message;
mod options;
mod outcome;
mod pieces;
mod preview;
mod record;
mod refusal;
mod rng;
mod scene;
mod seat;
mod seed;
mod set;
mod shorten;
mod story;
#[cfg(feature = "ts")]
pub mod ts;
mod view;
mod viewer;

pub use action::{Action, ActionError, Kind, Phrase, action_messages, all_actions, mask};
pub use codec::{Among, Nth, Number, Part, Words, number};
pub use event::{Event, Log, Step, Weight};
pub use game::{Fault, Game, Move, Played, question_messages};
pub use hash::{StateHash, hash};
pub use history::{History, Horizon, Line, Stop, UndoError};
pub use inputs::{Group, Inputs, Layout, Section, Sheet};
pub use keepsake::Keepsake;
pub use learn::{Evaluate, Observe, Span, Term, term_messages};
pub use list::{Frames, List};
pub use material::{
    Aspect, Confidence, Item, Level, Origin, Provenance, Sourced, Sureness, forever, sureness,
};
pub use message::{Arg, Message, Paragraph, QuestionKind};
pub use options::{Field, FieldKind, Guide, Options, OptionsError, Problem, option_messages};
pub use outcome::{Outcome, Standing};
pub use preview::{Change, Holding, Preview, preview};
pub use record::{RECORD_FORMAT, Record, RecordError, RecordProblem, game_of};
pub use refusal::Refusal;
pub use rng::Rng;
pub use scene::{Staged, Who};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use seed::{Seed, SeedError};
pub use set::{Piece, Pieces, Set};
pub use story::Story;
pub use view::{View, Viewed};
pub use viewer::{Viewer, Viewers};
