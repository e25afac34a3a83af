//! Good company: blocking, reporting, inviting, looking for players, and the operator's page.

use std::time::Duration;

use serde_json::{Value, json};

use crate::host::Host;
use crate::person::{Person, address};

const KEY: &str = "a key of the operator";

async fn id(person: &Person) -> String {
    person.get("/api/v1/me").await.1["id"].as_str().unwrap().into()
}

async fn people(host: &Host, names: &[&str]) -> Vec<Person> {
    let mut people = Vec::new();
    for name in names {
        people.push(Person::named(&host.base, name).await);
    }
    people
}

/// A request of the operator.
async fn operate(host: &Host, key: &str, method: reqwest::Method, path: &str, body: Value) -> (u16, Value) {
    let nobody = Person::stranger(&host.base);
    let request = nobody.http.request(method, format!("{}/api/v1/operator{path}", host.base)).json(&body);
    nobody.ask(request.bearer_auth(key)).await
}

async fn with_operator() -> Host {
    Host::with(|config| config.operator_key = Some(KEY.into())).await
}

fn open(players: u8) -> Value {
    json!({"game": "redplanet", "options": {"players": players}, "setup": {"access": "open"}})
}

#[tokio::test]
async fn people_who_have_blocked_each_other_do_not_sit_down_together() {
    let host = Host::start().await;
    let people = people(&host, &["Ada", "Ben", "Cleo"]).await;
    let [ada, ben, cleo] = &people[..] else { unreachable!() };
    let table = ada.make(open(3)).await;
    assert_eq!(ben.get("/api/v1/tables").await.1.as_array().map(Vec::len), Some(1));
    assert_eq!(ada.post("/api/v1/me/blocks", json!({"person": id(ben).await})).await.0, 204);
    let (status, problem) = ben.post(&address(&table, "join"), json!({})).await;
    assert_eq!((status, problem["reason"]["id"].as_str()), (403, Some("server-apart")), "{problem}");
    assert_eq!(ben.get("/api/v1/tables").await.1, json!([]), "her tables are not in his list");
    assert_eq!(cleo.post(&address(&table, "join"), json!({})).await.0, 200);
    // It counts both ways, and for everybody at the table.
    let other = cleo.make(open(3)).await;
    assert_eq!(ben.post(&address(&other, "join"), json!({})).await.0, 200);
    assert_eq!(ada.post(&address(&other, "join"), json!({})).await.0, 403);
    let (_, blocked) = ada.get("/api/v1/me/blocks").await;
    assert_eq!(blocked[0]["name"], "Ben");
    let unblock = ada.http.delete(format!("{}/api/v1/me/blocks/{}", host.base, id(ben).await));
    assert_eq!(ada.ask(unblock).await.0, 204);
    assert_eq!(ada.post(&address(&other, "join"), json!({})).await.0, 200);
    assert_eq!(ada.post("/api/v1/me/blocks", json!({"person": id(ada).await})).await.0, 404);
}

#[tokio::test]
async fn nobody_reads_the_chat_of_somebody_they_have_blocked() {
    let host = Host::start().await;
    let people = people(&host, &["Ada", "Ben"]).await;
    let [ada, ben] = &people[..] else { unreachable!() };
    let table = ada.make(open(3)).await;
    ben.post(&address(&table, "join"), json!({})).await;
    ada.post("/api/v1/me/blocks", json!({"person": id(ben).await})).await;
    let (mut adas, mut bens) = (ada.connect(&table, 0).await, ben.connect(&table, 0).await);
    bens.send(json!({"type": "chat", "text": "Rubbish"})).await;
    bens.wait_for("chat").await;
    adas.send(json!({"type": "chat", "text": "Hello"})).await;
    assert_eq!(adas.wait_for("chat").await["text"], "Hello");
    assert!(!adas.frames.iter().any(|frame| frame.contains("Rubbish")));
    let again = ada.connect(&table, 0).await;
    assert!(!again.frames.iter().any(|frame| frame.contains("Rubbish")));
    assert!(bens.wait_for("chat").await["text"] == "Hello", "the other does not notice");
}

