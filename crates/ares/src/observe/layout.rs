//! The inputs by name.

use std::sync::LazyLock;

use table::Layout;

use crate::material::card::{Card, Colour, Corporation, Kind, Tag};
use crate::material::count::{BLUE, HOLDERS};
use crate::material::numbers::{OCEANS, SEATS};
use crate::material::{Parameter, Phase, Standard};
use crate::options::Variant;

/// The stages of the table, each phase for itself.
pub(super) const STAGES: usize = 12;
/// The kinds of half-done things that ask.
pub(super) const FRAMES: usize = 17;
/// The questions that are not half-done things.
pub(super) const ASKS: usize = 9;
/// Cards, corporations and the board.
pub(super) const ORIGINS: usize = Card::COUNT + Corporation::COUNT + 1;
/// The zones of a track.
const ZONES: usize = 4;

/// Numbers of tags.
pub(super) const TAG_STEPS: &[i16] = &[1, 2, 4, 7];
/// Special resources of one kind, or on one card.
pub(super) const STOCK_STEPS: &[i16] = &[1, 2, 3, 4, 6, 9, 12];
/// How often something can be done.
pub(super) const TIMES_STEPS: &[i16] = &[1, 2, 3, 5];

table::inputs! {
    /// What everybody sees of the table.
    pub(super) mod shared = "table" {
        VARIANT: Variant::ALL.len(), "the variant: competitive, cooperative, solo novice, specialist, expert";
        PLAYERS: SEATS, "people at the table";
        FIRST_GAME: 1, "set up as a first game";
        PER_CARD: 1, "Mining Guild fires once a card";
        EARLY_END: 1, "the game ends with the round in which Mars is complete";
        ROUND: at [2, 4, 7, 10, 14, 18, 22, 27, 33], "the round";
        ROUNDS_LEFT: at [1, 2, 3, 4, 5, 7, 10, 15, 20], "rounds after this one, where their number is fixed";
        STAGE: STAGES, "exchange, corporations, planning, pool, phases I to V, hand limit, marker, over";
        ACTIVE: Phase::COUNT, "phases of this round";
        TEMPERATURE: at [2, 6, 9, 11, 14, 16, 17, 18, 19], "steps of the temperature";
        OXYGEN: at [1, 3, 5, 7, 9, 11, 12, 13, 14], "steps of the oxygen";
        OCEANS_FLIPPED: at [1, 3, 5, 6, 7, 8, 9], "flipped oceans";
        MARS_LEFT: at [2, 3, 4, 6, 8, 11, 16, 23, 31], "steps of all three parameters to go";
        ZONE_TEMPERATURE: ZONES, "the zone of the temperature when the phase began";
        ZONE_OXYGEN: ZONES, "the zone of the oxygen when the phase began";
        CLOSED: Parameter::COUNT, "parameters that stood at their maximum when the phase began";
        TILES: OCEANS, "ocean tiles that are face up, by number";
        DECK: at [20, 60, 120], "cards in the deck";
        RESHUFFLES: at [1, 2], "how often the discard pile became the deck";
        REVEALED: Card::COUNT, "cards turned up by an effect";
        KNOWN: Card::COUNT, "cards of others that were seen to go to a hand and may be there";
        CUBES: at [1, 3, 6, 10, 15, 20, 25], "cooperative: cubes in the pool";
        MARKERS: at [1, 2, 3], "cooperative: markers in the pool";
        GOAL: at [-60, -45, -32, -22, -14, -8, -3, 0, 5, 12], "cooperative: points of all above the common goal";
        MARKER: at [1, 2, 3, 4, 5], "solo: the space of the marker";
        VIRTUAL_DECK: Phase::COUNT, "solo: virtual cards still to come";
        VIRTUAL_CARD: Phase::COUNT, "solo: the virtual card of this round";
    }
}

