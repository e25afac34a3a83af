//! Counts the cards of the data for the arrays of the state, so that a new card is one entry in `data/`.

use std::path::Path;
use std::{env, fs};

fn main() {
    let read = |file: &str| {
        println!("cargo::rerun-if-changed=data/{file}");
        fs::read_to_string(Path::new("data").join(file)).expect("the data stand beside the crate")
    };
    let (projects, corporations) = (read("projects.json"), read("corporations.json"));
    let in_projects = |words: &str| projects.matches(words).count();
    let in_corporations = |words: &str| corporations.matches(words).count();
    let in_both = |words: &str| in_projects(words) + in_corporations(words);
    let counts = [
        ("Project cards.", "PROJECTS", in_projects(r#""number": "#)),
        ("Blue project cards.", "BLUE", in_projects(r#""colour": "blue", "cost": "#)),
        ("Corporations.", "CORPORATIONS", in_corporations(r#""number": "#)),
        ("Cards that can hold special resources.", "HOLDERS", in_projects(r#""resource_holder": ""#)),
        ("Triggered effects.", "TRIGGERS", in_both(r#""kind": "trigger""#)),
        ("Cards with counted production.", "SCALES", in_both(r#""per": [{"#)),
        (
            "Cards that offer a payment for a discount.",
            "OFFSETS",
            in_projects(r#""kind": "optional_payment""#),
        ),
    ];
    let consts =
        counts.map(|(what, name, count)| format!("/// {what}\npub const {name}: usize = {count};\n"));
    let out = env::var_os("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&out).join("count.rs"), consts.concat()).expect("the folder can be written");
}
