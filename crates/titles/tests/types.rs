//! The page's types of the games' views and events are generated from ours.

use std::path::Path;

use table::ts::{Browser, typescript};

fn is_up_to_date<G: Browser>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(G::NAME);
    // A game without a board needs no types on the page.
    if !folder.is_dir() {
        return;
    }
    let (file, text) = (folder.join("types.ts"), typescript::<G>());
    if std::env::var_os("SYRTIS_WRITE_TYPES").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(written, text, "run `cargo xtask types`");
}

macro_rules! tests {
    ($($game:ident::$Game:ident,)*) => {
        $(#[test]
        fn $game() {
            is_up_to_date::<::$game::$Game>();
        })*
    };
}

titles::games!(tests);
