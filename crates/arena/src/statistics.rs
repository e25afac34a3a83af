//! What a game is like: how long it takes, how points are spread, which seat and which pieces win.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use serde_json::Value;
use table::{Arg, Rng, Seat, Viewer};
use titles::sim::game_seed;
use titles::{Level, Title};

use crate::bout::own_chance;
use crate::{Contender, Setting, Share};

/// A win is counted in parts that divide evenly among any number of winners.
const WHOLE_WIN: u64 = 840;
/// A bot game may take so many times the longest random game before it is given up.
const PATIENCE: usize = 4;
/// What a piece came by that no seat brought.
const CAME_UP: &str = "event";

/// How many games to play, and who plays them.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// The table.
    pub table: Setting,
    /// Who plays: one for all seats, or one a seat; they move on one seat with every game.
    pub bots: Vec<Contender>,
    /// How many games.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// On how many threads.
    pub threads: NonZeroUsize,
}

/// What came out. It adds up whole numbers, so it does not depend on threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Statistics {
    /// The table as it is written.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The variant.
    pub variant: String,
    /// The options of the tables.
    pub options: Value,
    /// How many sat there.
    pub players: u8,
    /// Whether they win or lose together.
    pub together: bool,
    /// Who played.
    pub bots: Vec<String>,
    /// The seed of the run.
    pub seed: u64,
    /// How many games were asked for.
    pub games: u64,
    /// How many came to their end.
    pub finished: u64,
    /// The share of games that somebody won.
    pub won: Share,
    /// The final scores of all seats.
    pub scores: Distribution,
    /// The scores of those who won.
    pub winning_scores: Distribution,
    /// By how many points the best was ahead of the second.
    pub leads: Distribution,
    /// How many actions a game took.
    pub actions: Distribution,
    /// In which round it ended.
    pub rounds: Distribution,
    /// How each seat fared.
    pub seats: Vec<SeatStatistics>,
    /// Where the points came from.
    pub sources: Vec<Source>,
    /// The share of each kind of action.
    pub kinds: BTreeMap<String, f64>,
    /// How the pieces of the box fared.
    pub pieces: Vec<Piece>,
}

/// How often each number came.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Distribution {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: i64,
    /// The number that a tenth stays below.
    pub tenth: i64,
    /// The number in the middle.
    pub median: i64,
    /// The number that a tenth is above.
    pub ninetieth: i64,
    /// The greatest.
    pub most: i64,
    /// Every number and how often it came.
    pub counts: Vec<(i64, u64)>,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatStatistics {
    /// The seat.
    pub seat: u8,
    /// Its mean score.
    pub score: f64,
    /// Its share of wins.
    pub wins: Share,
    /// How much its share is above or below that of an equal seat.
    pub advantage: f64,
}

/// A source of points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Source {
    /// The Fluent id of its name.
    pub name: String,
    /// The mean points of those who won.
    pub winners: f64,
    /// The mean points of those who did not.
    pub others: f64,
}

/// How those fared who did something with a piece of the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Piece {
    /// The kind of piece.
    pub kind: String,
    /// Its id in the data.
    pub id: String,
    /// The Fluent id of its name.
    pub name: String,
    /// What was done with it, the verb of the action; `event` if it came up for all.
    pub verb: String,
    /// How often: once a seat and game, or once a game if it came up for all.
    pub times: u64,
    /// In which share of the games, or of the games a seat, it was so.
    pub share: f64,
    /// The share of wins of those who did it.
    pub wins: Share,
    /// The share of wins of all.
    pub usual: f64,
    /// Their mean score.
    pub score: f64,
}

