//! The prototype's rules: only what differs from the final ones (MA-DIF-31 to MA-DIF-55). There is no solo game
//! (MA-DIF-32). MA-DIF-33, MA-DIF-51, MA-DIF-54 and MA-DIF-55 differ in words only.

use crate::material::{Demand, Price, Resource};
use crate::state::Part;
use crate::variant::Rules;

/// The differences that hold in every variant.
pub const fn of(rules: Rules) -> Rules {
    Rules {
        // MA-DIF-31
        population_oxygen: true,
        // MA-DIF-34: weather, event and production come in the supply phase.
        supply: &[
            Part::Population,
            Part::Demand,
            Part::Weather,
            Part::Event,
            Part::Refill,
            Part::Production,
            Part::Colonists,
        ],
        // MA-DIF-35: and again after the second round, weather first.
        opening: &[Part::Weather, Part::Event, Part::Production],
        opens_first_round: false,
        // MA-DIF-37
        unavailability: false,
        // MA-DIF-38
        greenhouses_unfinished: true,
        // MA-DIF-13: the prototype speaks of the placement alone.
        slow_actions: false,
        // MA-DIF-39, MA-RUL-60
        all_events: true,
        // MA-DIF-40
        hunger_fee: true,
        // MA-DIF-41
        rests_all: true,
        // MA-DIF-42
        growth: false,
        // MA-DIF-43, MA-RUL-61
        keeps_last_demand: false,
        // MA-DIF-44
        weak_nutritionist: true,
        // MA-DIF-45
        experts_by_turn: true,
        // MA-DIF-46
        colony_reputation: false,
        // MA-DIF-47, MA-DIF-48
        extra_points: false,
        // MA-DIF-49
        keeps_tokens: false,
        // MA-DIF-50
        trade: false,
        // MA-DIF-52, MA-RUL-62
        crops: [3, 3, 2],
        // MA-DIF-53
        reshuffles: false,
        ..rules
    }
}

/// CO-OP also has more supplies (MA-DIF-36).
pub const fn coop(rules: Rules) -> Rules {
    of(Rules { prototype_supplies: true, ..rules })
}

/// MA-DIF-44: the Nutritionist asks 2 credits and 1 food.
pub fn nutritionist_price() -> Price {
    Price::default().changed(Resource::Credits, 2).changed(Resource::Food, 1)
}

/// MA-DIF-44: they remove 1 hunger token for 1 reputation.
pub const NUTRITIONIST: (Demand, u8, u16) = (Demand::Hunger, 1, 1);
