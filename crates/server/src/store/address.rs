//! Which database a server uses, and why one could not be opened.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// The address of a database: `sqlite:PATH`, `sqlite::memory:` or `postgres://USER:PASSWORD@HOST:PORT/NAME`.
#[derive(Clone)]
pub enum Database {
    /// A file.
    Sqlite(PathBuf),
    /// Nothing is kept after the process; for tests.
    Memory,
    /// A database on a Postgres server, which several processes can share.
    Postgres(Box<PgConnectOptions>),
}

impl Database {
    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Database::Sqlite(file) => Some(file),
            Database::Memory | Database::Postgres(_) => None,
        }
    }
}

/// The address, without the password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(file) => write!(f, "{}", file.display()),
            Database::Memory => f.write_str("sqlite::memory:"),
            Database::Postgres(options) => {
                let host = options
                    .get_socket()
                    .map_or(options.get_host().into(), |socket| socket.display().to_string());
                let name = options.get_database().unwrap_or(options.get_username());
                write!(f, "postgres://{host}:{}/{name}", options.get_port())
            }
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Not the address of a database.
#[derive(Debug, thiserror::Error)]
#[error("this is no database: write sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/NAME")]
pub struct BadAddress;

impl FromStr for Database {
    type Err = BadAddress;

    fn from_str(address: &str) -> Result<Database, BadAddress> {
        match address.split_once(':').ok_or(BadAddress)? {
            ("sqlite", "" | "//") => Err(BadAddress),
            ("sqlite", ":memory:") => Ok(Database::Memory),
            ("sqlite", path) => Ok(Database::Sqlite(path.strip_prefix("//").unwrap_or(path).into())),
            ("postgres" | "postgresql", _) => {
                Ok(Database::Postgres(Box::new(address.parse().map_err(|_| BadAddress)?)))
            }
            _ => Err(BadAddress),
        }
    }
}

/// A file as an error shows it.
pub(super) fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// Why a database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It has no content, though it was there.
    #[error("{0} is empty; put a backup in its place, or remove it to start without any tables")]
    Empty(String),
    /// It is something else.
    #[error("{0} is not a Syrtis database; put a backup in its place, or choose another one")]
    Foreign(String),
    /// SQLite finds it damaged.
    #[error("{0} is damaged ({1}); put a backup in its place")]
    Damaged(String, String),
    /// An earlier version of this program has written it, and it may not be changed.
    #[error("{0} was written by an older version of Syrtis")]
    Older(String),
    /// A later version of this program has migrated it.
    #[error(
        "{0} was written by a newer version of Syrtis; run that version, or put an older backup in its place"
    )]
    Newer(String),
    /// Nothing can be written to it.
    #[error("{0} is read-only; let the server write to it, or choose another one")]
    ReadOnly(String),
    /// The server of the database does not answer, or does not let us in.
    #[error("{0} can't be used: {1}")]
    Unreachable(String, String),
    /// The file can't be created.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// The database can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_and_shown_without_its_password() {
        let shown = |address: &str| address.parse::<Database>().map(|database| database.to_string()).ok();
        assert_eq!(shown("sqlite:data/syrtis.db").as_deref(), Some("data/syrtis.db"));
        assert_eq!(shown("sqlite:///var/lib/syrtis.db").as_deref(), Some("/var/lib/syrtis.db"));
        assert_eq!(shown("sqlite::memory:").as_deref(), Some("sqlite::memory:"));
        let postgres = "postgres://mars:geheim@db.example.org:5433/tables";
        assert_eq!(shown(postgres).as_deref(), Some("postgres://db.example.org:5433/tables"));
        assert!(!format!("{:?}", postgres.parse::<Database>().unwrap()).contains("geheim"));
        for bad in ["", "syrtis.db", "sqlite:", "mysql://localhost/x", "postgres://localhost:port/x"] {
            assert!(shown(bad).is_none(), "{bad}");
        }
    }
}
