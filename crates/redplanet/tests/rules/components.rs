//! Section 1: components and vocabulary.

use std::collections::BTreeSet;

use redplanet::Event;
use redplanet::material::CardKind::{Action, Discovery, Mission};
use redplanet::material::Character::{Saboteur, Soldier};
use redplanet::material::Colour::{Blue, Yellow};
use redplanet::material::Resource::{Celerium, Ice, Sylvanite};
use redplanet::material::Zone::{
    Ausonia, Hellas, MareSerpentis, MareTyrrhenum, Phobos, SinusSabaeus, SyrtisMajor, TritonisSinus,
    VallesMarineris, VastitasBorealis,
};
use redplanet::material::{CardKind, Character, Colour, EventCard, Resource, Ship, Zone, items};
use redplanet::scene::scene;
use table::{Event as _, Game, Piece, Provenance, Seat, Viewer};

use crate::helpers::new_game;

#[test]
fn rp_cmp_01_there_are_nine_zones_on_mars_and_phobos() {
    assert_eq!(Zone::ALL.len(), 10);
    assert_eq!(Zone::ALL.iter().filter(|zone| zone.is_on_mars()).count(), 9);
    assert!(Zone::ALL.contains(&Phobos));
}

#[test]
fn rp_cmp_02_the_nine_zones_of_mars_have_these_names() {
    let on_mars: BTreeSet<&str> =
        Zone::ALL.iter().filter(|zone| zone.is_on_mars()).map(|zone| zone.id()).collect();
    let printed = [
        "ausonia",
        "hellas",
        "mare_serpentis",
        "mare_tyrrhenum",
        "sinus_sabaeus",
        "syrtis_major",
        "tritonis_sinus",
        "valles_marineris",
        "vastitas_borealis",
    ];
    assert_eq!(on_mars, printed.into_iter().collect());
}

#[test]
fn rp_cmp_03_seven_zones_are_outer_and_two_are_inner() {
    let outer: Vec<Zone> = Zone::all().filter(|zone| zone.is_outer()).collect();
    assert_eq!(
        outer,
        [VastitasBorealis, Ausonia, Hellas, TritonisSinus, MareTyrrhenum, SinusSabaeus, MareSerpentis]
    );
    let inner: Vec<Zone> = Zone::all().filter(|zone| zone.is_on_mars() && !zone.is_outer()).collect();
    assert_eq!(inner, [SyrtisMajor, VallesMarineris]);
}

#[test]
fn rp_cmp_04_phobos_is_a_zone_but_neither_inner_nor_outer() {
    assert!(!Phobos.is_outer());
    assert!(!Phobos.is_on_mars());
    let table = scene(3).flight(Some(Phobos), 3).flying(1, Yellow, 2).end_of_round(1);
    assert_eq!(table.here(Yellow, Phobos), 2);
}

#[test]
fn rp_cmp_05_only_zones_of_mars_are_adjacent() {
    let borders = [
        (VastitasBorealis, Ausonia),
        (Ausonia, Hellas),
        (Hellas, TritonisSinus),
        (TritonisSinus, MareTyrrhenum),
        (MareTyrrhenum, SinusSabaeus),
        (SinusSabaeus, MareSerpentis),
        (MareSerpentis, VastitasBorealis),
        (SyrtisMajor, VastitasBorealis),
        (SyrtisMajor, Ausonia),
        (SyrtisMajor, Hellas),
        (SyrtisMajor, TritonisSinus),
        (SyrtisMajor, VallesMarineris),
        (VallesMarineris, VastitasBorealis),
        (VallesMarineris, TritonisSinus),
        (VallesMarineris, MareTyrrhenum),
        (VallesMarineris, SinusSabaeus),
        (VallesMarineris, MareSerpentis),
    ];
    for a in Zone::all() {
        for b in Zone::all() {
            let border = borders.contains(&(a, b)) || borders.contains(&(b, a));
            assert_eq!(a.adjacent().contains(b), border, "{a} and {b}");
        }
    }
    assert!(Phobos.adjacent().is_empty());
}

#[test]
fn rp_cmp_06_six_colours_with_22_astronauts_and_nine_characters() {
    let game = new_game(6, 7);
    assert_eq!(game.open.colours().count(), 6);
    for colour in Colour::all() {
        let aboard: u8 = game.open.vessels().map(|(_, vessel)| vessel.crew[colour as usize]).sum();
        assert_eq!(game.open.supply[colour as usize] + aboard, 22, "{colour}");
        let numbers: Vec<u8> = game.open.hand(colour).iter().map(Character::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9], "{colour}");
    }
}

#[test]
fn rp_cmp_07_36_ships_have_a_capacity_and_mostly_a_destination() {
    assert_eq!(Ship::all().count(), 36);
    assert_eq!(items().iter().filter(|item| item.kind == "ship").count(), 36);
    let capacities = |destination: Option<Zone>| -> Vec<u8> {
        Ship::all().filter(|ship| ship.destination() == destination).map(Ship::capacity).collect()
    };
    for zone in Zone::all() {
        let expected = match zone {
            SyrtisMajor | VallesMarineris => [4, 5, 6],
            Phobos => [2, 3, 4],
            _ => [3, 4, 5],
        };
        assert_eq!(capacities(Some(zone)), expected, "ships for {zone}");
    }
    assert_eq!(capacities(None), [2, 2, 3, 3, 4, 5]);
}

