//! What is printed on the projects from M to Z, one short story a card, with its numbers written out.
//!
//! The other half stands beside it, from A to L.

mod actions;
mod counted;
mod effects;
mod events;
mod grown;
mod helpers;
mod production;
