//! Mail through a real SMTP server: adding an address, signing in by a link, and what waits.

use std::time::Duration;

use parts::Smtp;
use serde_json::{Value, json};
use server::{Config, MailConfig};

use crate::host::Host;
use crate::identity::enter;
use crate::person::{Answer, Person};

const SITE: &str = "https://mars.example.org";

/// Sends mail through this server, soon.
fn by(smtp: &Smtp) -> impl FnOnce(&mut Config) {
    let mail = MailConfig {
        server: smtp.url().parse().unwrap(),
        sender: "Syrtis <syrtis@example.org>".parse().unwrap(),
        collect: Duration::from_millis(150),
    };
    |config| {
        config.origins = vec![SITE.into()];
        config.mail = Some(mail);
        config.notice_after = Duration::from_millis(30);
        config.notice_retry = Duration::from_millis(30);
        config.limits.mails = (1e6, 1e6);
        config.limits.mails_to = (1e6, 1e6);
    }
}

/// The mails, once there are this many.
async fn mails(smtp: &Smtp, count: usize) -> Vec<Value> {
    loop {
        let taken = smtp.taken();
        if taken.len() >= count {
            return taken;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The pass behind the link to this page in a mail.
fn pass(mail: &Value, page: &str) -> String {
    let text = mail["text"].as_str().unwrap();
    let link = format!("{SITE}/{page}#");
    let line = text.lines().find_map(|line| line.strip_prefix(&link));
    line.unwrap_or_else(|| panic!("no link to {page} in {text}")).into()
}

async fn add(person: &Person, address: &str, language: &str) -> Answer {
    person.post("/api/v1/me/mail", json!({"address": address, "language": language})).await
}

async fn confirm(person: &Person, pass: &str) -> Answer {
    person.post("/api/v1/mail/confirm", json!({"pass": pass})).await
}

async fn ask_for_link(person: &Person, address: &str) -> Answer {
    person.post("/api/v1/enter/mail", json!({"address": address, "language": "en"})).await
}

/// A person whose address is confirmed; the mail server has taken `count` mails then.
async fn reachable(host: &Host, smtp: &Smtp, name: &str, address: &str, language: &str) -> Person {
    let person = Person::named(&host.base, name).await;
    let before = smtp.taken().len();
    assert_eq!(add(&person, address, language).await.0, 204);
    let mail = mails(smtp, before + 1).await.remove(before);
    assert_eq!(confirm(&person, &pass(&mail, "mail")).await.0, 200);
    person
}

async fn way(person: &Person) -> Value {
    person.get("/api/v1/me/ways").await.1["mail"].clone()
}

async fn remove(person: &Person) -> u16 {
    person.ask(person.http.delete(format!("{}/api/v1/me/mail", person.base))).await.0
}

async fn id(person: &Person) -> Value {
    person.get("/api/v1/me").await.1["id"].clone()
}

#[tokio::test]
async fn a_person_signs_in_by_a_link_in_a_mail_once() {
    let smtp = Smtp::with("syrtis:a+pass");
    let host = Host::with(by(&smtp)).await;
    let ada = Person::named(&host.base, "Ada").await;
    assert_eq!(way(&ada).await, json!({}));
    assert_eq!(add(&ada, "Ada@Example.org", "en").await.0, 204);
    assert_eq!(way(&ada).await, json!({"waiting": "Ada@Example.org"}));
    let first = mails(&smtp, 1).await.remove(0);
    assert_eq!(first["to"], json!(["Ada@Example.org"]));
    let headers = &first["headers"];
    assert_eq!(headers["from"], "Syrtis <syrtis@example.org>");
    assert_eq!(headers["subject"], "Your mail address for mars.example.org");
    assert_eq!(headers["auto-submitted"], "auto-generated");
    assert!(!first["text"].as_str().unwrap().contains("Ada"), "nobody's words go to strangers: {first}");
    // Nobody gets in by an address that is not confirmed.
    assert_eq!(ask_for_link(&ada, "ada@example.org").await.0, 204);

    let stranger = Person::stranger(&host.base);
    let link = pass(&first, "mail");
    let (status, whose) = stranger.post("/api/v1/mail/look", json!({"pass": link})).await;
    assert_eq!((status, whose), (200, json!({"name": "Ada", "address": "Ada@Example.org"})));
    assert_eq!(way(&ada).await["address"], Value::Null, "looking at it changes nothing");
    assert_eq!(confirm(&stranger, &link).await.0, 200);
    assert_eq!(way(&ada).await, json!({"address": "Ada@Example.org"}));
    assert_eq!(confirm(&stranger, &link).await.0, 404, "it is used up");

    assert_eq!(ask_for_link(&stranger, "ada@example.ORG").await, (204, Value::String(String::new())));
    let second = mails(&smtp, 2).await.remove(1);
    assert_eq!(second["headers"]["subject"], "Sign in to mars.example.org");
    assert_eq!(second["to"], json!(["Ada@Example.org"]));
    let link = pass(&second, "enter");
    // Programs that scan mails open the link; the page shows whom it signs in, and does nothing.
    for path in ["/enter", &format!("/enter#{link}"), &format!("/enter?{link}")] {
        stranger.get(path).await;
    }
    let (_, whom) = stranger.post("/api/v1/enter/look", json!({"pass": link})).await;
    assert_eq!(whom["name"], "Ada");
    let (phone, _) = enter(&stranger, &link, false).await;
    assert_eq!(id(&phone).await, id(&ada).await);
    let again = stranger.post("/api/v1/enter", json!({"pass": link})).await;
    assert_eq!((again.0, again.1["reason"]["id"].as_str()), (404, Some("server-pass-void")));

    assert_eq!(remove(&phone).await, 204);
    assert_eq!(way(&ada).await, json!({}));
    assert_eq!(ask_for_link(&stranger, "ada@example.org").await.0, 204);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(smtp.taken().len(), 2);
}

/// Threat: a link that somebody finds later, and one of several in the inbox.
#[tokio::test]
async fn a_link_in_a_mail_is_good_for_a_while_and_void_once_another_was_used() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = reachable(&host, &smtp, "Ada", "ada@example.org", "en").await;
    let stranger = Person::stranger(&host.base);
    for count in [2, 3] {
        ask_for_link(&stranger, "ada@example.org").await;
        mails(&smtp, count).await;
    }
    let links: Vec<String> = smtp.taken()[1..].iter().map(|mail| pass(mail, "enter")).collect();
    let look = async |pass: &str| stranger.post("/api/v1/enter/look", json!({"pass": pass})).await.0;
    assert_eq!((look(&links[0]).await, look(&links[1]).await), (200, 200), "mails overtake each other");
    enter(&stranger, &links[0], false).await;
    assert_eq!(look(&links[1]).await, 404);
    // Links sent to an address are void once it is removed.
    ask_for_link(&stranger, "ada@example.org").await;
    let last = pass(&mails(&smtp, 4).await[3], "enter");
    assert_eq!(remove(&ada).await, 204);
    assert_eq!(look(&last).await, 404);

    let late = Host::with(|config| {
        by(&smtp)(config);
        config.limits.mail_link = (Duration::ZERO, Duration::ZERO);
    })
    .await;
    let ben = Person::named(&late.base, "Ben").await;
    assert_eq!(add(&ben, "ben@example.org", "en").await.0, 204);
    let mail = mails(&smtp, 5).await.remove(4);
    assert_eq!(confirm(&ben, &pass(&mail, "mail")).await.0, 404);
    assert_eq!(way(&ben).await, json!({}));
}

/// Threat: guessing links.
#[tokio::test]
async fn links_of_mails_can_t_be_guessed() {
    let smtp = Smtp::start();
    let host = Host::with(|config| {
        by(&smtp)(config);
        config.limits.wrong_passes = (0.0, 4.0);
    })
    .await;
    let somebody = Person::stranger(&host.base);
    let mut statuses = Vec::new();
    for guess in 0..3 {
        statuses.push(confirm(&somebody, &format!("guess-{guess}")).await.0);
        statuses.push(somebody.post("/api/v1/mail/look", json!({"pass": guess.to_string()})).await.0);
    }
    assert_eq!(statuses, [404, 404, 404, 404, 429, 429]);
    // The link of a mail signs in by the same way as any other pass, so one limit is for all.
    assert_eq!(somebody.post("/api/v1/enter", json!({"pass": "x"})).await.0, 429);
}

/// Threat: finding out who plays here, and filling somebody's inbox.
#[tokio::test]
async fn nobody_learns_which_addresses_are_known_nor_sends_many_mails() {
    let smtp = Smtp::start();
    let host = Host::with(|config| {
        by(&smtp)(config);
        config.limits.mails_to = (0.0, 3.0);
    })
    .await;
    let ada = reachable(&host, &smtp, "Ada", "ada@example.org", "en").await;
    let stranger = Person::stranger(&host.base);
    // One was spent on the confirmation.
    let known =
        [ask_for_link(&stranger, "ada@example.org").await, ask_for_link(&stranger, "ADA@example.org").await];
    let unknown =
        [ask_for_link(&stranger, "ben@example.org").await, ask_for_link(&stranger, "Ben@example.org").await];
    assert_eq!(known, unknown);
    assert_eq!(ask_for_link(&stranger, "ben@example.org").await.0, 204, "the third");
    let (too_many, also) =
        (ask_for_link(&stranger, "ada@example.org").await, ask_for_link(&stranger, "ben@example.org").await);
    assert_eq!((too_many.0, &too_many), (429, &also));
    assert_eq!(mails(&smtp, 3).await.len(), 3);
    // Adding another person's address gives the same answer; only the mail itself tells more.
    let ben = Person::named(&host.base, "Ben").await;
    let host_two = Host::with(by(&smtp)).await;
    let (cleo, dan) = (
        reachable(&host_two, &smtp, "Cleo", "cleo@example.org", "en").await,
        Person::named(&host_two.base, "Dan").await,
    );
    assert_eq!(add(&dan, "cleo@example.org", "en").await, add(&dan, "nobody@example.org", "en").await);
    let taken = mails(&smtp, 6).await;
    let to_cleo = taken.iter().rfind(|mail| mail["to"] == json!(["cleo@example.org"])).unwrap();
    // The last wish counts, so it is made again.
    assert_eq!(confirm(&dan, &pass(to_cleo, "mail")).await.0, 404);
    assert_eq!(add(&dan, "Cleo@example.org", "en").await.0, 204);
    let link = pass(&mails(&smtp, 7).await[6], "mail");
    let (status, problem) = confirm(&dan, &link).await;
    assert_eq!((status, problem["reason"]["id"].as_str()), (409, Some("server-mail-taken")));
    assert_eq!(way(&cleo).await["address"], "cleo@example.org");
    drop((ada, ben));
}

/// Threat: many mails from one place, to ever other addresses.
#[tokio::test]
async fn one_network_asks_for_a_few_mails_only() {
    let smtp = Smtp::start();
    let host = Host::with(|config| {
        by(&smtp)(config);
        config.limits.mails = (0.0, 3.0);
    })
    .await;
    let somebody = Person::named(&host.base, "Ada").await;
    let mut statuses = Vec::new();
    for number in 0..3 {
        statuses.push(ask_for_link(&somebody, &format!("somebody{number}@example.org")).await.0);
        statuses.push(add(&somebody, &format!("other{number}@example.org"), "en").await.0);
    }
    assert_eq!(statuses, [204, 204, 204, 429, 429, 429]);
}

/// Threat: an address that brings headers or further receivers.
#[tokio::test]
async fn an_address_brings_no_headers_and_no_receivers() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = Person::named(&host.base, "Ada").await;
    for address in [
        "ada@example.org\r\nBcc: ben@example.org",
        "ada@example.org\nSubject: Hello",
        "ada@example.org, ben@example.org",
        "Ada <ada@example.org>",
        "ada@[127.0.0.1]",
        "ada@localhost",
        "",
    ] {
        let (status, problem) = add(&ada, address, "en").await;
        assert_eq!(
            (status, problem["reason"]["id"].as_str()),
            (422, Some("server-mail-address")),
            "{address:?}"
        );
        assert_eq!(ask_for_link(&ada, address).await.0, 422);
    }
    assert_eq!(add(&ada, "ada@example.org", "fr").await.0, 422);
    let answer = ada.ask(ada.http.post(format!("{}/api/v1/me/mail", host.base)).body("{")).await;
    assert_eq!(answer.0, 400);
    assert!(smtp.taken().is_empty());
}

/// Threat: a request that names another server gets a link that leads there.
#[tokio::test]
async fn a_link_leads_to_the_server_s_own_address_whatever_the_request_says() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    reachable(&host, &smtp, "Ada", "ada@example.org", "en").await;
    let stranger = Person::stranger(&host.base);
    let request = stranger.http.post(format!("{}/api/v1/enter/mail", host.base));
    let request = request.header("host", "evil.internal").header("x-forwarded-host", "evil.example");
    let request = request.json(&json!({"address": "ada@example.org", "language": "en"}));
    stranger.ask(request).await;
    let mail = mails(&smtp, 2).await.remove(1);
    pass(&mail, "enter");
    assert!(!mail.to_string().contains("evil"), "{mail}");
}

