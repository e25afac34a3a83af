use table::{Evaluate, Rng, Seat};

use crate::clock::Clock;
use crate::outlook::{careful, outlook};
use crate::playout::Playout;
use crate::root::Root;
use crate::{Bot, Budget, Cancel, Thought};

/// Plays the game on from every action in imagined worlds, to the end of the round, and takes the action that
/// does best in the mean.
pub struct Planner<G: Evaluate> {
    weights: G::Weights,
    playout: Playout<G>,
    root: Root<G::Action>,
    legal: Vec<G::Action>,
    cancel: Cancel,
    simulations: u32,
}

impl<G: Evaluate> Planner<G> {
    /// A new one that judges by these numbers.
    pub fn new(weights: G::Weights) -> Planner<G> {
        let cancel = Cancel::new();
        Planner {
            weights,
            playout: Playout::new(),
            root: Root::new(),
            legal: Vec::new(),
            cancel,
            simulations: 0,
        }
    }
}

impl<G: Evaluate> Bot<G> for Planner<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action> {
        let Planner { weights, playout, root, legal, cancel, simulations } = self;
        let mut clock = Clock::start(budget, cancel);
        let world = G::imagine(view, rng);
        root.ask(&world, seat, legal, weights);
        let careful = careful(&world, seat, weights);
        *simulations = 0;
        if let Some(only) = root.only() {
            return Some(only);
        }
        root.weigh(&mut clock, rng, |action, chance| {
            let mut chance = chance.clone();
            let mut game = G::imagine(view, &mut chance);
            game.reopen(seat);
            let round = game.round();
            playout.apply(&mut game, seat, action);
            outlook(playout, &mut game, careful, round, &mut chance, weights)[seat.index()]
        });
        *simulations = clock.simulations();
        root.best()
    }

    fn heed(&mut self, cancel: Cancel) {
        self.cancel = cancel;
    }

    fn thought(&self) -> Thought<G::Action> {
        self.root.thought(self.simulations, 0)
    }
}
