//! What a tableau lets its owner do: sums over cards that the rules need all the time, kept up to date as cards
//! enter play. `audit` compares them with a fresh count.

use serde::{Deserialize, Serialize};

use crate::material::card::{Origin, Tag};
use crate::material::catalog;
use crate::material::catalog::Catalog;
use crate::material::effect::{AppliesTo, Lasting, On};
use crate::material::numbers::{FOREST_PLANTS, SALE, STEEL_VALUE, TITANIUM_VALUE};

/// The lasting effects of a tableau, summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Powers {
    /// M€ off every card.
    pub any: u8,
    /// M€ off for each tag of a card.
    pub by_tag: [u8; Tag::COUNT],
    /// M€ off a card with at least this printed cost.
    pub big: (u8, u8),
    /// M€ off a building card per steel.
    pub steel: u8,
    /// M€ off a space card per titanium.
    pub titanium: u8,
    /// M€ for a sold card (AE-SELL-10).
    pub sale: u8,
    /// M€ off standard actions.
    pub standard: u8,
    /// Plants for a forest.
    pub forest: u8,
    /// Whether heat pays M€ prices (AE-CARD-43).
    pub heat_as_mc: bool,
    /// Whether requirements may be read one zone off.
    pub shift: bool,
    /// More cards drawn in phase V.
    pub draw: u8,
    /// More cards kept in phase V.
    pub keep: u8,
    /// The optional payments on offer, a bit each.
    pub offsets: u8,
    /// What the triggers wait for, a bit each.
    pub listens: u16,
}

impl Default for Powers {
    fn default() -> Powers {
        Powers {
            any: 0,
            by_tag: [0; Tag::COUNT],
            big: (0, u8::MAX),
            steel: STEEL_VALUE,
            titanium: TITANIUM_VALUE,
            sale: SALE,
            standard: 0,
            forest: FOREST_PLANTS,
            heat_as_mc: false,
            shift: false,
            draw: 0,
            keep: 0,
            offsets: 0,
            listens: 0,
        }
    }
}

impl Powers {
    /// Whether some trigger waits for `on`.
    pub const fn hears(&self, on: On) -> bool {
        self.listens & (1 << on as u16) != 0
    }

    /// Adds what a card or corporation lets its owner do.
    pub fn add(&mut self, origin: Origin) {
        for effect in Catalog::lasting(origin) {
            self.add_effect(origin, effect);
        }
    }

    fn add_effect(&mut self, origin: Origin, effect: &Lasting) {
        match effect {
            Lasting::Trigger { on, .. } => self.listens |= 1 << *on as u16,
            Lasting::CostModifier { amount, applies_to, .. } => {
                self.add_discount(amount.unsigned_abs(), applies_to);
            }
            Lasting::OptionalPayment { .. } => {
                let offers = catalog().offsets.iter().position(|offset| Origin::from(offset.card) == origin);
                self.offsets |= 1 << offers.expect("every optional payment is in the catalog");
            }
            Lasting::MaterialValue { steel, titanium } => {
                self.steel += steel;
                self.titanium += titanium;
            }
            Lasting::ResearchModifier { draw, keep } => {
                self.draw += draw;
                self.keep += keep;
            }
            Lasting::RequirementShift { .. } => self.shift = true,
            Lasting::SellValue { amount } => self.sale += amount,
            Lasting::StandardActionDiscount { amount, .. } => self.standard += amount,
            Lasting::ForestPlantDiscount { amount } => self.forest -= amount,
            Lasting::HeatAsMc => self.heat_as_mc = true,
        }
    }

    /// AE-RUL-23: all discounts add up, those by tag once for each matching tag.
    fn add_discount(&mut self, amount: u8, applies_to: &AppliesTo) {
        match applies_to {
            AppliesTo::Any(_) => self.any += amount,
            AppliesTo::Tags(tags) => tags.iter().for_each(|tag| self.by_tag[*tag as usize] += amount),
            AppliesTo::PrintedCostMin(least) => self.big = (self.big.0 + amount, *least),
        }
    }
}
