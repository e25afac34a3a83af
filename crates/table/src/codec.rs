use std::fmt;
use std::marker::PhantomData;

use crate::Message;

/// The words of an action's text that are still to be read.
pub type Words<'a> = std::str::Split<'a, char>;

/// A part of an action: the card that is played, the zone somebody goes to, how much is paid.
///
/// It says how its values are counted for the index of the action, and how they are written and read in its text.
/// Every piece declared with [`pieces!`](crate::pieces) is a part. A subset of pieces, or a value with words of its
/// own, is an empty type that implements `Part`.
pub trait Part {
    /// What stands in the action.
    type Value: Copy;
    /// How many values there are.
    const COUNT: usize;
    /// The type of its words in TypeScript.
    const TYPE: &'static str;

    /// The place of a value, below [`Part::COUNT`].
    fn index(value: Self::Value) -> usize;
    /// The value at a place; nothing beyond the end.
    fn nth(index: usize) -> Option<Self::Value>;
    /// Writes the value's words, each with a space before it.
    fn write(value: Self::Value, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads the words of one value.
    fn read(words: &mut Words<'_>) -> Option<Self::Value>;
    /// Adds the value to the message of the action, as argument `name`.
    fn say(value: Self::Value, name: &'static str, message: Message) -> Message;
}

/// A number from `LEAST` on, `COUNT` of them, written as it is.
pub struct Number<const LEAST: u8, const COUNT: usize>;

impl<const LEAST: u8, const COUNT: usize> Part for Number<LEAST, COUNT> {
    type Value = u8;
    const COUNT: usize = COUNT;
    const TYPE: &'static str = "number";

    fn index(value: u8) -> usize {
        usize::from(value) - usize::from(LEAST)
    }
    fn nth(index: usize) -> Option<u8> {
        (index < COUNT).then(|| LEAST + index as u8)
    }
    fn write(value: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {value}")
    }
    fn read(words: &mut Words<'_>) -> Option<u8> {
        let value = number(words.next()?)?;
        Self::nth(usize::from(value).checked_sub(usize::from(LEAST))?)
    }
    fn say(value: u8, name: &'static str, message: Message) -> Message {
        message.with(name, value)
    }
}

/// One of `COUNT` places. People count them from 1, the rules from 0.
pub struct Nth<const COUNT: usize>;

impl<const COUNT: usize> Part for Nth<COUNT> {
    type Value = u8;
    const COUNT: usize = COUNT;
    const TYPE: &'static str = "number";

    fn index(value: u8) -> usize {
        usize::from(value)
    }
    fn nth(index: usize) -> Option<u8> {
        (index < COUNT).then_some(index as u8)
    }
    fn write(value: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", value + 1)
    }
    fn read(words: &mut Words<'_>) -> Option<u8> {
        Self::nth(usize::from(number(words.next()?)?).checked_sub(1)?)
    }
    fn say(value: u8, name: &'static str, message: Message) -> Message {
        message.with(name, value + 1)
    }
}

/// Some of the values of another part: `COUNT` of them from `FIRST` on.
pub struct Among<P, const FIRST: usize, const COUNT: usize>(PhantomData<P>);

impl<P: Part, const FIRST: usize, const COUNT: usize> Part for Among<P, FIRST, COUNT> {
    type Value = P::Value;
    const COUNT: usize = COUNT;
    const TYPE: &'static str = P::TYPE;

    fn index(value: P::Value) -> usize {
        P::index(value) - FIRST
    }
    fn nth(index: usize) -> Option<P::Value> {
        if index < COUNT { P::nth(FIRST + index) } else { None }
    }
    fn write(value: P::Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        P::write(value, f)
    }
    fn read(words: &mut Words<'_>) -> Option<P::Value> {
        P::read(words).filter(|value| (FIRST..FIRST + COUNT).contains(&P::index(*value)))
    }
    fn say(value: P::Value, name: &'static str, message: Message) -> Message {
        P::say(value, name, message)
    }
}

/// A number without sign or leading zero, so that each action has one text.
pub fn number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    if plain { word.parse().ok() } else { None }
}

/// Declares what a player can do: one line an action. The line gives the variant with its parts, the verb that begins
/// its text, and how many indices are set aside for it.
///
/// ```
/// table::pieces! {
///     /// A place where astronauts can land.
///     pub enum Zone named "tiny-zone" { Hellas = "hellas", Phobos = "phobos" }
/// }
/// table::actions! {
///     /// One small decision.
///     pub enum Action of "tiny" {
///         /// One step of an own astronaut.
///         Move(from: Zone, to: Zone) = "move" [4],
///         /// No more steps.
///         Stop = "stop" [2],
///         /// The ship in this dock takes off.
///         Launch(dock: table::Nth<6>) = "launch" [8],
///     }
/// }
/// use table::Action as _;
/// let step = Action::Move(Zone::Hellas, Zone::Phobos);
/// assert_eq!(step.to_string(), "move hellas phobos");
/// assert_eq!("move hellas phobos".parse(), Ok(step));
/// assert_eq!(step.index(), 1);
/// assert_eq!(Action::from_index(6), Some(Action::Launch(0)));
/// assert_eq!(step.message().id, "tiny-action-move");
/// assert!("launch 07".parse::<Action>().is_err());
/// ```
///
/// It makes the enum, the indices in the order of the lines, the text and its parser, and the message
/// `<game>-action-<verb>` with one argument a part. `said |message, part| …` after a line changes the message. `at
/// 64` sets the first index where earlier versions left a gap; `then [16] at 2048` gives a line more room there, once
/// its values need it. The [`Phrase`](crate::Phrase)s describe the lines, for
/// the builder of the page.
#[macro_export]
macro_rules! actions {
    (
        $(#[$about:meta])*
        $vis:vis enum $Action:ident of $game:literal {
            $(
                $(#[$doc:meta])*
                $Variant:ident $( ( $( $field:ident : $Part:ty ),+ $(,)? ) )?
                    = $verb:literal [ $room:expr ] $( at $first:literal )?
                        $( then [ $more:expr ] at $later:literal )? $( said $say:expr )?
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $Action {
            $( $(#[$doc])* $Variant $( ( $( <$Part as $crate::Part>::Value ),+ ) )? ),+
        }

        const _: () = {
            /// The place of each line.
            enum Line { $( $Variant ),+ }

            const LINES: usize = [$( $verb ),+].len();
            /// The room of each line.
            const FIRST: [$crate::Kind; LINES] =
                $crate::Kind::in_order([$( ($verb, $room, $crate::actions!(@first $( $first )?)) ),+]);
            /// The second room of each line; empty unless its values need it.
            const LATER: [$crate::Kind; LINES] = [$( {
                let (room, first) = $crate::actions!(@later
                    span(&[$( $( <$Part as $crate::Part>::COUNT ),+ )?]) > $room
                    $(, $more, $later )?
                );
                $crate::Kind { name: $verb, first, room }
            } ),+];
            const KINDS: [$crate::Kind; $crate::Kind::rooms(&FIRST) + $crate::Kind::rooms(&LATER)] =
                $crate::Kind::all(&[FIRST, LATER]);

            /// How many values the parts of a line have together.
            const fn span(parts: &[usize]) -> usize {
                let (mut span, mut at) = (1, 0);
                while at < parts.len() {
                    span *= parts[at];
                    at += 1;
                }
                span
            }

            $( const _: () = assert!(
                span(&[$( $( <$Part as $crate::Part>::COUNT ),+ )?])
                    <= $room + LATER[Line::$Variant as usize].room,
                concat!("`", $verb, "` has more values than room")
            ); )+

            #[allow(unused_variables, unused_mut, unused_assignments)]
            impl $crate::Action for $Action {
                const COUNT: usize = KINDS[KINDS.len() - 1].first + KINDS[KINDS.len() - 1].room;

                fn kinds() -> &'static [$crate::Kind] {
                    &KINDS
                }

                fn phrases() -> &'static [$crate::Phrase] {
                    const PHRASES: &[$crate::Phrase] = &[$( $crate::Phrase {
                        verb: $verb,
                        parts: &[$( $( (stringify!($field), <$Part as $crate::Part>::TYPE) ),+ )?],
                    } ),+];
                    PHRASES
                }

                #[inline]
                fn index(self) -> usize {
                    match self {
                        $( $Action::$Variant $( ( $( $field ),+ ) )? => {
                            let at = 0;
                            $( $(
                                let at = at * <$Part as $crate::Part>::COUNT
                                    + <$Part as $crate::Part>::index($field);
                            )+ )?
                            const FIRST_ROOM: $crate::Kind = FIRST[Line::$Variant as usize];
                            const MORE_ROOM: $crate::Kind = LATER[Line::$Variant as usize];
                            if MORE_ROOM.room == 0 || at < FIRST_ROOM.room {
                                FIRST_ROOM.first + at
                            } else {
                                MORE_ROOM.first + at - FIRST_ROOM.room
                            }
                        } )+
                    }
                }

                fn from_index(index: usize) -> Option<$Action> {
                    let kind = KINDS.iter().rposition(|kind| kind.first <= index)?;
                    let mut line = kind;
                    let mut at = index - KINDS[kind].first;
                    if at >= KINDS[kind].room {
                        return None;
                    }
                    if kind >= LINES {
                        line = LATER.iter().position(|later| *later == KINDS[kind])?;
                        at += FIRST[line].room;
                    }
                    $( if line == Line::$Variant as usize {
                        let mut span = span(&[$( $( <$Part as $crate::Part>::COUNT ),+ )?]);
                        if at >= span {
                            return None;
                        }
                        let mut rest = at;
                        $( $(
                            span /= <$Part as $crate::Part>::COUNT;
                            let $field = <$Part as $crate::Part>::nth(rest / span)?;
                            rest %= span;
                        )+ )?
                        return Some($Action::$Variant $( ( $( $field ),+ ) )?);
                    } )+
                    None
                }

                fn message(self) -> $crate::Message {
                    match self {
                        $( $Action::$Variant $( ( $( $field ),+ ) )? => {
                            let message = $crate::Message::new(concat!($game, "-action-", $verb));
                            $crate::actions!(@say message, [$( $( $field : $Part ),+ )?] $(, $say)?)
                        } )+
                    }
                }
            }

            impl std::fmt::Display for $Action {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    match *self {
                        $( $Action::$Variant $( ( $( $field ),+ ) )? => {
                            f.write_str($verb)?;
                            $( $( <$Part as $crate::Part>::write($field, f)?; )+ )?
                            Ok(())
                        } )+
                    }
                }
            }

            impl std::str::FromStr for $Action {
                type Err = $crate::ActionError;

                fn from_str(text: &str) -> Result<$Action, $crate::ActionError> {
                    fn read(mut words: $crate::Words<'_>) -> Option<$Action> {
                        let action = match words.next()? {
                            $( $verb => {
                                $( $( let $field = <$Part as $crate::Part>::read(&mut words)?; )+ )?
                                $Action::$Variant $( ( $( $field ),+ ) )?
                            } )+
                            _ => return None,
                        };
                        words.next().is_none().then_some(action)
                    }
                    read(text.split(' ')).ok_or_else(|| $crate::ActionError::new(text))
                }
            }
        };
    };
    (@later $needed:expr) => { (0, 0) };
    (@later $needed:expr, $more:expr, $later:literal) => { if $needed { ($more, $later) } else { (0, 0) } };
    (@first) => { None };
    (@first $first:literal) => { Some($first) };
    (@say $message:ident, [$( $field:ident : $Part:ty ),*]) => {{
        $( let $message = <$Part as $crate::Part>::say($field, stringify!($field), $message); )*
        $message
    }};
    (@say $message:ident, [$( $field:ident : $Part:ty ),*], $say:expr) => {
        ($say)($message $(, $field )*)
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action as _;

    crate::actions! {
        enum Grown of "grown" {
            Pick(card: Number<1, 5>) = "pick" [3] then [4] at 20,
            Drop(card: Number<1, 2>) = "drop" [2] at 8 then [4] at 24,
        }
    }

    #[test]
    fn a_line_that_has_outgrown_its_room_goes_on_elsewhere() {
        let indices: Vec<_> = crate::all_actions::<Grown>().map(|action| (action.index(), action)).collect();
        let pick = |index, card| (index, Grown::Pick(card));
        let drop = |index, card| (index, Grown::Drop(card));
        assert_eq!(
            indices,
            [pick(0, 1), pick(1, 2), pick(2, 3), drop(8, 1), drop(9, 2), pick(20, 4), pick(21, 5)]
        );
        assert_eq!(Grown::kinds().len(), 3, "only `pick` needs more room");
        assert_eq!(Grown::COUNT, 24);
    }
}
