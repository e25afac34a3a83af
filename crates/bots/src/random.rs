use table::{Game, Rng, Seat};

use crate::{Bot, Budget};

/// Plays any legal action, all equally likely. It needs no budget.
#[derive(Clone, Debug)]
pub struct Random<A> {
    legal: Vec<A>,
}

impl<A> Random<A> {
    /// A new random bot.
    pub const fn new() -> Random<A> {
        Random { legal: Vec::new() }
    }
}

impl<A> Default for Random<A> {
    fn default() -> Random<A> {
        Random::new()
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, _budget: Budget) -> Option<G::Action> {
        G::imagine(view, rng).legal(seat, &mut self.legal);
        rng.pick(&self.legal).copied()
    }
}
