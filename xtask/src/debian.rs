//! Programs that the tests use as they are, and their Debian packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell;

/// Installs these packages, if this is Debian and we may.
pub fn install(packages: &[&str]) {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        shell::works(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update"]);
    apt(&[&["install", "--yes", "--no-install-recommends"], packages].concat());
}

/// Postgres and NATS, which the tests start themselves. On Debian they are installed if they are missing.
pub fn parts() -> Result<(), String> {
    let missing: Vec<&str> = [("postgresql", has_postgres()), ("nats-server", has("nats-server"))]
        .into_iter()
        .filter(|(_, there)| !there)
        .map(|(name, _)| name)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("{} missing; installing", missing.join(" and "));
    install(&missing);
    if has_postgres() && has("nats-server") {
        return Ok(());
    }
    Err("The tests need Postgres (initdb, pg_ctl, psql) and nats-server: install them (Debian: `apt-get install postgresql \
         nats-server`)."
        .into())
}

fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    has("initdb") || versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

/// Whether this program is in one of the usual folders.
fn has(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = [PathBuf::from("/usr/sbin"), PathBuf::from("/usr/local/bin")];
    std::env::split_paths(&path).chain(usual).any(|folder| Path::exists(&folder.join(program)))
}
