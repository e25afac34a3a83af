//! One file per command.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod board;
pub mod check;
pub mod copy;
pub mod gate;
pub mod material;
pub mod nets;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod result;
pub mod rules;
pub mod selfplay;
pub mod serve;
pub mod sim;
pub mod statistics;
pub mod train;
