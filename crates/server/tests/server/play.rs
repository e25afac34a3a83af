//! Answers: late, sent twice, several at once, from the wrong person.

use serde_json::{Value, json};
use table::{Rng, Seat};

use crate::host::Host;
use crate::person::{Person, Socket, address};

/// Ada and Ben at a table of the first title, with their sockets.
pub async fn ada_and_ben(
    host: &Host,
    game: &str,
    setup: Value,
    seed: u64,
) -> (Value, [Person; 2], [Socket; 2]) {
    let ada = Person::named(&host.base, "Ada").await;
    let ben = Person::named(&host.base, "Ben").await;
    let title = titles::find(game).unwrap();
    let options = two_players(title);
    let seats = [json!({"kind": "me"}), json!({"kind": "anybody"})];
    let wish = json!({"game": game, "options": options, "setup": setup, "seats": seats, "seed": seed});
    let table = ada.make(wish).await;
    assert_eq!(table["status"], "waiting");
    ben.join(&table).await;
    let sockets = [ada.connect(&table, 0).await, ben.connect(&table, 0).await];
    (table, [ada, ben], sockets)
}

/// The first kind of table of a title for two people.
pub fn two_players(title: &dyn titles::Title) -> Value {
    let two = |options: &Value| title.check_options(options) == Ok(2);
    title.cases().into_iter().find(two).expect("a game for two")
}

pub fn first() -> &'static str {
    titles::all()[0].name()
}

/// Lets people act until `wanted` holds; returns the seat that acted last.
pub async fn play_until(sockets: &mut [Socket], rng: &mut Rng, wanted: impl Fn(&[Socket]) -> bool) -> usize {
    let mut last = 0;
    while !wanted(sockets) {
        let Some(seat) = sockets.iter().position(Socket::owes) else {
            panic!("nobody owes a decision, or the game ended too soon");
        };
        sockets[seat].act_at_random(rng).await;
        sync(sockets).await;
        last = seat;
    }
    last
}