/// Plays the games of `survey`. `progress` hears how many are done, from any thread.
pub fn run(survey: &Survey, progress: &(dyn Fn(u64) + Sync)) -> Statistics {
    let catalogue = Catalogue::of(survey.table.title);
    let done = AtomicU64::new(0);
    let one = |number: u64| {
        let sums = play(survey, &catalogue, number);
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        sums
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(survey.threads.get()).build();
    let sums = match pool {
        Ok(pool) => {
            pool.install(|| (0..survey.games).into_par_iter().map(one).reduce(Sums::default, Sums::plus))
        }
        Err(_) => (0..survey.games).map(one).fold(Sums::default(), Sums::plus),
    };
    sums.statistics(survey, &catalogue)
}

/// The pieces of the box, and which of them each action is about.
struct Catalogue {
    pieces: Vec<(&'static str, &'static str, &'static str)>,
    places: BTreeMap<&'static str, usize>,
    /// By the index of an action: its kind, and the pieces it names.
    actions: Vec<(u16, Vec<usize>)>,
    verbs: Vec<&'static str>,
}

impl Catalogue {
    fn of(title: &dyn Title) -> Catalogue {
        let pieces: Vec<_> = title.material().iter().map(|item| (item.kind, item.id, item.name)).collect();
        let places: BTreeMap<_, _> = pieces.iter().enumerate().map(|(at, piece)| (piece.2, at)).collect();
        let kinds = title.kinds();
        let verb = |index: usize| {
            kinds.iter().position(|kind| (kind.first..kind.first + kind.room).contains(&index))
        };
        let about = |index: usize| {
            let message = title.action_message(index as u16);
            let args = message.map(|message| message.args).unwrap_or_default();
            let named = args.iter().filter_map(|(_, arg)| match arg {
                Arg::Name(name) => places.get(name).copied(),
                Arg::Number(_) | Arg::Seat(_) => None,
            });
            (verb(index).unwrap_or(kinds.len()) as u16, named.collect())
        };
        let actions = (0..title.action_count()).map(about).collect();
        let verbs = kinds.iter().map(|kind| kind.name).chain([CAME_UP]).collect();
        Catalogue { pieces, places, actions, verbs }
    }

    /// The verb of what came up for all.
    fn came_up(&self) -> u16 {
        self.verbs.len() as u16 - 1
    }
}

/// What is added up: whole numbers only, so that the order does not matter.
#[derive(Default)]
struct Sums {
    finished: u64,
    won: u64,
    scores: BTreeMap<i64, u64>,
    winning: BTreeMap<i64, u64>,
    leads: BTreeMap<i64, u64>,
    actions: BTreeMap<i64, u64>,
    rounds: BTreeMap<i64, u64>,
    seats: Vec<(i64, u64)>,
    sources: BTreeMap<&'static str, [i64; 2]>,
    /// Seats that won, and seats that did not.
    sides: [u64; 2],
    kinds: BTreeMap<u16, u64>,
    pieces: BTreeMap<(u16, usize), Fared>,
}

#[derive(Clone, Copy, Default)]
struct Fared {
    times: u64,
    wins: u64,
    score: i64,
}

fn play(survey: &Survey, catalogue: &Catalogue, number: u64) -> Sums {
    let setting = &survey.table;
    let title = setting.title;
    let seats = usize::from(setting.seats);
    let seed = game_seed(survey.seed, number);
    let seated: Vec<Contender> =
        (0..seats).map(|seat| survey.bots[(seat + number as usize) % survey.bots.len()]).collect();
    let mut table = title.open(&setting.options, seed).expect("the options were tried before");
    table.listen(false);
    let mut players: Vec<_> = seated.iter().map(|bot| title.bot(bot.level)).collect();
    let mut chance: Vec<Rng> = (0..setting.seats).map(|seat| own_chance(seed, seat)).collect();
    let mut sums = Sums { seats: vec![(0, 0); seats], ..Sums::default() };
    let mut done: BTreeSet<(usize, u16, usize)> = BTreeSet::new();
    let longest = title.longest() * PATIENCE;
    while let Some(seat) = table.turn() {
        if table.lines() >= longest {
            return sums;
        }
        let at = seat.index();
        let action = if seated[at].level == Level::Random {
            let legal = table.legal(seat);
            legal[chance[at].index(legal.len())]
        } else {
            let sight = table.sight(seat).expect("who is asked sits here");
            let choice = players[at].choose(&sight, chance[at].bits(), seated[at].budget());
            choice.expect("a bot that is asked answers")
        };
        let (verb, pieces) = &catalogue.actions[usize::from(action)];
        *sums.kinds.entry(*verb).or_default() += 1;
        done.extend(pieces.iter().map(|piece| (at, *verb, *piece)));
        table.play(seat, action).expect("a bot chooses what is legal");
    }
    let came_up = came_up(&*table, catalogue);
    sums.end(&*table, &done, &came_up, catalogue);
    sums
}

/// The pieces that were named by what happened to all.
fn came_up(table: &dyn titles::Table, catalogue: &Catalogue) -> BTreeSet<usize> {
    let mut pieces = BTreeSet::new();
    for told in table.retell(0, Viewer::Open).into_iter().flatten() {
        let args = &told.message.args;
        if args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_))) {
            continue;
        }
        pieces.extend(args.iter().filter_map(|(_, arg)| match arg {
            Arg::Name(name) => catalogue.places.get(name).copied(),
            Arg::Number(_) | Arg::Seat(_) => None,
        }));
    }
    pieces
}

impl Sums {
    fn end(
        &mut self,
        table: &dyn titles::Table,
        done: &BTreeSet<(usize, u16, usize)>,
        came_up: &BTreeSet<usize>,
        catalogue: &Catalogue,
    ) {
        let Some(outcome) = table.outcome() else { return };
        self.finished += 1;
        self.won += u64::from(!outcome.winners.is_empty());
        *self.actions.entry(table.lines() as i64).or_default() += 1;
        *self.rounds.entry(table.round().into()).or_default() += 1;
        let part = |seat: Seat| {
            if outcome.winners.contains(seat) { WHOLE_WIN / u64::from(outcome.winners.len()) } else { 0 }
        };
        let mut all = Vec::new();
        for standing in &outcome.standings {
            let Arg::Seat(seat) = standing.who else { continue };
            let (score, won) = (i64::from(standing.score), outcome.winners.contains(seat));
            all.push(score);
            *self.scores.entry(score).or_default() += 1;
            if won {
                *self.winning.entry(score).or_default() += 1;
            }
            self.seats[seat.index()].0 += score;
            self.seats[seat.index()].1 += part(seat);
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
            let fared = self.pieces.entry((verb, piece)).or_default();
            fared.times += 1;
            fared.wins += part(Seat(seat as u8));
            fared.score += score_of(seat);
        }
        for &piece in came_up {
            let fared = self.pieces.entry((catalogue.came_up(), piece)).or_default();
            fared.times += 1;
            fared.wins += if outcome.winners.is_empty() { 0 } else { WHOLE_WIN };
            fared.score += all.iter().sum::<i64>() / all.len().max(1) as i64;
        }
        all.sort_unstable_by(|one, other| other.cmp(one));
        if let [best, second, ..] = all[..] {
            *self.leads.entry(best - second).or_default() += 1;
        }
    }

