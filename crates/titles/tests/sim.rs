//! Many random games, with the example game.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::json;
use table::Kind;
use table::example::Prospect;
use titles::sim::{Batch, Summary, Tally, game_seed};
use titles::{Title, TitleOf};

static EXAMPLE: TitleOf<Prospect> = TitleOf::new();

fn simulate(games: u64, seed: u64, threads: usize) -> Summary {
    let batch = Batch { games, seed, threads: NonZeroUsize::new(threads).unwrap() };
    let mut summary = EXAMPLE.simulate(&json!({ "players": 3 }), batch, &|_| {}).unwrap();
    (summary.seconds, summary.decisions_per_second, summary.games_per_second) = (0.0, 0.0, 0.0);
    summary
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let alone = simulate(1_000, 5, 1);
    assert_eq!(alone, simulate(1_000, 5, 2));
    assert_eq!(alone, simulate(1_000, 5, 7));
    assert_ne!(alone.mean_scores, simulate(1_000, 6, 1).mean_scores);
}

#[test]
fn every_game_is_played_to_its_end_and_counted() {
    let summary = simulate(501, 1, 2);
    assert_eq!((summary.games, summary.finished, summary.players), (501, 501, 3));
    assert!((18..=24).contains(&summary.longest_game), "{}", summary.longest_game);
    assert_eq!(
        summary.decisions,
        501 * summary.longest_game,
        "each seat peeks or skips and makes an offer, three times"
    );
    assert_eq!(summary.longest_rounds, 3);
    assert_eq!(summary.state_bytes, size_of::<Prospect>());
    let wins: f64 = summary.win_share.iter().sum::<f64>() + summary.nobody_won;
    assert!((wins - 1.0).abs() < 0.001, "{wins}");
    let shares: f64 = summary.actions.values().map(|share| share.as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 0.001, "{:?}", summary.actions);
    assert_eq!(summary.actions["offer"], 0.5);
}

/// A verb with a second range of indices, as `use` in Ares Expedition once it has more blue cards, is one kind.
#[test]
fn a_kind_in_two_places_is_counted_once() {
    const KINDS: &[Kind] = &[
        Kind { name: "use", first: 0, room: 2 },
        Kind { name: "put", first: 2, room: 1 },
        Kind { name: "use", first: 8, room: 2 },
    ];
    let mut tally = Tally::new(10);
    for index in [0, 0, 1, 2, 9] {
        tally.actions[index] += 1;
    }
    assert_eq!(tally.by_kind(KINDS).collect::<Vec<_>>(), [("use", 0.8), ("put", 0.2)]);
}

#[test]
fn every_action_is_counted_under_its_verb() {
    for title in titles::all() {
        for index in 0..title.action_count() as u16 {
            let Some(text) = title.action_text(index) else { continue };
            let mut tally = Tally::new(title.action_count());
            tally.actions[usize::from(index)] = 1;
            let counted: Vec<_> = tally.by_kind(title.kinds()).filter(|(_, share)| *share > 0.0).collect();
            assert_eq!(counted, [(text.split(' ').next().unwrap(), 1.0)], "{text}");
        }
    }
}

#[test]
fn progress_is_reported_up_to_the_last_game() {
    let most = AtomicU64::new(0);
    let batch = Batch { games: 100, seed: 1, threads: NonZeroUsize::new(2).unwrap() };
    EXAMPLE.simulate(&json!({}), batch, &|done| _ = most.fetch_max(done, Ordering::Relaxed)).unwrap();
    assert_eq!(most.into_inner(), 100);
}

#[test]
fn zero_games_are_not_an_error() {
    let summary = simulate(0, 1, 2);
    assert_eq!((summary.finished, summary.decisions), (0, 0));
    assert_eq!(summary.mean_scores, [0.0; 3]);
}

#[test]
fn every_game_has_its_own_seed() {
    let mut seeds: Vec<_> =
        (0..4).flat_map(|seed| (0..1000).map(move |game| game_seed(seed, game))).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 4000);
}

#[test]
fn impossible_options_are_refused() {
    let batch = Batch { games: 1, seed: 1, threads: NonZeroUsize::MIN };
    let error = EXAMPLE.simulate(&json!({ "players": 1 }), batch, &|_| {}).unwrap_err();
    assert_eq!(error.field, "players");
}
