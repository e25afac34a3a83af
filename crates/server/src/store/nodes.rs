//! The servers that share the database, and which of them runs which table. All times are those of the database, so that
//! no server's clock matters.

use super::sql::{Query, query};
use super::{Store, StoreError, Write};

/// A server that has not been seen for so long is gone, in milliseconds. Another takes its tables over.
pub const GONE: u64 = 6_000;

/// The tables that nobody runs, in any order, so that two servers seldom want the same.
const UNHELD: &str = "SELECT tables.id FROM tables WHERE status = 'running' AND NOT EXISTS (SELECT 1 FROM leases \
    JOIN nodes ON nodes.id = leases.node WHERE leases.table_id = tables.id AND nodes.seen >= $1) \
    ORDER BY random() LIMIT $2";

impl Store {
    /// The time of the database, in milliseconds since 1970.
    pub async fn now(&self) -> Result<u64, StoreError> {
        let now = match self.is_shared() {
            true => "SELECT (extract(epoch from clock_timestamp()) * 1000)::bigint AS now",
            false => "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now",
        };
        self.first(query(now))
            .await?
            .ok_or_else(|| StoreError("the database knows no time".into()))?
            .get("now")
    }

    /// Says that a server with these rules is alive; returns when that was.
    pub async fn beat(&self, node: &str, rules: &str) -> Result<u64, StoreError> {
        let beat = match self.is_shared() {
            true => {
                "INSERT INTO nodes (id, rules, seen) \
                 VALUES ($1, $2, (extract(epoch from clock_timestamp()) * 1000)::bigint) \
                 ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING seen AS id"
            }
            false => {
                "INSERT INTO nodes (id, rules, seen) VALUES ($1, $2, CAST(unixepoch('subsec') * 1000 AS INTEGER)) \
                 ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING seen AS id"
            }
        };
        Ok(self.write(Write::new(node, query(beat).bind(node).bind(rules))).await? as u64)
    }

    /// The rules of the servers that are alive at this time, without this one.
    pub async fn rules_of_others(&self, node: &str, now: u64) -> Result<Vec<String>, StoreError> {
        let others = query("SELECT DISTINCT rules FROM nodes WHERE id <> $1 AND seen >= $2");
        let others = self.all(others.bind(node).bind(now.saturating_sub(GONE))).await?;
        others.iter().map(|row| row.get("rules")).collect()
    }

    /// Takes a running table, unless a server that was alive at this time has it; true if it is this server's now.
    pub async fn take(&self, node: &str, table: &str, now: u64) -> Result<bool, StoreError> {
        let take = query(
            "INSERT INTO leases (table_id, node) SELECT id, $1 FROM tables WHERE id = $2 AND status = 'running' \
             ON CONFLICT (table_id) DO UPDATE SET node = excluded.node WHERE leases.node = excluded.node \
             OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.seen >= $3)",
        );
        let take = take.bind(node).bind(table).bind(now.saturating_sub(GONE));
        Ok(self.write(Write::new(table, take)).await? > 0)
    }

    /// Running tables that no server has that was alive at this time, at most `most`.
    pub async fn unheld(&self, now: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let unheld = self.all(query(UNHELD).bind(now.saturating_sub(GONE)).bind(most)).await?;
        unheld.iter().map(|row| row.get("id")).collect()
    }

    /// The tables of a server.
    pub async fn held(&self, node: &str) -> Result<Vec<String>, StoreError> {
        let held = self.all(query("SELECT table_id FROM leases WHERE node = $1").bind(node)).await?;
        held.iter().map(|row| row.get("table_id")).collect()
    }

    /// Gives a table back that has ended.
    pub async fn let_go(&self, node: &str, table: &str) -> Result<(), StoreError> {
        let release = query("DELETE FROM leases WHERE table_id = $1 AND node = $2").bind(table).bind(node);
        self.write(Write::new(table, release)).await.map(drop)
    }

    /// Gives everything back: the server leaves.
    pub async fn leave(&self, node: &str) -> Result<(), StoreError> {
        let by = |sql: &'static str| -> Query { query(sql).bind(node) };
        let leave = Write::new(node, by("DELETE FROM nodes WHERE id = $1"));
        self.write(leave.first(by("DELETE FROM leases WHERE node = $1"))).await.map(drop)
    }
}
