//! The one interpreter of all card effects: programs of small operations, and the questions they ask.

use table::{Seat, Story};

use crate::action::Action;
use crate::event::Event;
use crate::material::card::{Card, Kind, Origin};
use crate::material::catalog;
use crate::material::effect::{Stored, Target};
use crate::material::op::{NOTHING, Op, Price, Program};
use crate::state::{Ares, Board, Frame};

impl Ares {
    pub(crate) fn push_frame(&mut self, seat: Seat, frame: Frame) {
        if !matches!(frame, Frame::Run { at: NOTHING, .. }) {
            self.board_mut(seat).frames.push(frame);
        }
    }

    pub(crate) fn replace_frame(&mut self, seat: Seat, frame: Frame) {
        let frames = &mut self.board_mut(seat).frames;
        let top = frames.last_mut().expect("a frame is open");
        *top = frame;
    }

    fn pop_frame(&mut self, seat: Seat) {
        self.board_mut(seat).frames.pop();
    }

    /// Goes on with what `seat` has half done until a question is open or all is done. AE-CARD-45: an effect
    /// that is no offer is carried out as far as possible, without a question if there is only one way.
    pub(crate) fn run(&mut self, story: &mut Story<Ares>, seat: Seat) {
        while let Some(frame) = self.board(seat).frames.last().copied() {
            let goes_on = match frame {
                Frame::Empty => unreachable!("no empty frame is pushed"),
                Frame::Run { at, origin } => {
                    self.step(story, seat, at, origin);
                    true
                }
                Frame::Triggers => self.next_trigger(story, seat),
                Frame::Flip { left } => self.flip_on(story, seat, left),
                Frame::Put { kind, amount, not } => self.put_if_clear(story, seat, kind, amount, not),
                Frame::Take { kinds, amount } => self.take_if_clear(story, seat, kinds, amount),
                Frame::Discard { left } => self.discard_if_clear(story, seat, left),
                Frame::DiscardSome { min, max } => self.discard_some_if_clear(story, seat, min, max),
                Frame::Amount { resource, min, max } => self.spend_if_clear(story, seat, resource, min, max),
                Frame::Split { price } => self.split_if_clear(story, seat, price.into()),
                Frame::OfferDiscard { .. } => self.drop_if(seat, self.board(seat).hand == 0),
                Frame::OfferPay { at, .. } => self.drop_if(seat, !self.offer_in_reach(seat, at)),
                Frame::Keep { left } => self.keep_if_clear(story, seat, left),
                Frame::Pick { left, tags } => self.pick_if_clear(story, seat, left, tags),
                Frame::Free => self.lose_free_if(seat, self.board(seat).hand == 0),
                Frame::Order | Frame::Option { .. } | Frame::Mode { .. } | Frame::Swap | Frame::Answer => {
                    false
                }
            };
            if !goes_on {
                return;
            }
        }
        self.board_mut(seat).paid = 0;
    }

