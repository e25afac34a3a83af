//! One way to speak to SQLite and to Postgres: the same text of a statement, the same kinds of values, the same rows.

use std::borrow::Cow;
use std::time::Duration;

use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt};
use serde::de::DeserializeOwned;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, Row as _, SqlSafeStr, SqlStr};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::StoreError;
use crate::metrics::METRICS;

/// How long to try again while a database can't be reached: one that restarts is back by then.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// How many rows are read ahead.
const AHEAD: usize = 256;
/// How long to wait between two attempts.
const PAUSE: Duration = Duration::from_millis(50);

/// A value of a statement. Numbers are `INTEGER` in SQLite and `BIGINT` in Postgres; truth is 0 or 1.
#[derive(Clone, Debug)]
pub enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

macro_rules! values {
    ($($kind:ident { $($type:ty: |$value:ident| $made:expr,)+ })+) => {$($(
        impl From<$type> for Value {
            fn from($value: $type) -> Value {
                Value::$kind(Some($made))
            }
        }
        impl From<Option<$type>> for Value {
            fn from(value: Option<$type>) -> Value {
                Value::$kind(value.map(|$value| $made))
            }
        }
    )+)+};
}

values! {
    Number {
        i64: |it| it,
        u64: |it| it as i64,
        u32: |it| it.into(),
        u16: |it| it.into(),
        u8: |it| it.into(),
        bool: |it| it.into(),
    }
    Text {
        String: |it| it,
        &String: |it| it.clone(),
        &str: |it| it.into(),
    }
    Bytes {
        Vec<u8>: |it| it,
        [u8; 32]: |it| it.to_vec(),
    }
}

/// The kinds of values.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Number,
    Text,
    Bytes,
}

/// A statement with its values. Its placeholders are `$1`, `$2`, …; both databases understand them.
#[derive(Clone, Debug)]
pub struct Query {
    sql: Cow<'static, str>,
    values: Vec<Value>,
}

/// A statement without values.
pub fn query(sql: &'static str) -> Query {
    Query { sql: sql.into(), values: Vec::new() }
}

/// A statement that is made of the names of tables and columns. Nothing that came from outside may stand in it.
impl From<String> for Query {
    fn from(sql: String) -> Query {
        Query { sql: sql.into(), values: Vec::new() }
    }
}

impl Query {
    /// Gives the next placeholder its value.
    #[must_use]
    pub fn bind(mut self, value: impl Into<Value>) -> Query {
        self.values.push(value.into());
        self
    }

    /// The same values for another text.
    #[cfg(feature = "planted")]
    pub fn replacing(self, sql: &'static str) -> Query {
        Query { sql: sql.into(), ..self }
    }

    /// Its text. Values are bound, never written into it.
    fn text(&self) -> SqlStr {
        match &self.sql {
            Cow::Borrowed(sql) => sql.into_sql_str(),
            Cow::Owned(sql) => AssertSqlSafe(sql.clone()).into_sql_str(),
        }
    }

    /// Whether it answers with rows of its own.
    pub(super) fn returns(&self) -> bool {
        self.sql.contains(" RETURNING ")
    }
}

/// The statement for the database at hand.
macro_rules! bound {
    ($query:expr) => {
        $query.values.iter().fold(sqlx::query($query.text()), |sql, value| match value {
            Value::Number(number) => sql.bind(*number),
            Value::Text(text) => sql.bind(text.as_deref()),
            Value::Bytes(bytes) => sql.bind(bytes.as_deref()),
        })
    };
}

/// A row of either database.
pub enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value of a column. It fails for one that can't be read.
    pub fn get<T: Column>(&self, name: &str) -> Result<T, StoreError> {
        T::from_row(self, name)
    }

    /// The value of a column of this kind.
    pub fn value(&self, name: &str, kind: Kind) -> Result<Value, StoreError> {
        Ok(match kind {
            Kind::Number => Value::Number(self.get(name)?),
            Kind::Text => Value::Text(self.get(name)?),
            Kind::Bytes => Value::Bytes(self.get(name)?),
        })
    }

    /// The value of a column that is stored as JSON.
    pub fn json<T: DeserializeOwned>(&self, name: &str) -> Result<T, StoreError> {
        serde_json::from_str(&self.get::<String>(name)?).map_err(unreadable)
    }
}

pub(super) fn unreadable(error: serde_json::Error) -> StoreError {
    StoreError(format!("the database contains an unreadable value: {error}"))
}

/// What a column can be read as.
pub trait Column: Sized {
    fn from_row(row: &Row, name: &str) -> Result<Self, StoreError>;
}

macro_rules! columns {
    ($($type:ty)+) => {$(
        impl Column for $type {
            fn from_row(row: &Row, name: &str) -> Result<$type, StoreError> {
                Ok(match row {
                    Row::Sqlite(row) => row.try_get(name)?,
                    Row::Postgres(row) => row.try_get(name)?,
                })
            }
        }
    )+};
}

columns! { i64 String Vec<u8> Option<i64> Option<String> Option<Vec<u8>> }

