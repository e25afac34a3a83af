//! Scripted clients that play at many tables at once and measure how long it takes until everybody has the news.
//!
//! `load URL,URL --tables N --busy N --seconds N --rate N --crowd N --pid N` prints moves per second, latency, memory per
//! table and the times of the steps as JSON. The people of a table are spread over the servers; `--pid` is the process of the
//! first. At the tables that are not busy everybody sits and nobody moves. The crowd connects, stays silent, and reconnects
//! when it is disconnected.
//!
//! `load --cluster N --binary PATH` starts N servers with Postgres and NATS first.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use parts::Cluster;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use table::Rng;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The part of a message that a scripted client needs.
#[derive(Deserialize)]
struct Frame {
    #[serde(rename = "type")]
    kind: String,
    n: Option<u64>,
    news: Option<News>,
    #[serde(default)]
    entries: Vec<Entry>,
    position: Option<Position>,
    problem: Option<Value>,
}

#[derive(Deserialize)]
struct News {
    position: Option<Position>,
}

#[derive(Deserialize)]
struct Entry {
    at: u64,
    seat: Option<u8>,
    kind: String,
}

#[derive(Deserialize)]
struct Position {
    question: Option<Question>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Question {
    id: String,
    owed: bool,
    legal: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    index: u16,
}

/// What happened at one table.
#[derive(Default)]
struct Tally {
    /// When each move was sent, by seat and the time the server gave it.
    sent: HashMap<(u8, u64), Instant>,
    /// When the last client received it.
    told: HashMap<(u8, u64), Instant>,
    games: u64,
    late: u64,
    errors: Vec<String>,
}

/// How many tables are opened at once.
const AT_ONCE: usize = 16;
/// How long tables stand still before their memory is measured.
const SETTLING: Duration = Duration::from_secs(20);
/// How long to play before measuring.
const WARMING: Duration = Duration::from_secs(4);

struct Options {
    bases: Vec<String>,
    tables: usize,
    busy: usize,
    seconds: u64,
    rate: f64,
    crowd: u32,
    pid: Option<u32>,
    cluster: usize,
    binary: Option<String>,
}

impl Options {
    /// The server of the nth person of a table, or of the nth table.
    fn base(&self, nth: usize) -> &str {
        &self.bases[nth % self.bases.len()]
    }
}

/// How often each step was taken and how long that took in all, added up over the servers.
async fn steps(http: &reqwest::Client, bases: &[String]) -> Result<BTreeMap<String, (f64, f64)>, Failure> {
    let mut all = BTreeMap::<String, (f64, f64)>::new();
    for base in bases {
        let text = http.get(format!("{base}/metrics")).send().await?.text().await?;
        for line in text.lines() {
            let Some((name, value)) = line.rsplit_once(' ') else { continue };
            let step = name.split_once("step=\"").and_then(|(_, rest)| rest.split('"').next());
            let step = step.or(name.starts_with("syrtis_told_seconds").then_some("told"));
            let (Some(step), Ok(value)) = (step, value.parse::<f64>()) else { continue };
            let (count, sum) = all.entry(step.into()).or_default();
            match name.split('{').next() {
                Some(name) if name.ends_with("_count") => *count += value,
                Some(name) if name.ends_with("_sum") => *sum += value,
                _ => {}
            }
        }
    }
    Ok(all)
}

fn arguments() -> Result<Options, Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let after = |name: &str| {
        let at = words.iter().position(|word| word == name)?;
        words.get(at + 1).cloned()
    };
    let number = |name: &str, default: &str| after(name).unwrap_or(default.into());
    let tables: usize = number("--tables", "200").parse()?;
    Ok(Options {
        bases: words.first().map(|bases| bases.split(',').map(String::from).collect()).unwrap_or_default(),
        tables,
        busy: match number("--busy", "0").parse()? {
            0 => tables,
            busy => tables.min(busy),
        },
        seconds: number("--seconds", "60").parse()?,
        rate: number("--rate", "2000").parse()?,
        crowd: number("--crowd", "0").parse()?,
        pid: after("--pid").map(|pid| pid.parse()).transpose()?,
        cluster: number("--cluster", "0").parse()?,
        binary: after("--binary"),
    })
}

