//! SEMI:CO-OP.3: a common colony, but own stocks; the best reputed player wins.

use table::{Outcome, SeatSet};

use super::{Rules, coop};
use crate::scoring;
use crate::state::Martians;

/// Own stocks, trade and an early end.
pub const RULES: Rules = Rules {
    pooled: false,
    trade: true,
    shows_weather: false,
    early_end: true,
    can_be_lost: false,
    count,
    ..coop::RULES
};

/// MA-END-09 to MA-END-13: reputation and energy; the highest wins, credits break ties; with the option all
/// lose if the mission failed.
fn count(game: &Martians) -> Outcome {
    let standings = scoring::standings(game, |colour| {
        let mut lines = vec![scoring::reputation(game, colour)];
        if game.open.rules().extra_points {
            lines.push(scoring::energy(game, colour));
        }
        lines
    });
    let lost = game.open.options.must_succeed && !scoring::mission_succeeded(game);
    Outcome { winners: if lost { SeatSet::EMPTY } else { scoring::best(&standings) }, standings }
}
