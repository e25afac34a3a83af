use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ActionError, Kind, Message, Piece};

use crate::material::{COLOURS, Character, Colour, EventCard, MISSIONS, ZONES, Zone};

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

/// One small decision in Mission: Red Planet. RP-DEC-N2: it names places and colours, never single figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// RP-DEC-02: keep this one of the two dealt missions.
    Keep(EventCard),
    /// RP-DEC-03: lay this character face down.
    Choose(Character),
    /// RP-DEC-04, RP-DEC-13: place the astronaut (the Travel Agent: all three) on the ship in this dock.
    Board(Dock),
    /// RP-DEC-05, RP-DEC-16: put the destination token of this zone on the ship.
    Bound(Zone),
    /// RP-DEC-06: move one of your astronauts one step.
    Move(Zone, Zone),
    /// RP-DEC-06, RP-DEC-15, RP-DEC-17: stop doing what may be done several times.
    Stop,
    /// RP-DEC-07: draw an event card.
    Draw,
    /// RP-DEC-07, RP-DEC-09: look at the discovery of this zone.
    Look(Zone),
    /// RP-DEC-08: assign the drawn discovery to this zone.
    Assign(Zone),
    /// RP-DEC-10: force the ship in this dock to launch.
    Launch(Dock),
    /// RP-DEC-11: destroy the ship in this dock.
    Destroy(Dock),
    /// RP-DEC-12: replace an astronaut of this colour at this place.
    Replace(Place, Colour),
    /// RP-DEC-14, RP-DEC-17: kill an astronaut of this colour in this zone.
    Kill(Zone, Colour),
    /// RP-DEC-15: one astronaut from Phobos is to land in this zone.
    Drop(Zone),
    /// RP-DEC-16: put the Pilot's token on this ship.
    Token(Place),
    /// RP-DEC-18: one astronaut leaves the sandstorm for this zone.
    Leave(Zone),
    /// RP-DEC-17: one astronaut returns from Lost in Space to this zone.
    Rescue(Zone),
    /// RP-DEC-20: carry out this one of several actions first.
    CarryOut(EventCard),
}

/// The first index of each kind. Records and networks depend on it: it never changes, it only grows.
const KINDS: [Kind; 18] = [
    kind("keep", 0, 16),
    kind("choose", 16, 16),
    kind("board", 32, 8),
    kind("bound", 40, 16),
    kind("move", 56, 100),
    kind("stop", 156, 2),
    kind("draw", 158, 2),
    kind("look", 160, 16),
    kind("assign", 176, 16),
    kind("launch", 192, 8),
    kind("destroy", 200, 8),
    kind("replace", 208, 132),
    kind("kill", 340, 60),
    kind("drop", 400, 16),
    kind("token", 416, 16),
    kind("leave", 432, 16),
    kind("rescue", 448, 16),
    kind("carry_out", 464, 8),
];

const fn kind(name: &'static str, first: usize, room: usize) -> Kind {
    Kind { name, first, room }
}

impl Action {
    /// Which kind it is, as a place in [`KINDS`], and its place within the kind.
    fn place_in_kind(self) -> (usize, usize) {
        match self {
            Action::Keep(card) => (0, card as usize),
            Action::Choose(character) => (1, character as usize),
            Action::Board(dock) => (2, dock.0 as usize),
            Action::Bound(zone) => (3, zone as usize),
            Action::Move(from, to) => (4, from as usize * ZONES + to as usize),
            Action::Stop => (5, 0),
            Action::Draw => (6, 0),
            Action::Look(zone) => (7, zone as usize),
            Action::Assign(zone) => (8, zone as usize),
            Action::Launch(dock) => (9, dock.0 as usize),
            Action::Destroy(dock) => (10, dock.0 as usize),
            Action::Replace(place, colour) => (11, place.ordinal() * COLOURS + colour as usize),
            Action::Kill(zone, colour) => (12, zone as usize * COLOURS + colour as usize),
            Action::Drop(zone) => (13, zone as usize),
            Action::Token(place) => (14, place.ordinal()),
            Action::Leave(zone) => (15, zone as usize),
            Action::Rescue(zone) => (16, zone as usize),
            Action::CarryOut(card) => (17, card as usize - EventCard::BlocksOfIce as usize),
        }
    }

