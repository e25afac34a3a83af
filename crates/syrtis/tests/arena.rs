//! Tournaments, statistics and analysis, as people and programs use them.

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{file, game, syrtis};
use serde_json::Value;
use titles::all;

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one object");
    serde_json::from_str(text).unwrap()
}

/// The report of a tournament without its times.
fn report(arguments: &[&str]) -> Value {
    let mut report = json(&syrtis(arguments).well());
    for pace in report["pace"].as_array_mut().unwrap() {
        assert!(pace.as_object_mut().unwrap().remove("mean_ms").unwrap().is_number());
    }
    report
}

/// A page that needs no other file.
fn whole_page(path: &str) -> String {
    let page = fs::read_to_string(path).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(
        !page.contains("<script") && !page.contains("src=") && !page.contains("href="),
        "nothing is loaded"
    );
    assert!(page.contains("<svg"), "it has a plot");
    page
}

fn absent(name: &str) -> String {
    let path = file(name, "");
    fs::remove_file(&path).unwrap();
    path
}

const DUEL: [&str; 7] = ["arena", "redplanet:players=2", "--bots", "random,greedy", "--games", "6", "--json"];

#[test]
fn a_tournament_is_reported_as_json_as_a_page_and_as_text() {
    let page = absent("arena.html");
    let out = report(&[&DUEL[..], &["--html", &page]].concat());
    let duel = &out["tables"][0]["duels"][0];
    assert_eq!((&duel["challenger"], &duel["games"]), (&"greedy".into(), &6.into()));
    assert!(duel["wins"]["low"].as_f64().unwrap() <= duel["wins"]["share"].as_f64().unwrap());
    assert_eq!(out["ratings"][0]["bots"].as_array().unwrap().len(), 2);
    assert!(whole_page(&page).contains("greedy – random"));
    let text = syrtis(&DUEL[..6]).well();
    assert!(text.contains("6 of 6 games") && text.contains("Challenger"), "{text}");
    assert_eq!(out, report(&[&DUEL[..], &["--threads", "3"]].concat()), "the same with any threads");
}

