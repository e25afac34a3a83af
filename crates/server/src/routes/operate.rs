//! Health and metrics for the operator.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::api::Problem;
use crate::app::App;
use crate::metrics::METRICS;

/// Whether the server and its store are healthy
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    app.store.written(-1).await?;
    Ok("ok\n")
}

/// Metrics for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub async fn metrics() -> Response {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(CONTENT_TYPE, kind)], METRICS.text()).into_response()
}
