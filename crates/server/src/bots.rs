//! Bots take seats like people. They think on a bounded number of threads and are shown what their seat sees.
//! What a bot remembers of its search is bounded too, and is forgotten when a person is asked.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use table::Seat;
use titles::{Budget, Cancel, Level, Player};

use crate::api::Problem;
use crate::entry::{By, Entry};
use crate::hall::{Cell, Hall, Step};
use crate::live::{BotJob, Live};
use crate::metrics::METRICS;
use crate::secret;

/// The part of the time left for a move that one decision of it may take: nobody knows how many will follow.
const PART: u32 = 2;
/// A bot may always think so long.
const SHORTEST: Duration = Duration::from_millis(10);

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

/// A bot in the middle of a move.
struct Mover {
    seat: Seat,
    level: Level,
    bot: Box<dyn Player>,
    /// The time left for the move.
    left: Duration,
}

impl Mover {
    /// Who decides now: the bot of the last decision goes on with its move and with what it remembers.
    fn of(job: &BotJob, last: Option<Mover>, time: Duration) -> Mover {
        last.filter(|mover| mover.seat == job.seat && mover.level == job.level).unwrap_or_else(|| Mover {
            seat: job.seat,
            level: job.level,
            bot: job.title.bot(job.level),
            left: time,
        })
    }

    /// The time for the next decision.
    fn budget(&self) -> Budget {
        Budget::Time((self.left / PART).max(SHORTEST))
    }
}

/// The bots of a table decide, one after another, until a person is asked.
async fn play(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Result<(), Problem> {
    let mut closing = hall.closing.subscribe();
    let mut last = None;
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
        let mover = Mover::of(&job, last.take(), hall.config.bot_time);
        let action = think(hall, cell, job, mover, &mut last).await;
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

/// A decision, on one of the threads for bots. Who is no longer asked stops thinking; the bot comes back in `last`.
async fn think(
    hall: &Arc<Hall>,
    cell: &Arc<Cell>,
    job: BotJob,
    mut mover: Mover,
    last: &mut Option<Mover>,
) -> Option<u16> {
    METRICS.bots_waiting.add(1);
    let permit = Arc::clone(&hall.bots).acquire_owned().await;
    METRICS.bots_waiting.add(-1);
    let cancel = Cancel::new();
    mover.bot.heed(cancel.clone());
    let (seat, question) = (job.seat, job.question);
    METRICS.bots_thinking.add(1);
    let mut thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let began = Instant::now();
        let action = mover.bot.choose(&job.sight, secret::number(), mover.budget());
        METRICS.thought.record(began.elapsed());
        mover.left = mover.left.saturating_sub(began.elapsed());
        (action, mover)
    });
    let mut changes = cell.changes();
    let thought = loop {
        tokio::select! {
            thought = &mut thought => break thought,
            () = hall.closed(), if !cancel.is_cancelled() => cancel.cancel(),
            _ = changes.changed(), if !cancel.is_cancelled() => {
                if !still_asked(hall, cell, seat, question).await {
                    cancel.cancel();
                }
            }
        }
    };
    METRICS.bots_thinking.add(-1);
    match thought {
        Ok((action, mover)) => {
            *last = Some(mover);
            action
        }
        Err(error) => {
            tracing::error!(%error, "a bot failed");
            None
        }
    }
}

/// Whether a bot at this seat is still asked this question.
async fn still_asked(hall: &Arc<Hall>, cell: &Arc<Cell>, seat: Seat, question: u64) -> bool {
    let Ok(live) = cell.read(hall).await else { return false };
    let asked = live.game.as_ref().is_some_and(|game| game.question_id(seat) == Some(question));
    let person = live.seated[seat.index()].bot.is_none();
    asked && (!person || live.lent.contains(seat))
}
