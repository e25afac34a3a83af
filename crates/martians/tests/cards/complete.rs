//! No piece of the box is forgotten.

use std::path::Path;

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

#[test]
fn every_piece_names_a_test_that_exists() {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut text);
    let items = martians::material::items();
    let named = items.iter().filter_map(|item| item.tested_by.as_ref());
    let missing: Vec<_> = named.filter(|name| !text.contains(&format!("fn {name}()"))).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
    assert_eq!(items.len(), 166);
}
