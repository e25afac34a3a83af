//! A guest and his tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};

use super::person::{Body, COOKIE_NAME, Maybe, Person, name};
use super::seats::Visit;
use super::tables::summary;
use crate::api::{Code, Me, Name, Problem, Status, Summary};
use crate::guard::From;
use crate::hall::Hall;
use crate::secret;
use crate::store::Guest;

/// How long a guest is remembered: four hundred days, the most that browsers allow.
const REMEMBERED: u32 = 400 * 24 * 60 * 60;
/// So many of a guest's tables are listed.
const MOST: u32 = 100;

fn set_cookie(hall: &Hall, secret: &str, seconds: u32) -> HeaderValue {
    let https = hall.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https:"));
    let secure = if https { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&cookie).expect("a cookie of letters and digits")
}

/// Who you are
#[utoipa::path(get, path = "/api/v1/me", tag = "me",
    responses((status = 200, body = Me), (status = 204, description = "Nobody who is known")))]
pub async fn me(Maybe(guest): Maybe) -> Response {
    match guest {
        Some(guest) => Json(Me { id: guest.id, name: guest.name }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Become a guest with a name; the cookie remembers you
#[utoipa::path(post, path = "/api/v1/me", tag = "me", request_body = Name,
    responses((status = 201, body = Me), (status = 200, body = Me, description = "You were known; only the name is new"),
        (status = 400, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn arrive(
    State(hall): State<Arc<Hall>>,
    Extension(From(from)): Extension<From>,
    Maybe(known): Maybe,
    Body(wish): Body<Name>,
) -> Result<Response, Problem> {
    let name = name(&wish.name)?;
    if let Some(guest) = known {
        hall.store.rename_guest(guest.id.clone(), name.clone()).await?;
        return Ok(Json(Me { id: guest.id, name }).into_response());
    }
    if !hall.rates.guest(from) {
        return Err(Problem::new(Code::TooMany, "too many new guests from your address; wait a minute"));
    }
    let (id, secret) = (secret::word::<12>(), secret::secret());
    let guest = Guest { id: id.clone(), name: name.clone() };
    hall.store.add_guest(guest, secret::hash(&secret), secret::now()).await?;
    let cookie = AppendHeaders([(SET_COOKIE, set_cookie(&hall, &secret, REMEMBERED))]);
    Ok((StatusCode::CREATED, cookie, Json(Me { id, name })).into_response())
}

/// Take another name
#[utoipa::path(patch, path = "/api/v1/me", tag = "me", request_body = Name,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 413, body = Problem)))]
pub async fn rename(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
    Body(wish): Body<Name>,
) -> Result<Json<Me>, Problem> {
    let name = name(&wish.name)?;
    hall.store.rename_guest(guest.id.clone(), name.clone()).await?;
    Ok(Json(Me { id: guest.id, name }))
}

/// Be forgotten: bots take your seats, the cookie is void
#[utoipa::path(delete, path = "/api/v1/me", tag = "me", responses((status = 204), (status = 401, body = Problem)))]
pub async fn forget(State(hall): State<Arc<Hall>>, Person(guest): Person) -> Result<Response, Problem> {
    for listed in hall.store.tables_of(guest.id.clone(), u32::MAX).await? {
        if !listed.status.ended() {
            let cell = hall.table(&listed.made.id).await?;
            let visit = Visit { hall: Arc::clone(&hall), cell, guest: guest.clone() };
            // Where he can't get up he does not sit any more.
            let _ = visit.get_up().await;
        }
    }
    hall.store.forget_guest(guest.id).await?;
    let mut headers = HeaderMap::new();
    headers.insert(SET_COOKIE, set_cookie(&hall, "", 0));
    Ok((StatusCode::NO_CONTENT, headers).into_response())
}

/// The tables at which you sit or sat, the newest first
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "me",
    responses((status = 200, body = Vec<Summary>), (status = 401, body = Problem)))]
pub async fn my_tables(
    State(hall): State<Arc<Hall>>,
    Person(guest): Person,
) -> Result<Json<Vec<Summary>>, Problem> {
    let mut tables = Vec::new();
    for listed in hall.store.tables_of(guest.id.clone(), MOST).await? {
        let mut summary = summary(listed);
        if summary.status == Status::Running {
            let cell = hall.table(&summary.id).await?;
            let live = cell.read(&hall).await?;
            summary.your_turn = Some(live.seat_of(&guest.id).is_some_and(|seat| live.owes(seat)));
        }
        tables.push(summary);
    }
    Ok(Json(tables))
}
