//! Copies of the database, made while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::file::{create_folder, create_private};
use super::sqlite::BUSY_TIMEOUT;
use super::{Database, StoreError};
use crate::metrics::METRICS;
use crate::time::unix_millis;

/// The name of a backup is this, the date, and the ending.
const PREFIX: &str = "syrtis-";
const ENDING: &str = ".db";
/// How long to wait before trying again after a failure.
const RETRY: Duration = Duration::from_secs(10 * 60);

/// Copies the database to a new file that only its owner can read.
pub async fn backup(database: &Database, to: &Path) -> Result<(), StoreError> {
    let Some(database) = database.file() else {
        return Err(StoreError(format!("{database} is not a file; use pg_dump")));
    };
    if !database.exists() {
        return Err(StoreError(format!("there is no database {}", database.display())));
    }
    let name = to.to_str().ok_or_else(|| StoreError("the file name is not valid Unicode".into()))?;
    create_private(to).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError(format!("{name} already exists")),
        _ => StoreError(format!("{name}: {error}")),
    })?;
    let copied = copy(database, name).await.and_then(|()| on_disk(to));
    if copied.is_err() {
        let _ = fs::remove_file(to);
    }
    copied
}

async fn copy(database: &Path, to: &str) -> Result<(), StoreError> {
    let read = SqliteConnectOptions::new().filename(database).read_only(true).busy_timeout(BUSY_TIMEOUT);
    let mut connection = read.disable_statement_logging().connect().await?;
    sqlx::query("VACUUM INTO ?").bind(to).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// Waits until a file is on the disk.
fn on_disk(file: &Path) -> Result<(), StoreError> {
    File::open(file).and_then(|file| file.sync_all()).map_err(|error| StoreError(error.to_string()))
}

/// How a server backs itself up.
#[derive(Clone, Debug)]
pub struct Backups {
    /// The time between two backups.
    pub every: Duration,
    /// How many to keep.
    pub keep: usize,
    /// Where they are.
    pub folder: PathBuf,
}

impl Backups {
    /// Backs the database up whenever it is time; never returns.
    pub async fn run(&self, database: &Database) {
        loop {
            tokio::time::sleep(self.due_in()).await;
            match self.make(database).await {
                Ok(file) => {
                    METRICS.backups.inc();
                    METRICS.last_backup.set((unix_millis() / 1000) as i64);
                    tracing::info!(file = %file.display(), "backed up the database");
                }
                Err(error) => {
                    METRICS.failed_backups.inc();
                    tracing::error!(%error, "could not back up the database");
                    tokio::time::sleep(RETRY.min(self.every)).await;
                }
            }
        }
    }

    /// The time until the next backup; none if there is no backup yet.
    fn due_in(&self) -> Duration {
        let newest = self.found().ok().and_then(|found| found.into_iter().next_back());
        let made = newest.and_then(|newest| fs::metadata(newest).ok()?.modified().ok());
        let age = made.and_then(|made| made.elapsed().ok());
        age.map_or(Duration::ZERO, |age| self.every.saturating_sub(age))
    }

    /// Makes a backup named by date and removes the oldest.
    pub(super) async fn make(&self, database: &Database) -> Result<PathBuf, StoreError> {
        let failed = |error: io::Error| StoreError(format!("{}: {error}", self.folder.display()));
        create_folder(&self.folder).map_err(failed)?;
        let file = self.folder.join(format!("{PREFIX}{}{ENDING}", now().await?));
        // Until it is whole, it has another name.
        let part = self.folder.join("syrtis.part");
        let _ = fs::remove_file(&part);
        backup(database, &part).await?;
        fs::rename(&part, &file).map_err(failed)?;
        let found = self.found().map_err(failed)?;
        for old in &found[..found.len().saturating_sub(self.keep)] {
            fs::remove_file(old).map_err(failed)?;
        }
        Ok(file)
    }

    /// The backups in the folder, the oldest first.
    fn found(&self) -> io::Result<Vec<PathBuf>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if entry.file_name().to_str().is_some_and(is_backup) {
                found.push(entry.path());
            }
        }
        found.sort();
        Ok(found)
    }
}

/// The time now as it stands in a file name; SQLite knows the calendar.
async fn now() -> Result<String, StoreError> {
    let mut calendar = SqliteConnectOptions::new().in_memory(true).connect().await?;
    let now = sqlx::query_scalar("SELECT strftime('%Y-%m-%dT%H-%M-%SZ', 'now')");
    let now = now.fetch_one(&mut calendar).await?;
    calendar.close().await?;
    Ok(now)
}

/// Whether this is the name of a backup made here. Nothing else is ever removed.
fn is_backup(name: &str) -> bool {
    let date = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(ENDING));
    date.is_some_and(|date| {
        let shape: String = date.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
        shape == "0000-00-00T00-00-00Z"
    })
}
