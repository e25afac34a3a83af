//! The tables compiled into the program are those of the data.

use crate::prelude::*;
use serde_json::Value;

fn board() -> Value {
    serde_json::from_str(include_str!("../../../data/board.json")).unwrap()
}

#[test]
fn buildings_have_the_fields_and_actions_of_the_data() {
    for entry in board()["buildings"].as_array().unwrap() {
        let Some(building) = Building::from_id(entry["id"].as_str().unwrap()) else { continue };
        assert_eq!(u64::from(building.fields()), entry["fields"].as_u64().unwrap(), "{building:?}");
        let works: Vec<&str> =
            entry["actions"].as_array().unwrap().iter().map(|work| work["id"].as_str().unwrap()).collect();
        assert_eq!(building.works().iter().map(|work| work.id()).collect::<Vec<_>>(), works);
    }
    assert_eq!(Building::ALL.iter().map(|building| building.fields() as usize).sum::<usize>(), FIELDS);
}

#[test]
fn hexes_lie_where_the_data_says() {
    for (at, hex) in board()["hex_area"]["hexes"].as_array().unwrap().iter().enumerate() {
        let place = (hex["q"].as_i64().unwrap() as i8, hex["r"].as_i64().unwrap() as i8);
        assert_eq!(Hex(at as u8).coordinates(), place);
        assert_eq!(hex["id"], format!("h{:02}", at + 1));
        assert_eq!(hex["grey_start"].as_bool().unwrap(), at < 3);
    }
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
    assert_eq!(flare.provenance, "printed");
    let commission = items.iter().find(|item| item.id == "com_01").unwrap();
    assert_eq!(commission.provenance, "designed");
    assert_eq!(commission.tested_by.as_deref(), Some("card_com_01"));
}
