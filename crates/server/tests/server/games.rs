//! Whole games of every title, with everything a client can check.

use serde_json::{Value, json};
use table::{Rng, Seat, Viewer};

use crate::host::Host;
use crate::person::{Person, Socket, address};

/// Plays one seat to the end. After every few actions the socket breaks and is opened again. Returns the numbers of all
/// entries it received, and all positions it saw.
async fn play_with_breaks(person: Person, table: Value, mut rng: Rng) -> (Socket, Vec<u64>, Vec<String>) {
    let mut socket = person.connect(&table, 0).await;
    let (mut numbers, mut views) = (Vec::new(), Vec::new());
    let mut acted = 0;
    loop {
        for frame in socket.frames.drain(..) {
            let frame: Value = serde_json::from_str(&frame).unwrap();
            let news = if frame["type"] == "hello" { &frame["news"] } else { &frame };
            let entries = news["entries"].as_array().into_iter().flatten();
            numbers.extend(entries.map(|entry| entry["seq"].as_u64().unwrap()));
            if news["position"]["view"].is_object() {
                views.push(news["position"]["view"].to_string());
            }
        }
        if socket.is_over() {
            return (socket, numbers, views);
        }
        if !socket.owes() {
            socket.frame().await.expect("the socket stays open");
            continue;
        }
        let before = socket.position["question"]["id"].clone();
        let action = rng.pick(&socket.legal()).unwrap().clone();
        let answer = socket.act(&action).await;
        if answer["type"] == "refused" {
            let code = &answer["problem"]["code"];
            assert!(code == "late" || code == "refused", "somebody else was faster: {answer}");
            continue;
        }
        socket.until(|socket| socket.position["question"]["id"] != before || socket.is_over()).await;
        acted += 1;
        if acted % 11 == 0 && !socket.is_over() {
            // What was sent but not read yet counts as unseen.
            let seen = numbers.last().copied().unwrap_or(0);
            drop(socket);
            socket = person.connect(&table, seen).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_every_title_to_its_end_with_broken_sockets_and_the_replay_is_the_game() {
    let host = Host::start().await;
    for (nth, title) in titles::all().iter().enumerate() {
        let options = title.default_options();
        let seats = usize::from(title.check_options(&options).unwrap());
        let ada = Person::named(&host.base, "Ada").await;
        let table = ada.make_for(title.name(), &options, seats, seats, json!({})).await;
        let mut people = vec![ada];
        for name in ["Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"].into_iter().take(seats - 1) {
            let person = Person::named(&host.base, name).await;
            person.join(&table).await;
            people.push(person);
        }
        let games = people.iter().enumerate().map(|(seat, person)| {
            let rng = Rng::seeded((nth * 10 + seat) as u64);
            tokio::spawn(play_with_breaks(person.clone(), table.clone(), rng))
        });
        let games: Vec<_> = games.collect();
        let ada = &people[0];
        for (seat, game) in games.into_iter().enumerate() {
            let (socket, numbers, views) = game.await.unwrap();
            let expected: Vec<u64> = (1..=socket.seq).collect();
            assert_eq!(numbers, expected, "seat {seat} of {} receives everything once", title.name());
            compare_with_replay(ada, &table, seat as u8, &socket, &views).await;
        }
    }
}

/// Proves that the record replays to the same game: same outcome, same views after every move.
async fn compare_with_replay(ada: &Person, table: &Value, seat: u8, socket: &Socket, views: &[String]) {
    let (status, record) = ada.get(&address(table, "record")).await;
    assert_eq!(status, 200);
    let replayed = titles::read_record(record.as_str().unwrap().as_bytes()).unwrap();
    let winners: Vec<u8> = replayed.outcome().unwrap().winners.iter().map(|seat| seat.0).collect();
    assert_eq!(socket.position["outcome"]["winners"], json!(winners));
    assert_eq!(replayed.names()[0], "Ada");
    let viewer = Viewer::Seat(Seat(seat));
    let moves = replayed.lines();
    let mut seen = Vec::new();
    for at in 0..=moves {
        let then: Value = serde_json::from_str(&replayed.branch(at).unwrap().view(viewer)).unwrap();
        if at % 29 == 0 || at == moves {
            let (status, replay) = ada.get(&format!("{}?at={at}&as={seat}", address(table, "replay"))).await;
            assert_eq!((status, replay["moves"].as_u64()), (200, Some(moves as u64)));
            assert_eq!(replay["view"], then, "move {at}");
        }
        seen.push(then.to_string());
    }
    let mut seen = seen.iter();
    for (nth, view) in views.iter().enumerate() {
        // What a socket shows is a move of the record, in order; one message may carry several moves.
        let again = nth > 0 && views[nth - 1] == *view;
        assert!(again || seen.any(|then| then == view), "position {nth} of seat {seat} is in the replay");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_every_kind_of_table_to_its_end() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    for title in titles::all() {
        for options in title.cases() {
            let seats = usize::from(title.check_options(&options).unwrap());
            let bots = vec![json!({"kind": "bot", "level": "random"}); seats];
            let table =
                ada.make(json!({"game": title.name(), "options": options, "seats": bots, "seed": 7})).await;
            let mut socket = ada.connect(&table, 0).await;
            assert_eq!(socket.seat, None, "she only watches");
            socket.until(Socket::is_over).await;
            assert!(socket.position["question"].is_null());
        }
    }
}
