//! Training from nothing: rounds of self-play, training, and the gate, for several games side by side.
//!
//! A [`Course`] keeps everything in a folder, one folder a game: the shards of each round, every network that passed the
//! gate, and what happened. It can be stopped after any step and continued later. What it does in a round is bounded by time,
//! because nobody knows beforehand how fast a machine is; `course.json` says what was done, so that it can be repeated.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use learn::{Data, Shard, TrainError, Verdict};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use serde::{Deserialize, Serialize};
use titles::selfplay::Recipe;
use titles::{Net, NoNet, Title};

use crate::selfplay::{self, Plan, SelfPlayError};
use crate::{Gate, Lead, RunError, TableSpec};

/// The number of rounds whose lessons are learned; weaker networks played the older ones.
const ROUNDS: usize = 3;
/// The number of networks that passed the gate and still play along, so that a new one doesn't forget how to beat them.
const POOL: usize = 4;
/// The most positions that are learned from at once.
const MOST_POSITIONS: usize = 5_000_000;
/// The parts of a round's time: playing, training, the gate. The rest is spare.
const PLAYING: f64 = 0.58;
const TRAINING: f64 = 0.24;
/// The positions that a thread learns in a second, until it was measured.
const SPEED: f64 = 20_000.0;
/// A lesson is learned at least this often, and at most this often in one round.
const EPOCHS: (usize, usize) = (1, 2);
/// The width of the small layer of a policy.
const POLICY: usize = 64;
/// The shortest round that is worth while, in seconds.
const SHORTEST: f64 = 20.0;

/// Which games are trained, where, and for how long.
#[derive(Clone, Debug)]
pub struct Course {
    /// The tables, of one or several games.
    pub tables: Vec<TableSpec>,
    /// The folder that holds everything.
    pub work: PathBuf,
    /// Also copies the best networks and the log to this folder.
    pub out: Option<PathBuf>,
    /// How long to go on, in all.
    pub time: Duration,
    /// How long a round of one game takes.
    pub round: Duration,
    /// The number of threads.
    pub threads: NonZeroUsize,
    /// The seed of everything.
    pub seed: u64,
    /// How games are played.
    pub recipe: Recipe,
    /// Whether networks learn a policy beside the value; it is worth little without searched decisions.
    pub leans: bool,
    /// The number of games at the gate against the network before, at each table.
    pub gate_games: u64,
    /// The number of games at the gate against the expert, at each table; none leaves it out.
    pub expert_games: u64,
    /// The budget of a decision against the expert.
    pub budget: titles::Budget,
}