#[tokio::test]
async fn a_report_reaches_the_operator_who_mutes_and_closes() {
    let host = with_operator().await;
    let people = people(&host, &["Ada", "Ben"]).await;
    let [ada, ben] = &people[..] else { unreachable!() };
    let table = ada.make(open(3)).await;
    ben.post(&address(&table, "join"), json!({})).await;
    let (_, there) = ada.get(&address(&table, "people")).await;
    assert_eq!((there[1]["name"].as_str(), &there[1]["id"]), (Some("Ben"), &json!(id(ben).await)));
    let report = json!({"person": there[1]["id"], "reason": "abuse", "words": "He\u{7} shouts.", "table": table["id"]});
    assert_eq!(ada.post("/api/v1/reports", report).await.0, 204);
    let get = reqwest::Method::GET;
    let (status, reports) = operate(&host, KEY, get.clone(), "/reports", Value::Null).await;
    assert_eq!(status, 200);
    let found = &reports[0];
    assert_eq!((&found["reporter_name"], &found["reported_name"]), (&json!("Ada"), &json!("Ben")));
    assert_eq!(
        (&found["words"], &found["table"], &found["reason"]),
        (&json!("He shouts."), &table["id"], &json!("abuse"))
    );

    let post = reqwest::Method::POST;
    let mute = format!("/people/{}/mute", id(ben).await);
    assert_eq!(operate(&host, KEY, post.clone(), &mute, json!({"minutes": 60})).await.0, 204);
    let mut bens = ben.connect(&table, 0).await;
    bens.send(json!({"type": "chat", "text": "Hey"})).await;
    assert_eq!(bens.wait_for("refused").await["problem"]["reason"]["id"], "server-muted");
    assert_eq!(operate(&host, KEY, post.clone(), &mute, json!({"minutes": 0})).await.0, 204);
    bens.send(json!({"type": "chat", "text": "Hey"})).await;
    bens.wait_for("chat").await;

    let done = format!("/reports/{}/done", found["id"].as_str().unwrap());
    assert_eq!(operate(&host, KEY, post.clone(), &done, json!({})).await.0, 204);
    let (_, reports) = operate(&host, KEY, get, "/reports", Value::Null).await;
    assert!(reports[0]["done"].is_u64());

    let close = format!("/tables/{}/close", table["id"].as_str().unwrap());
    assert_eq!(operate(&host, KEY, post.clone(), &close, json!({"reason": "House rules"})).await.0, 204);
    let closed = bens.wait_for("table").await;
    assert_eq!((closed["status"].as_str(), closed["closed"].as_str()), (Some("closed"), Some("House rules")));
    assert_eq!(operate(&host, KEY, post, &close, json!({"reason": "Again"})).await.0, 409);
}

#[tokio::test]
async fn announcements_are_seen_by_everybody_until_they_are_taken_back() {
    let host = with_operator().await;
    let nobody = Person::stranger(&host.base);
    let post = reqwest::Method::POST;
    let wish = json!({"words": "We restart at nine.", "minutes": 30});
    let (status, told) = operate(&host, KEY, post.clone(), "/announcements", wish).await;
    assert_eq!(status, 200, "{told}");
    assert_eq!(nobody.get("/api/v1/announcements").await.1, json!([told]));
    let remove = format!("/announcements/{}", told["id"].as_str().unwrap());
    assert_eq!(operate(&host, KEY, reqwest::Method::DELETE, &remove, Value::Null).await.0, 204);
    assert_eq!(nobody.get("/api/v1/announcements").await.1, json!([]));
    for wrong in [json!({"words": " ", "minutes": 5}), json!({"words": "x", "minutes": 9_000_000})] {
        assert_eq!(operate(&host, KEY, post.clone(), "/announcements", wrong).await.0, 400);
    }
}

#[tokio::test]
async fn the_operator_s_key_can_t_be_guessed() {
    let host = with_operator().await;
    let get = reqwest::Method::GET;
    assert_eq!(operate(&host, KEY, get.clone(), "/reports", Value::Null).await.0, 200);
    let mut answers = Vec::new();
    for guess in 0..8 {
        answers.push(operate(&host, &format!("guess {guess}"), get.clone(), "/reports", Value::Null).await.0);
    }
    assert_eq!(answers, [403, 403, 403, 403, 403, 429, 429, 429]);
    // Then the right one has to wait too: otherwise guessing could go on.
    assert_eq!(operate(&host, KEY, get.clone(), "/reports", Value::Null).await.0, 429);

    let without = Host::start().await;
    assert_eq!(operate(&without, "", get.clone(), "/reports", Value::Null).await.0, 404);
    assert_eq!(operate(&without, KEY, get, "/reports", Value::Null).await.0, 404);
}

