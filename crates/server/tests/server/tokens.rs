//! Programs with tokens: what they may do, how they are marked, and how they are ended.

use reqwest::Method;
use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Answer, Person, Socket, address};

const ALL: [&str; 3] = ["read", "play", "tables"];

/// A program of this person, with no cookie, and what it was made as.
async fn program(owner: &Person, name: &str, scopes: &[&str]) -> (Person, Value) {
    let (status, made) = owner.post("/api/v1/me/tokens", json!({"name": name, "scopes": scopes})).await;
    assert_eq!(status, 201, "{made}");
    let token = made["token"].as_str().unwrap().to_string();
    assert!(token.starts_with("syrtis_") && token.len() == 71, "{token}");
    (Person { token, ..Person::stranger(&owner.base) }, made["program"].clone())
}

async fn ask(person: &Person, method: Method, path: &str) -> Answer {
    person.ask(person.http.request(method, format!("{}{path}", person.base)).json(&json!({}))).await
}

async fn end(owner: &Person, token: &Value) -> u16 {
    let path = format!("{}/api/v1/me/tokens/{}", owner.base, token["id"].as_str().unwrap());
    owner.ask(owner.http.delete(path)).await.0
}

fn reason(answer: &Answer) -> Option<&str> {
    answer.1["reason"]["id"].as_str()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_under_its_own_name_and_everybody_sees_that_it_is_one() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let (marvin, made) = program(&ada, "Marvin", &ALL).await;
    let (_, me) = marvin.get("/api/v1/me").await;
    assert_eq!((me["name"].as_str(), &me["id"]), (Some("Marvin"), &made["person"]));
    let table = ada.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    let (status, info) = marvin.post(&address(&table, "join"), json!({"invite": table["invite"]})).await;
    assert_eq!(status, 200, "{info}");
    assert_eq!(info["places"][1], json!({"seat": 1, "name": "Marvin", "program": true}));
    assert!(info["places"][0].get("program").is_none(), "{info}");
    let mut sockets = [ada.connect(&table, 0).await, marvin.connect(&table, 0).await];
    assert!(sockets[0].frames[0].contains(r#""name":"Marvin","program":true"#), "{:?}", sockets[0].frames);
    let mut rng = Rng::seeded(7);
    while !sockets[0].is_over() {
        let owes = sockets.iter().position(Socket::owes);
        match owes {
            Some(seat) => drop(sockets[seat].act_at_random(&mut rng).await),
            None => {
                let [one, two] = &mut sockets;
                tokio::select! { _ = one.frame() => {}, _ = two.frame() => {} }
            }
        }
    }
    let (_, mine) = ada.get("/api/v1/me/tables").await;
    assert_eq!(mine[0]["places"][1]["program"], true);
    assert_eq!(mine[0]["result"]["company"], "bots", "who beats a program has not beaten a person");
    // It stays so in what the server reads from its database.
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let folder = {
        drop(sockets);
        host.stop().await
    };
    let host = Host::on(folder, |_| {}).await;
    let marvin = Person { base: host.base.clone(), ..marvin };
    let (_, info) = marvin.get(&path).await;
    assert_eq!((&info["places"][1]["program"], &info["your_seat"]), (&json!(true), &json!(1)));
    let (_, own) = marvin.get(&format!("/api/v1/people/{}", made["person"].as_str().unwrap())).await;
    assert_eq!((&own["program"], &own["games"]), (&json!(true), &json!(1)));
}

#[tokio::test]
async fn a_token_is_shown_once_listed_and_ended() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let (marvin, made) = program(&ada, "Marvin", &["play", "read"]).await;
    let (_, listed) = ada.get("/api/v1/me/tokens").await;
    assert_eq!(listed, json!([made]));
    assert_eq!(made["scopes"], json!(["read", "play"]));
    assert!(!listed.to_string().contains(&marvin.token));
    assert_eq!(ada.get("/api/v1/me/export").await.1["programs"], json!(["Marvin"]));
    assert_eq!(ben.get("/api/v1/me/tokens").await.1, json!([]));
    assert_eq!(end(&ben, &made).await, 404, "it is not his");
    assert_eq!(marvin.get("/api/v1/me").await.0, 200);
    assert_eq!(end(&ada, &made).await, 204);
    assert_eq!(end(&ada, &made).await, 404);
    let gone = marvin.get("/api/v1/me/tables").await;
    assert_eq!((gone.0, reason(&gone)), (401, Some("server-token-void")));
    assert_eq!(ada.get("/api/v1/me/tokens").await.1, json!([]));
    // Whatever stands there, a cookie does not help a wrong token out.
    let both = ada.http.get(format!("{}/api/v1/me", host.base)).header("cookie", &ada.cookie);
    assert_eq!(both.bearer_auth("syrtis_wrong").send().await.unwrap().status(), 401);
    for wish in [
        json!({"name": "X", "scopes": []}),
        json!({"name": " ", "scopes": ["read"]}),
        json!({"name": "X", "scopes": ["all"]}),
    ] {
        assert!(matches!(ada.post("/api/v1/me/tokens", wish.clone()).await.0, 400 | 422), "{wish}");
    }
    for number in 0..20 {
        program(&ada, &format!("Number {number}"), &["read"]).await;
    }
    let one_more = ada.post("/api/v1/me/tokens", json!({"name": "One more", "scopes": ["read"]})).await;
    assert_eq!(one_more.0, 429);
}

/// The database holds nothing by which anybody could act as a program.
#[tokio::test]
async fn the_token_is_not_in_the_database() {
    let host = Host::with(|config| {
        config.database = server::database_in(&config.data);
    })
    .await;
    let ada = Person::named(&host.base, "Ada").await;
    let (marvin, _) = program(&ada, "Marvin", &ALL).await;
    assert_eq!(marvin.get("/api/v1/me").await.0, 200);
    let folder = host.stop().await;
    for file in std::fs::read_dir(&folder.0).unwrap().flatten() {
        let Ok(bytes) = std::fs::read(file.path()) else { continue };
        let secret = marvin.token.strip_prefix("syrtis_").unwrap().as_bytes();
        assert!(!bytes.windows(secret.len()).any(|window| window == secret), "{:?}", file.path());
    }
}

/// Every request of the interface: what its scope says, and nothing else.
#[tokio::test]
async fn a_program_may_do_what_its_scopes_say_and_nothing_else() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let table =
        ada.make(json!({"game": "redplanet", "options": {"players": 2}, "setup": {"access": "open"}})).await;
    let mut each = Vec::new();
    for scope in ALL {
        each.push((scope, program(&ada, scope, &[scope]).await.0));
    }
    let (full, made) = program(&ada, "Full", &ALL).await;
    let (_, document) = ada.get("/api/openapi.json").await;
    let (mut scoped, mut for_people) = (0, 0);
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let shown = format!("{method} {path}");
            // None of these knows who asks.
            let for_anybody = [
                "/api/v1/about",
                "/api/v1/games",
                "/api/v1/announcements",
                "/healthz",
                "/readyz",
                "/metrics",
                "/api/v1/operator",
                "/api/v1/mail",
            ];
            if for_anybody.iter().any(|start| path.starts_with(start))
                || shown == "POST /api/v1/enter/mail"
                || path.ends_with("/position")
                || shown == "POST /api/v1/enter/passkey/begin"
            {
                continue;
            }
            let filled = path
                .replace("{table}", table["id"].as_str().unwrap())
                .replace("{person}", made["person"].as_str().unwrap())
                .replace("{seat}", "1");
            let filled = filled.replace(['{', '}'], "");
            let token =
                operation["security"].as_array().into_iter().flatten().find_map(|way| way.get("token"));
            match token {
                Some(scopes) => {
                    scoped += 1;
                    for (scope, program) in &each {
                        let answer = ask(program, method.clone(), &filled).await;
                        let allowed = scopes[0] == *scope;
                        let refused = reason(&answer) == Some("server-no-scope");
                        assert_eq!(refused, !allowed, "{shown} with {scope}: {answer:?}");
                        assert!(
                            !refused || answer.0 == 403 && answer.1["text"].as_str().unwrap().contains('`')
                        );
                    }
                }
                None => {
                    for_people += 1;
                    let answer = ask(&full, method.clone(), &filled).await;
                    assert_eq!(
                        (answer.0, reason(&answer)),
                        (403, Some("server-for-people")),
                        "{shown}: {answer:?}"
                    );
                }
            }
        }
    }
    assert!(scoped > 25 && for_people > 25, "{scoped} and {for_people}");
    // The table is still there, and Ada is still who she is.
    assert_eq!(ada.get("/api/v1/me").await.1["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_only_read_moves_nothing_over_a_socket() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let (watcher, _) = program(&ada, "Watcher", &["read"]).await;
    let (starter, _) = program(&ada, "Starter", &["tables"]).await;
    let table = ada.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    let path = format!("{}?invite={}", address(&table, "socket"), table["invite"].as_str().unwrap());
    assert_eq!(starter.try_connect(&path).await.err().as_deref(), Some("403 Forbidden"));
    let mut socket = watcher.connect(&table, 0).await;
    socket.send(json!({"type": "chat", "text": "Hello"})).await;
    let refused = socket.wait_for("refused").await;
    assert_eq!(refused["problem"]["reason"]["id"], "server-no-scope");
    assert_eq!(refused["problem"]["reason"]["args"][0][1]["name"], "server-scope-play", "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_a_token_closes_its_sockets_and_gives_its_seats_to_bots() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let (marvin, made) = program(&ada, "Marvin", &ALL).await;
    let running = ada.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    let waiting = ada.make(json!({"game": "redplanet", "options": {"players": 3}})).await;
    for table in [&running, &waiting] {
        marvin.post(&address(table, "join"), json!({"invite": table["invite"]})).await;
    }
    let mut socket = marvin.connect(&running, 0).await;
    assert_eq!(socket.seat, Some(1));
    assert_eq!(end(&ada, &made).await, 204);
    while socket.frame().await.is_some() {}
    let place = async |table: &Value| {
        let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
        ada.get(&path).await.1["places"][1].clone()
    };
    let there = place(&running).await;
    assert_eq!((&there["name"], there["bot"].is_string()), (&json!("Marvin"), true));
    assert_eq!(place(&waiting).await, json!({"seat": 1}));
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_go_with_their_person() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let (marvin, _) = program(&ada, "Ada’s machine", &ALL).await;
    let (_, old) = program(&ada, "Ada’s first", &ALL).await;
    let table = ben.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    marvin.post(&address(&table, "join"), json!({"invite": table["invite"]})).await;
    assert_eq!(end(&ada, &old).await, 204);
    // Two that become one have the programs of both.
    let cleo = Person::named(&host.base, "Cleo").await;
    let (_, link) = cleo.post("/api/v1/me/link", json!({})).await;
    let pass = link["path"].as_str().unwrap().strip_prefix("/enter#").unwrap().to_string();
    let (cleo, _) = crate::identity::enter(&ada, &pass, true).await;
    assert_eq!(cleo.get("/api/v1/me/tokens").await.1[0]["name"], "Ada’s machine");
    assert_eq!(marvin.get("/api/v1/me").await.0, 200);

    let mut socket = marvin.connect(&table, 0).await;
    assert_eq!(cleo.ask(cleo.http.delete(format!("{}/api/v1/me", host.base))).await.0, 204);
    while socket.frame().await.is_some() {}
    assert_eq!(marvin.get("/api/v1/me").await.0, 401);
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let (_, info) = ben.get(&path).await;
    assert!(!info.to_string().contains("machine") && info["places"][1]["name"] == "NN", "{info}");
}
