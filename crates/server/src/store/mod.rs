//! Where everything is stored: in SQLite or in Postgres. The rest of the server knows only [`Store`]; nothing assumes that
//! this process is the only writer.
//!
//! To add a table, write a migration for each database with the same number: `migrations/sqlite/0042_birds.sql` and
//! `migrations/postgres/0042_birds.sql`. The columns are `TEXT`, `INTEGER` (SQLite) or `BIGINT` (Postgres), also for truth
//! (0 or 1), and `BLOB` or `BYTEA`. A server of the version before may still be running beside yours: add columns and tables
//! first, and stop reading the old ones; a later version removes them.
//!
//! To add a query, write it once, as a method of [`Store`] in a file for its subject (`guests.rs` is short). Its placeholders
//! are `$1`, `$2`, …; `self.all` and `self.first` read, [`Row::get`](sql::Row::get) gives a column its type, and `self.write`
//! takes a [`Write`]: a statement whose result counts, and what belongs to the same transaction. What SQLite and Postgres
//! don't both understand needs two texts and [`Store::is_shared`] to choose; there are few. `tests/mod.rs` runs every
//! test against a file, a database in memory and a real Postgres.

mod address;
mod backup;
mod company;
mod copy;
mod file;
mod guests;
mod health;
mod log;
mod mail;
mod nodes;
mod passes;
mod passkeys;
mod postgres;
mod reach;
mod results;
mod sql;
mod sqlite;
mod studies;
mod tables;
mod talk;
#[cfg(test)]
mod tests;
mod tokens;
mod writer;

use serde::Serialize;
use serde_json::Value;
use table::Seed;

use crate::api::{Feeling, Note, Origin, Place, Setup, Status, Terms};
use crate::log_entry::LogEntry;
use crate::secret;
use crate::time::unix_millis;
use health::Health;
use sql::{Connection, Query, Readers, Row, Writing, query};
use writer::Writer;

pub use address::{BadAddress, Database, OpenError};
pub use backup::{Backups, backup};
pub use company::{Invited, StoredReport};
pub use copy::{Content, Copied, CopyError, copy};
pub use file::create_folder;
pub use guests::{NewDevice, SignedIn};
pub use mail::MailWish;
pub use nodes::GONE;
pub use passes::PassKind;
pub use passkeys::StoredPasskey;
pub use reach::{Channel, Delivery, PushSubscription, StoredNotice, StoredWebhook};
pub use results::{FinishedTable, SeatedGuest};
pub use tokens::StoredToken;
pub use writer::Write;

/// The store could not be read or written.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreError(pub String);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

/// A person without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: String,
    pub name: String,
}

/// What the ids of programs begin with, and no other guest's.
const PROGRAM: &str = "program-";

impl Guest {
    /// A new id for a program.
    pub fn program_id() -> String {
        format!("{PROGRAM}{}", secret::word::<12>())
    }

    /// Whether it is no person. Whoever knows the id knows it, so logs and lists need not say it.
    pub fn is_program(&self) -> bool {
        self.id.starts_with(PROGRAM)
    }
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

    /// A table for tests.
    #[cfg(test)]
    pub fn sample(id: &str) -> TableMeta {
        TableMeta {
            id: id.into(),
            game: "example".into(),
            version: 1,
            options: serde_json::json!({}),
            seed: Seed::Number(7),
            seed_chosen: true,
            setup: Setup::default(),
            host: "ada".into(),
            invite: "invite".into(),
            origin: None,
            lesson: None,
            created: 1,
        }
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
    /// The guest that is the host from now on.
    pub host: Option<String>,
    /// What the host has changed with this entry.
    pub terms: Option<Terms>,
    /// The result of the game that ends with this entry.
    pub result: Option<FinishedTable>,
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
pub struct Store {
    readers: Readers,
    writer: Writer,
    health: Health,
    shared: bool,
    /// How to connect for writing, unless it is only read.
    writing: Option<Writing>,
}

impl Store {
    /// Opens the database, creates it if it is missing, and migrates it.
    pub async fn open(database: &Database) -> Result<Store, OpenError> {
        match database {
            Database::Sqlite(file) => sqlite::open(file).await,
            Database::Memory => sqlite::open_in_memory().await,
            Database::Postgres(options) => postgres::open(options).await,
        }
    }

    /// Opens the database only to read it, all as it is at this moment.
    pub async fn open_to_read(database: &Database) -> Result<Store, OpenError> {
        match database {
            Database::Sqlite(file) => sqlite::open_to_read(file).await,
            Database::Memory => sqlite::open_in_memory().await,
            Database::Postgres(options) => postgres::open_to_read(options).await,
        }
    }

    fn new(readers: Readers, connection: Connection, writing: Writing) -> Store {
        let shared = writing.is_shared();
        let writer = Writer::start(connection, writing.clone());
        Store { readers, writer, health: Health::default(), shared, writing: Some(writing) }
    }

    fn to_read(readers: Readers) -> Store {
        let shared = matches!(readers, Readers::Postgres(_));
        Store { readers, writer: Writer::closed(), health: Health::default(), shared, writing: None }
    }

    /// Whether servers on other machines may use it too: it is Postgres.
    pub fn is_shared(&self) -> bool {
        self.shared
    }

    /// All rows of a query.
    async fn all(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        self.readers.all(query).await
    }

    /// The first row of a query.
    async fn first(&self, query: Query) -> Result<Option<Row>, StoreError> {
        self.readers.first(query).await
    }

    /// Writes, and returns after the commit: the number of rows that the main statement has changed, or the `id` it returns.
    async fn write(&self, write: Write) -> Result<i64, StoreError> {
        self.writer.write(write).await
    }

    /// What the database finds wrong with its file. Postgres looks after its files itself.
    pub async fn integrity(&self) -> Vec<String> {
        match self.shared {
            true => Vec::new(),
            false => sqlite::integrity(&self.readers).await.unwrap_or_else(|error| vec![error.to_string()]),
        }
    }

    /// Proves that the store can be written.
    pub async fn healthy(&self) -> Result<(), StoreError> {
        let probe = query(
            "INSERT INTO health (id, probed) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET probed = excluded.probed",
        );
        let probe = self.write(Write::new("health", probe.bind(unix_millis())));
        self.health.check(async { probe.await.map(drop) }).await
    }

    /// Writes everything that is pending, and closes.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.writer.close().await;
        self.readers.close().await;
        Ok(())
    }
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError(error.to_string()))
}
