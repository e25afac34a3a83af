//! The state that all requests share: configuration, store, limits, and the tables in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{RwLock, Semaphore, watch};

use crate::analysis::Analyses;
use crate::api::{Code, Problem};
use crate::bus::{Bus, Message};
use crate::clocks::Clocks;
use crate::config::Config;
use crate::guard::RateLimits;
use crate::handle::TableHandle;
use crate::leases::Leases;
use crate::metrics::METRICS;
use crate::notices::Notifier;
use crate::queue::Thinkers;
use crate::store::{SignedIn, Store};

/// The shared state of one server process.
pub struct App {
    pub config: Config,
    pub store: Store,
    pub bus: Bus,
    pub leases: Leases,
    pub rate_limits: RateLimits,
    pub clocks: Clocks,
    pub thinkers: Arc<Thinkers>,
    pub analyses: Analyses,
    pub notices: Notifier,
    /// How many games may be replayed at once for people who look back.
    pub replays: Semaphore,
    /// Becomes true when the server shuts down.
    pub closing: watch::Sender<bool>,
    tables: Mutex<HashMap<String, Arc<TableHandle>>>,
    /// Held while a table comes into memory, so that one which is deleted at that moment doesn't stay there.
    loading: RwLock<()>,
    /// The open sockets of each guest, device and address.
    sockets: Mutex<HashMap<String, OpenSockets>>,
}

/// The open sockets of a guest, device or address.
#[derive(Default)]
struct OpenSockets {
    count: usize,
    /// Becomes true when nobody is signed in there any more.
    ended: watch::Sender<bool>,
}

/// How many tables stand in one message about who is present.
const PRESENT: usize = 100;
/// After how long without a change everybody at a table has what happened.
const QUIET: Duration = Duration::from_secs(10);
/// How many games are replayed at once.
const REPLAYS: usize = 2;

