//! The course of the game, with one file for each part of the rulebook.
//!
//! An open decision is a [`Frame`]. [`RedPlanet::attempts`] lists what a player might try, [`RedPlanet::allows`]
//! says whether the rules permit it (both call the same `may_…` functions), and [`RedPlanet::answer`] carries it
//! out. Between decisions [`RedPlanet::run`] does everything that needs no player.

mod actions;
mod characters;
mod choose;
mod countdown;
mod discoveries;
mod event_cards;
mod placing;
mod production;
mod ships;

use std::ops::ControlFlow;

use table::{Piece, Refusal, SeatSet};

pub(crate) use choose::BEFORE_THE_COUNTDOWN;

use crate::action::Action;
use crate::material::{Character, Zone};
use crate::state::{Frame, RedPlanet, Stage};

/// What an action tells: the events, and who learned something.
pub(crate) type Story<'a> = table::Story<'a, RedPlanet>;

/// A refusal: the rule it cites and the sentence to show.
pub(crate) const fn no(rule: &'static str, reason: &'static str) -> Refusal {
    Refusal::new(rule, reason)
}

/// RP-RND-01, RP-CHR-G-01: the answer doesn't belong to the decision that is open now.
pub(crate) const NOT_NOW: Refusal = no("RP-RND-01", "redplanet-refusal-not_now");

impl RedPlanet {
    /// Visits everything a player might try at this frame, and whether the rules allow it, until `visit` breaks.
    pub(crate) fn attempts(&self, frame: Frame, visit: &mut impl Visit) -> ControlFlow<()> {
        match frame {
            Frame::Board { not_in, .. } => {
                for dock in self.open.docks() {
                    visit(Action::Board(dock), self.may_board(dock, not_in))?;
                }
            }
            Frame::BoardTogether { count } => {
                for dock in self.open.docks() {
                    visit(Action::Board(dock), self.may_board_together(dock, count))?;
                }
            }
            Frame::Destination { .. } => {
                for zone in Zone::all() {
                    visit(Action::Bound(zone), self.may_bind(zone))?;
                }
            }
            Frame::Explore { .. } => self.attempts_to_explore(visit)?,
            Frame::Research => {
                visit(Action::Draw, self.may_draw())?;
                for zone in Zone::all().filter(|zone| zone.is_outer()) {
                    visit(Action::Look(zone), self.may_look_instead(zone))?;
                }
            }
            Frame::Assign => {
                for zone in Zone::all() {
                    visit(Action::Assign(zone), self.may_assign(zone))?;
                }
                if self.may_decline().is_ok() {
                    visit(Action::Decline, Ok(()))?;
                }
            }
            Frame::Look => {
                for zone in Zone::all().filter(|zone| zone.is_outer()) {
                    visit(Action::Look(zone), self.may_look(zone))?;
                }
            }
            Frame::ForceLaunch => {
                for dock in self.open.docks() {
                    visit(Action::Launch(dock), self.may_force(dock))?;
                }
            }
            Frame::Destroy => {
                for dock in self.open.docks() {
                    visit(Action::Destroy(dock), self.may_destroy(dock))?;
                }
            }
            Frame::Replace => self.attempts_to_replace(visit)?,
            Frame::Kill { except } => {
                self.attempts_to_kill(visit, |zone, victim| self.may_kill(zone, victim, except))?;
            }
            Frame::Drop { to, .. } => {
                for zone in Zone::all() {
                    visit(Action::Drop(zone), self.may_drop(zone))?;
                }
                visit(Action::Stop, self.may_stop_dropping(to.len()))?;
            }
            Frame::Token => {
                for (place, _) in self.open.vessels() {
                    visit(Action::Token(place), self.may_take_token(place))?;
                }
            }
            Frame::Leave { zone: from, .. } => {
                for zone in Zone::all() {
                    visit(Action::Leave(zone), self.may_leave(from, zone))?;
                }
            }
            Frame::Rescue { left } => {
                for zone in Zone::all() {
                    visit(Action::Rescue(zone), self.may_rescue(zone, left))?;
                }
                visit(Action::Stop, Ok(()))?;
            }
            Frame::Espionage => {
                self.attempts_to_kill(visit, |zone, victim| self.may_spy_on(zone, victim))?;
            }
            Frame::Order => self.attempts_to_carry_out(visit)?,
        }
        ControlFlow::Continue(())
    }

