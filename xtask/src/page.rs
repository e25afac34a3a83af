//! The browser client: its packages, its build and the tests that need no browser.

use std::path::PathBuf;
use std::process::Command;

use crate::shell;
use crate::steps::Steps;

/// Everything that the page must pass without a browser, and its build.
pub fn prove() -> Result<(), String> {
    Steps::of(|steps| {
        steps.run("page: packages", install)?;
        steps.run("page: build", build)?;
        check(steps)
    })
}

/// The format, the lints, the types and the unit tests.
pub fn check(steps: &mut Steps) -> Result<(), String> {
    install()?;
    steps.run("page: format", || shell::run(&mut npm(&["run", "format"])))?;
    steps.run("page: lints", || shell::run(&mut npm(&["run", "lint"])))?;
    steps.run("page: types", || shell::run(&mut npm(&["run", "check"])))?;
    steps.run("page: unit tests", || shell::run(&mut npm(&["test", "--", "--no-color"])))
}

/// Builds the files that the server sends to browsers.
pub fn build() -> Result<(), String> {
    install()?;
    shell::run(&mut npm(&["run", "build"]))
}

/// Installs the packages unless they are there.
pub fn install() -> Result<(), String> {
    if folder().join("node_modules").is_dir() {
        return Ok(());
    }
    // Not `npm ci`: it rejects a lock file that leaves out the packages of other systems.
    shell::run(&mut npm(&["install"]))
}

fn folder() -> PathBuf {
    shell::root().join("web")
}

/// npm in the folder of the page.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(folder());
    command
}

/// `      Tests  41 passed | 32 skipped (73)`
pub fn tests_passed(line: &str) -> Option<usize> {
    line.trim().strip_prefix("Tests ")?.split_once(" passed")?.0.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_that_passed_are_counted() {
        assert_eq!(tests_passed("      Tests  41 passed | 32 skipped (73)"), Some(41));
        assert_eq!(tests_passed(" Test Files  3 passed (3)"), None);
    }
}
