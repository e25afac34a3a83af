//! The three global parameters, forests and the TR (AE-GLO).

use table::{Seat, Story};

use crate::event::Event;
use crate::material::effect::{On, Stored};
use crate::material::numbers::OCEANS;
use crate::material::{Parameter, Phase, Tile, catalog};
use crate::state::{Ares, Frame, Stage};

impl Ares {
    /// AE-GLO-18, AE-GLO-11: closed for rewards if it stood at its maximum when the phase began.
    pub(crate) fn is_closed(&self, parameter: Parameter) -> bool {
        self.open.start.is_max(parameter)
    }

    /// AE-GLO-16, AE-GLO-17: the TR rises, whatever the parameters say and without a limit. Some effects wait
    /// for the first time in a phase.
    pub(crate) fn raise_tr(&mut self, story: &mut Story<Ares>, seat: Seat, amount: u16) {
        if amount == 0 {
            return;
        }
        story.tell(|| Event::TrRose { seat, amount });
        let board = self.board_mut(seat);
        board.tr += amount;
        // AE-RUL-55: the first rise of a phase counts, whatever the answer to the offer.
        let first = !std::mem::replace(&mut board.marks.tr_rose, true);
        if first {
            self.fire(seat, On::TrRaised, 1);
        }
    }

    /// AE-RUL-13: the TR falls by what is paid.
    pub(crate) fn lower_tr(&mut self, story: &mut Story<Ares>, seat: Seat, amount: u8) {
        if amount == 0 {
            return;
        }
        self.board_mut(seat).tr -= u16::from(amount);
        story.tell(|| Event::TrFell { seat, amount: amount.into() });
    }

    /// AE-GLO-04, AE-GLO-08: raises the temperature or the oxygen, each step for 1 TR. AE-GLO-09, AE-GLO-14,
    /// AE-GLO-15, AE-RUL-28: in the phase in which the maximum is reached further steps count in full, for
    /// effects too. AE-CARD-38: once it is closed nothing happens.
    pub(crate) fn raise(&mut self, story: &mut Story<Ares>, seat: Seat, parameter: Parameter, steps: u8) {
        if self.is_closed(parameter) {
            return;
        }
        for _ in 0..steps {
            story.tell(|| Event::Raised { seat, parameter });
            self.step_up(story, seat, parameter);
            self.raise_tr(story, seat, 1);
        }
        let on = match parameter {
            Parameter::Temperature => On::RaiseTemperature,
            Parameter::Oxygen => On::RaiseOxygen,
            Parameter::Oceans => unreachable!("oceans are flipped"),
        };
        self.fire(seat, on, steps);
    }

    /// Moves a marker one step, not past its maximum.
    fn step_up(&mut self, story: &mut Story<Ares>, seat: Seat, parameter: Parameter) {
        if self.open.planet.is_max(parameter) {
            return;
        }
        *self.open.planet.get_mut(parameter) += 1;
        if self.open.planet.is_max(parameter) {
            self.reopen_passes(story, seat, parameter);
        }
    }

    /// AE-ROUND-14: when a maximum is reached, the passes of all others are withdrawn.
    fn reopen_passes(&mut self, story: &mut Story<Ares>, seat: Seat, parameter: Parameter) {
        let Stage::Phase(Phase::Development | Phase::Construction | Phase::Action) = self.open.stage else {
            return;
        };
        let mine = table::SeatSet::only(seat);
        if (self.open.done - mine).is_empty() {
            return;
        }
        self.open.done = self.open.done & mine;
        story.tell(|| Event::Reopened { parameter });
    }

    /// AE-ACT-13, AE-GLO-13, AE-GLO-19: a token, and an oxygen step.
    pub(crate) fn gain_forest(&mut self, story: &mut Story<Ares>, seat: Seat) {
        story.tell(|| Event::Forest { seat });
        let board = self.board_mut(seat);
        board.forests += 1;
        board.count_levels();
        self.fire(seat, On::GainForest, 1);
        self.raise(story, seat, Parameter::Oxygen, 1);
    }

    /// AE-DEC-18: flips what needs no choice. Returns whether the run goes on.
    pub(super) fn flip_on(&mut self, story: &mut Story<Ares>, seat: Seat, left: u8) -> bool {
        if left == 0 || self.is_closed(Parameter::Oceans) {
            self.board_mut(seat).frames.pop();
            return true;
        }
        match OCEANS - self.open.planet.oceans {
            0 => {
                self.replace_frame(seat, Frame::Flip { left: left - 1 });
                self.ocean_again(story, seat);
                true
            }
            1 => {
                let space = self.open.oceans.iter().position(|tile| *tile == Tile(0));
                self.flip(story, seat, space.expect("one tile is left") as u8);
                true
            }
            _ => false,
        }
    }

    /// AE-GLO-05, AE-GLO-06, AE-RUL-08: the tile on a space, then TR, then its reward. AE-INF-06: which tile
    /// lies there is decided only now, so nobody can know it before.
    pub(super) fn flip(&mut self, story: &mut Story<Ares>, seat: Seat, space: u8) {
        if let Some(Frame::Flip { left }) = self.board(seat).frames.last().copied() {
            self.replace_frame(seat, Frame::Flip { left: left - 1 });
        }
        // Nobody knows which tile lies where, so each of the others is as likely.
        let nth = self.hidden.rng.index(usize::from(OCEANS - self.open.planet.oceans));
        let face_down = (1..=OCEANS).map(Tile).filter(|tile| !self.open.oceans.contains(tile));
        let tile = face_down.into_iter().nth(nth).expect("a tile lies orange side up");
        self.open.oceans[usize::from(space)] = tile;
        story.all_learn();
        story.tell(|| Event::Flipped { seat, space, tile });
        self.step_up(story, seat, Parameter::Oceans);
        if self.open.planet.oceans == OCEANS {
            self.open.last_ocean = tile;
        }
        self.reward_ocean(story, seat, tile);
    }

    /// AE-DEC-18, AE-GLO-10: once the ninth tile is flipped, players who were still choosing one are no longer
    /// asked.
    pub(super) fn leave_no_tile_to_choose(&mut self, story: &mut Story<Ares>) {
        if self.open.planet.oceans < OCEANS {
            return;
        }
        for seat in self.everyone() {
            if matches!(self.board(seat).frames.last(), Some(Frame::Flip { .. })) {
                self.run(story, seat);
            }
        }
    }

    /// AE-GLO-10: after the ninth tile a further ocean of the same phase gives its reward again.
    fn ocean_again(&mut self, story: &mut Story<Ares>, seat: Seat) {
        let tile = self.open.last_ocean;
        story.tell(|| Event::OceanAgain { seat, tile });
        self.reward_ocean(story, seat, tile);
    }

    fn reward_ocean(&mut self, story: &mut Story<Ares>, seat: Seat, tile: Tile) {
        self.raise_tr(story, seat, 1);
        let reward = catalog().rewards[usize::from(tile.0) - 1];
        self.gain(story, seat, Stored::Mc, reward.mc.into());
        self.gain(story, seat, Stored::Plants, reward.plants.into());
        self.draw(story, seat, reward.cards.into());
        self.fire(seat, On::FlipOcean, 1);
    }
}
