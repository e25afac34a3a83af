//! The real server over real sockets and a real database file.

mod host;
mod person;

mod games;
mod types;
