use std::ops::Range;

use net::{Net, NetError, Parts, Scratch};

use crate::data::Lessons;
use crate::model::{Plan, Units, Worker};

/// A network in whole numbers.
pub(crate) fn round(
    plan: &Plan,
    numbers: &[f32],
    (game, layout, note): (&str, u64, &str),
    units: Units,
) -> Result<Net, NetError> {
    let one = f32::from(net::ONE);
    let (layer, head) = (net::LAYER_SCALE as f32, net::HEAD_SCALE as f32);
    let policy = net::POLICY_SCALE as f32;
    let bytes = |range: &Range<usize>, scale: f32| -> Vec<i8> {
        numbers[range.clone()].iter().map(|it| (it * scale).round().clamp(-127.0, 127.0) as i8).collect()
    };
    let shorts = |range: &Range<usize>, scale: f32, most: i16| -> Vec<i16> {
        let most = f32::from(most);
        numbers[range.clone()].iter().map(|it| (it * scale).round().clamp(-most, most) as i16).collect()
    };
    let longs = |range: &Range<usize>, scale: f32| -> Vec<i32> {
        numbers[range.clone()].iter().map(|it| (it * scale).round() as i32).collect()
    };
    let parts = Parts {
        shape: plan.shape,
        first: shorts(&plan.first, one, i16::MAX),
        first_bias: shorts(&plan.first_bias, one, i16::MAX),
        value: shorts(&plan.value, layer, net::MOST_LAYER),
        value_bias: longs(&plan.value_bias, one * layer),
        heads: shorts(&plan.heads, head, net::MOST_HEAD),
        heads_bias: longs(&plan.heads_bias, one * head),
        lean: shorts(&plan.lean, layer, net::MOST_LAYER),
        lean_bias: longs(&plan.lean_bias, one * layer),
        policy: bytes(&plan.policy, policy),
        policy_bias: shorts(&plan.policy_bias, policy, i16::MAX),
    };
    Net::new(game, layout, note, units.margin, units.rounds, parts)
}

/// How far the rounded network is from the numbers it was made of, in odds: the mean and the most over these lessons.
pub(crate) fn deviation(plan: &Plan, numbers: &[f32], net: &Net, lessons: &Lessons) -> (f32, f32) {
    let (mut worker, mut scratch) = (Worker::new(plan.shape), Scratch::default());
    let (mut sum, mut most) = (0.0f64, 0.0f32);
    let count = lessons.ends.len();
    for at in 0..count {
        let inputs = lessons.lesson(at).inputs;
        net.look(inputs, &mut scratch);
        let off = (net.value(&mut scratch) - worker.value(plan, numbers, inputs)).abs();
        sum += f64::from(off);
        most = most.max(off);
    }
    ((sum / count.max(1) as f64) as f32, most)
}
