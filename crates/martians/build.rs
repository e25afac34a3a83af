//! Turns the lists of the data into enumerations: an entry in `data/` is all that a new scenario, event, commission,
//! goal or tile needs. Each list becomes a macro, called where the piece is documented.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use serde_json::Value;

/// Each list: its macro, its file, its arrays there, and the prefix that its names drop.
const LISTS: [(&str, &str, &[&str], &str); 8] = [
    ("events", "cards", &["/events_base/entries", "/events_collectors/entries"], ""),
    ("commissions", "cards", &["/commissions/entries"], ""),
    ("hidden_goals", "cards", &["/hidden_goals/entries"], ""),
    ("digs", "tiles", &["/excavation/entries"], "exc_"),
    ("research_tiles", "tiles", &["/research/entries"], "res_"),
    ("crops", "tiles", &["/crops/entries"], "crop_"),
    ("explorations", "tiles", &["/exploration_face_of_mars/entries"], "xpl_"),
    ("scenarios", "scenarios", &["/scenarios"], ""),
];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let mut out = String::new();
    for (name, file, arrays, prefix) in LISTS {
        let file = read(file);
        let entries = arrays.iter().flat_map(|path| array(&file, path));
        list(&mut out, name, entries, prefix);
    }
    let scenarios = array(&read("scenarios"), "/scenarios");
    for (name, kind) in [("requirements", "mission_action"), ("conditions", "state_at_end")] {
        let parts = scenarios.iter().flat_map(|scenario| array(scenario, "/requirements"));
        list(&mut out, name, parts.filter(|part| part["kind"] == kind), "");
    }
    let rules = ["/setup", "/special_rules"];
    let rules = scenarios.iter().flat_map(|scenario| rules.map(|path| array(scenario, path))).flatten();
    list(&mut out, "counters", rules.filter(|rule| rule["op"] == "counter"), "");
    let path = Path::new(&env::var("OUT_DIR").unwrap()).join("lists.rs");
    fs::write(path, out).unwrap();
}

fn read(file: &str) -> Value {
    let path = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join(format!("data/{file}.json"));
    println!("cargo:rerun-if-changed={}", path.display());
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn array(value: &Value, path: &str) -> Vec<Value> {
    value.pointer(path).and_then(Value::as_array).unwrap_or_else(|| panic!("no array at {path}")).clone()
}

/// `name! { /// … pub enum Type named "kind" }` calls `table::pieces!` with the ids of `entries`. `after { … }` puts
/// pieces of its own first.
fn list(out: &mut String, name: &str, entries: impl Iterator<Item = Value>, prefix: &str) {
    let mut pieces = String::new();
    for entry in entries {
        let id = entry["id"]
            .as_str()
            .or(entry["counter"].as_str())
            .unwrap_or_else(|| panic!("an entry of {name} has no id"));
        let variant: String = id.strip_prefix(prefix).unwrap_or(id).split('_').map(capitalised).collect();
        write!(pieces, " {variant} = {id:?},").unwrap();
    }
    write!(
        out,
        "macro_rules! {name} {{\n    \
             ($(#[$meta:meta])* $vis:vis enum $piece:ident named $kind:literal $(after {{ $($own:ident = $id:literal),+ }})?) => {{\n        \
                 table::pieces! {{ $(#[$meta])* $vis enum $piece named $kind {{ $($($own = $id,)+)?{pieces} }} }}\n    \
             }};\n\
         }}\n"
    )
    .unwrap();
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
