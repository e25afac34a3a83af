//! When which table's clock is at zero; for tables in memory or not.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::api::{AtZero, Problem};
use crate::entry::{By, Entry};
use crate::hall::{Hall, Step};
use crate::secret;

/// The next deadline of each table.
#[derive(Default)]
pub struct Clocks {
    deadlines: Mutex<Deadlines>,
    sooner: Notify,
}

#[derive(Default)]
struct Deadlines {
    in_order: BTreeSet<(u64, String)>,
    by_table: HashMap<String, u64>,
}

impl Deadlines {
    fn set(&mut self, table: &str, deadline: Option<u64>) {
        if let Some(old) = self.by_table.remove(table) {
            self.in_order.remove(&(old, table.to_string()));
        }
        if let Some(new) = deadline {
            self.by_table.insert(table.into(), new);
            self.in_order.insert((new, table.into()));
        }
    }
}

impl Clocks {
    pub fn set(&self, table: &str, deadline: Option<u64>) {
        let mut deadlines = self.deadlines.lock().unwrap_or_else(PoisonError::into_inner);
        if deadlines.by_table.get(table).copied() == deadline {
            return;
        }
        deadlines.set(table, deadline);
        self.sooner.notify_one();
    }

    fn first(&self) -> Option<(u64, String)> {
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner).in_order.first().cloned()
    }

    /// Does what is to be done when a clock is at zero, for ever.
    pub async fn run(hall: Arc<Hall>) {
        loop {
            let first = hall.clocks.first();
            let now = secret::now();
            match first {
                Some((deadline, table)) if deadline <= now => {
                    hall.clocks.set(&table, None);
                    if let Err(problem) = out_of_time(&hall, &table).await {
                        tracing::warn!(table, %problem, "a clock could not be obeyed");
                        // Another try later; the time is up anyway.
                        hall.clocks.set(&table, Some(now + 1000));
                    }
                }
                Some((deadline, _)) => {
                    let wait = Duration::from_millis(deadline - now);
                    let _ = tokio::time::timeout(wait, hall.clocks.sooner.notified()).await;
                }
                None => hall.clocks.sooner.notified().await,
            }
        }
    }
}

/// The table's choice of what happens at zero.
async fn out_of_time(hall: &Arc<Hall>, table: &str) -> Result<(), Problem> {
    let cell = hall.table(table).await?;
    loop {
        let Some((seat, at_zero)) = cell.read(hall).await?.out_of_time(secret::now()) else {
            let next = cell.read(hall).await?.next_deadline();
            hall.clocks.set(table, next);
            return Ok(());
        };
        match at_zero {
            AtZero::Nothing => return Ok(()),
            AtZero::BotMove => cell.lend(hall, seat).await?,
            AtZero::Fallback | AtZero::BotSeat => {
                cell.change(hall, |live| {
                    // Meanwhile he may have moved.
                    let Some((seat, at_zero)) = live.out_of_time(secret::now()) else {
                        return Ok(Step::Already(()));
                    };
                    let entry = if at_zero == AtZero::Fallback {
                        let game = live.game.as_ref();
                        let action = game.and_then(|game| game.title().action_text(game.fallback(seat)?));
                        let actions = vec![action.ok_or_else(|| Problem::wrong_time("nothing is owed"))?];
                        Entry::Act { seat: seat.0, actions, by: By::Clock, sent: None, hash: String::new() }
                    } else {
                        Entry::Bot { seat: seat.0, level: live.made.setup.stand_in.clone() }
                    };
                    Ok(Step::Write(entry, ()))
                })
                .await?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_soonest_deadline_is_first_and_can_be_moved() {
        let clocks = Clocks::default();
        clocks.set("a", Some(30));
        clocks.set("b", Some(20));
        assert_eq!(clocks.first(), Some((20, "b".into())));
        clocks.set("b", Some(40));
        assert_eq!(clocks.first(), Some((30, "a".into())));
        clocks.set("a", None);
        clocks.set("b", None);
        assert_eq!(clocks.first(), None);
    }
}
