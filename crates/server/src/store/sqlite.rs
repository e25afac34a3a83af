use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use futures_util::{FutureExt, TryFutureExt};
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use table::Seed;

use super::file::{self, OpenError};
use super::health::Health;
use super::writer::{WriteRequest, Writer};
use super::{
    AppendResult, Guest, Listed, ListingUpdate, LogRow, Store, StoreError, StoreFuture, StoredReaction,
    StoredStudy, StudyText, TableMeta,
};
use crate::api::{Chat, Feeling, Place, Status};
use crate::log_entry::LogEntry;
use crate::time::unix_millis;

/// How long to wait for another process that holds the database.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The number of connections for reading.
const READERS: u32 = 3;

/// A store in one SQLite file.
pub struct Sqlite {
    pub(super) readers: SqlitePool,
    writer: Writer,
    health: Health,
}

/// How the server connects to its database, which must exist.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on disk before it is acknowledged.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        // Half a megabyte per connection: the log is read once and kept in memory.
        .pragma("cache_size", "-512")
        .disable_statement_logging()
}

impl Sqlite {
    /// Opens the file, creates it if it is missing, and migrates it.
    pub async fn open(file: &Path) -> Result<Sqlite, OpenError> {
        let connection = file::open(file).await?;
        let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(BUSY_TIMEOUT);
        let readers = pool.connect_with(options(file)).await.map_err(StoreError::from)?;
        Ok(Sqlite { readers, writer: Writer::start(connection, options(file)), health: Health::default() })
    }

    /// Opens the file only to read it, all as it is at this moment.
    pub async fn open_to_read(file: &Path) -> Result<Sqlite, OpenError> {
        let readers = file::open_to_read(file).await?;
        Ok(Sqlite { readers, writer: Writer::closed(), health: Health::default() })
    }

    /// What SQLite finds wrong with the file.
    pub async fn integrity(&self) -> Vec<String> {
        let found = sqlx::query_scalar("PRAGMA integrity_check(20)").fetch_all(&self.readers).await;
        let mut wrong: Vec<String> = found.unwrap_or_else(|error| vec![error.to_string()]);
        wrong.retain(|line| line != "ok");
        let strays = sqlx::query("PRAGMA foreign_key_check").fetch_all(&self.readers).await;
        match strays {
            Ok(strays) if strays.is_empty() => {}
            Ok(strays) => wrong.push(format!("{} rows belong to no table", strays.len())),
            Err(error) => wrong.push(error.to_string()),
        }
        wrong
    }

    /// The ids of all tables.
    pub async fn ids(&self) -> Result<Vec<String>, StoreError> {
        ids(sqlx::query("SELECT id FROM tables ORDER BY created"), &self.readers).await
    }

    /// A table as the lists show it.
    pub async fn listed(&self, id: &str) -> Result<Listed, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id);
        listed(&row.fetch_one(&self.readers).await?)
    }

    fn write(&self, write: WriteRequest) -> StoreFuture<'_, ()> {
        self.writer.write(write).map_ok(drop).boxed()
    }
}

fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError(format!("the database contains an unreadable value: {error}"))
}

/// A secret seed, or the number. SQLite's integers are signed; the number keeps its bits.
fn seed(row: &SqliteRow) -> Result<Seed, StoreError> {
    match row.try_get::<Option<&[u8]>, _>("secret_seed")? {
        Some(secret) => {
            let secret = secret.try_into().map_err(|_| StoreError("a secret seed has 32 bytes".into()))?;
            Ok(Seed::Secret(secret))
        }
        None => Ok(Seed::Number(row.try_get::<i64, _>("seed")? as u64)),
    }
}

fn meta(row: &SqliteRow) -> Result<TableMeta, StoreError> {
    let text = |name: &str| row.try_get::<&str, _>(name);
    Ok(TableMeta {
        id: text("id")?.into(),
        game: text("game")?.into(),
        version: row.try_get::<u16, _>("version")?,
        options: serde_json::from_str(text("options")?).map_err(unreadable)?,
        seed: seed(row)?,
        seed_chosen: row.try_get::<bool, _>("seed_chosen")?,
        setup: serde_json::from_str(text("setup")?).map_err(unreadable)?,
        host: text("host")?.into(),
        invite: text("invite")?.into(),
        origin: match row.try_get::<Option<&str>, _>("origin")? {
            Some(origin) => Some(serde_json::from_str(origin).map_err(unreadable)?),
            None => None,
        },
        lesson: row.try_get("lesson")?,
        created: row.try_get::<i64, _>("created")? as u64,
    })
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    let word = format!("\"{}\"", row.try_get::<&str, _>("status")?);
    let meta = meta(row)?;
    Ok(Listed {
        status: serde_json::from_str::<Status>(&word).map_err(unreadable)?,
        places: serde_json::from_str(row.try_get("places")?).map_err(unreadable)?,
        changed: row.try_get::<i64, _>("changed")? as u64,
        meta,
    })
}

