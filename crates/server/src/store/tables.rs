//! Tables, and the lists of them.

use table::Seed;

use super::sql::{Row, query};
use super::{Listed, Store, StoreError, TableMeta, Write, json};
use crate::api::{Place, Status};

/// The open tables with a status, newest first.
pub(super) const LISTED: &str =
    "SELECT * FROM tables WHERE status = $1 AND listed ORDER BY created DESC LIMIT $2";
pub(super) const LISTED_OF_GAME: &str =
    "SELECT * FROM tables WHERE game = $1 AND status = $2 AND listed ORDER BY created DESC LIMIT $3";
pub(super) const OF_GUEST: &str = "SELECT tables.* FROM sittings JOIN tables ON tables.id = table_id \
    WHERE guest = $1 ORDER BY sittings.created DESC LIMIT $2";
pub(super) const HOSTED: &str = "SELECT id FROM tables WHERE host = $1 AND status IN ('waiting', 'running')";
pub(super) const RUNNING: &str = "SELECT id FROM tables WHERE status = 'running' ORDER BY created DESC";
pub(super) const WAITING_SINCE: &str = "SELECT id FROM tables WHERE status = 'waiting' AND changed < $1";
/// Without the table of the newest entry in SQLite: its place in the order of writing must not be used again.
pub(super) const ENDED_SINCE_SQLITE: &str = "SELECT id FROM tables WHERE status IN ('over', 'abandoned', 'closed') \
    AND changed < $1 AND id <> (SELECT table_id FROM log WHERE rowid = (SELECT MAX(rowid) FROM log))";
const ENDED_SINCE_POSTGRES: &str =
    "SELECT id FROM tables WHERE status IN ('over', 'abandoned', 'closed') AND changed < $1";

impl Store {
    /// Makes a table; false if its host already has `most` that are waiting or running.
    pub async fn make(&self, meta: TableMeta, places: Vec<Place>, most: u32) -> Result<bool, StoreError> {
        let (number, secret) = match meta.seed {
            Seed::Number(number) => (number, None),
            Seed::Secret(secret) => (0, Some(secret)),
        };
        let make = query(
            "INSERT INTO tables (id, game, version, options, seed, secret_seed, seed_chosen, setup, host, invite, \
             origin, lesson, created, changed, status, places) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, 'waiting', $14 \
             WHERE (SELECT COUNT(*) FROM tables WHERE host = $9 AND status IN ('waiting', 'running')) < $15",
        );
        let make = make
            .bind(&meta.id)
            .bind(meta.game)
            .bind(meta.version)
            .bind(json(&meta.options)?)
            .bind(number)
            .bind(secret)
            .bind(meta.seed_chosen)
            .bind(json(&meta.setup)?)
            .bind(&meta.host)
            .bind(meta.invite)
            .bind(meta.origin.as_ref().map(json).transpose()?)
            .bind(meta.lesson)
            .bind(meta.created)
            .bind(json(&places)?)
            .bind(most);
        Ok(self.write(Write::new(meta.host, make).alone()).await? > 0)
    }

    pub async fn meta(&self, id: String) -> Result<Option<TableMeta>, StoreError> {
        let row = self.first(query("SELECT * FROM tables WHERE id = $1").bind(id)).await?;
        row.as_ref().map(meta).transpose()
    }

    /// Open tables with this status, newest first; running ones only if they allow spectators.
    pub async fn for_anybody(
        &self,
        status: Status,
        game: Option<String>,
        most: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let list = match game {
            Some(game) => query(LISTED_OF_GAME).bind(game),
            None => query(LISTED),
        };
        Ok(readable(&self.all(list.bind(status.word()).bind(most)).await?))
    }

    /// The tables where a guest has a seat, newest first.
    pub async fn tables_of(&self, guest: String, most: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(readable(&self.all(query(OF_GUEST).bind(guest).bind(most)).await?))
    }

    /// The waiting and running tables that a guest hosts.
    pub async fn hosted_by(&self, guest: String) -> Result<Vec<String>, StoreError> {
        Ok(ids(&self.all(query(HOSTED).bind(guest)).await?))
    }

