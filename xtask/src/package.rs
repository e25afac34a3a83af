//! The Debian package: built with `dpkg-deb`, and tried out on this machine.

use std::fs;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::shell;

const HELP: &str = "\
Usage: cargo xtask package [--dev] [--try]

Builds the page and the program, and packs them as target/package/syrtis_VERSION_ARCHITECTURE.deb (needs dpkg-deb).

  --dev   the dev build, which is quicker to make
  --try   install the package with dpkg, start it as its own user, ask it for a page, and purge it again (needs root)";

/// Where the settings of the service stand.
const SETTINGS: &str = "/etc/syrtis/syrtis.env";
/// The port of the trial.
const TRIAL: &str = "127.0.0.1:18087";

/// `cargo xtask package`
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let (mut profile, mut trial) = ("release", false);
    for word in arguments {
        match *word {
            "--dev" => profile = "dev",
            "--try" => trial = true,
            "--help" | "-h" => {
                println!("{HELP}");
                return Ok(());
            }
            _ => return Err(format!("`{word}` is not an option.\n{HELP}")),
        }
    }
    crate::page::build()?;
    shell::run(&mut shell::cargo(&["build", "--quiet", "--profile", profile, "--package", "syrtis"]))?;
    let program = shell::built(profile, "syrtis")?;
    let package = pack(&program)?;
    println!("{}", package.display());
    if trial { try_out(&package) } else { Ok(()) }
}

/// A file of the package: where it comes from, where it goes, and its mode.
const FILES: [(&str, &str, &str); 6] = [
    ("deploy/debian/syrtis.service", "lib/systemd/system/syrtis.service", "644"),
    ("deploy/debian/syrtis.env", "etc/syrtis/syrtis.env", "640"),
    ("deploy/caddy/Caddyfile", "usr/share/doc/syrtis/examples/Caddyfile", "644"),
    ("deploy/nginx/syrtis.conf", "usr/share/doc/syrtis/examples/nginx.conf", "644"),
    ("docs/operating.md", "usr/share/doc/syrtis/operating.md", "644"),
    ("LICENSE-MIT", "usr/share/doc/syrtis/copyright", "644"),
];

fn pack(program: &Path) -> Result<PathBuf, String> {
    let version = version()?;
    let architecture = shell::output(Command::new("dpkg").arg("--print-architecture"))?.trim().to_string();
    let folder = shell::root().join("target/package");
    let tree = folder.join("tree");
    let _ = fs::remove_dir_all(&tree);
    let put = |from: &Path, to: &str, mode: &str| {
        let mut install = Command::new("install");
        shell::run(install.args(["-D", "-m", mode]).arg(from).arg(tree.join(to)))
    };
    put(program, "usr/bin/syrtis", "755")?;
    if shell::works(Command::new("strip").arg("--version")) {
        shell::run(Command::new("strip").arg(tree.join("usr/bin/syrtis")))?;
    }
    for (from, to, mode) in FILES {
        put(&shell::root().join(from), to, mode)?;
    }
    for script in ["postinst", "prerm", "postrm"] {
        put(&shell::root().join("deploy/debian").join(script), &format!("DEBIAN/{script}"), "755")?;
    }
    let kib = size_of(&tree)? / 1024;
    let control = format!(
        "Package: syrtis\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: The authors of Syrtis <syrtis@localhost>\n\
         Installed-Size: {kib}\nDepends: libc6 (>= 2.34), libgcc-s1, adduser\nRecommends: ca-certificates\nSection: games\n\
         Priority: optional\nDescription: Tables for Mars board games\n \
         Hosts Mission: Red Planet, Terraforming Mars: Ares Expedition and Martians:\n \
         A Story of Civilization for people and bots: web page, interface and\n database in one service.\n"
    );
    write(&tree.join("DEBIAN/control"), &control)?;
    write(&tree.join("DEBIAN/conffiles"), &format!("{SETTINGS}\n"))?;
    let package = folder.join(format!("syrtis_{version}_{architecture}.deb"));
    let mut build = Command::new("dpkg-deb");
    shell::run(build.args(["--root-owner-group", "-Zgzip", "--build"]).arg(&tree).arg(&package))?;
    Ok(package)
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

/// The version in the workspace's `Cargo.toml`.
fn version() -> Result<String, String> {
    let manifest = shell::read("Cargo.toml")?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
    line.and_then(|line| line.split('"').next()).map(str::to_string).ok_or("Cargo.toml has no version".into())
}

fn size_of(folder: &Path) -> Result<u64, String> {
    let mut size = 0;
    for entry in fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let about = path.symlink_metadata().map_err(|error| error.to_string())?;
        size += if about.is_dir() { size_of(&path)? } else { about.len() };
    }
    Ok(size)
}

