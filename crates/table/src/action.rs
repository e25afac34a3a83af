use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::shorten::shorten;
use crate::{Game, Message, Seat};

/// One small decision of a player.
///
/// An action is written as text (`Display`, words separated by single spaces, the verb first) and read back
/// (`FromStr`), and has a fixed index below [`Action::COUNT`] for learning. Neither needs a state, and
/// neither ever changes: records and networks depend on them.
pub trait Action:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = ActionError> + Send + Sync + 'static
{
    /// One more than the highest index. Indices may have gaps, left for later.
    const COUNT: usize;

    /// The kinds of action and the indices set aside for each, ascending and without overlap.
    fn kinds() -> &'static [Kind];

    /// The index of this action.
    fn index(self) -> usize;

    /// The action with this index; nothing for a gap or beyond the end.
    fn from_index(index: usize) -> Option<Self>;

    /// The action as a person reads it in a list of choices.
    fn message(self) -> Message;
}

/// A kind of action and the indices set aside for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The verb of its text.
    pub name: &'static str,
    /// Its first index.
    pub first: usize,
    /// How many indices it has, later ones included.
    pub room: usize,
}

/// A text that is no action of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action of this game")]
pub struct ActionError(String);

impl ActionError {
    /// The error for `text`, which may come from anywhere and be of any length.
    pub fn new(text: &str) -> ActionError {
        ActionError(shorten(text))
    }
}

/// Fills `mask` with which of the [`Action::COUNT`] indices are legal for `seat` now.
pub fn mask<G: Game>(game: &G, seat: Seat, legal: &mut Vec<G::Action>, mask: &mut Vec<bool>) {
    game.legal(seat, legal);
    mask.clear();
    mask.resize(G::Action::COUNT, false);
    for action in legal.iter() {
        mask[action.index()] = true;
    }
}
