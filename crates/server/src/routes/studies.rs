//! Commented games.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{JsonBody, KnownGuest, MaybeGuest, UrlPath, UrlQuery};
use super::tables::may_look;
use crate::api::{
    Code, NewStudy, Place, Problem, Study, StudyChange, StudyMoment, StudyPosition, StudySummary,
};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::secret;
use crate::store::{Guest, StoredStudy, StudyText};
use crate::study;
use crate::time::unix_millis;

/// Maximum number of studies to list.
const MOST: u32 = 200;

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct StudyQuery {
    /// Such as `pl`, for a study that is there in several languages.
    #[serde(default)]
    language: String,
}

fn told(study: StoredStudy, guest: Option<&Guest>) -> Study {
    let StudyText { title, language, notes } = study.text;
    Study {
        own: guest.is_some_and(|guest| guest.id == study.guest),
        id: study.id,
        game: study.game,
        title,
        language,
        author: Some(study.author),
        revision: study.revision,
        places: study.places,
        notes,
        changed: study.changed,
    }
}

fn may_write(app: &App, from: std::net::IpAddr) -> Result<(), Problem> {
    let wait = || Problem::new(Code::TooMany, "too many changes of studies from your address; wait a minute");
    app.rate_limits.study(from).then_some(()).ok_or_else(wait)
}

async fn found(app: &App, id: &str) -> Result<StoredStudy, Problem> {
    app.store.study(id.into()).await?.ok_or_else(|| Problem::not_found("study"))
}

/// The study of this guest, to change it.
async fn own(app: &App, id: &str, guest: &Guest) -> Result<StoredStudy, Problem> {
    if study::shipped_as(id).is_some() {
        return Err(Problem::new(Code::Forbidden, "this study comes with the program"));
    }
    let study = found(app, id).await?;
    if study.guest == guest.id {
        return Ok(study);
    }
    Err(Problem::new(Code::Forbidden, "only its author can change a study"))
}

/// Begin a study of a finished game; it keeps the record, and outlives the table
#[utoipa::path(post, path = "/api/v1/studies", tag = "studies", request_body = NewStudy,
    responses((status = 201, body = Study), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn begin(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(wish): JsonBody<NewStudy>,
) -> Result<(StatusCode, Json<Study>), Problem> {
    may_write(&app, from)?;
    let title = study::read_title(&wish.title)?;
    let language = study::read_language(&wish.language)?;
    let live = {
        let handle = app.table(&wish.table).await?;
        let live = handle.read(&app).await?;
        may_look(&live, Some(&guest), wish.invite.as_deref())?;
        if !live.status.ended() {
            return Err(Problem::new(Code::NotOver, "a study is made of a game that has ended"));
        }
        live.clone()
    };
    let game = live.game.clone().ok_or_else(Problem::other_rules)?;
    let record = app.replay(move || game.record()).await?;
    if record.len() > study::RECORD {
        return Err(Problem::new(Code::TooLarge, "the record of this game is too long for a study"));
    }
    let now = unix_millis();
    let made = StoredStudy {
        id: secret::word::<20>(),
        guest: guest.id.clone(),
        author: guest.name.clone(),
        game: live.meta.game.clone(),
        record,
        places: live.places(),
        text: StudyText { title, language, notes: Vec::new() },
        revision: 1,
        changed: now,
    };
    if !app.store.add_study(made.clone(), app.config.limits.studies).await? {
        return Err(Problem::new(Code::TooMany, "you have too many studies; delete one"));
    }
    Ok((StatusCode::CREATED, Json(told(made, Some(&guest)))))
}

/// A study, for anybody who knows its id
#[utoipa::path(get, path = "/api/v1/studies/{study}", tag = "studies",
    params(("study" = String, Path), StudyQuery),
    responses((status = 200, body = Study), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn study(
    State(app): State<Arc<App>>,
    MaybeGuest(guest): MaybeGuest,
    UrlPath(id): UrlPath<String>,
    UrlQuery(StudyQuery { language }): UrlQuery<StudyQuery>,
) -> Result<Json<Study>, Problem> {
    if let Some(shipped) = study::shipped_as(&id) {
        return shipped.told_in(&language).map(Json).ok_or_else(|| Problem::not_found("study"));
    }
    Ok(Json(told(found(&app, &id).await?, guest.as_ref())))
}

/// Change your study; the rules check its variations
#[utoipa::path(patch, path = "/api/v1/studies/{study}", tag = "studies", params(("study" = String, Path)),
    request_body = StudyChange,
    responses((status = 200, body = Study), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn change(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    UrlPath(id): UrlPath<String>,
    JsonBody(wish): JsonBody<StudyChange>,
) -> Result<Json<Study>, Problem> {
    may_write(&app, from)?;
    let before = own(&app, &id, &guest).await?;
    let mut text = before.text.clone();
    if let Some(title) = &wish.title {
        text.title = study::read_title(title)?;
    }
    if let Some(language) = &wish.language {
        text.language = study::read_language(language)?;
    }
    if let Some(notes) = wish.notes {
        let record = before.record.clone();
        let read = move || study::read_notes(&*study::replayed(&record)?, notes);
        text.notes = app.replay(read).await??;
    }
    let changed = unix_millis();
    if !app.store.change_study(id, wish.revision, text.clone(), changed).await? {
        return Err(Problem::new(Code::Late, "the study has been changed in the meantime"));
    }
    let after = StoredStudy { text, revision: wish.revision.saturating_add(1), changed, ..before };
    Ok(Json(told(after, Some(&guest))))
}

/// Delete your study
#[utoipa::path(delete, path = "/api/v1/studies/{study}", tag = "studies", params(("study" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem)))]
pub async fn delete(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(id): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    own(&app, &id, &guest).await?;
    app.store.delete_study(id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The game of a study after any of its moves, and after others that are tried from there
#[utoipa::path(post, path = "/api/v1/studies/{study}/position", tag = "studies",
    params(("study" = String, Path)), request_body = StudyMoment,
    responses((status = 200, body = StudyPosition), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 413, body = Problem)))]
pub async fn position(
    State(app): State<Arc<App>>,
    UrlPath(id): UrlPath<String>,
    JsonBody(wish): JsonBody<StudyMoment>,
) -> Result<Json<StudyPosition>, Problem> {
    let (record, places): (String, Vec<Place>) = match study::shipped_as(&id) {
        Some(shipped) => (shipped.record.clone(), shipped.places.clone()),
        None => {
            let study = found(&app, &id).await?;
            (study.record, study.places)
        }
    };
    let look = move || study::moment(&*study::replayed(&record)?, &places, &wish);
    app.replay(look).await?.map(Json)
}

/// Your studies, the last changed first
#[utoipa::path(get, path = "/api/v1/me/studies", tag = "studies",
    responses((status = 200, body = Vec<StudySummary>), (status = 401, body = Problem)))]
pub async fn mine(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<StudySummary>>, Problem> {
    let summary = |study: StoredStudy| StudySummary {
        id: study.id,
        game: study.game,
        title: study.text.title,
        notes: study.text.notes.len(),
        changed: study.changed,
    };
    Ok(Json(app.store.studies_of(guest.id, MOST).await?.into_iter().map(summary).collect()))
}