fn study(row: &SqliteRow) -> Result<StoredStudy, StoreError> {
    let text = |name: &str| row.try_get::<String, _>(name);
    Ok(StoredStudy {
        id: text("id")?,
        guest: text("guest")?,
        author: text("author")?,
        game: text("game")?,
        record: text("record")?,
        places: serde_json::from_str(&text("places")?).map_err(unreadable)?,
        text: StudyText {
            title: text("title")?,
            language: text("language")?,
            notes: serde_json::from_str(&text("notes")?).map_err(unreadable)?,
        },
        revision: row.try_get("revision")?,
        changed: row.try_get::<i64, _>("changed")? as u64,
    })
}

/// Reads the entry after position `before`. One that can't be read is damaged, and so is one after a gap.
fn log_row(row: &SqliteRow, before: u64) -> Result<LogRow, StoreError> {
    let entry = || serde_json::from_str(row.try_get("entry")?).map_err(unreadable);
    let seq = row.try_get::<i64, _>("seq")? as u64;
    let entry = match entry() {
        _ if seq != before + 1 => LogEntry::Damaged { reason: "the entries before it are missing".into() },
        Err(error) => LogEntry::Damaged { reason: error.to_string() },
        Ok(entry) => entry,
    };
    // Only the clocks need the time.
    let at = row.try_get::<i64, _>("at").unwrap_or_default() as u64;
    Ok(LogRow { seq, at, entry })
}

/// The tables in a list, without those that can't be read.
fn readable(rows: &[SqliteRow]) -> Vec<Listed> {
    let warn = |row: &SqliteRow, error: &StoreError| {
        let table = row.try_get::<String, _>("id").unwrap_or_default();
        tracing::warn!(table, %error, "a table can't be read, and is not listed");
    };
    rows.iter().filter_map(|row| listed(row).inspect_err(|error| warn(row, error)).ok()).collect()
}

/// The open tables with a status, newest first.
pub(super) const LISTED: &str =
    "SELECT * FROM tables WHERE status = ? AND listed ORDER BY created DESC LIMIT ?";
pub(super) const LISTED_OF_GAME: &str =
    "SELECT * FROM tables WHERE game = ? AND status = ? AND listed ORDER BY created DESC LIMIT ?";
pub(super) const OF_GUEST: &str = "SELECT tables.* FROM sittings JOIN tables ON tables.id = table_id \
    WHERE guest = ? ORDER BY sittings.created DESC LIMIT ?";
pub(super) const RUNNING: &str = "SELECT id FROM tables WHERE status = 'running' ORDER BY created DESC";
pub(super) const WAITING_SINCE: &str = "SELECT id FROM tables WHERE status = 'waiting' AND changed < ?";
/// Without the table of the newest entry: its place in the order of writing must not be used again.
pub(super) const ENDED_SINCE: &str = "SELECT id FROM tables WHERE status IN ('over', 'abandoned', 'closed') AND changed < ? \
    AND id <> (SELECT table_id FROM log WHERE rowid = (SELECT MAX(rowid) FROM log))";
pub(super) const STUDIES_OF: &str = "SELECT studies.*, guests.name AS author FROM studies \
    JOIN guests ON guests.id = guest WHERE guest = ? ORDER BY changed DESC LIMIT ?";
pub(super) const STUDY: &str = "SELECT studies.*, guests.name AS author FROM studies JOIN guests ON guests.id = guest WHERE studies.id = ?";
pub(super) const WRITTEN: &str = "SELECT rowid AS mark, table_id, seq FROM log WHERE rowid > ?";

type SqliteQuery = Query<'static, sqlx::Sqlite, SqliteArguments>;

/// The ids of the tables that a query finds, without those that can't be read.
fn ids(query: SqliteQuery, readers: &SqlitePool) -> StoreFuture<'_, Vec<String>> {
    async move { Ok(query.fetch_all(readers).await?.iter().filter_map(|row| row.try_get("id").ok()).collect()) }
        .boxed()
}

