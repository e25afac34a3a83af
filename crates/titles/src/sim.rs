//! Many games, and what they add up to.
//!
//! A [`Batch`] shares its games among threads. Each game has its own seed, made from the seed of the batch and the
//! number of the game, and a [`Tally`] adds up whole numbers only, so the result does not depend on the threads.
//! [`run`] plays a batch of random games at full speed, generic over the game.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use serde::Serialize;
use serde_json::{Map, Value};
use table::{Action, Arg, Game, Kind, Log, MAX_SEATS, Options, OptionsError, Outcome, Rng, Seat};

/// A thread takes at most this many games at a time.
const LARGEST_SHARE: u64 = 32;
/// A thread comes back for games at least this often, so that all threads finish at about the same time.
const SHARES: u64 = 16;
/// A win counts this much: a number that any number of winners divides evenly.
pub const WHOLE_WIN: u64 = 840;

/// How many games to play, from which seed, and on how many threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The number of games.
    pub games: u64,
    /// The seed of the whole batch.
    pub seed: u64,
    /// The number of threads.
    pub threads: NonZeroUsize,
}

impl Batch {
    /// Plays the games: every thread starts with `start()` and passes it to `play` with the number and the seed of each
    /// game it takes. Returns what each thread ended with. `progress` gets the number of games done so far, from any
    /// thread.
    pub fn play<T: Send>(
        &self,
        progress: &(dyn Fn(u64) + Sync),
        start: impl Fn() -> T + Sync,
        play: impl Fn(&mut T, u64, u64) + Sync,
    ) -> Vec<T> {
        let share = (self.games / (SHARES * self.threads.get() as u64)).clamp(1, LARGEST_SHARE);
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let worker = || {
            let mut own = start();
            loop {
                let first = next.fetch_add(share, Ordering::Relaxed);
                if first >= self.games {
                    return own;
                }
                let last = self.games.min(first + share);
                for number in first..last {
                    play(&mut own, number, game_seed(self.seed, number));
                }
                progress(done.fetch_add(last - first, Ordering::Relaxed) + last - first);
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads.get()).map(|_| scope.spawn(worker)).collect();
            let mut all = vec![worker()];
            all.extend(others.into_iter().map(|other| match other.join() {
                Ok(own) => own,
                Err(panic) => std::panic::resume_unwind(panic),
            }));
            all
        })
    }
}

/// The seed of one game of a batch.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    Rng::seeded(seed).bits().wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The part of [`WHOLE_WIN`] that `seat` gets.
pub fn win_part(outcome: &Outcome, seat: Seat) -> u64 {
    if outcome.winners.contains(seat) { WHOLE_WIN / u64::from(outcome.winners.len()) } else { 0 }
}

/// What games add up to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The number of games that ended.
    pub finished: u64,
    /// The number of those that somebody won.
    pub won: u64,
    /// The sum of the scores of each seat.
    pub scores: [i64; MAX_SEATS],
    /// What each seat won, in parts of [`WHOLE_WIN`].
    pub wins: [u64; MAX_SEATS],
    /// How often each action was played, by its index.
    pub actions: Vec<u64>,
    /// The most decisions in one game.
    pub longest: u64,
    /// The most rounds in one game.
    pub rounds: u16,
}

impl Tally {
    /// The tally of no games, for a game with this many action indices.
    pub fn new(action_count: usize) -> Tally {
        Tally {
            finished: 0,
            won: 0,
            scores: [0; MAX_SEATS],
            wins: [0; MAX_SEATS],
            actions: vec![0; action_count],
            longest: 0,
            rounds: 0,
        }
    }

    /// Adds a game that took this many decisions and rounds. A game that was given up has no outcome.
    pub fn add_game(&mut self, outcome: Option<&Outcome>, decisions: u64, rounds: u16) {
        self.longest = self.longest.max(decisions);
        self.rounds = self.rounds.max(rounds);
        let Some(outcome) = outcome else { return };
        self.finished += 1;
        self.won += u64::from(!outcome.winners.is_empty());
        for standing in &outcome.standings {
            if let Arg::Seat(seat) = standing.who {
                self.scores[seat.index()] += i64::from(standing.score);
            }
        }
        for winner in outcome.winners.iter() {
            self.wins[winner.index()] += win_part(outcome, winner);
        }
    }

    /// Adds the games of another tally.
    pub fn add(&mut self, more: &Tally) {
        self.finished += more.finished;
        self.won += more.won;
        self.longest = self.longest.max(more.longest);
        self.rounds = self.rounds.max(more.rounds);
        self.scores.iter_mut().zip(more.scores).for_each(|(sum, more)| *sum += more);
        self.wins.iter_mut().zip(more.wins).for_each(|(sum, more)| *sum += more);
        self.actions.iter_mut().zip(&more.actions).for_each(|(sum, more)| *sum += more);
    }

    /// The number of decisions in all games.
    pub fn decisions(&self) -> u64 {
        self.actions.iter().sum()
    }

