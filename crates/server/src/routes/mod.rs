//! The HTTP routes.

mod change;
mod client;
mod company;
mod export;
mod extract;
mod games;
mod identity;
mod mail;
mod me;
mod operate;
mod operator;
mod page;
mod passkeys;
mod profile;
mod puzzles;
mod reach;
mod replay;
mod scopes;
mod seats;
mod studies;
mod tables;
mod tokens;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, delete, get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::{Modify, OpenApi};

pub use scopes::must_have;
pub use tables::may_watch;

use crate::api;
use crate::app::App;
use crate::guard::guard;

/// The OpenAPI document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Syrtis",
        description = "Tables for Mars board games. A cookie identifies a guest: send a name to `/api/v1/me` first. A program can have a token \
            instead, which its person makes in the settings: `Authorization: Bearer …`. \
            A table is played over its socket, `/api/v1/tables/{id}/socket`: the server sends `ServerMessage`s and the client \
            `ClientMessage`s, both as JSON text.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        games::about,
        games::games,
        games::game,
        games::rules,
        games::material,
        games::check,
        games::lessons,
        games::lesson,
        puzzles::list,
        puzzles::puzzle,
        puzzles::attempt,
        me::me,
        me::arrive,
        me::rename,
        me::forget,
        me::my_tables,
        identity::ways,
        identity::end_device,
        identity::end_other_devices,
        identity::link,
        identity::codes,
        identity::look,
        identity::enter,
        tokens::list,
        tokens::make,
        tokens::end,
        mail::add,
        mail::remove,
        mail::look,
        mail::confirm,
        mail::enter,
        export::export,
        passkeys::begin,
        passkeys::add,
        passkeys::remove,
        passkeys::begin_to_enter,
        passkeys::enter,
        profile::profile,
        profile::preferences,
        profile::prefer,
        company::people,
        company::invite,
        company::invitations,
        company::decline,
        company::blocks,
        company::block,
        company::unblock,
        company::report,
        company::seek,
        operator::reports,
        operator::report_done,
        operator::mute,
        operator::close,
        operator::announce,
        operator::unannounce,
        operator::announcements,
        reach::notices,
        reach::reach,
        reach::subscribe,
        reach::unsubscribe,
        reach::set_webhook,
        reach::remove_webhook,
        tables::open_tables,
        tables::make,
        tables::table,
        tables::socket,
        seats::join,
        seats::leave,
        change::change,
        seats::bot,
        seats::stand_in,
        seats::start,
        seats::abandon,
        seats::hint,
        seats::preview,
        tables::rematch,
        replay::replay,
        replay::record,
        replay::analysis,
        replay::branch,
        studies::begin,
        studies::study,
        studies::change,
        studies::delete,
        studies::position,
        studies::mine,
        operate::healthz,
        operate::readyz,
        operate::metrics
    ),
    modifiers(&OperatorKey, &Tokens),
    components(schemas(api::ServerMessage, api::ClientMessage, tables::Listing))
)]
struct Document;

/// The key of the operator's page, as the document says it.
struct OperatorKey;

impl Modify for OperatorKey {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("operator", bearer);
    }
}

/// The tokens of programs, and which request needs which scope.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", bearer);
        for (path, item) in &mut document.paths.paths {
            let methods = [("GET", &mut item.get), ("POST", &mut item.post), ("DELETE", &mut item.delete)];
            for (method, operation) in methods {
                let (Some(operation), Some(scope)) = (operation, scopes::needed(method, path)) else {
                    continue;
                };
                // A cookie will do too, which the document does not count as a key.
                let token = SecurityRequirement::new("token", [scope.word()]);
                operation.security = Some(vec![SecurityRequirement::default(), token]);
            }
        }
    }
}

