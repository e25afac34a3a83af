//! Nothing leaks: what a viewer receives depends on nothing they may not know.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use table::{Rng, Seat, SeatSet, Viewer};
use titles::Table;

use crate::host::Host;
use crate::person::{Person, Socket, address};
use crate::play::{sync, two_players};

/// One of two worlds: the same table, people and moves, except for what is compared.
struct World {
    table: Value,
    /// The seats in order, then a spectator.
    sockets: Vec<Socket>,
    people: Vec<Person>,
}

impl World {
    async fn open(host: &Host, game: &str, options: &Value, seed: u64) -> World {
        let title = titles::find(game).unwrap();
        let seats = usize::from(title.check_options(options).unwrap());
        let mut people = Vec::new();
        for name in ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"].into_iter().take(seats) {
            people.push(Person::named(&host.base, name).await);
        }
        let wish = |seat| json!({"kind": if seat == 0 { "me" } else { "anybody" }});
        let wishes: Vec<Value> = (0..seats).map(wish).collect();
        let table = json!({"game": game, "options": options, "seats": wishes, "seed": seed,
            "setup": {"access": "open"}});
        let table = people[0].make(table).await;
        for person in &people[1..] {
            person.join(&table).await;
        }
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(person.connect(&table, 0).await);
        }
        // A spectator knows the address but not the invitation.
        let path = address(&table, "socket");
        sockets.push(Person::stranger(&host.base).try_connect(&path).await.unwrap());
        sync(&mut sockets).await;
        World { table, sockets, people }
    }

    async fn act(&mut self, seat: Seat, action: &str) {
        let answer = self.sockets[seat.index()].act(action).await;
        assert_eq!(answer["type"], "done", "{action}: {answer}");
        sync(&mut self.sockets).await;
    }

    async fn undo(&mut self, seat: Seat) -> bool {
        let answer = self.sockets[seat.index()].ask(json!({"type": "undo", "steps": 1})).await;
        sync(&mut self.sockets).await;
        answer["type"] == "done"
    }

    /// What everybody but `seat` has received since the last call, without random values and times.
    fn sent_to_others(&mut self, seat: Option<Seat>) -> Vec<Vec<String>> {
        let invite = self.table["invite"].as_str().unwrap().to_string();
        let id = self.table["id"].as_str().unwrap().to_string();
        let others = self.sockets.iter_mut().enumerate();
        let sent = others.map(|(at, socket)| {
            let frames = std::mem::take(&mut socket.frames);
            if seat.is_some_and(|seat| seat.index() == at) {
                return Vec::new();
            }
            frames
                .iter()
                .map(|frame| timeless(&frame.replace(&invite, "invite").replace(&id, "id")))
                .collect()
        });
        sent.collect()
    }
}

/// A message without times.
fn timeless(frame: &str) -> String {
    let mut frame: Value = serde_json::from_str(frame).unwrap();
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for time in ["at", "now", "created", "until"] {
                    if fields.get(time).is_some_and(Value::is_u64) {
                        fields.insert(time.into(), json!("time"));
                    }
                }
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut frame);
    frame.to_string()
}

/// Everything that viewers other than `seat` may know after this action.
fn known_to_others(game: &dyn Table, seat: Seat, action: u16) -> Vec<String> {
    let mut after = game.branch(game.lines()).unwrap();
    let open = after.play(seat, action).unwrap().open;
    let others = Viewer::everybody(after.seats()).filter(|viewer| !viewer.is(seat));
    let known = |viewer| {
        let told = serde_json::to_string(&after.told(viewer)).unwrap();
        let saw_it = match viewer {
            Viewer::Seat(other) => open.contains(other),
            Viewer::Spectator | Viewer::Open => open == SeatSet::all(after.seats()),
        };
        format!("{} {told} {:?} {:?}", after.view(viewer), after.to_act(), saw_it.then_some(action))
    };
    others.map(known).collect()
}

