//! No piece of the box is forgotten.

use std::collections::BTreeMap;
use std::path::Path;

use martians::material::{Building, ColonyTech, CorpTech, Fixture, Scenario};
use serde_json::Value;

/// All test sources of the crate.
fn sources(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).expect("the tests are there") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            into.push_str(&std::fs::read_to_string(&path).expect("text"));
        }
    }
}

/// How many pieces the data list.
fn entries() -> usize {
    let lists = |text| {
        let file: BTreeMap<String, Value> = serde_json::from_str(text).expect("the data is JSON");
        file.values().filter_map(|list| list["entries"].as_array()).map(Vec::len).sum::<usize>()
    };
    let cards = lists(include_str!("../../../data/cards.json"));
    let tiles = lists(include_str!("../../../data/tiles.json"));
    let technologies = ColonyTech::COUNT + CorpTech::COUNT;
    cards + tiles + technologies + Scenario::COUNT + Building::COUNT + Fixture::COUNT
}

#[test]
fn every_piece_names_a_test_that_exists() {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut text);
    let items = martians::material::items();
    let named = items.iter().filter_map(|item| item.tested_by.as_ref());
    let missing: Vec<_> = named.filter(|name| !text.contains(&format!("fn {name}()"))).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
    assert_eq!(items.len(), entries());
}