    /// Carries out one operation of a program. AE-RUL-14: a condition looks at the present moment.
    fn step(&mut self, story: &mut Story<Ares>, seat: Seat, at: Program, origin: Origin) {
        let op = &catalog().ops[usize::from(at)];
        if *op == Op::End {
            self.pop_frame(seat);
            return;
        }
        self.replace_frame(seat, Frame::Run { at: at + 1, origin });
        match *op {
            Op::End => unreachable!("the end was handled"),
            Op::Gain(resource, amount) => self.gain(story, seat, resource, amount.into()),
            Op::Draw(cards) => self.draw(story, seat, cards.into()),
            Op::DrawThenDiscard { draw, discard } => {
                self.draw(story, seat, draw.into());
                self.push_frame(seat, Frame::Discard { left: discard });
            }
            Op::DrawAndKeep { draw, discard } => {
                let drawn = self.draw_aside(story, seat, draw);
                self.push_frame(seat, Frame::Keep { left: drawn.saturating_sub(discard) });
            }
            Op::Raise(parameter, steps) => self.raise(story, seat, parameter, steps),
            Op::Flip(tiles) => self.push_frame(seat, Frame::Flip { left: tiles }),
            Op::Forest(forests) => (0..forests).for_each(|_| self.gain_forest(story, seat)),
            Op::Tr(amount) => self.raise_tr(story, seat, amount.into()),
            Op::TrPerTag { amount, tag, count } => {
                let tags = self.board(seat).tags[tag as usize];
                self.raise_tr(story, seat, u16::from(tags / count) * u16::from(amount));
            }
            Op::Add { kind, amount, target } => self.add_resource(story, seat, kind, amount, target, origin),
            Op::Choice { first, modes } => self.choose(seat, first, modes, origin),
            Op::If { tag, least, otherwise } => {
                if self.board(seat).tags[tag as usize] < least {
                    self.replace_frame(seat, Frame::Run { at: otherwise, origin });
                }
            }
            Op::OfferDiscard { .. } => self.push_frame(seat, Frame::OfferDiscard { at, origin }),
            Op::OfferPay { .. } => self.push_frame(seat, Frame::OfferPay { at, origin }),
            Op::PlayExtra => self.board_mut(seat).marks.extra += 1,
            Op::PlayFree(most) => self.board_mut(seat).marks.free = most,
            Op::NextDiscount(amount) => self.board_mut(seat).marks.discount += amount,
            Op::NextShift => self.board_mut(seat).marks.shift = true,
            Op::RevealPick { reveal, take, tags } => {
                for _ in 0..reveal {
                    self.reveal(story, seat);
                }
                self.push_frame(seat, Frame::Pick { left: take, tags });
            }
            Op::RevealTop { colour, then, otherwise } => {
                if let Some(card) = self.reveal(story, seat) {
                    let branch = if card.colour() == colour { then } else { otherwise };
                    self.push_frame(seat, Frame::Run { at: branch, origin });
                }
            }
            Op::DiscardRevealed => self.discard_revealed(seat),
            Op::TakeRevealed => {
                let revealed = self.board(seat).revealed;
                revealed.iter().for_each(|card| self.take_revealed(story, seat, *card));
            }
            Op::GainPerPaid(resource, amount) => {
                let paid = self.board(seat).paid;
                self.gain(story, seat, resource, paid * u16::from(amount));
            }
            Op::DrawPerDiscarded(cards) => {
                let paid = self.board(seat).paid;
                self.draw(story, seat, paid * u16::from(cards));
            }
            Op::Pay(price) => self.pay_cost(story, seat, &price),
            Op::PayTr(amount) => self.lower_tr(story, seat, amount),
            Op::Discard(cards) => self.push_frame(seat, Frame::Discard { left: cards }),
            Op::DiscardSome { min, max } => self.push_frame(seat, Frame::DiscardSome { min, max }),
            Op::PayAmount { resource, min, max } => {
                self.push_frame(seat, Frame::Amount { resource, min, max });
            }
            Op::Remove { kinds, amount, target } => match (target, origin.card()) {
                (Target::This, Some(card)) => self.remove_resource(story, seat, card, amount),
                _ => self.push_frame(seat, Frame::Take { kinds, amount }),
            },
        }
    }

    fn drop_if(&mut self, seat: Seat, gone: bool) -> bool {
        if gone {
            self.pop_frame(seat);
        }
        gone
    }

    fn lose_free_if(&mut self, seat: Seat, gone: bool) -> bool {
        if gone {
            self.board_mut(seat).marks.free = 0;
        }
        self.drop_if(seat, gone)
    }

    // --- prices ---

    /// What a price comes to for `seat` now.
    pub(crate) fn price(&self, seat: Seat, price: &Price) -> u16 {
        let board = self.board(seat);
        let mut amount = u16::from(price.amount);
        if let Some((less, by, count)) = price.falls {
            amount = amount.saturating_sub(board.counted(by) / u16::from(count) * u16::from(less));
        }
        if let Some((less, colour, least)) = price.once
            && board.cards_of(colour) >= u16::from(least)
        {
            amount = amount.saturating_sub(less.into());
        }
        amount.max(price.least.into())
    }

