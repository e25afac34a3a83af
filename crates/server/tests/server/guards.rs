//! Nobody can stop the server or hold up others: floods, stalls, absent people, rights that end.

use std::time::Duration;

use futures_util::SinkExt;
use serde_json::{Value, json};
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::host::Host;
use crate::person::{PATIENCE, Person, Socket, address};
use crate::play::{ada_and_ben, first, play_until};

/// Finding 2: a clock that is always at zero stops neither itself nor the clocks of other tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_plays_at_pauses_and_holds_up_no_other_clock() {
    let host = Host::with(|config| config.limits.move_seconds = 0).await;
    let clock = json!({"clock": {"move_seconds": 0, "bank_seconds": 0, "at_zero": "fallback"}});
    let (table, [ada, _ben], sockets) = ada_and_ben(&host, "ares", clock.clone(), 71).await;
    drop(sockets);
    let (_, _, mut others) = ada_and_ben(&host, first(), clock, 72).await;
    others[0].until(|socket| socket.seq >= 5).await;
    let mut socket = ada.connect(&table, 0).await;
    socket.until(|socket| socket.position["paused"] == true).await;
    let entries = socket.seq;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let again = ada.connect(&table, 0).await;
    assert_eq!(again.seq, entries, "nothing more is written");
    // A person's move starts the clocks again.
    socket.until(Socket::owes).await;
    let action = socket.legal().swap_remove(0);
    assert_eq!(socket.act(&action).await["type"], "done");
    socket.until(|socket| socket.seq > entries + 1).await;
}

/// Findings 2 and 24.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_gives_everybody_time_to_move() {
    let host = Host::with(|config| config.limits.move_seconds = 5).await;
    let ada = Person::named(&host.base, "Ada").await;
    let make = |clock: Value| {
        let wish = json!({"game": first(), "setup": {"clock": clock}});
        let ada = ada.clone();
        async move { ada.post("/api/v1/tables", wish).await }
    };
    for (seconds, bank) in [(0, 1), (4, 0), (u32::MAX, u32::MAX), (u32::MAX, 1)] {
        let (status, problem) = make(json!({"move_seconds": seconds, "bank_seconds": bank})).await;
        assert_eq!((status, &problem["field"]), (422, &json!("setup.clock")), "{seconds} and {bank}");
    }
    assert_eq!(make(json!({"move_seconds": 5})).await.0, 201);
}

/// Finding 3.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_counts_as_a_connection_of_its_address_until_it_is_closed() {
    const MOST: usize = 12;
    let host = Host::with(|config| config.limits.from_one = MOST).await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = ada.make(json!({"game": first()})).await;
    let path = format!("{}?client=c", address(&table, "socket"));
    let mut sockets = Vec::new();
    let refused = loop {
        match ada.try_connect(&path).await {
            Ok(socket) => sockets.push(socket),
            Err(why) => break why,
        }
        assert!(sockets.len() <= MOST, "one address holds {} sockets", sockets.len());
    };
    assert!(sockets.len() > 2, "{refused}");
    let full = sockets.len();
    while sockets.len() > full / 2 {
        sockets.pop().unwrap().raw.close(None).await.unwrap();
    }
    let again = async {
        while ada.try_connect(&path).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("closed sockets make room");
}

/// Finding 5: the right to look is checked again whenever it changes.
#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_of_a_waiting_table_leaves_when_the_game_begins_without_spectators() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let setup = json!({"access": "open", "spectators": false});
    let table = ada.make(json!({"game": first(), "options": {"players": 2}, "setup": setup})).await;
    let mut watcher = Person::stranger(&host.base).connect(&json!({"id": table["id"]}), 0).await;
    Person::named(&host.base, "Ben").await.join(&table).await;
    while let Some(frame) = watcher.frame().await {
        assert!(frame["position"].is_null(), "a spectator sees {frame}");
    }
}

/// Finding 5.
#[tokio::test(flavor = "multi_thread")]
async fn the_sockets_of_a_deleted_guest_are_closed() {
    let host = Host::start().await;
    let (_, [ada, _ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 73).await;
    assert_eq!(ada.ask(ada.http.delete(format!("{}/api/v1/me", host.base))).await.0, 204);
    let _ =
        sockets[0].raw.send(Message::text(json!({"type": "chat", "text": "still here"}).to_string())).await;
    while let Some(frame) = sockets[0].frame().await {
        assert_ne!(frame["type"], "chat");
    }
}

/// Finding 6: analyses are for everybody.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_can_run_only_a_few_analyses_at_once() {
    let host = Host::with(|config| {
        config.limits.analyses = (2, 3);
        config.bot_time = Duration::from_millis(400);
    })
    .await;
    let mut tables = Vec::new();
    for seed in 0..4 {
        let (table, [ada, ben], mut sockets) =
            ada_and_ben(&host, first(), json!({"access": "open"}), seed).await;
        play_until(&mut sockets, &mut Rng::seeded(seed), |sockets| sockets[0].seq >= 40).await;
        sockets[0].ask(json!({"type": "propose", "what": "abandon"})).await;
        sockets[1].ask(json!({"type": "answer", "yes": true})).await;
        tables.push((table, ada, ben));
    }
    let stranger = Person::stranger(&host.base);
    let mut codes = Vec::new();
    for (table, ..) in &tables {
        codes.push(stranger.get(&address(table, "analysis")).await.0);
    }
    assert_eq!(codes, [200, 200, 429, 429]);
    let [_, _, (third, ada, _), (fourth, ..)] = &tables[..] else { unreachable!() };
    assert_eq!(ada.get(&address(third, "analysis")).await.0, 200, "another person has their own");
    assert_eq!(ada.get(&address(fourth, "analysis")).await.0, 429, "all together have a limit");
    assert_eq!(stranger.get(&address(&tables[0].0, "analysis")).await.0, 200, "what runs can be read");
}

