use std::ops::Range;

use net::{Net, Shape};

use crate::data::{End, Lesson};

/// A weight of the first layer can't grow beyond this: sums of sixteen bits hold the greatest.
const MOST_FIRST: f32 = 1.0;
/// A weight of a small layer, of a head or of the policy can't grow beyond what a network holds.
const MOST_LAYER: f32 = net::MOST_LAYER as f32 / net::LAYER_SCALE as f32;
const MOST_HEAD: f32 = net::MOST_HEAD as f32 / net::HEAD_SCALE as f32;
const MOST_POLICY: f32 = i8::MAX as f32 / net::POLICY_SCALE as f32;
/// The sums of the wide layer begin about this far from their middle, times the square root of three.
const BEGINNING: f32 = 0.85;
/// A sum may move about as far in a step as this many single numbers.
const STRIDE: f32 = 24.0;
/// What is left of a slope where a layer is clipped, so that nothing is clipped for good.
const LEAK: f32 = 0.05;
/// The heads: value, margin, rounds.
pub(crate) const HEADS: usize = 3;
/// How much the margin and the rounds count beside the value.
const MARGIN_COUNTS: f32 = 0.2;
const ROUNDS_COUNTS: f32 = 0.05;

/// Where each part of a network stands among its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub shape: Shape,
    pub first: Range<usize>,
    pub first_bias: Range<usize>,
    pub value: Range<usize>,
    pub value_bias: Range<usize>,
    pub heads: Range<usize>,
    pub heads_bias: Range<usize>,
    pub lean: Range<usize>,
    pub lean_bias: Range<usize>,
    pub policy: Range<usize>,
    pub policy_bias: Range<usize>,
}

impl Plan {
    pub fn of(shape: Shape) -> Plan {
        let Shape { inputs, actions, hidden, value, policy } = shape;
        let mut at = 0;
        let mut next = |size: usize| {
            at += size;
            at - size..at
        };
        Plan {
            shape,
            first: next(inputs * hidden),
            first_bias: next(hidden),
            value: next(value * hidden),
            value_bias: next(value),
            heads: next(HEADS * value),
            heads_bias: next(HEADS),
            lean: next(policy * hidden),
            lean_bias: next(policy),
            policy: next(actions * policy),
            policy_bias: next(actions),
        }
    }

    pub fn size(&self) -> usize {
        self.policy_bias.end
    }

    /// How far a number at this place may move, beside a weight of a head. Sums of many numbers move as many times further, so
    /// each of them must move less; otherwise whole layers are clipped for good in the first steps.
    pub fn pace(&self, at: usize, on: f32) -> f32 {
        let part = |sum: f32| (STRIDE / sum).min(1.0);
        match () {
            () if self.first.contains(&at) => part(on),
            () if self.value.contains(&at) || self.lean.contains(&at) => part(self.shape.hidden as f32),
            () if self.heads.contains(&at) => part(self.shape.value as f32),
            () if self.policy.contains(&at) => part(self.shape.policy as f32),
            () => 1.0,
        }
    }

    /// The greatest size of a number at this place, so that it can be rounded.
    pub fn most(&self, at: usize) -> f32 {
        let layers = [&self.value, &self.lean];
        match () {
            () if self.first.contains(&at) => MOST_FIRST,
            () if layers.iter().any(|layer| layer.contains(&at)) => MOST_LAYER,
            () if self.heads.contains(&at) => MOST_HEAD,
            () if self.policy.contains(&at) => MOST_POLICY,
            () => 100.0,
        }
    }

    /// Numbers to begin with, for positions with `on` inputs on: small ones by chance, heads and policy zero, so that nothing
    /// is added to the judgement by hand. Some of the wide layer is clipped from the beginning: a network that is nowhere clipped
    /// is only a sum, and learns no more than that.
    pub fn begin(&self, seed: u64, on: f32) -> Vec<f32> {
        let mut numbers = vec![0.0; self.size()];
        let mut chance = Chance(seed);
        let spread = 1.0 / (self.shape.hidden as f32).sqrt();
        let first = BEGINNING / on.max(1.0).sqrt();
        for (range, most) in [(&self.first, first), (&self.value, spread), (&self.lean, spread)] {
            for number in &mut numbers[range.clone()] {
                *number = (2.0 * chance.unit() - 1.0) * most;
            }
        }
        numbers[self.first_bias.clone()].fill(0.3);
        numbers[self.value_bias.clone()].fill(0.1);
        numbers[self.lean_bias.clone()].fill(0.1);
        numbers
    }

