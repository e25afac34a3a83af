use std::time::Instant;

use net::{Net, NetError, Shape};
use rayon::ThreadPoolBuilder;

use crate::data::Lessons;
use crate::model::{Chance, Costs, Plan, Units};
use crate::round::{deviation, round};
use crate::step::Stepper;
use crate::{Data, Head};

/// A rounded network may be this far from the trained one in the mean, in odds.
const ROUGHEST: f32 = 0.1;
/// The largest and the smallest batch.
const LARGEST_BATCH: usize = 2048;
const SMALLEST_BATCH: usize = 256;
/// The steps in an epoch that are wanted before batches grow.
const STEPS: usize = 1500;
/// How much the policy counts beside the value.
const POLICY_COUNTS: f32 = 0.5;
/// How much of a value may be believed instead of all.
const BELIEFS: [f32; 5] = [0.85, 0.7, 0.5, 0.35, 0.2];
/// The part of all steps in which the rate grows from zero.
const WARM_UP: f32 = 0.05;

/// How to train.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The width of the wide layer.
    pub hidden: usize,
    /// The width of the small layer of the outlook.
    pub value: usize,
    /// The width of the small layer of the policy.
    pub policy: usize,
    /// Whether it learns a policy; without one it leans to nothing, and all of the wide layer serves the value.
    pub leans: bool,
    /// How often every lesson is learned.
    pub epochs: usize,
    /// The size of the first steps.
    pub rate: f32,
    /// Decides the beginning and the order of the lessons.
    pub seed: u64,
    /// The number of threads; the result does not depend on it.
    pub threads: usize,
    /// Stop at the end of the epoch that begins before this moment.
    pub until: Option<Instant>,
}

impl Default for Recipe {
    fn default() -> Recipe {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Recipe {
            hidden: 64,
            value: 32,
            policy: 16,
            leans: false,
            epochs: 2,
            rate: 2.5e-3,
            seed: 1,
            threads,
            until: None,
        }
    }
}

/// What a network is worth on the lessons that were kept back, beside the judgement by hand alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// How many times the lessons were learned.
    pub epoch: usize,
    /// The surprise at the results: less is better.
    pub value: f64,
    /// The surprise of the judgement by hand.
    pub value_by_hand: f64,
    /// How often the winner was known.
    pub right: f64,
    /// How often by hand.
    pub right_by_hand: f64,
    /// The surprise at the better choices.
    pub policy: f64,
    /// The surprise of the inclination by hand.
    pub policy_by_hand: f64,
    /// How far off the lead was, in points.
    pub margin: f64,
    /// How far off the number of rounds was.
    pub rounds: f64,
}

/// A network and what is known of it.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The network.
    pub net: Net,
    /// Its worth after every epoch.
    pub verdicts: Vec<Verdict>,
    /// The worth of the best epoch: the network is the one after it.
    pub best: Verdict,
    /// How far the rounded network is from the trained one, in odds: mean and most.
    pub rounded: (f32, f32),
}

/// Why there is no network.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TrainError {
    /// There is nothing to learn.
    #[error("there are no positions to learn from")]
    Nothing,
    /// The data has a broken head.
    #[error("the layout in the head of the games is not a hexadecimal number")]
    Layout,
    /// The network to go on from does not fit.
    #[error("can't go on from that network: {0}")]
    From(NetError),
    /// The rounded network judges differently.
    #[error("rounding changed the judgement by {0:.3} in the mean")]
    Rough(f32),
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads,
    /// The network can't be made.
    #[error("{0}")]
    Net(#[from] NetError),
}

impl Verdict {
    fn of(epoch: usize, costs: &Costs) -> Verdict {
        let mean = |sum: f64, count: f64| sum / count.max(1.0);
        Verdict {
            epoch,
            value: mean(costs.value, costs.lessons),
            value_by_hand: mean(costs.by_hand, costs.lessons),
            right: mean(costs.right, costs.decided),
            right_by_hand: mean(costs.right_by_hand, costs.decided),
            policy: mean(costs.policy, costs.choices),
            policy_by_hand: mean(costs.policy_by_hand, costs.choices),
            margin: mean(costs.margin, costs.lessons),
            rounds: mean(costs.rounds, costs.lessons),
        }
    }
}

