//! A game that bots play against themselves, as lessons for a network.
//!
//! Most decisions are cheap: a greedy bot, with a network or without. Some can be searched, sealed plans first, so that a
//! policy learns from better choices than its own. Now and then a seat strays from the best choice, so that the network
//! sees positions it would not get into by itself.

use std::sync::Arc;

use bots::{Bot, Budget, Level, Thought, odds};
use learn::{Choice, Position};
use net::Net;
use table::{Action, Arg, Game, Log, Observe, Options, OptionsError, Outcome, Rng, Seat, Span, Viewer};

/// What an evaluation by hand is written in.
const BASE: f32 = 1024.0;
/// What an inclination is written in.
const INCLINATION: f32 = 256.0;
/// A choice that is this part of the spread of all choices worse than another is a third as good an example.
const SHARPNESS: f32 = 0.3;
/// Smaller differences of chances mean nothing.
const NOISE: f32 = 0.003;
/// Two of three games are played by the newest network alone; in the others some seats have an older one.
const NEWEST_ALONE: u32 = 3;

/// How games are played.
#[derive(Clone, PartialEq, Debug)]
pub struct Recipe {
    /// The share of sealed plans that are searched.
    pub plans: f64,
    /// The share of other decisions that are searched.
    pub moves: f64,
    /// The budget of a searched decision.
    pub budget: Budget,
    /// The share of decisions that are kept as lessons; searched ones all are.
    pub keep: f64,
    /// The share of decisions in which a seat strays.
    pub stray: f64,
}

impl Default for Recipe {
    fn default() -> Recipe {
        let budget = Budget::Simulations(std::num::NonZeroU32::new(32).expect("not zero"));
        Recipe { plans: 0.0, moves: 0.0, budget, keep: 0.08, stray: 0.03 }
    }
}

impl std::fmt::Display for Recipe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Recipe { plans, moves, budget, keep, stray } = self;
        write!(f, "plans {plans}, moves {moves} searched @{budget}; {keep} kept; {stray} strays")
    }
}

/// The bots of a seat.
struct Own<G: Game> {
    quick: Box<dyn Bot<G>>,
    deep: Box<dyn Bot<G>>,
}

impl<G: Observe> Own<G> {
    fn of(net: Option<&Arc<Net>>) -> Own<G> {
        let bot = |level: Level| match net {
            Some(net) => level.bot_with_net::<G>(net.clone()),
            None => level.bot_by_hand::<G>(G::weights().clone()),
        };
        Own { quick: bot(Level::Greedy), deep: bot(Level::Expert) }
    }
}

/// Plays a game with the newest of these networks, or by hand if there are none; in some games some seats have an older one. The
/// same seed and networks give the same game.
pub(crate) fn play<G: Observe>(
    options: &G::Options,
    seed: u64,
    nets: &[Arc<Net>],
    recipe: &Recipe,
) -> Result<learn::Game, OptionsError> {
    let mut game = G::new(options, seed)?;
    let mut rng = Rng::seeded(!seed);
    let mut seats: Vec<Own<G>> = seated(game.seats(), nets, &mut rng).into_iter().map(Own::of).collect();
    let (mut log, mut legal, mut leanings) = (Log::off(), Vec::new(), Vec::new());
    let mut positions = Vec::new();
    for _ in 0..4 * G::LONGEST {
        let Some(seat) = game.turn() else { break };
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            game.apply(seat, only, &mut log);
            continue;
        }
        let plan = legal.iter().any(|action| game.span(seat, *action) == Span::Round);
        let searched = rng.unit() < if plan { recipe.plans } else { recipe.moves };
        let own = &mut seats[seat.index()];
        let bot = if searched { &mut own.deep } else { &mut own.quick };
        let chosen = bot.choose(seat, &game.view(Viewer::Seat(seat)), &mut rng, recipe.budget);
        let mut chosen = chosen.expect("a seat in turn has something to decide");
        let kept = searched || rng.unit() < recipe.keep;
        if kept {
            game.inclinations(seat, &legal, G::weights(), &mut leanings);
            let mut position = look(&game, seat);
            position.choices = examples::<G>(&legal, &leanings, &bot.thought());
            positions.push(position);
        }
        if rng.unit() < recipe.stray {
            chosen = stray::<G>(&bot.thought(), chosen, &mut rng);
        }
        game.apply(seat, chosen, &mut log);
        // After a move, as a search looks at it: through the eyes of the one who made it, and of another.
        if kept && game.settled(seat) && game.turn().is_some() {
            positions.push(look(&game, seat));
            let other = Seat(rng.index(game.seats().into()) as u8);
            if other != seat {
                positions.push(look(&game, other));
            }
        }
    }
    Ok(ended(&game, positions))
}

