//! Small networks that judge positions, in whole numbers.
//!
//! A [`Net`] reads which inputs of a position are on and answers with what the seat can expect, how far ahead it will be,
//! how many rounds are left, and how much it is inclined to an action. Everything that decides is worked out in integers,
//! so the same position gets the same answer on every machine. The crate knows no game: a network names its game and the
//! layout of its inputs, and [`Net::suits`] refuses any other.
//!
//! The shape: inputs that are on or off → a wide layer → two small layers, one for the outlook and one for the policy →
//! a number for each head, and one for each action that somebody asks for. Layers are clipped to 0 … 1.
//!
//! ```
//! use net::{Net, Parts, Shape, Scratch};
//!
//! let shape = Shape { inputs: 3, actions: 2, hidden: 32, value: 16, policy: 16 };
//! let mut parts = Parts::zero(shape);
//! parts.policy_bias = vec![0, 64];
//! let net = Net::new("example", 7, "by hand", 10.0, 3.0, parts)?;
//! let net = Net::read(&net.write())?;
//! let mut scratch = Scratch::default();
//! net.look(&[0, 2], &mut scratch);
//! assert_eq!(net.outlook(&mut scratch).value, 0.0);
//! net.lean(&mut scratch);
//! assert_eq!(net.inclination(&scratch, 1), 1.0);
//! # Ok::<(), net::NetError>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod error;
mod file;
mod forward;
mod parts;

pub use error::NetError;
pub use forward::{Outlook, Scratch};
pub use parts::{HEAD_SCALE, LAYER_SCALE, MOST_HEAD, MOST_LAYER, ONE, POLICY_SCALE, Parts, Shape};

/// The largest file of a network, in bytes.
pub const LARGEST_FILE: usize = 1 << 20;

/// A network for one game, ready to judge.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    game: String,
    layout: u64,
    note: String,
    tables: Vec<String>,
    /// The points that make a margin of one.
    margin: f32,
    /// The rounds that make a length of one.
    rounds: f32,
    parts: Parts,
    leans: bool,
}

impl Net {
    /// A network for the game of this name whose inputs have the layout with this hash. `note` says how it was trained; a
    /// margin of one means `margin` points and a length of one means `rounds` rounds.
    pub fn new(
        game: &str,
        layout: u64,
        note: &str,
        margin: f32,
        rounds: f32,
        parts: Parts,
    ) -> Result<Net, NetError> {
        parts.check()?;
        if game.is_empty() || game.len() > 255 {
            return Err(NetError::Broken("the name of its game"));
        }
        if !(margin.is_finite() && rounds.is_finite()) {
            return Err(NetError::Broken("its units"));
        }
        let (game, note) = (game.to_string(), note.to_string());
        let leans = parts.policy.iter().any(|it| *it != 0) || parts.policy_bias.iter().any(|it| *it != 0);
        Ok(Net { game, layout, note, tables: Vec::new(), margin, rounds, parts, leans })
    }

    /// The name of its game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The hash of the layout of its inputs.
    pub fn layout(&self) -> u64 {
        self.layout
    }

    /// How it was trained, from what and how strong it is.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The same network with another note.
    pub fn with_note(self, note: &str) -> Net {
        Net { note: note.to_string(), ..self }
    }

    /// The tables that it was accepted for: the options that a table must have, written `players=2,variant=standard`.
    pub fn tables(&self) -> &[String] {
        &self.tables
    }

    /// The same network, accepted for these tables.
    pub fn with_tables(self, tables: Vec<String>) -> Net {
        Net { tables, ..self }
    }

    /// Whether it has learned a policy: one without is inclined to nothing.
    pub fn leans(&self) -> bool {
        self.leans
    }

    /// The sizes of its layers.
    pub fn shape(&self) -> Shape {
        self.parts.shape
    }

    /// Its numbers.
    pub fn parts(&self) -> &Parts {
        &self.parts
    }

    /// Refuses a network of another game or for other inputs or actions than these.
    pub fn suits(&self, game: &str, layout: u64, inputs: usize, actions: usize) -> Result<(), NetError> {
        if self.game != game {
            return Err(NetError::Foreign { theirs: self.game.clone(), ours: game.to_string() });
        }
        if self.layout != layout || self.parts.shape.inputs != inputs {
            return Err(NetError::Layout { theirs: self.layout, ours: layout });
        }
        if self.parts.shape.actions != actions {
            return Err(NetError::Actions { theirs: self.parts.shape.actions, ours: actions });
        }
        Ok(())
    }
}
