//! Records: what is written comes back, and every broken one says on which line it is broken and why.

use proptest::prelude::*;
use table::example::{Action, Options, Prospect};
use table::kit::random_record;
use table::{Game, History, Log, Record, RecordError, RecordProblem, Seat, Seed, StateHash, game_of, hash};

fn read(text: &str) -> Result<Record<Prospect>, RecordError> {
    Record::read(text.as_bytes())
}

/// Reads and replays.
fn replay(text: &str) -> Result<History<Prospect>, RecordError> {
    read(text)?.replay()
}

fn record_of_a_game() -> String {
    random_record::<Prospect>(&Options { players: 2 }, 7).unwrap().to_string()
}

const HEAD: &str = "syrtis record 1\ngame example 1\noptions {\"players\":2}\nseed 7\n";

fn problem(text: &str) -> (usize, String) {
    let error = replay(text).expect_err("the record is broken");
    (error.line, error.problem.to_string())
}

#[test]
fn a_game_comes_back_from_text() {
    let text = record_of_a_game();
    let record = read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.actions.len(), 12);
    let history = record.replay().unwrap();
    assert!(history.game().outcome().is_some());
    assert_eq!(Record::of(&history), record);
}

#[test]
fn a_secret_seed_is_written_as_64_digits() {
    let seed = Seed::Secret([0xab; 32]);
    let mut history = History::<Prospect>::new(&Options { players: 2 }, seed).unwrap();
    history.play(Seat(0), Action::Peek, &mut Log::off()).unwrap();
    let text = Record::of(&history).to_string();
    assert!(text.contains(&format!("\nseed {}\n", "ab".repeat(32))), "{text}");
    let replayed = replay(&text).unwrap();
    assert_eq!((replayed.seed(), replayed.game()), (seed, history.game()));
}

#[test]
fn a_record_is_readable() {
    let mut history = History::<Prospect>::new(&Options { players: 2 }, 7).unwrap();
    history.play(Seat(0), Action::Peek, &mut Log::off()).unwrap();
    history.play(Seat(1), Action::Skip, &mut Log::off()).unwrap();
    let mut record = Record::of(&history);
    record.names = vec![(Seat(0), "Ada\nLovelace".into()), (Seat(1), " \t".into())];
    let state = hash(history.game());
    let text = format!("{HEAD}name 0 Ada Lovelace\n\n0 peek\n1 skip\nend 2 {state}\n");
    assert_eq!(record.to_string(), text);
    assert_eq!(read(&text).unwrap().names, [(Seat(0), "Ada Lovelace".to_string())]);
}

#[test]
fn long_games_have_a_hash_every_hundred_lines() {
    // The example is short: one seat changes its mind a hundred times.
    let mut history = History::<Prospect>::new(&Options { players: 2 }, 7).unwrap();
    for seat in [Seat(0), Seat(1)] {
        history.play(seat, Action::Skip, &mut Log::off()).unwrap();
    }
    let mut legal = Vec::new();
    while history.lines().len() < 250 {
        history.game().legal(Seat(0), &mut legal);
        history.play(Seat(0), legal[0], &mut Log::off()).unwrap();
    }
    let text = Record::of(&history).to_string();
    let hashes = |word: &str| text.lines().filter(|line| line.starts_with(word)).count();
    assert_eq!((hashes("= 100 "), hashes("= 200 "), hashes("end 250 ")), (1, 1, 1));
    assert_eq!(replay(&text).unwrap().game(), history.game());
}

#[test]
fn comments_blank_lines_and_foreign_line_ends_are_passed_over() {
    let text = record_of_a_game();
    let commented = text.replace('\n', "\r\n# a comment\r\n\r\n");
    assert_eq!(read(&commented).unwrap(), read(&text).unwrap());
}

#[test]
fn a_record_can_be_replayed_in_part() {
    let record = read(&record_of_a_game()).unwrap();
    assert_eq!(record.replay_to(3).unwrap().lines().len(), 3);
    assert_eq!(record.replay_to(1000).unwrap().lines().len(), 12);
}

