use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::{Nats, Postgres};

/// Servers that share one Postgres and one NATS. They end when this is dropped.
pub struct Cluster {
    nodes: Vec<Node>,
    // Dropped after the nodes have ended.
    _parts: (Postgres, Nats),
}

struct Node {
    child: Child,
    /// Its address: `http://127.0.0.1:40123`.
    url: String,
}

impl Cluster {
    /// Starts servers of this program, without their limits and with these further options.
    pub fn start(binary: &str, nodes: usize, options: &[String]) -> io::Result<Cluster> {
        let parts = (Postgres::start(), Nats::start());
        let (database, bus) = (parts.0.create("cluster"), parts.1.url());
        let mut cluster = Cluster { nodes: Vec::new(), _parts: parts };
        for _ in 0..nodes {
            let mut serve = Command::new(binary);
            serve.args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--bus", &bus]);
            for limit in ["--requests", "--guests", "--messages", "--from-one", "--tables"] {
                serve.args([limit, "1000000"]);
            }
            let mut child = serve.args(options).stdout(Stdio::piped()).spawn()?;
            let said = child.stdout.take().ok_or_else(|| io::Error::other("the server has no output"))?;
            cluster.nodes.push(Node { child, url: String::new() });
            // The first line it prints ends with its address.
            let mut line = String::new();
            BufReader::new(said).read_line(&mut line)?;
            let url = line.trim().rsplit(' ').next().filter(|url| url.starts_with("http"));
            let url = url.ok_or_else(|| io::Error::other("the server did not start"))?;
            if let Some(node) = cluster.nodes.last_mut() {
                node.url = url.into();
            }
        }
        Ok(cluster)
    }

    /// The addresses of the servers.
    pub fn urls(&self) -> impl Iterator<Item = &str> {
        self.nodes.iter().map(|node| node.url.as_str())
    }

    /// The ports of the servers.
    pub fn ports(&self) -> impl Iterator<Item = u16> {
        self.urls().filter_map(|url| url.rsplit(':').next()?.parse().ok())
    }

    /// The process of a server.
    pub fn pid(&self, node: usize) -> Option<u32> {
        self.nodes.get(node).map(|node| node.child.id())
    }

    /// Ends a server as a power cut would; the others go on.
    pub fn kill(&mut self, node: usize) -> io::Result<()> {
        let node = self.nodes.get_mut(node).ok_or_else(|| io::Error::other("there is no such server"))?;
        node.child.kill()?;
        node.child.wait().map(drop)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            // It may have ended already.
            let _ = node.child.kill();
            let _ = node.child.wait();
        }
    }
}
