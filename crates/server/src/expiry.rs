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
        match app.delete(&id).await {
            Ok(()) => tracing::info!(table = id, "deleted a table that ended long ago"),
            Err(error) => tracing::warn!(table = id, %error, "could not delete a table that ended long ago"),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Place;
    use crate::bus::Bus;
    use crate::config::Config;
    use crate::store::{Database, ListingUpdate, LogRow, Store, TableMeta};

    #[tokio::test]
    async fn a_deleted_table_is_gone_although_somebody_looks_at_it() {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), "");
        config.keep = Some(Duration::ZERO);
        let app = App::new(config, Store::open(&Database::Memory).await.unwrap(), Bus::alone("here"));
        for id in ["old", "new"] {
            app.store.make(TableMeta::sample(id), vec![Place::default()], 9).await.unwrap();
            let entry = LogEntry::Abandon { seat: 0, sent: None };
            let over = ListingUpdate {
                status: Status::Over,
                places: vec![],
                joins: None,
                leaves: None,
                host: None,
                terms: None,
                result: None,
            };
            app.store.append(id.into(), LogRow { seq: 1, at: 1, entry }, Some(over)).await.unwrap();
        }
        let looks = app.table("old").await.unwrap();
        expire(&app).await.unwrap();
        assert!(app.table("old").await.is_err());
        assert!(app.table("new").await.is_ok(), "the newest entry stays");
        drop(looks);
    }
}
