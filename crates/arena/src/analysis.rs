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

/// So many swings are named at the most.
const SWINGS: usize = 10;
/// A swing smaller than this is noise.
const NOISE: f64 = 0.02;

/// How a record is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Who thinks about each decision.
    pub bot: Contender,
    /// The seed of its chance.
    pub seed: u64,
    /// On how many threads.
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
    /// The names of the people, by seat; empty where nobody gave one.
    pub names: Vec<String>,
    /// Who thought about it.
    pub bot: String,
    /// With which seed.
    pub seed: u64,
    /// How many actions the record has.
    pub actions: usize,
    /// Every decision with more than one answer.
    pub decisions: Vec<Decision>,
    /// The places in `decisions` of the biggest swings, the biggest first.
    pub swings: Vec<Swing>,
    /// How each seat decided.
    pub seats: Vec<SeatAnalysis>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// One decision and what the bot thinks of it. Chances are those of the seat that decides, by what it could know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// Which action of the record, counted from 1.
    pub line: usize,
    /// In which round.
    pub round: u16,
    /// Who decided.
    pub seat: u8,
    /// What it did.
    pub action: String,
    /// The index of that.
    pub index: u16,
    /// What the bot would have done.
    pub choice: String,
    /// The index of that.
    pub choice_index: u16,
    /// The winning chance before: with the bot's choice. Nothing if the bot saw only one sensible answer.
    pub before: Option<f64>,
    /// The winning chance after what was done. Nothing if the bot did not take it seriously enough to try it.
    pub after: Option<f64>,
    /// How the chance has changed since the same seat's last decision by what others and luck did.
    pub meanwhile: Option<f64>,
    /// How many answers there were.
    pub answers: usize,
    /// In how many simulated games what was done was tried.
    pub tried: u32,
}

/// A decision or what happened before it that changed the chances a lot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Swing {
    /// The place in [`Analysis::decisions`].
    pub decision: usize,
    /// By how much the chance of its seat changed.
    pub change: f64,
    /// Whether the seat did it itself by this decision; else it is what happened since its last.
    pub own: bool,
}

/// How one seat decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatAnalysis {
    /// The seat.
    pub seat: u8,
    /// How many decisions with more than one answer.
    pub decisions: u64,
    /// How many of them the bot would have made too.
    pub agreed: u64,
    /// How much chance a decision gave away in the mean.
    pub mean_loss: f64,
}

/// A bot that chooses without weighing can't say what a decision is worth.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} does not weigh its choices; take a level that simulates")]
pub struct Unweighed(pub String);

/// Looks at every decision of `record`. The same record, bot with a number of simulations, and seed give the same
/// analysis.
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

/// How many decisions with more than one answer a record has.
pub fn count(record: &dyn Table) -> u64 {
    moments(record).len() as u64
}

/// What the bot thinks of a decision; nothing if it does not weigh.
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

/// A value as a chance, with no more places than it is good for.
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
    /// By how much the decision itself changed the chance: nothing or less, for the bot's choice is the measure.
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
