//! Postgres: a database that several servers can share.

use sqlx::ConnectOptions;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{Connection as _, Executor};

use super::address::Database;
use super::sql::{Connection, PATIENCE, Readers, Writing};
use super::{OpenError, Store, StoreError};

/// What makes today's schema.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");
/// The number of connections for reading.
const READERS: u32 = 8;
/// Postgres: the transaction, or the whole server, may not write.
const READ_ONLY: &str = "25006";

/// How the server connects. A commit is on disk before it is acknowledged, whatever the database's default is.
fn options(given: &PgConnectOptions) -> PgConnectOptions {
    given
        .clone()
        .application_name("syrtis")
        .options([("synchronous_commit", "on")])
        .disable_statement_logging()
}

/// Opens the database and migrates it. Several servers may do this at once.
pub(super) async fn open(given: &PgConnectOptions) -> Result<Store, OpenError> {
    let options = options(given);
    let explained = |error| explained(given, error);
    let mut connection = options.connect().await.map_err(explained)?;
    must_be_ours(given, &mut connection).await?;
    match MIGRATIONS.run(&mut connection).await {
        Ok(()) => {}
        Err(MigrateError::VersionMissing(_)) => return Err(OpenError::Newer(shown(given))),
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            return Err(explained(error));
        }
        Err(error) => return Err(StoreError(error.to_string()).into()),
    }
    let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
    let readers = pool.connect_with(options.clone()).await.map_err(explained)?;
    let writing = Writing::Postgres(Box::new(options));
    Ok(Store::new(Readers::Postgres(readers), Connection::Postgres(connection), writing))
}

/// Opens the database only to read it, all as it is at this moment.
pub(super) async fn open_to_read(given: &PgConnectOptions) -> Result<Store, OpenError> {
    let options = options(given);
    let explained = |error| explained(given, error);
    let mut connection = options.connect().await.map_err(explained)?;
    must_be_ours(given, &mut connection).await?;
    let versions = sqlx::query_scalar("SELECT version FROM _sqlx_migrations").fetch_all(&mut connection);
    let versions: Vec<i64> = versions.await.map_err(explained)?;
    if versions.iter().any(|version| !MIGRATIONS.version_exists(*version)) {
        return Err(OpenError::Newer(shown(given)));
    }
    if versions.len() < MIGRATIONS.iter().count() {
        return Err(OpenError::Older(shown(given)));
    }
    connection.close().await.map_err(explained)?;
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None).after_connect(
        |connection, _| {
            Box::pin(async {
                connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await.map(drop)
            })
        },
    );
    Ok(Store::to_read(Readers::Postgres(pool.connect_with(options).await.map_err(explained)?)))
}

/// Fails if there are tables, and they are not ours.
async fn must_be_ours(given: &PgConnectOptions, connection: &mut PgConnection) -> Result<(), OpenError> {
    let names =
        sqlx::query_scalar("SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()");
    let names: Vec<String> = names.fetch_all(connection).await.map_err(|error| explained(given, error))?;
    let ours = ["_sqlx_migrations", "tables", "log"].iter().all(|name| names.iter().any(|it| it == name));
    if ours || names.is_empty() { Ok(()) } else { Err(OpenError::Foreign(shown(given))) }
}

fn shown(given: &PgConnectOptions) -> String {
    Database::Postgres(Box::new(given.clone())).to_string()
}

/// What Postgres' error says about the database.
fn explained(given: &PgConnectOptions, error: sqlx::Error) -> OpenError {
    let code = error.as_database_error().and_then(|error| error.code().map(std::borrow::Cow::into_owned));
    match code.as_deref() {
        Some(READ_ONLY) => OpenError::ReadOnly(shown(given)),
        _ => {
            let why =
                error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().into());
            OpenError::Unreachable(shown(given), why)
        }
    }
}