    fn pay_cost(&mut self, story: &mut Story<Ares>, seat: Seat, price: &Price) {
        let amount = self.price(seat, price);
        match price.resource {
            Stored::Mc => self.push_frame(seat, Frame::Split { price: amount as u8 }),
            Stored::Heat | Stored::Plants => self.lose(story, seat, price.resource, amount),
        }
    }

    /// AE-DEC-30: no question where only one split pays the price.
    fn split_if_clear(&mut self, story: &mut Story<Ares>, seat: Seat, price: u16) -> bool {
        let (least, most) = self.price_heat_parts(seat, price);
        if least < most {
            return false;
        }
        self.pop_frame(seat);
        self.pay_price(story, seat, price, least);
        true
    }

    /// AE-DEC-28: the amounts that can be paid, from the least to the most.
    pub(crate) fn amounts(&self, seat: Seat, resource: Stored, min: u8, max: Option<u8>) -> (u16, u16) {
        let have = self.stored(seat, resource);
        (min.into(), max.map_or(have, |max| have.min(max.into())))
    }

    fn spend_if_clear(
        &mut self,
        story: &mut Story<Ares>,
        seat: Seat,
        resource: Stored,
        min: u8,
        max: Option<u8>,
    ) -> bool {
        let (least, most) = self.amounts(seat, resource, min, max);
        if least < most {
            return false;
        }
        self.pop_frame(seat);
        self.board_mut(seat).paid = most;
        self.lose(story, seat, resource, most);
        true
    }

    /// `spend`: pays the chosen amount.
    pub(super) fn spend_amount(&mut self, story: &mut Story<Ares>, seat: Seat, amount: u8) {
        let Some(Frame::Amount { resource, min, max }) = self.board_mut(seat).frames.pop() else {
            unreachable!("an amount was asked for");
        };
        let (_, most) = self.amounts(seat, resource, min, max);
        let amount = if amount == Action::ALL { most } else { amount.into() };
        self.board_mut(seat).paid = amount;
        self.lose(story, seat, resource, amount);
    }

    // --- resources on cards ---

    /// AE-CARD-41, AE-CARD-46: the player's own cards that can take resources of a kind, except `not`.
    pub(crate) fn takers(board: &Board, kind: Option<Kind>, not: Option<Card>) -> impl Iterator<Item = Card> {
        let played = board.tableau;
        catalog().holders.iter().copied().filter(move |card| {
            played.contains(*card)
                && Some(*card) != not
                && kind.is_none_or(|kind| catalog().card(*card).holder.is_some_and(|(held, _)| held == kind))
        })
    }

    /// The player's own cards that can give up resources of one of the kinds.
    pub(crate) fn givers(&self, seat: Seat, kinds: u8, amount: u8) -> impl Iterator<Item = Card> {
        Ares::takers(self.board(seat), None, None).filter(move |card| {
            let kind = catalog().card(*card).holder.map_or(0, |(kind, _)| 1 << kind as u8);
            kinds & kind != 0 && self.stock(*card) >= amount.into()
        })
    }

    fn add_resource(
        &mut self,
        story: &mut Story<Ares>,
        seat: Seat,
        kind: Option<Kind>,
        amount: u8,
        target: Target,
        origin: Origin,
    ) {
        match (target, origin.card()) {
            (Target::This, Some(card)) => self.add_to(story, seat, card, amount),
            (Target::This, None) => unreachable!("only project cards hold resources"),
            (Target::Other, not) => self.push_frame(seat, Frame::Put { kind, amount, not }),
            (Target::AnyOwnCard, _) => self.push_frame(seat, Frame::Put { kind, amount, not: None }),
        }
    }

    fn add_to(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card, amount: u8) {
        let (kind, _) = catalog().card(card).holder.expect("the card holds resources");
        *self.stock_mut(card) += u16::from(amount);
        story.tell(|| Event::Put { seat, card, kind, amount });
    }

    fn remove_resource(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card, amount: u8) {
        let (kind, _) = catalog().card(card).holder.expect("the card holds resources");
        *self.stock_mut(card) -= u16::from(amount);
        story.tell(|| Event::Taken { seat, card, kind, amount });
    }

