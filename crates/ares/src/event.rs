//! What happened, for the log.
#![allow(missing_docs, reason = "the fields of an event say what they are")]

use serde::Serialize;
use table::{Message, Seat, Viewer, Weight};

use crate::material::effect::Stored;
use crate::material::{Card, Corporation, Kind, Origin, Parameter, Phase, Standard, Tile};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    Round { round: u16 },
    /// A phase begins.
    Phase { phase: Phase },
    /// A seat has made a sealed choice.
    Chose { seat: Seat },
    /// A corporation is revealed.
    Corporation { seat: Seat, corporation: Corporation },
    /// Cards were exchanged before the start.
    Exchanged { seat: Seat, cards: u8 },
    /// A phase card is revealed.
    Plan { seat: Seat, phase: Phase },
    /// The virtual player's card is revealed.
    Virtual { phase: Phase },
    /// A seat has passed.
    Passed { seat: Seat },
    /// A seat has taken its pass back.
    Withdrew { seat: Seat },
    /// A parameter reached its maximum and the passes of the others are withdrawn.
    Reopened { parameter: Parameter },
    /// A card is played for this much M€ and heat.
    Played { seat: Seat, card: Card, mc: u16, heat: u16 },
    /// A card is played without paying.
    PlayedFree { seat: Seat, card: Card },
    /// An optional payment lowered the cost.
    OffsetUsed { seat: Seat, card: Card },
    /// A card is sold.
    Sold { seat: Seat, card: Option<Card>, mc: u8 },
    /// A card is discarded.
    Discarded { seat: Seat, card: Option<Card> },
    /// A card is drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// A drawn card is kept.
    Kept { seat: Seat, card: Option<Card> },
    /// A card is turned up.
    Revealed { seat: Seat, card: Card },
    /// A revealed card is taken.
    Took { seat: Seat, card: Card },
    /// The discard pile becomes the deck.
    Reshuffled { cards: u8 },
    /// Stored resources are gained.
    Gained { seat: Seat, resource: Stored, amount: u16 },
    /// Stored resources are paid.
    Paid { seat: Seat, resource: Stored, amount: u16 },
    /// The TR rises.
    TrRose { seat: Seat, amount: u16 },
    /// The TR falls.
    TrFell { seat: Seat, amount: u16 },
    /// A parameter is raised by one step.
    Raised { seat: Seat, parameter: Parameter },
    /// The solo marker raises a parameter.
    MarkerRaised { parameter: Parameter, steps: u8 },
    /// An ocean is flipped.
    Flipped { seat: Seat, space: u8, tile: Tile },
    /// The last ocean gives its reward again.
    OceanAgain { seat: Seat, tile: Tile },
    /// A forest is gained.
    Forest { seat: Seat },
    /// Resources are put on a card.
    Put { seat: Seat, card: Card, kind: Kind, amount: u8 },
    /// Resources are taken from a card.
    Taken { seat: Seat, card: Card, kind: Kind, amount: u8 },
    /// The Action of a card is used.
    Used { seat: Seat, card: Card },
    /// A standard action is done.
    Standard { seat: Seat, standard: Standard },
    /// An effect is triggered.
    Triggered { seat: Seat, origin: Origin },
    /// An offer is left.
    Declined { seat: Seat },
    /// A cube is taken from the pool.
    Cube { seat: Seat },
    /// A marker is taken from the pool.
    Marker { seat: Seat },
    /// A card is offered for a swap.
    Offered { seat: Seat, partner: Seat, card: Option<Card> },
    /// Two cards change hands: the first goes to the partner.
    Swapped { seat: Seat, partner: Seat, given: Option<Card>, got: Option<Card> },
    /// The solo marker moves.
    MarkerMoved { space: u8 },
    /// The hands are sold before scoring.
    HandSold { seat: Seat, cards: u8, mc: u16 },
    /// The game is over.
    Over,
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let own = |seat: &Seat| viewer.is(*seat);
        Some(match self {
            // AE-INF-09: a sale shows its M€, not its face.
            Event::Sold { seat, mc, .. } if !own(seat) => Event::Sold { seat: *seat, card: None, mc: *mc },
            Event::Discarded { seat, .. } if !own(seat) => Event::Discarded { seat: *seat, card: None },
            Event::Drew { seat, .. } if !own(seat) => Event::Drew { seat: *seat, card: None },
            Event::Kept { seat, .. } if !own(seat) => Event::Kept { seat: *seat, card: None },
            Event::Offered { seat, partner, .. } if !own(seat) && !own(partner) => {
                Event::Offered { seat: *seat, partner: *partner, card: None }
            }
            Event::Swapped { seat, partner, .. } if !own(seat) && !own(partner) => {
                Event::Swapped { seat: *seat, partner: *partner, given: None, got: None }
            }
            other => *other,
        })
    }

    fn weight(&self) -> Weight {
        match self {
            Event::Chose { .. } => Weight::Slight,
            Event::Round { .. } => Weight::Round,
            Event::Phase { phase: Phase::Production } => Weight::Big,
            Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Put { .. }
            | Event::Taken { .. }
            | Event::TrRose { .. } => Weight::Outcome,
            _ => Weight::Plain,
        }
    }

    fn message(&self) -> Message {
        match *self {
            Event::Round { round } => Message::new("ares-event-round").with("round", round),
            Event::Phase { phase } => Message::new("ares-event-phase").with("phase", phase.name()),
            Event::Chose { seat } => by("ares-event-chose", seat),
            Event::Corporation { seat, corporation } => {
                by("ares-event-corporation", seat).with("corporation", corporation.name())
            }
            Event::Exchanged { seat, cards } => by("ares-event-exchanged", seat).with("cards", cards),
            Event::Plan { seat, phase } => by("ares-event-plan", seat).with("phase", phase.name()),
            Event::Virtual { phase } => Message::new("ares-event-virtual").with("phase", phase.name()),
            Event::Passed { seat } => by("ares-event-passed", seat),
            Event::Withdrew { seat } => by("ares-event-withdrew", seat),
            Event::Reopened { parameter } => {
                Message::new("ares-event-reopened").with("parameter", parameter.name())
            }
            Event::Played { seat, card, mc, heat: 0 } => {
                by("ares-event-played", seat).with("card", card.name()).with("mc", mc)
            }
            Event::Played { seat, card, mc, heat } => {
                by("ares-event-played-heat", seat).with("card", card.name()).with("mc", mc).with("heat", heat)
            }
            Event::PlayedFree { seat, card } => by("ares-event-played-free", seat).with("card", card.name()),
            Event::OffsetUsed { seat, card } => by("ares-event-offset", seat).with("card", card.name()),
            Event::Sold { seat, card, mc } => {
                named("ares-event-sold", "ares-event-sold-hidden", seat, card).with("mc", mc)
            }
            Event::Discarded { seat, card } => {
                named("ares-event-discarded", "ares-event-discarded-hidden", seat, card)
            }
            Event::Drew { seat, card } => named("ares-event-drew", "ares-event-drew-hidden", seat, card),
            Event::Kept { seat, card } => named("ares-event-kept", "ares-event-kept-hidden", seat, card),
            Event::Revealed { seat, card } => by("ares-event-revealed", seat).with("card", card.name()),
            Event::Took { seat, card } => by("ares-event-took", seat).with("card", card.name()),
            Event::Reshuffled { cards } => Message::new("ares-event-reshuffled").with("cards", cards),
            Event::Gained { seat, resource, amount } => {
                by("ares-event-gained", seat).with("resource", resource.name()).with("amount", amount)
            }
            Event::Paid { seat, resource, amount } => {
                by("ares-event-paid", seat).with("resource", resource.name()).with("amount", amount)
            }
            Event::TrRose { seat, amount } => by("ares-event-tr-rose", seat).with("amount", amount),
            Event::TrFell { seat, amount } => by("ares-event-tr-fell", seat).with("amount", amount),
            Event::Raised { seat, parameter } => {
                by("ares-event-raised", seat).with("parameter", parameter.name())
            }
            Event::MarkerRaised { parameter, steps } => Message::new("ares-event-marker-raised")
                .with("parameter", parameter.name())
                .with("steps", steps),
            Event::Flipped { seat, space, .. } => by("ares-event-flipped", seat).with("space", space + 1),
            Event::OceanAgain { seat, .. } => by("ares-event-ocean-again", seat),
            Event::Forest { seat } => by("ares-event-forest", seat),
            Event::Put { seat, card, kind, amount } => by("ares-event-put", seat)
                .with("card", card.name())
                .with("kind", kind.name())
                .with("amount", amount),
            Event::Taken { seat, card, kind, amount } => by("ares-event-taken", seat)
                .with("card", card.name())
                .with("kind", kind.name())
                .with("amount", amount),
            Event::Used { seat, card } => by("ares-event-used", seat).with("card", card.name()),
            Event::Standard { seat, standard } => {
                by("ares-event-standard", seat).with("action", standard.name())
            }
            Event::Triggered { seat, origin } => by("ares-event-triggered", seat).with("card", origin.name()),
            Event::Declined { seat } => by("ares-event-declined", seat),
            Event::Cube { seat } => by("ares-event-cube", seat),
            Event::Marker { seat } => by("ares-event-marker", seat),
            Event::Offered { seat, partner, card } => {
                named("ares-event-offered", "ares-event-offered-hidden", seat, card).with("partner", partner)
            }
            Event::Swapped { seat, partner, given: Some(given), got: Some(got) } => {
                by("ares-event-swapped", seat)
                    .with("partner", partner)
                    .with("given", given.name())
                    .with("got", got.name())
            }
            Event::Swapped { seat, partner, .. } => {
                by("ares-event-swapped-hidden", seat).with("partner", partner)
            }
            Event::MarkerMoved { space } => Message::new("ares-event-marker-moved").with("space", space),
            Event::HandSold { seat, cards, mc } => {
                by("ares-event-hand-sold", seat).with("cards", cards).with("mc", mc)
            }
            Event::Over => Message::new("ares-event-over"),
        }
    }
}

fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

fn named(open: &'static str, hidden: &'static str, seat: Seat, card: Option<Card>) -> Message {
    match card {
        Some(card) => by(open, seat).with("card", card.name()),
        None => by(hidden, seat),
    }
}

/// Every Fluent id of an event.
pub const MESSAGES: [&str; 50] = [
    "ares-event-round",
    "ares-event-phase",
    "ares-event-chose",
    "ares-event-corporation",
    "ares-event-exchanged",
    "ares-event-plan",
    "ares-event-virtual",
    "ares-event-passed",
    "ares-event-withdrew",
    "ares-event-reopened",
    "ares-event-played",
    "ares-event-played-heat",
    "ares-event-played-free",
    "ares-event-offset",
    "ares-event-sold",
    "ares-event-sold-hidden",
    "ares-event-discarded",
    "ares-event-discarded-hidden",
    "ares-event-drew",
    "ares-event-drew-hidden",
    "ares-event-kept",
    "ares-event-kept-hidden",
    "ares-event-revealed",
    "ares-event-took",
    "ares-event-reshuffled",
    "ares-event-gained",
    "ares-event-paid",
    "ares-event-tr-rose",
    "ares-event-tr-fell",
    "ares-event-raised",
    "ares-event-marker-raised",
    "ares-event-flipped",
    "ares-event-ocean-again",
    "ares-event-forest",
    "ares-event-put",
    "ares-event-taken",
    "ares-event-used",
    "ares-event-standard",
    "ares-event-triggered",
    "ares-event-declined",
    "ares-event-cube",
    "ares-event-marker",
    "ares-event-offered",
    "ares-event-offered-hidden",
    "ares-event-swapped",
    "ares-event-swapped-hidden",
    "ares-event-marker-moved",
    "ares-event-hand-sold",
    "ares-event-over",
    "ares-board",
];