table::inputs! {
    /// What lies before a seat.
    pub(super) mod board = "board" {
        SEATED: 1, "somebody sits here";
        OWES: 1, "owes a decision";
        DONE: 1, "has passed or chosen";
        TR: at [6, 8, 11, 15, 20, 26, 33, 42], "terraform rating";
        MC: at [1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 40, 60], "M€";
        HEAT: at [1, 3, 5, 8, 12, 16, 24, 40], "heat";
        PLANTS: at [1, 3, 5, 7, 8, 12, 16, 24], "plants";
        FORESTS: at [1, 2, 3, 4, 6, 8, 11, 15], "forest tokens";
        HAND_SIZE: at [1, 2, 3, 5, 7, 9, 11, 14], "cards in hand";
        DRAWN_SIZE: at [1, 2, 3, 5], "drawn cards that wait for a choice";
        MAKES_MC: at [7, 10, 14, 18, 23, 29, 36, 46], "M€ a production, the TR included";
        MAKES_CARDS: at [1, 2, 3, 4, 6], "cards a production";
        MAKES_HEAT: at [1, 2, 4, 6, 9, 13], "heat a production";
        MAKES_PLANTS: at [1, 2, 3, 5, 7, 10], "plants a production";
        STEEL: at [1, 2, 3, 4, 6], "steel";
        TITANIUM: at [1, 2, 3, 4, 6], "titanium";
        POINTS: at [8, 12, 17, 23, 30, 38, 48, 60, 80], "points if the game ended now";
        CARD_POINTS: at [1, 3, 6, 9, 13, 19, 28], "points of played cards now";
        TAGS: Tag::COUNT * TAG_STEPS.len(), "tags of each sort, from 1, 2, 4, 7";
        STOCKS: Kind::COUNT * STOCK_STEPS.len(), "resources on cards by kind, from 1, 2, 3, 4, 6, 9, 12";
        CORPORATION: Corporation::COUNT, "the corporation";
        PHASE: Phase::COUNT, "the phase card chosen last";
        PLAYED: at [1, 2], "cards played in this phase";
        EXTRA: at [1], "additional cards allowed in this phase";
        DREW: 1, "has drawn the bonus card of phase II";
        DISCOUNT: 1, "has M€ off the next card";
        SHIFT: 1, "may read the next card one zone off";
        ROSE: 1, "the TR has risen in this phase";
        ACTIONS: at [1, 2, 3, 4, 6, 8, 11], "cards with an Action";
        READY: at [1, 2, 3, 4, 6, 8], "cards whose Action is not used yet in this phase";
        USED: BLUE, "cards whose Action was used in this phase";
        AGAIN: 1, "one Action was used twice in this phase";
        STANDARD: Standard::ALL.len() * TIMES_STEPS.len(), "how often each standard action can be paid, from 1, 2, 3, 5";
        FRAME: FRAMES, "what kind of half-done thing asks";
        TABLEAU: Card::COUNT, "project cards played";
        TABLEAU_SIZE: at [1, 4, 8, 12, 17, 23, 30, 38], "number of project cards played";
    }
}

table::inputs! {
    /// What only the seat itself knows, and what follows from it.
    pub(super) mod own = "own" {
        AHEAD: at [-20, -13, -8, -5, -3, -1, 0, 1, 3, 5, 8, 13, 20], "points more than the best other seat";
        TIE: 1, "would win a tie against all others";
        AHEAD_MC: at [-15, -9, -5, -2, 0, 2, 5, 9, 15], "M€ a production more than the best other seat";
        AHEAD_HEAT: at [-8, -4, -1, 0, 1, 4, 8], "heat a production more than the best other seat";
        AHEAD_PLANTS: at [-5, -2, 0, 2, 5], "plants a production more than the best other seat";
        AHEAD_CARDS: at [-3, -1, 0, 1, 3], "cards a production more than the best other seat";
        AHEAD_PLAYED: at [-8, -4, -1, 0, 1, 4, 8], "project cards played more than the best other seat";
        AHEAD_SECOND: at [-12, -5, -1, 0, 1, 5, 12], "points more than the second best other seat";
        ASK: ASKS, "wait, exchange, corporation, plan, piece, phase, passed, payment, limit or marker";
        ORIGIN: ORIGINS, "the card, corporation or board whose effect asks";
        LEFT: at [1, 2, 3, 4, 6], "how many more are to be chosen";
        KIND: Kind::COUNT + 1, "what is put on a card: a kind, or whatever it holds";
        PLAN: Phase::COUNT, "the sealed phase card";
        VIRTUAL_PLAN: Phase::COUNT, "solo: the virtual card chosen";
        DEALT: Corporation::COUNT, "corporations dealt";
        CHOSEN: Corporation::COUNT, "the corporation chosen";
        HAND: Card::COUNT, "cards in hand";
        UNMET: Card::COUNT, "cards in hand whose requirements are not met";
        PAYABLE: Card::COUNT, "the others that can be paid without selling";
        SOLD_FOR: Card::COUNT, "the others that can be paid only if cards are sold for them";
        PLAYABLE: Colour::COUNT * TIMES_STEPS.len(), "cards by colour that can be paid without selling, from 1, 2, 3, 5";
        SOON: Colour::COUNT * TIMES_STEPS.len(), "cards by colour that could be paid after a production, from 1, 2, 3, 5";
        MARKED: Card::COUNT, "cards marked for the exchange before the start";
        DRAWN: Card::COUNT, "drawn cards that wait for a choice";
        PAYING: Card::COUNT, "the card that is being paid";
        PRICE: at [1, 3, 6, 10, 15, 20, 25, 30], "what is still to be paid for it";
        OFFSETS: 2, "optional payments taken for it";
        PARTNERS: Card::COUNT, "cooperative: cards that the partner holds or offers";
        STOCK: HOLDERS * STOCK_STEPS.len(), "resources on each own card, from 1, 2, 3, 4, 6, 9, 12";
    }
}

pub(super) static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    Layout::new()
        .with(shared::SECTION)
        .with_each(board::SECTION, &["own", "2nd", "3rd", "4th"])
        .with(own::SECTION)
});
