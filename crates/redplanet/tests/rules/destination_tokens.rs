//! Section 8: destination tokens.

use redplanet::material::Character::{
    Explorer, FemmeFatale, Recruiter, Saboteur, Scientist, SecretAgent, Soldier, TravelAgent,
};
use redplanet::material::Colour::{Blue, Yellow};
use redplanet::material::Zone::{Ausonia, Hellas, MareTyrrhenum, Phobos, SyrtisMajor, VallesMarineris};
use redplanet::scene::scene;
use redplanet::{Dock, Event, Place};
use table::Game;

use crate::helpers::roomy;

#[test]
fn rp_dst_01_the_first_aboard_an_unknown_ship_chooses_its_destination() {
    let mut table = roomy(3).ship(3, None, 4).resolve_before_pilots(Yellow, Recruiter);
    table.play(Yellow, "board dock3");
    assert_eq!(table.asked(), Some(Yellow));
    assert_eq!(table.legal(Yellow).len(), 10, "any of the ten zones");
    assert_eq!(table.refusal(Yellow, "stop").rule, "RP-RND-01");
    table.play(Yellow, "bound valles_marineris");
    assert!(table.told(Event::Bound { colour: Yellow, place: Place::Dock(Dock(2)), zone: VallesMarineris }));
    // The second to board is not asked.
    assert_eq!(table.asked(), Some(Blue));
    table.play(Blue, "board dock3");
    assert!(table.legal(Blue).iter().all(|action| action.starts_with("board ")));
    // With a printed destination nobody is asked either.
    let mut printed = roomy(3).resolve_before_pilots(Yellow, Recruiter);
    printed.play(Yellow, "board dock1");
    assert_eq!(printed.asked(), Some(Blue));
}

#[test]
fn rp_dst_02_the_topmost_token_outdoes_the_printed_destination() {
    let table = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .token(1, MareTyrrhenum)
        .token(1, Ausonia)
        .resolve(Yellow, Recruiter);
    assert_eq!(table.here(Blue, Ausonia), 2);
    assert_eq!(table.here(Blue, MareTyrrhenum) + table.here(Blue, Hellas), 0);
    // A ship with unknown destination keeps the one it was given.
    let mut unknown = roomy(3).ship(3, None, 2).resolve(Yellow, Scientist);
    unknown.play(Yellow, "board dock3").play(Yellow, "bound hellas").play(Yellow, "board dock3");
    unknown.finish_round();
    assert_eq!(unknown.here(Yellow, Hellas), 2);
}

#[test]
fn rp_dst_03_a_zone_with_both_tokens_on_ships_cannot_be_chosen() {
    let mut table = roomy(3)
        .token(1, Hellas)
        .token(2, Hellas)
        .token(1, Ausonia)
        .ship(3, None, 4)
        .resolve(Yellow, Recruiter);
    table.play(Yellow, "board dock3");
    assert_eq!(table.refusal(Yellow, "bound hellas").rule, "RP-DST-03");
    assert_eq!(table.legal(Yellow).len(), 9);
    assert!(table.legal(Yellow).contains(&"bound ausonia".to_string()), "one Ausonia token is left");
}

#[test]
fn rp_dst_04_tokens_return_to_the_pool_on_landing() {
    let table = scene(3)
        .ship(1, Some(Hellas), 3)
        .aboard(1, Blue, 2)
        .token(1, MareTyrrhenum)
        .token(1, MareTyrrhenum)
        .token(1, Ausonia)
        .ship(2, Some(SyrtisMajor), 6)
        .token(2, Phobos)
        .resolve_before_pilots(Yellow, Recruiter);
    let mut table = table;
    table.play(Yellow, "board dock1");
    assert_eq!((table.open().pool[MareTyrrhenum as usize], table.open().pool[Ausonia as usize]), (0, 1));
    table.finish_round();
    assert_eq!((table.open().pool[MareTyrrhenum as usize], table.open().pool[Ausonia as usize]), (2, 2));
    assert_eq!(table.game.audit(), Ok(()));
}

#[test]
fn rp_dst_05_only_the_first_aboard_and_the_pilot_place_tokens() {
    for character in
        [Recruiter, Explorer, Scientist, SecretAgent, Saboteur, FemmeFatale, TravelAgent, Soldier]
    {
        let mut table = roomy(3)
            .astronauts(Blue, Hellas, 1)
            .astronauts(Yellow, Hellas, 1)
            .resolve_before_pilots(Yellow, character);
        while table.asked() == Some(Yellow) {
            let first = table.legal(Yellow)[0].clone();
            table.play(Yellow, &first);
        }
        assert_eq!(table.open().pool.iter().sum::<u8>(), 20, "{character}");
        assert!(!table.events().iter().any(|event| matches!(event, Event::Bound { .. })), "{character}");
    }
    // Ships docked later carry no token, whatever their destination.
    let refilled = scene(3).end_of_round(1);
    assert!(refilled.open().vessels().all(|(_, vessel)| vessel.token.is_none()));
    assert_eq!(refilled.open().pool.iter().sum::<u8>(), 20);
}
