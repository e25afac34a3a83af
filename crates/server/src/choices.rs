//! How actions stand in questions. A game has a fixed list of them, so each is written once for all tables.

use std::sync::LazyLock;

use serde_json::value::{RawValue, to_raw_value};
use titles::Title;

use crate::api::Choice;

static WRITTEN: LazyLock<Vec<Written>> =
    LazyLock::new(|| titles::all().iter().map(|title| Written::of(*title)).collect());

/// The actions of a game, by index.
struct Written {
    game: &'static str,
    actions: Vec<Option<Box<RawValue>>>,
}

impl Written {
    fn of(title: &dyn Title) -> Written {
        let written = |index| to_raw_value(&choice(title, index)?).ok();
        let actions = (0..title.action_count() as u16).map(written).collect();
        Written { game: title.name(), actions }
    }
}

/// An action in words.
pub fn choice(title: &dyn Title, index: u16) -> Option<Choice> {
    Some(Choice { index, action: title.action_text(index)?, message: title.action_message(index)? })
}

/// The same, ready to be sent.
pub fn written(title: &dyn Title, index: u16) -> Option<&'static RawValue> {
    let game = WRITTEN.iter().find(|game| game.game == title.name())?;
    game.actions.get(usize::from(index))?.as_deref()
}
