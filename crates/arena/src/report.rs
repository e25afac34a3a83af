use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;

use crate::{Bout, Format, Lineup, Plan, Played, Rated, Results, Setting, Share, rate};

/// What came out of a run. Everything but the times follows from the plan, in whichever order and over however many
/// runs its games were played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The seed of the deals.
    pub seed: u64,
    /// Who met whom.
    pub format: Format,
    /// How many games the plan has.
    pub planned: u64,
    /// How many of them were played.
    pub played: u64,
    /// Who took part.
    pub bots: Vec<String>,
    /// What happened at each table.
    pub tables: Vec<TableReport>,
    /// The ratings in each game in which bots play against each other.
    pub ratings: Vec<Ratings>,
    /// What a decision costs each bot in each game.
    pub pace: Vec<Pace>,
}

/// The ratings in one game, over all its tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ratings {
    /// The game.
    pub game: String,
    /// The bots, the best first.
    pub bots: Vec<Rated>,
}

/// What happened at one table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TableReport {
    /// The table as it is written.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The variant.
    pub variant: String,
    /// The options that were given.
    pub options: Value,
    /// How many sat there.
    pub players: u8,
    /// Whether they win or lose together.
    pub together: bool,
    /// Bots against each other.
    pub duels: Vec<Duel>,
    /// Bots with each other.
    pub teams: Vec<Team>,
    /// Bots at mixed tables.
    pub mixed: Vec<Team>,
    /// The share of wins of each seat, whoever sat there.
    pub seats: Vec<Share>,
    /// How many actions a game took in the mean.
    pub mean_actions: f64,
    /// How many games did not come to an end.
    pub given_up: u64,
}

/// One challenger against a field of another bot, each seat in turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// Who sat alone.
    pub challenger: String,
    /// Who sat everywhere else.
    pub field: String,
    /// How many games.
    pub games: u64,
    /// How many of them the challenger won; shared wins count in parts.
    pub won: f64,
    /// The same as a share, with its 95 % interval.
    pub wins: Share,
    /// The share of wins if both were equal.
    pub fair: f64,
    /// The share of two-player games this is worth.
    pub against_one: Share,
    /// Whether the whole interval lies above the fair share.
    pub stronger: bool,
    /// The mean score of the challenger.
    pub score: f64,
    /// The mean score of each of the field.
    pub field_score: f64,
}

/// How one bot fared in games with itself, or among all others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Team {
    /// The bot.
    pub bot: String,
    /// How many games.
    pub games: u64,
    /// How many were won.
    pub won: f64,
    /// The same as a share, with its 95 % interval.
    pub wins: Share,
    /// The mean score.
    pub score: f64,
}

/// What a decision costs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pace {
    /// The game.
    pub game: String,
    /// The bot.
    pub bot: String,
    /// How many decisions with more than one answer were counted.
    pub decisions: u64,
    /// How long one took in the mean, in milliseconds.
    pub mean_ms: f64,
    /// How many games were simulated for one in the mean.
    pub simulations: f64,
}

impl Report {
    /// Sums up those games of `results` that belong to `plan`.
    pub fn of(plan: &Plan, results: &Results) -> Report {
        let by_key: HashMap<_, _> = results.played().iter().map(|played| (played.key(), played)).collect();
        let bouts = plan.bouts();
        let find = |bout: &Bout| by_key.get(&bout.key(plan)).copied();
        let games: Vec<(&Bout, &Played)> =
            bouts.iter().filter_map(|bout| Some((bout, find(bout)?))).collect();
        let table = |(at, setting): (usize, &Setting)| {
            let here: Vec<_> = games.iter().copied().filter(|(bout, _)| bout.table == at).collect();
            table_report(plan, setting, &here)
        };
        Report {
            seed: plan.seed,
            format: plan.format,
            planned: bouts.len() as u64,
            played: games.len() as u64,
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            tables: plan.tables.iter().enumerate().map(table).collect(),
            ratings: ratings(plan, &games),
            pace: pace(plan, &games),
        }
    }
}

