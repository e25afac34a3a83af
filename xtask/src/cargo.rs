//! What cargo proves: format, lints, tests and documentation.

use std::process::Command;

use crate::shell;

/// Whether the code is formatted.
pub fn format() -> Result<(), String> {
    shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))
}

/// Every warning of clippy is an error. `selection` names the packages, here and below.
pub fn lints(selection: &[String]) -> Result<(), String> {
    let mut clippy = shell::cargo(&["clippy", "--all-targets", "--quiet"]);
    shell::run(clippy.args(selection).args(["--", "-D", "warnings"]))
}

/// Licences and sources of the dependencies, by `deny.toml`.
pub fn dependencies() -> Result<(), String> {
    if !shell::works(&mut shell::cargo(&["deny", "--version"])) {
        println!("Skipped: `cargo install --locked cargo-deny` adds this step.");
        return Ok(());
    }
    shell::run(&mut shell::cargo(&["deny", "check", "bans", "licenses", "sources"]))
}

/// The program that runs tests: nextest if it is installed, because it is faster.
#[derive(Clone, Copy)]
pub enum Runner {
    Nextest,
    Cargo,
}

/// The server's tests that look into the SQLite file.
const ON_FILES: [&str; 5] = ["operate::", "change::", "fixture::", "cluster::", "types::"];

impl Runner {
    pub fn find() -> Runner {
        if shell::works(&mut shell::cargo(&["nextest", "--version"])) {
            return Runner::Nextest;
        }
        println!("Tests run faster with nextest: `cargo install --locked cargo-nextest`.");
        Runner::Cargo
    }

    /// Builds the tests, and with them the program that the browser tests start.
    pub fn build(self, selection: &[String]) -> Result<(), String> {
        shell::run(self.command(selection).arg("--no-run"))
    }

    /// Runs all tests but those in the documentation. Returns how many passed.
    pub fn run(self, selection: &[String]) -> Result<usize, String> {
        self.count(self.command(selection), &[])
    }

    /// Plays the server's tests on a real Postgres, without those that look into the SQLite file.
    pub fn run_on_postgres(self) -> Result<usize, String> {
        let package = ["--package", "server", "--test", "server"].map(String::from);
        let mut tests = self.command(&package);
        tests.env("SYRTIS_TEST_DATABASE", "postgres");
        self.count(tests, &ON_FILES)
    }

    fn count(self, mut tests: Command, without: &[&str]) -> Result<usize, String> {
        tests.arg("--no-fail-fast");
        let passed_in: fn(&str) -> Option<usize> = match self {
            Runner::Nextest => {
                tests.args(["--status-level", "fail", "--color", "never"]);
                passed_in_nextest
            }
            Runner::Cargo => passed,
        };
        tests.arg("--").args(without.iter().flat_map(|name| ["--skip", name]));
        shell::count(tests, passed_in)
    }

    /// Examples and benchmarks contain no tests; the lints compile them.
    fn command(self, selection: &[String]) -> Command {
        let mut command = match self {
            Runner::Nextest => shell::cargo(&["nextest", "run", "--cargo-quiet"]),
            Runner::Cargo => shell::cargo(&["test", "--quiet"]),
        };
        command.arg("--tests").args(selection);
        command
    }
}

/// Runs the examples in the documentation. Returns how many passed.
pub fn doc_tests(selection: &[String]) -> Result<usize, String> {
    let mut tests = shell::cargo(&["test", "--doc", "--quiet"]);
    tests.args(selection);
    shell::count(tests, passed)
}

/// Builds the documentation; a broken link is an error.
pub fn documentation() -> Result<(), String> {
    let mut doc = shell::cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    shell::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// `test result: ok. 12 passed; 0 failed; …`
fn passed(line: &str) -> Option<usize> {
    line.trim().strip_prefix("test result: ok. ")?.split_once(" passed")?.0.parse().ok()
}

/// `     Summary [   0.1s] 12 tests run: 12 passed, 0 skipped`
fn passed_in_nextest(line: &str) -> Option<usize> {
    let line = line.trim().strip_prefix("Summary")?;
    line.split_once("run: ")?.1.split_once(" passed")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `test = false` in the manifest of a package says that its library contains no tests.
    #[test]
    fn every_unit_test_is_run() {
        for manifest in shell::files("crates", "toml").unwrap() {
            let folder = manifest.trim_end_matches("/Cargo.toml");
            if shell::read(&manifest).unwrap().contains("\ntest = false") {
                for file in shell::files(&format!("{folder}/src"), "rs").unwrap() {
                    let text = shell::read(&file).unwrap();
                    assert!(
                        !text.contains("#[test]"),
                        "{file}: move its tests to {folder}/tests, or let {manifest} have them run"
                    );
                }
            }
        }
    }

    #[test]
    fn the_tests_that_passed_are_counted() {
        assert_eq!(passed("test result: ok. 12 passed; 0 failed; 0 ignored"), Some(12));
        assert_eq!(passed("running 3 tests"), None);
        let nextest = |line| passed_in_nextest(line);
        assert_eq!(nextest("     Summary [   0.104s] 7 tests run: 7 passed, 0 skipped"), Some(7));
        assert_eq!(
            nextest("     Summary [   9.1s] 800 tests run: 798 passed (2 slow), 0 skipped"),
            Some(798)
        );
    }
}
