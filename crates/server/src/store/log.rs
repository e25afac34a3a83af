//! The logs of the tables, and how a process learns what others have written.

use std::collections::HashMap;

use super::results;
use super::sql::{Query, Row, query};
use super::{AppendResult, ListingUpdate, LogRow, Store, StoreError, Write, json};
use crate::log_entry::LogEntry;

/// What was written after a mark, and the new mark.
///
/// In SQLite one writer follows the other, so the row ids rise in the order of the commits, and a higher one can't
/// become visible first.
pub(super) const WRITTEN_SQLITE: &str = "SELECT rowid AS mark, table_id, seq FROM log WHERE rowid > $1";
/// In Postgres a transaction can be committed after others with higher numbers. So each row keeps the number of its
/// transaction, and the mark is the lowest number that is still open (`xmin`), read in the same snapshot as the rows:
/// every transaction below it has ended, so what it wrote is visible or never will be. Each reading covers the numbers
/// from the old mark to the new one; together they cover every number, each only once nothing more can come from it.
/// So nothing is missed. An open transaction only delays what came after it.
///
/// A position of 0 says that somebody has talked at the table.
const WRITTEN_POSTGRES: &str = "WITH now AS (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS mark) \
    SELECT mark, table_id, seq FROM now LEFT JOIN log ON written >= $1 AND written < mark \
    UNION ALL SELECT mark, table_id, 0 FROM now JOIN talks ON written >= $1 AND written < mark";

/// What was written since a mark.
#[derive(Debug, PartialEq, Eq)]
pub struct Written {
    /// Where to go on.
    pub mark: i64,
    /// The last position of each table.
    pub tables: Vec<(String, u64)>,
    /// Where people have talked or reacted; only where servers share the database.
    pub talked: Vec<String>,
}

