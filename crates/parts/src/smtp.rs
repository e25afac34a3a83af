use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::{free_port, new_folder};

/// A mail server (aiosmtpd). It ends when it is dropped.
pub struct Smtp {
    child: Child,
    port: u16,
    folder: PathBuf,
    /// The user and the password it asks for, with a colon in between; empty if it takes mail from anybody.
    login: String,
}

impl Smtp {
    /// Starts one that takes mail from anybody.
    pub fn start() -> Smtp {
        Smtp::with("")
    }

    /// Starts one that asks for this user and password, with a colon in between.
    pub fn with(login: &str) -> Smtp {
        let (port, folder) = (free_port(), new_folder("smtp"));
        Smtp { child: spawn(port, &folder, login), port, folder, login: login.into() }
    }

    /// Its address.
    pub fn url(&self) -> String {
        let login = if self.login.is_empty() { String::new() } else { format!("{}@", self.login) };
        format!("smtp://{login}127.0.0.1:{}", self.port)
    }

    /// Has it answer this to every mail, such as `451 come back later`; nothing: it takes mails again.
    pub fn answer(&self, answer: Option<&str>) {
        let file = self.folder.join("answer");
        match answer {
            Some(answer) => std::fs::write(file, answer).expect("the folder can be written"),
            None => std::fs::remove_file(file).expect("there was an answer"),
        }
    }

    /// The mails it has taken: `from`, `to`, `headers` and `text`, all decoded.
    pub fn taken(&self) -> Vec<Value> {
        let files = std::fs::read_dir(&self.folder).expect("the folder is there");
        let mut files: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
        files.retain(|file| file.extension().is_some_and(|end| end == "json"));
        files.sort();
        let read = |file| serde_json::from_slice(&std::fs::read(file).expect("a file that is there")).ok();
        files.into_iter().filter_map(read).collect()
    }

    /// Kills it.
    pub fn kill(&mut self) {
        // It may have been killed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again on the same port.
    pub fn start_again(&mut self) {
        self.kill();
        self.child = spawn(self.port, &self.folder, &self.login);
    }
}

impl Drop for Smtp {
    fn drop(&mut self) {
        self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn spawn(port: u16, folder: &Path, login: &str) -> Child {
    // Debian's own Python knows Debian's packages; another one may come first in the path.
    let debian = PathBuf::from("/usr/bin/python3");
    let python = if debian.exists() { debian } else { "python3".into() };
    let mut command = Command::new(python);
    let command = command.args(["-c", include_str!("smtp.py")]).arg(port.to_string()).arg(folder).arg(login);
    let spawned = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut child =
        spawned.unwrap_or_else(|error| panic!("python3 (Debian: apt-get install python3-aiosmtpd): {error}"));
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        let ended = child.try_wait().expect("a child can be asked");
        assert!(ended.is_none(), "aiosmtpd does not start (Debian: apt-get install python3-aiosmtpd)");
        std::thread::sleep(Duration::from_millis(10));
    }
    child
}
