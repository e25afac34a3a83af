//! The contract of a game: conformance, golden files, random play, observation, evaluation.

mod conform;
mod evaluate;
mod golden;
mod observe;
mod smoke;
