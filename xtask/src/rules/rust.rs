//! Finds the rule ids that a Rust file names: in its tests, and in the comments and texts of everything else.
//! It reads lines and trusts their indentation, because rustfmt has set it.

use super::{Mention, ids_in};

/// What a file says about rules.
pub struct Source {
    /// Every test.
    pub tests: Vec<Test>,
    /// Every id named outside the tests.
    pub places: Vec<Mention>,
}

/// A test and the rule ids in the comment above it.
pub struct Test {
    pub name: String,
    pub line: usize,
    pub ids: Vec<String>,
}

impl Source {
    /// Reads a file. Its mentions carry the path given here.
    pub fn read(file: &str, text: &str) -> Source {
        let source = Source { tests: Vec::new(), places: Vec::new() };
        let mut reader = Reader { file, source, open: Vec::new(), above: Vec::new(), attributes: Vec::new() };
        for (at, line) in text.lines().enumerate() {
            reader.read(at + 1, line);
        }
        reader.source
    }
}

/// An item that encloses the lines indented below it.
struct Item<'a> {
    label: String,
    kind: &'a str,
    indent: usize,
    is_test: bool,
}

struct Reader<'a> {
    file: &'a str,
    source: Source,
    open: Vec<Item<'a>>,
    /// Ids in comments, and attributes, that belong to the line after them.
    above: Vec<(usize, String)>,
    attributes: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    fn read(&mut self, number: usize, line: &'a str) {
        let code = line.trim_start();
        if code.starts_with("//!") {
            self.mention(ids_in(code), number, &format!("mod {}", module(self.file)));
        } else if code.starts_with("//") {
            self.above.extend(ids_in(code).map(|id| (number, id)));
        } else if code.starts_with("#[") {
            self.attributes.push(code);
        } else if !code.is_empty() {
            self.code(number, line.len() - code.len(), code);
        }
    }

    fn code(&mut self, number: usize, indent: usize, code: &'a str) {
        let goes_on = code.starts_with([')', ']', '{']) || code.starts_with("where");
        while self.open.last().is_some_and(|item| item.indent > indent || item.indent == indent && !goes_on) {
            self.open.pop();
        }
        let attributes = std::mem::take(&mut self.attributes);
        let above = std::mem::take(&mut self.above);
        let is_test = attributes.contains(&"#[test]");
        let label = match item(code) {
            Some((kind, name)) => {
                if is_test {
                    let ids = above.iter().map(|(_, id)| id.clone()).collect();
                    self.source.tests.push(Test { name: name.to_string(), line: number, ids });
                }
                let is_test = is_test || attributes.contains(&"#[cfg(test)]");
                let label = if kind == "!" { format!("{name}!") } else { format!("{kind} {name}") };
                self.open.push(Item { label: label.clone(), kind, indent, is_test });
                label
            }
            None => self.part(code),
        };
        for (number, id) in above {
            self.mention([id].into_iter(), number, &label);
        }
        // An id in a line of code can only stand in a text or in a comment at its end.
        self.mention(ids_in(code), number, &label);
    }

    /// What a line that begins no item is part of: `enum Action::Launch`, `struct Ship.dock`, or the function around it.
    fn part(&self, code: &str) -> String {
        let Some(item) = self.open.last() else { return format!("mod {}", module(self.file)) };
        let joint = match item.kind {
            "enum" => "::",
            "struct" => ".",
            "!" => " ",
            _ => return item.label.clone(),
        };
        format!("{}{joint}{}", item.label, name(without_visibility(code)))
    }

    fn mention(&mut self, ids: impl Iterator<Item = String>, line: usize, item: &str) {
        if !self.open.iter().any(|item| item.is_test) {
            let (file, item) = (self.file.to_string(), item.to_string());
            self.source.places.extend(ids.map(|id| Mention {
                id,
                file: file.clone(),
                line,
                item: item.clone(),
            }));
        }
    }
}

/// The kind and the name of the item that begins with this line. A macro called by its name and braces is one too.
fn item(code: &str) -> Option<(&'static str, &str)> {
    let mut code = without_visibility(code);
    for word in ["const fn ", "unsafe fn ", "async fn "] {
        if code.starts_with(word) {
            code = &code[word.len() - "fn ".len()..];
        }
    }
    for kind in ["fn", "struct", "enum", "trait", "mod", "const", "static", "type", "macro_rules!"] {
        if let Some(rest) = code.strip_prefix(kind).and_then(|rest| rest.strip_prefix(' ')) {
            return Some((kind, name(rest)));
        }
    }
    if code.starts_with("impl ") || code.starts_with("impl<") {
        let implementation = code.trim_start_matches("impl").trim_end_matches('{').trim();
        return Some(("impl", implementation));
    }
    let (called, rest) = code.split_at(name(code).len());
    let is_call = !called.is_empty() && (rest.starts_with("! {") || rest.starts_with("!["));
    is_call.then_some(("!", called))
}

