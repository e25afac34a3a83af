//! The registry of games, and one interface to all of them.
//!
//! [`all`] lists the [`Title`]s; [`find`] looks one up by name. A title opens a [`Table`]: a running game whose type the
//! caller doesn't know. It speaks seats, action indices, text and JSON. A step through this interface costs some tens of
//! nanoseconds more than the game alone, including the check of the action and its place in the history. Code that needs
//! more speed (simulation, search) runs behind it, generic over the game. [`words`] says in a language what a game says
//! without one.
//!
//! ```
//! use table::Viewer;
//! use titles::{Budget, Level, words::Words};
//!
//! let title = titles::find("redplanet").expect("the game is registered");
//! let mut table = title.open(&serde_json::json!({ "players": 3 }), 42)?;
//! let words = Words::english();
//!
//! // A bot gets the view of its seat and chooses; every viewer gets their own part of what happened.
//! let seat = table.turn().expect("somebody begins");
//! let action = table.choose(seat, Level::Random, 7, Budget::default()).expect("the seat has a choice");
//! table.play(seat, action).expect("a bot chooses a legal action");
//! let sentences = table.told(Viewer::Spectator).iter().map(|told| words.say(&told.message, table.names())).collect::<Vec<_>>();
//! assert_eq!(sentences, ["Seat 0 keeps a mission."]);
//!
//! // A refused action says why, and names the rule.
//! let refused = table.play_text(seat, "launch dock1").unwrap_err();
//! assert!(words.play_error(&refused, table.names()).contains("RP-"));
//! # Ok::<(), table::OptionsError>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod advice;
pub mod analysis;
mod bytes;
mod edits;
mod interface;
pub mod lesson;
mod picture;
mod player;
pub mod puzzles;
mod record;
pub mod selfplay;
pub mod sim;
mod title;
mod typed_table;
pub mod words;

use std::sync::atomic::{AtomicBool, Ordering};

pub use bots::{
    Budget, Cancel, Contender, ContenderError, Level, LevelError, NetName, NoNet, Thought, Weighed,
};
pub use bytes::play_bytes;
pub use edits::{Edit, Step};
pub use interface::{Board, Foreseen, PlayError, Table, Told};
pub use lesson::{Lesson, lessons};
pub use net::{Net, NetError};
pub use picture::Picture;
pub use player::{Player, Sight};
pub use record::{ReadError, read_record};
pub use rulebook::{Rule, Rulebook};
pub use title::{Title, TitleOf, option_value};

/// The registry: one line per game, its crate and its type. The crate's name is also the name of the game's rules
/// (`docs/rules/<name>.md`, translated in `docs/rules/<language>/<name>.md`) and of its words (`locales/<language>/<name>.ftl`).
///
/// `games!(each)` calls the macro `each` with the whole list. Benches, examples and tests in this crate use it to do
/// something with every game's own type.
#[macro_export]
macro_rules! games {
    ($each:ident) => {
        $each! {
            redplanet::RedPlanet,
            ares::Ares,
            martians::Martians,
        }
    };
}

macro_rules! titles {
    ($($game:ident::$Game:ident,)*) => {
        /// Every title, the example last.
        static TITLES: &[&dyn Title] = &[
            $(&TitleOf::<$game::$Game>::new(),)*
            &EXAMPLE,
        ];
    };
}

games!(titles);

/// The example game of the contract. Every build contains it, so that tests can play it with the real program.
static EXAMPLE: TitleOf<table::example::Prospect> = TitleOf::new();

static EXAMPLE_LISTED: AtomicBool = AtomicBool::new(false);

/// Lists the example game as one more title from now on. Call it at the start of a program or a test: it changes what
/// [`all`] and [`find`] return everywhere.
pub fn list_example() {
    EXAMPLE_LISTED.store(true, Ordering::Relaxed);
}

/// All titles.
pub fn all() -> &'static [&'static dyn Title] {
    let listed = TITLES.len() - usize::from(!EXAMPLE_LISTED.load(Ordering::Relaxed));
    &TITLES[..listed]
}

/// The title with this name.
pub fn find(name: &str) -> Option<&'static dyn Title> {
    all().iter().copied().find(|title| title.name() == name)
}
