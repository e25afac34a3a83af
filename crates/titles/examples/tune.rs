//! Tunes the weights of a game's evaluation by playing: changed weights play against the best so far, on the same deals
//! from all seats, and replace them if they clearly win more than their share. The same arguments give the same weights:
//!
//! `cargo run --release -p titles --example tune -- ares '{"players":2}' greedy 40 200 1 > crates/ares/data/weights.json`
//!
//! At cooperative tables, the share of won games must rise.

use bots::{Bot, Contender};
use serde_json::Value;
use table::{Evaluate, Log, OptionsError, Rng, Viewer};

/// How far a weight is changed, as a part of itself.
const STEP: f64 = 0.25;
/// The share of the weights that is changed at a time.
const CHANGED: f64 = 0.4;
/// How many standard errors above the fair share count as clearly better.
const CLEAR: f64 = 1.0;

/// Who plays, and for how long.
struct Trials {
    bot: Contender,
    count: u64,
    games: u64,
    seed: u64,
}

/// A roughly normal random number around 0.
fn normal(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0
}

/// Changes some of the numbers in `weights`.
fn change(weights: &mut Value, rng: &mut Rng) {
    match weights {
        Value::Number(number) => {
            let old = number.as_f64().unwrap_or_default();
            if rng.unit() < CHANGED {
                let new = old * (STEP * normal(rng)).exp();
                *weights = serde_json::json!((new * 10_000.0).round() / 10_000.0);
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|one| change(one, rng)),
        Value::Object(all) => all.values_mut().for_each(|one| change(one, rng)),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The part of game `number` that the first weights win; each deal is played from both sides.
fn play<G: Evaluate>(options: &G::Options, trials: &Trials, weights: [&G::Weights; 2], number: u64) -> f64 {
    let seed = trials.seed.wrapping_mul(1_000_003) + number / 2;
    let mut game = G::new(options, seed).expect("the options were tried before");
    let side = |seat: u8| ((u64::from(seat) + number) % 2) as usize;
    let bot = |seat| trials.bot.level.bot_by_hand::<G>(weights[side(seat)].clone());
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats()).map(bot).collect();
    let mut rng = Rng::seeded(seed);
    let mut log = Log::off();
    while let Some(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(seat, &view, &mut rng, trials.bot.budget());
        game.apply(seat, action.expect("a seat in turn has a choice"), &mut log);
    }
    let winners = game.outcome().expect("the game is over").winners;
    let own = winners.iter().filter(|seat| side(seat.0) == 0).count();
    own as f64 / f64::from(winners.len().max(1))
}

/// The mean of `results` and its standard error.
fn mean(results: &[f64]) -> (f64, f64) {
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count;
    let spread = results.iter().map(|result| (result - mean).powi(2)).sum::<f64>() / count;
    (mean, (spread / count).sqrt())
}

/// Whether `new` clearly wins more than its share against `old`, or more games than `old` at a cooperative table.
fn better<G: Evaluate>(
    options: &G::Options,
    trials: &Trials,
    new: &G::Weights,
    old: &G::Weights,
) -> (bool, f64) {
    let share = |weights: [&G::Weights; 2]| {
        let results: Vec<f64> =
            (0..trials.games).map(|number| play::<G>(options, trials, weights, number)).collect();
        mean(&results)
    };
    let together = table::Options::together(options);
    let (won, error) = if together { share([new, new]) } else { share([new, old]) };
    let fair = if together { share([old, old]).0 } else { 0.5 };
    (won > fair + CLEAR * error, won)
}

fn tune<G: Evaluate>(options: &str, trials: &Trials) -> Result<(), OptionsError> {
    let json = serde_json::from_str(options).expect("options are JSON");
    let options = OptionsError::read::<G::Options>(&json)?;
    let mut rng = Rng::seeded(trials.seed);
    let mut best = serde_json::to_value(G::weights()).expect("weights are JSON");
    for trial in 0..trials.count {
        let mut changed = best.clone();
        change(&mut changed, &mut rng);
        let read = |weights: &Value| serde_json::from_value::<G::Weights>(weights.clone()).expect("weights");
        let (taken, won) = better::<G>(&options, trials, &read(&changed), &read(&best));
        eprintln!("trial {trial}: {:.1} %{}", 100.0 * won, if taken { ", taken" } else { "" });
        if taken {
            best = changed;
        }
    }
    println!("{}", serde_json::to_string_pretty(&best).expect("weights are JSON"));
    Ok(())
}

type Tuner = fn(&str, &Trials) -> Result<(), OptionsError>;

macro_rules! tuners {
    ($($game:ident::$Game:ident,)*) => {
        [$((stringify!($game), tune::<::$game::$Game> as Tuner),)*]
    };
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [title, options, bot, count, games, seed] = &args[..] else {
        eprintln!("tune TITLE OPTIONS BOT TRIALS GAMES SEED");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse().expect("a number");
    let trials = Trials {
        bot: bot.parse().expect("a bot, as in planner@60"),
        count: number(count),
        games: number(games),
        seed: number(seed),
    };
    let Some((_, tune)) = titles::games!(tuners).into_iter().find(|(name, _)| name == title) else {
        eprintln!("there is no game called `{title}`");
        std::process::exit(2);
    };
    if let Err(error) = tune(options, &trials) {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
