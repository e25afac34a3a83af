//! How a game plays: its length, the spread of points, and which seats and pieces win.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;
use table::{Arg, Seat, Viewer};
use titles::sim::{Batch, Tally, WHOLE_WIN, win_part};
use titles::{Level, Title};

use crate::bot_game::BotGame;
use crate::{Contender, Nets, Share, TableSpec};

/// The verb of a piece that came up for the whole table.
const CAME_UP: &str = "event";

/// Which games to play for statistics.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// The table.
    pub table: TableSpec,
    /// The bots: one for all seats, or one per seat; they move on by one seat with every game.
    pub bots: Vec<Contender>,
    /// The number of games, their seed and the threads.
    pub batch: Batch,
}

/// The statistics of many games. They add up whole numbers, so they do not depend on threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Statistics {
    /// The table's specification.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The variant.
    pub variant: String,
    /// The options of the tables.
    pub options: Value,
    /// The number of players.
    pub players: u8,
    /// Whether the players win or lose together.
    pub together: bool,
    /// The bots.
    pub bots: Vec<String>,
    /// The seed of the batch.
    pub seed: u64,
    /// The number of games asked for.
    pub games: u64,
    /// The number of games that ended.
    pub finished: u64,
    /// The share of games that somebody won.
    pub won: Share,
    /// The final scores of all seats.
    pub scores: Distribution,
    /// The scores of the winners.
    pub winning_scores: Distribution,
    /// The points by which the best was ahead of the second.
    pub leads: Distribution,
    /// The number of actions in a game.
    pub actions: Distribution,
    /// The round in which a game ended.
    pub rounds: Distribution,
    /// The results of each seat.
    pub seats: Vec<SeatStatistics>,
    /// Where the points came from.
    pub sources: Vec<Source>,
    /// The share of each kind of action.
    pub kinds: BTreeMap<String, f64>,
    /// The results of the pieces of the box.
    pub pieces: Vec<Piece>,
}

/// How often each number occurred.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Distribution {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The smallest number.
    pub least: i64,
    /// The tenth percentile.
    pub tenth: i64,
    /// The median.
    pub median: i64,
    /// The ninetieth percentile.
    pub ninetieth: i64,
    /// The largest number.
    pub most: i64,
    /// Every number and how often it occurred.
    pub counts: Vec<(i64, u64)>,
}

/// The results of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatStatistics {
    /// The seat.
    pub seat: u8,
    /// Its mean score.
    pub score: f64,
    /// Its share of wins.
    pub wins: Share,
    /// How far its share of wins is above or below the fair share.
    pub advantage: f64,
}

/// A source of points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Source {
    /// The Fluent id of its name.
    pub name: String,
    /// The mean points of the winners.
    pub winners: f64,
    /// The mean points of the others.
    pub others: f64,
}

/// The results of the seats that did something with a piece of the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Piece {
    /// The kind of piece.
    pub kind: String,
    /// Its id in the data.
    pub id: String,
    /// The Fluent id of its name.
    pub name: String,
    /// What was done with it: the kind of action, or `event` if it came up for the whole table.
    pub verb: String,
    /// How often: once per seat and game, or once per game if it came up for the whole table.
    pub times: u64,
    /// The same as a share of all seats in all games, or of all games.
    pub share: f64,
    /// The share of wins of these seats.
    pub wins: Share,
    /// The share of wins of all seats.
    pub usual: f64,
    /// The mean score of these seats.
    pub score: f64,
}

/// Plays the games of `survey`. `progress` gets the number of games done so far, from any thread.
pub fn run(survey: &Survey, progress: &(dyn Fn(u64) + Sync)) -> Statistics {
    let catalog = Catalog::of(survey.table.title);
    let all = survey.batch.play(
        progress,
        || Sums::new(&catalog),
        |sums, number, seed| play(survey, &catalog, number, seed, sums),
    );
    let sums = all.into_iter().reduce(Sums::plus).expect("a batch has at least one thread");
    sums.statistics(survey, &catalog)
}

