use table::{Evaluate, Rng, Seat};

use crate::clock::Clock;
use crate::outlook::{Outlook, Rollout, far, near};
use crate::playout::Playout;
use crate::root::Root;
use crate::{Bot, Budget, ByHand, Cancel, Judge, Thought};

/// How many rounds a simulation goes beyond the current one.
const ROUNDS: u16 = 0;

/// Looks at every action as the greedy bot does, simulates the better ones in imagined worlds to the end of the round,
/// and takes the action with the best mean.
pub struct Planner<G: Evaluate, J = ByHand<G>> {
    judge: J,
    playout: Playout<G>,
    root: Root<G::Action>,
    legal: Vec<G::Action>,
    cancel: Cancel,
    simulations: u32,
}

impl<G: Evaluate, J: Judge<G>> Planner<G, J> {
    /// A planner with this judgement.
    pub fn new(judge: J) -> Planner<G, J> {
        let (playout, root, cancel) = (Playout::new(), Root::new(), Cancel::new());
        Planner { judge, playout, root, legal: Vec::new(), cancel, simulations: 0 }
    }
}

impl<G: Evaluate, J: Judge<G>> Bot<G> for Planner<G, J> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action> {
        let Planner { judge, playout, root, legal, cancel, simulations } = self;
        let mut clock = Clock::start(budget, cancel);
        let world = G::imagine(view, rng);
        root.ask(&world, seat, ROUNDS, legal, judge);
        let rollout = Rollout::of(&world, seat, ROUNDS, judge.weights());
        *simulations = 0;
        if let Some(only) = root.only() {
            return Some(only);
        }
        root.glance(&clock, seat, view, rng, |mut game, mut chance, action| {
            playout.apply(&mut game, seat, action);
            near(playout, &mut game, &mut chance, judge)[seat.index()]
        });
        root.weigh(&mut clock, seat, view, rng, |mut game: G, mut chance, action| {
            playout.apply(&mut game, seat, action);
            let near = near(playout, &mut game, &mut chance, judge);
            let far = far(playout, &mut game, rollout, &mut chance, judge);
            Outlook { near, far }.of(seat)
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
