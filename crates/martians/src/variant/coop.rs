//! CO-OP.2: all stock is common, and all win or lose together.

use table::{Outcome, SeatSet};

use super::Rules;
use crate::scoring;
use crate::state::{Martians, Part};

/// MA-COOP-01: four cycles, and all stock is common. The other variants say how they differ from these rules.
pub const RULES: Rules = Rules {
    cycles: 4,
    pooled: true,
    shared: true,
    quarters: 4,
    trade: false,
    installations: 2,
    keeps_tokens: false,
    replaces_commission: false,
    shows_weather: true,
    early_end: false,
    can_be_lost: true,
    slow_actions: true,
    count,
    supply: &[Part::Population, Part::Demand, Part::Refill, Part::Colonists],
    opening: &[Part::Event, Part::Weather, Part::Production],
    opens_first_round: true,
    population_oxygen: false,
    prototype_supplies: false,
    unavailability: true,
    greenhouses_unfinished: false,
    all_events: false,
    hunger_fee: false,
    rests_all: false,
    growth: true,
    keeps_last_demand: true,
    weak_nutritionist: false,
    experts_by_turn: false,
    colony_reputation: true,
    extra_points: true,
    reshuffles: true,
    crops: [2, 2, 2],
};

/// MA-END-03: won if all requirements are fulfilled and no demand token is left. The score is the satisfaction.
pub fn count(game: &Martians) -> Outcome {
    let won = scoring::mission_succeeded(game);
    let seats = SeatSet::all(game.open.options.players);
    Outcome {
        winners: if won { seats } else { SeatSet::EMPTY },
        recorded: false,
        standings: scoring::standings(game, |_| vec![scoring::reputation(game, crate::material::BLUE)]),
    }
}
