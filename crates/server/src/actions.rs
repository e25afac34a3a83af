//! Actions as index, text and JSON. In memory an action is its index: text is read once, when it arrives or when a log
//! is loaded, and written only for the log and for clients.

use std::borrow::Cow;
use std::sync::LazyLock;

use serde_json::value::{RawValue, to_raw_value};
use table::Seat;
use titles::{PlayError, Table, Title};

use crate::api::{Choice, Problem};

/// The JSON of every action. A game has a fixed list of actions, so each is encoded once for all tables.
static ENCODED: LazyLock<Vec<EncodedChoices>> =
    LazyLock::new(|| titles::all().iter().map(|title| EncodedChoices::of(*title)).collect());

/// The actions of one game, by index.
struct EncodedChoices {
    game: &'static str,
    actions: Vec<Option<Box<RawValue>>>,
}

impl EncodedChoices {
    fn of(title: &dyn Title) -> EncodedChoices {
        let encoded = |index| to_raw_value(&choice(title, index)?).ok();
        let actions = (0..title.action_count() as u16).map(encoded).collect();
        EncodedChoices { game: title.name(), actions }
    }
}

/// Reads the `at`-th action of a move from its text.
pub fn read(title: &dyn Title, at: usize, text: &str) -> Result<u16, Problem> {
    let read = title.read_action(text).map_err(PlayError::from);
    read.map_err(|error| Problem { at: Some(at as u16), ..Problem::from(error) })
}

/// An action with its text and sentence.
pub fn choice(title: &dyn Title, index: u16) -> Option<Choice> {
    Some(Choice { index, action: title.action_text(index)?, message: title.action_message(index)? })
}

/// An action with its text and what it means to `seat` in this position.
pub fn meant(game: &dyn Table, seat: Seat, index: u16) -> Option<Choice> {
    let message = game.says(seat, index)?;
    Some(Choice { index, action: game.title().action_text(index)?, message })
}

/// The same as JSON, ready to send.
pub fn offered(game: &dyn Table, seat: Seat, index: u16) -> Option<Cow<'static, RawValue>> {
    match game.meaning(seat, index) {
        None => encoded(game.title(), index).map(Cow::Borrowed),
        Some(_) => to_raw_value(&meant(game, seat, index)?).ok().map(Cow::Owned),
    }
}

/// An action with its own sentence as JSON.
fn encoded(title: &dyn Title, index: u16) -> Option<&'static RawValue> {
    let game = ENCODED.iter().find(|game| game.game == title.name())?;
    game.actions.get(usize::from(index))?.as_deref()
}