macro_rules! numbers {
    ($($type:ty: |$number:ident| $made:expr;)+) => {$(
        impl Column for $type {
            fn from_row(row: &Row, name: &str) -> Result<$type, StoreError> {
                let $number = row.get::<i64>(name)?;
                $made.map_err(|_| StoreError(format!("the number {} in `{name}` is out of range", $number)))
            }
        }
    )+};
}

numbers! {
    // What is unsigned keeps its bits.
    u64: |number| Ok::<_, ()>(number as u64);
    u32: |number| u32::try_from(number);
    u16: |number| u16::try_from(number);
    u8: |number| u8::try_from(number);
    bool: |number| Ok::<_, ()>(number != 0);
}

/// Connections for reading.
#[derive(Clone)]
pub(super) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Readers {
    /// All rows. A database that is restarting is asked again.
    pub async fn all(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        let began = Instant::now();
        loop {
            match self.try_all(&query).await {
                Err(error) if is_away(&error) && began.elapsed() < PATIENCE => sleep(PAUSE).await,
                answer => {
                    METRICS.failed_reads.inc_by(u64::from(answer.is_err()));
                    return Ok(answer?);
                }
            }
        }
    }

    /// The first row, if there is any.
    pub async fn first(&self, query: Query) -> Result<Option<Row>, StoreError> {
        Ok(self.all(query).await?.into_iter().next())
    }

    /// One row after the other, for what may be too much for the memory.
    pub fn each(&self, query: Query) -> mpsc::Receiver<Result<Row, StoreError>> {
        let (sender, rows) = mpsc::channel(AHEAD);
        let readers = self.clone();
        tokio::spawn(async move {
            let bound: BoxStream<'_, _> = match &readers {
                Readers::Sqlite(pool) => bound!(query).fetch(pool).map_ok(Row::Sqlite).boxed(),
                Readers::Postgres(pool) => bound!(query).fetch(pool).map_ok(Row::Postgres).boxed(),
            };
            let mut found = bound.map_err(StoreError::from);
            while let Some(row) = found.next().await {
                if sender.send(row).await.is_err() {
                    break;
                }
            }
        });
        rows
    }

    async fn try_all(&self, query: &Query) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match self {
            Readers::Sqlite(pool) => {
                bound!(query).fetch_all(pool).await?.into_iter().map(Row::Sqlite).collect()
            }
            Readers::Postgres(pool) => {
                bound!(query).fetch_all(pool).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
    }
}

/// Whether the error says that the database can't be reached now, and may be again soon.
pub(super) fn is_away(error: &sqlx::Error) -> bool {
    /// Postgres: it shuts down, has crashed, or starts.
    const STATES: [&str; 3] = ["57P01", "57P02", "57P03"];
    match error {
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| STATES.contains(&&*code)),
        _ => false,
    }
}

/// How to connect for writing.
#[derive(Clone)]
pub(super) enum Writing {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Box<PgConnectOptions>),
}

impl Writing {
    pub async fn connect(&self) -> Result<Connection, sqlx::Error> {
        Ok(match self {
            Writing::Sqlite(options) => Connection::Sqlite(options.connect().await?),
            Writing::Postgres(options) => Connection::Postgres(options.connect().await?),
        })
    }

    /// Whether there may be other writers on other machines.
    pub fn is_shared(&self) -> bool {
        matches!(self, Writing::Postgres(_))
    }
}

/// A connection for writing.
pub(super) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    /// Carries a statement out; returns the `id` it answers with, or the number of rows it has changed.
    pub async fn execute(&mut self, query: &Query) -> Result<i64, sqlx::Error> {
        if query.returns() {
            return match self {
                Connection::Sqlite(connection) => bound!(query).fetch_one(connection).await?.try_get("id"),
                Connection::Postgres(connection) => bound!(query).fetch_one(connection).await?.try_get("id"),
            };
        }
        Ok(match self {
            Connection::Sqlite(connection) => bound!(query).execute(connection).await?.rows_affected(),
            Connection::Postgres(connection) => bound!(query).execute(connection).await?.rows_affected(),
        } as i64)
    }

    pub async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let begin = match self {
            Connection::Sqlite(_) => "BEGIN IMMEDIATE",
            Connection::Postgres(_) => "BEGIN",
        };
        self.execute(&query(begin)).await.map(drop)
    }

    pub async fn commit(&mut self) -> Result<(), sqlx::Error> {
        self.execute(&query("COMMIT")).await.map(drop)
    }

    /// Lets nobody else begin a write with the same key before this one is committed. SQLite has one writer anyway.
    pub async fn lock(&mut self, key: &str) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            let lock = query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))").bind(key);
            self.execute(&lock).await?;
        }
        Ok(())
    }

    pub async fn close(self) {
        // It may be broken already.
        let _ = match self {
            Connection::Sqlite(connection) => connection.close().await,
            Connection::Postgres(connection) => connection.close().await,
        };
    }

    /// Closes it without waiting for what is under way.
    pub async fn drop_hard(self) {
        let _ = match self {
            Connection::Sqlite(connection) => connection.close_hard().await,
            Connection::Postgres(connection) => connection.close_hard().await,
        };
    }
}
