//! How a game ended, in words.

use table::{Arg, Outcome};
use titles::Table;

use super::board;
use crate::screen::{Failure, Screen};

/// Writes who won, everyone's points by source, and why it ended like this.
pub fn write(outcome: &Outcome, table: &dyn Table, screen: &mut Screen) -> Result<(), Failure> {
    let winners: Vec<_> = outcome.winners.iter().map(|seat| screen.words.name(seat, table.names())).collect();
    match winners.as_slice() {
        _ if outcome.recorded => screen.say("syrtis-result-recorded", &[])?,
        [] => screen.say("syrtis-result-nobody", &[])?,
        [one] => screen.say("syrtis-result-winner", &[("who", one.as_str().into())])?,
        several => screen.say("syrtis-result-winners", &[("who", several.join(", ").into())])?,
    }
    let mut standings: Vec<_> = outcome.standings.iter().collect();
    standings.sort_by_key(|standing| standing.place);
    let mut rows = Vec::new();
    for standing in standings {
        let who = match standing.who {
            Arg::Seat(seat) => screen.words.name(seat, table.names()),
            Arg::Name(id) => screen.words.text(id, &[]),
            Arg::Number(number) => number.to_string(),
        };
        let sources = standing.sources.iter().filter(|(_, points)| *points != 0);
        let sources = sources.map(|(id, points)| format!("{} {points}", screen.words.text(id, &[])));
        let sources = sources.collect::<Vec<_>>().join(" · ");
        rows.push(vec![format!("{}.", standing.place), who, standing.score.to_string(), sources]);
    }
    screen.columns(&rows)?;
    board::paragraphs_in_columns(&table.epilogue(), table, screen)
}
