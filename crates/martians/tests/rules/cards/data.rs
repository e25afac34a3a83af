//! The tables compiled into the program are those of the data.

use crate::prelude::*;
use table::{Own, Provenance};

#[test]
fn every_building_has_its_fields() {
    let fields = Building::ALL.iter().map(|building| building.fields()).collect::<Vec<_>>();
    assert_eq!(fields, [3, 4, 3, 2, 4, 4, 3, 2, 3]);
    assert_eq!(fields.iter().map(|fields| usize::from(*fields)).sum::<usize>(), FIELDS);
}

#[test]
fn hexes_make_a_hexagon_with_three_grey_ones_on_top() {
    let places = (0..HEXES).map(|at| Hex(at as u8).coordinates()).collect::<Vec<_>>();
    assert_eq!(places[..3], [(0, -3), (-1, -2), (1, -3)]);
    for (q, r) in &places {
        assert!([*q, *r, q + r].iter().all(|line| (-3..=3).contains(line)), "({q}, {r})");
    }
    let distinct: std::collections::BTreeSet<_> = places.iter().collect();
    assert_eq!(distinct.len(), HEXES);
}

#[test]
fn every_action_reads_back_from_its_text_and_its_index() {
    for action in table::all_actions::<Action>() {
        assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
        assert_eq!(Action::from_index(action.index()), Some(action));
    }
    assert!(size_of::<Action>() <= 4);
    assert!(size_of::<Martians>() <= 2048);
}

#[test]
fn the_box_lists_every_card_with_its_provenance() {
    let items = Martians::material();
    let count = |kind| items.iter().filter(|item| item.kind == kind).count();
    assert_eq!(count("event"), EventCard::COUNT);
    assert_eq!(count("scenario"), Scenario::COUNT);
    assert_eq!(count("commission"), Commission::COUNT);
    assert_eq!(count("hidden_goal"), HiddenGoal::COUNT);
    assert_eq!(count("expert"), Expert::COUNT);
    let flare = items.iter().find(|item| item.id == "solar_flare_1").unwrap();
    assert_eq!(flare.provenance, Provenance::Printed);
    let commission = items.iter().find(|item| item.id == "com_01").unwrap();
    assert_eq!(commission.provenance, Provenance::Designed);
    assert_eq!(commission.tested_by.as_deref(), Some("card_com_01"));
}

#[test]
fn nothing_is_called_more_certain_than_it_is() {
    let items = Martians::material();
    let of = |id: &str| items.iter().find(|item| item.id == id).unwrap();
    // The effects of the weather are printed, how many cards of each there are is not.
    for weather in items.iter().filter(|item| item.kind == "weather" && item.id != "stable") {
        assert_eq!(
            (weather.provenance, &weather.own[..]),
            (Provenance::Mixed, &[Own::Count][..]),
            "{}",
            weather.id
        );
    }
    assert_eq!(of("stable").provenance, Provenance::Printed);
    // One example names a yellow mineral; no book counts the cards.
    let yellow = of("mineral_yellow");
    assert_eq!((yellow.provenance, &yellow.own[..]), (Provenance::Mixed, &[Own::Count][..]));
    // The Polish book says 1 credit, the German one 2.
    assert_eq!(of("power_manager").provenance, Provenance::Disputed);
    assert_eq!(of("nutritionist").provenance, Provenance::Printed);
}
