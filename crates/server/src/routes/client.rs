//! The browser client, embedded in the binary.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::api::Problem;

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
struct ClientFiles;

const UNBUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Syrtis</title><h1>Syrtis</h1>\
    <p>The server runs, but this binary was built without the browser client. \
    Build it with <code>cargo xtask play</code>, then restart.</p>\
    <p>The API is described at <a href=\"/api\">/api</a>.</p></html>";

/// Serves a file of the client. Any other address is a page of the client, which does its own routing.
pub async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::not_found("address").into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return super::extract::wrong_method().await;
    }
    // The compressed files stand beside the others; nobody asks for them by name.
    if let Some(file) = ClientFiles::get(path).filter(|_| !path.ends_with(".br")) {
        // Vite names the files under `assets` after their contents, so they never change.
        let forever = path.starts_with("assets/");
        return answer(path, file, forever, &headers);
    }
    let names_a_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    match ClientFiles::get("index.html") {
        _ if names_a_file => Problem::not_found("file").into_response(),
        Some(page) => answer("index.html", page, false, &headers),
        None => Html(UNBUILT).into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, forever: bool, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let etag = format!("\"{hash}\"");
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes());
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let cached = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let small = if takes_brotli(headers) { ClientFiles::get(&format!("{path}.br")) } else { None };
    let packed = small.is_some();
    let data = small.unwrap_or(file).data;
    let mut answer = if known { StatusCode::NOT_MODIFIED.into_response() } else { data.into_response() };
    let out = answer.headers_mut();
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
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
