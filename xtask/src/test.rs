use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::{browser, rules, shell, web};

/// Everything that must be green; with `all` also what takes long. The last line counts the tests.
pub fn run(all: bool) -> Result<(), String> {
    step("format");
    shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))?;
    step("lints");
    shell::run(&mut shell::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))?;
    step("tests");
    let mut passed = tests()?;
    step("tests in the documentation");
    passed += counted(&mut shell::cargo(&["test", "--workspace", "--doc"]), cargo_count)?;
    step("documentation");
    let mut doc = shell::cargo(&["doc", "--workspace", "--no-deps", "--quiet"]);
    shell::run(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    step("rules");
    rules::run(&[])?;
    step("client");
    web::build()?;
    shell::run(&mut browser::check())?;
    passed += counted(&mut browser::units(), vitest_count)?;
    step("browser");
    passed += counted(&mut browser::pages(all)?, vitest_count)?;
    println!("\n{passed} passed, 0 failed");
    Ok(())
}

fn step(name: &str) {
    println!("\n── {name}");
}

/// All tests but those in the documentation: with nextest where it is installed, because it is faster.
fn tests() -> Result<usize, String> {
    if shell::works(&mut shell::cargo(&["nextest", "--version"])) {
        let nextest = &[
            "nextest",
            "run",
            "--workspace",
            "--no-fail-fast",
            "--status-level",
            "fail",
            "--color",
            "never",
        ];
        counted(&mut shell::cargo(nextest), nextest_count)
    } else {
        counted(&mut shell::cargo(&["test", "--workspace", "--all-targets", "--no-fail-fast"]), cargo_count)
    }
}

/// Runs tests, shows what they say and adds up how many passed.
fn counted(command: &mut Command, count: fn(&str) -> Option<usize>) -> Result<usize, String> {
    // Nextest speaks on standard error, cargo's tests on standard output: both are read, one after the other
    // is enough because the one not counted is passed through.
    let nextest = command.get_args().next().is_some_and(|word| word == "nextest");
    let command = if nextest { command.stderr(Stdio::piped()) } else { command.stdout(Stdio::piped()) };
    let mut child = command.spawn().map_err(|error| format!("{}: {error}", shell::shown(command)))?;
    let said: Box<dyn std::io::Read> = match (child.stderr.take(), child.stdout.take()) {
        (Some(said), _) => Box::new(said),
        (None, Some(said)) => Box::new(said),
        (None, None) => unreachable!("one of the two was piped"),
    };
    let mut passed = 0;
    for line in BufReader::new(said).lines() {
        let line = line.map_err(|error| error.to_string())?;
        passed += count(&line).unwrap_or(0);
        println!("{line}");
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(passed) } else { Err(format!("failed: {}", shell::shown(command))) }
}

/// `test result: ok. 12 passed; 0 failed; …`
fn cargo_count(line: &str) -> Option<usize> {
    line.trim().strip_prefix("test result: ok. ")?.split_once(" passed")?.0.parse().ok()
}

/// `     Summary [   0.1s] 12 tests run: 12 passed, 0 skipped`
fn nextest_count(line: &str) -> Option<usize> {
    let line = line.trim().strip_prefix("Summary")?;
    line.split_once("run: ")?.1.split_once(" passed")?.0.parse().ok()
}

/// `      Tests  41 passed | 32 skipped (73)`
fn vitest_count(line: &str) -> Option<usize> {
    line.trim().strip_prefix("Tests ")?.split_once(" passed")?.0.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_that_passed_are_counted() {
        assert_eq!(cargo_count("test result: ok. 12 passed; 0 failed; 0 ignored"), Some(12));
        assert_eq!(cargo_count("running 3 tests"), None);
        assert_eq!(nextest_count("     Summary [   0.104s] 7 tests run: 7 passed, 0 skipped"), Some(7));
        assert_eq!(
            nextest_count("     Summary [   9.1s] 800 tests run: 798 passed (2 slow), 0 skipped"),
            Some(798)
        );
        assert_eq!(vitest_count("      Tests  41 passed | 32 skipped (73)"), Some(41));
        assert_eq!(vitest_count(" Test Files  3 passed (3)"), None);
    }
}