/// The memory of the server in KiB, without the pages of the program itself.
fn memory(pid: Option<u32>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    let line = status.lines().find(|line| line.starts_with("RssAnon:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut plan = arguments()?;
    // As many sockets as the system allows.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let cluster = match &plan.binary {
        Some(binary) if plan.cluster > 0 => {
            Some(Cluster::start(binary, plan.cluster, &["--log-level".into(), "warn".into()])?)
        }
        _ => None,
    };
    if let Some(cluster) = &cluster {
        plan.bases = cluster.urls().map(String::from).collect();
        plan.pid = cluster.pid(0);
    }
    let plan = Arc::new(plan);
    let http = reqwest::Client::new();
    warm_up(&plan, &http).await?;
    let before = memory(plan.pid);
    let mut opening: Vec<_> = (0..plan.tables)
        .map(|nth| {
            let (plan, http) = (Arc::clone(&plan), http.clone());
            async move { open(&http, &plan, nth).await }
        })
        .collect();
    let mut tables = Vec::new();
    while !opening.is_empty() {
        let some = opening.split_off(opening.len().saturating_sub(AT_ONCE));
        tables.extend(join_all(some).await.into_iter().collect::<Result<Vec<_>, _>>()?);
    }
    let seats: usize = tables.iter().map(|(_, people)| people.len()).sum();
    // Where nobody moves.
    let idle = tables.split_off(plan.busy);
    let mut sitting = Vec::new();
    for (table, people) in &idle {
        let (sender, mut frames) = mpsc::unbounded_channel();
        for (seat, person) in people.iter().enumerate() {
            sitting.push(sit(&plan, table, person, seat, sender.clone()).await?);
        }
        tokio::spawn(async move { while frames.recv().await.is_some() {} });
    }
    if !idle.is_empty() {
        tokio::time::sleep(SETTLING).await;
    }
    let settled = memory(plan.pid);
    let held = gather(&plan).await?;
    let steps_before = steps(&http, &plan.bases).await?;
    let began = Instant::now();
    let end = began + Duration::from_secs(plan.seconds);
    let pause = Duration::from_secs_f64(plan.busy as f64 / plan.rate);
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(nth, (table, people))| {
            let (plan, http) = (Arc::clone(&plan), http.clone());
            let start = began + pause.mul_f64(nth as f64 / plan.busy as f64);
            tokio::spawn(play(plan, http, table, people, nth, start, pause, end))
        })
        .collect();
    tokio::time::sleep(end.saturating_duration_since(Instant::now())).await;
    let after = memory(plan.pid);
    let steps_after = steps(&http, &plan.bases).await?;
    let crowd = held.load(Ordering::Relaxed);
    let mut waits: Vec<f64> = Vec::new();
    let (mut games, mut late, mut errors) = (0, 0, Vec::new());
    for table in playing {
        let tally = table.await?;
        for (key, sent) in &tally.sent {
            if let Some(told) = tally.told.get(key) {
                waits.push(told.duration_since(*sent).as_secs_f64() * 1000.0);
            }
        }
        games += tally.games;
        late += tally.late;
        errors.extend(tally.errors);
    }
    waits.sort_by(f64::total_cmp);
    let at = |share: f64| waits.get(((waits.len() as f64 * share) as usize).min(waits.len() - 1)).copied();
    let kib = |from: Option<u64>, to: Option<u64>, tables: usize| {
        from.zip(to).filter(|_| tables > 0).map(|(from, to)| to.saturating_sub(from) as f64 / tables as f64)
    };
    let micros: BTreeMap<String, f64> = steps_after
        .into_iter()
        .map(|(step, (count, sum))| {
            let (count_before, sum_before) = steps_before.get(&step).copied().unwrap_or_default();
            (step, ((sum - sum_before) * 1e6 / (count - count_before).max(1.0)).round())
        })
        .collect();
    let report = json!({
        "nodes": plan.bases.len(),
        "tables": plan.tables,
        "busy": plan.busy,
        "sockets": seats,
        "crowd": crowd,
        "seconds": plan.seconds,
        "moves": waits.len(),
        "moves_per_second": (waits.len() as f64 / plan.seconds as f64).round(),
        "p50_ms": at(0.50), "p95_ms": at(0.95), "p99_ms": at(0.99), "max_ms": waits.last(),
        "games_finished": games,
        "kib_per_table": kib(before, after, plan.tables),
        "kib_per_idle_table": kib(before, settled, idle.len()),
        "overtaken": late,
        "errors": errors.len(),
        "first_error": errors.first(),
        "step_micros": micros,
    });
    drop(sitting);
    println!("{report}");
    Ok(())
}

/// Plays a little at a table of every title, so that fixed costs do not count for the tables.
async fn warm_up(plan: &Arc<Options>, http: &reqwest::Client) -> Result<(), Failure> {
    let end = Instant::now() + WARMING;
    for nth in 0..titles::all().len() {
        let (table, people) = open(http, plan, nth).await?;
        let (plan, http) = (Arc::clone(plan), http.clone());
        tokio::spawn(play(plan, http, table, people, nth, Instant::now(), Duration::from_millis(5), end));
    }
    tokio::time::sleep(WARMING + Duration::from_secs(1)).await;
    Ok(())
}

