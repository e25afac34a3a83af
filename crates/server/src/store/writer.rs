use std::time::Duration;

use serde::Serialize;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Connection, Row, Sqlite, Transaction};
use tokio::sync::{Mutex, mpsc, oneshot};

use super::{Cover, Guest, Logged, Made, StoreError};
use crate::api::{Chat, Place};
use crate::metrics::METRICS;

/// So much goes into one commit at most.
const BATCH: usize = 256;
/// So long a commit waits for others who have something to write: the disk is much slower than they are.
const GATHERING: Duration = Duration::from_millis(2);
/// So much waits for the writer at most; who comes later waits at the door.
const QUEUE: usize = 1024;

/// Something to be written.
pub(super) enum Write {
    Guest { guest: Guest, secret: [u8; 32], at: u64 },
    Rename { id: String, name: String },
    Forget { id: String },
    Make { made: Box<Made>, places: Vec<Place> },
    Append { table: String, logged: Logged, cover: Option<Cover> },
    Say { table: String, chat: Chat },
}

/// The id of what was written; 0 for an entry whose place was taken.
type Written = Result<i64, StoreError>;
type Waiting = (Write, oneshot::Sender<Written>);
type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments<'q>>;

/// Writes what many tables have to write in common commits: a commit waits for the disk, and many can wait together.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
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

    /// Answers after the commit.
    pub async fn write(&self, write: Write) -> Written {
        let queue = self.queue.lock().await.clone().ok_or_else(gone)?;
        let (answer, written) = oneshot::channel();
        queue.send((write, answer)).await.map_err(|_| gone())?;
        drop(queue);
        written.await.map_err(|_| gone())?
    }

    /// Writes what waits and stops.
    pub async fn close(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        tokio::time::sleep(GATHERING).await;
        while batch.len() < BATCH
            && let Ok(one) = waiting.try_recv()
        {
            batch.push(one);
        }
        let written = commit(&mut connection, &batch).await;
        METRICS.commits.add(1);
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

/// One commit for the whole batch. An entry whose place is taken leaves the others alone.
async fn commit(connection: &mut SqliteConnection, batch: &[Waiting]) -> Result<Vec<i64>, StoreError> {
    let mut commit = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut written = Vec::with_capacity(batch.len());
    for (write, _) in batch {
        written.push(put(&mut commit, write).await?);
    }
    commit.commit().await?;
    Ok(written)
}

async fn put(commit: &mut Transaction<'_, Sqlite>, write: &Write) -> Result<i64, sqlx::Error> {
    let query = match write {
        Write::Guest { guest, secret, at } => {
            sqlx::query("INSERT INTO guests (id, secret, name, created) VALUES (?, ?, ?, ?)")
                .bind(&guest.id)
                .bind(&secret[..])
                .bind(&guest.name)
                .bind(*at as i64)
        }
        Write::Rename { id, name } => {
            sqlx::query("UPDATE guests SET name = ? WHERE id = ?").bind(name).bind(id)
        }
        Write::Forget { id } => sqlx::query("UPDATE guests SET secret = NULL WHERE id = ?").bind(id),
        Write::Make { made, places } => make(made, places),
        Write::Say { table, chat } => return say(commit, table, chat).await,
        Write::Append { table, logged, cover } => {
            let written = append(table, logged).execute(&mut **commit).await?.rows_affected();
            if let (1, Some(cover)) = (written, cover) {
                show(commit, table, cover).await?;
            }
            return Ok(written as i64);
        }
    };
    Ok(query.execute(&mut **commit).await?.rows_affected() as i64)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what the server keeps is JSON")
}

fn append<'q>(table: &'q str, logged: &Logged) -> Query<'q> {
    sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(logged.seq as i64)
        .bind(logged.at as i64)
        .bind(json(&logged.entry))
}

fn make<'q>(made: &'q Made, places: &[Place]) -> Query<'q> {
    sqlx::query(
        "INSERT INTO tables (id, game, version, options, seed, seed_chosen, setup, host, invite, origin, \
         created, status, places) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?)",
    )
    .bind(&made.id)
    .bind(&made.game)
    .bind(made.version)
    .bind(json(&made.options))
    .bind(made.seed as i64)
    .bind(made.seed_chosen)
    .bind(json(&made.setup))
    .bind(&made.host)
    .bind(&made.invite)
    .bind(made.origin.as_ref().map(json))
    .bind(made.created as i64)
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

/// What lists show of the table.
async fn show(commit: &mut Transaction<'_, Sqlite>, table: &str, cover: &Cover) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET status = ?, places = ? WHERE id = ?")
        .bind(cover.status.word())
        .bind(json(&cover.places))
        .bind(table)
        .execute(&mut **commit)
        .await?;
    if let Some(guest) = &cover.joins {
        sqlx::query("INSERT INTO sittings (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(guest)
            .bind(table)
            .execute(&mut **commit)
            .await?;
    }
    if let Some(guest) = &cover.leaves {
        sqlx::query("DELETE FROM sittings WHERE guest = ? AND table_id = ?")
            .bind(guest)
            .bind(table)
            .execute(&mut **commit)
            .await?;
    }
    Ok(())
}