/// Finding 9.
#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_arrive_is_not_waited_for() {
    let host = Host::with(|config| config.limits.body = Duration::from_millis(200)).await;
    for dripping in [false, true] {
        let mut stream = TcpStream::connect(host.server.address).await.unwrap();
        let head = "POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                    content-length: 1000\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.unwrap();
        let (mut read, mut write) = stream.into_split();
        let drip = tokio::spawn(async move {
            while dripping && write.write_all(b" ").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            write
        });
        let mut answer = [0; 12];
        tokio::time::timeout(PATIENCE, read.read_exact(&mut answer)).await.expect("an answer").unwrap();
        assert_eq!(&answer, b"HTTP/1.1 408");
        drip.abort();
    }
}

/// Finding 10.
#[tokio::test(flavor = "multi_thread")]
async fn the_others_go_on_without_somebody_who_has_been_away_for_long() {
    let away = Duration::from_millis(1500);
    let host = Host::with(|config| config.limits.away = (away, away)).await;
    let (table, [ada, ben], sockets) = ada_and_ben(&host, first(), json!({}), 74).await;
    let [mut socket, bens] = sockets;
    let stand_in = address(&table, "seats/1/stand-in");
    assert_eq!(ada.post(&stand_in, json!({})).await.1["code"], "wrong-time", "Ben is here");
    let asked = socket.ask(json!({"type": "propose", "what": "abandon"})).await;
    assert_eq!(asked["type"], "done");
    socket.until(|socket| !socket.position["proposal"].is_null()).await;
    drop(bens);
    let presence = loop {
        let presence = socket.wait_for("presence").await;
        if presence["away"] != json!([]) {
            break presence;
        }
    };
    assert_eq!(presence["away"][0]["seat"], 1);
    assert_eq!(ada.post(&stand_in, json!({})).await.1["code"], "wrong-time", "Ben may come back");
    tokio::time::sleep(away).await;
    let (status, info) = ada.post(&stand_in, json!({})).await;
    assert_eq!(status, 200, "{info}");
    assert!(info["places"][1]["bot"].is_string() && info["places"][1]["name"] == "Ben");
    let back = ben.join(&table).await;
    assert!(back["places"][1]["bot"].is_null(), "Ben can take his seat back");
    let eve = Person::named(&host.base, "Eve").await;
    assert_eq!(eve.post(&stand_in, json!({})).await.0, 404, "for Eve there is no such table");
}

/// Finding 10: people who are long away have no vote.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_does_not_wait_for_somebody_who_has_been_away_for_long() {
    let away = Duration::from_millis(300);
    let host = Host::with(|config| config.limits.away = (away, away)).await;
    let (table, [ada, _ben], [mut socket, bens]) = ada_and_ben(&host, first(), json!({}), 75).await;
    drop(bens);
    socket.wait_for("presence").await;
    tokio::time::sleep(away * 2).await;
    let asked = socket.ask(json!({"type": "propose", "what": "abandon"})).await;
    assert_eq!(asked["type"], "done", "{asked}");
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(ada.get(&path).await.1["status"], "abandoned");
}

/// Finding 11.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_fill_the_log_without_playing() {
    let host = Host::with(|config| config.limits.changes_of_mind = (0.0, 9.0)).await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 76).await;
    let mut answers = Vec::new();
    for _ in 0..12 {
        answers.push(sockets[0].ask(json!({"type": "propose", "what": "abandon"})).await);
    }
    let last = answers.last().unwrap();
    assert_eq!(last["problem"]["code"], "too-many", "{last}");
    play_until(&mut sockets, &mut Rng::seeded(76), |sockets| sockets[0].seq >= 20).await;
}

/// Finding 11.
#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_with_a_full_log_people_can_still_play() {
    let host = Host::with(|config| config.limits.entries = 8).await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 77).await;
    play_until(&mut sockets, &mut Rng::seeded(77), |sockets| sockets[0].seq >= 12).await;
    let full = sockets[0].ask(json!({"type": "propose", "what": "abandon"})).await;
    assert_eq!(full["problem"]["code"], "too-many", "{full}");
    play_until(&mut sockets, &mut Rng::seeded(78), |sockets| sockets[0].seq >= 16).await;
}

