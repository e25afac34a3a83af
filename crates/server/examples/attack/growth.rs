//! Logs and lists that grow without end.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::host::{Host, PLENTY, percentile, table_for_two};
use crate::person::Person;
use crate::{Plan, Verdict};

/// Many tables whose people are gone run into their clocks; another table's clock stays on time.
pub async fn clock(plan: &Plan) -> Verdict {
    const TABLES: usize = 30;
    const WATCHED: Duration = Duration::from_secs(40);
    let host = Host::start(plan, &PLENTY).await?;
    let base = host.base();
    let ada = Person::named(&base, "Ada").await;
    let game = titles::find("ares").map_or(titles::all()[0].name(), |title| title.name());
    let zero = json!({"clock": {"move_seconds": 0, "bank_seconds": 1, "at_zero": "fallback"}});
    if ada.post("/api/v1/tables", json!({"game": game, "setup": zero})).await.0 != 422 {
        return Err("a clock without time for a move is accepted".into());
    }
    let clock =
        json!({"access": "open", "clock": {"move_seconds": 5, "bank_seconds": 0, "at_zero": "fallback"}});
    let mut tables = Vec::new();
    for nth in 0..TABLES {
        tables.push(table_for_two(&base, nth, clock.clone()).await);
    }
    let (table, [ada, _ben]) = table_for_two(&base, 0, clock).await;
    let mut socket = ada.connect(&table, 0).await;
    let mut late = Vec::new();
    let began = Instant::now();
    while began.elapsed() < WATCHED {
        let before = socket.position["clocks"].as_array().cloned().unwrap_or_default();
        let frame = socket.frame().await.ok_or("the socket was closed")?;
        let by_clock = |entry: &&Value| entry["by"] == "clock";
        for entry in frame["entries"].as_array().into_iter().flatten().filter(by_clock) {
            let clock = before.iter().find(|clock| clock["seat"] == entry["seat"]);
            let deadline = clock.and_then(|clock| clock["deadline"].as_u64());
            if let (Some(at), Some(deadline)) = (entry["at"].as_u64(), deadline) {
                late.push(at.saturating_sub(deadline) as f64);
            }
        }
    }
    let mut entries = 0;
    for (table, [ada, _]) in &tables {
        entries += ada.connect(table, 0).await.seq;
    }
    let a_second = entries as f64 / began.elapsed().as_secs_f64();
    let most = TABLES as f64 * 2.0 / 5.0 + 5.0;
    let figures = format!(
        "{TABLES} tables without people wrote {a_second:.1} entries a second (their clocks allow {most:.0}); \
         a clock of another table was at most {:.0} ms late",
        percentile(&mut late, 1.0)
    );
    if a_second <= most && !late.is_empty() { Ok(figures) } else { Err(figures) }
}

/// A table with a hundred thousand entries opens as fast as any other.
pub async fn long_log(plan: &Plan) -> Verdict {
    const ENTRIES: u64 = 100_000;
    const FAST: f64 = 50.0;
    let mut host = Host::start(plan, &PLENTY).await?;
    let (table, [ada, _ben]) = table_for_two(&host.base(), 0, json!({})).await;
    let id = table["id"].as_str().unwrap_or_default().to_string();
    let seq = ada.connect(&table, 0).await.seq;
    host.kill().await;
    let stored = |error: sqlx::Error| error.to_string();
    let mut store = SqliteConnectOptions::new().filename(host.database()).connect().await.map_err(stored)?;
    let mut commit = store.begin().await.map_err(stored)?;
    for nth in seq + 1..=ENTRIES {
        let entry = match (nth - seq) % 2 {
            0 => r#"{"t":"decline","seat":1,"sent":null}"#,
            _ => r#"{"t":"propose","seat":0,"what":"abandon","lines":0,"sent":null}"#,
        };
        let row = sqlx::query("INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)");
        row.bind(&id)
            .bind(nth as i64)
            .bind(nth as i64)
            .bind(entry)
            .execute(&mut *commit)
            .await
            .map_err(stored)?;
    }
    commit.commit().await.map_err(stored)?;
    store.close().await.map_err(stored)?;
    host.restart().await?;
    let path = format!("/api/v1/tables/{id}");
    let first = Instant::now();
    ada.get(&path).await;
    let first = first.elapsed().as_secs_f64() * 1000.0;
    // The snapshot is written in the background.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut times = Vec::new();
    for _ in 0..5 {
        host.restart().await?;
        // The connection is open before it counts.
        ada.get("/api/v1/about").await;
        let began = Instant::now();
        let (status, info) = ada.get(&path).await;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
        if (status, info["status"].as_str()) != (200, Some("running")) {
            return Err(format!("the table is {status}: {info}"));
        }
    }
    let socket = ada.connect(&table, 0).await;
    let middle = percentile(&mut times, 0.5);
    let figures = format!(
        "a table of {ENTRIES} entries opened in {first:.0} ms the first time and in {middle:.1} ms after a restart (median of 5), with {} entries",
        socket.seq
    );
    if middle < FAST && socket.seq >= ENTRIES - 2 { Ok(figures) } else { Err(figures) }
}

/// A hundred thousand waiting tables do not slow the public list down.
pub async fn many_tables(plan: &Plan) -> Verdict {
    const TABLES: usize = 100_000;
    const FAST: f64 = 50.0;
    let mut host = Host::start(plan, &PLENTY).await?;
    let ada = Person::named(&host.base(), "Ada").await;
    let setup = json!({"access": "open"});
    let table = ada.make(json!({"game": titles::all()[0].name(), "setup": setup})).await;
    host.kill().await;
    let stored = |error: sqlx::Error| error.to_string();
    let mut store = SqliteConnectOptions::new().filename(host.database()).connect().await.map_err(stored)?;
    let columns =
        sqlx::query_scalar::<_, String>("SELECT group_concat(name) FROM pragma_table_info('tables')");
    let columns = columns.fetch_one(&mut store).await.map_err(stored)?;
    let copied = columns.replacen("id", "'copy' || n", 1);
    let copy = format!(
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {TABLES}) \
         INSERT INTO tables ({columns}) SELECT {copied} FROM tables, numbers WHERE id = ?"
    );
    let id = table["id"].as_str().unwrap_or_default();
    sqlx::query(sqlx::AssertSqlSafe(copy)).bind(id).execute(&mut store).await.map_err(stored)?;
    store.close().await.map_err(stored)?;
    let start = host.restart().await?.as_secs_f64() * 1000.0;
    let mut times = Vec::new();
    for _ in 0..20 {
        let began = Instant::now();
        let (status, list) = ada.get("/api/v1/tables").await;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
        if status != 200 || list.as_array().is_none_or(Vec::is_empty) {
            return Err(format!("the list is {status}"));
        }
    }
    let middle = percentile(&mut times, 0.5);
    let figures = format!(
        "with {TABLES} waiting tables the server starts in {start:.0} ms and lists them in {middle:.1} ms"
    );
    if middle < FAST { Ok(figures) } else { Err(figures) }
}
