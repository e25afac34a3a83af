use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Seat;
use titles::sim::game_seed;

use crate::{Bout, Contender, Setting};

/// Who plays whom, where, and how often.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Who takes part, the weakest first.
    pub bots: Vec<Contender>,
    /// The tables at which they meet.
    pub tables: Vec<Setting>,
    /// Who meets whom.
    pub format: Format,
    /// Whether each duel at a table of more than two is played the other way round too.
    pub both: bool,
    /// How many games each line-up plays at the least; the deals are rounded up so that every seat comes equally often.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Every bot meets every other in a duel.
    Pairs,
    /// Every bot meets the one before it in the list in a duel.
    Ladder,
    /// As many different bots as there are seats sit at a table, every choice of them.
    Mixed,
}

/// A word that is no format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no format; there are pairs, ladder, mixed")]
pub struct FormatError(String);

/// A plan under which nobody would play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// Bots play against each other at this table, so there must be two.
    #[error("at `{0}` bots play against each other: name at least two")]
    TooFewBots(String),
    /// A mixed table needs as many different bots as seats.
    #[error("a mixed table of `{table}` needs {seats} different bots")]
    TooFewForTable {
        /// The table.
        table: String,
        /// How many sit there.
        seats: u8,
    },
    /// A bot or a table stands twice in its list.
    #[error("`{0}` is named twice")]
    Twice(String),
    /// No games.
    #[error("no games are no measurement: ask for at least one")]
    NoGames,
}

impl FromStr for Format {
    type Err = FormatError;
    fn from_str(text: &str) -> Result<Format, FormatError> {
        match text {
            "pairs" => Ok(Format::Pairs),
            "ladder" => Ok(Format::Ladder),
            "mixed" => Ok(Format::Mixed),
            _ => Err(FormatError(text.chars().take(40).flat_map(char::escape_default).collect())),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Pairs => "pairs",
            Format::Ladder => "ladder",
            Format::Mixed => "mixed",
        })
    }
}

/// Who sits together at a table, by their places in [`Plan::bots`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// One challenger against a field of another bot in all other seats; the challenger takes each seat in turn.
    Duel {
        /// Who sits alone.
        challenger: usize,
        /// Who sits everywhere else.
        field: usize,
    },
    /// One bot in all seats of a table that wins or loses together.
    Team(usize),
    /// All different; everybody takes each seat in turn.
    Mixed(Vec<usize>),
}

impl Lineup {
    /// Over how many games a deal goes until everybody has had every seat.
    pub fn turns(&self, seats: u8) -> u8 {
        match self {
            Lineup::Team(_) => 1,
            Lineup::Duel { .. } | Lineup::Mixed(_) => seats,
        }
    }

    /// Who sits where in this turn.
    pub fn seated(&self, seats: u8, turn: u8) -> Vec<usize> {
        let seat = |seat: u8| match self {
            Lineup::Team(bot) => *bot,
            Lineup::Duel { challenger, field } => *if seat == turn { challenger } else { field },
            Lineup::Mixed(bots) => bots[usize::from((seat + seats - turn) % seats)],
        };
        (0..seats).map(seat).collect()
    }
}

impl Plan {
    /// Whether anything can be played under this plan.
    pub fn check(&self) -> Result<(), PlanError> {
        if self.games == 0 {
            return Err(PlanError::NoGames);
        }
        let names =
            self.bots.iter().map(Contender::to_string).chain(self.tables.iter().map(|t| t.name.clone()));
        let mut seen = Vec::new();
        for name in names {
            if seen.contains(&name) {
                return Err(PlanError::Twice(name));
            }
            seen.push(name);
        }
        for table in self.tables.iter().filter(|table| !table.together()) {
            if self.bots.len() < 2 {
                return Err(PlanError::TooFewBots(table.name.clone()));
            }
            if self.format == Format::Mixed && self.bots.len() < usize::from(table.seats) {
                return Err(PlanError::TooFewForTable { table: table.name.clone(), seats: table.seats });
            }
        }
        Ok(())
    }

    /// The line-ups at a table. The later bot of the list is the challenger.
    pub fn lineups(&self, table: &Setting) -> Vec<Lineup> {
        let bots = self.bots.len();
        if table.together() {
            return (0..bots).map(Lineup::Team).collect();
        }
        if self.format == Format::Mixed {
            return choices(bots, table.seats.into()).into_iter().map(Lineup::Mixed).collect();
        }
        let mut lineups = Vec::new();
        for challenger in 1..bots {
            let first = if self.format == Format::Ladder { challenger - 1 } else { 0 };
            for field in first..challenger {
                lineups.push(Lineup::Duel { challenger, field });
                // With two seats, taking turns is the other way round already.
                if self.both && table.seats > 2 {
                    lineups.push(Lineup::Duel { challenger: field, field: challenger });
                }
            }
        }
        lineups
    }