    /// AE-CARD-39, AE-RUL-36: no card, and the resources are lost; one card, and they go there.
    fn put_if_clear(
        &mut self,
        story: &mut Story<Ares>,
        seat: Seat,
        kind: Option<Kind>,
        amount: u8,
        not: Option<Card>,
    ) -> bool {
        let mut takers = Ares::takers(self.board(seat), kind, not);
        let (first, second) = (takers.next(), takers.next());
        if second.is_some() {
            return false;
        }
        drop(takers);
        self.pop_frame(seat);
        if let Some(card) = first {
            self.add_to(story, seat, card, amount);
        }
        true
    }

    /// `put`: puts resources on the chosen card.
    pub(super) fn put_on(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        let Some(Frame::Put { amount, .. }) = self.board_mut(seat).frames.pop() else {
            unreachable!("a card was asked for");
        };
        self.add_to(story, seat, card, amount);
    }

    fn take_if_clear(&mut self, story: &mut Story<Ares>, seat: Seat, kinds: u8, amount: u8) -> bool {
        let mut givers = self.givers(seat, kinds, amount);
        let (first, second) = (givers.next(), givers.next());
        if second.is_some() {
            return false;
        }
        drop(givers);
        self.pop_frame(seat);
        if let Some(card) = first {
            self.remove_resource(story, seat, card, amount);
        }
        true
    }

    /// `take`: takes resources from the chosen card.
    pub(super) fn take_from(&mut self, story: &mut Story<Ares>, seat: Seat, card: Card) {
        let Some(Frame::Take { amount, .. }) = self.board_mut(seat).frames.pop() else {
            unreachable!("a card was asked for");
        };
        self.remove_resource(story, seat, card, amount);
    }

    // --- cards ---

    /// AE-DEC-21: all, if there are no more than ordered; everybody can count them.
    fn discard_if_clear(&mut self, story: &mut Story<Ares>, seat: Seat, left: u8) -> bool {
        if left > 0 && self.board(seat).hand > left {
            return false;
        }
        self.pop_frame(seat);
        if left > 0 {
            for card in self.secret(seat).hand.iter() {
                self.discard_from_hand(story, seat, card);
            }
        }
        true
    }

    fn discard_some_if_clear(&mut self, story: &mut Story<Ares>, seat: Seat, min: u8, max: u8) -> bool {
        let hand = self.board(seat).hand;
        if max > 0 && hand > min {
            return false;
        }
        self.pop_frame(seat);
        if max > 0 && hand > 0 {
            self.board_mut(seat).paid += u16::from(hand);
            for card in self.secret(seat).hand.iter() {
                self.discard_from_hand(story, seat, card);
            }
        }
        true
    }

    /// AE-RES-04, AE-RES-07: once enough are kept the rest is discarded; if all can be kept nothing is asked.
    fn keep_if_clear(&mut self, story: &mut Story<Ares>, seat: Seat, left: u8) -> bool {
        if left > 0 && self.board(seat).drawn > left {
            return false;
        }
        self.pop_frame(seat);
        if left > 0 {
            let drawn = self.secret(seat).drawn;
            drawn.iter().for_each(|card| self.keep_drawn(story, seat, *card));
        }
        self.discard_drawn(story, seat);
        true
    }

