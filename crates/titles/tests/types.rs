//! The page's types of the games' views and events are generated from ours.

use std::path::Path;

use table::ts::{Browser, typescript};

fn is_up_to_date<G: Browser>() {
    let text = typescript::<G>();
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/games/{}/types.ts", G::NAME));
    if std::env::var_os("SYRTIS_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
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
