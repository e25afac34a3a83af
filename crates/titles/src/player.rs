use std::any::Any;

use bots::{Bot, Cancel, Thought, Weighed};
use table::{Action, Game, Rng, Seat};

use crate::Budget;

/// All that a bot is given to think about: the view of its seat, of a game whose type nobody knows. It can be
/// sent to another thread; it holds neither the state nor its generator.
pub struct Sight {
    seat: Seat,
    view: Box<dyn Any + Send + Sync>,
}

impl Sight {
    pub(crate) fn of<G: Game>(seat: Seat, view: G::View) -> Sight {
        Sight { seat, view: Box::new(view) }
    }

    /// Whose it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

/// A bot for one title. It may remember what it thought from one decision to the next.
pub trait Player: Send {
    /// What the seat does that has this `sight`: nothing if it has nothing to decide. The same sight, seed and
    /// number of simulations give the same choice.
    ///
    /// # Panics
    /// If the sight is of another title.
    fn choose(&mut self, sight: &Sight, seed: u64, budget: Budget) -> Option<u16>;

    /// From now on it stops thinking, and answers with the best it has, as soon as `cancel` is called.
    fn heed(&mut self, cancel: Cancel);

    /// What it thought about its last choice.
    fn thought(&self) -> Thought<u16>;
}

pub(crate) struct Thinker<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> Player for Thinker<G> {
    fn choose(&mut self, sight: &Sight, seed: u64, budget: Budget) -> Option<u16> {
        let view = sight.view.downcast_ref::<G::View>().expect("a bot is shown a view of its own game");
        let action = self.0.choose(sight.seat, view, &mut Rng::seeded(seed), budget)?;
        Some(action.index() as u16)
    }

    fn heed(&mut self, cancel: Cancel) {
        self.0.heed(cancel);
    }

    fn thought(&self) -> Thought<u16> {
        let Thought { simulations, nodes, options } = self.0.thought();
        let index = |weighed: &Weighed<G::Action>| Weighed {
            action: weighed.action.index() as u16,
            tried: weighed.tried,
            value: weighed.value,
        };
        Thought { simulations, nodes, options: options.iter().map(index).collect() }
    }
}
