use table::{Evaluate, MAX_SEATS, Seat};

/// What a search asks about positions and actions: how good, how attractive, how far to look.
///
/// [`ByHand`] answers with the game's own evaluation; [`Learned`](crate::Learned) adds what a network has learned to it.
pub trait Judge<G: Evaluate>: Clone + Send + 'static {
    /// Whether it knows sealed plans better than the game's own inclination does.
    const LEARNED: bool;

    /// The numbers of the game's own evaluation.
    fn weights(&self) -> &G::Weights;

    /// What `seat` can expect from here, from 0 for a loss to 1 for a win.
    fn evaluate(&self, game: &G, seat: Seat) -> f32;

    /// What every seat can expect; places beyond the last seat are left as they are.
    fn expect(&self, game: &G, out: &mut [f32; MAX_SEATS]);

    /// How much a sensible player is inclined to each of these legal actions: the logarithms of their weights. Minus
    /// infinity is for what no bot does that can do something else. Asked most often, so it must be cheap.
    fn inclinations(&self, game: &G, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        game.inclinations(seat, legal, self.weights(), out);
    }

    /// Like [`Judge::inclinations`], but where it matters: at the root, in the trees, and for sealed plans.
    fn policy(&self, game: &G, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        self.inclinations(game, seat, legal, out);
    }

    /// How many rounds beyond the current one a search should play on.
    fn horizon(&self, game: &G) -> u16 {
        game.horizon()
    }
}

/// Judges as the game itself does, with these numbers.
pub struct ByHand<G: Evaluate>(pub G::Weights);

impl<G: Evaluate> ByHand<G> {
    /// Judges with the numbers that the game comes with.
    pub fn own() -> ByHand<G> {
        ByHand(G::weights().clone())
    }
}

impl<G: Evaluate> Clone for ByHand<G> {
    fn clone(&self) -> ByHand<G> {
        ByHand(self.0.clone())
    }
}

impl<G: Evaluate> Judge<G> for ByHand<G> {
    const LEARNED: bool = false;

    fn weights(&self) -> &G::Weights {
        &self.0
    }

    fn evaluate(&self, game: &G, seat: Seat) -> f32 {
        game.evaluate(seat, &self.0)
    }

    fn expect(&self, game: &G, out: &mut [f32; MAX_SEATS]) {
        game.expect(&self.0, out);
    }
}
