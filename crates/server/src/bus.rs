//! What the servers on one database tell each other. Any message may be lost, come late, or come twice: the store
//! decides, and every server looks there by itself as well. ARCHITECTURE.md says what each message may be trusted for.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectErrorKind, ConnectOptions, Subscriber, connection::State};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use table::Viewers;
use tokio::sync::mpsc;

use crate::app::App;
use crate::metrics::METRICS;

/// News for every server.
const NEWS: &str = "syrtis.1.news";
/// Decisions of bots, each for one server.
const THINK: &str = "syrtis.1.think";
/// The servers that share the thinking.
const THINKERS: &str = "thinkers";
/// Maximum number of messages on their way out; more are lost.
const QUEUE: usize = 4096;
/// How often to look whether the connection still lives.
const PING: Duration = Duration::from_secs(5);

/// The address of a bus: `nats://USER:PASSWORD@HOST:PORT`.
#[derive(Clone)]
pub struct BusAddress(async_nats::ServerAddr);

impl FromStr for BusAddress {
    type Err = BadBus;

    fn from_str(address: &str) -> Result<BusAddress, BadBus> {
        let known = ["nats://", "tls://"].iter().any(|scheme| address.starts_with(scheme));
        if known { address.parse().map(BusAddress).map_err(|_| BadBus) } else { Err(BadBus) }
    }
}

/// Without the password.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}:{}", self.0.scheme(), self.0.host(), self.0.port())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Not the address of a bus.
#[derive(Debug, thiserror::Error)]
#[error("this is no bus: write nats://USER:PASSWORD@HOST:PORT")]
pub struct BadBus;

/// The bus does not let us in.
#[derive(Debug, thiserror::Error)]
#[error("the bus {0} refuses the user or the password")]
pub struct Refused(String);

/// One message for all other servers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Message {
    /// The log of a table has an entry at this position.
    Wrote { table: String, seq: u64 },
    /// Somebody chats or reacts at a table.
    Talked { table: String },
    /// How many clients of each viewer are connected to this server at these tables.
    Present { tables: Vec<(String, [u32; Viewers::COUNT])> },
    /// Somebody looks at a table here: who else is there?
    Who { table: String },
    /// This server leaves; its tables need another.
    Leaves,
}

/// A message and the server it comes from.
#[derive(Debug, Serialize, Deserialize)]
struct Sent {
    from: String,
    #[serde(flatten)]
    message: Message,
}

/// A decision that another server's bot may make. It reads the table from the store.
#[derive(Debug, Serialize, Deserialize)]
pub struct Thought {
    pub table: String,
    pub seq: u64,
    pub seat: u8,
    /// The question it answers.
    pub question: u64,
}

/// The bus. Without an address nobody else is there to be told.
pub struct Bus {
    /// The name of this server.
    pub node: String,
    out: Option<(Client, mpsc::Sender<Message>)>,
}

impl Bus {
    /// For a server of its own.
    pub fn alone(node: &str) -> Bus {
        Bus { node: node.into(), out: None }
    }