    fn plus(mut self, more: Sums) -> Sums {
        self.finished += more.finished;
        self.won += more.won;
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
        if self.seats.is_empty() {
            self.seats = more.seats;
        } else {
            self.seats.iter_mut().zip(more.seats).for_each(|(sum, more)| {
                sum.0 += more.0;
                sum.1 += more.1;
            });
        }
        for (source, points) in more.sources {
            let sum = self.sources.entry(source).or_default();
            sum[0] += points[0];
            sum[1] += points[1];
        }
        self.sides[0] += more.sides[0];
        self.sides[1] += more.sides[1];
        more.kinds.into_iter().for_each(|(kind, count)| *self.kinds.entry(kind).or_default() += count);
        for (piece, fared) in more.pieces {
            let sum = self.pieces.entry(piece).or_default();
            sum.times += fared.times;
            sum.wins += fared.wins;
            sum.score += fared.score;
        }
        self
    }

    fn statistics(self, survey: &Survey, catalogue: &Catalogue) -> Statistics {
        let setting = &survey.table;
        let seats = u64::from(setting.seats);
        let usual = if setting.together() {
            Share::of(self.won as f64, self.finished).share / seats as f64
        } else {
            1.0 / seats as f64
        };
        let decisions: u64 = self.kinds.values().sum();
        let share = |(verb, count): (&u16, &u64)| {
            (catalogue.verbs[usize::from(*verb)].to_string(), *count as f64 / decisions.max(1) as f64)
        };
        Statistics {
            table: setting.name.clone(),
            game: setting.title.name().into(),
            version: setting.title.version(),
            variant: setting.variant.into(),
            options: setting.options.clone(),
            players: setting.seats,
            together: setting.together(),
            bots: survey.bots.iter().map(ToString::to_string).collect(),
            seed: survey.seed,
            games: survey.games,
            finished: self.finished,
            won: Share::of(self.won as f64, self.finished),
            scores: Distribution::of(&self.scores),
            winning_scores: Distribution::of(&self.winning),
            leads: Distribution::of(&self.leads),
            actions: Distribution::of(&self.actions),
            rounds: Distribution::of(&self.rounds),
            seats: self.seat_statistics(usual),
            sources: self.source_statistics(),
            kinds: self.kinds.iter().map(share).collect(),
            pieces: self.piece_statistics(setting, catalogue),
        }
    }

    fn seat_statistics(&self, usual: f64) -> Vec<SeatStatistics> {
        let one = |(seat, (score, parts)): (usize, &(i64, u64))| {
            let wins = Share::of(*parts as f64 / WHOLE_WIN as f64, self.finished);
            let score = *score as f64 / self.finished.max(1) as f64;
            SeatStatistics { seat: seat as u8, score, wins, advantage: wins.share - usual }
        };
        self.seats.iter().enumerate().map(one).collect()
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

    /// By kind and verb, what wins most first.
    fn piece_statistics(&self, setting: &Setting, catalogue: &Catalogue) -> Vec<Piece> {
        let seats = u64::from(setting.seats);
        let won = self.won as f64 / self.finished.max(1) as f64;
        let one = |(&(verb, piece), fared): (&(u16, usize), &Fared)| {
            let (kind, id, name) = catalogue.pieces[piece];
            let for_all = verb == catalogue.came_up();
            // At a table that wins together everybody's part of the win is the whole of it.
            let whole = if setting.together() && !for_all { seats as f64 } else { 1.0 };
            let wins = fared.wins as f64 / WHOLE_WIN as f64 * whole;
            let among = if for_all { self.finished } else { self.finished * seats };
            Piece {
                kind: kind.into(),
                id: id.into(),
                name: name.into(),
                verb: catalogue.verbs[usize::from(verb)].into(),
                times: fared.times,
                share: fared.times as f64 / among.max(1) as f64,
                wins: Share::of(wins, fared.times),
                usual: if setting.together() || for_all { won } else { won / seats as f64 },
                score: fared.score as f64 / fared.times.max(1) as f64,
            }
        };
        // Where somebody always wins, what comes up for all can't tell anything.
        let tells = |place: &(u16, usize)| place.0 != catalogue.came_up() || self.won < self.finished;
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
    fn a_distribution_knows_its_middle_and_its_ends() {
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
