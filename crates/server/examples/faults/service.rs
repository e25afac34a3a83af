//! The service under test: three servers, each with proxies of its own to the store and to the bus.

use std::fmt;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use parts::{Nats, Postgres, Proxy, Stop};
use table::Rng;

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// A server is killed, and started again after a while.
    Kill(usize),
    /// A server stops as for an upgrade, and is started again.
    Restart(usize),
    /// A server stands still.
    Pause(usize),
    PauseNats,
    KillNats,
    Postgres(Stop),
    /// The connections of a server to the store break.
    CutStore(usize),
    /// The connections of a server to the bus break.
    CutBus(usize),
    /// The connections of all people break.
    CutPeople,
}

impl Fault {
    pub fn random(rng: &mut Rng) -> Fault {
        let node = rng.below(3) as usize;
        match rng.below(12) {
            0..=2 => Fault::Kill(node),
            3 => Fault::Restart(node),
            4 | 5 => Fault::Pause(node),
            6 => Fault::PauseNats,
            7 => Fault::KillNats,
            8 => Fault::Postgres(if rng.below(2) == 0 { Stop::Fast } else { Stop::Immediate }),
            9 => Fault::CutStore(node),
            10 => Fault::CutBus(node),
            _ => Fault::CutPeople,
        }
    }

    /// Its kind in words.
    pub fn kind(self) -> &'static str {
        match self {
            Fault::Kill(_) => "servers killed",
            Fault::Restart(_) => "servers restarted",
            Fault::Pause(_) => "servers paused",
            Fault::PauseNats => "pauses of NATS",
            Fault::KillNats => "kills of NATS",
            Fault::Postgres(Stop::Fast) => "fast restarts of Postgres",
            Fault::Postgres(Stop::Immediate) => "immediate restarts of Postgres",
            Fault::CutStore(_) => "cuts to the store",
            Fault::CutBus(_) => "cuts to the bus",
            Fault::CutPeople => "cuts to people",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Kill(node)
            | Fault::Restart(node)
            | Fault::Pause(node)
            | Fault::CutStore(node)
            | Fault::CutBus(node) => {
                write!(f, "{}: server {node}", self.kind())
            }
            _ => f.write_str(self.kind()),
        }
    }
}

/// One server.
struct Node {
    child: Child,
    port: u16,
    store: Proxy,
    bus: Proxy,
}

pub struct Service {
    binary: String,
    postgres: Postgres,
    nats: Nats,
    nodes: Vec<Node>,
    people: Proxy,
}

const DATABASE: &str = "faults";

impl Service {
    pub async fn start(binary: &str) -> Result<Service, String> {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        postgres.create(DATABASE);
        let mut nodes = Vec::new();
        for _ in 0..3 {
            let store = proxy(vec![postgres.port()]).await?;
            let bus = proxy(vec![nats.port()]).await?;
            let port = free_port()?;
            nodes.push(Node { child: spawn(binary, port, &store, &bus)?, port, store, bus });
        }
        for node in &nodes {
            answers(node.port).await;
        }
        let people = proxy(nodes.iter().map(|node| node.port).collect()).await?;
        Ok(Service { binary: binary.into(), postgres, nats, nodes, people })
    }

    /// Where people find it.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.people.port)
    }

    pub fn database(&self) -> String {
        self.postgres.url(DATABASE)
    }

    /// Lets a fault happen and pass.
    pub async fn inject(&mut self, fault: Fault, rng: &mut Rng) -> Result<(), String> {
        let a_while = Duration::from_millis(500 + u64::from(rng.below(2_500)));
        match fault {
            Fault::Kill(node) | Fault::Restart(node) => {
                let how = if matches!(fault, Fault::Kill(_)) { "KILL" } else { "TERM" };
                signal(self.nodes[node].child.id(), how);
                let child = &mut self.nodes[node].child;
                while child.try_wait().map_err(|error| error.to_string())?.is_none() {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                tokio::time::sleep(a_while).await;
                self.start_node(node)?;
            }
            Fault::Pause(node) => {
                let pid = self.nodes[node].child.id();
                signal(pid, "STOP");
                // Sometimes so long that others take its tables over.
                tokio::time::sleep(a_while * 4).await;
                signal(pid, "CONT");
            }
            Fault::PauseNats => {
                signal(self.nats.pid(), "STOP");
                tokio::time::sleep(a_while).await;
                signal(self.nats.pid(), "CONT");
            }
            Fault::KillNats => {
                self.nats.kill();
                tokio::time::sleep(a_while).await;
                self.nats.start_again();
            }
            Fault::Postgres(how) => {
                tokio::task::block_in_place(|| {
                    self.postgres.stop(how);
                    self.postgres.start_again();
                });
            }
            Fault::CutStore(node) => self.nodes[node].store.break_all(),
            Fault::CutBus(node) => self.nodes[node].bus.break_all(),
            Fault::CutPeople => self.people.break_all(),
        }
        Ok(())
    }

    fn start_node(&mut self, node: usize) -> Result<(), String> {
        let node = &mut self.nodes[node];
        node.child = spawn(&self.binary, node.port, &node.store, &node.bus)?;
        Ok(())
    }

    /// Starts whatever has ended by itself, and waits until all answer.
    pub async fn heal(&mut self) -> Result<(), String> {
        for node in 0..self.nodes.len() {
            if self.nodes[node].child.try_wait().map_err(|error| error.to_string())?.is_some() {
                println!("server {node} had ended");
                self.start_node(node)?;
            }
            answers(self.nodes[node].port).await;
        }
        Ok(())
    }

    pub async fn stop(&mut self) {
        for node in &mut self.nodes {
            signal(node.child.id(), "TERM");
            let _ = node.child.wait();
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            // It may have ended already.
            let _ = node.child.kill();
            let _ = node.child.wait();
        }
    }
}

async fn proxy(targets: Vec<u16>) -> Result<Proxy, String> {
    Proxy::start(targets).await.map_err(|error| error.to_string())
}

fn free_port() -> Result<u16, String> {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    free.map(|address| address.port()).map_err(|error| error.to_string())
}

fn spawn(binary: &str, port: u16, store: &Proxy, bus: &Proxy) -> Result<Child, String> {
    let mut serve = Command::new(binary);
    serve.args(["serve", "--log-level", "error", "--bots", "1", "--bot-time", "20"]);
    serve.arg("--listen").arg(format!("127.0.0.1:{port}"));
    serve.arg("--database").arg(format!("postgres://syrtis@127.0.0.1:{}/{DATABASE}", store.port));
    serve.arg("--bus").arg(format!("nats://127.0.0.1:{}", bus.port));
    for limit in ["--requests", "--guests", "--messages", "--from-one", "--tables"] {
        serve.args([limit, "1000000"]);
    }
    serve.stdout(Stdio::null()).stderr(Stdio::null()).spawn().map_err(|error| format!("{binary}: {error}"))
}

/// Waits until a server answers.
async fn answers(port: u16) {
    while reqwest::get(format!("http://127.0.0.1:{port}/api/v1/about")).await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn signal(pid: u32, name: &str) {
    // It may have ended already.
    let _ = Command::new("kill").args([&format!("-{name}"), &pid.to_string()]).stderr(Stdio::null()).status();
}
