use std::any::Any;

use bots::{Bot, Cancel, Thought, Weighed};
use table::{Action, Game, Rng, Seat};

use crate::Budget;

/// What a bot gets to think about: the view of its seat, in a game whose type the caller doesn't know. It can be sent to
/// another thread. It holds neither the state nor its generator.
pub struct Sight {
    seat: Seat,
    view: Box<dyn Any + Send + Sync>,
}

impl Sight {
    pub(crate) fn of<G: Game>(seat: Seat, view: G::View) -> Sight {
        Sight { seat, view: Box::new(view) }
    }

    /// The view.
    pub(crate) fn view<G: Game>(&self) -> &G::View {
        self.view.downcast_ref().expect("a bot gets a view of its own game")
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

/// A bot for one title. It may keep its thoughts from one decision to the next.
pub trait Player: Send {
    /// Chooses an action for the seat of `sight`; nothing if it has no decision to make. The same sight, seed and number of
    /// simulations give the same choice.
    ///
    /// # Panics
    /// If the sight is from another title.
    fn choose(&mut self, sight: &Sight, seed: u64, budget: Budget) -> Option<u16>;

    /// From now on, the bot stops thinking and answers with its best action so far as soon as `cancel` is called.
    fn heed(&mut self, cancel: Cancel);

    /// Its thoughts about its last choice.
    fn thought(&self) -> Thought<u16>;
}

/// A bot for `G`, as a [`Player`].
pub(crate) struct TypedPlayer<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> Player for TypedPlayer<G> {
    fn choose(&mut self, sight: &Sight, seed: u64, budget: Budget) -> Option<u16> {
        let action = self.0.choose(sight.seat, sight.view::<G>(), &mut Rng::seeded(seed), budget)?;
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
