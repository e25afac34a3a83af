//! Reads a rules document: numbered statements a person can look up and a test can name.
//!
//! A rule is a bullet (`- **RP-SHIP-03** A ship launches …`, with indented lines that go on) or a row of a table
//! (`| **RP-DEC-03** | Character | … |`). A rule that no program can break says so: `(table only: reason)`.
//!
//! **Invariant:** this crate has no dependencies, so the developer commands that use it start at once.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

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
    /// The heading it stands under.
    pub section: String,
    /// What it says, in plain text.
    pub text: String,
    /// On which line of the document it begins, counted from 1.
    pub line: usize,
}

impl Rulebook {
    /// Reads a document. Whatever is no rule is passed over.
    pub fn read(document: &str) -> Rulebook {
        let mut rules: Vec<Rule> = Vec::new();
        let mut section = String::new();
        let mut open = false;
        for (at, line) in document.lines().enumerate() {
            if let Some(heading) = line.strip_prefix('#') {
                section = heading.trim_start_matches('#').trim().to_string();
                open = false;
            } else if let Some((id, text)) = rule_line(line) {
                open = line.starts_with('-');
                rules.push(Rule { id, section: section.clone(), text, line: at + 1 });
            } else if open && line.starts_with("  ") {
                if let Some(rule) = rules.last_mut() {
                    rule.text.push(' ');
                    rule.text += &plain(line);
                }
            } else {
                open = false;
            }
        }
        Rulebook { rules }
    }

    /// The rule with this id; upper or lower case does not matter.
    pub fn find(&self, id: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

impl Rule {
    /// Why no program can break it, if it only concerns the table.
    pub fn table_only(&self) -> Option<&str> {
        let (_, rest) = self.text.split_once("(table only")?;
        let (reason, _) = rest.split_once(')')?;
        Some(reason.trim_start_matches(':').trim())
    }
}

/// The id and the text of a line that begins a rule.
fn rule_line(line: &str) -> Option<(String, String)> {
    let (bullet, cells) = (line.strip_prefix("- **"), line.strip_prefix("| **"));
    let (bold, rest) = bullet.or(cells)?.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    if !is_id(id) {
        return None;
    }
    let text = match cells {
        Some(_) => rest.split('|').map(plain).filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" · "),
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
                (
                    "RP-SHIP-03",
                    "A ship launches only because it is full or because an effect forces it. [S-R2]"
                ),
                ("RP-CMP-06", "The cards are blue. (table only: a colour binds no player)"),
                ("MA-RUL-01", "Below zero. The value stays at 0."),
                ("RP-DEC-N1", "each · any card"),
            ]
        );
        assert_eq!(book.rules[0].section, "1. Ships");
        assert_eq!(book.rules[0].line, 5);
    }

    #[test]
    fn a_rule_of_the_table_says_why() {
        let book = Rulebook::read(DOCUMENT);
        assert_eq!(book.find("rp-cmp-06").unwrap().table_only(), Some("a colour binds no player"));
        assert_eq!(book.find("RP-SHIP-03").unwrap().table_only(), None);
        assert_eq!(book.find("RP-SHIP-99"), None);
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
