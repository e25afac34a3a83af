//! The registry of games, and one face for all of them.
//!
//! [`all`] lists the [`Title`]s; [`find`] one by its name. A title opens a [`Table`]: a running game of which
//! the caller knows no type. It speaks seats, action indices, text and JSON. A step through it costs some tens
//! of nanoseconds more than the game alone, the check of the action and its place in the history included; whoever
//! needs more speed (simulation, search) runs inside the face, generic over the game. [`words`] says in a
//! language what a game says without one.
//!
//! ```
//! use table::Viewer;
//! use titles::{Budget, Level, words::Words};
//!
//! let title = titles::find("redplanet").expect("it is at the table");
//! let mut table = title.open(&serde_json::json!({ "players": 3 }), 42)?;
//! let words = Words::english();
//!
//! // A bot gets the sight of its seat and chooses; everybody is told his own part of what happened.
//! let seat = table.turn().expect("somebody begins");
//! let action = table.choose(seat, Level::Random, 7, Budget::default()).expect("he has a choice");
//! table.play(seat, action).expect("a bot chooses what is legal");
//! let sentences = table.told(Viewer::Spectator).iter().map(|told| words.say(&told.message, table.names())).collect::<Vec<_>>();
//! assert_eq!(sentences, ["Seat 0 keeps a mission."]);
//!
//! // What can't be done says why, and which rule says so.
//! let refused = table.play_text(seat, "launch dock1").unwrap_err();
//! assert!(words.play_error(&refused, table.names()).contains("RP-"));
//! # Ok::<(), table::OptionsError>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod analysis;
mod face;
mod held;
mod player;
mod record;
pub mod sim;
mod title;
pub mod words;

pub use bots::{Budget, Cancel, Contender, ContenderError, Level, LevelError, Thought, Weighed};
pub use face::{PlayError, Table, Told};
pub use player::{Player, Sight};
pub use record::{ReadError, read_record};
pub use rulebook::{Rule, Rulebook};
pub use title::{Of, Title};

/// Every game at the table: one line a game.
static TITLES: &[&dyn Title] = &[
    &Of::<redplanet::RedPlanet>::new(include_str!("../../../docs/rules/redplanet.md")),
    &Of::<ares::Ares>::new(include_str!("../../../docs/rules/ares.md")),
    &Of::<martians::Martians>::new(include_str!("../../../docs/rules/martians.md")),
];

/// All titles.
pub fn all() -> &'static [&'static dyn Title] {
    TITLES
}

/// The title of this name.
pub fn find(name: &str) -> Option<&'static dyn Title> {
    TITLES.iter().copied().find(|title| title.name() == name)
}
