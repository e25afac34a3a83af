//! Section 12: production.

use redplanet::Event;
use redplanet::material::Character::Soldier;
use redplanet::material::Colour::{Blue, Orange, Yellow};
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor};
use redplanet::material::{Resource, Zone};
use redplanet::scene::{Scene, Table, scene};

use crate::helpers::produced;

fn held(table: &Table, colour: redplanet::material::Colour, kind: Resource) -> u8 {
    table.open().held[colour as usize][kind as usize]
}

fn lying(table: &Table, zone: Zone, kind: Resource) -> u8 {
    table.open().piles[zone as usize][kind as usize]
}

/// Sylvanite in Hellas, with this many astronauts of Yellow, Blue and Orange.
fn hellas(yellow: u8, blue: u8, orange: u8) -> Scene {
    scene(3)
        .resource(Hellas, Sylvanite)
        .astronauts(Yellow, Hellas, yellow)
        .astronauts(Blue, Hellas, blue)
        .astronauts(Orange, Hellas, orange)
}

#[test]
fn rp_prd_01_one_two_and_three_tokens() {
    for (round, tokens) in [(5, 1), (8, 2), (10, 3)] {
        let table = hellas(1, 0, 0).resource(Ausonia, Ice).end_of_round(round);
        assert_eq!(produced(&table, Hellas), [(Sylvanite, tokens)]);
        assert_eq!(produced(&table, Ausonia), [(Ice, tokens)]);
        assert_eq!(held(&table, Yellow, Sylvanite), tokens);
    }
}

#[test]
fn rp_prd_02_only_zones_with_a_face_up_resource_produce() {
    let table = scene(3).resource(Hellas, Ice).end_of_round(5);
    let zones: Vec<Zone> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Produced { zone, .. } => Some(*zone),
            _ => None,
        })
        .collect();
    assert_eq!(zones, [Hellas]);
}

#[test]
fn rp_prd_03_the_kind_is_that_of_the_resource_token() {
    let table = scene(3)
        .resource(Hellas, Ice)
        .resource(Ausonia, Sylvanite)
        .resource(SyrtisMajor, Celerium)
        .end_of_round(8);
    assert_eq!(table.open().piles[Hellas as usize], [2, 0, 0]);
    assert_eq!(table.open().piles[Ausonia as usize], [0, 2, 0]);
    assert_eq!(table.open().piles[SyrtisMajor as usize], [0, 0, 2]);
}

#[test]
fn rp_prd_04_phobos_produces_too() {
    let table = scene(3).resource(Phobos, Celerium).astronauts(Blue, Phobos, 1).end_of_round(8);
    assert_eq!(produced(&table, Phobos), [(Celerium, 2)]);
    assert_eq!(held(&table, Blue, Celerium), 2);
}

#[test]
fn rp_prd_05_most_astronauts_take_all_tokens() {
    let table = hellas(2, 3, 1).tokens(Blue, Sylvanite, 5).pile(Hellas, Sylvanite, 2).end_of_round(8);
    assert_eq!(held(&table, Blue, Sylvanite), 5 + 4, "on top of what Blue holds");
    assert_eq!(lying(&table, Hellas, Sylvanite), 0);
    assert!(table.told(Event::Took { colour: Blue, zone: Hellas, resource: Sylvanite, tokens: 4 }));
}

#[test]
fn rp_prd_06_a_tie_divides_rounding_down() {
    // Three tokens, two leaders: one each.
    let table = hellas(2, 2, 1).end_of_round(10);
    assert_eq!((held(&table, Yellow, Sylvanite), held(&table, Blue, Sylvanite)), (1, 1));
    assert_eq!(held(&table, Orange, Sylvanite), 0);
    // Two tokens, three leaders: none.
    let table = hellas(1, 1, 1).end_of_round(8);
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&table, colour, Sylvanite)), [0, 0, 0]);
    // Seven tokens, three leaders: two each.
    let table = hellas(4, 4, 4).pile(Hellas, Sylvanite, 5).end_of_round(8);
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&table, colour, Sylvanite)), [2, 2, 2]);
    assert_eq!(lying(&table, Hellas, Sylvanite), 1);
}

#[test]
fn rp_prd_07_what_cannot_be_divided_waits_for_the_next_production() {
    let undivided = hellas(1, 1, 0).end_of_round(5);
    assert_eq!(lying(&undivided, Hellas, Sylvanite), 1);
    // Three tokens for two: one each, and the third stays.
    let divided = hellas(1, 1, 0).pile(Hellas, Sylvanite, 2).end_of_round(5);
    assert_eq!([Yellow, Blue].map(|colour| held(&divided, colour, Sylvanite)), [1, 1]);
    assert_eq!(lying(&divided, Hellas, Sylvanite), 1);
    // Two new tokens join it in production 2, and Yellow has the majority now.
    let table = hellas(2, 1, 0).pile(Hellas, Sylvanite, 1).end_of_round(8);
    assert_eq!(produced(&table, Hellas), [(Sylvanite, 2)]);
    assert_eq!(held(&table, Yellow, Sylvanite), 3);
    assert_eq!(lying(&table, Hellas, Sylvanite), 0);
}

#[test]
fn rp_prd_08_tokens_stay_in_a_zone_without_astronauts() {
    let table = scene(3).resource(Hellas, Ice).pile(Hellas, Ice, 1).end_of_round(8);
    assert_eq!(lying(&table, Hellas, Ice), 3);
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&table, colour, Ice)), [0, 0, 0]);
}

#[test]
fn rp_prd_09_astronauts_on_ships_do_not_count() {
    let table = hellas(1, 0, 0).ship(1, Some(Hellas), 5).aboard(1, Blue, 4).end_of_round(5);
    assert_eq!(held(&table, Yellow, Sylvanite), 1);
    assert_eq!(held(&table, Blue, Sylvanite), 0);
    let nobody = scene(3).resource(Hellas, Ice).ship(1, Some(Hellas), 5).aboard(1, Blue, 4).end_of_round(5);
    assert_eq!(lying(&nobody, Hellas, Ice), 1);
}

#[test]
fn rp_prd_10_who_does_not_lead_gets_nothing() {
    let table = hellas(3, 2, 2).end_of_round(10);
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&table, colour, Sylvanite)), [3, 0, 0]);
    let tied = hellas(2, 2, 1).pile(Hellas, Sylvanite, 1).end_of_round(8);
    assert_eq!([Yellow, Blue, Orange].map(|colour| held(&tied, colour, Sylvanite)), [1, 1, 0]);
    assert_eq!(lying(&tied, Hellas, Sylvanite), 1, "the third token is not for Orange either");
}

#[test]
fn rp_prd_11_an_emptied_zone_goes_on_producing() {
    let mut table = scene(3)
        .round(5)
        .resource(MareTyrrhenum, Celerium)
        .astronauts(Blue, MareTyrrhenum, 1)
        .ship(1, Some(Hellas), 5)
        .ship(2, Some(Hellas), 4)
        .resolve(Yellow, Soldier);
    table.play(Yellow, "board dock1");
    assert_eq!(table.here(Blue, MareTyrrhenum), 0);
    assert_eq!(table.open().resources[MareTyrrhenum as usize], Some(Celerium));
    assert_eq!(produced(&table, MareTyrrhenum), [(Celerium, 1)]);
    assert_eq!(lying(&table, MareTyrrhenum, Celerium), 1);
}
