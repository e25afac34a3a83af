//! The server under attack: a process of its own, on a free port, with a folder of its own.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Plan;
use crate::person::Person;

/// A running server. The folder is removed with it.
pub struct Host {
    binary: PathBuf,
    more: Vec<String>,
    child: Child,
    pub folder: PathBuf,
    pub port: u16,
}

/// Limits that the attacks which are not about them never reach.
pub const PLENTY: [&str; 8] =
    ["--requests", "1000000", "--guests", "1000000", "--messages", "1000000", "--tables", "1000000"];

impl Host {
    pub async fn start(plan: &Plan, more: &[&str]) -> Result<Host, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("syrtis-attack-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let free = std::net::TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let port = free.local_addr().map_err(|error| error.to_string())?.port();
        drop(free);
        let more: Vec<String> = more.iter().map(ToString::to_string).collect();
        let child = spawn(&plan.binary, &folder, port, &more).await?;
        Ok(Host { binary: plan.binary.clone(), more, child, folder, port })
    }

    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn pid(&self) -> u32 {
        self.child.id().unwrap_or(0)
    }

    /// Kills the process at once.
    pub async fn kill(&mut self) {
        let _ = self.child.kill().await;
    }

    /// Kills the process and starts it again on the same data; returns how long the start took.
    pub async fn restart(&mut self) -> Result<Duration, String> {
        self.kill().await;
        let began = Instant::now();
        self.child = spawn(&self.binary, &self.folder, self.port, &self.more).await?;
        Ok(began.elapsed())
    }

    pub fn database(&self) -> PathBuf {
        self.folder.join("syrtis.db")
    }

    /// The memory of the process in KiB, without the pages of the program.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.start_kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Starts the server and waits until it listens. Writing beyond a limit of the file size is an error for it and not
/// its end, so that an attack can fill its disk.
async fn spawn(binary: &PathBuf, folder: &PathBuf, port: u16, more: &[String]) -> Result<Child, String> {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(binary);
    command.args(["serve", "--log-level", "off", "--listen", &format!("127.0.0.1:{port}"), "--data"]);
    command.arg(folder).args(more).stdout(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    let stdout = child.stdout.take().ok_or("the server has no output")?;
    let mut line = String::new();
    let mut lines = BufReader::new(stdout);
    lines.read_line(&mut line).await.map_err(|error| error.to_string())?;
    if !line.contains("http://") {
        return Err("the server did not start".into());
    }
    // Keep reading, so that it never waits for us.
    tokio::spawn(async move { while lines.read_line(&mut line).await.is_ok_and(|read| read > 0) {} });
    Ok(child)
}

/// Options for a table of this title with this number of seats.
pub fn options(title: &dyn titles::Title, seats: u8) -> Value {
    let fits = |options: &Value| title.check_options(options) == Ok(seats);
    title.cases().into_iter().find(fits).unwrap_or_else(|| json!({}))
}

/// A table with two people, both seated.
pub async fn table_for_two(base: &str, nth: usize, setup: Value) -> (Value, [Person; 2]) {
    let people = [Person::named(base, "Ada").await, Person::named(base, "Ben").await];
    let title = titles::all()[nth % titles::all().len()];
    let seats = [json!({"kind": "me"}), json!({"kind": "anybody"})];
    let wish = json!({"game": title.name(), "options": options(title, 2), "seats": seats, "setup": setup});
    let table = people[0].make(wish).await;
    people[1].join(&table).await;
    (table, people)
}

/// The share of the sorted values below this one.
pub fn percentile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values.get(at.min(values.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
}