    /// Whether the rules allow this answer. RP-CHR-G-02: `stop` is one only where a card says "up to".
    pub(crate) fn allows(&self, frame: Frame, action: Action) -> Result<(), Refusal> {
        match (frame, action) {
            (Frame::Board { not_in, .. }, Action::Board(dock)) => self.may_board(dock, not_in),
            (Frame::BoardTogether { count }, Action::Board(dock)) => self.may_board_together(dock, count),
            (Frame::Destination { .. }, Action::Bound(zone)) => self.may_bind(zone),
            (Frame::Explore { .. }, Action::Move(from, to)) => self.may_explore(from, to),
            (Frame::Explore { .. }, Action::Stop) => Ok(()),
            (Frame::Research, Action::Draw) => self.may_draw(),
            (Frame::Research, Action::Look(zone)) => self.may_look_instead(zone),
            (Frame::Assign, Action::Assign(zone)) => self.may_assign(zone),
            (Frame::Assign, Action::Decline) => self.may_decline(),
            (Frame::Look, Action::Look(zone)) => self.may_look(zone),
            (Frame::ForceLaunch, Action::Launch(dock)) => self.may_force(dock),
            (Frame::Destroy, Action::Destroy(dock)) => self.may_destroy(dock),
            (Frame::Replace, Action::Replace(place, victim)) => self.may_replace(place, victim),
            (Frame::Kill { except }, Action::Kill(zone, victim)) => self.may_kill(zone, victim, except),
            (Frame::Drop { .. }, Action::Drop(zone)) => self.may_drop(zone),
            (Frame::Drop { to, .. }, Action::Stop) => self.may_stop_dropping(to.len()),
            (Frame::Token, Action::Token(place)) => self.may_take_token(place),
            (Frame::Leave { zone, .. }, Action::Leave(to)) => self.may_leave(zone, to),
            (Frame::Rescue { left }, Action::Rescue(zone)) => self.may_rescue(zone, left),
            (Frame::Rescue { .. }, Action::Stop) => Ok(()),
            (Frame::Espionage, Action::Kill(zone, victim)) => self.may_spy_on(zone, victim),
            (Frame::Order, Action::CarryOut(card)) => self.may_carry_out(card),
            _ => Err(NOT_NOW),
        }
    }

    /// Carries out an answer. The frame is already off the stack; if part of it remains, it goes back.
    fn answer(&mut self, frame: Frame, action: Action, story: &mut Story) {
        match (frame, action) {
            (Frame::Board { left, apart, .. }, Action::Board(dock)) => {
                if left > 1 {
                    let not_in = apart.then_some(dock);
                    self.open.frames.push(Frame::Board { left: left - 1, apart, not_in });
                }
                self.board(dock, 1, story);
            }
            (Frame::BoardTogether { count }, Action::Board(dock)) => self.board(dock, count, story),
            (Frame::Destination { place }, Action::Bound(zone)) => self.bind(place, zone, story),
            (Frame::Explore { left }, Action::Move(from, to)) => {
                if left > 1 {
                    self.open.frames.push(Frame::Explore { left: left - 1 });
                }
                self.explore(from, to, story);
            }
            (Frame::Research, Action::Draw) => self.draw_event(story),
            (Frame::Research | Frame::Look, Action::Look(zone)) => self.look(zone, story),
            (Frame::Assign, Action::Assign(zone)) => self.assign(zone, story),
            (Frame::Assign, Action::Decline) => self.decline(story),
            (Frame::ForceLaunch, Action::Launch(dock)) => self.force_launch(dock, story),
            (Frame::Destroy, Action::Destroy(dock)) => self.destroy(dock, story),
            (Frame::Replace, Action::Replace(place, victim)) => self.replace(place, victim, story),
            (Frame::Kill { .. } | Frame::Espionage, Action::Kill(zone, victim)) => {
                self.kill(zone, victim, story);
            }
            (Frame::Drop { left, mut to }, Action::Drop(zone)) => {
                to.push(zone);
                if left > 1 {
                    self.open.frames.push(Frame::Drop { left: left - 1, to });
                } else {
                    self.descend(&to, story);
                }
            }
            (Frame::Drop { to, .. }, Action::Stop) => self.descend(&to, story),
            // RP-RUL-57: the Pilot names the ship first, then the zone.
            (Frame::Token, Action::Token(place)) => self.open.frames.push(Frame::Destination { place }),
            (Frame::Leave { zone, left }, Action::Leave(to)) => {
                if left > 1 {
                    self.open.frames.push(Frame::Leave { zone, left: left - 1 });
                }
                self.leave(zone, to, story);
            }
            (Frame::Rescue { left }, Action::Rescue(zone)) => {
                if left > 1 {
                    self.open.frames.push(Frame::Rescue { left: left - 1 });
                }
                self.rescue(zone, story);
            }
            (Frame::Explore { .. } | Frame::Rescue { .. }, Action::Stop) => {}
            (Frame::Order, Action::CarryOut(card)) => self.carry_out(card, story),
            _ => unreachable!("{action} is no answer to {frame:?}; check comes before apply"),
        }
    }

