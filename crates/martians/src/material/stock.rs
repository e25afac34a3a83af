//! What lies in a stock, and prices.

use serde::{Deserialize, Serialize};

table::pieces! {
    /// What can be gained, paid and counted. Reputation is colony satisfaction where it is common.
    pub enum Resource named "martians-resource" {
        Energy = "energy",
        Regolith = "regolith",
        Ice = "ice",
        Water = "water",
        Supplies = "supplies",
        Food = "food",
        Medicine = "medicine",
        Credits = "credits",
        Reputation = "reputation",
    }
}

/// What may change hands in a deal (MA-TRADE-02). Credits, cards, staff, tiles and technologies may not
/// (MA-TRADE-03).
pub const GOODS: [Resource; 8] = [
    Resource::Energy,
    Resource::Regolith,
    Resource::Ice,
    Resource::Water,
    Resource::Supplies,
    Resource::Food,
    Resource::Medicine,
    Resource::Reputation,
];

/// A stock of markers, credits and reputation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Stock(pub [u16; Resource::COUNT]);

impl Stock {
    /// How much of `what` is there.
    pub const fn get(&self, what: Resource) -> u16 {
        self.0[what as usize]
    }

    /// Adds `n` of `what`.
    pub fn gain(&mut self, what: Resource, n: u16) {
        self.0[what as usize] += n;
    }

    /// Takes up to `n` of `what` and says how much was there.
    pub fn lose(&mut self, what: Resource, n: u16) -> u16 {
        let taken = n.min(self.0[what as usize]);
        self.0[what as usize] -= taken;
        taken
    }

    /// Whether the goods of `price` are there.
    pub fn covers(&self, price: &Price) -> bool {
        self.0.iter().zip(price.goods).all(|(have, need)| *have >= u16::from(need))
    }

    /// The first thing of `price` that is missing.
    pub fn missing(&self, price: &Price) -> Option<Resource> {
        Resource::ALL.iter().copied().find(|what| self.get(*what) < u16::from(price.goods[what.index()]))
    }

    /// Pays the goods of `price`, which must be there.
    pub fn pay(&mut self, price: &Price) {
        for (have, need) in self.0.iter_mut().zip(price.goods) {
            *have -= u16::from(need);
        }
    }
}

/// The number of needs for cards in a price: yellow, green, red, any.
pub const CARD_NEEDS: usize = 4;

/// A price in goods and regolith examination cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Goods by [`Resource`].
    pub goods: [u8; Resource::COUNT],
    /// Cards: yellow, green, red, any.
    pub cards: [u8; CARD_NEEDS],
}

impl Price {
    /// The same price with `what` changed by `delta`, not below 0.
    #[must_use]
    pub fn changed(mut self, what: Resource, delta: i8) -> Price {
        let at = &mut self.goods[what.index()];
        *at = at.saturating_add_signed(delta);
        self
    }

    /// The same price without `what`.
    #[must_use]
    pub fn without(mut self, what: Resource) -> Price {
        self.goods[what.index()] = 0;
        self
    }

    /// Whether it asks for cards.
    pub fn asks_cards(&self) -> bool {
        self.cards != [0; CARD_NEEDS]
    }
}
