//! Reads a rules document: numbered statements that people look up and tests name.
//!
//! A rule is a bullet (`- **RP-SHIP-03** A ship launches …`, continued on indented lines) or a table row
//! (`| **RP-DEC-03** | Character | … |`). A table right below a bullet belongs to that rule. Brackets at its end name its source: `[S-R2]`. A rule that no program can
//! break says so: `(table only: reason)`.
//!
//! Developers also find each rule in the code. Where no single place enforces a rule, the document says why: in the
//! rule, `(no place: reason)`, or for a whole section in a line below its heading, `*No place of their own: reason.*`.
//! Players read neither sources nor reasons unless they ask: they are kept apart from the text.
//!
//! **Invariant:** this crate has no dependencies, so the developer commands that use it start at once.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

use std::collections::HashMap;
use std::ops::Range;

/// The rules of a game, in the order of the document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Every rule.
    pub rules: Vec<Rule>,
}

/// One numbered statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `RP-SHIP-03`.
    pub id: String,
    /// The heading above it.
    pub section: String,
    /// What it says, in plain text.
    pub text: String,
    /// The rows of its table, the headings first; empty without one.
    pub table: Vec<Vec<String>>,
    /// Where it comes from, if the document says so.
    pub source: Option<String>,
    /// Why no program can break it, if it concerns only a real table.
    pub table_only: Option<String>,
    /// Why no place in the code enforces it, if the document says so.
    pub no_place: Option<String>,
    /// The line of the document it begins on, counted from 1.
    pub line: usize,
}

impl Rulebook {
    /// Reads a document and skips everything that is not a rule.
    pub fn read(document: &str) -> Rulebook {
        let mut rules: Vec<Rule> = Vec::new();
        let (mut section, mut no_place) = (String::new(), None);
        let mut open = false;
        for (at, line) in document.lines().enumerate() {
            if let Some(heading) = line.strip_prefix('#') {
                section = heading.trim_start_matches('#').trim().to_string();
                no_place = None;
                open = false;
            } else if let Some(reason) = line.strip_prefix("*No place of their own:") {
                no_place = given(reason.trim_end().trim_end_matches(['.', '*']));
                open = false;
            } else if let Some((id, text)) = rule_line(line) {
                open = line.starts_with('-');
                let (section, no_place) = (section.clone(), no_place.clone());
                let line = at + 1;
                let (table, source, table_only) = (Vec::new(), None, None);
                rules.push(Rule { id, section, text, table, source, table_only, no_place, line });
            } else if open && line.starts_with("  ") {
                if let Some(rule) = rules.last_mut() {
                    rule.text.push(' ');
                    rule.text += &plain(line);
                }
            } else if open && line.starts_with('|') {
                if let Some(rule) = rules.last_mut().filter(|_| !line.starts_with("|-")) {
                    rule.table.push(cells(line));
                }
            } else if !line.is_empty() {
                open = false;
            }
        }
        for rule in &mut rules {
            // The headings of a table whose rows are rules themselves.
            rule.table.truncate(if rule.table.len() > 1 { rule.table.len() } else { 0 });
            rule.take_remarks();
        }
        Rulebook { rules }
    }

    /// The same rules in the words of a translation, as far as it has them.
    pub fn translated(mut self, translation: Rulebook) -> Rulebook {
        let mut words: HashMap<_, _> =
            translation.rules.into_iter().map(|rule| (rule.id.clone(), rule)).collect();
        for rule in &mut self.rules {
            if let Some(Rule { section, text, table, .. }) = words.remove(&rule.id) {
                (rule.section, rule.text, rule.table) = (section, text, table);
            }
        }
        self
    }