    /// The numbers of a network that was trained before.
    pub fn numbers_of(&self, net: &Net) -> Vec<f32> {
        let parts = net.parts();
        let one = f32::from(net::ONE);
        let (layer, head) = (net::LAYER_SCALE as f32, net::HEAD_SCALE as f32);
        let policy = net::POLICY_SCALE as f32;
        let mut numbers = vec![0.0; self.size()];
        let mut put = |range: &Range<usize>, from: &mut dyn Iterator<Item = f32>, scale: f32| {
            numbers[range.clone()].iter_mut().zip(from).for_each(|(number, from)| *number = from / scale);
        };
        put(&self.first, &mut parts.first.iter().map(|it| f32::from(*it)), one);
        put(&self.first_bias, &mut parts.first_bias.iter().map(|it| f32::from(*it)), one);
        put(&self.value, &mut parts.value.iter().map(|it| f32::from(*it)), layer);
        put(&self.value_bias, &mut parts.value_bias.iter().map(|it| *it as f32), one * layer);
        put(&self.heads, &mut parts.heads.iter().map(|it| f32::from(*it)), head);
        put(&self.heads_bias, &mut parts.heads_bias.iter().map(|it| *it as f32), one * head);
        put(&self.lean, &mut parts.lean.iter().map(|it| f32::from(*it)), layer);
        put(&self.lean_bias, &mut parts.lean_bias.iter().map(|it| *it as f32), one * layer);
        put(&self.policy, &mut parts.policy.iter().map(|it| f32::from(*it)), policy);
        put(&self.policy_bias, &mut parts.policy_bias.iter().map(|it| f32::from(*it)), policy);
        numbers
    }
}

/// A small generator for beginnings and orders; games have their own.
pub(crate) struct Chance(pub u64);

impl Chance {
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound as u64) as usize
    }
}

/// The units of the heads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Units {
    pub margin: f32,
    pub rounds: f32,
    /// How much the policy counts beside the value; it is not learned if it counts for nothing.
    pub policy: f32,
}

impl Units {
    /// What a seat should have expected: part win, part squashed lead.
    pub fn value(self, end: &End) -> f32 {
        end.by_win * end.win + (1.0 - end.by_win) * squash(end.margin / self.margin)
    }
}

/// The logistic function.
pub(crate) fn squash(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// What lessons cost, summed up.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Costs {
    pub lessons: f64,
    pub value: f64,
    /// What the value costs if nothing is added to the judgement by hand.
    pub by_hand: f64,
    /// How often the more likely side won: by the network, and by hand.
    pub decided: f64,
    pub right: f64,
    pub right_by_hand: f64,
    pub margin: f64,
    pub rounds: f64,
    pub choices: f64,
    pub policy: f64,
    pub policy_by_hand: f64,
}

impl Costs {
    pub fn add(&mut self, more: &Costs) {
        self.lessons += more.lessons;
        self.value += more.value;
        self.by_hand += more.by_hand;
        self.decided += more.decided;
        self.right += more.right;
        self.right_by_hand += more.right_by_hand;
        self.margin += more.margin;
        self.rounds += more.rounds;
        self.choices += more.choices;
        self.policy += more.policy;
        self.policy_by_hand += more.policy_by_hand;
    }

    /// What everything costs that is trained.
    pub fn all(&self, units: Units) -> f64 {
        let mean = |sum: f64, count: f64| sum / count.max(1.0);
        mean(self.value, self.lessons) + f64::from(units.policy) * mean(self.policy, self.choices)
    }
}

/// Works out what a network says about a lesson, and how each number should change. Its buffers are reused.
pub(crate) struct Worker {
    sums: Vec<f32>,
    hidden: Vec<f32>,
    small: Vec<f32>,
    leaning: Vec<f32>,
    shares: Vec<f32>,
    back: Vec<f32>,
    small_back: Vec<f32>,
    lean_back: Vec<f32>,
}

impl Worker {
    pub fn new(shape: Shape) -> Worker {
        Worker {
            sums: vec![0.0; shape.hidden],
            hidden: vec![0.0; shape.hidden],
            small: vec![0.0; shape.value],
            leaning: vec![0.0; shape.policy],
            shares: Vec::new(),
            back: vec![0.0; shape.hidden],
            small_back: vec![0.0; shape.value],
            lean_back: vec![0.0; shape.policy],
        }
    }

