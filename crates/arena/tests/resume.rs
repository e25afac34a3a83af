//! Runs that were stopped and resumed, and files that are not results.

mod common;

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use arena::{Report, Results, ResultsError, Tournament, run};
use common::{lottery, tournament};

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("resume-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path
}

fn small() -> Tournament {
    tournament(
        vec![lottery(2, false), lottery(3, false), lottery(2, true)],
        &["random", "greedy", "planner@4"],
        30,
    )
}

/// Plays the games that are missing in the file and sums up everything but the times.
fn played(path: &Path, tournament: &Tournament) -> Report {
    let mut results = Results::open(path, tournament).unwrap();
    run(tournament, &mut results, NonZeroUsize::new(2).unwrap(), &|_| {}).unwrap();
    let mut report = Report::of(tournament, &results);
    report.pace.iter_mut().for_each(|pace| pace.mean_ms = 0.0);
    report
}

fn refused(text: &str) -> ResultsError {
    let path = file(&format!("wrong-{}", text.len()));
    fs::write(&path, text).unwrap();
    let error = Results::open(&path, &small()).unwrap_err();
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "a file that is refused stays as it was");
    error
}

#[test]
fn a_run_that_was_stopped_in_the_middle_of_a_line_ends_with_the_same_table() {
    let (whole, stopped) = (file("whole"), file("stopped"));
    let report = played(&whole, &small());
    assert_eq!(report.played, report.planned);
    let text = fs::read_to_string(&whole).unwrap();
    let kept: usize = text.lines().take(60).map(|line| line.len() + 1).sum();
    fs::write(&stopped, &text[..kept + 25]).unwrap();
    assert_eq!(played(&stopped, &small()), report);
    let lines = fs::read_to_string(&stopped).unwrap().lines().count();
    assert_eq!(lines, text.lines().count(), "the cut line was played again");
}

#[test]
fn a_finished_run_plays_nothing_more() {
    let path = file("finished");
    let report = played(&path, &small());
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(played(&path, &small()), report);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_file_can_be_continued_with_more_games_and_more_bots() {
    let (grown, fresh) = (file("grown"), file("fresh"));
    played(&grown, &tournament(vec![lottery(2, false)], &["random", "greedy"], 10));
    assert_eq!(played(&grown, &small()), played(&fresh, &small()));
}

#[test]
fn a_file_that_was_cut_in_its_first_line_starts_over() {
    let path = file("head");
    fs::write(&path, "{\"syrtis ar").unwrap();
    let report = played(&path, &small());
    assert_eq!(report.played, report.planned);
}

#[test]
fn a_file_that_is_not_results_is_refused_and_left_alone() {
    assert!(matches!(refused("Two roads diverged\nin a yellow wood\n"), ResultsError::NoHead));
    assert!(matches!(refused("a poem without an end of line"), ResultsError::NoHead));
    assert!(matches!(refused("{\"syrtis arena\":2,\"seed\":5,\"versions\":{}}\n"), ResultsError::Format(2)));
    let other = refused("{\"syrtis arena\":1,\"seed\":6,\"versions\":{}}\n");
    assert!(matches!(other, ResultsError::Seed { theirs: 6, ours: 5 }), "{other}");
    let old = refused("{\"syrtis arena\":1,\"seed\":5,\"versions\":{\"lottery\":2}}\n");
    assert!(matches!(old, ResultsError::Version { theirs: 2, ours: 3, .. }), "{old}");
}

#[test]
fn a_broken_line_is_named() {
    let path = file("broken");
    played(&path, &small());
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let with = |line: &str| {
        let mut lines = lines.clone();
        lines[7] = line;
        refused(&(lines.join("\n") + "\n"))
    };
    for line in ["", "{}", "{\"table\":", "null", &lines[7][1..]] {
        assert!(matches!(with(line), ResultsError::Line { line: 8, .. }), "{line}");
    }
    let cheat = lines[7].replace("\"winners\":[", "\"winners\":[7,").replace(",]", "]");
    assert!(with(&cheat).to_string().contains("winner"), "{cheat}");
    let short = lines[7].replace("\"scores\":[", "\"scores\":[1,");
    assert!(with(&short).to_string().contains("one entry per seat"), "{short}");
}
