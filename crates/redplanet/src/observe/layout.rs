//! The inputs by name.

use std::sync::LazyLock;

use table::Layout;

use crate::action::DOCKS;
use crate::material::{
    COLOURS, Character, DISCOVERIES, EventCard, OUTER_ZONES, RESOURCES, ROUNDS, ZONES, Zone,
};

/// The stages of the game, and the kinds of open decision.
pub(super) const STAGES: usize = 7;
pub(super) const FRAMES: usize = 17;
const CHARACTERS: usize = Character::COUNT;
/// What is known of a ship's destination: one of the zones, or none yet.
pub(super) const DESTINATIONS: usize = ZONES + 1;

/// Astronauts in a zone or of a crew.
pub(super) const CREW_STEPS: &[i16] = &[1, 2, 3, 5, 7];
/// Point tokens of a kind.
pub(super) const TOKEN_STEPS: &[i16] = &[1, 2, 4, 7, 11];
/// Points of a mission.
pub(super) const MISSION_STEPS: &[i16] = &[1, 4, 7, 10];

table::inputs! {
    /// What everybody sees of the table.
    pub(super) mod shared = "table" {
        PLAYERS: COLOURS, "colours in play; two people run four";
        TWO_PLAYERS: 1, "each player runs a main and a neutral colour";
        READINGS: 5, "unusual readings: Femme Fatale on ships without an own astronaut, no Soldier on Phobos, most needs none, neutral Scientist looks, neutral Scientist declines";
        STAGE: STAGES, "missions, characters, countdown, discoveries, before production, after production, over";
        ROUND: ROUNDS, "the round";
        PRODUCTIONS: at [1, 2, 3], "productions to come";
        BEFORE: at [1, 2, 3, 4], "rounds after this one before the next production";
        CALLING: at [2, 4, 6, 8], "the number called last";
        FRAME: FRAMES, "the kind of decision that is open";
        ACTING: CHARACTERS, "the character being resolved";
        STEP: at [1, 2, 3], "how many of its instructions have begun";
        EVENTS: at [1, 5, 10, 15, 20], "cards in the event deck";
        SHIPS: at [1, 6, 12, 18, 24], "cards in the ship deck";
        ASIDE: EventCard::COUNT, "event cards discarded or used openly";
        POOL: at [1, 4, 8, 12, 16], "destination tokens left";
    }
}

table::inputs! {
    /// A colour and what belongs to it.
    pub(super) mod colour = "colour" {
        SEATED: 1, "the colour is in play";
        MINE: 1, "the seat that looks owns it";
        NEUTRAL: 1, "it is neutral";
        FIRST: 1, "is the first player";
        DECIDES: 1, "its owner decides now, or decided last";
        SEALED: 1, "its owner has chosen a character";
        SUPPLY: at [1, 3, 6, 10, 15], "astronauts in supply";
        LOST: at [1, 2, 3, 5], "astronauts on the memorial";
        ABROAD: at [2, 5, 9, 14], "astronauts in zones";
        ZONES_HELD: at [2, 4, 6], "zones with an astronaut";
        TOKENS: RESOURCES * TOKEN_STEPS.len(), "point tokens held by kind, from 1, 2, 4, 7, 11";
        POINTS: at [2, 6, 12, 18, 26, 36, 48], "points that everybody can count";
        PLAYED: CHARACTERS, "characters that are face up, and so not in hand";
        REVEALED: CHARACTERS, "the character turned up in this round";
        WAITING: 1, "its character is turned up and not yet resolved";
        FACE_DOWN: at [1, 2, 3, 4], "drawn event cards kept face down";
        TURNED: EventCard::COUNT - FIRST_ACTION, "actions turned up";
        MISSIONS: FIRST_DISCOVERY, "missions shown at the end";
    }
}