    /// Pops the innermost frame and answers it.
    pub(crate) fn answer_frame(&mut self, action: Action, story: &mut Story) {
        let frame = self.open.frames.pop().expect("a frame waits while a seat is asked");
        self.answer(frame, action, story);
    }

    /// Runs to the next decision. RP-CHR-G-03, RP-RUL-04: a frame without a legal answer is dropped, and the next
    /// instruction follows. RP-CHR-G-02, RP-2P-18, RP-CHR-7-07: any other frame must be answered, whomever it
    /// harms. RP-RUL-56: a single answer is given without asking, because everybody can see that there is no other.
    /// RP-RUL-49: a frame is judged when it is reached, without looking ahead.
    pub(crate) fn run(&mut self, story: &mut Story) {
        loop {
            if let Some(frame) = self.open.frames.last().copied() {
                match self.answers(frame) {
                    Answers::None => {
                        self.open.frames.pop();
                    }
                    Answers::One(action) => self.answer_frame(action, story),
                    Answers::Several => return,
                }
            } else if !self.go_on(story) {
                return;
            }
            story.shows(self);
        }
    }

    /// Does the next thing that needs no player; false if a simultaneous choice is due or the game is over.
    /// RP-RND-04: step 2 begins once every seat has chosen.
    fn go_on(&mut self, story: &mut Story) -> bool {
        match self.open.stage {
            Stage::Missions => {
                let ready = self.open.kept == SeatSet::all(self.open.seats());
                if ready {
                    self.begin(story);
                }
                ready
            }
            Stage::Characters => {
                let ready = self.open.chosen == SeatSet::all(self.open.seats());
                if ready {
                    self.open.stage = Stage::Countdown;
                }
                ready
            }
            Stage::Countdown => {
                self.count_down(story);
                true
            }
            Stage::Reveal(zone) => {
                self.reveal_next(zone, story);
                true
            }
            Stage::BeforeProduction | Stage::AfterProduction => {
                self.next_action_card(story);
                true
            }
            Stage::Over => false,
        }
    }

    fn answers(&self, frame: Frame) -> Answers {
        let mut answers = Answers::None;
        _ = self.attempts(frame, &mut |action, allowed: Result<(), Refusal>| {
            if allowed.is_err() {
                return ControlFlow::Continue(());
            }
            if matches!(answers, Answers::None) {
                answers = Answers::One(action);
                return ControlFlow::Continue(());
            }
            answers = Answers::Several;
            ControlFlow::Break(())
        });
        answers
    }
}

/// A callback that receives each action a player might try, and whether it is allowed.
pub(crate) trait Visit: FnMut(Action, Result<(), Refusal>) -> ControlFlow<()> {}

impl<F: FnMut(Action, Result<(), Refusal>) -> ControlFlow<()>> Visit for F {}

/// How many answers a frame has.
enum Answers {
    None,
    One(Action),
    Several,
}

/// RP-RND-06: the number called first.
pub(crate) const HIGHEST: u8 = Character::ALL.len() as u8;
