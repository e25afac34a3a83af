//! What is kept of a finished table: made when it ends, and filled in at start for tables that ended before.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use table::{Arg, Keepsake, Seat, Standing};

use crate::api::{Company, Kept, Problem, SeatResult, Status, TableResult};
use crate::app::App;
use crate::live::{LiveTable, Seated};
use crate::store::{FinishedTable, SeatedGuest};

/// How many finished tables to ask the store for at a time.
const PORTION: u32 = 100;
/// How long to rest after each table that is filled in, so that people at running tables notice nothing.
const REST: Duration = Duration::from_millis(5);

/// The result of a table whose game is over.
pub fn finished(live: &LiveTable) -> Option<FinishedTable> {
    let game = live.game.as_ref().filter(|_| live.status == Status::Over)?;
    let outcome = game.outcome()?;
    let seat_result = |standing: &Standing| match standing.who {
        Arg::Seat(seat) => Some(SeatResult {
            seat: seat.0,
            score: standing.score,
            place: standing.place,
            won: outcome.winners.contains(seat) && !outcome.recorded,
        }),
        Arg::Number(_) | Arg::Name(_) => None,
    };
    let meta = &live.meta;
    let branched = meta.origin.as_ref().is_some_and(|origin| origin.at.is_some());
    let result = TableResult {
        variant: game.variant().into(),
        players: game.seats(),
        together: game.together(),
        recorded: outcome.recorded,
        company: company(live),
        counts: meta.lesson.is_none() && !meta.seed_chosen && !branched,
        rounds: game.round(),
        seats: outcome.standings.iter().filter_map(seat_result).collect(),
        kept: game.keepsakes().into_iter().map(kept).collect(),
        ended: live.changed,
    };
    Some(FinishedTable { table: meta.id.clone(), game: meta.game.clone(), people: people(live), result })
}

fn kept(keepsake: Keepsake) -> Kept {
    let Keepsake { seat, kind, name, times } = keepsake;
    Kept { seat: seat.map(|seat| seat.0), kind: kind.into(), name: name.into(), times }
}

fn company(live: &LiveTable) -> Company {
    let person = |seated: &&Seated| seated.guest.as_ref().is_some_and(|guest| !guest.is_program());
    let people = live.seated.iter().filter(person).count();
    match (people, live.seated.len()) {
        (2.., _) => Company::People,
        (_, 2..) => Company::Bots,
        _ => Company::Alone,
    }
}

/// The people at the table. A person whose seat a bot finished has played, but not won.
fn people(live: &LiveTable) -> Vec<SeatedGuest> {
    let seated = live.seated.iter().enumerate();
    let person = |(seat, seated): (usize, &Seated)| {
        let guest = seated.guest.as_ref()?.id.clone();
        // A person who has deleted themselves has no history.
        (!guest.is_empty()).then_some(SeatedGuest {
            seat: Seat(seat as u8).0,
            guest,
            stayed: seated.bot.is_none(),
        })
    };
    seated.filter_map(person).collect()
}

/// Keeps the results of tables that ended before results were kept. A table whose log does not replay stays without.
pub async fn fill_in(app: Arc<App>) {
    let mut unreadable = HashSet::new();
    let mut filled = 0_u64;
    loop {
        let found = app.store.without_result(PORTION + unreadable.len() as u32).await;
        let found = match found {
            Ok(found) => found,
            Err(error) => return tracing::warn!(%error, "could not look for tables without a result"),
        };
        let todo: Vec<String> = found.into_iter().filter(|id| !unreadable.contains(id)).collect();
        if todo.is_empty() {
            break;
        }
        for id in todo {
            match fill_in_one(&app, &id).await {
                Ok(true) => filled += 1,
                Ok(false) => _ = unreadable.insert(id),
                Err(problem) => {
                    tracing::warn!(table = id, %problem, "could not keep the result of a finished table");
                    unreadable.insert(id);
                }
            }
            tokio::time::sleep(REST).await;
        }
    }
    if filled > 0 {
        tracing::info!(
            filled,
            unreadable = unreadable.len(),
            "kept the results of tables that had ended before"
        );
    }
}

/// Plays a finished table again on a thread of its own and keeps its result; false if there is none.
async fn fill_in_one(app: &Arc<App>, id: &str) -> Result<bool, Problem> {
    let Some(meta) = app.store.meta(id.into()).await? else { return Ok(false) };
    let log = app.store.log(id.into(), 0).await?;
    let result = app.replay(move || finished(&LiveTable::load(Arc::new(meta), log))).await?;
    let Some(result) = result else { return Ok(false) };
    app.store.keep_result(result).await?;
    Ok(true)
}
