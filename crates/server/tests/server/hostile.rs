//! Hostile input gets typed errors or closed connections; other clients do not notice.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::Rng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use crate::host::Host;
use crate::person::{Person, Socket, address};
use crate::play::{ada_and_ben, first, sync};

/// Sends raw bytes and returns the answer.
async fn raw(base: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(base.trim_start_matches("http://")).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = vec![0; 64 * 1024];
    let read = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut answer)).await;
    let count = read.map_or(0, |read| read.unwrap_or(0));
    String::from_utf8_lossy(&answer[..count]).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_on_a_socket_is_refused_with_a_reason_and_the_game_goes_on() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 71).await;
    let seat = sockets.iter().position(Socket::owes).unwrap();
    let question = sockets[seat].position["question"]["id"].clone();
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"act\"",
        "{\"type\":\"act\"}",
        "{\"type\":\"act\",\"n\":-1,\"question\":\"\",\"actions\":[]}",
        "{\"type\":\"act\",\"n\":1e99,\"question\":\"\",\"actions\":[]}",
        "{\"type\":\"act\",\"n\":\"1\",\"question\":7,\"actions\":{}}",
        "{\"type\":\"undo\",\"n\":1,\"steps\":99999999999999999999}",
        "{\"type\":\"chat\",\"text\":\"\\ud800\"}",
        "{\"type\":\"seed\"}",
        &deep,
    ] {
        sockets[seat].raw.send(Message::text(text.to_string())).await.unwrap();
        let refused = sockets[seat].wait_for("refused").await;
        assert_eq!(refused["problem"]["code"], "unreadable", "{text}: {refused}");
    }
    for (actions, code) in [
        (json!([65535]), "no-action"),
        (json!(["launch everything"]), "no-action"),
        (json!(["x".repeat(10_000)]), "no-action"),
        (json!([]), "unreadable"),
        (json!(vec![0; 65]), "unreadable"),
    ] {
        let refused =
            sockets[seat].ask(json!({"type": "act", "question": question, "actions": actions})).await;
        assert_eq!(refused["problem"]["code"], code, "{refused}");
    }
    for (message, code) in [
        (json!({"type": "undo", "steps": usize::MAX}), "undo"),
        (json!({"type": "undo", "steps": 0}), "undo"),
        (json!({"type": "answer", "yes": true}), "wrong-time"),
        (json!({"type": "propose", "what": "back", "to": 4_000_000_000_u32}), "not-found"),
        (json!({"type": "propose", "what": "back"}), "unreadable"),
    ] {
        let refused = sockets[seat].ask(message).await;
        assert_eq!(refused["problem"]["code"], code, "{refused}");
    }
    sockets[seat].act_at_random(&mut Rng::seeded(1)).await;
    sync(&mut sockets).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn huge_and_binary_messages_close_the_socket_and_nothing_else() {
    let host = Host::start().await;
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({}), 72).await;
    for message in [Message::text("x".repeat(100_000)), Message::binary(vec![0; 10])] {
        let mut socket = ada.connect(&table, 0).await;
        let _ = socket.raw.send(message).await;
        assert!(socket.frame().await.is_none(), "closed");
    }
    sync(&mut sockets).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_typed_errors() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = ada.make(json!({"game": first()})).await;
    let post = |path: String, body: String| {
        let post = ada.http.post(format!("{}{path}", host.base)).header("content-type", "application/json");
        ada.ask(post.body(body))
    };
    for body in ["", "{", "[]", "{\"game\":7}", "{\"game\":\"x\",\"extra\":1}", "\u{0}"] {
        let (status, problem) = post("/api/v1/tables".into(), body.into()).await;
        assert_eq!((status, problem["code"].as_str()), (400, Some("unreadable")), "{body}");
    }
    let (status, problem) =
        post("/api/v1/tables".into(), format!("{{\"game\":\"{}\"}}", "x".repeat(200_000))).await;
    assert_eq!((status, problem["code"].as_str()), (413, Some("too-large")));
    for path in [
        "/api/v1/tables/nothing".to_string(),
        "/api/v1/tables/%00".into(),
        "/api/v1/tables/..%2f..%2fetc%2fpasswd".into(),
        "/api/v1/tables/'%20OR%201=1--".into(),
        format!("/api/v1/tables/{}", "x".repeat(5000)),
        "/api/v1/games/%F0%9F%9A%80".into(),
        "/api/v1/nothing".into(),
        format!("{}?as=9", address(&table, "replay")),
    ] {
        let (status, problem) = ada.get(&path).await;
        assert!([403, 404, 409].contains(&status), "{path}: {status} {problem}");
        assert!(problem["code"].is_string(), "{path}: {problem}");
    }
    for path in [format!("{}?at=-1", address(&table, "replay")), "/api/v1/tables/x/socket?since=x".into()] {
        assert_eq!(ada.get(&path).await.0, 400, "{path}");
    }
    let delete = ada.http.delete(format!("{}/api/v1/games", host.base));
    assert_eq!(ada.ask(delete).await.0, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_leads_out_of_the_client() {
    let host = Host::start().await;
    for path in [
        "/../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/../../Cargo.toml",
        "//etc/passwd",
        "/%2e%2e/Cargo.toml",
    ] {
        let answer = raw(
            &host.base,
            format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").as_bytes(),
        )
        .await;
        assert!(!answer.contains("root:") && !answer.contains("[package]"), "{path}: {answer}");
    }
    let rubbish = raw(&host.base, &[0x16, 3, 1, 0, 200, 1, 0, 0, 196]).await;
    assert!(rubbish.is_empty() || rubbish.starts_with("HTTP/1.1 400"), "{rubbish}");
    let endless =
        raw(&host.base, format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(200_000)).as_bytes()).await;
    assert!(endless.is_empty() || endless.starts_with("HTTP/1.1 4"), "{endless}");
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_refused() {
    let host = Host::with(|config| {
        config.limits.messages = (1.0, 5.0);
        config.limits.requests = (100.0, 40.0);
        config.limits.guests = (0.0, 2.0);
        config.limits.tables = 3;
        config.limits.sockets = 2;
    })
    .await;
    let ada = Person::named(&host.base, "Ada").await;
    let _ben = Person::named(&host.base, "Ben").await;
    let third = Person::stranger(&host.base).post("/api/v1/me", json!({"name": "Cleo"})).await;
    assert_eq!((third.0, third.1["code"].as_str()), (429, Some("too-many")));
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ada.make(json!({"game": first()})).await);
    }
    assert_eq!(ada.post("/api/v1/tables", json!({"game": first()})).await.0, 429);
    let (mut one, _two) = (ada.connect(&tables[0], 0).await, ada.connect(&tables[1], 0).await);
    assert!(ada.try_connect(&address(&tables[2], "socket")).await.is_err());
    for _ in 0..20 {
        one.send(json!({"type": "nonsense"})).await;
    }
    while one.wait_for("refused").await["problem"]["code"] != "too-many" {}
    let mut statuses = Vec::new();
    for _ in 0..100 {
        statuses.push(ada.get("/api/v1/about").await.0);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    assert_eq!(
        Person::stranger(&host.base).get("/healthz").await.0,
        200,
        "the operator is never turned away"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_connections_leave_the_others_alone() {
    let host = Host::with(|config| config.limits.from_one = 500).await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 73).await;
    let address: std::net::SocketAddr = host.base.trim_start_matches("http://").parse().unwrap();
    let mut open = Vec::new();
    for nth in 0..10_000 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.9:0".parse().unwrap()).unwrap();
        if let Ok(Ok(stream)) = tokio::time::timeout(Duration::from_secs(2), socket.connect(address)).await {
            open.push(stream);
        }
        // The test's own open files are limited too; refused connections are closed.
        if nth % 1000 == 999 {
            open.truncate(600);
        }
    }
    let began = Instant::now();
    sync(&mut sockets).await;
    assert_eq!(Person::stranger(&host.base).get("/healthz").await.0, 200);
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    let (_, numbers) = Person::stranger(&host.base).get("/metrics").await;
    let line = numbers
        .as_str()
        .unwrap()
        .lines()
        .find(|line| line.starts_with("syrtis_connections "))
        .unwrap()
        .to_string();
    let held: u64 = line.split(' ').nth(1).unwrap().parse().unwrap();
    assert!(held < 2_000, "{held} connections are held");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_client_gets_fewer_updates_and_the_others_do_not_wait() {
    let host = Host::start().await;
    let (table, [_, ben], sockets) = ada_and_ben(&host, first(), json!({}), 74).await;
    let [mut one, mut two] = sockets;
    let mut slow = Person::named(&host.base, "Sloth").await.connect(&table, 0).await;
    let began = Instant::now();
    let (mut ada_rng, mut ben_rng) = (Rng::seeded(1), Rng::seeded(2));
    tokio::join!(one.play_to_the_end(&mut ada_rng), two.play_to_the_end(&mut ben_rng));
    assert!(began.elapsed() < Duration::from_secs(60));
    // Now they read: they get everything up to the end, and count every entry.
    slow.until(Socket::is_over).await;
    let seen: Vec<Value> = slow.frames.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect();
    let news = seen.iter().map(|frame| if frame["type"] == "hello" { &frame["news"] } else { frame });
    let entries: usize = news.map(|news| news["entries"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!(entries as u64, slow.seq);
    assert_eq!(ben.get(&address(&table, "replay")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_is_closed() {
    let host = Host::start().await;
    let mut stream = TcpStream::connect(host.base.trim_start_matches("http://")).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.unwrap();
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    assert!(closed.is_ok(), "an incomplete request times out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_says_goodbye() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 75).await;
    host.server.stop();
    let mut goodbye = None;
    while let Some(Ok(message)) = sockets[0].raw.next().await {
        if let Message::Close(frame) = message {
            goodbye = frame;
            break;
        }
    }
    assert_eq!(goodbye.unwrap().reason, "the server restarts");
    let began = Instant::now();
    host.stop().await;
    assert!(began.elapsed() < Duration::from_secs(6));
}
