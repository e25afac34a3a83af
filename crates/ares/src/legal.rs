//! What a seat may do now, and what a person might try.

use table::Seat;

use crate::action::Action;
use crate::asked::Ask;
use crate::material::numbers::OCEANS;
use crate::material::{Card, Colour, Parameter, Phase, Standard, Tile, catalog};
use crate::state::{Ares, Frame, Payment};

impl Ares {
    /// Puts all that `seat` may do into `out`.
    pub(crate) fn fill_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let ask = self.asked(seat);
        match ask {
            Ask::Over => {}
            Ask::Wait | Ask::Limit => {}
            Ask::Mulligan => {
                let secret = self.secret(seat);
                let unmarked = secret.hand.iter().filter(|card| !secret.marked.contains(card));
                out.extend(unmarked.map(Action::Discard));
                out.push(Action::Done);
            }
            Ask::Corporation | Ask::Plan | Ask::Piece | Ask::Raise => {
                self.each_choice(seat, ask, |action| {
                    if self.check_asked(seat, ask, action).is_ok() {
                        out.push(action);
                    }
                });
            }
            Ask::Passed(phase) => {
                if self.check_withdraw(seat, phase).is_ok() {
                    out.push(Action::Withdraw);
                }
            }
            Ask::Phase(phase) => self.fill_phase(seat, phase, out),
            Ask::Payment(payment) => self.fill_payment(seat, payment, out),
            Ask::Frame(frame) => self.fill_frame(seat, frame, out),
        }
        self.fill_sales(seat, out);
    }

    fn fill_sales(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_sell(seat).is_err() {
            return;
        }
        let secret = self.secret(seat);
        let mut hand = secret.hand;
        if let Some(payment) = secret.payment {
            hand.remove(payment.card);
        }
        if let Some(offered) = secret.swap {
            hand.remove(offered);
        }
        out.extend(hand.iter().map(Action::Sell));
    }

    fn fill_phase(&self, seat: Seat, phase: Phase, out: &mut Vec<Action>) {
        match phase {
            Phase::Development if self.may_develop(seat) => {
                self.fill_plays(seat, |card| card.colour() == Colour::Green, out);
            }
            Phase::Construction => {
                if self.may_construct(seat) {
                    self.fill_plays(seat, |card| card.colour() != Colour::Green, out);
                }
                if self.check_bonus_draw(seat).is_ok() {
                    out.push(Action::Draw);
                }
            }
            Phase::Action => self.fill_actions(seat, out),
            Phase::Development | Phase::Production | Phase::Research => {}
        }
        if self.check_pass(seat, phase).is_ok() {
            out.push(Action::Pass);
        }
    }

    fn fill_plays(&self, seat: Seat, of: impl Fn(Card) -> bool, out: &mut Vec<Action>) {
        for card in self.secret(seat).hand.iter() {
            if of(card)
                && self.check_affordable(seat, card).is_ok()
                && self.check_requirements(seat, card).is_ok()
            {
                out.push(Action::Play(card));
            }
        }
    }

    fn fill_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.board(seat);
        let mut cards = board.blue.intersection(catalog().actions);
        if !board.chose(Phase::Action) || board.marks.again.is_some() {
            cards = cards.minus(board.marks.used);
        }
        for card in cards.iter() {
            if self.payable_options(seat, card).next().is_some() {
                out.push(Action::Use(card));
            }
        }
        for standard in Standard::ALL {
            if self.check_standard(seat, standard).is_ok() {
                out.push(Action::standard(standard));
            }
        }
    }

    fn fill_payment(&self, seat: Seat, payment: Payment, out: &mut Vec<Action>) {
        for offset in &catalog().offsets {
            if self.check_offset(seat, payment, offset.card).is_ok() {
                out.push(Action::Offset(offset.card));
            }
        }
        let (least, most) = self.card_heat_parts(seat, payment);
        out.extend((least..=most).map(|heat| Action::Pay(heat as u8)));
        out.push(Action::Back);
    }

    fn fill_frame(&self, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        let board = self.board(seat);
        let secret = self.secret(seat);
        match frame {
            Frame::Empty | Frame::Run { .. } | Frame::Triggers => {
                unreachable!("a run stops only at a question")
            }
            Frame::Order => {
                let first = out.len();
                for origin in self.waiting_origins(seat) {
                    let action = Action::Next(origin);
                    if !out[first..].contains(&action) {
                        out.push(action);
                    }
                }
            }
            Frame::Option { card } => out.extend(self.payable_options(seat, card).map(Action::Mode)),
            Frame::Mode { first, modes, origin } => {
                let possible = (0..modes).filter(|mode| {
                    let at = catalog().modes[usize::from(first) + usize::from(*mode)];
                    self.mode_is_possible(seat, at, origin)
                });
                out.extend(possible.map(Action::Mode));
            }
            Frame::Flip { .. } => {
                let face_down = (0..OCEANS).filter(|space| self.open.oceans[usize::from(*space)] == Tile(0));
                out.extend(face_down.map(Action::Flip));
            }
            Frame::Put { kind, not, .. } => out.extend(Ares::takers(board, kind, not).map(Action::Put)),
            Frame::Take { kinds, amount } => out.extend(self.givers(seat, kinds, amount).map(Action::Take)),
            Frame::Discard { .. } => out.extend(secret.hand.iter().map(Action::Discard)),
            Frame::DiscardSome { min, .. } => {
                out.extend(secret.hand.iter().map(Action::Discard));
                if min == 0 {
                    out.push(Action::Done);
                }
            }
            Frame::Amount { resource, min, max } => {
                let (least, most) = self.amounts(seat, resource, min, max);
                let named = most.min(u16::from(Action::ALL) - 1);
                out.extend((least..=named).map(|amount| Action::Spend(amount as u8)));
                if most > named {
                    out.push(Action::Spend(Action::ALL));
                }
            }
            Frame::Split { price } => {
                let (least, most) = self.price_heat_parts(seat, price.into());
                out.extend((least..=most).map(|heat| Action::Pay(heat as u8)));
            }
            Frame::OfferDiscard { .. } => {
                out.extend(secret.hand.iter().map(Action::Discard));
                out.push(Action::Decline);
            }
            Frame::OfferPay { at, .. } => {
                if self.mc_funds(seat) >= Ares::offer(at).0 {
                    out.push(Action::Accept);
                }
                out.push(Action::Decline);
            }
            Frame::Keep { .. } => out.extend(secret.drawn.iter().copied().map(Action::Keep)),
            Frame::Pick { tags, .. } => out.extend(Ares::pickable(board, tags).map(Action::Keep)),
            Frame::Free => {
                let free = secret.hand.iter().filter(|card| self.check_free(seat, *card).is_ok());
                out.extend(free.map(Action::Play));
                out.push(Action::Decline);
            }
            Frame::Swap => {
                let give = secret.hand.iter().filter(|card| self.check_give(seat, *card).is_ok());
                out.extend(give.map(Action::Give));
                out.push(Action::Decline);
            }
            Frame::Answer => {
                out.extend(secret.hand.iter().map(Action::Give));
                out.push(Action::Decline);
            }
        }
    }

    /// The answers to a question with a fixed list of them.
    fn each_choice(&self, seat: Seat, ask: Ask, mut each: impl FnMut(Action)) {
        match ask {
            Ask::Corporation => {
                self.secret(seat).dealt.iter().flatten().for_each(|dealt| each(Action::Corporation(*dealt)));
            }
            Ask::Plan => {
                Phase::ALL.iter().for_each(|phase| each(Action::Phase(*phase)));
                if self.orders_virtual_cards() {
                    Phase::ALL.iter().for_each(|phase| each(Action::Virtual(*phase)));
                }
            }
            Ask::Piece => [Action::Cube, Action::Marker].into_iter().for_each(each),
            Ask::Raise => Parameter::ALL[..2].iter().for_each(|parameter| each(Action::Raise(*parameter))),
            _ => {}
        }
    }

    /// Puts all that a person might try into `out`.
    pub(crate) fn fill_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let ask = self.asked(seat);
        let hand = self.secret(seat).hand;
        match ask {
            Ask::Over => return,
            Ask::Mulligan => return self.fill_legal(seat, out),
            Ask::Wait | Ask::Limit => {}
            Ask::Corporation | Ask::Plan | Ask::Piece | Ask::Raise => {
                self.each_choice(seat, ask, |action| out.push(action));
            }
            Ask::Passed(_) => out.push(Action::Withdraw),
            Ask::Phase(phase) => {
                if phase == Phase::Action {
                    let cards = self.board(seat).blue.intersection(catalog().actions);
                    out.extend(cards.iter().map(Action::Use));
                    out.extend(Standard::ALL.map(Action::standard));
                } else {
                    out.extend(hand.iter().map(Action::Play));
                }
                if phase == Phase::Construction {
                    out.push(Action::Draw);
                }
                out.push(Action::Pass);
            }
            Ask::Payment(payment) => {
                for (at, offset) in catalog().offsets.iter().enumerate() {
                    if self.board(seat).powers.offsets & (1 << at) != 0 {
                        out.push(Action::Offset(offset.card));
                    }
                }
                let (least, most) = self.card_heat_parts(seat, payment);
                if least > most {
                    out.push(Action::Pay(0));
                }
                out.extend((least..=most).map(|heat| Action::Pay(heat as u8)));
                out.push(Action::Back);
            }
            Ask::Frame(frame) => self.fill_frame_candidates(seat, frame, out),
        }
        if self.may_sell(seat).is_ok() {
            out.extend(hand.iter().map(Action::Sell));
        }
    }

    fn fill_frame_candidates(&self, seat: Seat, frame: Frame, out: &mut Vec<Action>) {
        let board = self.board(seat);
        let hand = self.secret(seat).hand;
        match frame {
            Frame::Option { card } => out.extend((0..catalog().card(card).action.1).map(Action::Mode)),
            Frame::Mode { modes, .. } => out.extend((0..modes).map(Action::Mode)),
            Frame::Flip { .. } => out.extend((0..OCEANS).map(Action::Flip)),
            Frame::Put { .. } => out.extend(Ares::takers(board, None, None).map(Action::Put)),
            Frame::Take { .. } => out.extend(Ares::takers(board, None, None).map(Action::Take)),
            Frame::Pick { .. } => out.extend(board.revealed.iter().copied().map(Action::Keep)),
            Frame::Free => {
                out.extend(hand.iter().map(Action::Play));
                out.push(Action::Decline);
            }
            Frame::Swap => {
                out.extend(hand.iter().map(Action::Give));
                out.push(Action::Decline);
            }
            Frame::OfferPay { .. } => out.extend([Action::Accept, Action::Decline]),
            Frame::DiscardSome { .. } => {
                out.extend(hand.iter().map(Action::Discard));
                out.push(Action::Done);
            }
            Frame::Empty
            | Frame::Run { .. }
            | Frame::Triggers
            | Frame::Order
            | Frame::Discard { .. }
            | Frame::Amount { .. }
            | Frame::Split { .. }
            | Frame::OfferDiscard { .. }
            | Frame::Keep { .. }
            | Frame::Answer => self.fill_frame(seat, frame, out),
        }
    }

    /// For a person who is away: pass, decline, stop, else the mildest.
    pub(crate) fn mildest(&self, seat: Seat) -> Action {
        let ask = self.asked(seat);
        let preferred: &[Action] = match ask {
            Ask::Plan => &[Action::Phase(Phase::Production), Action::Phase(Phase::Action)],
            Ask::Phase(_) => {
                &[Action::Pass, Action::Warm(Standard::WarmHeat), Action::Forest(Standard::ForestPlants)]
            }
            Ask::Payment(_) => &[Action::Back],
            _ => &[Action::Decline, Action::Done, Action::Cube],
        };
        let fits = |action: &&Action| self.check_asked(seat, ask, **action).is_ok();
        let unplanned = ask != Ask::Plan || self.secret(seat).plan.is_none();
        if let Some(action) = preferred.iter().find(fits).filter(|_| unplanned) {
            return *action;
        }
        let mut legal = Vec::new();
        self.fill_legal(seat, &mut legal);
        let virtual_choice = legal.iter().find(|action| matches!(action, Action::Virtual(_)));
        virtual_choice.copied().unwrap_or(legal[0])
    }
}
