use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Asked, Choice, Place, Said, Told, Words};

/// The puzzles of a game.
#[derive(Serialize, TS, ToSchema)]
pub struct PuzzleList {
    /// The puzzles, easiest first.
    pub puzzles: Vec<PuzzleInfo>,
    /// The number of today's puzzle; the day changes at midnight UTC. `null` if there are no puzzles.
    pub daily: Option<usize>,
}

/// A puzzle in a list.
#[derive(Serialize, TS, ToSchema)]
pub struct PuzzleInfo {
    /// Its number, counted from 1.
    pub number: usize,
    /// The Fluent id of what it is about.
    pub theme: &'static str,
    /// How hard it is, from 0 to 100: how often weaker bots fail.
    pub rating: u8,
    /// The variant in one word.
    pub variant: &'static str,
    /// The number of seats.
    pub players: u8,
    pub round: u16,
}

/// The position of a puzzle as the deciding seat sees it.
#[derive(Serialize, TS, ToSchema)]
pub struct PuzzlePosition {
    pub info: PuzzleInfo,
    /// The number of puzzles of this game.
    pub of: usize,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Value,
    pub places: Vec<Place>,
    /// The seat that decides.
    pub seat: u8,
    /// When in the game this is, where rounds are not counted through.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Said>")]
    #[schema(value_type = Option<Said>)]
    pub when: Option<table::Message>,
    /// The seats that owe a decision.
    pub to_act: Vec<u8>,
    /// What the seat knows.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    pub question: Asked,
    /// The position in words.
    pub words: Vec<Words>,
    /// What the answer gains most, as a hint.
    #[ts(as = "Said")]
    #[schema(value_type = Said)]
    pub hint: Value,
}

/// An attempt at a puzzle.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The action, as text. Without one the person gives up and is shown the answer.
    #[serde(default)]
    #[schema(max_length = 200)]
    #[ts(optional)]
    pub action: Option<String>,
}

/// What became of an attempt.
#[derive(Serialize, TS, ToSchema)]
pub struct PuzzleVerdict {
    pub right: bool,
    /// What the seat can expect from the answer, from 0 for a loss to 1 for a win.
    pub best: f32,
    /// What it can expect from what was tried; `null` if the search did not think it worth a look.
    pub chance: Option<f32>,
    /// The answer, once it was found or the person has given up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<Choice>,
    /// The next best actions; only with the answer.
    pub others: Vec<PuzzleOther>,
    /// How the search expects the game to go on; only with the answer.
    pub line: Vec<PuzzleStep>,
}

/// An action that is not the answer.
#[derive(Serialize, TS, ToSchema)]
pub struct PuzzleOther {
    #[serde(flatten)]
    pub choice: Choice,
    /// What the seat can expect from it.
    pub chance: f32,
}

/// One step of the expected line.
#[derive(Serialize, TS, ToSchema)]
pub struct PuzzleStep {
    /// Who acts.
    pub seat: u8,
    /// What happens, as the deciding seat would see it.
    #[ts(as = "Vec<Told>")]
    #[schema(value_type = Vec<Told>)]
    pub events: Vec<titles::Told>,
}
