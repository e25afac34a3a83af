//! Lists the Fluent files of all languages, so that the words of a new game need no line of code.

use std::path::Path;
use std::{env, fs};

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    let mut list = String::from("&[\n");
    for language in entries(&locales) {
        println!("cargo:rerun-if-changed={}", language.display());
        for file in entries(&language) {
            if file.extension().is_some_and(|extension| extension == "ftl") {
                let (language, stem) = (language.file_name().unwrap(), file.file_stem().unwrap());
                list += &format!("    ({language:?}, {stem:?}, include_str!({file:?})),\n");
            }
        }
    }
    list += "]\n";
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("locales.rs"), list).unwrap();
}

fn entries(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}
