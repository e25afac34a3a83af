//! Guests, lists, invitations, leaving, rematches.

use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Person, Socket, address};
use crate::play::{ada_and_ben, first, sync};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_needs_only_a_name_and_comes_back_by_cookie() {
    let host = Host::start().await;
    let nobody = Person::stranger(&host.base);
    assert_eq!(nobody.get("/api/v1/me").await.0, 204);
    assert_eq!(nobody.post("/api/v1/tables", json!({"game": first()})).await.1["code"], "no-guest");
    let ada = Person::named(&host.base, "  Ada   Lovelace ").await;
    assert_eq!(ada.get("/api/v1/me").await.1["name"], "Ada Lovelace");
    let rename = ada.http.patch(format!("{}/api/v1/me", host.base)).json(&json!({"name": "Ada"}));
    assert_eq!(ada.ask(rename).await.1["name"], "Ada");
    let forged = Person { cookie: format!("syrtis={}", "0".repeat(64)), ..ada.clone() };
    assert_eq!(forged.get("/api/v1/me").await.0, 204);

    let table = ada.make(json!({"game": first()})).await;
    let (_, mine) = ada.get("/api/v1/me/tables").await;
    assert_eq!(ids(&mine), [table["id"].as_str().unwrap()]);
    let forget = ada.http.delete(format!("{}/api/v1/me", host.base));
    assert_eq!(ada.ask(forget).await.0, 204);
    assert_eq!(ada.get("/api/v1/me").await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_for_this_site_only_and_its_secret_is_not_stored() {
    let host = Host::start().await;
    let arrive =
        reqwest::Client::new().post(format!("{}/api/v1/me", host.base)).json(&json!({"name": "Ada"}));
    let answer = arrive.send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let secret = cookie.split(['=', ';']).nth(1).unwrap().to_string();
    assert_eq!(secret.len(), 64);
    let folder = host.stop().await;
    for file in std::fs::read_dir(&folder.0).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(64).any(|window| window == secret.as_bytes()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_and_others_need_the_invitation() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let open = ada.make(json!({"game": first(), "setup": {"access": "open"}})).await;
    let closed = ada.make(json!({"game": first()})).await;
    let (_, listed) = ben.get("/api/v1/tables").await;
    assert_eq!(ids(&listed), [open["id"].as_str().unwrap()]);
    assert_eq!(ben.get("/api/v1/tables?game=nothing").await.1, json!([]));

    let path = format!("/api/v1/tables/{}", closed["id"].as_str().unwrap());
    assert_eq!(ben.get(&path).await.1["code"], "not-found");
    assert_eq!(ben.post(&format!("{path}/join"), json!({})).await.1["code"], "not-found");
    assert!(ben.try_connect(&format!("{path}/socket")).await.is_err());
    let invited = format!("{path}?invite={}", closed["invite"].as_str().unwrap());
    let (status, info) = ben.get(&invited).await;
    assert_eq!((status, &info["invite"]), (200, &Value::Null), "only people at the table get the invitation");
    assert_eq!(ben.join(&closed).await["your_seat"], 1);
    let (_, joined) =
        ben.post(&format!("/api/v1/tables/{}/join", open["id"].as_str().unwrap()), json!({"seat": 1})).await;
    assert_eq!(joined["your_seat"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_requests_name_the_field_and_the_reason() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    for (wish, field) in [
        (json!({"game": "chess"}), "game"),
        (json!({"game": first(), "options": {"players": 99}}), "players"),
        (json!({"game": first(), "options": {"no_such": 1}}), "no_such"),
        (json!({"game": first(), "seats": [{"kind": "me"}]}), "seats"),
        (json!({"game": first(), "setup": {"stand_in": "oracle"}}), "setup.stand_in"),
        (json!({"game": first(), "setup": {"clock": {"move_seconds": 0}}}), "setup.clock"),
    ] {
        let (status, problem) = ada.post("/api/v1/tables", wish.clone()).await;
        assert!([404, 422].contains(&status), "{wish}: {status} {problem}");
        assert_eq!(problem["field"], field, "{problem}");
        assert!(!problem["text"].as_str().unwrap().is_empty());
    }
    let check = format!("/api/v1/games/{}/check", first());
    assert_eq!(ada.post(&check, json!({"options": {"players": 99}})).await.1["field"], "players");
    assert_eq!(ada.post(&check, json!({"options": {}})).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_in_options_have_a_sentence_in_every_language() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let check = "/api/v1/games/martians/check";
    let range = ada.post(check, json!({"options": {"players": 99}})).await.1;
    assert_eq!(range["reason"]["id"], "server-option-range");
    let args = range["reason"]["args"].as_array().unwrap();
    assert!(args.contains(&json!(["min", {"number": 1}])), "{range}");
    let conflict = ada.post(check, json!({"options": {"variant": "solo", "players": 3}})).await.1;
    assert_eq!(conflict["reason"]["id"], "server-option-conflict", "{conflict}");
    let other = conflict["reason"]["args"][0][1]["name"].as_str().unwrap();
    let rule = conflict["rule"].as_str().unwrap();
    assert!(other.starts_with("martians-option-") && rule.starts_with("MA-"), "{conflict}");
    let strange = ada.post(check, json!({"options": {"variant": "chess"}})).await.1;
    assert_eq!(strange["reason"]["id"], "server-option-unreadable");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_seats_bots_and_starts_the_game() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let table = ada.make(json!({"game": first(), "setup": {"begin": "host", "access": "open"}})).await;
    let seats = table["places"].as_array().unwrap().len();
    assert_eq!(
        ben.post(&address(&table, "seats/1/bot"), json!({"level": "random"})).await.1["code"],
        "forbidden"
    );
    assert_eq!(ada.post(&address(&table, "start"), json!({})).await.1["code"], "wrong-time");
    for seat in 1..seats {
        let (status, info) =
            ada.post(&address(&table, &format!("seats/{seat}/bot")), json!({"level": "random"})).await;
        assert_eq!((status, info["status"].as_str()), (200, Some("waiting")));
    }
    // One bot makes room for Ben; then Ben leaves again.
    assert_eq!(ada.post(&address(&table, "seats/1/bot"), json!({})).await.0, 200);
    ben.join(&table).await;
    assert_eq!(
        ada.post(&address(&table, "seats/1/bot"), json!({"level": "random"})).await.1["code"],
        "taken"
    );
    assert_eq!(ben.post(&address(&table, "leave"), json!({})).await.0, 200);
    assert_eq!(ben.get("/api/v1/me/tables").await.1, json!([]));
    assert_eq!(ada.post(&address(&table, "seats/1/bot"), json!({"level": "random"})).await.0, 200);
    let (_, started) = ada.post(&address(&table, "start"), json!({})).await;
    assert_eq!(started["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_person_who_leaves_until_they_return() {
    let host = Host::start().await;
    let (table, [_, ben], mut sockets) = ada_and_ben(&host, first(), json!({"stand_in": "random"}), 21).await;
    let mut rng = Rng::seeded(21);
    assert_eq!(ben.post(&address(&table, "leave"), json!({})).await.0, 200);
    sync(&mut sockets).await;
    let place = json!({"seat": 1, "name": "Ben", "bot": "random"});
    assert_eq!(sockets[0].table["places"][1], place);
    // Ada plays on and a bot answers; Ben can look but not act.
    for _ in 0..5 {
        sockets[0].until(Socket::owes).await;
        sockets[0].act_at_random(&mut rng).await;
    }
    let refused = sockets[1].ask(json!({"type": "undo", "steps": 1})).await;
    assert_eq!(refused["problem"]["code"], "not-seated");
    let (status, back) = ben.post(&address(&table, "join"), json!({})).await;
    assert_eq!((status, &back["places"][1]["bot"]), (200, &Value::Null));
    sync(&mut sockets).await;
    // Both play to the end.
    let [ada, ben] = sockets;
    let play = |mut socket: Socket, seed| async move { socket.play_to_the_end(&mut Rng::seeded(seed)).await };
    tokio::join!(play(ada, 1), play(ben, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_at_one_new_table() {
    let host = Host::start().await;
    let (table, [ada, ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 22).await;
    assert_eq!(ada.post(&address(&table, "rematch"), json!({})).await.1["code"], "wrong-time");
    assert_eq!(ada.post(&address(&table, "abandon"), json!({})).await.1["code"], "wrong-time");
    assert_eq!(sockets[0].ask(json!({"type": "propose", "what": "abandon"})).await["type"], "done");
    sync(&mut sockets).await;
    assert_eq!(sockets[1].ask(json!({"type": "answer", "yes": true})).await["type"], "done");
    sync(&mut sockets).await;
    assert_eq!(sockets[0].table["status"], "abandoned");
    let rematch = address(&table, "rematch");
    let ((_, other), (_, again)) = tokio::join!(ada.post(&rematch, json!({})), ben.post(&rematch, json!({})));
    assert_eq!(again["id"], other["id"], "one new table for both");
    let (_, again) = ben.get(&format!("/api/v1/tables/{}", again["id"].as_str().unwrap())).await;
    assert_eq!((again["status"].as_str(), again["your_seat"].as_u64()), (Some("running"), Some(1)));
    sync(&mut sockets).await;
    assert_eq!(sockets[0].table["rematch"], again["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_with_a_seat_can_chat() {
    let host = Host::start().await;
    let (table, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 23).await;
    sockets[0].send(json!({"type": "chat", "text": "  hello\u{7} Mars "})).await;
    let heard = sockets[1].wait_for("chat").await;
    assert_eq!((heard["text"].as_str(), heard["name"].as_str()), (Some("hello Mars"), Some("Ada")));
    for text in ["", "   ", &"x".repeat(501)] {
        sockets[0].send(json!({"type": "chat", "text": text})).await;
        assert_eq!(sockets[0].wait_for("refused").await["problem"]["field"], "text");
    }
    let mut watcher = Person::named(&host.base, "Eve").await.connect(&table, 0).await;
    let hello: Value = serde_json::from_str(&watcher.frames[0]).unwrap();
    assert_eq!(hello["chat"][0]["text"], "hello Mars");
    watcher.send(json!({"type": "chat", "text": "psst"})).await;
    assert_eq!(watcher.wait_for("refused").await["problem"]["code"], "not-seated");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_there() {
    let host = Host::start().await;
    let (table, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 24).await;
    let watcher = Person::stranger(&host.base).connect(&table, 0).await;
    loop {
        let presence = sockets[0].wait_for("presence").await;
        if presence["spectators"] == 1 {
            assert_eq!(presence["seats"], json!([0, 1]));
            break;
        }
    }
    drop(watcher);
    let [mut ada, ben] = sockets;
    drop(ben);
    loop {
        let presence = ada.wait_for("presence").await;
        if presence["spectators"] == 0 && presence["seats"] == json!([0]) {
            break;
        }
    }
}
