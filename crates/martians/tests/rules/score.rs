//! The final score.

use crate::prelude::*;

fn solo() -> Scene {
    scene(Variant::Solo, 1).commissions().no_demand().have(BLUE, Energy, 0).have(BLUE, Reputation, 10)
}

fn semi(players: u8) -> Scene {
    let mut s = scene(Variant::Semi, players).no_demand();
    for colour in &Colour::ALL[..players as usize] {
        s = s.stock(*colour, &[]);
    }
    s
}

fn com(players: u8) -> Scene {
    let mut s = scene(Variant::Com, players).no_demand();
    for colour in &Colour::ALL[..players as usize] {
        s = s.stock(*colour, &[]);
    }
    s
}

fn blue(s: Scene) -> i32 {
    s.counted().score(BLUE)
}

#[test]
fn ma_end_04_solo_with_commissions_is_neither_won_nor_lost() {
    let good = solo().have(BLUE, Reputation, 60).counted().outcome();
    let bad = solo().demand(Q1, 0, 0, 9).have(BLUE, Reputation, 0).counted().outcome();
    assert_eq!((good.standings[0].score, bad.standings[0].score), (60, -27), "the score is recorded");
    assert_eq!(good.winners, bad.winners, "and decides nothing");
    assert_eq!((good.standings.len(), bad.standings[0].place), (1, 1));
    let quiet = solo().stack(3, &[EventCard::SolarFlare3]).stack(4, &[EventCard::SolarFlare4]);
    let dead = quiet.cycle(2).dead(BLUE, 2).dead(RED, 2).demand(Q1, 1, 0, 0).quarters();
    assert_eq!(dead.open().cycle, 4, "even if everybody has died");
    assert_eq!(dead.outcome().winners, good.winners);
    assert!(dead.score(BLUE) < -18 + 10, "6 dead and the demand of the last cycle count");
}

/// MA-END-05, MA-EX-46.
#[test]
fn ma_end_05_solo_with_commissions_counts_satisfaction_demand_dead_energy_and_the_fourth() {
    let s = solo().have(BLUE, Reputation, 12).demand(Q1, 0, 0, 1).demand(Q2, 0, 0, 1);
    let s = s.dead(BLUE, 1).dead(RED, 1).have(BLUE, Energy, 7);
    assert_eq!(blue(s.clone()), 2, "12 - 6 - 6 + 2");
    assert_eq!(blue(s.unlocked(BLUE).unlocked(RED)), 4);
    assert_eq!(blue(solo().have(BLUE, Energy, 8)), 12);
    assert_eq!(blue(solo().have(BLUE, Energy, 9)), 13);
    assert_eq!(blue(solo().demand(Q1, 1, 1, 1)), 1);
}

#[test]
fn ma_end_06_in_solo_the_dead_of_both_colours_count() {
    assert_eq!(blue(solo().dead(BLUE, 1)), 7);
    assert_eq!(blue(solo().dead(RED, 1)), 7);
    assert_eq!(blue(solo().dead(BLUE, 2).dead(RED, 1)), 1);
}

#[test]
fn ma_end_07_in_solo_the_fourth_colonist_counts_once() {
    assert_eq!(blue(solo().unlocked(BLUE).unlocked(RED)), 12);
}

#[test]
fn ma_end_09_semi_counts_reputation_and_energy() {
    assert_eq!(blue(semi(2).have(BLUE, Reputation, 14).have(BLUE, Energy, 11)), 17);
    assert_eq!(blue(semi(2).have(BLUE, Reputation, 14).have(BLUE, Energy, 2)), 14);
    let others = semi(2).have(BLUE, Reputation, 14).have(RED, Energy, 30);
    assert_eq!(blue(others), 14, "only the own energy");
}

#[test]
fn ma_end_10_semi_has_no_penalties() {
    let s = semi(2).have(BLUE, Reputation, 14).dead(BLUE, 2).demand(Q1, 2, 2, 2).unlocked(BLUE);
    assert_eq!(blue(s.kept(BLUE, 0, 0)), 14, "nor a bonus for the fourth colonist");
}

fn winners(s: Scene) -> SeatSet {
    s.counted().outcome().winners
}

/// MA-END-13, MA-EX-47.
#[test]
fn ma_end_13_a_tie_in_semi_goes_to_the_richer_player() {
    let tied = |blue, red| {
        let s = semi(2).have(BLUE, Reputation, 14).have(RED, Reputation, 12).have(RED, Energy, 6);
        winners(s.have(BLUE, Credits, blue).have(RED, Credits, red))
    };
    assert_eq!(tied(9, 11), SeatSet::only(Seat(1)));
    assert_eq!(tied(12, 11), SeatSet::only(Seat(0)));
}

