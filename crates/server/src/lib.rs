//! Tables for people: lobby, seats, live play, storage.
//!
//! The log of a table is the truth: every action, undo and change of seats is one row, acknowledged only once it is
//! stored. What is in memory is a cache of the log. No game is known here by name; everything goes through
//! [`titles`]. A viewer receives what their own seat may know and nothing else, not even that something happened
//! which they could not notice.
#![forbid(unsafe_code)]

pub mod api;

mod actions;
mod analysis;
mod app;
mod bots;
mod bus;
mod check;
mod clocks;
mod config;
mod expiry;
mod guard;
mod handle;
mod identity;
mod leases;
mod listen;
mod live;
mod log_entry;
pub mod logs;
mod metrics;
mod names;
mod notices;
mod passkeys;
mod play;
mod queue;
mod results;
mod routes;
mod secret;
mod session;
mod store;
mod study;
mod time;
pub mod traces;
mod websocket;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;

use app::App;
pub use bus::{BadBus, BusAddress};
pub use check::{CheckReport, DamagedTable, check};
pub use config::{Config, DAY, Limits, database_at, database_in};
pub use notices::mail::{BadMail, MailConfig, MailSender, MailServer};
pub use routes::openapi;
pub use store::{Backups, BadAddress, Content, Copied, CopyError, Database, OpenError, StoreError, copy};

/// The default data folder.
pub const DATA_FOLDER: &str = "syrtis-data";

/// How often to look for idle tables.
const TIDY: Duration = Duration::from_secs(5);
/// How often to repeat to other servers who is connected here.
const PRESENCE: Duration = Duration::from_secs(5);

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
    /// Only a file can be copied.
    #[error("only a SQLite file is backed up by the server; for Postgres use pg_dump")]
    Backups,
    /// Nobody knows where the links in mails should lead.
    #[error("mail needs the address that browsers use: start with --origin https://mars.example.org")]
    Mail,
    /// The database could not be opened.
    #[error("the database could not be opened: {0}")]
    Open(#[from] OpenError),
    /// The database could not be read.
    #[error("the database could not be read: {0}")]
    Store(#[from] StoreError),
    /// The bus does not let the server in.
    #[error(transparent)]
    Bus(#[from] bus::Refused),
    /// Another server on the database plays by other rules: neither could replay all games of the other.
    #[error(
        "another server on this database plays by other rules ({theirs} there, {ours} here); stop it first"
    )]
    OtherRules { theirs: String, ours: String },
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

/// Copies a server's database to `to`, while the server runs.
pub async fn backup(database: &Database, to: &Path) -> Result<(), StoreError> {
    store::backup(database, to).await
}

impl Server {
    /// Opens the database, creates it if it is missing, and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        if let Some(folder) = config.database.file().and_then(Path::parent) {
            store::create_folder(folder)
                .map_err(|error| StartError::Folder { path: folder.display().to_string(), error })?;
        } else if config.backups.is_some() {
            return Err(StartError::Backups);
        }
        if config.mail.is_some() && config.origins.is_empty() {
            return Err(StartError::Mail);
        }
        let store = store::Store::open(&config.database).await?;
        time::go_on_from(store.newest().await?);
        let node = secret::word::<12>();
        agree_on_rules(&store, &node).await?;
        let bus = match &config.bus {
            Some(address) => bus::Bus::connect(&node, address).await?,
            None => bus::Bus::alone(&node),
        };
        let refused = |error| StartError::Listen { address: config.listen, error };
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let app = App::new(config, store, bus);
        let background = tokio::spawn(run_background_tasks(Arc::clone(&app)));
        let router = routes::router(Arc::clone(&app));
        let serving = listen::serve(listener, router, Arc::clone(&app));
        let task = tokio::spawn(async move {
            serving.await;
            background.abort();
        });
        warn_without_nets();
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
        self.app.leases.leave(&self.app).await;
        self.app.bus.close().await;
        if let Err(error) = self.app.store.close().await {
            tracing::error!(%error, "the store did not close cleanly");
        }
        tracing::info!("stopped");
    }
}

/// Servers with different rules must not play one game: a move that one of them accepts would be a fault for the other.
async fn agree_on_rules(store: &store::Store, node: &str) -> Result<(), StartError> {
    if !store.is_shared() {
        return Ok(());
    }
    let ours = leases::rules();
    let now = store.now().await?;
    match store.rules_of_others(node, now).await?.into_iter().find(|theirs| *theirs != ours) {
        Some(theirs) => Err(StartError::OtherRules { theirs, ours }),
        None => Ok(()),
    }
}

/// Says which games the strongest level plays without a network.
fn warn_without_nets() {
    for title in titles::all() {
        if let Err(why) = title.net() {
            tracing::warn!(game = title.name(), %why, "`master` has no network and plays like `expert`");
        }
    }
}

/// Runs what nobody asks for: clocks, bots, leases, the bus, notices, backups, and the tidying up of tables; never returns.
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
        // If servers share the database, a table is woken by the one that takes it.
        if app.store.is_shared() {
            return;
        }
        if let Err(problem) = app.wake_all().await {
            tracing::warn!(%problem, "could not wake the running tables");
        }
    };
    let expire = expiry::run(Arc::clone(&app));
    let back_up = async {
        if let Some(backups) = &app.config.backups {
            backups.run(&app.config.database).await;
        }
    };
    let presence = async {
        loop {
            tokio::time::sleep(PRESENCE).await;
            app.repeat_presence();
        }
    };
    let (leases, bus) = (leases::Leases::keep(&app), bus::Bus::listen(&app));
    let clocks = clocks::Clocks::run(Arc::clone(&app));
    let notify = notices::run_waiting(Arc::clone(&app));
    let deliver = notices::deliver::run(Arc::clone(&app));
    let fill_in = results::fill_in(Arc::clone(&app));
    let people = async { tokio::join!(notify, deliver, fill_in) };
    tokio::join!(clocks, follow, tidy, wake, expire, back_up, presence, leases, bus, people);
}