    pub async fn running(&self) -> Result<Vec<String>, StoreError> {
        Ok(ids(&self.all(query(RUNNING)).await?))
    }

    /// The waiting tables whose seats last changed before this time.
    pub async fn waiting_since(&self, before: u64) -> Result<Vec<String>, StoreError> {
        Ok(ids(&self.all(query(WAITING_SINCE).bind(before)).await?))
    }

    /// The tables that ended before this time, and may be deleted.
    pub async fn ended_since(&self, before: u64) -> Result<Vec<String>, StoreError> {
        let ended = if self.is_shared() { ENDED_SINCE_POSTGRES } else { ENDED_SINCE_SQLITE };
        Ok(ids(&self.all(query(ended).bind(before)).await?))
    }

    /// The ids of all tables.
    pub async fn ids(&self) -> Result<Vec<String>, StoreError> {
        Ok(ids(&self.all(query("SELECT id FROM tables ORDER BY created")).await?))
    }

    /// A table as the lists show it.
    pub async fn listed(&self, id: &str) -> Result<Listed, StoreError> {
        let row = self.first(query("SELECT * FROM tables WHERE id = $1").bind(id)).await?;
        listed(&row.ok_or_else(|| StoreError(format!("there is no table {id}")))?)
    }

    /// Deletes a table and everything that belongs to it.
    pub async fn delete(&self, table: String) -> Result<(), StoreError> {
        let mut delete = Write::new(&table, query("DELETE FROM tables WHERE id = $1").bind(&table));
        for part in [
            "DELETE FROM snapshots WHERE table_id = $1",
            "DELETE FROM sittings WHERE table_id = $1",
            "DELETE FROM chat WHERE table_id = $1",
            "DELETE FROM reactions WHERE table_id = $1",
            "DELETE FROM leases WHERE table_id = $1",
            "DELETE FROM talks WHERE table_id = $1",
            "DELETE FROM invitations WHERE table_id = $1",
            "DELETE FROM notices WHERE table_id = $1",
            "DELETE FROM log WHERE table_id = $1",
        ] {
            delete = delete.first(query(part).bind(&table));
        }
        self.write(delete).await.map(drop)
    }
}

/// A secret seed, or the number.
fn seed(row: &Row) -> Result<Seed, StoreError> {
    let Some(secret) = row.get::<Option<Vec<u8>>>("secret_seed")? else {
        return Ok(Seed::Number(row.get("seed")?));
    };
    let secret = secret.try_into().map_err(|_| StoreError("a secret seed has 32 bytes".into()))?;
    Ok(Seed::Secret(secret))
}

fn meta(row: &Row) -> Result<TableMeta, StoreError> {
    Ok(TableMeta {
        id: row.get("id")?,
        game: row.get("game")?,
        version: row.get("version")?,
        options: row.json("options")?,
        seed: seed(row)?,
        seed_chosen: row.get("seed_chosen")?,
        setup: row.json("setup")?,
        host: row.get("host")?,
        invite: row.get("invite")?,
        origin: row.get::<Option<String>>("origin")?.map(|_| row.json("origin")).transpose()?,
        lesson: row.get("lesson")?,
        created: row.get("created")?,
    })
}

pub(super) fn listed(row: &Row) -> Result<Listed, StoreError> {
    let word = format!("\"{}\"", row.get::<String>("status")?);
    Ok(Listed {
        status: serde_json::from_str(&word).map_err(super::sql::unreadable)?,
        places: row.json("places")?,
        changed: row.get("changed")?,
        meta: meta(row)?,
    })
}

/// The tables in a list, without those that can't be read.
fn readable(rows: &[Row]) -> Vec<Listed> {
    let warn = |row: &Row, error: &StoreError| {
        let table = row.get::<String>("id").unwrap_or_default();
        tracing::warn!(table, %error, "a table can't be read, and is not listed");
    };
    rows.iter().filter_map(|row| listed(row).inspect_err(|error| warn(row, error)).ok()).collect()
}

/// The ids of tables, without those that can't be read.
fn ids(rows: &[Row]) -> Vec<String> {
    rows.iter().filter_map(|row| row.get("id").ok()).collect()
}
