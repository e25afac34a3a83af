//! One socket per table and client. The server sends what the client has not seen yet; a slow client gets fewer,
//! larger updates.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::Viewer;
use tokio::time::{Instant, interval_at, timeout};
use tracing::{Instrument, Span};

use crate::api::{
    Chat, ClientMessage, Code, Hello, News, Presence, Problem, Reaction, Reactions, Scope, ServerMessage,
    Turned, You,
};
use crate::app::{App, SocketLease};
use crate::guard::TokenBucket;
use crate::handle::TableHandle;
use crate::live::{Latest, LiveTable};
use crate::metrics::METRICS;
use crate::notices;
use crate::play::TableClient;
use crate::routes::{may_watch, must_have};
use crate::store::{Guest, StoredReaction};
use crate::traces;
use crate::websocket::{CloseCode, Received, WebSocket};

/// How long a client may take to read a message before it is disconnected.
const SEND_TIMEOUT: Duration = Duration::from_secs(15);
/// How often to ping a silent client.
const PING: Duration = Duration::from_secs(25);
/// How many chat messages a new client receives.
const CHAT: u32 = 50;
/// How many messages above the rate limit close the socket.
const FLOODS: u32 = 200;
/// What a client hears that is signed out.
const SIGNED_OUT: &str = "nobody is signed in here any more";

/// A client at the socket of a table.
pub struct Session {
    pub app: Arc<App>,
    pub handle: Arc<TableHandle>,
    pub guest: Option<Guest>,
    /// The device on which they are signed in.
    pub device: Option<String>,
    /// What they may do, if it is a program.
    pub scopes: Option<Vec<Scope>>,
    /// The name the client gave itself; its running numbers count under this name.
    pub client: String,
    /// The last entry it saw.
    pub since: u32,
    /// The invitation it came with.
    pub invite: Option<String>,
    /// The people whose chat the guest does not read.
    pub hushed: Vec<String>,
    /// Whether the client works the view out from what has changed.
    pub changes: bool,
    /// Counts the socket while it is open.
    pub lease: SocketLease,
}

/// What the client already knows.
struct ClientState {
    viewer: Viewer,
    /// The edition of the table in which they were found to be that viewer.
    checked: u32,
    seq: u32,
    /// The edition of the table it has.
    edition: u32,
    presence: Presence,
    said: i64,
    reactions: Vec<Reaction>,
    /// What the reactions were made of.
    felt: (Arc<[StoredReaction]>, Option<usize>),
}

/// Why a socket is closed.
enum CloseReason {
    /// The client is gone, or too slow.
    Gone,
    /// The server shuts down.
    Closing,
    /// The client misbehaves, or may no longer look.
    Misuse(&'static str),
}

impl From<tokio_tungstenite::tungstenite::Error> for CloseReason {
    fn from(_: tokio_tungstenite::tungstenite::Error) -> CloseReason {
        CloseReason::Gone
    }
}

/// Serves a client until one side closes the socket.
pub async fn serve(mut socket: WebSocket, session: Session) {
    let (code, reason) = match session.run(&mut socket).await {
        Ok(()) | Err(CloseReason::Gone) => return,
        Err(CloseReason::Closing) => (CloseCode::Away, "the server restarts"),
        Err(CloseReason::Misuse(reason)) => (CloseCode::Policy, reason),
    };
    let _ = timeout(Duration::from_secs(1), socket.close(code, reason)).await;
}

/// Somebody who looks at a table. What it wants of them is no news to them while they look, nor when they leave.
struct Look {
    app: Arc<App>,
    handle: Arc<TableHandle>,
    guest: Guest,
}

impl Look {
    fn begin(app: &Arc<App>, handle: &Arc<TableHandle>, guest: Option<&Guest>) -> Option<Look> {
        let look = Look { app: Arc::clone(app), handle: Arc::clone(handle), guest: guest?.clone() };
        look.note();
        Some(look)
    }

