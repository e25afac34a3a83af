//! A strong bot's analysis of a finished game: what it would have done, and how likely it thought a win. It runs in the
//! background on the bots' threads, and its results so far can be read at any time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use titles::analysis::{Moment, moments};
use titles::{Budget, Level, Title};

use crate::actions::choice;
use crate::api::{Analysis, Code, Judged, Problem};
use crate::app::{App, locked};
use crate::bots::think;
use crate::handle::TableHandle;
use crate::queue::{Work, WorkKind};
use crate::secret;

/// Maximum number of decisions to look at; a longer game is sampled evenly.
const MOST: usize = 160;
/// A decision gets the time for a move divided by this.
const SHARE: u32 = 8;
/// Minimum time for a decision.
const SHORTEST: Duration = Duration::from_millis(5);

/// The results so far.
pub struct AnalysisProgress {
    of: usize,
    judged: Mutex<Vec<Judged>>,
}

/// The analysis of this table's finished game so far. The first call starts it, for the person `who` asked.
pub async fn so_far(app: &Arc<App>, handle: &Arc<TableHandle>, who: &str) -> Result<Analysis, Problem> {
    let progress = match handle.analysis.get() {
        Some(progress) => Arc::clone(progress),
        None => begin(app, handle, who).await?,
    };
    let judged = locked(&progress.judged).clone();
    Ok(Analysis { of: progress.of, judged })
}

async fn begin(
    app: &Arc<App>,
    handle: &Arc<TableHandle>,
    who: &str,
) -> Result<Arc<AnalysisProgress>, Problem> {
    let lease = app.analyses.lease(who, app.config.limits.analyses)?;
    let game = {
        let live = handle.read(app).await?;
        if !live.status.ended() {
            return Err(Problem::new(Code::NotOver, "the analysis is available after the end"));
        }
        live.game.clone().ok_or_else(Problem::other_rules)?
    };
    let title = game.title();
    let moments = app.replay(move || sampled(moments(&*game))).await?;
    Ok(Arc::clone(handle.analysis.get_or_init(|| {
        let progress = Arc::new(AnalysisProgress { of: moments.len(), judged: Mutex::new(Vec::new()) });
        let (app, handle) = (Arc::clone(app), Arc::clone(handle));
        tokio::spawn(run(app, handle, title, moments, Arc::clone(&progress), lease));
        progress
    })))
}

/// The analyses that run, by the person who asked.
#[derive(Default)]
pub struct Analyses(Arc<Mutex<HashMap<String, usize>>>);

/// Counts an analysis while it runs.
struct AnalysisLease {
    who: String,
    running: Arc<Mutex<HashMap<String, usize>>>,
}

impl Analyses {
    fn lease(&self, who: &str, (of_one, of_all): (usize, usize)) -> Result<AnalysisLease, Problem> {
        let mut running = locked(&self.0);
        let own = running.get(who).copied().unwrap_or(0);
        if own >= of_one || running.values().sum::<usize>() >= of_all {
            return Err(Problem::new(Code::TooMany, "too many analyses are running; try again later"));
        }
        running.insert(who.into(), own + 1);
        Ok(AnalysisLease { who: who.into(), running: Arc::clone(&self.0) })
    }
}

impl Drop for AnalysisLease {
    fn drop(&mut self) {
        let mut running = locked(&self.running);
        if let Some(own) = running.get_mut(&self.who) {
            *own -= 1;
            if *own == 0 {
                running.remove(&self.who);
            }
        }
    }
}

/// At most [`MOST`] of the decisions, spread evenly over the game.
fn sampled(moments: Vec<Moment>) -> Vec<Moment> {
    let all = moments.len();
    let chosen = |(nth, _): &(usize, Moment)| all <= MOST || nth * MOST / all != (nth + 1) * MOST / all;
    moments.into_iter().enumerate().filter(chosen).map(|(_, moment)| moment).collect()
}

async fn run(
    app: Arc<App>,
    handle: Arc<TableHandle>,
    title: &'static dyn Title,
    moments: Vec<Moment>,
    progress: Arc<AnalysisProgress>,
    lease: AnalysisLease,
) {
    let budget = Budget::Time((app.config.bot_time / SHARE).max(SHORTEST));
    for moment in moments {
        let work = Work { handle: Arc::clone(&handle), kind: WorkKind::Analysis, owner: lease.who.clone() };
        let judged = think(&app, work, |_| true, move |_, _| judge(title, &moment, budget)).await.flatten();
        locked(&progress.judged).extend(judged);
        if *app.closing.borrow() {
            return;
        }
    }
}

fn judge(title: &dyn Title, moment: &Moment, budget: Budget) -> Option<Judged> {
    let verdict = moment.judge(&mut *title.bot(Level::Master), secret::number(), budget)?;
    Some(Judged {
        at: moment.line,
        seat: moment.seat.0,
        done: choice(title, moment.action)?,
        best: choice(title, verdict.choice)?,
        before: verdict.before,
        after: verdict.after,
    })
}
