//! Stocks, prices and lasting effects: what every action uses.

use table::{Rng, Story};

use crate::event::Event;
use crate::material::*;
use crate::state::*;

impl Martians {
    /// A gain goes to the stock of the colour at once (MA-GEN-07, MA-GEN-08), so it can pay for the next step
    /// (MA-GEN-10, MA-RUL-48).
    pub(crate) fn gain(&mut self, colour: Colour, what: Resource, n: u8, story: &mut Story<Martians>) {
        if n == 0 {
            return;
        }
        self.open.stock_mut(colour).gain(what, n.into());
        story.tell(|| Event::Gained { colour, what, n: n.into() });
    }

    /// A forced loss takes what is there and never more (MA-GEN-09, MA-RUL-01): a card is met as far as
    /// possible (MA-EVT-09, MA-RUL-54). Returns how much was taken.
    pub(crate) fn lose(&mut self, colour: Colour, what: Resource, n: u8, story: &mut Story<Martians>) -> u8 {
        let taken = self.open.stock_mut(colour).lose(what, n.into());
        if taken > 0 {
            story.tell(|| Event::Lost { colour, what, n: taken });
        }
        taken as u8
    }

    /// MA-GEN-06: pays a price in full.
    pub(crate) fn pay(&mut self, colour: Colour, price: &Price, story: &mut Story<Martians>) {
        self.open.stock_mut(colour).pay(price);
        for what in Resource::ALL {
            let n = price.goods[what.index()];
            if n > 0 {
                story.tell(|| Event::Paid { colour, what: *what, n: n.into() });
            }
        }
    }

    /// The price of an action under the effects in force: all changes first, then the floor (MA-RUL-16).
    pub(crate) fn price(&self, target: Target, base: &Price) -> Price {
        let mut deltas = [0i8; Resource::COUNT];
        let mut changed = false;
        for active in &self.open.active {
            if let Modifier::Cost(on, what, delta) = active.modifier
                && on == target
            {
                deltas[what.index()] += delta;
                changed = true;
            }
        }
        if !changed {
            return *base;
        }
        Resource::ALL.iter().fold(*base, |price, what| price.changed(*what, deltas[what.index()]))
    }

    /// What the effects in force add to the energy of an action.
    pub(crate) fn energy_delta(&self, target: Target) -> i8 {
        self.sum(|modifier| match modifier {
            Modifier::Cost(on, Resource::Energy, delta) if on == target => delta,
            _ => 0,
        })
    }

    /// The time units of an action before surcharge and Scientist (MA-TURN-08).
    pub(crate) fn work_time(&self, work: Work) -> u8 {
        let delta = self.sum(|modifier| match modifier {
            Modifier::Time(on, delta) if on == Target::Work(work) => delta,
            _ => 0,
        });
        tables().works[work.index()].time.saturating_add_signed(delta)
    }

    /// Adds up what the effects in force say.
    pub(crate) fn sum(&self, of: impl Fn(Modifier) -> i8) -> i8 {
        self.open.active.iter().map(|active| of(active.modifier)).sum()
    }

    /// Whether an effect is in force.
    pub(crate) fn in_force(&self, modifier: Modifier) -> bool {
        self.open.active.iter().any(|active| active.modifier == modifier)
    }

    /// Fields closed by cards.
    pub(crate) fn closed_fields(&self) -> FieldSet {
        let mut closed = FieldSet(0);
        for active in &self.open.active {
            match active.modifier {
                Modifier::CloseField(field) => closed.insert(field),
                Modifier::CloseBuilding(building) => closed.0 |= building.mask().0,
                Modifier::Cost(..)
                | Modifier::Time(..)
                | Modifier::Production(..)
                | Modifier::TurnTime(_)
                | Modifier::CloseAction(_)
                | Modifier::CloseRtg => {}
            }
        }
        closed
    }

    /// MA-GEN-02: an effect begins to last.
    pub(crate) fn begin(&mut self, modifier: Modifier, until: Until) {
        self.open.active.push(Active { modifier, until });
    }

    /// MA-GEN-02, MA-EVT-12: ends the effects that lasted until now.
    pub(crate) fn expire(&mut self, until: Until) {
        self.open.active.retain(|active| active.until != until);
    }

    /// Draws examination cards: in SOLO and CO-OP openly into the common stock (MA-HID-03), else into the
    /// secret hand of the colour (MA-EXC-24, MA-RUL-35, MA-DIF-16). An empty deck is renewed from the discard
    /// pile (MA-GEN-03); if that is empty too, fewer cards come.
    pub(crate) fn draw_cards(&mut self, colour: Colour, n: u8, story: &mut Story<Martians>) {
        let pooled = self.open.rules().pooled;
        let seat = self.open.seat(colour);
        let mut deck = self.regolith_deck();
        let mut drawn = [0; Mineral::COUNT];
        for _ in 0..n {
            if deck.iter().all(|n| *n == 0) {
                if !self.open.rules().reshuffles || self.open.spent == [0; Mineral::COUNT] {
                    break;
                }
                deck = std::mem::take(&mut self.open.spent);
                self.open.shuffled = deck;
                self.secrets.iter_mut().for_each(|secret| secret.drawn = [0; Mineral::COUNT]);
                story.tell(|| Event::Shuffled);
            }
            let at = draw(&mut deck, &mut self.hidden.rng).expect("the deck holds a card");
            drawn[at] += 1;
            if pooled {
                self.open.cards[at] += 1;
            } else {
                self.open.hands[colour.index()] += 1;
                self.secrets[colour.index()].cards[at] += 1;
                self.secrets[colour.index()].drawn[at] += 1;
            }
        }
        let n = drawn.iter().sum();
        if n > 0 {
            if pooled {
                story.all_learn();
            } else {
                story.learns(seat);
            }
            story.tell(|| Event::Drew { colour, seat, n, cards: Some(drawn), open: pooled });
        }
    }
}

/// Takes one thing out of `counts`, each equally likely, and returns its kind.
pub(crate) fn draw<const N: usize>(counts: &mut [u8; N], rng: &mut Rng) -> Option<usize> {
    let all: u32 = counts.iter().map(|n| u32::from(*n)).sum();
    if all == 0 {
        return None;
    }
    let mut left = rng.below(all);
    for (at, n) in counts.iter_mut().enumerate() {
        if left < u32::from(*n) {
            *n -= 1;
            return Some(at);
        }
        left -= u32::from(*n);
    }
    unreachable!("the number is below the sum")
}
