//! The tests of the browser client: its types and units, then the page itself in Chromium against the real server.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{shell, web};

/// Where Chromium usually lies.
const USUAL: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// The types and the units of the client.
pub fn units() -> Command {
    web::npm(&["test", "--", "--no-color"])
}

/// Whether the types of the client hold.
pub fn check() -> Command {
    web::npm(&["run", "check"])
}

/// The page in Chromium. `all` plays every variant to its end.
pub fn pages(all: bool) -> Result<Command, String> {
    let mut command = web::npm(&["run", "test:browser", "--", "--no-color"]);
    command.env("CHROMIUM", chromium()?).env("SYRTIS_BINARY", binary()?);
    if all {
        command.env("SYRTIS_ALL", "1");
    }
    Ok(command)
}

/// The program that the tests before have built.
fn binary() -> Result<PathBuf, String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| shell::root().join("target"), Into::into);
    let binary = target.join("debug").join(format!("syrtis{}", std::env::consts::EXE_SUFFIX));
    binary.canonicalize().map_err(|error| format!("{}: {error}", binary.display()))
}

/// Finds Chromium, or installs it where that is possible.
fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = found() {
        return Ok(found);
    }
    println!("Chromium is missing; installing it");
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        shell::works(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update"]);
    apt(&["install", "--yes", "--no-install-recommends", "chromium"]);
    found().ok_or_else(|| {
        "the browser tests need Chromium: install it (Debian: `apt-get install chromium`), or name its program in \
         the environment variable CHROMIUM"
            .into()
    })
}

fn found() -> Option<PathBuf> {
    USUAL.iter().map(Path::new).find(|path| path.exists()).map(Path::to_path_buf)
}
