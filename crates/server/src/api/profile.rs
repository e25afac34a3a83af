use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::Company;

/// A circle of people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Circle {
    Everybody,
    /// People you have finished a game with.
    Met,
    Nobody,
}

/// What a person allows others, and which notices they want. It is theirs on every device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Preferences {
    /// Who may see their profile.
    pub profile: Circle,
    /// Who may invite them to a table by name.
    pub invitations: Circle,
    pub notices: NoticeWishes,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { profile: Circle::Met, invitations: Circle::Met, notices: NoticeWishes::default() }
    }
}

/// The ways in which a person wants notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NoticeWishes {
    /// In the browser, while any tab of the server is open.
    pub tab: bool,
    /// On devices that are subscribed, also with no tab open.
    pub push: bool,
    /// To the webhook that the person has set.
    pub webhook: bool,
    /// In one mail about all tables that wait, to the address of the account.
    pub mail: bool,
}

impl Default for NoticeWishes {
    fn default() -> NoticeWishes {
        NoticeWishes { tab: true, push: false, webhook: false, mail: false }
    }
}

/// The finished games of a person.
#[derive(Serialize, TS, ToSchema)]
pub struct Profile {
    pub id: String,
    pub name: String,
    /// Whether it is your own.
    pub yours: bool,
    /// Whether it is no person but a program that plays over the API.
    pub program: bool,
    /// Games that count: nobody chose the seed, and they were no lessons.
    pub games: u32,
    /// Those that could be won or lost.
    pub decided: u32,
    pub won: u32,
    /// The wins in a row up to now.
    pub streak: u32,
    /// The most wins in a row.
    pub best_streak: u32,
    /// By game, variant, number of players and company; the most played first.
    pub tallies: Vec<Tally>,
    /// What they played with, the most played first.
    pub favourites: Vec<Favourite>,
    /// What the whole table played against.
    pub goals: Vec<Goal>,
    /// The latest games, those too that don't count.
    pub latest: Vec<PlayedGame>,
    /// With whom they play most; only for themselves.
    pub companions: Vec<Companion>,
}

/// What games of one kind add up to.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Tally {
    pub game: String,
    /// The variant in one word.
    pub variant: String,
    /// The number of seats.
    pub players: u8,
    pub company: Company,
    /// Whether all seats won or lost together.
    pub together: bool,
    pub games: u32,
    /// Those that could be won or lost.
    pub decided: u32,
    pub won: u32,
    /// The average score.
    pub average: f64,
    /// The best score.
    pub best: i32,
    /// The table of the best score.
    pub best_table: String,
}

/// A piece that somebody plays with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Favourite {
    pub game: String,
    /// The kind of component in one word.
    pub kind: String,
    /// The Fluent id of its name.
    pub name: String,
    /// In how many games.
    pub games: u32,
    /// How often; more than once a game where a piece can be played again.
    pub times: u32,
    /// How many of these games were won.
    pub won: u32,
}

/// What a whole table plays against, such as a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Goal {
    pub game: String,
    pub variant: String,
    pub players: u8,
    /// The kind of component in one word.
    pub kind: String,
    /// The Fluent id of its name.
    pub name: String,
    pub games: u32,
    pub won: u32,
    /// The best score.
    pub best: i32,
}

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct PlayedGame {
    pub table: String,
    pub game: String,
    pub variant: String,
    pub players: u8,
    pub company: Company,
    pub score: i32,
    pub place: u8,
    /// Whether it could be won or lost.
    pub decided: bool,
    pub won: bool,
    #[ts(type = "number")]
    pub ended: u64,
}

/// A person one has played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Companion {
    pub id: String,
    pub name: String,
    /// The games finished together.
    pub games: u32,
    /// When the last of them ended.
    #[ts(type = "number")]
    pub last: u64,
}
