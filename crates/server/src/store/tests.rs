//! The store on a real file.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use table::Seed;

use super::file::MIGRATIONS;
use super::{
    Backups, Guest, ListingUpdate, LogRow, OpenError, Sqlite, Store, StoredStudy, StudyText, TableMeta,
};
use crate::api::{Chat, Mark, Note, Place, Setup, Status};
use crate::log_entry::LogEntry;

/// A store in a folder of its own, which is removed with it.
struct TestStore {
    folder: PathBuf,
    store: Sqlite,
}

impl TestStore {
    async fn new() -> TestStore {
        let folder = TestStore::folder();
        let store = Sqlite::open(&folder.join("syrtis.db")).await.unwrap();
        TestStore { folder, store }
    }

    fn folder() -> PathBuf {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("syrtis-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Stops, changes the file, and tries to open it again.
    async fn reopened(self, change: impl AsyncFnOnce(&Path)) -> Result<Sqlite, OpenError> {
        self.store.close().await.unwrap();
        let file = self.folder.join("syrtis.db");
        change(&file).await;
        Sqlite::open(&file).await
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
        seed: Seed::Number(1),
        seed_chosen: false,
        setup: Setup::default(),
        host: "ada".into(),
        invite: "invite".into(),
        origin: None,
        lesson: None,
        created: 1,
    }
}

#[tokio::test]
async fn seeds_come_back_as_they_were() {
    let store = TestStore::new().await;
    for (id, seed) in [("a", Seed::Number(u64::MAX)), ("b", Seed::Secret([0x9f; 32]))] {
        store.make(TableMeta { seed, ..meta(id) }, vec![Place::default()], 50).await.unwrap();
        assert_eq!(store.meta(id.into()).await.unwrap().unwrap().seed, seed);
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
    let cookbook = Sqlite::open(&file).await.err();
    assert!(matches!(cookbook, Some(OpenError::Foreign(_))), "{cookbook:?}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn an_old_database_without_a_mark_gets_one() {
    let store = TestStore::new().await;
    let again = store.reopened(async |file| run(file, "PRAGMA application_id = 0").await).await.unwrap();
    let mark: i32 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&again.readers).await.unwrap();
    assert_eq!(mark.to_be_bytes(), *b"Syrt");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_database_and_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let outer = TestStore::folder();
    let folder = outer.join("data");
    super::create_folder(&folder).unwrap();
    assert_eq!(mode(&folder), 0o700);
    let file = folder.join("syrtis.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.make(meta("a"), vec![Place::default()], 1).await.unwrap();
    super::backup(&file, &folder.join("copy.db")).await.unwrap();
    for name in ["syrtis.db", "syrtis.db-wal", "syrtis.db-shm", "copy.db"] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
    }
    store.close().await.unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    Sqlite::open(&file).await.unwrap();
    assert_eq!(mode(&file), 0o600, "an old database is made private");
    std::fs::remove_dir_all(outer).unwrap();
}

#[tokio::test]
async fn the_lists_need_no_scan_and_no_sorting() {
    use super::sqlite::{
        ENDED_SINCE, LISTED, LISTED_OF_GAME, OF_GUEST, RUNNING, STUDIES_OF, STUDY, WAITING_SINCE, WRITTEN,
    };
    let store = TestStore::new().await;
    for sql in
        [LISTED, LISTED_OF_GAME, OF_GUEST, RUNNING, WAITING_SINCE, ENDED_SINCE, WRITTEN, STUDIES_OF, STUDY]
    {
        let plan = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        for step in sqlx::query(plan).fetch_all(&store.readers).await.unwrap() {
            let step: String = step.get("detail");
            assert!(!step.contains("SCAN") && !step.contains("TEMP"), "{sql}: {step}");
        }
    }
}

#[tokio::test]
async fn a_table_is_deleted_with_everything_that_belongs_to_it() {
    let store = TestStore::new().await;
    for id in ["old", "new"] {
        store.make(meta(id), vec![Place::default()], 50).await.unwrap();
        let sits = LogEntry::Sit { seat: 0, guest: "ada".into(), name: "Ada".into() };
        let listing = ListingUpdate {
            status: Status::Over,
            places: vec![],
            joins: Some("ada".into()),
            leaves: None,
            terms: None,
        };
        store.append(id.into(), LogRow { seq: 1, at: 5, entry: sits }, Some(listing)).await.unwrap();
        store.put_snapshot(id.into(), 1, vec![]).await.unwrap();
        let chat = Chat { id: 0, at: 5, seat: 0, name: "Ada".into(), text: "Hi".into() };
        store.say(id.into(), chat).await.unwrap();
    }
    assert_eq!(store.ended_since(5).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.ended_since(6).await.unwrap(), ["old"], "the newest entry stays");
    store.delete("old".into()).await.unwrap();
    assert!(store.meta("old".into()).await.unwrap().is_none());
    assert!(store.snapshot("old".into()).await.unwrap().is_none());
    assert_eq!(store.said("old".into(), 0, 9).await.unwrap().len(), 0);
    assert_eq!(store.log("old".into(), 0).await.unwrap().len(), 0);
    assert_eq!(store.tables_of("ada".into(), 9).await.unwrap().len(), 1);
    assert_eq!(store.said("new".into(), 0, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn backups_are_named_by_date_and_the_oldest_are_removed() {
    let store = TestStore::new().await;
    let folder = store.folder.join("backups");
    super::create_folder(&folder).unwrap();
    for name in
        ["syrtis-2020-01-01T00-00-00Z.db", "syrtis-2021-01-01T00-00-00Z.db", "syrtis-mine.db", "syrtis.part"]
    {
        std::fs::write(folder.join(name), "").unwrap();
    }
    let backups = Backups { every: std::time::Duration::from_secs(1), keep: 2, folder: folder.clone() };
    let made = backups.make(&store.folder.join("syrtis.db")).await.unwrap();
    let mut names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    assert_eq!(
        names,
        [folder.join("syrtis-2021-01-01T00-00-00Z.db"), made.clone(), folder.join("syrtis-mine.db")]
    );
    assert!(Sqlite::open_to_read(&made).await.unwrap().integrity().await.is_empty());
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
    let report = crate::check(&file, |_, _| ()).await.unwrap();
    assert_eq!((report.tables, report.entries, report.file.len()), (2, 2, 0), "{report:?}");
    assert_eq!(report.damaged.iter().map(|table| &table.id[..]).collect::<Vec<_>>(), ["bad"], "{report:?}");
    assert!(std::fs::read(&file).unwrap() == before, "a check changes nothing");

    let store = Sqlite::open(&file).await.unwrap();
    let listed = store.for_anybody(Status::Waiting, None, 9).await.unwrap();
    assert_eq!(listed.iter().map(|table| &table.meta.id[..]).collect::<Vec<_>>(), ["good"]);
    assert_eq!(listed[0].changed, 5);
    assert_eq!(store.tables_of("ada".into(), 9).await.unwrap().len(), 1);
    assert_eq!(store.waiting_since(9).await.unwrap(), ["good"], "the other changed at 9");
    std::fs::remove_dir_all(folder).unwrap();
}

fn study(id: &str, guest: &str) -> StoredStudy {
    let ring = Mark::Ring { at: "ship dock1".into() };
    let note = Note { at: 3, text: "Look".into(), marks: vec![ring], seat: Some(1), variations: vec![] };
    StoredStudy {
        id: id.into(),
        guest: guest.into(),
        author: "Ada".into(),
        game: "example".into(),
        record: "record".into(),
        places: vec![Place::default()],
        text: StudyText { title: "T".into(), language: "en".into(), notes: vec![note] },
        revision: 1,
        changed: 5,
    }
}

#[tokio::test]
async fn studies_come_back_as_they_were_and_go_with_their_author() {
    let store = TestStore::new().await;
    for (number, id) in ["ada", "ben"].into_iter().enumerate() {
        let guest = Guest { id: id.into(), name: "Ada".into() };
        store.add_guest(guest, [number as u8; 32], 1).await.unwrap();
    }
    assert!(store.add_study(study("x", "nobody"), 9).await.is_err(), "a study belongs to a guest");
    let adds = ["a", "b", "c"].map(|id| store.add_study(study(id, "ada"), 2));
    let added = futures_util::future::join_all(adds).await;
    assert_eq!(added.into_iter().filter(|added| *added.as_ref().unwrap()).count(), 2, "no more than two");
    store.add_study(study("d", "ben"), 2).await.unwrap();
    assert_eq!(store.study("d".into()).await.unwrap(), Some(study("d", "ben")));
    let text = StudyText { title: "New".into(), language: "pl".into(), notes: vec![] };
    assert!(!store.change_study("d".into(), 7, text.clone(), 8).await.unwrap(), "another revision");
    assert!(store.change_study("d".into(), 1, text.clone(), 8).await.unwrap());
    let changed = store.study("d".into()).await.unwrap().unwrap();
    assert_eq!((changed.text, changed.revision, changed.changed), (text, 2, 8));
    store.forget_guest("ada".into()).await.unwrap();
    assert_eq!(store.studies_of("ada".into(), 9).await.unwrap(), []);
    assert_eq!(store.studies_of("ben".into(), 9).await.unwrap().len(), 1);
    store.delete_study("d".into()).await.unwrap();
    assert_eq!(store.study("d".into()).await.unwrap(), None);
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
    let store = Sqlite::open(&file).await.unwrap();
    assert!(store.add_study(study("a", "ada"), 1).await.unwrap());
    assert_eq!(store.study("a".into()).await.unwrap(), Some(study("a", "ada")));
    std::fs::remove_dir_all(folder).unwrap();
}