/// Why a course stopped.
#[derive(Debug, thiserror::Error)]
pub enum CourseError {
    /// A folder or file can't be used.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// `course.json` can't be read.
    #[error("`{0}` is not the record of a course")]
    Record(String),
    /// Self-play stopped.
    #[error("{0}")]
    SelfPlay(#[from] SelfPlayError),
    /// A shard can't be read.
    #[error("{0}")]
    Shard(#[from] learn::ShardError),
    /// There is no network.
    #[error("{0}")]
    Train(#[from] TrainError),
    /// A network of an earlier round can't be used.
    #[error("{0}")]
    Net(#[from] NoNet),
    /// The gate stopped.
    #[error("{0}")]
    Gate(#[from] RunError),
}

/// What happened in the course of one game.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
struct Story {
    /// The rounds so far.
    rounds: Vec<Round>,
    /// The time spent, in seconds.
    spent: f64,
    /// The positions that a thread learns in a second.
    speed: Option<f64>,
}

/// What happened in a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Round {
    games: u64,
    positions: u64,
    epochs: usize,
    value: f64,
    value_by_hand: f64,
    policy: f64,
    policy_by_hand: f64,
    right: f64,
    right_by_hand: f64,
    before: [f64; 3],
    expert: Option<[f64; 3]>,
    passed: bool,
}

/// One game of a course.
struct Subject {
    title: &'static dyn Title,
    tables: Vec<TableSpec>,
    folder: PathBuf,
    story: Story,
}

impl Course {
    /// Goes on until its time is up. `told` gets a line whenever something happened.
    pub fn run(&self, told: &mut dyn FnMut(&str)) -> Result<(), CourseError> {
        let began = Instant::now();
        let end = began + self.time;
        fs::create_dir_all(&self.work)?;
        let mut log = OpenOptions::new().create(true).append(true).open(self.work.join("log.txt"))?;
        let mut tell = |log: &mut File, line: String| -> io::Result<()> {
            let line = format!("{:6.1} {line}", began.elapsed().as_secs_f64());
            told(&line);
            writeln!(log, "{line}")
        };
        let mut subjects = self.subjects()?;
        while let Some(subject) =
            subjects.iter_mut().min_by(|one, other| one.story.spent.total_cmp(&other.story.spent))
        {
            let left = end.saturating_duration_since(Instant::now()).as_secs_f64();
            // A last short round would have too few games.
            let time = if left < 1.5 * self.round.as_secs_f64() { left } else { self.round.as_secs_f64() };
            if time < 0.6 * SHORTEST.min(self.round.as_secs_f64()) {
                break;
            }
            let started = Instant::now();
            self.round(subject, time, &mut |line| tell(&mut log, line))?;
            subject.story.spent += started.elapsed().as_secs_f64();
            subject.save()?;
            self.copy_out(subject)?;
        }
        tell(&mut log, "the time is up".to_string())?;
        self.copy_log()
    }

    fn subjects(&self) -> Result<Vec<Subject>, CourseError> {
        let mut subjects: Vec<Subject> = Vec::new();
        for table in &self.tables {
            let name = table.title.name();
            if let Some(subject) = subjects.iter_mut().find(|subject| subject.title.name() == name) {
                subject.tables.push(table.clone());
                continue;
            }
            let folder = self.work.join(name);
            fs::create_dir_all(&folder)?;
            let story = Subject::load(&folder)?;
            subjects.push(Subject { title: table.title, tables: vec![table.clone()], folder, story });
        }
        Ok(subjects)
    }

    /// Plays, trains and goes through the gate once.
    fn round(
        &self,
        subject: &mut Subject,
        time: f64,
        tell: &mut dyn FnMut(String) -> io::Result<()>,
    ) -> Result<(), CourseError> {
        let name = subject.title.name();
        let number = subject.story.rounds.len() + 1;
        let began = Instant::now();
        let pool = subject.pool()?;
        // A network has to meet the positions it leads to itself, whether it passed or not.
        let mut players = pool.clone();
        players.extend(subject.last_net()?.filter(|last| pool.last() != Some(last)));
        let plan = Plan {
            tables: subject.tables.clone(),
            games: u64::from(u32::MAX) >> 8,
            seed: self.seed.wrapping_add(number as u64),
            nets: players,
            recipe: self.recipe.clone(),
        };
        let until = began + Duration::from_secs_f64(time * PLAYING);
        let played = selfplay::run(&plan, &subject.shards(number), self.threads, Some(until), &|_| {})?;
        tell(format!("{name} round {number}: {} games, {} positions", played.games, played.positions))?;

        let (net, verdict, epochs) = match self.train(subject, number, time, tell) {
            Ok(trained) => trained,
            // More games may make a better one; a round without a network is not the end of the course.
            Err(CourseError::Train(why)) => {
                return Ok(tell(format!("{name} round {number}: no network: {why}"))?);
            }
            Err(error) => return Err(error),
        };
        let file = subject.folder.join(format!("round-{number}.bin"));
        fs::write(&file, net.write())?;

        let gate = Gate {
            tables: subject.tables.clone(),
            new: Arc::new(net),
            old: pool.last().cloned(),
            games: self.gate_games,
            expert_games: self.expert_games,
            budget: self.budget,
            seed: !self.seed.wrapping_add(number as u64),
            threads: self.threads,
        };
        let result = gate.run()?;
        let lead = |lead: &Lead| [lead.mean, lead.low, lead.high];
        let passed = result.passes();
        let expert = result.expert.as_ref().map(lead);
        tell(format!(
            "{name} round {number}: lead over the one before {:+.3} ({:+.3} to {:+.3}, {} deals){}: {}",
            result.before.mean,
            result.before.low,
            result.before.high,
            result.before.deals,
            expert.map_or(String::new(), |[mean, low, high]| format!(
                "; over expert at {} {mean:+.3} ({low:+.3} to {high:+.3})",
                self.budget
            )),
            if passed { "passed" } else { "not passed" },
        ))?;
        if passed {
            fs::copy(&file, subject.folder.join(format!("passed-{number:03}.bin")))?;
        }
        subject.story.rounds.push(Round {
            games: played.games,
            positions: played.positions,
            epochs,
            value: verdict.value,
            value_by_hand: verdict.value_by_hand,
            policy: verdict.policy,
            policy_by_hand: verdict.policy_by_hand,
            right: verdict.right,
            right_by_hand: verdict.right_by_hand,
            before: lead(&result.before),
            expert,
            passed,
        });
        Ok(())
    }

    /// Trains on the lessons of the last rounds, going on from the last network.
    fn train(
        &self,
        subject: &mut Subject,
        number: usize,
        time: f64,
        tell: &mut dyn FnMut(String) -> io::Result<()>,
    ) -> Result<(Net, Verdict, usize), CourseError> {
        let name = subject.title.name();
        let began = Instant::now();
        let allowed = time * TRAINING;
        let data = subject.lessons(number)?;
        let threads = self.threads.get();
        let speed = subject.story.speed.unwrap_or(SPEED) * threads as f64;
        let loaded = began.elapsed().as_secs_f64();
        let affordable = ((allowed - loaded) * speed / data.positions().max(1) as f64) as usize;
        let epochs = affordable.clamp(EPOCHS.0, EPOCHS.1);
        let usual = learn::Recipe::default();
        let policy = if self.leans { POLICY } else { usual.policy };
        let recipe = learn::Recipe { epochs, seed: self.seed, threads, leans: self.leans, policy, ..usual };
        let last = subject.last_net()?;
        let note = format!(
            "round {number} of self-play, seed {}, {} games, {} positions, {epochs} epochs",
            self.seed,
            data.games(),
            data.positions()
        );
        let started = Instant::now();
        let trained = learn::train(&data, &recipe, last.as_deref(), &note, |_| {})?;
        let seconds = started.elapsed().as_secs_f64();
        subject.story.speed = Some((data.positions() * epochs) as f64 / seconds / threads as f64);
        let verdict = trained.best;
        tell(format!(
            "{name} round {number}: learned {} positions {epochs} times in {seconds:.0} s (+{loaded:.0} s); value {:.4} \
             (by hand {:.4}), winner known {:.1} % ({:.1} %), policy {:.3} ({:.3}), margin off {:.1}, rounds off {:.1}, \
             rounded by {:.3} (most {:.3})",
            data.positions(),
            verdict.value,
            verdict.value_by_hand,
            100.0 * verdict.right,
            100.0 * verdict.right_by_hand,
            verdict.policy,
            verdict.policy_by_hand,
            verdict.margin,
            verdict.rounds,
            trained.rounded.0,
            trained.rounded.1,
        ))?;
        Ok((trained.net, verdict, epochs))
    }

    fn copy_out(&self, subject: &Subject) -> Result<(), CourseError> {
        let Some(out) = &self.out else { return Ok(()) };
        fs::create_dir_all(out)?;
        if let Some(best) = subject.passed()?.last() {
            fs::copy(best, out.join(format!("{}.bin", subject.title.name())))?;
        }
        fs::copy(subject.folder.join("course.json"), out.join(format!("{}.json", subject.title.name())))?;
        self.copy_log()
    }

    fn copy_log(&self) -> Result<(), CourseError> {
        if let Some(out) = &self.out {
            fs::create_dir_all(out)?;
            fs::copy(self.work.join("log.txt"), out.join("log.txt"))?;
        }
        Ok(())
    }
}

impl Subject {
    fn load(folder: &Path) -> Result<Story, CourseError> {
        let file = folder.join("course.json");
        match fs::read(&file) {
            Ok(json) => {
                serde_json::from_slice(&json).map_err(|_| CourseError::Record(file.display().to_string()))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Story::default()),
            Err(error) => Err(error.into()),
        }
    }

    fn save(&self) -> io::Result<()> {
        let json = serde_json::to_vec_pretty(&self.story).map_err(io::Error::from)?;
        let part = self.folder.join("course.part");
        fs::write(&part, json)?;
        fs::rename(part, self.folder.join("course.json"))
    }

    fn shards(&self, round: usize) -> PathBuf {
        self.folder.join(format!("games-{round}"))
    }

    /// The files of the networks that passed the gate, oldest first.
    fn passed(&self) -> io::Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("passed-")) {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    }

    fn pool(&self) -> Result<Vec<Arc<Net>>, CourseError> {
        let files = self.passed()?;
        let newest = &files[files.len().saturating_sub(POOL)..];
        newest.iter().map(|file| Ok(self.title.read_net(&fs::read(file)?)?)).collect()
    }

    /// The network of the last round, whether it passed or not: training goes on from it.
    fn last_net(&self) -> Result<Option<Arc<Net>>, CourseError> {
        let last = self.story.rounds.len();
        let file = self.folder.join(format!("round-{last}.bin"));
        if last == 0 { Ok(None) } else { Ok(Some(self.title.read_net(&fs::read(file)?)?)) }
    }

    /// The lessons of the last rounds, the newest first as long as there is room.
    fn lessons(&self, number: usize) -> Result<Data, CourseError> {
        let mut data = Data::new();
        for round in (1..=number).rev().take(ROUNDS) {
            let folder = self.shards(round);
            if !folder.exists() {
                continue;
            }
            let files = selfplay::shards(&folder)?;
            let shards: Result<Vec<Shard>, _> = files.par_iter().map(|file| Shard::read(file)).collect();
            for shard in shards? {
                if data.positions() < MOST_POSITIONS && !data.add(&shard) {
                    return Err(CourseError::Record(folder.display().to_string()));
                }
            }
        }
        Ok(data)
    }
}
