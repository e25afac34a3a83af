//! The door: connections come in one by one, not too many, and not too slow.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::guard::From;
use crate::hall::Hall;

/// Who takes longer to say what he wants is sent away.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long open requests are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(5);

/// Counts a connection as long as it is open.
struct Caller {
    hall: Arc<Hall>,
    from: IpAddr,
}

impl Drop for Caller {
    fn drop(&mut self) {
        self.hall.rates.disconnection(self.from);
    }
}

/// Serves until the hall closes, then lets open requests end.
pub async fn serve(listener: TcpListener, router: Router, hall: Arc<Hall>) {
    let most = hall.config.limits.connections;
    let places = Arc::new(Semaphore::new(most));
    loop {
        let place = Arc::clone(&places).acquire_owned();
        let accepted = tokio::select! {
            accepted = async { (place.await, listener.accept().await) } => accepted,
            () = hall.closed() => break,
        };
        match accepted {
            (Ok(place), Ok((stream, from))) => {
                let admitted = hall.rates.connection(from.ip());
                let caller = Caller { hall: Arc::clone(&hall), from: from.ip() };
                if admitted {
                    let attending = attend(stream, from, router.clone(), Arc::clone(&hall));
                    tokio::spawn(async move {
                        attending.await;
                        drop((caller, place));
                    });
                }
            }
            (_, Err(error)) => {
                // Too many open files, most likely: it passes.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (Err(_), _) => break,
        }
    }
    drop(listener);
    let all_gone = async {
        let _ = places.acquire_many(most as u32).await;
        hall.sockets_closed().await;
    };
    if tokio::time::timeout(FAREWELL, all_gone).await.is_err() {
        tracing::warn!("some requests were still open");
    }
}

async fn attend(stream: TcpStream, from: SocketAddr, router: Router, hall: Arc<Hall>) {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(From(from.ip()));
        router.clone().oneshot(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = hall.closed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}
