//! The rulings.

mod cards;
mod engine;
mod phases;
mod tables;
