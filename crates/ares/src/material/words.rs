//! Names of cards as ids, for the notation and for Fluent.

use std::collections::HashMap;
use std::sync::LazyLock;

use table::forever;

use super::card::{Card, Corporation};
use super::catalog::printed;

/// The ids of one card.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// Its id in the notation: `birds`.
    pub id: &'static str,
    /// The Fluent id of its name: `ares-card-birds`.
    pub name: &'static str,
    /// The Fluent id of its text: `ares-card-birds-text`.
    pub text: &'static str,
}

/// All ids.
pub struct Words {
    /// Of the project cards.
    pub cards: Vec<Names>,
    /// Of the corporations.
    pub corporations: Vec<Names>,
    by_card: HashMap<&'static str, Card>,
    by_corporation: HashMap<&'static str, Corporation>,
}

impl Words {
    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<Card> {
        self.by_card.get(id).copied()
    }

    /// The corporation with this id.
    pub fn corporation(&self, id: &str) -> Option<Corporation> {
        self.by_corporation.get(id).copied()
    }
}

/// The ids, made once.
pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        let printed = printed();
        let cards: Vec<Names> = printed.projects.iter().map(|card| names("card", &card.entry.name)).collect();
        let corporations: Vec<Names> =
            printed.corporations.iter().map(|card| names("corporation", &card.entry.name)).collect();
        let by_card = cards.iter().enumerate().map(|(at, names)| (names.id, Card(at as u8))).collect();
        let by_corporation =
            corporations.iter().enumerate().map(|(at, names)| (names.id, Corporation(at as u8))).collect();
        Words { cards, corporations, by_card, by_corporation }
    });
    &WORDS
}

/// `CEO's Favorite Project` becomes `ceos_favorite_project`.
fn names(kind: &str, name: &str) -> Names {
    let mut id = String::new();
    for letter in name.chars().filter(|letter| *letter != '\'' && *letter != '’') {
        if letter.is_ascii_alphanumeric() {
            id.push(letter.to_ascii_lowercase());
        } else if !id.ends_with('_') {
            id.push('_');
        }
    }
    let fluent = format!("ares-{kind}-{id}");
    Names { text: forever(format!("{fluent}-text")), name: forever(fluent), id: forever(id) }
}
