use std::sync::Arc;

use net::Net;
use table::{Observe, Rng, Seat};

use crate::own_net::accepts;
use crate::{Bot, Budget, ByHand, Cancel, Expert, Learned, Thought};

/// The expert's search, judging with a network at the tables that the network was accepted for, and by hand at all others.
pub struct Master<G: Observe> {
    net: Arc<Net>,
    learned: Expert<G, Learned<G>>,
    by_hand: Expert<G>,
    /// Whether the last decision was judged with the network.
    with_net: bool,
}

impl<G: Observe> Master<G> {
    /// A master with this network, which suits the game.
    pub fn new(net: Arc<Net>) -> Master<G> {
        let learned = Expert::new(Learned::new(net.clone()));
        Master { net, learned, by_hand: Expert::new(ByHand::own()), with_net: false }
    }
}

impl<G: Observe> Bot<G> for Master<G> {
    fn choose(&mut self, seat: Seat, view: &G::View, rng: &mut Rng, budget: Budget) -> Option<G::Action> {
        self.with_net = accepts::<G>(&self.net, view);
        match self.with_net {
            true => self.learned.choose(seat, view, rng, budget),
            false => self.by_hand.choose(seat, view, rng, budget),
        }
    }

    fn heed(&mut self, cancel: Cancel) {
        self.learned.heed(cancel.clone());
        self.by_hand.heed(cancel);
    }

    fn thought(&self) -> Thought<G::Action> {
        if self.with_net { self.learned.thought() } else { self.by_hand.thought() }
    }
}
