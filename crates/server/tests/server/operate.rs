//! For the operator: health, metrics, backup, restart, upgrades, security headers.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::Connection;
use table::Rng;

use crate::host::Host;
use crate::person::{Person, Socket, address};
use crate::play::{ada_and_ben, first, play_until};

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_are_shown() {
    let host = Host::start().await;
    let (_, _, mut sockets) = ada_and_ben(&host, first(), json!({}), 61).await;
    play_until(&mut sockets, &mut Rng::seeded(61), |sockets| sockets[0].seq >= 6).await;
    let anybody = Person::stranger(&host.base);
    for path in ["/healthz", "/readyz"] {
        assert_eq!(anybody.get(path).await, (200, json!("ok\n")));
    }
    let answer = anybody.http.get(format!("{}/healthz", host.base)).send().await.unwrap();
    assert!(answer.headers()["x-request-id"].len() >= 12, "the log speaks of the request by this id");
    let (_, numbers) = anybody.get("/metrics").await;
    let numbers = numbers.as_str().unwrap();
    for name in [
        "syrtis_tables ",
        "syrtis_moves_total ",
        "syrtis_sockets ",
        "syrtis_bots_waiting ",
        "syrtis_move_seconds_bucket{le=\"0.05\"} ",
        "syrtis_told_seconds_bucket{le=\"0.05\"} ",
        "syrtis_move_step_seconds_bucket{le=\"0.05\",step=\"rules\"} ",
    ] {
        assert!(numbers.contains(name), "{name} in {numbers}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_strict_security_headers() {
    let host = Host::start().await;
    for path in
        ["/", "/t/abc", "/api", "/api/openapi.json", "/api/v1/games", "/nothing.js", "/api/v1/nothing"]
    {
        let answer = reqwest::get(format!("{}{path}", host.base)).await.unwrap();
        let headers = answer.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["x-frame-options"], "DENY");
        assert_eq!(headers["referrer-policy"], "same-origin");
    }
    let page = Person::stranger(&host.base).get("/").await;
    assert_eq!(page.0, 200, "a page is there, with or without the client");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_change_nothing_and_open_no_socket() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let post = |origin: &str| {
        let post = ada.http.post(format!("{}/api/v1/tables", host.base)).header("origin", origin);
        ada.ask(post.json(&json!({"game": first()})))
    };
    assert_eq!(post("https://evil.example").await.1["code"], "origin");
    assert_eq!(post("null").await.1["code"], "origin");
    assert_eq!(post(&host.base).await.0, 201);
    let table = ada.make(json!({"game": first()})).await;
    let socket = ada.http.get(format!("{}{}", host.base, address(&table, "socket")));
    let (status, problem) = ada.ask(socket.header("origin", "https://evil.example")).await;
    assert_eq!((status, problem["code"].as_str()), (403, Some("origin")));
    let form = ada.http.post(format!("{}/api/v1/tables", host.base)).header("content-type", "text/plain");
    assert_eq!(
        ada.ask(form.body("{\"game\": \"redplanet\"}")).await.0,
        400,
        "a form of another site is no JSON"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_is_described() {
    let host = Host::start().await;
    let (status, document) = Person::stranger(&host.base).get("/api/openapi.json").await;
    assert_eq!(status, 200);
    for path in
        ["/api/v1/tables", "/api/v1/tables/{table}/socket", "/api/v1/me", "/api/v1/tables/{table}/replay"]
    {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    assert!(document["components"]["schemas"]["ServerMessage"].is_object());
    let text = document.to_string();
    let references = text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next());
    for reference in references {
        assert!(document.pointer(reference).is_some(), "{reference} is missing");
    }
    let (_, about) = Person::stranger(&host.base).get("/api/v1/about").await;
    assert_eq!(about["api"], 1);
    for title in titles::all() {
        let path = format!("/api/v1/games/{}", title.name());
        let (_, game) = Person::stranger(&host.base).get(&path).await;
        assert_eq!(game["fields"].as_array().unwrap().len(), title.fields().len());
        let (_, rules) = Person::stranger(&host.base).get(&format!("{path}/rules")).await;
        assert_eq!(rules.as_array().unwrap().len(), title.rules().rules.len());
        let (_, material) = Person::stranger(&host.base).get(&format!("{path}/material")).await;
        let items = title.material();
        assert_eq!(material.as_array().unwrap().len(), items.len());
        for (told, item) in material.as_array().unwrap().iter().zip(&items) {
            let mut known = serde_json::to_value(item).unwrap();
            known.as_object_mut().unwrap().remove("tested_by");
            assert_eq!(*told, known, "the page and `syrtis material` say the same");
        }
        assert_eq!(game["sure"], serde_json::to_value(table::sureness(&items)).unwrap());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_code_has_its_sentence_in_every_language_and_none_is_unused() {
    let mut wanted: Vec<String> = server::api::Code::ALL
        .iter()
        .map(|code| format!("server-error-{}", json!(code).as_str().unwrap()))
        .collect();
    for said in ["listening", "stopped", "not-started", "backed-up", "no-backup"] {
        wanted.push(format!("server-{said}"));
    }
    wanted.extend(server::api::OPTION_REASONS.map(String::from));
    wanted.extend(server::api::reason::ALL.map(String::from));
    wanted.extend(["turn", "over", "invitation", "rematch"].map(|kind| format!("server-notice-{kind}")));
    for mail in ["enter", "confirm", "waiting"] {
        wanted.extend(["", "-subject"].map(|part| format!("server-mail-{mail}{part}")));
    }
    wanted.extend(
        ["mail-stop", "scope-read", "scope-play", "scope-tables"].map(|said| format!("server-{said}")),
    );
    wanted.sort();
    for language in titles::words::languages() {
        let file =
            titles::words::FILES.iter().find(|(other, stem, _)| *other == language && *stem == "server");
        let text = file.unwrap_or_else(|| panic!("locales/{language}/server.ftl")).2;
        let mut there: Vec<String> = text
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id.to_string())
            .filter(|id| id.starts_with("server-"))
            .collect();
        there.sort();
        assert_eq!(there, wanted, "{language}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_is_copied_while_people_play() {
    let host = Host::start().await;
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({}), 62).await;
    play_until(&mut sockets, &mut Rng::seeded(62), |sockets| sockets[0].seq >= 10).await;
    let copy = crate::host::Folder::new();
    let file = copy.0.join("syrtis.db");
    server::backup(&server::database_in(&host.folder.0), &file).await.unwrap();
    assert!(
        server::backup(&server::database_in(&host.folder.0), &file).await.is_err(),
        "nothing is overwritten"
    );
    let (_, before) = ada.get(&address(&table, "replay")).await;
    drop(sockets);
    host.stop().await;
    let restored = Host::on(copy, |_| {}).await;
    let ada = Person { base: restored.base.clone(), ..ada };
    assert_eq!(ada.get(&address(&table, "replay")).await.1, before);
}

/// Changes the database behind the server's back.
async fn tamper(database: &Path, sql: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_upgrade_a_table_goes_on_if_its_log_replays_and_is_closed_with_its_record_if_not() {
    let host = Host::start().await;
    let (good, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({}), 63).await;
    play_until(&mut sockets, &mut Rng::seeded(63), |sockets| sockets[0].seq >= 8).await;
    let (bad, [eve, _], mut others) = ada_and_ben(&host, first(), json!({}), 64).await;
    play_until(&mut others, &mut Rng::seeded(64), |sockets| sockets[0].seq >= 8).await;
    drop((sockets, others));
    let folder = host.stop().await;
    let database = folder.0.join("syrtis.db");
    // Both began with an older version; one of them plays out differently today.
    tamper(&database, "UPDATE tables SET version = 0").await;
    let bad_id = bad["id"].as_str().unwrap();
    let other = format!(
        "UPDATE log SET entry = json_set(entry, '$.hash', '0123456789abcdef') WHERE table_id = '{bad_id}' \
         AND seq = (SELECT MAX(seq) - 2 FROM log WHERE table_id = '{bad_id}')"
    );
    tamper(&database, &other).await;

    let host = Host::on(folder, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    let eve = Person { base: host.base.clone(), ..eve };
    let (_, info) = ada.get(&format!("/api/v1/tables/{}", good["id"].as_str().unwrap())).await;
    assert_eq!((info["status"].as_str(), info["version"].as_u64()), (Some("running"), Some(0)));
    let (_, info) = eve.get(&format!("/api/v1/tables/{bad_id}")).await;
    assert_eq!(info["status"], "closed");
    let reason = info["closed"].as_str().unwrap();
    assert!(
        reason.starts_with("it began with version 0 of the rules, and this server plays version "),
        "{info}"
    );
    let (status, record) = eve.get(&address(&bad, "record")).await;
    assert_eq!(status, 200);
    assert!(record.as_str().unwrap().contains("\nseed 64\n"), "{record}");
    let (_, mine) = eve.get("/api/v1/me/tables").await;
    assert_eq!(mine[0]["status"], "closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_leave_the_memory_and_come_back_as_they_were() {
    let host = Host::with(|config| config.idle = std::time::Duration::from_millis(100)).await;
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({}), 65).await;
    play_until(&mut sockets, &mut Rng::seeded(65), |sockets| sockets[0].seq >= 12).await;
    let before: Value = sockets[0].position.clone();
    drop(sockets);
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let mut socket: Socket = ada.connect(&table, 0).await;
    assert_eq!(socket.position, before);
    if socket.owes() {
        socket.act_at_random(&mut Rng::seeded(1)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn racing_creates_never_exceed_the_quota_of_a_guest() {
    let host = Host::with(|config| config.limits.tables = 50).await;
    let ada = Person::named(&host.base, "Ada").await;
    let makes = (0..100).map(|_| ada.post("/api/v1/tables", json!({"game": first()})));
    let answers = futures_util::future::join_all(makes).await;
    let count = |wanted| answers.iter().filter(|(status, _)| *status == wanted).count();
    assert_eq!((count(201), count(429)), (50, 50));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_closed_and_harms_no_other() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let title = titles::all()[0];
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let setup = json!({"clock": {"move_seconds": 2, "at_zero": "fallback"}});
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ada.make_for(title.name(), &options, seats, 1, setup.clone()).await);
    }
    let id = |at: usize| tables[at]["id"].as_str().unwrap().to_string();
    let folder = host.stop().await;
    let database = folder.0.join("syrtis.db");
    // The newest wake first: the last has an unreadable entry, the one before is unreadable itself.
    tamper(&database, &format!("UPDATE log SET entry = '{{{{' WHERE table_id = '{}' AND seq = 2", id(2)))
        .await;
    tamper(&database, &format!("UPDATE tables SET options = '{{{{' WHERE id = '{}'", id(1))).await;
    let entries = async |table: &str| -> i64 {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&database);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM log WHERE table_id = ?").bind(table);
        count.fetch_one(&mut connection).await.unwrap()
    };
    let before = entries(&id(0)).await;

    let host = Host::on(folder, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    // Nobody looks at the whole table; its clock runs out all the same.
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if entries(&id(0)).await > before {
            break;
        }
    }
    assert!(entries(&id(0)).await > before, "the table woke");
    let (status, mine) = ada.get("/api/v1/me/tables").await;
    assert_eq!(status, 200, "{mine}");
    let status_of = |id: String| {
        let found = mine.as_array().unwrap().iter().find(|table| table["id"] == id);
        found.map(|table| table["status"].as_str().unwrap().to_string())
    };
    assert_eq!(status_of(id(0)).as_deref(), Some("running"));
    assert_eq!(status_of(id(1)), None, "what can't be read is not listed");
    assert_eq!(status_of(id(2)).as_deref(), Some("closed"));
    let (status, info) = ada.get(&format!("/api/v1/tables/{}", id(2))).await;
    assert_eq!((status, info["status"].as_str()), (200, Some("closed")));
    assert!(info["closed"].as_str().unwrap().starts_with("entry 2: "), "{info}");
    let (status, record) = ada.get(&address(&tables[2], "record")).await;
    assert_eq!(status, 200, "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_public_list_does_not_show_when_somebody_moved() {
    let host = Host::start().await;
    let (table, [ada, _], mut sockets) = ada_and_ben(&host, first(), json!({"access": "open"}), 66).await;
    let changed = async || {
        let (_, running) = ada.get("/api/v1/tables?status=running").await;
        running.as_array().unwrap().iter().find(|listed| listed["id"] == table["id"]).unwrap()["changed"]
            .clone()
    };
    let before = changed().await;
    assert!(before.as_u64().unwrap() > 0);
    play_until(&mut sockets, &mut Rng::seeded(66), |sockets| sockets[0].seq >= 10).await;
    assert_eq!(changed().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_expire() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let old = ada.make(json!({"game": first()})).await;
    let id = old["id"].as_str().unwrap();
    let new = ada.make(json!({"game": first()})).await;
    let folder = host.stop().await;
    let database = folder.0.join("syrtis.db");
    let age = async || {
        tamper(&database, &format!("UPDATE tables SET changed = 1 WHERE id = '{id}'")).await;
        tamper(&database, &format!("UPDATE log SET at = 1 WHERE table_id = '{id}'")).await;
    };
    age().await;
    let host = Host::on(folder, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    let path = format!("/api/v1/tables/{id}");
    while ada.get(&path).await.1["status"] != "abandoned" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (_, info) = ada.get(&format!("/api/v1/tables/{}", new["id"].as_str().unwrap())).await;
    assert_eq!(info["status"], "waiting");
    let newest = ada.make(json!({"game": first()})).await;
    let folder = host.stop().await;
    age().await;
    let host = Host::on(folder, |config| config.keep = Some(server::DAY)).await;
    let ada = Person { base: host.base.clone(), ..ada };
    while ada.get(&path).await.0 != 404 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (_, mine) = ada.get("/api/v1/me/tables").await;
    let ids: Vec<&Value> = mine.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&newest["id"], &new["id"]]);
}