table::inputs! {
    /// A zone, Phobos included.
    pub(super) mod zone = "zone" {
        OWN: at [1, 2, 3, 4, 6, 8], "own astronauts";
        RIVALS: (COLOURS - 1) * CREW_STEPS.len(), "astronauts of the other colours clockwise, from 1, 2, 3, 5, 7";
        LEAD: at [-1, 0, 1, 2, 3], "own astronauts more than the best other colour's";
        LANDED_OWN: at [1, 2, 4, 6], "own astronauts once ships in flight have landed";
        LANDED_LEAD: at [-1, 0, 1, 2], "how far ahead they are then";
        DOCKED_LEAD: at [-2, -1, 0, 1, 2, 3], "how far ahead once docked ships with a destination have landed too";
        RESOURCE: RESOURCES, "the resource, once it is face up";
        PILE: RESOURCES * TOKEN_STEPS.len(), "point tokens lying there by kind, from 1, 2, 4, 7, 11";
        GONE: at [1, 2], "destination tokens for it that are on ships";
    }
}

table::inputs! {
    /// The place for a discovery at an outer zone.
    pub(super) mod discovery = "discovery" {
        LIES: 1, "a discovery lies there";
        OPEN: 1, "it is face up";
        MINE: 1, "the seat assigned it";
        OTHERS: 1, "another seat knows it";
        CARD: DISCOVERIES, "the card, where the seat knows it";
    }
}

table::inputs! {
    /// A ship in a dock or in flight.
    pub(super) mod ship = "ship" {
        FREE: at [0, 1, 2, 3, 4], "a ship with free seats";
        OWN: at [1, 2, 3, 4], "own astronauts aboard";
        RIVALS: (COLOURS - 1) * 3, "astronauts aboard of the other colours clockwise, from 1, 2, 3";
        DESTINATION: DESTINATIONS, "where it goes: a zone, or not yet known";
        CERTAIN: 1, "the destination is printed and no token lies on it";
    }
}

table::inputs! {
    /// What only the seat itself knows, and what follows from it.
    pub(super) mod own = "own" {
        AHEAD: at [-20, -12, -8, -5, -3, -1, 0, 1, 3, 5, 8, 12, 20], "points that all can count more than the best other colour";
        AHEAD_ICE: at [-4, -2, -1, 0, 1, 2, 4], "ice tokens more than the best other colour";
        TOKENS_AHEAD: at [-5, -2, 0, 1, 3, 6], "point tokens more than the best other colour, which break a tie";
        DEALT: FIRST_DISCOVERY, "missions dealt";
        CARDS: EventCard::COUNT, "missions and actions held";
        PAYS: FIRST_DISCOVERY * MISSION_STEPS.len(), "what each mission held pays now, from 1, 4, 7, 10";
        WILL_PAY: FIRST_DISCOVERY * MISSION_STEPS.len(), "what it pays once ships in flight have landed";
        CHARACTER: CHARACTERS, "the sealed character";
        NEUTRAL: CHARACTERS, "the neutral card drawn";
        DRAWN: DISCOVERIES, "a discovery just drawn";
        BOXED: EventCard::COUNT, "cards that the neutral Scientist put in the box";
        LEFT: at [1, 2, 3, 4], "how many more astronauts or moves the question asks for";
        FROM: ZONES, "the zone that astronauts must leave";
        SHIP: 2 * DOCKS, "the ship that asks for a destination: docks, then flights";
        ORDERED: EventCard::COUNT - FIRST_ACTION, "actions that wait to be carried out";
    }
}

/// The first discovery and the first action among the event cards.
pub(super) const FIRST_DISCOVERY: usize = crate::material::MISSIONS;
pub(super) const FIRST_ACTION: usize = FIRST_DISCOVERY + DISCOVERIES;

pub(super) static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let zones: Vec<&str> = Zone::ALL.iter().map(|zone| zone.id()).collect();
    let ships: Vec<String> = (1..=DOCKS).map(|at| at.to_string()).collect();
    let ships: Vec<&str> = ships.iter().map(String::as_str).collect();
    Layout::new()
        .with(shared::SECTION)
        .with_each(colour::SECTION, &["own", "2nd", "3rd", "4th", "5th", "6th"])
        .with_each(zone::SECTION, &zones)
        .with_each(discovery::SECTION, &zones[..OUTER_ZONES])
        .with_each(table::Section { name: "docked ship", ..ship::SECTION }, &ships)
        .with_each(table::Section { name: "ship in flight", ..ship::SECTION }, &ships)
        .with(own::SECTION)
});
