//! Who asks, and what he sends.

use std::any::Any;
use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::api::{Code, Problem};
use crate::hall::Hall;
use crate::secret;
use crate::store::Guest;

/// The name of the cookie.
pub const COOKIE_NAME: &str = "syrtis";

/// The secret in the cookie.
pub fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, secret)| secret)
}

/// The guest who asks, if the cookie tells.
pub struct Maybe(pub Option<Guest>);

/// The guest who asks; a problem if nobody is known.
pub struct Person(pub Guest);

impl FromRequestParts<Arc<Hall>> for Maybe {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Maybe, Problem> {
        let Some(secret) = cookie(&parts.headers) else { return Ok(Maybe(None)) };
        Ok(Maybe(hall.store.guest(secret::hash(secret)).await?))
    }
}

impl FromRequestParts<Arc<Hall>> for Person {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Person, Problem> {
        let Maybe(guest) = Maybe::from_request_parts(parts, hall).await?;
        guest.map(Person).ok_or_else(|| Problem::new(Code::NoGuest, "give a name first: POST /api/v1/me"))
    }
}

/// JSON in a body; what is wrong with it is said as a [`Problem`].
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Body<T>, Problem> {
        let body = axum::Json::<T>::from_request(request, hall).await;
        body.map(|axum::Json(body)| Body(body)).map_err(|rejection: JsonRejection| {
            let code = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
                _ => Code::Unreadable,
            };
            Problem::new(code, rejection.body_text())
        })
    }
}

/// What stands after the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for Query<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, hall).await;
        query
            .map(|axum::extract::Query(query)| Query(query))
            .map_err(|rejection: QueryRejection| Problem::new(Code::Unreadable, rejection.body_text()))
    }
}

/// What stands in the address.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Hall>> for Path<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Path<T>, Problem> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, hall).await;
        path.map(|axum::extract::Path(path)| Path(path))
            .map_err(|rejection: PathRejection| Problem::new(Code::NotFound, rejection.body_text()))
    }
}

/// An address that is there, asked in a way it does not know.
pub async fn wrong_method() -> Response {
    let problem = Problem::new(Code::Unreadable, "this address does not know this method");
    (StatusCode::METHOD_NOT_ALLOWED, axum::Json(problem)).into_response()
}

/// A panic is a bug; the others do not notice it.
pub fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request made the server panic");
    let problem = Problem::new(Code::Trouble, "something went wrong here; nothing was changed");
    (StatusCode::INTERNAL_SERVER_ERROR, axum::Json(problem)).into_response()
}

/// A person's name as it can be shown: one line, not too long.
pub fn name(text: &str) -> Result<String, Problem> {
    let kept: String = text.chars().filter(|c| !c.is_control()).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if kept.is_empty() || kept.chars().count() > 40 {
        return Err(Problem::new(Code::Unreadable, "a name has 1 to 40 characters").field("name"));
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(name("  Ada \n Lovelace\u{7} ").unwrap(), "Ada Lovelace");
        assert!(name(" \t ").is_err());
        assert!(name(&"é".repeat(41)).is_err());
        assert!(name(&"é".repeat(40)).is_ok());
    }

    #[test]
    fn the_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, "a=b; syrtis=s3cret; c=d".parse().unwrap());
        assert_eq!(cookie(&headers), Some("s3cret"));
        assert_eq!(cookie(&HeaderMap::new()), None);
    }
}
