//! Which rules have a test, and where in the code each is enforced.
//!
//! A test names a rule by its own name (`rp_ship_03_full_ships_launch`) or in the comment directly above it
//! (`/// RP-SHIP-03, RP-SHIP-04: …`). A place is an item whose comment or refusal names the rule, or a data entry that
//! names it as its `rule` or among its `rules`.

mod coverage;
mod json;
mod rust;

use std::fmt;
use std::path::Path;

use rulebook::{Rulebook, is_id};

use crate::shell::{files, read};
use coverage::Coverage;
use rust::Source;

/// A rule id and where it stands. It is shown as `src/rules/ships.rs:41 fn launch_full`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    pub id: String,
    pub file: String,
    pub line: usize,
    pub item: String,
}

impl fmt::Display for Mention {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.item)
    }
}

/// Prints a line for each game, or the rules with these ids.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    match arguments {
        [] => table(false),
        ["--missing"] => table(true),
        [option, ..] if option.starts_with('-') => Err(format!("`{option}` is not an option of `rules`.")),
        ids => ids.iter().try_for_each(|id| show(id)),
    }
}

/// Fails unless every rule has a test and a place or a reason to have none, and every id named is a rule's.
fn table(list_missing: bool) -> Result<(), String> {
    let mut complete = true;
    println!("{}", coverage::HEADER);
    for game in games()? {
        let coverage = Coverage::of(&game.book, &game.tests, &game.places);
        println!("{:<10} {coverage}", game.name);
        print!("{}", coverage.faults(list_missing));
        complete &= coverage.is_complete();
    }
    if complete { Ok(()) } else { Err("`cargo xtask rules --missing` lists what the rules lack.".into()) }
}

/// Prints a rule, its tests and its places.
fn show(id: &str) -> Result<(), String> {
    let games = games()?;
    let found = games.iter().find_map(|game| Some((game, game.book.find(id)?)));
    let Some((game, rule)) = found else { return Err(format!("No rule has the id `{id}`.")) };
    println!("{}  {}", rule.id, rule.text);
    println!("  document  docs/rules/{}.md:{} {}", game.name, rule.line, rule.section);
    for (kind, mentions) in [("test", &game.tests), ("place", &game.places)] {
        for mention in mentions.iter().filter(|mention| mention.id == rule.id) {
            println!("  {kind:<8}  {mention}");
        }
    }
    if let Some(reason) = &rule.no_place {
        println!("  no place  {reason}");
    }
    Ok(())
}

/// The rules of a game, and the code that proves and enforces them.
struct Game {
    name: String,
    book: Rulebook,
    tests: Vec<Mention>,
    places: Vec<Mention>,
}

/// Every game that has a rules document. The folders below contain translations.
fn games() -> Result<Vec<Game>, String> {
    let documents = files("docs/rules", "md")?.into_iter().filter(|file| file.split('/').count() == 3);
    documents.map(|document| Game::read(&document)).collect()
}

impl Game {
    fn read(document: &str) -> Result<Game, String> {
        let book = Rulebook::read(&read(document)?);
        let name = Path::new(document).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut game = Game { name, book, tests: Vec::new(), places: Vec::new() };
        // The example game has no crate of its own.
        let home = if game.name == "example" { "table" } else { &game.name };
        let folder = |part: &str| format!("crates/{home}/{part}");
        let [src, tests, data] = [folder("src"), folder("tests"), folder("data")];
        for file in files(&src, "rs")? {
            let source = Source::read(&file, &read(&file)?);
            game.prove(&file, &source);
            game.places.extend(source.places);
        }
        for file in files(&tests, "rs")? {
            game.prove(&file, &Source::read(&file, &read(&file)?));
        }
        for file in files(&data, "json")? {
            game.places.extend(json::places(&file, &read(&file)?));
        }
        let own = game.book.rules.first().map_or(String::new(), |rule| rule.id[..3].to_string());
        game.tests.retain(|mention| mention.id.starts_with(&own));
        game.places.retain(|mention| mention.id.starts_with(&own));
        Ok(game)
    }

    /// Adds the rules that the tests of a file prove.
    fn prove(&mut self, file: &str, source: &Source) {
        for test in &source.tests {
            let named = test.ids.iter().cloned().chain(coverage::id_of_name(&test.name, &self.book));
            let item = format!("fn {}", test.name);
            self.tests.extend(named.map(|id| Mention {
                id,
                file: file.to_string(),
                line: test.line,
                item: item.clone(),
            }));
        }
    }
}

/// Everything in a text that looks like the id of a rule.
fn ids_in(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.map(|word| word.trim_matches('-')).filter(|word| is_id(word)).map(str::to_string)
}
