//! What lies in the box: cards, corporations, tracks, tiles, and the numbers printed on them.
//!
//! The JSON files in `data/` are the one truth. They are read with the types of [`effect`], which are the
//! vocabulary itself, and compiled once into the flat tables of [`catalog()`] that the rules look at.

pub mod blue;
pub mod card;
pub mod catalog;
pub mod compile;
pub mod count;
pub mod effect;
pub mod items;
pub mod numbers;
pub mod op;
pub mod phase;
pub mod planet;
pub mod words;

pub use blue::BlueCards;
pub use card::{Card, Colour, Corporation, Kind, Origin, Tag};
pub use catalog::{Catalog, Sheet, catalog};
pub use phase::{Phase, PhaseSet};
pub use planet::{Parameter, Planet, Reward, Standard, Tile, Zone};
