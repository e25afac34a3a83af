//! One person on several devices: links, codes, signing out, leaving for good, taking everything away.

use std::time::Duration;

use serde_json::{Value, json};
use table::Rng;

use crate::host::Host;
use crate::person::{Answer, Person, Socket, address};
use crate::play::{ada_and_ben, first};
use crate::results::play_out;

async fn id(person: &Person) -> String {
    person.get("/api/v1/me").await.1["id"].as_str().unwrap().into()
}

/// The pass in a new personal link.
async fn link(person: &Person) -> String {
    let (status, link) = person.post("/api/v1/me/link", json!({})).await;
    assert_eq!(status, 200, "{link}");
    link["path"].as_str().unwrap().strip_prefix("/enter#").unwrap().into()
}

/// Signs in with a pass, on the device whose cookie `person` has; returns them with the new cookie.
pub async fn enter(person: &Person, pass: &str, take: bool) -> (Person, Value) {
    let request = person.http.post(format!("{}/api/v1/enter", person.base));
    let request = request.json(&json!({"pass": pass, "take": take})).header("cookie", &person.cookie);
    let answer = request.send().await.unwrap();
    let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_string());
    let status = answer.status().as_u16();
    let body: Value = answer.json().await.unwrap();
    assert_eq!(status, 200, "{body}");
    let cookie = cookie.expect("a cookie").split(';').next().unwrap().to_string();
    assert_ne!(cookie, person.cookie, "each sign-in has a secret of its own");
    (Person { cookie, ..person.clone() }, body)
}

async fn try_enter(person: &Person, pass: &str) -> Answer {
    person.post("/api/v1/enter", json!({"pass": pass})).await
}

