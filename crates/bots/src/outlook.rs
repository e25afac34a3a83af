use table::{Evaluate, MAX_SEATS, Rng, Seat, SeatSet};

use crate::playout::{Manner, Playout};

/// So many actions are compared by who plays on with care.
const COMPARED: usize = 6;
/// So many are compared by rivals,
const FEW: usize = 3;
/// and so many by everybody farther off than the next round: with more, a long simulation would take too long.
const LEAST: usize = 2;
/// No half-made move is played on for more decisions than this.
const LONGEST_MOVE: usize = 8;
/// No playout takes more decisions than this; one that goes several rounds beyond the current, so many for each.
const LONGEST: usize = 120;

/// What everybody can expect, by the evaluation.
pub(crate) type Expected = [f32; MAX_SEATS];

/// What can be expected when the move is done, which is the surer, and as far as it was played on, which sees further.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<T> {
    pub near: T,
    pub far: T,
}

impl Outlook<Expected> {
    /// What it says to one seat.
    pub fn of(&self, seat: Seat) -> Outlook<f32> {
        Outlook { near: self.near[seat.index()], far: self.far[seat.index()] }
    }
}

/// How everybody plays on in simulations, and how far.
#[derive(Clone, Copy)]
pub(crate) struct Manners {
    careful: SeatSet,
    /// To the end of this round the moves are looked at well.
    care: u16,
    /// The last round of the simulation.
    last: u16,
    /// No playout takes more decisions than this.
    longest: usize,
}

impl Manners {
    /// In the simulations of `seat`, which go so many rounds beyond the current one, it plays on with care, and so do
    /// all who expect the same as it, its partners.
    pub fn of<G: Evaluate>(game: &G, seat: Seat, rounds: u16, weights: &G::Weights) -> Manners {
        let mut expected = [0.0; MAX_SEATS];
        game.expect(weights, &mut expected);
        let same = |other: &Seat| expected[other.index()] == expected[seat.index()];
        Manners {
            careful: (0..game.seats()).map(Seat).filter(same).collect(),
            care: game.round() + 1,
            last: game.round() + rounds,
            longest: LONGEST * usize::from(rounds.max(1)),
        }
    }

    /// Before anything is asked.
    pub const fn new() -> Manners {
        Manners { careful: SeatSet::EMPTY, care: 0, last: 0, longest: 0 }
    }

    /// How a seat plays a game on.
    pub fn get<G: Evaluate>(self, game: &G, seat: Seat) -> Manner {
        Manner::Compare(match self.careful.contains(seat) {
            _ if game.round() > self.care => LEAST,
            true => COMPARED,
            false => FEW,
        })
    }

    /// Whether a game was played on far enough.
    pub fn is_over<G: Evaluate>(self, game: &G) -> bool {
        game.round() > self.last
    }
}

/// What everybody can expect when whoever acts has done his move.
pub(crate) fn near<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    rng: &mut Rng,
    weights: &G::Weights,
) -> Expected {
    for _ in 0..LONGEST_MOVE {
        if game.turn().is_none_or(|seat| game.settled(seat)) {
            break;
        }
        playout.step(game, rng, weights, Manner::Compare(COMPARED));
    }
    let mut expected = [0.0; MAX_SEATS];
    game.expect(weights, &mut expected);
    expected
}

/// What everybody can expect when everybody has played on in his manner.
pub(crate) fn far<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    manners: Manners,
    rng: &mut Rng,
    weights: &G::Weights,
) -> Expected {
    for _ in 0..manners.longest {
        let Some(seat) = game.turn().filter(|_| !manners.is_over(game)) else { break };
        playout.step(game, rng, weights, manners.get(game, seat));
    }
    let mut expected = [0.0; MAX_SEATS];
    game.expect(weights, &mut expected);
    expected
}

#[cfg(test)]
mod tests {
    use table::Game;
    use table::example::{Options, Prospect};

    use super::*;

    /// Where a simulation of a game from its beginning ends that goes so many rounds beyond the first.
    fn end(rounds: u16) -> Prospect {
        let mut game = Prospect::new(&Options { players: 3 }, 1).expect("a table for three");
        let manners = Manners::of(&game, Seat(0), rounds, &());
        far(&mut Playout::new(), &mut game, manners, &mut Rng::seeded(1), &());
        game
    }

    #[test]
    fn a_simulation_goes_as_many_rounds_as_it_is_told() {
        for rounds in 0..2 {
            assert_eq!(end(rounds).round(), rounds + 2, "round {} is over", rounds + 1);
        }
    }

    #[test]
    fn a_simulation_may_go_to_the_end_of_the_game() {
        assert!(end(100).outcome().is_some());
    }

    #[test]
    fn a_long_simulation_may_take_more_decisions() {
        let longest = |rounds| Manners::of(&end(0), Seat(0), rounds, &()).longest;
        assert_eq!([0, 1, 8].map(longest), [LONGEST, LONGEST, 8 * LONGEST]);
    }
}
