use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Layout, MAX_SEATS, Message, Seat};

/// How good a position is, as the game itself knows best. It makes bots stronger; they know no game by name.
///
/// Positions are judged as they stand in one world, real or imagined. A bot that looks only at a view judges
/// many worlds that the view could come from.
pub trait Evaluate: Game {
    /// The numbers of the judgement, kept as data so that they can be tuned by playing.
    type Weights: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The numbers that the game comes with.
    fn weights() -> &'static Self::Weights;

    /// What `seat` can expect from here: near 1 for a sure win, near 0 for a sure loss. The values of all seats
    /// are comparable, and the better for `seat`, the greater.
    fn evaluate(&self, seat: Seat, weights: &Self::Weights) -> f32;

    /// What every seat can expect; places beyond the last seat are left as they are. A game that can tell all
    /// at once cheaper than one by one does so.
    fn expect(&self, weights: &Self::Weights, out: &mut [f32; MAX_SEATS]) {
        for seat in 0..self.seats() {
            out[seat as usize] = self.evaluate(Seat(seat), weights);
        }
    }

    /// How much a sensible player at `seat` is inclined to this legal action, without trying it: the logarithm
    /// of its weight among the legal ones. Cheap; it leads playouts and tells a search what to try first. Minus
    /// infinity is for what takes a decision back or begins a talk without end: no bot does it that can do
    /// something else.
    fn inclination(&self, _seat: Seat, _action: Self::Action, _weights: &Self::Weights) -> f32 {
        0.0
    }

    /// The inclination to each of these legal actions, in their order. A game that can tell all at once cheaper than
    /// one by one does so.
    fn inclinations(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        weights: &Self::Weights,
        out: &mut Vec<f32>,
    ) {
        out.clear();
        out.extend(actions.iter().map(|action| self.inclination(seat, *action, weights)));
    }

    /// Whether a bot should weigh this legal action all the same that it is never inclined to: it begins a talk that is worth
    /// it now. Asked only about the decision at hand, so it may take its time; whoever takes part then leans towards
    /// finishing the talk.
    fn proposes(&self, _seat: Seat, _action: Self::Action, _weights: &Self::Weights) -> bool {
        false
    }

    /// How far one must play on to see what this legal action is good for.
    fn span(&self, _seat: Seat, _action: Self::Action) -> Span {
        Span::Move
    }

    /// How many rounds beyond the current one a search should play on to see what moves are good for. The game may
    /// end before.
    fn horizon(&self) -> u16 {
        1
    }

    /// How much the end of a simulation counts beside the evaluation right after the move, 0 to 1, if it goes this many
    /// rounds beyond the current one: less where rounds can't be played well enough to tell moves apart.
    fn trust(&self, _rounds: u16) -> f32 {
        1.0
    }

    /// The parts of the judgement that a person would name, with what each is worth to `seat`: for advice in words. What a
    /// move changes most is the part whose worth changes most. Every id has a twin with `-theme-` for `-term-`, which
    /// names a puzzle that is about it.
    fn terms(&self, _seat: Seat, _weights: &Self::Weights) -> Vec<Term> {
        Vec::new()
    }

    /// Whether the evaluation can tell what the move of `seat` was good for: nothing is half done that makes sense
    /// only as a whole.
    fn settled(&self, _seat: Seat) -> bool {
        true
    }
}

/// A named part of a judgement.
#[derive(Clone, PartialEq, Debug)]
pub struct Term {
    /// What it is about, such as `redplanet-term-zone` with its place.
    pub what: Message,
    /// What it is worth, in the same unit as the other parts.
    pub worth: f32,
}

impl Term {
    /// A part that is worth this much.
    pub const fn new(what: Message, worth: f32) -> Term {
        Term { what, worth }
    }
}

/// The Fluent ids of these parts of a judgement, and of the puzzles that are about them.
pub fn term_messages(terms: &[&'static str]) -> impl Iterator<Item = String> {
    terms.iter().flat_map(|term| [(*term).to_string(), term.replacen("-term-", "-theme-", 1)])
}

/// How far the effects of an action reach, as far as an evaluation right after them is misled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// To the end of the move: until the seat is [settled](Evaluate::settled).
    Move,
    /// To the end of the round: a plan, a sealed choice.
    Round,
}

/// A position as the inputs of a network that are on, for learning. Optional; [`kit::observe`](crate::kit::observe)
/// proves what is promised here.
pub trait Observe: Evaluate {
    /// The inputs in groups: what [`Observe::inputs`] gives, the same for every seat, option and number of players.
    fn layout() -> &'static Layout;

    /// Clears `out` and fills it with the inputs that are on for `seat`: ascending, each below the size of the layout.
    /// They come from nothing that the seat can't know: worlds that look the same to it give the same inputs. Allocates
    /// nothing once `out` is large enough, so that a search can ask for them at every leaf.
    fn inputs(&self, seat: Seat, out: &mut Vec<u16>);

    /// The file of the network that the game comes with (crate `net`), if it has one.
    fn net() -> Option<&'static [u8]> {
        None
    }
}
