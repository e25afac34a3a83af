//! The browser client, embedded in the binary.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use axum::extract::{FromRequestParts, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::extract::{MaybeGuest, UrlQuery};
use super::tables::{InviteQuery, game_of};
use crate::api::Problem;
use crate::app::App;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
struct ClientFiles;

/// The files of a page, and of the board and the words of a game, by language. The build of the client lists them.
type Ahead = HashMap<String, HashMap<String, Vec<String>>>;

static AHEAD: LazyLock<Ahead> = LazyLock::new(|| {
    let list = ClientFiles::get("ahead.json");
    list.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
});

/// The languages of the client; the first one is for everybody who speaks none of them.
const LANGUAGES: [&str; 3] = ["en", "pl", "de"];

const UNBUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Syrtis</title><h1>Syrtis</h1>\
    <p>The server runs, but this binary was built without the browser client. \
    Build it with <code>cargo xtask play</code>, then restart.</p>\
    <p>The API is described at <a href=\"/api\">/api</a>.</p></html>";

/// Serves a file of the client. Any other address is a page of the client, which does its own routing.
pub async fn file(State(app): State<Arc<App>>, mut asked: Parts) -> Response {
    let path = asked.uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::not_found("address").into_response();
    }
    if !matches!(asked.method, Method::GET | Method::HEAD) {
        return super::extract::wrong_method().await;
    }
    // The compressed files stand beside the others; nobody asks for them by name.
    if let Some(file) = ClientFiles::get(path).filter(|_| !path.ends_with(".br")) {
        // Vite names the files under `assets` after their contents, so they never change.
        let forever = path.starts_with("assets/");
        return answer(path, file.data, file.metadata.sha256_hash(), forever, &asked.headers);
    }
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return Problem::not_found("file").into_response();
    }
    let Some(page) = ClientFiles::get("index.html") else { return Html(UNBUILT).into_response() };
    let parts = parts(&app, &mut asked).await;
    let page =
        foretelling(&String::from_utf8_lossy(&page.data), &parts, language(&asked.headers)).into_bytes();
    let hash = Sha256::digest(&page).into();
    answer("page.html", Cow::Owned(page), hash, false, &asked.headers)
}

/// What the page at an address is made of, as far as whoever asks for it may know.
async fn parts(app: &Arc<App>, asked: &mut Parts) -> Vec<String> {
    let path = asked.uri.path().to_string();
    let Some(table) = path.strip_prefix("/t/") else {
        return if path == "/" { vec!["home".into()] } else { Vec::new() };
    };
    let guest = MaybeGuest::from_request_parts(asked, app).await.ok().and_then(|MaybeGuest(guest)| guest);
    let query = UrlQuery::<InviteQuery>::from_request_parts(asked, app).await.ok();
    let invite = query.and_then(|UrlQuery(query)| query.invite);
    let game = game_of(app, table, guest.as_ref(), invite.as_deref()).await;
    ["table".to_string()].into_iter().chain(game).collect()
}

/// The page with links to all files of these parts in its head: a browser fetches them together, not one after another.
fn foretelling(page: &str, parts: &[String], language: &str) -> String {
    let files = parts.iter().filter_map(|part| AHEAD.get(part)?.get(language)).flatten();
    let mut links = String::new();
    for file in files.filter(|file| !page.contains(file.as_str())) {
        let kind = if file.ends_with(".css") { "preload\" as=\"style" } else { "modulepreload" };
        let link = format!("<link rel=\"{kind}\" crossorigin href=\"/{file}\">");
        if !links.contains(&link) {
            links.push_str(&link);
        }
    }
    page.replace("</head>", &format!("{links}</head>"))
}

/// The language of the client that a browser likes best.
fn language(headers: &HeaderMap) -> &'static str {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |wish: &str| LANGUAGES.into_iter().find(|known| wish.trim().starts_with(known));
    wanted.split(',').find_map(known).unwrap_or(LANGUAGES[0])
}

fn answer(
    path: &str,
    data: Cow<'static, [u8]>,
    hash: [u8; 32],
    forever: bool,
    headers: &HeaderMap,
) -> Response {
    let hash: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let etag = format!("\"{hash}\"");
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes());
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let cached = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let small = if takes_brotli(headers) { ClientFiles::get(&format!("{path}.br")) } else { None };
    let packed = small.is_some();
    let data = small.map_or(data, |file| file.data);
    let mut answer = if known { StatusCode::NOT_MODIFIED.into_response() } else { data.into_response() };
    let out = answer.headers_mut();
    let varies = if forever { "accept-encoding" } else { "accept-encoding, accept-language" };
    out.insert(VARY, HeaderValue::from_static(varies));
    if packed && !known {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    out.insert(CACHE_CONTROL, HeaderValue::from_static(cached));
    if let Ok(kind) = HeaderValue::from_str(kind.as_ref()) {
        out.insert(CONTENT_TYPE, kind);
    }
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        out.insert(ETAG, etag);
    }
    answer
}

/// Whether a browser unpacks Brotli: it says so, and not with the quality 0.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let said = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    said.flat_map(|value| value.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("br")
            && parts.all(|part| !matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}