/// Waits until everybody has read what was sent to them.
pub async fn sync(sockets: &mut [Socket]) {
    for socket in sockets {
        // The answer to nonsense comes after the news.
        socket.send(json!({"type": "nonsense"})).await;
        while socket.frame().await.unwrap()["problem"]["code"] != "unreadable" {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_sent_twice_counts_once_even_on_another_socket_and_after_a_restart() {
    let host = Host::start().await;
    let (table, [ada, ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 1).await;
    let mut rng = Rng::seeded(3);
    play_until(&mut sockets, &mut rng, |sockets| sockets[0].owes()).await;
    let [ada_socket, _ben_socket] = &mut sockets;
    let question = ada_socket.position["question"]["id"].clone();
    let action = ada_socket.legal()[0].clone();
    let act = json!({"type": "act", "n": 900, "question": question, "actions": [action]});
    for doubled in [false, true, true] {
        ada_socket.send(act.clone()).await;
        let answer = ada_socket.answer_to(900).await;
        assert_eq!(answer, json!({"type": "done", "n": 900, "doubled": doubled}));
    }
    let mut again = ada.connect(&table, 0).await;
    assert_eq!(again.n, 900, "the client learns its last number");
    again.send(act.clone()).await;
    assert_eq!(again.answer_to(900).await["doubled"], true);
    let (_, before) = ben.get(&address(&table, "replay")).await;

    drop((sockets, again));
    let host = Host::on(host.stop().await, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    let mut restarted = ada.connect(&table, 0).await;
    restarted.send(act).await;
    assert_eq!(restarted.answer_to(900).await["doubled"], true);
    let ben = Person { base: host.base.clone(), ..ben };
    let (_, after) = ben.get(&address(&table, "replay")).await;
    assert_eq!(before, after, "the game is the same after the restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_old_question_is_late_and_comes_with_the_news() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 2).await;
    let mut rng = Rng::seeded(4);
    play_until(&mut sockets, &mut rng, |sockets| sockets[0].owes()).await;
    let old = sockets[0].position["question"]["id"].clone();
    sockets[0].act_at_random(&mut rng).await;
    play_until(&mut sockets, &mut rng, |sockets| sockets[0].owes()).await;
    let action = sockets[0].legal()[0].clone();
    let answer = sockets[0].ask(json!({"type": "act", "question": old, "actions": [action]})).await;
    assert_eq!(answer["problem"]["code"], "late");
    let news = sockets[0].frame().await.unwrap();
    assert_eq!(news["type"], "news");
    assert_ne!(news["position"]["question"]["id"], old);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_act_at_the_same_moment_never_refuse_each_other() {
    let host = Host::start().await;
    let mut together = 0;
    for title in titles::all() {
        let (_, _, mut sockets) = ada_and_ben(&host, title.name(), json!({}), 5).await;
        let mut rng = Rng::seeded(5);
        for _ in 0..60 {
            if sockets.iter().all(Socket::owes) {
                let [ada, ben] = &mut sockets;
                let (one, other) = (ada.legal()[0].clone(), ben.legal()[0].clone());
                let (one, other) = tokio::join!(ada.act(&one), ben.act(&other));
                assert_eq!((one["type"].as_str(), other["type"].as_str()), (Some("done"), Some("done")));
                together += 1;
            } else if let Some(seat) = sockets.iter().position(Socket::owes) {
                sockets[seat].act_at_random(&mut rng).await;
            } else {
                break;
            }
            sync(&mut sockets).await;
        }
    }
    assert!(together > 0, "in some title people choose at the same time");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_actions_of_one_move_are_all_done_or_none() {
    let host = Host::start().await;
    let (table, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 6).await;
    let title = titles::find(first()).unwrap();
    let mut local = title.open(&two_players(title), 6).unwrap();
    let mut rng = Rng::seeded(6);
    let mut several = 0;
    for _ in 0..60 {
        let Some(seat) = sockets.iter().position(Socket::owes) else { break };
        let actor = Seat(seat as u8);
        let first: u16 = *rng.pick(local.legal(actor)).unwrap();
        let mut after = local.clone();
        after.play(actor, first).unwrap();
        let second = after.legal(actor).first().copied();
        let text = |action| title.action_text(action).unwrap();
        // The second of two actions is illegal: neither happens.
        let illegal = (0..title.action_count() as u16)
            .find(|action| title.action_text(*action).is_some() && after.check(actor, *action).is_err())
            .unwrap();
        let moves = sockets[seat].seq;
        let question = sockets[seat].position["question"]["id"].clone();
        let act = |actions: Value| json!({"type": "act", "question": question, "actions": actions});
        let refused = sockets[seat].ask(act(json!([text(first), text(illegal)]))).await;
        assert_eq!((refused["type"].as_str(), refused["problem"]["at"].as_u64()), (Some("refused"), Some(1)));
        assert!(refused["problem"]["rule"].is_string(), "{refused}");
        assert_eq!(sockets[seat].seq, moves);
        let actions = match second {
            Some(second) => vec![first, second],
            None => vec![first],
        };
        let done = sockets[seat].ask(act(json!(actions))).await;
        assert_eq!(done["type"], "done", "{done}");
        several += usize::from(actions.len() > 1);
        local.play_all(actor, &actions).unwrap();
        sync(&mut sockets).await;
        let view: Value = serde_json::from_str(&local.view(table::Viewer::Seat(actor))).unwrap();
        assert_eq!(sockets[seat].position["view"], view);
    }
    assert!(several > 0, "{} has moves of several actions", table["game"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_for_another() {
    let host = Host::start().await;
    let (table, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 7).await;
    let stranger = Person::named(&host.base, "Mallory").await;
    play_until(&mut sockets, &mut Rng::seeded(7), |sockets| sockets[0].owes()).await;
    let question = sockets[0].position["question"]["id"].clone();
    let act = json!({"type": "act", "question": question, "actions": [sockets[0].legal()[0]]});
    // Ben answers Ada's question; Mallory has the link and answers it too.
    let ben = sockets[1].ask(act.clone()).await;
    assert_eq!(ben["problem"]["code"], "late");
    let mallory = stranger.connect(&table, 0).await.ask(act.clone()).await;
    assert_eq!(mallory["problem"]["code"], "not-seated");
    let watcher = Person::stranger(&host.base).connect(&table, 0).await.ask(act).await;
    assert_eq!(watcher["problem"]["code"], "no-guest");
    let (status, info) =
        stranger.post(&address(&table, "join"), json!({"seat": 0, "invite": table["invite"]})).await;
    assert_eq!((status, info["code"].as_str()), (409, Some("taken")));
    let (status, _) = stranger.post(&address(&table, "leave"), json!({})).await;
    assert_eq!(status, 404);
    assert_eq!(
        sockets[0].act(&sockets[0].legal()[0].clone()).await["type"],
        "done",
        "Ada's question still stands"
    );
}
