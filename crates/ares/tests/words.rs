//! Everything the game can say is said in English, and nothing else is.

use std::collections::BTreeSet;

use ares::Ares;
use fluent_syntax::ast::Entry;
use table::Game;

#[test]
fn the_english_file_has_exactly_the_messages_of_the_game() {
    let text = include_str!("../../../locales/en/ares.ftl");
    let resource = fluent_syntax::parser::parse(text).expect("the file reads");
    let said: BTreeSet<String> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_string()),
            _ => None,
        })
        .collect();
    let needed: BTreeSet<String> = Ares::messages().into_iter().collect();
    let missing: Vec<_> = needed.difference(&said).collect();
    let unused: Vec<_> = said.difference(&needed).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
    assert!(unused.is_empty(), "unused: {unused:?}");
}
