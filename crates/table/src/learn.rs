use crate::{Game, Seat};

/// How good a position is, as the game itself knows best. Optional; it makes bots stronger.
pub trait Evaluate: Game {
    /// What `seat` can expect from here: near 1 for a sure win, near 0 for a sure loss. The values of all seats
    /// are comparable, and the better for `seat`, the greater.
    fn evaluate(&self, seat: Seat) -> f32;
}

/// A position as numbers for learning. Optional; the mask of legal actions comes from [`Game::legal`].
pub trait Observe: Game {
    /// How many numbers an observation has, the same for all options.
    const SIZE: usize;

    /// Fills `out` with exactly [`Observe::SIZE`] numbers, most of them between 0 and 1, made from a view and
    /// so from nothing that the seat may not know. The layout is documented at the implementation.
    fn observe(view: &Self::View, out: &mut Vec<f32>);
}
