//! All tables: those in memory, and the way to the others.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use table::{Seat, SeatSet, Viewer};
use tokio::sync::{MappedMutexGuard, MutexGuard, Semaphore, watch};

use crate::analysis::Thoughts;
use crate::api::{Code, Presence, Problem};
use crate::bots;
use crate::clocks::Clocks;
use crate::config::Config;
use crate::entry::Entry;
use crate::guard::Rates;
use crate::live::{Live, Viewers};
use crate::metrics::METRICS;
use crate::secret;
use crate::store::{Landing, Logged, Made, Store};

/// So often an entry is tried again when another process was faster. Who loses reads the log anew, which takes time in
/// which he may lose again; each time another has got on.
const TRIES: usize = 50;

/// All tables of this process.
pub struct Hall {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub rates: Rates,
    pub clocks: Clocks,
    /// Threads for bots to think on.
    pub bots: Arc<Semaphore>,
    /// Turns true when the server shuts down.
    pub closing: watch::Sender<bool>,
    tables: Mutex<HashMap<String, Arc<Cell>>>,
    sockets: Mutex<HashMap<String, usize>>,
}

/// A table, in memory or not.
pub struct Cell {
    pub id: String,
    pub made: Arc<Made>,
    /// Empty while the table is not in memory, and while an entry is on its way to the store.
    slot: tokio::sync::Mutex<Option<Live>>,
    changes: watch::Sender<u64>,
    present: Mutex<Present>,
    /// The id of the last thing said here.
    pub last_said: AtomicI64,
    /// Whether a bot thinks here or waits to.
    pub thinking: AtomicBool,
    /// The seats for which a hint is being thought about, as bits.
    pub hinting: AtomicU8,
    /// What a bot thinks of the game after its end, if somebody wanted to know.
    pub analysis: OnceLock<Arc<Thoughts>>,
    used: AtomicU64,
}

#[derive(Default)]
struct Present {
    counts: [u32; Viewers::COUNT],
}

/// What a change of a table comes to.
pub enum Step<T> {
    /// Write this entry.
    Write(Entry, T),
    /// It was done before.
    Already(T),
}

fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<Hall> {
        Arc::new(Hall {
            rates: Rates::new(config.limits),
            bots: Arc::new(Semaphore::new(config.bots.get())),
            clocks: Clocks::default(),
            closing: watch::Sender::new(false),
            tables: Mutex::new(HashMap::new()),
            sockets: Mutex::new(HashMap::new()),
            config,
            store,
        })
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Arc<Cell>, Problem> {
        if let Some(cell) = self.in_memory(id) {
            return Ok(cell);
        }
        let made = self.store.made(id.into()).await?.ok_or_else(|| Problem::not_found("table"))?;
        let mut tables = locked(&self.tables);
        let cell = tables.entry(id.into()).or_insert_with(|| {
            METRICS.tables.add(1);
            Arc::new(Cell::new(made))
        });
        Ok(Arc::clone(cell))
    }

    fn in_memory(&self, id: &str) -> Option<Arc<Cell>> {
        let cell = locked(&self.tables).get(id).cloned()?;
        cell.used.store(secret::now(), Ordering::Relaxed);
        Some(cell)
    }

    /// Forgets tables nobody has looked at for a while.
    pub fn tidy_up(&self) {
        let old = secret::now().saturating_sub(self.config.idle.as_millis() as u64);
        let mut tables = locked(&self.tables);
        let before = tables.len();
        tables.retain(|_, cell| Arc::strong_count(cell) > 1 || cell.used.load(Ordering::Relaxed) > old);
        METRICS.tables.add(tables.len() as i64 - before as i64);
        self.rates.tidy_up();
    }

    /// Reads on at the tables at which another process has written.
    pub async fn look(self: &Arc<Hall>, mark: i64) -> Result<i64, Problem> {
        let (mark, written) = self.store.written(mark).await?;
        for (id, seq) in written {
            let Some(cell) = locked(&self.tables).get(&id).cloned() else { continue };
            cell.catch_up(self, seq).await?;
        }
        Ok(mark)
    }

    /// Wakes every running table: bots go on, clocks run.
    pub async fn wake_all(self: &Arc<Hall>) -> Result<(), Problem> {
        for id in self.store.running().await? {
            let cell = self.table(&id).await?;
            drop(cell.read(self).await?);
        }
        Ok(())
    }

    /// Waits until the server shuts down.
    pub async fn closed(&self) {
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Waits until every socket is closed.
    pub async fn sockets_closed(&self) {
        while !locked(&self.sockets).is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A place for one more socket of this guest; nothing if he has too many.
    pub fn socket(self: &Arc<Hall>, who: String) -> Option<SocketPlace> {
        let mut sockets = locked(&self.sockets);
        let count = sockets.entry(who.clone()).or_default();
        if *count >= self.config.limits.sockets {
            return None;
        }
        *count += 1;
        METRICS.sockets.add(1);
        Some(SocketPlace { hall: Arc::clone(self), who })
    }
}

/// Counts a socket as long as it is open.
pub struct SocketPlace {
    hall: Arc<Hall>,
    who: String,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        METRICS.sockets.add(-1);
        let mut sockets = locked(&self.hall.sockets);
        if let Some(count) = sockets.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.who);
            }
        }
    }
}

