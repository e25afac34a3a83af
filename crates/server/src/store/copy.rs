//! Moves everything from one database to another, of the same kind or not. Whatever tables the migrations have made are
//! copied column by column, in one transaction: all of it or nothing.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::sql::{Connection, Kind, Query, Row, Value, query};
use super::{Database, OpenError, Store, StoreError};

/// What only says which servers are running, or whether writing works.
const PASSING: [&str; 4] = ["_sqlx_migrations", "nodes", "leases", "health"];

/// The tables of a database with the columns that can be written.
const COLUMNS_SQLITE: &str = "SELECT m.name AS table_name, c.name AS column_name, c.type AS kind FROM sqlite_schema AS m \
    JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'";
const COLUMNS_POSTGRES: &str = "SELECT table_name::text, column_name::text, data_type::text AS kind \
    FROM information_schema.columns WHERE table_schema = current_schema() AND is_generated = 'NEVER'";
/// Which table's rows need which other table's.
const NEEDS_SQLITE: &str = "SELECT m.name AS child, f.\"table\" AS parent FROM sqlite_schema AS m \
    JOIN pragma_foreign_key_list(m.name) AS f WHERE m.type = 'table'";
const NEEDS_POSTGRES: &str = "SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent \
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace";
/// The columns that Postgres counts by itself: it must go on behind what was copied.
const COUNTERS: &str = "SELECT table_name::text, column_name::text FROM information_schema.columns \
    WHERE table_schema = current_schema() AND is_identity = 'YES'";

/// Why a database could not be copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is something in the new database.
    #[error("{0} has tables or guests already; copy to a new database")]
    NotEmpty(String),
    /// Somebody plays.
    #[error("{0} was written to in the meantime; stop the servers that use it, and copy to a new database")]
    InUse(String),
    /// What arrived is not what was sent.
    #[error("the copy of `{0}` differs; copy to a new database again")]
    Differs(String),
}

/// How many rows a table has, and a hash of them in any order.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    pub rows: u64,
    #[serde(serialize_with = "hex")]
    pub hash: u128,
}

fn hex<S: serde::Serializer>(hash: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{hash:032x}"))
}

impl Content {
    /// Adds a row. Sums don't depend on the order.
    fn add(&mut self, values: &[Value]) {
        let mut hash = Sha256::new();
        for value in values {
            hash.update(format!("{value:?};"));
        }
        let mut first = [0; 16];
        first.copy_from_slice(&hash.finalize()[..16]);
        self.rows += 1;
        self.hash = self.hash.wrapping_add(u128::from_be_bytes(first));
    }
}

/// What was copied.
pub type Copied = BTreeMap<String, Content>;

type Columns = Vec<(String, Kind)>;

/// Copies everything, and proves that it has arrived. Calls `progress` with the number of rows done and of all.
pub async fn copy(from: &Database, to: &Database, progress: impl Fn(u64, u64)) -> Result<Copied, CopyError> {
    let source = Store::open_to_read(from).await?;
    let target = Store::open(to).await?;
    let (there, here) = (columns(&source).await?, columns(&target).await?);
    let tables = in_order(&target, shared(there, here)).await?;
    for (table, _) in &tables {
        if count(&target, table).await? > 0 {
            return Err(CopyError::NotEmpty(to.to_string()));
        }
    }
    let mut all = 0;
    for (table, _) in &tables {
        all += count(&source, table).await?;
    }
    let copied = copy_tables(&source, &target, &tables, |done| progress(done, 2 * all)).await?;
    let mut proven = all;
    for (table, columns) in &tables {
        let found = content(&target, table, columns, || {
            proven += 1;
            progress(proven, 2 * all);
        });
        if Some(&found.await?) != copied.get(table) {
            return Err(CopyError::Differs(table.clone()));
        }
    }
    source.close().await?;
    target.close().await?;
    unchanged(from, &tables, &copied).await?;
    Ok(copied)
}

/// Fails if the old database has other rows by now.
async fn unchanged(from: &Database, tables: &[(String, Columns)], copied: &Copied) -> Result<(), CopyError> {
    let again = Store::open_to_read(from).await?;
    for (table, columns) in tables {
        if Some(&content(&again, table, columns, || ()).await?) != copied.get(table) {
            return Err(CopyError::InUse(from.to_string()));
        }
    }
    Ok(again.close().await?)
}

/// The columns that both have.
fn shared(there: BTreeMap<String, Columns>, here: BTreeMap<String, Columns>) -> BTreeMap<String, Columns> {
    let both = here.into_iter().filter_map(|(table, columns)| {
        let known: HashSet<&str> = there.get(&table)?.iter().map(|(name, _)| &name[..]).collect();
        let columns = columns.into_iter().filter(|(name, _)| known.contains(&name[..])).collect();
        Some((table, columns))
    });
    both.collect()
}

