use std::cell::RefCell;
use std::sync::Arc;

use net::{Net, Scratch};
use table::{MAX_SEATS, Observe, Seat};

use crate::Judge;

/// Chances by hand nearer to 0 or 1 than this are taken for this, so that a network can still correct them.
const SUREST: f32 = 0.002;
/// How many rounds beyond the current one a search plays on: a network sees further than a playout does.
const REACH: u16 = 0;

/// Judges as the game itself does and adds what a network has learned.
///
/// The network's value is added to the logarithm of the odds by hand, its policy to the inclination by hand; so it needs
/// to learn only what the game's own judgement gets wrong.
pub struct Learned<G: Observe> {
    weights: G::Weights,
    net: Arc<Net>,
    reach: u16,
    work: RefCell<Work>,
}

/// Buffers that are reused from one judgement to the next.
#[derive(Clone, Default)]
struct Work {
    inputs: Vec<u16>,
    scratch: Scratch,
}

impl<G: Observe> Learned<G> {
    /// Judges with this network, which suits the game, and the game's own numbers.
    pub fn new(net: Arc<Net>) -> Learned<G> {
        Learned { weights: G::weights().clone(), net, reach: REACH, work: RefCell::default() }
    }

    /// Judges in the same way, but a search plays on for as many rounds beyond the current one.
    #[must_use]
    pub fn reaching(self, reach: u16) -> Learned<G> {
        Learned { reach, ..self }
    }

    fn corrected(&self, game: &G, seat: Seat, by_hand: f32) -> f32 {
        let work = &mut *self.work.borrow_mut();
        game.inputs(seat, &mut work.inputs);
        self.net.look(&work.inputs, &mut work.scratch);
        chance(odds(by_hand) + self.net.value(&mut work.scratch))
    }
}

/// The logarithm of the odds that belong to a chance by hand: what a network's value is added to.
pub fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(SUREST, 1.0 - SUREST);
    (chance / (1.0 - chance)).ln()
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

impl<G: Observe> Clone for Learned<G> {
    fn clone(&self) -> Learned<G> {
        let (weights, net) = (self.weights.clone(), self.net.clone());
        Learned { weights, net, reach: self.reach, work: RefCell::default() }
    }
}

impl<G: Observe> Judge<G> for Learned<G> {
    const LEARNED: bool = true;

    fn weights(&self) -> &G::Weights {
        &self.weights
    }

    /// The result of a game that is over needs no judgement.
    fn evaluate(&self, game: &G, seat: Seat) -> f32 {
        let by_hand = game.evaluate(seat, &self.weights);
        if game.to_act().is_empty() { by_hand } else { self.corrected(game, seat, by_hand) }
    }

    fn expect(&self, game: &G, out: &mut [f32; MAX_SEATS]) {
        game.expect(&self.weights, out);
        if game.to_act().is_empty() {
            return;
        }
        for seat in 0..game.seats() {
            out[usize::from(seat)] = self.corrected(game, Seat(seat), out[usize::from(seat)]);
        }
    }

    fn policy(&self, game: &G, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        game.inclinations(seat, legal, &self.weights, out);
        if legal.len() < 2 || !self.net.leans() {
            return;
        }
        let work = &mut *self.work.borrow_mut();
        game.inputs(seat, &mut work.inputs);
        self.net.look(&work.inputs, &mut work.scratch);
        self.net.lean(&mut work.scratch);
        for (action, leaning) in legal.iter().zip(out) {
            *leaning += self.net.inclination(&work.scratch, table::Action::index(*action));
        }
    }

    fn horizon(&self, game: &G) -> u16 {
        game.horizon().min(self.reach)
    }
}
