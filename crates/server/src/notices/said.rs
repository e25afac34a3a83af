//! Notices in words.

use std::sync::LazyLock;

use titles::words::{Words, languages};

use crate::api::{Notice, NoticeKind};

static SPOKEN: LazyLock<Vec<(&str, Words)>> = LazyLock::new(|| {
    languages().into_iter().filter_map(|language| Some((language, Words::of(language)?))).collect()
});

/// Whether notices can be given in this language.
pub fn speaks(language: &str) -> bool {
    SPOKEN.iter().any(|(known, _)| *known == language)
}

/// The words of a language.
pub fn words(language: &str) -> &'static Words {
    let found = SPOKEN.iter().find(|(known, _)| *known == language);
    &found.unwrap_or(&SPOKEN[0]).1
}

/// A notice or a mail as people read it: what it is about, and a sentence or more.
#[derive(Clone)]
pub struct Said {
    pub title: String,
    pub text: String,
}

/// Says a notice in a language.
pub fn say(notice: &Notice, language: &str) -> Said {
    let words = words(language);
    let id = match notice.kind {
        NoticeKind::Turn => "server-notice-turn",
        NoticeKind::Over => "server-notice-over",
        NoticeKind::Invitation => "server-notice-invitation",
        NoticeKind::Rematch => "server-notice-rematch",
    };
    let title = words.text(&format!("{}-title", notice.game), &[]);
    let text = words.text(id, &[("count", notice.with.len().into()), ("who", notice.with.join(", ").into())]);
    Said { title, text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notice_has_words_in_every_language() {
        for language in languages() {
            for kind in [NoticeKind::Turn, NoticeKind::Over, NoticeKind::Invitation, NoticeKind::Rematch] {
                for with in [vec![], vec!["Ben".to_string()], vec!["Ben".into(), "Cleo".into()]] {
                    let names = with.join(", ");
                    let notice =
                        Notice { kind, table: "t".into(), game: "ares".into(), with, invite: None, at: 0 };
                    let said = say(&notice, language);
                    assert!(said.text.contains(&names) && !said.text.contains("server-"), "{}", said.text);
                    assert!(!said.text.contains('{') && !said.title.contains("-title"), "{}", said.title);
                }
            }
        }
    }
}