#[test]
fn the_name_of_the_game_is_found_without_knowing_it() {
    assert_eq!(game_of(&b"# mine\n\nsyrtis record 1\ngame chess 12\nwhatever"[..]).unwrap(), "chess");
    for broken in
        ["", "\n\n", "chess", "syrtis record 1", "syrtis record 1\ngame chess", "syrtis record 1\ngame a b"]
    {
        assert!(game_of(broken.as_bytes()).is_err(), "{broken:?}");
    }
    let endless = "syrtis record 1\ngame ".to_string() + &"x".repeat(10_000_000);
    assert!(matches!(game_of(endless.as_bytes()).unwrap_err().problem, RecordProblem::TooLong));
}

#[test]
fn an_empty_file_is_no_record() {
    assert_eq!(problem(""), (1, "the record is empty".into()));
    assert_eq!(problem("# nothing\n\n"), (1, "the record is empty".into()));
}

#[test]
fn a_broken_header_names_what_is_expected() {
    let expected = |text: &str| problem(text);
    assert_eq!(expected("hello\n"), (1, "`syrtis record 1` is expected here".into()));
    assert_eq!(expected("syrtis record 2\n"), (1, "`syrtis record 1` is expected here".into()));
    let game = "`game <name> <version>` is expected here".to_string();
    assert_eq!(expected("syrtis record 1\n"), (2, game.clone()));
    assert_eq!(expected("syrtis record 1\n# why not\ngame example\n"), (3, game.clone()));
    assert_eq!(expected("syrtis record 1\ngame example one\n"), (2, game));
    let options = "`options <JSON object>` is expected here".to_string();
    assert_eq!(expected("syrtis record 1\ngame example 1\nseed 1\n"), (3, options.clone()));
    assert_eq!(expected("syrtis record 1\ngame example 1\noptions {\n"), (3, options));
    let seed = "`seed <number or 64 hexadecimal digits>` is expected here".to_string();
    assert_eq!(expected("syrtis record 1\ngame example 1\noptions {}\n"), (4, seed.clone()));
    assert_eq!(expected("syrtis record 1\ngame example 1\noptions {}\nseed -1\n"), (4, seed));
}

#[test]
fn a_record_of_another_game_or_version_says_so() {
    let other = problem("syrtis record 1\ngame chess 1\n");
    assert_eq!(other, (2, "this is a record of `chess`, not of `example`".into()));
    let endless = problem(&format!("syrtis record 1\ngame {} 1\n", "x".repeat(3000)));
    assert!(endless.1.len() < 200, "{}", endless.1);
    let newer = problem("syrtis record 1\ngame example 2\n");
    assert_eq!(newer, (2, "this record needs version 2 of the rules; this is version 1".into()));
}

