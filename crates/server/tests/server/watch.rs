//! Spectators and replays.

use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Person, Socket, address};
use crate::play::{ada_and_ben, first, play_until, sync};

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_what_they_may_where_the_table_allows_them() {
    let host = Host::start().await;
    let (table, _, mut sockets) = ada_and_ben(&host, first(), json!({"access": "open"}), 31).await;
    let stranger = Person::stranger(&host.base);
    let mut watcher = stranger.connect(&json!({"id": table["id"]}), 0).await;
    play_until(&mut sockets, &mut Rng::seeded(31), |sockets| sockets[0].seq >= 10).await;
    sync(std::slice::from_mut(&mut watcher)).await;
    let (status, replay) = stranger.get(&address(&table, "replay")).await;
    assert_eq!((status, &replay["view"]), (200, &watcher.position["view"]));
    assert!(watcher.position["question"].is_null() && watcher.position["undo"].is_null());
    assert!(replay["moves"].as_u64().unwrap() > 0);

    let (private, ..) = ada_and_ben(&host, first(), json!({"access": "open", "spectators": false}), 31).await;
    assert!(stranger.try_connect(&address(&private, "socket")).await.is_err());
    assert_eq!(stranger.get(&address(&private, "replay")).await.1["code"], "forbidden");
}

