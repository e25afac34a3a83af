use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::bus::BusAddress;
use crate::notices::mail::MailConfig;
use crate::store::{Backups, Database};

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder with the database, unless that is elsewhere; created if it is missing.
    pub data: PathBuf,
    /// Where everything is stored.
    pub database: Database,
    /// Where servers on one database tell each other their news; `None` if this one is alone, or it need not be soon.
    pub bus: Option<BusAddress>,
    /// The public addresses, such as `https://mars.example.org`; none if browsers use the server's own address.
    pub origins: Vec<String>,
    /// The number of proxies in front. Each adds the address it sees to the `X-Forwarded-For` header, so the client's
    /// is this many from the right; whatever stands before it may be forged.
    pub proxies: u8,
    /// Whether `/metrics` answers anybody and not only programs on this machine.
    pub public_metrics: bool,
    /// How many bots think at once.
    pub bots: NonZeroUsize,
    /// How long a bot thinks about one move.
    pub bot_time: Duration,
    /// How long an unused table stays in memory.
    pub idle: Duration,
    /// How often to look for what other processes have written.
    pub look: Duration,
    /// When to copy the database, and where to; `None` never.
    pub backups: Option<Backups>,
    /// After how long a waiting table that nobody changes is abandoned.
    pub waiting: Duration,
    /// How long tables are kept after their end; `None` for ever.
    pub keep: Option<Duration>,
    /// How long somebody must be away from a table that wants them before they get a notice.
    pub notice_after: Duration,
    /// How long to wait before a notice that did not arrive is sent again; each further wait is five times as long.
    pub notice_retry: Duration,
    /// Hosts in the server's own network that webhooks may name, such as `chat.local` or `10.0.0.7:8065`.
    pub webhook_hosts: Vec<String>,
    /// Hosts of push services beside those of the usual browsers.
    pub push_hosts: Vec<String>,
    /// How mail is sent; without it there is none. It needs an origin, where the links in mails lead.
    pub mail: Option<MailConfig>,
    /// The key of the operator's page; without one there is none.
    pub operator_key: Option<String>,
    pub limits: Limits,
}

/// The name of the database in the data folder.
pub const DATABASE: &str = "syrtis.db";
/// A day.
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Limits for clients.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes in a request or a message.
    pub bytes: usize,
    /// Requests per second from one address, and the burst.
    pub requests: (f64, f64),
    /// Messages per second on one socket, and the burst.
    pub messages: (f64, f64),
    /// New guests per minute from one address, and the burst.
    pub guests: (f64, f64),
    /// Waiting or running tables per host.
    pub tables: u32,
    /// Sockets per guest.
    pub sockets: usize,
    /// Connections per address.
    pub from_one: usize,
    /// Connections in total.
    pub connections: usize,
    /// Studies per guest.
    pub studies: u32,
    /// Wrong operator's keys per minute from one address, and the burst.
    pub wrong_keys: (f64, f64),
    /// Wrong links and codes per minute from one address, and the burst.
    pub wrong_passes: (f64, f64),
    /// How long a personal link is good.
    pub link: Duration,
    /// How long a link in a mail is good, to sign in and to confirm an address.
    pub mail_link: (Duration, Duration),
    /// Mails with a link per minute that one address of the network asks for, and the burst.
    pub mails: (f64, f64),
    /// The same to one mail address.
    pub mails_to: (f64, f64),
    /// Exports per minute to one address, and the burst.
    pub exports: (f64, f64),
    /// Changes of studies per minute from one address, and the burst.
    pub study_changes: (f64, f64),
    /// How long a client may take to send the body of a request.
    pub body: Duration,
    /// Proposals, undos and other changes per minute at one table, and the burst; as many reactions.
    pub changes_of_mind: (f64, f64),
    /// Entries in the log of one table. Above, only moves are accepted.
    pub entries: u64,
    /// Analyses that run at once for one person or address, and in total.
    pub analyses: (usize, usize),
    /// The shortest time for a decision on a clock that has consequences, in seconds.
    pub move_seconds: u32,
    /// How long a person must be away before the others can go on without them: at a live table, and at one over days.
    pub away: (Duration, Duration),
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            bytes: 64 * 1024,
            requests: (50.0, 200.0),
            messages: (50.0, 200.0),
            guests: (30.0, 60.0),
            tables: 50,
            sockets: 50,
            from_one: 1_000,
            connections: 20_000,
            studies: 100,
            wrong_keys: (1.0, 5.0),
            wrong_passes: (5.0, 10.0),
            link: Duration::from_secs(10 * 60),
            mail_link: (Duration::from_secs(30 * 60), DAY),
            mails: (2.0, 10.0),
            mails_to: (0.1, 3.0),
            exports: (0.2, 3.0),
            study_changes: (60.0, 120.0),
            body: Duration::from_secs(10),
            changes_of_mind: (30.0, 60.0),
            entries: 20_000,
            analyses: (2, 8),
            move_seconds: 5,
            away: (Duration::from_secs(3 * 60), Duration::from_secs(3 * 24 * 60 * 60)),
        }
    }
}

impl Config {
    /// A server on `listen` with its database in `data`; everything else has its default.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let data = data.into();
        Config {
            listen,
            database: database_in(&data),
            data,
            bus: None,
            origins: Vec::new(),
            proxies: 0,
            public_metrics: false,
            bots: NonZeroUsize::new(cores.saturating_sub(1)).unwrap_or(NonZeroUsize::MIN),
            bot_time: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            look: Duration::from_millis(500),
            backups: None,
            waiting: 30 * DAY,
            keep: None,
            notice_after: Duration::from_secs(10),
            notice_retry: Duration::from_secs(10),
            webhook_hosts: Vec::new(),
            push_hosts: Vec::new(),
            mail: None,
            operator_key: None,
            limits: Limits::default(),
        }
    }

    /// Whether browsers reach the server over TLS.
    pub fn is_https(&self) -> bool {
        self.origins.iter().any(|origin| origin.starts_with("https:"))
    }
}

/// The database that a person means: an address, a data folder, or a file.
pub fn database_at(name: &str) -> Database {
    let path = Path::new(name);
    match name.parse() {
        Ok(database) => database,
        Err(_) if path.is_dir() => database_in(path),
        Err(_) => Database::Sqlite(path.into()),
    }
}

/// The database in a data folder.
pub fn database_in(data: &Path) -> Database {
    Database::Sqlite(data.join(DATABASE))
}
