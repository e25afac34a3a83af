use std::slice;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::{Instant, sleep};

use super::StoreError;
use super::sql::{Connection, PATIENCE, Query, Writing, is_away};
use crate::metrics::METRICS;

/// Maximum number of writes in one commit.
const BATCH: usize = 256;
/// Maximum number of queued writes; further callers wait.
const QUEUE: usize = 1024;
/// How long to wait before connecting again.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(50);

/// A write: one statement whose result counts, and what goes with it in the same transaction.
#[derive(Debug)]
pub struct Write {
    key: String,
    alone: bool,
    before: Vec<Query>,
    main: Query,
    after: Vec<Query>,
}

impl Write {
    /// A write to what has this key: the id of a table, a guest, a study. Those with one key are made in their order.
    pub fn new(key: impl Into<String>, main: Query) -> Write {
        Write { key: key.into(), alone: false, before: Vec::new(), main, after: Vec::new() }
    }

    /// Nobody else, on any machine, writes something with this key in the meantime: for what is counted before it is added.
    #[must_use]
    pub fn alone(self) -> Write {
        Write { alone: true, ..self }
    }

    /// Whether nothing goes with the main statement, and it is done once it has answered: one that returns rows answers
    /// before.
    fn is_one_statement(&self) -> bool {
        !self.alone && self.before.is_empty() && self.after.is_empty() && !self.main.returns()
    }

    /// With another text for the main statement.
    #[cfg(feature = "planted")]
    pub fn replacing(mut self, sql: &'static str) -> Write {
        self.main = self.main.replacing(sql);
        self
    }

    /// Does this first.
    #[must_use]
    pub fn first(mut self, query: Query) -> Write {
        self.before.push(query);
        self
    }

    /// Does this too, if the main statement has changed anything.
    #[must_use]
    pub fn then(mut self, query: Query) -> Write {
        self.after.push(query);
        self
    }
}

/// The number of rows that the main statement has changed, or the `id` it returns.
type WriteResult = Result<i64, StoreError>;
type PendingWrite = (Write, oneshot::Sender<WriteResult>);

/// Groups the writes of many tables into common commits: a commit waits for the disk, and what arrives meanwhile shares
/// the next one.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<PendingWrite>>>,
    task: Mutex<Option<tokio::task::JoinHandle<()>>>,
}

fn gone() -> StoreError {
    StoreError("the store is closed".into())
}

impl Writer {
    /// Writes on this connection, and on new ones after errors.
    pub fn start(connection: Connection, writing: Writing) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let pen = Pen { connection: Some(connection), writing };
        let task = tokio::spawn(pen.write_all(waiting));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    /// Writes nothing.
    pub fn closed() -> Writer {
        Writer { queue: Mutex::new(None), task: Mutex::new(None) }
    }

    /// Writes, and returns after the commit.
    pub async fn write(&self, write: Write) -> WriteResult {
        let queue = self.queue.lock().await.clone().ok_or_else(gone)?;
        let (answer, written) = oneshot::channel();
        queue.send((write, answer)).await.map_err(|_| gone())?;
        drop(queue);
        written.await.map_err(|_| gone())?
    }

    /// Writes, and nobody waits for the commit.
    #[cfg(feature = "planted")]
    pub fn write_unheard(&self, write: Write) {
        if let Some(queue) = self.queue.try_lock().ok().and_then(|queue| queue.clone()) {
            let _ = queue.try_send((write, oneshot::channel().0));
        }
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
    Begin(sqlx::Error),
    /// One of the writes failed.
    Write(sqlx::Error),
    /// The commit failed, or its answer was lost: then it may have happened. Nothing is tried again.
    Commit(sqlx::Error),
}

/// The one connection that writes. It is closed after any error: the database may have rolled the transaction back by
/// itself while the connection still counts it as open.
struct Pen {
    connection: Option<Connection>,
    writing: Writing,
}

impl Pen {
    async fn write_all(mut self, mut waiting: mpsc::Receiver<PendingWrite>) {
        let mut batch = Vec::with_capacity(BATCH);
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            // In one order everywhere, so that two writers never wait for each other; with one key, as they came.
            batch.sort_by(|(one, _): &PendingWrite, (two, _)| one.key.cmp(&two.key));
            let (writes, answers): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
            for (answer, result) in answers.into_iter().zip(self.write(&writes).await) {
                METRICS.failed_writes.inc_by(u64::from(result.is_err()));
                let _ = answer.send(result);
            }
        }
        if let Some(connection) = self.connection {
            connection.close().await;
        }
    }

