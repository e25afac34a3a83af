//! Results that last: my tables, profiles, and who may see them.

use serde_json::{Value, json};
use sqlx::Connection;
use table::Rng;

use crate::host::Host;
use crate::person::{Person, Socket};

/// Two people play a whole game; they answer in turn. Returns the table and their sockets.
pub async fn play_out(ada: &Person, ben: &Person, more: Value) -> (Value, [Socket; 2]) {
    let mut wish = json!({"game": "redplanet", "options": {"players": 2}});
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ada.make(wish).await;
    ben.join(&table).await;
    let mut sockets = [ada.connect(&table, 0).await, ben.connect(&table, 0).await];
    let mut rng = Rng::seeded(1);
    while !sockets.iter().all(Socket::is_over) {
        let mut acted = false;
        for socket in sockets.iter_mut().filter(|socket| socket.owes()) {
            socket.act_at_random(&mut rng).await;
            acted = true;
        }
        let [one, other] = &mut sockets;
        let (first, second) = (one.is_over(), other.is_over());
        if !(acted || first && second) {
            // What one did, the other is about to hear.
            tokio::select! { _ = one.frame(), if !first => {}, _ = other.frame(), if !second => {} }
        }
    }
    (table, sockets)
}

async fn id(person: &Person) -> String {
    person.get("/api/v1/me").await.1["id"].as_str().unwrap().into()
}

async fn profile(viewer: &Person, of: &str) -> (u16, Value) {
    viewer.get(&format!("/api/v1/people/{of}")).await
}

#[tokio::test]
async fn a_finished_game_stands_in_my_tables_and_in_the_profile() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    let (table, sockets) = play_out(&ada, &ben, json!({})).await;
    let outcome = &sockets[0].position["outcome"];
    let (_, mine) = ben.get("/api/v1/me/tables").await;
    let row = &mine[0];
    assert_eq!((row["id"].clone(), row["status"].clone()), (table["id"].clone(), "over".into()));
    assert_eq!(row["your_seat"], 1);
    let result = &row["result"];
    assert_eq!((result["variant"].as_str(), result["players"].as_u64()), (Some("two-players"), Some(2)));
    assert_eq!((result["company"].as_str(), result["counts"].as_bool()), (Some("people"), Some(true)));
    for seat in 0..2 {
        let standing = outcome["standings"].as_array().unwrap().iter().find(|one| one["who"]["seat"] == seat);
        let standing = standing.unwrap();
        let kept = &result["seats"][seat];
        assert_eq!((&kept["score"], &kept["place"]), (&standing["score"], &standing["place"]));
        let won = outcome["winners"].as_array().unwrap().contains(&json!(seat));
        assert_eq!(kept["won"], won);
    }
    let characters = result["kept"].as_array().unwrap();
    assert!(characters.iter().all(|kept| kept["kind"] == "character"));

    let (_, own) = profile(&ben, &id(&ben).await).await;
    assert_eq!((own["games"].as_u64(), own["decided"].as_u64()), (Some(1), Some(1)));
    let won = u64::from(result["seats"][1]["won"] == true);
    assert_eq!((own["won"].as_u64(), own["best_streak"].as_u64()), (Some(won), Some(won)));
    let tally = &own["tallies"][0];
    assert_eq!((tally["game"].as_str(), tally["company"].as_str()), (Some("redplanet"), Some("people")));
    assert_eq!((&tally["best"], &tally["best_table"]), (&result["seats"][1]["score"], &table["id"]));
    let played: u64 =
        own["favourites"].as_array().unwrap().iter().map(|it| it["times"].as_u64().unwrap()).sum();
    let own_kept = characters.iter().filter(|kept| kept["seat"] == 1);
    assert_eq!(played, own_kept.map(|kept| kept["times"].as_u64().unwrap()).sum::<u64>());
    assert!((1..=result["rounds"].as_u64().unwrap()).contains(&played), "one character a round at most");
    assert_eq!(own["companions"][0]["name"], "Ada");
    assert_eq!(own["latest"][0]["table"], table["id"]);
}

#[tokio::test]
async fn a_game_with_a_chosen_seed_is_kept_but_does_not_count() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    play_out(&ada, &ben, json!({"seed": 7})).await;
    let (_, own) = profile(&ada, &id(&ada).await).await;
    assert_eq!((own["games"].as_u64(), own["tallies"].as_array().map(Vec::len)), (Some(0), Some(0)));
    assert_eq!(own["latest"].as_array().map(Vec::len), Some(1));
    assert_eq!(own["companions"], json!([]));
}

