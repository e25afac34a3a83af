//! The rules, one file a phase or an idea, in the order of the rulebook.

use table::{Log, Played, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::material::Phase;
use crate::state::{Ares, Frame, Stage};

pub mod actions;
pub mod cards;
pub mod construction;
pub mod development;
pub mod effects;
pub mod payment;
pub mod planning;
pub mod playing;
pub mod production;
pub mod requirements;
pub mod research;
pub mod round;
pub mod tableau;
pub mod terraforming;
pub mod triggers;

/// Where the rules record what happens and which seats learn something by it.
pub(crate) type Told<'a> = table::Story<'a, Event>;

/// To whom an action is visible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Only to the seat that did it.
    Private,
    /// To everybody, but not with which card.
    FaceDown,
    /// To everybody.
    Openly,
}

impl Ares {
    /// AE-ROUND-15, AE-RUL-06: carries out one legal action as a whole and runs on to the next decision.
    /// AE-ROUND-16: only a swap of cards waits for another player.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) -> Played {
        let mut told = Told::new(log);
        let seen = self.act(&mut told, seat, action);
        let all = self.open.everybody();
        let own = SeatSet::only(seat);
        if seen == Seen::Private {
            return Played { learned: told.learned(self.open.options.players), noticed: own, open: own };
        }
        self.open.last = seat;
        self.run(&mut told, seat);
        self.leave_no_tile_to_choose(&mut told);
        self.advance(&mut told);
        let open = match action {
            Action::Give(_) => all,
            _ if seen == Seen::FaceDown => own,
            _ => all,
        };
        Played { learned: told.learned(self.open.options.players), noticed: all, open }
    }

    fn act(&mut self, told: &mut Told, seat: Seat, action: Action) -> Seen {
        match action {
            Action::Phase(phase) => return self.plan(told, seat, phase),
            Action::Virtual(phase) => return self.plan_virtual(told, seat, phase),
            Action::Corporation(corporation) => return self.choose_corporation(told, seat, corporation),
            Action::Raise(parameter) => self.raise_by_marker(told, parameter),
            Action::Pass => self.pass(told, seat),
            Action::Withdraw => self.withdraw(told, seat),
            Action::Done => self.done(told, seat),
            Action::Draw => self.draw_bonus(told, seat),
            Action::Accept => self.accept(seat),
            Action::Decline => self.decline(told, seat),
            Action::Back => {
                self.secret_mut(seat).payment = None;
                return Seen::Private;
            }
            Action::Cube => self.take_cube(told, seat),
            Action::Marker => self.take_marker(told, seat),
            Action::Play(card) => return self.choose_card(told, seat, card),
            Action::Sell(card) => {
                self.sell(told, seat, card);
                return Seen::FaceDown;
            }
            Action::Discard(card) => return self.discard(told, seat, card),
            Action::Keep(card) => {
                let openly = matches!(self.board(seat).frames.last(), Some(Frame::Pick { .. }));
                self.keep(told, seat, card);
                return if openly { Seen::Openly } else { Seen::FaceDown };
            }
            Action::Give(card) => {
                self.give(told, seat, card);
                return Seen::FaceDown;
            }
            Action::Use(card) => self.use_action(told, seat, card),
            Action::Put(card) => self.put_on(told, seat, card),
            Action::Take(card) => self.take_from(told, seat, card),
            Action::Offset(card) => {
                self.take_offset(seat, card);
                return Seen::Private;
            }
            Action::Next(origin) => self.trigger_next(told, seat, origin),
            Action::Standard(standard) => self.standard(told, seat, standard),
            Action::Mode(mode) => self.choose_mode(told, seat, mode),
            Action::Flip(space) => self.flip(told, seat, space),
            Action::Pay(heat) => self.pay(told, seat, heat),
            Action::Spend(amount) => self.spend_amount(told, seat, amount),
        }
        Seen::Openly
    }

    /// Runs the table on until somebody owes a decision.
    pub(crate) fn advance(&mut self, told: &mut Told) {
        while self.stage_is_complete(told) {
            match self.open.stage {
                Stage::Mulligan => self.exchange(told),
                Stage::Corporations => self.reveal_corporations(told),
                Stage::Planning => self.reveal_phases(told),
                Stage::Pool => self.begin_phases(told),
                Stage::Phase(phase) => self.close_phase(told, phase),
                Stage::HandLimit => self.close_round(told),
                Stage::Raise => self.begin_round(told),
                Stage::Over => return,
            }
        }
    }

    /// AE-ROUND-10: whether every player is done with what the table is doing.
    fn stage_is_complete(&mut self, told: &mut Told) -> bool {
        let everybody_is_done = self.open.done == self.open.everybody();
        match self.open.stage {
            Stage::Mulligan | Stage::Corporations | Stage::Planning | Stage::Raise => everybody_is_done,
            Stage::Pool => everybody_is_done && self.swaps_are_over(),
            Stage::Phase(phase @ (Phase::Development | Phase::Construction)) => {
                if self.open.options.auto_pass {
                    self.pass_for_idle(told, phase);
                }
                self.open.done == self.open.everybody()
            }
            // AE-ROUND-12: a phase closes when all have passed; nobody passes with an open choice.
            Stage::Phase(Phase::Action) => everybody_is_done,
            Stage::Phase(Phase::Production | Phase::Research) => {
                self.everyone().all(|seat| self.board(seat).frames.is_empty())
            }
            Stage::HandLimit => self.everyone().all(|seat| !self.over_the_limit(seat)),
            Stage::Over => false,
        }
    }
}
