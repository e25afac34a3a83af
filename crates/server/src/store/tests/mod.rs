//! What every store promises, on each of them: a file, a database in memory, and a real Postgres.

mod copy;
mod file;
mod postgres;

use table::Seed;

use super::sql::query;
use super::{
    AppendResult, Channel, Database, Delivery, FinishedTable, GONE, Guest, Invited, ListingUpdate, LogRow,
    NewDevice, PassKind, SeatedGuest, SignedIn, Store, StoredNotice, StoredReaction, StoredStudy, StudyText,
    TableMeta, Write,
};
use crate::api::{
    Access, Chat, Company, Feeling, Kept, Mark, Note, Notice, NoticeKind, Place, SeatResult, Setup, Status,
    TableResult,
};
use crate::log_entry::LogEntry;
use crate::store::guests::StoredDevice;

/// Runs each test on every store.
macro_rules! on_every_store {
    ($($(#[$doc:meta])* async fn $name:ident($store:ident) $body:block)+) => {$(
        $(#[$doc])*
        mod $name {
            use super::*;

            async fn holds($store: &Store) $body

            #[tokio::test]
            async fn in_a_file() {
                let store = file::TestStore::new().await;
                holds(&store).await;
            }

            #[tokio::test]
            async fn in_memory() {
                holds(&Store::open(&Database::Memory).await.unwrap()).await;
            }

            #[tokio::test]
            async fn in_postgres() {
                holds(&postgres::new().await).await;
            }
        }
    )+};
}

fn meta(id: &str) -> TableMeta {
    TableMeta { setup: Setup { access: Access::Open, ..Setup::default() }, ..TableMeta::sample(id) }
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

fn row(seq: u64, at: u64) -> LogRow {
    let entry = LogEntry::Sit { seat: 0, guest: "ada".into(), name: "Ada".into() };
    LogRow { seq, at, entry }
}

fn listing(status: Status) -> ListingUpdate {
    ListingUpdate { status, places: vec![], joins: None, leaves: None, host: None, terms: None, result: None }
}

fn guest(id: &str) -> Guest {
    Guest { id: id.into(), name: id.into() }
}

fn device(number: u8) -> NewDevice {
    NewDevice { id: number.to_string(), secret: [number; 32], name: String::new(), at: 1 }
}

/// A finished game of two; the first wins with 12 points.
fn finished(table: &str, people: [&str; 2]) -> FinishedTable {
    let seat = |seat: u8| SeatResult { seat, score: 12 - i32::from(seat), place: seat + 1, won: seat == 0 };
    let result = TableResult {
        variant: "usual".into(),
        players: 2,
        together: false,
        recorded: false,
        company: Company::People,
        counts: true,
        rounds: 9,
        seats: vec![seat(0), seat(1)],
        kept: vec![],
        ended: 7,
    };
    let sits =
        |(seat, guest): (usize, &str)| SeatedGuest { seat: seat as u8, guest: guest.into(), stayed: true };
    let people = people.into_iter().enumerate().map(sits).collect();
    FinishedTable { table: table.into(), game: "example".into(), people, result }
}

fn ids(listed: &[super::Listed]) -> Vec<&str> {
    listed.iter().map(|table| &table.meta.id[..]).collect()
}

/// Reads what was written since a mark until this number of tables was named. Another transaction on the same
/// Postgres may delay it.
async fn told(store: &Store, mark: i64, tables: usize) -> (i64, Vec<(String, u64)>) {
    let (mut mark, mut all) = (mark, Vec::new());
    while all.len() < tables {
        let written = store.written(mark).await.unwrap();
        all.extend(written.tables);
        mark = written.mark;
    }
    all.sort();
    (mark, all)
}

on_every_store! {
    async fn seeds_come_back_as_they_were(store) {
        for (id, seed) in [("a", Seed::Number(u64::MAX)), ("b", Seed::Secret([0x9f; 32]))] {
            store.make(TableMeta { seed, ..meta(id) }, vec![Place::default()], 50).await.unwrap();
            assert_eq!(store.meta(id.into()).await.unwrap().unwrap().seed, seed);
        }
    }

    async fn a_snapshot_is_replaced_by_a_later_one_only(store) {
        store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
        assert_eq!(store.snapshot("a".into()).await.unwrap(), None);
        store.put_snapshot("a".into(), 20, vec![2]).await.unwrap();
        store.put_snapshot("a".into(), 10, vec![1]).await.unwrap();
        assert_eq!(store.snapshot("a".into()).await.unwrap(), Some((20, vec![2])));
        store.put_snapshot("a".into(), 30, vec![3]).await.unwrap();
        assert_eq!(store.snapshot("a".into()).await.unwrap(), Some((30, vec![3])));
        assert!(store.put_snapshot("nowhere".into(), 1, vec![]).await.is_err(), "a snapshot belongs to a table");
    }

    async fn a_bad_write_fails_alone(store) {
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

    async fn racing_hosts_never_exceed_their_quota(store) {
        let makes = (0..100).map(|at| store.make(meta(&at.to_string()), vec![Place::default()], 50));
        let made = futures_util::future::join_all(makes).await;
        assert_eq!(made.into_iter().filter(|made| *made.as_ref().unwrap()).count(), 50);
    }

    async fn studies_come_back_as_they_were_and_go_with_their_author(store) {
        for (number, id) in ["ada", "ben"].into_iter().enumerate() {
            let guest = Guest { id: id.into(), name: "Ada".into() };
            store.add_guest(guest, device(number as u8)).await.unwrap();
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
        store.forget_guest("ada".into(), "NN").await.unwrap();
        assert_eq!(store.studies_of("ada".into(), 9).await.unwrap(), []);
        assert_eq!(store.studies_of("ben".into(), 9).await.unwrap().len(), 1);
        store.delete_study("d".into()).await.unwrap();
        assert_eq!(store.study("d".into()).await.unwrap(), None);
    }

    async fn a_table_is_deleted_with_everything_that_belongs_to_it(store) {
        for id in ["old", "new"] {
            store.make(meta(id), vec![Place::default()], 50).await.unwrap();
            let sits = LogEntry::Sit { seat: 0, guest: "ada".into(), name: "Ada".into() };
            let listing = ListingUpdate {
                status: Status::Over,
                places: vec![],
                joins: Some("ada".into()),
                leaves: None,
                host: None,
                terms: None,
                result: None,
            };
            store.append(id.into(), LogRow { seq: 1, at: 5, entry: sits }, Some(listing)).await.unwrap();
            store.put_snapshot(id.into(), 1, vec![]).await.unwrap();
            let chat = Chat { id: 0, at: 5, seat: 0, name: "Ada".into(), text: "Hi".into() };
            store.say(id.into(), chat).await.unwrap();
        }
        assert_eq!(store.ended_since(5).await.unwrap(), Vec::<String>::new());
        let ended = store.ended_since(6).await.unwrap();
        assert!(ended.contains(&"old".to_string()));
        assert_eq!(ended.len(), if store.is_shared() { 2 } else { 1 }, "in a file the newest entry stays");
        store.delete("old".into()).await.unwrap();
        assert!(store.meta("old".into()).await.unwrap().is_none());
        assert!(store.snapshot("old".into()).await.unwrap().is_none());
        assert_eq!(store.said("old".into(), 0, 9).await.unwrap().len(), 0);
        assert_eq!(store.log("old".into(), 0).await.unwrap().len(), 0);
        assert_eq!(store.tables_of("ada".into(), 9).await.unwrap().len(), 1);
        assert_eq!(store.said("new".into(), 0, 9).await.unwrap().len(), 1);
    }

    async fn a_guest_is_known_by_their_secrets_until_they_delete_themselves(store) {
        store.add_guest(guest("ada"), device(7)).await.unwrap();
        let ada = SignedIn { guest: guest("ada"), device: "7".into(), seen: 1, scopes: None };
        assert_eq!(store.signed_in([7; 32]).await.unwrap(), Some(ada));
        assert_eq!(store.signed_in([8; 32]).await.unwrap(), None);
        store.rename_guest("ada".into(), "Ada L.".into()).await.unwrap();
        assert_eq!(store.signed_in([7; 32]).await.unwrap().unwrap().guest.name, "Ada L.");
        assert!(store.has_guest("ada".into()).await.unwrap());
        store.forget_guest("ada".into(), "NN").await.unwrap();
        assert_eq!(store.signed_in([7; 32]).await.unwrap(), None);
        assert!(!store.has_guest("ada".into()).await.unwrap());
        assert_eq!(store.name_of("ada".into()).await.unwrap().as_deref(), Some("NN"));
    }

    async fn a_pass_signs_in_on_a_further_device_once_and_in_time(store) {
        store.add_guest(guest("ada"), device(7)).await.unwrap();
        let give = |hash| store.give_passes("ada".into(), PassKind::Link, vec![[hash; 32]], 50);
        give(1).await.unwrap();
        give(2).await.unwrap();
        assert_eq!(store.pass([1; 32], 9).await.unwrap(), None, "it was replaced");
        assert_eq!(store.pass([2; 32], 49).await.unwrap(), Some(guest("ada")));
        assert_eq!(store.pass([2; 32], 50).await.unwrap(), None, "it is too old");
        let enter = |number: u8, at| {
            let device = NewDevice { at, ..device(number) };
            store.enter([2; 32], "ada".into(), device)
        };
        assert!(!enter(8, 50).await.unwrap());
        assert!(enter(9, 49).await.unwrap());
        assert!(!enter(10, 49).await.unwrap(), "it was used");
        assert_eq!(store.signed_in([9; 32]).await.unwrap().unwrap().guest, guest("ada"));
        assert_eq!(store.signed_in([10; 32]).await.unwrap(), None);
        let names = |devices: Vec<StoredDevice>| devices.into_iter().map(|it| it.id).collect::<Vec<_>>();
        assert_eq!(names(store.devices("ada".into()).await.unwrap()), ["9", "7"], "the last used first");
        store.saw_device("ada".into(), "7".into(), 60).await.unwrap();
        assert_eq!(names(store.devices("ada".into()).await.unwrap()), ["7", "9"]);
    }

    async fn only_so_many_devices_are_remembered(store) {
        store.add_guest(guest("ada"), device(0)).await.unwrap();
        for number in 1..=30 {
            store.give_passes("ada".into(), PassKind::Link, vec![[number; 32]], 1000).await.unwrap();
            let device = NewDevice { at: 100 + u64::from(number), ..device(number) };
            assert!(store.enter([number; 32], "ada".into(), device).await.unwrap());
        }
        let devices = store.devices("ada".into()).await.unwrap();
        assert_eq!((devices.len(), &devices[0].id[..], &devices[19].id[..]), (20, "30", "11"));
    }

    /// Servers of the version before know a guest by the secret beside their name.
    async fn servers_of_two_versions_know_the_same_guests(store) {
        let older = query("INSERT INTO guests (id, secret, name, created) VALUES ('ada', $1, 'Ada', 5)");
        store.write(Write::new("ada", older.bind([7; 32]))).await.unwrap();
        let ada = store.signed_in([7; 32]).await.unwrap().unwrap();
        assert_eq!((&ada.guest.id[..], ada.seen), ("ada", 5));
        assert_eq!(store.signed_in([7; 32]).await.unwrap().unwrap().device, ada.device);
        assert!(store.has_device(ada.device.clone()).await.unwrap());
        assert!(store.end_device("ada".into(), ada.device, [99; 32]).await.unwrap());
        assert_eq!(store.signed_in([7; 32]).await.unwrap(), None, "neither version lets them in");
        assert!(store.has_guest("ada".into()).await.unwrap());
    }

    async fn of_two_guests_who_are_one_nothing_is_lost(store) {
        for (at, name) in ["ada", "ben", "cleo"].into_iter().enumerate() {
            store.add_guest(guest(name), device(at as u8)).await.unwrap();
        }
        for (table, people) in [("a", ["ada", "cleo"]), ("b", ["ben", "cleo"]), ("c", ["ada", "ben"])] {
            store.keep_result(finished(table, people)).await.unwrap();
        }
        store.block("cleo".into(), "ben".into(), 5, 9).await.unwrap();
        store.mute("ben".into(), 900).await.unwrap();
        store.mute("ada".into(), 100).await.unwrap();
        store.merge_guests("ben".into(), "ada".into()).await.unwrap();
        let tallies = store.tallies("ada".into()).await.unwrap();
        assert_eq!((tallies.len(), tallies[0].games, tallies[0].best), (1, 4, 12));
        let met = store.companions("ada".into(), 9).await.unwrap();
        assert_eq!(met.iter().map(|one| (&one.id[..], one.games)).collect::<Vec<_>>(), [("cleo", 2)]);
        let theirs = store.companions("cleo".into(), 9).await.unwrap();
        assert_eq!(theirs.iter().map(|one| (&one.id[..], one.games)).collect::<Vec<_>>(), [("ada", 2)]);
        assert_eq!(store.latest_games("ada".into(), 9).await.unwrap().len(), 3);
        assert!(store.has_blocked("cleo".into(), "ada".into()).await.unwrap());
        assert!(store.is_muted("ada".into(), 899).await.unwrap(), "nobody gets rid of a mute");
        assert!(!store.has_guest("ben".into()).await.unwrap());
        assert_eq!(store.signed_in([1; 32]).await.unwrap().unwrap().guest.id, "ada", "his devices are hers");
    }

    /// What fills in results has read the log before they left.
    async fn the_history_of_a_guest_who_has_left_does_not_come_back(store) {
        for (at, name) in ["ada", "ben"].into_iter().enumerate() {
            store.add_guest(guest(name), device(at as u8)).await.unwrap();
        }
        let mut scenario = finished("a", ["ada", "ben"]);
        let (kind, name) = ("scenario".to_string(), "example-scenario".to_string());
        scenario.result.kept.push(Kept { seat: None, kind, name, times: 1 });
        store.forget_guest("ada".into(), "NN").await.unwrap();
        store.keep_result(scenario).await.unwrap();
        let of = async |guest: &str| {
            let guest = || guest.to_string();
            let (tallies, goals) = (store.tallies(guest()).await.unwrap(), store.goals(guest()).await.unwrap());
            let met = query("SELECT other FROM met WHERE guest = $1 OR other = $1").bind(guest());
            let latest = store.latest_games(guest(), 9).await.unwrap();
            (tallies.len(), goals.len(), latest.len(), store.all(met).await.unwrap().len())
        };
        assert_eq!(of("ada").await, (0, 0, 0, 0));
        assert_eq!(of("ben").await, (1, 1, 1, 0), "his own stays");
        assert_eq!(store.without_result(9).await.unwrap(), Vec::<String>::new());
    }

    async fn an_entry_gets_its_position_once(store) {
        store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
        assert_eq!(store.append("a".into(), row(1, 5), None).await.unwrap(), AppendResult::Stored);
        let late = Some(listing(Status::Over));
        assert_eq!(store.append("a".into(), row(1, 6), late).await.unwrap(), AppendResult::Conflict);
        assert_eq!(store.listed("a").await.unwrap().status, Status::Waiting, "the loser changes nothing");
        assert_eq!(store.append("a".into(), row(2, 7), None).await.unwrap(), AppendResult::Stored);
        let log = store.log("a".into(), 0).await.unwrap();
        assert_eq!(log.iter().map(|row| (row.seq, row.at)).collect::<Vec<_>>(), [(1, 5), (2, 7)]);
        assert_eq!(store.log("a".into(), 1).await.unwrap().len(), 1);
        assert_eq!(store.newest().await.unwrap(), 7);
        assert!(store.append("nowhere".into(), row(1, 8), None).await.is_err());
    }

    async fn of_many_who_want_a_position_one_gets_it(store) {
        store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
        let appends = (0..20).map(|at| store.append("a".into(), row(1, at), None));
        let results = futures_util::future::join_all(appends).await;
        let stored = results.into_iter().filter(|result| *result.as_ref().unwrap() == AppendResult::Stored);
        assert_eq!(stored.count(), 1);
    }

    async fn what_was_written_since_a_mark_is_told_once(store) {
        let start = store.written(-1).await.unwrap();
        assert_eq!(start.tables, []);
        for id in ["a", "b"] {
            store.make(meta(id), vec![Place::default()], 50).await.unwrap();
        }
        store.append("a".into(), row(1, 5), None).await.unwrap();
        let (first, tables) = told(store, start.mark, 1).await;
        assert_eq!(tables, [("a".to_string(), 1)]);
        store.append("a".into(), row(2, 5), None).await.unwrap();
        store.append("b".into(), row(1, 5), None).await.unwrap();
        let (second, tables) = told(store, first, 2).await;
        assert_eq!(tables, [("a".to_string(), 2), ("b".to_string(), 1)]);
        assert_eq!(store.written(second).await.unwrap().tables, []);
    }

    async fn a_running_table_belongs_to_one_server_until_that_is_gone(store) {
        store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
        let now = store.beat("one", "rules").await.unwrap();
        store.beat("two", "other rules").await.unwrap();
        assert!(!store.take("one", "a", now).await.unwrap(), "it does not run yet");
        store.append("a".into(), row(1, 5), Some(listing(Status::Running))).await.unwrap();
        assert_eq!(store.unheld(now, 9).await.unwrap(), ["a"]);
        assert!(store.take("one", "a", now).await.unwrap());
        assert!(store.take("one", "a", now).await.unwrap(), "it is theirs already");
        assert!(!store.take("two", "a", now).await.unwrap());
        assert_eq!(store.unheld(now, 9).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.rules_of_others("one", now).await.unwrap(), ["other rules"]);
        let later = store.now().await.unwrap() + GONE + 60_000;
        assert_eq!(store.unheld(later, 9).await.unwrap(), ["a"], "nobody has been seen for long");
        assert!(store.take("two", "a", later).await.unwrap());
        assert_eq!(store.held("two").await.unwrap(), ["a"]);
        assert_eq!(store.held("one").await.unwrap(), Vec::<String>::new());
        store.leave("two").await.unwrap();
        assert!(store.take("one", "a", now).await.unwrap(), "a server that leaves gives its tables back");
        store.let_go("one", "a").await.unwrap();
        assert_eq!(store.unheld(now, 9).await.unwrap(), ["a"]);
    }

    async fn the_lists_show_what_they_should(store) {
        for (id, created) in [("old", 1), ("new", 2)] {
            store.make(TableMeta { created, ..meta(id) }, vec![Place::default()], 50).await.unwrap();
        }
        let setup = Setup { access: Access::Invited, ..Setup::default() };
        store.make(TableMeta { setup, ..meta("secret") }, vec![], 50).await.unwrap();
        let waiting = store.for_anybody(Status::Waiting, None, 9).await.unwrap();
        assert_eq!(ids(&waiting), ["new", "old"], "without those that need an invitation");
        assert_eq!(waiting[0].places, [Place::default()]);
        assert_eq!(store.for_anybody(Status::Waiting, Some("other".into()), 9).await.unwrap().len(), 0);
        let sits = ListingUpdate { joins: Some("ben".into()), ..listing(Status::Running) };
        store.append("old".into(), row(1, 5), Some(sits)).await.unwrap();
        assert_eq!(store.running().await.unwrap(), ["old"]);
        assert_eq!(ids(&store.tables_of("ben".into(), 9).await.unwrap()), ["old"]);
        assert_eq!(ids(&store.for_anybody(Status::Running, Some("example".into()), 9).await.unwrap()), ["old"]);
        let leaves = ListingUpdate { leaves: Some("ben".into()), ..listing(Status::Waiting) };
        store.append("old".into(), row(2, 6), Some(leaves)).await.unwrap();
        assert_eq!(store.tables_of("ben".into(), 9).await.unwrap().len(), 0);
        let mut waiting = store.waiting_since(6).await.unwrap();
        waiting.sort();
        assert_eq!(waiting, ["new", "secret"], "the other changed at 6");
        assert_eq!(store.ids().await.unwrap().len(), 3);
    }

    async fn chat_and_reactions_come_back_in_order(store) {
        store.make(meta("a"), vec![Place::default()], 50).await.unwrap();
        let chat = |text: &str| Chat { id: 0, at: 5, seat: 1, name: "Ada".into(), text: text.into() };
        let said = ["one", "two", "three"].map(|text| store.say("a".into(), chat(text)));
        let said = futures_util::future::join_all(said).await;
        let said: Vec<i64> = said.into_iter().map(Result::unwrap).collect();
        assert!(said.is_sorted(), "{said:?}");
        let texts: Vec<_> = store.said("a".into(), said[0], 9).await.unwrap().into_iter().map(|it| it.text).collect();
        assert_eq!(texts, ["two", "three"]);
        for (seq, feeling) in [(2, Some(Feeling::Heart)), (1, Some(Feeling::Heart)), (1, None), (3, Some(Feeling::Heart))] {
            store.react("a".into(), seq, 0, feeling).await.unwrap();
        }
        let on = |seq| StoredReaction { seq, seat: 0, feeling: Feeling::Heart };
        assert_eq!(store.reactions("a".into(), 9).await.unwrap(), [on(2), on(3)]);
        assert_eq!(store.reactions("a".into(), 1).await.unwrap(), [on(3)]);
    }

    async fn a_table_has_a_limited_number_of_invitations(store) {
        for (number, id) in ["ada", "ben", "cleo", "dan"].into_iter().enumerate() {
            store.add_guest(Guest { id: id.into(), name: id.into() }, device(number as u8)).await.unwrap();
        }
        for id in ["a", "b"] {
            store.make(meta(id), vec![Place::default()], 50).await.unwrap();
        }
        let invite = async |guest: &str, table: &str, at| {
            store.invite(guest.into(), table.into(), "ada".into(), at, 2).await.unwrap()
        };
        assert_eq!(invite("ben", "a", 1).await, Invited::Now);
        assert_eq!(invite("ben", "a", 2).await, Invited::Before);
        assert_eq!(invite("cleo", "a", 3).await, Invited::Now);
        assert_eq!(invite("dan", "a", 4).await, Invited::Full);
        assert_eq!(invite("ben", "a", 5).await, Invited::Before, "also when no more can be");
        assert_eq!(invite("ben", "b", 6).await, Invited::Now);
        let mine = async || {
            let found = store.invitations_of("ben".into(), 9).await.unwrap();
            found.into_iter().map(|(listed, from)| format!("{} by {from}", listed.meta.id)).collect::<Vec<_>>()
        };
        assert_eq!(mine().await, ["b by ada", "a by ada"]);
        let sits = ListingUpdate { joins: Some("ben".into()), ..listing(Status::Waiting) };
        store.append("b".into(), row(1, 5), Some(sits)).await.unwrap();
        assert_eq!(mine().await, ["a by ada"], "he has a seat at the other");
        store.append("a".into(), row(1, 5), Some(listing(Status::Running))).await.unwrap();
        assert_eq!(mine().await, Vec::<String>::new());
    }

    async fn a_delivery_that_can_t_be_read_stands_in_nobody_s_way(store) {
        let notice = |table: &str| Notice {
            kind: NoticeKind::Turn,
            table: table.into(),
            game: "example".into(),
            with: vec![],
            invite: None,
            at: 5,
        };
        let delivery = |id: &str| Delivery {
            id: id.into(),
            guest: "ben".into(),
            channel: Channel::Webhook,
            target: String::new(),
            notice: notice(id),
            tries: 0,
            due: 5,
        };
        for id in ["a", "b"] {
            let stored = StoredNotice { guest: "ben".into(), about: "turn".into(), notice: notice(id) };
            assert!(store.notify(stored, vec![delivery(id)]).await.unwrap());
        }
        let newer = query("UPDATE deliveries SET channel = 'pigeon' WHERE id = 'a'");
        store.write(Write::new("a", newer)).await.unwrap();
        assert_eq!(store.due_deliveries(9, 9).await.unwrap(), [delivery("b")]);
        assert_eq!(store.due_deliveries(9, 1).await.unwrap(), [delivery("b")], "the other comes later");
        assert!(store.is_unseen("ben".into(), &notice("b")).await.unwrap());
        store.looked("ben".into(), "b".into(), None, 9).await.unwrap();
        assert!(!store.is_unseen("ben".into(), &notice("b")).await.unwrap());
    }

    async fn a_probe_says_that_the_store_can_be_written(store) {
        assert!(store.healthy().await.is_ok());
    }
}
