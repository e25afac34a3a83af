//! The host changes a table until its game begins.

use serde_json::{Value, json};

use crate::host::Host;
use crate::person::{Person, address};
use crate::play::{first, sync};

/// A table of the first title for this many people, with nobody but the host.
async fn table_for(ada: &Person, players: u8, setup: Value) -> Value {
    ada.make(json!({"game": first(), "options": {"players": players}, "setup": setup})).await
}

async fn change(person: &Person, table: &Value, wish: Value) -> (u16, Value) {
    person.post(&address(table, "change"), wish).await
}

fn names(table: &Value) -> Vec<Option<&str>> {
    let places = table["places"].as_array().unwrap();
    places.iter().map(|place| place["name"].as_str().or(place["bot"].as_str())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_at_once_what_the_host_changed() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = Person::named(&host.base, "Ben").await;
    let table = table_for(&ada, 4, json!({})).await;
    ben.post(&address(&table, "join"), json!({"invite": table["invite"], "seat": 3})).await;
    let mut watching = ben.connect(&table, 0).await;

    let clock = json!({"move_seconds": 60, "bank_seconds": 0, "at_zero": "nothing"});
    let wish = json!({"options": {"players": 3}, "setup": {"clock": clock},
        "seats": [{"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "anybody"}]});
    let (status, changed) = change(&ada, &table, wish).await;
    assert_eq!(status, 200, "{changed}");
    assert_eq!(names(&changed), [Some("random"), Some("Ada"), Some("Ben")], "Ben moves to a free seat");
    assert_eq!(changed["status"], "waiting", "the seats are full, but the host begins");
    assert_eq!((&changed["setup"]["begin"], &changed["your_seat"]), (&json!("host"), &json!(1)));

    watching.until(|socket| socket.seat == Some(2)).await;
    assert_eq!(watching.table["options"]["players"], 3);
    let hello: Value = serde_json::from_str(watching.frames.last().unwrap()).unwrap();
    let told = hello["news"]["entries"].as_array().unwrap().iter().find(|entry| entry["kind"] == "altered");
    let told = told.expect("everybody hears of the change");
    assert_eq!(
        (&told["before"]["options"]["players"], &told["after"]["options"]["players"]),
        (&json!(4), &json!(3))
    );
    assert_eq!(told["after"]["setup"]["clock"]["move_seconds"], 60);
    assert_eq!(told["moved"], json!([{"seat": 2, "name": "Ben"}]));

    let (status, begun) = ada.post(&address(&table, "start"), json!({})).await;
    assert_eq!((status, &begun["status"]), (200, &json!("running")));
    sync(std::slice::from_mut(&mut watching)).await;
    let clocks = watching.position["clocks"].as_array().unwrap();
    let timed: Vec<_> = clocks.iter().map(|clock| clock["seat"].as_u64().unwrap()).collect();
    assert_eq!(timed, [1, 2], "the people have the new clock");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_out_stays_and_nothing_is_told_if_nothing_changes() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = Person::named(&host.base, "Ben").await;
    let table = table_for(&ada, 3, json!({"undo": "never"})).await;
    ben.join(&table).await;
    let mut socket = ada.connect(&table, 0).await;
    let seq = socket.seq;
    assert_eq!(change(&ada, &table, json!({})).await.0, 200);
    assert_eq!(change(&ada, &table, json!({"options": table["options"]})).await.0, 200);
    sync(std::slice::from_mut(&mut socket)).await;
    assert_eq!((socket.seq, &socket.table["setup"]["begin"]), (seq, &json!("full")));
    let (_, changed) = change(&ada, &table, json!({"options": {"players": 2}})).await;
    assert_eq!(names(&changed), [Some("Ada"), Some("Ben")]);
    assert_eq!((&changed["setup"]["undo"], &changed["status"]), (&json!("never"), &json!("waiting")));
    let (_, changed) = change(&ada, &table, json!({"options": {"players": 4}})).await;
    assert_eq!(names(&changed), [Some("Ada"), Some("Ben"), None, None]);
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_changes_say_why_and_change_nothing() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = Person::named(&host.base, "Ben").await;
    let eve = Person::named(&host.base, "Eve").await;
    let table = table_for(&ada, 3, json!({})).await;
    ben.post(&address(&table, "join"), json!({"invite": table["invite"], "seat": 2})).await;
    let (_, before) = ada.get(&format!("/api/v1/tables/{}", table["id"].as_str().unwrap())).await;

    let two = json!({"options": {"players": 2}});
    let (status, problem) = change(&ben, &table, two.clone()).await;
    assert_eq!((status, &problem["reason"]["id"]), (403, &json!("server-change-host")));
    assert_eq!(
        change(&eve, &table, two.clone()).await.0,
        404,
        "a table for invited people does not exist for others"
    );
    assert_eq!(change(&Person::stranger(&host.base), &table, two).await.0, 401);

    let (status, problem) = change(&ada, &table, json!({"options": {"players": 99}})).await;
    assert_eq!((status, &problem["field"]), (422, &json!("players")));
    assert_eq!(problem["reason"]["id"], "server-option-range");
    let no_time = json!({"setup": {"clock": {"move_seconds": 0}}});
    assert_eq!(change(&ada, &table, no_time).await.1["field"], "setup.clock");
    let short = json!({"seats": [{"kind": "me"}]});
    assert_eq!(change(&ada, &table, short).await.1["field"], "seats");
    let twice = json!({"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "anybody"}]});
    assert_eq!(change(&ada, &table, twice).await.0, 422);
    let no_level =
        json!({"seats": [{"kind": "me"}, {"kind": "bot", "level": "wizard"}, {"kind": "anybody"}]});
    assert_eq!(change(&ada, &table, no_level).await.0, 422);

    let bens = json!({"seats": [{"kind": "me"}, {"kind": "anybody"}, {"kind": "bot", "level": "random"}]});
    let (status, problem) = change(&ada, &table, bens).await;
    assert_eq!((status, &problem["reason"]["id"]), (409, &json!("server-change-seat")));
    assert_eq!(problem["reason"]["args"], json!([["who", {"seat": 2}]]), "the person is named");
    let full =
        json!({"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let (status, problem) = change(&ada, &table, full).await;
    assert_eq!((status, &problem["reason"]["id"]), (409, &json!("server-change-room")));
    let (_, after) = ada.get(&format!("/api/v1/tables/{}", table["id"].as_str().unwrap())).await;
    assert_eq!(after, before, "nothing was changed");

    ada.post(&address(&table, "seats/1/bot"), json!({"level": "random"})).await;
    let (status, problem) = change(&ada, &table, json!({"options": {"players": 4}})).await;
    assert_eq!(
        (status, &problem["reason"]["id"]),
        (409, &json!("server-change-begun")),
        "it began when full"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_table_outlives_restarts_and_the_lists_show_it() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = Person::named(&host.base, "Ben").await;
    let table = table_for(&ada, 5, json!({"access": "open"})).await;
    ben.post(&address(&table, "join"), json!({"seat": 4})).await;
    assert_eq!(change(&ada, &table, json!({"options": {"players": 2}})).await.0, 200);
    let folder = host.stop().await;

    let host = Host::on(folder, |_| {}).await;
    let [ada, ben] = [ada, ben].map(|person| Person { base: host.base.clone(), ..person });
    let (_, listed) = ben.get("/api/v1/tables").await;
    assert_eq!(
        (names(&listed[0]), &listed[0]["options"]["players"]),
        (vec![Some("Ada"), Some("Ben")], &json!(2))
    );
    let (status, begun) = ada.post(&address(&table, "start"), json!({})).await;
    assert_eq!((status, names(&begun)), (200, vec![Some("Ada"), Some("Ben")]));
    let folder = host.stop().await;

    let host = Host::on(folder, |_| {}).await;
    let ben = Person { base: host.base.clone(), ..ben };
    let socket = ben.connect(&table, 0).await;
    assert_eq!((socket.seat, socket.table["status"].as_str()), (Some(1), Some("running")));
    let folder = host.stop().await;
    let report = server::check(&server::database_in(&folder.0), |_, _| {}).await.unwrap();
    assert!(report.damaged.is_empty(), "{:?}", report.damaged);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_no_longer_open_sends_strangers_away() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let eve = Person::named(&host.base, "Eve").await;
    let table = table_for(&ada, 3, json!({"access": "open"})).await;
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/v1/tables/{id}");
    let mut watching = eve.try_connect(&format!("{path}/socket")).await.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(change(&ada, &table, json!({"setup": {"access": "invited"}})).await.0, 200);
    while watching.frame().await.is_some() {}
    assert_eq!(eve.get(&path).await.0, 404);
    assert_eq!(eve.get("/api/v1/tables").await.1, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_gives_their_seat_away_still_is_the_host() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = table_for(&ada, 2, json!({})).await;
    let watch = json!({"seats": [{"kind": "anybody"}, {"kind": "bot", "level": "random"}]});
    let (_, changed) = change(&ada, &table, watch).await;
    assert_eq!((names(&changed), &changed["host"]), (vec![None, Some("random")], &json!(true)));
    assert_eq!(ada.get("/api/v1/me/tables").await.1, json!([]));
    let (_, changed) = change(&ada, &table, json!({"seats": [{"kind": "me"}, {"kind": "anybody"}]})).await;
    assert_eq!(names(&changed), [Some("Ada"), None]);
    assert_eq!(ada.get("/api/v1/me/tables").await.1.as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_cannot_change_a_table_without_end() {
    let host = Host::with(|config| config.limits.changes_of_mind = (0.001, 3.0)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = table_for(&ada, 2, json!({})).await;
    let mut refused = Vec::new();
    for players in [3, 4, 3, 5] {
        refused.push(change(&ada, &table, json!({"options": {"players": players}})).await.0);
    }
    assert_eq!(refused, [200, 200, 429, 429], "sitting down was the first change");
}
