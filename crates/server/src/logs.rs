//! The operator's log. It never contains secrets, seeds or hands.

use tracing::level_filters::LevelFilter;

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Plain lines for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// Writes the log of this process to standard error, from this level on.
pub fn start(format: Format, level: LevelFilter) {
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    let started = match format {
        Format::Text => log.with_ansi(false).try_init(),
        Format::Json => log.json().flatten_event(true).with_span_list(false).try_init(),
    };
    if started.is_err() {
        eprintln!("the log was started twice");
    }
}