    /// The share of each kind of action in all decisions. A kind whose indices lie in two places counts as one.
    pub fn by_kind(&self, kinds: &'static [Kind]) -> impl Iterator<Item = (&'static str, f64)> {
        let decisions = self.decisions().max(1) as f64;
        let mut shares: Vec<(&str, f64)> = Vec::new();
        for kind in kinds {
            let last = (kind.first + kind.room).min(self.actions.len());
            let played: u64 = self.actions[kind.first.min(last)..last].iter().sum();
            let share = played as f64 / decisions;
            match shares.iter_mut().find(|(name, _)| *name == kind.name) {
                Some((_, sum)) => *sum += share,
                None => shares.push((kind.name, share)),
            }
        }
        shares.into_iter()
    }
}

/// The result of a batch of random games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The title.
    pub game: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// The variant in one word.
    pub variant: &'static str,
    /// The options of the tables.
    pub options: Value,
    /// The number of players at each table.
    pub players: u8,
    /// The seed of the batch.
    pub seed: u64,
    /// The number of games asked for.
    pub games: u64,
    /// The number of games that ended.
    pub finished: u64,
    /// The number of decisions in all games.
    pub decisions: u64,
    /// The time it took.
    pub seconds: f64,
    /// Decisions per second, on all threads together.
    pub decisions_per_second: f64,
    /// Games per second, on all threads together.
    pub games_per_second: f64,
    /// The size of a state in memory.
    pub state_bytes: usize,
    /// The mean final score of each seat.
    pub mean_scores: Vec<f64>,
    /// The share of games each seat won; a shared win counts in parts.
    pub win_share: Vec<f64>,
    /// The share of games that nobody won.
    pub nobody_won: f64,
    /// The most decisions in one game.
    pub longest_game: u64,
    /// The most rounds in one game.
    pub longest_rounds: u16,
    /// The share of each kind of action in all decisions.
    pub actions: Map<String, Value>,
}

/// Plays a batch of random games.
pub fn run<G: Game>(
    options: &G::Options,
    batch: Batch,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, OptionsError> {
    G::new(options, batch.seed)?;
    let began = Instant::now();
    let drivers = batch.play(progress, Driver::<G>::new, |driver, _number, seed| driver.play(options, seed));
    let mut tally = Tally::new(G::Action::COUNT);
    drivers.iter().for_each(|driver| tally.add(&driver.tally));
    Ok(summary::<G>(&tally, options, batch, began.elapsed().as_secs_f64()))
}

/// Plays one random game after another without allocating.
struct Driver<G: Game> {
    legal: Vec<G::Action>,
    log: Log<G>,
    tally: Tally,
}

impl<G: Game> Driver<G> {
    fn new() -> Driver<G> {
        Driver { legal: Vec::new(), log: Log::off(), tally: Tally::new(G::Action::COUNT) }
    }

    fn play(&mut self, options: &G::Options, seed: u64) {
        let mut rng = Rng::seeded(seed);
        let mut game = G::new(options, rng.bits()).expect("the options were tried before");
        let mut decisions = 0;
        while let Some(seat) = game.turn() {
            if decisions == G::LONGEST as u64 {
                break;
            }
            game.legal(seat, &mut self.legal);
            let action = self.legal[rng.index(self.legal.len())];
            self.tally.actions[action.index()] += 1;
            game.apply(seat, action, &mut self.log);
            decisions += 1;
        }
        self.tally.add_game(game.outcome().as_ref(), decisions, game.round());
    }
}

fn summary<G: Game>(tally: &Tally, options: &G::Options, batch: Batch, seconds: f64) -> Summary {
    let seats = usize::from(options.seats());
    let share = |sum: f64| if tally.finished == 0 { 0.0 } else { round(sum / tally.finished as f64) };
    let rate = |count: u64| if seconds > 0.0 { (count as f64 / seconds).round() } else { 0.0 };
    let kinds = tally.by_kind(G::Action::kinds());
    Summary {
        game: G::NAME,
        version: G::VERSION,
        variant: options.variant(),
        options: serde_json::to_value(options).unwrap_or_default(),
        players: options.seats(),
        seed: batch.seed,
        games: batch.games,
        finished: tally.finished,
        decisions: tally.decisions(),
        seconds: round(seconds),
        decisions_per_second: rate(tally.decisions()),
        games_per_second: rate(batch.games),
        state_bytes: size_of::<G>(),
        mean_scores: tally.scores[..seats].iter().map(|&sum| share(sum as f64)).collect(),
        win_share: tally.wins[..seats].iter().map(|&parts| share(parts as f64 / WHOLE_WIN as f64)).collect(),
        nobody_won: share((tally.finished - tally.won) as f64),
        longest_game: tally.longest,
        longest_rounds: tally.rounds,
        actions: kinds.map(|(kind, part)| (kind.to_string(), round(part).into())).collect(),
    }
}

/// Rounds to four decimal places, as many as a sample of games supports.
fn round(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
