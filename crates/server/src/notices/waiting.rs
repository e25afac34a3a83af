//! When to send each absent person a notice.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use table::Seat;
use tokio::sync::Notify;

use super::notify_seat;
use crate::api::Code;
use crate::app::{App, locked};
use crate::time::unix_millis;

/// How long to wait if a notice could not be given because the store failed, in milliseconds.
const AGAIN: u64 = 60_000;

/// The people who are wanted at tables where they are not.
#[derive(Default)]
pub struct Waiting {
    queue: Mutex<Queue>,
    sooner: Notify,
}

type Place = (String, u8);

#[derive(Default)]
struct Queue {
    in_order: BTreeSet<(u64, Place)>,
    by_place: HashMap<Place, u64>,
}

impl Waiting {
    /// The person at a seat is to be told at this time, or not at all. An earlier time stays.
    pub fn set(&self, table: &str, seat: Seat, at: Option<u64>) {
        let mut queue = locked(&self.queue);
        let place = (table.to_string(), seat.0);
        match (queue.by_place.get(&place).copied(), at) {
            (Some(before), None) => {
                queue.by_place.remove(&place);
                queue.in_order.remove(&(before, place));
            }
            (None, Some(at)) => {
                queue.by_place.insert(place.clone(), at);
                queue.in_order.insert((at, place));
                self.sooner.notify_one();
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
    }

    fn first(&self) -> Option<(u64, Place)> {
        locked(&self.queue).in_order.first().cloned()
    }
}

/// Tells people when their time has come; never returns.
pub async fn run(app: Arc<App>) {
    let waiting = &app.notices.waiting;
    loop {
        let now = unix_millis();
        match waiting.first() {
            Some((at, (table, seat))) if at <= now => {
                waiting.set(&table, Seat(seat), None);
                if let Err(problem) = notify_seat(&app, &table, Seat(seat)).await {
                    tracing::warn!(table, %problem, "could not give a notice");
                    let again = (problem.code == Code::Trouble).then(|| unix_millis() + AGAIN);
                    waiting.set(&table, Seat(seat), again);
                }
            }
            Some((at, _)) => {
                let wait = Duration::from_millis(at - now);
                let _ = tokio::time::timeout(wait, waiting.sooner.notified()).await;
            }
            None => waiting.sooner.notified().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_time_stays_until_the_person_is_no_longer_wanted() {
        let waiting = Waiting::default();
        waiting.set("a", Seat(0), Some(30));
        waiting.set("b", Seat(1), Some(20));
        waiting.set("b", Seat(1), Some(90));
        assert_eq!(waiting.first(), Some((20, ("b".into(), 1))));
        waiting.set("b", Seat(1), None);
        assert_eq!(waiting.first(), Some((30, ("a".into(), 0))));
        waiting.set("a", Seat(0), None);
        assert_eq!(waiting.first(), None);
    }
}
