//! The tables compiled into the program are those of the data.

use crate::prelude::*;
use table::{Aspect, OptionsError, Provenance};

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
    assert_eq!((flare.provenance, &flare.own[..]), (Provenance::Mixed, &[Aspect::Cycle][..]));
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
            (Provenance::Mixed, &[Aspect::Count][..]),
            "{}",
            weather.id
        );
    }
    assert_eq!(of("stable").provenance, Provenance::Printed);
    // One example names a yellow mineral; no book counts the cards.
    let yellow = of("mineral_yellow");
    assert_eq!((yellow.provenance, &yellow.own[..]), (Provenance::Mixed, &[Aspect::Count][..]));
    // The Polish book says 1 credit, the German one 2; neither says how many cards of each further expert there are.
    let manager = of("power_manager");
    assert_eq!((manager.provenance, &manager.own[..]), (Provenance::Disputed, &[Aspect::Count][..]));
    for id in ["soil_analyst", "master_builder"] {
        assert_eq!((of(id).provenance, &of(id).own[..]), (Provenance::Mixed, &[Aspect::Count][..]), "{id}");
    }
    assert_eq!(of("greenhouses").own, [Aspect::Fields]);
    assert_eq!(of("nutritionist").provenance, Provenance::Printed);
}

/// The rows of "Values the component data must supply": what is meant, and the entries that say how sure we are.
fn values_to_supply() -> Vec<(String, Vec<String>)> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/martians.md");
    let text = std::fs::read_to_string(file).unwrap();
    let (_, section) = text.split_once("## Values the component data must supply").unwrap();
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    let row = |line: &str| {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let entries = cells[3].split('`').skip(1).step_by(2).map(String::from).collect();
        (cells[1].to_string(), entries)
    };
    rows.map(row).collect()
}

#[test]
fn every_value_that_no_rulebook_states_lies_in_the_box_and_is_not_called_printed() {
    let items = Martians::material();
    let rows = values_to_supply();
    assert!(rows.len() > 10, "the section is found");
    for (value, entries) in rows {
        assert!(!entries.is_empty(), "{value} names its entries");
        for entry in entries {
            let of = |item: &&table::Item| item.kind == entry || item.id == entry;
            let found: Vec<_> = items.iter().filter(of).collect();
            assert!(!found.is_empty(), "{value}: {entry} is not in the box");
            let ours = found.iter().filter(|item| item.provenance != Provenance::Printed).count();
            assert!(ours > 0, "{value}: {entry} is called printed");
        }
    }
}

#[test]
fn options_left_out_fit_those_that_were_given() {
    let read = |json: serde_json::Value| OptionsError::read::<Options>(&json);
    let prototype = read(serde_json::json!({ "edition": "prototype" })).unwrap();
    assert!(!prototype.collectors);
    assert_eq!(read(serde_json::json!({ "variant": "solo" })).unwrap().players, 1);
    // What was said stays binding.
    let both = read(serde_json::json!({ "edition": "prototype", "collectors": true }));
    assert_eq!(both.unwrap_err().field, "collectors");
    assert_eq!(read(serde_json::json!({ "variant": "solo", "players": 2 })).unwrap_err().field, "players");
}

#[test]
fn the_form_is_told_what_changes_nothing_and_what_standard_means() {
    let guide = |json| OptionsError::read::<Options>(&json).unwrap().guide();
    let coop = guide(serde_json::json!({}));
    for idle in ["early_end", "second", "trade", "hidden_goals", "must_succeed"] {
        assert!(coop.idle.contains(&idle), "{idle}");
    }
    assert_eq!((coop.last_seat, &coop.means[..]), (2, &[("scenario", "new_schedule")][..]));
    let prototype = guide(serde_json::json!({ "variant": "com", "edition": "prototype" }));
    for idle in ["surcharge", "trade", "manager", "collectors"] {
        assert!(prototype.idle.contains(&idle), "{idle}");
    }
    assert_eq!(prototype.means, [("scenario", "commissions")]);
    let com = guide(serde_json::json!({ "variant": "com", "players": 4 }));
    assert_eq!((com.last_seat, com.idle.contains(&"manager")), (4, false));
    // A solo player plays two colours, either of which may begin.
    assert_eq!(guide(serde_json::json!({ "variant": "solo" })).last_seat, 2);
}
