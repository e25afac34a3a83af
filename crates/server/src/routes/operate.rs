//! Health and metrics for the operator.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::api::{Code, Problem};
use crate::app::App;
use crate::metrics::METRICS;

/// Whether the process lives: one that does not answer should be started again
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the server can store what people do, and does not stop: one that can't should be sent nobody
#[utoipa::path(get, path = "/readyz", tag = "operation",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub async fn readyz(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    if *app.closing.borrow() {
        return Err(Problem::new(Code::Trouble, "the server stops"));
    }
    app.store.healthy().await.map_err(|error| {
        tracing::error!(%error, "the database can't be written");
        Problem::new(Code::Trouble, "the server can't write to its database; its log says why")
    })?;
    Ok("ok\n")
}

/// Metrics for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub async fn metrics() -> Response {
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(CONTENT_TYPE, kind)], METRICS.text()).into_response()
}