    /// Nobody waits for it to be written.
    fn note(&self) {
        let (app, handle, guest) = (Arc::clone(&self.app), Arc::clone(&self.handle), self.guest.id.clone());
        tokio::spawn(async move { notices::looked(&app, &guest, &handle).await });
    }
}

impl Drop for Look {
    fn drop(&mut self) {
        self.note();
    }
}

impl Session {
    async fn run(&self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        let (viewer, checked) = self.viewer().await?;
        let _look = Look::begin(&self.app, &self.handle, self.guest.as_ref());
        let mut here = self.handle.enter(&self.app, viewer, self.changes);
        let mut changes = self.handle.changes();
        let mut closed = pin!(self.app.closed());
        let mut ended = pin!(self.lease.ended());
        let mut known = self.send_hello(socket, viewer, checked).await?;
        let mut bucket = TokenBucket::new(self.app.config.limits.messages);
        let mut floods = 0;
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut alive = true;
        loop {
            tokio::select! {
                // News first: a client that gets an answer knows what happened before.
                biased;
                () = closed.as_mut() => return Err(CloseReason::Closing),
                () = ended.as_mut() => return Err(CloseReason::Misuse(SIGNED_OUT)),
                changed = changes.changed() => {
                    changed.map_err(|_| CloseReason::Closing)?;
                    let latest = changes.borrow_and_update().clone();
                    // Who may look changes with the table only.
                    if latest.edition != known.checked {
                        let (now, checked) = self.viewer().await?;
                        known.checked = checked;
                        if now != known.viewer {
                            // The guest sat down or got up, so they are another viewer now.
                            here = self.handle.enter(&self.app, now, self.changes);
                            known = self.send_hello(socket, now, checked).await?;
                            continue;
                        }
                    }
                    self.send_updates(socket, &latest, &mut known).await?;
                }
                said = socket.receive() => {
                    alive = true;
                    let received = said.ok_or(CloseReason::Gone)??;
                    let flood = !bucket.take();
                    floods += u32::from(flood);
                    if floods > FLOODS {
                        return Err(CloseReason::Misuse("too many messages"));
                    }
                    let text = match received {
                        Received::Text(text) => text,
                        Received::Close => return Ok(()),
                        Received::Control => continue,
                        Received::Binary => return Err(CloseReason::Misuse("text messages only")),
                    };
                    if flood {
                        let problem = Problem::new(Code::TooMany, "too many messages; wait a second");
                        let n = serde_json::from_str(&text).ok().and_then(|message| number(&message));
                        self.refuse(socket, n, problem).await?;
                        continue;
                    }
                    self.answer(socket, &text, &mut known).await?;
                }
                _ = ping.tick() => {
                    if !alive {
                        return Err(CloseReason::Gone);
                    }
                    alive = false;
                    self.must_exist().await?;
                    timeout(SEND_TIMEOUT, socket.ping()).await.map_err(|_| CloseReason::Gone)??;
                }
            }
            let _ = &here;
        }
    }

    /// The viewer behind this socket now, and in which edition of the table. Rights change with the seats and with the
    /// start of the game.
    async fn viewer(&self) -> Result<(Viewer, u32), CloseReason> {
        let live = self.handle.read(&self.app).await.map_err(|_| CloseReason::Gone)?;
        let viewer = may_watch(&live, self.guest.as_ref(), self.invite.as_deref());
        let viewer = viewer.map_err(|_| CloseReason::Misuse("you may no longer look at this table"))?;
        Ok((viewer, live.edition))
    }

    /// Another process may have signed the device out.
    async fn must_exist(&self) -> Result<(), CloseReason> {
        let Some(device) = &self.device else { return Ok(()) };
        match self.app.store.has_device(device.clone()).await {
            Ok(false) => Err(CloseReason::Misuse(SIGNED_OUT)),
            Ok(true) | Err(_) => Ok(()),
        }
    }

    /// What has happened since entry `since`. If the game must be played again for that, the table does not wait.
    async fn news(&self, viewer: Viewer, since: u32) -> Result<News, CloseReason> {
        let mut live = self.handle.read(&self.app).await.map_err(|_| CloseReason::Gone)?;
        if !live.must_retell(viewer, since) {
            return Ok(live.news(viewer, since));
        }
        let mut copy = live.clone();
        drop(live);
        self.app.replay(move || copy.news(viewer, since)).await.map_err(|_| CloseReason::Gone)
    }

