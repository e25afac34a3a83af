use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Look at tables, games and profiles as the program may see them, and open sockets.
    Read,
    /// Act at its seats: moves, chat, hints.
    Play,
    /// Make and change tables, take seats and leave them, invite.
    Tables,
}

impl Scope {
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Tables];

    /// Its word in the interface.
    pub fn word(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Tables => "tables",
        }
    }

    /// The Fluent id of what it allows.
    pub fn message(self) -> &'static str {
        match self {
            Scope::Read => "server-scope-read",
            Scope::Play => "server-scope-play",
            Scope::Tables => "server-scope-tables",
        }
    }
}

/// A program of yours. It is a guest of its own, and tables mark it as a program.
#[derive(Serialize, TS, ToSchema)]
pub struct Program {
    /// The id of its token.
    pub id: String,
    /// Its id as a person, as in `/people/{person}`.
    pub person: String,
    pub name: String,
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When its token was last used, to the hour.
    #[ts(type = "number")]
    pub used: u64,
}

/// A program to make.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewProgram {
    /// 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    #[schema(min_items = 1)]
    pub scopes: Vec<Scope>,
}

/// A new program with its token, which the server can't show again.
#[derive(Serialize, TS, ToSchema)]
pub struct MadeProgram {
    pub program: Program,
    /// For the header `Authorization: Bearer …`.
    pub token: String,
}
