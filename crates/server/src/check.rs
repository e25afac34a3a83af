//! Checks a database without changing it.

use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

use crate::api::Status;
use crate::live::{Audience, LiveTable};
use crate::log_entry::LogEntry;
use crate::store::{self, Database, Listed, LogRow, OpenError, Store, StoreError};

/// What a check found.
#[derive(Debug, Default, Serialize)]
pub struct CheckReport {
    /// How many tables there are.
    pub tables: usize,
    /// How many entries their logs have.
    pub entries: usize,
    /// How many of them have a snapshot.
    pub snapshots: usize,
    /// How many are closed because the rules have changed since.
    pub closed: usize,
    /// What is wrong with the file.
    pub file: Vec<String>,
    /// What is wrong with which table.
    pub damaged: Vec<DamagedTable>,
}

/// A table whose log can't be trusted.
#[derive(Debug, Serialize)]
pub struct DamagedTable {
    pub id: String,
    pub why: String,
}

/// Checks a database or a backup, also while a server uses it: the file is whole, every log replays
/// to its hashes, and the lists show what the logs say. Calls `progress` with the number of tables done and of all.
pub async fn check(database: &Database, progress: impl Fn(usize, usize)) -> Result<CheckReport, OpenError> {
    let copy = Copy(std::env::temp_dir().join(format!("syrtis-check-{}.db", std::process::id())));
    let store = match Store::open_to_read(database).await {
        Err(OpenError::Older(_)) if database.file().is_some() => {
            store::backup(database, &copy.0).await?;
            let copy = Database::Sqlite(copy.0.clone());
            Store::open(&copy).await?.close().await?;
            Store::open_to_read(&copy).await?
        }
        opened => opened?,
    };
    let mut report = CheckReport { file: store.integrity().await, ..CheckReport::default() };
    let ids = store.ids().await?;
    report.tables = ids.len();
    for (done, id) in ids.into_iter().enumerate() {
        progress(done, report.tables);
        let found = check_table(&store, &id, &mut report).await;
        if let Some(why) = found.unwrap_or_else(|error| Some(error.to_string())) {
            report.damaged.push(DamagedTable { id, why });
        }
    }
    store.close().await?;
    Ok(report)
}

/// A copy of an old database, to migrate and check; removed at the end.
struct Copy(PathBuf);

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Counts a table, and says what is wrong with it.
async fn check_table(
    store: &Store,
    id: &str,
    report: &mut CheckReport,
) -> Result<Option<String>, StoreError> {
    let log = store.log(id.into(), 0).await?;
    report.entries += log.len();
    let snapshot = store.snapshot(id.into()).await?;
    report.snapshots += usize::from(snapshot.is_some());
    let listed = store.listed(id).await?;
    report.closed += usize::from(listed.status == Status::Closed);
    Ok(damage(listed, log, snapshot.map(|(_, state)| state)))
}

fn damage(listed: Listed, log: Vec<LogRow>, snapshot: Option<Vec<u8>>) -> Option<String> {
    let unreadable = |row: &LogRow| match &row.entry {
        LogEntry::Damaged { reason } => Some(format!("entry {}: {reason}", row.seq)),
        _ => None,
    };
    if let Some(why) = log.iter().find_map(unreadable) {
        return Some(why);
    }
    let shown = listed.meta.terms();
    let live = LiveTable::load(Arc::new(listed.meta), log.clone());
    if let Some(why) = live.to_be_closed() {
        return Some(why.into());
    }
    if live.status != Status::Closed && live.meta.terms() != shown {
        return Some("the lists show another kind of table than its log".into());
    }
    let (shown, said) = (listed.status.word(), live.status.word());
    if shown != said {
        return Some(format!("the lists show it as {shown}, its log as {said}"));
    }
    if live.status != Status::Closed && live.places() != listed.places {
        return Some("the lists show other seats than its log".into());
    }
    let other = snapshot.is_some_and(|snapshot| !agrees(&live, &snapshot, log));
    other.then(|| "its snapshot and its log lead to different positions".into())
}

/// Whether a snapshot and the rest of the log lead to the same table. One that does not fit today's rules is never used.
fn agrees(live: &LiveTable, snapshot: &[u8], log: Vec<LogRow>) -> bool {
    let Some(mut begun) = LiveTable::from_snapshot(Arc::clone(&live.meta), snapshot) else { return true };
    begun.read_on(log.into_iter().filter(|row| row.seq > begun.seq).collect(), Audience::NOBODY);
    let state = |table: &LiveTable| {
        (table.seq, table.status, table.places(), table.game.as_ref().map(|game| game.hash()))
    };
    state(&begun) == state(live)
}
