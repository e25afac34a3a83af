//! Bots take seats like people. They think on a bounded number of threads and see what their seat sees. What a bot
//! remembers of its search is bounded too, and is dropped when a person must decide. A person may ask what a bot would
//! do in their place; that bot sees what their seat sees.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use table::{Seat, SeatSet};
use titles::advice::{self, MUCH};
use titles::{Budget, Cancel, Level, Player, Table};

use crate::actions;
use crate::api::{Advice, Advised, Code, HintWish, Problem, Status, WeighedAction};
use crate::app::{App, locked};
use crate::bus::Thought;
use crate::handle::{Step, TableHandle};
use crate::live::{BotJob, LiveTable};
use crate::log_entry::{By, Change};
use crate::metrics::METRICS;
use crate::play::playing;
use crate::queue::{Permit, Work, WorkKind};
use crate::secret;
use crate::store::Guest;

/// A decision may take the time left for the move divided by this: nobody knows how many more decisions
/// follow.
const SHARE: u32 = 2;
/// How much longer than a decision takes to wait for one from another server.
const PATIENCE: Duration = Duration::from_secs(1);
/// How soon a bot tries again whose move could not be stored.
const RETRY: Duration = Duration::from_secs(1);
/// Minimum time for a decision.
const SHORTEST: Duration = Duration::from_millis(10);
/// How much longer a bot thinks about a hint than about a move of its own.
const HINT_FACTOR: u32 = 2;

/// Makes a bot think if one owes a decision at this table. Called after every change, under the table's lock.
pub fn call(app: &Arc<App>, handle: &Arc<TableHandle>, live: &LiveTable) {
    if live.bot_job().is_some() && !handle.thinking.swap(true, Ordering::SeqCst) {
        let (app, handle) = (Arc::clone(app), Arc::clone(handle));
        tokio::spawn(async move {
            // Nobody else would call the bot again.
            while let Err(problem) = play(&app, &handle).await {
                tracing::warn!(table = handle.id, %problem, "a bot could not play");
                if tokio::time::timeout(RETRY, app.closed()).await.is_ok() {
                    handle.thinking.store(false, Ordering::SeqCst);
                    break;
                }
            }
        });
    }
}

/// A bot in the middle of a move.
struct Mover {
    seat: Seat,
    level: Level,
    bot: Box<dyn Player>,
    /// The time left for this move.
    left: Duration,
}

impl Mover {
    /// The bot that decides now. The bot of the last decision continues with its move and keeps what it remembers.
    fn of(job: &BotJob, last: Option<Mover>, time: Duration) -> Mover {
        last.filter(|mover| mover.seat == job.seat && mover.level == job.level).unwrap_or_else(|| Mover {
            seat: job.seat,
            level: job.level,
            bot: job.title.bot(job.level),
            left: time,
        })
    }

    /// Chooses its next action; returns the bot with what it remembers.
    fn decide(mut self, job: &BotJob, permit: &Permit, cancel: Cancel) -> (Option<u16>, Mover) {
        self.bot.heed(cancel);
        let began = Instant::now();
        let budget = Budget::Time(permit.share(self.left / SHARE).max(SHORTEST));
        let action = self.bot.choose(&job.sight, job.number.unwrap_or_else(secret::number), budget);
        self.left = self.left.saturating_sub(began.elapsed());
        (action, self)
    }
}

/// Lets the bots of a table decide, one after another, until a person must.
async fn play(app: &Arc<App>, handle: &Arc<TableHandle>) -> Result<(), Problem> {
    let mut closing = app.closing.subscribe();
    let mut last = None;
    loop {
        let job = {
            let live = handle.read(app).await?;
            match live.bot_job() {
                Some(job) if !*closing.borrow_and_update() && app.leases.runs(&handle.id) => job,
                // Under the lock: any later change of the table calls again.
                _ => {
                    handle.thinking.store(false, Ordering::SeqCst);
                    return Ok(());
                }
            }
        };
        let (seat, question, lent) = (job.seat, job.question, job.lent);
        if let Some(action) = think_elsewhere(app, handle, &job).await {
            write(app, handle, (seat, question, lent), Some(action)).await?;
            continue;
        }
        let mover = Mover::of(&job, last.take(), app.config.bot_time);
        let work = Work { handle: Arc::clone(handle), kind: WorkKind::Move, owner: handle.meta.host.clone() };
        let decided = think(
            app,
            work,
            |live| asked(live, seat, question),
            move |permit, cancel| mover.decide(&job, permit, cancel),
        );
        let (action, mover) = decided.await.unzip();
        last = mover;
        write(app, handle, (seat, question, lent), action.flatten()).await?;
    }
}

