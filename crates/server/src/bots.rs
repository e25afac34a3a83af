//! Bots take seats like people. They think on a bounded number of threads and are shown what their seat sees.
//! What a bot remembers of its search is bounded too, and is forgotten when a person is asked. A person may ask one what
//! it would do at his place; it is shown what his seat sees.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use table::{Seat, SeatSet};
use titles::{Budget, Cancel, Level, Player};

use crate::api::{Choice, Code, Hints, Problem, Status};
use crate::choices;
use crate::entry::{By, Entry};
use crate::hall::{Cell, Hall, Step};
use crate::live::{BotJob, Live};
use crate::metrics::{METRICS, Number};
use crate::play::playing;
use crate::secret;
use crate::store::Guest;

/// The part of the time left for a move that one decision of it may take: nobody knows how many will follow.
const PART: u32 = 2;
/// A bot may always think so long.
const SHORTEST: Duration = Duration::from_millis(10);
/// So many times as long as for a move of its own a bot thinks about a hint.
const LONGER: u32 = 2;

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

    /// What it does next; it comes back with what it remembers.
    fn decide(mut self, job: &BotJob, cancel: Cancel) -> (Option<u16>, Mover) {
        self.bot.heed(cancel);
        let began = Instant::now();
        let budget = Budget::Time((self.left / PART).max(SHORTEST));
        let action = self.bot.choose(&job.sight, secret::number(), budget);
        self.left = self.left.saturating_sub(began.elapsed());
        (action, self)
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
        let decided =
            think(hall, cell, |live| asked(live, seat, question), move |cancel| mover.decide(&job, cancel));
        let (action, mover) = decided.await.unzip();
        last = mover;
        let action = action.flatten();
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
            let actions = vec![text.ok_or_else(nothing_owed)?];
            let by = if person { By::Clock } else { By::Bot };
            Ok(Step::Write(Entry::Act { seat: seat.0, actions, by, sent: None, hash: String::new() }, ()))
        })
        .await?;
        METRICS.moves.add(1);
    }
}

/// A thought on one of the threads for bots. Nobody waits for one that is no longer `wanted`: it ends with the best it
/// has by then, also when whoever asked for it has gone.
pub async fn think<T: Send + 'static>(
    hall: &Arc<Hall>,
    cell: &Arc<Cell>,
    wanted: impl Fn(&Live) -> bool,
    thought: impl FnOnce(Cancel) -> T + Send + 'static,
) -> Option<T> {
    let permit = {
        let _waiting = Counted::among(&METRICS.bots_waiting);
        Arc::clone(&hall.bots).acquire_owned().await
    };
    let _thinking = Counted::among(&METRICS.bots_thinking);
    let stop = Stop(Cancel::new());
    let cancel = stop.0.clone();
    let mut thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let began = Instant::now();
        let thought = thought(cancel);
        METRICS.thought.record(began.elapsed());
        thought
    });
    let mut changes = cell.changes();
    let thought = loop {
        tokio::select! {
            thought = &mut thought => break thought,
            () = hall.closed(), if !stop.0.is_cancelled() => stop.0.cancel(),
            _ = changes.changed(), if !stop.0.is_cancelled() => {
                if !cell.read(hall).await.is_ok_and(|live| wanted(&live)) {
                    stop.0.cancel();
                }
            }
        }
    };
    thought.inspect_err(|error| tracing::error!(%error, "a bot failed")).ok()
}

/// Counts somebody as long as it lives.
struct Counted(&'static Number);

impl Counted {
    fn among(number: &'static Number) -> Counted {
        number.add(1);
        Counted(number)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.add(-1);
    }
}

/// Ends a thought with it.
struct Stop(Cancel);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Whether a bot at this seat is asked this question.
fn asked(live: &Live, seat: Seat, question: u64) -> bool {
    let person = live.seated[seat.index()].bot.is_none();
    live.game.as_ref().is_some_and(|game| game.question_id(seat) == Some(question))
        && (!person || live.lent.contains(seat))
}

/// What a strong bot would do at the place of this person, who is asked this question. It is shown what he sees and
/// nothing else, and nobody but him is told.
pub async fn hint(
    hall: &Arc<Hall>,
    cell: &Arc<Cell>,
    guest: &Guest,
    question: &str,
) -> Result<Choice, Problem> {
    let (seat, title, sight) = {
        let live = cell.read(hall).await?;
        let seat = playing(&live, guest)?;
        let alone = live.seated.iter().flat_map(|seated| &seated.guest).all(|other| other.id == guest.id);
        if !(live.made.setup.hints == Hints::Everybody || live.made.setup.hints == Hints::Alone && alone) {
            return Err(Problem::new(Code::Forbidden, "no hints are given at this table"));
        }
        if live.question_id(seat).as_deref() != Some(question) {
            return Err(late());
        }
        let game = live.game.as_ref().filter(|_| live.status == Status::Running).ok_or_else(nothing_owed)?;
        (seat, game.title(), game.sight(seat).ok_or_else(nothing_owed)?)
    };
    let _one = OneHint::begin(cell, seat)?;
    let time = Budget::Time(hall.config.bot_time * LONGER);
    let asked = |live: &Live| live.question_id(seat).as_deref() == Some(question);
    let thought = think(hall, cell, asked, move |cancel| {
        let mut bot = title.bot(Level::Expert);
        bot.heed(cancel);
        bot.choose(&sight, secret::number(), time)
    });
    let index = thought.await.flatten().ok_or_else(nothing_owed)?;
    if !asked(&*cell.read(hall).await?) {
        return Err(late());
    }
    choices::choice(title, index).ok_or_else(nothing_owed)
}

fn late() -> Problem {
    Problem::new(Code::Late, "the question to this seat has changed since")
}

fn nothing_owed() -> Problem {
    Problem::wrong_time("nothing is owed")
}

/// A seat has one hint at a time: the threads are for everybody.
struct OneHint<'a>(&'a Cell, u8);

impl OneHint<'_> {
    fn begin(cell: &Cell, seat: Seat) -> Result<OneHint<'_>, Problem> {
        let seat = SeatSet::only(seat).0;
        if cell.hinting.fetch_or(seat, Ordering::SeqCst) & seat != 0 {
            return Err(Problem::new(Code::TooMany, "a hint is being thought about"));
        }
        Ok(OneHint(cell, seat))
    }
}

impl Drop for OneHint<'_> {
    fn drop(&mut self) {
        self.0.hinting.fetch_and(!self.1, Ordering::SeqCst);
    }
}
