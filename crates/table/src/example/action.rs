use std::fmt;
use std::str::FromStr;

use super::state::Sample;
use crate::{ActionError, Kind, Message, Piece};

/// What a player of *Prospect* can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Pay a chip and look at the buried sample.
    Peek,
    /// Do not look.
    Skip,
    /// Seal this sample of the hand as the offer, or exchange the sealed one for it.
    Offer(Sample),
}

const KINDS: [Kind; 3] = [
    Kind { name: "peek", first: 0, room: 1 },
    Kind { name: "skip", first: 1, room: 1 },
    // Two indices are left for a larger box.
    Kind { name: "offer", first: 2, room: Sample::COUNT + 2 },
];
const PEEK: usize = KINDS[0].first;
const SKIP: usize = KINDS[1].first;
const OFFER: usize = KINDS[2].first;
const LAST_OFFER: usize = OFFER + Sample::COUNT - 1;

impl crate::Action for Action {
    const COUNT: usize = OFFER + KINDS[2].room;

    fn kinds() -> &'static [Kind] {
        &KINDS
    }

    fn index(self) -> usize {
        match self {
            Action::Peek => PEEK,
            Action::Skip => SKIP,
            Action::Offer(sample) => OFFER + sample.ordinal(),
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        match index {
            PEEK => Some(Action::Peek),
            SKIP => Some(Action::Skip),
            OFFER..=LAST_OFFER => Some(Action::Offer(Sample::nth(index - OFFER))),
            _ => None,
        }
    }

    fn message(self) -> Message {
        match self {
            Action::Peek => Message::new("example-action-peek"),
            Action::Skip => Message::new("example-action-skip"),
            Action::Offer(sample) => Message::new("example-action-offer").with("sample", sample.number()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Peek => write!(f, "peek"),
            Action::Skip => write!(f, "skip"),
            Action::Offer(sample) => write!(f, "offer {}", sample.number()),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        let unknown = || ActionError::new(text);
        match text.split_once(' ') {
            None if text == "peek" => Ok(Action::Peek),
            None if text == "skip" => Ok(Action::Skip),
            Some(("offer", number)) => {
                let sample = number.parse().ok().and_then(Sample::numbered).ok_or_else(unknown)?;
                let action = Action::Offer(sample);
                // One way to write an action: `offer 07` and `offer +7` are none.
                if action.to_string() == text { Ok(action) } else { Err(unknown()) }
            }
            _ => Err(unknown()),
        }
    }
}
