//! Several servers with Postgres and NATS behind one address, for the tests of the page.
//!
//!     cluster BINARY NODES [OPTION OF `syrtis serve` …]
//!
//! The first line it prints is the address. `kill N` on its input ends a server as a power cut would; the end of its input
//! ends everything.

use std::error::Error;
use std::io::BufRead;

use parts::{Cluster, Proxy};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [binary, nodes, options @ ..] = &words[..] else {
        return Err("cluster BINARY NODES [OPTION …]".into());
    };
    let listener = Proxy::bind().await?;
    let port = listener.local_addr()?.port();
    let mut options = options.to_vec();
    for host in ["127.0.0.1", "localhost"] {
        options.extend(["--origin".into(), format!("http://{host}:{port}")]);
    }
    let mut cluster = Cluster::start(binary, nodes.parse()?, &options)?;
    let _proxy = Proxy::serve(listener, cluster.ports().collect())?;
    println!("http://127.0.0.1:{port}");
    tokio::task::block_in_place(|| {
        for line in std::io::stdin().lock().lines() {
            match line?.split_once(' ') {
                Some(("kill", node)) => cluster.kill(node.parse()?)?,
                _ => return Err("the commands are: kill N".into()),
            }
            println!("done");
        }
        Ok(())
    })
}
