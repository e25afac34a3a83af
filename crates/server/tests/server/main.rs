//! The real server over real sockets and a real database file.

mod host;
mod person;

mod change;
mod clocks;
mod games;
mod guards;
mod hints;
mod hostile;
mod lessons;
mod operate;
mod play;
mod reactions;
mod seats;
mod secrets;
mod studies;
mod two;
mod types;
mod undo;
mod watch;
