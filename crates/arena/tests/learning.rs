//! The whole way from nothing to a network, with the example game: self-play, training, the gate, and a course.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use arena::course::Course;
use arena::selfplay::{Plan, Recipe, SelfPlayError, run, shards};
use arena::{Contender, Format, Gate, Nets, Results, TableSpec, Tournament, TournamentError};
use learn::{Data, Shard};
use titles::{NetName, Title};

fn tables() -> Vec<TableSpec> {
    titles::list_example();
    TableSpec::read("example:players=2|3").expect("two tables")
}

fn title() -> &'static dyn Title {
    tables()[0].title
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("learning").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("some threads")
}

/// Everything is searched a little and kept: games of the example are short.
fn recipe() -> Recipe {
    Recipe { plans: 0.3, moves: 0.3, budget: "24".parse().unwrap(), keep: 0.6, stray: 0.1 }
}

fn plan(games: u64) -> Plan {
    Plan { tables: tables(), games, seed: 5, nets: Vec::new(), recipe: recipe() }
}

fn small() -> learn::Recipe {
    learn::Recipe {
        hidden: 64,
        value: 16,
        policy: 32,
        leans: true,
        epochs: 6,
        rate: 4e-3,
        seed: 1,
        threads: 2,
        until: None,
    }
}

fn lessons(folder: &std::path::Path) -> Data {
    let mut data = Data::new();
    for file in shards(folder).unwrap() {
        assert!(data.add(&Shard::read(&file).unwrap()));
    }
    data
}

#[test]
fn a_few_hundred_games_make_a_better_player() {
    let folder = folder("better");
    let played = run(&plan(1500), &folder, threads(2), None, &|_| {}).unwrap();
    assert_eq!(played.games, 3000);
    let data = lessons(&folder);
    assert_eq!(data.positions() + data.held_back(), played.positions as usize);
    let trained = learn::train(&data, &small(), None, "a test", |_| {}).unwrap();
    let last = trained.verdicts.last().unwrap();
    assert!(last.value < last.value_by_hand - 0.01, "{last:?}");
    assert!(last.policy < last.policy_by_hand, "{last:?}");
    assert!(last.right > last.right_by_hand, "{last:?}");
    // It is read as any other file of a network, and suits its game alone.
    let file = trained.net.write();
    let new = title().read_net(&file).unwrap();
    assert!(titles::find("ares").unwrap().read_net(&file).unwrap_err().to_string().contains("example"));
    let gate = Gate {
        tables: tables(),
        new,
        old: None,
        games: 3000,
        expert_games: 0,
        budget: "5".parse().unwrap(),
        seed: 77,
        threads: threads(2),
    };
    let result = gate.run().unwrap();
    assert!(result.passes(), "{:?}", result.before);
    // Against itself it is exactly even, and does not pass.
    let again = Gate { old: Some(gate.new.clone()), games: 30, ..gate };
    let result = again.run().unwrap();
    assert!(!result.passes() && result.before.mean.abs() < 0.1, "{:?}", result.before);
}

#[test]
fn games_depend_on_their_seed_alone_and_a_stopped_run_goes_on() {
    let (one, other) = (folder("one"), folder("other"));
    run(&plan(40), &one, threads(1), None, &|_| {}).unwrap();
    run(&plan(24), &other, threads(2), None, &|_| {}).unwrap();
    let half = shards(&other).unwrap();
    assert_eq!(half.len(), 2);
    run(&plan(40), &other, threads(2), None, &|_| {}).unwrap();
    let names = |files: &[PathBuf]| -> Vec<_> {
        files.iter().map(|file| file.file_name().unwrap().to_owned()).collect()
    };
    let (ones, others) = (shards(&one).unwrap(), shards(&other).unwrap());
    assert_eq!(names(&ones), names(&others));
    for (one, other) in ones.iter().zip(&others) {
        assert_eq!(fs::read(one).unwrap(), fs::read(other).unwrap(), "{}", one.display());
    }
    let changed = Plan { recipe: Recipe { stray: 0.2, ..recipe() }, ..plan(40) };
    let refused = run(&changed, &one, threads(1), None, &|_| {});
    assert!(matches!(refused, Err(SelfPlayError::Other(_))));
    let first = &ones[0];
    let bytes = fs::read(first).unwrap();
    fs::write(first, &bytes[..bytes.len() / 2]).unwrap();
    let refused = run(&plan(40), &one, threads(1), None, &|_| {});
    assert!(matches!(refused, Err(SelfPlayError::Shard { .. })));
}

#[test]
fn a_course_goes_through_its_rounds_and_on_where_it_stopped() {
    let (work, out) = (folder("work"), folder("out"));
    let course = Course {
        tables: tables(),
        work: work.clone(),
        out: Some(out.clone()),
        time: Duration::from_secs(3),
        round: Duration::from_secs(3),
        threads: threads(2),
        seed: 1,
        recipe: recipe(),
        leans: true,
        gate_games: 30,
        expert_games: 2,
        budget: "8".parse().unwrap(),
    };
    let rounds = |lines: &[String]| lines.iter().filter(|line| line.contains("lead over")).count();
    let mut lines = Vec::new();
    course.run(&mut |line| lines.push(line.to_string())).unwrap();
    let first = rounds(&lines);
    assert!(first >= 1, "{lines:#?}");
    course.run(&mut |line| lines.push(line.to_string())).unwrap();
    assert!(rounds(&lines) > first, "{lines:#?}");
    let next = format!("example round {}:", first + 1);
    assert!(lines.iter().any(|line| line.contains(&next)), "{lines:#?}");
    // Every round leaves a readable network and a line in the log.
    title().read_net(&fs::read(work.join("example/round-1.bin")).unwrap()).unwrap();
    let log = fs::read_to_string(out.join("log.txt")).unwrap();
    assert!(log.contains("learned") && log.contains("lead over"), "{log}");
    assert!(fs::read_to_string(out.join("example.json")).unwrap().contains("\"positions\""));
}

#[test]
fn a_bot_is_named_with_a_network_that_is_there_and_suits_the_game() {
    let folder = folder("named");
    run(&plan(24), &folder, threads(2), None, &|_| {}).unwrap();
    let one_epoch = learn::Recipe { epochs: 1, ..small() };
    let net = learn::train(&lessons(&folder), &one_epoch, None, "", |_| {}).unwrap().net;
    let name = NetName::new("mine").unwrap();
    let tournament = Tournament {
        bots: ["expert@8", "master+mine@8"].map(|bot| bot.parse::<Contender>().unwrap()).to_vec(),
        tables: tables(),
        format: Format::Pairs,
        both: false,
        games: 6,
        seed: 1,
        nets: Nets::from([(name, net.into())]),
    };
    let mut results = Results::in_memory();
    arena::run(&tournament, &mut results, threads(2), &|_| {}).unwrap();
    assert_eq!(results.played().len(), 6 + 6);
    let without = Tournament { nets: Nets::new(), ..tournament.clone() };
    let error = without.check().unwrap_err();
    assert!(matches!(error, TournamentError::NoNet { .. }), "{error}");
    let elsewhere = Tournament { tables: TableSpec::read("ares:players=2").unwrap(), ..tournament };
    assert!(elsewhere.check().unwrap_err().to_string().contains("ares"));
}
