//! People's names: short, visible, and different from each other at one table.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory as Category, UnicodeGeneralCategory};
use unicode_security::skeleton;

use crate::api::{Code, Problem};

/// A person's name, cleaned up for display: one short line of letters that can be seen, in their usual form.
pub fn read_name(text: &str) -> Result<String, Problem> {
    let kept: String = text.nfkc().filter(|c| c.is_whitespace() || is_visible(*c)).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if kept.is_empty() || kept.chars().count() > 40 {
        return Err(Problem::new(Code::Unreadable, "a name has 1 to 40 characters").field("name"));
    }
    Ok(kept)
}

/// Whether a character shows and leaves its neighbours alone: no control, no format character such as those that
/// change the direction of writing, no unassigned one.
fn is_visible(c: char) -> bool {
    !matches!(
        c.general_category(),
        Category::Control
            | Category::Format
            | Category::Surrogate
            | Category::PrivateUse
            | Category::Unassigned
            | Category::LineSeparator
            | Category::ParagraphSeparator
    ) && !BLANK.contains(&c)
}

/// Letters and marks that look like nothing.
const BLANK: [char; 8] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// The name under which a person sits down: if somebody at the table has one that looks the same, with a number.
pub fn distinct_name(name: &str, others: &[&str]) -> String {
    let looks = |name: &str| skeleton(&name.to_lowercase()).collect::<String>();
    let taken = |name: &str| others.iter().any(|other| looks(other) == looks(name));
    if !taken(name) {
        return name.into();
    }
    let numbered = (2..).map(|number| format!("{name} {number}"));
    numbered.into_iter().find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(read_name("  Ada \n Lovelace\u{7} ").unwrap(), "Ada Lovelace");
        assert!(read_name(" \t ").is_err());
        assert!(read_name(&"é".repeat(41)).is_err());
        assert!(read_name(&"é".repeat(40)).is_ok());
    }

    #[test]
    fn a_name_has_no_letters_that_cannot_be_seen() {
        assert_eq!(read_name("Ada\u{202e}neB").unwrap(), "AdaneB", "an override of the direction");
        assert_eq!(read_name("A\u{200b}d\u{feff}a").unwrap(), "Ada", "letters without width");
        assert_eq!(read_name("Ａｄａ").unwrap(), "Ada", "another form of the same letters");
        assert!(read_name("\u{3164}\u{200d}").is_err(), "nothing to see");
        assert_eq!(read_name("Łucja Müller 木").unwrap(), "Łucja Müller 木");
    }

    #[test]
    fn names_at_one_table_look_different() {
        assert_eq!(distinct_name("Ada", &["Ben"]), "Ada");
        assert_eq!(distinct_name("Ada", &["ada"]), "Ada 2");
        assert_eq!(distinct_name("Аda", &["Ada", "Ada 2"]), "Аda 3", "a Cyrillic letter");
    }
}
