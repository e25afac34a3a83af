//! SEMI:CO-OP.3: a common colony, but own stocks; the player with the best reputation wins.

use table::{Outcome, SeatSet};

use super::{Rules, coop};
use crate::scoring;
use crate::state::Martians;

/// MA-SEMI-01: four cycles or an early end; MA-SEMI-03: own stocks; MA-SEMI-09: trade.
pub const RULES: Rules = Rules {
    pooled: false,
    trade: true,
    shows_weather: false,
    early_end: true,
    can_be_lost: false,
    count,
    ..coop::RULES
};

/// MA-END-09: reputation and energy, nothing for tokens or deaths (MA-END-10). The highest score wins, mission
/// or not (MA-END-11, MA-SEMI-10), unless it had to succeed (MA-END-12, MA-DIF-20).
fn count(game: &Martians) -> Outcome {
    let standings = scoring::standings(game, |colour| {
        let mut lines = vec![scoring::reputation(game, colour)];
        if game.open.rules().extra_points {
            lines.push(scoring::energy(game, colour));
        }
        lines
    });
    let lost = game.open.options.must_succeed && !scoring::mission_succeeded(game);
    let winners = if lost { SeatSet::EMPTY } else { scoring::best(&standings) };
    Outcome { winners, recorded: false, standings }
}
