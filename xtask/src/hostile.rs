//! Schemathesis sends what the interface's own description allows, and what it does not, to a real server.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::shell;

/// Runs schemathesis against a server of its own; no answer may be a 5xx.
pub fn run() -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("syrtis-hostile-{}", std::process::id()));
    let venv = folder.join("venv");
    let python = venv.join("bin/python");
    shell::run(&mut shell::cargo(&["build", "--quiet", "--package", "syrtis"]))?;
    if !shell::works(Command::new("python3").args(["-m", "venv"]).arg(&venv))
        || !shell::works(Command::new(&python).args(["-m", "pip", "install", "--quiet", "schemathesis"]))
    {
        return Err("Python with pip is needed: schemathesis could not be installed".into());
    }
    let target = std::env::var("CARGO_TARGET_DIR").map_or_else(|_| shell::root().join("target"), Into::into);
    let mut server = Command::new(target.join("debug/syrtis"));
    server
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--requests",
            "100000",
            "--guests",
            "100000",
            "--tables",
            "100000",
        ])
        .args(["--log-level", "warn", "--data"])
        .arg(folder.join("data"))
        .stdout(Stdio::piped());
    let mut server = server.spawn().map_err(|error| error.to_string())?;
    let mut line = String::new();
    let said = server.stdout.take().ok_or("the server says nothing")?;
    BufReader::new(said).read_line(&mut line).map_err(|error| error.to_string())?;
    let base = line.trim().rsplit(' ').next().unwrap_or_default().to_string();
    let tested = attack(&venv.join("bin/schemathesis"), &base);
    let healthy = shell::works(Command::new(&python).args(["-c", HEALTHY, &base]));
    let _ = server.kill();
    let _ = server.wait();
    let _ = std::fs::remove_dir_all(&folder);
    tested?;
    if healthy { Ok(()) } else { Err("the server did not survive".into()) }
}

const HEALTHY: &str =
    "import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + '/healthz', timeout=5)";

/// As nobody, then as a guest.
fn attack(schemathesis: &std::path::Path, base: &str) -> Result<(), String> {
    let document = format!("{base}/api/openapi.json");
    let (cookie, table) = guest(base)?;
    // Most addresses are about a table: one that exists, else nothing behind the first look would be tried.
    let config = schemathesis.with_file_name("schemathesis.toml");
    std::fs::write(&config, format!("[parameters]\ntable = \"{table}\"\n"))
        .map_err(|error| error.to_string())?;
    // The guest must not be forgotten in between.
    let as_guest = ["--exclude-method", "DELETE", "--header", &format!("Cookie: {cookie}")].map(String::from);
    for more in [Vec::new(), as_guest.to_vec()] {
        let mut run = Command::new(schemathesis);
        run.arg("--config-file").arg(&config).args([
            "run",
            &document,
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance",
        ]);
        run.args(["--max-examples", "60", "--exclude-path-regex", "socket", "--seed", "1"]).args(more);
        shell::run(&mut run)?;
    }
    Ok(())
}

/// A new guest at a running table of its own: the cookie and the table.
const GUEST: &str = r#"
import json, sys, urllib.request as u
def post(path, body, cookie=""):
    head = {"content-type": "application/json", "cookie": cookie}
    return u.urlopen(u.Request(sys.argv[1] + "/api/v1/" + path, json.dumps(body).encode(), head))
cookie = post("me", {"name": "Eve"}).headers["set-cookie"].split(";")[0]
seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
table = json.load(post("tables", {"game": "redplanet", "options": {"players": 2}, "seats": seats}, cookie))
print(cookie, table["id"])
"#;

fn guest(base: &str) -> Result<(String, String), String> {
    let output =
        Command::new("python3").args(["-c", GUEST, base]).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_string();
    let (cookie, table) = said
        .split_once(' ')
        .ok_or_else(|| format!("no table for a guest: {}", String::from_utf8_lossy(&output.stderr).trim()))?;
    Ok((cookie.to_string(), table.to_string()))
}
