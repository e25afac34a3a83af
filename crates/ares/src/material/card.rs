//! Project cards, corporations and what is printed on them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Message, Part, Piece, Words};

use super::catalog::catalog;
use super::count;
use super::words::words;

table::pieces! {
    /// The colour of a project card (AE-COMP-07).
    pub enum Colour named "ares-colour" {
        /// Production.
        Green = "green",
        /// Active.
        Blue = "blue",
        /// Event.
        Red = "red",
    }
}

table::pieces! {
    /// A tag (AE-COMP-09).
    pub enum Tag named "ares-tag" {
        /// Building.
        Building = "building",
        /// Space.
        Space = "space",
        /// Science.
        Science = "science",
        /// Energy.
        Energy = "energy",
        /// Jupiter.
        Jovian = "jovian",
        /// Earth.
        Earth = "earth",
        /// Plant.
        Plant = "plant",
        /// Microbe.
        Microbe = "microbe",
        /// Animal.
        Animal = "animal",
        /// Event.
        Event = "event",
    }
}

table::pieces! {
    /// A special resource that lies on cards (AE-COMP-12).
    pub enum Kind named "ares-resource" {
        /// Animals.
        Animals = "animals",
        /// Microbes.
        Microbes = "microbes",
        /// Science.
        Science = "science",
    }
}

/// A project card (AE-COMP-05): its place in `data/projects.json`. The 208 cards of the base game come first,
/// by their printed numbers: 64 blue, 38 red, 106 green. Later cards of any colour follow, so that no place
/// ever moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub u8);

impl Card {
    /// How many there are.
    pub const COUNT: usize = count::PROJECTS;
    /// How many cards the base game has (AE-RUL-02).
    pub const BASE: usize = 208;
    /// How many of them are blue; they are the first.
    pub const BASE_BLUE: usize = 64;
    /// The first green card of the base game; red cards come before it.
    const BASE_GREEN: usize = 102;

    /// The card with this id, such as `birds`.
    pub fn named(id: &str) -> Option<Card> {
        words().card(id)
    }

    /// Its id, such as `birds`.
    pub fn id(self) -> &'static str {
        words().cards[self.ordinal()].id
    }

    /// The Fluent id of its name.
    pub fn name(self) -> &'static str {
        words().cards[self.ordinal()].name
    }

    /// The Fluent id of its text.
    pub fn text(self) -> &'static str {
        words().cards[self.ordinal()].text
    }

    /// The colour: its place tells it in the base game, the catalog later.
    pub fn colour(self) -> Colour {
        match self.ordinal() {
            0..Card::BASE_BLUE => Colour::Blue,
            Card::BASE_BLUE..Card::BASE_GREEN => Colour::Red,
            Card::BASE_GREEN..Card::BASE => Colour::Green,
            _ => catalog().card(self).colour,
        }
    }

    /// Its place among the blue cards, if it is one.
    pub fn blue_place(self) -> Option<usize> {
        let place = self.ordinal();
        if place < Card::BASE_BLUE {
            return Some(place);
        }
        if place < Card::BASE {
            return None;
        }
        catalog().blue.iter().position(|blue| *blue == self)
    }

    /// The blue card at a place below [`count::BLUE`].
    pub fn blue(place: usize) -> Card {
        if place < Card::BASE_BLUE { Card(place as u8) } else { catalog().blue[place] }
    }
}

impl Piece for Card {
    const COUNT: usize = Card::COUNT;
    fn ordinal(self) -> usize {
        self.0 as usize
    }
    fn nth(ordinal: usize) -> Card {
        Card(ordinal as u8)
    }
}

/// A corporation (AE-COMP-06): its place in `data/corporations.json`, by the printed numbers from 209 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Corporation(pub u8);

impl Corporation {
    /// How many there are.
    pub const COUNT: usize = count::CORPORATIONS;
    /// How many there is room for among actions and origins.
    pub const ROOM: usize = 24;

    /// The corporation with this id, such as `helion`.
    pub fn named(id: &str) -> Option<Corporation> {
        words().corporation(id)
    }

    /// Its id, such as `helion`.
    pub fn id(self) -> &'static str {
        words().corporations[self.ordinal()].id
    }

    /// The Fluent id of its name.
    pub fn name(self) -> &'static str {
        words().corporations[self.ordinal()].name
    }

    /// The Fluent id of its text.
    pub fn text(self) -> &'static str {
        words().corporations[self.ordinal()].text
    }
}

impl Piece for Corporation {
    const COUNT: usize = Corporation::COUNT;
    fn ordinal(self) -> usize {
        self.0 as usize
    }
    fn nth(ordinal: usize) -> Corporation {
        Corporation(ordinal as u8)
    }
}

