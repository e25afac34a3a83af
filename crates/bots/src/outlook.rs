use table::{Evaluate, MAX_SEATS, Rng, Seat, SeatSet};

use crate::Judge;
use crate::playout::{Playout, Policy};

/// The number of actions that the searching seat and its partners compare,
const COMPARED: usize = 6;
/// the number that rivals compare,
const FEW: usize = 3;
/// and the number that everybody compares beyond the next round: with more, a long simulation would take too long.
const LEAST: usize = 2;
/// The most decisions that finish a move in a simulation.
const LONGEST_MOVE: usize = 8;
/// The most decisions in a simulation, for each round beyond the current one.
const LONGEST: usize = 120;

/// What each seat can expect, by the evaluation.
pub(crate) type Expected = [f32; MAX_SEATS];

/// What can be expected once the move is finished, which is more certain, and at the end of the simulation, which looks
/// further ahead.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<T> {
    pub near: T,
    pub far: T,
}

impl Outlook<Expected> {
    /// The outlook of one seat.
    pub fn of(&self, seat: Seat) -> Outlook<f32> {
        Outlook { near: self.near[seat.index()], far: self.far[seat.index()] }
    }
}

/// How the seats play on in simulations, and how far.
#[derive(Clone, Copy)]
pub(crate) struct Rollout {
    careful: SeatSet,
    /// Up to the end of this round, seats compare more than the least number of actions.
    care: u16,
    /// The last round of a simulation.
    last: u16,
    /// The most decisions in a simulation.
    longest: usize,
}

impl Rollout {
    /// The simulations of `seat`, which go `rounds` rounds beyond the current one. The seat plays on with care, and so do
    /// its partners: all seats that expect the same as it does.
    pub fn of<G: Evaluate>(game: &G, seat: Seat, rounds: u16, weights: &G::Weights) -> Rollout {
        let mut expected = [0.0; MAX_SEATS];
        game.expect(weights, &mut expected);
        let same = |other: &Seat| expected[other.index()] == expected[seat.index()];
        Rollout {
            careful: (0..game.seats()).map(Seat).filter(same).collect(),
            care: game.round() + 1,
            last: game.round() + rounds,
            longest: LONGEST * usize::from(rounds.max(1)),
        }
    }

    /// A placeholder until the first decision.
    pub const fn new() -> Rollout {
        Rollout { careful: SeatSet::EMPTY, care: 0, last: 0, longest: 0 }
    }

    /// How a seat decides in a simulation.
    pub fn policy<G: Evaluate>(self, game: &G, seat: Seat) -> Policy {
        Policy::Compare(match self.careful.contains(seat) {
            _ if game.round() > self.care => LEAST,
            true => COMPARED,
            false => FEW,
        })
    }

    /// Whether a simulation has gone far enough.
    pub fn is_over<G: Evaluate>(self, game: &G) -> bool {
        game.round() > self.last
    }
}

/// What each seat can expect once the seat in turn has finished its move.
pub(crate) fn near<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    rng: &mut Rng,
    judge: &impl Judge<G>,
) -> Expected {
    playout.play_on(game, rng, judge, LONGEST_MOVE, |game, seat| {
        (!game.settled(seat)).then_some(Policy::Compare(COMPARED))
    });
    expected(game, judge)
}

/// What each seat can expect at the end of the simulation.
pub(crate) fn far<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    rollout: Rollout,
    rng: &mut Rng,
    judge: &impl Judge<G>,
) -> Expected {
    playout.play_on(game, rng, judge, rollout.longest, |game, seat| {
        (!rollout.is_over(game)).then(|| rollout.policy(game, seat))
    });
    expected(game, judge)
}

fn expected<G: Evaluate>(game: &G, judge: &impl Judge<G>) -> Expected {
    let mut expected = [0.0; MAX_SEATS];
    judge.expect(game, &mut expected);
    expected
}

#[cfg(test)]
mod tests {
    use table::Game;
    use table::example::{Options, Prospect};

    use super::*;
    use crate::ByHand;

    /// Where a simulation from the start of a game ends that goes `rounds` rounds beyond the first.
    fn end(rounds: u16) -> Prospect {
        let mut game = Prospect::new(&Options { players: 3 }, 1).expect("a table for three");
        let rollout = Rollout::of(&game, Seat(0), rounds, &());
        far(&mut Playout::new(), &mut game, rollout, &mut Rng::seeded(1), &ByHand(()));
        game
    }

    #[test]
    fn a_simulation_goes_as_many_rounds_as_asked() {
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
        let longest = |rounds| Rollout::of(&end(0), Seat(0), rounds, &()).longest;
        assert_eq!([0, 1, 8].map(longest), [LONGEST, LONGEST, 8 * LONGEST]);
    }
}
