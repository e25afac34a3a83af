//! What lies in the box. The JSON files beside the crate are the one truth; they are read once and compiled
//! into flat tables.

// `events!`, `scenarios!` and so on: `table::pieces!` with the ids of the data, made by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/lists.rs"));

mod board;
mod cards;
mod compile;
mod data;
mod effect;
mod hex;
mod items;
mod scenario;
mod stock;
mod tables;
mod tiles;
mod vocabulary;

pub use board::*;
pub use cards::*;
pub use effect::*;
pub use hex::*;
pub use items::items;
pub use scenario::*;
pub use stock::*;
pub use tables::*;
pub use tiles::*;
