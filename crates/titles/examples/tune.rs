//! Tunes the weights of a game's evaluation by playing: changed weights play the best so far on the same deals from
//! all seats, and take their place if they win clearly more than their share. The same arguments give the same weights:
//!
//! `cargo run --release -p bots --example tune -- ares '{"players":2}' greedy 40 200 1 > crates/ares/data/weights.json`
//!
//! At tables where all win or lose together, it is the share of won games that must rise.

use bots::{Bot, Contender};
use serde_json::Value;
use table::{Evaluate, Log, OptionsError, Rng, Viewer};

/// How far a weight is changed, as a part of itself.
const STEP: f64 = 0.25;
/// Which part of the weights is changed at a time.
const CHANGED: f64 = 0.4;
/// So many standard errors above its share make a win clear.
const CLEAR: f64 = 1.0;

/// What is tuned, and how long.
struct Plan {
    bot: Contender,
    trials: u64,
    games: u64,
    seed: u64,
}

/// A number about 0, mostly between -2 and 2.
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

/// The part of game `number` that the first of the two weights wins; each deal is played from every side.
fn play<G: Evaluate>(options: &G::Options, plan: &Plan, weights: [&G::Weights; 2], number: u64) -> f64 {
    let seed = plan.seed.wrapping_mul(1_000_003) + number / 2;
    let mut game = G::new(options, seed).expect("the options were tried before");
    let side = |seat: u8| ((u64::from(seat) + number) % 2) as usize;
    let bot = |seat| plan.bot.level.bot_with::<G>(weights[side(seat)].clone());
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats()).map(bot).collect();
    let mut rng = Rng::seeded(seed);
    let mut log = Log::off();
    while let Some(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(seat, &view, &mut rng, plan.bot.budget());
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

/// Whether `new` wins clearly more than its share against `old`, or more games than `old` where all win together.
fn better<G: Evaluate>(options: &G::Options, plan: &Plan, new: &G::Weights, old: &G::Weights) -> (bool, f64) {
    let share = |weights: [&G::Weights; 2]| {
        let results: Vec<f64> =
            (0..plan.games).map(|number| play::<G>(options, plan, weights, number)).collect();
        mean(&results)
    };
    let together = table::Options::seats(options) == 1 || plays_together::<G>(options);
    let (won, error) = if together { share([new, new]) } else { share([new, old]) };
    let fair = if together { share([old, old]).0 } else { 0.5 };
    (won > fair + CLEAR * error, won)
}

/// Whether the evaluation expects the same for every seat: then they are partners.
fn plays_together<G: Evaluate>(options: &G::Options) -> bool {
    let game = G::new(options, 0).expect("the options were tried before");
    let mut expected = [0.0; table::MAX_SEATS];
    game.expect(G::weights(), &mut expected);
    expected[1..usize::from(game.seats())].iter().all(|other| *other == expected[0])
}

fn tune<G: Evaluate>(options: &str, plan: &Plan) -> Result<(), OptionsError> {
    let json = serde_json::from_str(options).expect("options are JSON");
    let options = OptionsError::read::<G::Options>(&json)?;
    let mut rng = Rng::seeded(plan.seed);
    let mut best = serde_json::to_value(G::weights()).expect("weights are JSON");
    for trial in 0..plan.trials {
        let mut changed = best.clone();
        change(&mut changed, &mut rng);
        let read = |weights: &Value| serde_json::from_value::<G::Weights>(weights.clone()).expect("weights");
        let (taken, won) = better::<G>(&options, plan, &read(&changed), &read(&best));
        eprintln!("trial {trial}: {:.1} %{}", 100.0 * won, if taken { ", taken" } else { "" });
        if taken {
            best = changed;
        }
    }
    println!("{}", serde_json::to_string_pretty(&best).expect("weights are JSON"));
    Ok(())
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [title, options, bot, trials, games, seed] = &args[..] else {
        eprintln!("tune TITLE OPTIONS BOT TRIALS GAMES SEED");
        std::process::exit(2);
    };
    let number = |text: &String| text.parse().expect("a number");
    let plan = Plan {
        bot: bot.parse().expect("a bot, as in planner@60"),
        trials: number(trials),
        games: number(games),
        seed: number(seed),
    };
    let result = match title.as_str() {
        "redplanet" => tune::<redplanet::RedPlanet>(options, &plan),
        "ares" => tune::<ares::Ares>(options, &plan),
        "martians" => tune::<martians::Martians>(options, &plan),
        other => panic!("`{other}` is no title"),
    };
    if let Err(error) = result {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
