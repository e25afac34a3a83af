//! The decisions a player makes.

mod phases;
mod texts;
