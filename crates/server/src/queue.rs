//! The order in which bots think. They share a bounded number of threads: bots that people wait for come first, and
//! nobody's tables can crowd out another person's.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::app::locked;
use crate::handle::TableHandle;
use crate::metrics::METRICS;

/// What a thread is wanted for.
pub struct Work {
    pub handle: Arc<TableHandle>,
    pub kind: WorkKind,
    /// The person it counts for: a guest, or the address of somebody without a name.
    pub owner: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkKind {
    /// A bot moves.
    Move,
    /// A person asks what to do.
    Hint,
    /// A finished game is looked at.
    Analysis,
}

/// How much somebody waits for it; the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Urgency {
    /// A person is at the table, or asks for a hint.
    Played,
    /// Others watch.
    Watched,
    /// Nobody is there.
    Alone,
    /// It can take as long as it takes.
    Later,
}

impl Work {
    fn urgency(&self) -> Urgency {
        let (people, spectators) = self.handle.present();
        match self.kind {
            WorkKind::Hint => Urgency::Played,
            WorkKind::Move if !people.is_empty() => Urgency::Played,
            WorkKind::Move if spectators > 0 => Urgency::Watched,
            WorkKind::Move => Urgency::Alone,
            WorkKind::Analysis => Urgency::Later,
        }
    }
}

/// The threads that bots think on.
pub struct Thinkers {
    threads: usize,
    queue: Mutex<Queue>,
}

struct Queue {
    free: usize,
    waiting: Vec<Waiter>,
    /// When each person with waiting work was last served, in turns.
    served: HashMap<String, u64>,
    turn: u64,
}

struct Waiter {
    work: Work,
    go: oneshot::Sender<Permit>,
}

/// The right to think on one thread.
pub struct Permit {
    thinkers: Arc<Thinkers>,
    /// How many others of the same urgency or more wait for each thread.
    crowd: u32,
}

impl Permit {
    /// The part of `time` that leaves the others their share.
    pub fn share(&self, time: Duration) -> Duration {
        time / (1 + self.crowd)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        locked(&self.thinkers.queue).free += 1;
        METRICS.bots_thinking.dec();
        self.thinkers.serve();
    }
}

impl Thinkers {
    /// Whether all threads are taken.
    pub fn are_busy(&self) -> bool {
        locked(&self.queue).free == 0
    }

    pub fn new(threads: usize) -> Arc<Thinkers> {
        let queue = Queue { free: threads, waiting: Vec::new(), served: HashMap::new(), turn: 0 };
        Arc::new(Thinkers { threads, queue: Mutex::new(queue) })
    }

    /// Waits for a thread; `None` if the server shuts down meanwhile.
    pub async fn wait(self: &Arc<Thinkers>, work: Work) -> Option<Permit> {
        let (go, gone) = oneshot::channel();
        METRICS.bots_waiting.inc();
        let _waits = Waits;
        locked(&self.queue).waiting.push(Waiter { work, go });
        self.serve();
        gone.await.ok()
    }

    /// Gives free threads to those who wait.
    fn serve(self: &Arc<Thinkers>) {
        loop {
            let next = locked(&self.queue).next(self.threads);
            let Some((waiter, crowd)) = next else { return };
            METRICS.bots_thinking.inc();
            // If they no longer wait, the permit is dropped and the thread is free again.
            let _ = waiter.go.send(Permit { thinkers: Arc::clone(self), crowd });
        }
    }
}

impl Queue {
    /// The one to serve next, and how many others of the same urgency or more wait for each thread.
    fn next(&mut self, threads: usize) -> Option<(Waiter, u32)> {
        self.waiting.retain(|waiter| !waiter.go.is_closed());
        if self.free == 0 || self.waiting.is_empty() {
            if self.waiting.is_empty() {
                self.served.clear();
            }
            return None;
        }
        let order = |waiter: &Waiter| {
            let served = self.served.get(&waiter.work.owner).copied().unwrap_or(0);
            (waiter.work.urgency(), served)
        };
        // Of equals the one that has waited longest: the first.
        let best = (0..self.waiting.len()).min_by_key(|at| order(&self.waiting[*at]))?;
        let waiter = self.waiting.remove(best);
        let urgency = waiter.work.urgency();
        let crowd = self.waiting.iter().filter(|other| other.work.urgency() <= urgency).count() / threads;
        self.free -= 1;
        self.turn += 1;
        self.served.insert(waiter.work.owner.clone(), self.turn);
        Some((waiter, u32::try_from(crowd).unwrap_or(u32::MAX - 1)))
    }
}