#[test]
fn rp_cmp_08_two_destination_tokens_for_each_zone() {
    for players in 3..=6 {
        let game = new_game(players, 7);
        let mut all = 0;
        for zone in Zone::all() {
            let on_ships: u8 = game.open.vessels().map(|(_, vessel)| vessel.tokens[zone as usize]).sum();
            assert_eq!(game.open.pool[zone as usize] + on_ships, 2, "{zone}");
            all += game.open.pool[zone as usize] + on_ships;
        }
        assert_eq!(all, 20);
    }
}

#[test]
fn rp_cmp_09_eleven_resource_tokens() {
    let tokens: Vec<u8> = [Ice, Sylvanite, Celerium].map(Resource::resource_tokens).to_vec();
    assert_eq!(tokens, [5, 3, 3]);
    assert_eq!(Resource::all().count(), 3);
}

#[test]
fn rp_cmp_10_eighty_six_point_tokens() {
    let tokens = [Ice, Sylvanite, Celerium].map(Resource::point_tokens);
    assert_eq!(tokens, [40, 23, 23]);
    assert_eq!(tokens.iter().sum::<u8>(), 86);
}

#[test]
fn rp_cmp_11_ice_is_worth_1_sylvanite_2_celerium_3() {
    assert_eq!([Ice, Sylvanite, Celerium].map(Resource::value), [1, 2, 3]);
    // Blue has the most ice, so Yellow scores tokens only.
    let table = scene(3)
        .mission(Yellow, EventCard::EasternInfluence)
        .tokens(Yellow, Ice, 1)
        .tokens(Yellow, Sylvanite, 10)
        .tokens(Yellow, Celerium, 100)
        .tokens(Blue, Ice, 2)
        .end_of_game();
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.standings[0].score, 1 + 20 + 300);
}

#[test]
fn rp_cmp_12_thirty_event_cards_with_one_back() {
    let count = |kind: CardKind| EventCard::of_kind(kind).len();
    assert_eq!((count(Mission), count(Discovery), count(Action)), (13, 13, 4));
    assert_eq!(EventCard::all().count(), 30);
    // From the back, a mission and an action look the same.
    let drawn = |card: EventCard| Event::Drew {
        seat: Seat(0),
        colour: Yellow,
        kind: Some(card.kind()),
        card: Some(card),
    };
    let back = Event::Drew { seat: Seat(0), colour: Yellow, kind: None, card: None };
    for card in [EventCard::Stronghold, EventCard::EtherWinds] {
        assert_eq!(drawn(card).seen_by(Viewer::Seat(Seat(1))), Some(back));
    }
}

#[test]
fn rp_cmp_13_ice_monopoly_belongs_to_no_deck() {
    let global: Vec<_> = items().into_iter().filter(|item| item.kind == "global_mission").collect();
    assert_eq!(global.len(), 1);
    assert_eq!(global[0].id, "ice_monopoly");
    assert!(EventCard::from_id("ice_monopoly").is_none());
}

#[test]
fn rp_cmp_14_the_memorial_is_not_a_zone() {
    assert!(Zone::from_id("lost_in_space").is_none());
    let mut table = scene(3)
        .ship(1, Some(Hellas), 4)
        .ship(2, Some(Hellas), 5)
        .aboard(1, Blue, 2)
        .resolve(Yellow, Saboteur);
    table.play(Yellow, "board dock2").play(Yellow, "destroy dock1");
    assert_eq!(table.lost(Blue), 2);
    assert!(Zone::all().all(|zone| table.here(Blue, zone) == 0));
}

#[test]
fn rp_cmp_15_the_characters_are_numbered_from_9_to_1() {
    let printed = [
        ("recruiter", 9),
        ("explorer", 8),
        ("scientist", 7),
        ("secret_agent", 6),
        ("saboteur", 5),
        ("femme_fatale", 4),
        ("travel_agent", 3),
        ("soldier", 2),
        ("pilot", 1),
    ];
    assert_eq!(Character::ALL.len(), 9);
    for (word, number) in printed {
        assert_eq!(Character::from_id(word).map(Character::number), Some(number), "{word}");
    }
    assert_eq!(Soldier.number(), 2);
}

#[test]
fn nothing_is_called_more_certain_than_it_is() {
    let mark = |id: &str| items().into_iter().find(|item| item.id == id).unwrap().provenance;
    // The rulebook prints what these do, but not how many astronauts they place.
    for id in ["recruiter", "explorer", "scientist", "secret_agent", "femme_fatale"] {
        assert_eq!(mark(id), Provenance::Reported, "{id}");
    }
    // These two numbers follow from the rulebook itself.
    assert_eq!((mark("saboteur"), mark("travel_agent")), (Provenance::Printed, Provenance::Printed));
    // What a token is worth is not in the rulebook.
    for id in ["ice", "sylvanite", "celerium"] {
        assert_eq!(mark(id), Provenance::Reported, "{id}");
    }
    // A detail of these is ours, as the name of Frozen Caves is.
    for id in ["sandstorm", "subterranean_lake", "mining_incident", "frozen_caves"] {
        assert_eq!(mark(id), Provenance::Mixed, "{id}");
    }
    // What rests on one program alone says so.
    for item in items().into_iter().filter(|item| item.source == "Japanese browser version (X17)") {
        assert!(item.note.contains("only source"), "{}", item.id);
    }
    let ships = items().into_iter().filter(|item| item.kind == "ship");
    assert_eq!(ships.filter(|ship| ship.provenance == Provenance::Designed).count(), 32);
}