/// Two legal actions of `seat` that nobody else can tell apart.
fn alike(game: &mut dyn Table, seat: Seat, rng: &mut Rng) -> Option<(u16, u16)> {
    let mut legal = game.legal(seat).to_vec();
    rng.shuffle(&mut legal);
    let mut seen: HashMap<Vec<String>, u16> = HashMap::new();
    for action in legal.into_iter().take(12) {
        if let Some(other) = seen.insert(known_to_others(game, seat, action), action) {
            return Some((other, action));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_differ_in_what_a_viewer_may_not_know_send_them_the_same_bytes() {
    let host = Host::start().await;
    for title in titles::all() {
        let mut forks = 0;
        for (seed, options) in (41..).zip(title.cases()) {
            let seats = title.check_options(&options).unwrap();
            if (2..4).contains(&seats) && forks < 3 && has_secret_choices(*title, &options, seed) {
                forks += compare_worlds(&host, title.name(), &options, seed).await;
            }
        }
        assert!(forks > 0, "{} has choices others can't see", title.name());
    }
}

/// How many decisions of a game to compare.
const STEPS: usize = 40;

/// Whether a seat has a choice that others can't see early in such a game.
fn has_secret_choices(title: &'static dyn titles::Title, options: &Value, seed: u64) -> bool {
    let mut game = title.open(options, seed).unwrap();
    let mut rng = Rng::seeded(seed);
    for _ in 0..STEPS {
        let Some(seat) = game.turn() else { break };
        if alike(&mut *game, seat, &mut rng).is_some() {
            return true;
        }
        let action = *rng.pick(game.legal(seat)).unwrap();
        game.play(seat, action).unwrap();
    }
    false
}

/// Plays the same game in two worlds. Wherever a seat has two actions that others can't tell apart, each world does one
/// of them, and what the others receive is compared before both are taken back. Returns how often.
async fn compare_worlds(host: &Host, game: &str, options: &Value, seed: u64) -> usize {
    let title = titles::find(game).unwrap();
    let mut local = title.open(options, seed).unwrap();
    let mut one = World::open(host, game, options, seed).await;
    let mut other = World::open(host, game, options, seed).await;
    assert_eq!(one.sent_to_others(None), other.sent_to_others(None));
    let mut rng = Rng::seeded(seed);
    let mut forks = 0;
    let text = |action| title.action_text(action).unwrap();
    for _ in 0..STEPS {
        let Some(seat) = local.turn() else { break };
        if let Some((this, that)) = alike(&mut *local, seat, &mut rng) {
            one.act(seat, &text(this)).await;
            other.act(seat, &text(that)).await;
            let (sent, sent_there) = (one.sent_to_others(Some(seat)), other.sent_to_others(Some(seat)));
            assert_eq!(sent, sent_there, "{game}: seat {seat} did {} or {}", text(this), text(that));
            forks += 1;
            let (undone, undone_there) = (one.undo(seat).await, other.undo(seat).await);
            if !(undone && undone_there) {
                break;
            }
            assert_eq!(one.sent_to_others(Some(seat)), other.sent_to_others(Some(seat)), "{game}: undo");
        }
        let action = *rng.pick(local.legal(seat)).unwrap();
        local.play(seat, action).unwrap();
        one.act(seat, &text(action)).await;
        other.act(seat, &text(action)).await;
        assert_eq!(one.sent_to_others(None), other.sent_to_others(None), "{game}: {}", text(action));
    }
    drop(one.people);
    forks
}

#[tokio::test(flavor = "multi_thread")]
async fn every_socket_receives_its_own_view_and_events_and_no_more() {
    let host = Host::start().await;
    for title in titles::all() {
        let (options, seed) = (two_players(*title), 51);
        let mut local = title.open(&options, seed).unwrap();
        let mut world = World::open(&host, title.name(), &options, seed).await;
        let mut rng = Rng::seeded(seed);
        world.sent_to_others(None);
        for _ in 0..STEPS {
            let Some(seat) = local.turn() else { break };
            let action = *rng.pick(local.legal(seat)).unwrap();
            let before: Vec<String> =
                Viewer::everybody(local.seats()).map(|viewer| local.view(viewer)).collect();
            local.play(seat, action).unwrap();
            world.act(seat, &title.action_text(action).unwrap()).await;
            for ((viewer, before), socket) in
                Viewer::everybody(local.seats()).zip(before).zip(&mut world.sockets)
            {
                let frames: Vec<Value> =
                    socket.frames.drain(..).map(|frame| serde_json::from_str(&frame).unwrap()).collect();
                let news: Vec<&Value> = frames.iter().filter(|frame| frame["type"] == "news").collect();
                let told = json!(local.told(viewer));
                let view: Value = serde_json::from_str(&local.view(viewer)).unwrap();
                if news.is_empty() {
                    // They noticed nothing, so there was nothing to notice.
                    assert_eq!((local.view(viewer), told), (before, json!([])), "{viewer:?}");
                    continue;
                }
                assert_eq!(news.len(), 1);
                assert_eq!(news[0]["position"]["view"], view);
                assert_eq!(news[0]["entries"][0]["events"], told, "{viewer:?}");
                assert!(viewer != Viewer::Spectator || news[0]["position"]["question"].is_null());
            }
        }
    }
}

/// Everything this process logs, at the finest level.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_and_secrets_appear_on_no_socket_and_in_no_log() {
    let logged = Logged::default();
    let writer = logged.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .try_init()
        .unwrap();
    let host = Host::start().await;
    for title in titles::all() {
        let seed = 0x5eed_cafe_f00d_0000 + u64::from(title.version());
        let mut world = World::open(&host, title.name(), &two_players(*title), seed).await;
        let mut rng = Rng::seeded(1);
        for _ in 0..STEPS {
            let Some(seat) = world.sockets.iter().position(Socket::owes) else { break };
            world.sockets[seat].act_at_random(&mut rng).await;
            sync(&mut world.sockets).await;
        }
        let (status, problem) = world.people[0].get(&address(&world.table, "record")).await;
        assert_eq!((status, problem["code"].as_str()), (403, Some("not-over")), "the record holds the seed");
        for eyes in ["open", "1"] {
            let path = format!("{}?as={eyes}", address(&world.table, "replay"));
            assert_eq!(world.people[0].get(&path).await.1["code"], "not-over");
        }
        let secrets: Vec<String> =
            world.people.iter().map(|person| person.cookie.split('=').nth(1).unwrap().to_string()).collect();
        let seeds = [seed.to_string(), format!("{seed:x}"), (seed as i64).to_string()];
        let invite = world.table["invite"].as_str().unwrap();
        let log = String::from_utf8_lossy(&logged.0.lock().unwrap()).into_owned();
        let mut sent = String::new();
        for (at, socket) in world.sockets.iter().enumerate() {
            let said = socket.frames.join("\n");
            assert!(said.len() > 1000);
            assert!(at < 2 || !said.contains(invite), "a spectator does not receive the invitation");
            sent += &said;
        }
        for secret in secrets.iter().chain(&seeds) {
            assert!(!sent.contains(secret), "{secret} was sent");
            assert!(!log.contains(secret), "{secret} was logged");
        }
        assert!(!log.contains(invite), "an invitation was logged");
        assert!(log.contains("table created"), "the log was read");
    }
}