/// Counts somebody who waits.
struct Waits;

impl Drop for Waits {
    fn drop(&mut self) {
        METRICS.bots_waiting.dec();
    }
}

#[cfg(test)]
mod tests {
    use table::{Seat, Viewer};

    use super::*;
    use crate::app::App;
    use crate::bus::Bus;
    use crate::config::Config;
    use crate::store::{Database, Store, TableMeta};

    fn table(id: &str) -> Arc<TableHandle> {
        Arc::new(TableHandle::new(TableMeta::sample(id)))
    }

    /// The order in which work with these names gets the only thread.
    async fn order(work: Vec<(&'static str, Work)>) -> Vec<&'static str> {
        let thinkers = Thinkers::new(1);
        let first =
            thinkers.wait(Work { handle: table("first"), kind: WorkKind::Hint, owner: "".into() }).await;
        let (done, mut order) = tokio::sync::mpsc::unbounded_channel();
        for (name, work) in work {
            let (thinkers, done) = (Arc::clone(&thinkers), done.clone());
            tokio::spawn(async move {
                let permit = thinkers.wait(work).await;
                done.send(name).unwrap();
                drop(permit);
            });
            tokio::task::yield_now().await;
        }
        drop((first, done));
        let mut names = Vec::new();
        while let Some(name) = order.recv().await {
            names.push(name);
        }
        names
    }

    #[tokio::test]
    async fn bots_that_people_wait_for_think_first() {
        let config = Config::new("127.0.0.1:0".parse().unwrap(), "");
        let app = App::new(config, Store::open(&Database::Memory).await.unwrap(), Bus::alone("here"));
        let played = table("played");
        let _ada = played.enter(&app, Viewer::Seat(Seat(0)), false);
        let watched = table("watched");
        let _eve = watched.enter(&app, Viewer::Spectator, false);
        let work =
            |handle: &Arc<TableHandle>, kind| Work { handle: Arc::clone(handle), kind, owner: "a".into() };
        let names = order(vec![
            ("analysis", work(&played, WorkKind::Analysis)),
            ("alone", work(&table("alone"), WorkKind::Move)),
            ("watched", work(&watched, WorkKind::Move)),
            ("played", work(&played, WorkKind::Move)),
            ("hint", work(&table("other"), WorkKind::Hint)),
        ]);
        assert_eq!(names.await, ["played", "hint", "watched", "alone", "analysis"]);
    }

    #[tokio::test]
    async fn people_take_turns() {
        let handle = table("t");
        let of =
            |owner: &str| Work { handle: Arc::clone(&handle), kind: WorkKind::Move, owner: owner.into() };
        let names =
            order(vec![("a1", of("a")), ("a2", of("a")), ("a3", of("a")), ("b1", of("b")), ("b2", of("b"))]);
        assert_eq!(names.await, ["a1", "b1", "a2", "b2", "a3"]);
    }

    #[tokio::test]
    async fn a_crowd_shares_the_time_and_who_leaves_frees_their_place() {
        let thinkers = Thinkers::new(2);
        let work = || Work { handle: table("t"), kind: WorkKind::Hint, owner: "a".into() };
        let (one, two) = (thinkers.wait(work()).await.unwrap(), thinkers.wait(work()).await.unwrap());
        let second = Duration::from_secs(1);
        assert_eq!((one.share(second), two.share(second)), (second, second));
        let waiting: Vec<_> = (0..5)
            .map(|_| {
                let thinkers = Arc::clone(&thinkers);
                tokio::spawn(async move { thinkers.wait(work()).await })
            })
            .collect();
        tokio::task::yield_now().await;
        waiting[0].abort();
        tokio::task::yield_now().await;
        drop(one);
        let mut waiting = waiting.into_iter().skip(1);
        let next = waiting.next().unwrap().await.unwrap().unwrap();
        assert_eq!(next.share(second), second / 2, "three others wait for two threads");
    }
}