    /// Whether the guest reads what the person at a seat says.
    fn hears(&self, live: &LiveTable, seat: u8) -> bool {
        let person = live.seated.get(usize::from(seat)).and_then(|seated| seated.guest.as_ref());
        person.is_none_or(|person| !self.hushed.contains(&person.id))
    }

    fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// Sends the first message, with everything.
    async fn send_hello(
        &self,
        socket: &mut WebSocket,
        viewer: Viewer,
        checked: u32,
    ) -> Result<ClientState, CloseReason> {
        let said = self.app.store.said(self.handle.id.clone(), 0, CHAT).await.unwrap_or_default();
        let stored = self.handle.reactions(&self.app).await;
        let news = self.news(viewer, self.since).await?;
        let (known, hello) = {
            let live = self.handle.read(&self.app).await.map_err(|_| CloseReason::Gone)?;
            let table = live.info(self.guest_id());
            let seat = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Open => None,
            };
            let you = You {
                seat: seat.map(|seat| seat.0),
                n: seat.map_or(0, |seat| live.last_sent(seat, &self.client)),
            };
            let presence = self.handle.presence(&self.app, &live.attendance());
            let last = said.last().map_or(0, |chat: &Chat| chat.id);
            let heard = said.into_iter().filter(|chat| self.hears(&live, chat.seat));
            let chat = if live.meta.setup.chat { heard.collect() } else { Vec::new() };
            let reactions = shown_reactions(&live, viewer, &stored);
            let known = ClientState {
                viewer,
                checked,
                seq: news.seq,
                edition: live.edition,
                presence: presence.clone(),
                said: last,
                reactions: reactions.clone(),
                felt: (stored, live.turned()),
            };
            let hello = Hello { table, you, news, chat, reactions, presence };
            (known, ServerMessage::Hello(Box::new(hello)).text())
        };
        send(socket, &hello).await?;
        Ok(known)
    }

    /// Sends what the client does not know yet. What is ready for everybody is sent without asking the table, which may
    /// be busy with the next move.
    async fn send_updates(
        &self,
        socket: &mut WebSocket,
        latest: &Latest,
        known: &mut ClientState,
    ) -> Result<(), CloseReason> {
        if latest.edition != known.edition {
            let table = {
                let live = self.handle.read(&self.app).await.map_err(|_| CloseReason::Gone)?;
                known.edition = live.edition;
                live.info(self.guest_id())
            };
            send(socket, &ServerMessage::Table(Box::new(table)).text()).await?;
        }
        if latest.noticed(known.viewer) != known.seq {
            match latest.news_after(known.viewer, known.seq, self.changes) {
                Some(ready) => {
                    known.seq = latest.noticed(known.viewer);
                    let began = Instant::now();
                    send(socket, &ready).await?;
                    if let Some(cause) = &latest.cause {
                        METRICS.send.of(cause, began);
                        METRICS.told_seconds.observe(cause.at.elapsed().as_secs_f64());
                    }
                }
                None => self.send_news(socket, known).await?,
            }
        }
        let presence = self.handle.presence(&self.app, &latest.attendance);
        if presence != known.presence {
            known.presence = presence.clone();
            send(socket, &ServerMessage::Presence(presence).text()).await?;
        }
        self.send_reactions(socket, latest, known).await?;
        let chat = latest.chat;
        if chat && self.handle.last_said.load(Ordering::SeqCst) > known.said {
            let more =
                self.app.store.said(self.handle.id.clone(), known.said, CHAT).await.unwrap_or_default();
            known.said = more.last().map_or(known.said, |chat| chat.id);
            let heard: Vec<Chat> = {
                let live = self.handle.read(&self.app).await.map_err(|_| CloseReason::Gone)?;
                more.into_iter().filter(|chat| self.hears(&live, chat.seat)).collect()
            };
            for chat in heard {
                send(socket, &ServerMessage::Chat(chat).text()).await?;
            }
        }
        Ok(())
    }

    /// Sends what has happened since the client's last entry, and where the game stands.
    async fn send_news(&self, socket: &mut WebSocket, known: &mut ClientState) -> Result<(), CloseReason> {
        let news = self.news(known.viewer, known.seq).await?;
        known.seq = news.seq;
        send(socket, &ServerMessage::News(Box::new(news)).text()).await
    }

