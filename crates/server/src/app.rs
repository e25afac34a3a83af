//! The state that all requests share: configuration, store, limits, and the tables in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, watch};

use crate::api::Problem;
use crate::clocks::Clocks;
use crate::config::Config;
use crate::guard::RateLimits;
use crate::handle::TableHandle;
use crate::metrics::METRICS;
use crate::store::Store;

/// The shared state of one server process.
pub struct App {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub rate_limits: RateLimits,
    pub clocks: Clocks,
    /// The threads bots think on.
    pub bots: Arc<Semaphore>,
    /// Becomes true when the server shuts down.
    pub closing: watch::Sender<bool>,
    tables: Mutex<HashMap<String, Arc<TableHandle>>>,
    /// The number of open sockets of each guest or address.
    sockets: Mutex<HashMap<String, usize>>,
}

/// Locks a mutex, also after a panic of another holder.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl App {
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<App> {
        Arc::new(App {
            rate_limits: RateLimits::new(config.limits),
            bots: Arc::new(Semaphore::new(config.bots.get())),
            clocks: Clocks::default(),
            closing: watch::Sender::new(false),
            tables: Mutex::new(HashMap::new()),
            sockets: Mutex::new(HashMap::new()),
            config,
            store,
        })
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Arc<TableHandle>, Problem> {
        if let Some(handle) = self.in_memory(id) {
            handle.touch();
            return Ok(handle);
        }
        let meta = self.store.meta(id.into()).await?.ok_or_else(|| Problem::not_found("table"))?;
        let mut tables = locked(&self.tables);
        let handle = tables.entry(id.into()).or_insert_with(|| {
            METRICS.tables.inc();
            Arc::new(TableHandle::new(meta))
        });
        Ok(Arc::clone(handle))
    }

    fn in_memory(&self, id: &str) -> Option<Arc<TableHandle>> {
        locked(&self.tables).get(id).cloned()
    }

    /// Drops tables that nobody has used for a while.
    pub fn drop_idle_tables(&self) {
        let mut tables = locked(&self.tables);
        let before = tables.len();
        tables.retain(|_, handle| Arc::strong_count(handle) > 1 || !handle.is_idle(self.config.idle));
        METRICS.tables.dec_by((before - tables.len()) as i64);
        self.rate_limits.forget_idle();
    }

    /// Updates the tables in memory that another process has written to since `mark`; returns the new mark.
    pub async fn follow_other_writers(self: &Arc<App>, mark: i64) -> Result<i64, Problem> {
        let (mark, written) = self.store.written(mark).await?;
        for (id, seq) in written {
            if let Some(handle) = self.in_memory(&id) {
                handle.catch_up(self, seq).await?;
            }
        }
        Ok(mark)
    }

    /// Loads every running table, so that its bots and clocks go on.
    pub async fn wake_all(self: &Arc<App>) -> Result<(), Problem> {
        for id in self.store.running().await? {
            let handle = self.table(&id).await?;
            drop(handle.read(self).await?);
        }
        Ok(())
    }

    /// Waits until the server shuts down.
    pub async fn closed(&self) {
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Waits until every socket is closed.
    pub async fn sockets_closed(&self) {
        while !locked(&self.sockets).is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Leases one more socket to this guest or address; `None` above the limit.
    pub fn lease_socket(self: &Arc<App>, owner: String) -> Option<SocketLease> {
        let mut sockets = locked(&self.sockets);
        let count = sockets.entry(owner.clone()).or_default();
        if *count >= self.config.limits.sockets {
            return None;
        }
        *count += 1;
        METRICS.sockets.inc();
        Some(SocketLease { app: Arc::clone(self), owner })
    }
}

/// Counts a socket while it is open.
pub struct SocketLease {
    app: Arc<App>,
    owner: String,
}

impl Drop for SocketLease {
    fn drop(&mut self) {
        METRICS.sockets.dec();
        let mut sockets = locked(&self.app.sockets);
        if let Some(count) = sockets.get_mut(&self.owner) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.owner);
            }
        }
    }
}
