//! The quick check of what has changed since the branch left `main`, or since the last commit on `main` itself.

use std::collections::BTreeSet;
use std::process::Command;

use crate::cargo::{self, Runner};
use crate::steps::Steps;
use crate::{debian, page, rules, shell};

/// Files outside the packages that every package depends on.
const WORKSPACE: [&str; 5] = ["Cargo.toml", "Cargo.lock", ".cargo/", "rust-toolchain.toml", "rustfmt.toml"];

/// Checks the packages whose files have changed; `deep` also those that depend on them.
pub fn run(deep: bool) -> Result<(), String> {
    let files = changed_files()?;
    let changes = Changes::of(files.iter().map(String::as_str), |package| {
        shell::root().join("crates").join(package).is_dir() || package == "xtask"
    });
    if changes == Changes::default() {
        println!("Nothing has changed that needs a check.");
        return Ok(());
    }
    Steps::of(|steps| {
        if changes.workspace || !changes.packages.is_empty() {
            debian::parts()?;
            let runner = Runner::find();
            steps.run("format", cargo::format)?;
            steps.run("lints", || cargo::lints(&changes.packages(deep)))?;
            steps.run("tests", || runner.run(&changes.tests(deep, runner)))?;
        }
        if changes.rules {
            steps.run("rules", || rules::run(&[]))?;
        }
        if changes.page { page::check(steps) } else { Ok(()) }
    })
}

fn changed_files() -> Result<Vec<String>, String> {
    let git =
        |arguments: &[&str]| shell::output(Command::new("git").args(arguments).current_dir(shell::root()));
    let base = git(&["merge-base", "HEAD", "main"]).or_else(|_| git(&["merge-base", "HEAD", "origin/main"]));
    let base = base.unwrap_or_else(|_| "HEAD".into());
    let changed = git(&["diff", "--name-only", base.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_string).collect())
}

/// What the changed files concern.
#[derive(Debug, Default, PartialEq)]
struct Changes {
    packages: BTreeSet<String>,
    workspace: bool,
    rules: bool,
    page: bool,
}

impl Changes {
    fn of<'a>(files: impl Iterator<Item = &'a str>, exists: impl Fn(&str) -> bool) -> Changes {
        let mut changes = Changes::default();
        for file in files {
            match file.split('/').collect::<Vec<_>>()[..] {
                ["crates", package, ..] => {
                    changes.packages.insert(package.to_string());
                    changes.rules = true;
                }
                ["xtask", ..] => {
                    changes.packages.insert("xtask".into());
                }
                ["docs", "rules", _] => {
                    changes.packages.insert("titles".into());
                    changes.rules = true;
                }
                ["locales", ..] => {
                    changes.packages.insert("titles".into());
                    changes.page = true;
                }
                ["web", ..] => changes.page = true,
                _ => changes.workspace |= WORKSPACE.iter().any(|name| file.starts_with(name)),
            }
        }
        changes.packages.retain(|package| exists(package));
        changes
    }

    /// The packages to lint, as arguments of cargo.
    fn packages(&self, deep: bool) -> Vec<String> {
        if deep || self.workspace {
            return vec!["--workspace".into()];
        }
        self.packages.iter().flat_map(|package| ["--package".to_string(), package.clone()]).collect()
    }

    /// The tests to run. Only nextest knows what depends on a package; cargo then tests everything.
    fn tests(&self, deep: bool, runner: Runner) -> Vec<String> {
        let mut tests = self.packages(deep);
        if deep && !self.workspace && matches!(runner, Runner::Nextest) {
            let dependents: Vec<_> =
                self.packages.iter().map(|package| format!("rdeps(={package})")).collect();
            tests.extend(["--filterset".into(), dependents.join(" | ")]);
        }
        tests
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(files: &[&str]) -> Changes {
        Changes::of(files.iter().copied(), |package| package != "gone")
    }

    #[test]
    fn a_file_concerns_its_package() {
        let changes = changes(&["crates/ares/src/lib.rs", "crates/gone/src/lib.rs", "xtask/src/main.rs"]);
        assert_eq!(changes.packages(false), ["--package", "ares", "--package", "xtask"]);
        assert_eq!(changes.packages(true), ["--workspace"]);
        assert_eq!((changes.rules, changes.page), (true, false));
    }

    #[test]
    fn words_and_rules_are_part_of_the_titles() {
        assert_eq!(changes(&["docs/rules/ares.md"]).packages(false), ["--package", "titles"]);
        let words = changes(&["locales/en/ares.ftl"]);
        assert_eq!((words.packages(false), words.page), (vec!["--package".into(), "titles".into()], true));
    }

    #[test]
    fn the_page_and_the_workspace_are_checked_as_a_whole() {
        let page = changes(&["web/src/main.ts"]);
        assert!(page.page && page.packages.is_empty() && !page.workspace);
        assert_eq!(changes(&["Cargo.lock"]).packages(false), ["--workspace"]);
        assert_eq!(changes(&["README.md", "docs/api.md"]), Changes::default());
    }

    #[test]
    fn a_deep_check_tests_what_depends_on_the_change() {
        let changes = changes(&["crates/ares/src/lib.rs", "crates/bots/src/lib.rs"]);
        assert_eq!(
            changes.tests(true, Runner::Nextest),
            ["--workspace", "--filterset", "rdeps(=ares) | rdeps(=bots)"]
        );
        assert_eq!(changes.tests(true, Runner::Cargo), ["--workspace"]);
        assert_eq!(changes.tests(false, Runner::Nextest), ["--package", "ares", "--package", "bots"]);
    }
}