#[tokio::test]
async fn somebody_is_invited_by_name_if_they_allow_it() {
    let host = Host::start().await;
    let people = people(&host, &["Ada", "Ben"]).await;
    let [ada, ben] = &people[..] else { unreachable!() };
    let table = ada.make(json!({"game": "redplanet", "options": {"players": 3}})).await;
    let wish = json!({"person": id(ben).await});
    let invite = address(&table, "invite");
    assert_eq!(ada.post(&invite, wish.clone()).await.0, 404, "they have never played together");
    let allow = ben
        .http
        .put(format!("{}/api/v1/me/preferences", host.base))
        .json(&json!({"invitations": "everybody"}));
    ben.ask(allow).await;
    assert_eq!(ada.post(&invite, wish.clone()).await.0, 204);
    let (_, invitations) = ben.get("/api/v1/me/invitations").await;
    assert_eq!((&invitations[0]["from"], &invitations[0]["table"]["id"]), (&json!("Ada"), &table["id"]));
    let (_, notices) = ben.get("/api/v1/me/notices").await;
    assert_eq!(notices["notices"][0]["kind"], "invitation");
    // The notice carries the invitation, so he can sit down at a table that is not open.
    let join = json!({"invite": notices["notices"][0]["invite"]});
    assert_eq!(ben.post(&address(&table, "join"), join).await.0, 200);
    assert_eq!(ben.get("/api/v1/me/invitations").await.1, json!([]), "he has a seat there now");
    let other = ada.make(json!({"game": "redplanet", "options": {"players": 3}})).await;
    assert_eq!(ada.post(&address(&other, "invite"), wish.clone()).await.0, 204);
    assert_eq!(ben.get("/api/v1/me/invitations").await.1.as_array().map(Vec::len), Some(1));
    let decline =
        ben.http.delete(format!("{}/api/v1/me/invitations/{}", host.base, other["id"].as_str().unwrap()));
    assert_eq!(ben.ask(decline).await.0, 204);
    assert_eq!(ben.get("/api/v1/me/invitations").await.1, json!([]));
    // A stranger can't invite anybody to it.
    let cleo = Person::named(&host.base, "Cleo").await;
    assert_eq!(cleo.post(&invite, wish).await.0, 404);
}

#[tokio::test]
async fn people_who_look_for_players_find_each_other() {
    let host = Host::start().await;
    let people = people(&host, &["Ada", "Ben", "Cleo", "Dan"]).await;
    let [ada, ben, cleo, dan] = &people[..] else { unreachable!() };
    let seek =
        |pace: &str, players: u8| json!({"game": "redplanet", "options": {"players": players}, "pace": pace});
    let (status, table) = ada.post("/api/v1/seek", seek("live", 2)).await;
    assert_eq!((status, table["status"].as_str()), (200, Some("waiting")), "{table}");
    assert!(table["setup"]["clock"].is_object(), "strangers play with a clock");
    // Another pace or size is another table, and so is one of somebody who was blocked.
    assert_ne!(cleo.post("/api/v1/seek", seek("days", 2)).await.1["id"], table["id"]);
    assert_ne!(cleo.post("/api/v1/seek", seek("live", 3)).await.1["id"], table["id"]);
    dan.post("/api/v1/me/blocks", json!({"person": id(ada).await})).await;
    assert_ne!(dan.post("/api/v1/seek", seek("live", 2)).await.1["id"], table["id"]);
    let (_, found) = ben.post("/api/v1/seek", seek("live", 2)).await;
    // Dan's table was opened later and comes first; either has room, and both begin when they are full.
    assert_eq!(found["status"], "running");
    assert_eq!(
        found["places"].as_array().unwrap().iter().filter(|place| place["name"].is_string()).count(),
        2
    );
}

#[tokio::test]
async fn a_rematch_calls_the_others_back() {
    let host = Host::with(|config| config.notice_after = Duration::from_millis(20)).await;
    let people = people(&host, &["Ada", "Ben"]).await;
    let [ada, ben] = &people[..] else { unreachable!() };
    let (table, sockets) = crate::results::play_out(ada, ben, json!({})).await;
    drop(sockets);
    let (status, again) = ada.post(&address(&table, "rematch"), json!({})).await;
    assert_eq!(status, 200, "{again}");
    loop {
        let (_, notices) = ben.get("/api/v1/me/notices").await;
        let found = notices["notices"].as_array().unwrap().iter().find(|it| it["kind"] == "rematch").cloned();
        if let Some(notice) = found {
            assert_eq!(notice["table"], again["id"]);
            let join = json!({"invite": notice["invite"]});
            assert_eq!(ben.post(&address(&again, "join"), join).await.0, 200);
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_rematch_does_not_seat_people_together_who_have_blocked_each_other() {
    let host = Host::start().await;
    let people = people(&host, &["Ada", "Ben"]).await;
    let [ada, ben] = &people[..] else { unreachable!() };
    let (table, sockets) = crate::results::play_out(ada, ben, json!({})).await;
    drop(sockets);
    assert_eq!(ada.post("/api/v1/me/blocks", json!({"person": id(ben).await})).await.0, 204);
    assert_eq!(ada.post(&address(&table, "rematch"), json!({})).await.0, 200);
    let (status, problem) = ben.post(&address(&table, "rematch"), json!({})).await;
    assert_eq!((status, problem["reason"]["id"].as_str()), (403, Some("server-apart")), "{problem}");
}
