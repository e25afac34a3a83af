//! The documents of the games' inputs are generated from the code.

use std::path::Path;

use table::Observe;

fn is_up_to_date<G: Observe>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/inputs");
    let (file, text) = (folder.join(format!("{}.md", G::NAME)), G::layout().markdown(G::NAME));
    if std::env::var_os("SYRTIS_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
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

#[test]
fn example() {
    is_up_to_date::<table::example::Prospect>();
}
