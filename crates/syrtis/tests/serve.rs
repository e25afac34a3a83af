//! `syrtis serve` as a process: killed in the middle of traffic, it loses nothing; asked to stop, it stops cleanly.

#[path = "../../server/tests/server/person.rs"]
#[allow(dead_code)]
mod person;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use futures_util::SinkExt;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use person::{Person, address};
use prost::Message as _;
use serde_json::{Value, json};
use table::Rng;
use tokio_tungstenite::tungstenite::Message;

/// How often the server is killed.
const KILLS: usize = 50;
/// How long people play before each kill.
const TRAFFIC: Duration = Duration::from_millis(150);

struct Process {
    child: Child,
    base: String,
}

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(data: &Path) -> Process {
    start_with(data, &[])
}

fn start_with(data: &Path, more: &[&str]) -> Process {
    start_as(Command::new(env!("CARGO_BIN_EXE_syrtis")), data, more)
}

fn start_as(mut syrtis: Command, data: &Path, more: &[&str]) -> Process {
    let plenty = "1000000";
    let mut child = syrtis
        .args(["serve", "--listen", "127.0.0.1:0", "--requests", plenty, "--messages", plenty])
        .args(["--guests", plenty, "--tables", plenty, "--log-level", "warn", "--data"])
        .arg(data)
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let base = line.trim().rsplit(' ').next().unwrap().to_string();
    assert!(base.starts_with("http://127.0.0.1:"), "{line}");
    Process { child, base }
}

/// What happened to a message.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fate {
    Unknown,
    Stored,
    Refused,
}

/// A person at a seat, and everything they sent.
struct Player {
    person: Person,
    table: Value,
    seat: u8,
    sent: Vec<(String, Value, Fate)>,
    rng: Rng,
    over: bool,
}

impl Player {
    /// Plays until the connection breaks, the game is over, or the time is up.
    async fn play(&mut self, until: tokio::time::Instant) {
        let id = self.table["id"].as_str().unwrap();
        let path = format!("/api/v1/tables/{id}/socket?client=p{}", self.seat);
        let Ok(mut socket) = self.person.try_connect(&path).await else { return };
        let accepted = socket.n as usize;
        let stored = self.sent.iter().rposition(|(.., fate)| *fate == Fate::Stored).map_or(0, |at| at + 1);
        assert!(accepted >= stored, "move {stored} was acknowledged and is lost; {accepted} are there");
        assert!(accepted <= self.sent.len());
        if let Some((_, message, fate @ Fate::Unknown)) = self.sent.last_mut() {
            // It may or may not have arrived, so send it again: it counts once.
            let there = accepted == message["n"].as_u64().unwrap() as usize;
            if socket.raw.send(Message::text(message.to_string())).await.is_err() {
                return;
            }
            let Some(answer) = answer(&mut socket, message["n"].as_u64().unwrap()).await else {
                *fate = if there { Fate::Stored } else { Fate::Unknown };
                return;
            };
            assert_eq!(answer["doubled"] == true, there, "{answer}");
            *fate = if answer["type"] == "done" { Fate::Stored } else { Fate::Refused };
        }
        while !socket.is_over() && tokio::time::Instant::now() < until {
            if !socket.owes() {
                let waiting = tokio::time::timeout_at(until, socket.frame()).await;
                match waiting {
                    Ok(Some(_)) => continue,
                    Ok(None) | Err(_) => return,
                }
            }
            let before = socket.position["question"]["id"].clone();
            let action = self.rng.pick(&socket.legal()).unwrap().clone();
            let n = self.sent.len() as u64 + 1;
            let message = json!({"type": "act", "n": n, "question": before, "actions": [action]});
            self.sent.push((action, message.clone(), Fate::Unknown));
            if socket.raw.send(Message::text(message.to_string())).await.is_err() {
                return;
            }
            let Some(answer) = answer(&mut socket, n).await else { return };
            let done = answer["type"] == "done";
            self.sent.last_mut().unwrap().2 = if done { Fate::Stored } else { Fate::Refused };
            while done && socket.position["question"]["id"] == before && !socket.is_over() {
                if socket.frame().await.is_none() {
                    return;
                }
            }
        }
        self.over = socket.is_over();
    }
}

/// The answer to a number; nothing if the connection breaks.
async fn answer(socket: &mut person::Socket, n: u64) -> Option<Value> {
    loop {
        let frame = socket.frame().await?;
        if frame["n"] == n {
            return Some(frame);
        }
    }
}