/// Writes what a bot has decided, if the question still stands.
async fn write(
    app: &Arc<App>,
    handle: &Arc<TableHandle>,
    (seat, question, lent): (Seat, u64, bool),
    action: Option<u16>,
) -> Result<(), Problem> {
    handle
        .change(app, |live| {
            let Some(game) = live.game.as_ref().filter(|game| game.question_id(seat) == Some(question))
            else {
                return Ok(Step::Already(()));
            };
            let person = live.seated[seat.index()].bot.is_none();
            if person && !(lent && live.lent.contains(seat)) {
                return Ok(Step::Already(()));
            }
            // A bot without an answer must not hold up the table.
            let action = action.filter(|action| game.check(seat, *action).is_ok()).or(game.fallback(seat));
            let actions = vec![action.ok_or_else(nothing_owed)?];
            let by = if person { By::Clock } else { By::Bot };
            Ok(Step::Write(Change::Act { seat, actions, by, sent: None }, ()))
        })
        .await?;
    METRICS.moves.inc();
    Ok(())
}

/// Asks another server for the decision, if all threads are busy here. It reads the table from the store, so a seat that
/// is only lent for a move is decided here.
async fn think_elsewhere(app: &Arc<App>, handle: &Arc<TableHandle>, job: &BotJob) -> Option<u16> {
    if job.lent || !app.bus.is_up() || !app.thinkers.are_busy() {
        return None;
    }
    let seq = handle.read(app).await.ok()?.seq;
    let thought = Thought { table: handle.id.clone(), seq, seat: job.seat.0, question: job.question };
    app.bus.think(&thought, app.config.bot_time + PATIENCE).await
}

/// Decides for another server, with the same limits as for this one's tables.
pub async fn think_for_another(app: &Arc<App>, thought: &Thought) -> Option<u16> {
    let handle = app.table(&thought.table).await.ok()?;
    let asked_for = |live: &LiveTable| {
        live.bot_job().filter(|job| job.seat.0 == thought.seat && job.question == thought.question)
    };
    let job = asked_for(&*handle.read(app).await.ok()?)?;
    let work = Work { handle: Arc::clone(&handle), kind: WorkKind::Move, owner: handle.meta.host.clone() };
    let mover = Mover::of(&job, None, app.config.bot_time);
    let (seat, question) = (job.seat, job.question);
    let decided = think(
        app,
        work,
        |live| asked(live, seat, question),
        move |permit, cancel| mover.decide(&job, permit, cancel),
    );
    decided.await?.0
}

/// Runs a search on one of the bots' threads. It is cancelled, and ends with the best it has, once it is no longer
/// `wanted` or its caller is gone.
pub async fn think<T: Send + 'static>(
    app: &Arc<App>,
    work: Work,
    wanted: impl Fn(&LiveTable) -> bool,
    thought: impl FnOnce(&Permit, Cancel) -> T + Send + 'static,
) -> Option<T> {
    let handle = Arc::clone(&work.handle);
    let permit = app.thinkers.wait(work).await?;
    let stop = CancelOnDrop(Cancel::new());
    let cancel = stop.0.clone();
    let mut thought = tokio::task::spawn_blocking(move || {
        let began = Instant::now();
        let thought = thought(&permit, cancel);
        METRICS.bot_seconds.observe(began.elapsed().as_secs_f64());
        thought
    });
    let mut changes = handle.changes();
    let thought = loop {
        tokio::select! {
            thought = &mut thought => break thought,
            () = app.closed(), if !stop.0.is_cancelled() => stop.0.cancel(),
            _ = changes.changed(), if !stop.0.is_cancelled() => {
                if !handle.read(app).await.is_ok_and(|live| wanted(&live)) {
                    stop.0.cancel();
                }
            }
        }
    };
    thought.inspect_err(|error| tracing::error!(%error, "a bot failed")).ok()
}

