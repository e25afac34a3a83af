//! The operator's log. It never contains secrets, seeds or hands.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, Registry, fmt};

use crate::traces::Traces;

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Plain lines for people.
    Text,
    /// One JSON object per line.
    Json,
}

/// Writes the log of this process to standard error, from this level on. With traces, they hear of what happens too.
pub fn start(format: Format, level: LevelFilter, traces: Option<&Traces>) {
    let log = fmt::layer().with_writer(std::io::stderr).with_target(false);
    let log: Box<dyn Layer<Registry> + Send + Sync> = match format {
        Format::Text => log.with_ansi(false).with_filter(level).boxed(),
        Format::Json => log.json().flatten_event(true).with_span_list(false).with_filter(level).boxed(),
    };
    if tracing_subscriber::registry().with(log).with(traces.map(Traces::layer)).try_init().is_err() {
        eprintln!("the log was started twice");
    }
}
