//! What is special about a SQLite file.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{ConnectOptions, Connection, Row};

use super::{device, guest, meta, study};
use crate::api::{Place, Status};
use crate::store::file::MIGRATIONS;
use crate::store::guests;
use crate::store::results;
use crate::store::sql::Readers;
use crate::store::{Backups, Database, OpenError, Store, backup, create_folder};

/// A store in a folder of its own, which is removed with it.
pub struct TestStore {
    folder: PathBuf,
    store: Store,
}

impl TestStore {
    pub async fn new() -> TestStore {
        let folder = TestStore::folder();
        let store = open(&folder.join("syrtis.db")).await.unwrap();
        TestStore { folder, store }
    }

    /// Its address.
    pub fn database(&self) -> Database {
        self.database_beside("syrtis.db")
    }

    /// The address of another file in its folder.
    pub fn database_beside(&self, name: &str) -> Database {
        Database::Sqlite(self.folder.join(name))
    }

    fn folder() -> PathBuf {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("syrtis-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Stops, changes the file, and tries to open it again.
    async fn reopened(self, change: impl AsyncFnOnce(&Path)) -> Result<Store, OpenError> {
        self.store.close().await.unwrap();
        let file = self.folder.join("syrtis.db");
        change(&file).await;
        open(&file).await
    }
}

impl std::ops::Deref for TestStore {
    type Target = Store;

    fn deref(&self) -> &Store {
        &self.store
    }
}

impl Drop for TestStore {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn open(file: &Path) -> Result<Store, OpenError> {
    Store::open(&Database::Sqlite(file.into())).await
}

/// What the store reads with.
fn pool(store: &Store) -> &SqlitePool {
    match &store.readers {
        Readers::Sqlite(pool) => pool,
        Readers::Postgres(_) => unreachable!("the store is a file"),
    }
}

#[tokio::test]
async fn writing_goes_on_after_a_transaction_that_sqlite_ended_by_itself() {
    let store = TestStore::new().await;
    let spoil = "CREATE TRIGGER spoil AFTER INSERT ON guests BEGIN SELECT RAISE(ROLLBACK, 'spoilt'); END";
    sqlx::query(spoil).execute(pool(&store)).await.unwrap();
    assert!(store.add_guest(guest("g"), device(0)).await.is_err());
    assert!(store.healthy().await.is_ok());
    store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
}

/// Versions 3.7.0 to 3.51.2 can damage a database when one connection writes while another resets the write-ahead log.
#[tokio::test]
async fn sqlite_has_the_fix_of_the_write_ahead_log() {
    let store = TestStore::new().await;
    let version = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(pool(&store));
    let version: String = version.await.unwrap();
    let numbers: Vec<u32> = version.split('.').map(|number| number.parse().unwrap()).collect();
    assert!(numbers >= vec![3, 51, 3], "{version}");
}

/// Runs a statement behind the store's back.
async fn run(file: &Path, sql: &'static str) {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    sqlx::query(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_database_that_is_empty_garbled_or_not_ours_is_refused() {
    let open =
        async |change: fn(&Path)| TestStore::new().await.reopened(async |file| change(file)).await.err();
    let empty = open(|file| std::fs::write(file, "").unwrap()).await.unwrap();
    assert!(matches!(empty, OpenError::Empty(_)) && empty.to_string().contains("backup"), "{empty}");
    let text =
        open(|file| std::fs::write(file, "no database, whatever its name is".repeat(99)).unwrap()).await;
    assert!(matches!(text, Some(OpenError::Foreign(_))), "{text:?}");
    let overwritten = open(|file| {
        let mut bytes = std::fs::read(file).unwrap();
        for byte in bytes.iter_mut().skip(4096) {
            *byte ^= 0x55;
        }
        std::fs::write(file, bytes).unwrap();
    });
    let overwritten = overwritten.await.unwrap();
    assert!(matches!(overwritten, OpenError::Damaged(..)), "{overwritten}");
    let cut = open(|file| {
        let bytes = std::fs::read(file).unwrap();
        std::fs::write(file, &bytes[..bytes.len() / 2]).unwrap();
    });
    let cut = cut.await;
    assert!(matches!(cut, Some(OpenError::Damaged(..))), "{cut:?}");
}

#[tokio::test]
async fn a_database_of_another_program_or_a_newer_version_is_refused() {
    let reopened = async |sql| TestStore::new().await.reopened(async |file| run(file, sql).await).await.err();
    let other = reopened("PRAGMA application_id = 7").await;
    assert!(matches!(other, Some(OpenError::Foreign(_))), "{other:?}");
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', TRUE, x'00', 0)";
    let newer = reopened(newer).await;
    assert!(matches!(newer, Some(OpenError::Newer(_))), "{newer:?}");
    let folder = TestStore::folder();
    let file = folder.join("syrtis.db");
    let create = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    create.connect().await.unwrap().close().await.unwrap();
    run(&file, "CREATE TABLE recipes (name TEXT)").await;
    let cookbook = open(&file).await.err();
    assert!(matches!(cookbook, Some(OpenError::Foreign(_))), "{cookbook:?}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn an_old_database_without_a_mark_gets_one() {
    let store = TestStore::new().await;
    let again = store.reopened(async |file| run(file, "PRAGMA application_id = 0").await).await.unwrap();
    let mark: i32 = sqlx::query_scalar("PRAGMA application_id").fetch_one(pool(&again)).await.unwrap();
    assert_eq!(mark.to_be_bytes(), *b"Syrt");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_database_and_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let outer = TestStore::folder();
    let folder = outer.join("data");
    create_folder(&folder).unwrap();
    assert_eq!(mode(&folder), 0o700);
    let file = folder.join("syrtis.db");
    let store = open(&file).await.unwrap();
    store.make(meta("a"), vec![Place::default()], 1).await.unwrap();
    backup(&Database::Sqlite(file.clone()), &folder.join("copy.db")).await.unwrap();
    for name in ["syrtis.db", "syrtis.db-wal", "syrtis.db-shm", "copy.db"] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
    }
    store.close().await.unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    open(&file).await.unwrap();
    assert_eq!(mode(&file), 0o600, "an old database is made private");
    std::fs::remove_dir_all(outer).unwrap();
}

#[tokio::test]
async fn the_lists_need_no_scan_and_no_sorting() {
    use crate::store::log::WRITTEN_SQLITE;
    use crate::store::studies::{STUDIES_OF, STUDY};
    use crate::store::tables::{
        ENDED_SINCE_SQLITE, HOSTED, LISTED, LISTED_OF_GAME, OF_GUEST, RUNNING, WAITING_SINCE,
    };
    let store = TestStore::new().await;
    for sql in [
        LISTED,
        LISTED_OF_GAME,
        OF_GUEST,
        RUNNING,
        HOSTED,
        guests::SIGNED_IN,
        WAITING_SINCE,
        ENDED_SINCE_SQLITE,
        WRITTEN_SQLITE,
        STUDIES_OF,
        STUDY,
        results::GOALS,
        results::LATEST,
        results::WINS,
        results::COMPANIONS,
        results::RESULTS_OF,
        results::WITHOUT_RESULT,
    ] {
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        for step in sqlx::query(plan).fetch_all(pool(&store)).await.unwrap() {
            let step: String = step.get("detail");
            assert!(!step.contains("SCAN") && !step.contains("TEMP"), "{sql}: {step}");
        }
    }
    // What one person's games add up to is so little that it may be sorted.
    for sql in [results::TALLIES, results::FAVOURITES, guests::DEVICES] {
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        for step in sqlx::query(plan).fetch_all(pool(&store)).await.unwrap() {
            let step: String = step.get("detail");
            assert!(!step.contains("SCAN"), "{sql}: {step}");
        }
    }
}

#[tokio::test]
async fn backups_are_named_by_date_and_the_oldest_are_removed() {
    let store = TestStore::new().await;
    let folder = store.folder.join("backups");
    create_folder(&folder).unwrap();
    for name in
        ["syrtis-2020-01-01T00-00-00Z.db", "syrtis-2021-01-01T00-00-00Z.db", "syrtis-mine.db", "syrtis.part"]
    {
        std::fs::write(folder.join(name), "").unwrap();
    }
    let backups = Backups { every: std::time::Duration::from_secs(1), keep: 2, folder: folder.clone() };
    let made = backups.make(&Database::Sqlite(store.folder.join("syrtis.db"))).await.unwrap();
    let mut names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    assert_eq!(
        names,
        [folder.join("syrtis-2021-01-01T00-00-00Z.db"), made.clone(), folder.join("syrtis-mine.db")]
    );
    assert!(Store::open_to_read(&Database::Sqlite(made.clone())).await.unwrap().integrity().await.is_empty());
}

/// Also with rows that can't be read.
#[tokio::test]
async fn a_database_of_the_first_version_is_checked_unchanged_and_then_migrated() {
    let folder = TestStore::folder();
    let file = folder.join("syrtis.db");
    let title = titles::all()[0];
    let seats = title.check_options(&title.default_options()).unwrap();
    let places: Vec<Place> = (0..seats).map(|seat| Place { seat, ..Place::default() }).collect();
    let places = serde_json::to_string(&places).unwrap();
    let create = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut old = create.connect().await.unwrap();
    let first = MIGRATIONS.iter().take(1).cloned().collect();
    Migrator::with_migrations(first).run(&mut old).await.unwrap();
    let setup = r#"{"access":"open"}"#;
    for (id, setup) in [("good", setup), ("bad", "{{")] {
        let insert =
            "INSERT INTO tables VALUES (?, ?, 1, '{}', 7, TRUE, ?, 'ada', 'i', NULL, 5, 'waiting', ?)";
        let insert = sqlx::query(insert).bind(id).bind(title.name()).bind(setup).bind(&places);
        insert.execute(&mut old).await.unwrap();
    }
    for entry in ["{{", r#"{"t":"close","reason":"old"}"#] {
        let insert = "INSERT INTO log SELECT 'bad', COUNT(*) + 1, 9, ? FROM log";
        sqlx::query(insert).bind(entry).execute(&mut old).await.unwrap();
    }
    sqlx::query("INSERT INTO sittings VALUES ('ada', 'good')").execute(&mut old).await.unwrap();
    old.close().await.unwrap();

    let before = std::fs::read(&file).unwrap();
    let report = crate::check(&Database::Sqlite(file.clone()), |_, _| ()).await.unwrap();
    assert_eq!((report.tables, report.entries, report.file.len()), (2, 2, 0), "{report:?}");
    assert_eq!(report.damaged.iter().map(|table| &table.id[..]).collect::<Vec<_>>(), ["bad"], "{report:?}");
    assert!(std::fs::read(&file).unwrap() == before, "a check changes nothing");

    let store = open(&file).await.unwrap();
    let listed = store.for_anybody(Status::Waiting, None, 9).await.unwrap();
    assert_eq!(listed.iter().map(|table| &table.meta.id[..]).collect::<Vec<_>>(), ["good"]);
    assert_eq!(listed[0].changed, 5);
    assert_eq!(store.tables_of("ada".into(), 9).await.unwrap().len(), 1);
    assert_eq!(store.waiting_since(9).await.unwrap(), ["good"], "the other changed at 9");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_database_from_before_studies_gets_them() {
    let folder = TestStore::folder();
    let file = folder.join("syrtis.db");
    let create = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut old = create.connect().await.unwrap();
    let before = MIGRATIONS.iter().filter(|migration| migration.version < 8).cloned().collect();
    Migrator::with_migrations(before).run(&mut old).await.unwrap();
    let guest = "INSERT INTO guests (id, secret, name, created) VALUES ('ada', x'00', 'Ada', 1)";
    sqlx::query(guest).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = open(&file).await.unwrap();
    assert!(store.add_study(study("a", "ada"), 1).await.unwrap());
    assert_eq!(store.study("a".into()).await.unwrap(), Some(study("a", "ada")));
    std::fs::remove_dir_all(folder).unwrap();
}
