//! What each card does, one test a card: the corporations, and the projects from A to L.
//!
//! Every expectation is written out by hand; `table` says how to read it.

mod blue_actions;
mod blue_effects;
mod blue_living;
mod corporations;
mod green_conditions;
mod green_plain;
mod green_special;
mod red;
mod table;
