//! Where the log is kept. The server knows only the [`Store`]; nothing assumes that this process is the only writer.

mod sqlite;
mod writer;

use futures_util::future::BoxFuture;
use serde_json::Value;

use crate::api::{Chat, Origin, Place, Setup, Status};
use crate::entry::Entry;

pub use sqlite::{Sqlite, backup};

/// The store could not be read or written.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

/// What comes back from the store.
pub type Kept<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A person without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: String,
    pub name: String,
}

/// What a table was made with: it never changes.
#[derive(Clone, Debug)]
pub struct Made {
    pub id: String,
    pub game: String,
    /// The version of the rules it began with.
    pub version: u16,
    pub options: Value,
    pub seed: u64,
    pub seed_chosen: bool,
    pub setup: Setup,
    /// The guest who made it.
    pub host: String,
    pub invite: String,
    pub origin: Option<Origin>,
    /// Milliseconds since 1970.
    pub created: u64,
}

/// An entry with its place in the log.
#[derive(Clone, Debug)]
pub struct Logged {
    pub seq: u64,
    pub at: u64,
    pub entry: Entry,
}

/// What lists show of a table; repeated from the log.
#[derive(Clone, Debug)]
pub struct Cover {
    pub status: Status,
    pub places: Vec<Place>,
    /// Who sits down with this entry.
    pub joins: Option<String>,
    /// Who gets up with this entry, before the start.
    pub leaves: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    pub made: Made,
    pub status: Status,
    pub places: Vec<Place>,
    /// When the last entry was written.
    pub changed: u64,
}

/// Whether an entry got its place in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    Won,
    /// Somebody else was first: read on and try again.
    Lost,
}

/// Keeps guests, tables and their logs. What it has answered survives the end of the process.
pub trait Store: Send + Sync + 'static {
    fn add_guest(&self, guest: Guest, secret: [u8; 32], at: u64) -> Kept<'_, ()>;
    fn guest(&self, secret: [u8; 32]) -> Kept<'_, Option<Guest>>;
    fn rename_guest(&self, id: String, name: String) -> Kept<'_, ()>;
    /// The guest can't come back; his name stays in the records.
    fn forget_guest(&self, id: String) -> Kept<'_, ()>;

    fn make(&self, made: Made, places: Vec<Place>) -> Kept<'_, ()>;
    fn made(&self, id: String) -> Kept<'_, Option<Made>>;
    /// Writes the entry at place `seq`, if nobody has written there.
    fn append(&self, table: String, logged: Logged, cover: Option<Cover>) -> Kept<'_, Landing>;
    /// The entries after place `seq`, in order.
    fn log(&self, table: String, seq: u64) -> Kept<'_, Vec<Logged>>;
    /// What any process has written after `mark`: the new mark, and the last place of each table.
    fn written(&self, mark: i64) -> Kept<'_, (i64, Vec<(String, u64)>)>;

    /// Tables for anybody that are this far, the newest first; of those that began, the ones that can be watched.
    fn for_anybody(&self, status: Status, game: Option<String>, most: u32) -> Kept<'_, Vec<Listed>>;
    /// The tables at which a guest sat, the newest first.
    fn tables_of(&self, guest: String, most: u32) -> Kept<'_, Vec<Listed>>;
    fn running(&self) -> Kept<'_, Vec<String>>;
    /// How many tables of this host wait or run.
    fn hosted(&self, guest: String) -> Kept<'_, u32>;

    fn say(&self, table: String, chat: Chat) -> Kept<'_, i64>;
    /// What was said after `id`, at most the last `most`.
    fn said(&self, table: String, id: i64, most: u32) -> Kept<'_, Vec<Chat>>;

    /// Writes everything that waits, and closes.
    fn close(&self) -> Kept<'_, ()>;
}
