use std::slice;
use std::time::Duration;

use serde::Serialize;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, Sqlite, Transaction};
use table::Seed;
use tokio::sync::{Mutex, mpsc, oneshot};

use super::{Guest, ListingUpdate, LogRow, StoreError, StoredStudy, StudyText, TableMeta};
use crate::api::{Chat, Feeling, Place};
use crate::metrics::METRICS;

/// Maximum number of writes in one commit.
const BATCH: usize = 256;
/// How long a commit waits for more writes to join it: the disk is much slower than the tables.
const GATHERING: Duration = Duration::from_millis(2);
/// Maximum number of queued writes; further callers wait.
const QUEUE: usize = 1024;

/// A write.
pub(super) enum WriteRequest {
    Guest { guest: Guest, secret: [u8; 32], at: u64 },
    Rename { id: String, name: String },
    Forget { id: String },
    Make { meta: Box<TableMeta>, places: Vec<Place>, most: u32 },
    Append { table: String, row: LogRow, listing: Option<Box<ListingUpdate>> },
    Snapshot { table: String, seq: u64, state: Vec<u8> },
    Delete { table: String },
    Say { table: String, chat: Chat },
    React { table: String, seq: u64, seat: u8, feeling: Option<Feeling> },
    Study { study: Box<StoredStudy>, most: u32 },
    ChangeStudy { id: String, revision: u32, text: StudyText, at: u64 },
    DeleteStudy { id: String },
    Probe { at: u64 },
}

/// The id of the written row; 0 for an entry whose position was taken, a table or a study too many, or a study that has
/// changed.
type WriteResult = Result<i64, StoreError>;
type PendingWrite = (WriteRequest, oneshot::Sender<WriteResult>);
type SqliteQuery<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments>;

/// Groups the writes of many tables into common commits: a commit waits for the disk, and many writes can share the
/// wait.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<PendingWrite>>>,
    task: Mutex<Option<tokio::task::JoinHandle<()>>>,
}

fn gone() -> StoreError {
    StoreError("the store is closed".into())
}

impl Writer {
    /// Writes on this connection, and on new ones with these options after errors.
    pub fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let pen = Pen { connection: Some(connection), options };
        let task = tokio::spawn(pen.write_all(waiting));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    /// Writes nothing.
    pub fn closed() -> Writer {
        Writer { queue: Mutex::new(None), task: Mutex::new(None) }
    }

    /// Writes, and returns after the commit.
    pub async fn write(&self, write: WriteRequest) -> WriteResult {
        let queue = self.queue.lock().await.clone().ok_or_else(gone)?;
        let (answer, written) = oneshot::channel();
        queue.send((write, answer)).await.map_err(|_| gone())?;
        drop(queue);
        written.await.map_err(|_| gone())?
    }

    /// Writes what is queued, and stops.
    pub async fn close(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

/// Why a batch was not written.
enum Failed {
    /// No transaction could begin, so no write is to blame.
    Begin(StoreError),
    /// One of the writes failed, or the commit.
    Write(StoreError),
}

/// The one connection that writes. It is closed after any error: SQLite may have rolled the transaction back by itself
/// while the connection still counts it as open.
struct Pen {
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
}

impl Pen {
    async fn write_all(mut self, mut waiting: mpsc::Receiver<PendingWrite>) {
        let mut batch = Vec::with_capacity(BATCH);
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            tokio::time::sleep(GATHERING).await;
            while batch.len() < BATCH
                && let Ok(one) = waiting.try_recv()
            {
                batch.push(one);
            }
            let (writes, answers): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
            for (answer, result) in answers.into_iter().zip(self.write(&writes).await) {
                METRICS.failed_writes.inc_by(u64::from(result.is_err()));
                let _ = answer.send(result);
            }
        }
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }

    /// One commit for all; if that fails, one for each, so that a bad write harms no other.
    async fn write(&mut self, batch: &[WriteRequest]) -> Vec<WriteResult> {
        match self.commit(batch).await {
            Ok(written) => written.into_iter().map(Ok).collect(),
            Err(Failed::Write(_)) if batch.len() > 1 => self.write_singly(batch).await,
            Err(Failed::Write(error) | Failed::Begin(error)) => vec![Err(error); batch.len()],
        }
    }

    async fn write_singly(&mut self, batch: &[WriteRequest]) -> Vec<WriteResult> {
        let mut results = Vec::with_capacity(batch.len());
        for write in batch {
            results.push(match self.commit(slice::from_ref(write)).await {
                Ok(written) => Ok(written[0]),
                Err(Failed::Write(error)) => Err(error),
                Err(Failed::Begin(error)) => {
                    // The rest would wait in vain as well, each for as long.
                    results.resize(batch.len(), Err(error));
                    break;
                }
            });
        }
        results
    }

    async fn commit(&mut self, batch: &[WriteRequest]) -> Result<Vec<i64>, Failed> {
        let written = self.try_commit(batch).await;
        match &written {
            Ok(_) => _ = METRICS.commits.inc(),
            Err(Failed::Begin(error) | Failed::Write(error)) => {
                tracing::error!(%error, writes = batch.len(), "a commit failed");
                if let Some(connection) = self.connection.take() {
                    let _ = connection.close_hard().await;
                }
            }
        }
        written
    }

    /// One commit for the whole batch. An entry whose position is taken does not affect the others.
    async fn try_commit(&mut self, batch: &[WriteRequest]) -> Result<Vec<i64>, Failed> {
        let begin = |error: sqlx::Error| Failed::Begin(error.into());
        let write = |error: sqlx::Error| Failed::Write(error.into());
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(begin)?,
        };
        let mut commit =
            self.connection.insert(connection).begin_with("BEGIN IMMEDIATE").await.map_err(begin)?;
        let mut written = Vec::with_capacity(batch.len());
        for one in batch {
            written.push(put(&mut commit, one).await.map_err(Failed::Write)?);
        }
        commit.commit().await.map_err(write)?;
        Ok(written)
    }
}

