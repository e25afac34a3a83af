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

/// Postgres, NATS and a mail server, which the tests start themselves. On Debian they are installed if they are missing.
pub fn parts() -> Result<(), String> {
    let first = missing();
    if first.is_empty() {
        return Ok(());
    }
    println!("{} missing; installing", first.join(" and "));
    install(&first);
    if missing().is_empty() {
        return Ok(());
    }
    Err("The tests need Postgres (initdb, pg_ctl, psql), nats-server and aiosmtpd for Python: install them (Debian: \
         `apt-get install postgresql nats-server python3-aiosmtpd`)."
        .into())
}

/// The packages of what is missing.
fn missing() -> Vec<&'static str> {
    let parts = [
        ("postgresql", has_postgres()),
        ("nats-server", has("nats-server")),
        ("python3-aiosmtpd", has_aiosmtpd()),
    ];
    parts.into_iter().filter(|(_, there)| !there).map(|(name, _)| name).collect()
}

/// Debian's own Python knows Debian's packages; another one may come first in the path.
fn has_aiosmtpd() -> bool {
    let python = Path::new("/usr/bin/python3");
    let mut command = Command::new(if python.exists() { python } else { Path::new("python3") });
    shell::works(command.args(["-c", "import aiosmtpd"]))
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