/// The pieces of the box, and which of them each action names.
struct Catalog {
    pieces: Vec<(&'static str, &'static str, &'static str)>,
    by_name: BTreeMap<&'static str, usize>,
    /// For each action index: its kind, and the pieces it names.
    actions: Vec<(u16, Vec<usize>)>,
    verbs: Vec<&'static str>,
}

impl Catalog {
    fn of(title: &dyn Title) -> Catalog {
        let pieces: Vec<_> = title.material().iter().map(|item| (item.kind, item.id, item.name)).collect();
        let by_name: BTreeMap<_, _> = pieces.iter().enumerate().map(|(at, piece)| (piece.2, at)).collect();
        let kinds = title.kinds();
        let verb = |index: usize| {
            kinds.iter().position(|kind| (kind.first..kind.first + kind.room).contains(&index))
        };
        let about = |index: usize| {
            let message = title.action_message(index as u16);
            let args = message.map(|message| message.args).unwrap_or_default();
            let named = args.iter().filter_map(|(_, arg)| match arg {
                Arg::Name(name) => by_name.get(name).copied(),
                Arg::Number(_) | Arg::Seat(_) => None,
            });
            (verb(index).unwrap_or(kinds.len()) as u16, named.collect())
        };
        let actions = (0..title.action_count()).map(about).collect();
        let verbs = kinds.iter().map(|kind| kind.name).chain([CAME_UP]).collect();
        Catalog { pieces, by_name, actions, verbs }
    }

    /// The verb of pieces that came up for the whole table.
    fn came_up(&self) -> u16 {
        self.verbs.len() as u16 - 1
    }
}

/// Everything that is added up: whole numbers only, so that the order does not matter.
struct Sums {
    tally: Tally,
    scores: BTreeMap<i64, u64>,
    winning: BTreeMap<i64, u64>,
    leads: BTreeMap<i64, u64>,
    actions: BTreeMap<i64, u64>,
    rounds: BTreeMap<i64, u64>,
    sources: BTreeMap<&'static str, [i64; 2]>,
    /// The number of seats that won, and of those that did not.
    sides: [u64; 2],
    pieces: BTreeMap<(u16, usize), PieceSums>,
}

/// What the seats that did something with a piece add up to.
#[derive(Clone, Copy, Default)]
struct PieceSums {
    times: u64,
    wins: u64,
    score: i64,
}

fn play(survey: &Survey, catalog: &Catalog, number: u64, seed: u64, sums: &mut Sums) {
    let bot = |seat: u8| survey.bots[(usize::from(seat) + number as usize) % survey.bots.len()];
    let bots: Vec<Contender> = (0..survey.table.seats).map(bot).collect();
    let mut game = BotGame::open(&survey.table, seed, &bots, &Nets::new());
    let mut done: BTreeSet<(usize, u16, usize)> = BTreeSet::new();
    let ended = game.play(|table, seat, own| {
        let action = if own.bot.level == Level::Random {
            // Any legal action, without the cost of a view.
            *own.chance.pick(table.legal(seat))?
        } else {
            own.choose(&table.sight(seat)?)?
        };
        sums.tally.actions[usize::from(action)] += 1;
        let (verb, pieces) = &catalog.actions[usize::from(action)];
        done.extend(pieces.iter().map(|piece| (seat.index(), *verb, *piece)));
        Some(action)
    });
    ended.expect("a bot chooses a legal action");
    let came_up = came_up(&*game.table, catalog);
    sums.end(&*game.table, &done, &came_up, catalog);
}

/// The pieces named by events that concern no seat in particular.
fn came_up(table: &dyn titles::Table, catalog: &Catalog) -> BTreeSet<usize> {
    let mut pieces = BTreeSet::new();
    for told in table.retell(0, Viewer::Open).into_iter().flatten() {
        let args = &told.message.args;
        if args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_))) {
            continue;
        }
        pieces.extend(args.iter().filter_map(|(_, arg)| match arg {
            Arg::Name(name) => catalog.by_name.get(name).copied(),
            Arg::Number(_) | Arg::Seat(_) => None,
        }));
    }
    pieces
}

impl Sums {
    fn new(catalog: &Catalog) -> Sums {
        Sums {
            tally: Tally::new(catalog.actions.len()),
            scores: BTreeMap::new(),
            winning: BTreeMap::new(),
            leads: BTreeMap::new(),
            actions: BTreeMap::new(),
            rounds: BTreeMap::new(),
            sources: BTreeMap::new(),
            sides: [0; 2],
            pieces: BTreeMap::new(),
        }
    }

