//! Health and metrics for the operator.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::api::{Code, Problem};
use crate::app::App;
use crate::metrics::METRICS;

/// Whether the server can store what people do
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub async fn healthz(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
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