/// Opens silent connections, from enough addresses to stay within the limits. Returns the number of open ones.
async fn gather(plan: &Options) -> Result<Arc<AtomicU32>, Failure> {
    let server: SocketAddr = plan.base(0).trim_start_matches("http://").parse()?;
    let open = Arc::new(AtomicU32::new(0));
    for nth in 0..plan.crowd {
        let own = SocketAddr::from(([127, 0, 1, (nth / 500) as u8], 0));
        let counted = Arc::clone(&open);
        tokio::spawn(async move {
            loop {
                if let Ok(stream) = call(server, own).await {
                    counted.fetch_add(1, Ordering::Relaxed);
                    // Until the server disconnects it.
                    let _ = stream.readable().await;
                    counted.fetch_sub(1, Ordering::Relaxed);
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
    }
    let patience = Instant::now() + Duration::from_secs(10);
    while open.load(Ordering::Relaxed) < plan.crowd && Instant::now() < patience {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(open)
}

async fn call(server: SocketAddr, own: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(own)?;
    socket.connect(server).await
}

/// A person with a cookie.
#[derive(Clone)]
struct Person {
    cookie: String,
}

async fn ask(request: reqwest::RequestBuilder, person: &Person) -> Result<Value, Failure> {
    let answer = request.header("cookie", &person.cookie).send().await?;
    let status = answer.status();
    let value: Value = answer.json().await?;
    if status.is_success() { Ok(value) } else { Err(format!("{status}: {value}").into()) }
}

/// The kind of table to measure: three people where the game allows it, otherwise two.
fn options(title: &dyn titles::Title) -> (Value, usize) {
    let of = |seats: u8| {
        let cases = title.cases().into_iter();
        cases
            .filter(|options| title.check_options(options) == Ok(seats))
            .map(move |o| (o, usize::from(seats)))
            .next()
    };
    of(3).or_else(|| of(2)).expect("a game for some people")
}

async fn open(http: &reqwest::Client, plan: &Options, nth: usize) -> Result<(Value, Vec<Person>), Failure> {
    let base = plan.base(nth);
    let title = titles::all()[nth % titles::all().len()];
    let (_, seats) = options(title);
    let mut people = Vec::new();
    for seat in 0..seats {
        let arrive = http.post(format!("{base}/api/v1/me")).json(&json!({"name": format!("L{nth}-{seat}")}));
        let answer = arrive.send().await?;
        let cookie = answer.headers().get("set-cookie").ok_or("no cookie")?.to_str()?;
        people.push(Person { cookie: cookie.split(';').next().unwrap_or_default().to_string() });
    }
    let table = make(http, base, nth, &people).await?;
    Ok((table, people))
}

async fn make(http: &reqwest::Client, base: &str, nth: usize, people: &[Person]) -> Result<Value, Failure> {
    let title = titles::all()[nth % titles::all().len()];
    let wish = json!({"game": title.name(), "options": options(title).0});
    let table = ask(http.post(format!("{base}/api/v1/tables")).json(&wish), &people[0]).await?;
    let join = format!("{base}/api/v1/tables/{}/join", table["id"].as_str().unwrap_or_default());
    for person in &people[1..] {
        ask(http.post(&join).json(&json!({"invite": table["invite"]})), person).await?;
    }
    Ok(table)
}

struct Seat {
    out: SplitSink<Stream, Message>,
    position: Option<Position>,
    n: u64,
    /// When the pending move was sent.
    sent: Option<Instant>,
    reader: tokio::task::JoinHandle<()>,
}

async fn sit(
    plan: &Options,
    table: &Value,
    person: &Person,
    seat: usize,
    frames: mpsc::UnboundedSender<(usize, Instant, Frame)>,
) -> Result<Seat, Failure> {
    let id = table["id"].as_str().unwrap_or_default();
    let url = format!(
        "{}/api/v1/tables/{id}/socket?client=load&changes=true",
        plan.base(seat).replace("http://", "ws://")
    );
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("cookie", person.cookie.parse()?);
    let (stream, _) = connect_async(request).await?;
    let (out, incoming) = stream.split();
    let reader = tokio::spawn(read(incoming, seat, frames));
    Ok(Seat { out, position: None, n: 0, sent: None, reader })
}

async fn read(
    mut incoming: SplitStream<Stream>,
    seat: usize,
    frames: mpsc::UnboundedSender<(usize, Instant, Frame)>,
) {
    while let Some(Ok(message)) = incoming.next().await {
        let Message::Text(text) = message else { continue };
        let now = Instant::now();
        let Ok(frame) = serde_json::from_str::<Frame>(&text) else { return };
        if frames.send((seat, now, frame)).is_err() {
            return;
        }
    }
}

/// Plays games at one table until the end of the measurement, one move per `pause`.
#[allow(clippy::too_many_arguments)]
async fn play(
    plan: Arc<Options>,
    http: reqwest::Client,
    mut table: Value,
    people: Vec<Person>,
    nth: usize,
    start: Instant,
    pause: Duration,
    end: Instant,
) -> Tally {
    let mut tally = Tally::default();
    let mut rng = Rng::seeded(nth as u64);
    let mut next = start;
    while Instant::now() < end {
        if let Err(error) = game(&plan, &table, &people, &mut rng, &mut next, pause, end, &mut tally).await {
            tally.errors.push(error.to_string());
            return tally;
        }
        if Instant::now() < end {
            tally.games += 1;
            match make(&http, plan.base(nth), nth, &people).await {
                Ok(again) => table = again,
                Err(error) => {
                    tally.errors.push(error.to_string());
                    return tally;
                }
            }
        }
    }
    tally
}

/// One game to its end, or to the end of the measurement.
#[allow(clippy::too_many_arguments)]
async fn game(
    plan: &Options,
    table: &Value,
    people: &[Person],
    rng: &mut Rng,
    next: &mut Instant,
    pause: Duration,
    end: Instant,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let (sender, mut frames) = mpsc::unbounded_channel();
    let mut seats = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        seats.push(sit(plan, table, person, seat, sender.clone()).await?);
    }
    let mut over = false;
    while !over && Instant::now() < end {
        let due = seats.iter().position(|seat| {
            let asked = seat.position.as_ref().and_then(|position| position.question.as_ref());
            seat.sent.is_none() && asked.is_some_and(|question| question.owed)
        });
        if let Some(mover) = due.filter(|_| Instant::now() >= *next) {
            let seat = &mut seats[mover];
            let question =
                seat.position.as_ref().and_then(|position| position.question.as_ref()).ok_or("asked")?;
            let index = rng.pick(&question.legal).ok_or_else(|| {
                format!("{} at table {}: nothing is legal for {}", table["game"], table["id"], question.id)
            })?;
            let index = index.index;
            seat.n += 1;
            let act = json!({"type": "act", "n": seat.n, "question": question.id, "actions": [index]});
            seat.sent = Some(Instant::now());
            seat.out.send(Message::text(act.to_string())).await?;
            // A table that is behind does not catch up.
            *next = (*next + pause).max(Instant::now() - pause);
        }
        let wait = if due.is_some() {
            next.saturating_duration_since(Instant::now())
        } else {
            Duration::from_secs(20)
        };
        let wait = wait.min(end.saturating_duration_since(Instant::now()));
        match tokio::time::timeout(wait, frames.recv()).await {
            Ok(Some((seat, at, frame))) => over |= hear(&mut seats, seat, at, frame, tally)?,
            Ok(None) => return Err("a socket was closed".into()),
            Err(_) if due.is_none() && Instant::now() < end => return Err("nothing happens".into()),
            Err(_) => {}
        }
    }
    // Read the last messages.
    while let Ok(Some((seat, at, frame))) =
        tokio::time::timeout(Duration::from_millis(200), frames.recv()).await
    {
        hear(&mut seats, seat, at, frame, tally)?;
    }
    for mut seat in seats {
        let _ = seat.out.close().await;
        seat.reader.abort();
    }
    Ok(())
}

/// Handles a message; returns whether the game is over.
fn hear(
    seats: &mut [Seat],
    seat: usize,
    at: Instant,
    frame: Frame,
    tally: &mut Tally,
) -> Result<bool, Failure> {
    match frame.kind.as_str() {
        "hello" => seats[seat].position = frame.news.and_then(|news| news.position),
        "refused" => {
            let problem = frame.problem.unwrap_or_default();
            if problem["code"] != "late" && problem["code"] != "refused" {
                return Err(format!("refused: {problem}").into());
            }
            tally.late += 1;
            seats[seat].sent = None;
        }
        "done" if frame.n == Some(seats[seat].n) => {}
        "news" => {
            for entry in frame.entries.iter().filter(|entry| entry.kind == "move") {
                let Some(mover) = entry.seat else { continue };
                let key = (mover, entry.at);
                if usize::from(mover) == seat
                    && let Some(sent) = seats[seat].sent.take()
                {
                    tally.sent.insert(key, sent);
                }
                let told = tally.told.entry(key).or_insert(at);
                *told = (*told).max(at);
            }
            seats[seat].position = frame.position;
        }
        _ => {}
    }
    Ok(seats[seat].position.as_ref().is_some_and(|position| position.outcome.is_some()))
}
