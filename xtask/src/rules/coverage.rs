use std::collections::BTreeSet;
use std::fmt::{self, Write};

use rulebook::{Rule, Rulebook, is_id};

use super::Mention;

/// The columns of a [`Coverage`], after the name of the game.
pub const HEADER: &str = "\
game       rules  with test  table only  without test  with place  no place (reason)  without place  unknown ids";

/// What the tests and the code of a game say about its rules.
pub struct Coverage {
    rules: usize,
    tested: usize,
    table_only: usize,
    untested: Vec<String>,
    placed: usize,
    excused: usize,
    unplaced: Vec<String>,
    unknown: Vec<Mention>,
    twice: Vec<String>,
}

impl Coverage {
    pub fn of(book: &Rulebook, tests: &[Mention], places: &[Mention]) -> Coverage {
        let (tested, excused_from_test, untested) = sorted(book, tests, |rule| rule.table_only.is_some());
        let (placed, excused, unplaced) =
            sorted(book, places, |rule| rule.no_place.is_some() || rule.table_only.is_some());
        let mut seen = BTreeSet::new();
        let twice = book.rules.iter().filter(|rule| !seen.insert(&rule.id)).map(|rule| rule.id.clone());
        let unknown = tests.iter().chain(places).filter(|mention| book.find(&mention.id).is_none());
        Coverage {
            rules: book.rules.len(),
            tested,
            table_only: excused_from_test,
            untested,
            placed,
            excused,
            unplaced,
            unknown: unknown.cloned().collect(),
            twice: twice.collect(),
        }
    }

    /// Whether every rule has what it needs, and every id is a rule's.
    pub fn is_complete(&self) -> bool {
        let missing = [&self.untested, &self.unplaced, &self.twice];
        missing.iter().all(|ids| ids.is_empty()) && self.unknown.is_empty()
    }

    /// What is wrong, a line for each kind of fault. Rules without a test or a place are listed only if asked for.
    pub fn faults(&self, list_missing: bool) -> String {
        let mut faults = String::new();
        let mut fault = |name: &str, ids: &[String]| {
            if !ids.is_empty() {
                let _ = writeln!(faults, "  {name}: {}", ids.join(" "));
            }
        };
        if list_missing {
            fault("without a test", &self.untested);
            fault("without a place", &self.unplaced);
        }
        fault("written down twice", &self.twice);
        for mention in &self.unknown {
            fault("not a rule", &[mention.id.clone(), mention.to_string()]);
        }
        faults
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "{:>5}  {:>9}  {:>10}  {:>12}  {:>10}  {:>17}  {:>13}  {:>11}",
            self.rules,
            self.tested,
            self.table_only,
            self.untested.len(),
            self.placed,
            self.excused,
            self.unplaced.len(),
            self.unknown.len()
        )
    }
}

/// How many rules are mentioned, how many are excused, and which are neither.
fn sorted(book: &Rulebook, mentions: &[Mention], excused: fn(&Rule) -> bool) -> (usize, usize, Vec<String>) {
    let named: BTreeSet<&str> = mentions.iter().map(|mention| mention.id.as_str()).collect();
    let (found, others): (Vec<_>, Vec<_>) =
        book.rules.iter().partition(|rule| named.contains(rule.id.as_str()));
    let (excused, missing): (Vec<_>, Vec<_>) = others.into_iter().partition(|rule| excused(rule));
    (found.len(), excused.len(), missing.into_iter().map(|rule| rule.id.clone()).collect())
}

/// The rule that a test is named after: the longest known id that its name begins with. A name that only looks as if it
/// began with one gives that id, so that it is found to be unknown.
pub fn id_of_name(name: &str, book: &Rulebook) -> Option<String> {
    let words: Vec<String> = name.split('_').map(str::to_uppercase).collect();
    let candidates = (3..=words.len().min(5)).map(|count| words[..count].join("-"));
    let ids: Vec<String> = candidates.filter(|id| is_id(id)).collect();
    ids.iter().rev().find(|id| book.find(id).is_some()).or(ids.first()).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
- **RP-SHIP-03** A ship launches only because it is full.
- **RP-CHR-G-01** From top to bottom. (no place: a matter of layout)
- **RP-CHR-9-01** One astronaut.
- **RP-CMP-06** Blue. (table only: a colour binds no player)
- **RP-CMP-07** Red. (table only)
";

    fn mentions(ids: &[&str]) -> Vec<Mention> {
        let mention = |id: &&str| Mention {
            id: (*id).to_string(),
            file: "src/ships.rs".into(),
            line: 7,
            item: "fn launch".into(),
        };
        ids.iter().map(mention).collect()
    }

    fn coverage(tests: &[&str], places: &[&str]) -> Coverage {
        Coverage::of(&Rulebook::read(RULES), &mentions(tests), &mentions(places))
    }

    #[test]
    fn a_rule_has_a_test_or_concerns_only_the_table_for_a_reason() {
        let coverage = coverage(&["RP-SHIP-03", "RP-SHIP-03", "RP-CHR-9-01"], &[]);
        assert_eq!((coverage.rules, coverage.tested, coverage.table_only), (5, 2, 1));
        assert_eq!(coverage.untested, ["RP-CHR-G-01", "RP-CMP-07"]);
        assert!(!coverage.is_complete());
    }

    #[test]
    fn a_rule_has_a_place_or_a_reason() {
        let coverage = coverage(&[], &["RP-SHIP-03"]);
        assert_eq!((coverage.placed, coverage.excused), (1, 2));
        assert_eq!(coverage.unplaced, ["RP-CHR-9-01", "RP-CMP-07"]);
        assert!(coverage.faults(true).contains("without a place: RP-CHR-9-01 RP-CMP-07\n"));
        assert_eq!(coverage.faults(false), "");
    }

    #[test]
    fn rules_are_complete_with_tests_and_places() {
        let book = Rulebook::read("- **RP-SHIP-03** A ship launches.\n");
        let is_complete = |tests: &[&str], places: &[&str]| {
            Coverage::of(&book, &mentions(tests), &mentions(places)).is_complete()
        };
        assert!(is_complete(&["RP-SHIP-03"], &["RP-SHIP-03"]));
        assert!(!is_complete(&["RP-SHIP-03"], &[]));
        assert!(!is_complete(&[], &["RP-SHIP-03"]));
    }

    #[test]
    fn an_id_that_no_rule_has_is_found() {
        let coverage = coverage(&["RP-SHIP-98"], &["RP-SHIP-99"]);
        assert_eq!(
            coverage.faults(false),
            "  not a rule: RP-SHIP-98 src/ships.rs:7 fn launch\n  not a rule: RP-SHIP-99 src/ships.rs:7 fn launch\n"
        );
        assert!(!coverage.is_complete());
    }

    #[test]
    fn an_id_written_down_twice_is_found() {
        let book = Rulebook::read("- **RP-A-01** One.\n- **RP-A-01** Two.\n");
        assert_eq!(Coverage::of(&book, &[], &[]).twice, ["RP-A-01"]);
    }

    #[test]
    fn a_test_is_named_after_its_rule() {
        let book = Rulebook::read(RULES);
        let id = |name| id_of_name(name, &book);
        assert_eq!(id("rp_ship_03_full_ships_launch").as_deref(), Some("RP-SHIP-03"));
        assert_eq!(id("rp_chr_9_01").as_deref(), Some("RP-CHR-9-01"));
        assert_eq!(id("rp_ship_99_flies").as_deref(), Some("RP-SHIP-99"));
        assert_eq!(id("a_story"), None);
    }
}
