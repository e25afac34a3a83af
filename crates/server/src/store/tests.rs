//! The store on a real file.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use super::{Guest, Sqlite, Store, TableMeta};
use crate::api::{Place, Setup};

/// A store in a folder of its own, which is removed with it.
struct TestStore {
    folder: PathBuf,
    store: Sqlite,
}

impl TestStore {
    async fn new() -> TestStore {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("syrtis-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Sqlite::open(&folder.join("syrtis.db")).await.unwrap();
        TestStore { folder, store }
    }
}

impl std::ops::Deref for TestStore {
    type Target = Sqlite;

    fn deref(&self) -> &Sqlite {
        &self.store
    }
}

impl Drop for TestStore {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn meta(id: &str) -> TableMeta {
    TableMeta {
        id: id.into(),
        game: "example".into(),
        version: 1,
        options: serde_json::json!({}),
        seed: 1,
        seed_chosen: false,
        setup: Setup::default(),
        host: "ada".into(),
        invite: "invite".into(),
        origin: None,
        created: 1,
    }
}

#[tokio::test]
async fn a_snapshot_is_replaced_by_a_later_one_only() {
    let store = TestStore::new().await;
    store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
    assert_eq!(store.snapshot("a".into()).await.unwrap(), None);
    store.put_snapshot("a".into(), 20, vec![2]).await.unwrap();
    store.put_snapshot("a".into(), 10, vec![1]).await.unwrap();
    assert_eq!(store.snapshot("a".into()).await.unwrap(), Some((20, vec![2])));
    store.put_snapshot("a".into(), 30, vec![3]).await.unwrap();
    assert_eq!(store.snapshot("a".into()).await.unwrap(), Some((30, vec![3])));
    assert!(store.put_snapshot("nowhere".into(), 1, vec![]).await.is_err(), "a snapshot belongs to a table");
}

#[tokio::test]
async fn a_bad_write_fails_alone() {
    let store = TestStore::new().await;
    store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
    // All in one batch.
    let writes = (0..20).map(|at| {
        let table = if at == 7 { "nowhere" } else { "a" };
        store.put_snapshot(table.into(), at, vec![])
    });
    let results = futures_util::future::join_all(writes).await;
    let failed: Vec<usize> =
        results.iter().enumerate().filter(|(_, result)| result.is_err()).map(|(at, _)| at).collect();
    assert_eq!(failed, [7]);
    assert_eq!(store.snapshot("a".into()).await.unwrap(), Some((19, vec![])));
}

#[tokio::test]
async fn writing_goes_on_after_a_transaction_that_sqlite_ended_by_itself() {
    let store = TestStore::new().await;
    let spoil = "CREATE TRIGGER spoil AFTER INSERT ON guests BEGIN SELECT RAISE(ROLLBACK, 'spoilt'); END";
    sqlx::query(spoil).execute(&store.readers).await.unwrap();
    let guest = || Guest { id: "g".into(), name: "Ada".into() };
    assert!(store.add_guest(guest(), [0; 32], 1).await.is_err());
    assert!(store.healthy().await.is_ok());
    store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
}

/// Versions 3.7.0 to 3.51.2 can damage a database when one connection writes while another resets the write-ahead log.
#[tokio::test]
async fn sqlite_has_the_fix_of_the_write_ahead_log() {
    let store = TestStore::new().await;
    let version = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&store.readers);
    let version: String = version.await.unwrap();
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().unwrap()).collect();
    assert!(numbers >= vec![3, 51, 3], "{version}");
}

#[tokio::test]
async fn racing_hosts_never_exceed_their_quota() {
    let store = TestStore::new().await;
    let makes = (0..100).map(|at| store.make(meta(&at.to_string()), vec![Place::default()], 50));
    let made = futures_util::future::join_all(makes).await;
    assert_eq!(made.into_iter().filter(|made| *made.as_ref().unwrap()).count(), 50);
}
