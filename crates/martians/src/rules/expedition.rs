//! The expedition of Face of Mars: moves on the additional board, camps, the avalanche.

use table::{Refusal, Story};

use super::means::draw;
use crate::event::Event;
use crate::material::*;
use crate::refuse::{self, Check, unless};
use crate::state::*;

/// The top row of the additional board.
const SUMMIT: u8 = 5;

impl Martians {
    /// Rule `expedition_camps`: an advance while a < 3 × (c + 1), a camp while c < a ÷ 3 rounded down.
    pub(crate) fn check_camps(&self, step: Requirement) -> Check {
        let every = self.open.scenario().map_or(0, |scenario| scenario.camp_every);
        if every == 0 {
            return Ok(());
        }
        let (advances, camps) =
            (self.open.times(Requirement::FmAdvance), self.open.times(Requirement::FmCamp));
        match step {
            Requirement::FmAdvance => {
                unless(advances < every * (camps + 1), Refusal::new("MA-LAND-14", refuse::CAMP_FIRST))
            }
            Requirement::FmCamp => {
                unless(camps < advances / every, Refusal::new("MA-LAND-14", refuse::CAMP_LATER))
            }
            _ => Ok(()),
        }
    }

    /// The hexes the expedition may enter, as bits: the bottom row first, then its neighbours.
    fn ways(&self) -> u32 {
        self.open.mission.expedition.at.map_or(Cell::BOTTOM, Cell::neighbours)
    }

    /// MA-COL-12: the expedition moves on the additional board, to a hex next to it.
    pub(crate) fn check_enter(&self, cell: Cell) -> Check {
        unless(self.ways() >> cell.0 & 1 != 0, Refusal::new("MA-COL-12", refuse::NOT_NEXT_TO))
    }

    /// Rule `expedition`: turns up the tokens of the hex entered and of its neighbours, then resolves and
    /// removes the one entered.
    pub(crate) fn enter(&mut self, colour: Colour, cell: Cell, story: &mut Story<Martians>) {
        self.open.frames.pop();
        story.tell(|| Event::Entered { colour, cell });
        let expedition = &mut self.open.mission.expedition;
        expedition.at = Some(cell);
        expedition.summit |= cell.row() == SUMMIT;
        self.turn_up_cells(cell.neighbours() | 1 << cell.0, story);
        let expedition = &mut self.open.mission.expedition;
        if expedition.up >> cell.0 & 1 == 0 {
            return;
        }
        expedition.up &= !(1 << cell.0);
        let exploration = std::mem::take(&mut expedition.faces[cell.0 as usize]);
        story.tell(|| Event::Found { colour, exploration });
        self.open.frames.push(Frame::Run(tables().explorations[exploration.index()].1, colour));
    }

    /// Face-down tokens by kind, without those removed unseen.
    pub(crate) fn unexplored(&self) -> [u8; Exploration::COUNT] {
        let seen = &self.open.mission.expedition.seen;
        std::array::from_fn(|at| tables().explorations[at].0 - seen[at] - self.hidden.avalanche[at])
    }

    fn turn_up_cells(&mut self, cells: u32, story: &mut Story<Martians>) {
        let mut hidden = self.unexplored();
        let mut rest = cells & self.open.mission.expedition.down;
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let kind = draw(&mut hidden, &mut self.hidden.rng).expect("a token lies on each hex");
            let expedition = &mut self.open.mission.expedition;
            expedition.down &= !(1 << cell);
            expedition.up |= 1 << cell;
            expedition.faces[cell] = Exploration::ALL[kind];
            expedition.seen[kind] += 1;
            story.all_learn();
        }
    }

    /// Avalanche: removes face-down tokens unseen, but no relics. Every token is equally likely to lie
    /// anywhere, so kinds and places are drawn separately.
    pub(crate) fn avalanche(&mut self, n: u8, story: &mut Story<Martians>) {
        let mut hidden = self.unexplored();
        hidden[Exploration::Relic.index()] = 0;
        for _ in 0..n {
            let Some(kind) = draw(&mut hidden, &mut self.hidden.rng) else { return };
            self.hidden.avalanche[kind] += 1;
            let down = self.open.mission.expedition.down;
            let mut rest = down;
            for _ in 0..self.hidden.rng.below(down.count_ones()) {
                rest &= rest - 1;
            }
            self.open.mission.expedition.down &= !(1 << rest.trailing_zeros());
            story.all_learn();
        }
    }
}
