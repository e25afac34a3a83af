//! One table as the rest of the server holds it: read it, change it, wait for changes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use table::{MAX_SEATS, Seat, SeatSet, Viewer, Viewers};
use tokio::sync::{MappedMutexGuard, MutexGuard, watch};
use tokio::task::yield_now;
use tokio::time::Instant;

use crate::analysis::AnalysisProgress;
use crate::api::{Advice, Away, Code, Feeling, Pace, Presence, Problem, Status};
use crate::app::{App, locked};
use crate::bots;
use crate::bus::Message;
use crate::guard::TokenBucket;
use crate::leases::Leases;
use crate::live::{Attendance, Audience, Latest, LiveTable, ReadyNews};
use crate::log_entry::{Change, LogEntry};
use crate::metrics::METRICS;
use crate::notices;
use crate::store::{AppendResult, StoredReaction, TableMeta};
use crate::time::unix_millis;
use crate::traces::Cause;

/// How often to retry an entry when another process wins its place in the log. The loser re-reads the log, which takes
/// time in which it can lose again, but each loss means that another process has made progress.
const TRIES: usize = 50;

/// A snapshot is written after this many entries, so that opening a table costs the same however long its log is.
const SNAPSHOT_EVERY: u64 = 1_000;

/// How long what another server has said about who is present holds.
const PRESENT: Duration = Duration::from_secs(15);

/// How many reactions people see at most; those on later moves come first.
const REACTIONS: u32 = 300;

/// A table, in memory or not.
pub struct TableHandle {
    pub id: String,
    /// What was known of the table when it was first used; its options and setup may have changed since.
    pub meta: Arc<TableMeta>,
    /// `None` while the table is not in memory, and while an entry is on its way to the store.
    slot: tokio::sync::Mutex<Option<LiveTable>>,
    /// What sockets need to know; every change of it, or of who is there, wakes them.
    latest: watch::Sender<Latest>,
    /// The number of connected clients of each viewer.
    present: Mutex<[u32; Viewers::COUNT]>,
    /// How many of them work the view out from changes.
    apply_changes: Mutex<[u32; Viewers::COUNT]>,
    /// The same for other servers, and when they last said so.
    elsewhere: Mutex<HashMap<String, (Instant, [u32; Viewers::COUNT])>>,
    /// When each person was last connected, as far as this process knows.
    last_here: Mutex<[u64; MAX_SEATS]>,
    /// Limits what people can write without the game going on.
    endless: Mutex<Option<TokenBucket>>,
    /// Whether a snapshot is being written.
    snapping: AtomicBool,
    /// The id of the last chat message.
    pub last_said: AtomicI64,
    /// The latest reactions on moves, once somebody has looked.
    reactions: Mutex<Option<Arc<[StoredReaction]>>>,
    /// Limits how often people react.
    reacting: Mutex<Option<TokenBucket>>,
    /// Whether a bot thinks here or waits to.
    pub thinking: AtomicBool,
    /// The seats for which a hint is being computed, as bits.
    pub hinting: AtomicU8,
    /// The latest advice to each seat and the question it answers, so that nothing is thought about twice.
    pub advice: Mutex<[Option<(String, Advice)>; MAX_SEATS]>,
    /// The analysis of the finished game, once somebody has asked for it.
    pub analysis: OnceLock<Arc<AnalysisProgress>>,
    used: AtomicU64,
}

/// What a change of a table comes to.
pub enum Step<T> {
    /// Write this change to the log.
    Write(Change, T),
    /// Nothing to do: it was done before.
    Already(T),
}

impl TableHandle {
    pub fn new(meta: TableMeta) -> TableHandle {
        // At a table over days people come and go, so only what they do counts.
        let last_here = if meta.setup.pace == Pace::Live { unix_millis() } else { 0 };
        TableHandle {
            id: meta.id.clone(),
            meta: Arc::new(meta),
            slot: tokio::sync::Mutex::new(None),
            latest: watch::Sender::default(),
            present: Mutex::default(),
            apply_changes: Mutex::default(),
            elsewhere: Mutex::default(),
            last_here: Mutex::new([last_here; MAX_SEATS]),
            endless: Mutex::default(),
            snapping: AtomicBool::new(false),
            last_said: AtomicI64::new(0),
            reactions: Mutex::default(),
            reacting: Mutex::default(),
            thinking: AtomicBool::new(false),
            hinting: AtomicU8::new(0),
            advice: Mutex::default(),
            analysis: OnceLock::new(),
            used: AtomicU64::new(unix_millis()),
        }
    }

