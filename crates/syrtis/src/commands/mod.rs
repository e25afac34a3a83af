//! One file a command.

pub mod board;
pub mod material;
pub mod play;
pub mod replay;
pub mod result;
pub mod rules;
pub mod sim;
