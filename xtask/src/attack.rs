//! Attacks on a server: kills, a full disk, floods, absent people, long logs.

use std::process::Command;

use crate::shell;

/// `cargo xtask attack [--dev] [--kills N] [--minutes N] [NAME …]`
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let (profile, folder) =
        if arguments.contains(&"--dev") { ("dev", "debug") } else { ("release", "release") };
    for what in [&["--package", "syrtis"][..], &["--package", "server", "--example", "attack"]] {
        let mut build = shell::cargo(&["build", "--quiet", "--profile", profile]);
        shell::run(build.args(what))?;
    }
    let mut attack = Command::new(shell::built(folder, "examples/attack")?);
    attack.arg(shell::built(folder, "syrtis")?);
    shell::run(attack.args(arguments.iter().filter(|word| **word != "--dev")))
}
