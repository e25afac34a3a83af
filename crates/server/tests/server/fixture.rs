//! A database that an earlier version made, with a running game of each title: play goes on from there. `tests/fixtures`
//! has one file for each version, and who Ada is in it.

use serde_json::{Value, json};
use server::{Database, database_in};
use table::Rng;

use crate::host::{Folder, Host};
use crate::person::{Person, Socket};

const DATABASE: &[u8] = include_bytes!("../fixtures/0.1.0.sqlite");
const WHO: &str = include_str!("../fixtures/0.1.0.json");

fn folder() -> Folder {
    let folder = Folder::new();
    std::fs::write(folder.0.join("syrtis.db"), DATABASE).unwrap();
    folder
}

/// Ada plays every game to its end.
async fn go_on(host: &Host) {
    let who: Value = serde_json::from_str(WHO).unwrap();
    let cookie = who["cookie"].as_str().unwrap().to_string();
    let ada = Person { cookie, ..Person::stranger(&host.base) };
    let tables = who["tables"].as_array().unwrap();
    assert_eq!(tables.len(), titles::all().len());
    for table in tables {
        let mut socket = ada.connect_as(&json!({"id": table}), 0, "fixture").await;
        assert!(!socket.is_over() && socket.n > 0, "she has played here before");
        assert!(socket.frames[0].contains("Until tomorrow"), "and has said goodbye");
        socket.until(Socket::owes).await;
        socket.play_to_the_end(&mut Rng::seeded(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_last_version_go_on() {
    let host = Host::on(folder(), |_| {}).await;
    go_on(&host).await;
    let folder = host.stop().await;
    let report = server::check(&database_in(&folder.0), |_, _| {}).await.unwrap();
    assert!(report.damaged.is_empty() && report.file.is_empty(), "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_the_last_version_go_on_in_postgres() {
    let postgres = parts::database().parse::<Database>().unwrap();
    // A server migrates the old file when it starts.
    let folder = Host::on(folder(), |_| {}).await.stop().await;
    server::copy(&database_in(&folder.0), &postgres, |_, _| {}).await.unwrap();
    let host = Host::with(|config| config.database = postgres.clone()).await;
    go_on(&host).await;
    host.stop().await;
    let report = server::check(&postgres, |_, _| {}).await.unwrap();
    assert!(report.damaged.is_empty() && report.entries > 0, "{report:?}");
}
