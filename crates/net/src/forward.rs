use crate::parts::{BLOCK, HEADS};
use crate::{HEAD_SCALE, LAYER_SCALE, Net, ONE, POLICY_SCALE};

/// The layers of one position. Its buffers are reused.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    hidden: Vec<i16>,
    small: Vec<i16>,
    leaning: Vec<i16>,
}

/// What a network expects of a position for the seat that looks at it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The logarithm of its odds, beside those of the evaluation made by hand.
    pub value: f32,
    /// How many points it will be ahead of the best other seat.
    pub margin: f32,
    /// How many rounds are left.
    pub rounds: f32,
}

impl Net {
    /// Looks at a position in which these inputs are on. Inputs that the network does not have count for nothing.
    pub fn look(&self, inputs: &[u16], scratch: &mut Scratch) {
        let hidden = self.parts.shape.hidden;
        scratch.hidden.resize(hidden, 0);
        // Block by block, so that the sums stay in registers.
        let (rows, _) = self.parts.first.as_chunks::<BLOCK>();
        let (biases, _) = self.parts.first_bias.as_chunks::<BLOCK>();
        let (outs, _) = scratch.hidden.as_chunks_mut::<BLOCK>();
        for (at, (bias, out)) in biases.iter().zip(outs).enumerate() {
            let mut sums = *bias;
            for &input in inputs {
                let Some(row) = rows.get(usize::from(input) * biases.len() + at) else { continue };
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.saturating_add(*weight);
                }
            }
            *out = sums.map(|sum| sum.clamp(0, ONE));
        }
    }

    /// What the seat can expect of the position it looked at.
    pub fn outlook(&self, scratch: &mut Scratch) -> Outlook {
        let Scratch { hidden, small, .. } = scratch;
        layer(&self.parts.value, &self.parts.value_bias, hidden, small);
        let width = self.parts.shape.value;
        let mut heads = [0.0; HEADS];
        for (at, head) in heads.iter_mut().enumerate() {
            let sum = self.parts.heads_bias[at] + dot(&self.parts.heads[at * width..][..width], small);
            *head = sum as f32 / (i32::from(ONE) * HEAD_SCALE) as f32;
        }
        let [value, margin, rounds] = heads;
        Outlook { value, margin: margin * self.margin, rounds: rounds * self.rounds }
    }

    /// The logarithm of the seat's odds in the position it looked at, beside those of the evaluation made by hand.
    pub fn value(&self, scratch: &mut Scratch) -> f32 {
        let Scratch { hidden, small, .. } = scratch;
        layer(&self.parts.value, &self.parts.value_bias, hidden, small);
        let sum = self.parts.heads_bias[0] + dot(&self.parts.heads[..self.parts.shape.value], small);
        sum as f32 / (i32::from(ONE) * HEAD_SCALE) as f32
    }

    /// Prepares [`Net::inclination`] for the position it looked at.
    pub fn lean(&self, scratch: &mut Scratch) {
        let Scratch { hidden, leaning, .. } = scratch;
        layer(&self.parts.lean, &self.parts.lean_bias, hidden, leaning);
    }

    /// How much the seat is inclined to this action, beside the inclination made by hand: the logarithm of its weight.
    pub fn inclination(&self, scratch: &Scratch, action: usize) -> f32 {
        let width = self.parts.shape.policy;
        let Some(row) = self.parts.policy.get(action * width..(action + 1) * width) else { return 0.0 };
        let sum = dot(row, &scratch.leaning) + i32::from(self.parts.policy_bias[action]) * i32::from(ONE);
        sum as f32 / (i32::from(ONE) * POLICY_SCALE) as f32
    }
}

/// A small layer, clipped.
fn layer(rows: &[i16], bias: &[i32], hidden: &[i16], out: &mut Vec<i16>) {
    out.resize(bias.len(), 0);
    for ((out, row), bias) in out.iter_mut().zip(rows.chunks_exact(hidden.len())).zip(bias) {
        let sum = (bias + dot(row, hidden)) / LAYER_SCALE;
        *out = sum.clamp(0, i32::from(ONE)) as i16;
    }
}

/// Layers are so narrow, and weights so small, that the sum can't overflow.
fn dot<W: Copy + Into<i32>>(row: &[W], values: &[i16]) -> i32 {
    row.iter().zip(values).map(|(weight, value)| (*weight).into() * i32::from(*value)).sum()
}
