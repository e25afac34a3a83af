//! People at tables: two at each, who act at random, reconnect when a connection breaks, and remember what they were told.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use parts::history::{End, Sent};
use serde_json::{Value, json};
use table::Rng;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::Plan;
use crate::person::{Person, Socket};

/// How long a person waits before they reload the page.
const PATIENCE: Duration = Duration::from_secs(5);
/// The time for a move at the tables with clocks.
pub const MOVE: Duration = Duration::from_secs(5);
/// How long a person thinks, in milliseconds.
const THINKING: (u32, u32) = (200, 1_200);

/// What people remember.
#[derive(Default)]
pub struct Histories {
    pub sent: Mutex<Vec<Sent>>,
    /// What they saw that can't be: a game that went back.
    pub wonders: Mutex<Vec<String>>,
    /// The games that were played to their end and replaced, for nobody plays there any more.
    pub over: Mutex<Vec<String>>,
}

/// The people, playing.
pub struct Life {
    ends: Arc<AtomicBool>,
    tasks: Vec<JoinHandle<()>>,
    histories: Arc<Histories>,
    tables: Arc<Mutex<Vec<String>>>,
}

impl Life {
    /// Makes the tables and lets people play.
    pub async fn begin(base: &str, plan: &Plan, histories: &Arc<Histories>) -> Result<Life, String> {
        let mut life = Life {
            ends: Arc::default(),
            tasks: Vec::new(),
            histories: Arc::clone(histories),
            tables: Arc::default(),
        };
        for nth in 0..plan.tables {
            let host = Host {
                base: base.into(),
                nth,
                ends: Arc::clone(&life.ends),
                histories: Arc::clone(histories),
                tables: Arc::clone(&life.tables),
            };
            life.tasks.push(tokio::spawn(host.keep_playing(plan.seed)));
        }
        while life.tables.lock().unwrap().iter().filter(|table| !table.is_empty()).count() < plan.tables {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(life)
    }

    /// Waits until people have moved at every table since now; returns the tables where they have not.
    pub async fn all_go_on(&self, patience: Duration) -> Vec<String> {
        let began = Instant::now();
        loop {
            let stuck = self.still_since(began);
            if stuck.is_empty() || began.elapsed() > patience {
                return stuck;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// The tables where nobody has moved since then, though the game is not over.
    fn still_since(&self, then: Instant) -> Vec<String> {
        let mut tables = self.tables.lock().unwrap().clone();
        let over = self.histories.over.lock().unwrap();
        let sent = self.histories.sent.lock().unwrap();
        let moved = |table: &String| {
            let moved = |sent: &Sent| sent.table == *table && sent.end == End::Acknowledged && sent.at > then;
            sent.iter().any(moved)
        };
        tables.retain(|table| !over.contains(table) && !moved(table));
        tables
    }

    pub async fn stop(self) {
        self.ends.store(true, Ordering::Relaxed);
        for task in self.tasks {
            let _ = task.await;
        }
    }
}

/// Somebody who always has a table for two, with bots and with clocks.
struct Host {
    base: String,
    nth: usize,
    ends: Arc<AtomicBool>,
    histories: Arc<Histories>,
    tables: Arc<Mutex<Vec<String>>>,
}

impl Host {
    async fn keep_playing(self, seed: u64) {
        let mut game = 0_u64;
        while !self.ends.load(Ordering::Relaxed) {
            game += 1;
            let Some((table, people)) = self.table(game).await else { continue };
            let id = table["id"].as_str().unwrap_or_default().to_string();
            {
                let mut tables = self.tables.lock().unwrap();
                let most = tables.len().max(self.nth + 1);
                tables.resize(most, String::new());
                tables[self.nth].clone_from(&id);
            }
            let seats = people.into_iter().enumerate().map(|(seat, person)| {
                let seed = seed ^ (self.nth as u64 * 1_000 + game * 10 + seat as u64);
                self.play(person, table.clone(), seed)
            });
            futures_util::future::join_all(seats).await;
            if !self.ends.load(Ordering::Relaxed) {
                self.histories.over.lock().unwrap().push(id);
            }
        }
    }

    /// Makes a table; every fourth has a clock that is often too short for a person who thinks.
    async fn table(&self, game: u64) -> Option<(Value, Vec<Person>)> {
        let title = titles::all()[(self.nth + game as usize) % titles::all().len()];
        let cases = title.cases();
        let fits =
            |options: &&Value| title.check_options(options).is_ok_and(|seats| (2..=4).contains(&seats));
        let options = cases.iter().filter(fits).nth(self.nth % 3).or_else(|| cases.iter().find(fits))?;
        let seats = usize::from(title.check_options(options).ok()?);
        let wish = |seat: usize| match seat {
            0 => json!({"kind": "me"}),
            1 => json!({"kind": "anybody"}),
            _ => json!({"kind": "bot", "level": "random"}),
        };
        let clock = if self.nth.is_multiple_of(4) {
            json!({"move_seconds": MOVE.as_secs(), "at_zero": "fallback"})
        } else {
            Value::Null
        };
        let wishes: Vec<Value> = (0..seats).map(wish).collect();
        let table =
            json!({"game": title.name(), "options": options, "seats": wishes, "setup": {"clock": clock}});
        let made = async {
            let ada = named(&self.base, "Ada").await?;
            let (status, info) = ask(&ada, "/api/v1/tables", table).await?;
            let ben = named(&self.base, "Ben").await?;
            let join = format!("/api/v1/tables/{}/join", info["id"].as_str()?);
            let (joined, _) = ask(&ben, &join, json!({"invite": info["invite"]})).await?;
            (status == 201 && joined == 200).then_some((info, vec![ada, ben]))
        };
        let made = timeout(PATIENCE * 4, made).await.ok().flatten();
        if made.is_none() {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        made
    }

    /// One person plays until the game is over, whatever happens to the connection.
    async fn play(&self, person: Person, table: Value, seed: u64) {
        let mut rng = Rng::seeded(seed);
        let mut player = Player { seq: 0, n: 0, client: format!("c{seed}"), open: None };
        while !self.ends.load(Ordering::Relaxed) {
            let invite = table["invite"].as_str().unwrap_or_default();
            let id = table["id"].as_str().unwrap_or_default();
            let path = format!(
                "/api/v1/tables/{id}/socket?since={}&client={}&invite={invite}",
                player.seq, player.client
            );
            match timeout(PATIENCE, person.try_connect(&path)).await {
                Ok(Ok(socket)) => {
                    if self.stay(socket, id, &mut player, &mut rng).await {
                        return;
                    }
                }
                _ => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        }
    }

    /// Plays on one connection; true if the game is over.
    async fn stay(&self, mut socket: Socket, id: &str, player: &mut Player, rng: &mut Rng) -> bool {
        if socket.seq < player.seq {
            let wonder = format!("{id}: entry {} was seen, then only {}", player.seq, socket.seq);
            self.histories.wonders.lock().unwrap().push(wonder);
        }
        player.n = player.n.max(socket.n);
        // As the page does: what was not answered is sent again with the same number.
        if let Some((n, message, at)) = player.open.clone()
            && !self.answered(&mut socket, n, message, at).await.is_some_and(|end| end != End::Unknown)
        {
            return false;
        }
        player.open = None;
        loop {
            player.seq = player.seq.max(socket.seq);
            if socket.is_over() {
                return true;
            }
            if self.ends.load(Ordering::Relaxed) {
                return false;
            }
            if !socket.owes() {
                // A silent table is looked at again: news may have been lost with a connection that looks alive.
                match timeout(PATIENCE, socket.frame()).await {
                    Ok(Some(_)) => continue,
                    _ => return false,
                }
            }
            let thinking = THINKING.0 + rng.below(THINKING.1 - THINKING.0);
            tokio::time::sleep(Duration::from_millis(thinking.into())).await;
            let legal = socket.legal();
            let Some(action) = rng.pick(&legal).cloned() else { return false };
            player.n += 1;
            let question = socket.position["question"]["id"].clone();
            let message = json!({"type": "act", "n": player.n, "question": question, "actions": [action]});
            let at = {
                let mut sent = self.histories.sent.lock().unwrap();
                sent.push(Sent {
                    table: id.into(),
                    client: player.client.clone(),
                    n: player.n,
                    seat: socket.seat.unwrap_or_default(),
                    action,
                    end: End::Unknown,
                    at: Instant::now(),
                });
                sent.len() - 1
            };
            player.open = Some((player.n, message.clone(), at));
            match self.answered(&mut socket, player.n, message, at).await {
                Some(End::Acknowledged | End::Refused) => player.open = None,
                _ => return false,
            }
        }
    }

    /// Sends a message and waits for its answer.
    async fn answered(&self, socket: &mut Socket, n: u64, message: Value, at: usize) -> Option<End> {
        timeout(PATIENCE, socket.try_send(message)).await.ok()?.ok()?;
        let end = loop {
            let frame = timeout(PATIENCE, socket.frame()).await.ok()??;
            if frame["n"] != n {
                continue;
            }
            match frame["type"].as_str() {
                Some("done") => break End::Acknowledged,
                // The server could not say whether it was stored.
                Some("refused") if frame["problem"]["code"] == "trouble" => return None,
                Some("refused") => break End::Refused,
                _ => {}
            }
        };
        let mut sent = self.histories.sent.lock().unwrap();
        (sent[at].end, sent[at].at) = (end, Instant::now());
        Some(end)
    }
}

/// What a person's page remembers across connections.
struct Player {
    seq: u64,
    n: u64,
    client: String,
    /// The message without an answer, and where it stands in the history.
    open: Option<(u64, Value, usize)>,
}

async fn named(base: &str, name: &str) -> Option<Person> {
    let mut person = Person::stranger(base);
    let request = person.http.post(format!("{base}/api/v1/me")).json(&json!({"name": name}));
    let answer = request.send().await.ok()?;
    let cookie = answer.headers().get("set-cookie")?.to_str().ok()?;
    person.cookie = cookie.split(';').next()?.to_string();
    Some(person)
}

async fn ask(person: &Person, path: &str, body: Value) -> Option<(u16, Value)> {
    let request = person.http.post(format!("{}{path}", person.base)).json(&body);
    let answer = request.header("cookie", &person.cookie).send().await.ok()?;
    let status = answer.status().as_u16();
    Some((status, answer.json().await.ok()?))
}

/// The time until each table that was played at went on after a fault, in seconds.
pub fn pauses(histories: &Histories, faults: &[Instant]) -> Vec<f64> {
    let sent = histories.sent.lock().unwrap();
    let mut moves: HashMap<&str, Vec<Instant>> = HashMap::new();
    for sent in sent.iter().filter(|sent| sent.end == End::Acknowledged) {
        moves.entry(&sent.table).or_default().push(sent.at);
    }
    let mut pauses = Vec::new();
    for times in moves.values_mut() {
        times.sort();
        for fault in faults {
            let next = times.partition_point(|at| at < fault);
            // Not before the first move, nor after the last: there the table was not played at.
            if next > 0 && next < times.len() {
                pauses.push((times[next] - *fault).as_secs_f64());
            }
        }
    }
    pauses.sort_by(f64::total_cmp);
    pauses
}
