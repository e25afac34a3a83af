use crate::NetError;

/// What 1 is in the wide layer, in its weights and in the small layers. Fine, because what tells two good actions apart
/// is small: with 128, rounding alone decided among them.
pub const ONE: i16 = 2048;
/// What 1 is in a weight between the wide layer and a small one.
pub const LAYER_SCALE: i32 = 2048;
/// What 1 is in a weight of a head.
pub const HEAD_SCALE: i32 = 1024;
/// What 1 is in a row of the policy.
pub const POLICY_SCALE: i32 = 64;

/// The widest layer, and the widest small layer: sums of as many products of the greatest numbers can't overflow.
const WIDEST: usize = 224;
const WIDEST_SMALL: usize = 128;
/// The greatest weight between the wide layer and a small one.
pub const MOST_LAYER: i16 = 4095;
/// The greatest weight of a head.
pub const MOST_HEAD: i16 = 7167;
/// Layers are multiples of this, so that they fit the registers of any processor.
pub(crate) const STEP: usize = 16;
/// The wide layer is a multiple of this.
pub(crate) const BLOCK: usize = 32;

/// The sizes of the layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The number of inputs.
    pub inputs: usize,
    /// The number of actions.
    pub actions: usize,
    /// The width of the wide layer.
    pub hidden: usize,
    /// The width of the small layer for the outlook.
    pub value: usize,
    /// The width of the small layer for the policy.
    pub policy: usize,
}

impl Shape {
    fn check(self) -> Result<(), NetError> {
        let small = |width: usize| width > 0 && width <= WIDEST_SMALL && width.is_multiple_of(STEP);
        let wide = |width: usize| width > 0 && width <= WIDEST && width.is_multiple_of(BLOCK);
        if self.inputs == 0 || self.inputs > 1 << 16 || self.actions == 0 || self.actions > 1 << 16 {
            return Err(NetError::Broken("the number of its inputs or actions"));
        }
        if !wide(self.hidden) || !small(self.value) || !small(self.policy) {
            return Err(NetError::Broken("the width of its layers"));
        }
        Ok(())
    }
}

/// The numbers of a network as they stand in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The sizes.
    pub shape: Shape,
    /// A row of `hidden` weights for each input, in units of 1/[`ONE`].
    pub first: Vec<i16>,
    /// The bias of the wide layer, in units of 1/[`ONE`].
    pub first_bias: Vec<i16>,
    /// A row of `hidden` weights for each number of the small layer of the outlook, in units of 1/[`LAYER_SCALE`].
    pub value: Vec<i16>,
    /// The bias of that layer, in units of 1/([`ONE`] · [`LAYER_SCALE`]).
    pub value_bias: Vec<i32>,
    /// A row of `value` weights for each head (value, margin, rounds), in units of 1/[`HEAD_SCALE`].
    pub heads: Vec<i16>,
    /// The bias of each head, in units of 1/([`ONE`] · [`HEAD_SCALE`]).
    pub heads_bias: Vec<i32>,
    /// A row of `hidden` weights for each number of the small layer of the policy, in units of 1/[`LAYER_SCALE`].
    pub lean: Vec<i16>,
    /// The bias of that layer, in units of 1/([`ONE`] · [`LAYER_SCALE`]).
    pub lean_bias: Vec<i32>,
    /// A row of `policy` weights for each action, in units of 1/[`POLICY_SCALE`].
    pub policy: Vec<i8>,
    /// The bias of each action, in units of 1/[`POLICY_SCALE`].
    pub policy_bias: Vec<i16>,
}

/// The number of heads of the outlook.
pub(crate) const HEADS: usize = 3;

impl Parts {
    /// A network that judges nothing.
    pub fn zero(shape: Shape) -> Parts {
        let Shape { inputs, actions, hidden, value, policy } = shape;
        Parts {
            shape,
            first: vec![0; inputs * hidden],
            first_bias: vec![0; hidden],
            value: vec![0; value * hidden],
            value_bias: vec![0; value],
            heads: vec![0; HEADS * value],
            heads_bias: vec![0; HEADS],
            lean: vec![0; policy * hidden],
            lean_bias: vec![0; policy],
            policy: vec![0; actions * policy],
            policy_bias: vec![0; actions],
        }
    }

    pub(crate) fn check(&self) -> Result<(), NetError> {
        self.shape.check()?;
        let Shape { inputs, actions, hidden, value, policy } = self.shape;
        let lengths = [
            (self.first.len(), inputs * hidden),
            (self.first_bias.len(), hidden),
            (self.value.len(), value * hidden),
            (self.value_bias.len(), value),
            (self.heads.len(), HEADS * value),
            (self.heads_bias.len(), HEADS),
            (self.lean.len(), policy * hidden),
            (self.lean_bias.len(), policy),
            (self.policy.len(), actions * policy),
            (self.policy_bias.len(), actions),
        ];
        let fits = lengths.iter().all(|(there, wanted)| there == wanted);
        // Greater biases could overflow the sums.
        let biases = self.value_bias.iter().chain(&self.lean_bias).chain(&self.heads_bias);
        let bounded = biases.into_iter().all(|bias| bias.unsigned_abs() < 1 << 28);
        let within =
            |weights: &[i16], most: i16| weights.iter().all(|weight| weight.unsigned_abs() <= most as u16);
        let light = within(&self.value, MOST_LAYER) && within(&self.lean, MOST_LAYER);
        if !light || !within(&self.heads, MOST_HEAD) {
            return Err(NetError::Broken("the size of a weight"));
        }
        if fits && bounded { Ok(()) } else { Err(NetError::Broken("the size of a part")) }
    }
}