#[tokio::test]
async fn without_a_mail_server_there_is_nothing_about_mail() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    assert_eq!(ada.get("/api/v1/about").await.1["mail"], false);
    assert!(ada.get("/api/v1/me/ways").await.1.get("mail").is_none());
    assert_eq!(add(&ada, "ada@example.org", "en").await.0, 404);
    assert_eq!(ask_for_link(&ada, "ada@example.org").await.0, 404);
}

#[tokio::test]
async fn mail_needs_to_know_where_its_links_lead() {
    let smtp = Smtp::start();
    let folder = crate::host::Folder::new();
    let mut config = crate::host::config(&folder);
    by(&smtp)(&mut config);
    config.origins.clear();
    let refused = server::Server::start(config).await.err().unwrap().to_string();
    assert!(refused.contains("--origin"), "{refused}");
}

async fn wants_mail(person: &Person) {
    let wish = person.http.put(format!("{}/api/v1/me/preferences", person.base));
    assert_eq!(person.ask(wish.json(&json!({"notices": {"mail": true}}))).await.0, 200);
}

/// A table for two that has begun; both owe a choice.
async fn begun(ada: &Person, ben: &Person) -> Value {
    let table = ada.make(json!({"game": "redplanet", "options": {"players": 2}})).await;
    ben.join(&table).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn one_mail_tells_of_all_tables_that_wait_and_each_only_once() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = reachable(&host, &smtp, "Ben", "ben@example.org", "pl").await;
    wants_mail(&ben).await;
    // The mail server lets it wait until all of this has happened.
    smtp.answer(Some("451 come back later"));
    let tables = [begun(&ada, &ben).await, begun(&ada, &ben).await, begun(&ada, &ben).await];
    let waiting = async |count: usize| {
        while ben.get("/api/v1/me/notices").await.1["notices"].as_array().map(Vec::len) != Some(count) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    waiting(3).await;
    // One he looks into before the mail is taken.
    let looking = ben.connect(&tables[2], 0).await;
    waiting(2).await;
    smtp.answer(None);
    let mail = mails(&smtp, 2).await.remove(1);
    assert_eq!(mail["headers"]["subject"], "Czekają na ciebie 2 stoły w mars.example.org");
    assert_eq!(mail["headers"]["list-unsubscribe"], format!("<{SITE}/settings#notices>"));
    let text = mail["text"].as_str().unwrap();
    for (table, is_there) in tables.iter().zip([true, true, false]) {
        let link = format!("{SITE}/t/{}", table["id"].as_str().unwrap());
        assert_eq!(text.lines().filter(|line| *line == link).count(), usize::from(is_there), "{text}");
    }
    assert!(text.contains("Twoja kolej. Przy stole: Ada.") && text.contains("/settings#notices"), "{text}");
    drop(looking);
    // Ada moves on; Ben has not looked, so there is no further mail about these tables.
    let mut rng = table::Rng::seeded(1);
    ada.connect(&tables[0], 0).await.act_at_random(&mut rng).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(smtp.taken().len(), 2);
    // A further table is news, and the only one in its mail.
    let fourth = begun(&ada, &ben).await;
    let mail = mails(&smtp, 3).await.remove(2);
    assert_eq!(mail["headers"]["subject"], "Czeka na ciebie stół w mars.example.org");
    let text = mail["text"].as_str().unwrap();
    assert!(text.contains(fourth["id"].as_str().unwrap()) && text.matches("/t/").count() == 1, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_want_mail_or_has_no_address_gets_none() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = reachable(&host, &smtp, "Ben", "ben@example.org", "en").await;
    wants_mail(&ada).await;
    begun(&ada, &ben).await;
    for person in [&ada, &ben] {
        while person.get("/api/v1/me/notices").await.1["notices"] == json!([]) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(smtp.taken().len(), 1, "only the confirmation");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_away_is_tried_again_and_holds_nobody_up() {
    let mut smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = reachable(&host, &smtp, "Ben", "ben@example.org", "en").await;
    wants_mail(&ben).await;
    smtp.kill();
    // A link that somebody waits for, and what waits for Ben.
    assert_eq!(ask_for_link(&ada, "ben@example.org").await.0, 204);
    let table = begun(&ada, &ben).await;
    let trouble = async || way(&ben).await.get("trouble").cloned();
    while trouble().await.is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // They play all the while.
    let mut socket = ada.connect(&table, 0).await;
    socket.act_at_random(&mut table::Rng::seeded(2)).await;
    smtp.start_again();
    let taken = mails(&smtp, 3).await;
    let subjects: Vec<&str> =
        taken[1..].iter().filter_map(|mail| mail["headers"]["subject"].as_str()).collect();
    assert!(subjects.contains(&"Sign in to mars.example.org"), "{subjects:?}");
    assert!(subjects.contains(&"A table waits for you at mars.example.org"), "{subjects:?}");
    while trouble().await.is_some() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let (_, numbers) = ada.get("/metrics").await;
    let numbers = numbers.as_str().unwrap();
    assert!(numbers.contains("syrtis_mails_total ") && numbers.contains("syrtis_failed_mails_total "));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_takes_no_mail_is_not_tried_for_ever_and_its_person_is_told() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let ben = reachable(&host, &smtp, "Ben", "ben@example.org", "en").await;
    wants_mail(&ben).await;
    smtp.answer(Some("550 no such person"));
    begun(&ada, &ben).await;
    while way(&ben).await.get("trouble").is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(way(&ben).await["trouble"].as_str().unwrap().contains("no such person"));
    smtp.answer(None);
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(smtp.taken().len(), 1, "it was given up");
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_one_database_send_one_mail() {
    let smtp = Smtp::start();
    let postgres: server::Database = parts::database().parse().unwrap();
    let start = async || {
        Host::with(|config| {
            by(&smtp)(config);
            config.database = postgres.clone();
        })
        .await
    };
    let (one, two, three) = (start().await, start().await, start().await);
    let ada = Person::named(&one.base, "Ada").await;
    let ben = reachable(&two, &smtp, "Ben", "ben@example.org", "en").await;
    wants_mail(&ben).await;
    for _ in 0..3 {
        begun(&ada, &ben).await;
    }
    let told = async || {
        let texts: Vec<String> = smtp.taken()[1..].iter().map(|mail| mail["text"].to_string()).collect();
        texts.iter().map(|text| text.matches("/t/").count()).sum::<usize>()
    };
    while told().await < 3 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(800)).await;
    assert_eq!(told().await, 3, "each table once");
    drop(three);
}

#[tokio::test]
async fn an_address_goes_with_its_person() {
    let smtp = Smtp::start();
    let host = Host::with(by(&smtp)).await;
    let ada = reachable(&host, &smtp, "Ada", "ada@example.org", "en").await;
    assert_eq!(ada.get("/api/v1/me/export").await.1["mail"], "ada@example.org");
    // Two who become one keep the address of the one that stays, or else the other's.
    let ben = Person::named(&host.base, "Ben").await;
    let (_, link) = ben.post("/api/v1/me/link", json!({})).await;
    let (here, _) = enter(&ada, link["path"].as_str().unwrap().strip_prefix("/enter#").unwrap(), true).await;
    assert_eq!(way(&here).await["address"], "ada@example.org");
    // Whoever leaves for good leaves none.
    assert_eq!(here.ask(here.http.delete(format!("{}/api/v1/me", host.base))).await.0, 204);
    ask_for_link(&Person::stranger(&host.base), "ada@example.org").await;
    let cleo = reachable(&host, &smtp, "Cleo", "ada@example.org", "en").await;
    assert_eq!(way(&cleo).await["address"], "ada@example.org");
    assert_eq!(smtp.taken().len(), 2, "two confirmations");
}
