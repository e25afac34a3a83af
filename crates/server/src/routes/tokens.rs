//! Programs: made by people, known by tokens.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};

use super::extract::{JsonBody, KnownGuest, UrlPath};
use crate::api::{Code, MadeProgram, NewProgram, Problem, Program, Scope};
use crate::app::App;
use crate::guard::ClientAddress;
use crate::identity::get_up_everywhere;
use crate::names::read_name;
use crate::secret;
use crate::store::{Guest, StoredToken};
use crate::time::unix_millis;

/// How many programs a person can have.
const MOST: u32 = 20;

/// Your programs, the oldest first
#[utoipa::path(get, path = "/api/v1/me/tokens", tag = "identity",
    responses((status = 200, body = Vec<Program>), (status = 401, body = Problem)))]
pub async fn list(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<Program>>, Problem> {
    Ok(Json(app.store.tokens(guest.id, false).await?.into_iter().map(shown).collect()))
}

/// Make a program, a guest of its own, and the token by which it is known; at most twenty
#[utoipa::path(post, path = "/api/v1/me/tokens", tag = "identity", request_body = NewProgram,
    responses((status = 201, body = MadeProgram), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn make(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    Extension(ClientAddress(from)): Extension<ClientAddress>,
    JsonBody(wish): JsonBody<NewProgram>,
) -> Result<(StatusCode, Json<MadeProgram>), Problem> {
    let name = read_name(&wish.name)?;
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| wish.scopes.contains(scope)).collect();
    if scopes.is_empty() {
        return Err(
            Problem::new(Code::Options, "a program needs a scope: read, play or tables").field("scopes")
        );
    }
    if !app.rate_limits.guest(from) {
        return Err(Problem::new(Code::TooMany, "too many new guests from your address; wait a minute"));
    }
    let (token, now) = (format!("syrtis_{}", secret::secret()), unix_millis());
    let made = StoredToken {
        id: secret::word::<12>(),
        program: Guest { id: Guest::program_id(), name },
        owner: guest.id,
        scopes,
        created: now,
        used: now,
    };
    match app.store.add_token(made.clone(), secret::hash(&token), secret::bytes(), MOST).await? {
        true => Ok((StatusCode::CREATED, Json(MadeProgram { program: shown(made), token }))),
        false => Err(Problem::new(Code::TooMany, "you have too many programs; end one first")),
    }
}

/// End the token of a program: it is signed out at once, and bots take its seats
#[utoipa::path(delete, path = "/api/v1/me/tokens/{token}", tag = "identity", params(("token" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn end(
    State(app): State<Arc<App>>,
    KnownGuest(guest): KnownGuest,
    UrlPath(token): UrlPath<String>,
) -> Result<StatusCode, Problem> {
    let known = app.store.tokens(guest.id.clone(), false).await?;
    let known = known.into_iter().find(|known| known.id == token);
    let Some(known) = known else { return Err(Problem::not_found("token")) };
    app.store.end_token(guest.id, token.clone()).await?;
    app.end_sockets_of(&token);
    get_up_everywhere(&app, &known.program).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn shown(token: StoredToken) -> Program {
    let Guest { id: person, name } = token.program;
    Program { id: token.id, person, name, scopes: token.scopes, created: token.created, used: token.used }
}
