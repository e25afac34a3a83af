//! The commands, as people and programs use them.

mod common;

use std::io::Read;
use std::process::{Command, Stdio};

use common::{file, game, syrtis, typing};
use serde_json::Value;
use table::Rng;
use titles::all;

fn json(text: &str) -> Value {
    assert_eq!(text.lines().count(), 1, "one object");
    serde_json::from_str(text).unwrap()
}

/// The summary of a simulation without its times.
fn simulated(arguments: &[&str]) -> Value {
    let mut summary = json(&syrtis(arguments).well());
    let object = summary.as_object_mut().unwrap();
    for time in ["seconds", "decisions_per_second", "games_per_second"] {
        assert!(object.remove(time).unwrap().as_f64().unwrap() > 0.0, "{time}");
    }
    summary
}

#[test]
fn a_simulation_is_summed_up_as_json() {
    for title in all() {
        let summary = simulated(&["sim", title.name(), "--games", "50", "--seed", "1", "--json"]);
        assert_eq!(summary["game"], title.name());
        assert_eq!((&summary["games"], &summary["finished"]), (&50.into(), &50.into()));
        assert_eq!(summary["state_bytes"], title.state_bytes());
        assert!(summary["decisions"].as_u64().unwrap() > 50);
        assert!(summary["longest_game"].as_u64().unwrap() <= title.longest() as u64);
        assert!(summary["variant"].is_string());
        let players = summary["players"].as_u64().unwrap() as usize;
        assert_eq!(summary["mean_scores"].as_array().unwrap().len(), players);
        assert_eq!(summary["win_share"].as_array().unwrap().len(), players);
        assert_eq!(summary["actions"].as_object().unwrap().len(), title.kinds().len());
    }
}

#[test]
fn a_simulation_is_the_same_on_every_run_and_with_any_threads() {
    for title in all() {
        let with = |threads| {
            simulated(&["sim", title.name(), "--games", "200", "--seed", "9", "--threads", threads, "--json"])
        };
        let alone = with("1");
        assert_eq!(alone, with("1"));
        assert_eq!(alone, with("2"));
        assert_eq!(alone, with("5"));
    }
}

#[test]
fn a_variant_that_follows_from_the_players_may_be_named_but_not_contradicted() {
    let two = ["sim", "redplanet", "--players", "2", "--games", "1", "--json", "--variant"];
    assert_eq!(simulated(&[&two[..], &["two-players"]].concat())["variant"], "two-players");
    assert!(syrtis(&[&two[..], &["standard"]].concat()).refused().contains("two-players"));
}

#[test]
fn a_simulation_is_readable_for_people() {
    let out = syrtis(&["sim", all()[0].name(), "--games", "20"]).well();
    assert!(out.contains("20 of 20 games finished"), "{out}");
    assert!(out.contains("Seat 1"), "{out}");
}

#[test]
fn a_record_is_shown_at_any_move_to_any_viewer() {
    for title in all() {
        let table = game(*title, 2, |_| false);
        let path = file(&format!("{}.txt", title.name()), table.record());
        let out = json(&syrtis(&["replay", &path, "--json"]).well());
        assert_eq!(out["hash"], table.hash().to_string());
        assert_eq!(out["finished"], true);
        assert_eq!(
            out["outcome"]["winners"],
            serde_json::to_value(table.outcome().unwrap().winners).unwrap()
        );
        for viewer in ["0", "spectator", "open"] {
            let out = json(&syrtis(&["replay", &path, "--to", "7", "--as", viewer, "--json"]).well());
            assert_eq!(out["at"]["actions"], 7);
            assert!(out["at"]["view"].is_object());
        }
        let out = syrtis(&["replay", &path, "--to", "7", "--as", "0"]).well();
        assert!(out.contains("After 7 actions"), "{out}");
        let piped = typing(&table.record(), &["replay", "-"]).well();
        assert!(piped.contains("verified"), "{piped}");
    }
}

