//! Invalid input of every kind: one clear error that names the line or the rule, exit code 2, no panic.

mod common;

use common::{file, game, syrtis};
use table::Seat;
use titles::{Table, Title, all};

/// The text of a finished game of every title.
fn records() -> Vec<(&'static dyn Title, String)> {
    let whole = |title: &&'static dyn Title| (*title, game(*title, 1, |_| false).record());
    let records: Vec<_> = all().iter().map(whole).collect();
    assert!(!records.is_empty());
    records
}

fn replay(name: &str, text: impl AsRef<[u8]>) -> common::Said {
    syrtis(&["replay", &file(name, text)])
}

/// The record with its last actions replaced by `line`, and the number of that line.
fn ending_with(record: &str, line: &str) -> (String, usize) {
    let kept: Vec<_> = record.lines().filter(|line| !line.starts_with("end ")).collect();
    (format!("{}\n{line}\n", kept.join("\n")), kept.len() + 1)
}

/// A seat that may not act now, if there is one.
fn idle(table: &dyn Table) -> Option<Seat> {
    (0..table.seats()).map(Seat).find(|seat| !table.may_act().contains(*seat))
}

#[test]
fn a_complete_record_is_verified() {
    for (title, record) in records() {
        let out = replay("whole", &record).well();
        assert!(out.starts_with(title.name()), "{out}");
        assert!(out.contains("won"), "{out}");
    }
}

#[test]
fn an_empty_file() {
    assert!(replay("empty", "").refused().contains("empty"));
}

#[test]
fn a_missing_file() {
    let error = syrtis(&["replay", "no/such/file"]).refused();
    assert!(error.contains("no/such/file"), "{error}");
}

#[test]
fn a_file_that_is_not_a_record() {
    let error = replay("poem", "Two roads diverged in a yellow wood\n").refused();
    assert!(error.contains("Line 1") && error.contains("syrtis record 1"), "{error}");
}

#[test]
fn bytes_that_are_not_text() {
    assert!(replay("bytes", [0xff; 300]).refused().contains("Line 1"));
    for (_, record) in records() {
        let broken = [record.as_bytes(), b"\xff\xfe\n"].concat();
        let line = record.lines().count() + 1;
        assert!(replay("half", broken).refused().contains(&format!("Line {line} ")));
    }
}

#[test]
fn a_line_of_ten_megabytes() {
    let long = "x".repeat(10 << 20);
    assert!(replay("long", &long).refused().contains("Line 1 "));
    for (_, record) in records() {
        let (text, line) = ending_with(&record, &long);
        assert!(replay("longer", text).refused().contains(&format!("Line {line} ")));
    }
}

#[test]
fn an_unknown_game() {
    let error = replay("chess", "syrtis record 1\ngame chess 1\n").refused();
    assert!(error.contains("chess") && error.contains(all()[0].name()), "{error}");
}

#[test]
fn a_record_of_another_version() {
    for (title, record) in records() {
        let head = format!("game {} {}", title.name(), title.version());
        let text = record.replace(&head, &format!("game {} 999", title.name()));
        let error = replay("version", text).refused();
        assert!(error.contains("Line 2 ") && error.contains("999"), "{error}");
    }
}

#[test]
fn an_unknown_action() {
    for (_, record) in records() {
        let (text, line) = ending_with(&record, "0 dance tango");
        let error = replay("dance", text).refused();
        assert!(error.contains(&format!("Line {line} ")) && error.contains("dance tango"), "{error}");
    }
}

#[test]
fn an_action_out_of_turn_names_its_rule() {
    let mut seen = 0;
    for title in all() {
        let mut tables = (1..30).map(|seed| game(*title, seed, |table| idle(table).is_some()));
        // Where everyone may always change their mind, nobody is ever out of turn.
        let Some(mut table) = tables.find(|table| table.turn().is_some()) else { continue };
        seen += 1;
        let idle = idle(&*table).expect("somebody waits");
        let turn = table.turn().expect("it is not over");
        let action = title.action_text(table.legal(turn)[0]).unwrap();
        let (text, line) = ending_with(&table.record(), &format!("{idle} {action}"));
        let error = replay("turn", text).refused();
        assert!(error.contains(&format!("Line {line} ")), "{error}");
        let rule = error.rsplit_once('(').unwrap().1.split_once(')').unwrap().0;
        assert!(title.rules().find(rule).is_some(), "{error}");
    }
    assert!(seen > 1, "in most games somebody waits at some time");
}

