use serde::{Deserialize, Serialize};
use table::{Frames, List, Rng, Seat, SeatSet, Set};

use crate::action::{DOCKS, Dock, Flight, Place};
use crate::material::{
    COLOURS, Character, Colour, EventCard, OUTER_ZONES, RESOURCES, Resource, Ship, ZONES, Zone,
};
use crate::options::Options;
use crate::two_players::TWO_PLAYER_COLOURS;

/// A game of Mission: Red Planet: what lies open, what each seat keeps secret, and what nobody knows. RP-INV-12: a
/// view is the open part and the viewer's own secrets, so it cannot hold anything else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RedPlanet {
    pub open: Open,
    pub secrets: [Secret; COLOURS],
    pub hidden: Hidden,
}

/// What lies open on the table. RP-HID-11: astronauts, ships, destination tokens, face-up resources, the first
/// player and the track are public.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Open {
    pub options: Options,
    /// RP-TRK-01: the round on the track.
    pub round: u8,
    pub stage: Stage,
    /// RP-RUL-39: the first player is a colour; a neutral one can be first.
    pub first: Colour,
    /// RP-SET-01: the docks in play come first; the others stay empty.
    pub docks: [Option<Vessel>; DOCKS],
    /// RP-RUL-23: ships in flight, in the order they launched.
    pub flights: List<Vessel, DOCKS>,
    pub supply: [u8; COLOURS],
    /// Astronauts by zone and colour.
    pub zones: [[u8; COLOURS]; ZONES],
    /// RP-LIS-01: astronauts on the memorial. RP-LIS-02: it is not a zone, so no rule for zones reaches them.
    pub lost: [u8; COLOURS],
    /// Resource tokens that lie face up; `None` while the token is face down.
    pub resources: [Option<Resource>; ZONES],
    /// RP-DST-03: destination tokens left in the pool, by zone.
    pub pool: [u8; ZONES],
    /// Point tokens lying in each zone, by kind.
    pub piles: [[u8; RESOURCES]; ZONES],
    /// RP-HID-12, RP-RUL-33: point tokens held by each colour, by kind, for all to see.
    pub held: [[u8; RESOURCES]; COLOURS],
    /// RP-HID-09: the ships in the deck. Anybody can work out which they are; nobody knows the order, so it has none.
    pub ship_deck: Set<Ship>,
    /// RP-HID-10: the ship discard pile, face up.
    pub ship_discard: Set<Ship>,
    /// RP-HID-09: how many event cards are left in the deck.
    pub event_deck: u8,
    /// RP-CHR-7-05, RP-HID-10: discoveries that found no free zone, face up.
    pub event_discard: Set<EventCard>,
    /// RP-2P-21: how many cards each seat's neutral Scientist has put in the box.
    pub event_box: [u8; COLOURS],
    pub discoveries: [Discovery; OUTER_ZONES],
    /// RP-HID-05: how many drawn event cards each seat keeps face down, not counting the starting mission.
    pub face_down: [u8; COLOURS],
    /// RP-RND-12: the face-up characters of each colour.
    pub played: [Set<Character>; COLOURS],
    /// RP-2P-22: neutral colours whose Recruiter is in the box.
    pub recruiter_boxed: Set<Colour>,
    /// RP-DEC-02: the seats that have kept a mission.
    pub kept: SeatSet,
    /// RP-HID-01: the seats that have chosen a character.
    pub chosen: SeatSet,
    /// The number called last; 10 before the countdown.
    pub calling: u8,
    /// The characters turned up in this round.
    pub revealed: [Option<Character>; COLOURS],
    /// Colours whose character is turned up and not yet resolved.
    pub waiting: Set<Colour>,
    /// The colour whose owner is deciding, or decided last.
    pub actor: Colour,
    /// The character being resolved.
    pub acting: Option<Acting>,
    /// Decisions still open, innermost last.
    pub frames: Frames<Frame, 3>,
    /// RP-ACT-05: actions turned up and not yet carried out.
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
    /// RP-SET-15: every player keeps one of two missions.
    Missions,
    /// Step 1 of a round.
    Characters,
    /// Step 2 of a round.
    Countdown,
    /// RP-DSC-18: the discoveries from this outer zone on have yet to act.
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
    /// RP-HID-07: the seat that assigned a discovery here.
    pub by: Option<Seat>,
    /// RP-HID-07: the seats that have looked at it.
    pub seen: SeatSet,
    /// RP-DSC-05: the card, once it is face up.
    pub card: Option<EventCard>,
}

/// A character being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Acting {
    pub character: Character,
    /// How many of its instructions have begun.
    pub step: u8,
}

