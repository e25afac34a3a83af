use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;

use crate::{Bout, BoutResult, Format, Lineup, Rated, Results, Share, TableSpec, Tournament, rate};

/// The results of a tournament. Everything but the times follows from the tournament alone, whatever the order of its games
/// and the number of runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The seed of the deals.
    pub seed: u64,
    /// How the bots were paired.
    pub format: Format,
    /// The number of games in the tournament.
    pub planned: u64,
    /// The number of games played so far.
    pub played: u64,
    /// The bots that took part.
    pub bots: Vec<String>,
    /// The results at each table.
    pub tables: Vec<TableReport>,
    /// The ratings in each competitive game.
    pub ratings: Vec<Ratings>,
    /// The cost of a decision, for each bot in each game.
    pub pace: Vec<Pace>,
}

/// The ratings in one game, over all its tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ratings {
    /// The game.
    pub game: String,
    /// The bots, best first.
    pub bots: Vec<Rated>,
}

/// The results at one table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableReport {
    /// The table's specification.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The variant.
    pub variant: String,
    /// The options that were given.
    pub options: Value,
    /// The number of players.
    pub players: u8,
    /// Whether the players win or lose together.
    pub together: bool,
    /// Duels between bots.
    pub duels: Vec<Duel>,
    /// Teams of one bot, at a cooperative table.
    pub teams: Vec<Team>,
    /// Each bot's results at mixed tables.
    pub mixed: Vec<Team>,
    /// The share of wins of each seat, whichever bot sat there.
    pub seats: Vec<Share>,
    /// The mean number of actions in a game.
    pub mean_actions: f64,
    /// The number of games that were given up.
    pub given_up: u64,
}

/// One challenger against another bot in all other seats. The challenger takes each seat in turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The bot in one seat.
    pub challenger: String,
    /// The bot in all other seats.
    pub field: String,
    /// The number of games.
    pub games: u64,
    /// The number of games the challenger won; shared wins count in parts.
    pub won: f64,
    /// The same as a share, with its 95 % interval.
    pub wins: Share,
    /// The share of wins if both were equal.
    pub fair: f64,
    /// The share of two-player games that this corresponds to.
    pub against_one: Share,
    /// Whether the whole interval lies above the fair share.
    pub stronger: bool,
    /// The mean score of the challenger.
    pub score: f64,
    /// The mean score of a seat of the other bot.
    pub field_score: f64,
}

/// The results of one bot in a team with itself, or at mixed tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Team {
    /// The bot.
    pub bot: String,
    /// The number of games.
    pub games: u64,
    /// The number of games won.
    pub won: f64,
    /// The same as a share, with its 95 % interval.
    pub wins: Share,
    /// The mean score.
    pub score: f64,
}

/// The cost of a decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pace {
    /// The game.
    pub game: String,
    /// The bot.
    pub bot: String,
    /// The number of decisions with more than one answer.
    pub decisions: u64,
    /// The mean time per decision, in milliseconds.
    pub mean_ms: f64,
    /// The mean number of simulated games per decision.
    pub simulations: f64,
}

impl Report {
    /// Sums up the games of `results` that belong to `tournament`.
    pub fn of(tournament: &Tournament, results: &Results) -> Report {
        let by_key: HashMap<_, _> = results.played().iter().map(|played| (played.key(), played)).collect();
        let bouts = tournament.bouts();
        let find = |bout: &Bout| by_key.get(&bout.key(tournament)).copied();
        let games: Vec<(&Bout, &BoutResult)> =
            bouts.iter().filter_map(|bout| Some((bout, find(bout)?))).collect();
        let table = |(at, spec): (usize, &TableSpec)| {
            let here: Vec<_> = games.iter().copied().filter(|(bout, _)| bout.table == at).collect();
            table_report(tournament, spec, &here)
        };
        Report {
            seed: tournament.seed,
            format: tournament.format,
            planned: bouts.len() as u64,
            played: games.len() as u64,
            bots: tournament.bots.iter().map(ToString::to_string).collect(),
            tables: tournament.tables.iter().enumerate().map(table).collect(),
            ratings: ratings(tournament, &games),
            pace: pace(tournament, &games),
        }
    }
}

fn table_report(tournament: &Tournament, spec: &TableSpec, games: &[(&Bout, &BoutResult)]) -> TableReport {
    let (mut duels, mut teams) = (Vec::new(), Vec::new());
    let lineups = tournament.lineups(spec);
    for lineup in &lineups {
        match lineup {
            Lineup::Duel { challenger, field } => {
                duels.push(duel(tournament, spec, games, *challenger, *field));
            }
            Lineup::Team(bot) => teams.push(team(tournament, games, *bot, false)),
            Lineup::Mixed(_) => {}
        }
    }
    let is_mixed = lineups.iter().any(|lineup| matches!(lineup, Lineup::Mixed(_)));
    let bots = if is_mixed { tournament.bots.len() } else { 0 };
    let count = games.len() as u64;
    let seat = |seat| Share::of(games.iter().map(|(_, game)| game.win(seat)).sum(), count);
    TableReport {
        table: spec.name.clone(),
        game: spec.title.name().into(),
        version: spec.title.version(),
        variant: spec.variant.into(),
        options: spec.options.clone(),
        players: spec.seats,
        together: spec.together,
        duels,
        teams,
        mixed: (0..bots).map(|bot| team(tournament, games, bot, true)).collect(),
        seats: (0..usize::from(spec.seats)).map(seat).collect(),
        mean_actions: mean(games.iter().map(|(_, game)| game.actions as f64)),
        given_up: games.iter().filter(|(_, game)| !game.finished).count() as u64,
    }
}

