//! What comes in the box: the pieces by name, and their numbers and effects, read once from the data files.

mod catalog;
mod pieces;
mod vocabulary;

use std::sync::LazyLock;

use serde::Deserialize;
use table::{Piece, Set};

pub use catalog::items;
pub use pieces::{
    CardKind, Character, Colour, DISCOVERIES, EventCard, MARS_ZONES, MISSIONS, OUTER_ZONES, Resource, Ship,
    Zone,
};
pub use vocabulary::{
    ActionEffect, DiscoveryEffect, Instruction, Ladder, Majority, Reach, Research, Score, ShipsUsed, When,
};

/// RP-CMP-06: astronauts per colour.
pub const ASTRONAUTS: u8 = 22;
/// RP-CMP-08: destination tokens per zone.
pub const TOKENS_PER_ZONE: u8 = 2;
/// RP-TRK-02: rounds in a game.
pub const ROUNDS: u8 = 10;
/// RP-TRK-01: the rounds that end with a production phase, in order.
pub const PRODUCTION_AFTER: [u8; 3] = [5, 8, 10];
/// RP-SET-14: missions dealt to each player.
pub const MISSIONS_DEALT: usize = 2;
/// RP-ICE-01: points for holding the most ice tokens.
pub const ICE_MONOPOLY: i32 = 9;
/// RP-CMP-06: the most colours at a table.
pub const COLOURS: usize = 6;
/// RP-CMP-01: nine zones on Mars, and Phobos.
pub const ZONES: usize = 10;
/// How many kinds of resource there are: ice, sylvanite, celerium.
pub const RESOURCES: usize = 3;
/// RP-2P-11: cards put on top of a neutral deck.
pub const NEUTRAL_TOP: usize = 3;
/// RP-2P-09: the cards that always go into the lower part of a neutral deck.
pub const NEUTRAL_BOTTOM: [Character; 4] =
    [Character::Recruiter, Character::Explorer, Character::FemmeFatale, Character::Soldier];

/// The numbers and effects of everything in the box.
pub struct Material {
    adjacent: [Set<Zone>; ZONES],
    ships: [ShipCard; Ship::COUNT],
    characters: [Vec<Instruction>; Character::COUNT],
    missions: Vec<Score>,
    discoveries: Vec<(When, DiscoveryEffect)>,
    actions: Vec<(When, ActionEffect)>,
    values: [i32; RESOURCES],
    resource_tokens: [u8; RESOURCES],
}

#[derive(Clone, Copy, Deserialize)]
struct ShipCard {
    capacity: u8,
    destination: Option<Zone>,
}

static MATERIAL: LazyLock<Material> = LazyLock::new(Material::read);

fn material() -> &'static Material {
    &MATERIAL
}

impl Zone {
    /// RP-CMP-05: the zones one step away, as the board data list them; Phobos has none.
    pub fn adjacent(self) -> Set<Zone> {
        material().adjacent[self as usize]
    }
}

impl Ship {
    /// RP-CMP-07: how many astronauts it carries.
    pub fn capacity(self) -> u8 {
        material().ships[self.ordinal()].capacity
    }

    /// RP-CMP-07: the printed destination, or `None` for the unknown-destination symbol.
    pub fn destination(self) -> Option<Zone> {
        material().ships[self.ordinal()].destination
    }
}

impl Character {
    /// RP-CHR-G-01: the card's instructions, from top to bottom.
    pub fn instructions(self) -> &'static [Instruction] {
        &material().characters[self as usize]
    }
}

