use std::process::Command;

use crate::cargo::{self, Runner};
use crate::steps::Steps;
use crate::{browser, debian, page, rules, shell};

/// Proves everything; with `all` also what takes long. The last line counts the tests.
pub fn run(all: bool) -> Result<(), String> {
    let workspace = &["--workspace".to_string()];
    debian::parts()?;
    let passed = Steps::of(|steps| {
        // The page needs nothing from cargo until a browser opens it.
        let (runner, units) = steps.beside("page", page()?, page::tests_passed, |steps| {
            let runner = Runner::find();
            steps.run("format", cargo::format)?;
            steps.run("rules", || rules::run(&[]))?;
            steps.run("dependencies", cargo::dependencies)?;
            steps.run("lints", || cargo::lints(workspace))?;
            steps.run("build of the tests", || runner.build(workspace))?;
            Ok(runner)
        })?;
        let (tests, pages) =
            steps.beside("browser tests", browser::tests(all)?, page::tests_passed, |steps| {
                let tests = steps.run("tests", || runner.run(workspace))?;
                let tests = if all {
                    tests + steps.run("tests on Postgres", || runner.run_on_postgres())?
                } else {
                    tests
                };
                let examples = steps.run("documentation tests", || cargo::doc_tests(workspace))?;
                steps.run("documentation", cargo::documentation)?;
                Ok(tests + examples)
            })?;
        let pages = if all {
            let tests = steps.run("browser tests on three servers", || {
                shell::count(browser::tests_on_three_servers()?, page::tests_passed)
            })?;
            pages + tests
        } else {
            pages
        };
        Ok(units + tests + pages)
    })?;
    println!("\n{passed} passed, 0 failed");
    Ok(())
}

/// `cargo xtask page` as a program of its own.
fn page() -> Result<Command, String> {
    let mut page = Command::new(std::env::current_exe().map_err(|error| error.to_string())?);
    page.arg("page").current_dir(shell::root());
    Ok(page)
}
