//! COM.4: everybody for themselves, five cycles, own quarters, commissions.

use table::Outcome;

use super::{Rules, semi};
use crate::scoring;
use crate::state::Martians;

/// MA-COM-01: five cycles. MA-COM-03: own quarters and colony technologies, commissions and awards.
pub const RULES: Rules = Rules {
    cycles: 5,
    shared: false,
    keeps_tokens: true,
    replaces_commission: true,
    early_end: false,
    count,
    ..semi::RULES
};

/// MA-END-17: reputation, demand tokens, deaths, energy, fourth colonist, awards and hidden goals; the highest
/// score wins (MA-END-22).
fn count(game: &Martians) -> Outcome {
    let standings = scoring::standings(game, |colour| {
        let left = game.open.claimed[colour.index()].map_or(0, |own| game.open.left[own.index()]);
        let mut lines = vec![
            scoring::reputation(game, colour),
            scoring::demand_left(left),
            scoring::dead(game.open.dead[colour.index()]),
        ];
        if game.open.rules().extra_points {
            lines.push(scoring::energy(game, colour));
            lines.push(scoring::fourth(game, colour));
            lines.extend(scoring::awards(game, colour));
        }
        if game.open.options.hidden_goals {
            lines.push(scoring::hidden_goals(game, colour));
        }
        lines
    });
    Outcome { winners: scoring::best(&standings), recorded: false, standings }
}
