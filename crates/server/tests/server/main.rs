//! The real server over real sockets and a real database file.

mod host;
mod person;

mod change;
mod clocks;
mod cluster;
mod company;
mod fixture;
mod games;
mod guards;
mod hints;
mod hostile;
mod identity;
mod lessons;
mod mail;
mod notices;
mod operate;
mod passkeys;
mod play;
mod reactions;
mod results;
mod seats;
mod secrets;
mod studies;
mod tokens;
mod two;
mod types;
mod undo;
mod watch;