    /// The odds that the network adds to those by hand.
    pub fn value(&mut self, plan: &Plan, numbers: &[f32], inputs: &[u16]) -> f32 {
        self.look(plan, numbers, inputs);
        self.head(plan, numbers, 0)
    }

    fn look(&mut self, plan: &Plan, numbers: &[f32], inputs: &[u16]) {
        let width = plan.shape.hidden;
        self.sums.copy_from_slice(&numbers[plan.first_bias.clone()]);
        let first = &numbers[plan.first.clone()];
        for input in inputs {
            let row = &first[usize::from(*input) * width..][..width];
            self.sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        self.hidden.iter_mut().zip(&self.sums).for_each(|(out, sum)| *out = sum.clamp(0.0, 1.0));
        layer(&numbers[plan.value.clone()], &numbers[plan.value_bias.clone()], &self.hidden, &mut self.small);
    }

    fn head(&self, plan: &Plan, numbers: &[f32], head: usize) -> f32 {
        let width = plan.shape.value;
        let row = &numbers[plan.heads.clone()][head * width..][..width];
        numbers[plan.heads_bias.start + head] + clipped_dot(row, &self.small)
    }

    /// Looks at a lesson, adds what it costs to `costs`, and the slope of the cost in every number to `slopes`, if asked.
    pub fn study(
        &mut self,
        plan: &Plan,
        numbers: &[f32],
        units: Units,
        lesson: Lesson<'_>,
        costs: &mut Costs,
        slopes: Option<&mut [f32]>,
    ) {
        self.look(plan, numbers, lesson.inputs);
        let heads: [f32; HEADS] = std::array::from_fn(|head| self.head(plan, numbers, head));
        let end = &lesson.end;
        let wanted = units.value(end);
        let expected = squash(end.base + heads[0]);
        let margin = heads[1] - end.margin / units.margin;
        let rounds = heads[2] - end.rounds / units.rounds;
        costs.lessons += 1.0;
        costs.value += f64::from(surprise(expected, wanted));
        costs.by_hand += f64::from(surprise(squash(end.base), wanted));
        costs.margin += f64::from((margin * units.margin).abs());
        costs.rounds += f64::from((rounds * units.rounds).abs());
        if end.win == 0.0 || end.win == 1.0 {
            let right = |odds: f32| f64::from(u8::from((odds > 0.0) == (end.win == 1.0)));
            costs.decided += 1.0;
            costs.right += right(end.base + heads[0]);
            costs.right_by_hand += right(end.base);
        }
        let head_slopes = [
            expected - wanted,
            MARGIN_COUNTS * margin.clamp(-1.0, 1.0),
            ROUNDS_COUNTS * rounds.clamp(-1.0, 1.0),
        ];
        let learned = units.policy > 0.0 && !lesson.options.is_empty();
        if learned {
            self.choose(plan, numbers, lesson, costs);
        }
        if let Some(slopes) = slopes {
            self.back.fill(0.0);
            self.back_from_heads(plan, numbers, head_slopes, slopes);
            if learned {
                self.back_from_policy(plan, numbers, units, lesson, slopes);
            }
            self.back_to_inputs(plan, lesson.inputs, slopes);
        }
    }

    /// Works out the policy and leaves in `shares` how much too likely each action is.
    fn choose(&mut self, plan: &Plan, numbers: &[f32], lesson: Lesson<'_>, costs: &mut Costs) {
        layer(&numbers[plan.lean.clone()], &numbers[plan.lean_bias.clone()], &self.hidden, &mut self.leaning);
        let width = plan.shape.policy;
        let rows = &numbers[plan.policy.clone()];
        let biases = &numbers[plan.policy_bias.clone()];
        self.shares.clear();
        self.shares.extend(lesson.options.iter().map(|option| option.inclination));
        normalise(&mut self.shares);
        let surprise = |shares: &[f32]| -> f32 {
            let each = lesson.options.iter().zip(shares);
            each.filter(|(option, _)| option.share > 0.0)
                .map(|(option, share)| -option.share * share.max(1e-6).ln())
                .sum()
        };
        costs.choices += 1.0;
        costs.policy_by_hand += f64::from(surprise(&self.shares));
        for (share, option) in self.shares.iter_mut().zip(lesson.options) {
            let action = usize::from(option.action);
            let row = &rows[action * width..][..width];
            *share = option.inclination + biases[action] + clipped_dot(row, &self.leaning);
        }
        normalise(&mut self.shares);
        costs.policy += f64::from(surprise(&self.shares));
        for (share, option) in self.shares.iter_mut().zip(lesson.options) {
            *share -= option.share;
        }
    }

    fn back_from_heads(
        &mut self,
        plan: &Plan,
        numbers: &[f32],
        head_slopes: [f32; HEADS],
        slopes: &mut [f32],
    ) {
        let width = plan.shape.value;
        self.small_back.fill(0.0);
        for (head, slope) in head_slopes.into_iter().enumerate() {
            slopes[plan.heads_bias.start + head] += slope;
            let at = plan.heads.start + head * width;
            let each = self.small_back.iter_mut().zip(&self.small).zip(&numbers[at..at + width]);
            for (((back, small), weight), out) in each.zip(&mut slopes[at..at + width]) {
                *out += slope * small.clamp(0.0, 1.0);
                *back += slope * weight;
            }
        }
        let (layer, bias) = (plan.value.clone(), plan.value_bias.clone());
        back_through(
            layer,
            bias,
            numbers,
            &self.small,
            &self.small_back,
            &self.hidden,
            &mut self.back,
            slopes,
        );
    }

    fn back_from_policy(
        &mut self,
        plan: &Plan,
        numbers: &[f32],
        units: Units,
        lesson: Lesson<'_>,
        slopes: &mut [f32],
    ) {
        let width = plan.shape.policy;
        self.lean_back.fill(0.0);
        for (slope, option) in self.shares.iter().zip(lesson.options) {
            let slope = units.policy * slope;
            let action = usize::from(option.action);
            slopes[plan.policy_bias.start + action] += slope;
            let at = plan.policy.start + action * width;
            let each = self.lean_back.iter_mut().zip(&self.leaning).zip(&numbers[at..at + width]);
            for (((back, leaning), weight), out) in each.zip(&mut slopes[at..at + width]) {
                *out += slope * leaning.clamp(0.0, 1.0);
                *back += slope * weight;
            }
        }
        let (layer, bias) = (plan.lean.clone(), plan.lean_bias.clone());
        back_through(
            layer,
            bias,
            numbers,
            &self.leaning,
            &self.lean_back,
            &self.hidden,
            &mut self.back,
            slopes,
        );
    }

    fn back_to_inputs(&mut self, plan: &Plan, inputs: &[u16], slopes: &mut [f32]) {
        let width = plan.shape.hidden;
        for (back, sum) in self.back.iter_mut().zip(&self.sums) {
            *back *= through(*sum);
        }
        let bias = &mut slopes[plan.first_bias.clone()];
        bias.iter_mut().zip(&self.back).for_each(|(slope, back)| *slope += back);
        let first = &mut slopes[plan.first.clone()];
        for input in inputs {
            let row = &mut first[usize::from(*input) * width..][..width];
            row.iter_mut().zip(&self.back).for_each(|(slope, back)| *slope += back);
        }
    }
}

/// What is left of a slope where a layer had this value before it was clipped.
fn through(value: f32) -> f32 {
    if value <= 0.0 || value >= 1.0 { LEAK } else { 1.0 }
}

/// A small layer before it is clipped.
fn layer(rows: &[f32], bias: &[f32], hidden: &[f32], out: &mut [f32]) {
    for ((out, row), bias) in out.iter_mut().zip(rows.chunks_exact(hidden.len())).zip(bias) {
        *out = bias + dot(row, hidden);
    }
}

/// Goes back through a small layer: `out` is the layer before it was clipped, `out_back` the slope of the cost in each of its
/// numbers.
#[expect(clippy::too_many_arguments, reason = "two layers and their slopes")]
fn back_through(
    layer: Range<usize>,
    bias: Range<usize>,
    numbers: &[f32],
    out: &[f32],
    out_back: &[f32],
    hidden: &[f32],
    back: &mut [f32],
    slopes: &mut [f32],
) {
    let width = hidden.len();
    for (at, (out, slope)) in out.iter().zip(out_back).enumerate() {
        let slope = slope * through(*out);
        slopes[bias.start + at] += slope;
        let row = layer.start + at * width..layer.start + (at + 1) * width;
        back.iter_mut().zip(&numbers[row.clone()]).for_each(|(back, weight)| *back += slope * weight);
        slopes[row].iter_mut().zip(hidden).for_each(|(out, hidden)| *out += slope * hidden);
    }
}

/// Lanes that are summed side by side: one long sum could not be spread over a register.
const LANES: usize = 8;

fn dot(one: &[f32], other: &[f32]) -> f32 {
    let (ones, _) = one.as_chunks::<LANES>();
    let (others, _) = other.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for (one, other) in ones.iter().zip(others) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

fn clipped_dot(row: &[f32], layer: &[f32]) -> f32 {
    let (rows, _) = row.as_chunks::<LANES>();
    let (layers, _) = layer.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for (row, layer) in rows.iter().zip(layers) {
        for lane in 0..LANES {
            sums[lane] += row[lane] * layer[lane].clamp(0.0, 1.0);
        }
    }
    sums.iter().sum()
}

/// Turns odds into shares of one.
fn normalise(odds: &mut [f32]) {
    let most = odds.iter().copied().fold(f32::MIN, f32::max);
    odds.iter_mut().for_each(|odds| *odds = (*odds - most).exp());
    let sum: f32 = odds.iter().sum();
    odds.iter_mut().for_each(|odds| *odds /= sum);
}

/// The cross entropy of an expectation.
fn surprise(expected: f32, wanted: f32) -> f32 {
    let expected = expected.clamp(1e-6, 1.0 - 1e-6);
    -wanted * expected.ln() - (1.0 - wanted) * (1.0 - expected).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Weighed;

    const SHAPE: Shape = Shape { inputs: 12, actions: 5, hidden: 32, value: 16, policy: 16 };
    const UNITS: Units = Units { margin: 8.0, rounds: 3.0, policy: 0.5 };

    fn cost(plan: &Plan, numbers: &[f32], lesson: Lesson<'_>) -> f64 {
        let mut costs = Costs::default();
        Worker::new(SHAPE).study(plan, numbers, UNITS, lesson, &mut costs, None);
        costs.value + f64::from(UNITS.policy) * costs.policy
    }

    #[test]
    fn slopes_are_what_small_changes_do() {
        let plan = Plan::of(SHAPE);
        let mut numbers = plan.begin(3, 4.0);
        let mut chance = Chance(7);
        // Heads and policy begin at zero, where nothing could flow back.
        for number in &mut numbers[plan.heads.start..] {
            *number += 0.6 * (chance.unit() - 0.5);
        }
        let options = [(0, 0.5, 0.2), (3, -1.0, 0.7), (4, 0.0, 0.1)]
            .map(|(action, inclination, share)| Weighed { action, inclination, share });
        // The slopes of margin and rounds are not part of this cost, so they are at their aims.
        let end = End { base: 0.3, win: 1.0, margin: 0.0, rounds: 0.0, by_win: 0.5 };
        let mut lesson = Lesson { inputs: &[1, 4, 7, 11], options: &options, end };
        let mut worker = Worker::new(SHAPE);
        worker.look(&plan, &numbers, lesson.inputs);
        lesson.end.rounds = worker.head(&plan, &numbers, 2) * UNITS.rounds;
        lesson.end.margin = worker.head(&plan, &numbers, 1) * UNITS.margin;
        let mut slopes = vec![0.0; plan.size()];
        worker.study(&plan, &numbers, UNITS, lesson, &mut Costs::default(), Some(&mut slopes));
        let (mut seen, step) = (0, 4e-3);
        for at in (0..plan.size()).step_by(7) {
            let moved = |by: f32| {
                let mut other = numbers.clone();
                other[at] += by;
                cost(&plan, &other, lesson)
            };
            let slope = (moved(step) - moved(-step)) / f64::from(2.0 * step);
            let ours = f64::from(slopes[at]);
            // A kink of the clip may lie between the two.
            assert!((slope - ours).abs() < 0.02 + 0.1 * slope.abs(), "number {at}: {ours}, not {slope}");
            seen += usize::from(slope.abs() > 1e-3);
        }
        assert!(seen > 20, "only {seen} slopes are not flat");
    }

    #[test]
    fn a_new_network_adds_nothing() {
        let plan = Plan::of(SHAPE);
        assert_eq!(Worker::new(SHAPE).value(&plan, &plan.begin(1, 3.0), &[0, 3, 9]), 0.0);
    }
}