/// Locks a mutex, also after a panic of another holder.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl App {
    pub fn new(config: Config, store: Store, bus: Bus) -> Arc<App> {
        Arc::new(App {
            rate_limits: RateLimits::new(config.limits),
            thinkers: Thinkers::new(config.bots.get()),
            analyses: Analyses::default(),
            notices: Notifier::new(&config),
            replays: Semaphore::new(REPLAYS),
            clocks: Clocks::default(),
            closing: watch::Sender::new(false),
            tables: Mutex::new(HashMap::new()),
            loading: RwLock::new(()),
            sockets: Mutex::new(HashMap::new()),
            leases: Leases::new(&bus.node, store.is_shared()),
            config,
            store,
            bus,
        })
    }

    /// The table with this id. If servers share the database, it is read up to its last entry: the same person may have
    /// spoken to another one just before.
    pub async fn table(self: &Arc<App>, id: &str) -> Result<Arc<TableHandle>, Problem> {
        if let Some(handle) = self.in_memory(id) {
            handle.touch();
            if self.store.is_shared() {
                handle.catch_up(self, u64::MAX).await?;
            }
            return Ok(handle);
        }
        let _loading = self.loading.read().await;
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

    /// Drops tables that nobody has used for a while, and lets those that stand still take less memory.
    pub fn drop_idle_tables(&self) {
        let quiet: Vec<_> =
            locked(&self.tables).values().filter(|handle| handle.is_idle(QUIET)).cloned().collect();
        quiet.iter().for_each(|handle| handle.settle());
        drop(quiet);
        let mut tables = locked(&self.tables);
        let before = tables.len();
        tables.retain(|_, handle| Arc::strong_count(handle) > 1 || !handle.is_idle(self.config.idle));
        METRICS.tables.dec_by((before - tables.len()) as i64);
        self.rate_limits.forget_idle();
    }

    /// Drops a table from memory, unless somebody uses it.
    pub fn unload(&self, id: &str) {
        let mut tables = locked(&self.tables);
        if tables.get(id).is_some_and(|handle| Arc::strong_count(handle) == 1) {
            tables.remove(id);
            METRICS.tables.dec();
        }
    }

    /// Deletes a table, for people who look at it as well.
    pub async fn delete(&self, id: &str) -> Result<(), Problem> {
        let _alone = self.loading.write().await;
        self.store.delete(id.into()).await?;
        if locked(&self.tables).remove(id).is_some() {
            METRICS.tables.dec();
        }
        Ok(())
    }

    /// Updates the tables in memory that another process has written to since `mark`; returns the new mark.
    pub async fn follow_other_writers(self: &Arc<App>, mark: i64) -> Result<i64, Problem> {
        let written = self.store.written(mark).await?;
        for (id, seq) in written.tables {
            self.follow(&id, seq).await;
        }
        for id in written.talked {
            self.listen_at(&id).await;
        }
        Ok(written.mark)
    }

    /// Another process has written an entry at this position. A table that this server runs may have left the memory, but
    /// it may be a bot's turn now.
    async fn follow(self: &Arc<App>, id: &str, seq: u64) {
        let followed = match self.in_memory(id) {
            Some(handle) => handle.catch_up(self, seq).await,
            None if self.leases.holds(id) => self.wake(id).await,
            None => Ok(()),
        };
        if let Err(problem) = followed {
            tracing::warn!(table = id, %problem, "could not read what another process wrote");
        }
    }

    /// Somebody has talked at a table, at another server.
    async fn listen_at(self: &Arc<App>, id: &str) {
        if let Some(handle) = self.in_memory(id)
            && let Err(problem) = handle.listen(self).await
        {
            tracing::warn!(table = id, %problem, "could not read what was said");
        }
    }

    /// Acts on a message from another server.
    pub async fn hear(self: &Arc<App>, from: &str, message: Message) {
        match message {
            Message::Wrote { table, seq } => self.follow(&table, seq).await,
            Message::Talked { table } => self.listen_at(&table).await,
            Message::Present { tables } => {
                for (table, counts) in tables {
                    if let Some(handle) = self.in_memory(&table) {
                        handle.present_at(from, counts);
                    }
                }
            }
            Message::Who { table } => {
                if let Some(handle) = self.in_memory(&table) {
                    handle.tell_presence(self);
                }
            }
            Message::Leaves => self.leases.look_now(),
        }
    }

    /// Tells the other servers who is connected here, and forgets what others have not repeated.
    pub fn repeat_presence(&self) {
        let handles: Vec<_> = locked(&self.tables).values().cloned().collect();
        let here = handles.iter().filter_map(|handle| handle.presence_here()).collect::<Vec<_>>();
        for tables in here.chunks(PRESENT) {
            self.bus.tell(Message::Present { tables: tables.to_vec() });
        }
        for handle in handles {
            handle.forget_absent();
        }
    }

    /// Loads every running table, so that its bots and clocks go on.
    pub async fn wake_all(self: &Arc<App>) -> Result<(), Problem> {
        for id in self.store.running().await? {
            if let Err(problem) = self.wake(&id).await {
                tracing::warn!(table = id, %problem, "could not wake a table");
            }
        }
        Ok(())
    }

    /// Plays a game again on a thread of its own: that may take long, and the other tables must not wait.
    pub async fn replay<T: Send + 'static>(
        &self,
        play: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let failed = || Problem::new(Code::Trouble, "the game could not be played again");
        let _permit = self.replays.acquire().await.map_err(|_| failed())?;
        tokio::task::spawn_blocking(play).await.map_err(|_| failed())
    }

    /// Lets the clocks and the bots of a table go on from its last entry.
    pub async fn wake(self: &Arc<App>, id: &str) -> Result<(), Problem> {
        self.table(id).await?.wake(self).await
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

    /// Leases one more socket to this guest, if there is one, and to this address; `None` above a limit.
    pub fn lease_socket(self: &Arc<App>, signed: Option<&SignedIn>, from: IpAddr) -> Option<SocketLease> {
        let limits = &self.config.limits;
        let person = match signed {
            Some(signed) => format!("guest {}", signed.guest.id),
            None => format!("stranger at {from}"),
        };
        let device = signed.map_or_else(String::new, |signed| signed.device.clone());
        let owners = [(device, usize::MAX), (person, limits.sockets), (from.to_string(), limits.from_one)];
        let mut sockets = locked(&self.sockets);
        let open = |owner: &String| sockets.get(owner).map_or(0, |open| open.count);
        if owners.iter().any(|(owner, most)| open(owner) >= *most) {
            return None;
        }
        let mut ended = None;
        for (owner, _) in &owners {
            let open = sockets.entry(owner.clone()).or_default();
            open.count += 1;
            ended.get_or_insert_with(|| open.ended.subscribe());
        }
        METRICS.sockets.inc();
        let owners = owners.into_iter().map(|(owner, _)| owner).collect();
        Some(SocketLease { app: Arc::clone(self), owners, ended: ended? })
    }

    /// Closes the sockets of a device on which nobody is signed in any more.
    pub fn end_sockets_of(&self, device: &str) {
        if let Some(open) = locked(&self.sockets).get(device) {
            open.ended.send_replace(true);
        }
    }
}

/// Counts a socket while it is open.
pub struct SocketLease {
    app: Arc<App>,
    owners: Vec<String>,
    /// Becomes true when nobody is signed in on the device any more.
    ended: watch::Receiver<bool>,
}

impl SocketLease {
    /// Waits until nobody is signed in on the device any more.
    pub async fn ended(&self) {
        if self.ended.clone().wait_for(|ended| *ended).await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for SocketLease {
    fn drop(&mut self) {
        METRICS.sockets.dec();
        let mut sockets = locked(&self.app.sockets);
        for owner in &self.owners {
            if let Some(open) = sockets.get_mut(owner) {
                open.count -= 1;
                if open.count == 0 {
                    sockets.remove(owner);
                }
            }
        }
    }
}
