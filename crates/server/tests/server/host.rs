//! A server for a test, in a folder of its own.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::{Config, Limits, Server};

/// A running server; its folder is removed with it.
pub struct Host {
    pub server: Server,
    pub base: String,
    pub folder: Folder,
}

/// A folder that is removed when dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    /// The Postgres database of this folder.
    fn postgres(&self) -> String {
        let note = self.0.join("postgres");
        std::fs::read_to_string(&note).unwrap_or_else(|_| {
            let address = parts::database();
            std::fs::write(note, &address).unwrap();
            address
        })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Limits that no test hits by accident.
pub fn generous() -> Limits {
    let plenty = (1e6, 1e6);
    Limits {
        requests: plenty,
        messages: plenty,
        guests: plenty,
        changes_of_mind: plenty,
        study_changes: plenty,
        exports: plenty,
        tables: 10_000,
        move_seconds: 1,
        ..Limits::default()
    }
}

/// The configuration for tests.
///
/// With `SYRTIS_TEST_DATABASE=postgres` the folder stands for a database on a real Postgres.
pub fn config(folder: &Folder) -> Config {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), &folder.0);
    if std::env::var("SYRTIS_TEST_DATABASE").is_ok_and(|database| database == "postgres") {
        config.database = folder.postgres().parse().unwrap();
    }
    config.limits = generous();
    config.look = Duration::from_millis(50);
    config.bot_time = Duration::from_millis(5);
    config
}

impl Host {
    pub async fn start() -> Host {
        Host::with(|_| {}).await
    }

    /// With some of the configuration changed.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Host {
        let folder = Folder::new();
        Host::on(folder, change).await
    }

    pub async fn on(folder: Folder, change: impl FnOnce(&mut Config)) -> Host {
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::start(config).await.unwrap();
        let base = format!("http://{}", server.address);
        Host { server, base, folder }
    }

    /// Stops the server; the folder stays.
    pub async fn stop(self) -> Folder {
        self.server.stop();
        self.server.stopped().await;
        self.folder
    }
}
