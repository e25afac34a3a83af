use serde::Serialize;

use crate::Seat;

/// Something to be said to a person, without a language: the id of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Message {
    /// The Fluent id, such as `redplanet-event-launch`.
    pub id: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// A part of a position in words: what it is about, and what is to be said of it. A board for the terminal and for
/// screen readers is made of paragraphs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Paragraph {
    /// What it is about: a zone, a ship, a player.
    pub about: Message,
    /// What there is to say of it, one after another.
    pub parts: Vec<Message>,
}

/// A kind of question: the Fluent id of its message, and the numbered rules it rests on, the most telling first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionKind {
    /// The id of the message of [`Game::question`](crate::Game::question). `<id>-help` tells a beginner what the choice means.
    pub id: &'static str,
    /// The ids of the rules.
    pub rules: &'static [&'static str],
}

impl QuestionKind {
    /// A kind of question and its rules.
    pub const fn new(id: &'static str, rules: &'static [&'static str]) -> QuestionKind {
        QuestionKind { id, rules }
    }
}

/// An argument of a [`Message`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A seat: the person's name is put in its place.
    Seat(Seat),
    /// A name that is itself a Fluent id, such as `redplanet-zone-hellas`.
    Name(&'static str),
}

impl Paragraph {
    /// A paragraph with nothing said yet.
    pub const fn about(about: Message) -> Paragraph {
        Paragraph { about, parts: Vec::new() }
    }
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Arg {
        Arg::Name(id)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8 u16 u32 usize i8 i16 i32 i64);
