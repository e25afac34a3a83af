//! Too many connections, and connections that say nothing.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::host::{Host, PLENTY, percentile, table_for_two};
use crate::person::Person;
use crate::{Plan, Verdict};

/// How many sockets one address tries to hold.
const SOCKETS: usize = 2_000;
/// How many the server allows one address.
const ALLOWED: usize = 500;

/// One address opens far more sockets than it may, each at a table of its own guest; another plays meanwhile.
pub async fn sockets(plan: &Plan) -> Verdict {
    let more = [&PLENTY[..], &["--from-one", "500", "--sockets", "1000000"]].concat();
    let host = Host::start(plan, &more).await?;
    let local = host.base();
    let eve = Person::named(&local, "Eve").await;
    let table = eve.make(json!({"game": titles::all()[0].name(), "setup": {"access": "open"}})).await;
    let path = format!("/api/v1/tables/{}/socket?client=c", table["id"].as_str().unwrap_or_default());
    let mut held = Vec::new();
    let mut refused = 0;
    for _ in 0..SOCKETS {
        match tokio::time::timeout(Duration::from_secs(10), eve.try_connect(&path)).await {
            Ok(Ok(socket)) => held.push(socket),
            Ok(Err(_)) => refused += 1,
            Err(_) => return Err(format!("the server does not answer after {} sockets", held.len())),
        }
    }
    let figures =
        format!("{} of {SOCKETS} sockets opened with a limit of {ALLOWED}, {refused} refused", held.len());
    if held.len() > ALLOWED || held.len() < ALLOWED / 2 {
        return Err(figures);
    }
    // Somebody at another address is not affected.
    let answers = from_elsewhere(host.port).await?;
    Ok(format!("{figures}; another address gets its answers in {answers:.1} ms (p95 of 50)"))
}

/// The time of an answer for a client at another address of this machine, in milliseconds.
async fn from_elsewhere(port: u16) -> Result<f64, String> {
    let mut times = Vec::new();
    for _ in 0..50 {
        let began = Instant::now();
        let socket = tokio::net::TcpSocket::new_v4().map_err(|error| error.to_string())?;
        socket.bind(([127, 0, 0, 2], 0).into()).map_err(|error| error.to_string())?;
        let connected = socket.connect(([127, 0, 0, 1], port).into());
        let mut stream = tokio::time::timeout(Duration::from_secs(5), connected)
            .await
            .map_err(|_| "another address can't connect")?
            .map_err(|error| error.to_string())?;
        let request = "GET /api/v1/about HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(|error| error.to_string())?;
        if !answer.starts_with(b"HTTP/1.1 200") {
            return Err("another address is refused".into());
        }
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(percentile(&mut times, 0.95))
}

/// Requests whose bodies never arrive are given up.
pub async fn bodies(plan: &Plan) -> Verdict {
    const STALLED: usize = 400;
    let host = Host::start(plan, &PLENTY).await?;
    let mut stalled = Vec::new();
    for _ in 0..STALLED {
        let mut stream =
            TcpStream::connect(("127.0.0.1", host.port)).await.map_err(|error| error.to_string())?;
        let head = "POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                    content-length: 50000\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.map_err(|error| error.to_string())?;
        stalled.push(stream);
    }
    let (table, [ada, _ben]) = table_for_two(&host.base(), 0, json!({})).await;
    ada.connect(&table, 0).await;
    let began = Instant::now();
    for stream in &mut stalled {
        let mut status = [0; 12];
        let read = tokio::time::timeout(Duration::from_secs(30), stream.read_exact(&mut status)).await;
        if !matches!(read, Ok(Ok(_))) || &status != b"HTTP/1.1 408" {
            return Err(format!("a stalled request got {:?}", String::from_utf8_lossy(&status)));
        }
    }
    Ok(format!("{STALLED} stalled requests were all given up after {:.0} s", began.elapsed().as_secs_f64()))
}
