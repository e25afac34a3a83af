/// How many characters of a foreign text an error shows.
const SHOWN: usize = 60;

/// A text that may come from anywhere and be of any length, fit to stand in an error: its beginning, with
/// everything unprintable escaped.
pub(crate) fn shorten(text: &str) -> String {
    let mut chars = text.chars();
    let mut shown: String = chars.by_ref().take(SHOWN).flat_map(escaped).collect();
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Letters of any language stay as they are.
fn escaped(c: char) -> impl Iterator<Item = char> {
    let plain = !c.is_control() && c != '\u{feff}';
    plain.then_some(c).into_iter().chain((!plain).then(|| c.escape_default()).into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_stays_and_a_long_one_is_cut() {
        assert_eq!(shorten("peek"), "peek");
        assert_eq!(shorten(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(shorten(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }

    #[test]
    fn what_could_hide_in_a_terminal_is_escaped() {
        assert_eq!(shorten("a\u{1b}[2J\nb"), "a\\u{1b}[2J\\nb");
    }
}
