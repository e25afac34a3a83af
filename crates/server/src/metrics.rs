//! Metrics for the operator, in the OpenMetrics text format that Prometheus reads.

use std::sync::LazyLock;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

/// The upper bounds of the latency buckets, in seconds.
const BUCKETS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// The metrics of this process.
pub static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// All metrics of a process.
pub struct Metrics {
    registry: Registry,
    pub tables: Gauge,
    pub sockets: Gauge,
    pub connections: Gauge,
    pub moves: Counter,
    pub commits: Counter,
    pub failed_writes: Counter,
    pub backups: Counter,
    pub failed_backups: Counter,
    pub last_backup: Gauge,
    pub conflicts: Counter,
    pub refused: Counter,
    pub requests: Counter,
    pub bots_waiting: Gauge,
    pub bots_thinking: Gauge,
    pub move_seconds: Histogram,
    pub bot_seconds: Histogram,
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::with_prefix("syrtis");
        let all = &mut registry;
        Metrics {
            tables: register(all, "tables", "Tables in memory", Gauge::default()),
            sockets: register(all, "sockets", "Open sockets", Gauge::default()),
            connections: register(all, "connections", "Open connections", Gauge::default()),
            moves: register(all, "moves", "Moves made", Counter::default()),
            commits: register(all, "commits", "Commits to the store", Counter::default()),
            failed_writes: register(all, "failed_writes", "Writes that failed", Counter::default()),
            backups: register(all, "backups", "Backups made", Counter::default()),
            failed_backups: register(all, "failed_backups", "Backups that failed", Counter::default()),
            last_backup: register(
                all,
                "last_backup_seconds",
                "When the last backup was made",
                Gauge::default(),
            ),
            conflicts: register(all, "lost_places", "Entries that another process beat", Counter::default()),
            refused: register(all, "refused", "Refused client messages", Counter::default()),
            requests: register(all, "requests", "Requests", Counter::default()),
            bots_waiting: register(all, "bots_waiting", "Bots waiting for a thread", Gauge::default()),
            bots_thinking: register(all, "bots_thinking", "Bots thinking", Gauge::default()),
            move_seconds: register(all, "move_seconds", "Time to store a move", Histogram::new(BUCKETS)),
            bot_seconds: register(all, "bot_seconds", "Time a bot thinks", Histogram::new(BUCKETS)),
            registry,
        }
    }

    /// The metrics as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}

fn register<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}
