//! Hints: what a strong bot would do, asked by a seat and told only to that seat.

use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Answer, Person, Socket, address};
use crate::play::{ada_and_ben, first, play_until, sync};

async fn ask(person: &Person, table: &Value, question: &Value) -> Answer {
    person.post(&address(table, "hint"), json!({"question": question})).await
}

fn question(socket: &Socket) -> Value {
    socket.position["question"]["id"].clone()
}

/// Ada against bots at a table of this title, with her socket, once she is asked something.
async fn ada_against_bots(host: &Host, title: &dyn titles::Title, setup: Value) -> (Value, Person, Socket) {
    let ada = Person::named(&host.base, "Ada").await;
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let table = ada.make_for(title.name(), &options, seats, 1, setup).await;
    let mut socket = ada.connect(&table, 0).await;
    socket.until(Socket::owes).await;
    (table, ada, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_a_legal_action_in_every_title_and_nobody_else_learns_of_it() {
    let host = Host::start().await;
    for title in titles::all() {
        let (table, ada, mut socket) = ada_against_bots(&host, *title, json!({"access": "open"})).await;
        let mut watcher = Person::stranger(&host.base).connect(&json!({"id": table["id"]}), 0).await;
        let mut rng = Rng::seeded(71);
        for _ in 0..8 {
            // Once nobody else is asked, nothing happens until she decides.
            socket.until(|socket| socket.position["to_act"] == json!([0])).await;
            sync(std::slice::from_mut(&mut watcher)).await;
            sync(std::slice::from_mut(&mut socket)).await;
            let (heard, told) = (watcher.frames.len(), socket.frames.len());
            let (status, hint) = ask(&ada, &table, &question(&socket)).await;
            assert_eq!(status, 200, "{hint}");
            let choices = hint["choices"].as_array().unwrap();
            assert!((1..=4).contains(&choices.len()), "{hint}");
            for choice in choices {
                assert!(socket.legal().contains(&choice["action"].as_str().unwrap().to_string()), "{hint}");
                assert!(choice["message"]["id"].is_string() && choice["index"].is_u64());
                assert!(choice["behind"].as_f64() >= choices[0]["behind"].as_f64());
            }
            let again = ask(&ada, &table, &question(&socket)).await;
            assert_eq!(again, (200, hint), "what was thought about once is remembered");
            sync(std::slice::from_mut(&mut watcher)).await;
            sync(std::slice::from_mut(&mut socket)).await;
            for (frames, before) in [(&watcher.frames, heard), (&socket.frames, told)] {
                // People may come and go at any time.
                let told =
                    frames[before..].iter().filter(|frame| !frame.starts_with(r#"{"type":"presence""#));
                let told: Vec<&String> = told.collect();
                assert!(told.len() == 1, "only the answer to nonsense: {told:?}");
            }
            socket.act_at_random(&mut rng).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_person_who_is_asked_gets_a_hint() {
    let host = Host::start().await;
    let (table, [ada, ben], mut sockets) =
        ada_and_ben(&host, first(), json!({"hints": "everybody"}), 72).await;
    let mut rng = Rng::seeded(72);
    play_until(&mut sockets, &mut rng, |sockets| sockets[0].owes()).await;
    let hers = question(&sockets[0]);
    assert_eq!(ask(&ada, &table, &hers).await.0, 200);
    assert_eq!(ask(&ben, &table, &hers).await.1["code"], "late", "her question is not his");
    let eve = Person::named(&host.base, "Eve").await;
    assert_eq!(ask(&eve, &table, &hers).await.1["code"], "not-found");
    assert_eq!(ask(&Person::stranger(&host.base), &table, &hers).await.1["code"], "no-guest");
    sockets[0].act_at_random(&mut rng).await;
    assert_eq!(ask(&ada, &table, &hers).await.1["code"], "late", "it was answered");
}

fn id(table: &Value) -> &str {
    table["id"].as_str().unwrap()
}

/// Whether the table tells this person that they may ask for hints.
async fn may_hint(person: &Person, table: &Value) -> bool {
    let (_, info) = person.get(&format!("/api/v1/tables/{}", id(table))).await;
    info["may_hint"].as_bool().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_says_who_may_ask_for_hints() {
    let host = Host::start().await;
    let title = titles::all()[0];
    let (table, ada, _) = ada_against_bots(&host, title, json!({})).await;
    assert!(may_hint(&ada, &table).await, "Ada is alone with bots");
    let (table, ada, socket) = ada_against_bots(&host, title, json!({"hints": "never"})).await;
    assert_eq!(ask(&ada, &table, &question(&socket)).await.1["code"], "forbidden");
    assert!(!may_hint(&ada, &table).await);

    let (table, [ada, ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 73).await;
    play_until(&mut sockets, &mut Rng::seeded(73), |sockets| sockets[0].owes()).await;
    let hers = question(&sockets[0]);
    assert_eq!(ask(&ada, &table, &hers).await.1["code"], "forbidden", "Ben sits there too");
    assert!(!may_hint(&ada, &table).await);
    ben.post(&address(&table, "leave"), json!({})).await;
    assert_eq!(ask(&ada, &table, &hers).await.1["code"], "forbidden", "Ben may come back");
    assert!(!may_hint(&ada, &table).await);

    let (table, [_, ben], _) = ada_and_ben(&host, first(), json!({"hints": "everybody"}), 74).await;
    assert!(may_hint(&ben, &table).await);
    let watcher = Person::named(&host.base, "Eve").await;
    let (_, seen) = watcher
        .get(&format!("/api/v1/tables/{}?invite={}", id(&table), table["invite"].as_str().unwrap()))
        .await;
    assert_eq!(seen["may_hint"], false, "a spectator has no seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_one_hint_at_a_time_and_a_hint_nobody_needs_is_cancelled() {
    let long = std::time::Duration::from_secs(20);
    let host = Host::with(|config| config.bot_time = long).await;
    let (table, ada, mut socket) = ada_against_bots(&host, titles::all()[0], json!({})).await;
    let hers = question(&socket);
    let began = std::time::Instant::now();
    let asking = || {
        let (ada, table, hers) = (ada.clone(), table.clone(), hers.clone());
        tokio::spawn(async move { ask(&ada, &table, &hers).await })
    };
    let (mut one, mut other) = (asking(), asking());
    let (answered, still) = tokio::select! {
        answered = &mut one => (answered, other),
        answered = &mut other => (answered, one),
    };
    assert_eq!(answered.unwrap().1["code"], "too-many");
    let action = socket.legal()[0].clone();
    assert_eq!(socket.act(&action).await["type"], "done");
    assert_eq!(still.await.unwrap().1["code"], "late");
    assert!(began.elapsed() < long, "a decided question needs no hint");
}

/// A preview agrees with what then happens, changes nothing, and is only for the person who is asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_preview_tells_what_then_happens_and_does_nothing() {
    let host = Host::start().await;
    for title in titles::all() {
        let (table, ada, mut socket) = ada_against_bots(&host, *title, json!({})).await;
        for _ in 0..6 {
            socket.until(|socket| socket.position["to_act"] == json!([0])).await;
            let action = socket.legal()[0].clone();
            let (seq, frames) = (socket.seq, socket.frames.len());
            let wish = json!({"question": question(&socket), "actions": [action]});
            let (status, foreseen) = ada.post(&address(&table, "preview"), wish).await;
            assert_eq!(status, 200, "{foreseen}");
            let done = socket.act(&action).await;
            assert_eq!(done["type"], "done", "a preview is not a move: {done}");
            socket.until(|socket| socket.seq > seq).await;
            let news = |frame: &String| serde_json::from_str::<Value>(frame).unwrap()["entries"][0].clone();
            let told = socket.frames[frames..].iter().map(news).find(Value::is_object).unwrap();
            let (told, events) = (told["events"].as_array().unwrap(), foreseen["events"].as_array().unwrap());
            assert!(told.starts_with(events), "{events:?} is not the beginning of {told:?}");
            assert!(foreseen["certain"] == false || told.len() == events.len());
        }
        let late = json!({"question": "0", "actions": [0]});
        let (status, problem) = ada.post(&address(&table, "preview"), late.clone()).await;
        assert_eq!((status, &problem["code"]), (409, &json!("late")), "{problem}");
        let stranger = Person::named(&host.base, "Eve").await;
        let (status, _) = stranger.post(&address(&table, "preview"), late).await;
        assert!(status == 403 || status == 404, "{status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_is_only_for_somebody_who_plays_alone_with_bots() {
    let host = Host::start().await;
    let coach = async |person: &Person, table: &Value, question: &Value| {
        person.post(&address(table, "hint"), json!({"question": question, "coach": true})).await
    };
    let may = async |person: &Person, table: &Value| {
        person.get(&format!("/api/v1/tables/{}", id(table))).await.1["may_coach"].as_bool().unwrap()
    };
    let (table, ada, socket) = ada_against_bots(&host, titles::all()[0], json!({})).await;
    assert!(may(&ada, &table).await);
    assert_eq!(coach(&ada, &table, &question(&socket)).await.0, 200);
    let (table, ada, socket) = ada_against_bots(&host, titles::all()[0], json!({"hints": "never"})).await;
    assert!(!may(&ada, &table).await);
    assert_eq!(coach(&ada, &table, &question(&socket)).await.1["code"], "forbidden");
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({"hints": "everybody"}), 75).await;
    play_until(&mut sockets, &mut Rng::seeded(75), |sockets| sockets[0].owes()).await;
    assert!(!may(&ada, &table).await);
    assert_eq!(coach(&ada, &table, &question(&sockets[0])).await.1["code"], "forbidden", "Ben has none");
    assert_eq!(ask(&ada, &table, &question(&sockets[0])).await.0, 200, "hints are for everybody here");
}
