//! The tests that play in Chromium against the real server.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{debian, page, shell};

/// Where Chromium is usually installed. The shell without windows needs a fraction of the processor time.
const USUAL: [&str; 5] = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
];

/// The browser tests. With `all` they play every variant to its end, and random people make more steps.
pub fn tests(all: bool) -> Result<Command, String> {
    shell::run(&mut shell::cargo(&["build", "--quiet", "--package", "parts", "--example", "cluster"]))?;
    let mut command = page::npm(&["run", "test:browser", "--", "--no-color"]);
    command.env("CHROMIUM", chromium()?).env("SYRTIS_BINARY", shell::built("dev", "syrtis")?);
    if all {
        command.env("SYRTIS_ALL", "1");
    }
    Ok(command)
}

/// The same tests with Postgres and NATS behind three servers instead of one with a file. What they start themselves stays as it is.
pub fn tests_on_three_servers() -> Result<Command, String> {
    let mut command = tests(false)?;
    command.env("SYRTIS_CLUSTER", "1");
    Ok(command)
}

/// Finds Chromium. On Debian the shell is installed if it is missing.
fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if Path::new(USUAL[0]).exists() {
        return Ok(USUAL[0].into());
    }
    println!("Chromium without windows is missing; installing it");
    debian::install(&["chromium-headless-shell"]);
    found().ok_or_else(|| {
        "The browser tests need Chromium: install it (Debian: `apt-get install chromium-headless-shell`), or set the environment \
         variable CHROMIUM to its program."
            .into()
    })
}

fn found() -> Option<PathBuf> {
    USUAL.iter().map(Path::new).find(|path| path.exists()).map(Path::to_path_buf)
}
