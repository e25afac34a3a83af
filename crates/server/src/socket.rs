//! One socket a table. The client is told what it has not seen yet; who is slow gets less often more.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::Viewer;
use tokio::time::{Instant, interval_at, timeout};

use crate::api::{Chat, ClientMessage, Code, Frame, Hello, News, Presence, Problem, Turned, You};
use crate::guard::Bucket;
use crate::hall::{Cell, Hall, SocketPlace};
use crate::line::{CloseCode, Heard, Line};
use crate::metrics::METRICS;
use crate::play::AtTable;
use crate::store::Guest;

/// Who takes longer to read a frame is disconnected.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// So much of the chat is told on arrival.
const CHAT: u32 = 50;
/// After so many refused floods the socket is closed.
const FLOODS: u32 = 200;

/// Somebody at the socket of a table.
pub struct Visitor {
    pub hall: Arc<Hall>,
    pub cell: Arc<Cell>,
    pub guest: Option<Guest>,
    /// The client's own name for itself, so that its numbers are its own.
    pub client: String,
    /// The last entry it saw.
    pub since: u32,
    /// Counted as long as the socket is open.
    pub _place: SocketPlace,
}

/// What the client knows already.
struct Known {
    viewer: Viewer,
    seq: u32,
    /// Of what it knows of the table.
    edition: u32,
    presence: Presence,
    said: i64,
}

/// Why a socket is closed.
enum End {
    /// The client went, or is too slow.
    Gone,
    /// The server shuts down.
    Closing,
    /// The client misbehaves.
    Misuse(&'static str),
}

impl From<tokio_tungstenite::tungstenite::Error> for End {
    fn from(_: tokio_tungstenite::tungstenite::Error) -> End {
        End::Gone
    }
}

/// Talks with a visitor until one of both goes.
pub async fn talk(mut line: Line, visitor: Visitor) {
    let (code, reason) = match visitor.run(&mut line).await {
        Ok(()) | Err(End::Gone) => return,
        Err(End::Closing) => (CloseCode::Away, "the server restarts"),
        Err(End::Misuse(reason)) => (CloseCode::Policy, reason),
    };
    let _ = timeout(Duration::from_secs(1), line.close(code, reason)).await;
}

impl Visitor {
    async fn run(&self, line: &mut Line) -> Result<(), End> {
        let viewer = self.viewer().await?;
        let mut here = self.cell.enter(viewer);
        let mut changes = self.cell.changes();
        let mut closed = pin!(self.hall.closed());
        let mut known = self.greet(line, viewer).await?;
        let mut bucket = Bucket::new(self.hall.config.limits.messages);
        let mut floods = 0;
        let mut ping = interval_at(Instant::now() + PING, PING);
        let mut heard = true;
        loop {
            tokio::select! {
                // The news first: who is answered knows what happened before.
                biased;
                () = closed.as_mut() => return Err(End::Closing),
                changed = changes.changed() => {
                    changed.map_err(|_| End::Closing)?;
                    let now = self.viewer().await?;
                    if now != known.viewer {
                        // He sat down or got up: somebody else looks now.
                        here = self.cell.enter(now);
                        known = self.greet(line, now).await?;
                    } else {
                        self.tell(line, &mut known).await?;
                    }
                }
                said = line.hear() => {
                    heard = true;
                    let text = match said.ok_or(End::Gone)?? {
                        Heard::Text(text) => text,
                        Heard::Bye => return Ok(()),
                        Heard::Alive => continue,
                        Heard::Binary => return Err(End::Misuse("text is expected")),
                    };
                    if !bucket.take() {
                        floods += 1;
                        if floods > FLOODS {
                            return Err(End::Misuse("too many messages"));
                        }
                        let problem = Problem::new(Code::TooMany, "too many messages; wait a second");
                        let n = serde_json::from_str(&text).ok().and_then(|message| number(&message));
                        self.turn_away(line, n, problem).await?;
                        continue;
                    }
                    self.take(line, &text, &mut known).await?;
                }
                _ = ping.tick() => {
                    if !heard {
                        return Err(End::Gone);
                    }
                    heard = false;
                    timeout(PATIENCE, line.ping()).await.map_err(|_| End::Gone)??;
                }
            }
            let _ = &here;
        }
    }

    async fn viewer(&self) -> Result<Viewer, End> {
        let Some(guest) = &self.guest else { return Ok(Viewer::Spectator) };
        let live = self.cell.read(&self.hall).await.map_err(|_| End::Gone)?;
        Ok(live.seat_of(&guest.id).map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn guest_id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| guest.id.as_str())
    }

