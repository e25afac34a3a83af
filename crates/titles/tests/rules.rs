//! The numbered rules in every language.

use std::collections::BTreeSet;

use titles::words::languages;
use titles::{Rule, Title, list_example};

fn all() -> &'static [&'static dyn Title] {
    list_example();
    titles::all()
}

/// The ids of other rules that a rule names.
fn named(rule: &Rule) -> BTreeSet<&str> {
    let words = rule.text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| rulebook::is_id(word)).collect()
}

#[test]
fn every_rule_is_told_in_every_language_and_in_its_own_words() {
    for title in all() {
        let english = title.rules();
        for language in languages().into_iter().filter(|language| *language != "en") {
            let told = title.rules_in(language);
            assert_eq!(told.rules.len(), english.rules.len());
            for (told, rule) in told.rules.iter().zip(&english.rules) {
                let where_it_is = format!("{} in {language}", rule.id);
                assert_eq!((&told.id, &told.source), (&rule.id, &rule.source), "{where_it_is}");
                assert_ne!(told.text, rule.text, "{where_it_is} is not translated");
                let size = |rule: &Rule| rule.table.iter().map(Vec::len).collect::<Vec<_>>();
                assert_eq!(size(told), size(rule), "the table of {where_it_is}");
                let remark =
                    ["[", "(table only", "(no place"].into_iter().find(|mark| told.text.contains(mark));
                assert_eq!(remark, None, "{where_it_is} is for players");
            }
        }
    }
}

#[test]
fn a_rule_names_only_rules_that_exist() {
    for title in all() {
        for language in languages() {
            let told = title.rules_in(language);
            for rule in &told.rules {
                for other in named(rule) {
                    assert!(told.find(other).is_some(), "{} in {language} names {other}", rule.id);
                }
            }
        }
    }
}

#[test]
fn a_language_without_a_translation_gets_english() {
    for title in all() {
        assert_eq!(title.rules_in("xx"), title.rules());
        assert_eq!(title.rules_in("en"), title.rules());
    }
}
