//! What is special about Postgres.

use sqlx::postgres::PgConnection;
use sqlx::{Connection, Executor};

use super::{meta, row, told};
use crate::api::{Chat, Feeling, Place};
use crate::store::{Database, OpenError, Store};

/// A store in a new database on the server of this run.
pub async fn new() -> Store {
    open(&parts::database()).await.unwrap()
}

async fn open(address: &str) -> Result<Store, OpenError> {
    Store::open(&address.parse::<Database>().unwrap()).await
}

/// A transaction with a lower number that is committed after one with a higher number: its entries are not missed, and
/// none is told twice.
#[tokio::test]
async fn an_entry_that_is_committed_late_is_not_missed() {
    let address = parts::database();
    let store = open(&address).await.unwrap();
    for id in ["slow", "fast"] {
        store.make(meta(id), vec![Place::default()], 50).await.unwrap();
    }
    let mark = store.written(-1).await.unwrap().mark;
    let mut slow = PgConnection::connect(&address).await.unwrap();
    slow.execute("BEGIN").await.unwrap();
    slow.execute("INSERT INTO log (table_id, seq, at, entry) VALUES ('slow', 1, 5, '{}')").await.unwrap();
    store.append("fast".into(), row(1, 6), None).await.unwrap();
    let later = store.written(mark).await.unwrap();
    assert_eq!(later.tables, [], "what came after an open transaction waits for it");
    slow.execute("COMMIT").await.unwrap();
    let (last, tables) = told(&store, later.mark, 2).await;
    assert_eq!(tables, [("fast".to_string(), 1), ("slow".to_string(), 1)]);
    assert_eq!(store.written(last).await.unwrap().tables, []);
}

/// Many writers at once, one reader: every entry is told exactly once.
#[tokio::test(flavor = "multi_thread")]
async fn a_reader_among_many_writers_is_told_every_entry_once() {
    let address = parts::database();
    let reader = open(&address).await.unwrap();
    let mark = reader.written(-1).await.unwrap().mark;
    let stores = futures_util::future::join_all((0..4).map(|_| open(&address))).await;
    let writers = stores.into_iter().map(Result::unwrap).enumerate().map(|(writer, store)| {
        tokio::spawn(async move {
            for number in 0..50 {
                let table = format!("{writer}-{number}");
                store.make(meta(&table), vec![], 10_000).await.unwrap();
                store.append(table, row(1, 5), None).await.unwrap();
            }
        })
    });
    let writing = futures_util::future::join_all(writers);
    let (told, _) = tokio::join!(told(&reader, mark, 200), writing);
    let mut names: Vec<String> = told.1.into_iter().map(|(table, _)| table).collect();
    names.dedup();
    assert_eq!(names.len(), 200);
    assert_eq!(reader.written(told.0).await.unwrap().tables, []);
}

#[tokio::test]
async fn a_database_that_is_not_ours_newer_or_read_only_is_refused() {
    let foreign = parts::database();
    let mut connection = PgConnection::connect(&foreign).await.unwrap();
    connection.execute("CREATE TABLE recipes (name TEXT)").await.unwrap();
    let found = open(&foreign).await.err();
    assert!(matches!(found, Some(OpenError::Foreign(_))), "{found:?}");

    let ours = parts::database();
    open(&ours).await.unwrap().close().await.unwrap();
    let mut connection = PgConnection::connect(&ours).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', TRUE, '', 0)";
    connection.execute(newer).await.unwrap();
    let found = open(&ours).await.err();
    assert!(matches!(found, Some(OpenError::Newer(_))), "{found:?}");
    let read = Store::open_to_read(&ours.parse().unwrap()).await.err();
    assert!(matches!(read, Some(OpenError::Newer(_))), "{read:?}");

    let locked = parts::database();
    open(&locked).await.unwrap().close().await.unwrap();
    let name = locked.rsplit('/').next().unwrap();
    let lock = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    let mut connection = PgConnection::connect(&locked).await.unwrap();
    connection.execute(sqlx::AssertSqlSafe(lock)).await.unwrap();
    let found = open(&locked).await.err();
    assert!(matches!(found, Some(OpenError::ReadOnly(_))), "{found:?}");
}

#[tokio::test]
async fn a_wrong_address_is_one_sentence_without_the_password() {
    let nowhere = parts::database().replace("syrtis@", "syrtis:geheim@") + "_not";
    let why = open(&nowhere).await.err().unwrap().to_string();
    assert!(why.contains("does not exist") && !why.contains("geheim") && !why.contains('\n'), "{why}");
    let silent = open("postgres://syrtis:geheim@127.0.0.1:1/syrtis").await.err().unwrap().to_string();
    assert!(silent.contains("127.0.0.1:1/syrtis can't be used") && !silent.contains("geheim"), "{silent}");
}

/// What was acknowledged survives, and a restart only delays what comes next.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_of_the_database_is_waited_for() {
    let server = parts::Postgres::start();
    let store = open(&server.create("mars")).await.unwrap();
    store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
    for (seq, how) in [(1, parts::Stop::Fast), (2, parts::Stop::Immediate)] {
        server.stop(how);
        std::thread::scope(|scope| {
            scope.spawn(|| server.start_again());
            let append = store.append("a".into(), row(seq, 5), None);
            tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(append)).unwrap();
        });
        assert_eq!(store.log("a".into(), 0).await.unwrap().len() as u64, seq);
    }
}

/// Chat has no place in the log, but others hear of it all the same.
#[tokio::test]
async fn talk_is_told_to_other_servers() {
    let store = open(&parts::database()).await.unwrap();
    store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
    let start = store.written(-1).await.unwrap();
    let chat = Chat { id: 0, at: 5, seat: 0, name: "Ada".into(), text: "Hi".into() };
    store.say("a".into(), chat).await.unwrap();
    let first = talked(&store, start.mark).await;
    store.react("a".into(), 1, 0, Some(Feeling::Heart)).await.unwrap();
    let second = talked(&store, first).await;
    store.react("a".into(), 1, 0, None).await.unwrap();
    talked(&store, second).await;
    assert_eq!(store.last_said("a").await.unwrap(), 1);
}

/// Waits until it is told that somebody talks at table `a`.
async fn talked(store: &Store, mark: i64) -> i64 {
    let mut written = store.written(mark).await.unwrap();
    while written.talked.is_empty() {
        written = store.written(written.mark).await.unwrap();
    }
    assert_eq!((&written.talked[..], &written.tables[..]), (&["a".to_string()][..], &[][..]));
    written.mark
}