    /// Marks the table as used now.
    pub fn touch(&self) {
        self.used.store(unix_millis(), Ordering::Relaxed);
    }

    /// Whether the table was last used at least `idle` ago.
    pub fn is_idle(&self, idle: Duration) -> bool {
        self.used.load(Ordering::Relaxed) <= unix_millis().saturating_sub(idle.as_millis() as u64)
    }

    /// Receives every change.
    pub fn changes(&self) -> watch::Receiver<Latest> {
        self.latest.subscribe()
    }

    /// Wakes everybody at the table: something changed.
    pub fn changed(&self) {
        self.latest.send_modify(|_| {});
    }

    /// Wakes everybody at the table: this is how it stands now.
    fn publish(&self, live: &LiveTable, news: Option<Vec<ReadyNews>>, cause: Option<Cause>) {
        self.latest.send_modify(|latest| *latest = live.latest(latest, news, cause));
    }

    /// The table as it stands.
    pub async fn read(
        self: &Arc<TableHandle>,
        app: &Arc<App>,
    ) -> Result<MappedMutexGuard<'_, LiveTable>, Problem> {
        let mut slot = self.slot.lock().await;
        if slot.is_none() {
            *slot = Some(self.load(app).await?);
        }
        MutexGuard::try_map(slot, Option::as_mut).map_err(|_| Problem::not_found("table"))
    }

    async fn load(self: &Arc<TableHandle>, app: &Arc<App>) -> Result<LiveTable, Problem> {
        let snapshot = app.store.snapshot(self.id.clone()).await?;
        let begun = snapshot.and_then(|(_, state)| LiveTable::from_snapshot(Arc::clone(&self.meta), &state));
        let mut live = begun.unwrap_or_else(|| LiveTable::new(Arc::clone(&self.meta)));
        let log = app.store.log(self.id.clone(), live.seq).await?;
        let long = log.len() as u64 >= SNAPSHOT_EVERY;
        live.read_on(log, Audience::NOBODY);
        if long {
            self.keep_snapshot(app, &live);
        }
        if let Some(reason) = live.to_be_closed() {
            tracing::warn!(
                table = self.id,
                reason,
                "closing a table: its log does not replay with today's rules"
            );
            let entry = LogEntry::Close { reason: reason.to_string() };
            let row = live.write(entry.into(), unix_millis(), false)?;
            let listing = live.listing_update(&row.entry, Status::Running, None);
            // If another process was faster, it wrote the same.
            app.store.append(self.id.clone(), row, listing).await?;
        }
        self.publish(&live, None, None);
        self.after_change(app, &live);
        Ok(live)
    }

    /// Makes a change from the table as it stands and writes it to the log. It counts once it is stored; if another
    /// process was faster, it is made again from what that process wrote.
    pub async fn change<T>(
        self: &Arc<TableHandle>,
        app: &Arc<App>,
        make: impl Fn(&LiveTable) -> Result<Step<T>, Problem>,
    ) -> Result<T, Problem> {
        let cause = Cause::now();
        let mut slot = self.slot.lock().await;
        let mut step = METRICS.wait.since(cause.at);
        for _ in 0..TRIES {
            // Out of the slot until it is stored: if this future is dropped, nothing unstored stays in memory.
            let mut live = match slot.take() {
                Some(live) => live,
                None => self.load(app).await?,
            };
            let (change, value) = match make(&live) {
                Ok(Step::Write(change, value)) => (change, value),
                Ok(Step::Already(value)) => {
                    *slot = Some(live);
                    return Ok(value);
                }
                Err(problem) => {
                    *slot = Some(live);
                    return Err(problem);
                }
            };
            if let Err(problem) = self.may_go_on(app, &live, &change) {
                *slot = Some(live);
                return Err(problem);
            }
            let (before, leaver) = (live.status, leaver(&live, &change));
            let at = unix_millis().max(live.changed);
            let audience = self.audience();
            let row = match live.write(change, at, !audience.is_empty()) {
                Ok(row) => row,
                Err(problem) => {
                    *slot = Some(live);
                    return Err(problem);
                }
            };
            let listing = live.listing_update(&row.entry, before, leaver);
            step = METRICS.rules.since(step);
            let stored = async {
                let stored = app.store.append(self.id.clone(), row, listing).await;
                METRICS.store.since(step);
                stored
            };
            // While the store writes, the news are made; nobody gets them before it has.
            let news = async {
                yield_now().await;
                let began = Instant::now();
                let news = live.make_news(audience);
                METRICS.encode.since(began);
                news
            };
            let (stored, news) = tokio::join!(stored, news);
            match stored? {
                AppendResult::Stored => {
                    self.publish(&live, Some(news), Some(cause));
                    app.bus.tell(Message::Wrote { table: self.id.clone(), seq: live.seq });
                    if live.seq.is_multiple_of(SNAPSHOT_EVERY) {
                        self.keep_snapshot(app, &live);
                    }
                    self.after_change(app, &live);
                    *slot = Some(live);
                    return Ok(value);
                }
                AppendResult::Conflict => {
                    METRICS.conflicts.inc();
                }
            }
        }
        Err(Problem::new(Code::Trouble, "the table is too busy; try again"))
    }

    /// Refuses what people could write without end.
    fn may_go_on(&self, app: &App, live: &LiveTable, change: &Change) -> Result<(), Problem> {
        let Change::Entry(entry) = change else { return Ok(()) };
        let limits = &app.config.limits;
        if !entry.is_endless() {
            return Ok(());
        }
        if live.seq >= limits.entries {
            return Err(Problem::new(
                Code::TooMany,
                "the log of this table is full; only moves are possible",
            ));
        }
        if !take_token(&self.endless, limits.changes_of_mind) {
            return Err(Problem::new(Code::TooMany, "too many changes at this table; wait a moment"));
        }
        Ok(())
    }

    /// The latest reactions on moves, in the order of the log.
    pub async fn reactions(&self, app: &App) -> Arc<[StoredReaction]> {
        let known = locked(&self.reactions).clone();
        match known {
            Some(known) => known,
            None => self.read_reactions(app).await,
        }
    }

    async fn read_reactions(&self, app: &App) -> Arc<[StoredReaction]> {
        let read = app.store.reactions(self.id.clone(), REACTIONS).await;
        let read = Arc::from(read.unwrap_or_default());
        *locked(&self.reactions) = Some(Arc::clone(&read));
        read
    }

    /// Stores the reaction of a seat on the entry with this position, or takes it away, and tells everybody.
    pub async fn react(
        &self,
        app: &App,
        seq: u64,
        seat: Seat,
        feeling: Option<Feeling>,
    ) -> Result<(), Problem> {
        if !take_token(&self.reacting, app.config.limits.changes_of_mind) {
            return Err(Problem::new(Code::TooMany, "too many reactions at this table; wait a moment"));
        }
        app.store.react(self.id.clone(), seq, seat.0, feeling).await?;
        app.bus.tell(Message::Talked { table: self.id.clone() });
        self.read_reactions(app).await;
        self.changed();
        Ok(())
    }

    /// A message was stored: everybody hears it, here and at the other servers.
    pub fn said(&self, app: &App, id: i64) {
        self.last_said.fetch_max(id, Ordering::SeqCst);
        self.changed();
        app.bus.tell(Message::Talked { table: self.id.clone() });
    }

    /// Reads what was said and felt at other servers.
    pub async fn listen(&self, app: &App) -> Result<(), Problem> {
        self.last_said.fetch_max(app.store.last_said(&self.id).await?, Ordering::SeqCst);
        self.read_reactions(app).await;
        self.changed();
        Ok(())
    }

    /// Writes a snapshot in the background, unless one is on its way.
    fn keep_snapshot(self: &Arc<TableHandle>, app: &Arc<App>, live: &LiveTable) {
        if self.snapping.swap(true, Ordering::SeqCst) {
            return;
        }
        let (app, handle, live) = (Arc::clone(app), Arc::clone(self), live.clone());
        tokio::spawn(async move {
            let seq = live.seq;
            let state = tokio::task::spawn_blocking(move || live.snapshot()).await;
            if let Ok(Some(state)) = state
                && let Err(error) = app.store.put_snapshot(handle.id.clone(), seq, state).await
            {
                // The log has everything.
                tracing::warn!(table = handle.id, %error, "could not write a snapshot");
            }
            handle.snapping.store(false, Ordering::SeqCst);
        });
    }

    /// Reads what another process wrote, at least up to entry `seq`.
    pub async fn catch_up(self: &Arc<TableHandle>, app: &Arc<App>, seq: u64) -> Result<(), Problem> {
        let mut slot = self.slot.lock().await;
        let Some(live) = slot.as_mut() else { return Ok(()) };
        if live.seq >= seq {
            return Ok(());
        }
        match app.store.log(self.id.clone(), live.seq).await {
            Ok(more) if more.is_empty() => return Ok(()),
            Ok(more) => {
                let lag = more.last().map_or(0, |row| unix_millis().saturating_sub(row.at));
                METRICS.log_lag_seconds.observe(lag as f64 / 1000.0);
                let news = live.read_on(more, self.audience());
                self.publish(live, Some(news), None);
            }
            Err(error) => {
                // What is in memory is out of date: the next reader loads the table.
                *slot = None;
                self.changed();
                return Err(error.into());
            }
        }
        if live.to_be_closed().is_some() {
            *live = self.load(app).await?;
        }
        self.after_change(app, live);
        Ok(())
    }

    /// Reads up to the last entry, and lets clocks and bots go on from there.
    pub async fn wake(self: &Arc<TableHandle>, app: &Arc<App>) -> Result<(), Problem> {
        self.catch_up(app, u64::MAX).await?;
        let live = self.read(app).await?;
        self.publish(&live, None, None);
        self.after_change(app, &live);
        Ok(())
    }

    /// Sets the clock and calls the bots if this server runs the table; runs after every change.
    fn after_change(self: &Arc<TableHandle>, app: &Arc<App>, live: &LiveTable) {
        self.touch();
        if app.leases.runs(&self.id) {
            app.clocks.set(&self.id, live.next_deadline());
            notices::consider(app, self, live);
            bots::call(app, self, live);
        } else if live.status == Status::Running {
            Leases::ask_for(app, &self.id);
        }
        if live.status.ended() {
            Leases::let_go(app, &self.id);
        }
    }

    /// Lends a seat whose time is up to a bot for one move.
    pub async fn lend(self: &Arc<TableHandle>, app: &Arc<App>, seat: Seat) -> Result<(), Problem> {
        let mut live = self.read(app).await?;
        live.lent.insert(seat);
        self.publish(&live, None, None);
        self.after_change(app, &live);
        Ok(())
    }

    /// The viewers that are connected here.
    fn audience(&self) -> Audience {
        let (present, apply) = (*locked(&self.present), *locked(&self.apply_changes));
        let with = |has: &dyn Fn(usize) -> bool| -> Viewers {
            Viewers::EVERYBODY.iter().filter(|viewer| has(Viewers::index(*viewer))).collect()
        };
        Audience {
            whole: with(&|viewer| present[viewer] > apply[viewer]),
            changes: with(&|viewer| apply[viewer] > 0),
        }
    }

    /// The seats whose people are connected, and the number of spectators; at all servers.
    pub fn present(&self) -> (SeatSet, u32) {
        let mut present = *locked(&self.present);
        for (_, counts) in locked(&self.elsewhere).values() {
            for (all, count) in present.iter_mut().zip(counts) {
                *all += count;
            }
        }
        let seats = (0..MAX_SEATS as u8).map(Seat).filter(|seat| present[seat.index()] > 0);
        (seats.collect(), present[MAX_SEATS])
    }

    /// The clients that are connected here, if there are any.
    pub fn presence_here(&self) -> Option<(String, [u32; Viewers::COUNT])> {
        let counts = *locked(&self.present);
        counts.iter().any(|count| *count > 0).then(|| (self.id.clone(), counts))
    }

    /// Tells the other servers who is connected here.
    pub fn tell_presence(&self, app: &App) {
        let counts = *locked(&self.present);
        app.bus.tell(Message::Present { tables: vec![(self.id.clone(), counts)] });
    }

    /// Another server says who is connected there.
    pub fn present_at(&self, node: &str, counts: [u32; Viewers::COUNT]) {
        let before = self.present();
        locked(&self.elsewhere).insert(node.into(), (Instant::now(), counts));
        self.note_absent(&before.0);
        if before != self.present() {
            self.changed();
        }
    }

    /// Forgets what other servers have not repeated for a while: they are gone, or nobody is there any more.
    pub fn forget_absent(&self) {
        let before = self.present();
        locked(&self.elsewhere).retain(|_, (at, _)| at.elapsed() < PRESENT);
        self.note_absent(&before.0);
        if before != self.present() {
            self.changed();
        }
    }

    /// The people that were connected before and are not now were last here now.
    fn note_absent(&self, before: &SeatSet) {
        for seat in (*before - self.present().0).iter() {
            locked(&self.last_here)[seat.index()] = unix_millis();
        }
    }

    pub fn presence(&self, app: &App, attendance: &Attendance) -> Presence {
        let (here, spectators) = self.present();
        let away = |seat: Seat| Away { seat: seat.0, until: self.away_until(app, attendance, seat) };
        Presence {
            seats: here.iter().map(|seat| seat.0).collect(),
            spectators,
            away: (attendance.playing - here).iter().map(away).collect(),
        }
    }

    /// From when on the others can go on without a person who is not connected.
    fn away_until(&self, app: &App, attendance: &Attendance, seat: Seat) -> u64 {
        let (live_limit, days_limit) = app.config.limits.away;
        let limit = if attendance.slow { days_limit } else { live_limit };
        let since = locked(&self.last_here)[seat.index()].max(attendance.last_seen[seat.index()]);
        since + limit.as_millis() as u64
    }

    /// The people without whom the others can go on.
    pub fn gone(&self, app: &App, live: &LiveTable) -> SeatSet {
        // If the others can't say who is connected there, nobody counts as gone.
        if !app.leases.is_alone() && !app.bus.is_up() {
            return SeatSet::EMPTY;
        }
        let (now, presence) = (unix_millis(), self.presence(app, &live.attendance()));
        presence.away.iter().filter(|away| away.until <= now).map(|away| Seat(away.seat)).collect()
    }

    /// Counts a viewer as present while the guard lives; `changes` says whether this client applies changes.
    pub fn enter(self: &Arc<TableHandle>, app: &Arc<App>, viewer: Viewer, changes: bool) -> PresenceGuard {
        let first = self.presence_here().is_none();
        locked(&self.present)[Viewers::index(viewer)] += 1;
        locked(&self.apply_changes)[Viewers::index(viewer)] += u32::from(changes);
        if first {
            app.bus.tell(Message::Who { table: self.id.clone() });
        }
        self.tell_presence(app);
        self.changed();
        PresenceGuard { app: Arc::clone(app), handle: Arc::clone(self), viewer, changes }
    }

    /// Forgets what only helps while moves follow each other.
    pub fn settle(&self) {
        if let Ok(mut slot) = self.slot.try_lock()
            && let Some(live) = slot.as_mut().filter(|live| !live.is_settled())
        {
            live.settle();
            // Nobody is woken for it.
            self.latest.send_if_modified(|latest| {
                latest.settle();
                false
            });
        }
    }

    /// Drops a finished table from memory when its last viewer leaves; its log is kept.
    fn release_if_over(&self) {
        let alone = locked(&self.present).iter().all(|count| *count == 0);
        if let Ok(mut slot) = self.slot.try_lock()
            && alone
            && slot.as_ref().is_some_and(|live| live.status.ended())
        {
            *slot = None;
            // Idle at once: the handle goes with the next tidying up, unless somebody comes back.
            self.used.store(0, Ordering::Relaxed);
        }
    }
}

/// Counts a viewer as present.
pub struct PresenceGuard {
    app: Arc<App>,
    handle: Arc<TableHandle>,
    viewer: Viewer,
    changes: bool,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        locked(&self.handle.present)[Viewers::index(self.viewer)] -= 1;
        locked(&self.handle.apply_changes)[Viewers::index(self.viewer)] -= u32::from(self.changes);
        if let Viewer::Seat(seat) = self.viewer {
            locked(&self.handle.last_here)[seat.index()] = unix_millis();
        }
        self.handle.tell_presence(&self.app);
        self.handle.release_if_over();
        self.handle.changed();
    }
}

/// Takes a token from a bucket that is refilled at this rate a minute, up to a limit.
fn take_token(bucket: &Mutex<Option<TokenBucket>>, (a_minute, most): (f64, f64)) -> bool {
    locked(bucket).get_or_insert_with(|| TokenBucket::new((a_minute / 60.0, most))).take()
}

/// The guest that leaves their seat with this change.
fn leaver(live: &LiveTable, change: &Change) -> Option<String> {
    let Change::Entry(LogEntry::Free { seat }) = change else { return None };
    live.seated.get(usize::from(*seat))?.guest.as_ref().map(|guest| guest.id.clone())
}
