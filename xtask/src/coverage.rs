//! Which rules have a test. A test names a rule by its own name (`rp_ship_03_full_ships_launch`) or in the
//! comment directly above it (`/// RP-SHIP-03, RP-SHIP-04: …`).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rulebook::{Rulebook, is_id};

use crate::shell::root;

/// Prints a table with a line a game. Fails if a rule has no test or a test names an unknown rule.
pub fn run(list_missing: bool) -> Result<(), String> {
    let mut bad = false;
    println!(
        "{:<12} {:>5} {:>10} {:>10} {:>12} {:>12}",
        "game", "rules", "with test", "table only", "without test", "unknown ids"
    );
    for document in files(&root().join("docs/rules"), "md")? {
        let game = document.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let crate_folder = root().join("crates").join(&game);
        let mut sources = Vec::new();
        for folder in ["src", "tests"] {
            if crate_folder.join(folder).is_dir() {
                sources.extend(files(&crate_folder.join(folder), "rs")?);
            }
        }
        let texts: Vec<String> = sources.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
        let coverage = Coverage::of(&Rulebook::read(&read(&document)?), &texts);
        coverage.print(&game, list_missing);
        bad |= !coverage.is_complete();
    }
    if bad {
        Err("Not every rule has a test; `cargo xtask rules --missing` lists them.".into())
    } else {
        Ok(())
    }
}

/// What the tests of one game say about its rules.
struct Coverage {
    rules: usize,
    tested: usize,
    table_only: usize,
    missing: Vec<String>,
    unknown: BTreeSet<String>,
    twice: Vec<String>,
}

impl Coverage {
    fn of(book: &Rulebook, sources: &[String]) -> Coverage {
        let ids: BTreeSet<&str> = book.rules.iter().map(|rule| rule.id.as_str()).collect();
        let named: BTreeSet<String> = sources.iter().flat_map(|text| named_by_tests(text, &ids)).collect();
        let (mut tested, mut table_only, mut missing) = (0, 0, Vec::new());
        let mut seen = BTreeSet::new();
        let twice = book.rules.iter().filter(|rule| !seen.insert(&rule.id)).map(|rule| rule.id.clone());
        let twice = twice.collect();
        for rule in &book.rules {
            match (named.contains(&rule.id), rule.table_only()) {
                (true, _) => tested += 1,
                (false, Some(reason)) if !reason.is_empty() => table_only += 1,
                (false, _) => missing.push(rule.id.clone()),
            }
        }
        let unknown = named.into_iter().filter(|id| !ids.contains(id.as_str())).collect();
        Coverage { rules: book.rules.len(), tested, table_only, missing, unknown, twice }
    }

    fn is_complete(&self) -> bool {
        self.missing.is_empty() && self.unknown.is_empty() && self.twice.is_empty()
    }

    fn print(&self, game: &str, list_missing: bool) {
        println!(
            "{game:<12} {:>5} {:>10} {:>10} {:>12} {:>12}",
            self.rules,
            self.tested,
            self.table_only,
            self.missing.len(),
            self.unknown.len()
        );
        if list_missing && !self.missing.is_empty() {
            println!("  without a test: {}", self.missing.join(" "));
        }
        if !self.unknown.is_empty() {
            println!(
                "  named by tests but in no rule: {}",
                self.unknown.iter().cloned().collect::<Vec<_>>().join(" ")
            );
        }
        if !self.twice.is_empty() {
            println!("  written down twice: {}", self.twice.join(" "));
        }
    }
}

/// The rule ids that the tests in a source file name.
fn named_by_tests(source: &str, known: &BTreeSet<&str>) -> BTreeSet<String> {
    let games: BTreeSet<&str> = known.iter().filter_map(|id| id.get(..2)).collect();
    let mut named = BTreeSet::new();
    let mut above: Vec<String> = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("///") || line.starts_with("// ") {
            above.extend(ids_in(line).filter(|id| games.contains(&id[..2])));
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
        } else if let Some(name) = function_name(line) {
            if is_test {
                named.append(&mut above.drain(..).collect());
                named.extend(id_of_name(name, known, &games));
            }
            above.clear();
            is_test = false;
        } else {
            above.clear();
            is_test = false;
        }
    }
    named
}

fn function_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
}

/// The rule a test is named after: the longest known id that its name begins with. A name that begins like one of
/// the game's ids but is none gives what looks like the id.
fn id_of_name(name: &str, known: &BTreeSet<&str>, games: &BTreeSet<&str>) -> Option<String> {
    let words: Vec<String> = name.split('_').map(str::to_uppercase).collect();
    if !games.contains(words[0].as_str()) {
        return None;
    }
    let candidates = (3..=words.len().min(5)).map(|count| words[..count].join("-"));
    let ids: Vec<String> = candidates.filter(|id| is_id(id)).collect();
    ids.iter().rev().find(|id| known.contains(id.as_str())).or(ids.first()).cloned()
}

/// Everything in a comment that looks like an id.
fn ids_in(comment: &str) -> impl Iterator<Item = String> + '_ {
    let words = comment.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.map(|word| word.trim_matches('-')).filter(|word| is_id(word)).map(str::to_string)
}

/// The files with this ending in a folder and the folders in it, in order.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    Ok(found)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
- **RP-SHIP-03** A ship launches only because it is full.
- **RP-CHR-G-01** From top to bottom.
- **RP-CHR-9-01** One astronaut.
- **RP-CMP-06** Blue. (table only: a colour binds no player)
- **RP-CMP-07** Red. (table only)
";

    fn coverage(source: &str) -> Coverage {
        Coverage::of(&Rulebook::read(RULES), &[source.to_string()])
    }

    #[test]
    fn a_test_is_named_after_its_rule() {
        let coverage = coverage("#[test]\nfn rp_ship_03_full_ships_launch() {\n#[test]\nfn rp_chr_9_01() {}");
        assert_eq!(coverage.missing, ["RP-CHR-G-01", "RP-CMP-07"]);
        assert_eq!((coverage.rules, coverage.tested, coverage.table_only), (5, 2, 1));
        assert!(coverage.unknown.is_empty());
    }

    #[test]
    fn a_comment_above_a_test_names_rules() {
        let coverage = coverage("/// RP-SHIP-03, RP-CHR-G-01: given a ship\n#[test]\nfn a_story() {}");
        assert_eq!(coverage.tested, 2);
    }

    #[test]
    fn what_is_no_test_proves_nothing() {
        let coverage = coverage("/// RP-SHIP-03: launches.\nfn launch() {}\nfn rp_chr_g_01() {}");
        assert_eq!(coverage.tested, 0);
    }

    #[test]
    fn an_id_that_no_rule_has_is_found() {
        let coverage = coverage("#[test]\nfn rp_ship_99_flies() {}\n/// RP-SHIP-98\n#[test]\nfn b() {}");
        assert_eq!(coverage.unknown.into_iter().collect::<Vec<_>>(), ["RP-SHIP-98", "RP-SHIP-99"]);
    }

    #[test]
    fn a_rule_of_the_table_needs_a_reason() {
        assert!(coverage("").missing.contains(&"RP-CMP-07".to_string()));
        assert!(!coverage("").missing.contains(&"RP-CMP-06".to_string()));
    }

    #[test]
    fn an_id_written_down_twice_is_found() {
        let book = Rulebook::read("- **RP-A-01** One.\n- **RP-A-01** Two.\n");
        assert_eq!(Coverage::of(&book, &[]).twice, ["RP-A-01"]);
    }
}
