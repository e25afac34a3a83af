//! Schemathesis sends a real server what its OpenAPI document allows, and what it does not.

use std::path::Path;
use std::process::Command;

use crate::host::Host;
use crate::shell;

/// Runs schemathesis against a server of its own. No answer may be a 5xx.
pub fn run() -> Result<(), String> {
    shell::run(&mut shell::cargo(&["build", "--quiet", "--package", "syrtis"]))?;
    let folder = std::env::temp_dir().join(format!("syrtis-hostile-{}", std::process::id()));
    let attacked = attack(&folder);
    let _ = std::fs::remove_dir_all(&folder);
    attacked
}

fn attack(folder: &Path) -> Result<(), String> {
    let venv = folder.join("venv");
    let python = venv.join("bin/python");
    if !shell::works(Command::new("python3").args(["-m", "venv"]).arg(&venv))
        || !shell::works(Command::new(&python).args(["-m", "pip", "install", "--quiet", "schemathesis"]))
    {
        return Err("Schemathesis could not be installed: it needs Python with pip.".into());
    }
    let host = Host::start("dev", &folder.join("data"))?;
    send(&venv.join("bin/schemathesis"), &host.url)?;
    if shell::works(Command::new(&python).args(["-c", HEALTHY, &host.url])) {
        Ok(())
    } else {
        Err("The server did not survive.".into())
    }
}

const HEALTHY: &str =
    "import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + '/healthz', timeout=5)";

/// Sends everything twice: as a stranger, then as a guest.
fn send(schemathesis: &Path, base: &str) -> Result<(), String> {
    let document = format!("{base}/api/openapi.json");
    let (cookie, table) = guest(base)?;
    // Most addresses name a table. With one that exists, the requests get past the first check.
    let config = schemathesis.with_file_name("schemathesis.toml");
    std::fs::write(&config, format!("[parameters]\ntable = \"{table}\"\n"))
        .map_err(|error| error.to_string())?;
    // The guest must not be deleted in between.
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

/// Prints the cookie of a new guest and the id of the table they have just started.
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
    let printed = shell::output(Command::new("python3").args(["-c", GUEST, base]))?;
    let (cookie, table) = printed.trim().split_once(' ').ok_or("the guest has no table")?;
    Ok((cookie.to_string(), table.to_string()))
}
