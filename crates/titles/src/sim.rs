//! Many random games at full speed, inside the erased face.
//!
//! Each game has its own seed, made from the seed of the run and its number, and everything is added up in
//! whole numbers, so the result does not depend on how many threads shared the work.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use serde::Serialize;
use serde_json::{Map, Value};
use table::{Action, Arg, Game, Log, MAX_SEATS, Options, OptionsError, Rng};

/// So many games are taken from the pile at a time.
const BATCH: u64 = 32;
/// A win is counted in parts that divide evenly among any number of winners.
const WHOLE_WIN: u64 = 840;

/// How many games to play, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// On how many threads.
    pub threads: NonZeroUsize,
}

/// What came out.
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
    /// How many people sat at each.
    pub players: u8,
    /// The seed of the run.
    pub seed: u64,
    /// How many games were asked for.
    pub games: u64,
    /// How many came to their end.
    pub finished: u64,
    /// How many decisions were made in all.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Decisions a second, on all threads together.
    pub decisions_per_second: f64,
    /// Games a second, on all threads together.
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

/// Plays the games of `plan`.
pub fn run<G: Game>(
    options: &G::Options,
    plan: Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, OptionsError> {
    G::new(options, plan.seed)?;
    let begun = Instant::now();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let worker = || {
        let mut sums = Sums::new::<G>();
        let mut driver = Driver::<G>::new();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= plan.games {
                return sums;
            }
            let last = plan.games.min(first + BATCH);
            for number in first..last {
                driver.play(options, game_seed(plan.seed, number), &mut sums);
            }
            progress(done.fetch_add(last - first, Ordering::Relaxed) + last - first);
        }
    };
    let sums = std::thread::scope(|scope| {
        let others: Vec<_> = (1..plan.threads.get()).map(|_| scope.spawn(worker)).collect();
        others.into_iter().fold(worker(), |sums, other| match other.join() {
            Ok(more) => sums.plus(&more),
            Err(panic) => std::panic::resume_unwind(panic),
        })
    });
    Ok(sums.summary::<G>(options, plan, begun.elapsed().as_secs_f64()))
}

/// The seed of one game of a run.
pub fn game_seed(seed: u64, number: u64) -> u64 {
    Rng::seeded(seed).bits().wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Plays one game after another without asking for memory.
struct Driver<G: Game> {
    legal: Vec<G::Action>,
    log: Log<G::Event>,
}

impl<G: Game> Driver<G> {
    fn new() -> Driver<G> {
        Driver { legal: Vec::new(), log: Log::off() }
    }

    fn play(&mut self, options: &G::Options, seed: u64, sums: &mut Sums) {
        let mut rng = Rng::seeded(seed);
        let mut game = G::new(options, rng.bits()).expect("the options were tried before");
        let mut decisions = 0;
        while let Some(seat) = game.turn() {
            if decisions == G::LONGEST as u64 {
                break;
            }
            game.legal(seat, &mut self.legal);
            let action = self.legal[rng.index(self.legal.len())];
            sums.actions[action.index()] += 1;
            game.apply(seat, action, &mut self.log);
            decisions += 1;
        }
        sums.add(&game, decisions);
    }
}

/// What is added up: whole numbers only, so that the order does not matter.
struct Sums {
    finished: u64,
    decisions: u64,
    scores: [i64; MAX_SEATS],
    wins: [u64; MAX_SEATS],
    nobody: u64,
    longest: u64,
    rounds: u16,
    actions: Vec<u64>,
}

impl Sums {
    fn new<G: Game>() -> Sums {
        Sums {
            finished: 0,
            decisions: 0,
            scores: [0; MAX_SEATS],
            wins: [0; MAX_SEATS],
            nobody: 0,
            longest: 0,
            rounds: 0,
            actions: vec![0; G::Action::COUNT],
        }
    }

    fn add<G: Game>(&mut self, game: &G, decisions: u64) {
        self.decisions += decisions;
        self.longest = self.longest.max(decisions);
        self.rounds = self.rounds.max(game.round());
        let Some(outcome) = game.outcome() else { return };
        self.finished += 1;
        for standing in &outcome.standings {
            if let Arg::Seat(seat) = standing.who {
                self.scores[seat.index()] += i64::from(standing.score);
            }
        }
        self.nobody += u64::from(outcome.winners.is_empty());
        for winner in outcome.winners.iter() {
            self.wins[winner.index()] += WHOLE_WIN / u64::from(outcome.winners.len());
        }
    }

    fn plus(mut self, more: &Sums) -> Sums {
        self.finished += more.finished;
        self.decisions += more.decisions;
        self.nobody += more.nobody;
        self.longest = self.longest.max(more.longest);
        self.rounds = self.rounds.max(more.rounds);
        self.scores.iter_mut().zip(more.scores).for_each(|(sum, more)| *sum += more);
        self.wins.iter_mut().zip(more.wins).for_each(|(sum, more)| *sum += more);
        self.actions.iter_mut().zip(&more.actions).for_each(|(sum, more)| *sum += more);
        self
    }

    fn summary<G: Game>(&self, options: &G::Options, plan: Plan, seconds: f64) -> Summary {
        let seats = usize::from(options.seats());
        let share = |sum: f64| if self.finished == 0 { 0.0 } else { sum / self.finished as f64 };
        let rate = |count: u64| if seconds > 0.0 { (count as f64 / seconds).round() } else { 0.0 };
        Summary {
            game: G::NAME,
            version: G::VERSION,
            variant: options.variant(),
            options: serde_json::to_value(options).unwrap_or_default(),
            players: options.seats(),
            seed: plan.seed,
            games: plan.games,
            finished: self.finished,
            decisions: self.decisions,
            seconds: round(seconds),
            decisions_per_second: rate(self.decisions),
            games_per_second: rate(plan.games),
            state_bytes: size_of::<G>(),
            mean_scores: self.scores[..seats].iter().map(|&sum| round(share(sum as f64))).collect(),
            win_share: self.wins[..seats]
                .iter()
                .map(|&parts| round(share(parts as f64 / WHOLE_WIN as f64)))
                .collect(),
            nobody_won: round(share(self.nobody as f64)),
            longest_game: self.longest,
            longest_rounds: self.rounds,
            actions: self.by_kind::<G>(),
        }
    }

    fn by_kind<G: Game>(&self) -> Map<String, Value> {
        let share = |kind: &table::Kind| {
            let last = (kind.first + kind.room).min(self.actions.len());
            let sum: u64 = self.actions[kind.first.min(last)..last].iter().sum();
            round(sum as f64 / self.decisions.max(1) as f64)
        };
        G::Action::kinds().iter().map(|kind| (kind.name.to_string(), share(kind).into())).collect()
    }
}

/// Four places after the point: what a sample of games can mean.
fn round(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
