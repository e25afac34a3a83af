//! Delivery of products, and taking demand tokens off.

use table::Refusal;

use crate::action::Product;
use crate::event::{Event, Tell};
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// MA-DEL-05, MA-DEL-06, MA-MOX-03, MA-EXP-07: a token there, and in COM only in the own quarter.
    pub(crate) fn check_from(&self, colour: Colour, token: Demand, quarter: Quarter) -> Check {
        let own = self.open.rules().shared || self.open.claimed[colour.index()] == Some(quarter);
        unless(own, Refusal::new("MA-DEL-06", refuse::OTHER_QUARTER).about(quarter.name()))?;
        unless(
            self.open.demand[quarter.index()][token.index()] > 0,
            Refusal::new("MA-DEL-07", refuse::NO_TOKEN).about(token.name()),
        )
    }

    /// Takes a demand token off.
    pub(crate) fn take_token(&mut self, colour: Colour, token: Demand, quarter: Quarter, tell: &mut Tell) {
        self.open.demand[quarter.index()][token.index()] -= 1;
        tell.say(|| Event::Removed { colour, token, quarter });
    }

    /// Whether any product could be delivered.
    pub(crate) fn can_deliver(&self, colour: Colour) -> bool {
        Product::ALL.iter().any(|product| {
            self.open.stock(colour).get(product.resource()) > 0
                && self.open.demand_for(colour, product.demand()) > 0
        })
    }

    /// MA-DEL-02 to MA-DEL-07.
    pub(crate) fn check_deliver(&self, colour: Colour, product: Product, quarter: Quarter) -> Check {
        refuse::one(self.open.stock(colour), product.resource(), 1)?;
        self.check_from(colour, product.demand(), quarter)
    }

    /// MA-DEL-08, MA-DEL-10: the product removes a token and gives its reputation; two a turn.
    pub(crate) fn deliver(
        &mut self,
        colour: Colour,
        product: Product,
        quarter: Quarter,
        left: u8,
        tell: &mut Tell,
    ) {
        tell.say(|| Event::Delivered { colour, product, quarter });
        self.open.stock_mut(colour).lose(product.resource(), 1);
        self.take_token(colour, product.demand(), quarter, tell);
        let value = match product {
            Product::Food => tables().food_value,
            Product::Medicine => tables().medicine_value,
        };
        self.gain(colour, Resource::Reputation, value, tell);
        self.set_top(Frame::Deliver(left - 1));
    }

    /// Whether the tokens of a [`Frame::Remove`] go without a question: none left, or only one quarter has one.
    pub(crate) fn removes_itself(
        &mut self,
        colour: Colour,
        token: Demand,
        left: u8,
        tell: &mut Tell,
    ) -> bool {
        let mut with =
            Quarter::ALL.iter().filter(|quarter| self.check_from(colour, token, **quarter).is_ok());
        let (first, second) = (with.next().copied(), with.next());
        match (first, second) {
            _ if left == 0 => {
                self.open.frames.pop();
                true
            }
            (None, _) => {
                self.open.frames.pop();
                true
            }
            (Some(only), None) => {
                self.remove_from(colour, token, only, left, tell);
                true
            }
            (Some(_), Some(_)) => false,
        }
    }

    /// One token of a [`Frame::Remove`] goes (MA-EXP-13, MA-EXP-14).
    pub(crate) fn remove_from(
        &mut self,
        colour: Colour,
        token: Demand,
        quarter: Quarter,
        left: u8,
        tell: &mut Tell,
    ) {
        self.take_token(colour, token, quarter, tell);
        self.set_top(Frame::Remove(colour, token, left - 1));
    }
}
