use serde::Serialize;

use super::state::Sample;
use crate::{Message, Seat, Viewer};

/// What happens in *Prospect*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Somebody looked at the buried sample; only they learn which it is.
    Peeked {
        /// Who.
        seat: Seat,
        /// What they saw, for their eyes only.
        sample: Option<Sample>,
    },
    /// Somebody did not look.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// Somebody sealed an offer; only they learn which it is.
    Sealed {
        /// Who.
        seat: Seat,
        /// What they offer, for their eyes only.
        sample: Option<Sample>,
    },
    /// Somebody exchanged their offer; nobody else learns of it.
    Exchanged {
        /// Who.
        seat: Seat,
        /// What they offer now.
        sample: Sample,
    },
    /// An offer was shown.
    Shown {
        /// Whose.
        seat: Seat,
        /// What they offered.
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