/// Where an effect comes from: a project card, a corporation, or the board. The cards of the base game have the
/// numbers 0 to 207, corporations those from 208 on, later cards those from 232 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Origin(pub u8);

#[cfg(feature = "ts")]
table::looks_like!(String: impl table::ts::TS for Origin);

/// By its id in text, by its number in bytes.
impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Origin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Origin, D::Error> {
        use serde::de::Error as _;
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Origin);
        }
        Origin::named(&String::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no such origin"))
    }
}

impl Origin {
    /// The board and its standard actions.
    pub const BOARD: Origin = Origin(u8::MAX);
    /// The first corporation.
    const CORPORATIONS: usize = Card::BASE;
    /// The first card that is not in the base game.
    const LATER: usize = Origin::CORPORATIONS + Corporation::ROOM;

    /// The card or corporation with this id; `board` is the board.
    pub fn named(id: &str) -> Option<Origin> {
        let card = Card::named(id).map(Origin::from);
        card.or_else(|| Corporation::named(id).map(Origin::from)).or((id == "board").then_some(Origin::BOARD))
    }

    /// The project card, if it is one.
    pub fn card(self) -> Option<Card> {
        let at = usize::from(self.0);
        if at < Card::BASE {
            return Some(Card(self.0));
        }
        let later = Card::BASE + at.checked_sub(Origin::LATER)?;
        (later < Card::COUNT).then_some(Card(later as u8))
    }

    /// The corporation, if it is one.
    pub fn corporation(self) -> Option<Corporation> {
        let ordinal = usize::from(self.0).checked_sub(Origin::CORPORATIONS)?;
        (ordinal < Corporation::COUNT).then_some(Corporation(ordinal as u8))
    }

    /// The Fluent id of its name.
    pub fn name(self) -> &'static str {
        match (self.card(), self.corporation()) {
            (Some(card), _) => card.name(),
            (None, Some(corporation)) => corporation.name(),
            (None, None) => "ares-board",
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.card(), self.corporation()) {
            (Some(card), _) => f.write_str(card.id()),
            (None, Some(corporation)) => f.write_str(corporation.id()),
            (None, None) => f.write_str("board"),
        }
    }
}

impl From<Card> for Origin {
    fn from(card: Card) -> Origin {
        match card.ordinal().checked_sub(Card::BASE) {
            None => Origin(card.0),
            Some(later) => Origin((Origin::LATER + later) as u8),
        }
    }
}

impl From<Corporation> for Origin {
    fn from(corporation: Corporation) -> Origin {
        Origin(Origin::CORPORATIONS as u8 + corporation.0)
    }
}

const _: () = assert!(Corporation::COUNT <= Corporation::ROOM, "corporations have a room of 24 numbers");
const _: () = assert!(Card::COUNT >= Card::BASE, "no card of the base game may leave the data");
const _: () = assert!(
    Origin::LATER + Card::COUNT - Card::BASE <= Origin::BOARD.0 as usize,
    "origins are numbered in one byte: widen `Origin`"
);

macro_rules! named {
    ($piece:ident, $what:literal) => {
        impl Part for $piece {
            type Value = $piece;
            const COUNT: usize = $piece::COUNT;
            const TYPE: &'static str = "string";

            fn index(piece: $piece) -> usize {
                piece.ordinal()
            }
            fn nth(index: usize) -> Option<$piece> {
                (index < $piece::COUNT).then_some($piece(index as u8))
            }
            fn write(piece: $piece, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, " {piece}")
            }
            fn read(words: &mut Words<'_>) -> Option<$piece> {
                $piece::named(words.next()?)
            }
            fn say(piece: $piece, name: &'static str, message: Message) -> Message {
                message.with(name, piece.name())
            }
        }

        impl fmt::Debug for $piece {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Display for $piece {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        /// By its id in text, by its number in bytes.
        impl Serialize for $piece {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.id())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        #[cfg(feature = "ts")]
        table::looks_like!(String: impl table::ts::TS for $piece);

        impl<'de> Deserialize<'de> for $piece {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$piece, D::Error> {
                use serde::de::Error as _;
                let found = if deserializer.is_human_readable() {
                    $piece::named(&String::deserialize(deserializer)?)
                } else {
                    let ordinal = u8::deserialize(deserializer)?;
                    (usize::from(ordinal) < $piece::COUNT).then_some($piece(ordinal))
                };
                found.ok_or_else(|| D::Error::custom($what))
            }
        }
    };
}
named!(Card, "no such project card");
named!(Corporation, "no such corporation");
