use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Among, Message, Part, Words};

use crate::material::{Character, Colour, EventCard, MISSIONS, ZONES, Zone};

/// RP-SET-01: the most docks a launch pad can have.
pub const DOCKS: usize = 6;

/// A dock of the launch pad, from left to right. Players count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Dock(pub u8);

/// A ship in flight, in the order of launching. Players count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Flight(pub u8);

/// A place where astronauts can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Dock(Dock),
    Flight(Flight),
    Zone(Zone),
}

table::actions! {
    /// One small decision in Mission: Red Planet. RP-DEC-N2: it names places and colours, never single figures.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action of "redplanet" {
        /// RP-DEC-02: keep this one of the two dealt missions.
        Keep(card: Among<EventCard, 0, MISSIONS>) = "keep" [16],
        /// RP-DEC-03: lay this character face down.
        Choose(character: Character) = "choose" [16],
        /// RP-DEC-04, RP-DEC-13: place the astronaut (the Travel Agent: all three) on the ship in this dock.
        Board(place: Dock) = "board" [8],
        /// RP-DEC-05, RP-DEC-16: put the destination token of this zone on the ship.
        Bound(zone: Zone) = "bound" [16],
        /// RP-DEC-06: move one of your astronauts one step.
        Move(from: Zone, to: Zone) = "move" [100],
        /// RP-DEC-06, RP-DEC-15, RP-DEC-17: stop doing what may be done several times.
        Stop = "stop" [2],
        /// RP-DEC-07: draw an event card.
        Draw = "draw" [2],
        /// RP-DEC-07, RP-DEC-09: look at the discovery of this zone.
        Look(zone: Zone) = "look" [16],
        /// RP-DEC-08: assign the drawn discovery to this zone.
        Assign(zone: Zone) = "assign" [16],
        /// RP-DEC-10: force the ship in this dock to launch.
        Launch(place: Dock) = "launch" [8],
        /// RP-DEC-11: destroy the ship in this dock.
        Destroy(place: Dock) = "destroy" [8],
        /// RP-DEC-12: replace an astronaut of this colour at this place.
        Replace(place: Place, colour: Colour) = "replace" [132],
        /// RP-DEC-14, RP-DEC-17: kill an astronaut of this colour in this zone.
        Kill(zone: Zone, colour: Colour) = "kill" [60],
        /// RP-DEC-15: one astronaut from Phobos is to land in this zone.
        Drop(zone: Zone) = "drop" [16],
        /// RP-DEC-16: put the Pilot's token on this ship.
        Token(place: Among<Place, 0, VESSELS>) = "token" [16],
        /// RP-DEC-18: one astronaut leaves the sandstorm for this zone.
        Leave(zone: Zone) = "leave" [16],
        /// RP-DEC-17: one astronaut returns from Lost in Space to this zone.
        Rescue(zone: Zone) = "rescue" [16],
        /// RP-DEC-20: carry out this one of several actions first.
        CarryOut(card: Among<EventCard, FIRST_ACTION, ACTIONS>) = "carry_out" [8],
        /// RP-DEC-08, RP-RUL-59: leave the drawn discovery unassigned.
        Decline = "decline" [2],
    }
}

/// How many places a ship can be at.
const VESSELS: usize = 2 * DOCKS;
/// The action cards among the event cards.
const FIRST_ACTION: usize = EventCard::BlocksOfIce as usize;
const ACTIONS: usize = EventCard::COUNT - FIRST_ACTION;

impl Place {
    /// The Fluent id of its name.
    pub fn name(self) -> &'static str {
        const DOCK: [&str; DOCKS] = [
            "redplanet-dock-1",
            "redplanet-dock-2",
            "redplanet-dock-3",
            "redplanet-dock-4",
            "redplanet-dock-5",
            "redplanet-dock-6",
        ];
        const FLIGHT: [&str; DOCKS] = [
            "redplanet-flight-1",
            "redplanet-flight-2",
            "redplanet-flight-3",
            "redplanet-flight-4",
            "redplanet-flight-5",
            "redplanet-flight-6",
        ];
        match self {
            Place::Dock(dock) => DOCK[dock.0 as usize],
            Place::Flight(flight) => FLIGHT[flight.0 as usize],
            Place::Zone(zone) => zone.name(),
        }
    }
}

/// A dock is written as a place.
impl Part for Dock {
    type Value = Dock;
    const COUNT: usize = DOCKS;
    const TYPE: &'static str = "`dock${number}`";

    fn index(dock: Dock) -> usize {
        dock.0.into()
    }
    fn nth(index: usize) -> Option<Dock> {
        (index < DOCKS).then_some(Dock(index as u8))
    }
    fn write(dock: Dock, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Place::write(Place::Dock(dock), f)
    }
    fn read(words: &mut Words<'_>) -> Option<Dock> {
        match Place::read(words)? {
            Place::Dock(dock) => Some(dock),
            Place::Flight(_) | Place::Zone(_) => None,
        }
    }
    fn say(dock: Dock, name: &'static str, message: Message) -> Message {
        Place::say(Place::Dock(dock), name, message)
    }
}

/// The docks, then the ships in flight, then the zones.
impl Part for Place {
    type Value = Place;
    const COUNT: usize = 2 * DOCKS + ZONES;
    const TYPE: &'static str = "`dock${number}` | `flight${number}` | Zone";

    fn index(place: Place) -> usize {
        match place {
            Place::Dock(dock) => dock.0.into(),
            Place::Flight(flight) => DOCKS + usize::from(flight.0),
            Place::Zone(zone) => 2 * DOCKS + zone as usize,
        }
    }
    fn nth(index: usize) -> Option<Place> {
        match index {
            at if at < DOCKS => Some(Place::Dock(Dock(at as u8))),
            at if at < 2 * DOCKS => Some(Place::Flight(Flight((at - DOCKS) as u8))),
            at => Zone::ALL.get(at - 2 * DOCKS).copied().map(Place::Zone),
        }
    }
    fn write(place: Place, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match place {
            Place::Dock(dock) => write!(f, " dock{}", dock.0 + 1),
            Place::Flight(flight) => write!(f, " flight{}", flight.0 + 1),
            Place::Zone(zone) => write!(f, " {zone}"),
        }
    }
    fn read(words: &mut Words<'_>) -> Option<Place> {
        let word = words.next()?;
        let numbered = |prefix: &str| {
            let place = table::number(word.strip_prefix(prefix)?)?.checked_sub(1)?;
            (usize::from(place) < DOCKS).then_some(place)
        };
        let dock = numbered("dock").map(|dock| Place::Dock(Dock(dock)));
        let flight = || numbered("flight").map(|flight| Place::Flight(Flight(flight)));
        dock.or_else(flight).or_else(|| Zone::from_id(word).map(Place::Zone))
    }
    fn say(place: Place, name: &'static str, message: Message) -> Message {
        message.with(name, place.name())
    }
}
