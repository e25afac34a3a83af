//! Somebody keeps the bots busy.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Rng;

use crate::host::{Host, PLENTY, options, percentile};
use crate::person::{Person, Socket, address};
use crate::{Plan, Verdict};

/// Tables where only experts play and nobody looks.
const IDLE_TABLES: usize = 50;
/// Analyses of finished games.
const ANALYSES: usize = 40;
/// The slowest answer of a bot that a person waits for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Fifty tables of experts and forty analyses, and one person who plays against a bot.
pub async fn starved(plan: &Plan) -> Verdict {
    let host = Host::start(plan, &PLENTY).await?;
    let base = host.base();
    let mallory = Person::named(&base, "Mallory").await;
    let title = titles::all()[0];
    let seats = |level: &str| -> Vec<Value> { vec![json!({"kind": "bot", "level": level}); 2] };
    let wish =
        |level: &str| json!({"game": title.name(), "options": options(title, 2), "seats": seats(level)});
    let mut over = Vec::new();
    for _ in 0..ANALYSES {
        over.push(mallory.make(wish("random")).await);
    }
    for table in &over {
        let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap_or_default());
        while mallory.get(&path).await.1["status"] != "over" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    for _ in 0..IDLE_TABLES {
        mallory.make(wish("expert")).await;
    }
    let mut running = 0;
    for table in &over {
        running += usize::from(mallory.get(&address(table, "analysis")).await.0 == 200);
    }
    let ada = Person::named(&base, "Ada").await;
    let seats = [json!({"kind": "me"}), json!({"kind": "bot", "level": "expert"})];
    let table = ada.make(json!({"game": title.name(), "options": options(title, 2), "seats": seats})).await;
    let mut socket = ada.connect(&table, 0).await;
    let mut rng = Rng::seeded(1);
    let mut waits = Vec::new();
    while waits.len() < 20 && !socket.is_over() {
        socket.until(|socket| socket.owes() || socket.is_over()).await;
        if socket.is_over() {
            break;
        }
        socket.act_at_random(&mut rng).await;
        let began = Instant::now();
        socket.until(|socket: &Socket| socket.owes() || socket.is_over()).await;
        waits.push(began.elapsed().as_secs_f64());
    }
    let slowest = waits.iter().copied().fold(0.0, f64::max);
    let figures = format!(
        "beside {IDLE_TABLES} idle tables of experts and {running} of {ANALYSES} analyses that were let in, the bot \
         answered {} times: p50 {:.2} s, slowest {slowest:.2} s",
        waits.len(),
        percentile(&mut waits, 0.5)
    );
    if Duration::from_secs_f64(slowest) < PATIENCE { Ok(figures) } else { Err(figures) }
}
