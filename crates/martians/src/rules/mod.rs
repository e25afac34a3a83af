//! The rules in the order of the rulebook, one idea a file. This file says which question is open and which
//! answers it takes.

mod construction;
mod cycle;
mod delivery;
mod education;
mod effects;
mod events;
mod excavation;
mod expedition;
mod fields;
mod goals;
mod greenhouses;
mod laboratory;
mod lander;
mod means;
mod mission;
mod plants;
mod production;
mod quarters;
mod recreation;
mod rtg;
mod supply;
mod trade;
mod turn;
mod weather;

use table::{Refusal, Seat, SeatSet, Story};

use crate::action::{Action, Product};
use crate::material::*;
use crate::refuse::{self, Check, not_now};
use crate::state::*;

pub(crate) use effects::step;
pub(crate) use means::draw;
pub use mission::Progress;
pub(crate) use plants::product;
pub(crate) use supply::{dealt, reveal};

impl Martians {
    /// What is asked now.
    pub(crate) fn top(&self) -> Option<Frame> {
        self.open.frames.last().copied()
    }

    /// Replaces what is asked now.
    pub(crate) fn set_top(&mut self, frame: Frame) {
        *self.open.frames.last_mut().expect("something is asked") = frame;
    }

    /// The colour that is asked; none where all choose at once. In a turn it is the colour in turn, which also
    /// decides alone about a common stock (MA-COOP-12, MA-RUL-47). What an event leaves to the group falls to
    /// the first player (MA-EVT-11, MA-DEC-16).
    pub(crate) fn asked(&self) -> Option<Colour> {
        match self.top()? {
            Frame::Claim(colour)
            | Frame::Lay(colour, _)
            | Frame::Choose(_, colour)
            | Frame::Confine(colour, ..)
            | Frame::Remove(colour, ..)
            | Frame::TakeCrop(colour)
            | Frame::Enter(colour, _)
            | Frame::Finish(colour, _) => Some(colour),
            Frame::Bear(..) | Frame::Rift(_) => Some(self.open.first),
            Frame::Turn
            | Frame::Dig(..)
            | Frame::Crystals(..)
            | Frame::Pay(..)
            | Frame::Rest(_)
            | Frame::Builder
            | Frame::Offer
            | Frame::Deliver(_) => Some(self.open.turn.colour),
            Frame::Answer => Some(self.open.offer.partner),
            Frame::Goals | Frame::Flow(_) | Frame::Run(..) | Frame::Each(..) => None,
        }
    }

    /// Who owes a decision.
    pub(crate) fn owing(&self) -> SeatSet {
        match self.top() {
            None => SeatSet::EMPTY,
            Some(Frame::Goals) => SeatSet::all(self.open.options.players) - SeatSet(self.open.chosen),
            Some(_) => self.asked().map_or(SeatSet::EMPTY, |colour| SeatSet::only(self.open.seat(colour))),
        }
    }

    /// Who could act: the offering player may withdraw while they wait.
    pub(crate) fn able(&self) -> SeatSet {
        match self.top() {
            Some(Frame::Answer) => self.owing().with(self.open.seat(self.open.turn.colour)),
            _ => self.owing(),
        }
    }

