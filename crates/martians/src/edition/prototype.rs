//! The prototype's rules: only what differs from the final ones (DIF-31 to DIF-55). There is no solo game
//! (DIF-32). The words of DIF-33 and DIF-54, and DIF-51 and DIF-55, change nothing.

use crate::material::{Demand, Price, Resource};
use crate::state::Part;
use crate::variant::Rules;

/// The differences that hold in every variant.
pub const fn of(rules: Rules) -> Rules {
    Rules {
        // DIF-31
        population_oxygen: true,
        // DIF-34: weather, event and production come in the supply phase.
        supply: &[
            Part::Population,
            Part::Demand,
            Part::Weather,
            Part::Event,
            Part::Refill,
            Part::Production,
            Part::Colonists,
        ],
        // DIF-35: and again after the second round, weather first.
        opening: &[Part::Weather, Part::Event, Part::Production],
        opens_first_round: false,
        // DIF-37
        unavailability: false,
        // DIF-38
        greenhouses_unfinished: true,
        // DIF-39, MA-RUL-60
        all_events: true,
        // DIF-40
        hunger_fee: true,
        // DIF-41
        rests_all: true,
        // DIF-42
        growth: false,
        // DIF-43, MA-RUL-61
        keeps_last_demand: false,
        // DIF-44
        weak_nutritionist: true,
        // DIF-45
        experts_by_turn: true,
        // DIF-46
        colony_reputation: false,
        // DIF-47, DIF-48
        extra_points: false,
        // DIF-49
        keeps_tokens: false,
        // DIF-50
        trade: false,
        // DIF-52, MA-RUL-62
        crops: [3, 3, 2],
        // DIF-53
        reshuffles: false,
        ..rules
    }
}

/// CO-OP has more supplies besides (DIF-36).
pub const fn coop(rules: Rules) -> Rules {
    of(Rules { prototype_supplies: true, ..rules })
}

/// DIF-44: the Nutritionist asks 2 credits and 1 food.
pub fn nutritionist_price() -> Price {
    Price::default().changed(Resource::Credits, 2).changed(Resource::Food, 1)
}

/// DIF-44: he takes 1 hunger token off for 1 reputation.
pub const NUTRITIONIST: (Demand, u8, u16) = (Demand::Hunger, 1, 1);
