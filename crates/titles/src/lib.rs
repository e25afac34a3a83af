//! The registry of games, and one face for all of them.
//!
//! [`all`] lists the [`Title`]s; [`find`] one by its name. A title opens a [`Table`]: a running game of which
//! the caller knows no type. It speaks seats, action indices, text and JSON. Whoever needs speed for many
//! games (simulation, search) runs inside the face, generic over the game; one step through it costs about
//! 15 ns more. [`words`] says in a language what a game says without one.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod face;
mod held;
mod player;
mod record;
pub mod rules;
pub mod sim;
mod title;
pub mod words;

pub use bots::{Budget, Level, LevelError};
pub use face::{PlayError, Table, Told};
pub use player::{Player, Sight};
pub use record::{ReadError, read_record};
pub use title::{Of, Title};

/// Every game at the table: one line a game.
static TITLES: &[&dyn Title] =
    &[&Of::<redplanet::RedPlanet>::new(include_str!("../../../docs/rules/redplanet.md"))];

/// All titles.
pub fn all() -> &'static [&'static dyn Title] {
    TITLES
}

/// The title of this name.
pub fn find(name: &str) -> Option<&'static dyn Title> {
    TITLES.iter().copied().find(|title| title.name() == name)
}