#[tokio::test]
async fn others_see_what_a_person_allows() {
    let host = Host::start().await;
    let [ada, ben, cleo] = [
        Person::named(&host.base, "Ada").await,
        Person::named(&host.base, "Ben").await,
        Person::named(&host.base, "Cleo").await,
    ];
    let nobody = Person::stranger(&host.base);
    play_out(&ada, &ben, json!({})).await;
    let of = id(&ada).await;
    let statuses = async || {
        let mut seen = Vec::new();
        for viewer in [&ada, &ben, &cleo, &nobody] {
            seen.push(profile(viewer, &of).await.0);
        }
        seen
    };
    // At first those who have finished a game with her.
    assert_eq!(statuses().await, [200, 200, 404, 404]);
    for (circle, expected) in
        [("everybody", [200, 200, 200, 200]), ("nobody", [200, 404, 404, 404]), ("met", [200, 200, 404, 404])]
    {
        let wish =
            ada.http.put(format!("{}/api/v1/me/preferences", host.base)).json(&json!({"profile": circle}));
        assert_eq!(ada.ask(wish).await.0, 200);
        assert_eq!(statuses().await, expected, "{circle}");
    }
    let (_, seen) = profile(&ben, &of).await;
    assert_eq!((seen["yours"].as_bool(), &seen["companions"]), (Some(false), &json!([])));
    // Whom she has blocked sees nothing, whatever the others see.
    let block = ada.post("/api/v1/me/blocks", json!({"person": id(&ben).await})).await;
    assert_eq!(block.0, 204);
    assert_eq!(statuses().await, [200, 404, 404, 404]);
    // That there is such a person can't be told from the answer.
    let (hidden, none) = (profile(&cleo, &of).await, profile(&cleo, "nobody").await);
    assert_eq!(hidden, none);
}

#[tokio::test]
async fn who_deletes_themselves_has_no_profile_and_is_nobody_s_companion() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    play_out(&ada, &ben, json!({})).await;
    let of = id(&ada).await;
    ada.ask(ada.http.delete(format!("{}/api/v1/me", host.base))).await;
    assert_eq!(profile(&ben, &of).await.0, 404);
    let (_, own) = profile(&ben, &id(&ben).await).await;
    assert_eq!((own["games"].as_u64(), &own["companions"]), (Some(1), &json!([])));
}

/// Their name may still stand in a log that could not be written when they left.
#[tokio::test]
async fn results_that_are_filled_in_bring_nobody_back() {
    let host = Host::with(|config| config.database = server::database_in(&config.data)).await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    play_out(&ada, &ben, json!({})).await;
    let (gone, of) = (id(&ada).await, id(&ben).await);
    let folder = host.stop().await;
    let file = format!("sqlite:{}", folder.0.join("syrtis.db").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.unwrap();
    for table in ["played", "tallies", "kept", "met", "results"] {
        let delete = format!("DELETE FROM {table}");
        sqlx::query(sqlx::AssertSqlSafe(delete)).execute(&mut database).await.unwrap();
    }
    let leave = sqlx::query("UPDATE guests SET secret = NULL, name = 'NN' WHERE id = $1").bind(&gone);
    leave.execute(&mut database).await.unwrap();
    let host = Host::on(folder, |config| config.database = server::database_in(&config.data)).await;
    let ben = Person { base: host.base.clone(), ..ben };
    while profile(&ben, &of).await.1["games"] != 1 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for table in ["played", "tallies", "kept", "met"] {
        let count = format!("SELECT COUNT(*) FROM {table} WHERE guest = $1");
        let count = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(count)).bind(&gone);
        assert_eq!(count.fetch_one(&mut database).await.unwrap(), 0, "{table}");
    }
    database.close().await.unwrap();
}

/// A data folder from before results were kept.
#[tokio::test]
async fn results_of_tables_that_ended_before_are_filled_in_at_start() {
    let host = Host::start().await;
    let (ada, ben) = (Person::named(&host.base, "Ada").await, Person::named(&host.base, "Ben").await);
    play_out(&ada, &ben, json!({})).await;
    let of = id(&ada).await;
    let (_, before) = profile(&ada, &of).await;
    let (_, tables) = ada.get("/api/v1/me/tables").await;
    let folder = host.stop().await;
    let file = format!("sqlite:{}", folder.0.join("syrtis.db").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.unwrap();
    for table in ["played", "tallies", "kept", "met", "results"] {
        let delete = format!("DELETE FROM {table}");
        sqlx::query(sqlx::AssertSqlSafe(delete)).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    let host = Host::on(folder, |_| {}).await;
    let ada = Person { base: host.base.clone(), ..ada };
    loop {
        let (_, again) = profile(&ada, &of).await;
        if again["games"] == 1 {
            assert_eq!(again, before);
            assert_eq!(ada.get("/api/v1/me/tables").await.1, tables);
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}