#[test]
fn rules_are_found_by_id_by_game_and_by_words() {
    for title in all() {
        let rules = title.rules();
        let rule = &rules.rules[0];
        assert!(syrtis(&["rules"]).well().contains(&format!(
            "{}: {} rules",
            title.name(),
            rules.rules.len()
        )));
        assert!(syrtis(&["rules", &rule.id.to_lowercase()]).well().contains(&rule.id));
        let all = json(&syrtis(&["rules", title.name(), "--json"]).well());
        assert_eq!(all.as_array().unwrap().len(), rules.rules.len());
        let word = rule.text.split(' ').max_by_key(|word| word.len()).unwrap();
        assert!(syrtis(&["rules", title.name(), word]).well().contains(&rule.id));
        let near = format!("{}-9999", rule.id.rsplit_once('-').unwrap().0);
        assert!(syrtis(&["rules", &near]).refused().contains(&rule.id));
    }
}

#[test]
fn the_box_is_listed_with_its_provenance() {
    for title in all() {
        let items = title.material();
        let listed = json(&syrtis(&["material", title.name(), "--json"]).well());
        assert_eq!(listed, serde_json::to_value(&items).unwrap());
        let out = syrtis(&["material", title.name()]).well();
        let provenance = items[0].provenance;
        let count = items.iter().filter(|item| item.provenance == provenance).count();
        let provenance = provenance.word();
        assert!(out.contains(&format!("{provenance}: {count}")), "{out}");
        let some = json(&syrtis(&["material", title.name(), "--provenance", provenance, "--json"]).well());
        assert_eq!(some.as_array().unwrap().len(), count);
    }
}

/// Random numbers. A number that is not offered is asked for again.
fn any_answers(count: usize) -> String {
    let mut rng = Rng::seeded(9);
    (0..2 * count).map(|_| format!("{}\n", 1 + rng.below(6))).collect()
}

#[test]
fn a_whole_game_is_played_in_the_terminal_saved_and_verified() {
    for title in all() {
        let path = file(&format!("{}-saved.txt", title.name()), "");
        let answers = any_answers(title.longest());
        let out = typing(&answers, &["play", title.name(), "--seed", "4", "--name", "Ada"]).well();
        assert!(out.contains("You are Ada") && out.contains("won"), "{out}");
        // The same game again, saved half-way and continued.
        let answers = format!("1\n1\n1\nsave {path}\nq\n");
        let out = typing(&answers, &["play", title.name(), "--seed", "4", "--name", "Ada"]).well();
        assert!(out.contains("Saved"), "{out}");
        assert!(syrtis(&["replay", &path]).well().contains("verified"));
        let answers = any_answers(title.longest());
        let out = typing(&answers, &["play", "--load", &path]).well();
        assert!(out.contains("You are Ada") && out.contains("won"), "{out}");
    }
}

#[test]
fn a_person_gets_help_refusals_and_undo() {
    for title in all() {
        let rule = &title.rules().rules[0];
        let last = title.action_count() as u16 - 1;
        let action = (0..=last).rev().find_map(|index| title.action_text(index)).unwrap();
        let answers = format!(
            "h\n?\nv\n99999\ndance\n{action}\nrule {}\nrule XX-1\nu\n{}\nq\n",
            rule.id,
            "x".repeat(9999)
        );
        let out = typing(&answers, &["play", title.name(), "--seed", "4"]).well();
        assert!(out.contains("take back"), "{out}");
        assert!(out.contains("Choose a number from 1 to"), "{out}");
        assert!(out.contains("`dance` is no action"), "{out}");
        assert!(out.contains(&rule.id), "{out}");
        assert!(out.contains("nothing left to take back"), "{out}");
        assert!(out.contains("You left"), "{out}");
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_syrtis"))
        .args(["rules", all()[0].name()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn every_command_explains_itself() {
    for command in ["play", "sim", "replay", "rules", "material"] {
        let out = syrtis(&[command, "--help"]).well();
        assert!(out.contains("Usage: syrtis"), "{out}");
    }
}

#[test]
fn the_example_is_one_more_game_only_if_asked_for() {
    assert!(syrtis(&["sim", "example"]).refused().contains("example"));
    let summary = simulated(&["sim", "example", "--with-example", "--games", "50", "--json"]);
    assert_eq!((&summary["game"], &summary["finished"]), (&"example".into(), &50.into()));
    let answers = any_answers(100);
    let out = typing(&answers, &["--with-example", "play", "example", "--seed", "4", "--name", "Ada"]).well();
    assert!(out.contains("Prospect") && out.contains("Round 3 of 3") && out.contains("won"), "{out}");
}
