//! Numbers for the operator, as Prometheus reads them.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that goes up, or up and down.
#[derive(Default)]
pub struct Number(AtomicI64);

impl Number {
    const fn new() -> Number {
        Number(AtomicI64::new(0))
    }

    pub fn add(&self, more: i64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the latency buckets, in milliseconds.
const ENDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/// How often something took how long.
pub struct Histogram {
    buckets: [AtomicU64; ENDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    const fn new() -> Histogram {
        Histogram { buckets: [const { AtomicU64::new(0) }; ENDS.len() + 1], micros: AtomicU64::new(0) }
    }

    pub fn record(&self, took: Duration) {
        let millis = took.as_micros().div_ceil(1000) as u64;
        let bucket = ENDS.iter().position(|end| millis <= *end).unwrap_or(ENDS.len());
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bucket, end) in self.buckets.iter().zip(ENDS) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", end as f64 / 1000.0);
        }
        sum += self.buckets[ENDS.len()].load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}");
    }
}

/// All numbers of this process.
pub struct Metrics {
    pub tables: Number,
    pub sockets: Number,
    pub connections: Number,
    pub moves: Number,
    pub commits: Number,
    pub lost: Number,
    pub refused: Number,
    pub requests: Number,
    pub bots_waiting: Number,
    pub bots_thinking: Number,
    pub acknowledged: Histogram,
    pub thought: Histogram,
}

/// The numbers of this process.
pub static METRICS: Metrics = Metrics {
    tables: Number::new(),
    sockets: Number::new(),
    connections: Number::new(),
    moves: Number::new(),
    commits: Number::new(),
    lost: Number::new(),
    refused: Number::new(),
    requests: Number::new(),
    bots_waiting: Number::new(),
    bots_thinking: Number::new(),
    acknowledged: Histogram::new(),
    thought: Histogram::new(),
};

impl Metrics {
    /// In the text format of Prometheus.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (name, kind, help, number) in [
            ("syrtis_tables", "gauge", "Tables in memory", &self.tables),
            ("syrtis_sockets", "gauge", "Open sockets", &self.sockets),
            ("syrtis_connections", "gauge", "Open connections", &self.connections),
            ("syrtis_moves_total", "counter", "Moves made", &self.moves),
            ("syrtis_commits_total", "counter", "Commits to the store", &self.commits),
            ("syrtis_lost_places_total", "counter", "Entries another process was faster with", &self.lost),
            ("syrtis_refused_total", "counter", "Messages of clients that were refused", &self.refused),
            ("syrtis_requests_total", "counter", "Requests answered", &self.requests),
            ("syrtis_bots_waiting", "gauge", "Bots waiting for a thread", &self.bots_waiting),
            ("syrtis_bots_thinking", "gauge", "Bots thinking", &self.bots_thinking),
        ] {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {}", number.get());
        }
        self.acknowledged.write("syrtis_move_seconds", "From a move received to its commit", &mut out);
        self.thought.write("syrtis_bot_seconds", "How long bots think", &mut out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up() {
        let histogram = Histogram::new();
        histogram.record(Duration::from_micros(900));
        histogram.record(Duration::from_millis(30));
        histogram.record(Duration::from_secs(60));
        let mut text = String::new();
        histogram.write("t", "times", &mut text);
        assert!(text.contains("t_bucket{le=\"0.001\"} 1\n"), "{text}");
        assert!(text.contains("t_bucket{le=\"0.05\"} 2\n"), "{text}");
        assert!(text.contains("t_bucket{le=\"+Inf\"} 3\n"), "{text}");
        assert!(text.contains("t_count 3\n"), "{text}");
    }
}
