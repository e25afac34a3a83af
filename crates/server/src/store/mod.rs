//! Where the log is stored. The rest of the server knows only [`Store`]; nothing assumes that this process is the
//! only writer.

mod backup;
mod file;
mod health;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

use futures_util::future::BoxFuture;
use serde_json::Value;
use table::Seed;

use crate::api::{Chat, Feeling, Note, Origin, Place, Setup, Status, Terms};
use crate::log_entry::LogEntry;

pub use backup::{Backups, backup};
pub use file::{OpenError, create_folder};
pub use sqlite::Sqlite;

/// The store could not be read or written.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

/// The pending answer of the store.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A person without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: String,
    pub name: String,
}

/// What is known when a table is created. Its host may change the options and the setup until the game begins.
#[derive(Clone, Debug)]
pub struct TableMeta {
    pub id: String,
    pub game: String,
    /// The version of the rules it began with.
    pub version: u16,
    pub options: Value,
    pub seed: Seed,
    pub seed_chosen: bool,
    pub setup: Setup,
    /// The guest that created it.
    pub host: String,
    pub invite: String,
    pub origin: Option<Origin>,
    /// The lesson that is taught here.
    pub lesson: Option<String>,
    /// Milliseconds since 1970.
    pub created: u64,
}

impl TableMeta {
    /// What the host can change.
    pub fn terms(&self) -> Terms {
        Terms { options: self.options.clone(), setup: self.setup.clone() }
    }

    /// The same table with other options and another setup.
    #[must_use]
    pub fn with(&self, Terms { options, setup }: Terms) -> TableMeta {
        TableMeta { options, setup, ..self.clone() }
    }
}

/// An entry with its position in the log.
#[derive(Clone, Debug)]
pub struct LogRow {
    pub seq: u64,
    pub at: u64,
    pub entry: LogEntry,
}

/// What the lists show of a table after an entry; it repeats what the log says.
#[derive(Clone, Debug)]
pub struct ListingUpdate {
    pub status: Status,
    pub places: Vec<Place>,
    /// The guest that sits down with this entry.
    pub joins: Option<String>,
    /// The guest that gets up with this entry, before the start.
    pub leaves: Option<String>,
    /// What the host has changed with this entry.
    pub terms: Option<Terms>,
}

/// A reaction as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReaction {
    /// The position of the move in the log.
    pub seq: u64,
    pub seat: u8,
    pub feeling: Feeling,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    pub meta: TableMeta,
    pub status: Status,
    pub places: Vec<Place>,
    /// When its seats or its status last changed.
    pub changed: u64,
}

/// What the author of a study can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyText {
    pub title: String,
    pub language: String,
    pub notes: Vec<Note>,
}

/// A study as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStudy {
    pub id: String,
    /// Who wrote it.
    pub guest: String,
    /// Their name today; not stored with the study.
    pub author: String,
    pub game: String,
    pub record: String,
    pub places: Vec<Place>,
    pub text: StudyText,
    pub revision: u32,
    pub changed: u64,
}

/// Whether an entry got its position in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppendResult {
    Stored,
    /// Another process was first: read its entry and try again.
    Conflict,
}

/// Stores guests, tables and their logs. Whatever it has acknowledged survives the end of the process.
pub trait Store: Send + Sync + 'static {
    fn add_guest(&self, guest: Guest, secret: [u8; 32], at: u64) -> StoreFuture<'_, ()>;
    fn guest(&self, secret: [u8; 32]) -> StoreFuture<'_, Option<Guest>>;
    /// Whether this guest has not been deleted.
    fn has_guest(&self, id: String) -> StoreFuture<'_, bool>;
    fn rename_guest(&self, id: String, name: String) -> StoreFuture<'_, ()>;
    /// Makes the guest's cookie void and deletes their studies; their name stays in the records.
    fn forget_guest(&self, id: String) -> StoreFuture<'_, ()>;

    /// Makes a table; false if its host already has `most` that are waiting or running.
    fn make(&self, meta: TableMeta, places: Vec<Place>, most: u32) -> StoreFuture<'_, bool>;
    fn meta(&self, id: String) -> StoreFuture<'_, Option<TableMeta>>;
    /// Writes the entry at its position, if that is still free.
    fn append(
        &self,
        table: String,
        row: LogRow,
        listing: Option<ListingUpdate>,
    ) -> StoreFuture<'_, AppendResult>;
    /// The entries after position `seq`, in order.
    fn log(&self, table: String, seq: u64) -> StoreFuture<'_, Vec<LogRow>>;
    /// The stored position of a table, after the entry with this place in the log.
    fn snapshot(&self, table: String) -> StoreFuture<'_, Option<(u64, Vec<u8>)>>;
    /// Replaces the table's snapshot, unless that is a later one.
    fn put_snapshot(&self, table: String, seq: u64, state: Vec<u8>) -> StoreFuture<'_, ()>;
    /// When the newest entry was written; 0 if there is none.
    fn newest(&self) -> StoreFuture<'_, u64>;
    /// What any process has written since `mark`: the new mark, and the last position of each table.
    fn written(&self, mark: i64) -> StoreFuture<'_, (i64, Vec<(String, u64)>)>;

    /// Open tables with this status, newest first; running ones only if they allow spectators.
    fn for_anybody(&self, status: Status, game: Option<String>, most: u32) -> StoreFuture<'_, Vec<Listed>>;
    /// The tables where a guest has a seat, newest first.
    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<'_, Vec<Listed>>;
    fn running(&self) -> StoreFuture<'_, Vec<String>>;
    /// The waiting tables whose seats last changed before this time.
    fn waiting_since(&self, before: u64) -> StoreFuture<'_, Vec<String>>;
    /// The tables that ended before this time, and may be deleted.
    fn ended_since(&self, before: u64) -> StoreFuture<'_, Vec<String>>;
    /// Deletes a table and everything that belongs to it.
    fn delete(&self, table: String) -> StoreFuture<'_, ()>;

    fn say(&self, table: String, chat: Chat) -> StoreFuture<'_, i64>;
    /// The chat messages after `id`, at most the last `most`.
    fn said(&self, table: String, id: i64, most: u32) -> StoreFuture<'_, Vec<Chat>>;

    /// Puts the reaction of a seat on the entry with this position, or takes it away.
    fn react(&self, table: String, seq: u64, seat: u8, feeling: Option<Feeling>) -> StoreFuture<'_, ()>;
    /// The reactions on the latest entries that have any, in their order, at most `most`.
    fn reactions(&self, table: String, most: u32) -> StoreFuture<'_, Vec<StoredReaction>>;

    /// Adds a study; false if its author already has `most`.
    fn add_study(&self, study: StoredStudy, most: u32) -> StoreFuture<'_, bool>;
    fn study(&self, id: String) -> StoreFuture<'_, Option<StoredStudy>>;
    /// The studies of a guest, the last changed first.
    fn studies_of(&self, guest: String, most: u32) -> StoreFuture<'_, Vec<StoredStudy>>;
    /// Changes a study and counts its revision; false unless this is its revision now.
    fn change_study(&self, id: String, revision: u32, text: StudyText, at: u64) -> StoreFuture<'_, bool>;
    fn delete_study(&self, id: String) -> StoreFuture<'_, ()>;

    /// Proves that the store can be written.
    fn healthy(&self) -> StoreFuture<'_, ()>;
    /// Writes everything that is pending, and closes.
    fn close(&self) -> StoreFuture<'_, ()>;
}
