//! Passkeys: making, using and removing them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::Value;

use super::extract::{JsonBody, KnownGuest, MaybeDevice, UrlPath};
use super::identity::{new_device, welcome};
use crate::api::{Code, EnterWithPasskey, Entered, NewPasskey, Passkey, Problem, reason};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::passkeys::{Ceremony, New, NotValid, Signed, Site, ask_for_new, ask_who, site};
use crate::store::StoredPasskey;
use crate::time::unix_millis;

/// How many passkeys one can have.
const MOST: u32 = 20;
/// How long a browser may take to answer, in milliseconds.
const PATIENCE: u64 = 5 * 60 * 1000;

/// A passkey as its person sees it.
pub fn shown(passkey: StoredPasskey) -> Passkey {
    Passkey {
        id: BASE64_URL_SAFE_NO_PAD.encode(passkey.id),
        name: passkey.name,
        created: passkey.created,
        used: passkey.used,
    }
}

/// Begin to make a passkey: what to give to `navigator.credentials.create`, within five minutes
#[utoipa::path(post, path = "/api/v1/me/passkeys/begin", tag = "identity",
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub async fn begin(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Json<Value>, Problem> {
    let site = site_of(&app, &headers)?;
    let theirs = app.store.passkeys(guest.id.clone()).await?;
    let asked = ask_for_new(&site, &guest.name, &theirs).map_err(refused)?;
    keep(&app, from, Some(guest.id), asked).await
}

/// Keep a passkey that your browser has made
#[utoipa::path(post, path = "/api/v1/me/passkeys", tag = "identity", request_body = NewPasskey,
    responses((status = 200, body = Passkey), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn add(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    headers: HeaderMap,
    JsonBody(NewPasskey { credential }): JsonBody<NewPasskey>,
) -> Result<Json<Passkey>, Problem> {
    let site = site_of(&app, &headers)?;
    let answer = New::read(credential.to_string().as_bytes()).map_err(refused)?;
    let asked = app.store.asked(answer.challenge().map_err(refused)?, unix_millis()).await?;
    // One that was asked of somebody else is none.
    let (_, state) = asked.filter(|(asked, _)| asked.as_ref() == Some(&guest.id)).ok_or_else(unasked)?;
    let passkey = answer.check(&site, &state).map_err(refused)?;
    let (_, device) = new_device(&headers);
    let passkey =
        StoredPasskey { guest: guest.id, name: device.name, created: device.at, used: device.at, ..passkey };
    match app.store.add_passkey(passkey.clone(), MOST).await? {
        true => Ok(Json(shown(passkey))),
        false => Err(Problem::new(Code::TooMany, "you have too many passkeys, or this one is known already")),
    }
}

/// Remove a passkey
#[utoipa::path(delete, path = "/api/v1/me/passkeys/{passkey}", tag = "identity", params(("passkey" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn remove(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(passkey): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    let none = || Problem::not_found("passkey");
    let id = BASE64_URL_SAFE_NO_PAD.decode(passkey).map_err(|_| none())?;
    match app.store.remove_passkey(guest.id, id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(none()),
    }
}

/// Begin to sign in with a passkey: what to give to `navigator.credentials.get`, within five minutes
#[utoipa::path(post, path = "/api/v1/enter/passkey/begin", tag = "identity",
    responses((status = 200, body = Object), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn begin_to_enter(
    State(app): State<Arc<App>>,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Json<Value>, Problem> {
    let asked = ask_who(&site_of(&app, &headers)?).map_err(refused)?;
    keep(&app, from, None, asked).await
}

/// Sign in with a passkey; sets a new cookie
#[utoipa::path(post, path = "/api/v1/enter/passkey", tag = "identity", request_body = EnterWithPasskey,
    responses((status = 200, body = Entered), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn enter(
    State(app): State<Arc<App>>,
    MaybeDevice(here): MaybeDevice,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<EnterWithPasskey>,
) -> Result<Response, Problem> {
    if !app.rate_limits.may_try_pass(from) {
        return Err(Problem::new(Code::TooMany, "too many wrong passkeys from your address; wait a minute"));
    }
    let checked = async {
        let site = site_of(&app, &headers)?;
        let answer = Signed::read(wish.credential.to_string().as_bytes()).map_err(refused)?;
        let asked = app.store.asked(answer.challenge().map_err(refused)?, unix_millis()).await?;
        let (_, state) = asked.filter(|(asked, _)| asked.is_none()).ok_or_else(unasked)?;
        let known = app.store.passkey(answer.passkey()).await?;
        let (passkey, guest) = known.ok_or_else(unknown)?;
        let state = answer.check(&site, &state, &passkey).map_err(refused)?;
        let (secret, device) = new_device(&headers);
        match app.store.enter_with_passkey(passkey, state, device).await? {
            true => Ok((guest, secret)),
            false => Err(unknown()),
        }
    };
    let (guest, secret) = match checked.await {
        Ok(entered) => entered,
        Err(problem) => {
            app.rate_limits.guessed_pass(from);
            return Err(problem);
        }
    };
    welcome(&app, guest, here, wish.take, &secret).await
}

/// Remembers what a browser is asked.
async fn keep(
    app: &App,
    from: std::net::IpAddr,
    guest: Option<String>,
    asked: Ceremony,
) -> Result<Json<Value>, Problem> {
    if !app.rate_limits.guest(from) {
        return Err(Problem::new(Code::TooMany, "too many passkeys from your address; wait a minute"));
    }
    let now = unix_millis();
    app.store.ask(asked.challenge, guest, asked.state, now, now + PATIENCE).await?;
    Ok(Json(asked.options))
}

fn site_of(app: &App, headers: &HeaderMap) -> Result<Site, Problem> {
    site(&app.config, headers).ok_or_else(|| {
        Problem::new(Code::Options, "passkeys need a server with a name, not an address of numbers")
            .because(table::Message::new(reason::PASSKEY_ADDRESS))
    })
}

fn refused(error: NotValid) -> Problem {
    Problem::new(Code::Forbidden, error.to_string()).because(table::Message::new(reason::PASSKEY_WRONG))
}

fn unasked() -> Problem {
    refused(NotValid("nobody asked for it, or it took too long".into()))
}

fn unknown() -> Problem {
    refused(NotValid("it is not known here".into()))
}
