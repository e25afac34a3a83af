//! What a request brings: the guest, the path, the query and the body.

use std::any::Any;
use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::api::{Code, Problem};
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

/// How often to note that a device is used, in milliseconds.
const NOTED: u64 = 60 * 60 * 1000;

/// The guest that sends the request and their device, if the cookie identifies one.
pub struct MaybeDevice(pub Option<SignedIn>);

/// The guest that sends the request and their device; a problem if the guest is unknown.
pub struct KnownDevice(pub SignedIn);

/// The guest that sends the request, if the cookie identifies one.
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
        let Some(secret) = cookie(&parts.headers) else { return Ok(MaybeDevice(None)) };
        let signed = app.store.signed_in(secret::hash(secret)).await?;
        if let Some(SignedIn { guest, device, seen }) = &signed
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
