use table::{Evaluate, MAX_SEATS, Rng, Seat};

use crate::clock::Clock;
use crate::playout::{Manner, Playout};
use crate::root::Root;
use crate::{Bot, Budget, Cancel, Thought};

/// What the evaluation at the end of the move counts beside that at the end of the round.
const NEAR: f32 = 0.4;
/// So many actions are compared when a half-made move is played on.
const COMPARED: usize = 8;
/// No half-made move is played on for more decisions than this.
const LONGEST_MOVE: usize = 8;
/// No playout takes more decisions than this.
const LONGEST: usize = 120;

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
        root.ask(&G::imagine(view, rng), seat, legal, weights);
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
            outlook(playout, &mut game, round, &mut chance, weights)[seat.index()]
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

/// What everybody can expect: by the evaluation when whoever acts has done his move, and by that at the end of the
/// round. The first is the surer, the second sees further.
pub(crate) fn outlook<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    round: u16,
    rng: &mut Rng,
    weights: &G::Weights,
) -> [f32; MAX_SEATS] {
    let mut near = [0.0; MAX_SEATS];
    let mut far = [0.0; MAX_SEATS];
    for _ in 0..LONGEST_MOVE {
        let Some(seat) = game.turn() else { break };
        if game.settled(seat) || !playout.step(game, rng, weights, Manner::Compare(COMPARED)) {
            break;
        }
    }
    game.expect(weights, &mut near);
    for _ in 0..LONGEST {
        if game.round() > round {
            break;
        }
        if !playout.step(game, rng, weights, Manner::Inclined) {
            break;
        }
    }
    game.expect(weights, &mut far);
    for (far, near) in far.iter_mut().zip(near) {
        *far += NEAR * (near - *far);
    }
    far
}