#[test]
fn teams_play_cooperative_tables_and_stars_make_several_tables() {
    let out = report(&["arena", "ares:variant=*,players=1", "--bots", "random", "--games", "1", "--json"]);
    let tables = out["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 3, "three kinds of solo");
    assert!(tables.iter().all(|table| table["teams"][0]["games"] == 1));
}

#[test]
fn a_run_that_is_killed_resumes_and_ends_with_the_same_table() {
    let (whole, killed) = (absent("whole.jsonl"), absent("killed.jsonl"));
    let arguments = |path: &str| -> Vec<String> {
        let fixed = [
            "arena",
            "redplanet:players=2|3",
            "--bots",
            "random,greedy",
            "--games",
            "150",
            "--json",
            "--results",
        ];
        fixed.iter().map(ToString::to_string).chain([path.to_string()]).collect()
    };
    let run = |path: &str| report(&arguments(path).iter().map(String::as_str).collect::<Vec<_>>());
    let uninterrupted = run(&whole);
    let mut child = Command::new(env!("CARGO_BIN_EXE_syrtis"))
        .args(arguments(&killed))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = || fs::read_to_string(&killed).map_or(0, |text| text.lines().count());
    let begun = Instant::now();
    while lines() < 20 && begun.elapsed() < Duration::from_secs(60) {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(lines() >= 20);
    assert_eq!(run(&killed), uninterrupted);
}

#[test]
fn an_impossible_tournament_is_refused_with_the_reason() {
    let refused = |arguments: &[&str]| syrtis(&[&["arena"], arguments].concat()).refused();
    let error = refused(&["redplanet", "--bots", "random,grandmaster"]);
    assert!(error.contains("grandmaster") && error.contains("expert"), "{error}");
    let error = refused(&["redplanet", "--bots", "random,planner@0"]);
    assert!(error.contains("planner@0") && error.contains("zero"), "{error}");
    assert!(refused(&["redplanet", "--bots", "random,planner@soon"]).contains("50ms"));
    assert!(refused(&["chess", "--bots", "random,greedy"]).contains("redplanet"));
    assert!(refused(&["redplanet:players=99"]).contains("99"));
    assert!(refused(&["redplanet:players"]).contains("OPTION=VALUE"));
    assert!(refused(&["redplanet", "--bots", "random"]).contains("at least two"));
    assert!(refused(&["redplanet", "--bots", "random,random"]).contains("twice"));
    assert!(refused(&["redplanet", "--games", "0"]).contains("at least one"));
    assert!(refused(&["redplanet", "--format", "swiss"]).contains("ladder"));
    let mixed = refused(&["redplanet:players=4", "--format", "mixed", "--bots", "random,greedy"]);
    assert!(mixed.contains("4 different"), "{mixed}");
}

#[test]
fn a_file_that_is_not_results_is_refused_and_left_alone() {
    let with = |path: &str, seed: &str| syrtis(&[&DUEL[..], &["--results", path, "--seed", seed]].concat());
    let poem = file("poem.jsonl", "Two roads diverged\n");
    assert!(with(&poem, "1").refused().contains("poem.jsonl"));
    assert_eq!(fs::read_to_string(&poem).unwrap(), "Two roads diverged\n");
    let results = absent("results.jsonl");
    with(&results, "1").well();
    assert!(with(&results, "2").refused().contains("seed 1"));
    let text = fs::read_to_string(&results).unwrap();
    let broken = file("broken.jsonl", text.replacen("\"deal\":", "\"deal\":x", 1));
    let error = with(&broken, "1").refused();
    assert!(error.contains("line 2"), "{error}");
    let version = all()[0].version();
    let old = text.replacen(&format!("\"redplanet\":{version}"), "\"redplanet\":999", 1);
    assert!(with(&file("old.jsonl", old), "1").refused().contains("999"));
}

#[test]
fn statistics_cover_scores_seats_and_pieces() {
    for title in all() {
        let page = absent(&format!("{}.html", title.name()));
        let arguments = ["sim", title.name(), "--games", "60", "--html", &page, "--json"];
        let found = json(&syrtis(&arguments).well());
        assert_eq!((&found["finished"], &found["seed"]), (&60.into(), &1.into()));
        let counted = |name: &str| -> u64 {
            let counts = found[name]["counts"].as_array().unwrap();
            counts.iter().map(|count| count[1].as_u64().unwrap()).sum()
        };
        let players = found["players"].as_u64().unwrap();
        assert_eq!((counted("scores"), counted("actions"), counted("rounds")), (60 * players, 60, 60));
        assert!(found["pieces"].as_array().unwrap().len() > 5, "pieces of {}", title.name());
        whole_page(&page);
        assert_eq!(found, json(&syrtis(&[&arguments[..], &["--threads", "3"]].concat()).well()));
        let text = syrtis(&["sim", title.name(), "--games", "30", "--stats"]).well();
        assert!(text.contains("Median") && text.contains("Seat 0"), "{text}");
    }
}

#[test]
fn statistics_can_use_one_bot_for_all_seats_or_one_per_seat() {
    let with = |bots: &str| {
        syrtis(&["sim", "redplanet", "--players", "3", "--games", "3", "--bots", bots, "--json"])
    };
    assert_eq!(json(&with("greedy").well())["bots"], serde_json::json!(["greedy"]));
    assert_eq!(json(&with("greedy,random,random").well())["finished"], 3);
    assert!(with("greedy,random").refused().contains('3'));
    assert!(with("god").refused().contains("greedy"));
    assert!(with("planner@0").refused().contains("zero"));
}

#[test]
fn a_record_is_analysed_decision_by_decision() {
    for title in all() {
        let table = game(*title, 3, |table| table.lines() == 40);
        let path = file(&format!("{}-analysed.txt", title.name()), table.record());
        let page = absent(&format!("{}-analysed.html", title.name()));
        let arguments = ["analyse", &path, "--bot", "planner@20", "--html", &page, "--json"];
        let found = json(&syrtis(&arguments).well());
        assert_eq!(found["actions"], table.lines());
        let decisions = found["decisions"].as_array().unwrap();
        let judged = decisions.iter().filter(|decision| decision["after"].is_number()).count();
        assert!(judged * 2 > decisions.len(), "most decisions are judged: {judged}");
        for decision in decisions {
            let chance = |name: &str| decision[name].as_f64();
            let known = [chance("after"), chance("before")].into_iter().flatten().collect::<Vec<_>>();
            assert!(
                known.is_sorted() && known.iter().all(|chance| (0.0..=1.0).contains(chance)),
                "{decision}"
            );
            assert!(title.read_action(decision["choice"].as_str().unwrap()).is_ok());
        }
        whole_page(&page);
        assert_eq!(found, json(&syrtis(&[&arguments[..], &["--threads", "2"]].concat()).well()));
        let text = syrtis(&["analyse", &path, "--bot", "planner@20"]).well();
        assert!(text.contains("Same as bot"), "{text}");
    }
}

#[test]
fn an_impossible_analysis_is_refused() {
    let title = all()[0];
    let record = game(title, 1, |table| table.lines() == 20).record();
    let path = file("analysed.txt", &record);
    assert!(syrtis(&["analyse", &path, "--bot", "random"]).refused().contains("weigh"));
    assert!(syrtis(&["analyse", &path, "--bot", "expert@0"]).refused().contains("zero"));
    assert!(syrtis(&["analyse", &path, "--bot", "god"]).refused().contains("expert"));
    let head = format!("game {} {}", title.name(), title.version());
    let other = file("version.txt", record.replace(&head, &format!("game {} 999", title.name())));
    assert!(syrtis(&["analyse", &other]).refused().contains("999"));
    assert!(syrtis(&["analyse", "no/such/file"]).refused().contains("no/such/file"));
    let folder = Path::new(&path).parent().unwrap().to_str().unwrap();
    let unwritable = syrtis(&["analyse", &path, "--bot", "planner@2", "--html", folder]).refused();
    assert!(unwritable.contains("Can't write"), "{unwritable}");
}