/// Cancels a search when dropped.
struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Whether a bot still has to answer this question to this seat.
fn asked(live: &LiveTable, seat: Seat, question: u64) -> bool {
    let person = live.seated[seat.index()].bot.is_none();
    live.game.as_ref().is_some_and(|game| game.question_id(seat) == Some(question))
        && (!person || live.lent.contains(seat))
}

/// What a strong bot would do in place of this person, who is asked this question, and why. It sees only what they see, and
/// nobody else learns of it. A question that was answered before is not thought about again.
pub async fn hint(
    app: &Arc<App>,
    handle: &Arc<TableHandle>,
    guest: &Guest,
    wish: &HintWish,
) -> Result<Advice, Problem> {
    let question = wish.question.as_str();
    let (seat, title, sight) = {
        let live = handle.read(app).await?;
        let seat = playing(&live, guest)?;
        if !live.may_hint(&guest.id) {
            return Err(Problem::new(Code::Forbidden, "this table gives you no hints"));
        }
        if wish.coach && !live.may_coach(&guest.id) {
            return Err(Problem::new(Code::Forbidden, "a coach is for people who play alone with bots"));
        }
        if live.question_id(seat).as_deref() != Some(question) {
            return Err(Problem::late());
        }
        let known = locked(&handle.advice)[seat.index()].clone();
        if let Some((_, advice)) = known.filter(|(asked, _)| asked == question) {
            return Ok(advice);
        }
        let game = live.game.as_ref().filter(|_| live.status == Status::Running).ok_or_else(nothing_owed)?;
        (seat, game.title(), game.sight(seat).ok_or_else(nothing_owed)?)
    };
    let _one = HintLease::begin(handle, seat)?;
    let time = app.config.bot_time * HINT_FACTOR;
    let asked = |live: &LiveTable| live.question_id(seat).as_deref() == Some(question);
    let work = Work { handle: Arc::clone(handle), kind: WorkKind::Hint, owner: guest.id.clone() };
    let thought = think(app, work, asked, move |permit, cancel| {
        title.advise(Level::Master, &sight, secret::number(), Budget::Time(permit.share(time)), cancel)
    });
    let thought = thought.await.flatten().ok_or_else(nothing_owed)?;
    let live = handle.read(app).await?;
    if !asked(&live) {
        return Err(Problem::late());
    }
    let game = live.game.as_deref().ok_or_else(nothing_owed)?;
    let advice = told(game, seat, thought).ok_or_else(nothing_owed)?;
    locked(&handle.advice)[seat.index()] = Some((question.to_string(), advice.clone()));
    Ok(advice)
}

/// An advice as a person gets it.
fn told(game: &dyn Table, seat: Seat, advice: advice::Advice) -> Option<Advice> {
    let best = advice.choices.first()?.value;
    let simulations = advice.simulations;
    let advised = |choice: advice::Advised| {
        Some(Advised {
            choice: actions::meant(game, seat, choice.action)?,
            chance: choice.value.clamp(0.0, 1.0),
            share: choice.tried as f32 / simulations.max(1) as f32,
            behind: (best - choice.value).max(0.0),
            tempting: choice.tempting,
            reasons: choice.reasons,
        })
    };
    let weighed = advice.weighed.iter().map(|weighed| {
        let action = game.title().action_text(weighed.action)?;
        Some(WeighedAction { action, chance: weighed.value.clamp(0.0, 1.0) })
    });
    Some(Advice {
        simulations,
        weighed: weighed.collect::<Option<_>>()?,
        choices: advice.choices.into_iter().map(advised).collect::<Option<_>>()?,
        much: MUCH,
    })
}

fn nothing_owed() -> Problem {
    Problem::wrong_time("no decision is owed")
}

/// Leases the one hint a seat may have at a time: the threads are for everybody.
struct HintLease<'a>(&'a TableHandle, u8);

impl HintLease<'_> {
    fn begin(handle: &TableHandle, seat: Seat) -> Result<HintLease<'_>, Problem> {
        let seat = SeatSet::only(seat).0;
        if handle.hinting.fetch_or(seat, Ordering::SeqCst) & seat != 0 {
            return Err(Problem::new(Code::TooMany, "you already asked for a hint; wait for it"));
        }
        Ok(HintLease(handle, seat))
    }
}

impl Drop for HintLease<'_> {
    fn drop(&mut self) {
        self.0.hinting.fetch_and(!self.1, Ordering::SeqCst);
    }
}