/// Two people at a table of this title, and bots in the other seats.
async fn two_at(base: &str, title: &dyn titles::Title, seed: u64) -> Vec<Player> {
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let people = [Person::named(base, "Ada").await, Person::named(base, "Ben").await];
    let table = people[0].make_for(title.name(), &options, seats, 2, json!({})).await;
    people[1].join(&table).await;
    let player = |(seat, person): (usize, Person)| Player {
        person,
        table: table.clone(),
        seat: seat as u8,
        sent: Vec::new(),
        rng: Rng::seeded(seed + seat as u64),
        over: false,
    };
    people.into_iter().enumerate().map(player).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_fifty_times_in_the_middle_of_traffic_it_loses_and_doubles_nothing() {
    let data = Folder::new("killed");
    let mut players: Vec<Player> = Vec::new();
    let mut finished: Vec<Player> = Vec::new();
    let mut seed = 0;
    for _ in 0..KILLS {
        let mut process = start(&data.0);
        for title in titles::all() {
            if !players.iter().any(|player| player.table["game"] == title.name()) {
                seed += 10;
                players.extend(two_at(&process.base, *title, seed).await);
            }
        }
        let until = tokio::time::Instant::now() + Duration::from_secs(20);
        let playing: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                player.person.base.clone_from(&process.base);
                tokio::spawn(async move {
                    player.play(until).await;
                    player
                })
            })
            .collect();
        tokio::time::sleep(TRAFFIC).await;
        // SIGKILL: no clean shutdown.
        process.child.kill().unwrap();
        process.child.wait().unwrap();
        for player in playing {
            let player = player.await.unwrap();
            if player.over { finished.push(player) } else { players.push(player) }
        }
        // Both people of a table see its end, or both go on.
        let over: Vec<Value> = finished.iter().map(|player| player.table["id"].clone()).collect();
        let (ended, going_on) = players.drain(..).partition(|player| over.contains(&player.table["id"]));
        finished.extend::<Vec<Player>>(ended);
        players = going_on;
    }

    // No table is stuck: everyone plays to the end.
    let mut process = start(&data.0);
    let until = tokio::time::Instant::now() + Duration::from_secs(120);
    let mut playing = Vec::new();
    for mut player in finished.into_iter().chain(players) {
        player.person.base.clone_from(&process.base);
        playing.push(tokio::spawn(async move {
            player.play(until).await;
            player
        }));
    }
    let mut moves = 0;
    for player in playing {
        let player = player.await.unwrap();
        assert!(player.over, "the table comes to its end");
        let (status, record) = player.person.get(&address(&player.table, "record")).await;
        assert_eq!(status, 200, "{record}");
        let record = record.as_str().unwrap();
        titles::read_record(record.as_bytes()).unwrap();
        let prefix = format!("{} ", player.seat);
        let body = record.split_once("\n\n").unwrap().1;
        let there: Vec<&str> = body.lines().filter_map(|line| line.strip_prefix(&prefix)).collect();
        let stored = player.sent.iter().filter(|(.., fate)| *fate == Fate::Stored);
        let stored: Vec<&str> = stored.map(|(action, ..)| action.as_str()).collect();
        assert_eq!(there, stored, "every acknowledged move once, in order, and nothing else");
        moves += stored.len();
    }
    assert!(moves > KILLS, "there was traffic: {moves} moves");
    process.child.kill().unwrap();
    process.child.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_backed_up_while_running_and_stops_cleanly_when_asked() {
    let data = Folder::new("stopped");
    let mut process = start(&data.0);
    let players = two_at(&process.base, titles::all()[0], 1).await;
    let copy = data.0.join("copy.db");
    let backup = |file: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_syrtis"));
        command.arg("backup").arg(file).arg("--data").arg(&data.0).output().unwrap()
    };
    assert!(backup(&copy).status.success() && copy.exists());
    let again = backup(&copy);
    assert_eq!(again.status.code(), Some(2), "nothing is overwritten");
    assert!(String::from_utf8_lossy(&again.stderr).contains("already exists"));
    let mut socket = players[0].person.connect(&players[0].table, 0).await;
    let terminated = Command::new("kill").args(["-TERM", &process.child.id().to_string()]).status().unwrap();
    assert!(terminated.success());
    while socket.frame().await.is_some() {}
    assert!(process.child.wait().unwrap().success());
    let mut rest = String::new();
    process.child.stdout.take().unwrap().read_to_string(&mut rest).unwrap();
    assert!(rest.contains("Everything is saved"), "{rest}");
}

