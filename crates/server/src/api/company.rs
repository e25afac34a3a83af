use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person at a table.
#[derive(Serialize, TS, ToSchema)]
pub struct TablePerson {
    pub seat: u8,
    pub id: String,
    /// Their name at this table.
    pub name: String,
    /// Whether it is you.
    pub you: bool,
    /// Whether you have blocked them.
    pub blocked: bool,
    /// Whether they let you see their profile.
    pub profile: bool,
}

/// A person, by their id.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PersonId {
    #[schema(max_length = 40)]
    pub person: String,
}

/// A person you have blocked.
#[derive(Serialize, TS, ToSchema)]
pub struct Blocked {
    pub id: String,
    pub name: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Insults, threats, hate.
    Abuse,
    /// Advertising, floods.
    Spam,
    /// Secrets told, results arranged, several people who are one.
    Cheating,
    /// A name that insults or deceives.
    Name,
    Other,
}

/// Something for the operator to look at.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The id of the person.
    #[schema(max_length = 40)]
    pub person: String,
    pub reason: ReportReason,
    /// What happened, in your words: up to 1000 characters.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    #[schema(max_length = 1000)]
    pub words: String,
    /// The table where it happened.
    #[serde(default)]
    #[ts(optional)]
    #[schema(max_length = 40)]
    pub table: Option<String>,
}

/// A report, as the operator sees it.
#[derive(Clone, Serialize, TS, ToSchema)]
pub struct Report {
    pub id: String,
    pub reporter: String,
    pub reporter_name: String,
    pub reported: String,
    pub reported_name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    pub reason: ReportReason,
    pub words: String,
    #[ts(type = "number")]
    pub at: u64,
    /// Until when the reported person may not chat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub muted: Option<u64>,
    /// When the operator was done with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub done: Option<u64>,
}

/// How long somebody may not chat; 0 lets them again.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// At most a year.
    #[schema(maximum = 525_600)]
    pub minutes: u32,
}

/// Why a table is closed, for the people there.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseTable {
    /// 1 to 200 characters.
    #[schema(min_length = 1, max_length = 200)]
    pub reason: String,
}

/// Something to tell everybody.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAnnouncement {
    /// 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub words: String,
    /// How long it stands, in minutes.
    #[schema(minimum = 1, maximum = 525_600)]
    pub minutes: u32,
}

/// What the operator tells everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Announcement {
    pub id: String,
    pub words: String,
    #[ts(type = "number")]
    pub at: u64,
    #[ts(type = "number")]
    pub until: u64,
}

/// An invitation to a table.
#[derive(Serialize, TS, ToSchema)]
pub struct Invitation {
    /// The person who invites you.
    pub from: String,
    pub table: super::Summary,
    /// The invitation, as in the link of the table.
    pub invite: String,
}

/// The game somebody looks for players for.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The name of the game.
    pub game: String,
    /// The options of the game; missing ones have their default.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    #[schema(value_type = Object)]
    pub options: Option<serde_json::Value>,
    pub pace: super::Pace,
}
