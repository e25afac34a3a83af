//! Faults of the inputs for learning.

use table::example::{Prospect, Sample};
use table::kit::{self, Check, Plan};
use table::{Game, Observe, Seat};

use crate::twisted::{Spoilt, Twist, Twisted, plant_here};

/// The kit finds the fault, and its words name this.
fn assert_caught(fault: &'static dyn Twist, named: &str) {
    plant_here(fault);
    match kit::observe::<Spoilt<{ Prospect::LONGEST }>>(&Plan::quick()) {
        Ok(observed) => panic!("nothing was found: {observed:?}"),
        Err(failure) => {
            assert_eq!(failure.check, Check::Inputs, "{failure}");
            assert!(failure.words.contains(named), "{failure}");
        }
    }
}

#[test]
fn what_another_seat_peeked_at_is_a_leak() {
    struct Planted;
    impl Twist for Planted {
        fn inputs(&self, game: &Twisted, seat: Seat, out: &mut Vec<u16>) {
            game.game.inputs(seat, out);
            let group = Prospect::layout().groups.iter().find(|group| group.name == "own: SEEN").unwrap();
            let seen = (0..game.game.seats()).find_map(|other| game.game.secrets[other as usize].seen);
            out.extend(seen.map(|sample| group.first + u16::from(Sample::number(sample)) - 1));
            out.sort_unstable();
            out.dedup();
        }
    }
    assert_caught(&Planted, "can't know `own: SEEN`");
}

#[test]
fn the_hand_of_another_seat_is_a_leak() {
    struct Planted;
    impl Twist for Planted {
        fn inputs(&self, game: &Twisted, seat: Seat, out: &mut Vec<u16>) {
            game.game.inputs(seat.next(game.game.seats()), out);
        }
    }
    assert_caught(&Planted, "`own: HAND`");
}

#[test]
fn inputs_out_of_order_are_refused() {
    struct Planted;
    impl Twist for Planted {
        fn inputs(&self, game: &Twisted, seat: Seat, out: &mut Vec<u16>) {
            game.game.inputs(seat, out);
            out.reverse();
        }
    }
    assert_caught(&Planted, "do not ascend");
}

#[test]
fn an_input_beyond_the_layout_is_refused() {
    struct Planted;
    impl Twist for Planted {
        fn inputs(&self, game: &Twisted, seat: Seat, out: &mut Vec<u16>) {
            game.game.inputs(seat, out);
            out.push(Prospect::layout().size());
        }
    }
    assert_caught(&Planted, "exceed");
}
