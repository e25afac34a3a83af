//! What lies in the box. The JSON files beside the crate are the one truth; they are read once and compiled
//! into flat tables.

/// An enumeration of pieces with their ids in the data and their Fluent names.
macro_rules! pieces {
    ($(#[$meta:meta])* $name:ident, $kind:literal, { $first:ident = $first_id:literal $(, $variant:ident = $id:literal)* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum $name {
            #[default]
            #[serde(rename = $first_id)]
            $first,
            $(#[serde(rename = $id)] $variant,)*
        }

        impl $name {
            /// All of them, in the order of the data.
            pub const ALL: &'static [$name] = &[$name::$first $(, $name::$variant)*];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();

            /// The place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The id in the data.
            pub const fn id(self) -> &'static str {
                match self {
                    $name::$first => $first_id,
                    $($name::$variant => $id,)*
                }
            }

            /// The Fluent id of the name.
            pub const fn name(self) -> &'static str {
                match self {
                    $name::$first => concat!("martians-", $kind, "-", $first_id),
                    $($name::$variant => concat!("martians-", $kind, "-", $id),)*
                }
            }

            /// The Fluent id of what it does.
            pub const fn text(self) -> &'static str {
                match self {
                    $name::$first => concat!("martians-", $kind, "-", $first_id, "-text"),
                    $($name::$variant => concat!("martians-", $kind, "-", $id, "-text"),)*
                }
            }

            /// The piece with this id.
            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|piece| piece.id() == id)
            }
        }

        impl table::Piece for $name {
            const COUNT: usize = $name::ALL.len();
            fn ordinal(self) -> usize {
                self as usize
            }
            fn nth(ordinal: usize) -> $name {
                $name::ALL[ordinal]
            }
        }
    };
}

// `events!`, `scenarios!` and so on: `pieces!` with the ids of the data, made by `build.rs`.
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
pub(crate) use data::files;
pub use effect::*;
pub use hex::*;
pub use items::items;
pub use scenario::*;
pub use stock::*;
pub use tables::*;
pub use tiles::*;
