use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Asked, Place, Replay};

/// A mark on the board. A piece is named by the address that the page gives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Mark {
    /// A ring around a piece.
    Ring { at: String },
    /// An arrow from one piece to another.
    Arrow { from: String, to: String },
}

/// A move that was not made in the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TriedMove {
    pub seat: u8,
    /// The action as text.
    pub action: String,
}

/// A note on a move of a variation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SideNote {
    /// How many moves of the variation have been made, at least 1.
    pub at: usize,
    /// Plain text.
    pub text: String,
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// The seat whose own things are shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// What could have been played instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    pub moves: Vec<TriedMove>,
    /// In the order of the moves, at most one each.
    #[serde(default)]
    pub notes: Vec<SideNote>,
}

/// A note on a move of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// How many moves of the game have been made.
    pub at: usize,
    /// Plain text.
    pub text: String,
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// The seat whose own things are shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Variations that begin here.
    #[serde(default)]
    pub variations: Vec<Variation>,
}

/// A commented game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Study {
    pub id: String,
    pub game: String,
    pub title: String,
    /// The language of its texts, such as `pl`.
    pub language: String,
    /// The name of its author; absent if it came with the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub author: Option<String>,
    /// Whether you are its author, and may change it.
    pub own: bool,
    /// Counts its changes.
    pub revision: u32,
    pub places: Vec<Place>,
    /// In the order of the moves, at most one each.
    pub notes: Vec<Note>,
    /// When it was last changed, in milliseconds since 1970; 0 if it came with the program.
    #[ts(type = "number")]
    pub changed: u64,
}

/// A study in the list of your studies.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct StudySummary {
    pub id: String,
    pub game: String,
    pub title: String,
    /// How many notes it has.
    pub notes: usize,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
}

/// A study to create, of a finished game.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    pub table: String,
    /// The invitation, if the table needs one.
    #[serde(default)]
    #[ts(optional)]
    pub invite: Option<String>,
    #[schema(max_length = 80)]
    pub title: String,
    /// The language of its texts, such as `pl`.
    pub language: String,
}

/// A change of a study. What is absent stays as it is.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyChange {
    /// The revision that was changed; refused if there is a newer one.
    pub revision: u32,
    #[serde(default)]
    #[ts(optional)]
    #[schema(max_length = 80)]
    pub title: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    pub language: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    #[schema(max_items = 120)]
    pub notes: Option<Vec<Note>>,
}

/// A position of a study to look at.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyMoment {
    /// The number of moves of the game; by default all of them.
    #[serde(default)]
    #[ts(optional)]
    pub at: Option<usize>,
    /// The moves tried from there on.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<TriedMove>>")]
    #[schema(max_items = 80)]
    pub tried: Vec<TriedMove>,
    /// Whether to tell what could be played on.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub ask: bool,
}

/// The game of a study after some moves, as everybody may see it after the end.
#[derive(Serialize, TS, ToSchema)]
pub struct StudyPosition {
    pub replay: Replay,
    /// What each seat could play now; empty unless asked for.
    pub asked: Vec<AskedSeat>,
}

/// The question to a seat.
#[derive(Serialize, TS, ToSchema)]
pub struct AskedSeat {
    pub seat: u8,
    pub asked: Asked,
}
