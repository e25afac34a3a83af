use super::state::MAX_PLAYERS;
use super::{Prospect, Sample, Secret, Unknown, View};
use crate::{Rng, Seat, SeatSet, Set, Viewer};

/// Deals again what the viewer has not seen: the buried sample unless they peeked, the others' hands, and, where
/// an offer is sealed, any sample of that hand.
pub(super) fn imagine(view: &View, rng: &mut Rng) -> Prospect {
    let open = view.open.clone();
    let own = view.own.unwrap_or_default();
    let mut unseen = Set::<Sample>::full().minus(open.gone).minus(own.hand);
    for won in open.won {
        unseen = unseen.minus(won);
    }
    let hand_size = Prospect::hand_size(&open);
    let buried = match own.seen {
        Some(sample) => Some(sample).filter(|sample| unseen.remove(*sample)),
        None if hand_size > 0 => unseen.draw(rng),
        None => None,
    };
    let mut secrets = [Secret::default(); MAX_PLAYERS as usize];
    for seat in SeatSet::all(open.options.players).iter() {
        secrets[seat.index()] = if view.viewer == Viewer::Seat(seat) {
            own
        } else {
            let hand: Set<Sample> = (0..hand_size).filter_map(|_| unseen.draw(rng)).collect();
            let offer = if open.sealed.contains(seat) { any(&hand, rng) } else { None };
            Secret { hand, offer, seen: buried.filter(|_| open.peeked.contains(seat)) }
        };
    }
    Prospect { open, secrets, unknown: Unknown { buried, deck: unseen, rng: rng.fork() } }
}

fn any(hand: &Set<Sample>, rng: &mut Rng) -> Option<Sample> {
    hand.get(rng.index(hand.len()))
}

/// Puts back what the others have sealed.
pub(super) fn reopen(game: &mut Prospect, seat: Seat) {
    for other in game.everybody().without(seat).iter() {
        game.secrets[other.index()].offer = None;
        game.open.sealed.remove(other);
    }
}
