//! Statistics and analysis of a lottery with known chances.

mod common;

use std::num::NonZeroUsize;

use arena::analysis::{Look, Unweighed, analyse, count};
use arena::statistics::{Statistics, Survey, run};
use common::{LOTTERY, bots, lottery};
use serde_json::json;
use table::Seat;
use titles::sim::Batch;
use titles::{Table, Title};

fn survey(players: u8, together: bool, names: &[&str], threads: usize) -> Statistics {
    let batch = Batch { games: 4000, seed: 2, threads: NonZeroUsize::new(threads).unwrap() };
    let survey = Survey { table: lottery(players, together), bots: bots(names), batch };
    run(&survey, &|_| {})
}

fn is_about(share: arena::Share, chance: f64) {
    assert!(share.low < chance && chance < share.high, "{share:?} does not contain {chance}");
}

#[test]
fn seats_are_equal_and_good_tickets_win() {
    let found = survey(2, false, &["random"], 2);
    assert_eq!((found.games, found.finished), (4000, 4000));
    found.seats.iter().for_each(|seat| is_about(seat.wins, 0.5));
    let [good, bad] = &found.pieces[..] else { panic!("{:?}", found.pieces) };
    assert_eq!((good.id.as_str(), good.verb.as_str(), bad.id.as_str()), ("good", "buy", "bad"));
    is_about(good.wins, 0.625);
    is_about(bad.wins, 0.375);
    assert_eq!(good.times + bad.times, 8000);
    assert!((good.share - 0.5).abs() < 0.02 && good.usual == 0.5);
    assert_eq!(found.scores.counts, [(0, 4000), (1, 4000)], "one point to the winner");
    assert_eq!((found.actions.least, found.actions.most), (3, 3));
    assert!((found.kinds["buy"] - 2.0 / 3.0).abs() < 1e-9);
    assert_eq!((found.sources[0].winners, found.sources[0].others), (1.0, 0.0));
}

#[test]
fn at_a_cooperative_table_a_piece_wins_with_the_table() {
    let found = survey(2, true, &["random"], 2);
    is_about(found.won, 0.375);
    // A good ticket beside a random one: half the time both are good.
    let good = found.pieces.iter().find(|piece| piece.id == "good").unwrap();
    is_about(good.wins, 0.5 * 0.75 + 0.5 * 0.25);
    assert!((good.usual - found.won.share).abs() < 1e-9);
}

#[test]
fn bots_change_seats_with_every_game() {
    let found = survey(2, false, &["random", "greedy"], 1);
    found.seats.iter().for_each(|seat| is_about(seat.wins, 0.5));
    let good = found.pieces.iter().find(|piece| piece.id == "good").unwrap();
    assert!((good.share - 0.75).abs() < 0.02, "{good:?}");
}

#[test]
fn statistics_do_not_depend_on_threads() {
    assert_eq!(survey(3, false, &["random"], 1), survey(3, false, &["random"], 3));
}

/// A lottery for two in which seat 0 buys a bad ticket and seat 1 a good one.
fn record() -> Box<dyn Table> {
    let mut table = LOTTERY.open_seeded(&json!({ "players": 2 }), 1.into()).unwrap();
    table.play_text(Seat(0), "buy bad").unwrap();
    table.play_text(Seat(1), "buy good").unwrap();
    table.play_text(Seat(0), "draw").unwrap();
    table
}

fn look(bot: &str, threads: usize) -> Look {
    Look { bot: bot.parse().unwrap(), seed: 3, threads: NonZeroUsize::new(threads).unwrap() }
}

#[test]
fn a_bad_ticket_is_found_and_what_it_cost() {
    let found = analyse(&*record(), look("expert@2000", 2), &|_| {}).unwrap();
    assert_eq!((found.actions, found.decisions.len()), (3, 2), "drawing is not a decision");
    let [bad, good] = &found.decisions[..] else { panic!() };
    assert_eq!((bad.action.as_str(), bad.choice.as_str()), ("buy bad", "buy good"));
    assert!(bad.change().unwrap() < -0.1, "{bad:?}");
    assert_eq!((good.action.as_str(), good.choice.as_str()), ("buy good", "buy good"));
    assert_eq!(good.before, good.after);
    assert!((good.after.unwrap() - 0.75).abs() < 0.06, "three counts of four: {good:?}");
    let swing = found.swings[0];
    assert!(swing.own && swing.decision == 0 && swing.change < -0.1, "{swing:?}");
    assert_eq!((found.seats[0].agreed, found.seats[1].agreed), (0, 1));
    assert!(found.outcome.is_some());
}

#[test]
fn an_analysis_is_the_same_on_every_run_and_with_any_threads() {
    let alone = analyse(&*record(), look("planner@50", 1), &|_| {}).unwrap();
    assert_eq!(alone, analyse(&*record(), look("planner@50", 3), &|_| {}).unwrap());
    assert_eq!(count(&*record()), 2);
}

#[test]
fn a_bot_that_does_not_weigh_cannot_judge() {
    let error = analyse(&*record(), look("random", 1), &|_| {}).unwrap_err();
    assert_eq!(error, Unweighed("random".into()));
}
