//! Running other programs.

use std::io::{BufRead, BufReader, PipeReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files with this ending in a folder of the repository and in the folders below it, in order.
pub fn files(folder: &str, ending: &str) -> Result<Vec<String>, String> {
    if !root().join(folder).is_dir() {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(root().join(folder)).map_err(|error| format!("{folder}: {error}"))?;
    let mut names: Vec<_> = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    let mut found = Vec::new();
    for name in names {
        let path = format!("{folder}/{name}");
        if root().join(&path).is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.ends_with(&format!(".{ending}")) {
            found.push(path);
        }
    }
    Ok(found)
}

/// The text of a file of the repository.
pub fn read(file: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))
}

/// A program that cargo has built: `built("dev", "syrtis")`.
pub fn built(profile: &str, name: &str) -> Result<PathBuf, String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| root().join("target"), Into::into);
    let folder = if profile == "dev" { "debug" } else { profile };
    let program = target.join(folder).join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    program.canonicalize().map_err(|error| format!("{}: {error}", program.display()))
}

/// The profile to build with: `release`, unless the arguments say `--dev`.
pub fn profile(arguments: &[&str]) -> &'static str {
    if arguments.contains(&"--dev") { "dev" } else { "release" }
}

/// Builds `syrtis` with these further arguments, and an example of `server` that drives it. Returns the command of the
/// example, without arguments.
pub fn driver(profile: &str, example: &str, arguments: &[&str]) -> Result<Command, String> {
    let build = |what: &[&str]| run(cargo(&["build", "--quiet", "--profile", profile]).args(what));
    build(&[&["--package", "syrtis"], arguments].concat())?;
    build(&["--package", "server", "--example", example])?;
    Ok(Command::new(built(profile, &format!("examples/{example}"))?))
}

/// Cargo in the root of the repository.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command and waits for it. The error names the command.
pub fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{}: {error}", shown(command)))?;
    if status.success() { Ok(()) } else { Err(format!("failed: {}", shown(command))) }
}

/// Runs a command and returns what it prints.
pub fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{}: {error}", shown(command)))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let why = String::from_utf8_lossy(&output.stderr).trim().to_string();
        Err(format!("failed: {}\n{why}", shown(command)))
    }
}

/// Starts a command whose output, errors included, is read here.
pub fn piped(mut command: Command) -> Result<(Child, PipeReader), String> {
    let (reader, writer) = std::io::pipe().map_err(|error| error.to_string())?;
    let errors = writer.try_clone().map_err(|error| error.to_string())?;
    let spawned = command.stdout(writer).stderr(errors).spawn();
    Ok((spawned.map_err(|error| format!("{}: {error}", shown(&command)))?, reader))
}

/// Runs a command, prints its output and adds up what is counted in it.
pub fn count(command: Command, count: fn(&str) -> Option<usize>) -> Result<usize, String> {
    let shown = shown(&command);
    let (mut child, output) = piped(command)?;
    let mut sum = 0;
    for line in BufReader::new(output).lines() {
        let line = line.map_err(|error| error.to_string())?;
        sum += count(&line).unwrap_or(0);
        println!("{line}");
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(sum) } else { Err(format!("failed: {shown}")) }
}

/// Whether a command exists and succeeds. Nothing is printed.
pub fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// A command as a person would type it.
pub fn shown(command: &Command) -> String {
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    let program =
        Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}
