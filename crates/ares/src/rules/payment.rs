//! What a card costs and how it is paid (AE-CARD-11 to 26, AE-CARD-43), and other prices in M€.

use table::{Refusal, Seat, SeatSet, Story};

use crate::event::Event;
use crate::material::card::{Card, Tag};
use crate::material::effect::Stored;
use crate::material::numbers::DEVELOPMENT_BONUS;
use crate::material::op::Takes;
use crate::material::{Colour, Phase, catalog};
use crate::refusal as no;
use crate::state::{Ares, Board, Frame, Open, Payment, Stage};

impl Open {
    /// AE-CARD-11, AE-CARD-12, AE-CARD-19: the printed cost less all discounts, never below 0; no discount is
    /// paid out. AE-CARD-21, AE-CARD-22, AE-CARD-23, AE-CARD-24: steel and titanium look at the tags, not at
    /// the colour, and both may count. AE-CARD-26: only levels that are there already count. Optional payments
    /// come on top.
    pub(crate) fn cost(&self, seat: Seat, card: Card) -> u16 {
        let sheet = catalog().card(card);
        let board = self.board(seat);
        let powers = &board.powers;
        let mut off = u16::from(powers.any) + u16::from(board.marks.discount);
        for tag in sheet.tag_list.iter().flatten() {
            off += u16::from(powers.by_tag[*tag as usize]);
        }
        // AE-CARD-25: a second tag of the same kind does not double what the metal is worth.
        if sheet.tag_bits & (1 << Tag::Building as u16) != 0 {
            off += board.steel_discount();
        }
        if sheet.tag_bits & (1 << Tag::Space as u16) != 0 {
            off += board.titanium_discount();
        }
        if sheet.cost >= powers.big.1 {
            off += u16::from(powers.big.0);
        }
        if card.colour() == Colour::Green && self.has_development_bonus(seat) {
            off += u16::from(DEVELOPMENT_BONUS);
        }
        u16::from(sheet.cost).saturating_sub(off)
    }

    /// AE-DEV-03, AE-DEV-05, AE-RUL-24: the bonus belongs to the one green card of the phase. AE-DEV-04: it is a
    /// discount and never M€. AE-CON-08: phase II has none.
    fn has_development_bonus(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        self.stage == Stage::Phase(Phase::Development)
            && board.chose(Phase::Development)
            && board.marks.played == 0
    }
}

impl Board {
    /// AE-CARD-21: M€ that steel takes off a building card.
    pub(crate) fn steel_discount(&self) -> u16 {
        u16::from(self.powers.steel) * self.levels.steel
    }

    /// AE-CARD-22: M€ that titanium takes off a space card.
    pub(crate) fn titanium_discount(&self) -> u16 {
        u16::from(self.powers.titanium) * self.levels.titanium
    }

    pub(crate) fn stored(&self, resource: Stored) -> u16 {
        match resource {
            Stored::Mc => self.mc,
            Stored::Heat => self.heat,
            Stored::Plants => self.plants,
        }
    }
}

impl Ares {
    /// What a card costs a seat now ([`Open::cost`]).
    pub(crate) fn cost(&self, seat: Seat, card: Card) -> u16 {
        self.open.cost(seat, card)
    }

    /// The heat that may stand for M€ when `card` is paid, less what its requirement takes (AE-EX-44).
    fn heat_for(&self, seat: Seat, card: Card) -> u16 {
        let board = self.board(seat);
        if !board.powers.heat_as_mc {
            return 0;
        }
        board.heat.saturating_sub(catalog().card(card).needs.spend_heat.into())
    }

    /// Whether the optional payment `at` can be made for `card`.
    fn can_offset(&self, seat: Seat, card: Card, at: usize) -> bool {
        let board = self.board(seat);
        if board.powers.offsets & (1 << at) == 0 {
            return false;
        }
        let offset = &catalog().offsets[at];
        match offset.takes {
            Takes::Plants(plants) => {
                let needed = u16::from(plants) + u16::from(catalog().card(card).needs.spend_plants);
                board.plants >= needed
            }
            Takes::FromCard(amount) => self.stock(offset.card) >= amount.into(),
        }
    }

