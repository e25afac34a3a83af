//! Metrics for the operator, in the OpenMetrics text format that Prometheus reads.

use std::sync::LazyLock;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};
use tokio::time::Instant;

use crate::traces::Cause;

/// The upper bounds of the latency buckets, in seconds.
const BUCKETS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// The same for what is done in microseconds.
const FINE: [f64; 16] = [
    0.000_01, 0.000_02, 0.000_05, 0.000_1, 0.000_2, 0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2,
    0.5, 1.0,
];

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
    pub failed_reads: Counter,
    pub lost_messages: Counter,
    pub mails: Counter,
    pub failed_mails: Counter,
    pub log_lag_seconds: Histogram,
    pub refused: Counter,
    pub requests: Counter,
    pub bots_waiting: Gauge,
    pub bots_thinking: Gauge,
    pub move_seconds: Histogram,
    pub told_seconds: Histogram,
    pub parse: StepTime,
    pub wait: StepTime,
    pub rules: StepTime,
    pub store: StepTime,
    pub encode: StepTime,
    pub send: StepTime,
    pub bot_seconds: Histogram,
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::with_prefix("syrtis");
        let all = &mut registry;
        let steps = Family::<[(&str, &str); 1], Histogram>::new_with_constructor(|| Histogram::new(FINE));
        let step = |name| StepTime(name, steps.get_or_create(&[("step", name)]).clone());
        register(all, "move_step_seconds", "Time of one step on the way of a change", steps.clone());
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
            failed_reads: register(
                all,
                "failed_reads",
                "Reads from the store that failed",
                Counter::default(),
            ),
            lost_messages: register(
                all,
                "lost_messages",
                "Messages for other servers that the bus did not take",
                Counter::default(),
            ),
            mails: register(all, "mails", "Mails that the mail server took", Counter::default()),
            failed_mails: register(
                all,
                "failed_mails",
                "Attempts to hand a mail to the mail server that failed",
                Counter::default(),
            ),
            log_lag_seconds: register(
                all,
                "log_lag_seconds",
                "Time from when another server wrote an entry until this one has read it",
                Histogram::new(BUCKETS),
            ),
            refused: register(all, "refused", "Refused client messages", Counter::default()),
            requests: register(all, "requests", "Requests", Counter::default()),
            bots_waiting: register(all, "bots_waiting", "Bots waiting for a thread", Gauge::default()),
            bots_thinking: register(all, "bots_thinking", "Bots thinking", Gauge::default()),
            move_seconds: register(all, "move_seconds", "Time to store a move", Histogram::new(BUCKETS)),
            told_seconds: register(
                all,
                "told_seconds",
                "Time from a message of a person until one client has been sent what came of it",
                Histogram::new(FINE),
            ),
            parse: step("parse"),
            wait: step("wait"),
            rules: step("rules"),
            store: step("store"),
            encode: step("encode"),
            send: step("send"),
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

/// How long one step takes.
pub struct StepTime(&'static str, Histogram);

impl StepTime {
    /// The step began then and is done now. Returns the time.
    pub fn since(&self, began: Instant) -> Instant {
        self.of(&Cause::now(), began)
    }

    /// The same for a step of a change that came from elsewhere.
    pub fn of(&self, cause: &Cause, began: Instant) -> Instant {
        let now = Instant::now();
        self.1.observe((now - began).as_secs_f64());
        cause.step(self.0, began);
        now
    }
}

fn register<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The metrics that a text names.
    fn named(text: &str) -> Vec<&str> {
        let word = |c: char| !(c.is_ascii_lowercase() || c == '_');
        let words =
            text.split(word).filter(|word| word.len() > "syrtis_".len() && word.starts_with("syrtis_"));
        words
            .map(|word| {
                let ends = ["_total", "_bucket", "_sum", "_count"];
                ends.iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word)
            })
            .collect()
    }

    #[test]
    fn the_dashboard_the_alerts_and_the_document_name_the_metrics_that_there_are() {
        let text = METRICS.text();
        let there_are: Vec<&str> =
            text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
        let document = named(include_str!("../../../docs/operating.md"));
        let dashboard = named(include_str!("../../../deploy/grafana/syrtis.json"));
        let alerts = named(include_str!("../../../deploy/prometheus/alerts.yml"));
        assert!(!dashboard.is_empty() && !alerts.is_empty());
        for name in document.iter().chain(&dashboard).chain(&alerts) {
            assert!(there_are.contains(name), "there is no metric {name}");
        }
        for name in there_are {
            assert!(document.contains(&name), "docs/operating.md does not say what {name} is for");
        }
    }
}
