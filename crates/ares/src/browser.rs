use serde::Serialize;
use table::Piece;
use table::ts::{Browser, Constants};

use crate::Ares;
use crate::material::{Card, Corporation, Phase, Tag, catalog};

impl Browser for Ares {
    fn constants(out: &mut Constants) {
        out.ids("CARDS", Card::all());
        out.ids("CORPORATIONS", Corporation::all());
        out.ids("HOLDERS", catalog().holders);
        out.ids("TAGS", Tag::ALL.iter().map(id));
        out.ids("PHASES", Phase::ALL.iter().map(id));
    }
}

/// What a piece is called in views.
fn id<T: Serialize>(piece: &T) -> String {
    serde_json::to_value(piece)
        .ok()
        .and_then(|json| Some(json.as_str()?.to_string()))
        .expect("pieces are words")
}