    fn end(
        &mut self,
        table: &dyn titles::Table,
        done: &BTreeSet<(usize, u16, usize)>,
        came_up: &BTreeSet<usize>,
        catalog: &Catalog,
    ) {
        let outcome = table.outcome();
        self.tally.add_game(outcome.as_ref(), table.lines() as u64, table.round());
        let Some(outcome) = outcome else { return };
        *self.actions.entry(table.lines() as i64).or_default() += 1;
        *self.rounds.entry(table.round().into()).or_default() += 1;
        let mut all = Vec::new();
        for standing in &outcome.standings {
            let Arg::Seat(seat) = standing.who else { continue };
            let (score, won) = (i64::from(standing.score), outcome.winners.contains(seat));
            all.push(score);
            *self.scores.entry(score).or_default() += 1;
            if won {
                *self.winning.entry(score).or_default() += 1;
            }
            self.sides[usize::from(!won)] += 1;
            for (source, points) in &standing.sources {
                self.sources.entry(source).or_default()[usize::from(!won)] += i64::from(*points);
            }
        }
        let score_of = |seat: usize| {
            let own = outcome.standings.iter().find(|standing| standing.who == Arg::Seat(Seat(seat as u8)));
            own.map_or(0, |standing| i64::from(standing.score))
        };
        for &(seat, verb, piece) in done {
            let sums = self.pieces.entry((verb, piece)).or_default();
            sums.times += 1;
            sums.wins += win_part(&outcome, Seat(seat as u8));
            sums.score += score_of(seat);
        }
        for &piece in came_up {
            let sums = self.pieces.entry((catalog.came_up(), piece)).or_default();
            sums.times += 1;
            sums.wins += if outcome.winners.is_empty() { 0 } else { WHOLE_WIN };
            sums.score += all.iter().sum::<i64>() / all.len().max(1) as i64;
        }
        all.sort_unstable_by(|one, other| other.cmp(one));
        if let [best, second, ..] = all[..] {
            *self.leads.entry(best - second).or_default() += 1;
        }
    }

    fn plus(mut self, more: Sums) -> Sums {
        self.tally.add(&more.tally);
        let pairs = [
            (&mut self.scores, more.scores),
            (&mut self.winning, more.winning),
            (&mut self.leads, more.leads),
            (&mut self.actions, more.actions),
            (&mut self.rounds, more.rounds),
        ];
        for (sum, more) in pairs {
            more.into_iter().for_each(|(value, count)| *sum.entry(value).or_default() += count);
        }
        for (source, points) in more.sources {
            let sum = self.sources.entry(source).or_default();
            sum[0] += points[0];
            sum[1] += points[1];
        }
        self.sides[0] += more.sides[0];
        self.sides[1] += more.sides[1];
        for (piece, sums) in more.pieces {
            let sum = self.pieces.entry(piece).or_default();
            sum.times += sums.times;
            sum.wins += sums.wins;
            sum.score += sums.score;
        }
        self
    }

    fn statistics(self, survey: &Survey, catalog: &Catalog) -> Statistics {
        let spec = &survey.table;
        let seats = u64::from(spec.seats);
        let usual = if spec.together {
            Share::of(self.tally.won as f64, self.tally.finished).share / seats as f64
        } else {
            1.0 / seats as f64
        };
        let kinds = self.tally.by_kind(spec.title.kinds()).filter(|(_, share)| *share > 0.0);
        Statistics {
            table: spec.name.clone(),
            game: spec.title.name().into(),
            version: spec.title.version(),
            variant: spec.variant.into(),
            options: spec.options.clone(),
            players: spec.seats,
            together: spec.together,
            bots: survey.bots.iter().map(ToString::to_string).collect(),
            seed: survey.batch.seed,
            games: survey.batch.games,
            finished: self.tally.finished,
            won: Share::of(self.tally.won as f64, self.tally.finished),
            scores: Distribution::of(&self.scores),
            winning_scores: Distribution::of(&self.winning),
            leads: Distribution::of(&self.leads),
            actions: Distribution::of(&self.actions),
            rounds: Distribution::of(&self.rounds),
            seats: (0..spec.seats).map(|seat| self.seat_statistics(seat, usual)).collect(),
            sources: self.source_statistics(),
            kinds: kinds.map(|(kind, share)| (kind.to_string(), share)).collect(),
            pieces: self.piece_statistics(spec, catalog),
        }
    }

