use serde::{Deserialize, Serialize};
use table::{Message, Seat, Viewer, Weight};

use crate::action::{Dock, Place};
use crate::material::{CardKind, Character, Colour, EventCard, Resource, Ship, Zone};

/// Something that happened in a game of Mission: Red Planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Kept { seat: Seat },
    Round { round: u8 },
    NeutralDrawn { seat: Seat, colour: Colour, character: Option<Character> },
    Chosen { seat: Seat },
    Called { number: u8 },
    Revealed { colour: Colour, character: Character },
    Boarded { colour: Colour, dock: Dock, count: u8 },
    TravelAgentFailed { colour: Colour },
    Bound { colour: Colour, place: Place, zone: Zone },
    TookBack { colour: Colour },
    NeutralReshuffled { colour: Colour },
    Moved { colour: Colour, from: Zone, to: Zone },
    Found { zone: Zone, resource: Resource },
    Drew { seat: Seat, colour: Colour, kind: Option<CardKind>, card: Option<EventCard> },
    Assigned { seat: Seat, colour: Colour, zone: Zone, card: Option<EventCard> },
    Discarded { card: EventCard },
    Declined { colour: Colour, card: EventCard },
    Looked { seat: Seat, colour: Colour, zone: Zone, card: Option<EventCard> },
    Forced { colour: Colour, dock: Dock },
    Destroyed { colour: Colour, dock: Dock, ship: Ship },
    Replaced { colour: Colour, victim: Colour, place: Place },
    Killed { colour: Colour, victim: Colour, zone: Zone },
    Dropped { colour: Colour, zone: Zone },
    Launched { dock: Dock, ship: Ship },
    Landed { ship: Ship, zone: Zone, astronauts: u8 },
    LandedNowhere { ship: Ship },
    Docked { dock: Dock, ship: Ship },
    FirstPlayer { colour: Colour },
    Production { number: u8 },
    Produced { zone: Zone, resource: Resource, tokens: u8 },
    Took { colour: Colour, zone: Zone, resource: Resource, tokens: u8 },
    DiscoveryShown { zone: Zone, card: EventCard },
    Magnetised { zone: Zone, astronauts: u8 },
    Resisted { zone: Zone, victim: Colour },
    Left { colour: Colour, from: Zone, to: Zone },
    ActionShown { colour: Colour, card: EventCard },
    Gained { colour: Colour, resource: Resource, tokens: u8 },
    Rescued { colour: Colour, zone: Zone },
    MissionShown { colour: Colour, card: EventCard, points: i8 },
    Ended,
}