/// Runs `syrtis check`; its exit code and what it says.
fn check(path: &Path) -> (Option<i32>, String) {
    let said = Command::new(env!("CARGO_BIN_EXE_syrtis")).arg("check").arg(path).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (said.status.code(), text(said.stdout) + &text(said.stderr))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_restored_from_its_own_backup_continues_the_game() {
    let data = Folder::new("drill");
    let process = start(&data.0);
    let mut players = two_at(&process.base, titles::all()[0], 3).await;
    let until = tokio::time::Instant::now() + Duration::from_secs(1);
    let [one, two] = &mut players[..] else { unreachable!("two people play") };
    tokio::join!(one.play(until), two.play(until));
    assert!(one.sent.len() + two.sent.len() > 2, "they played");
    let (code, said) = check(&data.0);
    assert_eq!(code, Some(0), "also while the server runs: {said}");
    drop(process);

    let process = start_with(&data.0, &["--backup-every", "1"]);
    let newest = || {
        let found = std::fs::read_dir(data.0.join("backups")).ok()?;
        found.map(|entry| entry.unwrap().path()).find(|path| path.extension().is_some_and(|end| end == "db"))
    };
    while newest().is_none() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let copy = newest().unwrap();
    drop(process);
    let (code, said) = check(&copy);
    assert!(code == Some(0) && said.contains("Tables: 1.") && said.contains("No damage"), "{said}");

    let restored = Folder::new("restored");
    std::fs::copy(&copy, restored.0.join("syrtis.db")).unwrap();
    let process = start(&restored.0);
    let until = tokio::time::Instant::now() + Duration::from_secs(120);
    one.person.base.clone_from(&process.base);
    two.person.base.clone_from(&process.base);
    tokio::join!(one.play(until), two.play(until));
    assert!(one.over && two.over, "the game goes on to its end");
    drop(process);

    // One letter of an entry, which SQLite does not notice.
    let mut bytes = std::fs::read(&copy).unwrap();
    let start = b"{\"t\":\"start\"";
    for at in 0..bytes.len() - start.len() {
        if bytes[at..].starts_with(start) {
            bytes[at + 6] = b'x';
        }
    }
    std::fs::write(&copy, &bytes).unwrap();
    let (code, said) = check(&copy);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains(one.table["id"].as_str().unwrap()) && said.contains("entry "), "{said}");
    std::fs::write(&copy, &bytes[..bytes.len() / 2]).unwrap();
    let (code, said) = check(&copy);
    assert!(code == Some(1) && said.contains("is damaged"), "a file cut short: {said}");
    std::fs::write(&copy, "").unwrap();
    let (code, said) = check(&copy);
    assert!(code == Some(2) && said.contains("is empty"), "{said}");
}

/// Limits how far the process may write into any file; `unlimited` makes room again.
#[cfg(target_os = "linux")]
fn limit_files(process: &Process, bytes: &str) {
    let id = process.child.id().to_string();
    let limited = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={bytes}:")]).status();
    assert!(limited.unwrap().success());
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn when_the_disk_is_full_it_says_so_and_goes_on_by_itself_once_there_is_room() {
    let data = Folder::new("full");
    let mut deaf = Command::new("sh");
    // Without the signal, a write beyond the limit fails as it does on a full disk.
    deaf.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_syrtis")]);
    let process = start_as(deaf, &data.0, &[]);
    let stranger = Person::stranger(&process.base);
    let health = || async { stranger.get("/readyz").await };
    assert_eq!(health().await.0, 200);

    let players = two_at(&process.base, titles::all()[0], 7).await;
    let mut sockets = Vec::new();
    for player in &players {
        sockets.push(player.person.connect(&player.table, 0).await);
    }
    // Bots play this one alone.
    let eve = Person::named(&process.base, "Eve").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let bots = eve.make_for(title.name(), &options, seats, 1, json!({"stand_in": "planner"})).await;
    assert_eq!(eve.post(&address(&bots, "leave"), json!({})).await.0, 200);
    let mut watching = stranger.connect(&bots, 0).await;
    watching.until(|socket| socket.seq > 5).await;

    limit_files(&process, "1");
    while health().await.0 == 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (status, problem) = health().await;
    assert_eq!(status, 503);
    assert!(problem["text"].as_str().unwrap().contains("can't write"), "{problem}");
    let mut moved = false;
    for socket in sockets.iter_mut().filter(|socket| socket.owes()) {
        let first = socket.legal().remove(0);
        assert_eq!(socket.act(&first).await["problem"]["code"], "trouble");
        moved = true;
    }
    assert!(moved, "somebody owes a decision");
    // Long enough for every bot to have tried.
    tokio::time::sleep(Duration::from_secs(2)).await;

    limit_files(&process, "unlimited");
    while health().await.0 != 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    for socket in sockets.iter_mut().filter(|socket| socket.owes()) {
        let first = socket.legal().remove(0);
        assert_eq!(socket.act(&first).await["type"], "done");
    }
    let before = watching.seq;
    watching.until(|socket| socket.seq > before + 5 || socket.is_over()).await;
}

#[tokio::test]
async fn the_example_is_served_only_if_asked_for() {
    let data = Folder::new("example");
    for (more, listed) in [(&[][..], false), (&["--with-example"][..], true)] {
        let mut process = start_with(&data.0, more);
        let games = reqwest::get(format!("{}/api/v1/games", process.base)).await.unwrap();
        let games: Vec<Value> = games.json().await.unwrap();
        assert_eq!(games.iter().any(|game| game["name"] == "example"), listed, "{games:?}");
        process.child.kill().unwrap();
        process.child.wait().unwrap();
    }
}

#[test]
fn an_error_in_the_address_or_the_folder_is_reported() {
    let file = Folder::new("wrong").0.join("no-folder");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, "").unwrap();
    let mut serve = Command::new(env!("CARGO_BIN_EXE_syrtis"));
    let said = serve.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&file).output().unwrap();
    assert_eq!(said.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&said.stderr).contains("Could not start"));
    std::fs::remove_dir_all(file.parent().unwrap()).unwrap();
}

