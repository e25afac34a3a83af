//! Lists the Fluent files and the rules documents of all languages, the lessons and the puzzles, so that the words of a
//! new game need no line of code.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../..");
    list(&root.join("locales"), "ftl", "locales.rs");
    list(&root.join("docs/rules"), "md", "rules.rs");
    list(&root.join("docs/lessons"), "json", "lessons.rs");
    list(&root.join("docs/puzzles"), "json", "puzzles.rs");
}

/// Writes a list of the files in a folder and in the folder of each language below it: language, name and text. What
/// stands above the folders of the languages is in English.
fn list(folder: &Path, ending: &str, into: &str) {
    let mut list = String::from("&[\n");
    let mut add = |language: &OsStr, file: &Path| {
        if file.extension().is_some_and(|extension| extension == ending) {
            let stem = file.file_stem().unwrap();
            list += &format!("    ({language:?}, {stem:?}, include_str!({file:?})),\n");
        }
    };
    for entry in entries(folder) {
        if entry.is_dir() {
            entries(&entry).iter().for_each(|file| add(entry.file_name().unwrap(), file));
        } else {
            add(OsStr::new("en"), &entry);
        }
    }
    list += "]\n";
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join(into), list).unwrap();
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