    /// Connects. A bus that can't be reached is tried again for ever, and missed by nobody but for the delay.
    pub async fn connect(node: &str, address: &BusAddress) -> Result<Bus, Refused> {
        let options = || {
            // Until it is back, the poll of the store does.
            let options =
                ConnectOptions::new().name("syrtis").no_echo().ping_interval(PING).request_timeout(None);
            let options = options.event_callback(|event| async move { tracing::info!(%event, "the bus") });
            match (address.0.username(), address.0.password()) {
                (Some(user), Some(password)) => options.user_and_password(user.into(), password.into()),
                _ => options,
            }
        };
        let client = match options().connect(address.0.clone()).await {
            Ok(client) => client,
            Err(error) if refuses(error.kind()) => return Err(Refused(address.to_string())),
            Err(error) => {
                tracing::warn!(%address, %error, "the bus can't be reached; news come later until it can");
                let later = options().retry_on_initial_connect().connect(address.0.clone()).await;
                later.map_err(|_| Refused(address.to_string()))?
            }
        };
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send_all(client.clone(), node.to_string(), waiting));
        Ok(Bus { node: node.into(), out: Some((client, queue)) })
    }

    /// Tells all other servers, if they can be told.
    pub fn tell(&self, message: Message) {
        if let Some((_, queue)) = &self.out {
            // A full queue loses it, as the bus may.
            METRICS.lost_messages.inc_by(u64::from(queue.try_send(message).is_err()));
        }
    }

    /// Whether others may be listening.
    pub fn is_up(&self) -> bool {
        self.out.as_ref().is_some_and(|(client, _)| client.connection_state() == State::Connected)
    }

    /// Asks another server for a decision of a bot. `None` if nobody answers in time.
    pub async fn think(&self, thought: &Thought, patience: Duration) -> Option<u16> {
        let (client, _) = self.out.as_ref().filter(|_| self.is_up())?;
        let wish = serde_json::to_vec(thought).ok()?;
        let answer = tokio::time::timeout(patience, client.request(THINK, wish.into())).await.ok()?.ok()?;
        serde_json::from_slice::<Option<u16>>(&answer.payload).ok()?
    }

    /// Listens; never returns.
    pub async fn listen(app: &Arc<App>) {
        let Some((client, _)) = &app.bus.out else { return std::future::pending().await };
        loop {
            let heard =
                tokio::try_join!(client.subscribe(NEWS), client.queue_subscribe(THINK, THINKERS.into()));
            match heard {
                Ok((news, thoughts)) => {
                    tokio::join!(hear(app, news), answer(app, client, thoughts));
                }
                Err(error) => tracing::warn!(%error, "could not listen to the bus"),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Sends what is waiting.
    pub async fn close(&self) {
        if let Some((client, _)) = &self.out {
            let _ = tokio::time::timeout(Duration::from_secs(1), client.flush()).await;
        }
    }
}

fn refuses(kind: ConnectErrorKind) -> bool {
    matches!(kind, ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation)
}

async fn send_all(client: Client, node: String, mut waiting: mpsc::Receiver<Message>) {
    while let Some(message) = waiting.recv().await {
        if client.connection_state() != State::Connected {
            METRICS.lost_messages.inc();
            continue;
        }
        let sent = serde_json::to_vec(&Sent { from: node.clone(), message }).expect("a message is JSON");
        if let Err(error) = client.publish(NEWS, sent.into()).await {
            METRICS.lost_messages.inc();
            tracing::debug!(%error, "the bus lost a message");
        }
    }
}

async fn hear(app: &Arc<App>, mut news: Subscriber) {
    while let Some(heard) = news.next().await {
        // A message of another version is not for us.
        if let Ok(sent) = serde_json::from_slice::<Sent>(&heard.payload)
            && sent.from != app.bus.node
        {
            app.hear(&sent.from, sent.message).await;
        }
    }
}

/// Lets bots decide for others, with the same limits as for this server's own tables.
async fn answer(app: &Arc<App>, client: &Client, mut thoughts: Subscriber) {
    while let Some(wish) = thoughts.next().await {
        let (Some(reply), Ok(thought)) = (wish.reply, serde_json::from_slice::<Thought>(&wish.payload))
        else {
            continue;
        };
        let (app, client) = (Arc::clone(app), client.clone());
        tokio::spawn(async move {
            let action = crate::bots::think_for_another(&app, &thought).await;
            if let Ok(action) = serde_json::to_vec(&action) {
                // If the answer is lost, the other thinks by itself.
                let _ = client.publish(reply, action.into()).await;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Place;
    use crate::config::Config;
    use crate::log_entry::LogEntry;
    use crate::store::{LogRow, Store, TableMeta};

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = |address: &str| address.parse::<BusAddress>().map(|address| address.to_string()).ok();
        assert_eq!(
            shown("nats://mars:geheim@bus.example.org:4333").as_deref(),
            Some("nats://bus.example.org:4333")
        );
        for bad in ["", "localhost", "http://localhost"] {
            assert!(shown(bad).is_none(), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_wrong_password_is_refused_and_a_silent_bus_is_not() {
        let nats = parts::Nats::with_login("mars", "geheim");
        let right = nats.url().parse().unwrap();
        assert!(Bus::connect("a", &right).await.unwrap().is_up());
        let wrong = nats.url().replace("geheim", "falsch").parse().unwrap();
        let why = Bus::connect("a", &wrong).await.err().unwrap().to_string();
        assert!(why.contains("refuses the user or the password") && !why.contains("falsch"), "{why}");
        drop(nats);
        assert!(!Bus::connect("a", &right).await.unwrap().is_up());
    }

    /// A server on this database and this bus.
    async fn node(database: &str, nats: &parts::Nats, name: &str) -> Arc<App> {
        let store = Store::open(&database.parse().unwrap()).await.unwrap();
        let bus = Bus::connect(name, &nats.url().parse().unwrap()).await.unwrap();
        App::new(Config::new("127.0.0.1:0".parse().unwrap(), ""), store, bus)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_of_another_server_decides_a_question_from_the_store() {
        let (nats, database) = (parts::Nats::start(), parts::database());
        let (asks, thinks) = (node(&database, &nats, "a").await, node(&database, &nats, "b").await);
        let listening = tokio::spawn(async move { Bus::listen(&thinks).await });
        let title = titles::all()[0];
        let options = title.default_options();
        let seats = title.check_options(&options).unwrap();
        let (game, version) = (title.name().into(), title.version());
        let meta = TableMeta { game, version, options, ..TableMeta::sample("t") };
        let places = vec![Place::default(); usize::from(seats)];
        asks.store.make(meta.clone(), places, 9).await.unwrap();
        let mut live = crate::live::LiveTable::new(Arc::new(meta));
        let mut changes: Vec<crate::log_entry::Change> =
            (0..seats).map(|seat| LogEntry::Bot { seat, level: "random".into() }.into()).collect();
        changes.push(crate::log_entry::Change::Start { moves: vec![] });
        for change in changes {
            let row: LogRow = live.write(change, 5, false).unwrap();
            asks.store.append("t".into(), row, None).await.unwrap();
        }
        let job = live.bot_job().unwrap();
        let thought = Thought { table: "t".into(), seq: live.seq, seat: job.seat.0, question: job.question };
        let mut action = None;
        while action.is_none() {
            // The other may not listen yet.
            action = asks.bus.think(&thought, Duration::from_secs(5)).await;
        }
        assert!(live.game.unwrap().check(job.seat, action.unwrap()).is_ok());
        let old = Thought { question: job.question + 1, ..thought };
        assert_eq!(asks.bus.think(&old, Duration::from_secs(5)).await, None, "nobody is asked that");
        listening.abort();
    }
}
