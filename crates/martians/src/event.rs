//! What happens, told to those who may know it.

use serde::Serialize;
use table::{Message, Seat, Viewer, Weight};

use crate::action::Product;
use crate::material::*;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is said by its Fluent message")]
pub enum Event {
    Cycle { cycle: u8 },
    Round { cycle: u8, round: u8 },
    FirstPlayer { colour: Colour },
    Claimed { colour: Colour, quarter: Quarter },
    Kept { seat: Seat, goal: Option<HiddenGoal> },
    GoalsHandedOn,
    Laid { colour: Colour, round: u8 },
    Grown { quarter: Quarter },
    Unlocked { colour: Colour },
    Demanded { token: Demand, quarter: Quarter },
    Revealed { event: EventCard },
    Foretold { event: EventCard },
    Turned { weather: Weather },
    Produced { colour: Colour, n: u8 },
    Turn { colour: Colour, time: u8 },
    Placed { colour: Colour, field: Field },
    Gained { colour: Colour, what: Resource, n: u16 },
    Lost { colour: Colour, what: Resource, n: u16 },
    Paid { colour: Colour, what: Resource, n: u16 },
    Removed { colour: Colour, token: Demand, quarter: Quarter },
    Built { colour: Colour, building: Building },
    Upgraded { colour: Colour, field: Field },
    Unfinished { field: Field },
    FieldClosed { field: Field },
    Installed { colour: Colour, installation: Installation },
    Dug { colour: Colour, hex: Hex, regolith: u8, ice: u8 },
    Collapsed { hex: Hex },
    Drove { colour: Colour, hex: Hex },
    TurnedUp { hex: Hex, dig: Dig },
    Drew { colour: Colour, seat: Seat, n: u8, cards: Option<[u8; Mineral::COUNT]>, open: bool },
    Spent { colour: Colour, mineral: Mineral },
    Researched { colour: Colour, tile: Research },
    Stepped { colour: Colour, requirement: Requirement },
    Fulfilled { colour: Colour, commission: Commission },
    Proved { colour: Colour },
    Counter { counter: u8 },
    Entered { colour: Colour, cell: Cell },
    Found { colour: Colour, exploration: Exploration },
    CropTaken { colour: Colour, crop: Crop },
    Hired { colour: Colour, expert: Expert },
    Trained { colour: Colour, assistant: Assistant },
    ColonyLearned { colour: Colour, tech: ColonyTech },
    Learned { colour: Colour, tech: CorpTech },
    Recalled { colour: Colour, building: Building },
    Recovered { colour: Colour, zone: Zone, quarter: Quarter },
    DrewRtg { colour: Colour },
    RtgLost { n: u8 },
    UsedExpert { colour: Colour, expert: Expert },
    Offered { colour: Colour, partner: Colour },
    Agreed { colour: Colour, partner: Colour },
    Refused { colour: Colour, partner: Colour },
    WouldEnd { colour: Colour },
    PlaysOn { colour: Colour },
    Withdrawn { colour: Colour },
    WeatherShown { colour: Colour, weather: Weather },
    Helped { colour: Colour },
    TurnEnded { colour: Colour },
    Delivered { colour: Colour, product: Product, quarter: Quarter },
    Died { colour: Colour },
    Confined { colour: Colour, zone: Zone, quarter: Quarter },
    Shuffled,
    MissionFailed,
    Ended,
}

/// The Fluent ids of the events.
pub(crate) const IDS: &[&str] = &[
    "martians-event-cycle",
    "martians-event-round",
    "martians-event-first-player",
    "martians-event-claimed",
    "martians-event-kept",
    "martians-event-kept-secretly",
    "martians-event-goals-handed-on",
    "martians-event-laid",
    "martians-event-grown",
    "martians-event-unlocked",
    "martians-event-demanded",
    "martians-event-revealed",
    "martians-event-foretold",
    "martians-event-turned",
    "martians-event-produced",
    "martians-event-turn",
    "martians-event-placed",
    "martians-event-gained",
    "martians-event-lost",
    "martians-event-paid",
    "martians-event-removed",
    "martians-event-built",
    "martians-event-upgraded",
    "martians-event-unfinished",
    "martians-event-field-closed",
    "martians-event-installed",
    "martians-event-dug",
    "martians-event-collapsed",
    "martians-event-drove",
    "martians-event-turned-up",
    "martians-event-drew",
    "martians-event-drew-openly",
    "martians-event-spent",
    "martians-event-researched",
    "martians-event-stepped",
    "martians-event-fulfilled",
    "martians-event-proved",
    "martians-event-counter",
    "martians-event-entered",
    "martians-event-found",
    "martians-event-crop-taken",
    "martians-event-hired",
    "martians-event-trained",
    "martians-event-learned",
    "martians-event-recalled",
    "martians-event-recovered",
    "martians-event-drew-rtg",
    "martians-event-rtg-lost",
    "martians-event-used-expert",
    "martians-event-offered",
    "martians-event-agreed",
    "martians-event-refused",
    "martians-event-would-end",
    "martians-event-plays-on",
    "martians-event-withdrawn",
    "martians-event-weather-shown",
    "martians-event-helped",
    "martians-event-turn-ended",
    "martians-event-delivered",
    "martians-event-died",
    "martians-event-confined",
    "martians-event-shuffled",
    "martians-event-mission-failed",
    "martians-event-ended",
];