async fn delete(person: &Person, path: &str) -> Answer {
    person.ask(person.http.delete(format!("{}/api/v1{path}", person.base))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_on_at_another_device_by_their_link() {
    let host = Host::start().await;
    let (table, [ada, _ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 1).await;
    let pass = link(&ada).await;
    let phone = Person::stranger(&host.base);
    let (_, whom) = phone.post("/api/v1/enter/look", json!({"pass": pass})).await;
    assert_eq!((whom["name"].as_str(), whom["already"].as_bool()), (Some("Ada"), Some(false)));
    let (phone, entered) = enter(&phone, &pass, false).await;
    assert_eq!((&entered["id"], id(&phone).await), (&json!(id(&ada).await), id(&ada).await));
    let mut there = phone.connect_as(&table, 0, "phone").await;
    assert_eq!(there.seat, Some(0));
    // Both devices go on; what one does the other sees.
    let seq = sockets[0].seq;
    if there.owes() {
        there.act_at_random(&mut Rng::seeded(1)).await;
        sockets[0].until(|socket| socket.seq > seq).await;
    }
    let (_, ways) = ada.get("/api/v1/me/ways").await;
    let here: Vec<bool> = ways["devices"].as_array().unwrap().iter().map(|it| it["here"] == true).collect();
    assert_eq!(here.iter().filter(|here| **here).count(), 1);
    assert_eq!(here.len(), 2);
}

/// Threat: a link that somebody else has seen.
#[tokio::test]
async fn a_link_that_was_used_or_replaced_or_is_too_old_signs_nobody_in() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let thief = Person::stranger(&host.base);
    let (replaced, used) = (link(&ada).await, link(&ada).await);
    enter(&Person::stranger(&host.base), &used, false).await;
    let hasty = Host::with(|config| config.limits.link = Duration::ZERO).await;
    let late = link(&Person::named(&hasty.base, "Ada").await).await;
    let late = try_enter(&Person::stranger(&hasty.base), &late).await;
    let wrong = try_enter(&thief, &"0".repeat(64)).await;
    assert_eq!((wrong.0, wrong.1["reason"]["id"].as_str()), (404, Some("server-pass-void")));
    // Whether it ever was somebody's is not to be seen either.
    assert_eq!(late, wrong);
    for pass in [replaced, used] {
        assert_eq!(try_enter(&thief, &pass).await, wrong);
        assert_eq!(thief.post("/api/v1/enter/look", json!({"pass": pass})).await, wrong);
    }
}

/// Threat: of two who use a link at the same moment, one gets in.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_signs_in_only_once_however_fast_it_is_used() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let pass = link(&ada).await;
    let tries = (0..8).map(|_| {
        let (device, pass) = (Person::stranger(&host.base), pass.clone());
        tokio::spawn(async move { try_enter(&device, &pass).await.0 })
    });
    let mut statuses = Vec::new();
    for one in tries.collect::<Vec<_>>() {
        statuses.push(one.await.unwrap());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{statuses:?}");
    assert_eq!(ada.get("/api/v1/me/ways").await.1["devices"].as_array().map(Vec::len), Some(2));
}

/// Threat: session fixation.
#[tokio::test]
async fn nobody_can_choose_the_secret_under_which_another_signs_in() {
    let host = Host::start().await;
    let chosen = format!("syrtis={}", "ab".repeat(32));
    let victim = Person { cookie: chosen.clone(), ..Person::stranger(&host.base) };
    let arrive = victim.http.post(format!("{}/api/v1/me", host.base)).json(&json!({"name": "Ada"}));
    let answer = arrive.header("cookie", &chosen).send().await.unwrap();
    let given = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_string();
    assert_ne!(given, chosen);
    let ada = Person { cookie: given, ..victim.clone() };
    let (there, _) = enter(&victim, &link(&ada).await, false).await;
    assert_eq!(id(&there).await, id(&ada).await);
    assert_eq!(victim.get("/api/v1/me").await.0, 204, "the chosen one opens nothing");
    // Whoever signs in as another is no longer who they were: the old cookie is void.
    let ben = Person::named(&host.base, "Ben").await;
    enter(&ben, &link(&ada).await, false).await;
    assert_eq!(ben.get("/api/v1/me").await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_device_is_signed_out_at_once() {
    let host = Host::start().await;
    let (table, [ada, ben], mut sockets) = ada_and_ben(&host, first(), json!({}), 2).await;
    let (phone, _) = enter(&Person::stranger(&host.base), &link(&ada).await, false).await;
    let mut there = phone.connect_as(&table, 0, "phone").await;
    let (_, ways) = ada.get("/api/v1/me/ways").await;
    let devices = ways["devices"].as_array().unwrap();
    let other = devices.iter().find(|device| device["here"] == false).unwrap()["id"].as_str().unwrap();
    assert_eq!(delete(&ben, &format!("/me/devices/{other}")).await.0, 404, "it is not his");
    assert_eq!(delete(&ada, &format!("/me/devices/{other}")).await.0, 204);
    while there.frame().await.is_some() {}
    assert_eq!(phone.get("/api/v1/me").await.0, 204);
    sockets[0].send(json!({"type": "chat", "text": "Still here"})).await;
    sockets[0].wait_for("chat").await;

    // The first device can be signed out too, and all others at once.
    let (tablet, _) = enter(&Person::stranger(&host.base), &link(&ada).await, false).await;
    assert_eq!(delete(&tablet, "/me/devices").await.0, 204);
    while sockets[0].frame().await.is_some() {}
    assert_eq!((ada.get("/api/v1/me").await.0, tablet.get("/api/v1/me").await.0), (204, 200));
    assert_eq!(ben.get("/api/v1/me").await.0, 200);
}

#[tokio::test]
async fn a_recovery_code_signs_in_once_and_new_ones_replace_the_old() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let codes = |answer: Answer| answer.1["codes"].as_array().unwrap().clone();
    let old = codes(ada.post("/api/v1/me/codes", json!({})).await);
    let new = codes(ada.post("/api/v1/me/codes", json!({})).await);
    assert_eq!((old.len(), new.len()), (8, 8));
    let somebody = Person::stranger(&host.base);
    assert_eq!(try_enter(&somebody, old[0].as_str().unwrap()).await.0, 404);
    let typed = new[3].as_str().unwrap().to_uppercase().replace('-', " ");
    let (there, _) = enter(&somebody, &typed, false).await;
    assert_eq!(id(&there).await, id(&ada).await);
    assert_eq!(try_enter(&somebody, new[3].as_str().unwrap()).await.0, 404);
    assert_eq!(ada.get("/api/v1/me/ways").await.1["codes"], 7);
}

/// Threat: guessing.
#[tokio::test]
async fn passes_can_t_be_guessed() {
    let host = Host::with(|config| config.limits.wrong_passes = (0.0, 5.0)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let somebody = Person::stranger(&host.base);
    let mut statuses = Vec::new();
    for guess in 0..4 {
        statuses.push(try_enter(&somebody, &format!("guess-{guess}")).await.0);
        statuses.push(somebody.post("/api/v1/enter/look", json!({"pass": guess.to_string()})).await.0);
    }
    assert_eq!(statuses, [404, 404, 404, 404, 404, 429, 429, 429]);
    // Then the right one has to wait too.
    assert_eq!(try_enter(&somebody, &link(&ada).await).await.0, 429);
}

/// The seats, the history and the studies of a guest who turns out to be somebody.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_guest_has_comes_along() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let (over, sockets) = play_out(&ada, &Person::named(&host.base, "Cleo").await, json!({})).await;
    drop(sockets);
    let (table, [ben, dan], sockets) = ada_and_ben(&host, first(), json!({}), 3).await;
    let (also_over, more) = play_out(&ben, &dan, json!({})).await;
    drop((sockets, more));
    let study = json!({"table": also_over["id"], "title": "Mine", "language": "en"});
    assert_eq!(ben.post("/api/v1/studies", study).await.0, 201);
    let waiting = ben.make(json!({"game": "redplanet", "options": {"players": 3}})).await;

    let pass = link(&ada).await;
    let (_, whom) = ben.post("/api/v1/enter/look", json!({"pass": pass})).await;
    assert_eq!(
        (whom["here"].as_str(), whom["tables"].as_u64()),
        (Some("Ada"), Some(3)),
        "both are called Ada"
    );
    let (here, entered) = enter(&ben, &pass, true).await;
    assert_eq!((&entered["id"], &entered["taken"]), (&json!(id(&ada).await), &json!(3)));
    assert_eq!(ben.get("/api/v1/me").await.0, 204);

    let (_, mine) = ada.get("/api/v1/me/tables").await;
    let of = |table: &Value| mine.as_array().unwrap().iter().find(|row| row["id"] == table["id"]).cloned();
    assert!(of(&over).is_some_and(|row| row["your_seat"] == 1 || row["your_seat"] == 0));
    assert_eq!(of(&also_over).unwrap()["your_seat"], 0);
    assert!(of(&table).is_some() && of(&waiting).is_some());
    let mut socket = here.connect_as(&table, 0, "here").await;
    assert_eq!((socket.seat, socket.n), (Some(0), 0));
    socket.play_some(&dan, &table).await;
    // A finished game that only its people may see, and a table to start.
    let record = ada.get(&address(&also_over, "record")).await;
    assert_eq!(record.0, 200);
    let bot = ada.post(&address(&waiting, "seats/1/bot"), json!({"level": "random"})).await;
    assert_eq!(bot.0, 200, "she is the host: {}", bot.1);
    let (_, profile) = ada.get(&format!("/api/v1/people/{}", id(&ada).await)).await;
    assert_eq!((profile["games"].as_u64(), profile["tallies"][0]["games"].as_u64()), (Some(2), Some(2)));
    assert_eq!(profile["companions"].as_array().map(Vec::len), Some(2));
    assert_eq!(ada.get("/api/v1/me/studies").await.1.as_array().map(Vec::len), Some(1));

    // It stays so after a restart.
    let folder = host.stop().await;
    let host = Host::on(folder, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    assert_eq!(ada.connect_as(&table, 0, "again").await.seat, Some(0));
    assert_eq!(ada.get("/api/v1/me/tables").await.1.as_array().map(Vec::len), Some(4));
}

impl Socket {
    /// Plays a few decisions together with the person at the other seat.
    async fn play_some(&mut self, other: &Person, table: &Value) {
        let mut others = other.connect_as(table, 0, "other").await;
        let mut rng = Rng::seeded(4);
        let until = self.seq.max(others.seq) + 4;
        while self.seq < until && !self.is_over() {
            if self.owes() {
                self.act_at_random(&mut rng).await;
            } else if others.owes() {
                others.act_at_random(&mut rng).await;
            } else {
                tokio::select! { _ = self.frame() => {}, _ = others.frame() => {} }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_one_person_sits_twice_a_bot_plays_on_for_one() {
    let host = Host::start().await;
    let (table, [ada, ben], sockets) = ada_and_ben(&host, first(), json!({}), 5).await;
    drop(sockets);
    enter(&ben, &link(&ada).await, true).await;
    let (_, info) = ada.get(&format!("/api/v1/tables/{}", table["id"].as_str().unwrap())).await;
    assert!(info["places"][1]["bot"].is_string(), "{info}");
    assert_eq!(ada.connect_as(&table, 0, "again").await.seat, Some(0));
    assert_eq!(ada.get("/api/v1/me/tables").await.1.as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_leaves_for_good_leaves_no_name() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada Unica").await, Person::named(&host.base, "Ben").await);
    let (over, mut sockets) = play_out(&ada, &ben, json!({})).await;
    sockets[0].send(json!({"type": "chat", "text": "Well played"})).await;
    sockets[0].wait_for("chat").await;
    let running = ben.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    ada.join(&running).await;
    let (phone, _) = enter(&Person::stranger(&host.base), &link(&ada).await, false).await;
    let codes = ada.post("/api/v1/me/codes", json!({})).await.1;
    assert!(ben.get(&address(&over, "record")).await.1.as_str().unwrap().contains("Ada Unica"));

    assert_eq!(delete(&ada, "/me").await.0, 204);
    while sockets[0].frame().await.is_some() {}
    for device in [&ada, &phone] {
        assert_eq!(device.get("/api/v1/me").await.0, 204);
    }
    assert_eq!(try_enter(&phone, codes["codes"][0].as_str().unwrap()).await.0, 404);
    for table in [&over, &running] {
        let again = ben.connect_as(table, 0, "again").await;
        assert!(again.frames.iter().all(|frame| !frame.contains("Ada Unica")), "{:?}", again.frames);
        assert!(again.frames[0].contains(r#""name":"NN""#));
    }
    assert!(ben.connect_as(&over, 0, "more").await.frames[0].contains("Well played"));
    let (_, record) = ben.get(&address(&over, "record")).await;
    assert!(record.as_str().unwrap().contains("NN") && !record.as_str().unwrap().contains("Ada Unica"));
    let (_, mine) = ben.get("/api/v1/me/tables").await;
    assert!(!mine.to_string().contains("Ada Unica") && mine[0]["places"][1]["bot"].is_string());
    assert_eq!(ben.get(&format!("/api/v1/people/{}", id(&ben).await)).await.1["companions"], json!([]));
}

/// Threat: somebody else's data, and secrets of a running game.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_can_take_their_own_data_and_nobody_another_s() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let (over, mut sockets) = play_out(&ada, &ben, json!({})).await;
    for (socket, words) in sockets.iter_mut().zip(["Spoken by Ada", "Spoken by Ben"]) {
        socket.send(json!({"type": "chat", "text": words})).await;
        socket.wait_for("chat").await;
    }
    let running = ada.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    ben.join(&running).await;
    ada.post("/api/v1/me/blocks", json!({"person": id(&Person::named(&host.base, "Cleo").await).await}))
        .await;

    assert_eq!(Person::stranger(&host.base).get("/api/v1/me/export").await.0, 401);
    let (status, adas) = ada.get("/api/v1/me/export").await;
    assert_eq!((status, adas["name"].as_str()), (200, Some("Ada")), "{adas}");
    assert_eq!(adas["blocked"][0]["name"], "Cleo");
    assert_eq!(adas["games"][0]["table"], over["id"]);
    let of = |export: &Value, table: &Value| {
        let tables = export["tables"].as_array().unwrap();
        tables.iter().find(|it| it["id"] == table["id"]).unwrap().clone()
    };
    let (_, record) = ada.get(&address(&over, "record")).await;
    assert_eq!(of(&adas, &over)["record"], record);
    assert_eq!(of(&adas, &over)["said"][0]["text"], "Spoken by Ada");
    assert!(of(&adas, &running).get("record").is_none(), "it would hold secrets");
    let (_, bens) = ben.get("/api/v1/me/export").await;
    assert_eq!(bens["blocked"], json!([]));
    assert!(!bens.to_string().contains("Spoken by Ada") && bens.to_string().contains("Spoken by Ben"));
    // Whose data it is follows from the cookie alone.
    let (_, asked) = ben.get(&format!("/api/v1/me/export?id={}", id(&ada).await)).await;
    assert_eq!(asked["name"], "Ben");
    assert_eq!(ben.get(&format!("/api/v1/people/{}/export", id(&ada).await)).await.0, 404);
    // A person without any tables gets a document too.
    let (_, fresh) = Person::named(&host.base, "Dan").await.get("/api/v1/me/export").await;
    assert_eq!(fresh["tables"], json!([]));
}

/// Threat: another site reads what somebody may read.
#[tokio::test]
async fn no_other_site_can_read_what_the_server_has_of_a_person() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    // It needs the cookie, which browsers don't send from other sites, and can't be embedded there.
    let export = ada.http.get(format!("{}/api/v1/me/export", host.base)).header("cookie", &ada.cookie);
    let export = export.send().await.unwrap();
    assert_eq!(export.headers()["cross-origin-resource-policy"], "same-origin");
    assert!(!export.headers().contains_key("access-control-allow-origin"));
}
