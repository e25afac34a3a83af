//! Copies of the database, made while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, Connection};

use super::StoreError;
use super::file::{create_folder, create_private};
use super::sqlite::options;

/// How a server backs itself up.
#[derive(Clone, Debug)]
pub struct Backups {
    /// The time between two backups.
    pub every: Duration,
    /// How many to keep.
    pub keep: usize,
    /// The folder they are in.
    pub folder: PathBuf,
}

/// Copies the database to a new file that only its owner can read.
pub async fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
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
    let mut connection = options(database).connect().await?;
    sqlx::query("VACUUM INTO ?").bind(to).execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// Waits until a file is on the disk.
fn on_disk(file: &Path) -> Result<(), StoreError> {
    File::open(file).and_then(|file| file.sync_all()).map_err(|error| StoreError(error.to_string()))
}