    /// The rule with this id, in upper or lower case.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

impl Rule {
    /// Moves to where only those look who ask: why no program can break it, why it has no place, and its source.
    fn take_remarks(&mut self) {
        self.table_only = self.take("(table only").and_then(|reason| given(&reason));
        self.no_place = self.take("(no place").and_then(|reason| given(&reason)).or(self.no_place.take());
        if let Some((text, source)) = self.text.strip_suffix(']').and_then(|text| text.rsplit_once('[')) {
            self.source = given(source);
            self.text = text.trim_end().to_string();
        }
    }

    /// Takes a remark out of the text and returns its reason.
    fn take(&mut self, opening: &str) -> Option<String> {
        let (range, reason) = remark(&self.text, opening)?;
        let reason = reason.to_string();
        let (before, after) = (self.text[..range.start].trim_end(), self.text[range.end..].trim_start());
        let space = if before.is_empty() || after.is_empty() { "" } else { " " };
        self.text = format!("{before}{space}{after}");
        Some(reason)
    }
}

/// Finds a remark such as `(table only: reason)`: where it stands in the text, and its reason.
fn remark<'a>(text: &'a str, opening: &str) -> Option<(Range<usize>, &'a str)> {
    let start = text.find(opening)?;
    let mut depth = 0;
    for (at, letter) in text[start..].char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let reason = &text[start + opening.len()..start + at];
            return Some((start..start + at + 1, reason.trim_start_matches(':').trim()));
        }
    }
    None
}

/// A reason, unless it is empty.
fn given(reason: &str) -> Option<String> {
    let reason = plain(reason);
    (!reason.is_empty()).then_some(reason)
}

/// The id and the text of a line that begins a rule.
fn rule_line(line: &str) -> Option<(String, String)> {
    let (bullet, row) = (line.strip_prefix("- **"), line.strip_prefix("| **"));
    let (bold, rest) = bullet.or(row)?.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    if !is_id(id) {
        return None;
    }
    let text = match row {
        Some(_) => cells(rest).into_iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" · "),
        None => format!("{} {}", plain(title), plain(rest)).trim().to_string(),
    };
    Some((id.to_string(), text))
}

/// Whether `word` looks like `RP-SHIP-03`: capitals and digits in three or more parts, a number in the last.
pub fn is_id(word: &str) -> bool {
    let mut parts = word.split('-');
    let game = parts.next().unwrap_or_default();
    let rest: Vec<_> = parts.collect();
    game.len() == 2
        && game.bytes().all(|byte| byte.is_ascii_uppercase())
        && rest.len() >= 2
        && rest.iter().all(|part| !part.is_empty())
        && rest.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit()))
        && rest.last().is_some_and(|number| number.bytes().any(|byte| byte.is_ascii_digit()))
}

/// The cells of a row.
fn cells(row: &str) -> Vec<String> {
    let row = row.trim();
    row.strip_prefix('|').unwrap_or(row).trim_end_matches('|').split('|').map(plain).collect()
}

