//! Compares what people were told with what the log says, as Jepsen does it.

use std::collections::{BTreeMap, HashMap};
use std::time::Instant;

use serde_json::Value;

/// How a message ended, as far as its sender knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Acknowledged,
    Refused,
    /// The connection broke before the answer.
    Unknown,
}

/// A message that somebody sent.
#[derive(Clone, Debug)]
pub struct Sent {
    pub table: String,
    pub client: String,
    pub n: u64,
    pub seat: u64,
    pub action: String,
    pub end: End,
    pub at: Instant,
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub struct Entry {
    pub table: String,
    pub seq: i64,
    pub at: i64,
    pub entry: Value,
}

/// What a comparison found.
#[derive(Clone, Default, Debug)]
pub struct Comparison {
    pub acknowledged: usize,
    /// Messages whose answer was lost.
    pub unknown: usize,
    /// Moves that clocks made.
    pub clock_moves: usize,
    /// What must not be, in words.
    pub wrong: Vec<String>,
}

/// Each acknowledged message stands in the log once, as it was sent; a refused one never, an unknown one at most once.
/// No clock makes a move for a seat less than `move_millis` after the seat last moved.
pub fn compare(sent: &[Sent], log: &[Entry], move_millis: i64) -> Comparison {
    let mut report = Comparison::default();
    let mut found: HashMap<(&str, &str, u64), Vec<&Entry>> = HashMap::new();
    let mut last_act: BTreeMap<(&str, i64), i64> = BTreeMap::new();
    let mut before: Option<&Entry> = None;
    for entry in log {
        let follows = before.filter(|before| before.table == entry.table).map_or(0, |before| before.seq);
        if entry.seq != follows + 1 {
            report.wrong.push(format!("{} has no entry {}", entry.table, follows + 1));
        }
        before = Some(entry);
        if entry.entry["t"] != "act" {
            continue;
        }
        let seat = entry.entry["seat"].as_i64().unwrap_or(-1);
        let last = last_act.insert((&entry.table, seat), entry.at);
        if entry.entry["by"] == "clock" {
            report.clock_moves += 1;
            if last.is_some_and(|last| entry.at - last < move_millis) {
                report.wrong.push(format!(
                    "{}: the clock of seat {seat} ran twice at entry {}",
                    entry.table, entry.seq
                ));
            }
        }
        if let (Some(client), Some(n)) =
            (entry.entry["sent"]["client"].as_str(), entry.entry["sent"]["n"].as_u64())
        {
            found.entry((&entry.table, client, n)).or_default().push(entry);
        }
    }
    for sent in sent {
        let here = found.get(&(&sent.table[..], &sent.client[..], sent.n)).map_or(&[][..], Vec::as_slice);
        let what = format!("{} {} number {} ({})", sent.table, sent.client, sent.n, sent.action);
        match (sent.end, here.len()) {
            (End::Acknowledged, 1) => report.acknowledged += 1,
            (End::Unknown, 0 | 1) => report.unknown += 1,
            (End::Refused, 0) => {}
            (End::Acknowledged, 0) => report.wrong.push(format!("{what} was acknowledged and is lost")),
            (End::Refused, _) => report.wrong.push(format!("{what} was refused and stands in the log")),
            (_, times) => report.wrong.push(format!("{what} stands in the log {times} times")),
        }
        for entry in here {
            if entry.entry["seat"] != sent.seat || entry.entry["actions"] != serde_json::json!([sent.action])
            {
                report.wrong.push(format!("{what} stands in the log as {}", entry.entry));
            }
        }
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn sent(n: u64, end: End) -> Sent {
        let (table, client, action) = ("t".to_string(), "c".to_string(), "keep 1".to_string());
        Sent { table, client, n, seat: 0, action, end, at: Instant::now() }
    }

    fn act(seq: i64, at: i64, by: &str, n: u64) -> Entry {
        let sent = if by == "person" { json!({"client": "c", "n": n}) } else { Value::Null };
        let entry = json!({"t": "act", "seat": 0, "actions": ["keep 1"], "by": by, "sent": sent});
        Entry { table: "t".into(), seq, at, entry }
    }

    fn wrong(sent: &[Sent], log: &[Entry]) -> Vec<String> {
        compare(sent, log, 5_000).wrong
    }

    #[test]
    fn a_sound_history_is_sound() {
        let history =
            [sent(1, End::Acknowledged), sent(2, End::Refused), sent(3, End::Unknown), sent(4, End::Unknown)];
        let log = [act(1, 0, "person", 1), act(2, 10, "person", 3), act(3, 5_010, "clock", 0)];
        assert_eq!(wrong(&history, &log), Vec::<String>::new());
    }

    #[test]
    fn what_was_lost_doubled_refused_or_changed_is_found() {
        let once = [act(1, 0, "person", 1)];
        assert!(wrong(&[sent(2, End::Acknowledged)], &once)[0].contains("lost"));
        let twice = [act(1, 0, "person", 1), act(2, 1, "person", 1)];
        assert!(wrong(&[sent(1, End::Acknowledged)], &twice)[0].contains("2 times"));
        assert!(wrong(&[sent(1, End::Unknown)], &twice)[0].contains("2 times"));
        assert!(wrong(&[sent(1, End::Refused)], &once)[0].contains("refused"));
        let other = Sent { action: "keep 2".into(), ..sent(1, End::Acknowledged) };
        assert!(wrong(&[other], &once)[0].contains("stands in the log as"));
    }

    #[test]
    fn a_gap_and_a_clock_that_ran_twice_are_found() {
        assert!(wrong(&[], &[act(1, 0, "bot", 0), act(3, 1, "bot", 0)])[0].contains("no entry 2"));
        let log = [act(1, 0, "bot", 0), act(2, 5_000, "clock", 0), act(3, 5_020, "clock", 0)];
        assert!(wrong(&[], &log)[0].contains("ran twice at entry 3"));
    }
}
