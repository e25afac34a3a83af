//! What comes in the box: the pieces by name, and their numbers and effects, read once from the data files.

mod catalog;
mod pieces;
mod vocabulary;

use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{Piece, Set, Sourced};

pub use catalog::items;
pub use pieces::{
    CardKind, Character, Colour, DISCOVERIES, EventCard, MARS_ZONES, MISSIONS, OUTER_ZONES, Resource, Ship,
    Zone,
};
pub use vocabulary::{
    ActionEffect, DiscoveryEffect, Instruction, Ladder, Majority, Reach, Score, ShipsUsed, When,
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
    capacities: [u8; Ship::COUNT],
    destinations: [Option<Zone>; Ship::COUNT],
    characters: [Vec<Instruction>; Character::COUNT],
    missions: Vec<Score>,
    discoveries: Vec<(When, DiscoveryEffect)>,
    actions: Vec<(When, ActionEffect)>,
    values: [i32; RESOURCES],
    resource_tokens: [u8; RESOURCES],
    point_tokens: [u8; RESOURCES],
}

static MATERIAL: LazyLock<Material> = LazyLock::new(Material::new);

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
        material().capacities[self.ordinal()]
    }

    /// RP-CMP-07: the printed destination, or `None` for the unknown-destination symbol.
    pub fn destination(self) -> Option<Zone> {
        material().destinations[self.ordinal()]
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

    /// RP-CMP-10: how many point tokens of this kind lie in the box. RP-RUL-27: no rule runs out of them.
    pub fn point_tokens(self) -> u8 {
        material().point_tokens[self as usize]
    }
}

/// The data files, read word for word. Every entry says how sure it is, and a field that nobody reads is an error.
struct Data {
    zones: Vec<Sourced<ZoneEntry>>,
    resources: Vec<Sourced<ResourceEntry>>,
    ships: Vec<Sourced<ShipCard>>,
    characters: Vec<Sourced<CharacterEntry>>,
    events: Events,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Zones {
    zones: Vec<Sourced<ZoneEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZoneEntry {
    id: Zone,
    adjacent: Set<Zone>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    resources: Vec<Sourced<ResourceEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourceEntry {
    id: Resource,
    value: i32,
    resource_tokens: u8,
    point_tokens: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ships {
    ships: Vec<Sourced<ShipCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipCard {
    id: String,
    capacity: u8,
    destination: Option<Zone>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Characters {
    characters: Vec<Sourced<CharacterEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    id: Character,
    effect: Vec<Instruction>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Events {
    missions: Vec<Sourced<Mission>>,
    discoveries: Vec<Sourced<Card<DiscoveryEffect>>>,
    actions: Vec<Sourced<Card<ActionEffect>>>,
    global_mission: Sourced<GlobalMission>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mission {
    id: EventCard,
    score: Score,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card<E> {
    id: EventCard,
    when: When,
    effect: E,
}

/// RP-CMP-13: the one card that belongs to no deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GlobalMission {
    id: String,
}

fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(Data::read);
    &DATA
}

fn parse<T: DeserializeOwned>(file: &str, json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{file}: {error}"))
}

impl Data {
    fn read() -> Data {
        let zones: Zones = parse("zones.json", include_str!("../../data/zones.json"));
        let board: Board = parse("board.json", include_str!("../../data/board.json"));
        let ships: Ships = parse("ships.json", include_str!("../../data/ships.json"));
        let characters: Characters = parse("characters.json", include_str!("../../data/characters.json"));
        let events: Events = parse("events.json", include_str!("../../data/events.json"));
        Data {
            zones: zones.zones,
            resources: board.resources,
            ships: ships.ships,
            characters: characters.characters,
            events,
        }
    }
}

/// What belongs to each piece, in the order of the pieces.
fn by_piece<P: Piece, T>(of: impl Iterator<Item = (P, T)>) -> Vec<T> {
    let mut all: Vec<(P, T)> = of.collect();
    all.sort_by_key(|(piece, _)| piece.ordinal());
    all.into_iter().map(|(_, what)| what).collect()
}

impl Material {
    fn new() -> Material {
        let data = data();
        let zones = by_piece(data.zones.iter().map(|zone| (zone.entry.id, zone.entry.adjacent)));
        let resources = by_piece(data.resources.iter().map(|resource| (resource.entry.id, &resource.entry)));
        let characters =
            by_piece(data.characters.iter().map(|card| (card.entry.id, card.entry.effect.clone())));
        let events = &data.events;
        let missions = events.missions.iter().map(|card| (card.entry.id, card.entry.score.clone()));
        let discoveries =
            events.discoveries.iter().map(|card| (card.entry.id, (card.entry.when, card.entry.effect)));
        let actions = events.actions.iter().map(|card| (card.entry.id, (card.entry.when, card.entry.effect)));
        Material {
            adjacent: std::array::from_fn(|at| zones[at]),
            capacities: std::array::from_fn(|at| data.ships[at].entry.capacity),
            destinations: std::array::from_fn(|at| data.ships[at].entry.destination),
            characters: std::array::from_fn(|at| characters[at].clone()),
            missions: by_piece(missions),
            discoveries: by_piece(discoveries),
            actions: by_piece(actions),
            values: std::array::from_fn(|at| resources[at].value),
            resource_tokens: std::array::from_fn(|at| resources[at].resource_tokens),
            point_tokens: std::array::from_fn(|at| resources[at].point_tokens),
        }
    }
}
