//! SOLO.1: one person leads two colours with one corporation card.

use table::{Outcome, SeatSet};

use super::{Rules, coop};
use crate::material::BLUE;
use crate::scoring;
use crate::state::Martians;

/// MA-SOLO-01: one player, four cycles. A two-player CO-OP game (MA-SOLO-17) with one card (MA-RUL-11) and two
/// quarters (MA-SOLO-13).
pub const RULES: Rules = Rules { quarters: 2, installations: 4, shows_weather: false, count, ..coop::RULES };

/// With a mission as in CO-OP (MA-END-03). With commissions there is no win or loss (MA-END-04), only a score
/// (MA-END-05): deaths of both colours count (MA-END-06), the fourth colonist once (MA-END-07, MA-RUL-41). A
/// person who plays to the end is named as winner.
fn count(game: &Martians) -> Outcome {
    if game.open.options.mission().is_some() {
        return coop::count(game);
    }
    let score = |_| {
        vec![
            scoring::reputation(game, BLUE),
            scoring::demand_left(game.open.left.iter().sum()),
            scoring::dead(game.open.dead.iter().sum()),
            scoring::energy(game, BLUE),
            scoring::fourth(game, BLUE),
        ]
    };
    let played = game.open.ended == Some(crate::state::Ending::Counted);
    Outcome {
        winners: if played { SeatSet::all(1) } else { SeatSet::EMPTY },
        recorded: true,
        standings: scoring::standings(game, score),
    }
}
