use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes each connection on to the next of its targets that accepts it, and can break connections. It ends with the runtime.
pub struct Proxy {
    /// The port it listens on.
    pub port: u16,
    /// Counts up when all connections are broken.
    broken: watch::Sender<u64>,
}

impl Proxy {
    /// Starts one in front of these ports.
    pub async fn start(targets: Vec<u16>) -> io::Result<Proxy> {
        let listener = Proxy::bind().await?;
        Proxy::serve(listener, targets)
    }

    /// A free port, for targets that need to know it before they start.
    pub async fn bind() -> io::Result<TcpListener> {
        TcpListener::bind("127.0.0.1:0").await
    }

    /// Starts one that listens here, in front of these ports.
    pub fn serve(listener: TcpListener, targets: Vec<u16>) -> io::Result<Proxy> {
        let port = listener.local_addr()?.port();
        let broken = watch::Sender::new(0);
        let (signal, targets, next) = (broken.clone(), Arc::new(targets), Arc::new(AtomicUsize::new(0)));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(pass(stream, Arc::clone(&targets), Arc::clone(&next), signal.subscribe()));
            }
        });
        Ok(Proxy { port, broken })
    }

    /// Breaks all connections.
    pub fn break_all(&self) {
        self.broken.send_modify(|count| *count += 1);
    }
}

async fn pass(
    mut stream: TcpStream,
    targets: Arc<Vec<u16>>,
    next: Arc<AtomicUsize>,
    mut broken: watch::Receiver<u64>,
) {
    let first = next.fetch_add(1, Ordering::Relaxed);
    for nth in 0..targets.len() {
        let port = targets[(first + nth) % targets.len()];
        if let Ok(mut target) = TcpStream::connect(("127.0.0.1", port)).await {
            let _ = (stream.set_nodelay(true), target.set_nodelay(true));
            tokio::select! {
                _ = copy_bidirectional(&mut stream, &mut target) => {}
                _ = broken.changed() => {}
            }
            return;
        }
    }
}
