//! Commented games: who may write what, and what everybody reads.

use serde_json::{Value, json};

use crate::host::Host;
use crate::person::{Answer, Person, Socket, address};
use crate::play::first;

/// A game that bots have played to its end at Ada's table.
async fn finished(ada: &Person, game: &str) -> Value {
    let title = titles::find(game).unwrap();
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let bots = vec![json!({"kind": "bot", "level": "random"}); seats];
    let table = ada.make(json!({"game": game, "options": options, "seats": bots, "seed": 7})).await;
    ada.connect(&table, 0).await.until(Socket::is_over).await;
    table
}

async fn begun(ada: &Person, table: &Value) -> Value {
    let wish = json!({"table": table["id"], "title": "  My  first\nstudy ", "language": "en"});
    let (status, study) = ada.post("/api/v1/studies", wish).await;
    assert_eq!(status, 201, "{study}");
    study
}

fn of(study: &Value) -> String {
    format!("/api/v1/studies/{}", study["id"].as_str().unwrap())
}

async fn patch(person: &Person, study: &Value, change: Value) -> Answer {
    person.ask(person.http.patch(format!("{}{}", person.base, of(study))).json(&change)).await
}

async fn delete(person: &Person, path: &str) -> Answer {
    person.ask(person.http.delete(format!("{}{path}", person.base))).await
}

