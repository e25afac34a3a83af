//! Protection against floods and other sites: rate limits, checks of host and origin, security headers.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;

use crate::api::{Code, Problem};
use crate::app::{App, locked};
use crate::config::Limits;
use crate::metrics::METRICS;
use crate::secret;
use crate::traces;

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

    fn has_some(&mut self) -> bool {
        self.fill();
        self.left >= 1.0
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
    /// Requests for health and metrics: a flood of others does not turn the operator away.
    checks: Mutex<HashMap<IpAddr, TokenBucket>>,
    guests: Mutex<HashMap<IpAddr, TokenBucket>>,
    studies: Mutex<HashMap<IpAddr, TokenBucket>>,
    wrong_keys: Mutex<HashMap<IpAddr, TokenBucket>>,
    wrong_passes: Mutex<HashMap<IpAddr, TokenBucket>>,
    exports: Mutex<HashMap<IpAddr, TokenBucket>>,
    mails: Mutex<HashMap<IpAddr, TokenBucket>>,
    /// By the hash of the mail address.
    mails_to: Mutex<HashMap<[u8; 32], TokenBucket>>,
    connections: Mutex<HashMap<IpAddr, usize>>,
}

/// Maximum number of addresses to track at once.
const MOST_ADDRESSES: usize = 100_000;

fn take_token<K: Eq + Hash>(buckets: &Mutex<HashMap<K, TokenBucket>>, from: K, rate: (f64, f64)) -> bool {
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
            checks: Mutex::default(),
            guests: Mutex::default(),
            studies: Mutex::default(),
            wrong_keys: Mutex::default(),
            wrong_passes: Mutex::default(),
            exports: Mutex::default(),
            mails: Mutex::default(),
            mails_to: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    fn request(&self, from: IpAddr, path: &str) -> bool {
        let buckets =
            if matches!(path, "/healthz" | "/readyz" | "/metrics") { &self.checks } else { &self.requests };
        take_token(buckets, from, self.limits.requests)
    }

    /// Whether this address may create one more guest.
    pub fn guest(&self, from: IpAddr) -> bool {
        let (a_minute, most) = self.limits.guests;
        take_token(&self.guests, from, (a_minute / 60.0, most))
    }

    /// Whether this address may change a study once more.
    pub fn study(&self, from: IpAddr) -> bool {
        let (a_minute, most) = self.limits.study_changes;
        take_token(&self.studies, from, (a_minute / 60.0, most))
    }

    /// Whether this address may try an operator's key: it has not given too many wrong ones.
    pub fn may_guess(&self, from: IpAddr) -> bool {
        locked(&self.wrong_keys).get_mut(&from).is_none_or(TokenBucket::has_some)
    }

    /// Counts a wrong operator's key.
    pub fn guessed_wrong(&self, from: IpAddr) {
        let (a_minute, most) = self.limits.wrong_keys;
        take_token(&self.wrong_keys, from, (a_minute / 60.0, most));
    }

    /// Whether this address may try a link or a code: it has not tried too many wrong ones.
    pub fn may_try_pass(&self, from: IpAddr) -> bool {
        locked(&self.wrong_passes).get_mut(&from).is_none_or(TokenBucket::has_some)
    }

    /// Counts a wrong link or code.
    pub fn guessed_pass(&self, from: IpAddr) {
        let (a_minute, most) = self.limits.wrong_passes;
        take_token(&self.wrong_passes, from, (a_minute / 60.0, most));
    }

    /// Whether this address may take everything about somebody away once more.
    pub fn export(&self, from: IpAddr) -> bool {
        let (a_minute, most) = self.limits.exports;
        take_token(&self.exports, from, (a_minute / 60.0, most))
    }

    /// Whether this address may have a mail with a link sent to a mail address, known here or not.
    pub fn mail(&self, from: IpAddr, to: &str) -> bool {
        let ((a_minute, most), (to_one, most_to_one)) = (self.limits.mails, self.limits.mails_to);
        take_token(&self.mails, from, (a_minute / 60.0, most))
            && take_token(&self.mails_to, secret::hash(to), (to_one / 60.0, most_to_one))
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
        for buckets in [
            &self.requests,
            &self.checks,
            &self.guests,
            &self.studies,
            &self.wrong_keys,
            &self.wrong_passes,
            &self.exports,
            &self.mails,
        ] {
            let mut buckets = locked(buckets);
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        locked(&self.mails_to).retain(|_, bucket| !bucket.is_full());
    }
}

/// The network of the client, as [`network`] has it.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub IpAddr);

/// What limits count: an IPv4 address, or the first 64 bits of an IPv6 address, which one client has all to itself.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64))),
        v4 => v4,
    }
}

