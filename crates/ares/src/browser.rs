use table::Piece;
use table::ts::{Browser, Constants};

use crate::Ares;
use crate::material::{Card, Corporation, Phase, Tag, catalog};

impl Browser for Ares {
    fn constants(out: &mut Constants) {
        out.ids("CARDS", Card::all());
        out.ids("CORPORATIONS", Corporation::all());
        out.ids("HOLDERS", catalog().holders);
        out.ids("TAGS", Tag::ALL);
        out.ids("PHASES", Phase::ALL);
    }
}
