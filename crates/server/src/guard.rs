//! Protection against floods and other sites: rate limits, origin checks, security headers.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::{Code, Problem};
use crate::app::{App, locked};
use crate::config::Limits;
use crate::metrics::METRICS;

/// A rate limit: tokens come back at a steady rate, and each request takes one.
#[derive(Clone, Copy, Debug)]
pub struct TokenBucket {
    rate: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl TokenBucket {
    /// `rate` tokens per second, at most `most` at once.
    pub fn new((rate, most): (f64, f64)) -> TokenBucket {
        TokenBucket { rate, most, left: most, at: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        self.fill();
        let enough = self.left >= 1.0;
        self.left -= if enough { 1.0 } else { 0.0 };
        enough
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let since = now.duration_since(self.at).as_secs_f64();
        (self.left, self.at) = ((self.left + since * self.rate).min(self.most), now);
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.most
    }
}

/// The rate limits of each address.
pub struct RateLimits {
    limits: Limits,
    requests: Mutex<HashMap<IpAddr, TokenBucket>>,
    guests: Mutex<HashMap<IpAddr, TokenBucket>>,
    connections: Mutex<HashMap<IpAddr, usize>>,
}

/// Maximum number of addresses to track at once.
const MOST_ADDRESSES: usize = 100_000;

fn take_token(buckets: &Mutex<HashMap<IpAddr, TokenBucket>>, from: IpAddr, rate: (f64, f64)) -> bool {
    let mut buckets = locked(buckets);
    if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&from) {
        return false;
    }
    buckets.entry(from).or_insert_with(|| TokenBucket::new(rate)).take()
}

impl RateLimits {
    pub fn new(limits: Limits) -> RateLimits {
        RateLimits {
            limits,
            requests: Mutex::default(),
            guests: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    fn request(&self, from: IpAddr) -> bool {
        take_token(&self.requests, from, self.limits.requests)
    }

    /// Whether this address may create one more guest.
    pub fn guest(&self, from: IpAddr) -> bool {
        let (a_minute, most) = self.limits.guests;
        take_token(&self.guests, from, (a_minute / 60.0, most))
    }

    /// Counts a new connection; false if this address has too many.
    pub fn connect(&self, from: IpAddr) -> bool {
        let mut connections = locked(&self.connections);
        let count = connections.entry(from).or_default();
        *count += 1;
        METRICS.connections.inc();
        *count <= self.limits.from_one
    }

    /// Counts a closed connection.
    pub fn disconnect(&self, from: IpAddr) {
        METRICS.connections.dec();
        let mut connections = locked(&self.connections);
        if let Some(count) = connections.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&from);
            }
        }
    }

    /// Forgets addresses that have been quiet for a while.
    pub fn forget_idle(&self) {
        for buckets in [&self.requests, &self.guests] {
            let mut buckets = locked(buckets);
            buckets.retain(|_, bucket| !bucket.is_full());
        }
    }
}

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub IpAddr);

/// The peer's address, or the one a trusted proxy reports.
fn client_address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ClientAddress>().map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
    if !app.config.behind_proxy {
        return peer;
    }
    let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

/// The middleware that every request passes.
pub async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let from = client_address(&app, &request);
    request.extensions_mut().insert(ClientAddress(from));
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    METRICS.requests.inc();
    let watched = matches!(path.as_str(), "/healthz" | "/metrics");
    let mut response = if !watched && !app.rate_limits.request(from) {
        Problem::new(Code::TooMany, "too many requests from your address; wait a second").into_response()
    } else if changes(&method, &path) && !same_origin(&app, request.headers()) {
        Problem::new(Code::Origin, "the request comes from another site").into_response()
    } else {
        next.run(request).await
    };
    // The query is not logged: it may contain an invitation.
    let (status, micros) = (response.status().as_u16(), began.elapsed().as_micros() as u64);
    tracing::debug!(%method, path, status, micros, "request");
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        if !response.headers().contains_key(&name) {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
    }
    if path.starts_with("/api/") && !response.headers().contains_key("cache-control") {
        response.headers_mut().insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}

/// What every answer says to the browser.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Whether a request can change something: everything but reads, and every socket.
fn changes(method: &Method, path: &str) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) || path.ends_with("/socket")
}

/// Whether the request comes from our own page. A program other than a browser sends no origin.
fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(ours) = &app.config.origin {
        return origin.eq_ignore_ascii_case(ours.trim_end_matches('/'));
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, named)| named);
    matches!((named, host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_no_more_than_it_holds() {
        let mut bucket = TokenBucket::new((0.0, 3.0));
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn an_address_is_forgotten_once_its_bucket_is_full_again() {
        let limits = Limits { requests: (1e9, 2.0), ..Limits::default() };
        let rate_limits = RateLimits::new(limits);
        assert!(rate_limits.request(IpAddr::from([10, 0, 0, 1])));
        rate_limits.forget_idle();
        assert!(rate_limits.requests.lock().unwrap().is_empty());
    }
}
