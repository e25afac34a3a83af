//! Planted faults: the example game is spoilt in one way at a time, and the kit must find it and name the
//! promise that is broken.

mod choices;
mod inputs;
mod play;
mod secrets;
mod twisted;

use table::Game;
use table::example::Prospect;
use table::kit::{self, Check, Failure, Plan, Summary};
use twisted::{Spoilt, Twist, plant_here};

/// Runs the kit on the example spoilt by `fault`.
fn conform<const LONGEST: usize>(fault: &'static dyn Twist) -> Result<Summary, Failure> {
    plant_here(fault);
    kit::conform::<Spoilt<LONGEST>>(&Plan::thorough())
}

/// The kit finds that `fault` breaks `check`.
fn assert_caught<const LONGEST: usize>(fault: &'static dyn Twist, check: Check) {
    let failure = match conform::<LONGEST>(fault) {
        Ok(summary) => panic!("nothing was found: {summary:?}"),
        Err(failure) => failure,
    };
    assert_eq!(failure.check, check, "{failure}");
    assert!(failure.to_string().contains(&format!("{check:?}")) && !failure.words.is_empty(), "{failure}");
}

/// `plant!(its_name breaks Check, "what is wrong", { hooks })`: a fault and the test that it is found.
macro_rules! plant {
    ($name:ident breaks $check:ident, $story:literal, $hooks:tt) => {
        plant!($name within { <table::example::Prospect as table::Game>::LONGEST } breaks $check, $story, $hooks);
    };
    ($name:ident within $longest:tt breaks $check:ident, $story:literal, {$($hooks:tt)*}) => {
        #[doc = $story]
        #[test]
        fn $name() {
            struct Planted;
            impl $crate::twisted::Twist for Planted { $($hooks)* }
            $crate::assert_caught::<$longest>(&Planted, table::kit::Check::$check);
        }
    };
}
pub(crate) use plant;

/// Nothing is spoilt.
struct Straight;
impl Twist for Straight {}

/// The wrapper itself breaks no promise.
#[test]
fn without_a_fault_nothing_is_found() {
    let summary = conform::<{ Prospect::LONGEST }>(&Straight);
    summary.unwrap_or_else(|failure| panic!("{failure}"));
}

/// A failure can be found again: it says where it happened, and happens there every time.
#[test]
fn a_failure_says_where_it_is() {
    struct Late;
    impl Twist for Late {
        fn round(&self, game: &twisted::Twisted) -> u16 {
            assert!(game.game.round() < 2, "too late");
            game.game.round()
        }
    }
    let failure = conform::<{ Prospect::LONGEST }>(&Late).unwrap_err();
    assert_eq!((failure.check, failure.words.as_str()), (Check::Panic, "too late"));
    assert_eq!(
        (failure.options.as_str(), failure.seed),
        ("{\"players\":2}", Plan::thorough().first_seed.into())
    );
    assert!((4..=Prospect::LONGEST).contains(&failure.step), "{failure}");
    let told = failure.to_string();
    assert!(
        told.starts_with("example breaks Panic: too late\n  options {\"players\":2}, seed 1000, after "),
        "{told}"
    );
    assert_eq!(conform::<{ Prospect::LONGEST }>(&Late), Err(failure));
}
