//! The browser client is embedded if it was built. The folder always exists, so that the server builds without it.
//! The commented games of `docs/studies` are listed.

use std::path::Path;
use std::{env, fs};

fn main() {
    let client = Path::new("../../web/dist");
    if let Err(error) = fs::create_dir_all(client) {
        println!("cargo:warning=no folder for the browser client: {error}");
    }
    println!("cargo:rerun-if-changed={}", client.display());
    println!("cargo:rerun-if-changed=migrations");
    let studies = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../docs/studies");
    println!("cargo:rerun-if-changed={}", studies.display());
    let entries = fs::read_dir(&studies).unwrap_or_else(|error| panic!("{}: {error}", studies.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let line =
        |file: &std::path::PathBuf| format!("({:?}, include_str!({file:?})),", file.file_stem().unwrap());
    let list = files.iter().map(line).collect::<String>();
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("studies.rs"), format!("&[{list}]")).unwrap();
}