/// The page is sent the changes of a move only, and applies them.
#[tokio::test(flavor = "multi_thread")]
async fn the_changes_of_moves_lead_to_the_views_that_others_are_sent() {
    let host = Host::start().await;
    for title in titles::all() {
        let (table, [ada, _], mut sockets) = ada_and_ben(&host, title.name(), json!({}), 33).await;
        let stranger = Person::stranger(&host.base);
        let mut with_changes =
            [ada.connect_for_changes(&table).await, stranger.connect_for_changes(&table).await];
        let mut watcher = stranger.connect(&table, 0).await;
        let mut rng = Rng::seeded(33);
        for _ in 0..60 {
            let Some(seat) = sockets.iter().position(Socket::owes) else { break };
            sockets[seat].act_at_random(&mut rng).await;
            sync(&mut sockets).await;
            sync(&mut with_changes).await;
            sync(std::slice::from_mut(&mut watcher)).await;
            for (small, whole) in with_changes.iter().zip([&sockets[0], &watcher]) {
                assert_eq!(small.seq, whole.seq);
                assert_eq!(small.position, whole.position, "{}", title.name());
            }
        }
        let news = |socket: &Socket| -> Vec<String> {
            socket.frames.iter().filter(|frame| frame.contains(r#""type":"news""#)).cloned().collect()
        };
        let (small, whole) = (news(&with_changes[1]), news(&watcher));
        assert!(small.len() > 5 && small.iter().all(|frame| !frame.contains(r#""view":"#)), "{small:?}");
        assert!(whole.iter().all(|frame| frame.contains(r#""view":"#)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_tables_that_allow_spectators_are_listed_as_running() {
    let host = Host::start().await;
    let open = json!({"access": "open"});
    let (watched, ..) = ada_and_ben(&host, first(), open.clone(), 34).await;
    ada_and_ben(&host, first(), json!({"access": "invited"}), 34).await;
    ada_and_ben(&host, first(), json!({"access": "open", "spectators": false}), 34).await;
    let eve = Person::named(&host.base, "Eve").await;
    let waiting = eve.make(json!({"game": first(), "setup": open})).await;
    let ids = |tables: Value| -> Vec<Value> {
        tables.as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
    };
    let running = eve.get("/api/v1/tables?status=running").await.1;
    assert_eq!(ids(running), [watched["id"].clone()]);
    assert_eq!(ids(eve.get("/api/v1/tables").await.1), [waiting["id"].clone()]);
    assert_eq!(eve.get("/api/v1/tables?status=over").await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_can_be_replayed_only_from_your_own_view() {
    let host = Host::start().await;
    let (table, [ada, ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 32).await;
    let mut views: Vec<Value> = vec![sockets[0].position["view"].clone()];
    let mut rng = Rng::seeded(32);
    for _ in 0..25 {
        let Some(seat) = sockets.iter().position(Socket::owes) else { break };
        let seq = sockets[0].seq;
        sockets[seat].act_at_random(&mut rng).await;
        sync(&mut sockets).await;
        if sockets[0].seq > seq {
            views.push(sockets[0].position["view"].clone());
        }
    }
    for (at, view) in views.iter().enumerate() {
        let (_, replay) = ada.get(&format!("{}?at={at}", address(&table, "replay"))).await;
        assert_eq!(&replay["view"], view, "move {at}");
        assert_eq!(replay["moves"], views.len() - 1, "she counts what she noticed");
    }
    let beyond = format!("{}?at={}", address(&table, "replay"), views.len());
    assert_eq!(ada.get(&beyond).await.1["field"], "at");
    assert_eq!(ben.get(&format!("{}?as=0", address(&table, "replay"))).await.1["code"], "not-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_a_strong_bot_analyses_the_game() {
    let host = Host::start().await;
    let (table, [ada, _], sockets) = ada_and_ben(&host, first(), json!({}), 35).await;
    let analysis = address(&table, "analysis");
    assert_eq!(ada.get(&analysis).await.1["code"], "not-over");
    let [one, other] = sockets;
    let play = |mut socket: Socket, seed| async move { socket.play_to_the_end(&mut Rng::seeded(seed)).await };
    tokio::join!(play(one, 1), play(other, 2));
    let eve = Person::named(&host.base, "Eve").await;
    assert_eq!(eve.get(&analysis).await.1["code"], "not-found");
    let thoughts = loop {
        let (status, thoughts) = ada.get(&analysis).await;
        assert_eq!(status, 200, "{thoughts}");
        if thoughts["judged"].as_array().unwrap().len() as u64 == thoughts["of"].as_u64().unwrap() {
            break thoughts;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let judged = thoughts["judged"].as_array().unwrap();
    assert!((20..=160).contains(&judged.len()), "{} decisions", judged.len());
    for judged in judged {
        let at = judged["at"].as_u64().unwrap();
        let (_, then) = ada.get(&format!("{}?at={}&as=open", address(&table, "replay"), at + 1)).await;
        assert_eq!(then["last"]["actions"][0], judged["done"]["action"], "what was done after {at} moves");
        assert_eq!(then["last"]["seat"], judged["seat"]);
        let chance = |of: &str| judged[of].as_f64().unwrap_or(0.0);
        assert!(chance("after") <= chance("before") && chance("before") <= 1.0, "{judged}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_everything_is_open_and_anybody_can_play_on_from_any_move() {
    let host = Host::start().await;
    for title in titles::all() {
        let (table, [ada, _], sockets) =
            ada_and_ben(&host, title.name(), json!({"access": "open"}), 33).await;
        let [one, other] = sockets;
        let play =
            |mut socket: Socket, seed| async move { socket.play_to_the_end(&mut Rng::seeded(seed)).await };
        tokio::join!(play(one, 1), play(other, 2));
        let stranger = Person::named(&host.base, "Eve").await;
        let (_, end) = stranger.get(&format!("{}?as=open", address(&table, "replay"))).await;
        assert!(end["outcome"].is_object() && end["view"]["all"].is_object());
        for seat in ["0", "1"] {
            let (_, own) = stranger.get(&format!("{}?as={seat}", address(&table, "replay"))).await;
            assert_eq!(end["view"]["seats"][seat.parse::<usize>().unwrap()], own["view"]);
        }
        let moves = end["moves"].as_u64().unwrap();
        let half = moves / 2;
        let (_, then) = stranger.get(&format!("{}?as=1&at={half}", address(&table, "replay"))).await;
        assert!(then["last"]["actions"][0].is_string() && then["outcome"].is_null());

        let (status, branch) = stranger.post(&address(&table, "branch"), json!({"at": half})).await;
        assert_eq!((status, branch["status"].as_str()), (201, Some("running")), "{branch}");
        assert_eq!(branch["origin"], json!({"table": table["id"], "at": half}));
        let mut socket = stranger.connect(&branch, 0).await;
        socket.play_to_the_end(&mut Rng::seeded(3)).await;
        let (_, record) = stranger.get(&address(&branch, "record")).await;
        let (_, old) = ada.get(&address(&table, "record")).await;
        let line = |record: &Value, nth: usize| {
            let text = record.as_str().unwrap();
            let body = text.split_once("\n\n").unwrap().1;
            body.lines().filter(|line| !line.starts_with('=')).nth(nth).unwrap().to_string()
        };
        for nth in 0..half as usize {
            assert_eq!(line(&record, nth), line(&old, nth), "the branch begins as the old game");
        }
        let over = json!({"at": moves});
        assert_eq!(stranger.post(&address(&table, "branch"), over).await.1["code"], "wrong-time");
    }
}
