/// Declares an enum of pieces of the box: its words (as in the data files), its Fluent names, its order.
macro_rules! pieces {
    (
        $(#[$about:meta])*
        pub enum $Name:ident named $prefix:literal {
            $( $(#[$note:meta])* $Variant:ident = $word:literal ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $Name { $( $(#[$note])* $Variant ),* }

        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [$Name] = &[ $( $Name::$Variant ),* ];

            /// The word for it in data, records and actions.
            pub const fn word(self) -> &'static str {
                match self { $( $Name::$Variant => $word ),* }
            }

            /// The Fluent id of its name.
            pub const fn name(self) -> &'static str {
                match self { $( $Name::$Variant => concat!("redplanet-", $prefix, "-", $word) ),* }
            }
        }

        impl table::Piece for $Name {
            const COUNT: usize = $Name::ALL.len();
            fn ordinal(self) -> usize {
                self as usize
            }
            fn nth(ordinal: usize) -> $Name {
                $Name::ALL[ordinal]
            }
        }

        /// The first of them, to fill empty places with.
        impl Default for $Name {
            fn default() -> $Name {
                $Name::ALL[0]
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = ();
            fn from_str(word: &str) -> Result<$Name, ()> {
                $Name::ALL.iter().copied().find(|piece| piece.word() == word).ok_or(())
            }
        }
    };
}
pub(crate) use pieces;