fn duel(
    tournament: &Tournament,
    spec: &TableSpec,
    games: &[(&Bout, &BoutResult)],
    challenger: usize,
    field: usize,
) -> Duel {
    // At a table of two, each bot has one seat; the one listed later is the challenger.
    let alone = |bout: &Bout| -> Option<usize> {
        let seats = |bot: usize| bout.seated.iter().filter(|&&seated| seated == bot).count();
        let matches = seats(challenger) == 1 && seats(field) == bout.seated.len() - 1;
        matches.then(|| bout.seated.iter().position(|&seated| seated == challenger)).flatten()
    };
    let own: Vec<_> = games.iter().filter_map(|(bout, game)| Some((alone(bout)?, *game))).collect();
    let count = own.len() as u64;
    let won = own.iter().map(|(seat, game)| game.win(*seat)).sum();
    let wins = Share::of(won, count);
    let fair = 1.0 / f64::from(spec.seats);
    let others = own.iter().flat_map(|(seat, game)| {
        let scores = game.scores.iter().enumerate();
        scores.filter(|(at, _)| at != seat).map(|(_, &score)| f64::from(score)).collect::<Vec<_>>()
    });
    Duel {
        challenger: tournament.bots[challenger].to_string(),
        field: tournament.bots[field].to_string(),
        games: count,
        won,
        wins,
        fair,
        against_one: wins.against_one(spec.seats),
        stronger: wins.above(fair),
        score: mean(own.iter().map(|(seat, game)| f64::from(game.scores[*seat]))),
        field_score: mean(others),
    }
}

/// The results of `bot`. A team wins as a whole; at a mixed table, each seat counts by itself.
fn team(tournament: &Tournament, games: &[(&Bout, &BoutResult)], bot: usize, mixed: bool) -> Team {
    let own: Vec<_> = games
        .iter()
        .filter_map(|(bout, game)| Some((bout.seated.iter().position(|&seated| seated == bot)?, *game)))
        .collect();
    let win = |seat: usize, game: &BoutResult| {
        if mixed { game.win(seat) } else { f64::from(u8::from(!game.winners.is_empty())) }
    };
    let won = own.iter().map(|(seat, game)| win(*seat, game)).sum();
    Team {
        bot: tournament.bots[bot].to_string(),
        games: own.len() as u64,
        won,
        wins: Share::of(won, own.len() as u64),
        score: mean(own.iter().map(|(seat, game)| f64::from(game.scores[*seat]))),
    }
}

fn ratings(tournament: &Tournament, games: &[(&Bout, &BoutResult)]) -> Vec<Ratings> {
    let bots: Vec<String> = tournament.bots.iter().map(ToString::to_string).collect();
    let rated = |game: String| {
        let own = games.iter().filter(|(bout, _)| {
            let spec = &tournament.tables[bout.table];
            spec.title.name() == game && !spec.together
        });
        let bots = rate(&bots, own.map(|(_, played)| *played));
        Ratings { game, bots }
    };
    let against = tournament.tables.iter().filter(|spec| !spec.together);
    names(against).into_iter().map(rated).collect()
}

fn pace(tournament: &Tournament, games: &[(&Bout, &BoutResult)]) -> Vec<Pace> {
    let mut all = Vec::new();
    for game in names(tournament.tables.iter()) {
        for (at, bot) in tournament.bots.iter().enumerate() {
            let (mut decisions, mut micros, mut simulations) = (0, 0, 0);
            for (bout, played) in
                games.iter().filter(|(bout, _)| tournament.tables[bout.table].title.name() == game)
            {
                for seat in (0..bout.seated.len()).filter(|&seat| bout.seated[seat] == at) {
                    decisions += played.decisions[seat];
                    micros += played.micros[seat];
                    simulations += played.simulations[seat];
                }
            }
            let each = |sum: u64| if decisions == 0 { 0.0 } else { sum as f64 / decisions as f64 };
            all.push(Pace {
                game: game.clone(),
                bot: bot.to_string(),
                decisions,
                mean_ms: each(micros) / 1000.0,
                simulations: each(simulations),
            });
        }
    }
    all
}

/// The names of the games at these tables, each once.
fn names<'a>(tables: impl Iterator<Item = &'a TableSpec>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for spec in tables {
        if !names.iter().any(|name| name == spec.title.name()) {
            names.push(spec.title.name().into());
        }
    }
    names
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0u64), |(sum, count), number| (sum + number, count + 1));
    if count == 0 { 0.0 } else { sum / count as f64 }
}
