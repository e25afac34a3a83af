//! The final score (AE-SCO) and the winners.

use table::{Arg, Outcome, Seat, SeatSet, Standing};

use crate::material::effect::VpPer;
use crate::material::op::Vp;
use crate::material::{Card, catalog};
use crate::state::{Ares, Open, Stage};

impl Open {
    /// AE-SCO-03, AE-SCO-05, AE-RUL-39: the VP printed on the played cards and on the corporation, also
    /// negative ones.
    pub fn card_vp(&self, seat: Seat) -> i32 {
        let board = self.board(seat);
        let projects = board.tableau.iter().map(|card| self.vp_of(seat, card));
        let corporation =
            board.corporation.map_or(0, |card| self.vp(seat, &catalog().corporation(card).vp, None));
        projects.sum::<i32>() + corporation
    }

    /// What a project card brings its owner.
    pub fn vp_of(&self, seat: Seat, card: Card) -> i32 {
        self.vp(seat, &catalog().card(card).vp, Some(card))
    }

    /// AE-SCO-04: variable VP are rounded down, card by card.
    fn vp(&self, seat: Seat, vp: &Vp, card: Option<Card>) -> i32 {
        match *vp {
            Vp::Fixed(vp) => vp.into(),
            Vp::Variable { per, tag, count, vp } => {
                let board = self.board(seat);
                let counted = match per {
                    VpPer::AnimalsOnCard | VpPer::MicrobesOnCard | VpPer::ScienceOnCard => {
                        let holder = card.and_then(|card| catalog().card(card).holder);
                        holder.map_or(0, |(_, at)| self.stock[usize::from(at)])
                    }
                    VpPer::ForestTokens => board.forests,
                    VpPer::Tag => tag.map_or(0, |tag| board.tags[tag as usize].into()),
                    VpPer::ProjectCardsPlayed => board.tableau.len() as u16,
                    VpPer::BlueCardsInPlay => board.blue.len() as u16,
                };
                i32::from(counted / u16::from(count)) * i32::from(vp)
            }
        }
    }

    /// AE-SCO-01, AE-SCO-02, AE-COMP-15: TR, forest tokens and played cards. AE-SCO-06: nothing else scores.
    pub fn score(&self, seat: Seat) -> i32 {
        let board = self.board(seat);
        i32::from(board.tr) + i32::from(board.forests) + self.card_vp(seat)
    }

    /// AE-SCO-08, AE-SCO-10: heat, plants and M€ decide a tie; resources on cards do not count.
    pub(crate) fn tie_break(&self, seat: Seat) -> i32 {
        let board = self.board(seat);
        // AE-COOP-18: where all win or lose together there is no tie to break.
        if self.rules().together {
            return 0;
        }
        i32::from(board.heat) + i32::from(board.plants) + i32::from(board.mc)
    }

    fn standing(&self, seat: Seat) -> Standing {
        let board = self.board(seat);
        Standing {
            who: Arg::Seat(seat),
            score: self.score(seat),
            tie_break: self.tie_break(seat),
            place: 1,
            sources: vec![
                (SOURCES[0], board.tr.into()),
                (SOURCES[1], board.forests.into()),
                (SOURCES[2], self.card_vp(seat)),
            ],
        }
    }

    /// AE-SOLO-23: everybody's VP with their places, whoever has won. AE-COOP-18: among partners places decide
    /// nothing.
    fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> =
            (0..self.options.players).map(|seat| self.standing(Seat(seat))).collect();
        Outcome::rank(&mut standings);
        standings
    }

    /// AE-SCO-07, AE-SCO-09, AE-RUL-40: the highest total wins, after the tie-break together. AE-COOP-14,
    /// AE-COOP-15, AE-SOLO-22: where all win or lose together, Mars must be complete and the VP must reach the
    /// goal.
    fn winners(&self, standings: &[Standing]) -> SeatSet {
        let rules = self.rules();
        if !rules.together {
            let first = standings.iter().enumerate().filter(|(_, standing)| standing.place == 1);
            return first.map(|(seat, _)| Seat(seat as u8)).collect();
        }
        let total: i32 = standings.iter().map(|standing| standing.score).sum();
        let won = self.planet.is_complete() && rules.goal.is_none_or(|goal| total >= goal);
        if won { self.everybody() } else { SeatSet::EMPTY }
    }
}

impl Ares {
    /// How the game ended.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.open.stage != Stage::Over {
            return None;
        }
        let standings = self.open.standings();
        Some(Outcome { winners: self.open.winners(&standings), recorded: false, standings })
    }
}

/// Every Fluent id of a source of points.
pub const SOURCES: [&str; 3] = ["ares-source-tr", "ares-source-forests", "ares-source-cards"];