impl Cell {
    fn new(made: Made) -> Cell {
        Cell {
            id: made.id.clone(),
            made: Arc::new(made),
            slot: tokio::sync::Mutex::new(None),
            changes: watch::Sender::new(0),
            present: Mutex::new(Present::default()),
            last_said: AtomicI64::new(0),
            thinking: AtomicBool::new(false),
            hinting: AtomicU8::new(0),
            analysis: OnceLock::new(),
            used: AtomicU64::new(secret::now()),
        }
    }

    /// Hears of every change.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Tells everybody at the table that something changed.
    pub fn changed(&self) {
        self.changes.send_modify(|version| *version += 1);
    }

    /// The table as it stands.
    pub async fn read(self: &Arc<Cell>, hall: &Arc<Hall>) -> Result<MappedMutexGuard<'_, Live>, Problem> {
        let mut slot = self.slot.lock().await;
        if slot.is_none() {
            *slot = Some(self.load(hall).await?);
        }
        MutexGuard::try_map(slot, Option::as_mut).map_err(|_| Problem::not_found("table"))
    }

    async fn load(self: &Arc<Cell>, hall: &Arc<Hall>) -> Result<Live, Problem> {
        let log = hall.store.log(self.id.clone(), 0).await?;
        let mut live = Live::load(Arc::clone(&self.made), log);
        if let Some(reason) = live.to_be_closed() {
            tracing::warn!(table = self.id, reason, "a table can't go on with the rules of today");
            let entry = Entry::Close { reason: reason.to_string() };
            let mut logged = Logged { seq: live.seq + 1, at: secret::now(), entry };
            live.apply(&mut logged, Viewers::NOBODY)?;
            let cover = live.cover(&logged.entry, crate::api::Status::Running, None);
            // Who was faster said the same.
            hall.store.append(self.id.clone(), logged, cover).await?;
        }
        self.settle(hall, &live);
        Ok(live)
    }

    /// Makes an entry from the table as it stands and writes it. It counts once it is stored; if another process was
    /// faster, it is made again from what that one wrote.
    pub async fn change<T>(
        self: &Arc<Cell>,
        hall: &Arc<Hall>,
        make: impl Fn(&Live) -> Result<Step<T>, Problem>,
    ) -> Result<T, Problem> {
        let mut slot = self.slot.lock().await;
        for _ in 0..TRIES {
            // Out of the slot until it is stored: whoever is interrupted here leaves nothing that was not.
            let mut live = match slot.take() {
                Some(live) => live,
                None => self.load(hall).await?,
            };
            let (entry, value) = match make(&live) {
                Ok(Step::Write(entry, value)) => (entry, value),
                Ok(Step::Already(value)) => {
                    *slot = Some(live);
                    return Ok(value);
                }
                Err(problem) => {
                    *slot = Some(live);
                    return Err(problem);
                }
            };
            let (before, leaver) = (live.status, leaver(&live, &entry));
            let at = secret::now().max(live.changed);
            let mut logged = Logged { seq: live.seq + 1, at, entry };
            if let Err(problem) = live.apply(&mut logged, self.watching()) {
                *slot = Some(live);
                return Err(problem);
            }
            let cover = live.cover(&logged.entry, before, leaver);
            match hall.store.append(self.id.clone(), logged, cover).await? {
                Landing::Won => {
                    self.settle(hall, &live);
                    *slot = Some(live);
                    return Ok(value);
                }
                Landing::Lost => METRICS.lost.add(1),
            }
        }
        Err(Problem::new(Code::Trouble, "the table is too busy; try again"))
    }

    /// Reads what another process wrote, up to place `seq` at least.
    async fn catch_up(self: &Arc<Cell>, hall: &Arc<Hall>, seq: u64) -> Result<(), Problem> {
        let mut slot = self.slot.lock().await;
        let Some(live) = slot.as_mut() else { return Ok(()) };
        if live.seq >= seq {
            return Ok(());
        }
        let more = hall.store.log(self.id.clone(), live.seq).await?;
        live.read_on(more);
        self.settle(hall, live);
        Ok(())
    }

    /// After every change: all who watch are woken, clocks set, bots called.
    fn settle(self: &Arc<Cell>, hall: &Arc<Hall>, live: &Live) {
        self.used.store(secret::now(), Ordering::Relaxed);
        self.changed();
        hall.clocks.set(&self.id, live.next_deadline());
        bots::call(hall, self, live);
    }

    /// Lends a seat whose time is up to a bot for one move.
    pub async fn lend(self: &Arc<Cell>, hall: &Arc<Hall>, seat: Seat) -> Result<(), Problem> {
        let mut live = self.read(hall).await?;
        live.lent.insert(seat);
        self.settle(hall, &live);
        Ok(())
    }

    /// The viewers who are connected.
    fn watching(&self) -> Viewers {
        let present = locked(&self.present);
        let seats: SeatSet =
            (0..table::MAX_SEATS as u8).map(Seat).filter(|seat| present.counts[seat.index()] > 0).collect();
        Viewers::of(seats, present.counts[table::MAX_SEATS] > 0)
    }

    pub fn presence(&self) -> Presence {
        let present = locked(&self.present);
        let here = |seat: &u8| present.counts[usize::from(*seat)] > 0;
        Presence {
            seats: (0..table::MAX_SEATS as u8).filter(here).collect(),
            spectators: present.counts[table::MAX_SEATS],
        }
    }

    /// Counts a viewer as present as long as the guard lives.
    pub fn enter(self: &Arc<Cell>, viewer: Viewer) -> Here {
        locked(&self.present).counts[Viewers::index(viewer)] += 1;
        self.changed();
        Here { cell: Arc::clone(self), viewer }
    }

    /// A table that has ended leaves the memory with the last who looked at it; its log is kept.
    fn let_go(&self) {
        let alone = locked(&self.present).counts.iter().all(|count| *count == 0);
        if let Ok(mut slot) = self.slot.try_lock()
            && alone
            && slot.as_ref().is_some_and(|live| live.status.ended())
        {
            *slot = None;
            // Not used since long: forgotten at the next tidying up, unless somebody comes back.
            self.used.store(0, Ordering::Relaxed);
        }
    }
}

/// Somebody is here.
pub struct Here {
    cell: Arc<Cell>,
    viewer: Viewer,
}

impl Drop for Here {
    fn drop(&mut self) {
        locked(&self.cell.present).counts[Viewers::index(self.viewer)] -= 1;
        self.cell.let_go();
        self.cell.changed();
    }
}

/// Who gets up with this entry.
fn leaver(live: &Live, entry: &Entry) -> Option<String> {
    let Entry::Free { seat } = entry else { return None };
    live.seated.get(usize::from(*seat))?.guest.as_ref().map(|guest| guest.id.clone())
}
