//! What each seat is asked: which seats owe a decision, which could act, which is next.

use table::{Seat, SeatSet};

use crate::material::Phase;
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
    /// What is done in the phase? AE-DEC-11, AE-DEC-13, AE-DEC-14, AE-DEC-23: a card, the bonus draw, a pass.
    /// AE-ACT-06, AE-DEC-16, AE-DEC-17: in phase III Actions and standard actions, in any order.
    Phase(Phase),
    /// Passed; the pass may be withdrawn (AE-DEC-23).
    Passed(Phase),
    /// How is the card paid (AE-DEC-12)?
    Payment(Payment),
    /// What is half done asks.
    Frame(Frame),
    /// Which cards are sold to get down to ten (AE-DEC-26)? AE-EOR-02, AE-EOR-03: each is a normal sale of the
    /// player's choice.
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
                if done {
                    Ask::Passed(phase)
                } else {
                    Ask::Phase(phase)
                }
            }
            Stage::Phase(Phase::Production | Phase::Research) => Ask::Wait,
            Stage::HandLimit if self.over_the_limit(seat) => Ask::Limit,
            Stage::HandLimit => Ask::Wait,
            Stage::Raise => Ask::Raise,
            Stage::Over => Ask::Over,
        }
    }

    /// AE-ROUND-02: everybody who owes a decision; there are no turns.
    pub(crate) fn owing(&self) -> SeatSet {
        self.everyone().filter(|seat| self.owes(*seat)).collect()
    }

    /// Whether `seat` owes a decision.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
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

    /// Everybody who could act: also those who may sell, change a sealed choice or withdraw a pass.
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

    /// AE-RUL-06: the seat in the middle of a move, else the next clockwise after the last that acted. Private
    /// actions don't count: a seat is asked again until it has done something that all can see.
    pub(crate) fn next_asked(&self) -> Option<Seat> {
        let owing = self.owing();
        let last = self.open.last;
        if owing.contains(last) && !self.board(last).frames.is_empty() {
            return Some(last);
        }
        owing.first_from(last.next(self.open.options.players))
    }
}
