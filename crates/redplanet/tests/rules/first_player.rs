//! Section 11: the first player and the track.

use redplanet::Event;
use redplanet::material::Character::{Explorer, Recruiter, Saboteur, Soldier};
use redplanet::material::Colour::{Blue, Green, Orange, Yellow};
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum};

use crate::helpers::{boarders, roomy};

#[test]
fn rp_fp_01_who_resolved_last_becomes_first_player() {
    let mut table = roomy(3).first(Yellow).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Soldier), (Orange, Saboteur)]).finish_round();
    assert_eq!(table.open().first, Blue);
    assert!(table.told(Event::FirstPlayer { colour: Blue }));
}

#[test]
fn rp_fp_02_the_lowest_number_is_last_and_among_equals_the_last_clockwise() {
    let mut table = roomy(4).ship(3, Some(Hellas), 5).first(Orange).choose();
    table.choices(&[(Yellow, Saboteur), (Blue, Recruiter), (Orange, Saboteur), (Green, Saboteur)]);
    table.finish_round();
    assert_eq!(boarders(&table), [Blue, Orange, Green, Yellow]);
    assert_eq!(table.open().first, Yellow);
    let mut table = roomy(4).first(Green).choose();
    table.choices(&[(Yellow, Explorer), (Blue, Recruiter), (Orange, Recruiter), (Green, Soldier)]);
    table.finish_round();
    assert_eq!(table.open().first, Green, "2 is lower than 8 and 9");
}

#[test]
fn rp_fp_03_the_first_player_may_stay_first() {
    let mut table = roomy(3).first(Orange).choose();
    table.choices(&[(Yellow, Recruiter), (Blue, Explorer), (Orange, Soldier)]).finish_round();
    assert_eq!(table.open().first, Orange);
    assert!(table.told(Event::FirstPlayer { colour: Orange }));
}

#[test]
fn rp_fp_04_the_track_advances_after_the_new_first_player() {
    let scene = roomy(3).astronauts(Yellow, Ausonia, 1).astronauts(Blue, MareTyrrhenum, 1);
    let table = scene.first(Blue).end_of_round(5);
    let order = [
        table.when(Event::FirstPlayer { colour: Blue }),
        table.when(Event::Production { number: 1 }),
        table.when(Event::Round { round: 6 }),
    ];
    assert!(order.is_sorted(), "{order:?}");
}
