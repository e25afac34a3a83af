//! Reactions on moves.

use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Person, Socket};
use crate::play::{ada_and_ben, first, play_until, sync};

/// The last reactions this socket was sent.
fn reactions(socket: &Socket) -> Value {
    let frames = socket.frames.iter().rev().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let sent = frames.filter(|frame| frame["type"] == "reactions" || frame["type"] == "hello");
    sent.map(|frame| frame["reactions"].clone()).next().unwrap()
}

/// The numbers of the moves in everything this socket was sent.
fn moves(socket: &Socket) -> Vec<u64> {
    let news = socket.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let entries = news.flat_map(|frame| {
        let entries = if frame["type"] == "hello" { &frame["news"]["entries"] } else { &frame["entries"] };
        entries.as_array().cloned().unwrap_or_default()
    });
    let moves = entries.filter(|entry| entry["kind"] == "move");
    moves.map(|entry| entry["seq"].as_u64().unwrap()).collect()
}

fn react(entry: u64, feeling: Value) -> Value {
    json!({"type": "react", "entry": entry, "feeling": feeling})
}

async fn refusal(socket: &mut Socket, message: Value) -> String {
    socket.send(message).await;
    socket.wait_for("refused").await["problem"]["code"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_is_seen_by_all_replaced_withdrawn_and_kept() {
    let host = Host::start().await;
    let (table, [ada, ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 31).await;
    let mut rng = Rng::seeded(5);
    play_until(&mut sockets, &mut rng, |sockets| sockets.iter().all(|socket| moves(socket).len() > 2)).await;
    let entry = moves(&sockets[0])[0];
    sockets[0].send(react(entry, json!("applause"))).await;
    sockets[0].wait_for("reactions").await;
    sockets[0].send(react(entry, json!("heart"))).await;
    sync(&mut sockets).await;
    assert_eq!(reactions(&sockets[0]), json!([{"entry": entry, "seat": 0, "feeling": "heart"}]));
    let folder = host.stop().await;

    let host = Host::on(folder, |_| {}).await;
    let [ada, ben] = [ada, ben].map(|person| Person { base: host.base.clone(), ..person });
    let mut sockets = [ada.connect(&table, 0).await, ben.connect(&table, 0).await];
    assert_eq!(reactions(&sockets[0]).as_array().unwrap().len(), 1, "a restart loses none");
    sockets[0].send(react(entry, Value::Null)).await;
    sockets[0].wait_for("reactions").await;
    sync(&mut sockets).await;
    assert_eq!(reactions(&sockets[0]), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_who_may_chat_react_and_only_on_moves() {
    let host = Host::start().await;
    let (table, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 32).await;
    play_until(&mut sockets, &mut Rng::seeded(5), |sockets| !moves(&sockets[0]).is_empty()).await;
    let entry = moves(&sockets[0])[0];
    for wrong in [0, 1, 9_999] {
        assert_eq!(refusal(&mut sockets[0], react(wrong, json!("sad"))).await, "not-found", "{wrong}");
    }
    assert_eq!(refusal(&mut sockets[0], react(entry, json!("rage"))).await, "unreadable");
    let mut eve = Person::named(&host.base, "Eve").await.connect(&table, 0).await;
    assert_eq!(refusal(&mut eve, react(1, json!("sad"))).await, "not-seated");
    let mut stranger = Person::stranger(&host.base).connect(&table, 0).await;
    assert_eq!(refusal(&mut stranger, react(1, json!("sad"))).await, "no-guest");

    let (_, _, mut silent) = ada_and_ben(&host, first(), json!({"chat": false}), 33).await;
    play_until(&mut silent, &mut Rng::seeded(5), |sockets| !moves(&sockets[0]).is_empty()).await;
    let entry = moves(&silent[0])[0];
    assert_eq!(refusal(&mut silent[0], react(entry, json!("sad"))).await, "forbidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_taken_back_loses_its_reactions() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 34).await;
    let undoable = |sockets: &[Socket]| sockets[0].position["undo"]["steps"].as_u64() > Some(0);
    play_until(&mut sockets, &mut Rng::seeded(8), undoable).await;
    let entry = *moves(&sockets[0]).last().unwrap();
    sockets[0].send(react(entry, json!("thinking"))).await;
    sync(&mut sockets).await;
    assert_eq!(reactions(&sockets[0]).as_array().unwrap().len(), 1);
    assert_eq!(sockets[0].ask(json!({"type": "undo", "steps": 1})).await["type"], "done");
    sync(&mut sockets).await;
    assert_eq!(reactions(&sockets[0]), json!([]));
    assert_eq!(refusal(&mut sockets[0], react(entry, json!("sad"))).await, "not-found");
}

/// Each viewer counts only the entries they noticed, so a reaction shows up only where its move was noticed, under the
/// viewer's own number.
#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_tells_nothing_of_moves_that_others_did_not_notice() {
    let host = Host::start().await;
    for title in titles::all() {
        let (table, _, mut sockets) = ada_and_ben(&host, title.name(), json!({}), 35).await;
        let mut eve = Person::named(&host.base, "Eve").await.connect(&table, 0).await;
        let mut rng = Rng::seeded(6);
        for _ in 0..30 {
            let Some(seat) = sockets.iter().position(Socket::owes) else { break };
            let before = [&sockets[0], &sockets[1], &eve].map(|socket| moves(socket).len());
            sockets[seat].act_at_random(&mut rng).await;
            sync(&mut sockets).await;
            sync(std::slice::from_mut(&mut eve)).await;
            let entry = *moves(&sockets[seat]).last().unwrap();
            let had =
                [&sockets[0], &sockets[1], &eve].map(|socket| reactions(socket).as_array().unwrap().len());
            sockets[seat].send(react(entry, json!("laugh"))).await;
            sync(&mut sockets[seat..=seat]).await;
            sync(&mut sockets).await;
            sync(std::slice::from_mut(&mut eve)).await;
            for (at, socket) in [&sockets[0], &sockets[1], &eve].into_iter().enumerate() {
                let (moves, seen) = (moves(socket), reactions(socket));
                let seen = seen.as_array().unwrap();
                let noticed = moves.len() > before[at];
                assert_eq!(seen.len() - had[at], usize::from(noticed), "{} {at}", title.name());
                assert!(
                    seen.iter().all(|one| moves.contains(&one["entry"].as_u64().unwrap())),
                    "{}",
                    title.name()
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_react_without_end() {
    let host = Host::with(|config| config.limits.changes_of_mind = (0.001, 5.0)).await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 36).await;
    play_until(&mut sockets, &mut Rng::seeded(5), |sockets| !moves(&sockets[0]).is_empty()).await;
    let entry = moves(&sockets[0])[0];
    for feeling in ["laugh", "sad", "laugh", "sad", "laugh"] {
        sockets[0].send(react(entry, json!(feeling))).await;
        sockets[0].wait_for("reactions").await;
    }
    assert_eq!(refusal(&mut sockets[0], react(entry, json!("sad"))).await, "too-many");
}
