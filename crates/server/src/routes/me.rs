//! Guests and their tables.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};

use super::extract::{COOKIE_NAME, JsonBody, KnownGuest, MaybeGuest, cookie};
use super::identity::new_device;
use super::tables::summary;
use table::Viewer;

use crate::api::{Code, Me, Name, Problem, Status, Summary};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::identity::{NOBODY, hand_over};
use crate::names::read_name;
use crate::secret;
use crate::store::Guest;

/// The lifetime of the cookie: four hundred days, the most that browsers allow.
pub const REMEMBERED: u32 = 400 * 24 * 60 * 60;
/// Maximum number of tables to list.
const MOST: u32 = 100;

pub fn set_cookie(app: &App, secret: &str, seconds: u32) -> HeaderValue {
    let secure = if app.config.is_https() { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).expect("a cookie is letters and digits")
}

/// Who you are; the cookie lasts longer again
#[utoipa::path(get, path = "/api/v1/me", tag = "me",
    responses((status = 200, body = Me), (status = 204, description = "The guest is unknown")))]
pub async fn me(State(app): State<Arc<App>>, MaybeGuest(guest): MaybeGuest, headers: HeaderMap) -> Response {
    match (guest, cookie(&headers)) {
        (Some(program), _) if program.is_program() => {
            Json(Me { id: program.id, name: program.name }).into_response()
        }
        (Some(guest), Some(secret)) => {
            let cookie = AppendHeaders([(SET_COOKIE, set_cookie(&app, secret, REMEMBERED))]);
            (cookie, Json(Me { id: guest.id, name: guest.name })).into_response()
        }
        _ => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Become a guest under a name; sets the cookie
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = Name,
    responses((status = 201, body = Me), (status = 200, body = Me, description = "You were known already; only your name changes"),
        (status = 400, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn arrive(
    State(app): State<Arc<App>>,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    MaybeGuest(known): MaybeGuest,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<Name>,
) -> Result<Response, Problem> {
    let name = read_name(&wish.name)?;
    if let Some(guest) = known {
        app.store.rename_guest(guest.id.clone(), name.clone()).await?;
        return Ok(Json(Me { id: guest.id, name }).into_response());
    }
    if !app.rate_limits.guest(from) {
        return Err(Problem::new(Code::TooMany, "too many new guests from your address; wait a minute"));
    }
    let id = secret::word::<12>();
    let (secret, device) = new_device(&headers);
    app.store.add_guest(Guest { id: id.clone(), name: name.clone() }, device).await?;
    let cookie = AppendHeaders([(SET_COOKIE, set_cookie(&app, &secret, REMEMBERED))]);
    Ok((StatusCode::CREATED, cookie, Json(Me { id, name })).into_response())
}

/// Change your name
#[utoipa::path(patch, path = "/api/v1/me", tag = "me", request_body = Name,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 413, body = Problem)))]
pub async fn rename(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    JsonBody(wish): JsonBody<Name>,
) -> Result<Json<Me>, Problem> {
    let name = read_name(&wish.name)?;
    app.store.rename_guest(guest.id.clone(), name.clone()).await?;
    Ok(Json(Me { id: guest.id, name }))
}

/// Delete yourself: bots take your seats, records keep a name that is nobody's, and all your cookies become void
#[utoipa::path(delete, path = "/api/v1/me", tag = "me", responses((status = 204), (status = 401, body = Problem)))]
pub async fn forget(State(app): State<Arc<App>>, KnownGuest(guest): KnownGuest) -> Result<Response, Problem> {
    // Their programs go with them.
    for token in app.store.tokens(guest.id.clone(), true).await? {
        hand_over(&app, &token.program, None).await?;
        app.store.forget_guest(token.program.id, NOBODY).await?;
        app.end_sockets_of(&token.id);
    }
    hand_over(&app, &guest, None).await?;
    let devices = app.store.devices(guest.id.clone()).await?;
    app.store.forget_guest(guest.id, NOBODY).await?;
    for device in devices {
        app.end_sockets_of(&device.id);
    }
    let mut headers = HeaderMap::new();
    headers.insert(SET_COOKIE, set_cookie(&app, "", 0));
    Ok((StatusCode::NO_CONTENT, headers).into_response())
}

/// Your tables, newest first
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "me",
    responses((status = 200, body = Vec<Summary>), (status = 401, body = Problem)))]
pub async fn my_tables(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Summary>>, Problem> {
    let mut tables = Vec::new();
    let results = app.store.results_of(guest.id.clone(), MOST).await?;
    let mut results: HashMap<_, _> =
        results.into_iter().map(|(table, seat, result)| (table, (seat, result))).collect();
    for listed in app.store.tables_of(guest.id.clone(), MOST).await? {
        let mut summary = summary(listed);
        (summary.your_seat, summary.result) = results.remove(&summary.id).unzip();
        if summary.status == Status::Running
            && let Err(problem) = look_up(&app, &guest, &mut summary).await
        {
            tracing::warn!(table = summary.id, %problem, "a table in a list could not be read");
        }
        tables.push(summary);
    }
    Ok(Json(tables))
}

/// Adds what only the running table knows. It may turn out that it can't go on.
async fn look_up(app: &Arc<App>, guest: &Guest, summary: &mut Summary) -> Result<(), Problem> {
    let handle = app.table(&summary.id).await?;
    let live = handle.read(app).await?;
    summary.status = live.status;
    let seat = live.seat_of(&guest.id);
    summary.your_turn = Some(seat.is_some_and(|seat| live.owes(seat)));
    summary.changed = live.last_noticed(seat.map_or(Viewer::Spectator, Viewer::Seat));
    Ok(())
}