/// The tables with their columns, without those that are not worth keeping.
async fn columns(store: &Store) -> Result<BTreeMap<String, Columns>, StoreError> {
    let all = if store.is_shared() { COLUMNS_POSTGRES } else { COLUMNS_SQLITE };
    let mut tables = BTreeMap::<String, Columns>::new();
    for row in store.all(query(all)).await? {
        let table: String = row.get("table_name")?;
        let kind = match &row.get::<String>("kind")?.to_lowercase()[..] {
            "text" => Kind::Text,
            "blob" | "bytea" => Kind::Bytes,
            _ => Kind::Number,
        };
        let column: String = row.get("column_name")?;
        // Each Postgres counts its own transactions.
        if !PASSING.contains(&&table[..]) && column != "written" {
            tables.entry(table).or_default().push((column, kind));
        }
    }
    for columns in tables.values_mut() {
        columns.sort_by(|one, two| one.0.cmp(&two.0));
    }
    Ok(tables)
}

/// Each table after those whose rows its rows need.
async fn in_order(
    store: &Store,
    mut tables: BTreeMap<String, Columns>,
) -> Result<Vec<(String, Columns)>, StoreError> {
    let mut needs = HashSet::new();
    for row in store.all(query(if store.is_shared() { NEEDS_POSTGRES } else { NEEDS_SQLITE })).await? {
        needs.insert((row.get::<String>("child")?, row.get::<String>("parent")?));
    }
    let mut order = Vec::with_capacity(tables.len());
    while !tables.is_empty() {
        let ready = |table: &&String| {
            !tables.keys().any(|other| other != *table && needs.contains(&((*table).clone(), other.clone())))
        };
        let next = tables.keys().find(ready).cloned();
        let next = next.ok_or_else(|| StoreError("the tables need each other in a circle".into()))?;
        order.extend(tables.remove_entry(&next));
    }
    Ok(order)
}

async fn count(store: &Store, table: &str) -> Result<u64, StoreError> {
    let count = Query::from(format!("SELECT COUNT(*) AS count FROM \"{table}\""));
    store.first(count).await?.map_or(Ok(0), |row| row.get("count"))
}

fn names(columns: &Columns) -> String {
    columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}

fn select(table: &str, columns: &Columns) -> Query {
    Query::from(format!("SELECT {} FROM \"{table}\"", names(columns)))
}

fn values(row: &Row, columns: &Columns) -> Result<Vec<Value>, StoreError> {
    columns.iter().map(|(name, kind)| row.value(name, *kind)).collect()
}

/// The content of a table.
async fn content(
    store: &Store,
    table: &str,
    columns: &Columns,
    mut progress: impl FnMut(),
) -> Result<Content, StoreError> {
    let mut content = Content::default();
    let mut rows = store.readers.each(select(table, columns));
    while let Some(row) = rows.recv().await {
        content.add(&values(&row?, columns)?);
        progress();
    }
    Ok(content)
}

async fn copy_tables(
    source: &Store,
    target: &Store,
    tables: &[(String, Columns)],
    progress: impl Fn(u64),
) -> Result<Copied, StoreError> {
    let mut connection = target.writing.as_ref().ok_or_else(closed)?.connect().await?;
    connection.begin().await?;
    let (mut copied, mut done) = (Copied::new(), 0);
    for (table, columns) in tables {
        let mut content = Content::default();
        let insert = insert(table, columns);
        let mut rows = source.readers.each(select(table, columns));
        while let Some(row) = rows.recv().await {
            let values = values(&row?, columns)?;
            content.add(&values);
            connection.execute(&values.into_iter().fold(insert.clone(), Query::bind)).await?;
            done += 1;
            progress(done);
        }
        copied.insert(table.clone(), content);
    }
    go_on_counting(target, &mut connection).await?;
    connection.commit().await?;
    connection.close().await;
    Ok(copied)
}

fn closed() -> StoreError {
    StoreError("the store is closed".into())
}

fn insert(table: &str, columns: &Columns) -> Query {
    let places = (1..=columns.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
    Query::from(format!("INSERT INTO \"{table}\" ({}) VALUES ({places})", names(columns)))
}

/// What Postgres counts by itself goes on behind the last copied row.
async fn go_on_counting(target: &Store, connection: &mut Connection) -> Result<(), StoreError> {
    if !target.is_shared() {
        return Ok(());
    }
    for row in target.all(query(COUNTERS)).await? {
        let (table, column) = (row.get::<String>("table_name")?, row.get::<String>("column_name")?);
        let set = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), MAX(\"{column}\")) FROM \"{table}\""
        );
        connection.execute(&Query::from(set)).await?;
    }
    Ok(())
}