/// Finding 14: how much others do is the operator's business.
#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_programs_on_the_same_machine() {
    let host = Host::start().await;
    let anybody = Person::stranger(&host.base);
    let through_proxy =
        anybody.http.get(format!("{}/metrics", host.base)).header("x-forwarded-for", "1.2.3.4");
    assert_eq!(anybody.ask(through_proxy).await.0, 404);
    assert_eq!(anybody.get("/metrics").await.0, 200);
}

/// Finding 15.
#[tokio::test(flavor = "multi_thread")]
async fn pings_and_health_checks_are_limited_too() {
    let host = Host::with(|config| {
        config.limits.messages = (1.0, 5.0);
        config.limits.requests = (0.0, 30.0);
    })
    .await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = ada.make(json!({"game": first()})).await;
    let mut socket = ada.connect(&table, 0).await;
    let flood = async {
        while socket.raw.send(Message::Ping(Vec::new().into())).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, flood).await.expect("the server hangs up");
    let mut codes = Vec::new();
    for _ in 0..40 {
        codes.push(ada.get("/healthz").await.0);
    }
    assert_eq!((codes[0], codes[39]), (200, 429));
}

/// Finding 16.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_a_table_have_names_that_look_different() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = ada.make(json!({"game": first(), "options": {"players": 3}})).await;
    Person::named(&host.base, "\u{202e}Аda").await.join(&table).await;
    let full = Person::named(&host.base, "ADA").await.join(&table).await;
    let names: Vec<&str> =
        full["places"].as_array().unwrap().iter().map(|place| place["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada", "Аda 2", "ADA 3"]);
}

/// Threat: another site acts in somebody's name, at any route of the interface.
#[tokio::test(flavor = "multi_thread")]
async fn no_route_that_changes_something_obeys_another_site() {
    const KEY: &str = "the key of an operator";
    let host = Host::with(|config| config.operator_key = Some(KEY.into())).await;
    let ada = Person::named(&host.base, "Ada").await;
    let (_, document) = ada.get("/api/openapi.json").await;
    let mut routes = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            if method == "get" && !path.ends_with("/socket") {
                continue;
            }
            routes += 1;
            let method = reqwest::Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let request =
                ada.http.request(method.clone(), format!("{}{}", host.base, path.replace(['{', '}'], "")));
            let request = request.bearer_auth(KEY).header("cookie", &ada.cookie).json(&json!({}));
            for header in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
                let request = request.try_clone().unwrap().header(header.0, header.1);
                let answer = request.send().await.unwrap();
                assert_eq!(answer.status(), 403, "{method} {path}");
                let problem: Value = answer.json().await.unwrap();
                assert_eq!(problem["code"], "origin", "{method} {path}");
            }
        }
    }
    assert!(routes > 50, "{routes}");
    assert_eq!(ada.get("/api/v1/me").await.1["name"], "Ada");
}

/// Finding 19: a name of another site that points here (DNS rebinding).
#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_another_name_is_refused() {
    let host = Host::start().await;
    let anybody = Person::stranger(&host.base);
    let ask = |name: &'static str| {
        let games = anybody.http.get(format!("{}/api/v1/games", host.base)).header("host", name);
        anybody.ask(games.header("origin", format!("http://{name}")))
    };
    let (status, problem) = ask("evil.example:8080").await;
    assert_eq!((status, problem["code"].as_str()), (403, Some("origin")));
    assert!(problem["text"].as_str().unwrap().contains("--origin http://evil.example:8080"));
    assert_eq!(ask("desk.local:8080").await.0, 200);
}

/// Finding 19.
#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_the_cookie_and_the_page_stay_there() {
    let host = Host::with(|config| config.origins = vec!["https://mars.example.org".into()]).await;
    let post = reqwest::Client::new().post(format!("{}/api/v1/me", host.base)).json(&json!({"name": "Ada"}));
    let answer = post.header("host", "mars.example.org").send().await.unwrap();
    assert_eq!(answer.status(), 201);
    assert!(answer.headers()["set-cookie"].to_str().unwrap().contains("; Secure"));
    assert!(answer.headers()["strict-transport-security"].to_str().unwrap().starts_with("max-age="));
}

/// Finding 22.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_looks_like_none_to_strangers() {
    let host = Host::start().await;
    let (table, ..) = ada_and_ben(&host, first(), json!({}), 79).await;
    let eve = Person::named(&host.base, "Eve").await;
    let none = json!({"id": "nothing"});
    let question = json!({"question": "0-0", "actions": [0]});
    for (what, body) in [
        ("join", json!({})),
        ("join", json!({"invite": "wrong"})),
        ("leave", json!({})),
        ("start", json!({})),
        ("abandon", json!({})),
        ("seats/0/bot", json!({"level": "random"})),
        ("seats/0/stand-in", json!({})),
        ("hint", json!({"question": "0-0"})),
        ("preview", question),
        ("rematch", json!({})),
        ("branch", json!({"at": 0})),
    ] {
        let there = eve.post(&address(&table, what), body.clone()).await;
        assert_eq!(there, eve.post(&address(&none, what), body).await, "{what}");
    }
    for what in ["replay", "record", "analysis", "socket"] {
        let there = eve.get(&address(&table, what)).await;
        assert_eq!(there, eve.get(&address(&none, what)).await, "{what}");
    }
}
