use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::iter::{ParallelBridge, ParallelIterator};

use crate::{Bout, Foul, Plan, PlanError, Results, ResultsError};

/// Why a run stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Nobody would play.
    #[error("{0}")]
    Plan(#[from] PlanError),
    /// A bot broke a rule.
    #[error("{0}")]
    Foul(#[from] Foul),
    /// The results could not be kept.
    #[error("{0}")]
    Results(#[from] ResultsError),
    /// The threads could not be had.
    #[error("{0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Plays every game of `plan` that is not yet in `results`, and keeps each as soon as it is finished. `progress` hears how
/// many of all are done, from any thread.
pub fn run(
    plan: &Plan,
    results: &mut Results,
    threads: NonZeroUsize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(), RunError> {
    plan.check()?;
    let bouts = plan.bouts();
    let open: Vec<&Bout> = bouts.iter().filter(|bout| !results.has(&bout.key(plan))).collect();
    let done = AtomicU64::new((bouts.len() - open.len()) as u64);
    progress(done.load(Ordering::Relaxed));
    let results = Mutex::new(results);
    let play = |bout: &Bout| -> Result<(), RunError> {
        let played = bout.play(plan)?;
        results.lock().unwrap_or_else(std::sync::PoisonError::into_inner).keep(played)?;
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        Ok(())
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build()?;
    // One after another from the front, not in halves: the run goes deal by deal.
    pool.install(|| open.into_iter().par_bridge().try_for_each(play))
}
