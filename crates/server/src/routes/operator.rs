//! The operator's page: reports, mutes, closing tables, announcements. Everything is behind the operator's key.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;

use super::extract::{JsonBody, UrlPath};
use crate::api::{Announcement, CloseTable, Code, Mute, NewAnnouncement, Problem, Report};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::handle::Step;
use crate::log_entry::LogEntry;
use crate::secret;
use crate::time::unix_millis;

/// How many reports to list.
const REPORTS: u32 = 200;
/// The longest time of a mute or an announcement, in minutes: a year.
const YEAR: u32 = 365 * 24 * 60;
const MINUTE: u64 = 60 * 1000;

/// A request of the operator, who has the key.
pub struct Operator(pub Arc<App>);

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Operator, Problem> {
        // Without a key there is no such page.
        let Some(key) = &app.config.operator_key else { return Err(Problem::not_found("address")) };
        let from = parts.extensions.get::<ClientAddress>().map_or([0, 0, 0, 0].into(), |from| from.0);
        let given = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let given = given.and_then(|value| value.strip_prefix("Bearer "));
        if !app.rate_limits.may_guess(from) {
            return Err(Problem::new(Code::TooMany, "too many wrong keys from your address; wait a while"));
        }
        match given {
            Some(given) if secret::same(given, key) => Ok(Operator(Arc::clone(app))),
            _ => {
                app.rate_limits.guessed_wrong(from);
                tracing::warn!(%from, "somebody tried a wrong operator's key");
                Err(Problem::new(Code::Forbidden, "this is not the operator's key"))
            }
        }
    }
}

/// What people have reported, the latest first; for the operator
#[utoipa::path(get, path = "/api/v1/operator/reports", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Vec<Report>), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
pub async fn reports(Operator(app): Operator) -> Result<Json<Vec<Report>>, Problem> {
    Ok(Json(app.store.reports(REPORTS).await?))
}

/// Note that a report is dealt with; for the operator
#[utoipa::path(post, path = "/api/v1/operator/reports/{report}/done", tag = "operator", params(("report" = String, Path)),
    security(("operator" = [])),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn report_done(
    Operator(app): Operator,
    UrlPath(report): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    match app.store.report_done(report, unix_millis()).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::not_found("report")),
    }
}

/// Let somebody chat only after a while; for the operator
#[utoipa::path(post, path = "/api/v1/operator/people/{person}/mute", tag = "operator", params(("person" = String, Path)),
    request_body = Mute, security(("operator" = [])),
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn mute(
    Operator(app): Operator,
    UrlPath(person): UrlPath<String>,
    JsonBody(wish): JsonBody<Mute>,
) -> Result<StatusCode, Problem> {
    if app.store.name_of(person.clone()).await?.is_none() {
        return Err(Problem::not_found("person"));
    }
    let until = unix_millis() + u64::from(at_most_a_year(wish.minutes)?) * MINUTE;
    app.store.mute(person, until).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Close a table for good; for the operator
#[utoipa::path(post, path = "/api/v1/operator/tables/{table}/close", tag = "operator", params(("table" = String, Path)),
    request_body = CloseTable, security(("operator" = [])),
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn close(
    Operator(app): Operator,
    UrlPath(table): UrlPath<String>,
    JsonBody(wish): JsonBody<CloseTable>,
) -> Result<StatusCode, Problem> {
    let reason = words(&wish.reason, 200, "reason")?;
    let handle = app.table(&table).await?;
    handle
        .change(&app, |live| match live.status.ended() {
            true => Err(Problem::wrong_time("the table has ended")),
            false => Ok(Step::Write(LogEntry::Close { reason: reason.clone() }.into(), ())),
        })
        .await?;
    tracing::info!(table, "the operator closed a table");
    Ok(StatusCode::NO_CONTENT)
}

/// Tell everybody something for a while; for the operator
#[utoipa::path(post, path = "/api/v1/operator/announcements", tag = "operator", request_body = NewAnnouncement,
    security(("operator" = [])),
    responses((status = 200, body = Announcement), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn announce(
    Operator(app): Operator,
    JsonBody(wish): JsonBody<NewAnnouncement>,
) -> Result<Json<Announcement>, Problem> {
    let minutes = at_most_a_year(wish.minutes)?.max(1);
    let at = unix_millis();
    let announcement = Announcement {
        id: secret::word::<12>(),
        words: words(&wish.words, 500, "words")?,
        at,
        until: at + u64::from(minutes) * MINUTE,
    };
    app.store.announce(announcement.clone()).await?;
    Ok(Json(announcement))
}

/// Take an announcement back; for the operator
#[utoipa::path(delete, path = "/api/v1/operator/announcements/{announcement}", tag = "operator",
    params(("announcement" = String, Path)), security(("operator" = [])),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub async fn unannounce(
    Operator(app): Operator,
    UrlPath(announcement): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    app.store.unannounce(announcement).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the operator tells everybody
#[utoipa::path(get, path = "/api/v1/announcements", tag = "about",
    responses((status = 200, body = Vec<Announcement>)))]
pub async fn announcements(State(app): State<Arc<App>>) -> Result<Json<Vec<Announcement>>, Problem> {
    Ok(Json(app.store.announcements(unix_millis()).await?))
}

fn at_most_a_year(minutes: u32) -> Result<u32, Problem> {
    match minutes {
        0..=YEAR => Ok(minutes),
        _ => Err(Problem::new(Code::Unreadable, format!("at most {YEAR} minutes")).field("minutes")),
    }
}

/// A text for people, without control characters: 1 to `most` characters.
fn words(given: &str, most: usize, field: &str) -> Result<String, Problem> {
    let clean: String = given.chars().filter(|c| !c.is_control() || *c == '\n').collect();
    let clean = clean.trim();
    if clean.is_empty() || clean.chars().count() > most {
        return Err(Problem::new(Code::Unreadable, format!("1 to {most} characters")).field(field));
    }
    Ok(clean.into())
}