fn table_report(plan: &Plan, setting: &Setting, games: &[(&Bout, &Played)]) -> TableReport {
    let (mut duels, mut teams) = (Vec::new(), Vec::new());
    let lineups = plan.lineups(setting);
    for lineup in &lineups {
        match lineup {
            Lineup::Duel { challenger, field } => duels.push(duel(plan, setting, games, *challenger, *field)),
            Lineup::Team(bot) => teams.push(team(plan, games, *bot, 0.0)),
            Lineup::Mixed(_) => {}
        }
    }
    let is_mixed = lineups.iter().any(|lineup| matches!(lineup, Lineup::Mixed(_)));
    let bots = if is_mixed { plan.bots.len() } else { 0 };
    let count = games.len() as u64;
    let seat = |seat| Share::of(games.iter().map(|(_, game)| game.win(seat)).sum(), count);
    TableReport {
        table: setting.name.clone(),
        game: setting.title.name().into(),
        version: setting.title.version(),
        variant: setting.variant.into(),
        options: setting.options.clone(),
        players: setting.seats,
        together: setting.together(),
        duels,
        teams,
        mixed: (0..bots).map(|bot| team(plan, games, bot, 1.0)).collect(),
        seats: (0..usize::from(setting.seats)).map(seat).collect(),
        mean_actions: mean(games.iter().map(|(_, game)| game.actions as f64)),
        given_up: games.iter().filter(|(_, game)| !game.finished).count() as u64,
    }
}

fn duel(plan: &Plan, setting: &Setting, games: &[(&Bout, &Played)], challenger: usize, field: usize) -> Duel {
    // At a table of two, each is alone; the one listed later is the challenger.
    let alone = |bout: &Bout| -> Option<usize> {
        let seats = |bot: usize| bout.seated.iter().filter(|&&seated| seated == bot).count();
        let matches = seats(challenger) == 1 && seats(field) == bout.seated.len() - 1;
        matches.then(|| bout.seated.iter().position(|&seated| seated == challenger)).flatten()
    };
    let own: Vec<_> = games.iter().filter_map(|(bout, game)| Some((alone(bout)?, *game))).collect();
    let count = own.len() as u64;
    let won = own.iter().map(|(seat, game)| game.win(*seat)).sum();
    let wins = Share::of(won, count);
    let fair = 1.0 / f64::from(setting.seats);
    let others = own.iter().flat_map(|(seat, game)| {
        let scores = game.scores.iter().enumerate();
        scores.filter(|(at, _)| at != seat).map(|(_, &score)| f64::from(score)).collect::<Vec<_>>()
    });
    Duel {
        challenger: plan.bots[challenger].to_string(),
        field: plan.bots[field].to_string(),
        games: count,
        won,
        wins,
        fair,
        against_one: wins.against_one(setting.seats),
        stronger: wins.above(fair),
        score: mean(own.iter().map(|(seat, game)| f64::from(game.scores[*seat]))),
        field_score: mean(others),
    }
}

/// How `bot` fared where it sits. With `each` at 1 every one of its seats is counted, at 0 the table as one.
fn team(plan: &Plan, games: &[(&Bout, &Played)], bot: usize, each: f64) -> Team {
    let own: Vec<_> = games
        .iter()
        .filter_map(|(bout, game)| Some((bout.seated.iter().position(|&seated| seated == bot)?, *game)))
        .collect();
    let win = |seat: usize, game: &Played| {
        if each > 0.0 { game.win(seat) } else { f64::from(u8::from(!game.winners.is_empty())) }
    };
    let won = own.iter().map(|(seat, game)| win(*seat, game)).sum();
    Team {
        bot: plan.bots[bot].to_string(),
        games: own.len() as u64,
        won,
        wins: Share::of(won, own.len() as u64),
        score: mean(own.iter().map(|(seat, game)| f64::from(game.scores[*seat]))),
    }
}

fn ratings(plan: &Plan, games: &[(&Bout, &Played)]) -> Vec<Ratings> {
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let rated = |game: String| {
        let own = games.iter().filter(|(bout, _)| {
            let setting = &plan.tables[bout.table];
            setting.title.name() == game && !setting.together()
        });
        let bots = rate(&bots, own.map(|(_, played)| *played));
        Ratings { game, bots }
    };
    let against = plan.tables.iter().filter(|setting| !setting.together());
    names(against).into_iter().map(rated).collect()
}

fn pace(plan: &Plan, games: &[(&Bout, &Played)]) -> Vec<Pace> {
    let mut all = Vec::new();
    for game in names(plan.tables.iter()) {
        for (at, bot) in plan.bots.iter().enumerate() {
            let (mut decisions, mut micros, mut simulations) = (0, 0, 0);
            for (bout, played) in
                games.iter().filter(|(bout, _)| plan.tables[bout.table].title.name() == game)
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

/// The games at these tables, each once.
fn names<'a>(tables: impl Iterator<Item = &'a Setting>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for setting in tables {
        if !names.iter().any(|name| name == setting.title.name()) {
            names.push(setting.title.name().into());
        }
    }
    names
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0u64), |(sum, count), number| (sum + number, count + 1));
    if count == 0 { 0.0 } else { sum / count as f64 }
}
