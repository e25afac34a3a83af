//! Compares what people were told with what the log says.

use std::fmt;
use std::time::Instant;

use parts::history::{Comparison, Entry, compare};
use sqlx::{Connection, PgConnection, Row};

use crate::people::{Histories, MOVE, pauses};

/// What was found.
#[derive(Default)]
pub struct Report {
    tables: usize,
    entries: usize,
    found: Comparison,
    median: f64,
    worst: f64,
}

impl Report {
    pub fn is_sound(&self) -> bool {
        self.found.wrong.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} tables with {} entries, all replayed", self.tables, self.entries)?;
        writeln!(
            f,
            "{} acknowledged moves, {} whose answer was lost",
            self.found.acknowledged, self.found.unknown
        )?;
        writeln!(f, "{} moves by clocks", self.found.clock_moves)?;
        writeln!(
            f,
            "time until play went on at a table: median {:.1} s, worst {:.1} s",
            self.median, self.worst
        )?;
        for fault in self.found.wrong.iter().take(20) {
            writeln!(f, "WRONG: {fault}")?;
        }
        write!(f, "{} promises broken", self.found.wrong.len())
    }
}

/// Checks everything.
pub async fn check(
    database: &str,
    histories: &Histories,
    stuck: &[String],
    faults: &[Instant],
) -> Result<Report, String> {
    let log = read(database).await.map_err(|error| error.to_string())?;
    let sent = histories.sent.lock().unwrap().clone();
    let found = compare(&sent, &log, MOVE.as_millis() as i64);
    let mut report = Report { found, ..Report::default() };
    let pauses = pauses(histories, faults);
    report.median = pauses.get(pauses.len() / 2).copied().unwrap_or_default();
    report.worst = pauses.last().copied().unwrap_or_default();
    report.found.wrong.extend(histories.wonders.lock().unwrap().iter().cloned());
    report.found.wrong.extend(stuck.iter().map(|table| format!("{table} is stuck")));
    let proof =
        server::check(&server::database_at(database), |_, _| {}).await.map_err(|error| error.to_string())?;
    report.found.wrong.extend(proof.damaged.iter().map(|table| format!("{}: {}", table.id, table.why)));
    (report.tables, report.entries) = (proof.tables, proof.entries);
    Ok(report)
}

async fn read(database: &str) -> Result<Vec<Entry>, sqlx::Error> {
    let mut connection = PgConnection::connect(database).await?;
    let rows = sqlx::query("SELECT table_id, seq, at, entry FROM log ORDER BY table_id, seq");
    let entry = |row: &sqlx::postgres::PgRow| Entry {
        table: row.get("table_id"),
        seq: row.get("seq"),
        at: row.get("at"),
        entry: serde_json::from_str(row.get("entry")).unwrap_or_default(),
    };
    Ok(rows.fetch_all(&mut connection).await?.iter().map(entry).collect())
}