/// The first legal move of a seat after `at` moves of the game and others tried.
async fn something_legal(person: &Person, study: &Value, at: usize, tried: &[Value]) -> Value {
    let wish = json!({"at": at, "tried": tried, "ask": true});
    let (status, position) = person.post(&format!("{}/position", of(study)), wish).await;
    assert_eq!(status, 200, "{position}");
    let asked = &position["asked"][0];
    json!({"seat": asked["seat"], "action": asked["asked"]["legal"][0]["action"]})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_of_every_title_is_written_by_one_person_and_read_by_anybody() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let stranger = Person::stranger(&host.base);
    for title in titles::all() {
        let table = finished(&ada, title.name()).await;
        let study = begun(&ada, &table).await;
        assert_eq!((&study["title"], &study["own"]), (&json!("My first study"), &json!(true)));
        let one = something_legal(&ada, &study, 3, &[]).await;
        let two = something_legal(&ada, &study, 3, std::slice::from_ref(&one)).await;
        let notes = json!([
            {"at": 0, "text": "Here it begins.\nLook around.", "marks": [{"kind": "ring", "at": "player 0"}], "seat": 0},
            {"at": 3, "text": "", "marks": [{"kind": "arrow", "from": "player 0", "to": "player 1"}], "variations": [
                {"moves": [one, two], "notes": [{"at": 2, "text": "What if?"}]}
            ]},
        ]);
        let change = json!({"revision": 1, "notes": notes, "title": "Better", "language": "pl"});
        let (status, changed) = patch(&ada, &study, change).await;
        assert_eq!((status, &changed["revision"]), (200, &json!(2)), "{changed}");
        let (status, read) = stranger.get(&of(&study)).await;
        assert_eq!(status, 200);
        assert_eq!((&read["own"], &read["author"]), (&json!(false), &json!("Ada")));
        assert_eq!((&read["title"], &read["language"]), (&json!("Better"), &json!("pl")));
        assert_eq!(read["notes"][1]["variations"][0]["moves"], json!([one, two]));
        assert_eq!(read["notes"][0]["text"], "Here it begins.\nLook around.");

        // Every position is what the replay shows to everybody after the end.
        let (_, replay) = ada.get(&format!("{}?as=open&at=3", address(&table, "replay"))).await;
        let path = format!("{}/position", of(&study));
        let (_, position) = stranger.post(&path, json!({"at": 3})).await;
        for same in ["view", "at", "moves", "rounds", "words", "to_act"] {
            assert_eq!(position["replay"][same], replay[same], "{same}");
        }
        assert_eq!(position["asked"], json!([]));
        let (_, tried) = stranger.post(&path, json!({"at": 3, "tried": [one, two]})).await;
        assert_eq!(tried["replay"]["last"]["actions"], json!([two["action"]]));
        let (_, end) = stranger.post(&path, json!({})).await;
        assert!(end["replay"]["view"]["all"].is_object() && end["replay"]["outcome"].is_object());
        let (_, mine) = ada.get("/api/v1/me/studies").await;
        assert_eq!((&mine[0]["id"], &mine[0]["notes"]), (&study["id"], &json!(2)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_author_changes_a_study_and_of_two_pages_one_wins() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let table = finished(&ada, first()).await;
    let study = begun(&ada, &table).await;
    let note = json!([{"at": 1, "text": "Mine"}]);
    for (person, status) in [(&ben, 403), (&Person::stranger(&host.base), 401)] {
        assert_eq!(patch(person, &study, json!({"revision": 1, "notes": note})).await.0, status);
        assert_eq!(delete(person, &of(&study)).await.0, status);
    }
    assert_eq!(ben.get("/api/v1/me/studies").await.1, json!([]));
    assert_eq!(patch(&ada, &study, json!({"revision": 1, "notes": note})).await.0, 200);
    let (status, late) = patch(&ada, &study, json!({"revision": 1, "notes": []})).await;
    assert_eq!((status, &late["code"]), (409, &json!("late")));
    assert_eq!(ada.get(&of(&study)).await.1["notes"][0]["text"], "Mine");
    let foreign =
        ada.http.patch(format!("{}{}", host.base, of(&study))).header("origin", "https://evil.example");
    let (status, refused) = ada.ask(foreign.json(&json!({"revision": 2, "notes": []}))).await;
    assert_eq!((status, &refused["code"]), (403, &json!("origin")));
    // The studies that come with the program are nobody's.
    let shipped = json!({"id": first()});
    assert_eq!(patch(&ada, &shipped, json!({"revision": 0, "notes": []})).await.0, 403);
    assert_eq!(delete(&ada, &of(&shipped)).await.0, 403);
    assert_eq!(delete(&ada, &of(&study)).await.0, 204);
    assert_eq!(ada.get(&of(&study)).await.0, 404);
    assert_eq!(delete(&ada, &of(&study)).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_needs_a_finished_game_that_its_author_may_see() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let title = titles::find(first()).unwrap();
    let options = title.default_options();
    let seats = usize::from(title.check_options(&options).unwrap());
    let running = ada.make_for(first(), &options, seats, 1, json!({})).await;
    let wish = |table: &Value| json!({"table": table["id"], "title": "T", "language": "en"});
    assert_eq!(ada.post("/api/v1/studies", wish(&running)).await.1["code"], "not-over");
    let table = finished(&ada, first()).await;
    assert_eq!(ben.post("/api/v1/studies", wish(&table)).await.0, 404, "it is Ada's private table");
    let mut invited = wish(&table);
    invited["invite"] =
        ada.get(&format!("/api/v1/tables/{}", table["id"].as_str().unwrap())).await.1["invite"].clone();
    assert_eq!(ben.post("/api/v1/studies", invited.clone()).await.0 == 201, invited["invite"].is_string());
    assert_eq!(Person::stranger(&host.base).post("/api/v1/studies", wish(&table)).await.0, 401);
    for wrong in [
        json!({"table": table["id"], "title": " \u{202e}\n", "language": "en"}),
        json!({"table": table["id"], "title": "x".repeat(81), "language": "en"}),
        json!({"table": table["id"], "title": "T", "language": "<b>"}),
        json!({"table": table["id"], "title": "T", "language": "en", "record": "mine"}),
    ] {
        assert_eq!(ada.post("/api/v1/studies", wrong.clone()).await.1["code"], "unreadable", "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_notes_are_refused_with_their_place_and_nothing_changes() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = finished(&ada, first()).await;
    let study = begun(&ada, &table).await;
    let ring = |at: String| json!({"kind": "ring", "at": at});
    let legal = something_legal(&ada, &study, 0, &[]).await;
    let move_of = |seat: u8, action: &str| json!([{"at": 0, "text": "", "variations": [{"moves": [{"seat": seat, "action": action}]}]}]);
    for (notes, code, field) in [
        (json!([{"at": 99_999, "text": "x"}]), "not-found", "notes.0.at"),
        (json!([{"at": 1, "text": "x"}, {"at": 1, "text": "y"}]), "unreadable", "notes"),
        (json!([{"at": 2, "text": "x"}, {"at": 1, "text": "y"}]), "unreadable", "notes"),
        (json!([{"at": 1, "text": " \u{7}\n "}]), "unreadable", "notes.0.text"),
        (json!([{"at": 1, "text": "x".repeat(2_001)}]), "too-large", "notes.0.text"),
        (json!([{"at": 1, "text": "x", "seat": 9}]), "not-found", "notes.0.seat"),
        (json!([{"at": 1, "text": "x", "marks": [ring("y".repeat(81))]}]), "unreadable", "notes.0.marks"),
        (json!([{"at": 1, "text": "x", "marks": [ring("a\nb".into())]}]), "unreadable", "notes.0.marks"),
        (json!([{"at": 1, "text": "x", "marks": vec![ring("a".into()); 17]}]), "too-large", "notes.0.marks"),
        (
            json!([{"at": 1, "text": "x", "marks": [{"kind": "arrow", "from": "a", "to": "a"}]}]),
            "unreadable",
            "notes.0.marks",
        ),
        (json!((0..121).map(|at| json!({"at": at, "text": "x"})).collect::<Vec<_>>()), "too-large", "notes"),
        (
            json!([{"at": 1, "text": "x", "variations": [{"moves": []}]}]),
            "unreadable",
            "notes.0.variations.0.moves",
        ),
        (
            json!([{"at": 0, "text": "x", "variations": [{"moves": [legal], "notes": [{"at": 2, "text": "x"}]}]}]),
            "not-found",
            "notes.0.variations.0.notes.0.at",
        ),
        (
            json!([{"at": 0, "text": "x", "variations": [{"moves": vec![legal.clone(); 81]}]}]),
            "too-large",
            "notes.0.variations.0.moves",
        ),
        (move_of(200, legal["action"].as_str().unwrap()), "refused", "notes.0.variations.0"),
        (move_of(0, "launch everything"), "no-action", "notes.0.variations.0"),
        (move_of(0, &"x".repeat(9_999)), "too-large", "notes.0.variations.0.moves"),
    ] {
        let (_, refused) = patch(&ada, &study, json!({"revision": 1, "notes": notes})).await;
        assert_eq!(
            (&refused["code"], &refused["field"]),
            (&json!(code), &json!(field)),
            "{notes}: {refused}"
        );
    }
    for body in [
        json!({"revision": 1, "notes": "x"}),
        json!({"revision": -1}),
        json!([]),
        json!({"revision": 1, "own": true}),
    ] {
        assert_eq!(patch(&ada, &study, body.clone()).await.1["code"], "unreadable", "{body}");
    }
    let (status, _) = patch(&ada, &study, json!({"revision": 1, "title": "x".repeat(70_000)})).await;
    assert_eq!(status, 413);
    // An action that exists but is not legal now names its rule.
    let end =
        json!({"at": 0, "tried": [{"seat": 1 - legal["seat"].as_u64().unwrap().min(1), "action": "stop"}]});
    let (status, refused) = ada.post(&format!("{}/position", of(&study)), end).await;
    assert_eq!((status, &refused["at"]), (409, &json!(0)), "{refused}");
    assert!(refused["rule"].as_str().unwrap().starts_with("RP-"), "{refused}");
    let read = ada.get(&of(&study)).await.1;
    assert_eq!((&read["revision"], &read["notes"]), (&json!(1), &json!([])));
    // What looks like HTML is text.
    let html = "<script>alert(1)</script> & <b>bold</b>";
    let (status, kept) =
        patch(&ada, &study, json!({"revision": 1, "notes": [{"at": 1, "text": html}]})).await;
    assert_eq!((status, &kept["notes"][0]["text"]), (200, &json!(html)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_studies_and_changes_and_no_more() {
    let host = Host::with(|config| config.limits.studies = 2).await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = finished(&ada, first()).await;
    let wish = json!({"table": table["id"], "title": "T", "language": "en"});
    for status in [201, 201, 429] {
        assert_eq!(ada.post("/api/v1/studies", wish.clone()).await.0, status);
    }
    let host = Host::with(|config| config.limits.study_changes = (0.0, 3.0)).await;
    let ada = Person::named(&host.base, "Ada").await;
    let study = begun(&ada, &finished(&ada, first()).await).await;
    for (revision, status) in [(1, 200), (2, 200), (3, 429)] {
        assert_eq!(patch(&ada, &study, json!({"revision": revision, "title": "T"})).await.0, status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_outlives_its_table_and_goes_with_its_author() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    let table = finished(&ada, first()).await;
    let study = begun(&ada, &table).await;
    // A later table: the newest entry of the log is never deleted.
    finished(&ada, first()).await;
    let folder = host.stop().await;
    let host = Host::on(folder, |config| config.keep = Some(std::time::Duration::ZERO)).await;
    let ada = Person { base: host.base.clone(), ..ada };
    while ada.get(&address(&table, "record")).await.0 != 404 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let path = format!("{}/position", of(&study));
    let (status, position) = Person::stranger(&host.base).post(&path, json!({"at": 2})).await;
    assert_eq!(status, 200, "{position}");
    assert_eq!(delete(&ada, "/api/v1/me").await.0, 204);
    assert_eq!(Person::stranger(&host.base).get(&of(&study)).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_studies_that_come_with_the_program_speak_every_language() {
    let host = Host::start().await;
    let stranger = Person::stranger(&host.base);
    for game in stranger.get("/api/v1/games").await.1.as_array().unwrap() {
        assert_eq!(game["study"], true, "{}", game["name"]);
        let path = format!("/api/v1/studies/{}", game["name"].as_str().unwrap());
        for (wish, language) in [("en", "en"), ("pl", "pl"), ("de", "de"), ("xx", "en")] {
            let (status, study) = stranger.get(&format!("{path}?language={wish}")).await;
            assert_eq!((status, &study["language"]), (200, &json!(language)), "{study}");
            assert!(study["author"].is_null() && study["own"] == false);
        }
        let (status, position) = stranger.post(&format!("{path}/position"), json!({"at": 0})).await;
        assert_eq!((status, &position["replay"]["at"]), (200, &json!(0)));
    }
}
