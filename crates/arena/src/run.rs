use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::iter::{ParallelBridge, ParallelIterator};

use crate::{Bout, Foul, Results, ResultsError, Tournament, TournamentError};

/// Why a run stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The tournament has no games.
    #[error("{0}")]
    Tournament(#[from] TournamentError),
    /// A bot made an illegal move.
    #[error("{0}")]
    Foul(#[from] Foul),
    /// The results could not be saved.
    #[error("{0}")]
    Results(#[from] ResultsError),
    /// The threads could not be started.
    #[error("{0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Plays every game of `tournament` that is not yet in `results`, and saves each as soon as it ends. `progress` gets the
/// number of games done so far, from any thread.
pub fn run(
    tournament: &Tournament,
    results: &mut Results,
    threads: NonZeroUsize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(), RunError> {
    tournament.check()?;
    let bouts = tournament.bouts();
    let open: Vec<&Bout> = bouts.iter().filter(|bout| !results.has(&bout.key(tournament))).collect();
    let done = AtomicU64::new((bouts.len() - open.len()) as u64);
    progress(done.load(Ordering::Relaxed));
    let results = Mutex::new(results);
    let play = |bout: &Bout| -> Result<(), RunError> {
        let played = bout.play(tournament)?;
        results.lock().unwrap_or_else(std::sync::PoisonError::into_inner).keep(played)?;
        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        Ok(())
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build()?;
    // In order, not split in halves: the run goes deal by deal.
    pool.install(|| open.into_iter().par_bridge().try_for_each(play))
}
