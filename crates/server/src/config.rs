use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder with the database; made if it is not there.
    pub data: PathBuf,
    /// Under which address browsers see it, such as `https://mars.example.org`; nothing if they see it directly.
    pub origin: Option<String>,
    /// Whether a proxy in front says who the client is.
    pub behind_proxy: bool,
    /// How many bots think at once.
    pub bots: NonZeroUsize,
    /// How long a bot thinks about one decision.
    pub bot_time: Duration,
    /// How long a table nobody looks at stays in memory.
    pub idle: Duration,
    /// How often it looks for what other processes have written.
    pub look: Duration,
    pub limits: Limits,
}

/// What a client may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes in a request or a frame.
    pub bytes: usize,
    /// Requests a second from one address, and how many at once.
    pub requests: (f64, f64),
    /// Messages a second on one socket, and how many at once.
    pub messages: (f64, f64),
    /// New guests a minute from one address, and how many at once.
    pub guests: (f64, f64),
    /// Tables that wait or run, a host.
    pub tables: u32,
    /// Sockets of one guest.
    pub sockets: usize,
    /// Connections of one address.
    pub from_one: usize,
    /// Connections of all.
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
    /// A server on `listen` with its database in `data`, everything else as it is by default.
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

    /// The file of the database.
    pub fn database(&self) -> PathBuf {
        self.data.join("syrtis.db")
    }
}
