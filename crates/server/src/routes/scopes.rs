//! What programs may do with their tokens. What is not listed here, they may not do.

use axum::http::Method;

use crate::api::{Code, Problem, Scope, reason};

/// The scope that a request needs, by its method and the route that it takes; `None`: it is for people only.
pub fn needed(method: &str, path: &str) -> Option<Scope> {
    let at_table = path.strip_prefix("/api/v1/tables/{table}");
    Some(match (method, path, at_table) {
        ("POST", _, Some("/hint" | "/preview")) => Scope::Play,
        ("POST", _, Some(_)) | ("POST", "/api/v1/tables" | "/api/v1/seek", _) => Scope::Tables,
        ("DELETE", "/api/v1/me/invitations/{table}", _) => Scope::Tables,
        ("GET", _, Some(_))
        | ("GET", "/api/v1/tables" | "/api/v1/people/{person}" | "/api/v1/studies/{study}", _)
        | (
            "GET",
            "/api/v1/me"
            | "/api/v1/me/tables"
            | "/api/v1/me/notices"
            | "/api/v1/me/invitations"
            | "/api/v1/me/studies",
            _,
        ) => Scope::Read,
        _ => return None,
    })
}

/// Fails unless a program with these scopes may send this request.
pub fn must_allow(scopes: &[Scope], method: &Method, path: &str) -> Result<(), Problem> {
    // Where there is an answer to GET, HEAD asks for its headers.
    let method = if method == Method::HEAD { "GET" } else { method.as_str() };
    match needed(method, path.trim_end_matches('/')) {
        Some(scope) => must_have(scopes, scope),
        None => Err(Problem::new(Code::Forbidden, "a token can't do this; sign in as a person")
            .because(table::Message::new(reason::FOR_PEOPLE))),
    }
}

/// Fails unless the scope is among these.
pub fn must_have(scopes: &[Scope], scope: Scope) -> Result<(), Problem> {
    match scopes.contains(&scope) {
        true => Ok(()),
        false => {
            let reason = table::Message::new(reason::NO_SCOPE).with("scope", scope.message());
            let why = format!("this token lacks the scope `{}`", scope.word());
            Err(Problem::new(Code::Forbidden, why).because(reason))
        }
    }
}
