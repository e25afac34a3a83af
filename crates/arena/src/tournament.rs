use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use titles::sim::game_seed;
use titles::{Net, NetName};

use crate::{Bout, Contender, TableSpec};

/// Networks by the names under which bots use them.
pub type Nets = BTreeMap<NetName, Arc<Net>>;

/// Which bots meet, where, and how often.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// The bots that take part, weakest first.
    pub bots: Vec<Contender>,
    /// The tables at which they meet.
    pub tables: Vec<TableSpec>,
    /// How the bots are paired.
    pub format: Format,
    /// Whether each duel at a table for more than two is also played with the roles swapped.
    pub both: bool,
    /// The least number of games of each line-up; it is rounded up so that every bot sits in every seat equally often.
    pub games: u64,
    /// The seed of all deals.
    pub seed: u64,
    /// The networks that bots are named with.
    pub nets: Nets,
}

/// How bots are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Every bot meets every other in a duel.
    Pairs,
    /// Every bot meets the one before it in the list in a duel.
    Ladder,
    /// Different bots in all seats of a table, in every combination.
    Mixed,
}

/// A word that is not a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a format; the formats are pairs, ladder and mixed")]
pub struct FormatError(String);

/// Why a tournament can't be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TournamentError {
    /// A competitive table needs at least two bots.
    #[error("at `{0}` bots play against each other: name at least two")]
    TooFewBots(String),
    /// A mixed table needs as many different bots as seats.
    #[error("a mixed table of `{table}` needs {seats} different bots")]
    TooFewForTable {
        /// The table.
        table: String,
        /// The number of seats.
        seats: u8,
    },
    /// A bot or a table is listed twice.
    #[error("`{0}` is named twice")]
    Twice(String),
    /// A bot is named with a network that is not there, or that is for another game than one of the tables.
    #[error("`{bot}` needs a network for {game}")]
    NoNet {
        /// The bot.
        bot: String,
        /// The game.
        game: String,
    },
    /// No games are asked for.
    #[error("a tournament needs at least one game")]
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

/// The bots at a table, as indices into [`Tournament::bots`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// One challenger against another bot in all other seats. The challenger takes each seat in turn.
    Duel {
        /// The bot in one seat.
        challenger: usize,
        /// The bot in all other seats.
        field: usize,
    },
    /// One bot in all seats of a cooperative table.
    Team(usize),
    /// Different bots in all seats. Each takes every seat in turn.
    Mixed(Vec<usize>),
}

impl Lineup {
    /// The number of games per deal in which every bot sits in every seat.
    pub fn turns(&self, seats: u8) -> u8 {
        match self {
            Lineup::Team(_) => 1,
            Lineup::Duel { .. } | Lineup::Mixed(_) => seats,
        }
    }

    /// The bot in each seat in this turn.
    pub fn seated(&self, seats: u8, turn: u8) -> Vec<usize> {
        let seat = |seat: u8| match self {
            Lineup::Team(bot) => *bot,
            Lineup::Duel { challenger, field } => *if seat == turn { challenger } else { field },
            Lineup::Mixed(bots) => bots[usize::from((seat + seats - turn) % seats)],
        };
        (0..seats).map(seat).collect()
    }
}

impl Tournament {
    /// Checks that the tournament can be played.
    pub fn check(&self) -> Result<(), TournamentError> {
        if self.games == 0 {
            return Err(TournamentError::NoGames);
        }
        let names =
            self.bots.iter().map(Contender::to_string).chain(self.tables.iter().map(|t| t.name.clone()));
        let mut seen = Vec::new();
        for name in names {
            if seen.contains(&name) {
                return Err(TournamentError::Twice(name));
            }
            seen.push(name);
        }
        for bot in &self.bots {
            let Some(name) = &bot.net else { continue };
            let game =
                |table: &&TableSpec| self.nets.get(name).is_none_or(|net| net.game() != table.title.name());
            if let Some(table) = self.tables.iter().find(game) {
                let (bot, game) = (bot.to_string(), table.title.name().to_string());
                return Err(TournamentError::NoNet { bot, game });
            }
        }
        for table in self.tables.iter().filter(|table| !table.together) {
            if self.bots.len() < 2 {
                return Err(TournamentError::TooFewBots(table.name.clone()));
            }
            if self.format == Format::Mixed && self.bots.len() < usize::from(table.seats) {
                return Err(TournamentError::TooFewForTable {
                    table: table.name.clone(),
                    seats: table.seats,
                });
            }
        }
        Ok(())
    }

