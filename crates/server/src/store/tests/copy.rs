//! Moving from one database to another.

use super::{device, file, listing, meta, row, study};
use crate::api::{Chat, Feeling, Place, Status};
use crate::store::{CopyError, Database, Guest, ListingUpdate, Store, TableMeta, copy};
use table::Seed;

/// Writes something of every kind.
async fn fill(store: &Store) {
    let ada = Guest { id: "ada".into(), name: "Ada \"Ż\" O'Neill".into() };
    store.add_guest(ada, device(7)).await.unwrap();
    for (id, seed) in [("a", Seed::Number(u64::MAX)), ("b", Seed::Secret([0x9f; 32]))] {
        store.make(TableMeta { seed, ..meta(id) }, vec![Place::default()], 50).await.unwrap();
    }
    let sits = ListingUpdate { joins: Some("ada".into()), ..listing(Status::Running) };
    store.append("a".into(), row(1, 5), Some(sits)).await.unwrap();
    store.append("a".into(), row(2, 6), None).await.unwrap();
    store.put_snapshot("a".into(), 2, vec![0, 255, 7]).await.unwrap();
    let chat = Chat { id: 0, at: 5, seat: 0, name: "Ada".into(), text: "Cześć".into() };
    store.say("a".into(), chat).await.unwrap();
    store.react("a".into(), 2, 0, Some(Feeling::Heart)).await.unwrap();
    assert!(store.add_study(study("s", "ada"), 9).await.unwrap());
}

/// What of it can be seen again.
async fn seen(store: &Store) -> String {
    let log = store.log("a".into(), 0).await.unwrap();
    let [a, b] = ["a", "b"].map(|id| store.meta(id.into()));
    let tables = (a.await.unwrap().unwrap().seed, b.await.unwrap().unwrap().seed);
    let guest = store.signed_in([7; 32]).await.unwrap();
    let said = store.said("a".into(), 0, 9).await.unwrap();
    let said: Vec<_> = said.into_iter().map(|chat| (chat.id, chat.text)).collect();
    let (reactions, studies) =
        (store.reactions("a".into(), 9).await, store.studies_of("ada".into(), 9).await);
    let lists = (store.running().await, store.snapshot("a".into()).await);
    format!("{log:?} {tables:?} {guest:?} {said:?} {reactions:?} {studies:?} {lists:?}")
}

#[tokio::test]
async fn everything_arrives_in_another_kind_of_database_and_back() {
    let here = file::TestStore::new().await;
    fill(&here).await;
    let before = seen(&here).await;
    let (old, there) = (here.database(), parts::database().parse::<Database>().unwrap());
    here.close().await.unwrap();
    let done = std::cell::Cell::new(0);
    let copied = copy(&old, &there, |now, all| {
        assert!(now <= all);
        done.set(now.max(done.get()));
    });
    let copied = copied.await.unwrap();
    assert_eq!((copied["log"].rows, copied["tables"].rows, copied["chat"].rows), (2, 2, 1));
    assert_eq!(done.get(), 2 * copied.values().map(|content| content.rows).sum::<u64>());
    let moved = Store::open(&there).await.unwrap();
    assert_eq!(seen(&moved).await, before);
    let chat = Chat { id: 0, at: 6, seat: 0, name: "Ada".into(), text: "Hi".into() };
    assert!(moved.say("a".into(), chat).await.unwrap() > 1, "the ids go on behind the old ones");
    let after = seen(&moved).await;
    moved.close().await.unwrap();
    let back = here.database_beside("back.db");
    let again = copy(&there, &back, |_, _| ()).await.unwrap();
    assert_eq!(again["log"], copied["log"]);
    assert_eq!(seen(&Store::open(&back).await.unwrap()).await, after);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_copied_over_something_or_while_somebody_plays() {
    let here = file::TestStore::new().await;
    fill(&here).await;
    let full = parts::database().parse::<Database>().unwrap();
    fill(&Store::open(&full).await.unwrap()).await;
    let refused = copy(&here.database(), &full, |_, _| ()).await;
    assert!(matches!(refused, Err(CopyError::NotEmpty(_))), "{refused:?}");
    let new = parts::database().parse::<Database>().unwrap();
    let moved = std::cell::Cell::new(false);
    let old = here.database();
    let refused = copy(&old, &new, |_, _| {
        if !moved.replace(true) {
            tokio::task::block_in_place(|| {
                let append = here.append("b".into(), row(1, 9), None);
                tokio::runtime::Handle::current().block_on(append)
            })
            .unwrap();
        }
    });
    let refused = refused.await;
    assert!(matches!(refused, Err(CopyError::InUse(_))), "{refused:?}");
}