impl table::Event for Event {
    /// RP-HID-06, RP-HID-13, RP-HID-15: only the seat that drew a card, assigned it or looked at it learns which it
    /// is. RP-HID-16: everybody learns that a drawn card is a discovery.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let hidden_from = |seat: Seat| !viewer.is(seat) && viewer != Viewer::Open;
        Some(match *self {
            Event::NeutralDrawn { seat, colour, .. } if hidden_from(seat) => {
                Event::NeutralDrawn { seat, colour, character: None }
            }
            Event::Drew { seat, colour, kind, .. } if hidden_from(seat) => {
                let kind = kind.filter(|kind| *kind == CardKind::Discovery);
                Event::Drew { seat, colour, kind, card: None }
            }
            Event::Assigned { seat, colour, zone, .. } if hidden_from(seat) => {
                Event::Assigned { seat, colour, zone, card: None }
            }
            Event::Looked { seat, colour, zone, .. } if hidden_from(seat) => {
                Event::Looked { seat, colour, zone, card: None }
            }
            open => open,
        })
    }

    fn weight(&self) -> Weight {
        match self {
            Event::Kept { .. } | Event::Chosen { .. } | Event::Called { .. } => Weight::Slight,
            Event::Round { .. } => Weight::Round,
            Event::Production { .. }
            | Event::DiscoveryShown { .. }
            | Event::ActionShown { .. }
            | Event::MissionShown { .. } => Weight::Big,
            Event::Produced { .. } | Event::Took { .. } | Event::Gained { .. } | Event::Found { .. } => {
                Weight::Outcome
            }
            _ => Weight::Plain,
        }
    }

    fn message(&self) -> Message {
        match *self {
            Event::Kept { seat } => Message::new("redplanet-event-kept").with("seat", seat),
            Event::Round { round } => Message::new("redplanet-event-round").with("round", round),
            Event::NeutralDrawn { seat, colour, character } => {
                let who = |id| Message::new(id).with("seat", seat).with("colour", colour.name());
                match character {
                    Some(character) => {
                        who("redplanet-event-neutral_drawn").with("character", character.name())
                    }
                    None => who("redplanet-event-neutral_drawn_hidden"),
                }
            }
            Event::Chosen { seat } => Message::new("redplanet-event-chosen").with("seat", seat),
            Event::Called { number } => Message::new("redplanet-event-called").with("number", number),
            Event::Revealed { colour, character } => of("redplanet-event-revealed", colour)
                .with("character", character.name())
                .with("number", character.number()),
            Event::Boarded { colour, dock, count } => of("redplanet-event-boarded", colour)
                .with("place", Place::Dock(dock).name())
                .with("count", count),
            Event::TravelAgentFailed { colour } => of("redplanet-event-travel_agent_failed", colour),
            Event::Bound { colour, place, zone } => {
                of("redplanet-event-bound", colour).with("place", place.name()).with("zone", zone.name())
            }
            Event::TookBack { colour } => of("redplanet-event-took_back", colour),
            Event::NeutralReshuffled { colour } => of("redplanet-event-neutral_reshuffled", colour),
            Event::Moved { colour, from, to } => {
                of("redplanet-event-moved", colour).with("from", from.name()).with("to", to.name())
            }
            Event::Found { zone, resource } => {
                at("redplanet-event-found", zone).with("resource", resource.name())
            }
            Event::Drew { colour, kind, card, .. } => match (card, kind) {
                (Some(card), _) => of("redplanet-event-drew_card", colour).with("card", card.name()),
                (None, Some(_)) => of("redplanet-event-drew_discovery", colour),
                (None, None) => of("redplanet-event-drew", colour),
            },
            Event::Assigned { colour, zone, card, .. } => {
                card_at("redplanet-event-assigned", "redplanet-event-assigned_hidden", colour, zone, card)
            }
            Event::Discarded { card } => Message::new("redplanet-event-discarded").with("card", card.name()),
            Event::Declined { colour, card } => {
                of("redplanet-event-declined", colour).with("card", card.name())
            }
            Event::Looked { colour, zone, card, .. } => {
                card_at("redplanet-event-looked", "redplanet-event-looked_hidden", colour, zone, card)
            }
            Event::Forced { colour, dock } => {
                of("redplanet-event-forced", colour).with("place", Place::Dock(dock).name())
            }
            Event::Destroyed { colour, dock, .. } => {
                of("redplanet-event-destroyed", colour).with("place", Place::Dock(dock).name())
            }
            Event::Replaced { colour, victim, place } => of("redplanet-event-replaced", colour)
                .with("victim", victim.name())
                .with("place", place.name()),
            Event::Killed { colour, victim, zone } => {
                of("redplanet-event-killed", colour).with("victim", victim.name()).with("zone", zone.name())
            }
            Event::Dropped { colour, zone } => {
                of("redplanet-event-dropped", colour).with("zone", zone.name())
            }
            Event::Launched { dock, .. } => {
                Message::new("redplanet-event-launched").with("place", Place::Dock(dock).name())
            }
            Event::Landed { zone, astronauts, .. } => {
                at("redplanet-event-landed", zone).with("count", astronauts)
            }
            Event::LandedNowhere { .. } => Message::new("redplanet-event-landed_nowhere"),
            Event::Docked { dock, ship } => {
                let message = |id| {
                    let message = Message::new(id).with("place", Place::Dock(dock).name());
                    message.with("capacity", ship.capacity())
                };
                match ship.destination() {
                    Some(zone) => message("redplanet-event-docked").with("zone", zone.name()),
                    None => message("redplanet-event-docked_unknown"),
                }
            }
            Event::FirstPlayer { colour } => of("redplanet-event-first_player", colour),
            Event::Production { number } => Message::new("redplanet-event-production").with("number", number),
            Event::Produced { zone, resource, tokens } => {
                at("redplanet-event-produced", zone).with("resource", resource.name()).with("count", tokens)
            }
            Event::Took { colour, zone, resource, tokens } => of("redplanet-event-took", colour)
                .with("zone", zone.name())
                .with("resource", resource.name())
                .with("count", tokens),
            Event::DiscoveryShown { zone, card } => {
                at("redplanet-event-discovery_shown", zone).with("card", card.name())
            }
            Event::Magnetised { zone, astronauts } => {
                at("redplanet-event-magnetised", zone).with("count", astronauts)
            }
            Event::Resisted { zone, victim } => {
                at("redplanet-event-resisted", zone).with("victim", victim.name())
            }
            Event::Left { colour, from, to } => {
                of("redplanet-event-left", colour).with("from", from.name()).with("to", to.name())
            }
            Event::ActionShown { colour, card } => {
                of("redplanet-event-action_shown", colour).with("card", card.name())
            }
            Event::Gained { colour, resource, tokens } => {
                of("redplanet-event-gained", colour).with("resource", resource.name()).with("count", tokens)
            }
            Event::Rescued { colour, zone } => {
                of("redplanet-event-rescued", colour).with("zone", zone.name())
            }
            Event::MissionShown { colour, card, points } => {
                of("redplanet-event-mission_shown", colour).with("card", card.name()).with("points", points)
            }
            Event::Ended => Message::new("redplanet-event-ended"),
        }
    }
}

fn of(id: &'static str, colour: Colour) -> Message {
    Message::new(id).with("colour", colour.name())
}

fn at(id: &'static str, zone: Zone) -> Message {
    Message::new(id).with("zone", zone.name())
}

fn card_at(
    known: &'static str,
    hidden: &'static str,
    colour: Colour,
    zone: Zone,
    card: Option<EventCard>,
) -> Message {
    match card {
        Some(card) => of(known, colour).with("zone", zone.name()).with("card", card.name()),
        None => of(hidden, colour).with("zone", zone.name()),
    }
}
