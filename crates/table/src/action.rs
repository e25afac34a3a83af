use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::shorten::shorten;
use crate::{Game, Message, Seat};

/// One small decision of a player.
///
/// An action is written as text (`Display`, words separated by single spaces, the verb first) and read back
/// (`FromStr`), and has a fixed index below [`Action::COUNT`] for learning. Neither needs a state, and
/// neither ever changes: records and networks depend on them. [`actions!`](crate::actions) makes all of it from one
/// line an action.
pub trait Action:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = ActionError> + Send + Sync + 'static
{
    /// One more than the highest index. Indices may have gaps, left for later.
    const COUNT: usize;

    /// The kinds of action and the indices set aside for each, ascending and without overlap.
    fn kinds() -> &'static [Kind];

    /// How each kind is written, for those who build actions from parts, such as the page.
    fn phrases() -> &'static [Phrase] {
        &[]
    }

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

impl Kind {
    /// The kinds in the order of their lines: each begins where the one before ends, or at an index of its own after
    /// a gap.
    pub const fn in_order<const N: usize>(lines: [(&'static str, usize, Option<usize>); N]) -> [Kind; N] {
        let mut kinds = [Kind { name: "", first: 0, room: 0 }; N];
        let (mut next, mut at) = (0, 0);
        while at < N {
            let (name, room, first) = lines[at];
            if let Some(first) = first {
                assert!(first >= next, "a kind begins before the one before it ends");
                next = first;
            }
            kinds[at] = Kind { name, first: next, room };
            next += room;
            at += 1;
        }
        kinds
    }

    /// How many of these have room for something.
    pub const fn rooms(kinds: &[Kind]) -> usize {
        let (mut rooms, mut at) = (0, 0);
        while at < kinds.len() {
            rooms += (kinds[at].room > 0) as usize;
            at += 1;
        }
        rooms
    }

    /// The kinds that have room for something, one list after the other.
    pub const fn all<const LINES: usize, const N: usize>(lists: &[[Kind; LINES]; 2]) -> [Kind; N] {
        let mut kinds = [Kind { name: "", first: 0, room: 0 }; N];
        let (mut next, mut count, mut at) = (0, 0, 0);
        while at < 2 * LINES {
            let kind = lists[at / LINES][at % LINES];
            if kind.room > 0 {
                assert!(kind.first >= next, "a kind begins before the one before it ends");
                next = kind.first + kind.room;
                kinds[count] = kind;
                count += 1;
            }
            at += 1;
        }
        kinds
    }
}

/// How a kind of action is written: the verb, then the words of its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The verb.
    pub verb: &'static str,
    /// The name of each part and the type of its words in TypeScript.
    pub parts: &'static [(&'static str, &'static str)],
}

/// All actions, in the order of their indices.
pub fn all_actions<A: Action>() -> impl Iterator<Item = A> {
    (0..A::COUNT).filter_map(A::from_index)
}

/// The Fluent id of every message that an action can say, each once.
pub fn action_messages<A: Action>() -> Vec<&'static str> {
    let mut ids: Vec<_> = all_actions::<A>().map(|action| action.message().id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
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