    fn in_kind(kind: usize, at: usize) -> Option<Action> {
        let zone = || (at < ZONES).then(|| Zone::nth(at));
        let dock = || (at < DOCKS).then_some(Dock(at as u8));
        Some(match kind {
            0 if at < MISSIONS => Action::Keep(EventCard::nth(at)),
            1 if at < Character::COUNT => Action::Choose(Character::nth(at)),
            2 => Action::Board(dock()?),
            3 => Action::Bound(zone()?),
            4 => Action::Move(Zone::nth(at / ZONES), Zone::nth(at % ZONES)),
            5 if at == 0 => Action::Stop,
            6 if at == 0 => Action::Draw,
            7 => Action::Look(zone()?),
            8 => Action::Assign(zone()?),
            9 => Action::Launch(dock()?),
            10 => Action::Destroy(dock()?),
            11 => Action::Replace(Place::nth(at / COLOURS)?, Colour::nth(at % COLOURS)),
            12 => Action::Kill(Zone::nth(at / COLOURS), Colour::nth(at % COLOURS)),
            13 => Action::Drop(zone()?),
            14 if at < 2 * DOCKS => Action::Token(Place::nth(at)?),
            15 => Action::Leave(zone()?),
            16 => Action::Rescue(zone()?),
            17 if at < 4 => Action::CarryOut(EventCard::nth(EventCard::BlocksOfIce as usize + at)),
            _ => return None,
        })
    }
}

impl Place {
    fn ordinal(self) -> usize {
        match self {
            Place::Dock(dock) => dock.0 as usize,
            Place::Flight(flight) => DOCKS + flight.0 as usize,
            Place::Zone(zone) => 2 * DOCKS + zone as usize,
        }
    }

    fn nth(ordinal: usize) -> Option<Place> {
        match ordinal {
            at if at < DOCKS => Some(Place::Dock(Dock(at as u8))),
            at if at < 2 * DOCKS => Some(Place::Flight(Flight((at - DOCKS) as u8))),
            at if at < 2 * DOCKS + ZONES => Some(Place::Zone(Zone::nth(at - 2 * DOCKS))),
            _ => None,
        }
    }

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

impl table::Action for Action {
    const COUNT: usize = 472;

    fn kinds() -> &'static [Kind] {
        &KINDS
    }

    fn index(self) -> usize {
        let (kind, at) = self.place_in_kind();
        KINDS[kind].first + at
    }

    fn from_index(index: usize) -> Option<Action> {
        let kind = KINDS.iter().rposition(|kind| kind.first <= index)?;
        Action::in_kind(kind, index - KINDS[kind].first)
    }

    fn message(self) -> Message {
        match self {
            Action::Keep(card) => Message::new("redplanet-action-keep").with("card", card.name()),
            Action::Choose(character) => {
                Message::new("redplanet-action-choose").with("character", character.name())
            }
            Action::Board(dock) => {
                Message::new("redplanet-action-board").with("place", Place::Dock(dock).name())
            }
            Action::Bound(zone) => Message::new("redplanet-action-bound").with("zone", zone.name()),
            Action::Move(from, to) => {
                Message::new("redplanet-action-move").with("from", from.name()).with("to", to.name())
            }
            Action::Stop => Message::new("redplanet-action-stop"),
            Action::Draw => Message::new("redplanet-action-draw"),
            Action::Look(zone) => Message::new("redplanet-action-look").with("zone", zone.name()),
            Action::Assign(zone) => Message::new("redplanet-action-assign").with("zone", zone.name()),
            Action::Launch(dock) => {
                Message::new("redplanet-action-launch").with("place", Place::Dock(dock).name())
            }
            Action::Destroy(dock) => {
                Message::new("redplanet-action-destroy").with("place", Place::Dock(dock).name())
            }
            Action::Replace(place, colour) => Message::new("redplanet-action-replace")
                .with("place", place.name())
                .with("colour", colour.name()),
            Action::Kill(zone, colour) => {
                Message::new("redplanet-action-kill").with("zone", zone.name()).with("colour", colour.name())
            }
            Action::Drop(zone) => Message::new("redplanet-action-drop").with("zone", zone.name()),
            Action::Token(place) => Message::new("redplanet-action-token").with("place", place.name()),
            Action::Leave(zone) => Message::new("redplanet-action-leave").with("zone", zone.name()),
            Action::Rescue(zone) => Message::new("redplanet-action-rescue").with("zone", zone.name()),
            Action::CarryOut(card) => Message::new("redplanet-action-carry_out").with("card", card.name()),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Dock(dock) => write!(f, "dock{}", dock.0 + 1),
            Place::Flight(flight) => write!(f, "flight{}", flight.0 + 1),
            Place::Zone(zone) => write!(f, "{zone}"),
        }
    }
}