impl table::Event for Event {
    /// MA-HID-02: drawn cards are seen by their owner only, unless the stock is common; kept goals too.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Kept { seat, .. } if !viewer.is(*seat) => Event::Kept { seat: *seat, goal: None },
            Event::Drew { colour, seat, n, open: false, .. } if !viewer.is(*seat) => {
                Event::Drew { colour: *colour, seat: *seat, n: *n, cards: None, open: false }
            }
            event => event.clone(),
        })
    }

    fn weight(&self) -> Weight {
        match self {
            Event::TurnEnded { .. } => Weight::Slight,
            Event::Round { .. } => Weight::Round,
            Event::Revealed { .. } | Event::Turned { .. } => Weight::Big,
            Event::Gained { .. }
            | Event::Lost { .. }
            | Event::Paid { .. }
            | Event::Demanded { .. }
            | Event::Removed { .. }
            | Event::Confined { .. }
            | Event::Died { .. }
            | Event::RtgLost { .. }
            | Event::TurnedUp { .. }
            | Event::Drew { .. }
            | Event::Spent { .. }
            | Event::FieldClosed { .. }
            | Event::Unfinished { .. } => Weight::Outcome,
            _ => Weight::Plain,
        }
    }

    fn message(&self) -> Message {
        let say = Message::new;
        let by = |id, colour: &Colour| Message::new(id).with("colour", colour.name());
        match self {
            Event::Cycle { cycle } => say("martians-event-cycle").with("cycle", *cycle),
            Event::Round { cycle, round } => {
                say("martians-event-round").with("cycle", *cycle).with("round", *round)
            }
            Event::FirstPlayer { colour } => by("martians-event-first-player", colour),
            Event::Claimed { colour, quarter } => {
                by("martians-event-claimed", colour).with("quarter", quarter.name())
            }
            Event::Kept { seat, goal: Some(goal) } => {
                say("martians-event-kept").with("seat", *seat).with("goal", goal.name())
            }
            Event::Kept { seat, goal: None } => say("martians-event-kept-secretly").with("seat", *seat),
            Event::GoalsHandedOn => say("martians-event-goals-handed-on"),
            Event::Laid { colour, round } => by("martians-event-laid", colour).with("round", *round),
            Event::Grown { quarter } => say("martians-event-grown").with("quarter", quarter.name()),
            Event::Unlocked { colour } => by("martians-event-unlocked", colour),
            Event::Demanded { token, quarter } => {
                say("martians-event-demanded").with("token", token.name()).with("quarter", quarter.name())
            }
            Event::Revealed { event } => {
                say("martians-event-revealed").with("event", event.name()).with("text", event.text())
            }
            Event::Foretold { event } => say("martians-event-foretold").with("event", event.name()),
            Event::Turned { weather } => {
                say("martians-event-turned").with("weather", weather.name()).with("text", weather.text())
            }
            Event::Produced { colour, n } => by("martians-event-produced", colour).with("n", *n),
            Event::Turn { colour, time } => by("martians-event-turn", colour).with("time", *time),
            Event::Placed { colour, field } => by("martians-event-placed", colour)
                .with("building", field.building().name())
                .with("field", field.number()),
            Event::Gained { colour, what, n } => {
                by("martians-event-gained", colour).with("n", *n).with("resource", what.name())
            }
            Event::Lost { colour, what, n } => {
                by("martians-event-lost", colour).with("n", *n).with("resource", what.name())
            }
            Event::Paid { colour, what, n } => {
                by("martians-event-paid", colour).with("n", *n).with("resource", what.name())
            }
            Event::Removed { colour, token, quarter } => by("martians-event-removed", colour)
                .with("token", token.name())
                .with("quarter", quarter.name()),
            Event::Built { colour, building } => {
                by("martians-event-built", colour).with("building", building.name())
            }
            Event::Upgraded { colour, field } => by("martians-event-upgraded", colour)
                .with("building", field.building().name())
                .with("field", field.number()),
            Event::Unfinished { field } => say("martians-event-unfinished")
                .with("building", field.building().name())
                .with("field", field.number()),
            Event::FieldClosed { field } => say("martians-event-field-closed")
                .with("building", field.building().name())
                .with("field", field.number()),
            Event::Installed { colour, installation } => {
                by("martians-event-installed", colour).with("installation", installation.name())
            }
            Event::Dug { colour, hex, regolith, ice } => by("martians-event-dug", colour)
                .with("hex", hex.0 + 1)
                .with("regolith", *regolith)
                .with("ice", *ice),
            Event::Collapsed { hex } => say("martians-event-collapsed").with("hex", hex.0 + 1),
            Event::Drove { colour, hex } => by("martians-event-drove", colour).with("hex", hex.0 + 1),
            Event::TurnedUp { hex, dig } => {
                say("martians-event-turned-up").with("hex", hex.0 + 1).with("dig", dig.name())
            }
            Event::Drew { colour, n, cards: None, .. } => by("martians-event-drew", colour).with("n", *n),
            Event::Drew { colour, n, cards: Some(cards), .. } => by("martians-event-drew-openly", colour)
                .with("n", *n)
                .with("yellow", cards[0])
                .with("green", cards[1])
                .with("red", cards[2])
                .with("proof", cards[3]),
            Event::Spent { colour, mineral } => {
                by("martians-event-spent", colour).with("mineral", mineral.name())
            }
            Event::Researched { colour, tile } => {
                by("martians-event-researched", colour).with("tile", tile.name())
            }
            Event::Stepped { colour, requirement } => {
                by("martians-event-stepped", colour).with("requirement", requirement.name())
            }
            Event::Fulfilled { colour, commission } => {
                by("martians-event-fulfilled", colour).with("commission", commission.name())
            }
            Event::Proved { colour } => by("martians-event-proved", colour),
            Event::Counter { counter } => say("martians-event-counter").with("n", *counter),
            Event::Entered { colour, cell } => {
                by("martians-event-entered", colour).with("row", cell.row()).with("column", cell.column())
            }
            Event::Found { colour, exploration } => by("martians-event-found", colour)
                .with("exploration", exploration.name())
                .with("text", exploration.text()),
            Event::CropTaken { colour, crop } => {
                by("martians-event-crop-taken", colour).with("crop", crop.name())
            }
            Event::Hired { colour, expert } => {
                by("martians-event-hired", colour).with("expert", expert.name())
            }
            Event::Trained { colour, assistant } => {
                by("martians-event-trained", colour).with("assistant", assistant.name())
            }
            Event::ColonyLearned { colour, tech } => {
                by("martians-event-learned", colour).with("technology", tech.name())
            }
            Event::Learned { colour, tech } => {
                by("martians-event-learned", colour).with("technology", tech.name())
            }
            Event::Recalled { colour, building } => {
                by("martians-event-recalled", colour).with("building", building.name())
            }
            Event::Recovered { colour, zone, quarter } => by("martians-event-recovered", colour)
                .with("zone", zone.name())
                .with("quarter", quarter.name()),
            Event::DrewRtg { colour } => by("martians-event-drew-rtg", colour),
            Event::RtgLost { n } => say("martians-event-rtg-lost").with("n", *n),
            Event::UsedExpert { colour, expert } => {
                by("martians-event-used-expert", colour).with("expert", expert.name())
            }
            Event::Offered { colour, partner } => {
                by("martians-event-offered", colour).with("partner", partner.name())
            }
            Event::Agreed { colour, partner } => {
                by("martians-event-agreed", colour).with("partner", partner.name())
            }
            Event::Refused { colour, partner } => {
                by("martians-event-refused", colour).with("partner", partner.name())
            }
            Event::WouldEnd { colour } => by("martians-event-would-end", colour),
            Event::PlaysOn { colour } => by("martians-event-plays-on", colour),
            Event::Withdrawn { colour } => by("martians-event-withdrawn", colour),
            Event::WeatherShown { colour, weather } => {
                by("martians-event-weather-shown", colour).with("weather", weather.name())
            }
            Event::Helped { colour } => by("martians-event-helped", colour),
            Event::TurnEnded { colour } => by("martians-event-turn-ended", colour),
            Event::Delivered { colour, product, quarter } => by("martians-event-delivered", colour)
                .with("product", product.name())
                .with("quarter", quarter.name()),
            Event::Died { colour } => by("martians-event-died", colour),
            Event::Confined { colour, zone, quarter } => by("martians-event-confined", colour)
                .with("zone", zone.name())
                .with("quarter", quarter.name()),
            Event::Shuffled => say("martians-event-shuffled"),
            Event::MissionFailed => say("martians-event-mission-failed"),
            Event::Ended => say("martians-event-ended"),
        }
    }
}
