use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::{find, free_port, wait_for};

/// A NATS server. It ends when it is dropped.
pub struct Nats {
    child: Child,
    port: u16,
    /// The user and the password it asks for, if any.
    login: Option<(String, String)>,
}

impl Nats {
    /// Starts one that lets anybody in.
    pub fn start() -> Nats {
        Nats::with(None)
    }

    /// Starts one that asks for this user and password.
    pub fn with_login(user: &str, password: &str) -> Nats {
        Nats::with(Some((user.into(), password.into())))
    }

    fn with(login: Option<(String, String)>) -> Nats {
        let port = free_port();
        Nats { child: spawn(port, login.as_ref()), port, login }
    }

    /// Its address.
    pub fn url(&self) -> String {
        let login = self.login.as_ref().map(|(user, password)| format!("{user}:{password}@"));
        format!("nats://{}127.0.0.1:{}", login.unwrap_or_default(), self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
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
        self.child = spawn(self.port, self.login.as_ref());
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(port: u16, login: Option<&(String, String)>) -> Child {
    let usual = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map(PathBuf::from);
    let program = find("nats-server", &usual).unwrap_or_else(|| "nats-server".into());
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    if let Some((user, password)) = login {
        command.args(["--user", user, "--pass", password]);
    }
    let spawned = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let child =
        spawned.unwrap_or_else(|error| panic!("nats-server (Debian: apt-get install nats-server): {error}"));
    wait_for(port);
    child
}
