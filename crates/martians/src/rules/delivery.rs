//! Delivery of products, and taking demand tokens off.

use table::{Refusal, Story};

use crate::action::Product;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

impl Martians {
    /// A token of the kind lies there (MA-DEL-07). In a shared colony any quarter will do (MA-DEL-05); in COM
    /// only their own, for deliveries (MA-DEL-06), MOXIE (MA-MOX-03) and experts (MA-EXP-07, MA-DIF-19).
    pub(crate) fn check_from(&self, colour: Colour, token: Demand, quarter: Quarter) -> Check {
        let own = self.open.rules().shared || self.open.claimed[colour.index()] == Some(quarter);
        unless(own, Refusal::new("MA-DEL-06", refuse::OTHER_QUARTER).about(quarter.name()))?;
        unless(
            self.open.demand[quarter.index()][token.index()] > 0,
            Refusal::new("MA-DEL-07", refuse::NO_TOKEN).about(token.name()),
        )
    }

    /// Takes a demand token away.
    pub(crate) fn take_token(
        &mut self,
        colour: Colour,
        token: Demand,
        quarter: Quarter,
        story: &mut Story<Martians>,
    ) {
        self.open.demand[quarter.index()][token.index()] -= 1;
        story.tell(|| Event::Removed { colour, token, quarter });
    }

    /// Whether anything could be delivered; if not, nobody is asked (MA-RUL-66).
    pub(crate) fn can_deliver(&self, colour: Colour) -> bool {
        Product::ALL.iter().any(|product| {
            self.open.stock(colour).get(product.resource()) > 0
                && self.open.demand_for(colour, product.demand()) > 0
        })
    }

    /// MA-DEC-30: a product from the stock (MA-DEL-02), food against hunger (MA-DEL-03) or medicine against
    /// disease (MA-DEL-04).
    pub(crate) fn check_deliver(&self, colour: Colour, product: Product, quarter: Quarter) -> Check {
        refuse::one(self.open.stock(colour), product.resource(), 1)?;
        self.check_from(colour, product.demand(), quarter)
    }

    /// The product removes a token and gives its reputation (MA-DEL-08); `left` counts down from two a turn
    /// (MA-DEL-10).
    pub(crate) fn deliver(
        &mut self,
        colour: Colour,
        product: Product,
        quarter: Quarter,
        left: u8,
        story: &mut Story<Martians>,
    ) {
        story.tell(|| Event::Delivered { colour, product, quarter });
        self.open.stock_mut(colour).lose(product.resource(), 1);
        self.take_token(colour, product.demand(), quarter, story);
        let value = match product {
            Product::Food => tables().food_value,
            Product::Medicine => tables().medicine_value,
        };
        self.gain(colour, Resource::Reputation, value, story);
        self.set_top(Frame::Deliver(left - 1));
    }

    /// Whether the tokens of a [`Frame::Remove`] go without a question: none left, or all in one quarter
    /// (MA-RUL-66).
    pub(crate) fn removes_itself(
        &mut self,
        colour: Colour,
        token: Demand,
        left: u8,
        story: &mut Story<Martians>,
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
                self.remove_from(colour, token, only, left, story);
                true
            }
            (Some(_), Some(_)) => false,
        }
    }

    /// One token of a [`Frame::Remove`] goes. The next may come from another quarter (MA-EXP-13, MA-DIF-05) or
    /// be missing (MA-EXP-14).
    pub(crate) fn remove_from(
        &mut self,
        colour: Colour,
        token: Demand,
        quarter: Quarter,
        left: u8,
        story: &mut Story<Martians>,
    ) {
        self.take_token(colour, token, quarter, story);
        self.set_top(Frame::Remove(colour, token, left - 1));
    }
}