    /// The first frame: everything.
    async fn greet(&self, line: &mut Line, viewer: Viewer) -> Result<Known, End> {
        let chat = if self.cell.made.setup.chat {
            self.hall.store.said(self.cell.id.clone(), 0, CHAT).await.unwrap_or_default()
        } else {
            Vec::new()
        };
        let (known, hello) = {
            let mut live = self.cell.read(&self.hall).await.map_err(|_| End::Gone)?;
            let table = live.info(self.guest_id());
            let seat = match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Open => None,
            };
            let you = You {
                seat: seat.map(|seat| seat.0),
                n: seat.map_or(0, |seat| live.last_sent(seat, &self.client)),
            };
            let presence = self.cell.presence();
            let news = live.news(viewer, self.since);
            let said = chat.last().map_or(0, |chat: &Chat| chat.id);
            let edition = live.edition;
            let known = Known { viewer, seq: news.seq, edition, presence: presence.clone(), said };
            (known, text(&Frame::Hello(Box::new(Hello { table, you, news, chat, presence }))))
        };
        send(line, hello).await?;
        Ok(known)
    }

    /// Tells what the client does not know yet.
    async fn tell(&self, line: &mut Line, known: &mut Known) -> Result<(), End> {
        let (table, news) = {
            let mut live = self.cell.read(&self.hall).await.map_err(|_| End::Gone)?;
            let table = (live.edition != known.edition).then(|| live.info(self.guest_id()));
            known.edition = live.edition;
            let seq = live.noticed(known.viewer);
            (table, (seq != known.seq).then(|| live.news(known.viewer, known.seq)))
        };
        if let Some(table) = table {
            send(line, text(&Frame::Table(Box::new(table)))).await?;
        }
        if let Some(news) = news {
            known.seq = news.seq;
            send(line, text(&Frame::News(Box::new(news)))).await?;
        }
        let presence = self.cell.presence();
        if presence != known.presence {
            known.presence = presence.clone();
            send(line, text(&Frame::Presence(presence))).await?;
        }
        if self.cell.last_said.load(Ordering::SeqCst) > known.said {
            let more = self.hall.store.said(self.cell.id.clone(), known.said, CHAT).await;
            for chat in more.unwrap_or_default() {
                known.said = chat.id;
                send(line, text(&Frame::Chat(chat))).await?;
            }
        }
        Ok(())
    }

    /// Does what the client asks for. The answer comes before the news of it.
    async fn take(&self, line: &mut Line, message: &str, known: &mut Known) -> Result<(), End> {
        let message: ClientMessage = match serde_json::from_str(message) {
            Ok(message) => message,
            Err(error) => {
                let problem = Problem::new(Code::Unreadable, error.to_string());
                return self.turn_away(line, None, problem).await;
            }
        };
        let n = number(&message);
        let Some(guest) = &self.guest else {
            let problem = Problem::new(Code::NoGuest, "who only watches does nothing");
            return self.turn_away(line, n, problem).await;
        };
        let at_table = AtTable { hall: &self.hall, cell: &self.cell, guest, client: &self.client };
        match at_table.take(message).await {
            Ok(Some(done)) => send(line, text(&Frame::Done(done))).await,
            Ok(None) => Ok(()),
            Err(problem) => {
                let late = problem.code == Code::Late;
                self.turn_away(line, n, problem).await?;
                if late {
                    // With the news: where the game stands for this seat.
                    let news: News = {
                        let mut live = self.cell.read(&self.hall).await.map_err(|_| End::Gone)?;
                        live.news(known.viewer, known.seq)
                    };
                    known.seq = news.seq;
                    send(line, text(&Frame::News(Box::new(news)))).await?;
                }
                Ok(())
            }
        }
    }

    async fn turn_away(&self, line: &mut Line, n: Option<u64>, problem: Problem) -> Result<(), End> {
        METRICS.refused.add(1);
        send(line, text(&Frame::Refused(Turned { n, problem }))).await
    }
}

fn number(message: &ClientMessage) -> Option<u64> {
    match message {
        ClientMessage::Act { n, .. }
        | ClientMessage::Undo { n, .. }
        | ClientMessage::Propose { n, .. }
        | ClientMessage::Answer { n, .. } => Some(*n),
        ClientMessage::Chat { .. } => None,
    }
}

fn text(frame: &Frame) -> String {
    serde_json::to_string(frame).expect("a frame is JSON")
}

async fn send(line: &mut Line, text: String) -> Result<(), End> {
    Ok(timeout(PATIENCE, line.say(&text)).await.map_err(|_| End::Gone)??)
}
