use table::{Evaluate, MAX_SEATS, Rng, Seat, SeatSet};

use crate::playout::{Manner, Playout};

/// What the evaluation at the end of the move counts; that at the end of the round counts the rest.
const NEAR: f32 = 0.4;
/// So many actions are compared when a half-made move is played on.
const COMPARED: usize = 6;
/// So many actions are compared by who plays on with some care.
const FEW: usize = 3;
/// No half-made move is played on for more decisions than this.
const LONGEST_MOVE: usize = 8;
/// No playout takes more decisions than this.
const LONGEST: usize = 120;

/// Who plays on with care in the simulations of `seat`: it, and all who expect the same as it, its partners.
pub(crate) fn careful<G: Evaluate>(game: &G, seat: Seat, weights: &G::Weights) -> SeatSet {
    let mut expected = [0.0; MAX_SEATS];
    game.expect(weights, &mut expected);
    let same = |other: &Seat| expected[other.index()] == expected[seat.index()];
    (0..game.seats()).map(Seat).filter(same).collect()
}

/// What everybody can expect: by the evaluation when whoever acts has done his move, and by that at the end of the
/// round, to which the seats in `careful` play on with some care. The first is the surer, the second sees further.
pub(crate) fn outlook<G: Evaluate>(
    playout: &mut Playout<G>,
    game: &mut G,
    careful: SeatSet,
    round: u16,
    rng: &mut Rng,
    weights: &G::Weights,
) -> [f32; MAX_SEATS] {
    for _ in 0..LONGEST_MOVE {
        let Some(seat) = game.turn() else { break };
        if game.settled(seat) {
            break;
        }
        playout.step(game, rng, weights, Manner::Compare(COMPARED));
    }
    let (mut near, mut far) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    game.expect(weights, &mut near);
    for _ in 0..LONGEST {
        let Some(seat) = game.turn().filter(|_| game.round() == round) else { break };
        let manner = if careful.contains(seat) { Manner::Compare(FEW) } else { Manner::Inclined };
        playout.step(game, rng, weights, manner);
    }
    game.expect(weights, &mut far);
    for (far, near) in far.iter_mut().zip(near) {
        *far += NEAR * (near - *far);
    }
    far
}
