//! Tables for people: lobby, seats, live play, storage.
//!
//! The move log is the truth: every action, undo and change of seats is one row, acknowledged only once it is
//! stored. What is in memory is a cache of the log. No game is known here by name; everything goes through
//! [`titles`]. A viewer is told what his own seat may know and nothing else, not even that something happened
//! which he could not notice.
#![forbid(unsafe_code)]

pub mod api;
/// Where a server keeps its data if nothing is said.
pub const DATA_FOLDER: &str = "syrtis-data";

mod analysis;
mod bots;
mod choices;
mod clocks;
mod config;
mod entry;
mod guard;
mod hall;
mod line;
mod listen;
mod live;
pub mod logs;
mod metrics;
mod play;
mod routes;
mod secret;
mod socket;
mod store;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;

pub use config::{Config, Limits};
pub use routes::openapi;
pub use store::StoreError;

/// How often idle tables are looked for.
const TIDY: Duration = Duration::from_secs(5);

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The folder for the data could not be made.
    #[error("{path}: {error}")]
    Folder {
        /// The folder.
        path: String,
        /// Why not.
        error: std::io::Error,
    },
    /// The database could not be opened.
    #[error("the database could not be opened: {0}")]
    Store(#[from] StoreError),
    /// The address is taken or not allowed.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
}

/// A running server.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    hall: Arc<hall::Hall>,
    task: tokio::task::JoinHandle<()>,
}

/// The database of a server's data folder is copied to `to`, while the server runs.
pub async fn backup(data: &Path, to: &Path) -> Result<(), StoreError> {
    store::backup(&data.join("syrtis.db"), to).await
}

impl Server {
    /// Opens the database, makes it if it is not there, and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        std::fs::create_dir_all(&config.data)
            .map_err(|error| StartError::Folder { path: config.data.display().to_string(), error })?;
        let store = store::Sqlite::open(&config.database()).await?;
        let refused = |error| StartError::Listen { address: config.listen, error };
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let hall = hall::Hall::new(config, Arc::new(store));
        let background = tokio::spawn(in_the_background(Arc::clone(&hall)));
        let router = routes::router(Arc::clone(&hall));
        let serving = listen::serve(listener, router, Arc::clone(&hall));
        let task = tokio::spawn(async move {
            serving.await;
            background.abort();
        });
        tracing::info!(%address, "listening");
        Ok(Server { address, hall, task })
    }

    /// Tells it to stop; [`Server::stopped`] says when it has.
    pub fn stop(&self) {
        self.hall.closing.send_replace(true);
    }

    /// A handle with which others can stop it.
    pub fn stopper(&self) -> watch::Sender<bool> {
        self.hall.closing.clone()
    }

    /// Waits until it has stopped: requests answered, sockets closed, everything stored.
    pub async fn stopped(self) {
        let _ = self.task.await;
        if let Err(error) = self.hall.store.close().await {
            tracing::error!(%error, "the store did not close well");
        }
        tracing::info!("stopped");
    }
}

/// What goes on without being asked for: clocks, tidying up, looking what other processes wrote.
async fn in_the_background(hall: Arc<hall::Hall>) {
    let look = async {
        let mut mark = -1;
        loop {
            match hall.look(mark).await {
                Ok(now) => mark = now,
                Err(problem) => tracing::warn!(%problem, "could not see what others wrote"),
            }
            tokio::time::sleep(hall.config.look).await;
        }
    };
    let tidy = async {
        loop {
            tokio::time::sleep(TIDY.min(hall.config.idle)).await;
            hall.tidy_up();
        }
    };
    let wake = async {
        if let Err(problem) = hall.wake_all().await {
            tracing::warn!(%problem, "a running table could not be woken");
        }
    };
    tokio::join!(clocks::Clocks::run(Arc::clone(&hall)), look, tidy, wake);
}