    fn seat_statistics(&self, seat: u8, usual: f64) -> SeatStatistics {
        let Tally { finished, scores, wins, .. } = &self.tally;
        let at = usize::from(seat);
        let wins = Share::of(wins[at] as f64 / WHOLE_WIN as f64, *finished);
        let score = scores[at] as f64 / (*finished).max(1) as f64;
        SeatStatistics { seat, score, wins, advantage: wins.share - usual }
    }

    fn source_statistics(&self) -> Vec<Source> {
        let mean = |points: i64, side: usize| points as f64 / self.sides[side].max(1) as f64;
        let one = |(name, points): (&&'static str, &[i64; 2])| Source {
            name: (*name).into(),
            winners: mean(points[0], 0),
            others: mean(points[1], 1),
        };
        self.sources.iter().map(one).collect()
    }

    /// The pieces by kind and verb, those that win most first.
    fn piece_statistics(&self, spec: &TableSpec, catalog: &Catalog) -> Vec<Piece> {
        let seats = u64::from(spec.seats);
        let Tally { finished, won, .. } = self.tally;
        let chance = won as f64 / finished.max(1) as f64;
        let one = |(&(verb, piece), sums): (&(u16, usize), &PieceSums)| {
            let (kind, id, name) = catalog.pieces[piece];
            let for_all = verb == catalog.came_up();
            // At a cooperative table each seat's part of the win is the whole win.
            let whole = if spec.together && !for_all { seats as f64 } else { 1.0 };
            let wins = sums.wins as f64 / WHOLE_WIN as f64 * whole;
            let among = if for_all { finished } else { finished * seats };
            Piece {
                kind: kind.into(),
                id: id.into(),
                name: name.into(),
                verb: catalog.verbs[usize::from(verb)].into(),
                times: sums.times,
                share: sums.times as f64 / among.max(1) as f64,
                wins: Share::of(wins, sums.times),
                usual: if spec.together || for_all { chance } else { chance / seats as f64 },
                score: sums.score as f64 / sums.times.max(1) as f64,
            }
        };
        // Where somebody always wins, pieces that come up for the whole table tell nothing.
        let tells = |place: &(u16, usize)| place.0 != catalog.came_up() || won < finished;
        let mut pieces: Vec<Piece> = self.pieces.iter().filter(|(place, _)| tells(place)).map(one).collect();
        pieces.sort_by(|one, other| {
            let group = (&one.kind, &one.verb).cmp(&(&other.kind, &other.verb));
            group.then(other.wins.share.total_cmp(&one.wins.share)).then(one.id.cmp(&other.id))
        });
        pieces
    }
}

impl Distribution {
    fn of(counts: &BTreeMap<i64, u64>) -> Distribution {
        let total: u64 = counts.values().sum();
        let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value())
        else {
            return Distribution::default();
        };
        let n = total as f64;
        let mean = counts.iter().map(|(value, count)| *value as f64 * *count as f64).sum::<f64>() / n;
        let squares: f64 =
            counts.iter().map(|(value, count)| (*value as f64 - mean).powi(2) * *count as f64).sum();
        let at = |part: f64| {
            let mut left = (part * n).ceil().max(1.0) as u64;
            let found = counts.iter().find(|(_, count)| {
                let here = left <= **count;
                left = left.saturating_sub(**count);
                here
            });
            found.map_or(most, |(value, _)| *value)
        };
        Distribution {
            mean,
            deviation: (squares / n).sqrt(),
            least,
            tenth: at(0.1),
            median: at(0.5),
            ninetieth: at(0.9),
            most,
            counts: counts.iter().map(|(value, count)| (*value, *count)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_has_percentiles_and_ends() {
        let counts: BTreeMap<i64, u64> = (1..=100).map(|value| (value, 1)).collect();
        let spread = Distribution::of(&counts);
        assert_eq!(
            (spread.least, spread.tenth, spread.median, spread.ninetieth, spread.most),
            (1, 10, 50, 90, 100)
        );
        assert!((spread.mean - 50.5).abs() < 1e-9 && (spread.deviation - 28.866).abs() < 1e-3);
        assert_eq!(Distribution::of(&BTreeMap::new()), Distribution::default());
        let one = Distribution::of(&BTreeMap::from([(7, 3)]));
        assert_eq!((one.mean, one.deviation, one.median, one.ninetieth), (7.0, 0.0, 7, 7));
    }
}
