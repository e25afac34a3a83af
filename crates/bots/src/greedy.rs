use table::{Evaluate, Rng, Seat};

use crate::playout::{Manner, Playout};
use crate::root::Root;
use crate::{Bot, Budget, Thought};

/// In how many imagined worlds each action is tried.
const WORLDS: u32 = 4;
/// No half-made move is played on further than this.
const LONGEST_MOVE: usize = 40;
/// So many own decisions are made with care; the rest follows inclination.
const CAREFUL: usize = 6;

/// Looks one move ahead: what it could do is tried in a few imagined worlds, a half-made move is played to its
/// end, and the game's evaluation decides. It needs no budget.
pub struct Greedy<G: Evaluate> {
    weights: G::Weights,
    playout: Playout<G>,
    root: Root<G::Action>,
    legal: Vec<G::Action>,
    simulations: u32,
}

impl<G: Evaluate> Greedy<G> {
    /// A new one that judges by these numbers.
    pub fn new(weights: G::Weights) -> Greedy<G> {
        Greedy { weights, playout: Playout::new(), root: Root::new(), legal: Vec::new(), simulations: 0 }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, _budget: Budget) -> Option<G::Action> {
        let Greedy { weights, playout, root, legal, simulations } = self;
        let world = G::imagine(view, rng);
        root.ask(&world, seat, legal, weights);
        *simulations = 0;
        if let Some(only) = root.only() {
            return Some(only);
        }
        for _ in 0..WORLDS {
            let chance = rng.fork();
            let mut world = G::imagine(view, &mut chance.clone());
            world.reopen(seat);
            root.try_all(|action| {
                let mut game = world.clone();
                playout.apply(&mut game, seat, action);
                settle(playout, &mut game, seat, &mut chance.clone(), weights);
                *simulations += 1;
                game.evaluate(seat, weights)
            });
        }
        root.best()
    }

    fn thought(&self) -> Thought<G::Action> {
        self.root.thought(self.simulations, 0)
    }
}

/// Plays on until the evaluation can tell what the last action of `seat` was good for: `seat` with care, the
/// others as they are inclined.
fn settle<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    seat: Seat,
    rng: &mut Rng,
    weights: &G::Weights,
) {
    let mut careful = CAREFUL;
    for _ in 0..LONGEST_MOVE {
        if game.settled(seat) {
            return;
        }
        let own = game.turn() == Some(seat);
        let manner = if own && careful > 0 { Manner::Careful } else { Manner::Inclined };
        careful -= usize::from(own && careful > 0);
        if !playout.step(game, rng, weights, |_| manner) {
            return;
        }
    }
}
