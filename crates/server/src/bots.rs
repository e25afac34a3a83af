//! Bots take seats like people. They think on a bounded number of threads and are shown what their seat sees.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use titles::Budget;

use crate::api::Problem;
use crate::entry::{By, Entry};
use crate::hall::{Cell, Hall, Step};
use crate::live::{BotJob, Live};
use crate::metrics::METRICS;
use crate::secret;

/// Has a bot think if one owes a decision at this table. Called with every change, under the table's lock.
pub fn call(hall: &Arc<Hall>, cell: &Arc<Cell>, live: &Live) {
    if live.bot_job().is_some() && !cell.thinking.swap(true, Ordering::SeqCst) {
        let (hall, cell) = (Arc::clone(hall), Arc::clone(cell));
        tokio::spawn(async move {
            if let Err(problem) = play(&hall, &cell).await {
                cell.thinking.store(false, Ordering::SeqCst);
                tracing::warn!(table = cell.id, %problem, "a bot could not play on");
            }
        });
    }
}

/// The bots of a table decide, one after another, until a person is asked.
async fn play(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Result<(), Problem> {
    let mut closing = hall.closing.subscribe();
    loop {
        let job = {
            let live = cell.read(hall).await?;
            match live.bot_job() {
                Some(job) if !*closing.borrow_and_update() => job,
                // Under the lock: whoever changes the table after this calls again.
                _ => {
                    cell.thinking.store(false, Ordering::SeqCst);
                    return Ok(());
                }
            }
        };
        let (seat, question, lent) = (job.seat, job.question, job.lent);
        let action = think(hall, job).await;
        cell.change(hall, |live| {
            let Some(game) = live.game.as_ref().filter(|game| game.question_id(seat) == Some(question))
            else {
                return Ok(Step::Already(()));
            };
            let person = live.seated[seat.index()].bot.is_none();
            if person && !(lent && live.lent.contains(seat)) {
                return Ok(Step::Already(()));
            }
            // A bot that can't answer must not hold up the table.
            let action = action.filter(|action| game.check(seat, *action).is_ok()).or(game.fallback(seat));
            let text = action.and_then(|action| game.title().action_text(action));
            let actions = vec![text.ok_or_else(|| Problem::wrong_time("nothing is owed"))?];
            let by = if person { By::Clock } else { By::Bot };
            Ok(Step::Write(Entry::Act { seat: seat.0, actions, by, sent: None, hash: String::new() }, ()))
        })
        .await?;
        METRICS.moves.add(1);
    }
}

/// A decision, on one of the threads for bots.
async fn think(hall: &Hall, job: BotJob) -> Option<u16> {
    METRICS.bots_waiting.add(1);
    let permit = Arc::clone(&hall.bots).acquire_owned().await;
    METRICS.bots_waiting.add(-1);
    let budget = Budget::Time(hall.config.bot_time);
    METRICS.bots_thinking.add(1);
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let began = Instant::now();
        let action = job.title.bot(job.level).choose(&job.sight, secret::number(), budget);
        METRICS.thought.record(began.elapsed());
        action
    });
    let action = thought.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a bot failed");
        None
    });
    METRICS.bots_thinking.add(-1);
    action
}