    /// AE-DEC-11: M€, other hand cards and heat reach the cost after discounts and optional payments.
    pub(crate) fn check_affordable(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let cost = self.cost(seat, card);
        let board = self.board(seat);
        if cost <= board.mc {
            return Ok(());
        }
        let others = u16::from(board.hand - 1) * u16::from(board.powers.sale);
        let funds = board.mc + others + self.heat_for(seat, card);
        let offsets: u16 =
            self.offsets_for(seat, card).map(|at| u16::from(catalog().offsets[at].reduction)).sum();
        let needed = cost.saturating_sub(offsets);
        if needed > funds {
            return Err(no::TOO_EXPENSIVE.numbers(needed as i16, funds as i16).about(card.name()));
        }
        Ok(())
    }

    fn offsets_for(&self, seat: Seat, card: Card) -> impl Iterator<Item = usize> {
        (0..catalog().offsets.len()).filter(move |at| self.can_offset(seat, card, *at))
    }

    /// AE-RUL-66, AE-DEC-12: whether the payment of `card` leaves something to decide.
    pub(crate) fn payment_has_choices(&self, seat: Seat, card: Card) -> bool {
        let cost = self.cost(seat, card);
        cost > 0
            && (self.board(seat).mc < cost
                || self.heat_for(seat, card) > 0
                || self.offsets_for(seat, card).next().is_some())
    }

    /// The cost of the chosen card with the optional payments taken so far.
    pub(crate) fn open_cost(&self, seat: Seat, payment: Payment) -> u16 {
        let offsets = catalog().offsets.iter().enumerate();
        let taken = offsets.filter(|(at, _)| payment.offsets & (1 << at) != 0);
        let off: u16 = taken.map(|(_, offset)| u16::from(offset.reduction)).sum();
        self.cost(seat, payment.card).saturating_sub(off)
    }

    /// Whether the optional payment of `offered` can be taken for the chosen card.
    pub(crate) fn check_offset(&self, seat: Seat, payment: Payment, offered: Card) -> Result<(), Refusal> {
        let Some(at) = catalog().offsets.iter().position(|offset| offset.card == offered) else {
            return Err(no::NO_OFFSET.about(offered.name()));
        };
        if self.board(seat).powers.offsets & (1 << at) == 0 {
            return Err(no::NO_OFFSET.about(offered.name()));
        }
        if payment.offsets & (1 << at) != 0 {
            return Err(no::OFFSET_USED.about(offered.name()));
        }
        if self.open_cost(seat, payment) == 0 {
            return Err(no::NO_COST);
        }
        if !self.can_offset(seat, payment.card, at) {
            return Err(no::OFFSET_SHORT.about(offered.name()));
        }
        Ok(())
    }

    /// AE-DEC-12: marks an optional payment; it is made when the card is paid.
    pub(super) fn take_offset(&mut self, seat: Seat, offered: Card) {
        let at = catalog().offsets.iter().position(|offset| offset.card == offered);
        let bit = 1 << at.expect("the offer was checked");
        if let Some(payment) = &mut self.secret_mut(seat).payment {
            payment.offsets |= bit;
        }
    }

    /// The heat parts that pay `price`: from the least to the most (AE-DEC-12, AE-DEC-30).
    fn heat_parts(&self, seat: Seat, price: u16, heat: u16) -> (u16, u16) {
        (price.saturating_sub(self.board(seat).mc), price.min(heat))
    }

    /// The heat parts that pay for the chosen card.
    pub(crate) fn card_heat_parts(&self, seat: Seat, payment: Payment) -> (u16, u16) {
        let heat = self.heat_for(seat, payment.card);
        self.heat_parts(seat, self.open_cost(seat, payment), heat)
    }

    /// The heat parts that pay an M€ price.
    pub(crate) fn price_heat_parts(&self, seat: Seat, price: u16) -> (u16, u16) {
        let board = self.board(seat);
        self.heat_parts(seat, price, if board.powers.heat_as_mc { board.heat } else { 0 })
    }