impl EventCard {
    /// How a mission scores; `None` for other cards.
    pub fn score(self) -> Option<&'static Score> {
        material().missions.get(self as usize)
    }

    /// RP-DSC-06: when and how a discovery acts; `None` for other cards.
    pub fn discovery(self) -> Option<(When, DiscoveryEffect)> {
        let at = (self as usize).checked_sub(MISSIONS)?;
        material().discoveries.get(at).copied()
    }

    /// RP-ACT-03: when and how an action acts; `None` for other cards.
    pub fn action(self) -> Option<(When, ActionEffect)> {
        let at = (self as usize).checked_sub(MISSIONS + DISCOVERIES)?;
        material().actions.get(at).copied()
    }

    /// All cards of this kind.
    pub fn of_kind(kind: CardKind) -> Set<EventCard> {
        EventCard::all().filter(|card| card.kind() == kind).collect()
    }
}

impl Resource {
    /// RP-CMP-11: what a point token of this kind is worth.
    pub fn value(self) -> i32 {
        material().values[self as usize]
    }

    /// RP-CMP-09: how many resource tokens show this kind.
    pub fn resource_tokens(self) -> u8 {
        material().resource_tokens[self as usize]
    }
}

pub(crate) const SHIPS_JSON: &str = include_str!("../../data/ships.json");
pub(crate) const ZONES_JSON: &str = include_str!("../../data/zones.json");
pub(crate) const CHARACTERS_JSON: &str = include_str!("../../data/characters.json");
pub(crate) const EVENTS_JSON: &str = include_str!("../../data/events.json");
pub(crate) const BOARD_JSON: &str = include_str!("../../data/board.json");

impl Material {
    fn read() -> Material {
        #[derive(Deserialize)]
        struct Ships {
            ships: Vec<ShipCard>,
        }
        #[derive(Deserialize)]
        struct Zones {
            zones: Vec<ZoneEntry>,
        }
        #[derive(Deserialize)]
        struct ZoneEntry {
            id: Zone,
            adjacent: Set<Zone>,
        }
        #[derive(Deserialize)]
        struct Characters {
            characters: Vec<CharacterEntry>,
        }
        #[derive(Deserialize)]
        struct CharacterEntry {
            id: Character,
            effect: Vec<Instruction>,
        }
        #[derive(Deserialize)]
        struct Events {
            missions: Vec<Mission>,
            discoveries: Vec<Card<DiscoveryEffect>>,
            actions: Vec<Card<ActionEffect>>,
        }
        #[derive(Deserialize)]
        struct Mission {
            id: EventCard,
            score: Score,
        }
        #[derive(Deserialize)]
        struct Card<E> {
            id: EventCard,
            when: When,
            effect: E,
        }
        #[derive(Deserialize)]
        struct Board {
            resources: Vec<ResourceEntry>,
        }
        #[derive(Deserialize)]
        struct ResourceEntry {
            value: i32,
            resource_tokens: u8,
        }
        fn parse<'a, T: Deserialize<'a>>(json: &'a str) -> T {
            serde_json::from_str(json).expect("a test reads the embedded data")
        }

        let mut zones = parse::<Zones>(ZONES_JSON).zones;
        zones.sort_by_key(|zone| zone.id);
        let mut characters = parse::<Characters>(CHARACTERS_JSON).characters;
        characters.sort_by_key(|character| character.id);
        let mut events: Events = parse(EVENTS_JSON);
        events.missions.sort_by_key(|card| card.id);
        events.discoveries.sort_by_key(|card| card.id);
        events.actions.sort_by_key(|card| card.id);
        let board: Board = parse(BOARD_JSON);
        let ships = parse::<Ships>(SHIPS_JSON).ships;
        Material {
            adjacent: std::array::from_fn(|at| zones[at].adjacent),
            ships: std::array::from_fn(|at| ships[at]),
            characters: std::array::from_fn(|at| std::mem::take(&mut characters[at].effect)),
            missions: events.missions.into_iter().map(|card| card.score).collect(),
            discoveries: events.discoveries.into_iter().map(|card| (card.when, card.effect)).collect(),
            actions: events.actions.into_iter().map(|card| (card.when, card.effect)).collect(),
            values: std::array::from_fn(|at| board.resources[at].value),
            resource_tokens: std::array::from_fn(|at| board.resources[at].resource_tokens),
        }
    }
}
