//! Played games as data, and the trainer that makes a network of them.
//!
//! A [`Shard`] is a file of [`Game`]s: what each seat saw at some moments, what was judged there by hand, what a search
//! chose, and how the game ended. [`Data`] turns shards into lessons, [`train`] fits a [`net::Net`] to them. Nothing here
//! knows a game: positions are lists of inputs that are on.
//!
//! Training works in floats on all cores; the same data, seed and processor give the same network on any number of threads. What
//! comes out is rounded to the whole numbers of [`net`], and [`Trained`] says how far the rounded network is from the
//! trained one.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod data;
mod model;
mod round;
mod shard;
mod step;
mod train;

pub use data::Data;
pub use shard::{Choice, Game, Head, Position, Shard, ShardError};
pub use train::{Recipe, TrainError, Trained, Verdict, train};
