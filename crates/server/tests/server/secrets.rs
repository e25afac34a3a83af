//! Nothing leaks: what a viewer receives depends on nothing they may not know.

use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use table::{Rng, Seat, Seed, StateHash, Viewer, Viewers};
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

    /// What these viewers have received since the last call, without random values and times.
    fn sent_to(&mut self, viewers: Viewers) -> Vec<Vec<String>> {
        let frames: Vec<Vec<String>> =
            self.sockets.iter_mut().map(|socket| std::mem::take(&mut socket.frames)).collect();
        let everybody = Viewer::everybody(frames.len() as u8 - 1);
        let theirs = everybody.zip(frames).filter(|(viewer, _)| viewers.contains(*viewer));
        theirs.map(|(_, frames)| frames.iter().map(|frame| self.nameless(frame)).collect()).collect()
    }

    /// What somebody who comes to watch now is sent, over the socket and as a replay.
    async fn shown_to_a_newcomer(&self) -> Vec<String> {
        let stranger = Person::stranger(&self.people[0].base);
        let socket = stranger.try_connect(&address(&self.table, "socket")).await.unwrap();
        let (status, replay) = stranger.get(&address(&self.table, "replay")).await;
        assert_eq!(status, 200, "{replay}");
        socket.frames.iter().chain([&replay.to_string()]).map(|frame| self.nameless(frame)).collect()
    }

    fn nameless(&self, frame: &str) -> String {
        let [invite, id] = ["invite", "id"].map(|name| self.table[name].as_str().unwrap());
        timeless(&frame.replace(invite, "invite").replace(id, "id"))
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

/// All that each viewer may know after this action: their view, what they are told, and whose move it is. Whether they are
/// also told the action must follow from that.
fn known_after(game: &dyn Table, seat: Seat, action: u16) -> (StateHash, Vec<(Viewer, String)>) {
    let mut after = game.branch(game.lines()).unwrap();
    after.play(seat, action).unwrap();
    let known = |viewer| {
        let told = serde_json::to_string(&after.told(viewer)).unwrap();
        (viewer, format!("{} {told} {:?}", after.view(viewer), after.to_act()))
    };
    (after.hash(), Viewer::everybody(after.seats()).filter(|viewer| !viewer.is(seat)).map(known).collect())
}

/// Two actions that lead to different games but look the same to some viewers.
#[derive(Clone, Copy)]
struct Fork {
    seat: Seat,
    this: u16,
    that: u16,
    alike: Viewers,
}

/// Two legal actions of `seat` that look the same to some viewers, as `wanted`.
fn fork(game: &mut dyn Table, seat: Seat, rng: &mut Rng, wanted: fn(Viewers) -> bool) -> Option<Fork> {
    let mut legal = game.legal(seat).to_vec();
    rng.shuffle(&mut legal);
    legal.truncate(12);
    let known: Vec<_> = legal.iter().map(|action| known_after(game, seat, *action)).collect();
    for (one, (hash, seen)) in known.iter().enumerate() {
        for (other, (other_hash, otherwise)) in known.iter().enumerate().skip(one + 1) {
            let same = seen.iter().zip(otherwise).filter(|(this, that)| this == that);
            let alike: Viewers = same.map(|((viewer, _), _)| *viewer).collect();
            if hash != other_hash && wanted(alike) {
                return Some(Fork { seat, this: legal[one], that: legal[other], alike });
            }
        }
    }
    None
}

/// Somebody can't tell the actions apart.
fn secret(alike: Viewers) -> bool {
    !alike.is_empty()
}

/// Every other seat can tell the actions apart, spectators can't.
fn among_seats(alike: Viewers) -> bool {
    alike == Viewers::NOBODY.with(Viewer::Spectator)
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
    moves_to_a_fork(title, options, seed, STEPS, secret).is_some()
}

/// Random moves that lead to such a choice.
fn moves_to_a_fork(
    title: &'static dyn titles::Title,
    options: &Value,
    seed: u64,
    steps: usize,
    wanted: fn(Viewers) -> bool,
) -> Option<(Vec<(Seat, u16)>, Fork)> {
    let mut game = title.open(options, seed).unwrap();
    let mut rng = Rng::seeded(seed);
    let mut moves = Vec::new();
    for _ in 0..steps {
        let seat = game.turn()?;
        if let Some(fork) = fork(&mut *game, seat, &mut rng, wanted) {
            return Some((moves, fork));
        }
        let action = *rng.pick(game.legal(seat)).unwrap();
        game.play(seat, action).unwrap();
        moves.push((seat, action));
    }
    None
}

/// Plays the same game in two worlds. Wherever a seat has two actions that some viewers can't tell apart, each world does
/// one of them, and what those viewers receive is compared before both are taken back. Returns how often.
async fn compare_worlds(host: &Host, game: &str, options: &Value, seed: u64) -> usize {
    let title = titles::find(game).unwrap();
    let mut local = title.open(options, seed).unwrap();
    let mut one = World::open(host, game, options, seed).await;
    let mut other = World::open(host, game, options, seed).await;
    let all = Viewers::EVERYBODY;
    assert_eq!(one.sent_to(all), other.sent_to(all));
    let mut rng = Rng::seeded(seed);
    let mut forks = 0;
    let text = |action| title.action_text(action).unwrap();
    for _ in 0..STEPS {
        let Some(seat) = local.turn() else { break };
        if let Some(Fork { this, that, alike, .. }) = fork(&mut *local, seat, &mut rng, secret) {
            one.act(seat, &text(this)).await;
            other.act(seat, &text(that)).await;
            let (sent, sent_there) = (one.sent_to(alike), other.sent_to(alike));
            assert_eq!(sent, sent_there, "{game}: seat {seat} did {} or {}", text(this), text(that));
            forks += 1;
            let (undone, undone_there) = (one.undo(seat).await, other.undo(seat).await);
            if !(undone && undone_there) {
                break;
            }
            assert_eq!(one.sent_to(alike), other.sent_to(alike), "{game}: undo");
        }
        let action = *rng.pick(local.legal(seat)).unwrap();
        local.play(seat, action).unwrap();
        one.act(seat, &text(action)).await;
        other.act(seat, &text(action)).await;
        assert_eq!(one.sent_to(all), other.sent_to(all), "{game}: {}", text(action));
    }
    drop(one.people);
    forks
}

/// How many decisions of a game to search for what partners share.
const LONG: usize = 200;

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_not_told_what_partners_show_each_other() {
    let host = Host::start().await;
    let mut compared = 0;
    for title in titles::all() {
        let together = |options: &Value| title.open(options, 1).is_ok_and(|game| game.together());
        let alone = |options: &Value| title.check_options(options) == Ok(1);
        for options in title.cases().into_iter().filter(|options| together(options) && !alone(options)) {
            let found = (1..4)
                .find_map(|seed| Some((seed, moves_to_a_fork(*title, &options, seed, LONG, among_seats)?)));
            let Some((seed, (moves, fork))) = found else { continue };
            let mut shown = Vec::new();
            for choice in [fork.this, fork.that] {
                let mut world = World::open(&host, title.name(), &options, seed).await;
                for (seat, action) in moves.iter().copied().chain([(fork.seat, choice)]) {
                    world.act(seat, &title.action_text(action).unwrap()).await;
                }
                shown.push((world.sent_to(fork.alike), world.shown_to_a_newcomer().await));
            }
            assert_eq!(shown[0], shown[1], "{}: {:?}", title.name(), title.action_text(fork.this));
            compared += 1;
            break;
        }
    }
    assert!(compared > 0, "partners show each other something");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_socket_receives_its_own_view_and_events_and_no_more() {
    let host = Host::start().await;
    for title in titles::all() {
        let (options, seed) = (two_players(*title), 51);
        let mut local = title.open(&options, seed).unwrap();
        let mut world = World::open(&host, title.name(), &options, seed).await;
        let mut rng = Rng::seeded(seed);
        world.sent_to(Viewers::NOBODY);
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

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_that_nobody_chose_is_a_secret_of_256_bits_and_the_lists_say_who_chose() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let title = titles::all()[0];
    let options = two_players(title);
    let open = json!({"access": "open"});
    let bots = vec![json!({"kind": "bot", "level": "random"}); 2];
    let mut seeds = Vec::new();
    for chosen in [json!(null), json!(null), json!(7)] {
        let wish = json!({"game": title.name(), "options": options, "seed": chosen, "setup": open});
        let waiting = ada.make(wish.clone()).await;
        let list = ada.get("/api/v1/tables").await.1;
        let listed = list.as_array().unwrap().iter().find(|listed| listed["id"] == waiting["id"]).unwrap();
        assert_eq!(listed["seed_chosen"], !chosen.is_null());

        let mut played = wish;
        played["seats"] = json!(bots);
        let played = ada.make(played).await;
        ada.connect(&played, 0).await.until(Socket::is_over).await;
        let record = ada.get(&address(&played, "record")).await.1;
        let record = record.as_str().unwrap();
        let seed = titles::read_record(record.as_bytes()).unwrap().seed();
        assert!(record.contains(&format!("\nseed {seed}\n")));
        seeds.push(seed);
    }
    assert!(matches!(seeds[..], [Seed::Secret(one), Seed::Secret(other), Seed::Number(7)] if one != other));
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