    /// One commit for all; if a write fails, one for each, so that a bad write harms no other.
    async fn write(&mut self, batch: &[Write]) -> Vec<WriteResult> {
        let began = Instant::now();
        loop {
            return match self.commit(batch).await {
                Ok(written) => written.into_iter().map(Ok).collect(),
                // The database went away before the commit: nothing of this is written.
                Err(Failed::Write(error)) if is_away(&error) && began.elapsed() < PATIENCE => continue,
                Err(Failed::Write(_)) if batch.len() > 1 => self.write_singly(batch).await,
                Err(Failed::Write(error) | Failed::Begin(error) | Failed::Commit(error)) => {
                    vec![Err(error.into()); batch.len()]
                }
            };
        }
    }

    async fn write_singly(&mut self, batch: &[Write]) -> Vec<WriteResult> {
        let mut results = Vec::with_capacity(batch.len());
        for write in batch {
            results.push(match self.commit(slice::from_ref(write)).await {
                Ok(written) => Ok(written[0]),
                Err(Failed::Write(error) | Failed::Commit(error)) => Err(error.into()),
                Err(Failed::Begin(error)) => {
                    // The rest would wait in vain as well, each for as long.
                    results.resize(batch.len(), Err(error.into()));
                    break;
                }
            });
        }
        results
    }

    async fn commit(&mut self, batch: &[Write]) -> Result<Vec<i64>, Failed> {
        let written = self.try_commit(batch).await;
        match &written {
            Ok(_) => _ = METRICS.commits.inc(),
            Err(Failed::Begin(error) | Failed::Write(error) | Failed::Commit(error)) => {
                tracing::error!(%error, writes = batch.len(), "a commit failed");
                if let Some(connection) = self.connection.take() {
                    connection.drop_hard().await;
                }
            }
        }
        written
    }

    /// One commit for the whole batch. An entry whose position is taken does not affect the others.
    async fn try_commit(&mut self, batch: &[Write]) -> Result<Vec<i64>, Failed> {
        if let [write] = batch
            && write.is_one_statement()
            && !self.writing.is_shared()
        {
            // SQLite makes a statement a transaction by itself. That saves two ways to its thread and back.
            let connection = self.connected().await.map_err(Failed::Begin)?;
            return Ok(vec![connection.execute(&write.main).await.map_err(Failed::Commit)?]);
        }
        let connection = self.begun().await.map_err(Failed::Begin)?;
        let mut written = Vec::with_capacity(batch.len());
        for one in batch {
            written.push(put(connection, one).await.map_err(Failed::Write)?);
        }
        connection.commit().await.map_err(Failed::Commit)?;
        Ok(written)
    }

    /// The connection in a new transaction. Nothing is written yet, so a broken connection is replaced, and a database
    /// that restarts is waited for.
    async fn begun(&mut self) -> Result<&mut Connection, sqlx::Error> {
        let began = Instant::now();
        loop {
            let error = match self.try_begin().await {
                Ok(connection) => return Ok(self.connection.insert(connection)),
                Err(error) => error,
            };
            if !is_away(&error) || began.elapsed() > PATIENCE {
                return Err(error);
            }
            sleep(PAUSE).await;
        }
    }

    async fn connected(&mut self) -> Result<&mut Connection, sqlx::Error> {
        let connection = self.take_connection().await?;
        Ok(self.connection.insert(connection))
    }

    async fn take_connection(&mut self) -> Result<Connection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.writing.connect().await,
        }
    }

    async fn try_begin(&mut self) -> Result<Connection, sqlx::Error> {
        let mut connection = self.take_connection().await?;
        match connection.begin().await {
            Ok(()) => Ok(connection),
            Err(error) => {
                connection.drop_hard().await;
                Err(error)
            }
        }
    }
}

async fn put(connection: &mut Connection, write: &Write) -> Result<i64, sqlx::Error> {
    if write.alone {
        connection.lock(&write.key).await?;
    }
    for query in &write.before {
        connection.execute(query).await?;
    }
    let written = connection.execute(&write.main).await?;
    if written > 0 {
        for query in &write.after {
            connection.execute(query).await?;
        }
    }
    Ok(written)
}
