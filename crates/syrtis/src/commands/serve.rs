use std::net::{IpAddr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;
use server::logs::Format;
use server::traces::Traces;
use server::{Backups, BusAddress, Config, Database, MailConfig, MailSender, MailServer, Server};

use crate::screen::{Failure, Screen};

/// Host tables for people and bots: web page, API and database in one process
#[derive(clap::Args)]
#[command(
    after_help = "The process stops cleanly on SIGTERM and Ctrl-C. /healthz, /readyz and /metrics are for operators; /api documents \
    the API. Every option can also be set through the environment variable shown with it."
)]
pub struct Args {
    /// The address to listen on
    #[arg(long, env = "SYRTIS_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The folder for the database; created if missing
    #[arg(long, env = "SYRTIS_DATA", default_value = server::DATA_FOLDER, value_name = "DIR")]
    data: PathBuf,
    /// The database: sqlite:PATH, or postgres://USER:PASSWORD@HOST:PORT/NAME, which several servers can share [default:
    /// syrtis.db in the data folder]
    #[arg(long, env = "SYRTIS_DATABASE", value_name = "ADDRESS", hide_env_values = true)]
    database: Option<Database>,
    /// The NATS server over which several servers on one database tell each other their news at once:
    /// nats://USER:PASSWORD@HOST:PORT [default: none; each server looks into the database]
    #[arg(long, env = "SYRTIS_BUS", value_name = "ADDRESS", hide_env_values = true)]
    bus: Option<BusAddress>,
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
    /// The seconds somebody must be away from a table that wants them before they get a notice
    #[arg(long, env = "SYRTIS_NOTICE_AFTER", default_value_t = 10, value_name = "SECONDS")]
    notice_after: u64,
    /// A host in the server's own network that webhooks may name, such as `chat.local` or `10.0.0.7:8065`; repeat it for
    /// several. Addresses on the internet need none
    #[arg(long, env = "SYRTIS_WEBHOOK_HOST", value_name = "HOST", value_delimiter = ',')]
    webhook_host: Vec<String>,
    /// The host of a push service beside those of Chrome, Firefox, Edge and Safari; repeat it for several
    #[arg(long, env = "SYRTIS_PUSH_HOST", value_name = "HOST", value_delimiter = ',')]
    push_host: Vec<String>,
    /// The mail server: smtps://USER:PASSWORD@HOST:PORT, or smtp:// for one that takes STARTTLS (?tls=none: nothing is
    /// encrypted). It needs --mail-from and --origin [default: there is no mail]
    #[arg(long, env = "SYRTIS_MAIL", value_name = "ADDRESS", hide_env_values = true, requires = "mail_from")]
    mail: Option<MailServer>,
    /// The sender of mail, such as `Syrtis <syrtis@example.org>`
    #[arg(long, env = "SYRTIS_MAIL_FROM", value_name = "SENDER")]
    mail_from: Option<MailSender>,
    /// The seconds for which a mail collects the tables that wait for somebody
    #[arg(long, env = "SYRTIS_MAIL_COLLECT", default_value_t = 900, value_name = "SECONDS")]
    mail_collect: u64,
    /// The file with the key of the operator's page /operator, 16 characters or more; the variable SYRTIS_OPERATOR_KEY can
    /// hold the key itself [default: there is no such page]
    #[arg(long, env = "SYRTIS_OPERATOR_KEY_FILE", value_name = "FILE")]
    operator_key_file: Option<PathBuf>,
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
    /// The collector of OpenTelemetry to which traces are sent over HTTP, such as `http://127.0.0.1:4318`; the standard
    /// variables OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG say how many [default: none]
    #[arg(long, env = "SYRTIS_TRACES", value_name = "URL")]
    traces: Option<String>,
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
/// The shortest key of the operator's page.
const SHORTEST_KEY: usize = 16;
/// How many times the allowed rate may arrive at once.
const BURST: f64 = 4.0;

impl Args {
    fn config(&self) -> Config {
        let mut config = Config::new(self.listen, &self.data);
        config.database = self.database.clone().unwrap_or(config.database);
        config.bus.clone_from(&self.bus);
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
        config.notice_after = Duration::from_secs(self.notice_after);
        config.webhook_hosts.clone_from(&self.webhook_host);
        config.push_hosts.clone_from(&self.push_host);
        let mail = self.mail.clone().zip(self.mail_from.clone());
        let collect = Duration::from_secs(self.mail_collect);
        config.mail = mail.map(|(server, sender)| MailConfig { server, sender, collect });
        config
    }

    /// The key of the operator's page. It is not an option itself: everybody on the machine could read that.
    fn operator_key(&self) -> Result<Option<String>, String> {
        let key = match &self.operator_key_file {
            Some(file) => {
                let read =
                    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
                Some(read.trim().to_string())
            }
            None => std::env::var("SYRTIS_OPERATOR_KEY").ok(),
        };
        match key {
            Some(key) if key.chars().count() < SHORTEST_KEY => {
                Err(format!("the operator's key needs {SHORTEST_KEY} characters or more"))
            }
            key => Ok(key),
        }
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let _inside = runtime.enter();
    let traces = args.traces.as_deref().map(Traces::to).transpose();
    let traces = traces.map_err(|why| screen.failure("server-not-started", &[("why", why.into())]))?;
    server::logs::start(format, args.log_level, traces.as_ref());
    runtime.block_on(serve(args, screen))
}

async fn serve(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let not_started = |why: String| screen.failure("server-not-started", &[("why", why.into())]);
    let config = Config { operator_key: args.operator_key().map_err(not_started)?, ..args.config() };
    let server = Server::start(config)
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
