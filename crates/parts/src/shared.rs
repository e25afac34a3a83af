//! One Postgres server for all tests of a run, whichever processes they are in: making one takes a second.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::Postgres;

/// Makes a new, empty database; returns its address. It goes with the run.
pub fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    server().create(&name)
}

/// The server of this run. The first test that asks starts it, while the others wait.
fn server() -> Postgres {
    let run = parent();
    let folder = std::env::temp_dir().join(format!("syrtis-postgres-of-{run}"));
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    let lock = File::create(folder.join("lock")).expect("the folder is ours");
    lock.lock().expect("a file can be locked");
    let note = folder.join("port");
    if let Some(port) = fs::read_to_string(&note).ok().and_then(|port| port.parse().ok()) {
        return Postgres::known(&folder, port);
    }
    let server = Postgres::start_in(folder.clone(), false);
    fs::write(note, server.port().to_string()).expect("the folder is ours");
    stop_after(run, &folder);
    server
}

/// The process that runs the tests.
fn parent() -> u32 {
    #[cfg(unix)]
    return std::os::unix::process::parent_id();
    #[cfg(not(unix))]
    std::process::id()
}

/// Leaves a small process behind that ends the server after the run, however that ends.
fn stop_after(run: u32, folder: &Path) {
    let data: PathBuf = folder.join("data");
    let script = format!(
        "(while kill -0 {run}; do sleep 1; done; kill -QUIT $(head -1 '{}/postmaster.pid'); sleep 1; rm -rf '{}') &",
        data.display(),
        folder.display()
    );
    let mut watcher = Command::new("sh");
    watcher.args(["-c", &script]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut watcher, 0);
    // The shell itself ends at once.
    watcher.status().expect("a shell can be started");
}
