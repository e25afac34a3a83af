use std::net::{IpAddr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;
use server::logs::Format;
use server::{Backups, Config, Server};

use crate::screen::{Failure, Screen};

/// Host tables for people and bots: web page, API and database in one process
#[derive(clap::Args)]
#[command(
    after_help = "The process stops cleanly on SIGTERM and Ctrl-C. /healthz and /metrics are for operators; /api documents \
    the API. Every option can also be set through the environment variable shown with it."
)]
pub struct Args {
    /// The address to listen on
    #[arg(long, env = "SYRTIS_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The folder for the database; created if missing
    #[arg(long, env = "SYRTIS_DATA", default_value = server::DATA_FOLDER, value_name = "DIR")]
    data: PathBuf,
    /// The address that browsers use, such as `https://mars.example.org`; repeat it for several. IP addresses and names
    /// of the local network need none
    #[arg(long, env = "SYRTIS_ORIGIN", value_name = "URL", value_delimiter = ',')]
    origin: Vec<String>,
    /// The number of proxies in front; their X-Forwarded-For header tells the addresses of clients
    #[arg(long, env = "SYRTIS_BEHIND_PROXY", value_name = "N", num_args = 0..=1, default_value_t = 0,
        default_missing_value = "1", require_equals = true)]
    behind_proxy: u8,
    /// Show /metrics to everybody and not only to programs on this machine
    #[arg(long, env = "SYRTIS_PUBLIC_METRICS")]
    public_metrics: bool,
    /// The number of bots that think at once [default: one less than there are cores]
    #[arg(long, env = "SYRTIS_BOTS", value_name = "N")]
    bots: Option<NonZeroUsize>,
    /// The time a bot thinks about a decision, in milliseconds
    #[arg(long, env = "SYRTIS_BOT_TIME", default_value_t = 500, value_name = "MS")]
    bot_time: u64,
    /// The seconds after which a table that nobody watches is unloaded from memory
    #[arg(long, env = "SYRTIS_IDLE", default_value_t = 300, value_name = "SECONDS")]
    idle: u64,
    /// The seconds after which the others at a live table can go on without somebody who is not connected
    #[arg(long, env = "SYRTIS_AWAY", default_value_t = 180, value_name = "SECONDS")]
    away: u64,
    /// Requests per second from one address
    #[arg(long, env = "SYRTIS_REQUESTS", default_value_t = 50.0, value_name = "N")]
    requests: f64,
    /// Messages per second from one socket
    #[arg(long, env = "SYRTIS_MESSAGES", default_value_t = 50.0, value_name = "N")]
    messages: f64,
    /// New guests per minute from one address
    #[arg(long, env = "SYRTIS_GUESTS", default_value_t = 30.0, value_name = "N")]
    guests: f64,
    /// Waiting or running tables per guest
    #[arg(long, env = "SYRTIS_TABLES", default_value_t = 50, value_name = "N")]
    tables: u32,
    /// The hours between two backups of the database [default: no backups]
    #[arg(long, env = "SYRTIS_BACKUP_EVERY", value_name = "HOURS")]
    backup_every: Option<NonZeroU32>,
    /// The number of backups to keep
    #[arg(long, env = "SYRTIS_BACKUP_KEEP", default_value = "7", value_name = "N")]
    backup_keep: NonZeroUsize,
    /// The folder for the backups [default: backups in the data folder]
    #[arg(long, env = "SYRTIS_BACKUP_TO", value_name = "DIR")]
    backup_to: Option<PathBuf>,
    /// The days after which a waiting table is abandoned if nobody joins or leaves it
    #[arg(long, env = "SYRTIS_WAITING_DAYS", default_value = "30", value_name = "N")]
    waiting_days: NonZeroU32,
    /// The days after which a table that has ended is deleted [default: never]
    #[arg(long, env = "SYRTIS_KEEP_DAYS", value_name = "N")]
    keep_days: Option<NonZeroU32>,
    /// Open sockets per guest
    #[arg(long, env = "SYRTIS_SOCKETS", default_value_t = 50, value_name = "N")]
    sockets: usize,
    /// Connections from one address
    #[arg(long, env = "SYRTIS_FROM_ONE", default_value_t = 1000, value_name = "N")]
    from_one: usize,
    /// Connections in total
    #[arg(long, env = "SYRTIS_CONNECTIONS", default_value_t = 20_000, value_name = "N")]
    connections: usize,
    /// The format of the log
    #[arg(long, env = "SYRTIS_LOG", default_value = "text", value_name = "FORMAT")]
    log: LogFormat,
    /// The level of the log: error, warn, info, debug or trace
    #[arg(long, env = "SYRTIS_LOG_LEVEL", default_value = "info", value_name = "LEVEL")]
    log_level: tracing::level_filters::LevelFilter,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

const HOUR: Duration = Duration::from_secs(60 * 60);
/// How many times the allowed rate may arrive at once.
const BURST: f64 = 4.0;

impl Args {
    fn config(&self) -> Config {
        let mut config = Config::new(self.listen, &self.data);
        config.origins.clone_from(&self.origin);
        config.proxies = self.behind_proxy;
        config.public_metrics = self.public_metrics;
        config.bots = self.bots.unwrap_or(config.bots);
        config.bot_time = Duration::from_millis(self.bot_time);
        config.idle = Duration::from_secs(self.idle);
        config.backups = self.backups();
        config.waiting = server::DAY * self.waiting_days.get();
        config.keep = self.keep_days.map(|days| server::DAY * days.get());
        config.limits.requests = (self.requests, self.requests * BURST);
        config.limits.messages = (self.messages, self.messages * BURST);
        config.limits.guests = (self.guests, self.guests * BURST);
        config.limits.tables = self.tables;
        config.limits.away.0 = Duration::from_secs(self.away);
        config.limits.sockets = self.sockets;
        config.limits.from_one = self.from_one;
        config.limits.connections = self.connections;
        config
    }

    fn backups(&self) -> Option<Backups> {
        let folder = || self.backup_to.clone().unwrap_or_else(|| self.data.join("backups"));
        self.backup_every.map(|hours| Backups {
            every: HOUR * hours.get(),
            keep: self.backup_keep.get(),
            folder: folder(),
        })
    }
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let format = match args.log {
        LogFormat::Text => Format::Text,
        LogFormat::Json => Format::Json,
    };
    server::logs::start(format, args.log_level);
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(args, screen))
}

async fn serve(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let server = Server::start(args.config())
        .await
        .map_err(|error| screen.failure("server-not-started", &[("why", error.to_string().into())]))?;
    let shown = match server.address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => format!("127.0.0.1:{}", server.address.port()),
        _ => server.address.to_string(),
    };
    screen.say("server-listening", &[("address", format!("http://{shown}").into())])?;
    screen.flush()?;
    asked_to_stop().await?;
    server.stop();
    server.stopped().await;
    screen.say("server-stopped", &[])
}

/// Waits for SIGTERM or Ctrl-C.
async fn asked_to_stop() -> Result<(), Failure> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = terminated.recv() => {}
            interrupted = tokio::signal::ctrl_c() => interrupted?,
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}
