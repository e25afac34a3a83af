//! The example's golden files, and that a difference is found and shown.

use std::path::{Path, PathBuf};

use table::example::{Action, Options, Prospect};
use table::kit::{self, golden_text, perft, perft_line};
use table::{Game, Log};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn records_are_as_they_were() {
    kit::golden_records::<Prospect>(&golden("")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn first_indices_are_as_they_were() {
    kit::golden_kinds::<Prospect>(&golden("kinds.txt")).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn decision_paths_are_as_many_as_they_were() {
    let lines = (2..=4).map(|players| perft_line::<Prospect>(&Options { players }, 1, 8).unwrap() + "\n");
    golden_text(&golden("perft.txt"), &lines.collect::<String>())
        .unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn decision_paths_follow_from_the_rules() {
    let options = Options { players: 2 };
    let paths = |depth| perft::<Prospect>(&options, 1, depth).unwrap();
    // Two decide whether to peek, then each seals one of three.
    assert_eq!([0, 1, 2, 3, 4].map(paths), [1, 2, 4, 12, 36]);
}

#[test]
fn the_first_differing_line_is_shown() {
    let file = std::env::temp_dir().join(format!("table-golden-{}.txt", std::process::id()));
    std::fs::write(&file, "one\ntwo\nthree\n").unwrap();
    let same = golden_text(&file, "one\ntwo\nthree\n");
    let changed = golden_text(&file, "one\nzwei\nthree\n").unwrap_err();
    let shorter = golden_text(&file, "one\ntwo\n").unwrap_err();
    std::fs::remove_file(&file).unwrap();
    let missing = golden_text(&file, "one\n").unwrap_err();
    assert_eq!(same, Ok(()));
    assert_eq!((changed.line, changed.words.as_str()), (2, "was `two`, is `zwei`"));
    assert_eq!((shorter.line, shorter.words.as_str()), (3, "was `three`, is `(end of the file)`"));
    assert_eq!(missing.line, 0);
}

#[test]
fn a_game_ended_sooner_is_one_path() {
    let mut game = Prospect::new(&Options { players: 2 }, 1).unwrap();
    while let Some(seat) = game.turn() {
        let action: Action = game.fallback(seat);
        game.apply(seat, action, &mut Log::off());
    }
    assert!(game.outcome().is_some());
    let deep = |depth| perft::<Prospect>(&Options { players: 2 }, 1, depth).unwrap();
    assert_eq!(deep(12), deep(13));
}
