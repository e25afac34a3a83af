//! The puzzles that come with the program: each replays, has one answer, and the search finds it.
//!
//! By default a few of each title are solved again; with `SYRTIS_ALL=1` all of them.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use table::Seat;
use titles::puzzles::{Puzzles, of};
use titles::words::{Words, languages};
use titles::{Budget, Level, Title};

/// How many of each title are solved again in a quick run.
const FEW: usize = 2;
/// The fewest puzzles of a title.
const ENOUGH: usize = 60;
/// The largest file.
const LARGEST: usize = 150_000;

fn each(mut look: impl FnMut(&'static dyn Title, &'static Puzzles)) {
    for title in titles::all() {
        look(
            *title,
            of(*title).unwrap_or_else(|| panic!("{} has no puzzles of today's rules", title.name())),
        );
    }
}

#[test]
fn every_title_has_enough_puzzles_in_a_small_file_and_none_twice() {
    each(|title, all| {
        assert!(all.puzzles.len() >= ENOUGH, "{}: {}", title.name(), all.puzzles.len());
        let mut text = Vec::new();
        all.write(&mut text).unwrap();
        assert!(text.len() < LARGEST, "{}: {} bytes", title.name(), text.len());
        assert_eq!(&serde_json::from_slice::<Puzzles>(&text).unwrap(), all);
        let positions: BTreeSet<_> = all.puzzles.iter().map(|puzzle| (puzzle.seed, &puzzle.moves)).collect();
        assert_eq!(positions.len(), all.puzzles.len());
        let variants: BTreeSet<_> = all.puzzles.iter().map(|puzzle| &puzzle.variant).collect();
        let themes: BTreeSet<_> = all.puzzles.iter().map(|puzzle| &puzzle.theme).collect();
        assert!(variants.len() >= 2 && themes.len() >= 3, "{}: {variants:?} {themes:?}", title.name());
    });
}

#[test]
fn every_puzzle_replays_and_its_answers_and_its_line_are_legal() {
    each(|title, all| {
        for (at, puzzle) in all.puzzles.iter().enumerate() {
            let mut table =
                puzzle.check(title).unwrap_or_else(|error| panic!("{} {at}: {error}", title.name()));
            assert!(table.legal(Seat(puzzle.seat)).len() >= 3, "{} {at} is forced", title.name());
        }
    });
}

#[test]
fn no_other_answer_is_within_the_margin_and_greedy_solves_few() {
    each(|title, all| {
        let mut greedy = 0;
        for puzzle in &all.puzzles {
            assert!(puzzle.margin >= all.margin - 1e-3);
            for (other, chance) in &puzzle.others {
                assert!(puzzle.chance - chance >= all.margin - 2e-3, "{}: {other}", title.name());
            }
            let table = puzzle.open(title).unwrap();
            let sight = table.sight(Seat(puzzle.seat)).unwrap();
            let answer = title.bot(Level::Greedy).choose(&sight, 7, Budget::default());
            greedy += usize::from(
                answer.and_then(|answer| title.action_text(answer)).as_ref() == Some(&puzzle.answer),
            );
        }
        println!("{}: greedy solves {greedy} of {}", title.name(), all.puzzles.len());
        assert!(greedy * 10 <= all.puzzles.len() * 6, "{}: greedy solves {greedy}", title.name());
    });
}

#[test]
fn the_search_solves_them_with_twice_the_budget() {
    let whole = std::env::var_os("SYRTIS_ALL").is_some();
    each(|title, all| {
        let budget = NonZeroU32::new(2 * all.budget).unwrap();
        let step = if whole { 1 } else { all.puzzles.len() / FEW };
        let few = all.puzzles.iter().enumerate().step_by(step).take(if whole { usize::MAX } else { FEW });
        let wrong: Vec<_> = few
            .filter_map(|(at, puzzle)| Some((at, puzzle.solve(title, budget, all.margin).err()?)))
            .collect();
        assert_eq!(wrong, [], "{}", title.name());
    });
}

#[test]
fn what_a_puzzle_is_about_has_words_in_every_language() {
    each(|title, all| {
        for words in languages().into_iter().map(|language| Words::of(language).unwrap()) {
            for puzzle in &all.puzzles {
                assert!(words.has(&puzzle.theme), "{}", puzzle.theme);
                let about = puzzle.about["id"].as_str().unwrap();
                assert!(words.has(about) && title.messages().iter().any(|id| id == about), "{about}");
            }
        }
    });
}
