use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder with the database; created if it is missing.
    pub data: PathBuf,
    /// The public address, such as `https://mars.example.org`; `None` if browsers connect directly.
    pub origin: Option<String>,
    /// Whether to trust a proxy's `X-Forwarded-For` header.
    pub behind_proxy: bool,
    /// How many bots think at once.
    pub bots: NonZeroUsize,
    /// How long a bot thinks about one move.
    pub bot_time: Duration,
    /// How long an unused table stays in memory.
    pub idle: Duration,
    /// How often to look for what other processes have written.
    pub look: Duration,
    pub limits: Limits,
}

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
        }
    }
}

impl Config {
    /// A server on `listen` with its database in `data`; everything else has its default.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Config {
            listen,
            data: data.into(),
            origin: None,
            behind_proxy: false,
            bots: NonZeroUsize::new(cores.saturating_sub(1)).unwrap_or(NonZeroUsize::MIN),
            bot_time: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            look: Duration::from_millis(500),
            limits: Limits::default(),
        }
    }

    /// The database file.
    pub fn database(&self) -> PathBuf {
        self.data.join("syrtis.db")
    }
}