impl Store {
    /// Writes the entry at its position, if that is still free.
    pub async fn append(
        &self,
        table: String,
        row: LogRow,
        listing: Option<ListingUpdate>,
    ) -> Result<AppendResult, StoreError> {
        let append = query(
            "INSERT INTO log (table_id, seq, at, entry) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        );
        let append = append.bind(&table).bind(row.seq).bind(row.at).bind(json(&row.entry)?);
        let mut write = Write::new(&table, append);
        for update in listing.map(|listing| updates(&table, row.at, listing)).transpose()?.unwrap_or_default()
        {
            write = write.then(update);
        }
        #[cfg(feature = "planted")]
        let Some(write) = self.planted(write) else { return Ok(AppendResult::Stored) };
        Ok(if self.write(write).await? == 0 { AppendResult::Conflict } else { AppendResult::Stored })
    }

    /// The entries after position `seq`, in order.
    pub async fn log(&self, table: String, seq: u64) -> Result<Vec<LogRow>, StoreError> {
        let rows = query("SELECT seq, at, entry FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq");
        let mut before = seq;
        let mut log = Vec::new();
        for row in self.all(rows.bind(table).bind(seq)).await? {
            let row = log_row(&row, before)?;
            before = row.seq;
            log.push(row);
        }
        Ok(log)
    }

    /// The stored position of a table, after the entry with this place in the log.
    pub async fn snapshot(&self, table: String) -> Result<Option<(u64, Vec<u8>)>, StoreError> {
        let row =
            self.first(query("SELECT seq, state FROM snapshots WHERE table_id = $1").bind(table)).await?;
        row.map(|row| Ok((row.get("seq")?, row.get("state")?))).transpose()
    }

    /// Replaces the table's snapshot, unless that is a later one.
    pub async fn put_snapshot(&self, table: String, seq: u64, state: Vec<u8>) -> Result<(), StoreError> {
        let put = query(
            "INSERT INTO snapshots (table_id, seq, state) VALUES ($1, $2, $3) ON CONFLICT (table_id) \
             DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE excluded.seq >= snapshots.seq",
        );
        let put = put.bind(&table).bind(seq).bind(state);
        self.write(Write::new(table, put)).await.map(drop)
    }

    /// When the newest entry was written; 0 if there is none.
    pub async fn newest(&self) -> Result<u64, StoreError> {
        let newest = match self.is_shared() {
            true => "SELECT at FROM log ORDER BY written DESC LIMIT 1",
            false => "SELECT at FROM log ORDER BY rowid DESC LIMIT 1",
        };
        self.first(query(newest)).await?.map_or(Ok(0), |row| row.get("at"))
    }

    /// What any process has written since `mark`. A mark below 0 is now.
    pub async fn written(&self, mark: i64) -> Result<Written, StoreError> {
        let mut last = mark;
        let (mut tables, mut talked) = (HashMap::<String, u64>::new(), Vec::new());
        for row in self.all(self.written_since(mark)).await? {
            last = last.max(row.get("mark")?);
            // What can't be read belongs to no table in memory.
            if let (Ok(Some(table)), Ok(seq)) = (row.get::<Option<String>>("table_id"), row.get::<u64>("seq"))
            {
                match seq {
                    0 => talked.push(table),
                    _ => _ = tables.entry(table).and_modify(|last| *last = seq.max(*last)).or_insert(seq),
                }
            }
        }
        Ok(Written { mark: last, tables: tables.into_iter().collect(), talked })
    }

    fn written_since(&self, mark: i64) -> Query {
        match (self.is_shared(), mark) {
            (true, ..0) => query(WRITTEN_POSTGRES).bind(i64::MAX),
            (true, _) => query(WRITTEN_POSTGRES).bind(mark),
            (false, ..0) => {
                query("SELECT COALESCE(MAX(rowid), 0) AS mark, NULL AS table_id, NULL AS seq FROM log")
            }
            (false, _) => query(WRITTEN_SQLITE).bind(mark),
        }
    }
}

/// Faults for the checker to find.
#[cfg(feature = "planted")]
impl Store {
    /// `early` acknowledges before the commit, `unfenced` overwrites what another server has written.
    fn planted(&self, write: Write) -> Option<Write> {
        match std::env::var("SYRTIS_PLANTED").as_deref() {
            Ok("early") => {
                self.writer.write_unheard(write);
                None
            }
            Ok("unfenced") => Some(write.replacing(
                "INSERT INTO log (table_id, seq, at, entry) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (table_id, seq) DO UPDATE SET at = excluded.at, entry = excluded.entry",
            )),
            _ => Some(write),
        }
    }
}

/// Reads the entry after position `before`. One that can't be read is damaged, and so is one after a gap.
fn log_row(row: &Row, before: u64) -> Result<LogRow, StoreError> {
    let seq = row.get("seq")?;
    let entry = match row.json("entry") {
        _ if seq != before + 1 => LogEntry::Damaged { reason: "the entries before it are missing".into() },
        Err(error) => LogEntry::Damaged { reason: error.to_string() },
        Ok(entry) => entry,
    };
    // Only the clocks need the time.
    Ok(LogRow { seq, at: row.get("at").unwrap_or_default(), entry })
}

/// Updates what the lists show of the table.
fn updates(table: &str, at: u64, listing: ListingUpdate) -> Result<Vec<Query>, StoreError> {
    let show = query("UPDATE tables SET status = $1, places = $2, changed = $3 WHERE id = $4");
    let show = show.bind(listing.status.word()).bind(json(&listing.places)?).bind(at).bind(table);
    let mut updates = vec![show];
    if let Some(terms) = &listing.terms {
        let change = query("UPDATE tables SET options = $1, setup = $2 WHERE id = $3");
        updates.push(change.bind(json(&terms.options)?).bind(json(&terms.setup)?).bind(table));
    }
    if let Some(host) = &listing.host {
        updates.push(query("UPDATE tables SET host = $1 WHERE id = $2").bind(host).bind(table));
    }
    if let Some(guest) = listing.joins {
        let sit = query(
            "INSERT INTO sittings (guest, table_id, created) SELECT $1, id, created FROM tables WHERE id = $2 \
             ON CONFLICT DO NOTHING",
        );
        updates.push(sit.bind(guest).bind(table));
    }
    if let Some(guest) = listing.leaves {
        let leave = query("DELETE FROM sittings WHERE guest = $1 AND table_id = $2");
        updates.push(leave.bind(guest).bind(table));
    }
    if let Some(finished) = &listing.result {
        updates.push(results::result(finished)?);
        updates.extend(results::sums(finished));
    }
    Ok(updates)
}
