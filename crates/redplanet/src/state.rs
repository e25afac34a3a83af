use serde::{Deserialize, Serialize};
use table::{Frames, List, Rng, Seat, SeatSet, Set};

use crate::action::{DOCKS, Dock, Flight, Place};
use crate::material::{
    COLOURS, Character, Colour, EventCard, OUTER_ZONES, RESOURCES, Resource, Ship, ZONES, Zone,
};
use crate::options::Options;
use crate::two_players::TWO_PLAYER_COLOURS;

/// A game of Mission: Red Planet: what lies open, one secret part a seat, and what nobody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RedPlanet {
    pub open: Open,
    pub secrets: [Secret; COLOURS],
    pub hidden: Hidden,
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Open {
    pub options: Options,
    /// RP-TRK-01: the round on the track.
    pub round: u8,
    pub stage: Stage,
    /// The first player, as a colour (RP-RUL-39).
    pub first: Colour,
    /// RP-SET-01: the docks in play come first; the others stay empty.
    pub docks: [Option<Vessel>; DOCKS],
    /// Ships in flight in the order of launching (RP-RUL-23).
    pub flights: List<Vessel, DOCKS>,
    pub supply: [u8; COLOURS],
    /// Astronauts by zone and colour.
    pub zones: [[u8; COLOURS]; ZONES],
    /// RP-LIS-01: astronauts on the memorial.
    pub lost: [u8; COLOURS],
    /// Resource tokens that are face up.
    pub resources: [Option<Resource>; ZONES],
    /// Destination tokens in the pool, by zone.
    pub pool: [u8; ZONES],
    /// Point tokens that lie in the zones, by kind.
    pub piles: [[u8; RESOURCES]; ZONES],
    /// RP-HID-12: point tokens held, by kind.
    pub held: [[u8; RESOURCES]; COLOURS],
    /// The ships of the deck. Anybody can tell which they are; nobody can know an order, so there is none.
    pub ship_deck: Set<Ship>,
    pub ship_discard: Set<Ship>,
    pub event_deck: u8,
    /// RP-CHR-7-05: discoveries that found no place.
    pub event_discard: Set<EventCard>,
    /// RP-2P-21: how many cards each seat's neutral Scientist has put in the box.
    pub event_box: [u8; COLOURS],
    pub discoveries: [Discovery; OUTER_ZONES],
    /// RP-HID-05: how many event cards each seat has drawn and keeps face down, the starting mission aside.
    pub face_down: [u8; COLOURS],
    /// RP-RND-12: characters that lie face up.
    pub played: [Set<Character>; COLOURS],
    /// RP-2P-22: neutral colours whose Recruiter is in the box.
    pub recruiter_boxed: Set<Colour>,
    /// Who has kept a mission (RP-DEC-02).
    pub kept: SeatSet,
    /// RP-HID-01: who has chosen a character.
    pub chosen: SeatSet,
    /// The number that is being called; 10 before the countdown.
    pub calling: u8,
    /// The characters that were turned up in this round.
    pub revealed: [Option<Character>; COLOURS],
    /// Colours whose character is turned up and waits for its turn.
    pub waiting: Set<Colour>,
    /// The colour whose owner decides now, or decided last.
    pub actor: Colour,
    /// The character being resolved.
    pub acting: Option<Acting>,
    /// What is half done, innermost last.
    pub frames: Frames<Frame, 3>,
    /// Actions that are turned up and wait to be carried out (RP-ACT-05).
    pub turned: [Set<EventCard>; COLOURS],
    /// RP-ACT-07: used actions.
    pub used: [Set<EventCard>; COLOURS],
    /// RP-MIS-03: missions shown in final scoring.
    pub missions: [Set<EventCard>; COLOURS],
}

/// Where the game stands on its track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// RP-SET-15: everybody keeps one mission of two.
    Missions,
    /// Step 1 of a round.
    Characters,
    /// Step 2 of a round.
    Countdown,
    /// RP-DSC-18: the discoveries from this outer zone on have still to act.
    Reveal(u8),
    /// RP-ACT-04: actions before production 3.
    BeforeProduction,
    /// RP-ACT-04: actions after production 3.
    AfterProduction,
    Over,
}

/// A ship with its crew, docked or in flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Vessel {
    pub ship: Ship,
    pub crew: [u8; COLOURS],
    /// RP-CHR-1-03: the zone of the topmost destination token.
    pub token: Option<Zone>,
    /// All destination tokens on it, by zone.
    pub tokens: [u8; ZONES],
}

/// RP-DSC-03: the place for a discovery at an outer zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Discovery {
    /// RP-HID-07: who laid a discovery here.
    pub by: Option<Seat>,
    /// RP-HID-07: who has looked at it.
    pub seen: SeatSet,
    /// The card, once it is face up.
    pub card: Option<EventCard>,
}

/// A character that is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Acting {
    pub character: Character,
    /// How many of its instructions have begun.
    pub step: u8,
}

/// A decision that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// RP-DEC-04: place `left` astronauts, one at a time; the next not in `not_in` (Secret Agent).
    Board { left: u8, apart: bool, not_in: Option<Dock> },
    /// RP-DEC-13: place `count` astronauts together, or none.
    BoardTogether { count: u8 },
    /// RP-DEC-05, RP-DEC-16: choose a destination token for this ship.
    Destination { place: Place },
    /// RP-DEC-06
    Explore { left: u8 },
    /// RP-DEC-07
    Research,
    /// RP-DEC-08
    Assign,
    /// RP-DEC-09
    Look,
    /// RP-DEC-10
    #[default]
    ForceLaunch,
    /// RP-DEC-11
    Destroy,
    /// RP-DEC-12
    Replace,
    /// RP-DEC-14: the Soldier's victim, not in these zones.
    Kill { except: Set<Zone> },
    /// RP-DEC-15: `left` more may leave Phobos; the targets declared so far.
    Drop { left: u8, to: List<Zone, 3> },
    /// RP-DEC-16: which ship gets the Pilot's token.
    Token,
    /// RP-DEC-18: `left` astronauts must still leave this zone.
    Leave { zone: Zone, left: u8 },
    /// RP-DEC-17: `left` more may return from Lost in Space.
    Rescue { left: u8 },
    /// RP-DEC-17: the victim of an action card, in a zone with an own astronaut.
    Espionage,
    /// RP-DEC-20: which action is carried out first.
    Order,
}

