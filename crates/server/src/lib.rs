//! Tables for people: lobby, seats, live play, storage.
//!
//! The log of a table is the truth: every action, undo and change of seats is one row, acknowledged only once it is
//! stored. What is in memory is a cache of the log. No game is known here by name; everything goes through
//! [`titles`]. A viewer receives what their own seat may know and nothing else, not even that something happened
//! which they could not notice.
#![forbid(unsafe_code)]

pub mod api;
/// The default data folder.
pub const DATA_FOLDER: &str = "syrtis-data";

mod actions;
mod analysis;
mod app;
mod bots;
mod check;
mod clocks;
mod config;
mod expiry;
mod guard;
mod handle;
mod listen;
mod live;
mod log_entry;
pub mod logs;
mod metrics;
mod names;
mod play;
mod queue;
mod routes;
mod secret;
mod session;
mod store;
mod study;
mod time;
mod websocket;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

use app::App;
pub use check::{CheckReport, DamagedTable, check};
pub use config::{Config, DAY, Limits};
pub use routes::openapi;
pub use store::{Backups, OpenError, StoreError};

/// How often to look for idle tables.
const TIDY: Duration = Duration::from_secs(5);

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data folder could not be created.
    #[error("{path}: {error}")]
    Folder {
        /// The folder.
        path: String,
        /// The reason.
        error: std::io::Error,
    },
    /// The database could not be opened.
    #[error("the database could not be opened: {0}")]
    Open(#[from] OpenError),
    /// The database could not be read.
    #[error("the database could not be read: {0}")]
    Store(#[from] StoreError),
    /// The address is taken or not allowed.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The reason.
        error: std::io::Error,
    },
}

/// A running server.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    app: Arc<App>,
    task: tokio::task::JoinHandle<()>,
}

/// Copies the database in a server's data folder to `to`, while the server runs.
pub async fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    store::backup(&data.join(config::DATABASE), to).await
}

impl Server {
    /// Opens the database, creates it if it is missing, and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        store::create_folder(&config.data)
            .map_err(|error| StartError::Folder { path: config.data.display().to_string(), error })?;
        let store = store::Sqlite::open(&config.database()).await?;
        time::go_on_from(store::Store::newest(&store).await?);
        let refused = |error| StartError::Listen { address: config.listen, error };
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let app = App::new(config, Arc::new(store));
        let background = tokio::spawn(run_background_tasks(Arc::clone(&app)));
        let router = routes::router(Arc::clone(&app));
        let serving = listen::serve(listener, router, Arc::clone(&app));
        let task = tokio::spawn(async move {
            serving.await;
            background.abort();
        });
        tracing::info!(%address, "listening");
        Ok(Server { address, app, task })
    }

    /// Asks the server to stop; [`Server::stopped`] waits until it has.
    pub fn stop(&self) {
        self.app.closing.send_replace(true);
    }

    /// Waits until the server has stopped: requests answered, sockets closed, everything stored.
    pub async fn stopped(self) {
        let _ = self.task.await;
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "the store did not close cleanly");
        }
        tracing::info!("stopped");
    }
}

/// Runs clocks, drops idle and expired tables, and follows what other processes write.
async fn run_background_tasks(app: Arc<App>) {
    let follow = async {
        let mut mark = -1;
        loop {
            match app.follow_other_writers(mark).await {
                Ok(now) => mark = now,
                Err(problem) => tracing::warn!(%problem, "could not read what other processes wrote"),
            }
            tokio::time::sleep(app.config.look).await;
        }
    };
    let tidy = async {
        loop {
            tokio::time::sleep(TIDY.min(app.config.idle)).await;
            app.drop_idle_tables();
        }
    };
    let wake = async {
        if let Err(problem) = app.wake_all().await {
            tracing::warn!(%problem, "could not wake the running tables");
        }
    };
    let expire = expiry::run(Arc::clone(&app));
    let back_up = async {
        if let Some(backups) = &app.config.backups {
            backups.run(&app.config.database()).await;
        }
    };
    tokio::join!(clocks::Clocks::run(Arc::clone(&app)), follow, tidy, wake, expire, back_up);
}
