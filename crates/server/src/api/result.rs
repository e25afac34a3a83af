use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// With whom a game was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// With at least one other person.
    People,
    /// With bots only.
    Bots,
    /// Alone.
    Alone,
}

impl Company {
    /// The word in the database.
    pub fn word(self) -> &'static str {
        match self {
            Company::People => "people",
            Company::Bots => "bots",
            Company::Alone => "alone",
        }
    }

    /// The company with this word.
    pub fn read(word: &str) -> Option<Company> {
        [Company::People, Company::Bots, Company::Alone].into_iter().find(|one| one.word() == word)
    }
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatResult {
    pub seat: u8,
    /// The final score.
    pub score: i32,
    /// 1 for the best; equal places are shared.
    pub place: u8,
    /// Whether they won.
    pub won: bool,
}

/// Something that was played with: a piece of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Kept {
    /// Whose; left out for what the whole table played against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The kind of component in one word, such as `corporation`.
    pub kind: String,
    /// The Fluent id of its name.
    pub name: String,
    /// How often it was played.
    pub times: u16,
}

/// How a game ended: kept when the table itself is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableResult {
    /// The variant in one word.
    pub variant: String,
    /// The number of seats.
    pub players: u8,
    /// Whether all seats won or lost together.
    pub together: bool,
    /// Whether nobody won or lost, and only the score was written down.
    pub recorded: bool,
    pub company: Company,
    /// Whether it counts for profiles: nobody chose the seed, and it was no lesson and no branch of another game.
    pub counts: bool,
    pub rounds: u16,
    /// The scored seats, in their order.
    pub seats: Vec<SeatResult>,
    pub kept: Vec<Kept>,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: u64,
}