    /// The line-ups at a table. Of two bots, the one listed later is the challenger.
    pub fn lineups(&self, table: &TableSpec) -> Vec<Lineup> {
        let bots = self.bots.len();
        if table.together {
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
                // With two seats, taking turns already swaps the roles.
                if self.both && table.seats > 2 {
                    lineups.push(Lineup::Duel { challenger: field, field: challenger });
                }
            }
        }
        lineups
    }

    /// Every game of the tournament, deal by deal, so that a run that is stopped has played about as much of everything.
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

    /// The seed of a deal, the same for every line-up and every turn.
    pub fn deal_seed(&self, deal: u64) -> u64 {
        game_seed(self.seed, deal)
    }
}

/// Every combination of `size` of the first `from` numbers.
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

    fn tournament(tables: &str, bots: &[&str], format: Format) -> Tournament {
        let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        Tournament {
            bots,
            tables: TableSpec::read(tables).unwrap(),
            format,
            both: false,
            games: 7,
            seed: 1,
            nets: Nets::new(),
        }
    }

    #[test]
    fn a_challenger_takes_every_seat_on_every_deal() {
        let tournament = tournament("redplanet:players=3", &["random", "random@1"], Format::Pairs);
        let bouts = tournament.bouts();
        assert_eq!(bouts.len(), 9, "seven games are rounded up to three whole deals");
        let first: Vec<_> = bouts[..3].iter().map(|bout| bout.seated.clone()).collect();
        assert_eq!(first, [[1, 0, 0], [0, 1, 0], [0, 0, 1]]);
        assert!(bouts[..3].iter().all(|bout| bout.deal == 0));
    }

    #[test]
    fn a_ladder_pairs_neighbours_and_pairs_pairs_all() {
        let bots = ["random", "random@1", "random@2"];
        let ladder = tournament("redplanet:players=2", &bots, Format::Ladder);
        assert_eq!(ladder.lineups(&ladder.tables[0]).len(), 2);
        let mut pairs = Tournament { format: Format::Pairs, both: true, ..ladder };
        assert_eq!(pairs.lineups(&pairs.tables[0]).len(), 3);
        pairs.tables = TableSpec::read("redplanet:players=4").unwrap();
        assert_eq!(
            pairs.lineups(&pairs.tables[0]).len(),
            6,
            "one against many is not the same as many against one"
        );
    }

    #[test]
    fn at_a_mixed_table_every_bot_sits_in_every_seat() {
        let tournament =
            tournament("redplanet:players=3", &["random", "random@1", "random@2", "random@3"], Format::Mixed);
        let lineups = tournament.lineups(&tournament.tables[0]);
        assert_eq!(lineups.len(), 4, "three of four bots");
        let seated: Vec<_> = (0..3).map(|turn| lineups[0].seated(3, turn)).collect();
        assert_eq!(seated, [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
    }

    #[test]
    fn a_team_plays_every_deal_once() {
        let tournament = tournament("ares:variant=coop", &["random"], Format::Pairs);
        assert_eq!(tournament.check(), Ok(()));
        assert_eq!(tournament.bouts().len(), 7);
        assert!(tournament.bouts().iter().all(|bout| bout.seated == [0, 0]));
    }

    #[test]
    fn an_impossible_tournament_is_refused_with_the_reason() {
        let alone = tournament("redplanet:players=3", &["random"], Format::Pairs);
        assert!(alone.check().unwrap_err().to_string().contains("at least two"));
        let few = tournament("redplanet:players=3", &["random", "random@1"], Format::Mixed);
        assert!(few.check().unwrap_err().to_string().contains("3 different"));
        let twice = tournament("redplanet:players=3", &["random", "random"], Format::Pairs);
        assert_eq!(twice.check(), Err(TournamentError::Twice("random".into())));
        let none = Tournament { games: 0, ..twice };
        assert_eq!(none.check(), Err(TournamentError::NoGames));
    }
}
