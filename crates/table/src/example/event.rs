use serde::Serialize;

use super::state::Sample;
use crate::{Message, Seat, Viewer};

/// What happens in *Prospect*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Somebody looked at the buried sample; which it is, only he is told.
    Peeked {
        /// Who.
        seat: Seat,
        /// What he saw, for his eyes.
        sample: Option<Sample>,
    },
    /// Somebody did not look.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// Somebody sealed an offer; which it is, only he is told.
    Sealed {
        /// Who.
        seat: Seat,
        /// What he offers, for his eyes.
        sample: Option<Sample>,
    },
    /// Somebody exchanged his offer; nobody else is told.
    Exchanged {
        /// Who.
        seat: Seat,
        /// What he offers now.
        sample: Sample,
    },
    /// An offer was shown.
    Shown {
        /// Whose.
        seat: Seat,
        /// What he offered.
        sample: Sample,
    },
    /// The buried sample was won.
    Won {
        /// By whom.
        seat: Seat,
        /// What it was.
        sample: Sample,
    },
}

impl crate::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Peeked { seat, .. } if !viewer.is(seat) => Some(Event::Peeked { seat, sample: None }),
            Event::Sealed { seat, .. } if !viewer.is(seat) => Some(Event::Sealed { seat, sample: None }),
            Event::Exchanged { seat, .. } if !viewer.is(seat) => None,
            Event::Peeked { .. }
            | Event::Skipped { .. }
            | Event::Sealed { .. }
            | Event::Exchanged { .. }
            | Event::Shown { .. }
            | Event::Won { .. } => Some(*self),
        }
    }

    fn message(&self) -> Message {
        let about = |id, seat: Seat| Message::new(id).with("seat", seat);
        let sample = |message: Message, sample: Sample| message.with("sample", sample.number());
        match *self {
            Event::Peeked { seat, sample: None } => about("example-event-peeked", seat),
            Event::Peeked { seat, sample: Some(seen) } => {
                sample(about("example-event-peeked-at", seat), seen)
            }
            Event::Skipped { seat } => about("example-event-skipped", seat),
            Event::Sealed { seat, sample: None } => about("example-event-sealed", seat),
            Event::Sealed { seat, sample: Some(own) } => sample(about("example-event-sealed-own", seat), own),
            Event::Exchanged { seat, sample: own } => sample(about("example-event-exchanged", seat), own),
            Event::Shown { seat, sample: shown } => sample(about("example-event-shown", seat), shown),
            Event::Won { seat, sample: won } => sample(about("example-event-won", seat), won),
        }
    }
}