/// MA-END-17, MA-EX-45.
#[test]
fn ma_end_17_com_counts_everything_of_the_own() {
    let s = com(2).have(BLUE, Reputation, 20).demand(Q1, 1, 0, 1).dead(BLUE, 1).have(BLUE, Energy, 8);
    assert_eq!(blue(s.clone().unlocked(BLUE)), 15, "20 - 6 - 3 + 2 + 2");
    assert_eq!(blue(s.clone()), 13);
    let others = s.demand(Q2, 0, 4, 4).dead(RED, 2).unlocked(RED).have(RED, Energy, 9);
    assert_eq!(blue(others), 13, "what the other has is not counted");
    let s = com(2).have(BLUE, Reputation, 20).kept(BLUE, 1, 0);
    assert_eq!(blue(s), 25, "an award");
    let goals = scene(Variant::Com, 2).hidden_goals().no_demand().stock(BLUE, &[(Water, 3)]);
    let goals = goals.goals(BLUE, &[HiddenGoal::Goal02, HiddenGoal::Goal04]);
    assert_eq!(blue(goals), 6, "2 reputation and a goal of 4");
}

/// Scores of the players of COM for removed tokens alone; all have 2 reputation.
fn awarded(kept: &[(u8, u8)]) -> Vec<i32> {
    let mut s = com(kept.len() as u8);
    for (at, (construction, development)) in kept.iter().enumerate() {
        s = s.kept(Colour::nth(at as u8), *construction, *development);
    }
    s.counted().outcome().standings.iter().map(|standing| standing.score - 2).collect()
}

/// MA-END-18, MA-EX-44.
#[test]
fn ma_end_18_construction_pioneers_gain_five_and_three() {
    assert_eq!(awarded(&[(2, 0), (1, 0), (1, 0)]), [5, 3, 3]);
    assert_eq!(awarded(&[(1, 0), (3, 0)]), [3, 5]);
    assert_eq!(awarded(&[(2, 0), (2, 0)]), [5, 5]);
}

/// MA-END-19, MA-EX-44.
#[test]
fn ma_end_19_builders_gain_five_and_three() {
    assert_eq!(awarded(&[(0, 3), (0, 3), (0, 1)]), [5, 5, 3]);
    assert_eq!(awarded(&[(2, 1), (1, 4)]), [8, 8], "both awards add up");
}

#[test]
fn ma_end_20_second_is_the_next_lower_number_also_after_a_tie() {
    assert_eq!(awarded(&[(4, 0), (4, 0), (2, 0), (2, 0)]), [5, 5, 3, 3]);
    assert_eq!(awarded(&[(4, 0), (3, 0), (2, 0), (1, 0)]), [5, 3, 0, 0]);
}

#[test]
fn ma_end_21_second_place_needs_no_token_but_the_first_does() {
    assert_eq!(awarded(&[(0, 0), (0, 0)]), [0, 0]);
    assert_eq!(awarded(&[(0, 3), (0, 3), (0, 0)]), [5, 5, 3]);
    assert_eq!(awarded(&[(0, 3), (0, 1), (0, 0)]), [5, 3, 0], "third place gets nothing");
}

#[test]
fn ma_end_22_the_highest_score_of_com_wins() {
    let s = com(3).have(BLUE, Reputation, 10).have(RED, Reputation, 12).have(GREEN, Reputation, 15);
    assert_eq!(winners(s.clone()), SeatSet::only(Seat(2)));
    assert_eq!(winners(s.dead(GREEN, 2)), SeatSet::only(Seat(1)), "15 - 6");
}

#[test]
fn ma_end_23_a_tie_in_com_goes_to_the_richer_player() {
    let s = com(2).have(BLUE, Reputation, 10).have(RED, Reputation, 10);
    assert_eq!(winners(s.clone().have(RED, Credits, 1)), SeatSet::only(Seat(1)));
    assert_eq!(winners(s.have(RED, Credits, 1).have(BLUE, Credits, 4)), SeatSet::only(Seat(0)));
}

#[test]
fn ma_end_24_a_tie_that_credits_do_not_break_is_shared() {
    let even = |s: Scene| s.have(BLUE, Credits, 11).have(RED, Credits, 11);
    assert_eq!(winners(even(semi(3)).have(GREEN, Credits, 4)), SeatSet::all(2));
    assert_eq!(winners(even(com(2))), SeatSet::all(2));
}

#[test]
fn ma_end_25_a_score_may_be_negative() {
    assert_eq!(blue(com(2).have(BLUE, Reputation, 1).demand(Q1, 1, 1, 2).dead(BLUE, 2)), -17);
}
