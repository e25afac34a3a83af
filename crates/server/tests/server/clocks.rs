//! The table's setup decides what happens when time runs out.

use serde_json::{Value, json};

use crate::host::Host;
use crate::person::{Person, Socket};

/// Ada alone with bots, with one second per move; she only looks on.
async fn ada_dozes(host: &Host, at_zero: &str) -> (Person, Value, Socket) {
    let ada = Person::named(&host.base, "Ada").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let setup = json!({"clock": {"move_seconds": 1, "at_zero": at_zero}});
    let table = ada.make_for(title.name(), &options, seats, 1, setup).await;
    let socket = ada.connect(&table, 0).await;
    (ada, table, socket)
}

/// The moves of a seat that the socket received.
fn moves_of(socket: &Socket, seat: u64) -> Vec<Value> {
    let frames = socket.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let news = frames.map(|frame| if frame["type"] == "hello" { frame["news"].clone() } else { frame });
    let entries = news.flat_map(|news| news["entries"].as_array().cloned().unwrap_or_default());
    entries.filter(|entry| entry["kind"] == "move" && entry["seat"] == seat).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn at_zero_the_mildest_move_is_made() {
    let host = Host::start().await;
    let (_, _, mut socket) = ada_dozes(&host, "fallback").await;
    socket.until(Socket::owes).await;
    let clock = &socket.position["clocks"][0];
    assert_eq!(clock["seat"], 0);
    assert!(clock["deadline"].as_u64().unwrap() > 0);
    socket.until(|socket| !moves_of(socket, 0).is_empty()).await;
    assert_eq!(moves_of(&socket, 0)[0]["by"], "clock");
    assert_eq!(socket.table["places"][0]["bot"], Value::Null, "Ada still sits there");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_zero_a_bot_makes_the_move() {
    let host = Host::start().await;
    let (_, _, mut socket) = ada_dozes(&host, "bot_move").await;
    socket.until(|socket| moves_of(socket, 0).len() >= 2).await;
    assert_eq!(moves_of(&socket, 0)[0]["by"], "clock");
    assert_eq!(socket.table["places"][0]["bot"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_zero_a_bot_takes_the_seat_even_after_a_restart_and_the_person_takes_it_back() {
    let host = Host::start().await;
    let (ada, table, socket) = ada_dozes(&host, "bot_seat").await;
    drop(socket);
    // The clock runs while the server is down.
    let host = Host::on(host.stop().await, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    let mut socket = ada.connect(&table, 0).await;
    socket.until(|socket| socket.table["places"][0]["bot"].is_string() || socket.is_over()).await;
    assert_eq!(socket.table["places"][0]["name"], "Ada");
    if !socket.is_over() {
        let (status, info) = ada.post(&crate::person::address(&table, "join"), json!({})).await;
        // The bots may have ended the game in the meantime.
        assert!(
            status == 200 && info["places"][0]["bot"].is_null() || info["code"] == "wrong-time",
            "{info}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_does_nothing_only_shows_the_time() {
    let host = Host::start().await;
    let (_, _, mut socket) = ada_dozes(&host, "nothing").await;
    socket.until(Socket::owes).await;
    tokio::time::sleep(std::time::Duration::from_millis(1300)).await;
    crate::play::sync(std::slice::from_mut(&mut socket)).await;
    assert!(moves_of(&socket, 0).is_empty() && socket.owes());
}

#[tokio::test(flavor = "multi_thread")]
async fn time_beyond_a_move_comes_out_of_the_bank() {
    let host = Host::with(|config| config.limits.move_seconds = 0).await;
    let ada = Person::named(&host.base, "Ada").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let setup = json!({"clock": {"move_seconds": 0, "bank_seconds": 60, "at_zero": "fallback"}});
    let table = ada.make_for(title.name(), &options, seats, 1, setup).await;
    let mut socket = ada.connect(&table, 0).await;
    socket.until(Socket::owes).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    socket.act_at_random(&mut table::Rng::seeded(1)).await;
    let bank = socket.position["clocks"][0]["bank"].as_u64().unwrap();
    assert!((30_000..=59_700).contains(&bank), "{bank}");
}
