//! Delivers notices to push services, webhooks and the mail server, and tries again later what does not arrive.

use std::sync::Arc;
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue};
use serde_json::json;
use tokio::sync::Semaphore;

use super::mail::NotTaken;
use super::outgoing::PATIENCE;
use super::said::say;
use super::{BrowserKeys, ServerKey, digest, signature, webhook};
use crate::api::Problem;
use crate::app::App;
use crate::store::{Channel, Delivery, PushSubscription, StoreError};
use crate::time::unix_millis;

/// How many deliveries to begin at a time.
const PORTION: u32 = 32;
/// How many deliveries run at once.
const AT_ONCE: usize = 8;
/// How long to wait for work before looking whether another process left some.
const LOOK: Duration = Duration::from_secs(15);
/// How long a claim lasts, unless what came of the delivery is known before: longer than an answer may take.
const CLAIMED: Duration = PATIENCE.saturating_mul(3);
/// How often to try to deliver a notice.
const TRIES: u32 = 6;
/// Each wait is this much longer than the one before.
const LONGER: u64 = 5;
/// How long a push service keeps a message for a browser that is not there, in seconds: three days.
const KEPT_FOR: &str = "259200";

/// What came of a delivery.
enum Arrived {
    /// It is done, or there is nobody to deliver it to any more.
    Yes,
    /// It may arrive later.
    Later(String),
    /// It will never arrive.
    Never(String),
}

/// Delivers what is due; never returns.
pub async fn run(app: Arc<App>) {
    let permits = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        match begin(&app, &permits).await {
            Ok(true) => continue,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "could not look for notices to deliver"),
        }
        let wait = LOOK.min(app.config.notice_retry);
        let _ = tokio::time::timeout(wait, app.notices.queued.notified()).await;
    }
}

/// Claims what is due, so that no other process has it too, and begins to deliver it; false if nothing is due.
async fn begin(app: &Arc<App>, permits: &Arc<Semaphore>) -> Result<bool, StoreError> {
    let due = app.store.due_deliveries(unix_millis(), PORTION).await?;
    let idle = due.is_empty();
    for delivery in due {
        let Ok(permit) = Arc::clone(permits).acquire_owned().await else { break };
        let until = unix_millis() + CLAIMED.as_millis() as u64;
        if !app.store.claim_delivery(delivery.id.clone(), delivery.tries, until).await? {
            continue;
        }
        let app = Arc::clone(app);
        tokio::spawn(async move {
            if let Err(problem) = deliver(&app, delivery).await {
                tracing::warn!(%problem, "could not note what came of a notice");
            }
            drop(permit);
        });
    }
    Ok(!idle)
}

/// When to try again after this many tries, in milliseconds from now.
fn wait_after(first: Duration, tries: u32) -> u64 {
    (first.as_millis() as u64).saturating_mul(LONGER.saturating_pow(tries))
}

/// Tries a claimed delivery.
async fn deliver(app: &Arc<App>, delivery: Delivery) -> Result<(), Problem> {
    // What came of the last try may never have been noted.
    if delivery.tries >= TRIES {
        return Ok(app.store.drop_delivery(delivery.id).await?);
    }
    if !is_wanted(app, &delivery).await? {
        return finish(app, delivery).await;
    }
    let arrived = match delivery.channel {
        Channel::Push => push(app, &delivery).await?,
        Channel::Webhook => webhook(app, &delivery).await?,
        Channel::Mail => mail(app, &delivery).await?,
    };
    let last = delivery.tries + 1 >= TRIES;
    match arrived {
        Arrived::Later(why) if !last => {
            tracing::debug!(why, tries = delivery.tries + 1, "a notice did not arrive yet");
            note_trouble(app, &delivery, Some(why)).await?;
            let again = unix_millis() + wait_after(app.config.notice_retry, delivery.tries);
            Ok(app.store.postpone_delivery(delivery.id, again).await?)
        }
        Arrived::Later(why) | Arrived::Never(why) => {
            tracing::info!(why, "a notice could not be delivered");
            note_trouble(app, &delivery, Some(why)).await?;
            Ok(app.store.drop_delivery(delivery.id).await?)
        }
        Arrived::Yes => {
            note_trouble(app, &delivery, None).await?;
            finish(app, delivery).await
        }
    }
}

/// Takes a delivery off the queue. The next mail tells of anything that came up in the meantime.
async fn finish(app: &App, delivery: Delivery) -> Result<(), Problem> {
    let Delivery { id, guest, channel, .. } = delivery;
    app.store.drop_delivery(id).await?;
    let Some(mailer) = app.notices.mailer.as_ref().filter(|_| channel == Channel::Mail) else {
        return Ok(());
    };
    if !app.store.preferences(guest.clone()).await?.notices.mail {
        return Ok(());
    }
    match app.store.unmailed(guest.clone()).await?.first() {
        Some(notice) => Ok(app.store.queue_delivery(digest(mailer, &guest, notice)).await?),
        None => Ok(()),
    }
}

/// Whether the person still wants the notice this way, and has not looked at the table meanwhile.
async fn is_wanted(app: &App, delivery: &Delivery) -> Result<bool, StoreError> {
    let wishes = app.store.preferences(delivery.guest.clone()).await?.notices;
    let wished = match delivery.channel {
        Channel::Push => wishes.push,
        Channel::Webhook => wishes.webhook,
        Channel::Mail => {
            return Ok(wishes.mail && !app.store.unmailed(delivery.guest.clone()).await?.is_empty());
        }
    };
    Ok(wished && app.store.is_unseen(delivery.guest.clone(), &delivery.notice).await?)
}