    /// The revealed cards that may be taken.
    pub(crate) fn pickable(board: &Board, tags: u16) -> impl Iterator<Item = Card> + '_ {
        board.revealed.iter().copied().filter(move |card| catalog().card(*card).tag_bits & tags != 0)
    }

    fn pick_if_clear(&mut self, story: &mut Story<Ares>, seat: Seat, left: u8, tags: u16) -> bool {
        let board = self.board(seat);
        let count = Ares::pickable(board, tags).count();
        if left > 0 && count > usize::from(left) {
            return false;
        }
        let revealed = board.revealed;
        self.pop_frame(seat);
        if left > 0 {
            for card in revealed.iter().filter(|card| catalog().card(**card).tag_bits & tags != 0) {
                self.take_revealed(story, seat, *card);
            }
        }
        self.discard_revealed(seat);
        true
    }

    // --- modes and offers ---

    /// AE-RUL-57: a mode counts if its cost can be paid and, if it only adds resources, a card takes them.
    pub(crate) fn mode_is_possible(&self, seat: Seat, at: Program, origin: Origin) -> bool {
        match catalog().ops[usize::from(at)] {
            Op::Add { target: Target::This, .. } => true,
            Op::Add { kind, target, .. } => {
                let not = origin.card().filter(|_| target == Target::Other);
                Ares::takers(self.board(seat), kind, not).next().is_some()
            }
            Op::Remove { amount, target: Target::This, .. } => {
                origin.card().is_some_and(|card| self.stock(card) >= amount.into())
            }
            _ => true,
        }
    }

    /// Asks for a mode if more than one is possible.
    fn choose(&mut self, seat: Seat, first: u16, modes: u8, origin: Origin) {
        let all = (0..modes).map(|mode| catalog().modes[usize::from(first) + usize::from(mode)]);
        let mut possible = all.filter(|at| self.mode_is_possible(seat, *at, origin));
        let (one, another) = (possible.next(), possible.next());
        match (one, another) {
            (None, _) => {}
            (Some(at), None) => {
                drop(possible);
                self.push_frame(seat, Frame::Run { at, origin });
            }
            (Some(_), Some(_)) => {
                drop(possible);
                self.push_frame(seat, Frame::Mode { first, modes, origin });
            }
        }
    }

    /// `mode`: the mode of an effect, or the option of an Action.
    pub(super) fn choose_mode(&mut self, story: &mut Story<Ares>, seat: Seat, mode: u8) {
        match self.board_mut(seat).frames.pop() {
            Some(Frame::Mode { first, origin, .. }) => {
                let at = catalog().modes[usize::from(first) + usize::from(mode)];
                self.push_frame(seat, Frame::Run { at, origin });
            }
            Some(Frame::Option { card }) => self.use_option(story, seat, card, mode),
            _ => unreachable!("a mode was asked for"),
        }
    }

    /// The price and the gain of an offer for M€.
    pub(crate) fn offer(at: Program) -> (u16, Program) {
        match catalog().ops[usize::from(at)] {
            Op::OfferPay { price, gain } => (price.into(), gain),
            _ => unreachable!("the frame points at an offer"),
        }
    }

    /// AE-DEC-29, AE-SELL-11, AE-RUL-55: an offer is made only if its price can be paid, sales included.
    fn offer_in_reach(&self, seat: Seat, at: Program) -> bool {
        let board = self.board(seat);
        let sales = u16::from(board.hand) * u16::from(board.powers.sale);
        self.mc_funds(seat) + sales >= Ares::offer(at).0
    }

    /// `accept`: pays for the offer, then gains it.
    pub(super) fn accept(&mut self, seat: Seat) {
        let Some(Frame::OfferPay { at, origin }) = self.board_mut(seat).frames.pop() else {
            unreachable!("an offer was made");
        };
        let (price, gain) = Ares::offer(at);
        self.push_frame(seat, Frame::Run { at: gain, origin });
        self.push_frame(seat, Frame::Split { price: price as u8 });
    }

    /// `decline`: leaves an offer, a free card or a swap.
    pub(super) fn decline(&mut self, story: &mut Story<Ares>, seat: Seat) {
        story.tell(|| Event::Declined { seat });
        match self.board_mut(seat).frames.pop() {
            Some(Frame::Free) => self.board_mut(seat).marks.free = 0,
            Some(Frame::Answer) => self.refuse_swap(seat),
            _ => {}
        }
    }

    /// AE-INF-11, AE-RUL-59: a discard whose tags decide stays face down; the others see only what follows.
    pub(super) fn take_discard_offer(
        &mut self,
        story: &mut Story<Ares>,
        seat: Seat,
        card: Card,
        at: Program,
        origin: Origin,
    ) {
        let Op::OfferDiscard { gain, alternative } = catalog().ops[usize::from(at)] else {
            unreachable!("the frame points at an offer");
        };
        self.pop_frame(seat);
        self.discard_from_hand(story, seat, card);
        let has = |tag| catalog().card(card).tags[tag as usize] > 0;
        let gain = alternative.filter(|other| has(other.tag)).map_or(gain, |other| other.gain);
        self.push_frame(seat, Frame::Run { at: gain, origin });
    }
}
