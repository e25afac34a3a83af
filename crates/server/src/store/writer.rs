use std::time::Duration;

use serde::Serialize;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Connection, Row, Sqlite, Transaction};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::{Guest, ListingUpdate, LogRow, StoreError, TableMeta};
use crate::api::{Chat, Place};
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
    Make { meta: Box<TableMeta>, places: Vec<Place> },
    Append { table: String, row: LogRow, listing: Option<ListingUpdate> },
    Snapshot { table: String, seq: u64, state: Vec<u8> },
    Say { table: String, chat: Chat },
}

/// The id of the written row; 0 for an entry whose position was taken.
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
    pub fn start(connection: SqliteConnection) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(write_all(connection, waiting));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
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

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<PendingWrite>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        tokio::time::sleep(GATHERING).await;
        while batch.len() < BATCH
            && let Ok(one) = waiting.try_recv()
        {
            batch.push(one);
        }
        let written = commit(&mut connection, &batch).await;
        METRICS.commits.inc();
        match written {
            Ok(written) => {
                for ((_, answer), id) in batch.drain(..).zip(written) {
                    let _ = answer.send(Ok(id));
                }
            }
            Err(error) => {
                for (_, answer) in batch.drain(..) {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
    let _ = connection.close().await;
}

/// One commit for the whole batch. An entry whose position is taken does not affect the others.
async fn commit(connection: &mut SqliteConnection, batch: &[PendingWrite]) -> Result<Vec<i64>, StoreError> {
    let mut commit = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut written = Vec::with_capacity(batch.len());
    for (write, _) in batch {
        written.push(put(&mut commit, write).await?);
    }
    commit.commit().await?;
    Ok(written)
}

async fn put(commit: &mut Transaction<'_, Sqlite>, write: &WriteRequest) -> Result<i64, sqlx::Error> {
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
        WriteRequest::Forget { id } => sqlx::query("UPDATE guests SET secret = NULL WHERE id = ?").bind(id),
        WriteRequest::Make { meta, places } => make(meta, places),
        WriteRequest::Snapshot { table, seq, state } => sqlx::query(
            "INSERT INTO snapshots (table_id, seq, state) VALUES (?, ?, ?) ON CONFLICT (table_id) \
             DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE excluded.seq >= seq",
        )
        .bind(table)
        .bind(*seq as i64)
        .bind(&state[..]),
        WriteRequest::Say { table, chat } => return say(commit, table, chat).await,
        WriteRequest::Append { table, row, listing } => {
            let written = append(table, row).execute(&mut **commit).await?.rows_affected();
            if let (1, Some(listing)) = (written, listing) {
                show(commit, table, listing).await?;
            }
            return Ok(written as i64);
        }
    };
    Ok(query.execute(&mut **commit).await?.rows_affected() as i64)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what the server stores is JSON")
}

fn append<'q>(table: &'q str, row: &LogRow) -> SqliteQuery<'q> {
    sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(row.seq as i64)
        .bind(row.at as i64)
        .bind(json(&row.entry))
}

fn make<'q>(meta: &'q TableMeta, places: &[Place]) -> SqliteQuery<'q> {
    sqlx::query(
        "INSERT INTO tables (id, game, version, options, seed, seed_chosen, setup, host, invite, origin, \
         created, status, places) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?)",
    )
    .bind(&meta.id)
    .bind(&meta.game)
    .bind(meta.version)
    .bind(json(&meta.options))
    .bind(meta.seed as i64)
    .bind(meta.seed_chosen)
    .bind(json(&meta.setup))
    .bind(&meta.host)
    .bind(&meta.invite)
    .bind(meta.origin.as_ref().map(json))
    .bind(meta.created as i64)
    .bind(json(&places))
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

/// Updates what the lists show of the table.
async fn show(
    commit: &mut Transaction<'_, Sqlite>,
    table: &str,
    listing: &ListingUpdate,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET status = ?, places = ? WHERE id = ?")
        .bind(listing.status.word())
        .bind(json(&listing.places))
        .bind(table)
        .execute(&mut **commit)
        .await?;
    if let Some(guest) = &listing.joins {
        sqlx::query("INSERT INTO sittings (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(guest)
            .bind(table)
            .execute(&mut **commit)
            .await?;
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
