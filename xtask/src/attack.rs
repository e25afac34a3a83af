//! Attacks on a server: kills, a full disk, floods, absent people, long logs.

use crate::shell;

/// `cargo xtask attack [--dev] [--kills N] [--minutes N] [NAME …]`
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let profile = shell::profile(arguments);
    let mut attack = shell::driver(profile, "attack", &[])?;
    attack.arg(shell::built(profile, "syrtis")?);
    shell::run(attack.args(arguments.iter().filter(|word| **word != "--dev")))
}
