//! How many cards of a sort stand in the data, counted by `build.rs` and checked when the catalog is read. The
//! state has one place for each of them.

include!(concat!(env!("OUT_DIR"), "/count.rs"));
