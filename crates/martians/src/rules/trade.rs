//! Trading and lending (SEMI and COM): an offer is built unit by unit, then accepted or refused.

use table::{Refusal, Seat, Story};

use crate::action::Action;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, not_now, unless};
use crate::state::*;

/// How many offers of a turn may come to nothing (MA-RUL-63).
pub(crate) const REFUSALS: u8 = 2;
/// The most units on one side of an offer (MA-RUL-64).
pub(crate) const UNITS: u8 = 4;

impl Martians {
    pub(crate) fn list_offers(&self, colour: Colour, out: &mut Vec<Action>) {
        if !self.open.rules().trade || !self.open.options.trade || self.open.turn.refused >= REFUSALS {
            return;
        }
        for partner in &Colour::ALL[..self.open.colours() as usize] {
            if self.check_partner(colour, *partner).is_ok() {
                out.push(Action::Offer(*partner));
            }
        }
    }

    /// MA-DEC-27: SEMI (MA-SEMI-09) and COM (MA-COM-10) trade, SOLO and CO-OP do not (MA-TRADE-01). The colour
    /// in turn offers to one other player (MA-TRADE-04, MA-RUL-06), until too many offers came to nothing
    /// (MA-RUL-63).
    pub(crate) fn check_partner(&self, colour: Colour, partner: Colour) -> Check {
        let trade = self.open.rules().trade && self.open.options.trade;
        unless(trade, Refusal::new("MA-TRADE-01", refuse::NO_TRADE))?;
        let sits = (partner as u8) < self.open.colours() && partner != colour;
        unless(sits, Refusal::new("MA-TRADE-04", refuse::NO_PARTNER))?;
        unless(
            self.open.turn.refused < REFUSALS,
            Refusal::new("MA-RUL-63", refuse::OFFERS_SPENT)
                .numbers(REFUSALS.into(), self.open.turn.refused.into()),
        )?;
        let anything = GOODS
            .iter()
            .any(|good| self.open.stock(colour).get(*good) > 0 || self.open.stock(partner).get(*good) > 0);
        unless(anything, Refusal::new("MA-TRADE-05", refuse::OFFER_EMPTY))
    }

    pub(crate) fn begin_offer(&mut self, partner: Colour) {
        self.open.offer = Offer { partner, ..Offer::default() };
        self.open.frames.push(Frame::Offer);
    }

    /// Each side names only what it has (MA-TRADE-05), reputation too (MA-TRADE-06), and not too many units
    /// (MA-RUL-64).
    pub(crate) fn check_offer(&self, colour: Colour, action: Action) -> Check {
        let offer = &self.open.offer;
        let unit = |giver: Colour, named: &[u8; GOODS.len()], what: Resource| {
            let at = GOODS.iter().position(|good| *good == what).ok_or_else(not_now)?;
            let units: u8 = named.iter().sum();
            unless(
                units < UNITS,
                Refusal::new("MA-RUL-64", refuse::OFFER_FULL).numbers(UNITS.into(), units.into()),
            )?;
            refuse::one(self.open.stock(giver), what, named[at] + 1)
        };
        match action {
            Action::Give(what) => unit(colour, &offer.give, what),
            Action::Ask(what) => unit(offer.partner, &offer.ask, what),
            Action::Send => unless(offer.units() > 0, Refusal::new("MA-TRADE-05", refuse::OFFER_EMPTY)),
            Action::Withdraw => Ok(()),
            _ => Err(not_now()),
        }
    }

    pub(crate) fn act_in_offer(&mut self, colour: Colour, action: Action, story: &mut Story<Martians>) {
        let place = |what| GOODS.iter().position(|good| *good == what).expect("a good");
        match action {
            Action::Give(what) => self.open.offer.give[place(what)] += 1,
            Action::Ask(what) => self.open.offer.ask[place(what)] += 1,
            Action::Send => {
                self.set_top(Frame::Answer);
                let partner = self.open.offer.partner;
                story.tell(|| Event::Offered { colour, partner });
            }
            _ => self.drop_offer(Event::Withdrawn { colour }, story),
        }
    }

    /// MA-DEC-35: the partner accepts or refuses; the offering player may withdraw while they wait.
    pub(crate) fn check_answer(&self, seat: Seat, action: Action) -> Check {
        let partner = seat == self.open.seat(self.open.offer.partner);
        match action {
            Action::Accept | Action::Refuse if partner => Ok(()),
            Action::Withdraw if !partner => Ok(()),
            Action::Accept | Action::Refuse | Action::Withdraw => {
                Err(Refusal::new("MA-TRADE-04", refuse::NOT_YOURS))
            }
            _ => Err(not_now()),
        }
    }

    pub(crate) fn act_in_answer(&mut self, action: Action, story: &mut Story<Martians>) {
        let (colour, partner) = (self.open.turn.colour, self.open.offer.partner);
        match action {
            Action::Accept => self.agree(colour, partner, story),
            Action::Refuse => self.drop_offer(Event::Refused { colour, partner }, story),
            _ => self.drop_offer(Event::Withdrawn { colour }, story),
        }
    }

    fn drop_offer(&mut self, event: Event, story: &mut Story<Martians>) {
        self.open.frames.pop();
        self.open.offer = Offer::default();
        self.open.turn.refused += 1;
        story.tell(|| event);
    }

    /// The goods change hands at once and openly (MA-TRADE-09), for no time, as often as two agree
    /// (MA-TRADE-08). A promise to return them is not recorded (MA-TRADE-07).
    fn agree(&mut self, colour: Colour, partner: Colour, story: &mut Story<Martians>) {
        self.open.frames.pop();
        let offer = std::mem::take(&mut self.open.offer);
        for (at, what) in GOODS.iter().enumerate() {
            for (from, to, n) in [(colour, partner, offer.give[at]), (partner, colour, offer.ask[at])] {
                self.open.stock_mut(from).lose(*what, n.into());
                self.open.stock_mut(to).gain(*what, n.into());
            }
        }
        story.tell(|| Event::Agreed { colour, partner });
    }
}