async fn put(commit: &mut Transaction<'_, Sqlite>, write: &WriteRequest) -> WriteResult {
    let query = match write {
        WriteRequest::Guest { guest, secret, at } => {
            sqlx::query("INSERT INTO guests (id, secret, name, created) VALUES (?, ?, ?, ?)")
                .bind(&guest.id)
                .bind(&secret[..])
                .bind(&guest.name)
                .bind(*at as i64)
        }
        WriteRequest::Rename { id, name } => {
            sqlx::query("UPDATE guests SET name = ? WHERE id = ?").bind(name).bind(id)
        }
        WriteRequest::Forget { id } => {
            sqlx::query("DELETE FROM studies WHERE guest = ?").bind(id).execute(&mut **commit).await?;
            sqlx::query("UPDATE guests SET secret = NULL WHERE id = ?").bind(id)
        }
        WriteRequest::Study { study, most } => add_study(study, *most)?,
        WriteRequest::ChangeStudy { id, revision, text, at } => sqlx::query(
            "UPDATE studies SET title = ?, language = ?, notes = ?, changed = ?, revision = revision + 1 \
             WHERE id = ? AND revision = ?",
        )
        .bind(&text.title)
        .bind(&text.language)
        .bind(json(&text.notes)?)
        .bind(*at as i64)
        .bind(id)
        .bind(*revision),
        WriteRequest::DeleteStudy { id } => sqlx::query("DELETE FROM studies WHERE id = ?").bind(id),
        WriteRequest::Make { meta, places, most } => make(meta, places, *most)?,
        WriteRequest::Snapshot { table, seq, state } => sqlx::query(
            "INSERT INTO snapshots (table_id, seq, state) VALUES (?, ?, ?) ON CONFLICT (table_id) \
             DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE excluded.seq >= seq",
        )
        .bind(table)
        .bind(*seq as i64)
        .bind(&state[..]),
        WriteRequest::React { table, seq, seat, feeling: None } => {
            sqlx::query("DELETE FROM reactions WHERE table_id = ? AND seq = ? AND seat = ?")
                .bind(table)
                .bind(*seq as i64)
                .bind(*seat)
        }
        WriteRequest::React { table, seq, seat, feeling: Some(feeling) } => sqlx::query(
            "INSERT INTO reactions (table_id, seq, seat, feeling) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seq, seat) \
             DO UPDATE SET feeling = excluded.feeling",
        )
        .bind(table)
        .bind(*seq as i64)
        .bind(*seat)
        .bind(json(feeling)?),
        WriteRequest::Probe { at } => sqlx::query(
            "INSERT INTO health (id, probed) VALUES (1, ?) ON CONFLICT DO UPDATE SET probed = excluded.probed",
        )
        .bind(*at as i64),
        WriteRequest::Delete { table } => return delete(commit, table).await,
        WriteRequest::Say { table, chat } => return Ok(say(commit, table, chat).await?),
        WriteRequest::Append { table, row, listing } => {
            let written = append(table, row)?.execute(&mut **commit).await?.rows_affected();
            if let (1, Some(listing)) = (written, listing) {
                show(commit, table, row.at, listing).await?;
            }
            return Ok(written as i64);
        }
    };
    Ok(query.execute(&mut **commit).await?.rows_affected() as i64)
}

fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError(error.to_string()))
}

