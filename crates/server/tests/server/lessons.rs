//! Lessons: the table of a lesson is dealt as the lesson says, its bots play as foreseen, and the learner's place survives a restart.

use serde_json::{Value, json};
use titles::lesson::LEARNER;
use titles::{Lesson, lessons};

use crate::host::Host;
use crate::person::{Person, Socket};

/// How many decisions of each lesson are compared.
const DECISIONS: usize = 14;

/// Waits until nobody but the learner must decide.
async fn alone(socket: &mut Socket) {
    socket.until(|socket| socket.position["to_act"] == json!([0])).await;
}

/// Decides, and waits for the next question.
async fn decide(socket: &mut Socket, action: &str) {
    let question = socket.position["question"]["id"].clone();
    socket.act(action).await;
    socket.until(|socket| socket.position["question"]["id"] != question).await;
    alone(socket).await;
}

/// The first action that the lesson opens at this point of the game, and the place of the learner.
fn foreseen(lesson: &Lesson, table: &mut dyn titles::Table) -> (String, Value) {
    lesson.play_bots(table);
    let place = lesson.place(table);
    let open = place.step.map(|step| lesson.steps[step].open(table));
    let action = open.unwrap_or_else(|| table.legal(LEARNER).to_vec())[0];
    let text = table.title().action_text(action).unwrap();
    table.play(LEARNER, action).unwrap();
    (text, json!(place))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_as_foreseen_whatever_happens_to_the_server() {
    let mut host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    for lesson in lessons() {
        let table = ada.make(json!({"game": lesson.game, "lesson": lesson.id})).await;
        assert_eq!(table["lesson"], lesson.id.as_str());
        let mut socket = ada.connect(&table, 0).await;
        let mut game = lesson.open().unwrap();
        alone(&mut socket).await;
        for _ in 0..DECISIONS {
            let (action, place) = foreseen(lesson, &mut *game);
            assert_eq!(socket.position["lesson"], place, "{}", lesson.id);
            decide(&mut socket, &action).await;
        }
    }
    let (status, mine) = ada.get("/api/v1/me/tables").await;
    assert_eq!(status, 200);
    let kept: Vec<&Value> =
        mine.as_array().unwrap().iter().filter(|table| table["lesson"].is_string()).collect();
    assert_eq!(kept.len(), lessons().len());

    // Taken up again after a restart, by the same person on another device.
    let first = &lessons()[0];
    let table = ada.make(json!({"game": first.game, "lesson": first.id})).await;
    let mut socket = ada.connect(&table, 0).await;
    alone(&mut socket).await;
    let (action, _) = foreseen(first, &mut *first.open().unwrap());
    decide(&mut socket, &action).await;
    let before = socket.position["lesson"].clone();
    let folder = host.stop().await;
    host = Host::on(folder, |_| ()).await;
    let again = Person { base: host.base.clone(), ..ada.clone() };
    let mut socket = again.connect(&table, 0).await;
    alone(&mut socket).await;
    assert_eq!((&socket.position["lesson"], &socket.table["lesson"]), (&before, &table["lesson"]));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_listed_and_told_and_has_its_own_table() {
    let host = Host::start().await;
    let ada = Person::named(&host.base, "Ada").await;
    for title in titles::all() {
        let path = format!("/api/v1/games/{}/lessons", title.name());
        let (status, listed) = ada.get(&path).await;
        assert_eq!(status, 200);
        for info in listed.as_array().unwrap() {
            let (status, lesson) = ada.get(&format!("{path}/{}", info["id"].as_str().unwrap())).await;
            assert_eq!((status, &lesson["title"]), (200, &info["title"]));
        }
        assert_eq!(ada.get(&format!("{path}/none")).await.0, 404);
    }
    let lesson = &lessons()[0];
    let wish = |more: Value| {
        let mut wish = json!({"game": lesson.game, "lesson": lesson.id});
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wish
    };
    for more in [json!({"seed": 1}), json!({"options": {}}), json!({"seats": [{"kind": "me"}]})] {
        assert_eq!(ada.post("/api/v1/tables", wish(more)).await.0, 422);
    }
    assert_eq!(ada.post("/api/v1/tables", wish(json!({"lesson": "none"}))).await.0, 404);
    let other = lessons().iter().find(|other| other.game != lesson.game).unwrap();
    assert_eq!(ada.post("/api/v1/tables", wish(json!({"lesson": other.id}))).await.0, 404);

    // Nobody else is taught.
    let table = ada.make(wish(json!({"setup": {"access": "open"}}))).await;
    let watcher = Person::stranger(&host.base).connect(&json!({"id": table["id"]}), 0).await;
    assert_eq!(watcher.position["lesson"], Value::Null);
    assert_eq!(table["seed_chosen"], true);
}