/// Trains a network on these lessons, from the beginning or from a network that was trained before. `note` says where the
/// lessons come from; `told` gets the worth after every epoch.
pub fn train(
    data: &Data,
    recipe: &Recipe,
    from: Option<&Net>,
    note: &str,
    mut told: impl FnMut(&Verdict) + Send,
) -> Result<Trained, TrainError> {
    let head = data.head.as_ref().filter(|_| data.positions() > 0).ok_or(TrainError::Nothing)?;
    let layout = u64::from_str_radix(&head.layout, 16).map_err(|_| TrainError::Layout)?;
    let shape = fitting(head, recipe);
    let plan = Plan::of(shape);
    let numbers = match from {
        None => plan.begin(recipe.seed, data.learn.on()),
        Some(net) => {
            net.suits(&head.game, layout, head.inputs, head.actions).map_err(TrainError::From)?;
            if net.shape() != shape {
                return Err(TrainError::From(NetError::Broken("the width of its layers")));
            }
            plan.numbers_of(net)
        }
    };
    let (margin, rounds) = data.learn.units();
    let policy = if recipe.leans { POLICY_COUNTS } else { 0.0 };
    let mut stepper = Stepper::new(&plan, numbers, Units { margin, rounds, policy }, data.learn.on());
    let pool = ThreadPoolBuilder::new().num_threads(recipe.threads.max(1)).build();
    let pool = pool.map_err(|_| TrainError::Threads)?;
    let (verdicts, (best, numbers)) = pool.install(|| epochs(&mut stepper, data, recipe, &mut told));
    let net = round(&plan, &numbers, (&head.game, layout, note), stepper.units)?;
    let rounded = deviation(&plan, &numbers, &net, &data.test);
    if rounded.0 > ROUGHEST {
        return Err(TrainError::Rough(rounded.0));
    }
    Ok(Trained { net, verdicts, best, rounded })
}

/// The sizes of the layers: the wide one is halved until the file is small enough for a repository.
fn fitting(head: &Head, recipe: &Recipe) -> Shape {
    let Recipe { hidden, value, policy, .. } = *recipe;
    let mut shape = Shape { inputs: head.inputs, actions: head.actions, hidden, value, policy };
    let bytes =
        |shape: &Shape| 2 * shape.hidden * (shape.inputs + value + policy) + shape.actions * (policy + 2);
    while bytes(&shape) > net::LARGEST_FILE * 15 / 16 && shape.hidden.is_multiple_of(64) {
        shape.hidden /= 2;
    }
    shape
}

/// Learns all lessons again and again. Returns the worth after each time, and the best numbers.
fn epochs(
    stepper: &mut Stepper<'_>,
    data: &Data,
    recipe: &Recipe,
    told: &mut impl FnMut(&Verdict),
) -> (Vec<Verdict>, (Verdict, Vec<f32>)) {
    let count = data.positions();
    let batch = (count / STEPS).next_power_of_two().clamp(SMALLEST_BATCH, LARGEST_BATCH);
    let mut order: Vec<u32> = (0..count as u32).collect();
    let mut chance = Chance(recipe.seed ^ 0x0bad_cafe);
    let steps = (count.div_ceil(batch) * recipe.epochs) as f32;
    let none = Verdict::of(0, &Costs::default());
    let (mut step, mut verdicts, mut least) = (0.0, Vec::new(), f64::MAX);
    let mut best = (none, stepper.numbers.clone());
    // With too few games to keep some back, what was learned is measured on itself.
    let measured = if data.held_back() > 0 { &data.test } else { &data.learn };
    for epoch in 1..=recipe.epochs {
        for at in (1..order.len()).rev() {
            order.swap(at, chance.below(at + 1));
        }
        for lessons in order.chunks(batch) {
            let progress: f32 = step / steps;
            let warm = (progress / WARM_UP).min(1.0);
            let rate = recipe.rate * warm * (0.02 + 0.49 * (1.0 + (std::f32::consts::PI * progress).cos()));
            stepper.learn(&data.learn, lessons, rate);
            step += 1.0;
        }
        let costs = stepper.test(measured);
        let verdict = Verdict::of(epoch, &costs);
        told(&verdict);
        verdicts.push(verdict);
        let all = costs.all(stepper.units);
        if all < least {
            least = all;
            best = (verdict, stepper.numbers.clone());
        }
        if recipe.until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
    }
    let (verdict, numbers) = best;
    stepper.numbers = numbers;
    let verdict = shrink(stepper, measured, verdict);
    (verdicts, (verdict, stepper.numbers.clone()))
}

/// Believes in the value only as much as it is worth on lessons that were not learned: with few games, a network takes luck
/// for skill.
fn shrink(stepper: &mut Stepper<'_>, measured: &Lessons, verdict: Verdict) -> Verdict {
    let (heads, bias) = (stepper.plan.heads.start, stepper.plan.heads_bias.start);
    let head: Vec<usize> = (heads..heads + stepper.plan.shape.value).chain([bias]).collect();
    let whole = stepper.numbers.clone();
    let mut best = (verdict.value, whole.clone(), verdict);
    for belief in BELIEFS {
        stepper.numbers.clone_from(&whole);
        head.iter().for_each(|at| stepper.numbers[*at] *= belief);
        let less = Verdict::of(verdict.epoch, &stepper.test(measured));
        if less.value < best.0 {
            best = (less.value, stepper.numbers.clone(), less);
        }
    }
    stepper.numbers = best.1;
    best.2
}
