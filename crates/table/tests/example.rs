//! The example game keeps every promise of the contract.

use table::example::Prospect;
use table::kit::{self, Plan};

#[test]
fn the_example_conforms() {
    let summary = kit::conform::<Prospect>(&Plan::thorough()).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(summary.cases, 3);
    assert_eq!(summary.longest, 24);
    assert_eq!(summary.unsaid, Vec::<String>::new());
    assert!(summary.varied > 0 && summary.learned > 0 && summary.undone > 0, "{summary:?}");
}
