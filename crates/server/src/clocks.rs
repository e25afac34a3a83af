//! When the clock of each table runs out, whether the table is in memory or not.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Notify;

use crate::api::{AtZero, Problem};
use crate::app::{App, locked};
use crate::handle::Step;
use crate::live::LiveTable;
use crate::log_entry::{By, Change, LogEntry};
use crate::time::unix_millis;

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
        let mut deadlines = locked(&self.deadlines);
        if deadlines.by_table.get(table).copied() == deadline {
            return;
        }
        deadlines.set(table, deadline);
        self.sooner.notify_one();
    }

    fn first(&self) -> Option<(u64, String)> {
        locked(&self.deadlines).in_order.first().cloned()
    }

    /// Acts whenever a clock runs out; never returns.
    pub async fn run(app: Arc<App>) {
        loop {
            let first = app.clocks.first();
            let now = unix_millis();
            match first {
                Some((deadline, table)) if deadline <= now => {
                    app.clocks.set(&table, None);
                    if let Err(problem) = out_of_time(&app, &table).await {
                        tracing::warn!(table, %problem, "could not act on a clock that ran out");
                        // Retry later; the time is up anyway.
                        app.clocks.set(&table, Some(now + 1000));
                    }
                }
                Some((deadline, _)) => {
                    let wait = Duration::from_millis(deadline - now);
                    let _ = tokio::time::timeout(wait, app.clocks.sooner.notified()).await;
                }
                None => app.clocks.sooner.notified().await,
            }
        }
    }
}

/// Does what the table's setup says for a clock at zero, once: the other tables' clocks run too.
async fn out_of_time(app: &Arc<App>, table: &str) -> Result<(), Problem> {
    if !app.leases.runs(table) {
        return Ok(());
    }
    let handle = app.table(table).await?;
    let out = handle.read(app).await?.out_of_time(unix_millis());
    match out {
        Some((_, AtZero::Nothing)) => return Ok(()),
        Some((seat, AtZero::BotMove)) => handle.lend(app, seat).await?,
        Some((_, AtZero::Fallback | AtZero::BotSeat)) => handle.change(app, at_zero).await?,
        None => {}
    }
    // A change of the table has set its next deadline; the clock may also have been moved before it ran out.
    let next = handle.read(app).await?.next_deadline();
    app.clocks.set(table, next);
    Ok(())
}

/// The move or the change of seats for a clock at zero. The player may have moved in the meantime.
fn at_zero(live: &LiveTable) -> Result<Step<()>, Problem> {
    let Some((seat, at_zero)) = live.out_of_time(unix_millis()) else { return Ok(Step::Already(())) };
    let change = if at_zero == AtZero::Fallback {
        let action = live.game.as_ref().and_then(|game| game.fallback(seat));
        let actions = vec![action.ok_or_else(|| Problem::wrong_time("no decision is owed"))?];
        Change::Act { seat, actions, by: By::Clock, sent: None }
    } else {
        LogEntry::Bot { seat: seat.0, level: live.meta.setup.stand_in.clone() }.into()
    };
    Ok(Step::Write(change, ()))
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
