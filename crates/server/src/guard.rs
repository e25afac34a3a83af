//! What keeps strangers and floods out: rates, origins, headers.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::{Code, Problem};
use crate::config::Limits;
use crate::hall::Hall;
use crate::metrics::METRICS;

/// A bucket that fills at a rate and is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: f64,
    most: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// `rate` a second, and `most` at once.
    pub fn new((rate, most): (f64, f64)) -> Bucket {
        Bucket { rate, most, left: most, at: Instant::now() }
    }

    /// Takes one out, if there is one.
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

/// How much each address has asked for lately.
pub struct Rates {
    limits: Limits,
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    guests: Mutex<HashMap<IpAddr, Bucket>>,
    connections: Mutex<HashMap<IpAddr, usize>>,
}

/// More addresses are not told apart at once.
const MOST_ADDRESSES: usize = 100_000;

fn draw(buckets: &Mutex<HashMap<IpAddr, Bucket>>, from: IpAddr, rate: (f64, f64)) -> bool {
    let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
    if buckets.len() >= MOST_ADDRESSES && !buckets.contains_key(&from) {
        return false;
    }
    buckets.entry(from).or_insert_with(|| Bucket::new(rate)).take()
}

impl Rates {
    pub fn new(limits: Limits) -> Rates {
        Rates { limits, requests: Mutex::default(), guests: Mutex::default(), connections: Mutex::default() }
    }

    fn request(&self, from: IpAddr) -> bool {
        draw(&self.requests, from, self.limits.requests)
    }

    /// Whether this address may make one more guest.
    pub fn guest(&self, from: IpAddr) -> bool {
        let (a_minute, most) = self.limits.guests;
        draw(&self.guests, from, (a_minute / 60.0, most))
    }

    /// Counts a connection; nothing if there are too many from there.
    pub fn connection(self: &Rates, from: IpAddr) -> bool {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(from).or_default();
        *count += 1;
        METRICS.connections.add(1);
        *count <= self.limits.from_one
    }

    /// A connection is over.
    pub fn disconnection(&self, from: IpAddr) {
        METRICS.connections.add(-1);
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&from);
            }
        }
    }

    /// Forgets addresses that have not asked for a while.
    pub fn tidy_up(&self) {
        for buckets in [&self.requests, &self.guests] {
            let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
            buckets.retain(|_, bucket| !bucket.is_full());
        }
    }
}

/// From where a request comes.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

/// The address of the client: of the connection, or as the proxy in front says.
fn address(hall: &Hall, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<From>().map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
    if !hall.config.behind_proxy {
        return peer;
    }
    let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

/// Every request passes here.
pub async fn guard(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let from = address(&hall, &request);
    request.extensions_mut().insert(From(from));
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    METRICS.requests.add(1);
    let watched = matches!(path.as_str(), "/healthz" | "/metrics");
    let mut response = if !watched && !hall.rates.request(from) {
        Problem::new(Code::TooMany, "too many requests from your address; wait a second").into_response()
    } else if changes(&method, &path) && !from_here(&hall, request.headers()) {
        Problem::new(Code::Origin, "the request comes from another site").into_response()
    } else {
        next.run(request).await
    };
    // The query is not logged: it may hold an invitation.
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

/// Whether a request can change something: all but reading, and every socket.
fn changes(method: &Method, path: &str) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) || path.ends_with("/socket")
}

/// Whether the page that sends the request is ours. A program that is no browser names no origin.
fn from_here(hall: &Hall, headers: &HeaderMap) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(ours) = &hall.config.origin {
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
    fn a_bucket_gives_what_it_holds_and_no_more() {
        let mut bucket = Bucket::new((0.0, 3.0));
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn an_address_is_forgotten_when_its_bucket_is_full_again() {
        let limits = Limits { requests: (1e9, 2.0), ..Limits::default() };
        let rates = Rates::new(limits);
        assert!(rates.request(IpAddr::from([10, 0, 0, 1])));
        rates.tidy_up();
        assert!(rates.requests.lock().unwrap().is_empty());
    }
}
