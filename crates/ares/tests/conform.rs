//! Ares Expedition keeps the promises of the contract.

use ares::Ares;

#[test]
fn ares_expedition_keeps_the_contract() {
    table::kit::conform::<Ares>(&table::kit::Plan::default());
}
