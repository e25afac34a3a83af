//! For the operator.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::api::Problem;
use crate::hall::Hall;
use crate::metrics::METRICS;

/// Whether the server and its store work
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub async fn healthz(State(hall): State<Arc<Hall>>) -> Result<&'static str, Problem> {
    hall.store.written(-1).await?;
    Ok("ok\n")
}

/// Numbers for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics() -> Response {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(CONTENT_TYPE, kind)], METRICS.text()).into_response()
}
