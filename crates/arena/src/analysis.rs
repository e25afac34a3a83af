//! Where one game was decided: what a strong bot thinks of every decision of a record.

use std::num::NonZeroUsize;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use serde_json::Value;
use table::Outcome;
use titles::Table;
use titles::analysis::{Moment, moments};
use titles::sim::game_seed;

use crate::Contender;

/// The most swings that are listed.
const SWINGS: usize = 10;
/// A swing smaller than this is noise.
const NOISE: f64 = 0.02;

/// How to analyse a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The bot that judges each decision.
    pub bot: Contender,
    /// The bot's seed.
    pub seed: u64,
    /// The number of threads.
    pub threads: NonZeroUsize,
}

/// A record, decision by decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u16,
    /// The variant.
    pub variant: String,
    /// The options of the table.
    pub options: Value,
    /// The names of the people, by seat; empty where none was given.
    pub names: Vec<String>,
    /// The bot that judged the decisions.
    pub bot: String,
    /// The bot's seed.
    pub seed: u64,
    /// The number of actions in the record.
    pub actions: usize,
    /// Every decision with more than one answer.
    pub decisions: Vec<Decision>,
    /// The biggest swings, biggest first.
    pub swings: Vec<Swing>,
    /// How each seat decided.
    pub seats: Vec<SeatAnalysis>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// One decision and what the bot thinks of it. Chances are those of the deciding seat, from what it could know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// The number of the action in the record, counted from 1.
    pub line: usize,
    /// The round.
    pub round: u16,
    /// The seat that decided.
    pub seat: u8,
    /// What it did, as text.
    pub action: String,
    /// The index of that action.
    pub index: u16,
    /// What the bot would have done, as text.
    pub choice: String,
    /// The index of that action.
    pub choice_index: u16,
    /// The winning chance before, with the bot's choice. `None` if the bot saw only one sensible answer.
    pub before: Option<f64>,
    /// The winning chance after what was done. `None` if the bot did not think it worth trying.
    pub after: Option<f64>,
    /// How the others and luck have changed the chance since the seat's last decision.
    pub meanwhile: Option<f64>,
    /// The number of possible answers.
    pub answers: usize,
    /// The number of simulated games in which the bot tried what was done.
    pub tried: u32,
}

/// A big change of a seat's chance, by a decision or before it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Swing {
    /// The index into [`Analysis::decisions`].
    pub decision: usize,
    /// The change of the seat's chance.
    pub change: f64,
    /// Whether the decision itself caused it; otherwise it happened since the seat's last decision.
    pub own: bool,
}

/// How one seat decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatAnalysis {
    /// The seat.
    pub seat: u8,
    /// The number of decisions with more than one answer.
    pub decisions: u64,
    /// The number of decisions the bot would have made too.
    pub agreed: u64,
    /// The mean chance that a decision gave away.
    pub mean_loss: f64,
}

/// The bot chooses without weighing its options, so it can't say what a decision is worth.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} does not weigh its choices; choose a level that simulates")]
pub struct Unweighed(pub String);

/// Judges every decision of `record`. The same record, seed and bot with a number of simulations give the same analysis.
pub fn analyse(
    record: &dyn Table,
    look: Look,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Analysis, Unweighed> {
    let title = record.title();
    let moments = moments(record);
    let done = std::sync::atomic::AtomicU64::new(0);
    let weigh = |moment: Moment| {
        let decided = decide(record, &moment, look);
        progress(done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1);
        decided
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(look.threads.get()).build();
    let decided: Option<Vec<Decision>> = match pool {
        Ok(pool) => pool.install(|| moments.into_par_iter().map(weigh).collect()),
        Err(_) => moments.into_iter().map(weigh).collect(),
    };
    let mut decisions = decided.ok_or_else(|| Unweighed(look.bot.to_string()))?;
    mark_meanwhile(&mut decisions, record.seats());
    Ok(Analysis {
        game: title.name().into(),
        version: title.version(),
        variant: record.variant().into(),
        options: record.options(),
        names: record.names().to_vec(),
        bot: look.bot.to_string(),
        seed: look.seed,
        actions: record.lines(),
        swings: swings(&decisions),
        seats: (0..record.seats()).map(|seat| seat_analysis(&decisions, seat)).collect(),
        decisions,
        outcome: record.outcome(),
    })
}

/// The number of decisions in a record with more than one answer.
pub fn count(record: &dyn Table) -> u64 {
    moments(record).len() as u64
}

/// What the bot thinks of a decision; nothing if it does not weigh its options.
fn decide(record: &dyn Table, moment: &Moment, look: Look) -> Option<Decision> {
    let title = record.title();
    let mut player = title.bot(look.bot.level);
    let seed = game_seed(look.seed, moment.line as u64 + 1);
    let verdict = moment.judge(&mut *player, seed, look.bot.budget()).filter(|verdict| verdict.weighed)?;
    let text = |action: u16| title.action_text(action).unwrap_or_default();
    Some(Decision {
        line: moment.line + 1,
        round: moment.round,
        seat: moment.seat.0,
        action: text(moment.action),
        index: moment.action,
        choice: text(verdict.choice),
        choice_index: verdict.choice,
        before: verdict.before.map(chance),
        after: verdict.after.map(chance),
        meanwhile: None,
        answers: moment.answers,
        tried: verdict.tried,
    })
}

/// A value as a chance, rounded to four decimal places.
fn chance(value: f32) -> f64 {
    (f64::from(value) * 10_000.0).round() / 10_000.0
}

fn mark_meanwhile(decisions: &mut [Decision], seats: u8) {
    let mut last = vec![None; usize::from(seats)];
    for decision in decisions {
        let known = &mut last[usize::from(decision.seat)];
        decision.meanwhile = known.zip(decision.before).map(|(after, before): (f64, f64)| before - after);
        *known = decision.after;
    }
}

impl Decision {
    /// How the decision itself changed the chance: never for the better, because it is measured against the bot's choice.
    pub fn change(&self) -> Option<f64> {
        self.after.zip(self.before).map(|(after, before)| after - before)
    }
}

fn swings(decisions: &[Decision]) -> Vec<Swing> {
    let both = |(at, decision): (usize, &Decision)| {
        let own = decision.change().map(|change| Swing { decision: at, change, own: true });
        let others = decision.meanwhile.map(|change| Swing { decision: at, change, own: false });
        own.into_iter().chain(others).collect::<Vec<_>>()
    };
    let mut swings: Vec<Swing> = decisions.iter().enumerate().flat_map(both).collect();
    swings.retain(|swing| swing.change.abs() >= NOISE);
    swings.sort_by(|one, other| other.change.abs().total_cmp(&one.change.abs()));
    swings.truncate(SWINGS);
    swings
}

fn seat_analysis(decisions: &[Decision], seat: u8) -> SeatAnalysis {
    let own: Vec<_> = decisions.iter().filter(|decision| decision.seat == seat).collect();
    let losses: Vec<f64> =
        own.iter().filter_map(|decision| decision.change()).map(|change| -change).collect();
    SeatAnalysis {
        seat,
        decisions: own.len() as u64,
        agreed: own.iter().filter(|decision| decision.index == decision.choice_index).count() as u64,
        mean_loss: losses.iter().sum::<f64>() / losses.len().max(1) as f64,
    }
}
