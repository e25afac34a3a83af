//! A finished game looked at by a strong bot: what it would have done, and how likely it thought a win. It thinks in
//! between, on the threads for bots, and what it has thought so far can be seen at any time.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::Seat;
use titles::{Budget, Level, Sight, Table, Title};

use crate::api::{Analysis, Code, Judged, Problem};
use crate::bots::think;
use crate::choices::choice;
use crate::hall::{Cell, Hall};
use crate::secret;

/// No more decisions of a game are looked at: they are spread over it evenly.
const MOST: usize = 160;
/// The part of the time for a move that one of them gets.
const PART: u32 = 8;
/// It always gets so long.
const SHORTEST: Duration = Duration::from_millis(5);

/// What was thought so far.
pub struct Thoughts {
    of: usize,
    judged: Mutex<Vec<Judged>>,
}

impl Thoughts {
    fn judged(&self) -> std::sync::MutexGuard<'_, Vec<Judged>> {
        self.judged.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A decision as it stood before it was made.
struct Moment {
    at: usize,
    seat: Seat,
    action: u16,
    sight: Sight,
}

/// What was thought so far about the game of this table, which has ended. The first who asks sets it going.
pub async fn so_far(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Result<Analysis, Problem> {
    let thoughts = match cell.analysis.get() {
        Some(thoughts) => Arc::clone(thoughts),
        None => begin(hall, cell).await?,
    };
    let judged = thoughts.judged().clone();
    Ok(Analysis { of: thoughts.of, judged })
}

async fn begin(hall: &Arc<Hall>, cell: &Arc<Cell>) -> Result<Arc<Thoughts>, Problem> {
    let live = cell.read(hall).await?;
    if !live.status.ended() {
        return Err(Problem::new(Code::NotOver, "a game is looked at after its end"));
    }
    let broken = || Problem::new(Code::OtherRules, "the rules of today can't replay this game");
    let game = live.game.as_ref().ok_or_else(broken)?;
    let (title, moments) = (game.title(), moments(&**game));
    Ok(Arc::clone(cell.analysis.get_or_init(|| {
        let thoughts = Arc::new(Thoughts { of: moments.len(), judged: Mutex::new(Vec::new()) });
        let (hall, cell) = (Arc::clone(hall), Arc::clone(cell));
        tokio::spawn(look(hall, cell, title, moments, Arc::clone(&thoughts)));
        thoughts
    })))
}

/// Every decision with more than one answer, or as many as are looked at.
fn moments(game: &dyn Table) -> Vec<Moment> {
    let Some(mut then) = game.branch(0) else { return Vec::new() };
    then.listen(false);
    let mut moments = Vec::new();
    for at in 0..game.lines() {
        let Some((seat, action)) = game.line(at) else { break };
        if then.legal(seat).len() > 1
            && let Some(sight) = then.sight(seat)
        {
            moments.push(Moment { at, seat, action, sight });
        }
        if then.play(seat, action).is_err() {
            break;
        }
    }
    let all = moments.len();
    let spread = |(nth, _): &(usize, Moment)| all <= MOST || nth * MOST / all != (nth + 1) * MOST / all;
    moments.into_iter().enumerate().filter(spread).map(|(_, moment)| moment).collect()
}

async fn look(
    hall: Arc<Hall>,
    cell: Arc<Cell>,
    title: &'static dyn Title,
    moments: Vec<Moment>,
    thoughts: Arc<Thoughts>,
) {
    let budget = Budget::Time((hall.config.bot_time / PART).max(SHORTEST));
    for moment in moments {
        let judged = think(&hall, &cell, |_| true, move |_| judge(title, &moment, budget)).await.flatten();
        thoughts.judged().extend(judged);
        if *hall.closing.borrow() {
            return;
        }
    }
}

fn judge(title: &dyn Title, moment: &Moment, budget: Budget) -> Option<Judged> {
    let mut bot = title.bot(Level::Expert);
    let best = bot.choose(&moment.sight, secret::number(), budget)?;
    let thought = bot.thought();
    let chance = |action: u16| {
        let weighed = thought.options.iter().find(|weighed| weighed.action == action && weighed.tried > 0)?;
        Some(weighed.value.clamp(0.0, 1.0))
    };
    Some(Judged {
        at: moment.at,
        seat: moment.seat.0,
        done: choice(title, moment.action)?,
        best: choice(title, best)?,
        before: chance(best),
        // The bot's choice is the measure: nothing was better, as far as it knows.
        after: chance(moment.action).zip(chance(best)).map(|(done, best)| done.min(best)),
    })
}
