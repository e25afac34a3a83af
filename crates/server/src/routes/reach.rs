//! How a person is reached: notices, subscribed browsers, the webhook.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};
use utoipa::IntoParams;

use super::extract::{JsonBody, KnownGuest, UrlQuery};
use crate::api::{
    Code, NewWebhook, Notice, Notices, Problem, PushDevice, PushEndpoint, Reach, Webhook, reason,
};
use crate::app::App;
use crate::notices::deliver::server_key;
use crate::notices::outgoing::AddressError;
use crate::notices::{BrowserKeys, speaks};
use crate::secret;
use crate::store::{PushSubscription, StoredWebhook};
use crate::time::unix_millis;

/// Maximum number of notices to list.
const MOST: u32 = 50;
/// How many browsers a person can subscribe.
const DEVICES: u32 = 10;
/// How long to wait for news at most.
const LONGEST_WAIT: Duration = Duration::from_secs(25);

#[derive(Deserialize, IntoParams)]
pub struct NoticeQuery {
    /// Wait up to 25 seconds for a notice that was given later than this, in milliseconds since 1970.
    after: Option<u64>,
}

/// The tables that want your attention, one notice for each until you look
#[utoipa::path(get, path = "/api/v1/me/notices", tag = "me", params(NoticeQuery),
    responses((status = 200, body = Notices), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn notices(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlQuery(wait): UrlQuery<NoticeQuery>,
) -> Result<Json<Notices>, Problem> {
    // Before looking, so that nothing is missed in between.
    let mut news = app.notices.listen();
    let until = Instant::now() + LONGEST_WAIT;
    loop {
        let notices = app.store.notices_of(guest.id.clone(), MOST).await?;
        let is_news = |notice: &Notice| wait.after.is_none_or(|after| notice.at > after);
        if wait.after.is_none() || notices.iter().any(is_news) {
            return Ok(Json(Notices { notices }));
        }
        let woken = async {
            // Whoever lags behind looks for themselves.
            while news.recv().await.is_ok_and(|woken| woken != guest.id) {}
        };
        tokio::select! {
            woken = timeout_at(until, woken) => if woken.is_err() {
                return Ok(Json(Notices { notices }));
            },
            // Otherwise the page would ask again at once, for as long as the server takes to stop.
            () = app.closed() => return Err(Problem::new(Code::Trouble, "the server stops; ask again in a while")),
        }
    }
}

/// How you are reached
#[utoipa::path(get, path = "/api/v1/me/reach", tag = "me",
    responses((status = 200, body = Reach), (status = 401, body = Problem)))]
pub async fn reach(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Reach>, Problem> {
    let hook = app.store.webhook(guest.id.clone()).await?;
    Ok(Json(Reach {
        push_key: server_key(&app).await?.public(),
        devices: app.store.push_devices(guest.id).await?.len() as u32,
        webhook: hook.map(|StoredWebhook { url, key, trouble, .. }| Webhook { url, key, trouble }),
    }))
}

/// Subscribe a browser; at most ten
#[utoipa::path(post, path = "/api/v1/me/push", tag = "me", request_body = PushDevice,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 413, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn subscribe(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(device): JsonBody<PushDevice>,
) -> Result<StatusCode, Problem> {
    app.notices.pushes.origin(&device.endpoint).map_err(|error| bad_address(error, "endpoint"))?;
    if BrowserKeys::read(&device.p256dh, &device.auth).is_none() {
        return Err(Problem::new(Code::Options, "these are not the keys of a browser").field("p256dh"));
    }
    must_speak(&device.language)?;
    let PushDevice { endpoint, p256dh, auth, language } = device;
    let subscription = PushSubscription { endpoint, p256dh, auth, language };
    match app.store.add_push(guest.id, subscription, unix_millis(), DEVICES).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::new(Code::TooMany, "you have too many subscribed browsers; end one first")),
    }
}

/// End the subscription of a browser
#[utoipa::path(delete, path = "/api/v1/me/push", tag = "me", request_body = PushEndpoint,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 413, body = Problem)))]
pub async fn unsubscribe(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(device): JsonBody<PushEndpoint>,
) -> Result<StatusCode, Problem> {
    app.store.remove_push(guest.id, device.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Set the webhook: an address that the server writes to when a table wants you
#[utoipa::path(put, path = "/api/v1/me/webhook", tag = "me", request_body = NewWebhook,
    responses((status = 200, body = Webhook), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn set_webhook(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wish): JsonBody<NewWebhook>,
) -> Result<Json<Webhook>, Problem> {
    app.notices.webhooks.check(&wish.url).map_err(|error| bad_address(error, "url"))?;
    must_speak(&wish.language)?;
    let (url, key) = (wish.url, secret::secret());
    let hook = StoredWebhook { url: url.clone(), key: key.clone(), language: wish.language, trouble: None };
    app.store.set_webhook(guest.id, Some(hook)).await?;
    Ok(Json(Webhook { url, key, trouble: None }))
}

/// Remove the webhook
#[utoipa::path(delete, path = "/api/v1/me/webhook", tag = "me",
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn remove_webhook(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<StatusCode, Problem> {
    app.store.set_webhook(guest.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub fn must_speak(language: &str) -> Result<(), Problem> {
    match speaks(language) {
        true => Ok(()),
        false => Err(Problem::new(Code::Options, "there are no texts in this language").field("language")),
    }
}

fn bad_address(error: AddressError, field: &str) -> Problem {
    let why = match error {
        AddressError::Unreadable => reason::ADDRESS_UNREADABLE,
        AddressError::NotHttps => reason::ADDRESS_NOT_HTTPS,
        AddressError::Credentials => reason::ADDRESS_CREDENTIALS,
        AddressError::UnknownService => reason::ADDRESS_SERVICE,
        AddressError::OwnNetwork => reason::ADDRESS_OWN_NETWORK,
    };
    Problem::new(Code::Options, error.to_string()).field(field).because(table::Message::new(why))
}
