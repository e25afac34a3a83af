//! The games on this server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use titles::{Lesson, Level, Title};
use utoipa::IntoParams;

use super::extract::{JsonBody, UrlPath, UrlQuery};
use super::tables::LONGEST;
use crate::api::{
    About, Checked, ConfidenceInfo, GameInfo, ItemInfo, LessonInfo, OptionsToCheck, Problem, RuleInfo,
};
use crate::app::App;
use crate::study;

pub fn title(name: &str) -> Result<&'static dyn Title, Problem> {
    titles::find(name).ok_or_else(|| Problem::not_found("game"))
}

fn lessons_of(title: &dyn Title) -> impl Iterator<Item = &'static Lesson> {
    titles::lessons().iter().filter(|lesson| lesson.game == title.name())
}

fn info(title: &dyn Title) -> GameInfo {
    GameInfo {
        name: title.name(),
        version: title.version(),
        fields: title.fields().into_iter().map(Into::into).collect(),
        defaults: title.default_options(),
        cases: title.cases(),
        sure: table::sureness(&title.material()).into_iter().map(Into::into).collect(),
        lessons: lessons_of(title).map(|lesson| lesson.id.as_str()).collect(),
        study: study::shipped_as(title.name()).is_some(),
    }
}

/// About this server
#[utoipa::path(get, path = "/api/v1/about", tag = "games", responses((status = 200, body = About)))]
pub async fn about(State(app): State<Arc<App>>) -> Json<About> {
    Json(About {
        version: env!("CARGO_PKG_VERSION"),
        api: 1,
        levels: Level::ALL.iter().map(|level| level.name()).collect(),
        shortest_move: app.config.limits.move_seconds,
        longest_time: LONGEST,
        mail: app.notices.mailer.is_some(),
    })
}

/// All games
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games() -> Json<Vec<GameInfo>> {
    Json(titles::all().iter().map(|title| info(*title)).collect())
}

/// One game
#[utoipa::path(get, path = "/api/v1/games/{game}", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = GameInfo), (status = 404, body = Problem)))]
pub async fn game(UrlPath(game): UrlPath<String>) -> Result<Json<GameInfo>, Problem> {
    Ok(Json(info(title(&game)?)))
}

/// In which language to tell the rules.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct RulesQuery {
    /// Such as `pl`. What is not translated comes in English.
    #[serde(default)]
    language: String,
}

/// The numbered rules of a game
#[utoipa::path(get, path = "/api/v1/games/{game}/rules", tag = "games",
    params(("game" = String, Path), RulesQuery),
    responses((status = 200, body = Vec<RuleInfo>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn rules(
    UrlPath(game): UrlPath<String>,
    UrlQuery(RulesQuery { language }): UrlQuery<RulesQuery>,
) -> Result<Json<Vec<RuleInfo>>, Problem> {
    let rules = title(&game)?.rules_in(&language).rules;
    let rule =
        |titles::Rule { id, section, text, table, source, .. }| RuleInfo { id, section, text, table, source };
    Ok(Json(rules.into_iter().map(rule).collect()))
}

/// How much to tell of each component.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct MaterialQuery {
    /// Leaves out sources, notes and how sure they are, which a table does not show, and English names: `name` is the id of
    /// a text in every language.
    #[serde(default)]
    brief: bool,
}

/// The components of a game
#[utoipa::path(get, path = "/api/v1/games/{game}/material", tag = "games",
    params(("game" = String, Path), MaterialQuery),
    responses((status = 200, body = Vec<ItemInfo>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn material(
    UrlPath(game): UrlPath<String>,
    UrlQuery(MaterialQuery { brief }): UrlQuery<MaterialQuery>,
) -> Result<Json<Vec<ItemInfo>>, Problem> {
    let unless_brief = |text: &'static str| if brief { "" } else { text };
    let confidence = |(part, level): (Option<table::Aspect>, table::Level)| ConfidenceInfo {
        part: part.map(table::Aspect::word),
        level: level.word(),
    };
    let item = |item: table::Item| ItemInfo {
        kind: item.kind,
        id: item.id,
        name: item.name,
        text: item.text,
        copies: item.copies,
        provenance: item.provenance.word(),
        own: item.own.iter().map(|own| own.word()).collect(),
        confidence: if brief {
            Vec::new()
        } else {
            item.confidence.levels().into_iter().map(confidence).collect()
        },
        source: unless_brief(item.source),
        note: unless_brief(item.note),
        facts: if brief { without_names(item.facts) } else { item.facts },
    };
    Ok(Json(title(&game)?.material().into_iter().map(item).collect()))
}

/// Facts without the English name, and without the id that the item has too.
fn without_names(mut facts: serde_json::Value) -> serde_json::Value {
    if let Some(fields) = facts.as_object_mut() {
        fields.retain(|field, _| !["id", "name"].contains(&field.as_str()));
    }
    facts
}

/// The lessons of a game
#[utoipa::path(get, path = "/api/v1/games/{game}/lessons", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Vec<LessonInfo>), (status = 404, body = Problem)))]
pub async fn lessons(UrlPath(game): UrlPath<String>) -> Result<Json<Vec<LessonInfo>>, Problem> {
    let info = |lesson: &'static Lesson| LessonInfo {
        id: &lesson.id,
        title: lesson.title.clone(),
        about: lesson.about.clone(),
        minutes: lesson.minutes,
    };
    Ok(Json(lessons_of(title(&game)?).map(info).collect()))
}

/// A lesson: what to say at which question
#[utoipa::path(get, path = "/api/v1/games/{game}/lessons/{lesson}", tag = "games",
    params(("game" = String, Path), ("lesson" = String, Path)),
    responses((status = 200, body = Lesson), (status = 404, body = Problem)))]
pub async fn lesson(
    UrlPath((game, id)): UrlPath<(String, String)>,
) -> Result<Json<&'static Lesson>, Problem> {
    Ok(Json(super::tables::lesson(title(&game)?, &id)?))
}

/// Check options before creating a table
#[utoipa::path(post, path = "/api/v1/games/{game}/check", tag = "games", params(("game" = String, Path)),
    request_body = OptionsToCheck,
    responses((status = 200, body = Checked), (status = 404, body = Problem), (status = 400, body = Problem),
        (status = 422, body = Problem), (status = 413, body = Problem)))]
pub async fn check(
    UrlPath(game): UrlPath<String>,
    JsonBody(OptionsToCheck { options }): JsonBody<OptionsToCheck>,
) -> Result<Json<Checked>, Problem> {
    let title = title(&game)?;
    let seats = title.check_options(&options).map_err(|error| Problem::options(title.name(), error))?;
    let guide = title.guide(&options).map_err(|error| Problem::options(title.name(), error))?;
    let means = guide.means.into_iter().collect();
    Ok(Json(Checked { seats, idle: guide.idle, last_seat: guide.last_seat, means }))
}