    /// AE-CARD-43, AE-RUL-54: heat part and M€ part make up the price exactly.
    pub(crate) fn check_heat_part(
        &self,
        seat: Seat,
        price: u16,
        (least, most): (u16, u16),
        heat: u8,
    ) -> Result<(), Refusal> {
        let board = self.board(seat);
        let heat = u16::from(heat);
        if heat > 0 && !board.powers.heat_as_mc {
            return Err(no::NO_HEAT);
        }
        if least > most {
            return Err(no::TOO_LITTLE_MC.numbers(price as i16, (board.mc + most) as i16));
        }
        if heat < least {
            return Err(no::HEAT_SPLIT_LOW.numbers(least as i16, heat as i16));
        }
        if heat > most {
            return Err(no::HEAT_SPLIT_HIGH.numbers(most as i16, heat as i16));
        }
        Ok(())
    }

    /// `pay`: settles the chosen card, or the price that is asked for.
    pub(super) fn pay(&mut self, story: &mut Story<Ares>, seat: Seat, heat: u8) {
        let heat = u16::from(heat);
        if let Some(payment) = self.secret(seat).payment {
            // The others see the card only now.
            story.these_learn(self.open.everybody() - SeatSet::only(seat));
            self.secret_mut(seat).payment = None;
            self.pay_card(story, seat, payment, heat);
            return;
        }
        let Some(Frame::Split { price }) = self.board_mut(seat).frames.pop() else {
            unreachable!("something is to be paid");
        };
        self.pay_price(story, seat, price.into(), heat);
    }

    /// AE-CARD-04, AE-CARD-13, AE-CARD-18: pays for a card, then plays it, so what it gives cannot help to pay
    /// for it.
    pub(super) fn pay_card(&mut self, story: &mut Story<Ares>, seat: Seat, payment: Payment, heat: u16) {
        let card = payment.card;
        let cost = self.open_cost(seat, payment);
        for (at, offset) in catalog().offsets.iter().enumerate() {
            if payment.offsets & (1 << at) == 0 {
                continue;
            }
            story.tell(|| Event::OffsetUsed { seat, card: offset.card });
            match offset.takes {
                Takes::Plants(plants) => self.board_mut(seat).plants -= u16::from(plants),
                Takes::FromCard(amount) => *self.stock_mut(offset.card) -= u16::from(amount),
            }
        }
        let board = self.board_mut(seat);
        board.heat -= heat;
        board.mc -= cost - heat;
        story.tell(|| Event::Played { seat, card, mc: cost - heat, heat });
        self.play_card(story, seat, card, true);
    }

    /// Pays an M€ price, part of it in heat.
    pub(crate) fn pay_price(&mut self, story: &mut Story<Ares>, seat: Seat, price: u16, heat: u16) {
        if heat > 0 {
            self.lose(story, seat, Stored::Heat, heat);
        }
        self.lose(story, seat, Stored::Mc, price - heat);
    }

    /// What an M€ price can be paid with: M€, and heat where a card allows it (AE-CARD-20).
    pub(crate) fn mc_funds(&self, seat: Seat) -> u16 {
        let board = self.board(seat);
        board.mc + if board.powers.heat_as_mc { board.heat } else { 0 }
    }

    /// Takes stored resources from a player.
    pub(crate) fn lose(&mut self, story: &mut Story<Ares>, seat: Seat, resource: Stored, amount: u16) {
        if amount == 0 {
            return;
        }
        *self.stored_mut(seat, resource) -= amount;
        story.tell(|| Event::Paid { seat, resource, amount });
    }

    /// Gives stored resources to a player. AE-COMP-17, AE-PRO-08, AE-RUL-42: without any limit.
    pub(crate) fn gain(&mut self, story: &mut Story<Ares>, seat: Seat, resource: Stored, amount: u16) {
        if amount == 0 {
            return;
        }
        *self.stored_mut(seat, resource) += amount;
        story.tell(|| Event::Gained { seat, resource, amount });
    }

    pub(crate) fn stored(&self, seat: Seat, resource: Stored) -> u16 {
        self.board(seat).stored(resource)
    }

    fn stored_mut(&mut self, seat: Seat, resource: Stored) -> &mut u16 {
        let board = self.board_mut(seat);
        match resource {
            Stored::Mc => &mut board.mc,
            Stored::Heat => &mut board.heat,
            Stored::Plants => &mut board.plants,
        }
    }
}