    /// Every game of the plan. Deal after deal, so that a run that is stopped has played about the same of everything.
    pub fn bouts(&self) -> Vec<Bout> {
        let mut bouts = Vec::new();
        for (at, table) in self.tables.iter().enumerate() {
            for lineup in self.lineups(table) {
                let turns = lineup.turns(table.seats);
                for deal in 0..self.games.div_ceil(turns.into()) {
                    let seated = |turn| lineup.seated(table.seats, turn);
                    bouts.extend((0..turns).map(|turn| Bout { table: at, deal, seated: seated(turn) }));
                }
            }
        }
        bouts.sort_by_key(|bout| bout.deal);
        bouts
    }

    /// The seed of a deal: the same for every line-up and every turn.
    pub fn deal_seed(&self, deal: u64) -> u64 {
        game_seed(self.seed, deal)
    }

    /// Who sits at `seat` in this game.
    pub fn bot(&self, bout: &Bout, seat: Seat) -> Contender {
        self.bots[bout.seated[seat.index()]]
    }
}

/// Every choice of `size` of the first `from` numbers.
fn choices(from: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for last in size - 1..from {
        for mut choice in choices(last, size - 1) {
            choice.push(last);
            all.push(choice);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(tables: &str, bots: &[&str], format: Format) -> Plan {
        let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        Plan { bots, tables: Setting::read(tables).unwrap(), format, both: false, games: 7, seed: 1 }
    }

    #[test]
    fn a_challenger_takes_every_seat_on_every_deal() {
        let plan = plan("redplanet:players=3", &["random", "random@1"], Format::Pairs);
        let bouts = plan.bouts();
        assert_eq!(bouts.len(), 9, "seven games are rounded up to three whole deals");
        let first: Vec<_> = bouts[..3].iter().map(|bout| bout.seated.clone()).collect();
        assert_eq!(first, [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
        assert!(bouts[..3].iter().all(|bout| bout.deal == 0));
    }

    #[test]
    fn a_ladder_has_neighbours_only_and_pairs_have_all() {
        let bots = ["random", "random@1", "random@2"];
        let ladder = plan("redplanet:players=2", &bots, Format::Ladder);
        assert_eq!(ladder.lineups(&ladder.tables[0]).len(), 2);
        let mut pairs = Plan { format: Format::Pairs, both: true, ..ladder };
        assert_eq!(pairs.lineups(&pairs.tables[0]).len(), 3);
        pairs.tables = Setting::read("redplanet:players=4").unwrap();
        assert_eq!(
            pairs.lineups(&pairs.tables[0]).len(),
            6,
            "a field against one is another game than one against it"
        );
    }

    #[test]
    fn at_a_mixed_table_everybody_has_every_seat() {
        let plan =
            plan("redplanet:players=3", &["random", "random@1", "random@2", "random@3"], Format::Mixed);
        let lineups = plan.lineups(&plan.tables[0]);
        assert_eq!(lineups.len(), 4, "three of four bots");
        let seated: Vec<_> = (0..3).map(|turn| lineups[0].seated(3, turn)).collect();
        assert_eq!(seated, [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn a_team_plays_every_deal_once() {
        let plan = plan("ares:variant=coop", &["random"], Format::Pairs);
        assert_eq!(plan.check(), Ok(()));
        assert_eq!(plan.bouts().len(), 7);
        assert!(plan.bouts().iter().all(|bout| bout.seated == [0, 0]));
    }

    #[test]
    fn a_plan_under_which_nobody_plays_says_why() {
        let alone = plan("redplanet:players=3", &["random"], Format::Pairs);
        assert!(alone.check().unwrap_err().to_string().contains("at least two"));
        let few = plan("redplanet:players=3", &["random", "random@1"], Format::Mixed);
        assert!(few.check().unwrap_err().to_string().contains("3 different"));
        let twice = plan("redplanet:players=3", &["random", "random"], Format::Pairs);
        assert_eq!(twice.check(), Err(PlanError::Twice("random".into())));
        let none = Plan { games: 0, ..twice };
        assert_eq!(none.check(), Err(PlanError::NoGames));
    }
}
