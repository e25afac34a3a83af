//! What each seat is asked: who owes a decision, who could act, and what may be done.

use table::{Message, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::material::numbers::{HAND_LIMIT, OCEANS};
use crate::material::op::Op;
use crate::material::{Card, Colour, Parameter, Phase, Standard, Tile, catalog};
use crate::refusal as no;
use crate::state::{Ares, Frame, Payment, Stage};

/// The question before a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Nothing: the game is over.
    Over,
    /// Nothing: others are to choose. Cards may be sold, except before the first round.
    Wait,
    /// Which cards are exchanged (AE-DEC-02)?
    Mulligan,
    /// Which corporation (AE-DEC-03)?
    Corporation,
    /// Which phase card (AE-DEC-05, AE-DEC-06)?
    Plan,
    /// Which piece of the pool (AE-DEC-07)?
    Piece,
    /// What is done in the phase (AE-DEC-11, 13, 14, 16, 17, 23)?
    Phase(Phase),
    /// Passed; the pass may be withdrawn (AE-DEC-23).
    Passed(Phase),
    /// How is the card paid (AE-DEC-12)?
    Payment(Payment),
    /// What is half done asks.
    Frame(Frame),
    /// Which cards are too many (AE-DEC-26)?
    Limit,
    /// Which parameter is raised (AE-DEC-27)?
    Raise,
}

impl Ares {
    /// What `seat` is asked now.
    pub(crate) fn asked(&self, seat: Seat) -> Ask {
        if let Some(payment) = self.secret(seat).payment {
            return Ask::Payment(payment);
        }
        if let Some(frame) = self.board(seat).frames.last() {
            return Ask::Frame(*frame);
        }
        let done = self.open.done.contains(seat);
        match self.open.stage {
            Stage::Mulligan if done => Ask::Wait,
            Stage::Mulligan => Ask::Mulligan,
            Stage::Corporations => Ask::Corporation,
            Stage::Planning => Ask::Plan,
            Stage::Pool if done || self.waits_for_piece(seat) => Ask::Wait,
            Stage::Pool => Ask::Piece,
            Stage::Phase(phase @ (Phase::Development | Phase::Construction | Phase::Action)) => {
                if done { Ask::Passed(phase) } else { Ask::Phase(phase) }
            }
            Stage::Phase(Phase::Production | Phase::Research) => Ask::Wait,
            Stage::HandLimit if self.over_the_limit(seat) => Ask::Limit,
            Stage::HandLimit => Ask::Wait,
            Stage::Raise => Ask::Raise,
            Stage::Over => Ask::Over,
        }
    }

    /// Who owes a decision.
    pub(crate) fn owing(&self) -> SeatSet {
        self.everyone().filter(|seat| self.owes(*seat)).collect()
    }

    fn owes(&self, seat: Seat) -> bool {
        match self.asked(seat) {
            Ask::Over | Ask::Wait | Ask::Passed(_) => false,
            Ask::Corporation | Ask::Plan => !self.open.done.contains(seat),
            Ask::Mulligan
            | Ask::Piece
            | Ask::Phase(_)
            | Ask::Payment(_)
            | Ask::Frame(_)
            | Ask::Limit
            | Ask::Raise => true,
        }
    }

    /// Who could act: also who may sell, change a sealed choice or withdraw a pass.
    pub(crate) fn able(&self) -> SeatSet {
        self.everyone().filter(|seat| self.is_able(*seat)).collect()
    }

    pub(crate) fn is_able(&self, seat: Seat) -> bool {
        match self.asked(seat) {
            Ask::Over => false,
            Ask::Wait => self.has_sale(seat),
            Ask::Passed(phase) => self.check_withdraw(seat, phase).is_ok() || self.has_sale(seat),
            Ask::Corporation
            | Ask::Plan
            | Ask::Mulligan
            | Ask::Piece
            | Ask::Phase(_)
            | Ask::Payment(_)
            | Ask::Frame(_)
            | Ask::Limit
            | Ask::Raise => true,
        }
    }

