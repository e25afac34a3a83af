//! Two processes on one database never fork a game. Here two servers share the file and nothing else.

use serde_json::json;
use server::Server;
use table::Rng;

use crate::host::{Folder, Host, config};
use crate::person::{Person, Socket, address};

/// A second server on the folder of the first.
async fn another(folder: &Folder) -> (Server, String) {
    let server = Server::start(config(folder)).await.unwrap();
    let base = format!("http://{}", server.address);
    (server, base)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_play_one_game() {
    let host = Host::start().await;
    let (second, other) = another(&host.folder).await;
    for title in titles::all() {
        let options = crate::play::two_players(*title);
        let ada = Person::named(&host.base, "Ada").await;
        let ben = Person::named(&other, "Ben").await;
        let table = ada.make_for(title.name(), &options, 2, 2, json!({})).await;
        ben.join(&table).await;
        let sockets = [ada.connect(&table, 0).await, ben.connect(&table, 0).await];
        let play = |mut socket: Socket, seed| async move {
            socket.play_to_the_end(&mut Rng::seeded(seed)).await;
            socket
        };
        let [one, two] = sockets;
        let (one, two) = tokio::join!(play(one, 1), play(two, 2));
        assert_eq!(one.position["outcome"], two.position["outcome"]);
        let (_, here) = ada.get(&address(&table, "record")).await;
        let (_, there) = ben.get(&address(&table, "record")).await;
        assert_eq!(here, there);
        titles::read_record(here.as_str().unwrap().as_bytes()).unwrap();
    }
    second.stop();
    second.stopped().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_on_two_servers_answers_a_question_once() {
    let host = Host::start().await;
    let (second, other) = another(&host.folder).await;
    let ada = Person::named(&host.base, "Ada").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let table = ada.make_for(title.name(), &options, seats, 1, json!({"clock": null})).await;
    let there = Person { base: other, ..ada.clone() };
    for round in 0..15 {
        let mut left = ada.connect_as(&table, 0, &format!("left{round}")).await;
        let mut right = there.connect_as(&table, 0, &format!("right{round}")).await;
        left.until(Socket::owes).await;
        let question = left.position["question"]["id"].clone();
        right.until(|socket| socket.position["question"]["id"] == question).await;
        let legal = left.legal();
        let (first, last) = (&legal[0], &legal[legal.len() - 1]);
        let (one, two) = tokio::join!(left.act(first), right.act(last));
        let done = [&one, &two].iter().filter(|answer| answer["type"] == "done").count();
        assert_eq!(done, 1, "{one} {two}");
        let refused = if one["type"] == "done" { &two } else { &one };
        assert_eq!(refused["problem"]["code"], "late");
    }
    second.stop();
    second.stopped().await;
}
