//! Which tables this server runs: the clocks and the bots of a table belong to one server at a time. The lease is in the
//! store; what a server writes still has to win its place in the log, so one that was paused can do no harm. A server
//! alone on its database runs every table.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::join_all;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout};

use crate::app::{App, locked};
use crate::bus::Message;
use crate::store::{GONE, StoreError};
use crate::time;

/// How often a server says that it lives, and looks for tables that nobody runs.
const BEAT: Duration = Duration::from_millis(1_500);
/// How long a table that another server has is not asked for again when it changes; if that server is gone, it is found
/// at the next beat.
const ELSEWHERE: Duration = Duration::from_secs(60);
/// How many tables to take at once.
const MOST: u32 = 256;

/// The tables that this server runs.
pub struct Leases {
    /// The name of this server.
    pub node: String,
    /// Whether other servers may share the database.
    shared: bool,
    /// Whether no other server was alive at the last beat.
    alone: AtomicBool,
    held: Mutex<Held>,
    /// Somebody left: look now.
    look: Notify,
}

#[derive(Default)]
struct Held {
    tables: HashSet<String>,
    /// Tables that another server had when this one last asked for them.
    elsewhere: HashMap<String, Instant>,
    /// When this server was last known to be alive, by its own clock and by that of the database.
    seen: Option<(Instant, u64)>,
}

impl Leases {
    pub fn new(node: &str, shared: bool) -> Leases {
        Leases {
            node: node.into(),
            shared,
            alone: AtomicBool::new(!shared),
            held: Mutex::default(),
            look: Notify::new(),
        }
    }

    /// Whether this server runs the table. One that was paused for too long runs none until it has asked again.
    pub fn runs(&self, table: &str) -> bool {
        if !self.shared {
            return true;
        }
        let held = locked(&self.held);
        held.is_alive() && held.tables.contains(table)
    }

    /// Whether the table was this server's when it last asked.
    pub fn holds(&self, table: &str) -> bool {
        self.shared && locked(&self.held).tables.contains(table)
    }

    /// Whether no other server is known.
    pub fn is_alone(&self) -> bool {
        self.alone.load(Ordering::Relaxed)
    }

    /// Whether to ask for a table: somebody must run it, and nobody is known to.
    fn wants(&self, table: &str) -> bool {
        let mut held = locked(&self.held);
        if held.tables.contains(table) || held.elsewhere.contains_key(table) {
            return false;
        }
        held.elsewhere.insert(table.into(), Instant::now());
        true
    }

    /// Looks soon for tables that nobody runs.
    pub fn look_now(&self) {
        locked(&self.held).elsewhere.clear();
        self.look.notify_one();
    }

    /// Asks for a running table that just changed, unless another server has it.
    pub fn ask_for(app: &Arc<App>, table: &str) {
        if !app.leases.shared || *app.closing.borrow() || !app.leases.wants(table) {
            return;
        }
        let (app, table) = (Arc::clone(app), table.to_string());
        tokio::spawn(async move {
            if let Err(error) = app.leases.take(&app, &table).await {
                tracing::warn!(table, %error, "could not take a table");
            }
        });
    }

    /// Gives up a table that has ended.
    pub fn let_go(app: &Arc<App>, table: &str) {
        if !locked(&app.leases.held).tables.remove(table) {
            return;
        }
        let (app, table) = (Arc::clone(app), table.to_string());
        tokio::spawn(async move {
            // If it fails, the row stays until the table is deleted.
            let _ = app.store.let_go(&app.leases.node, &table).await;
        });
    }

    /// Takes a table if nobody has it, and lets its clocks and bots go on.
    async fn take(&self, app: &Arc<App>, table: &str) -> Result<(), StoreError> {
        let Some((_, now)) = locked(&self.held).seen else { return Ok(()) };
        if !app.store.take(&self.node, table, now).await? {
            return Ok(());
        }
        locked(&self.held).tables.insert(table.into());
        wake(app, table).await;
        Ok(())
    }

    /// Says that this server lives, and takes what nobody runs; never returns.
    pub async fn keep(app: &Arc<App>) {
        let leases = &app.leases;
        if !leases.shared {
            return;
        }
        loop {
            if let Err(error) = leases.beat(app).await {
                tracing::warn!(%error, "could not tell the store that this server lives");
            }
            let _ = timeout(BEAT, leases.look.notified()).await;
        }
    }

    async fn beat(&self, app: &Arc<App>) -> Result<(), StoreError> {
        let began = Instant::now();
        let now = app.store.beat(&self.node, &rules()).await?;
        // All servers count by the clock of the store.
        time::go_on_from(now);
        let slept = !locked(&self.held).is_alive();
        // What the beat says was true when it was asked for.
        locked(&self.held).seen = Some((began, now));
        if slept {
            // Others may have taken what was ours. What is left stood still meanwhile.
            let ours = app.store.held(&self.node).await?;
            locked(&self.held).tables = ours.iter().cloned().collect();
            join_all(ours.iter().map(|table| wake(app, table))).await;
        }
        self.alone.store(app.store.rules_of_others(&self.node, now).await?.is_empty(), Ordering::Relaxed);
        locked(&self.held).elsewhere.retain(|_, at| at.elapsed() < ELSEWHERE);
        if *app.closing.borrow() {
            return Ok(());
        }
        let unheld = app.store.unheld(now, MOST).await?;
        let takes = unheld.iter().map(|table| self.take(app, table));
        join_all(takes).await.into_iter().collect()
    }

    /// Gives everything back and tells the others.
    pub async fn leave(&self, app: &Arc<App>) {
        if !self.shared {
            return;
        }
        locked(&self.held).tables.clear();
        if let Err(error) = app.store.leave(&self.node).await {
            tracing::warn!(%error, "could not give the tables back; the others take them over soon");
        }
        app.bus.tell(Message::Leaves);
    }
}

/// Lets the clocks and bots of a table go on.
async fn wake(app: &Arc<App>, table: &str) {
    if let Err(problem) = app.wake(table).await {
        tracing::warn!(table, %problem, "could not wake a table");
    }
}

impl Held {
    fn is_alive(&self) -> bool {
        self.seen.is_some_and(|(at, _)| at.elapsed() < Duration::from_millis(GONE))
    }
}

/// The versions of all rules, as text: two servers with other rules must not play one game.
pub fn rules() -> String {
    let versions = titles::all().iter().map(|title| format!("{} {}", title.name(), title.version()));
    versions.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_slept_runs_nothing() {
        let mut held = Held::default();
        assert!(!held.is_alive());
        held.seen = Some((Instant::now(), 1));
        assert!(held.is_alive());
        held.seen = Instant::now().checked_sub(Duration::from_millis(GONE)).map(|at| (at, 1));
        assert!(!held.is_alive());
    }
}
