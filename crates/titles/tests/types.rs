//! What the page has of a game is generated from ours: the types of its views and events, and the position that its guide
//! draws.

use std::path::Path;

use table::ts::{Browser, typescript};
use table::{Seat, Viewer};

/// Compares a file in the game's folder on the page, or writes it. A game without a board needs nothing there.
fn is_up_to_date<G: Browser>(file: &str, text: impl FnOnce(&Path) -> Option<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(G::NAME);
    let Some(text) = text(&folder).filter(|_| folder.is_dir()) else { return };
    let file = folder.join(file);
    if std::env::var_os("SYRTIS_WRITE_TYPES").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == text, "{} is old: run `cargo xtask types`", file.display());
}

/// The end of the record beside the guide, as the first seat sees it.
fn position<G: Browser>(folder: &Path) -> Option<String> {
    let record = std::fs::read_to_string(folder.join("guide/position.record")).ok()?;
    let title = titles::find(G::NAME).unwrap();
    let table = title.read_record(&mut record.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let view = table.view(Viewer::Seat(Seat(0)));
    Some(format!(
        "// Made from position.record by `cargo xtask types`; do not edit.\n\nimport type {{ View }} from '../types';\n\n\
         export const POSITION: View = {view};\n"
    ))
}

macro_rules! tests {
    ($($game:ident::$Game:ident,)*) => {
        $(#[test]
        fn $game() {
            is_up_to_date::<::$game::$Game>("types.ts", |_| Some(typescript::<::$game::$Game>()));
            is_up_to_date::<::$game::$Game>("guide/position.ts", position::<::$game::$Game>);
        })*
    };
}

titles::games!(tests);
