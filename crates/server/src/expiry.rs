//! Tables that nobody needs any more: those that wait in vain are abandoned, those that ended long ago deleted.

use std::sync::Arc;
use std::time::Duration;

use crate::api::{Problem, Status};
use crate::app::App;
use crate::handle::Step;
use crate::log_entry::LogEntry;
use crate::time::unix_millis;

/// How often to look for such tables.
const LOOK: Duration = Duration::from_secs(60 * 60);

/// Looks now and every hour; never returns.
pub async fn run(app: Arc<App>) {
    loop {
        if let Err(problem) = expire(&app).await {
            tracing::warn!(%problem, "could not look for tables that nobody needs");
        }
        tokio::time::sleep(LOOK).await;
    }
}

async fn expire(app: &Arc<App>) -> Result<(), Problem> {
    let ago = |time: Duration| unix_millis().saturating_sub(time.as_millis() as u64);
    let before = ago(app.config.waiting);
    for id in app.store.waiting_since(before).await? {
        if let Err(problem) = abandon(app, &id, before).await {
            tracing::warn!(table = id, %problem, "could not abandon a table that waits in vain");
        }
        app.unload(&id);
    }
    let Some(keep) = app.config.keep else { return Ok(()) };
    for id in app.store.ended_since(ago(keep)).await? {
        app.store.delete(id.clone()).await?;
        app.unload(&id);
        tracing::info!(table = id, "deleted a table that ended long ago");
    }
    Ok(())
}

async fn abandon(app: &Arc<App>, id: &str, before: u64) -> Result<(), Problem> {
    let handle = app.table(id).await?;
    let nobody = LogEntry::Abandon { seat: u8::MAX, sent: None };
    handle
        .change(app, |live| {
            let waits = live.status == Status::Waiting && live.changed < before;
            Ok(if waits { Step::Write(nobody.clone().into(), ()) } else { Step::Already(()) })
        })
        .await
}