fn append<'q>(table: &'q str, row: &LogRow) -> Result<SqliteQuery<'q>, StoreError> {
    let insert =
        sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING");
    Ok(insert.bind(table).bind(row.seq as i64).bind(row.at as i64).bind(json(&row.entry)?))
}

fn make<'q>(meta: &'q TableMeta, places: &[Place], most: u32) -> Result<SqliteQuery<'q>, StoreError> {
    let (number, secret) = match &meta.seed {
        Seed::Number(number) => (*number as i64, None),
        Seed::Secret(secret) => (0, Some(&secret[..])),
    };
    let insert = sqlx::query(
        "INSERT INTO tables (id, game, version, options, seed, secret_seed, seed_chosen, setup, host, invite, \
         origin, lesson, created, changed, status, places) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ? \
         WHERE (SELECT COUNT(*) FROM tables WHERE host = ? AND status IN ('waiting', 'running')) < ?",
    );
    Ok(insert
        .bind(&meta.id)
        .bind(&meta.game)
        .bind(meta.version)
        .bind(json(&meta.options)?)
        .bind(number)
        .bind(secret)
        .bind(meta.seed_chosen)
        .bind(json(&meta.setup)?)
        .bind(&meta.host)
        .bind(&meta.invite)
        .bind(meta.origin.as_ref().map(json).transpose()?)
        .bind(&meta.lesson)
        .bind(meta.created as i64)
        .bind(meta.created as i64)
        .bind(json(&places)?)
        .bind(&meta.host)
        .bind(most))
}

fn add_study<'q>(study: &'q StoredStudy, most: u32) -> Result<SqliteQuery<'q>, StoreError> {
    let insert = sqlx::query(
        "INSERT INTO studies (id, guest, game, record, places, title, language, notes, revision, created, changed) \
         SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM studies WHERE guest = ?) < ?",
    );
    Ok(insert
        .bind(&study.id)
        .bind(&study.guest)
        .bind(&study.game)
        .bind(&study.record)
        .bind(json(&study.places)?)
        .bind(&study.text.title)
        .bind(&study.text.language)
        .bind(json(&study.text.notes)?)
        .bind(study.revision)
        .bind(study.changed as i64)
        .bind(study.changed as i64)
        .bind(&study.guest)
        .bind(most))
}

async fn say(commit: &mut Transaction<'_, Sqlite>, table: &str, chat: &Chat) -> Result<i64, sqlx::Error> {
    sqlx::query("INSERT INTO chat (table_id, at, seat, name, text) VALUES (?, ?, ?, ?, ?) RETURNING id")
        .bind(table)
        .bind(chat.at as i64)
        .bind(chat.seat)
        .bind(&chat.name)
        .bind(&chat.text)
        .fetch_one(&mut **commit)
        .await?
        .try_get("id")
}

async fn delete(commit: &mut Transaction<'_, Sqlite>, table: &str) -> WriteResult {
    for part in [
        "DELETE FROM snapshots WHERE table_id = ?",
        "DELETE FROM sittings WHERE table_id = ?",
        "DELETE FROM chat WHERE table_id = ?",
        "DELETE FROM reactions WHERE table_id = ?",
        "DELETE FROM log WHERE table_id = ?",
    ] {
        sqlx::query(part).bind(table).execute(&mut **commit).await?;
    }
    let deleted = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table).execute(&mut **commit).await?;
    Ok(deleted.rows_affected() as i64)
}

/// Updates what the lists show of the table.
async fn show(
    commit: &mut Transaction<'_, Sqlite>,
    table: &str,
    at: u64,
    listing: &ListingUpdate,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET status = ?, places = ?, changed = ? WHERE id = ?")
        .bind(listing.status.word())
        .bind(json(&listing.places)?)
        .bind(at as i64)
        .bind(table)
        .execute(&mut **commit)
        .await?;
    if let Some(terms) = &listing.terms {
        sqlx::query("UPDATE tables SET options = ?, setup = ? WHERE id = ?")
            .bind(json(&terms.options)?)
            .bind(json(&terms.setup)?)
            .bind(table)
            .execute(&mut **commit)
            .await?;
    }
    if let Some(guest) = &listing.joins {
        let sit = sqlx::query(
            "INSERT INTO sittings (guest, table_id, created) SELECT ?, id, created FROM tables WHERE id = ? \
             ON CONFLICT DO NOTHING",
        );
        sit.bind(guest).bind(table).execute(&mut **commit).await?;
    }
    if let Some(guest) = &listing.leaves {
        sqlx::query("DELETE FROM sittings WHERE guest = ? AND table_id = ?")
            .bind(guest)
            .bind(table)
            .execute(&mut **commit)
            .await?;
    }
    Ok(())
}
