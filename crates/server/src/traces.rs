//! Traces for the operator: requests, messages at tables and their steps, sent to a collector over OTLP. They contain no
//! secrets, seeds or hands, only methods, paths, kinds of messages and times.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

use async_trait::async_trait;
use opentelemetry::Context;
use opentelemetry::trace::{Span as _, SpanBuilder, TraceContextExt, Tracer as _, TracerProvider};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::{SdkTracer, SdkTracerProvider};
use tokio::runtime::Handle;
use tokio::time::Instant;
use tracing::{Span, Subscriber};
use tracing_opentelemetry::OpenTelemetrySpanExt;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::registry::LookupSpan;

/// Makes the spans of this process; empty while nobody collects them.
static TRACER: OnceLock<SdkTracer> = OnceLock::new();

/// Sends the traces of this process while it lives.
pub struct Traces {
    provider: SdkTracerProvider,
}

impl Traces {
    /// Sends them to this collector: `http://127.0.0.1:4318`. Needs a runtime.
    pub fn to(collector: &str) -> Result<Traces, String> {
        let unsound = |error: &dyn fmt::Display| format!("{collector}: {error}");
        let collector = collector.trim_end_matches('/');
        let sender = Sender {
            http: reqwest::Client::builder().build().map_err(|error| unsound(&error))?,
            runtime: Handle::current(),
            failing: AtomicBool::new(false),
        };
        let exporter = SpanExporter::builder().with_http().with_http_client(sender);
        let exporter = exporter.with_endpoint(format!("{collector}/v1/traces")).build();
        let provider = SdkTracerProvider::builder()
            .with_resource(Resource::builder().with_service_name("syrtis").build())
            .with_batch_exporter(exporter.map_err(|error| unsound(&error))?)
            .build();
        Ok(Traces { provider })
    }

    /// What hears of the spans.
    pub(crate) fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        let tracer = TRACER.get_or_init(|| self.provider.tracer("syrtis")).clone();
        let ours = filter_fn(|what| what.is_span() && what.target().starts_with("server"));
        tracing_opentelemetry::layer().with_tracer(tracer).with_location(false).with_filter(ours)
    }
}

impl Drop for Traces {
    fn drop(&mut self) {
        // Sends what is left; a collector that is gone gets nothing.
        let _ = self.provider.shutdown();
    }
}

/// Sends spans with the client of HTTP that everything here uses.
#[derive(Debug)]
struct Sender {
    http: reqwest::Client,
    runtime: Handle,
    /// Whether the last attempt failed, so that the log says it once.
    failing: AtomicBool,
}

#[async_trait]
impl HttpClient for Sender {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let http = self.http.clone();
        // The thread that exports has no runtime of its own.
        let sent = self.runtime.spawn(async move {
            let answer = http.execute(request.try_into()?).await?.error_for_status()?;
            let mut response = Response::builder().status(answer.status());
            if let Some(headers) = response.headers_mut() {
                headers.clone_from(answer.headers());
            }
            Ok::<_, HttpError>(response.body(answer.bytes().await?)?)
        });
        let result = sent.await?;
        let failed = result.is_err();
        if failed != self.failing.swap(failed, Ordering::Relaxed) {
            match &result {
                Err(error) => {
                    tracing::warn!(%error, "traces can't be sent; they are lost until the collector answers");
                }
                Ok(_) => tracing::info!("traces are sent again"),
            }
        }
        result
    }
}

/// Makes a span the first of a trace, wherever it was made.
pub fn first(span: Span) -> Span {
    if TRACER.get().is_some() {
        // Fails only where nobody listens to the span.
        let _ = span.set_parent(Context::new());
    }
    span
}

/// Notes something about a span for the collector alone.
pub fn note(span: &Span, name: &'static str, value: impl Into<opentelemetry::Value>) {
    if TRACER.get().is_some() {
        span.set_attribute(name, value);
    }
}

/// What a change at a table comes from.
#[derive(Clone)]
pub struct Cause {
    /// When the message or the bot's answer came.
    pub at: Instant,
    trace: Option<Context>,
}

impl Cause {
    /// The present.
    pub fn now() -> Cause {
        Cause { at: Instant::now(), trace: TRACER.get().map(|_| Span::current().context()) }
    }

    /// A step on the way of the change, which ended just now, for the collector.
    pub fn step(&self, name: &'static str, began: Instant) {
        let (Some(tracer), Some(trace)) = (TRACER.get(), &self.trace) else { return };
        if trace.span().span_context().is_valid() {
            let start = SystemTime::now() - began.elapsed();
            tracer.build_with_context(SpanBuilder::from_name(name).with_start_time(start), trace).end();
        }
    }
}
