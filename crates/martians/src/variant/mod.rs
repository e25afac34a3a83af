//! The four variants. CO-OP is written out; each other file shows only what it does differently.

pub mod com;
pub mod coop;
pub mod semi;
pub mod solo;

use table::Outcome;

use crate::edition::prototype;
use crate::material::Crop;
use crate::options::{Edition, Variant};
use crate::state::{Martians, Part};

/// What differs between variants and editions.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How many cycles a game lasts without a scenario.
    pub cycles: u8,
    /// One common stock and one satisfaction marker.
    pub pooled: bool,
    /// Quarters and colony technologies belong to everybody.
    pub shared: bool,
    /// How many quarters the demand tokens are dealt over.
    pub quarters: u8,
    /// Trading and lending are allowed.
    pub trade: bool,
    /// How many installations one corporation may own.
    pub installations: u8,
    /// Removed construction and development tokens are kept for awards.
    pub keeps_tokens: bool,
    /// A fulfilled commission is replaced at once.
    pub replaces_commission: bool,
    /// The owner of Weather Reports may show the card to all.
    pub shows_weather: bool,
    /// The game can end early when the mission is done.
    pub early_end: bool,
    /// A mission that fails at once loses the game for all.
    pub can_be_lost: bool,
    /// A development token can make every action slower, not only the placement.
    pub slow_actions: bool,
    /// How a finished game is counted.
    pub count: fn(&Martians) -> Outcome,
    /// The parts of the supply phase.
    pub supply: &'static [Part],
    /// The parts that open a round.
    pub opening: &'static [Part],
    /// Whether round 1 is opened like round 3.
    pub opens_first_round: bool,
    /// Population changes oxygen as it changes hunger.
    pub population_oxygen: bool,
    /// The supplies of the common stock come from the prototype's table.
    pub prototype_supplies: bool,
    /// Unavailability tokens lie on fields by the number of players.
    pub unavailability: bool,
    /// The first field of the Greenhouses gets a development token too.
    pub greenhouses_unfinished: bool,
    /// All base cards of a cycle lie in its stack, Solar Flare left out.
    pub all_events: bool,
    /// Hunger tokens lay credits to a marker in the apartments.
    pub hunger_fee: bool,
    /// Recreation takes all markers back.
    pub rests_all: bool,
    /// A colony without demand tokens grows.
    pub growth: bool,
    /// Demand tokens of the last cycle stay.
    pub keeps_last_demand: bool,
    /// The Nutritionist of the prototype.
    pub weak_nutritionist: bool,
    /// Experts are turned up at the start of the owner's turn.
    pub experts_by_turn: bool,
    /// A colony technology gives reputation.
    pub colony_reputation: bool,
    /// Energy, fourth colonist, awards and credits count at the end.
    pub extra_points: bool,
    /// Empty decks of examination cards and research tiles are renewed.
    pub reshuffles: bool,
    /// How many crop tiles of each kind there are.
    pub crops: [u8; Crop::COUNT],
}

/// By variant and edition.
static RULES: [[Rules; Edition::COUNT]; Variant::COUNT] = [
    [solo::RULES, solo::RULES],
    [coop::RULES, prototype::coop(coop::RULES)],
    [semi::RULES, prototype::of(semi::RULES)],
    [com::RULES, prototype::of(com::RULES)],
];

impl Rules {
    /// The rules of a variant in an edition.
    pub fn of(variant: Variant, edition: Edition) -> &'static Rules {
        &RULES[variant as usize][edition as usize]
    }
}
