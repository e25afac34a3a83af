/// Declares an enum of pieces of the box: their ids (in data, records and actions), their Fluent names, their order.
///
/// ```
/// table::pieces! {
///     /// What a zone yields.
///     pub enum Resource named "redplanet-resource" {
///         Ice = "ice",
///         Celerium = "celerium",
///     }
/// }
/// assert_eq!(Resource::ALL.len(), 2);
/// assert_eq!(Resource::Ice.id(), "ice");
/// assert_eq!(Resource::Ice.name(), "redplanet-resource-ice");
/// assert_eq!(Resource::from_id("celerium"), Some(Resource::Celerium));
/// ```
///
/// A piece is a [`Piece`](crate::Piece) and a [`Part`](crate::Part) of actions. The crate that declares pieces
/// depends on serde, and on ts-rs if it has a feature `ts`.
#[macro_export]
macro_rules! pieces {
    (
        $(#[$about:meta])*
        $vis:vis enum $Name:ident named $kind:literal {
            $(#[$first_note:meta])* $First:ident = $first:literal
            $(, $(#[$note:meta])* $Variant:ident = $id:literal )* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        #[allow(missing_docs)]
        $vis enum $Name {
            $(#[$first_note])*
            #[default]
            #[serde(rename = $first)]
            $First,
            $( $(#[$note])* #[serde(rename = $id)] $Variant, )*
        }

        #[allow(dead_code)]
        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [$Name] = &[$Name::$First $(, $Name::$Variant)*];
            /// How many there are.
            pub const COUNT: usize = $Name::ALL.len();

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its id in data, records and actions.
            pub const fn id(self) -> &'static str {
                match self {
                    $Name::$First => $first,
                    $( $Name::$Variant => $id, )*
                }
            }

            /// The Fluent id of its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $Name::$First => concat!($kind, "-", $first),
                    $( $Name::$Variant => concat!($kind, "-", $id), )*
                }
            }

            /// The Fluent id of what it does, for pieces that have a text.
            pub const fn text(self) -> &'static str {
                match self {
                    $Name::$First => concat!($kind, "-", $first, "-text"),
                    $( $Name::$Variant => concat!($kind, "-", $id, "-text"), )*
                }
            }

            /// The piece with this id.
            pub fn from_id(id: &str) -> Option<$Name> {
                $Name::ALL.iter().copied().find(|piece| piece.id() == id)
            }
        }

        impl $crate::Piece for $Name {
            const COUNT: usize = $Name::ALL.len();
            fn ordinal(self) -> usize {
                self as usize
            }
            fn nth(ordinal: usize) -> $Name {
                $Name::ALL[ordinal]
            }
        }

        impl $crate::Part for $Name {
            type Value = $Name;
            const COUNT: usize = $Name::ALL.len();
            const TYPE: &'static str = stringify!($Name);
            fn index(value: $Name) -> usize {
                value as usize
            }
            fn nth(index: usize) -> Option<$Name> {
                $Name::ALL.get(index).copied()
            }
            fn write(value: $Name, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, " {}", value.id())
            }
            fn read(words: &mut $crate::Words<'_>) -> Option<$Name> {
                $Name::from_id(words.next()?)
            }
            fn say(value: $Name, name: &'static str, message: $crate::Message) -> $crate::Message {
                message.with(name, value.name())
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}