/// What a collector of traces was sent, until the first is asked to end it.
fn collector() -> (String, std::thread::JoinHandle<Vec<u8>>) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let collecting = std::thread::spawn(move || {
        let mut all = Vec::new();
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let (mut first, mut length) = (String::new(), 0);
            stream.read_line(&mut first).unwrap();
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).unwrap();
                let Some((name, value)) = line.trim().split_once(": ") else { break };
                if name.eq_ignore_ascii_case("content-length") {
                    length = value.parse().unwrap();
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).unwrap();
            let answer = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
            stream.get_mut().write_all(answer.as_bytes()).unwrap();
            if !first.starts_with("POST /v1/traces ") {
                break;
            }
            // Messages of this format that follow each other are one message.
            all.extend(body);
        }
        all
    });
    (address, collecting)
}

#[tokio::test(flavor = "multi_thread")]
async fn traces_show_the_steps_of_a_move_and_nothing_secret() {
    let data = Folder::new("traces");
    let (address, collecting) = collector();
    let mut process = start_with(&data.0, &["--traces", &address]);
    let mut players = two_at(&process.base, titles::all()[0], 1).await;
    let until = tokio::time::Instant::now() + Duration::from_millis(500);
    for player in &mut players {
        player.play(until).await;
    }
    let invite = players[0].table["invite"].as_str().unwrap().to_string();
    let terminated = Command::new("kill").args(["-TERM", &process.child.id().to_string()]).status().unwrap();
    assert!(terminated.success() && process.child.wait().unwrap().success());
    reqwest::get(&address).await.unwrap();
    let body = collecting.join().unwrap();

    let request = ExportTraceServiceRequest::decode(&body[..]).unwrap();
    let scopes = request.resource_spans.into_iter().flat_map(|resource| resource.scope_spans);
    let spans: Vec<_> = scopes.flat_map(|scope| scope.spans).collect();
    let called = |name: &str| spans.iter().filter(|span| span.name == name).collect::<Vec<_>>();
    assert!(!called("request").is_empty());
    let messages = called("message");
    assert!(messages.iter().all(|message| message.parent_span_id.is_empty()), "each is a trace of its own");
    let stored = called("store");
    for name in ["parse", "wait", "rules", "store", "encode", "send"] {
        let of_messages = called(name).into_iter().filter(|step| {
            messages.iter().any(|message| {
                (&message.trace_id, &message.span_id) == (&step.trace_id, &step.parent_span_id)
            })
        });
        assert!(of_messages.count() > 0, "{name}");
    }
    let sent: usize = players.iter().map(|player| player.sent.len()).sum();
    assert!(sent > 0 && messages.len() >= sent && stored.len() >= sent, "{sent} moves");
    let text = String::from_utf8_lossy(&body);
    let cookie = players[0].person.cookie.split_once('=').unwrap().1;
    for secret in [&invite, cookie, &players[0].sent[0].0] {
        assert!(!text.contains(secret), "{secret}");
    }
}

#[test]
fn a_collector_that_is_no_address_is_refused() {
    let data = Folder::new("no-collector");
    let mut serve = Command::new(env!("CARGO_BIN_EXE_syrtis"));
    let said = serve.args(["serve", "--traces", "nowhere at all", "--data"]).arg(&data.0).output().unwrap();
    assert_eq!(said.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&said.stderr).contains("nowhere at all"));
}