impl FromStr for Place {
    type Err = ();
    fn from_str(word: &str) -> Result<Place, ()> {
        let numbered = |prefix: &str| {
            let digit = word.strip_prefix(prefix)?.as_bytes();
            let [digit @ b'1'..=b'6'] = digit else { return None };
            Some(digit - b'1')
        };
        if let Some(number) = numbered("dock") {
            Ok(Place::Dock(Dock(number)))
        } else if let Some(number) = numbered("flight") {
            Ok(Place::Flight(Flight(number)))
        } else {
            word.parse().map(Place::Zone)
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Choose(character) => write!(f, "choose {character}"),
            Action::Board(dock) => write!(f, "board {}", Place::Dock(*dock)),
            Action::Bound(zone) => write!(f, "bound {zone}"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Stop => write!(f, "stop"),
            Action::Draw => write!(f, "draw"),
            Action::Look(zone) => write!(f, "look {zone}"),
            Action::Assign(zone) => write!(f, "assign {zone}"),
            Action::Launch(dock) => write!(f, "launch {}", Place::Dock(*dock)),
            Action::Destroy(dock) => write!(f, "destroy {}", Place::Dock(*dock)),
            Action::Replace(place, colour) => write!(f, "replace {place} {colour}"),
            Action::Kill(zone, colour) => write!(f, "kill {zone} {colour}"),
            Action::Drop(zone) => write!(f, "drop {zone}"),
            Action::Token(place) => write!(f, "token {place}"),
            Action::Leave(zone) => write!(f, "leave {zone}"),
            Action::Rescue(zone) => write!(f, "rescue {zone}"),
            Action::CarryOut(card) => write!(f, "carry_out {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;
    fn from_str(text: &str) -> Result<Action, ActionError> {
        read(text).ok_or_else(|| ActionError::new(text))
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let (first, second) = (words.next(), words.next());
    if words.next().is_some() {
        return None;
    }
    let zone = |word: Option<&str>| word?.parse::<Zone>().ok();
    let colour = |word: Option<&str>| word?.parse::<Colour>().ok();
    let card = |word: Option<&str>| word?.parse::<EventCard>().ok();
    let place = |word: Option<&str>| word?.parse::<Place>().ok();
    let dock = |word: Option<&str>| match place(word)? {
        Place::Dock(dock) => Some(dock),
        Place::Flight(_) | Place::Zone(_) => None,
    };
    let action = match verb {
        "keep" => Action::Keep(card(first).filter(|card| (*card as usize) < MISSIONS)?),
        "choose" => Action::Choose(first?.parse().ok()?),
        "board" => Action::Board(dock(first)?),
        "bound" => Action::Bound(zone(first)?),
        "move" => Action::Move(zone(first)?, zone(second)?),
        "stop" => Action::Stop,
        "draw" => Action::Draw,
        "look" => Action::Look(zone(first)?),
        "assign" => Action::Assign(zone(first)?),
        "launch" => Action::Launch(dock(first)?),
        "destroy" => Action::Destroy(dock(first)?),
        "replace" => Action::Replace(place(first)?, colour(second)?),
        "kill" => Action::Kill(zone(first)?, colour(second)?),
        "drop" => Action::Drop(zone(first)?),
        "token" => Action::Token(place(first).filter(|place| !matches!(place, Place::Zone(_)))?),
        "leave" => Action::Leave(zone(first)?),
        "rescue" => Action::Rescue(zone(first)?),
        "carry_out" => {
            Action::CarryOut(card(first).filter(|card| *card as usize >= EventCard::BlocksOfIce as usize)?)
        }
        _ => return None,
    };
    // Extra words make it a different text.
    (action.to_string() == text).then_some(action)
}
