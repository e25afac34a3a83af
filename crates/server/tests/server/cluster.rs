//! Three servers on one Postgres, with NATS and without: one service.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parts::Nats;
use serde_json::{Value, json};
use server::{Database, Server, StartError};
use sqlx::{Connection, Executor};
use table::Rng;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::host::{Folder, config};
use crate::person::{Person, Socket, address};

/// One server, on threads of its own so that it can be killed.
struct Node {
    base: String,
    server: Option<Server>,
    runtime: Option<Runtime>,
}

impl Node {
    async fn start(database: &str, nats: Option<&Nats>) -> Node {
        let folder = Folder::new();
        let mut config = config(&folder);
        config.database = database.parse().unwrap();
        config.bus = nats.map(|nats| nats.url().parse().unwrap());
        let start = move || {
            let runtime = Runtime::new().unwrap();
            let server = runtime.block_on(Server::start(config)).unwrap();
            (runtime, server)
        };
        let (runtime, server) = std::thread::spawn(start).join().unwrap();
        Node { base: format!("http://{}", server.address), server: Some(server), runtime: Some(runtime) }
    }

    /// It does nothing more from now on, and says goodbye to nobody.
    fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// It stops as on SIGTERM.
    async fn stop(&mut self) {
        let server = self.server.take().unwrap();
        server.stop();
        let runtime = self.runtime.take().unwrap();
        runtime.spawn(server.stopped()).await.unwrap();
        runtime.shutdown_background();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Three servers.
async fn three(database: &str, nats: Option<&Nats>) -> [Node; 3] {
    let (one, two, three) =
        tokio::join!(Node::start(database, nats), Node::start(database, nats), Node::start(database, nats));
    [one, two, three]
}

/// Every game in the database replays, and the lists show what the logs say.
async fn prove(database: &str) {
    let report = server::check(&database.parse::<Database>().unwrap(), |_, _| {}).await.unwrap();
    assert!(report.damaged.is_empty() && report.entries > 0, "{report:?}");
}

/// Ada at one server, Ben at another, and their sockets.
async fn ada_and_ben(nodes: &[Node], title: &dyn titles::Title) -> (Value, Person, [Socket; 2]) {
    let ada = Person::named(&nodes[0].base, "Ada").await;
    let ben = Person::named(&nodes[1].base, "Ben").await;
    let options = crate::play::two_players(title);
    let table = ada.make_for(title.name(), &options, 2, 2, json!({})).await;
    ben.join(&table).await;
    let sockets = [ada.connect(&table, 0).await, ben.connect(&table, 0).await];
    (table, ada, sockets)
}

/// Both play at random to the end and see the same; so does somebody at the third server.
async fn play(nodes: &[Node], table: &Value, ada: &Person, sockets: [Socket; 2]) {
    let eve = Person::named(&nodes[nodes.len() - 1].base, "Eve").await;
    let mut watching = eve.connect_for_changes(table).await;
    let to_the_end = |mut socket: Socket, seed| async move {
        socket.play_to_the_end(&mut Rng::seeded(seed)).await;
        socket
    };
    let [one, two] = sockets;
    let (one, two, ()) =
        tokio::join!(to_the_end(one, 1), to_the_end(two, 2), watching.until(Socket::is_over));
    assert_eq!(one.position["outcome"], two.position["outcome"]);
    assert_eq!(one.position["outcome"], watching.position["outcome"]);
    assert_eq!(watching.position["view"], eve.connect(table, 0).await.position["view"]);
    let (_, here) = ada.get(&address(table, "record")).await;
    let ada_there = Person { base: eve.base, ..ada.clone() };
    let (_, there) = ada_there.get(&address(table, "record")).await;
    assert_eq!(here, there);
    titles::read_record(here.as_str().unwrap().as_bytes()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_three_servers_play_one_game_and_talk() {
    let (database, nats) = (parts::database(), Nats::start());
    let nodes = three(&database, Some(&nats)).await;
    for title in titles::all() {
        let (table, ada, mut sockets) = ada_and_ben(&nodes, *title).await;
        let here = |frame: &String| frame.contains(r#""seats":[0,1]"#);
        sockets[0].until(|socket| socket.frames.iter().any(here)).await;
        sockets[1].until(|socket| socket.frames.iter().any(here)).await;
        sockets[0].send(json!({"type": "chat", "text": "Hello"})).await;
        assert_eq!(sockets[1].wait_for("chat").await["text"], "Hello");
        play(&nodes, &table, &ada, sockets).await;
    }
    prove(&database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_bus_everything_only_comes_later() {
    let database = parts::database();
    let nodes = three(&database, None).await;
    let (table, ada, mut sockets) = ada_and_ben(&nodes, titles::all()[0]).await;
    sockets[0].send(json!({"type": "chat", "text": "Hello"})).await;
    assert_eq!(sockets[1].wait_for("chat").await["text"], "Hello");
    play(&nodes, &table, &ada, sockets).await;
    prove(&database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_dies_in_the_middle_of_a_game_is_not_missed() {
    let (database, mut nats) = (parts::database(), Nats::start());
    let nodes = three(&database, Some(&nats)).await;
    let (table, ada, mut sockets) = ada_and_ben(&nodes, titles::all()[0]).await;
    let owing = loop {
        match sockets.iter().position(Socket::owes) {
            Some(owing) => break owing,
            None => _ = sockets[0].frame().await,
        }
    };
    sockets[owing].act_at_random(&mut Rng::seeded(1)).await;
    nats.kill();
    play(&nodes, &table, &ada, sockets).await;
    nats.start_again();
    let (table, ada, sockets) = ada_and_ben(&nodes, titles::all()[0]).await;
    play(&nodes, &table, &ada, sockets).await;
    prove(&database).await;
}

/// Ada looks on at the second server while her clock runs at the first, which makes the table.
async fn ada_dozes(nodes: &[Node]) -> Socket {
    let ada = Person::named(&nodes[0].base, "Ada").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let setup = json!({"clock": {"move_seconds": 1, "at_zero": "fallback"}});
    let table = ada.make_for(title.name(), &options, seats, 1, setup).await;
    Person { base: nodes[1].base.clone(), ..ada }.connect(&table, 0).await
}

/// Waits until clocks have made `more` further moves for her.
async fn clock_moves(socket: &mut Socket, more: usize) {
    let moves = |socket: &Socket| {
        let by_clock = |frame: &String| frame.matches(r#""by":"clock""#).count();
        socket.frames.iter().map(by_clock).sum::<usize>()
    };
    let before = moves(socket);
    socket.until(|socket| moves(socket) >= before + more || socket.is_over()).await;
    assert!(!socket.is_over(), "the game lasts longer than the test");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_server_that_is_killed_are_taken_over() {
    for bus in [true, false] {
        let (database, nats) = (parts::database(), Nats::start());
        let mut nodes = three(&database, bus.then_some(&nats)).await;
        let mut socket = ada_dozes(&nodes).await;
        clock_moves(&mut socket, 1).await;
        nodes[0].kill();
        clock_moves(&mut socket, 2).await;
        prove(&database).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_sends_clients_away_and_hands_its_tables_over() {
    let (database, nats) = (parts::database(), Nats::start());
    let mut nodes = three(&database, Some(&nats)).await;
    let (table, ada, mut sockets) = ada_and_ben(&nodes, titles::all()[0]).await;
    let mut dozing = ada_dozes(&nodes).await;
    clock_moves(&mut dozing, 1).await;
    nodes[0].stop().await;
    while sockets[0].frame().await.is_some() {}
    let mut connection = sqlx::PgConnection::connect(&database).await.unwrap();
    let left: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM nodes").fetch_one(&mut connection).await.unwrap();
    assert_eq!(left, 2, "it has said goodbye");
    clock_moves(&mut dozing, 1).await;
    let ada = Person { base: nodes[2].base.clone(), ..ada };
    let again = ada.connect(&table, sockets[0].seq).await;
    let [_, ben] = sockets;
    play(&nodes[1..], &table, &ada, [again, ben]).await;
    prove(&database).await;
}

/// Everybody who plays while servers come and go.
struct Crowd {
    /// Where the servers are now.
    bases: Mutex<Vec<String>>,
    /// How many moves were acknowledged.
    moves: AtomicUsize,
    /// How often somebody connected.
    connections: AtomicUsize,
    /// What nobody should see.
    wonders: Mutex<Vec<String>>,
    ends: watch::Sender<bool>,
}

impl Crowd {
    fn wonder(&self, what: String) {
        self.wonders.lock().unwrap().push(what);
    }

    /// Waits until this many more moves are acknowledged.
    async fn go_on(&self, more: usize) {
        let enough = self.moves.load(Ordering::Relaxed) + more;
        while self.moves.load(Ordering::Relaxed) < enough {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Somebody plays until the end, and does what the page does when a connection closes: it connects again, to whichever
    /// server answers, and sends again what was not acknowledged.
    async fn play(self: Arc<Crowd>, person: Person, table: Value, seed: usize) {
        let (mut rng, mut ends) = (Rng::seeded(seed as u64), self.ends.subscribe());
        let (mut seq, mut n, mut open) = (0, 0, None::<(u64, Value)>);
        let path = format!(
            "{}?invite={}&client=p{seed}",
            address(&table, "socket"),
            table["invite"].as_str().unwrap()
        );
        for attempt in seed.. {
            if *ends.borrow() {
                return;
            }
            let base = {
                let bases = self.bases.lock().unwrap();
                bases[attempt % bases.len()].clone()
            };
            let there = Person { base, ..person.clone() };
            let mut socket = match there.try_connect(&format!("{path}&since={seq}")).await {
                Ok(socket) => socket,
                Err(status) => {
                    if status.starts_with(|first: char| first.is_ascii_digit()) {
                        self.wonder(status);
                    }
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    continue;
                }
            };
            self.connections.fetch_add(1, Ordering::Relaxed);
            if socket.seq < seq {
                self.wonder(format!("entry {seq} was seen, then only {}", socket.seq));
            }
            n = socket.n.max(n);
            loop {
                seq = socket.seq;
                if socket.is_over() || (*ends.borrow() && open.is_none()) {
                    return;
                }
                if open.is_none() && !socket.owes() {
                    tokio::select! {
                        frame = socket.frame() => if frame.is_none() { break },
                        _ = ends.wait_for(|ends| *ends) => return,
                    }
                    continue;
                }
                let question = socket.position["question"]["id"].clone();
                let (number, message) = open.clone().unwrap_or_else(|| {
                    n += 1;
                    let action = rng.pick(&socket.legal()).unwrap().clone();
                    (n, json!({"type": "act", "n": n, "question": question, "actions": [action]}))
                });
                open = Some((number, message.clone()));
                if socket.try_send(message).await.is_err() {
                    break;
                }
                let answer = loop {
                    match socket.frame().await {
                        Some(frame) if frame["n"] == number && frame["type"] != "hello" => break Some(frame),
                        Some(_) => {}
                        None => break None,
                    }
                };
                let Some(answer) = answer else { break };
                open = None;
                match answer["type"].as_str() {
                    Some("done") => _ = self.moves.fetch_add(1, Ordering::Relaxed),
                    // Others moved first.
                    _ if ["late", "refused"].iter().any(|code| answer["problem"]["code"] == *code) => {}
                    _ => self.wonder(answer.to_string()),
                }
                // Thinks for a moment; meanwhile the news come.
                while let Ok(frame) = timeout(Duration::from_millis(20), socket.frame()).await {
                    if frame.is_none() {
                        break;
                    }
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_of_one_server_after_the_other_costs_people_a_new_connection_and_nothing_else() {
    let (database, nats) = (parts::database(), Nats::start());
    let mut nodes = [Node::start(&database, Some(&nats)).await, Node::start(&database, Some(&nats)).await];
    let crowd = Arc::new(Crowd {
        bases: Mutex::new(nodes.iter().map(|node| node.base.clone()).collect()),
        moves: AtomicUsize::new(0),
        connections: AtomicUsize::new(0),
        wonders: Mutex::default(),
        ends: watch::Sender::new(false),
    });
    let mut playing = Vec::new();
    for (nth, title) in titles::all().iter().cycle().take(6).enumerate() {
        let ada = Person::named(&nodes[0].base, "Ada").await;
        let ben = Person::named(&nodes[1].base, "Ben").await;
        let table = ada.make_for(title.name(), &crate::play::two_players(*title), 2, 2, json!({})).await;
        ben.join(&table).await;
        for (seat, person) in [ada, ben].into_iter().enumerate() {
            playing.push(tokio::spawn(Arc::clone(&crowd).play(person, table.clone(), nth * 2 + seat)));
        }
    }
    crowd.go_on(20).await;
    for (at, node) in nodes.iter_mut().enumerate() {
        node.stop().await;
        crowd.go_on(20).await;
        *node = Node::start(&database, Some(&nats)).await;
        crowd.bases.lock().unwrap()[at].clone_from(&node.base);
        crowd.go_on(20).await;
    }
    crowd.ends.send_replace(true);
    let people = playing.len();
    for person in playing {
        person.await.unwrap();
    }
    assert_eq!(*crowd.wonders.lock().unwrap(), [""; 0]);
    assert!(crowd.connections.load(Ordering::Relaxed) >= people * 2, "everybody had to move at least once");
    prove(&database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_in_one_sentence() {
    let (database, folder) = (parts::database(), Folder::new());
    let start = async |change: &dyn Fn(&mut server::Config)| {
        let mut config = config(&folder);
        config.database = database.parse().unwrap();
        change(&mut config);
        let why = Server::start(config).await.err().unwrap();
        let said = why.to_string();
        assert!(!said.contains('\n') && !said.contains("geheim"), "{said}");
        why
    };
    let nowhere = start(&|config| config.database = format!("{database}_not").parse().unwrap()).await;
    assert!(nowhere.to_string().contains("does not exist"), "{nowhere}");
    let nats = Nats::with_login("mars", "geheim");
    let wrong = nats.url().replace("geheim", "falsch");
    let refused = start(&|config| config.bus = Some(wrong.parse().unwrap())).await;
    assert!(matches!(refused, StartError::Bus(_)), "{refused}");
    let backups = |config: &mut server::Config| {
        let every = std::time::Duration::from_secs(1);
        config.backups = Some(server::Backups { every, keep: 1, folder: folder.0.clone() });
    };
    assert!(matches!(start(&backups).await, StartError::Backups));
    let mut connection = sqlx::PgConnection::connect(&database).await.unwrap();
    let other =
        "INSERT INTO nodes VALUES ('other', 'redplanet 99', (extract(epoch from now()) * 1000)::bigint)";
    connection.execute(other).await.unwrap();
    let rules = start(&|_| ()).await;
    assert!(matches!(&rules, StartError::OtherRules { theirs, .. } if theirs == "redplanet 99"), "{rules}");
}