/// The peer's address, or the one that the outermost of `proxies` trusted proxies reports.
fn client_address(proxies: u8, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let Some(nearer) = usize::from(proxies).checked_sub(1) else { return peer };
    let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
    let addresses: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
    let client = addresses.iter().rev().nth(nearer).and_then(|address| address.trim().parse().ok());
    client.map_or(peer, network)
}

/// The header with the id of a request.
const REQUEST_ID: &str = "x-request-id";
/// The longest id that a proxy may give a request.
const LONGEST_ID: usize = 64;

/// The id under which the log speaks of a request: that of the proxy, or a new one.
fn request_id(proxies: u8, headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).filter(|_| proxies > 0).and_then(|id| id.to_str().ok());
    let sound = |id: &&str| {
        (1..=LONGEST_ID).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    given.filter(sound).map_or_else(secret::word::<12>, str::to_string)
}

/// The middleware that every request passes.
pub async fn guard(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let peer = request.extensions().get::<ClientAddress>().map_or(IpAddr::from([0, 0, 0, 0]), |from| from.0);
    let from = client_address(app.config.proxies, peer, request.headers());
    request.extensions_mut().insert(ClientAddress(from));
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let id = request_id(app.config.proxies, request.headers());
    // Of the highest level, so that every line of the log that comes of the request has it.
    let span = tracing::error_span!("request", %id);
    METRICS.requests.inc();
    let mut response = if !app.rate_limits.request(from, &path) {
        Problem::new(Code::TooMany, "too many requests from your address; wait a second").into_response()
    } else if let Some(host) = unknown_host(&app.config.origins, request.headers()) {
        let text =
            format!("this server does not know the name `{host}`; start it with --origin http://{host}");
        Problem::new(Code::Origin, text).into_response()
    } else if path == "/metrics" && !(app.config.public_metrics || local(peer, request.headers())) {
        Problem::not_found("address").into_response()
    } else if changes(&method, &path) && !same_origin(&app.config.origins, request.headers()) {
        Problem::new(Code::Origin, "the request comes from another site").into_response()
    } else {
        next.run(request).instrument(span.clone()).await
    };
    // The query is not logged: it may contain an invitation.
    let (status, micros) = (response.status().as_u16(), began.elapsed().as_micros() as u64);
    for (name, value) in [("http.request.method", method.as_str()), ("url.path", &path)] {
        traces::note(&span, name, value.to_string());
    }
    traces::note(&span, "http.response.status_code", i64::from(status));
    tracing::debug!(parent: &span, %method, path, status, micros, "request");
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    // A page loads dozens of these files; what only documents need would weigh more than many of them.
    let part_of_a_page = path.starts_with("/assets/");
    for (name, value) in HEADERS.into_iter().filter(|header| !part_of_a_page || FOR_FILES.contains(&header.0))
    {
        let name = HeaderName::from_static(name);
        if !response.headers().contains_key(&name) {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
    }
    if app.config.is_https() {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert("strict-transport-security", year);
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
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Those of them that also mean something for scripts and style sheets.
const FOR_FILES: [&str; 2] = ["x-content-type-options", "cross-origin-resource-policy"];

/// Whether a request can change something: everything but reads, and every socket.
fn changes(method: &Method, path: &str) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) || path.ends_with("/socket")
}

/// The host that a header names, without its port.
pub fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Names that nobody on the internet can make point here: addresses, and names of this machine or this network.
fn nearby(host: &str) -> bool {
    let name = host.trim_matches(['[', ']']).trim_end_matches('.').to_ascii_lowercase();
    let ours = [".localhost", ".local", ".internal", ".home.arpa"];
    name.parse::<IpAddr>().is_ok() || !name.contains('.') || ours.iter().any(|end| name.ends_with(end))
}

/// The host that the request is for, if it is none of ours. A site could make a name of its own point to this server
/// (DNS rebinding), and its page would pass for ours.
fn unknown_host<'a>(origins: &[String], headers: &'a HeaderMap) -> Option<&'a str> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok())?;
    let named = |origin: &String| host_of(origin).is_some_and(|ours| ours.eq_ignore_ascii_case(host));
    (!nearby(without_port(host)) && !origins.iter().any(named)).then_some(host)
}

