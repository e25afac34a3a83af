//! A server for one measurement or test, on a free port with a new data folder.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::shell;

/// A limit that nothing here reaches.
const PLENTY: &str = "1000000";

/// A running server. It ends when it is dropped.
pub struct Host {
    child: Child,
    /// Its address: `http://127.0.0.1:40123`.
    pub url: String,
}

impl Host {
    /// Starts the server that cargo has built with this profile, without its limits.
    pub fn start(profile: &str, data: &Path) -> Result<Host, String> {
        Host::start_with(profile, data, &[])
    }

    /// The same with more options.
    pub fn start_with(profile: &str, data: &Path, options: &[&str]) -> Result<Host, String> {
        let mut serve = Command::new(shell::built(profile, "syrtis")?);
        serve.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "warn", "--data"]).arg(data);
        let limits = ["--requests", "--guests", "--messages", "--from-one", "--tables"];
        for limit in limits.into_iter().filter(|limit| !options.contains(limit)) {
            serve.args([limit, PLENTY]);
        }
        serve.args(options);
        let mut child = serve.stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let stdout = child.stdout.take().ok_or("the server has no output")?;
        let mut host = Host { child, url: String::new() };
        // The first line it prints ends with its address.
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).map_err(|error| error.to_string())?;
        host.url = line.trim().rsplit(' ').next().unwrap_or_default().to_string();
        if host.url.is_empty() { Err("the server did not start".into()) } else { Ok(host) }
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
