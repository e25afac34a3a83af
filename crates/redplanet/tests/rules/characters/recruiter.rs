//! Section 6: the Recruiter.

use redplanet::Event;
use redplanet::material::Character::{FemmeFatale, Recruiter, Saboteur, SecretAgent, TravelAgent};
use redplanet::material::Colour::{Blue, Yellow};
use redplanet::scene::scene;

use crate::helpers::{roomy, yellow_boarded};

#[test]
fn rp_chr_9_01_the_recruiter_places_one_astronaut() {
    let mut table = roomy(3).resolve_before_pilots(Yellow, Recruiter);
    table.play(Yellow, "board dock1");
    assert_eq!(table.supply(Yellow), 21);
    assert_eq!(table.asked(), Some(Blue));
}

/// RP-CHR-9-03: the hand has nine cards again.
#[test]
fn rp_chr_9_02_the_recruiter_takes_all_cards_back_himself_included() {
    let face_up = [SecretAgent, FemmeFatale, TravelAgent];
    let mut table = roomy(3).played(Yellow, &face_up).resolve_before_pilots(Yellow, Recruiter);
    assert_eq!(table.open().played[Yellow as usize].len(), 4);
    table.play(Yellow, "board dock1");
    assert!(table.open().played[Yellow as usize].is_empty());
    assert_eq!(table.open().hand(Yellow).len(), 9);
    assert!(table.when(Event::TookBack { colour: Yellow }) > table.when(yellow_boarded(1, 1)));
}

#[test]
fn rp_chr_9_03_after_the_recruiter_the_hand_is_nine_cards() {
    let mut alone = roomy(3).resolve(Yellow, Recruiter);
    alone.play(Yellow, "board dock1");
    assert_eq!(alone.legal(Yellow).len(), 9, "also when nothing else had been played");
    let others_keep_theirs = {
        let mut table = roomy(3).played(Blue, &[Saboteur]).resolve(Yellow, Recruiter);
        table.play(Yellow, "board dock1");
        table
    };
    assert_eq!(others_keep_theirs.legal(Blue).len(), 8);
}

#[test]
fn rp_chr_9_04_the_cards_come_back_even_if_nobody_can_be_placed() {
    let table = scene(3).played(Yellow, &[Saboteur]).resolve(Yellow, Recruiter);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Boarded { .. })));
    assert_eq!(table.supply(Yellow), 22);
    assert!(table.told(Event::TookBack { colour: Yellow }));
    assert_eq!(table.legal(Yellow).len(), 9);
}