/// An open decision. Most offer no way to pass: RP-CHR-G-02 makes them compulsory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// RP-DEC-04: place `left` astronauts, one at a time; for the Secret Agent, not in `not_in` again.
    Board { left: u8, apart: bool, not_in: Option<Dock> },
    /// RP-DEC-13: place `count` astronauts on one ship.
    BoardTogether { count: u8 },
    /// RP-DEC-05, RP-DEC-16: choose a destination token for this ship.
    Destination { place: Place },
    /// RP-DEC-06, RP-CHR-8-04: `left` more moves, by the same astronaut or by several.
    Explore { left: u8 },
    /// RP-DEC-07: draw an event card, or look at a discovery.
    Research,
    /// RP-DEC-08: which outer zone gets the drawn discovery.
    Assign,
    /// RP-DEC-09: which discovery to look at.
    Look,
    /// RP-DEC-10: which ship the Secret Agent forces to launch.
    #[default]
    ForceLaunch,
    /// RP-DEC-11: which ship the Saboteur destroys.
    Destroy,
    /// RP-DEC-12: which astronaut the Femme Fatale replaces.
    Replace,
    /// RP-DEC-14: the Soldier's victim, in any zone except these.
    Kill { except: Set<Zone> },
    /// RP-DEC-15: `left` more may leave Phobos; `to` lists the zones declared so far.
    Drop { left: u8, to: List<Zone, 3> },
    /// RP-DEC-16: which ship gets the Pilot's token.
    Token,
    /// RP-DEC-18: `left` astronauts have yet to leave this zone.
    Leave { zone: Zone, left: u8 },
    /// RP-DEC-17: `left` more may return from Lost in Space.
    Rescue { left: u8 },
    /// RP-DEC-17: the victim of an action card, in a zone that holds an astronaut of the acting colour.
    Espionage,
    /// RP-DEC-20: which action is carried out first.
    Order,
}

/// What one seat knows and the others don't.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    /// RP-SET-14, RP-HID-03: the two missions dealt at set-up; the refused one stays known to this seat alone.
    pub dealt: [Option<EventCard>; 2],
    /// RP-SET-15, RP-SET-16: the one that was kept, secret until final scoring.
    pub mission: Option<EventCard>,
    /// RP-MIS-02: missions and actions drawn since, as many as come.
    pub cards: Set<EventCard>,
    /// RP-2P-21: cards that this seat's neutral Scientist put in the box.
    pub boxed: Set<EventCard>,
    /// RP-HID-01: the character laid face down.
    pub character: Option<Character>,
    /// RP-HID-13: the neutral card drawn this round.
    pub neutral: Option<Character>,
    /// A drawn discovery that has yet to be assigned to a zone.
    pub drawn: Option<EventCard>,
    /// RP-HID-06: the discoveries that this seat has assigned or looked at.
    pub known: [Option<EventCard>; OUTER_ZONES],
}

/// What nobody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// RP-HID-09: the cards in the event deck. Nobody knows their order, so they have none.
    pub event_deck: Set<EventCard>,
    /// The face-down discoveries, by zone.
    pub discoveries: [Option<EventCard>; OUTER_ZONES],
    /// RP-2P-11: the cards left of the three on top of each neutral deck.
    pub neutral_top: [Set<Character>; TWO_PLAYER_COLOURS],
    /// The rest of each neutral deck.
    pub neutral_rest: [Set<Character>; TWO_PLAYER_COLOURS],
    /// RP-DEC-N4: every shuffle, deal and draw comes from this one seeded generator.
    pub rng: Rng,
}

impl Vessel {
    /// RP-SHIP-01: how many astronauts are aboard.
    pub fn aboard(&self) -> u8 {
        self.crew.iter().sum()
    }

    /// How many more astronauts fit.
    pub fn free_seats(&self) -> u8 {
        self.ship.capacity() - self.aboard()
    }

    /// RP-SHIP-01: whether the crew equals the capacity.
    pub fn is_full(&self) -> bool {
        self.free_seats() == 0
    }

    /// RP-DST-02, RP-LAND-02: the zone on the topmost token, otherwise the printed one.
    pub fn destination(&self) -> Option<Zone> {
        self.token.or(self.ship.destination())
    }
}

impl Open {
    /// The number of players.
    pub fn seats(&self) -> u8 {
        self.options.players
    }

    /// RP-SET-01: the docks in play, from left to right.
    pub fn docks(&self) -> impl Iterator<Item = Dock> + use<> {
        (0..self.dock_count()).map(Dock)
    }

    /// RP-SET-01, RP-2P-01: one dock for each colour in play.
    pub fn dock_count(&self) -> u8 {
        self.colour_count()
    }

    /// The ship in a dock.
    pub fn docked(&self, dock: Dock) -> Option<&Vessel> {
        self.docks.get(dock.0 as usize)?.as_ref()
    }

    /// The ship at a place; `None` for a zone or an empty dock.
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

    /// All ships on the table: docked ones from left to right, then those in flight.
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

    /// The astronauts at a place, by colour; zeros where there is no ship.
    pub fn astronauts(&self, place: Place) -> [u8; COLOURS] {
        match place {
            Place::Zone(zone) => self.zones[zone as usize],
            Place::Dock(_) | Place::Flight(_) => {
                self.vessel(place).map_or([0; COLOURS], |vessel| vessel.crew)
            }
        }
    }

    /// RP-RUL-08: whether no destination token is left at all.
    pub fn pool_is_empty(&self) -> bool {
        self.pool.iter().all(|tokens| *tokens == 0)
    }

    /// RP-DSC-01, RP-RUL-31: whether it is an outer zone without a discovery.
    pub fn free_for_discovery(&self, zone: Zone) -> bool {
        zone.is_outer() && self.discoveries[zone as usize].by.is_none()
    }

    /// Whether a discovery lies at the zone.
    pub fn discovery_in_play(&self, zone: Zone) -> bool {
        zone.is_outer() && self.discoveries[zone as usize].by.is_some()
    }

    /// RP-HID-02, RP-RUL-01: the hand of a main colour: all of the nine cards that are not
    /// face up, the chosen one included.
    pub fn hand(&self, colour: Colour) -> Set<Character> {
        Set::full().minus(self.played[colour as usize])
    }
}