async fn note_trouble(app: &App, delivery: &Delivery, trouble: Option<String>) -> Result<(), Problem> {
    let guest = delivery.guest.clone();
    match delivery.channel {
        Channel::Push => {}
        Channel::Webhook => app.store.webhook_trouble(guest, trouble).await?,
        Channel::Mail => app.store.mail_trouble(guest, trouble).await?,
    }
    Ok(())
}

/// What the status of an answer means.
fn arrived(answer: Result<u16, String>) -> Arrived {
    match answer {
        Ok(200..=299) => Arrived::Yes,
        Ok(status @ (408 | 425 | 429 | 500..=599)) => Arrived::Later(format!("status {status}")),
        Ok(status) => Arrived::Never(format!("status {status}")),
        Err(why) => Arrived::Later(why),
    }
}

async fn push(app: &App, delivery: &Delivery) -> Result<Arrived, Problem> {
    let devices = app.store.push_devices(delivery.guest.clone()).await?;
    let Some(device) = devices.into_iter().find(|device| device.endpoint == delivery.target) else {
        return Ok(Arrived::Yes);
    };
    let request = match push_request(app, delivery, &device).await? {
        Ok(request) => request,
        Err(why) => return Ok(Arrived::Never(why)),
    };
    let answer = app.notices.pushes.outgoing.post(&device.endpoint, request.0, request.1).await;
    if matches!(answer, Ok(404 | 410)) {
        // The browser has ended the subscription.
        app.store.remove_push(delivery.guest.clone(), device.endpoint).await?;
        return Ok(Arrived::Yes);
    }
    Ok(arrived(answer))
}

async fn push_request(
    app: &App,
    delivery: &Delivery,
    device: &PushSubscription,
) -> Result<Result<(HeaderMap, Vec<u8>), String>, Problem> {
    let origin = match app.notices.pushes.origin(&device.endpoint) {
        Ok(origin) => origin,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let key = server_key(app).await?;
    let said = say(&delivery.notice, &device.language);
    let (table, path) = (&delivery.notice.table, delivery.notice.path());
    let text = json!({"title": said.title, "body": said.text, "table": table, "path": path});
    let keys = BrowserKeys::read(&device.p256dh, &device.auth);
    let Some(sealed) = keys.and_then(|keys| keys.encrypt(text.to_string().as_bytes())) else {
        return Ok(Err("the keys of the browser can't be used".into()));
    };
    let contact = app.config.origins.first().filter(|origin| origin.starts_with("https:"));
    let authorization = key.authorization(&origin, contact.map(String::as_str), unix_millis() / 1000);
    let authorization = HeaderValue::from_str(&authorization).expect("a signature is letters and digits");
    let mut headers = HeaderMap::new();
    headers.insert(AUTHORIZATION, authorization);
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert("ttl", HeaderValue::from_static(KEPT_FOR));
    headers.insert("urgency", HeaderValue::from_static("high"));
    // A later message about the same table takes the place of one that has not arrived.
    if let Ok(topic) = HeaderValue::from_str(table) {
        headers.insert("topic", topic);
    }
    Ok(Ok((headers, sealed)))
}

/// The key by which push services know this server, made when it is first needed.
pub async fn server_key(app: &App) -> Result<ServerKey, Problem> {
    let stored = app.store.server_key("push".into(), ServerKey::make()).await?;
    ServerKey::read(&stored)
        .ok_or_else(|| Problem::new(crate::api::Code::Trouble, "the key for push services can't be read"))
}

async fn webhook(app: &App, delivery: &Delivery) -> Result<Arrived, Problem> {
    let Some(hook) = app.store.webhook(delivery.guest.clone()).await? else { return Ok(Arrived::Yes) };
    let name = app.store.name_of(delivery.guest.clone()).await?.unwrap_or_default();
    let origin = app.config.origins.first().map(|origin| origin.trim_end_matches('/'));
    let body = webhook::body(&delivery.notice, &name, &hook.language, origin).to_string().into_bytes();
    let signed = signature(&hook.key, unix_millis() / 1000, &body);
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(
        "syrtis-signature",
        HeaderValue::from_str(&signed).expect("a signature is letters and digits"),
    );
    headers
        .insert("syrtis-delivery", HeaderValue::from_str(&delivery.id).expect("an id is letters and digits"));
    let answer = app.notices.webhooks.post(&hook.url, headers, body).await;
    if let Ok(status @ 300..=399) = answer {
        return Ok(Arrived::Never(format!("status {status}: redirects are not followed")));
    }
    Ok(arrived(answer))
}

/// One mail about everything that waits for the person and that no mail has told of.
async fn mail(app: &App, delivery: &Delivery) -> Result<Arrived, Problem> {
    let Some(mailer) = &app.notices.mailer else {
        return Ok(Arrived::Later("this server sends no mail".into()));
    };
    let Some(mail) = app.store.mail_of(delivery.guest.clone()).await? else { return Ok(Arrived::Yes) };
    let notices = app.store.unmailed(delivery.guest.clone()).await?;
    let letter = mailer.digest(mail.address, &mail.language, &notices);
    match mailer.send(&letter).await {
        Ok(()) => {
            app.store.mailed(delivery.guest.clone(), &notices).await?;
            Ok(Arrived::Yes)
        }
        Err(NotTaken { why, never: true }) => Ok(Arrived::Never(why)),
        Err(NotTaken { why, never: false }) => Ok(Arrived::Later(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wait_is_longer_than_the_one_before() {
        let first = Duration::from_secs(10);
        let waits: Vec<u64> = (0..TRIES).map(|tries| wait_after(first, tries) / 1000).collect();
        assert_eq!(waits, [10, 50, 250, 1_250, 6_250, 31_250]);
    }
}
