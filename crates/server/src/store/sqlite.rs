//! SQLite: one file, or a database in memory.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::file::{self, MIGRATIONS};
use super::sql::{Connection, Readers, Writing, query};
use super::{OpenError, Store, StoreError};

/// How long to wait for another process that holds the database.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// The number of connections for reading.
const READERS: u32 = 3;

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

/// Opens the file, creates it if it is missing, and migrates it.
pub(super) async fn open(file: &Path) -> Result<Store, OpenError> {
    let connection = file::open(file).await?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(BUSY_TIMEOUT);
    let readers = pool.connect_with(options(file)).await.map_err(StoreError::from)?;
    let writing = Writing::Sqlite(Box::new(options(file)));
    Ok(Store::new(Readers::Sqlite(readers), Connection::Sqlite(connection), writing))
}

/// A new database in memory.
pub(super) async fn open_in_memory() -> Result<Store, OpenError> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    // All connections with one name that begins with a slash share a database; it ends with the last of them.
    let name = format!("/syrtis-{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let options = SqliteConnectOptions::new()
        .filename(name)
        .vfs("memdb")
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging();
    let mut connection = options.connect().await.map_err(StoreError::from)?;
    MIGRATIONS.run(&mut connection).await.map_err(|error| StoreError(error.to_string()))?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).idle_timeout(None).max_lifetime(None);
    let readers = pool.connect_with(options.clone()).await.map_err(StoreError::from)?;
    let writing = Writing::Sqlite(Box::new(options));
    Ok(Store::new(Readers::Sqlite(readers), Connection::Sqlite(connection), writing))
}

/// Opens the file only to read it, all as it is at this moment.
pub(super) async fn open_to_read(file: &Path) -> Result<Store, OpenError> {
    Ok(Store::to_read(Readers::Sqlite(file::open_to_read(file).await?)))
}

/// What SQLite finds wrong with the file.
pub(super) async fn integrity(readers: &Readers) -> Result<Vec<String>, StoreError> {
    let mut wrong = Vec::new();
    for row in readers.all(query("PRAGMA integrity_check(20)")).await? {
        wrong.push(row.get::<String>("integrity_check")?);
    }
    wrong.retain(|line| line != "ok");
    let strays = readers.all(query("PRAGMA foreign_key_check")).await?;
    if !strays.is_empty() {
        wrong.push(format!("{} rows belong to no table", strays.len()));
    }
    Ok(wrong)
}