    /// Whether there is a card that may be sold now.
    fn has_sale(&self, seat: Seat) -> bool {
        let reserved = self.secret(seat).swap.is_some_and(|card| self.secret(seat).hand.contains(card));
        self.may_sell(seat).is_ok() && self.board(seat).hand > u8::from(reserved)
    }

    /// AE-RUL-06: the seat in the middle of a move, else the next clockwise after the last that acted.
    pub(crate) fn next_asked(&self) -> Option<Seat> {
        let owing = self.owing();
        let last = self.hidden.last;
        if owing.contains(last) && self.is_in_a_move(last) {
            return Some(last);
        }
        owing.first_from(last.next(self.open.options.players))
    }

    pub(crate) fn is_in_a_move(&self, seat: Seat) -> bool {
        let secret = self.secret(seat);
        let half_planned = secret.plan.is_some() || secret.virtual_plan.is_some();
        !self.board(seat).frames.is_empty()
            || secret.payment.is_some()
            || !secret.marked.is_empty()
            || (self.open.stage == Stage::Planning && half_planned)
    }

    /// Puts all that `seat` may do into `out`.
    pub(crate) fn fill_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let ask = self.asked(seat);
        match ask {
            Ask::Over => {}
            Ask::Wait | Ask::Limit => {}
            Ask::Mulligan => {
                let secret = self.secret(seat);
                out.extend(secret.hand.minus(secret.marked).iter().map(Action::Discard));
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
        let mut cards = board.blue & catalog().actions;
        if board.phase != Some(Phase::Action) || board.marks.again.is_some() {
            cards &= !board.marks.used;
        }
        while cards != 0 {
            let card = Card(cards.trailing_zeros() as u8);
            cards &= cards - 1;
            if self.payable_options(seat, card).next().is_some() {
                out.push(Action::Use(card));
            }
        }
        for standard in Standard::ALL {
            if self.check_standard(seat, standard).is_ok() {
                out.push(Action::Standard(standard));
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
            Frame::Keep { .. } => out.extend(secret.drawn.iter().map(Action::Keep)),
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
                Phase::ALL.into_iter().for_each(|phase| each(Action::Phase(phase)));
                if self.orders_virtual_cards() {
                    Phase::ALL.into_iter().for_each(|phase| each(Action::Virtual(phase)));
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
                    let mut cards = self.board(seat).blue & catalog().actions;
                    while cards != 0 {
                        out.push(Action::Use(Card(cards.trailing_zeros() as u8)));
                        cards &= cards - 1;
                    }
                    out.extend(Standard::ALL.map(Action::Standard));
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

    /// Whether `action` answers what `seat` is asked. Sales are judged elsewhere.
    pub(crate) fn check_asked(&self, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Ask::Mulligan, Action::Discard(card)) => self.check_mark(seat, card),
            (Ask::Mulligan, Action::Done) => Ok(()),
            (Ask::Corporation, Action::Corporation(corporation)) => self.check_corporation(seat, corporation),
            (Ask::Plan, Action::Phase(phase)) => self.check_phase(seat, phase),
            (Ask::Plan, Action::Virtual(phase)) => self.check_virtual(seat, phase),
            (Ask::Piece, Action::Cube) => self.check_piece(seat, self.open.cubes),
            (Ask::Piece, Action::Marker) => self.check_piece(seat, self.open.markers),
            (Ask::Raise, Action::Raise(parameter)) => self.check_raise(parameter),
            (Ask::Passed(phase), Action::Withdraw) => self.check_withdraw(seat, phase),
            (Ask::Phase(phase), Action::Play(card)) => self.check_play(seat, phase, card),
            (Ask::Phase(phase), Action::Pass) => self.check_pass(seat, phase),
            (Ask::Phase(Phase::Construction), Action::Draw) => self.check_bonus_draw(seat),
            (Ask::Phase(Phase::Action), Action::Use(card)) => self.check_use(seat, card),
            (Ask::Phase(Phase::Action), Action::Standard(standard)) => self.check_standard(seat, standard),
            (Ask::Payment(payment), Action::Offset(card)) => self.check_offset(seat, payment, card),
            (Ask::Payment(payment), Action::Pay(heat)) => {
                let parts = self.card_heat_parts(seat, payment);
                self.check_heat_part(seat, self.open_cost(seat, payment), parts, heat)
            }
            (Ask::Payment(_), Action::Back) => Ok(()),
            (Ask::Frame(frame), action) => self.check_frame(seat, frame, action),
            (ask, action) => Err(self.misplaced(seat, ask, action)),
        }
    }

    fn check_frame(&self, seat: Seat, frame: Frame, action: Action) -> Result<(), Refusal> {
        let board = self.board(seat);
        let in_hand = |card: Card| {
            let refusal = no::DISCARD_NOT_IN_HAND.about(card.name());
            if self.secret(seat).hand.contains(card) { Ok(()) } else { Err(refusal) }
        };
        match (frame, action) {
            (Frame::Order, Action::Next(origin)) => self.check_next(seat, origin),
            (Frame::Option { card }, Action::Mode(mode)) => {
                let (_, options) = catalog().card(card).action;
                if mode >= options {
                    return Err(no::NO_MODE);
                }
                let payable = self.payable_options(seat, card).any(|option| option == mode);
                if payable { Ok(()) } else { Err(no::ACTION_COST.about(card.name())) }
            }
            (Frame::Mode { first, modes, origin }, Action::Mode(mode)) => {
                if mode >= modes {
                    return Err(no::NO_MODE);
                }
                let at = catalog().modes[usize::from(first) + usize::from(mode)];
                let possible = self.mode_is_possible(seat, at, origin);
                if possible { Ok(()) } else { Err(no::MODE_IMPOSSIBLE.about(origin.name())) }
            }
            (Frame::Flip { .. }, Action::Flip(space)) => {
                let face_down = self.open.oceans[usize::from(space)] == Tile(0);
                if face_down { Ok(()) } else { Err(no::FLIPPED) }
            }
            (Frame::Put { kind, not, .. }, Action::Put(card)) => {
                let takes = Ares::takers(board, kind, not).any(|taker| taker == card);
                if takes { Ok(()) } else { Err(no::NOT_A_HOLDER.about(card.name())) }
            }
            (Frame::Take { kinds, amount }, Action::Take(card)) => {
                let gives = self.givers(seat, kinds, amount).any(|giver| giver == card);
                let refusal = no::TOO_FEW_THERE.numbers(amount.into(), self.stock(card) as i16);
                if gives { Ok(()) } else { Err(refusal.about(card.name())) }
            }
            (Frame::Discard { .. } | Frame::DiscardSome { .. } | Frame::OfferDiscard { .. }, Action::Discard(card)) => {
                in_hand(card)
            }
            (Frame::DiscardSome { min: 0, .. }, Action::Done) => Ok(()),
            (Frame::DiscardSome { min, .. }, Action::Done) => Err(no::NOT_DONE.numbers(min.into(), 0)),
            (Frame::Amount { resource, min, max }, Action::Spend(amount)) => {
                let (least, most) = self.amounts(seat, resource, min, max);
                let all = amount == Action::ALL;
                let wanted = if all { most } else { amount.into() };
                if wanted < least {
                    return Err(no::AMOUNT_LOW.numbers(least as i16, wanted as i16));
                }
                if wanted > most || (all && most < Action::ALL.into()) {
                    return Err(no::AMOUNT_HIGH.numbers(most as i16, wanted as i16));
                }
                Ok(())
            }
            (Frame::Split { price }, Action::Pay(heat)) => {
                let price = u16::from(price);
                self.check_heat_part(seat, price, self.price_heat_parts(seat, price), heat)
            }
            (Frame::OfferPay { at, .. }, Action::Accept) => {
                let (price, funds) = (Ares::offer(at).0, self.mc_funds(seat));
                let refusal = no::OFFER_COST.numbers(price as i16, funds as i16);
                if funds >= price { Ok(()) } else { Err(refusal) }
            }
            (
                Frame::OfferDiscard { .. } | Frame::OfferPay { .. } | Frame::Free | Frame::Swap | Frame::Answer,
                Action::Decline,
            ) => Ok(()),
            (Frame::Keep { .. }, Action::Keep(card)) => {
                let drawn = self.secret(seat).drawn.contains(card);
                if drawn { Ok(()) } else { Err(no::NOT_DRAWN.about(card.name())) }
            }
            (Frame::Pick { tags, .. }, Action::Keep(card)) => {
                let can = Ares::pickable(board, tags).any(|other| other == card);
                if can { Ok(()) } else { Err(no::NO_TAG.about(card.name())) }
            }
            (Frame::Free, Action::Play(card)) => self.check_free(seat, card),
            (Frame::Swap | Frame::Answer, Action::Give(card)) => self.check_give(seat, card),
            (frame, action) => Err(self.misplaced(seat, Ask::Frame(frame), action)),
        }
    }

    /// Why an action does not fit the question at all.
    fn misplaced(&self, seat: Seat, ask: Ask, action: Action) -> Refusal {
        match ask {
            Ask::Over => return no::OVER,
            // AE-ROUND-12: first what is open.
            Ask::Frame(_) | Ask::Payment(_) => match action {
                Action::Pass
                | Action::Withdraw
                | Action::Phase(_)
                | Action::Play(_)
                | Action::Use(_)
                | Action::Standard(_)
                | Action::Draw => return no::CHOICE_OPEN,
                _ => {}
            },
            Ask::Passed(_) => match action {
                Action::Play(_) | Action::Use(_) | Action::Standard(_) | Action::Draw | Action::Pass => {
                    return no::PASSED;
                }
                _ => {}
            },
            _ => {}
        }
        match action {
            Action::Phase(_) => no::NOT_PLANNING,
            Action::Virtual(_) => no::NO_VIRTUAL_CHOICE,
            Action::Corporation(_) => no::NOT_CHOOSING_CORPORATION,
            Action::Raise(_) => no::NO_RAISE,
            Action::Pass => no::NO_PASS_NOW,
            Action::Withdraw => no::NOT_PASSED,
            Action::Done => no::NOT_DONE,
            Action::Draw => no::NO_BONUS,
            Action::Accept | Action::Decline => no::NO_OFFER,
            Action::Back => no::NO_CHOSEN_CARD,
            Action::Cube | Action::Marker if self.open.stage == Stage::Pool && self.waits_for_piece(seat) => {
                no::PIECE_WAITS
            }
            Action::Cube | Action::Marker => no::NO_PIECE,
            Action::Play(_) => no::NO_PLAY_NOW,
            Action::Sell(_) => no::SELL_CHOICE,
            Action::Discard(_) => no::NO_DISCARD,
            Action::Keep(_) => no::NO_KEEP,
            Action::Give(_) => no::NO_SWAP,
            Action::Use(_) => no::NO_ACTIONS_NOW,
            Action::Put(_) => no::NO_TARGET,
            Action::Take(_) => no::NO_TARGET,
            Action::Offset(_) => no::NO_PAYMENT,
            Action::Next(_) => no::NO_ORDER,
            Action::Standard(_) => no::NO_STANDARD_NOW,
            Action::Mode(_) => no::NO_MODE,
            Action::Flip(_) => no::NO_FLIP,
            Action::Pay(_) => no::NO_PAYMENT,
            Action::Spend(_) => no::NO_AMOUNT,
        }
    }

    /// The question in words.
    pub(crate) fn asked_message(&self, seat: Seat) -> Message {
        let board = self.board(seat);
        match self.asked(seat) {
            Ask::Over | Ask::Wait => Message::new("ares-question-wait"),
            Ask::Mulligan => Message::new("ares-question-mulligan"),
            Ask::Corporation => Message::new("ares-question-corporation"),
            Ask::Plan if self.open.done.contains(seat) => Message::new("ares-question-planned"),
            Ask::Plan if self.orders_virtual_cards() => Message::new("ares-question-plan-virtual"),
            Ask::Plan => Message::new("ares-question-plan"),
            Ask::Piece => Message::new("ares-question-piece")
                .with("cubes", self.open.cubes)
                .with("markers", self.open.markers),
            Ask::Phase(Phase::Development) => Message::new("ares-question-development"),
            Ask::Phase(Phase::Construction) => Message::new("ares-question-construction"),
            Ask::Phase(_) => Message::new("ares-question-action"),
            Ask::Passed(_) => Message::new("ares-question-passed"),
            Ask::Payment(payment) => Message::new("ares-question-payment")
                .with("card", payment.card.name())
                .with("cost", self.open_cost(seat, payment))
                .with("mc", board.mc),
            Ask::Limit => Message::new("ares-question-limit").with("cards", board.hand - HAND_LIMIT),
            Ask::Raise => Message::new("ares-question-raise"),
            Ask::Frame(frame) => frame_message(frame, board.hand),
        }
    }

    /// For a person who is away: pass, decline, stop, else the mildest.
    pub(crate) fn mildest(&self, seat: Seat) -> Action {
        let ask = self.asked(seat);
        let preferred: &[Action] = match ask {
            Ask::Plan => &[
                Action::Phase(Phase::Production),
                Action::Phase(Phase::Action),
            ],
            Ask::Phase(_) => &[
                Action::Pass,
                Action::Standard(Standard::WarmHeat),
                Action::Standard(Standard::ForestPlants),
            ],
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

fn frame_message(frame: Frame, hand: u8) -> Message {
    match frame {
        Frame::Empty | Frame::Run { .. } | Frame::Triggers => Message::new("ares-question-wait"),
        Frame::Order => Message::new("ares-question-order"),
        Frame::Option { card } => Message::new("ares-question-option").with("card", card.name()),
        Frame::Mode { origin, .. } => Message::new("ares-question-mode").with("card", origin.name()),
        Frame::Flip { left } => Message::new("ares-question-flip").with("left", left),
        Frame::Put { kind, amount, .. } => {
            let what = kind.map_or("ares-resource-any", |kind| kind.name());
            Message::new("ares-question-put").with("kind", what).with("amount", amount)
        }
        Frame::Take { amount, .. } => Message::new("ares-question-take").with("amount", amount),
        Frame::Discard { left } => Message::new("ares-question-discard").with("left", left),
        Frame::DiscardSome { min, max } => {
            Message::new("ares-question-discard-some").with("min", min).with("max", max.min(hand))
        }
        Frame::Amount { resource, .. } => {
            Message::new("ares-question-amount").with("resource", resource.name())
        }
        Frame::Split { price } => Message::new("ares-question-split").with("price", price),
        Frame::OfferDiscard { origin, .. } => {
            Message::new("ares-question-offer-discard").with("card", origin.name())
        }
        Frame::OfferPay { at, origin } => {
            let price = match catalog().ops[usize::from(at)] {
                Op::OfferPay { price, .. } => price,
                _ => 0,
            };
            Message::new("ares-question-offer-pay").with("card", origin.name()).with("price", price)
        }
        Frame::Keep { left } => Message::new("ares-question-keep").with("left", left),
        Frame::Pick { left, .. } => Message::new("ares-question-pick").with("left", left),
        Frame::Free => Message::new("ares-question-free"),
        Frame::Swap => Message::new("ares-question-swap"),
        Frame::Answer => Message::new("ares-question-answer"),
    }
}

/// Every Fluent id of a question.
pub const QUESTIONS: [&str; 32] = [
    "ares-question-wait",
    "ares-question-mulligan",
    "ares-question-corporation",
    "ares-question-planned",
    "ares-question-plan-virtual",
    "ares-question-plan",
    "ares-question-piece",
    "ares-question-development",
    "ares-question-construction",
    "ares-question-action",
    "ares-question-passed",
    "ares-question-payment",
    "ares-question-limit",
    "ares-question-raise",
    "ares-question-order",
    "ares-question-option",
    "ares-question-mode",
    "ares-question-flip",
    "ares-question-put",
    "ares-question-take",
    "ares-question-discard",
    "ares-question-discard-some",
    "ares-question-amount",
    "ares-question-split",
    "ares-question-offer-discard",
    "ares-question-offer-pay",
    "ares-question-keep",
    "ares-question-pick",
    "ares-question-free",
    "ares-question-swap",
    "ares-question-answer",
    "ares-resource-any",
];