#[test]
fn a_seat_that_is_not_at_the_table() {
    for (title, record) in records() {
        let action = title.action_text(title.kinds()[0].first as u16).unwrap();
        let (text, line) = ending_with(&record, &format!("9 {action}"));
        let error = replay("seat", text).refused();
        assert!(error.contains(&format!("Line {line} ")) && error.contains("seat 9"), "{error}");
    }
}

#[test]
fn an_option_out_of_range() {
    for (title, record) in records() {
        let options = record.lines().nth(2).unwrap();
        let error = replay("options", record.replace(options, "options {\"players\":99}")).refused();
        assert!(error.contains("Line 3 ") && error.contains("players") && error.contains("99"), "{error}");
        let error = syrtis(&["sim", title.name(), "--players", "99"]).refused();
        assert!(error.contains("players") && error.contains("99"), "{error}");
        let error = syrtis(&["sim", title.name(), "--players", "many"]).refused();
        assert!(error.contains("players"), "{error}");
        let error = syrtis(&["sim", title.name(), "--option", "colour=red"]).refused();
        assert!(error.contains("colour"), "{error}");
        let error = syrtis(&["sim", title.name(), "--option", "colour"]).refused();
        assert!(error.contains("NAME=VALUE"), "{error}");
    }
}

#[test]
fn a_wrong_hash_is_found_on_its_line() {
    for (_, record) in records() {
        let end = record.lines().last().unwrap();
        let (count, hash) = end.strip_prefix("end ").unwrap().split_once(' ').unwrap();
        let error = replay("hash", record.replace(hash, "0123456789abcdef")).refused();
        assert!(error.contains(&format!("after {count} actions")), "{error}");
        assert!(error.contains(hash) && error.contains("0123456789abcdef"), "{error}");
    }
}

#[test]
fn a_missing_action_is_found() {
    for (_, record) in records() {
        let first = record.lines().skip_while(|line| !line.is_empty()).nth(1).unwrap();
        let text = record.replacen(&format!("{first}\n"), "", 1);
        assert!(replay("gap", text).refused().contains("Line "));
    }
}

#[test]
fn a_move_beyond_the_end_and_an_unknown_viewer() {
    for (_, record) in records() {
        let path = file("end", &record);
        assert!(syrtis(&["replay", &path, "--to", "99999"]).refused().contains("99999"));
        assert!(syrtis(&["replay", &path, "--as", "9"]).refused().contains("spectator"));
        assert!(syrtis(&["replay", &path, "--as", "god"]).refused().contains("spectator"));
    }
}

#[test]
fn an_unknown_game_rule_level_or_language() {
    let known = all()[0].name();
    for command in ["sim", "play", "material"] {
        let error = syrtis(&[command, "chess"]).refused();
        assert!(error.contains("chess") && error.contains(known), "{error}");
    }
    assert!(syrtis(&["rules", "XX-NONE-01"]).refused().contains("XX-NONE-01"));
    assert!(syrtis(&["rules", known, "zyzzyva"]).refused().contains("zyzzyva"));
    assert!(syrtis(&["play", known, "--level", "god"]).refused().contains("random"));
    assert!(syrtis(&["play", known, "--seat", "9"]).refused().contains('9'));
    assert!(syrtis(&["material", known, "--kind", "dragon"]).refused().contains("dragon"));
    assert!(syrtis(&["rules", "--lang", "tlh"]).refused().contains("en"));
}

#[test]
fn an_unknown_command_is_explained() {
    let said = syrtis(&["dance"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("--help"), "{}", said.err);
    assert_eq!(syrtis(&["sim", all()[0].name(), "--threads", "0"]).code, Some(2));
}
