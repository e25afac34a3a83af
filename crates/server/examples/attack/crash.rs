//! The process is killed, or its disk is full, while people play.

use std::collections::HashMap;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::Rng;

use crate::host::{Host, PLENTY, table_for_two};
use crate::person::{Person, Socket};
use crate::{Plan, Verdict};

/// The last number that the server has acknowledged to each seat of each table.
type Acknowledged = Arc<Mutex<HashMap<(String, usize), u64>>>;

/// How many tables are played at while the server is killed.
const TABLES: usize = 8;
/// How long people play between two kills.
const BETWEEN: Duration = Duration::from_millis(250);

/// Plays at random at one seat until the connection breaks.
async fn play(mut socket: Socket, id: String, seat: usize, seed: u64, acknowledged: Acknowledged) {
    let mut rng = Rng::seeded(seed);
    while !socket.is_over() {
        if !socket.owes() {
            if socket.frame().await.is_none() {
                return;
            }
            continue;
        }
        let legal = socket.legal();
        let Some(action) = rng.pick(&legal) else { return };
        let question = socket.position["question"]["id"].clone();
        let act = json!({"type": "act", "n": socket.n + 1, "question": question, "actions": [action]});
        if socket.try_send(act).await.is_err() {
            return;
        }
        socket.n += 1;
        loop {
            let Some(frame) = socket.frame().await else { return };
            if frame["n"] == socket.n && frame["type"] == "done" {
                acknowledged.lock().unwrap().insert((id.clone(), seat), socket.n);
                break;
            }
            if frame["type"] == "refused" {
                break;
            }
        }
    }
}

/// Kills the server again and again under load. Whatever it acknowledged must be there afterwards.
pub async fn kill(plan: &Plan) -> Verdict {
    let mut host = Host::start(plan, &PLENTY).await?;
    let base = host.base();
    let acknowledged = Acknowledged::default();
    let mut tables: Vec<(Value, [Person; 2])> = Vec::new();
    for nth in 0..TABLES {
        tables.push(table_for_two(&base, nth, json!({})).await);
    }
    let (mut moves, mut lost, mut starts) = (0_u64, Vec::new(), Vec::new());
    for kill in 0..plan.kills {
        let mut playing = Vec::new();
        for (nth, (table, people)) in tables.iter_mut().enumerate() {
            let mut over = false;
            for (seat, person) in people.iter().enumerate() {
                let client = format!("c{kill}");
                let id = table["id"].as_str().unwrap_or_default().to_string();
                let path = format!("/api/v1/tables/{id}/socket?since=0&client={client}");
                let socket = person.try_connect(&path).await.map_err(|why| format!("no socket: {why}"))?;
                over |= socket.is_over();
                let seed = (kill * TABLES + nth) as u64 * 2 + seat as u64;
                playing.push(tokio::spawn(play(socket, id, seat, seed, Arc::clone(&acknowledged))));
            }
            if over {
                let id = table["id"].as_str().unwrap_or_default().to_string();
                acknowledged.lock().unwrap().retain(|(other, _), _| *other != id);
                (*table, *people) = table_for_two(&base, nth, json!({})).await;
            }
        }
        // Not always at the same moment.
        tokio::time::sleep(BETWEEN + Duration::from_millis(kill as u64 * 7 % 40)).await;
        starts.push(host.restart().await?.as_secs_f64() * 1000.0);
        for task in playing {
            let _ = task.await;
        }
        // Every kill brings new client names, and each name counts from one.
        let known = std::mem::take(&mut *acknowledged.lock().unwrap());
        for ((id, seat), n) in known {
            moves += n;
            let Some((_, people)) = tables.iter().find(|(table, _)| table["id"] == id.as_str()) else {
                continue;
            };
            let path = format!("/api/v1/tables/{id}/socket?since=0&client=c{kill}");
            let socket = people[seat].try_connect(&path).await.map_err(|why| format!("no socket: {why}"))?;
            if socket.n < n {
                lost.push(format!("{id} seat {seat}: {n} acknowledged, {} there", socket.n));
            }
        }
    }
    let slowest = starts.iter().copied().fold(0.0, f64::max);
    let figures = format!(
        "{} kills, {moves} acknowledged moves, {} lost, slowest start {slowest:.0} ms",
        plan.kills,
        lost.len()
    );
    if lost.is_empty() { Ok(figures) } else { Err(format!("{figures}; {}", lost[0])) }
}

/// Lets every write beyond `bytes` fail, as on a full disk; `None` frees the disk.
fn limit_files(pid: u32, bytes: Option<u64>) -> Result<(), String> {
    let limit = bytes.map_or("unlimited".to_string(), |bytes| bytes.to_string());
    let mut prlimit = Command::new("prlimit");
    prlimit.args(["--pid", &pid.to_string(), &format!("--fsize={limit}:unlimited")]);
    let done = prlimit.status().map_err(|error| format!("prlimit: {error}"))?;
    if done.success() { Ok(()) } else { Err("prlimit failed".into()) }
}

/// Fills the disk while people play, and frees it: they go on by themselves, and nothing acknowledged is lost.
pub async fn full_disk(plan: &Plan) -> Verdict {
    let host = Host::start(plan, &PLENTY).await?;
    let base = host.base();
    let stranger = Person::stranger(&base);
    let (table, [ada, _ben]) = table_for_two(&base, 0, json!({"chat": true})).await;
    let mut socket = ada.connect(&table, 0).await;
    // What is there can be written over; nothing can grow.
    let log = host.folder.join("syrtis.db-wal");
    let size = std::fs::metadata(&log).map_err(|error| format!("{}: {error}", log.display()))?.len();
    limit_files(host.pid(), Some(size))?;
    let mut refused = 0;
    let mut unhealthy = false;
    for _ in 0..20 {
        let (status, _) = ada.post("/api/v1/tables", json!({"game": titles::all()[0].name()})).await;
        refused += usize::from(status == 503);
        unhealthy |= stranger.get("/readyz").await.0 == 503;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    limit_files(host.pid(), None)?;
    let began = Instant::now();
    let freed = loop {
        socket.until(Socket::owes).await;
        let action = socket.legal().swap_remove(0);
        if socket.act(&action).await["type"] == "done" {
            break began.elapsed();
        }
        if began.elapsed() > Duration::from_secs(20) {
            return Err("nothing can be written after the disk was freed".into());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let healthy = stranger.get("/readyz").await.0 == 200;
    let figures = format!(
        "{refused} of 20 writes refused while full, /readyz said so: {unhealthy}; the next move was stored {:.0} ms after it was freed, /readyz well again: {healthy}",
        freed.as_secs_f64() * 1000.0
    );
    if refused > 0 && unhealthy && healthy { Ok(figures) } else { Err(figures) }
}
