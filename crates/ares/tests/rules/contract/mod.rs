//! The contract of a game: conformance, golden files, random play, inputs, evaluation, facts.

mod conform;
mod evaluate;
mod facts;
mod golden;
mod observe;
mod smoke;
