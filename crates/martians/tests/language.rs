//! Everything the game can say is said in English, and nothing else.

use std::collections::BTreeSet;

use martians::Martians;
use table::Game;

#[test]
fn every_message_has_an_english_sentence_and_every_sentence_a_message() {
    let english = include_str!("../../../locales/en/martians.ftl");
    let written: Vec<&str> = english
        .lines()
        .filter(|line| line.starts_with("martians-"))
        .map(|line| line.split(" = ").next().unwrap())
        .collect();
    let said: Vec<String> = Martians::messages();
    let unique: BTreeSet<&str> = said.iter().map(String::as_str).collect();
    assert_eq!(unique.len(), said.len(), "an id is listed twice");
    assert_eq!(written.iter().copied().collect::<BTreeSet<_>>(), unique);
    assert_eq!(written.len(), unique.len(), "a sentence is written twice");
}
