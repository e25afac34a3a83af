//! Tournaments in a lottery with known chances.

mod common;

use std::num::NonZeroUsize;

use arena::{Bout, Format, Report, Results, Tournament, run};
use common::{LOTTERY, lottery, tournament};
use titles::Title;

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap()
}

fn report(tournament: &Tournament) -> Report {
    let mut results = Results::in_memory();
    run(tournament, &mut results, threads(2), &|_| {}).unwrap();
    Report::of(tournament, &results)
}

/// The share is near the known chance, and its interval contains it.
fn is_about(share: arena::Share, chance: f64) {
    assert!((share.share - chance).abs() < 0.02, "{share:?} is not {chance}");
    assert!(share.low < chance && chance < share.high, "{share:?} does not contain {chance}");
}

#[test]
fn with_two_seats_a_good_ticket_wins_five_games_in_eight_against_a_random_one() {
    let report = report(&tournament(vec![lottery(2, false)], &["random", "greedy"], 6000));
    let duel = &report.tables[0].duels[0];
    assert_eq!((duel.games, duel.challenger.as_str(), duel.field.as_str()), (6000, "greedy", "random"));
    is_about(duel.wins, 0.625);
    assert!(duel.stronger);
    assert_eq!(duel.fair, 0.5);
    assert_eq!(duel.wins, duel.against_one);
    assert!((duel.score - duel.wins.share).abs() < 1e-9, "the winner has one point");
    assert!((duel.score + duel.field_score - 1.0).abs() < 1e-9);
}

#[test]
fn with_three_seats_a_good_ticket_wins_its_known_share_against_two_random_ones() {
    let report = report(&tournament(vec![lottery(3, false)], &["random", "greedy"], 6000));
    let duel = &report.tables[0].duels[0];
    // The two others weigh 2, 4 or 6 together.
    let chance = 0.25 * 3.0 / 5.0 + 0.5 * 3.0 / 7.0 + 0.25 * 3.0 / 9.0;
    is_about(duel.wins, chance);
    assert!((duel.fair - 1.0 / 3.0).abs() < 1e-12);
    assert!((duel.against_one.share - 2.0 * chance / (2.0 * chance + 1.0 - chance)).abs() < 0.02);
    report.tables[0].seats.iter().for_each(|seat| is_about(*seat, 1.0 / 3.0));
}

#[test]
fn an_equal_bot_is_not_called_stronger() {
    let report = report(&tournament(vec![lottery(2, false)], &["greedy", "greedy@1"], 3000));
    let duel = &report.tables[0].duels[0];
    is_about(duel.wins, 0.5);
    assert!(!duel.stronger && !duel.wins.below(duel.fair));
}

#[test]
fn teams_win_what_their_tickets_are_worth() {
    let report = report(&tournament(vec![lottery(2, true)], &["random", "greedy"], 5000));
    let teams = &report.tables[0].teams;
    is_about(teams[0].wins, 0.25 * 0.75 + 0.75 * 0.25);
    is_about(teams[1].wins, 0.75);
    assert!(report.tables[0].duels.is_empty() && report.ratings.is_empty());
}

#[test]
fn a_mixed_table_shares_its_wins_and_rates_by_strength() {
    let tournament = Tournament {
        format: Format::Mixed,
        ..tournament(vec![lottery(3, false)], &["random", "greedy", "greedy@1"], 3000)
    };
    let report = report(&tournament);
    let shares: Vec<f64> = report.tables[0].mixed.iter().map(|bot| bot.wins.share).collect();
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    is_about(report.tables[0].mixed[0].wins, 0.5 * (1.0 / 7.0 + 3.0 / 9.0));
    let rated = &report.ratings[0].bots;
    assert_eq!(rated[2].bot, "random", "{rated:?}");
    assert!(rated[2].rating < rated[1].low, "{rated:?}");
    assert!(rated[1].high > rated[0].rating, "equal bots are not told apart: {rated:?}");
}

#[test]
fn every_pairing_plays_the_same_deals() {
    let tournament = tournament(vec![lottery(2, false)], &["random", "greedy", "planner@8"], 20);
    let deals = |bots: [usize; 2]| -> Vec<u64> {
        let own = |bout: &&Bout| bots.iter().all(|bot| bout.seated.contains(bot));
        tournament.bouts().iter().filter(own).map(|bout| tournament.deal_seed(bout.deal)).collect()
    };
    assert_eq!(deals([0, 1]), deals([1, 2]));
    assert_eq!(deals([0, 1]).len(), 20);
    let seeds = deals([0, 2]);
    assert_eq!(seeds[0], seeds[1], "both ways round");
    assert_ne!(seeds[0], seeds[2]);
    let open = |seed: u64| LOTTERY.open_seeded(&tournament.tables[0].options, seed.into()).unwrap().hash();
    assert_ne!(open(seeds[0]), open(seeds[2]));
}

#[test]
fn a_run_does_not_depend_on_threads_and_its_cost_is_counted() {
    let tournament = tournament(vec![lottery(2, false)], &["random", "planner@8"], 100);
    let with = |count| {
        let mut results = Results::in_memory();
        run(&tournament, &mut results, threads(count), &|_| {}).unwrap();
        without_times(Report::of(&tournament, &results))
    };
    let alone = with(1);
    assert_eq!(alone, with(4));
    assert_eq!(alone.pace[1].bot, "planner@8");
    assert_eq!((alone.pace[1].decisions, alone.pace[1].simulations), (100, 8.0));
    assert_eq!(alone.pace[0].simulations, 0.0);
}

#[test]
fn progress_is_reported_up_to_the_last_game() {
    let tournament = tournament(vec![lottery(2, false)], &["random", "greedy"], 10);
    let most = std::sync::atomic::AtomicU64::new(0);
    let tell = |done| _ = most.fetch_max(done, std::sync::atomic::Ordering::Relaxed);
    run(&tournament, &mut Results::in_memory(), threads(2), &tell).unwrap();
    assert_eq!(most.into_inner(), 10);
}

/// A report without the thinking times.
fn without_times(mut report: Report) -> Report {
    report.pace.iter_mut().for_each(|pace| pace.mean_ms = 0.0);
    report
}
