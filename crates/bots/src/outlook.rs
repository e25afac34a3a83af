use table::{Evaluate, MAX_SEATS, Rng, Seat, SeatSet};

use crate::playout::{Manner, Playout};

/// So many actions are compared by who plays on with care.
const COMPARED: usize = 6;
/// So many are compared by rivals.
const FEW: usize = 3;
/// No half-made move is played on for more decisions than this.
const LONGEST_MOVE: usize = 8;
/// No playout takes more decisions than this.
const LONGEST: usize = 120;

/// What everybody can expect, by the evaluation.
pub(crate) type Expected = [f32; MAX_SEATS];

/// What can be expected when the move is done, which is the surer, and a round or two later, which sees further.
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

/// How everybody plays on in simulations.
#[derive(Clone, Copy)]
pub(crate) struct Manners {
    careful: SeatSet,
}

impl Manners {
    /// In the simulations of `seat` it plays on with care, and so do all who expect the same as it, its partners.
    pub fn of<G: Evaluate>(game: &G, seat: Seat, weights: &G::Weights) -> Manners {
        let mut expected = [0.0; MAX_SEATS];
        game.expect(weights, &mut expected);
        let same = |other: &Seat| expected[other.index()] == expected[seat.index()];
        Manners { careful: (0..game.seats()).map(Seat).filter(same).collect() }
    }

    /// Nobody with special care.
    pub const fn easy() -> Manners {
        Manners { careful: SeatSet::EMPTY }
    }

    /// How a seat plays on.
    pub fn get(self, seat: Seat) -> Manner {
        Manner::Compare(if self.careful.contains(seat) { COMPARED } else { FEW })
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

/// What everybody can expect when round `last` is over and everybody has played on to there in his manner.
pub(crate) fn far<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    manners: Manners,
    last: u16,
    rng: &mut Rng,
    weights: &G::Weights,
) -> Expected {
    for _ in 0..LONGEST {
        let Some(seat) = game.turn().filter(|_| game.round() <= last) else { break };
        playout.step(game, rng, weights, manners.get(seat));
    }
    let mut expected = [0.0; MAX_SEATS];
    game.expect(weights, &mut expected);
    expected
}
