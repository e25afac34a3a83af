//! Whether an action answers the question, and which rule forbids it if not.

use table::{Refusal, Seat};

use crate::action::Action;
use crate::asked::Ask;
use crate::material::{Card, Phase, Tile, catalog};
use crate::refusal as no;
use crate::state::{Ares, Frame, Stage};

impl Ares {
    /// Whether `action` answers what `seat` is asked. Sales are checked elsewhere.
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
            (
                Ask::Phase(Phase::Action),
                Action::Forest(standard) | Action::Warm(standard) | Action::Ocean(standard),
            ) => self.check_standard(seat, standard),
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
                if payable { Ok(()) } else { Err(self.too_dear(seat, card, mode)) }
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
            (
                Frame::Discard { .. } | Frame::DiscardSome { .. } | Frame::OfferDiscard { .. },
                Action::Discard(card),
            ) => in_hand(card),
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
                Frame::OfferDiscard { .. }
                | Frame::OfferPay { .. }
                | Frame::Free
                | Frame::Swap
                | Frame::Answer,
                Action::Decline,
            ) => Ok(()),
            (Frame::Keep { .. }, Action::Keep(card)) => {
                let drawn = self.secret(seat).drawn.contains(&card);
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
            // AE-ROUND-11, AE-CON-09: an open choice comes first.
            Ask::Frame(_) | Ask::Payment(_) => match action {
                Action::Play(_) => return no::CARD_OPEN,
                Action::Pass
                | Action::Withdraw
                | Action::Phase(_)
                | Action::Use(_)
                | Action::Forest(_)
                | Action::Warm(_)
                | Action::Ocean(_)
                | Action::Draw => return no::CHOICE_OPEN,
                _ => {}
            },
            Ask::Passed(_) => match action {
                Action::Play(_)
                | Action::Use(_)
                | Action::Forest(_)
                | Action::Warm(_)
                | Action::Ocean(_)
                | Action::Draw
                | Action::Pass => {
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
            Action::Sell(_) => self.may_sell(seat).err().unwrap_or(no::SELL_CHOICE),
            Action::Discard(_) => no::NO_DISCARD,
            Action::Keep(_) => no::NO_KEEP,
            Action::Give(_) => no::NO_SWAP,
            Action::Use(_) => no::NO_ACTIONS_NOW,
            Action::Put(_) => no::NO_TARGET,
            Action::Take(_) => no::NO_TARGET,
            Action::Offset(_) => no::NO_PAYMENT,
            Action::Next(_) => no::NO_ORDER,
            Action::Forest(_) | Action::Warm(_) | Action::Ocean(_) => no::NO_STANDARD_NOW,
            Action::Mode(_) => no::NO_MODE,
            Action::Flip(_) => no::NO_FLIP,
            Action::Pay(_) => no::NO_PAYMENT,
            Action::Spend(_) => no::NO_AMOUNT,
        }
    }
}