impl Store for Sqlite {
    fn add_guest(&self, guest: Guest, secret: [u8; 32], at: u64) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::Guest { guest, secret, at })
    }

    fn guest(&self, secret: [u8; 32]) -> StoreFuture<'_, Option<Guest>> {
        async move {
            let row = sqlx::query("SELECT id, name FROM guests WHERE secret = ?")
                .bind(secret.to_vec())
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| Ok(Guest { id: row.try_get("id")?, name: row.try_get("name")? })).transpose()
        }
        .boxed()
    }

    fn has_guest(&self, id: String) -> StoreFuture<'_, bool> {
        async move {
            let query = sqlx::query("SELECT 1 FROM guests WHERE id = ? AND secret IS NOT NULL").bind(id);
            Ok(query.fetch_optional(&self.readers).await?.is_some())
        }
        .boxed()
    }

    fn rename_guest(&self, id: String, name: String) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::Rename { id, name })
    }

    fn forget_guest(&self, id: String) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::Forget { id })
    }

    fn make(&self, meta: TableMeta, places: Vec<Place>, most: u32) -> StoreFuture<'_, bool> {
        let make = WriteRequest::Make { meta: Box::new(meta), places, most };
        self.writer.write(make).map_ok(|made| made > 0).boxed()
    }

    fn meta(&self, id: String) -> StoreFuture<'_, Option<TableMeta>> {
        async move {
            let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id);
            row.fetch_optional(&self.readers).await?.as_ref().map(meta).transpose()
        }
        .boxed()
    }

    fn append(
        &self,
        table: String,
        row: LogRow,
        listing: Option<ListingUpdate>,
    ) -> StoreFuture<'_, AppendResult> {
        async move {
            let append = WriteRequest::Append { table, row, listing: listing.map(Box::new) };
            Ok(if self.writer.write(append).await? == 0 {
                AppendResult::Conflict
            } else {
                AppendResult::Stored
            })
        }
        .boxed()
    }

    fn log(&self, table: String, seq: u64) -> StoreFuture<'_, Vec<LogRow>> {
        async move {
            let rows =
                sqlx::query("SELECT seq, at, entry FROM log WHERE table_id = ? AND seq > ? ORDER BY seq")
                    .bind(table)
                    .bind(seq as i64)
                    .fetch_all(&self.readers)
                    .await?;
            let mut before = seq;
            let mut log = Vec::with_capacity(rows.len());
            for row in &rows {
                let row = log_row(row, before)?;
                before = row.seq;
                log.push(row);
            }
            Ok(log)
        }
        .boxed()
    }

    fn snapshot(&self, table: String) -> StoreFuture<'_, Option<(u64, Vec<u8>)>> {
        async move {
            let row = sqlx::query("SELECT seq, state FROM snapshots WHERE table_id = ?").bind(table);
            let row = row.fetch_optional(&self.readers).await?;
            row.map(|row| Ok((row.try_get::<i64, _>("seq")? as u64, row.try_get("state")?))).transpose()
        }
        .boxed()
    }

    fn newest(&self) -> StoreFuture<'_, u64> {
        async move {
            let row = sqlx::query("SELECT at FROM log ORDER BY rowid DESC LIMIT 1");
            let row = row.fetch_optional(&self.readers).await?;
            row.map_or(Ok(0), |row| Ok(row.try_get::<i64, _>("at")? as u64))
        }
        .boxed()
    }

    fn put_snapshot(&self, table: String, seq: u64, state: Vec<u8>) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::Snapshot { table, seq, state })
    }

    fn written(&self, mark: i64) -> StoreFuture<'_, (i64, Vec<(String, u64)>)> {
        async move {
            if mark < 0 {
                let last = sqlx::query("SELECT COALESCE(MAX(rowid), 0) AS mark FROM log");
                return Ok((last.fetch_one(&self.readers).await?.try_get("mark")?, Vec::new()));
            }
            let rows = sqlx::query(WRITTEN).bind(mark).fetch_all(&self.readers).await?;
            let mut last = mark;
            let mut tables = HashMap::new();
            for row in &rows {
                last = last.max(row.try_get("mark")?);
                // What can't be read belongs to no table in memory.
                if let (Ok(table), Ok(seq)) =
                    (row.try_get::<String, _>("table_id"), row.try_get::<i64, _>("seq"))
                {
                    let last: &mut u64 = tables.entry(table).or_default();
                    *last = (*last).max(seq as u64);
                }
            }
            Ok((last, tables.into_iter().collect()))
        }
        .boxed()
    }

    fn for_anybody(&self, status: Status, game: Option<String>, most: u32) -> StoreFuture<'_, Vec<Listed>> {
        async move {
            let query = match game {
                Some(game) => sqlx::query(LISTED_OF_GAME).bind(game),
                None => sqlx::query(LISTED),
            };
            let rows = query.bind(status.word()).bind(most).fetch_all(&self.readers).await?;
            Ok(readable(&rows))
        }
        .boxed()
    }

    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<'_, Vec<Listed>> {
        async move {
            let rows = sqlx::query(OF_GUEST).bind(guest).bind(most).fetch_all(&self.readers).await?;
            Ok(readable(&rows))
        }
        .boxed()
    }

    fn running(&self) -> StoreFuture<'_, Vec<String>> {
        ids(sqlx::query(RUNNING), &self.readers)
    }

    fn waiting_since(&self, before: u64) -> StoreFuture<'_, Vec<String>> {
        ids(sqlx::query(WAITING_SINCE).bind(before as i64), &self.readers)
    }

    fn ended_since(&self, before: u64) -> StoreFuture<'_, Vec<String>> {
        ids(sqlx::query(ENDED_SINCE).bind(before as i64), &self.readers)
    }

    fn delete(&self, table: String) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::Delete { table })
    }

    fn say(&self, table: String, chat: Chat) -> StoreFuture<'_, i64> {
        self.writer.write(WriteRequest::Say { table, chat }).boxed()
    }

    fn said(&self, table: String, id: i64, most: u32) -> StoreFuture<'_, Vec<Chat>> {
        async move {
            let rows = sqlx::query(
                "SELECT id, at, seat, name, text FROM chat WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?",
            )
            .bind(table)
            .bind(id)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
            let chat = |row: &SqliteRow| -> Result<Chat, StoreError> {
                Ok(Chat {
                    id: row.try_get("id")?,
                    at: row.try_get::<i64, _>("at")? as u64,
                    seat: row.try_get("seat")?,
                    name: row.try_get("name")?,
                    text: row.try_get("text")?,
                })
            };
            // A message that can't be read is as good as unsaid.
            Ok(rows.iter().rev().filter_map(|row| chat(row).ok()).collect())
        }
        .boxed()
    }

    fn react(&self, table: String, seq: u64, seat: u8, feeling: Option<Feeling>) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::React { table, seq, seat, feeling })
    }

    fn reactions(&self, table: String, most: u32) -> StoreFuture<'_, Vec<StoredReaction>> {
        async move {
            let rows = sqlx::query(
                "SELECT seq, seat, feeling FROM reactions WHERE table_id = ? ORDER BY seq DESC, seat DESC LIMIT ?",
            )
            .bind(table)
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
            let reaction = |row: &SqliteRow| -> Result<StoredReaction, StoreError> {
                Ok(StoredReaction {
                    seq: row.try_get::<i64, _>("seq")? as u64,
                    seat: row.try_get("seat")?,
                    feeling: serde_json::from_str(row.try_get("feeling")?).map_err(unreadable)?,
                })
            };
            // One that can't be read is as good as withdrawn.
            Ok(rows.iter().rev().filter_map(|row| reaction(row).ok()).collect())
        }
        .boxed()
    }

    fn add_study(&self, study: StoredStudy, most: u32) -> StoreFuture<'_, bool> {
        let add = WriteRequest::Study { study: Box::new(study), most };
        self.writer.write(add).map_ok(|added| added > 0).boxed()
    }

    fn study(&self, id: String) -> StoreFuture<'_, Option<StoredStudy>> {
        async move {
            let row = sqlx::query(STUDY).bind(id).fetch_optional(&self.readers).await?;
            row.as_ref().map(study).transpose()
        }
        .boxed()
    }

    fn studies_of(&self, guest: String, most: u32) -> StoreFuture<'_, Vec<StoredStudy>> {
        async move {
            let rows = sqlx::query(STUDIES_OF).bind(guest).bind(most).fetch_all(&self.readers).await?;
            // One that can't be read is not listed.
            Ok(rows.iter().filter_map(|row| study(row).ok()).collect())
        }
        .boxed()
    }

    fn change_study(&self, id: String, revision: u32, text: StudyText, at: u64) -> StoreFuture<'_, bool> {
        let change = WriteRequest::ChangeStudy { id, revision, text, at };
        self.writer.write(change).map_ok(|changed| changed > 0).boxed()
    }

    fn delete_study(&self, id: String) -> StoreFuture<'_, ()> {
        self.write(WriteRequest::DeleteStudy { id })
    }

    fn healthy(&self) -> StoreFuture<'_, ()> {
        self.health.check(self.write(WriteRequest::Probe { at: unix_millis() })).boxed()
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        async move {
            self.writer.close().await;
            self.readers.close().await;
            Ok(())
        }
        .boxed()
    }
}