    /// Fills `out` with what `seat` may do.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.able().contains(seat) {
            return;
        }
        let Some(frame) = self.top() else { return };
        let colour = self.asked().unwrap_or_default();
        let mut add = |action: Action| {
            if self.check_frame(frame, seat, colour, action).is_ok() {
                out.push(action);
            }
        };
        match frame {
            Frame::Turn => self.list_turn(colour, out),
            Frame::Builder => self.list_construction(colour, self.open.turn.time, 0, out),
            Frame::Dig(..) => self.list_dig(frame, colour, out),
            Frame::Claim(_) | Frame::Remove(..) => {
                for quarter in Quarter::ALL {
                    add(if matches!(frame, Frame::Claim(_)) {
                        Action::Claim(*quarter)
                    } else {
                        Action::From(*quarter)
                    });
                }
            }
            Frame::Goals => {
                self.secrets[seat.index()].dealt.iter().for_each(|goal| add(Action::Keep(goal)));
            }
            Frame::Lay(..) => (1..=4).for_each(|round| add(Action::Lay(round))),
            Frame::Choose(..) => (1..=2).for_each(|option| add(Action::Choose(option))),
            Frame::Bear(..) => Colour::ALL.iter().for_each(|colour| add(Action::Bear(*colour))),
            Frame::Confine(..) => Building::ALL.iter().for_each(|building| add(Action::Yield(*building))),
            Frame::TakeCrop(_) => Crop::ALL.iter().for_each(|crop| add(Action::Crop(*crop))),
            Frame::Rift(_) => {
                self.open.machine.neighbours().iter().for_each(|hex| add(Action::Collapse(hex)));
            }
            Frame::Enter(..) => {
                (0..CELLS as u8).for_each(|cell| add(Action::Enter(Cell(cell))));
                add(Action::Stay);
            }
            Frame::Crystals(hex, _) => {
                let spec = &tables().digs[self.open.digs[hex.0 as usize].index()];
                for regolith in 0..=spec.regolith {
                    for ice in 0..=spec.ice {
                        add(Action::Crystals(regolith, ice));
                    }
                }
            }
            Frame::Pay(..) => Mineral::ALL.iter().for_each(|mineral| add(Action::Spend(*mineral))),
            Frame::Rest(_) => {
                Building::ALL.iter().for_each(|building| add(Action::Recall(*building)));
                add(Action::Done);
            }
            Frame::Offer => {
                GOODS.iter().for_each(|good| add(Action::Give(*good)));
                GOODS.iter().for_each(|good| add(Action::Ask(*good)));
                add(Action::Send);
                add(Action::Withdraw);
            }
            Frame::Answer => [Action::Accept, Action::Refuse, Action::Withdraw].into_iter().for_each(add),
            Frame::Finish(..) => [Action::Finish, Action::PlayOn].into_iter().for_each(add),
            Frame::Deliver(_) => {
                for product in Product::ALL {
                    for quarter in Quarter::ALL {
                        add(Action::Deliver(*product, *quarter));
                    }
                }
                add(Action::Done);
            }
            Frame::Flow(_) | Frame::Run(..) | Frame::Each(..) => {}
        }
    }

    /// Whether `seat` may do `action`.
    pub(crate) fn allowed(&self, seat: Seat, action: Action) -> Check {
        let Some(frame) = self.top() else {
            return Err(Refusal::new("MA-END-01", refuse::OVER));
        };
        if !self.able().contains(seat) {
            return Err(Refusal::new("MA-WORK-02", refuse::NOT_YOURS));
        }
        self.check_frame(frame, seat, self.asked().unwrap_or_default(), action)
    }

    /// Whether `action` answers the question of `frame`.
    fn check_frame(&self, frame: Frame, seat: Seat, colour: Colour, action: Action) -> Check {
        match (frame, action) {
            (Frame::Turn, action) => self.check_turn(colour, action),
            (Frame::Builder, Action::Build(_) | Action::Upgrade(_) | Action::Install(_)) => {
                self.check_construction(colour, action, self.open.turn.time)
            }
            (Frame::Dig(taken, moved), action) => self.check_dig(colour, taken, moved, action),
            (Frame::Crystals(hex, _), Action::Crystals(regolith, ice)) => {
                self.check_crystals(colour, hex, regolith, ice)
            }
            (Frame::Claim(_), Action::Claim(quarter)) => self.check_claim(quarter),
            (Frame::Goals, Action::Keep(goal)) => self.check_keep(seat, goal),
            (Frame::Lay(..), Action::Lay(round)) => self.check_lay(colour, round),
            (Frame::Choose(step, _), Action::Choose(option)) => self.check_choose(step, colour, option),
            (Frame::Bear(_, _, borne), Action::Bear(who)) => self.check_bear(borne, who),
            (Frame::Confine(..), Action::Yield(building)) => self.check_yield(colour, building),
            (Frame::Remove(_, token, _), Action::From(quarter)) => self.check_from(colour, token, quarter),
            (Frame::TakeCrop(_), Action::Crop(crop)) => self.check_crop_there(colour, crop),
            (Frame::Rift(_), Action::Collapse(hex)) => self.check_collapse(hex),
            (Frame::Enter(..), Action::Enter(cell)) => self.check_enter(cell),
            (Frame::Enter(_, true), Action::Stay) => Ok(()),
            (Frame::Pay(_, need), Action::Spend(mineral)) => self.check_spend(colour, need, mineral),
            (Frame::Rest(_), Action::Recall(building)) => self.check_recall(colour, building),
            (Frame::Rest(true), Action::Done) => Ok(()),
            (Frame::Rest(false), Action::Done) => Err(Refusal::new("MA-REC-01", refuse::NONE_RECALLED)),
            (Frame::Offer, action) => self.check_offer(colour, action),
            (Frame::Answer, action) => self.check_answer(seat, action),
            (Frame::Deliver(_), Action::Deliver(product, quarter)) => {
                self.check_deliver(colour, product, quarter)
            }
            (Frame::Deliver(_), Action::Done) => Ok(()),
            (Frame::Finish(..), Action::Finish | Action::PlayOn) => Ok(()),
            (
                Frame::Claim(_)
                | Frame::Goals
                | Frame::Lay(..)
                | Frame::Choose(..)
                | Frame::Bear(..)
                | Frame::Confine(..)
                | Frame::Remove(..)
                | Frame::TakeCrop(_)
                | Frame::Rift(_)
                | Frame::Enter(..)
                | Frame::Builder
                | Frame::Crystals(..)
                | Frame::Pay(..)
                | Frame::Rest(_)
                | Frame::Deliver(_)
                | Frame::Finish(..)
                | Frame::Flow(_)
                | Frame::Run(..)
                | Frame::Each(..),
                _,
            ) => Err(not_now()),
        }
    }

    /// Carries out a legal action.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, story: &mut Story<Martians>) {
        let Some(frame) = self.top() else { return };
        let colour = self.asked().unwrap_or_default();
        match (frame, action) {
            (Frame::Goals, Action::Keep(goal)) => self.keep(seat, goal, story),
            (Frame::Claim(_), Action::Claim(quarter)) => self.claim(colour, quarter, story),
            (Frame::Lay(_, left), Action::Lay(round)) => self.lay(colour, left, round, story),
            (Frame::Choose(step, _), Action::Choose(option)) => self.choose(step, colour, option),
            (Frame::Bear(step, unpaid, borne), Action::Bear(who)) => self.bear(step, unpaid, borne, who),
            (Frame::Confine(_, zone, quarter), Action::Yield(building)) => {
                self.open.frames.pop();
                self.confine_from(colour, building, zone, quarter, story);
            }
            (Frame::Remove(_, token, left), Action::From(quarter)) => {
                self.remove_from(colour, token, quarter, left, story);
            }
            (Frame::TakeCrop(_), Action::Crop(crop)) => {
                self.open.frames.pop();
                self.take_crop(colour, crop, story);
            }
            (Frame::Rift(left), Action::Collapse(hex)) => self.collapse(hex, left, story),
            (Frame::Enter(..), Action::Enter(cell)) => self.enter(colour, cell, story),
            (Frame::Enter(..), Action::Stay) => {
                self.open.frames.pop();
            }
            (Frame::Turn, action) => self.act_in_turn(colour, action, story),
            (Frame::Dig(..), action) => self.act_in_dig(colour, action, story),
            (Frame::Crystals(hex, moved), Action::Crystals(regolith, ice)) => {
                self.dig(colour, hex, moved, regolith, ice, story);
            }
            (Frame::Pay(purchase, need), Action::Spend(mineral)) => {
                self.spend(colour, purchase, need, mineral, story);
            }
            (Frame::Rest(_), Action::Recall(building)) => self.recall(colour, building, story),
            (Frame::Rest(_) | Frame::Deliver(_), Action::Done) => {
                self.open.frames.pop();
            }
            (Frame::Builder, action) => {
                self.open.frames.pop();
                self.construct(colour, action, story);
            }
            (Frame::Offer, action) => self.act_in_offer(colour, action, story),
            (Frame::Answer, action) => self.act_in_answer(action, story),
            (Frame::Deliver(left), Action::Deliver(product, quarter)) => {
                self.deliver(colour, product, quarter, left, story);
            }
            (Frame::Finish(_, place), action) => {
                self.answer_finish(colour, place, action == Action::Finish, story);
            }
            _ => unreachable!("only legal actions are carried out"),
        }
    }

    /// Runs until somebody must decide or the game is over.
    pub(crate) fn run(&mut self, story: &mut Story<Martians>) {
        while self.open.ended.is_none() {
            self.test_failure(story);
            let Some(frame) = self.top() else { break };
            match frame {
                Frame::Flow(stage) => {
                    self.open.frames.pop();
                    self.flow(stage, story);
                }
                Frame::Run(script, colour) => {
                    self.open.frames.pop();
                    self.run_script(script, colour, story);
                }
                Frame::Each(step, place) => {
                    self.open.frames.pop();
                    self.run_each(step, place, story);
                }
                Frame::Confine(colour, zone, quarter) if self.confines_itself(colour) => {
                    self.open.frames.pop();
                    self.confine(colour, zone, quarter, story);
                }
                Frame::Remove(colour, token, left) => {
                    if !self.removes_itself(colour, token, left, story) {
                        break;
                    }
                }
                Frame::Bear(step, unpaid, borne) => {
                    if !self.bears_itself(step, unpaid, borne) {
                        break;
                    }
                }
                Frame::Rift(left) => {
                    if !self.collapses_itself(left, story) {
                        break;
                    }
                }
                Frame::Deliver(left) if left == 0 || !self.can_deliver(self.open.turn.colour) => {
                    self.open.frames.pop();
                }
                Frame::Dig(true, false) if self.destinations().is_empty() => {
                    // MA-RUL-33 (e): with no other token left the machine stays.
                    self.open.frames.pop();
                }
                Frame::Dig(true, true) => {
                    self.open.frames.pop();
                }
                Frame::Rest(_) if self.open.markers[self.open.turn.colour.index()].is_empty() => {
                    self.open.frames.pop();
                }
                _ => break,
            }
            story.shows(self);
        }
        if self.open.ended.is_some() {
            self.open.frames.clear();
        }
    }
}
