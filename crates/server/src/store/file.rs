//! The database file: private, ours, and whole, or it is not opened.

use std::cmp::Ordering;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use futures_util::FutureExt;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, Executor};

use super::address::shown;
use super::sqlite::{BUSY_TIMEOUT, options};
use super::{OpenError, StoreError};

/// What turns an old database into today's.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");
/// Marks a database as ours: "Syrt".
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Syrt");
/// SQLite's primary result codes.
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;
const READ_ONLY: u32 = 8;

/// Creates a folder that only its owner can enter, unless it is there.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Creates an empty file that only its owner can read. What SQLite puts beside it gets the same rights.
pub(super) fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create_new(true).open(file).map(drop)
}

/// Takes a file away from everybody but its owner if anybody could read it.
#[cfg(unix)]
fn make_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match fs::metadata(file) {
        Ok(found) if found.permissions().mode() & 0o007 != 0 => {
            fs::set_permissions(file, fs::Permissions::from_mode(0o600))
        }
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The files SQLite keeps for a database.
pub(super) fn with_companions(file: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|ending| {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        name.into()
    })
}

/// A connection to the database, migrated. Creates it if it is missing; refuses it if it is not whole or not ours.
pub(super) async fn open(file: &Path) -> Result<SqliteConnection, OpenError> {
    match fs::metadata(file) {
        Ok(found) if found.len() == 0 => return Err(OpenError::Empty(shown(file))),
        Ok(_) => check(file).await?,
        Err(error) if error.kind() == ErrorKind::NotFound => create(file).await?,
        Err(error) => return Err(OpenError::File(shown(file), error)),
    }
    #[cfg(unix)]
    for file in with_companions(file) {
        make_private(&file).map_err(|error| OpenError::File(shown(&file), error))?;
    }
    migrated(file).await
}

/// Creates the database under another name first: a process that is killed leaves none that is half made.
async fn create(file: &Path) -> Result<(), OpenError> {
    let new = file.with_extension(format!("new-{}", std::process::id()));
    let failed = |error| OpenError::File(shown(file), error);
    create_private(&new).map_err(failed)?;
    let mut connection = migrated(&new).await?;
    mark(&mut connection).await?;
    connection.close().await.map_err(StoreError::from)?;
    match fs::hard_link(&new, file) {
        // Another process may have been faster.
        Ok(()) => fs::remove_file(&new),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => fs::remove_file(&new),
        Err(_) => fs::rename(&new, file),
    }
    .map_err(failed)
}

async fn migrated(file: &Path) -> Result<SqliteConnection, OpenError> {
    let mut connection = options(file).connect().await.map_err(|error| explained(file, error))?;
    match MIGRATIONS.run(&mut connection).await {
        Ok(()) => Ok(connection),
        Err(MigrateError::VersionMissing(_)) => Err(OpenError::Newer(shown(file))),
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            Err(explained(file, error))
        }
        Err(error) => Err(StoreError(error.to_string()).into()),
    }
}

async fn mark(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mark = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
    sqlx::query(mark).execute(connection).await?;
    Ok(())
}

/// Connects once, only to read, and in one transaction: everything is read as it is at this moment.
pub(super) async fn open_to_read(file: &Path) -> Result<SqlitePool, OpenError> {
    let size = fs::metadata(file).map_err(|error| OpenError::File(shown(file), error))?.len();
    if size == 0 {
        return Err(OpenError::Empty(shown(file)));
    }
    let [_, log, _] = with_companions(file);
    // Without a write-ahead log nobody uses it, and SQLite needs no files of its own beside it.
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(!log.exists());
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .after_connect(|connection, _| async { connection.execute("BEGIN").await.map(drop) }.boxed());
    let options = options.busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
    let pool = pool.connect_with(options).await.map_err(|error| explained(file, error))?;
    let mut connection = pool.acquire().await.map_err(|error| explained(file, error))?;
    application_id(file, &mut connection).await?;
    let applied = sqlx::query_scalar("SELECT COUNT(*) FROM _sqlx_migrations").fetch_one(&mut *connection);
    let applied: u32 = applied.await.map_err(|error| explained(file, error))?;
    match (applied as usize).cmp(&MIGRATIONS.iter().count()) {
        Ordering::Less => return Err(OpenError::Older(shown(file))),
        Ordering::Greater => return Err(OpenError::Newer(shown(file))),
        Ordering::Equal => drop(connection),
    }
    Ok(pool)
}

/// Fails unless the file is a whole database of ours. One from before databases were marked is marked now.
async fn check(file: &Path) -> Result<(), OpenError> {
    let explained = |error| explained(file, error);
    // Without our usual options: nobody else's database becomes a write-ahead one.
    let bare = SqliteConnectOptions::new().filename(file).busy_timeout(BUSY_TIMEOUT);
    let mut connection = bare.disable_statement_logging().connect().await.map_err(explained)?;
    let found = application_id(file, &mut connection).await?;
    let first: String =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await.map_err(explained)?;
    if first != "ok" {
        return Err(OpenError::Damaged(shown(file), first));
    }
    if found == 0 {
        mark(&mut connection).await?;
    }
    connection.close().await.map_err(StoreError::from)?;
    Ok(())
}

/// Our mark, or 0 in an old database of ours; fails for any other.
async fn application_id(file: &Path, connection: &mut SqliteConnection) -> Result<i32, OpenError> {
    let explained = |error| explained(file, error);
    let found: i32 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(explained)?;
    let ours: bool = sqlx::query_scalar(
        "SELECT COUNT(*) = 3 FROM sqlite_schema WHERE name IN ('_sqlx_migrations', 'tables', 'log')",
    )
    .fetch_one(connection)
    .await
    .map_err(explained)?;
    if ours && [0, APPLICATION_ID].contains(&found) {
        return Ok(found);
    }
    Err(OpenError::Foreign(shown(file)))
}

/// What SQLite's error says about the file.
fn explained(file: &Path, error: sqlx::Error) -> OpenError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(NOT_A_DATABASE) => OpenError::Foreign(shown(file)),
        Some(READ_ONLY) => OpenError::ReadOnly(shown(file)),
        Some(CORRUPT) => OpenError::Damaged(shown(file), error.to_string()),
        _ => OpenError::Store(error.into()),
    }
}