/// Text without its marks of emphasis.
fn plain(text: &str) -> String {
    text.trim().replace("**", "").replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "\
# A game

## 1. Ships

- **RP-SHIP-03** A ship launches *only* because it is full
  or because an effect forces it. [S-R2]
- A remark that is no rule.
- **RP-CMP-06** The cards are blue. (table only: a colour binds no player)
- **MA-RUL-01 Below zero.** The value stays at 0.

| Id | Who |
|---|---|
| **RP-DEC-N1** | each | any card |
";

    #[test]
    fn bullets_rows_and_lines_that_go_on_are_read() {
        let book = Rulebook::read(DOCUMENT);
        let texts: Vec<_> = book.rules.iter().map(|rule| (rule.id.as_str(), rule.text.as_str())).collect();
        assert_eq!(
            texts,
            [
                ("RP-SHIP-03", "A ship launches only because it is full or because an effect forces it."),
                ("RP-CMP-06", "The cards are blue."),
                ("MA-RUL-01", "Below zero. The value stays at 0."),
                ("RP-DEC-N1", "each · any card"),
            ]
        );
        assert_eq!(book.rules[0].section, "1. Ships");
        assert_eq!(book.rules[0].line, 5);
        assert_eq!(book.rules[0].source.as_deref(), Some("S-R2"));
    }

    #[test]
    fn a_table_right_below_a_rule_belongs_to_it() {
        let table = |document: &str| Rulebook::read(document).rules.remove(0).table;
        let rows = "| Players | 2 |\n|---|---|\n| Lander | **1** |\n";
        let read = [["Players", "2"], ["Lander", "1"]];
        assert_eq!(table(&format!("- **RP-SET-01** Tokens by players: [S]\n\n{rows}")), read);
        assert_eq!(table(&format!("- **RP-SET-01** Tokens.\n\nOther numbers:\n\n{rows}")), [[""; 0]; 0]);
        assert_eq!(
            table("- **RP-SET-01** Tokens.\n\n| Id | Who |\n|---|---|\n| **RP-DEC-01** | each |\n"),
            [[""; 0]; 0]
        );
    }

    #[test]
    fn a_translation_changes_words_and_nothing_else() {
        let book = Rulebook::read(DOCUMENT);
        let polish = "## 1. Statki\n- **RP-SHIP-03** Statek startuje pełny.\n- **RP-XX-01** Nie ma takiej.\n";
        let read = book.clone().translated(Rulebook::read(polish));
        assert_eq!(
            (read.rules[0].section.as_str(), read.rules[0].text.as_str()),
            ("1. Statki", "Statek startuje pełny.")
        );
        assert_eq!((read.rules[0].source.as_deref(), read.rules[0].line), (Some("S-R2"), 5));
        assert_eq!(read.rules[1..], book.rules[1..]);
    }

    #[test]
    fn a_rule_of_the_table_says_why() {
        let book = Rulebook::read(DOCUMENT);
        assert_eq!(book.find("rp-cmp-06").unwrap().table_only.as_deref(), Some("a colour binds no player"));
        assert_eq!(book.find("RP-SHIP-03").unwrap().table_only, None);
        assert_eq!(book.find("RP-SHIP-99"), None);
    }

    #[test]
    fn a_reason_for_having_no_place_is_not_part_of_the_text() {
        let book = Rulebook::read(
            "\
## 1. Words
- **RP-DEF-01** An astronaut is (no place: the word (only) names a piece) a figure.
- **RP-DEF-02** A dock. (no place: every
  function that docks)
- **RP-DEF-03** A ship. (no place)

| **RP-DEF-04** | Zone (no place: a name) | ten |
",
        );
        let read: Vec<_> =
            book.rules.iter().map(|rule| (rule.text.as_str(), rule.no_place.as_deref())).collect();
        assert_eq!(
            read,
            [
                ("An astronaut is a figure.", Some("the word (only) names a piece")),
                ("A dock.", Some("every function that docks")),
                ("A ship.", None),
                ("Zone · ten", Some("a name")),
            ]
        );
    }

    #[test]
    fn a_section_says_why_its_rules_have_no_place() {
        let book = Rulebook::read(
            "\
## 1. Words
*No place of their own: a word binds nobody.*

- **RP-DEF-01** A dock.
- **RP-DEF-02** A ship. (no place: a reason of its own)
## 2. Ships
- **RP-SHIP-01** A ship launches.
",
        );
        let reasons: Vec<_> = book.rules.iter().map(|rule| rule.no_place.as_deref()).collect();
        assert_eq!(reasons, [Some("a word binds nobody"), Some("a reason of its own"), None]);
    }

    #[test]
    fn only_ids_look_like_ids() {
        for id in ["RP-SHIP-03", "RP-2P-25", "RP-CHR-G-01", "RP-DEC-N1"] {
            assert!(is_id(id), "{id}");
        }
        for word in ["RP", "RP-03", "rp-ship-03", "RP-SHIP-", "RP--03", "Note", ""] {
            assert!(!is_id(word), "{word}");
        }
    }
}
