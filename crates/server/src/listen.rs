//! Accepts connections: not too many, and none that are too slow.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

use crate::app::App;
use crate::guard::{ClientAddress, network};

/// How long a client may take to send its request headers.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);
/// How long to wait for open requests at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Files that the process needs besides its connections.
const OTHER_FILES: usize = 100;

/// Counts a connection while it is open, also after it has become a WebSocket.
pub struct ConnectionGuard {
    app: Arc<App>,
    from: IpAddr,
    _place: OwnedSemaphorePermit,
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        self.app.rate_limits.disconnect(self.from);
    }
}

/// How many connections can be open at once: what the configuration says, as far as the system allows the files.
fn most_connections(app: &App) -> usize {
    let wanted = app.config.limits.connections;
    #[cfg(unix)]
    let most = rlimit::increase_nofile_limit((wanted + OTHER_FILES) as u64).map_or(wanted, |files| {
        usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES).clamp(1, wanted)
    });
    #[cfg(not(unix))]
    let most = wanted;
    if most < wanted {
        tracing::warn!(
            connections = most,
            "the system's limit of open files allows fewer connections than --connections; raise it with `ulimit -n`"
        );
    }
    most
}

/// Serves until the server shuts down, then lets open requests finish.
pub async fn serve(listener: TcpListener, router: Router, app: Arc<App>) {
    let most = most_connections(&app);
    let places = Arc::new(Semaphore::new(most));
    loop {
        let place = Arc::clone(&places).acquire_owned();
        let accepted = tokio::select! {
            accepted = async { (place.await, listener.accept().await) } => accepted,
            () = app.closed() => break,
        };
        match accepted {
            (Ok(place), Ok((stream, from))) => {
                let from = network(from.ip());
                let admitted = app.rate_limits.connect(from) || app.config.proxies > 0;
                let guard = Arc::new(ConnectionGuard { app: Arc::clone(&app), from, _place: place });
                if admitted {
                    tokio::spawn(serve_connection(stream, guard, router.clone(), Arc::clone(&app)));
                }
            }
            (_, Err(error)) => {
                // Most likely too many open files, which passes.
                tracing::warn!(%error, "could not accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (Err(_), _) => break,
        }
    }
    drop(listener);
    let all_gone = async {
        let _ = places.acquire_many(most as u32).await;
        app.sockets_closed().await;
    };
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, all_gone).await.is_err() {
        tracing::warn!("some requests were still open at shutdown");
    }
}

async fn serve_connection(stream: TcpStream, guard: Arc<ConnectionGuard>, router: Router, app: Arc<App>) {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ClientAddress(guard.from));
        request.extensions_mut().insert(Arc::clone(&guard));
        router.clone().oneshot(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.closed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "connection error");
    }
}