/// What one seat knows and the others do not.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    /// RP-SET-14: the two missions dealt at set-up.
    pub dealt: [Option<EventCard>; 2],
    /// RP-SET-15: the one of them that was kept.
    pub mission: Option<EventCard>,
    /// Missions and actions drawn since.
    pub cards: Set<EventCard>,
    /// RP-2P-21: cards of the neutral Scientist that went to the box.
    pub boxed: Set<EventCard>,
    /// RP-HID-01: the character laid face down.
    pub character: Option<Character>,
    /// RP-HID-13: the neutral card drawn this round.
    pub neutral: Option<Character>,
    /// A drawn discovery that has still to be laid at a zone.
    pub drawn: Option<EventCard>,
    /// RP-HID-06: the discoveries that this seat has laid or looked at.
    pub known: [Option<EventCard>; OUTER_ZONES],
}

/// What nobody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The cards of the event deck.
    pub event_deck: Set<EventCard>,
    /// The face-down discoveries.
    pub discoveries: [Option<EventCard>; OUTER_ZONES],
    /// RP-2P-11: what is left of the three cards on top of each neutral deck.
    pub neutral_top: [Set<Character>; TWO_PLAYER_COLOURS],
    /// The rest of each neutral deck.
    pub neutral_rest: [Set<Character>; TWO_PLAYER_COLOURS],
    pub rng: Rng,
}

impl Vessel {
    /// RP-SHIP-01: how many astronauts are aboard.
    pub fn aboard(&self) -> u8 {
        self.crew.iter().sum()
    }

    /// How many more fit in.
    pub fn free_seats(&self) -> u8 {
        self.ship.capacity() - self.aboard()
    }

    /// RP-SHIP-01: whether nobody more fits in.
    pub fn is_full(&self) -> bool {
        self.free_seats() == 0
    }

    /// RP-DST-02, RP-LAND-02: the zone on the topmost token, or else the printed one.
    pub fn destination(&self) -> Option<Zone> {
        self.token.or(self.ship.destination())
    }
}

impl Open {
    /// How many people play.
    pub fn seats(&self) -> u8 {
        self.options.players
    }

    /// RP-SET-01: the docks in play.
    pub fn docks(&self) -> impl Iterator<Item = Dock> + use<> {
        (0..self.dock_count()).map(Dock)
    }

    /// RP-SET-01, RP-2P-01: as many docks as colours in play.
    pub fn dock_count(&self) -> u8 {
        self.colour_count()
    }

    /// The ship in a dock.
    pub fn docked(&self, dock: Dock) -> Option<&Vessel> {
        self.docks.get(dock.0 as usize)?.as_ref()
    }

    /// The ship at a place; none in a zone or an empty dock.
    pub fn vessel(&self, place: Place) -> Option<&Vessel> {
        match place {
            Place::Dock(dock) => self.docked(dock),
            Place::Flight(Flight(at)) => self.flights.get(at as usize),
            Place::Zone(_) => None,
        }
    }

    /// The ship at a place, to change it.
    pub fn vessel_mut(&mut self, place: Place) -> Option<&mut Vessel> {
        match place {
            Place::Dock(dock) => self.docks.get_mut(dock.0 as usize)?.as_mut(),
            Place::Flight(Flight(at)) => self.flights.get_mut(at as usize),
            Place::Zone(_) => None,
        }
    }

    /// All ships on the table, docked from left to right, then in flight.
    pub fn vessels(&self) -> impl Iterator<Item = (Place, &Vessel)> {
        let docked = self
            .docks
            .iter()
            .enumerate()
            .filter_map(|(at, vessel)| Some((Place::Dock(Dock(at as u8)), vessel.as_ref()?)));
        let flying =
            self.flights.iter().enumerate().map(|(at, vessel)| (Place::Flight(Flight(at as u8)), vessel));
        docked.chain(flying)
    }

    /// The astronauts at a place, by colour; nobody where there is no ship.
    pub fn astronauts(&self, place: Place) -> [u8; COLOURS] {
        match place {
            Place::Zone(zone) => self.zones[zone as usize],
            Place::Dock(_) | Place::Flight(_) => {
                self.vessel(place).map_or([0; COLOURS], |vessel| vessel.crew)
            }
        }
    }

    /// Whether no destination token is left at all (RP-RUL-08).
    pub fn pool_is_empty(&self) -> bool {
        self.pool.iter().all(|tokens| *tokens == 0)
    }

    /// Outer zones without a discovery (RP-DSC-01).
    pub fn free_for_discovery(&self, zone: Zone) -> bool {
        zone.is_outer() && self.discoveries[zone as usize].by.is_none()
    }

    /// A face-down discovery lies at the zone.
    pub fn discovery_in_play(&self, zone: Zone) -> bool {
        zone.is_outer() && self.discoveries[zone as usize].by.is_some()
    }

    /// RP-HID-02: the hand of a main colour, a chosen card included: all that is not face up.
    pub fn hand(&self, colour: Colour) -> Set<Character> {
        Set::full().minus(self.played[colour as usize])
    }
}