/// The network of each seat.
fn seated<'a>(seats: u8, nets: &'a [Arc<Net>], rng: &mut Rng) -> Vec<Option<&'a Arc<Net>>> {
    let mixed = rng.below(NEWEST_ALONE) == 0;
    let mut net = |_| match nets {
        [] => None,
        // Beyond the oldest comes the judgement by hand.
        [older @ .., _] if mixed && rng.below(2) == 0 => older.get(rng.index(older.len() + 1)),
        [.., newest] => Some(newest),
    };
    (0..seats).map(&mut net).collect()
}

/// A position as a seat sees it.
fn look<G: Observe>(game: &G, seat: Seat) -> Position {
    let mut inputs = Vec::new();
    game.inputs(seat, &mut inputs);
    let base = (odds(game.evaluate(seat, G::weights())) * BASE).round() as i16;
    Position { seat: seat.0, round: game.round(), base, inputs, choices: Vec::new() }
}

/// How good an example each sensible choice is.
fn examples<G: Game>(legal: &[G::Action], leanings: &[f32], thought: &Thought<G::Action>) -> Vec<Choice> {
    let values: Vec<f32> = thought.options.iter().map(|option| option.value).collect();
    let mean = values.iter().sum::<f32>() / values.len().max(1) as f32;
    let square = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f32>();
    let spread = (square / values.len().max(1) as f32).sqrt();
    let sharp = (SHARPNESS * spread).max(NOISE);
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let leaning = |action: G::Action| {
        let at = legal.iter().position(|other| *other == action)?;
        leanings.get(at).copied().filter(|leaning| leaning.is_finite())
    };
    let choice = |option: &bots::Weighed<G::Action>| {
        let share = ((option.value - best) / sharp).exp();
        Some(Choice {
            action: option.action.index() as u16,
            inclination: (leaning(option.action)? * INCLINATION).round() as i16,
            share: (share * 255.0).round() as u8,
        })
    };
    thought.options.iter().filter_map(choice).collect()
}

/// Another choice, the likelier the better it looks.
fn stray<G: Game>(thought: &Thought<G::Action>, chosen: G::Action, rng: &mut Rng) -> G::Action {
    let better = thought.options.iter().take(4).collect::<Vec<_>>();
    rng.pick(&better).map_or(chosen, |option| option.action)
}

fn ended<G: Game>(game: &G, positions: Vec<Position>) -> learn::Game {
    let seats = usize::from(game.seats());
    let outcome = game.outcome().unwrap_or_else(|| Outcome {
        winners: table::SeatSet::EMPTY,
        recorded: false,
        standings: Vec::new(),
    });
    let mut scores = vec![0; seats];
    for standing in &outcome.standings {
        if let Arg::Seat(seat) = standing.who {
            scores[seat.index()] = standing.score;
        }
    }
    learn::Game {
        together: seats == 1 || game.options().together(),
        recorded: outcome.recorded,
        winners: outcome.winners.iter().map(|seat| 1 << seat.0).sum(),
        scores,
        rounds: game.round(),
        positions,
    }
}
