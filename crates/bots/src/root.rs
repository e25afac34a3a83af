use table::{Evaluate, Rng, Seat};

use crate::clock::Clock;
use crate::{Thought, Weighed};

/// The decision at hand: what could be done, and how each fared so far.
///
/// All actions that are still in question are tried in the same imagined world with the same chance, so that
/// luck touches them alike; the worse half leaves as the budget is used up (sequential halving).
pub(crate) struct Root<A> {
    arms: Vec<Arm<A>>,
    /// How many of the arms, at the front, are still in question.
    alive: usize,
}

#[derive(Clone, Copy)]
struct Arm<A> {
    action: A,
    tried: u32,
    sum: f32,
}

impl<A: table::Action> Root<A> {
    pub const fn new() -> Root<A> {
        Root { arms: Vec::new(), alive: 0 }
    }

    /// Begins a decision in a world in which all is legal that is legal for the seat. The most likely come
    /// first, in case there is no time for all.
    pub fn ask<G: Evaluate<Action = A>>(
        &mut self,
        world: &G,
        seat: Seat,
        legal: &mut Vec<A>,
        weights: &G::Weights,
    ) {
        world.legal(seat, legal);
        let inclined = |action: &A| world.inclination(seat, *action, weights);
        legal.sort_by(|one, other| inclined(other).total_cmp(&inclined(one)));
        let sensible = legal.iter().take_while(|action| inclined(action) > f32::NEG_INFINITY).count();
        legal.truncate(sensible.max(1));
        self.arms.clear();
        self.arms.extend(legal.iter().map(|action| Arm { action: *action, tried: 0, sum: 0.0 }));
        self.alive = self.arms.len();
    }

    /// The only thing that can be done.
    pub fn only(&self) -> Option<A> {
        if let [only] = &self.arms[..] { Some(only.action) } else { None }
    }

    /// Tries what is in question, in one world after another, until the budget is used up. `simulate` plays a
    /// game on after an action in the world that belongs to this generator and says what the seat can expect.
    pub fn weigh(&mut self, clock: &mut Clock, rng: &mut Rng, mut simulate: impl FnMut(A, &Rng) -> f32) {
        while self.alive > 0 {
            let world = rng.fork();
            for arm in &mut self.arms[..self.alive] {
                arm.sum += simulate(arm.action, &world);
                arm.tried += 1;
                clock.count();
                if clock.progress() >= 1.0 {
                    return;
                }
            }
            self.drop_the_worse(clock.progress());
        }
    }

    /// Tries everything once.
    pub fn try_all(&mut self, mut simulate: impl FnMut(A) -> f32) {
        for arm in &mut self.arms {
            arm.sum += simulate(arm.action);
            arm.tried += 1;
        }
    }

    /// Leaves as many in question as fit the part of the budget that is used up.
    fn drop_the_worse(&mut self, progress: f32) {
        let keep = (self.arms.len() as f32).powf(1.0 - progress).ceil() as usize;
        let keep = keep.max(2);
        if keep < self.alive {
            self.arms[..self.alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            self.alive = keep;
        }
    }

    /// The best of what was tried most.
    pub fn best(&mut self) -> Option<A> {
        self.rank();
        self.arms.first().map(|arm| arm.action)
    }

    fn rank(&mut self) {
        let alive = self.alive.min(self.arms.len());
        self.arms[..alive].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    }

    /// What came out, the best first.
    pub fn thought(&self, simulations: u32, nodes: usize) -> Thought<A> {
        let weighed = |arm: &Arm<A>| Weighed { action: arm.action, tried: arm.tried, value: arm.mean() };
        Thought { simulations, nodes, options: self.arms.iter().map(weighed).collect() }
    }
}

impl<A> Arm<A> {
    /// What was expected in the mean; what was never tried comes last.
    fn mean(&self) -> f32 {
        if self.tried == 0 { -1.0 } else { self.sum / self.tried as f32 }
    }
}
