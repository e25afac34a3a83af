//! One person on several devices: links, codes, signing in and out, taking everything away as a file.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};

use super::extract::{JsonBody, KnownDevice, KnownGuest, MaybeDevice, UrlPath};
use super::me::{REMEMBERED, set_cookie};
use super::passkeys::shown;
use crate::api::{
    Code, Device, Enter, Entered, MailWay, Pass, PassInfo, PersonalLink, Problem, RecoveryCodes, Ways, reason,
};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::identity::{device_name, hand_over, pass_hash, recovery_codes};
use crate::secret;
use crate::store::{Guest, NewDevice, PassKind, SignedIn};
use crate::time::unix_millis;

/// How many tables of somebody to count.
const MOST: u32 = 1_000;

/// How you can sign in: your devices, and what else you have
#[utoipa::path(get, path = "/api/v1/me/ways", tag = "identity",
    responses((status = 200, body = Ways), (status = 401, body = Problem)))]
pub async fn ways(
    State(app): State<Arc<App>>,
    KnownDevice(signed): KnownDevice,
) -> Result<Json<Ways>, Problem> {
    let guest = signed.guest.id;
    let devices = app.store.devices(guest.clone()).await?.into_iter().map(|device| Device {
        here: device.id == signed.device,
        id: device.id,
        name: device.name,
        created: device.created,
        seen: device.seen,
    });
    let mail = match &app.notices.mailer {
        Some(_) => Some(mail_way(&app, &guest).await?),
        None => None,
    };
    Ok(Json(Ways {
        devices: devices.collect(),
        codes: app.store.passes_left(guest.clone(), PassKind::Code, unix_millis()).await?,
        passkeys: app.store.passkeys(guest).await?.into_iter().map(shown).collect(),
        mail,
    }))
}

async fn mail_way(app: &App, guest: &str) -> Result<MailWay, Problem> {
    let mail = app.store.mail_of(guest.into()).await?;
    let waiting = app.store.wished_mail(guest.into(), unix_millis()).await?;
    let (address, trouble) = mail.map(|mail| (mail.address, mail.trouble)).unzip();
    Ok(MailWay { address, waiting, trouble: trouble.flatten() })
}

/// Sign out of a device; of this one, if it is the one that asks
#[utoipa::path(delete, path = "/api/v1/me/devices/{device}", tag = "identity", params(("device" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn end_device(
    State(app): State<Arc<App>>,
    KnownDevice(signed): KnownDevice,
    UrlPath(device): UrlPath<String>,
) -> Result<Response, Problem> {
    if !sign_out(&app, &signed.guest, &device).await? {
        return Err(Problem::not_found("device"));
    }
    let mut headers = HeaderMap::new();
    if device == signed.device {
        headers.insert(SET_COOKIE, set_cookie(&app, "", 0));
    }
    Ok((StatusCode::NO_CONTENT, headers).into_response())
}

