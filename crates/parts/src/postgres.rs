use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{find, free_port, is_root, new_folder, run};

/// How a Postgres server stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Connections are broken, and everything is written.
    Fast,
    /// As if the power had failed.
    Immediate,
}

/// A Postgres server. It ends when it is dropped.
pub struct Postgres {
    pub(crate) folder: PathBuf,
    port: u16,
    ends: bool,
}

impl Postgres {
    /// Starts a new one.
    pub fn start() -> Postgres {
        Postgres::start_in(new_folder("postgres"), true)
    }

    /// Starts a new one in this folder.
    pub(crate) fn start_in(folder: PathBuf, ends: bool) -> Postgres {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // Its server may run as another user.
            fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).expect("the folder is ours");
        }
        let server = Postgres { port: free_port(), folder, ends };
        let mut initdb = server.tool("initdb");
        initdb.args(["--username=syrtis", "--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8"]);
        run(initdb.arg("--pgdata").arg(server.data()));
        server.start_again();
        server
    }

    /// One that was started before.
    pub(crate) fn known(folder: &Path, port: u16) -> Postgres {
        Postgres { folder: folder.into(), port, ends: false }
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database of this name.
    pub fn url(&self, name: &str) -> String {
        format!("postgres://syrtis@127.0.0.1:{}/{name}", self.port)
    }

    /// Makes a new database; returns its address.
    pub fn create(&self, name: &str) -> String {
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.url(name)
    }

    /// Carries statements out.
    pub fn sql(&self, database: &str, sql: &str) {
        let mut psql = self.tool("psql");
        psql.args(["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--command", sql, &self.url(database)]);
        run(&mut psql);
    }

    /// Stops it.
    pub fn stop(&self, how: Stop) {
        let mode = match how {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        };
        run(self.control().args(["stop", "--mode", mode]));
    }

    /// Starts it on the same port; returns when it answers.
    pub fn start_again(&self) {
        let options = format!(
            "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories= -c max_connections=200",
            self.port
        );
        let log = self.folder.join("log");
        run(self.control().arg("start").arg("--log").arg(log).args(["--options", &options]));
    }

    fn control(&self) -> Command {
        let mut control = self.tool("pg_ctl");
        control.arg("--pgdata").arg(self.data()).arg("--wait").arg("--silent");
        control
    }

    /// One of its programs. Postgres does not run as the administrator; then it runs as its own user.
    fn tool(&self, program: &str) -> Command {
        let path = find(program, &folders()).unwrap_or_else(|| program.into());
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(&self.folder).stdin(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.ends {
            // It may have been stopped already.
            let _ = self.control().args(["stop", "--mode", "immediate"]).output();
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Where its programs are usually installed, the newest version first.
fn folders() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.extend(["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map(PathBuf::from));
    folders
}