fn without_visibility(code: &str) -> &str {
    let Some(rest) = code.strip_prefix("pub") else { return code };
    match rest.strip_prefix('(').and_then(|rest| rest.split_once(") ")) {
        Some((_, rest)) => rest,
        None => rest.strip_prefix(' ').unwrap_or(code),
    }
}

/// The name that the text begins with.
fn name(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default()
}

/// The module that a file is.
fn module(file: &str) -> &str {
    let mut parts = file.rsplit('/').map(|part| part.trim_end_matches(".rs"));
    parts.find(|part| !["mod", "lib", "src"].contains(part)).unwrap_or(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(text: &str) -> Vec<String> {
        let places = Source::read("src/rules/ships.rs", text).places;
        places.iter().map(|place| format!("{} {place}", place.id)).collect()
    }

    #[test]
    fn a_comment_belongs_to_the_item_below_it() {
        let text = "\
/// RP-SHIP-03, RP-SHIP-04: a full ship launches
/// once the effect is done.
#[must_use]
pub(crate) fn launch_full(
    ship: Ship,
) -> bool {
    true
}
// RP-SHIP-05
const DOCKS: u8 = 5;
/// RP-SHIP-06
impl<T> Ship for Rocket<T> {
    /// RP-SHIP-07
    const fn land() {}
}
";
        assert_eq!(
            places(text),
            [
                "RP-SHIP-03 src/rules/ships.rs:1 fn launch_full",
                "RP-SHIP-04 src/rules/ships.rs:1 fn launch_full",
                "RP-SHIP-05 src/rules/ships.rs:9 const DOCKS",
                "RP-SHIP-06 src/rules/ships.rs:11 impl <T> Ship for Rocket<T>",
                "RP-SHIP-07 src/rules/ships.rs:13 fn land",
            ]
        );
    }

    #[test]
    fn a_comment_inside_an_item_names_its_part() {
        let text = "\
//! RP-SHIP-01
pub enum Action {
    /// RP-DEC-10
    Launch(Dock),
    Land, // RP-DEC-11
}
struct Ship {
    /// RP-SHIP-02
    pub dock: u8,
}
pieces! {
    /// RP-CMP-01
    rocket: 3,
}
";
        assert_eq!(
            places(text),
            [
                "RP-SHIP-01 src/rules/ships.rs:1 mod ships",
                "RP-DEC-10 src/rules/ships.rs:3 enum Action::Launch",
                "RP-DEC-11 src/rules/ships.rs:5 enum Action::Land",
                "RP-SHIP-02 src/rules/ships.rs:8 struct Ship.dock",
                "RP-CMP-01 src/rules/ships.rs:12 pieces! rocket",
            ]
        );
    }

    #[test]
    fn a_refusal_belongs_to_its_function() {
        let text = "\
fn check<T>(
    ship: T,
) -> Result<(), Refusal>
where
    T: Ship,
{
    if ship.is_full() {
        // RP-SHIP-08: full.
        return Err(Refusal::new(\"RP-SHIP-09\"));
    }
    const LIMIT: u8 = 3;
    refuse(\"RP-SHIP-10\", LIMIT)
}
";
        let check = |id: &str, line: usize| format!("{id} src/rules/ships.rs:{line} fn check");
        assert_eq!(places(text), [check("RP-SHIP-08", 8), check("RP-SHIP-09", 9), check("RP-SHIP-10", 12)]);
    }

    #[test]
    fn tests_are_no_places() {
        let text = "\
#[cfg(test)]
mod tests {
    /// RP-SHIP-03
    fn given() {}

    /// RP-SHIP-04: given a ship
    #[test]
    fn a_story() {
        refused(\"RP-SHIP-05\");
    }
}
/// RP-SHIP-06
fn launch() {}
";
        assert_eq!(places(text), ["RP-SHIP-06 src/rules/ships.rs:12 fn launch"]);
        let tests = Source::read("ships.rs", text).tests;
        let tests: Vec<_> = tests.iter().map(|test| (test.name.as_str(), test.line, &test.ids[..])).collect();
        assert_eq!(tests, [("a_story", 8, &["RP-SHIP-04".to_string()][..])]);
    }
}
