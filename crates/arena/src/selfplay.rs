//! Games that bots play against themselves, saved as lessons for a network.
//!
//! A [`Plan`] says which games; [`run`] plays them on all cores and saves them as [`learn::Shard`]s, one file for a few games
//! of one table. A game depends on its seed, the networks and the recipe alone, so a run that was stopped continues where
//! it was, and the same plan makes the same files.

use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use learn::{Head, Shard, ShardError};
use titles::Net;
pub use titles::selfplay::Recipe;
use titles::sim::game_seed;

use crate::TableSpec;

/// The number of games in a file.
const SHARD: u64 = 24;

/// Which games to play, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The tables, all of one game.
    pub tables: Vec<TableSpec>,
    /// The number of games at each table.
    pub games: u64,
    /// The seed of all deals.
    pub seed: u64,
    /// The networks that play, the newest last; none play by hand.
    pub nets: Vec<Arc<Net>>,
    /// How they play.
    pub recipe: Recipe,
}

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// The number of games, those of earlier runs included.
    pub games: u64,
    /// The number of positions that were kept of them.
    pub positions: u64,
}

/// Why self-play stopped.
#[derive(Debug, thiserror::Error)]
pub enum SelfPlayError {
    /// The folder can't be used.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A shard can't be used.
    #[error("`{file}`: {why}")]
    Shard {
        /// The file.
        file: String,
        /// What is wrong with it.
        why: ShardError,
    },
    /// A shard was made by another plan.
    #[error("`{0}` was played otherwise; use another folder")]
    Other(String),
}

/// A file to play.
struct Part<'a> {
    table: &'a TableSpec,
    first: u64,
    games: u64,
}

impl Plan {
    /// The files of this plan, the tables by turns.
    fn parts(&self) -> Vec<Part<'_>> {
        let starts = (0..self.games).step_by(SHARD as usize);
        let part = |first| move |table| Part { table, first, games: SHARD.min(self.games - first) };
        starts.flat_map(|first| self.tables.iter().map(part(first))).collect()
    }

    fn head(&self, part: &Part<'_>, games: u64) -> Head {
        let title = part.table.title;
        let nets: Vec<String> = self.nets.iter().map(|net| net.note().to_string()).collect();
        Head {
            game: title.name().to_string(),
            version: title.version(),
            layout: format!("{:016x}", title.layout().hash()),
            inputs: title.layout().size().into(),
            actions: title.action_count(),
            table: part.table.name.clone(),
            seed: self.seed,
            first: part.first,
            games,
            how: format!("{}; networks: {nets:?}", self.recipe),
        }
    }

    /// The seed of a game. Tables don't share deals.
    fn game_seed(&self, part: &Part<'_>, game: u64) -> u64 {
        let table = part
            .table
            .name
            .bytes()
            .fold(self.seed, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        game_seed(table, game)
    }

    fn file(&self, dir: &Path, part: &Part<'_>) -> PathBuf {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '_' };
        let table: String = part.table.name.chars().map(plain).collect();
        dir.join(format!("{table}.{}.{:06}.shard", self.seed, part.first))
    }

    /// Plays a file. Ends early at `until`.
    fn play(&self, part: &Part<'_>, until: Option<Instant>, done: &AtomicU64) -> Shard {
        let mut games = Vec::new();
        for game in part.first..part.first + part.games {
            if until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
            let seed = self.game_seed(part, game);
            let played = part.table.title.self_play(&part.table.options, seed, &self.nets, &self.recipe);
            games.push(played.expect("the options were tried before"));
            done.fetch_add(1, Ordering::Relaxed);
        }
        Shard { head: self.head(part, games.len() as u64), games }
    }
}

/// Plays all games of a plan that are not yet in the folder `dir`, or as many as can be begun before `until`. `progress` gets the number
/// of games done so far, from any thread.
pub fn run(
    plan: &Plan,
    dir: &Path,
    threads: NonZeroUsize,
    until: Option<Instant>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Played, SelfPlayError> {
    fs::create_dir_all(dir)?;
    let parts = plan.parts();
    let (next, done) = (AtomicUsize::new(0), AtomicU64::new(0));
    let (played, failed) = (Mutex::new(Played::default()), Mutex::new(None));
    let worker = || {
        while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
            let stop = until.is_some_and(|until| Instant::now() >= until);
            if stop || lock(&failed).is_some() {
                return;
            }
            match plan.part(part, dir, until, &done) {
                Ok(more) => {
                    let mut played = lock(&played);
                    played.games += more.games;
                    played.positions += more.positions;
                }
                Err(error) => *lock(&failed) = Some(error),
            }
            progress(done.load(Ordering::Relaxed));
        }
    };
    std::thread::scope(|scope| (0..threads.get()).for_each(|_| _ = scope.spawn(worker)));
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        None => Ok(played.into_inner().unwrap_or_else(PoisonError::into_inner)),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Plan {
    /// Plays a file that is not there yet.
    fn part(
        &self,
        part: &Part<'_>,
        dir: &Path,
        until: Option<Instant>,
        done: &AtomicU64,
    ) -> Result<Played, SelfPlayError> {
        let file = self.file(dir, part);
        let named = |why| SelfPlayError::Shard { file: file.display().to_string(), why };
        let shard = if file.exists() {
            let shard = Shard::read(&file).map_err(named)?;
            if shard.head != self.head(part, shard.head.games) {
                return Err(SelfPlayError::Other(file.display().to_string()));
            }
            done.fetch_add(shard.head.games, Ordering::Relaxed);
            shard
        } else {
            let shard = self.play(part, until, done);
            if !shard.games.is_empty() {
                shard.write(&file).map_err(named)?;
            }
            shard
        };
        let positions = shard.games.iter().map(|game| game.positions.len() as u64).sum();
        Ok(Played { games: shard.games.len() as u64, positions })
    }
}

/// The shards in a folder, by name.
pub fn shards(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "shard") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