    /// Sends the reactions if others are shown now: somebody reacted, or a move was taken back.
    async fn send_reactions(
        &self,
        socket: &mut WebSocket,
        latest: &Latest,
        known: &mut ClientState,
    ) -> Result<(), CloseReason> {
        let stored = self.handle.reactions(&self.app).await;
        let (felt, turned) = &known.felt;
        let still = Arc::ptr_eq(felt, &stored) || (felt.is_empty() && stored.is_empty());
        if still && *turned == latest.turned {
            return Ok(());
        }
        let reactions = {
            let live = self.handle.read(&self.app).await.map_err(|_| CloseReason::Gone)?;
            known.felt = (Arc::clone(&stored), live.turned());
            shown_reactions(&live, known.viewer, &stored)
        };
        if reactions != known.reactions {
            known.reactions.clone_from(&reactions);
            send(socket, &ServerMessage::Reactions(Reactions { reactions }).text()).await?;
        }
        Ok(())
    }

    /// Does what the client asks for. The answer is sent before the news about it.
    async fn answer(
        &self,
        socket: &mut WebSocket,
        message: &str,
        known: &mut ClientState,
    ) -> Result<(), CloseReason> {
        let span = traces::first(tracing::debug_span!("message", table = self.handle.id));
        self.carry_out(socket, message, known).instrument(span).await
    }

    async fn carry_out(
        &self,
        socket: &mut WebSocket,
        message: &str,
        known: &mut ClientState,
    ) -> Result<(), CloseReason> {
        let began = Instant::now();
        let message: ClientMessage = match serde_json::from_str(message) {
            Ok(message) => message,
            Err(error) => {
                let problem = Problem::new(Code::Unreadable, error.to_string());
                return self.refuse(socket, None, problem).await;
            }
        };
        METRICS.parse.since(began);
        traces::note(&Span::current(), "message.type", kind(&message));
        let n = number(&message);
        let Some(guest) = &self.guest else {
            let problem = Problem::new(Code::NoGuest, "spectators cannot do this; give a name first");
            return self.refuse(socket, n, problem).await;
        };
        if let Some(scopes) = &self.scopes
            && let Err(problem) = must_have(scopes, Scope::Play)
        {
            return self.refuse(socket, n, problem).await;
        }
        let client = TableClient { app: &self.app, handle: &self.handle, guest, client: &self.client };
        match client.carry_out(message).await {
            Ok(Some(done)) => send(socket, &ServerMessage::Done(done).text()).await,
            Ok(None) => Ok(()),
            Err(problem) => {
                let late = problem.code == Code::Late;
                self.refuse(socket, n, problem).await?;
                if late {
                    // Send the news too: where the game stands for this seat.
                    self.send_news(socket, known).await?;
                }
                Ok(())
            }
        }
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        n: Option<u64>,
        problem: Problem,
    ) -> Result<(), CloseReason> {
        METRICS.refused.inc();
        send(socket, &ServerMessage::Refused(Turned { n, problem }).text()).await
    }
}

/// What the operator's traces call it.
fn kind(message: &ClientMessage) -> &'static str {
    match message {
        ClientMessage::Act { .. } => "act",
        ClientMessage::Undo { .. } => "undo",
        ClientMessage::Propose { .. } => "propose",
        ClientMessage::Answer { .. } => "answer",
        ClientMessage::Chat { .. } => "chat",
        ClientMessage::React { .. } => "react",
    }
}

fn number(message: &ClientMessage) -> Option<u64> {
    match message {
        ClientMessage::Act { n, .. }
        | ClientMessage::Undo { n, .. }
        | ClientMessage::Propose { n, .. }
        | ClientMessage::Answer { n, .. } => Some(*n),
        ClientMessage::Chat { .. } | ClientMessage::React { .. } => None,
    }
}

/// The reactions that a viewer sees; none at a table without chat.
fn shown_reactions(live: &LiveTable, viewer: Viewer, stored: &[StoredReaction]) -> Vec<Reaction> {
    if live.meta.setup.chat { live.reactions_for(viewer, stored) } else { Vec::new() }
}

async fn send(socket: &mut WebSocket, text: &str) -> Result<(), CloseReason> {
    Ok(timeout(SEND_TIMEOUT, socket.send_text(text)).await.map_err(|_| CloseReason::Gone)??)
}
