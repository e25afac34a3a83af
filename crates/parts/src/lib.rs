//! Real Postgres, NATS and mail servers for tests: in temporary folders, on free ports of this machine, gone with the test.
//!
//! [`database`] gives a new database on a Postgres server that all tests of a run share. [`Postgres::start`] and
//! [`Nats::start`] start a server of one's own, to stop it, break it or restart it. [`history`] finds what such a fault
//! has done to people.
#![forbid(unsafe_code)]

mod cluster;
pub mod history;
mod nats;
mod postgres;
mod proxy;
mod shared;
mod smtp;

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

pub use cluster::Cluster;
pub use nats::Nats;
pub use postgres::{Postgres, Stop};
pub use proxy::Proxy;
pub use shared::database;
pub use smtp::Smtp;

/// A port that is free now.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
    listener.local_addr().expect("a listener has an address").port()
}

/// A new folder under the system's one for temporary files.
fn new_folder(kind: &str) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("syrtis-{kind}-{}-{number}", std::process::id()));
    // One of a process with the same number that was killed.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
    folder
}

/// Waits until something answers at this port.
fn wait_for(port: u16) {
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    while TcpStream::connect(address).is_err() {
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Runs a program; panics with what it says if it fails.
fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(
        output.status.success(),
        "{command:?}: {}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

/// Whether this process is the administrator's.
fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}

/// Finds a program in these folders.
fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    folders.iter().map(|folder| folder.join(program)).find(|file: &PathBuf| Path::exists(file))
}
