//! The rules, one file a phase or an idea, in the order of the rulebook.

use table::{Log, Played, Seat, SeatSet, Story};

use crate::action::Action;
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

/// To whom an action is visible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Only to the seat that did it.
    Private,
    /// To everybody, but not with which card.
    FaceDown,
    /// To everybody, but only the partners see with which card.
    Partners,
    /// To everybody.
    Openly,
}

impl Seen {
    fn played(self, seat: Seat, seats: u8) -> Played {
        match self {
            Seen::Private => Played::in_private(seat),
            Seen::FaceDown => Played::face_down(seat, seats),
            Seen::Partners => Played { open: SeatSet::all(seats).into(), ..Played::openly(seats) },
            Seen::Openly => Played::openly(seats),
        }
    }
}

impl Ares {
    /// AE-ROUND-15, AE-RUL-06: carries out one legal action as a whole and runs on to the next decision.
    /// AE-ROUND-16: only a swap of cards waits for another player.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log<Ares>) -> Played {
        let mut story = Story::new(log);
        let seen = self.act(&mut story, seat, action);
        if seen != Seen::Private {
            self.open.last = seat;
            self.run(&mut story, seat);
            self.leave_no_tile_to_choose(&mut story);
            story.shows(self);
            self.advance(&mut story);
        }
        let seats = self.open.options.players;
        Played { learned: story.learned(seats), ..seen.played(seat, seats) }
    }

    fn act(&mut self, story: &mut Story<Ares>, seat: Seat, action: Action) -> Seen {
        match action {
            Action::Phase(phase) => return self.plan(story, seat, phase),
            Action::Virtual(phase) => return self.plan_virtual(story, seat, phase),
            Action::Corporation(corporation) => return self.choose_corporation(story, seat, corporation),
            Action::Raise(parameter) => self.raise_by_marker(story, parameter),
            Action::Pass => self.pass(story, seat),
            Action::Withdraw => self.withdraw(story, seat),
            Action::Done => self.done(story, seat),
            Action::Draw => self.draw_bonus(story, seat),
            Action::Accept => self.accept(seat),
            Action::Decline => self.decline(story, seat),
            Action::Back => {
                self.secret_mut(seat).payment = None;
                return Seen::Private;
            }
            Action::Cube => self.take_cube(story, seat),
            Action::Marker => self.take_marker(story, seat),
            Action::Play(card) => return self.choose_card(story, seat, card),
            Action::Sell(card) => {
                self.sell(story, seat, card);
                return Seen::FaceDown;
            }
            Action::Discard(card) => return self.discard(story, seat, card),
            Action::Keep(card) => {
                let openly = matches!(self.board(seat).frames.last(), Some(Frame::Pick { .. }));
                self.keep(story, seat, card);
                return if openly { Seen::Openly } else { Seen::FaceDown };
            }
            Action::Give(card) => {
                self.give(story, seat, card);
                return Seen::Partners;
            }
            Action::Use(card) => self.use_action(story, seat, card),
            Action::Put(card) => self.put_on(story, seat, card),
            Action::Take(card) => self.take_from(story, seat, card),
            Action::Offset(card) => {
                self.take_offset(seat, card);
                return Seen::Private;
            }
            Action::Next(origin) => self.trigger_next(story, seat, origin),
            Action::Forest(standard) | Action::Warm(standard) | Action::Ocean(standard) => {
                self.standard(story, seat, standard);
            }
            Action::Mode(mode) => self.choose_mode(story, seat, mode),
            Action::Flip(space) => self.flip(story, seat, space),
            Action::Pay(heat) => self.pay(story, seat, heat),
            Action::Spend(amount) => self.spend_amount(story, seat, amount),
        }
        Seen::Openly
    }

    /// Runs the table on until somebody owes a decision.
    pub(crate) fn advance(&mut self, story: &mut Story<Ares>) {
        while self.stage_is_complete(story) {
            match self.open.stage {
                Stage::Mulligan => self.exchange(story),
                Stage::Corporations => self.reveal_corporations(story),
                Stage::Planning => self.reveal_phases(story),
                Stage::Pool => self.begin_phases(story),
                Stage::Phase(phase) => self.close_phase(story, phase),
                Stage::HandLimit => self.close_round(story),
                Stage::Raise => self.begin_round(story),
                Stage::Over => return,
            }
            story.shows(self);
        }
    }

    /// AE-ROUND-10: whether every player is done with what the table is doing.
    fn stage_is_complete(&mut self, story: &mut Story<Ares>) -> bool {
        let everybody_is_done = self.open.done == self.open.everybody();
        match self.open.stage {
            Stage::Mulligan | Stage::Corporations | Stage::Planning | Stage::Raise => everybody_is_done,
            Stage::Pool => everybody_is_done && self.swaps_are_over(),
            Stage::Phase(phase @ (Phase::Development | Phase::Construction)) => {
                if self.open.options.auto_pass {
                    self.pass_for_idle(story, phase);
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
