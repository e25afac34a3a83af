//! What a request brings: the guest, the path, the query and the body.

use std::any::Any;
use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Request};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::scopes::must_allow;
use crate::api::{Code, Problem, reason};
use crate::app::App;
use crate::secret;
use crate::store::{Guest, SignedIn};
use crate::time::unix_millis;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "syrtis";

/// The guest's secret from the cookie.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, secret)| secret)
}

/// The token of a program. It counts more than a cookie: a program is never somebody else.
fn token(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The program with this token, if it may send this request.
async fn program(parts: &Parts, app: &Arc<App>, token: &str) -> Result<SignedIn, Problem> {
    let found = app.store.by_token(secret::hash(token)).await?;
    let signed = found.ok_or_else(|| {
        Problem::new(Code::NoGuest, "this token is wrong, or was ended")
            .because(table::Message::new(reason::TOKEN_VOID))
    })?;
    let path = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    must_allow(signed.scopes.as_deref().unwrap_or_default(), &parts.method, path)?;
    if unix_millis().saturating_sub(signed.seen) > NOTED {
        let (app, token) = (Arc::clone(app), signed.device.clone());
        tokio::spawn(async move { app.store.saw_token(token, unix_millis()).await });
    }
    Ok(signed)
}

/// How often to note that a device is used, in milliseconds.
const NOTED: u64 = 60 * 60 * 1000;

/// The guest that sends the request and their device, if a cookie or a token identifies one.
pub struct MaybeDevice(pub Option<SignedIn>);

/// The guest that sends the request and their device; a problem if the guest is unknown.
pub struct KnownDevice(pub SignedIn);

/// The guest that sends the request, if a cookie or a token identifies one.
pub struct MaybeGuest(pub Option<Guest>);

/// The guest that sends the request; a problem if the guest is unknown.
pub struct KnownGuest(pub Guest);

impl FromRequestParts<Arc<App>> for MaybeGuest {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybeGuest, Problem> {
        let MaybeDevice(signed) = MaybeDevice::from_request_parts(parts, app).await?;
        Ok(MaybeGuest(signed.map(|signed| signed.guest)))
    }
}

impl FromRequestParts<Arc<App>> for KnownGuest {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<KnownGuest, Problem> {
        let KnownDevice(signed) = KnownDevice::from_request_parts(parts, app).await?;
        Ok(KnownGuest(signed.guest))
    }
}

impl FromRequestParts<Arc<App>> for MaybeDevice {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybeDevice, Problem> {
        if let Some(token) = token(&parts.headers) {
            return Ok(MaybeDevice(Some(program(parts, app, token).await?)));
        }
        let Some(secret) = cookie(&parts.headers) else { return Ok(MaybeDevice(None)) };
        let signed = app.store.signed_in(secret::hash(secret)).await?;
        if let Some(SignedIn { guest, device, seen, .. }) = &signed
            && unix_millis().saturating_sub(*seen) > NOTED
        {
            // Nobody waits for it, and a database that can't be written still answers.
            let (app, guest, device) = (Arc::clone(app), guest.id.clone(), device.clone());
            tokio::spawn(async move { app.store.saw_device(guest, device, unix_millis()).await });
        }
        Ok(MaybeDevice(signed))
    }
}

impl FromRequestParts<Arc<App>> for KnownDevice {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<KnownDevice, Problem> {
        let MaybeDevice(signed) = MaybeDevice::from_request_parts(parts, app).await?;
        signed
            .map(KnownDevice)
            .ok_or_else(|| Problem::new(Code::NoGuest, "give a name first: POST /api/v1/me"))
    }
}

/// A JSON body; errors are reported as a [`Problem`].
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonBody<T>, Problem> {
        let body = timeout(app.config.limits.body, axum::Json::<T>::from_request(request, app)).await;
        let body = body.map_err(|_| Problem::new(Code::TooSlow, "the body of the request did not arrive"))?;
        body.map(|axum::Json(body)| JsonBody(body)).map_err(|rejection: JsonRejection| {
            let code = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
                _ => Code::Unreadable,
            };
            Problem::new(code, rejection.body_text())
        })
    }
}

/// The query; errors are reported as a [`Problem`].
pub struct UrlQuery<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for UrlQuery<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<UrlQuery<T>, Problem> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        query
            .map(|axum::extract::Query(query)| UrlQuery(query))
            .map_err(|rejection: QueryRejection| Problem::new(Code::Unreadable, rejection.body_text()))
    }
}

/// The path parameters; errors are reported as a [`Problem`].
pub struct UrlPath<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for UrlPath<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<UrlPath<T>, Problem> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, app).await;
        path.map(|axum::extract::Path(path)| UrlPath(path))
            .map_err(|rejection: PathRejection| Problem::new(Code::NotFound, rejection.body_text()))
    }
}

/// The answer to a method that the route does not support.
pub async fn wrong_method() -> Response {
    let problem = Problem::new(Code::Unreadable, "this address does not support this method");
    (StatusCode::METHOD_NOT_ALLOWED, axum::Json(problem)).into_response()
}

/// The answer after a panic. A panic is a bug, but only this request fails.
pub fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request handler panicked");
    let problem = Problem::new(Code::Trouble, "the server failed; nothing was changed");
    (StatusCode::INTERNAL_SERVER_ERROR, axum::Json(problem)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=b; syrtis=s3cret; c=d".parse().unwrap());
        assert_eq!(cookie(&headers), Some("s3cret"));
        assert_eq!(cookie(&HeaderMap::new()), None);
    }
}