/// Host and port in an origin: `mars.example.org` in `https://mars.example.org`.
pub fn host_of(origin: &str) -> Option<&str> {
    Some(origin.split_once("://")?.1.trim_end_matches('/'))
}

/// Whether the request comes from a program on this machine and not through a proxy.
fn local(peer: IpAddr, headers: &HeaderMap) -> bool {
    (peer.is_loopback() || peer == network(IpAddr::V6(Ipv6Addr::LOCALHOST)))
        && !headers.contains_key("x-forwarded-for")
}

/// Whether the request comes from our own page. A program other than a browser sends no origin.
fn same_origin(origins: &[String], headers: &HeaderMap) -> bool {
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if !origins.is_empty() {
        return origins.iter().any(|ours| origin.eq_ignore_ascii_case(ours.trim_end_matches('/')));
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    matches!((host_of(origin), host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_no_more_than_it_holds() {
        let mut bucket = TokenBucket::new((0.0, 3.0));
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    fn headers(name: &'static str, values: &[&'static str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(name, HeaderValue::from_static(value));
        }
        headers
    }

    /// What a client forges stands on the left, in the same header line or in one of its own.
    #[test]
    fn a_forged_forwarding_header_does_not_change_the_address() {
        let peer = IpAddr::from([10, 0, 0, 1]);
        let seen = |proxies, lines: &[&'static str]| {
            client_address(proxies, peer, &headers("x-forwarded-for", lines)).to_string()
        };
        assert_eq!(seen(0, &["9.9.9.9"]), "10.0.0.1");
        assert_eq!(seen(1, &["9.9.9.9", "1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(1, &["9.9.9.9, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(seen(2, &["9.9.9.9", "1.2.3.4, 10.0.0.2"]), "1.2.3.4");
        assert_eq!(seen(2, &["1.2.3.4"]), "10.0.0.1", "no proxy reported it");
        assert_eq!(seen(1, &["not an address"]), "10.0.0.1");
    }

    #[test]
    fn only_a_proxy_names_requests() {
        let named = |proxies, id| request_id(proxies, &headers(REQUEST_ID, &[id]));
        assert_eq!(named(1, "7f3a-b2"), "7f3a-b2");
        for id in [named(0, "7f3a-b2"), named(1, "two words"), named(1, ""), request_id(1, &HeaderMap::new())]
        {
            assert!(id.len() >= 12 && id.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{id}");
        }
    }

    #[test]
    fn an_ipv6_client_is_its_network() {
        let of = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("::ffff:1.2.3.4"), "1.2.3.4");
    }

    #[test]
    fn a_name_of_another_site_is_refused() {
        let unknown = |origins: &[&str], host: &'static str| {
            let origins: Vec<String> = origins.iter().map(ToString::to_string).collect();
            unknown_host(&origins, &headers("host", &[host])).map(str::to_string)
        };
        for host in
            ["127.0.0.1:8080", "[::1]:8080", "localhost:8080", "desk:8080", "desk.local", "192.168.1.7"]
        {
            assert_eq!(unknown(&[], host), None, "{host}");
        }
        assert_eq!(unknown(&[], "evil.example:8080"), Some("evil.example:8080".into()));
        assert_eq!(unknown(&["https://mars.example.org"], "mars.example.org"), None);
        assert!(unknown(&["https://mars.example.org"], "evil.example").is_some());
    }

    #[test]
    fn an_address_is_forgotten_once_its_bucket_is_full_again() {
        let limits = Limits { requests: (1e9, 2.0), ..Limits::default() };
        let rate_limits = RateLimits::new(limits);
        assert!(rate_limits.request(IpAddr::from([10, 0, 0, 1]), "/"));
        rate_limits.forget_idle();
        assert!(rate_limits.requests.lock().unwrap().is_empty());
    }
}