/// The OpenAPI document as JSON.
pub fn openapi() -> String {
    Document::openapi().to_pretty_json().expect("the document is JSON")
}

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let tables = Router::new()
        .route("/", get(tables::open_tables).post(tables::make))
        .route("/{table}", get(tables::table))
        .route("/{table}/join", post(seats::join))
        .route("/{table}/leave", post(seats::leave))
        .route("/{table}/change", post(change::change))
        .route("/{table}/start", post(seats::start))
        .route("/{table}/abandon", post(seats::abandon))
        .route("/{table}/seats/{seat}/bot", post(seats::bot))
        .route("/{table}/seats/{seat}/stand-in", post(seats::stand_in))
        .route("/{table}/hint", post(seats::hint))
        .route("/{table}/preview", post(seats::preview))
        .route("/{table}/rematch", post(tables::rematch))
        .route("/{table}/replay", get(replay::replay))
        .route("/{table}/record", get(replay::record))
        .route("/{table}/analysis", get(replay::analysis))
        .route("/{table}/branch", post(replay::branch))
        .route("/{table}/people", get(company::people))
        .route("/{table}/invite", post(company::invite))
        .route("/{table}/socket", any(tables::socket));
    let one_study = get(studies::study).patch(studies::change).delete(studies::delete);
    let v1 = Router::new()
        .route("/about", get(games::about))
        .route("/games", get(games::games))
        .route("/games/{game}", get(games::game))
        .route("/games/{game}/rules", get(games::rules))
        .route("/games/{game}/material", get(games::material))
        .route("/games/{game}/check", post(games::check))
        .route("/games/{game}/lessons", get(games::lessons))
        .route("/games/{game}/lessons/{lesson}", get(games::lesson))
        .route("/games/{game}/puzzles", get(puzzles::list))
        .route("/games/{game}/puzzles/{number}", get(puzzles::puzzle).post(puzzles::attempt))
        .route("/me", get(me::me).post(me::arrive).patch(me::rename).delete(me::forget))
        .route("/me/tables", get(me::my_tables))
        .route("/me/ways", get(identity::ways))
        .route("/me/devices", delete(identity::end_other_devices))
        .route("/me/devices/{device}", delete(identity::end_device))
        .route("/me/link", post(identity::link))
        .route("/me/codes", post(identity::codes))
        .route("/me/export", get(export::export))
        .route("/me/tokens", get(tokens::list).post(tokens::make))
        .route("/me/tokens/{token}", delete(tokens::end))
        .route("/me/mail", post(mail::add).delete(mail::remove))
        .route("/mail/look", post(mail::look))
        .route("/mail/confirm", post(mail::confirm))
        .route("/enter/mail", post(mail::enter))
        .route("/me/passkeys", post(passkeys::add))
        .route("/me/passkeys/begin", post(passkeys::begin))
        .route("/me/passkeys/{passkey}", delete(passkeys::remove))
        .route("/enter/passkey", post(passkeys::enter))
        .route("/enter/passkey/begin", post(passkeys::begin_to_enter))
        .route("/enter", post(identity::enter))
        .route("/enter/look", post(identity::look))
        .route("/me/preferences", get(profile::preferences).put(profile::prefer))
        .route("/me/notices", get(reach::notices))
        .route("/me/reach", get(reach::reach))
        .route("/me/push", post(reach::subscribe).delete(reach::unsubscribe))
        .route("/me/webhook", put(reach::set_webhook).delete(reach::remove_webhook))
        .route("/me/invitations", get(company::invitations))
        .route("/me/invitations/{table}", delete(company::decline))
        .route("/me/blocks", get(company::blocks).post(company::block))
        .route("/me/blocks/{person}", delete(company::unblock))
        .route("/reports", post(company::report))
        .route("/seek", post(company::seek))
        .route("/announcements", get(operator::announcements))
        .route("/operator/reports", get(operator::reports))
        .route("/operator/reports/{report}/done", post(operator::report_done))
        .route("/operator/people/{person}/mute", post(operator::mute))
        .route("/operator/tables/{table}/close", post(operator::close))
        .route("/operator/announcements", post(operator::announce))
        .route("/operator/announcements/{announcement}", delete(operator::unannounce))
        .route("/people/{person}", get(profile::profile))
        .route("/me/studies", get(studies::mine))
        .route("/studies", post(studies::begin))
        .route("/studies/{study}", one_study)
        .route("/studies/{study}/position", post(studies::position))
        .nest("/tables", tables);
    Router::new()
        .nest("/api/v1", v1)
        .route("/api", get(page::page))
        .route("/api/page.css", get(page::style))
        .route("/api/openapi.json", get(page::document))
        .route("/healthz", get(operate::healthz))
        .route("/readyz", get(operate::readyz))
        .route("/metrics", get(operate::metrics))
        .fallback(client::file)
        .method_not_allowed_fallback(extract::wrong_method)
        .layer(DefaultBodyLimit::max(app.config.limits.bytes))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(1024)))
        .layer(from_fn_with_state(Arc::clone(&app), guard))
        .layer(CatchPanicLayer::custom(extract::panicked))
        .with_state(app)
}