#[test]
fn options_out_of_range_name_the_field() {
    let options = |json: &str| problem(&format!("syrtis record 1\ngame example 1\noptions {json}\nseed 1\n"));
    assert_eq!(options(r#"{"players":9}"#), (3, "option `players`: 9 is not between 2 and 4".into()));
    let unknown = options(r#"{"moons":2}"#);
    assert_eq!(unknown, (3, "option `moons`: unknown; there are players".into()));
    assert_eq!(options(r#"{"players":"two"}"#).1, "option `players`: a number from 2 to 4 is needed");
    assert_eq!(options("[]").1, "options: a JSON object is needed");
}

#[test]
fn an_unknown_action_is_shown() {
    let text = format!("{HEAD}0 peek\n1 dance all night\n");
    assert_eq!(problem(&text), (6, "`dance all night` is no action of this game".into()));
    let long = problem(&format!("{HEAD}0 {}\n", "x".repeat(3000)));
    assert!(long.1.len() < 200, "{}", long.1);
}

#[test]
fn a_line_that_is_nothing_is_refused() {
    let example = "`seat action` is expected, such as `0 peek`".to_string();
    for line in ["peek", "x peek", "= 1", "= x 0", "end 0 xyz", "name 0", "-1 peek", "300 peek"] {
        assert_eq!(problem(&format!("{HEAD}{line}\n")), (5, example.clone()), "{line}");
    }
}

#[test]
fn a_seat_not_at_the_table_is_named() {
    let text = format!("{HEAD}0 peek\n2 skip\n");
    assert_eq!(problem(&text), (6, "seat 2 is not at this table of 2".into()));
    assert_eq!(problem(&format!("{HEAD}name 5 Eve\n")), (5, "seat 5 is not at this table of 2".into()));
}

#[test]
fn an_action_out_of_turn_names_the_rule() {
    let (line, words) = problem(&format!("{HEAD}\n# too soon\n1 peek\n"));
    assert_eq!(line, 7);
    assert!(words.starts_with("EX-PEEK-01: seat 1 may not `peek` now"), "{words}");
}

#[test]
fn an_action_after_the_end_of_the_game_is_refused() {
    let text = record_of_a_game();
    let without_end: String =
        text.lines().filter(|line| !line.starts_with("end")).map(|l| l.to_string() + "\n").collect();
    let (line, words) = problem(&format!("{without_end}0 peek\n"));
    assert_eq!(line, without_end.lines().count() + 1);
    assert!(words.starts_with("EX-PEEK-01"), "{words}");
}

#[test]
fn a_wrong_hash_is_found_on_its_line() {
    let text = format!("{HEAD}0 peek\n= 1 0000000000000001\n1 skip\n");
    let (line, words) = problem(&text);
    assert_eq!(line, 6);
    assert!(
        words.starts_with("after 1 actions the state is ") && words.ends_with("0000000000000001"),
        "{words}"
    );
    let mut whole = read(HEAD).unwrap();
    whole.hashes = vec![(0, StateHash(1))];
    assert_eq!(whole.replay().unwrap_err().line, 0);
}

#[test]
fn lost_and_added_lines_are_found_by_the_count() {
    let text = record_of_a_game();
    let lost = text.replacen("0 ", "# ", 1);
    assert_eq!(problem(&lost).1, "`<number of actions so far> <hash>` is expected here");
    let added = format!("{text}0 peek\n");
    assert_eq!(
        problem(&added),
        (text.lines().count() + 1, "`nothing after the end` is expected here".into())
    );
}

#[test]
fn a_line_of_ten_megabytes_is_refused_unread() {
    let text = format!("{HEAD}0 peek\n{}", "1".repeat(10_000_000));
    let error = replay(&text).unwrap_err();
    assert_eq!(error.line, 6);
    assert!(matches!(error.problem, RecordProblem::TooLong));
}

#[test]
fn more_lines_than_a_record_can_have_are_refused() {
    let text = HEAD.to_string() + &"#\n".repeat(1_000_000);
    assert!(matches!(replay(&text).unwrap_err().problem, RecordProblem::TooLong));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let mut bytes = HEAD.as_bytes().to_vec();
    bytes.extend([b'0', b' ', 0xff, 0xfe, b'\n']);
    let error = Record::<Prospect>::read(bytes.as_slice()).unwrap_err();
    assert_eq!(error.line, 5);
    assert!(matches!(error.problem, RecordProblem::Read(_)));
}

proptest! {
    /// Whatever stands in a file, reading and replaying it never panics.
    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), headed in any::<bool>()) {
        let mut text = if headed { HEAD.as_bytes().to_vec() } else { Vec::new() };
        text.extend(bytes);
        let _ = game_of(text.as_slice());
        if let Ok(record) = Record::<Prospect>::read(text.as_slice()) {
            let _ = record.replay();
        }
    }

    /// Random lines of almost the right shape never panic, and what is read is written so that it reads the same.
    #[test]
    fn random_lines_never_panic(
        lines in prop::collection::vec("(0|1|2|=|end|name) (peek|skip|offer|[0-9]{1,2}) ?[0-9a-f]{0,16}", 0..30),
    ) {
        let text = HEAD.to_string() + &lines.join("\n");
        if let Ok(record) = read(&text) {
            let again = read(&record.to_string());
            prop_assert_eq!(&again.unwrap().actions, &record.actions);
            let _ = record.replay();
        }
    }

    /// A record with one byte changed is read and replayed, or refused; it never panics.
    #[test]
    fn one_wrong_byte_never_panics(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut text = record_of_a_game().into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        if let Ok(record) = Record::<Prospect>::read(text.as_slice()) {
            let _ = record.replay();
        }
    }
}