/// Sign out of all devices but this one
#[utoipa::path(delete, path = "/api/v1/me/devices", tag = "identity",
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn end_other_devices(
    State(app): State<Arc<App>>,
    KnownDevice(signed): KnownDevice,
) -> Result<StatusCode, Problem> {
    for device in app.store.devices(signed.guest.id.clone()).await? {
        if device.id != signed.device {
            sign_out(&app, &signed.guest, &device.id).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Makes the cookie of a device void and closes its sockets.
async fn sign_out(app: &Arc<App>, guest: &Guest, device: &str) -> Result<bool, Problem> {
    let ended = app.store.end_device(guest.id.clone(), device.into(), secret::bytes()).await?;
    if ended {
        app.end_sockets_of(device);
    }
    Ok(ended)
}

/// A link that signs you in on another device: once, within ten minutes; the last one made is good
#[utoipa::path(post, path = "/api/v1/me/link", tag = "identity",
    responses((status = 200, body = PersonalLink), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn link(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
) -> Result<Json<PersonalLink>, Problem> {
    may_make(&app, from)?;
    let (pass, until) = (secret::secret(), unix_millis() + app.config.limits.link.as_millis() as u64);
    app.store.give_passes(guest.id, PassKind::Link, vec![pass_hash(&pass)], until).await?;
    Ok(Json(PersonalLink { path: format!("/enter#{pass}"), until }))
}

/// New recovery codes, to write down; the old ones become void
#[utoipa::path(post, path = "/api/v1/me/codes", tag = "identity",
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub async fn codes(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
) -> Result<Json<RecoveryCodes>, Problem> {
    may_make(&app, from)?;
    let codes = recovery_codes();
    let hashes = codes.iter().map(|code| pass_hash(code)).collect();
    app.store.give_passes(guest.id, PassKind::Code, hashes, i64::MAX as u64).await?;
    Ok(Json(RecoveryCodes { codes }))
}

fn may_make(app: &App, from: std::net::IpAddr) -> Result<(), Problem> {
    match app.rate_limits.guest(from) {
        true => Ok(()),
        false => {
            Err(Problem::new(Code::TooMany, "too many links and codes from your address; wait a minute"))
        }
    }
}

/// Whom a pass signs in; it stays good
#[utoipa::path(post, path = "/api/v1/enter/look", tag = "identity", request_body = Pass,
    responses((status = 200, body = PassInfo), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn look(
    State(app): State<Arc<App>>,
    MaybeDevice(here): MaybeDevice,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(Pass { pass }): JsonBody<Pass>,
) -> Result<Json<PassInfo>, Problem> {
    let guest = guest_of(&app, from, &pass).await?;
    let here = here.map(|signed| signed.guest);
    let already = here.as_ref().is_some_and(|here| here.id == guest.id);
    let here = here.filter(|_| !already);
    let tables = match &here {
        Some(here) => app.store.tables_of(here.id.clone(), MOST).await?.len() as u32,
        None => 0,
    };
    Ok(Json(PassInfo { name: guest.name, already, here: here.map(|here| here.name), tables }))
}

/// Sign in with a personal link or a recovery code; sets a new cookie
#[utoipa::path(post, path = "/api/v1/enter", tag = "identity", request_body = Enter,
    responses((status = 200, body = Entered), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn enter(
    State(app): State<Arc<App>>,
    MaybeDevice(here): MaybeDevice,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<Enter>,
) -> Result<Response, Problem> {
    let guest = guest_of(&app, from, &wish.pass).await?;
    if here.as_ref().is_some_and(|here| here.guest.id == guest.id) {
        return Ok(Json(Entered { id: guest.id, name: guest.name, taken: 0 }).into_response());
    }
    let (secret, device) = new_device(&headers);
    if !app.store.enter(pass_hash(&wish.pass), guest.id.clone(), device).await? {
        app.rate_limits.guessed_pass(from);
        return Err(void());
    }
    welcome(&app, guest, here, wish.take, &secret).await
}

/// A device with a secret of its own: never one that the browser has brought.
pub fn new_device(headers: &HeaderMap) -> (String, NewDevice) {
    let secret = secret::secret();
    let user_agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let device = NewDevice {
        id: secret::word::<12>(),
        secret: secret::hash(&secret),
        name: device_name(user_agent),
        at: unix_millis(),
    };
    (secret, device)
}

/// Answers somebody who has signed in, and looks after the person who was signed in here before.
pub async fn welcome(
    app: &Arc<App>,
    guest: Guest,
    before: Option<SignedIn>,
    take: bool,
    secret: &str,
) -> Result<Response, Problem> {
    let mut taken = 0;
    if let Some(before) = before {
        sign_out(app, &before.guest, &before.device).await?;
        if take && before.guest.id != guest.id {
            taken = hand_over(app, &before.guest, Some(&guest)).await?;
            app.store.merge_guests(before.guest.id, guest.id.clone()).await?;
        }
    }
    let cookie = AppendHeaders([(SET_COOKIE, set_cookie(app, secret, REMEMBERED))]);
    Ok((cookie, Json(Entered { id: guest.id, name: guest.name, taken })).into_response())
}

/// The guest of a pass. One that is wrong, used or too old looks the same to everybody.
async fn guest_of(app: &App, from: std::net::IpAddr, pass: &str) -> Result<Guest, Problem> {
    may_try(app, from)?;
    let found = app.store.pass(pass_hash(pass), unix_millis()).await?;
    if found.is_none() {
        app.rate_limits.guessed_pass(from);
    }
    found.ok_or_else(void)
}

/// Fails for an address that has tried too many wrong links and codes.
pub fn may_try(app: &App, from: std::net::IpAddr) -> Result<(), Problem> {
    match app.rate_limits.may_try_pass(from) {
        true => Ok(()),
        false => Err(Problem::new(
            Code::TooMany,
            "too many wrong links and codes from your address; wait a minute",
        )),
    }
}

pub fn void() -> Problem {
    let why = "this link or code is wrong, was used, or is too old";
    Problem::new(Code::NotFound, why).because(table::Message::new(reason::PASS_VOID))
}