/// Installs the package, starts the service as its unit does as far as this machine allows, and takes it away again.
fn try_out(package: &Path) -> Result<(), String> {
    if Path::new("/usr/bin/syrtis").exists() {
        return Err("Syrtis is installed here already: the trial would end a real service.".into());
    }
    shell::run(Command::new("dpkg").arg("--install").arg(package))?;
    let tried = try_installed();
    shell::run(Command::new("dpkg").args(["--purge", "syrtis"]))?;
    tried?;
    for left in ["/usr/bin/syrtis", SETTINGS, "/var/lib/syrtis", "/lib/systemd/system/syrtis.service"] {
        if Path::new(left).exists() {
            return Err(format!("{left} is still there after the package was purged"));
        }
    }
    println!("installed, started, asked and purged");
    Ok(())
}

fn try_installed() -> Result<(), String> {
    let unit = "/lib/systemd/system/syrtis.service";
    if shell::works(Command::new("systemd-analyze").arg("--version")) {
        shell::run(Command::new("systemd-analyze").args(["verify", unit]))?;
        // Of ten points of exposure, a service that only listens should keep fewer than two.
        let mut security = Command::new("systemd-analyze");
        let security = security.args(["security", "--offline=true", "--threshold=20", "--no-pager", unit]);
        let said = shell::output(security)?;
        println!("{}", said.lines().last().unwrap_or_default().trim());
    }
    shell::run(Command::new("install").args([
        "-d",
        "-o",
        "syrtis",
        "-g",
        "syrtis",
        "-m",
        "700",
        "/var/lib/syrtis",
    ]))?;
    let mut served = start_as_service()?;
    let answered = ask(&mut served);
    // SIGTERM, as systemd sends it.
    let stopped = shell::run(Command::new("kill").arg(served.id().to_string()));
    let ended = served.wait().map_err(|error| error.to_string())?;
    answered?;
    stopped?;
    if ended.success() { Ok(()) } else { Err(format!("the service ended with {ended}")) }
}

/// Starts what the unit starts, with the user, the settings and the folder that it names.
fn start_as_service() -> Result<Child, String> {
    let settings = fs::read_to_string(SETTINGS).map_err(|error| format!("{SETTINGS}: {error}"))?;
    let mut serve = Command::new("setpriv");
    serve.args(["--reuid=syrtis", "--regid=syrtis", "--clear-groups", "--no-new-privs", "--inh-caps=-all"]);
    serve.args(["/usr/bin/syrtis", "serve"]).env_clear().current_dir("/");
    let set = settings.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('='));
    serve.envs(set).env("SYRTIS_DATA", "/var/lib/syrtis").env("SYRTIS_LISTEN", TRIAL);
    serve.stdin(Stdio::null()).spawn().map_err(|error| format!("setpriv: {error}"))
}

/// Asks the service for its page, and whether it is ready.
fn ask(served: &mut Child) -> Result<(), String> {
    let patience = Instant::now() + Duration::from_secs(30);
    while TcpStream::connect(TRIAL).is_err() {
        if let Ok(Some(ended)) = served.try_wait() {
            return Err(format!("the service did not start: {ended}"));
        }
        if Instant::now() > patience {
            return Err("the service does not listen".into());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    for (path, wanted) in [("/healthz", "ok"), ("/", "<title>Syrtis"), ("/api/v1/games", "redplanet")] {
        let mut curl = Command::new("curl");
        let answer = shell::output(
            curl.args(["--silent", "--show-error", "--fail"]).arg(format!("http://{TRIAL}{path}")),
        )?;
        if !answer.contains(wanted) {
            return Err(format!("{path} does not say `{wanted}`"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        assert_eq!(version().unwrap(), env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn every_file_of_the_package_is_there() {
        for (from, ..) in FILES {
            assert!(shell::root().join(from).is_file(), "{from}");
        }
    }

    /// A setting that the program does not know would be ignored without a word.
    #[test]
    fn the_settings_in_deploy_are_options_of_the_program() {
        let serve = shell::read("crates/syrtis/src/commands/serve.rs").unwrap();
        let ours = ["SYRTIS_SITE", "SYRTIS_UPSTREAMS"];
        for (file, least) in [
            ("debian/syrtis.env", 5),
            ("container/compose.yaml", 5),
            ("container/Containerfile", 3),
            ("kubernetes/deployment.yaml", 4),
            ("kubernetes/kustomization.yaml", 1),
        ] {
            let text = shell::read(&format!("deploy/{file}")).unwrap();
            let words = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_'));
            let names: Vec<&str> =
                words.filter(|word| word.starts_with("SYRTIS_") && !ours.contains(word)).collect();
            assert!(names.len() >= least, "{file}: {names:?}");
            for name in names {
                assert!(serve.contains(&format!("env = \"{name}\"")), "{file}: {name}");
            }
        }
    }
}
