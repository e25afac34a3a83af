//! Buildings, staff, technologies, trade, hidden information and the four variants: a story for each rule.

mod construction;
mod education;
mod excavation;
mod experts;
mod greenhouses;
mod hidden;
mod laboratory;
mod lander;
mod plants;
mod technologies;
mod trade;
mod variants_com;
mod variants_common;
mod variants_semi;

/// What every story needs.
mod prelude {
    pub use martians::material::Building::*;
    pub use martians::material::Quarter::*;
    pub use martians::material::Resource::*;
    pub use martians::material::*;
    pub use martians::scene::{Scene, Table, scene};
    pub use martians::{Aim, Martians, Options, Variant};
    pub use table::{Game, Log, Options as _, Rng, Seat, Viewer};
}
