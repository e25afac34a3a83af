//! Undo: your own steps at once, more by consent, never by deletion.

use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Socket, address};
use crate::play::{ada_and_ben, first, play_until, sync};

fn steps(socket: &Socket) -> u64 {
    socket.position["undo"]["steps"].as_u64().unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_take_their_own_steps_back_at_once_as_far_as_the_table_says() {
    let host = Host::start().await;
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({}), 11).await;
    let mut rng = Rng::seeded(11);
    let mut undone = 0;
    for _ in 0..40 {
        let Some(seat) = sockets.iter().position(Socket::owes) else { break };
        let before = sockets[seat].position.clone();
        sockets[seat].act_at_random(&mut rng).await;
        sync(&mut sockets).await;
        let can = steps(&sockets[seat]);
        let beyond = sockets[seat].ask(json!({"type": "undo", "steps": can + 1})).await;
        assert_eq!(beyond["problem"]["code"], "undo", "{beyond}");
        if can == 0 {
            let stop = sockets[seat].position["undo"]["stop"].as_str().unwrap().to_string();
            assert!(["start", "learned", "decision", "past"].contains(&stop.as_str()), "{stop}");
            continue;
        }
        let answer = sockets[seat].ask(json!({"type": "undo", "steps": 1})).await;
        assert_eq!(answer["type"], "done", "{answer}");
        sync(&mut sockets).await;
        undone += 1;
        assert_eq!(sockets[seat].position["view"], before["view"], "as before the action");
        assert_eq!(sockets[seat].position["question"], before["question"]);
        sockets[seat].act_at_random(&mut rng).await;
        sync(&mut sockets).await;
    }
    assert!(undone > 0);
    // Nothing was deleted: a new client learns that something was taken back.
    let fresh = ada.connect_as(&table, 0, "other").await;
    let hello: Value = serde_json::from_str(&fresh.frames[0]).unwrap();
    let entries = hello["news"]["entries"].as_array().unwrap();
    assert!(entries.iter().any(|entry| entry["kind"] == "undo" && entry["seat"] == 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn further_back_needs_the_consent_of_the_others() {
    let host = Host::start().await;
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({}), 12).await;
    let mut rng = Rng::seeded(12);
    play_until(&mut sockets, &mut rng, |sockets| sockets[0].seq >= 8 && sockets[1].seq >= 8).await;
    let (target, now) = (5, sockets[0].position["view"].clone());
    let (_, then) = ada.get(&address(&table, "replay")).await;
    assert!(then["moves"].as_u64().unwrap() > 0);

    // Ben says no: nothing happens. Ben says yes: the game goes back.
    for yes in [false, true] {
        let asked = sockets[0].ask(json!({"type": "propose", "what": "back", "to": target})).await;
        assert_eq!(asked["type"], "done", "{asked}");
        sync(&mut sockets).await;
        let proposal = &sockets[1].position["proposal"];
        assert_eq!((proposal["seat"].as_u64(), &proposal["waiting"]), (Some(0), &json!([1])));
        assert_eq!(sockets[0].position["proposal"]["to"], target);
        assert_eq!(sockets[0].position["view"], now);
        let answered = sockets[1].ask(json!({"type": "answer", "yes": yes})).await;
        assert_eq!(answered["type"], "done", "{answered}");
        sync(&mut sockets).await;
        assert!(sockets[1].position["proposal"].is_null());
    }
    assert_ne!(sockets[0].position["view"], now);
    let (_, after) = ada.get(&address(&table, "replay")).await;
    assert!(after["moves"].as_u64() < then["moves"].as_u64());
    // The game goes on from there, even after it is loaded from the log again.
    let host = Host::on(host.stop().await, |_| {}).await;
    let ada = crate::person::Person { base: host.base.clone(), ..ada };
    assert_eq!(ada.get(&address(&table, "replay")).await.1, after);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_and_strict_tables_take_nothing_back() {
    let host = Host::start().await;
    let ada = crate::person::Person::named(&host.base, "Ada").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    for (policy, code) in [("agreed", Value::Null), ("never", json!("undo"))] {
        let table = ada.make_for(title.name(), &options, seats, 1, json!({"undo": policy})).await;
        let mut socket = ada.connect(&table, 0).await;
        let mut rng = Rng::seeded(13);
        socket.until(Socket::owes).await;
        let start = socket.seq;
        for _ in 0..3 {
            socket.until(Socket::owes).await;
            socket.act_at_random(&mut rng).await;
        }
        let state = socket.position["undo"].clone();
        assert_eq!((&state["steps"], &state["stop"]), (&json!(0), &json!("policy")));
        assert_eq!(state["back"].is_u64(), policy == "agreed", "where one can ask to go back to: {state}");
        let own = socket.ask(json!({"type": "undo", "steps": 1})).await;
        assert_eq!(own["problem"]["code"], "undo");
        let back = socket.ask(json!({"type": "propose", "what": "back", "to": start})).await;
        assert_eq!(back["problem"]["code"], code, "{back}");
    }
}

/// After a move was taken back, the table still says where one can ask to go back to.
#[tokio::test(flavor = "multi_thread")]
async fn the_table_says_where_one_can_ask_to_go_back_to() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({"undo": "agreed"}), 12).await;
    play_until(&mut sockets, &mut Rng::seeded(12), |sockets| sockets[0].seq >= 9).await;
    for _ in 0..2 {
        let asker = sockets.iter().position(|socket| socket.position["undo"]["back"].is_u64()).unwrap();
        let to = sockets[asker].position["undo"]["back"].clone();
        let asked = sockets[asker].ask(json!({"type": "propose", "what": "back", "to": to})).await;
        assert_eq!(asked["type"], "done", "{asked}");
        let agreed = sockets[1 - asker].ask(json!({"type": "answer", "yes": true})).await;
        assert_eq!(agreed["type"], "done", "{agreed}");
        sync(&mut sockets).await;
    }
}

/// That a proposal is gone would tell of a move that only one seat notices.
#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_move_leaves_a_proposal_to_go_back_as_it_is() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, "redplanet", json!({}), 5).await;
    let [ada, ben] = &mut sockets;
    let kept = ada.legal();
    assert_eq!(ada.act(&kept[0]).await["type"], "done");
    ben.until(|ben| ben.seq > 3).await;
    assert_eq!(ben.ask(json!({"type": "propose", "what": "back", "to": 3})).await["type"], "done");
    ada.until(|ada| !ada.position["proposal"].is_null()).await;
    assert_eq!(ada.act(&kept[1]).await["type"], "done", "she changes her mind, and Ben notices nothing");
    assert_eq!(ada.ask(json!({"type": "answer", "yes": true})).await["type"], "done");
    ben.until(|ben| ben.position["proposal"].is_null() && ben.position["to_act"] == json!([0, 1])).await;
}
