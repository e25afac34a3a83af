//! What a person can do at a table.

use std::sync::Arc;
use std::time::Instant;

use table::{Message, Seat, Viewer};
use titles::{Foreseen, Table};

use crate::actions;
use crate::api::{
    Chat, ClientMessage, Code, Done, Feeling, PreviewWish, Problem, ProposalKind, Status, UndoPolicy, Want,
    reason,
};
use crate::app::App;
use crate::handle::{Step, TableHandle};
use crate::live::LiveTable;
use crate::log_entry::{By, Change, LogEntry, Sent};
use crate::metrics::METRICS;
use crate::store::Guest;
use crate::time::unix_millis;

/// Maximum length of a chat message.
const LONGEST_CHAT: usize = 500;
/// Maximum number of actions in one message.
const MOST_ACTIONS: usize = 64;

/// A person at a table, and the client they use.
pub struct TableClient<'a> {
    pub app: &'a Arc<App>,
    pub handle: &'a Arc<TableHandle>,
    pub guest: &'a Guest,
    pub client: &'a str,
}

impl TableClient<'_> {
    /// Does what the client asks for. Messages without a number get no answer.
    pub async fn carry_out(&self, message: ClientMessage) -> Result<Option<Done>, Problem> {
        match message {
            ClientMessage::Act { n, question, actions } => {
                let began = Instant::now();
                let done = self.act(n, &question, &actions).await?;
                METRICS.moves.inc();
                METRICS.move_seconds.observe(began.elapsed().as_secs_f64());
                Ok(Some(done))
            }
            ClientMessage::Undo { n, steps } => self.undo(n, steps).await.map(Some),
            ClientMessage::Propose { n, what, to } => self.propose(n, what, to).await.map(Some),
            ClientMessage::Answer { n, yes } => self.answer(n, yes).await.map(Some),
            ClientMessage::Chat { text } => self.say(&text).await.map(|()| None),
            ClientMessage::React { entry, feeling } => self.react(entry, feeling).await.map(|()| None),
        }
    }

    async fn act(&self, n: u64, question: &str, actions: &[Want]) -> Result<Done, Problem> {
        limited(actions)?;
        self.numbered(n, |live, seat, sent| {
            let (_, actions) = meant(live, seat, question, actions)?;
            Ok(Change::Act { seat, actions, by: By::Person, sent: Some(sent) })
        })
        .await
    }

    async fn undo(&self, n: u64, steps: usize) -> Result<Done, Problem> {
        self.numbered(n, |live, seat, sent| {
            if live.meta.setup.undo != UndoPolicy::Free {
                return Err(Problem::new(Code::Undo, "this table allows undo only by consent"));
            }
            Ok(LogEntry::Undo { seat: seat.0, steps, sent: Some(sent), hash: String::new() }.into())
        })
        .await
    }

    async fn propose(&self, n: u64, what: ProposalKind, to: Option<u32>) -> Result<Done, Problem> {
        self.numbered(n, |live, seat, sent| {
            if live.status != Status::Running {
                return Err(Problem::wrong_time("no game is being played here"));
            }
            let sent = Some(sent);
            let gone = self.handle.gone(self.app, live);
            let alone = (live.people().without(seat) - gone).is_empty();
            if what == ProposalKind::Abandon {
                let entry = match alone {
                    true => LogEntry::Abandon { seat: seat.0, sent },
                    false => LogEntry::Propose { seat: seat.0, what, lines: 0, sent },
                };
                return Ok(entry.into());
            }
            if live.meta.setup.undo == UndoPolicy::Never {
                return Err(Problem::new(Code::Undo, "this table allows no undo"));
            }
            let to = to.ok_or_else(|| {
                Problem::new(Code::Unreadable, "`to` is missing: back to where?").field("to")
            })?;
            let lines = live.lines_after(to, Viewer::Seat(seat));
            if live.game.as_ref().is_none_or(|game| lines >= game.lines()) {
                return Err(Problem::not_found("move").field("to"));
            }
            let entry = match alone {
                true => LogEntry::Back { seat: seat.0, asker: seat.0, lines, sent, hash: String::new() },
                false => LogEntry::Propose { seat: seat.0, what, lines, sent },
            };
            Ok(entry.into())
        })
        .await
    }

    async fn answer(&self, n: u64, yes: bool) -> Result<Done, Problem> {
        self.numbered(n, |live, seat, sent| {
            let sent = Some(sent);
            let Some((asker, what, lines, waiting)) = live.waiting_for() else {
                return Err(Problem::wrong_time("nobody has proposed anything"));
            };
            if !yes {
                return Ok(LogEntry::Decline { seat: seat.0, sent }.into());
            }
            if !(waiting.without(seat) - self.handle.gone(self.app, live)).is_empty() {
                return Ok(LogEntry::Agree { seat: seat.0, sent }.into());
            }
            let entry = match what {
                ProposalKind::Abandon => LogEntry::Abandon { seat: seat.0, sent },
                ProposalKind::Back => {
                    LogEntry::Back { seat: seat.0, asker: asker.0, lines, sent, hash: String::new() }
                }
            };
            Ok(entry.into())
        })
        .await
    }

    /// Writes an entry for a numbered message, unless a message with this number was accepted before.
    async fn numbered(
        &self,
        n: u64,
        make: impl Fn(&LiveTable, Seat, Sent) -> Result<Change, Problem>,
    ) -> Result<Done, Problem> {
        self.handle
            .change(self.app, |live| {
                let seat = playing(live, self.guest)?;
                if n <= live.last_sent(seat, self.client) {
                    return Ok(Step::Already(Done { n, doubled: true }));
                }
                let sent = Sent { client: self.client.into(), n };
                Ok(Step::Write(make(live, seat, sent)?, Done { n, doubled: false }))
            })
            .await
    }

    async fn say(&self, text: &str) -> Result<(), Problem> {
        let text: String = text.chars().filter(|c| !c.is_control() || *c == '\n').collect();
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            let why = format!("a chat message has 1 to {LONGEST_CHAT} characters");
            return Err(Problem::new(Code::Unreadable, why).field("text"));
        }
        let seat = self.may_talk(&*self.handle.read(self.app).await?)?;
        if self.app.store.is_muted(self.guest.id.clone(), unix_millis()).await? {
            let why = Problem::new(Code::Forbidden, "the operator does not let you chat for now");
            return Err(why.because(Message::new(reason::MUTED)));
        }
        let chat =
            Chat { id: 0, at: unix_millis(), seat: seat.0, name: self.guest.name.clone(), text: text.into() };
        let id = self.app.store.say(self.handle.id.clone(), chat).await?;
        self.handle.said(self.app, id);
        Ok(())
    }

    /// The seat of a person who may chat, and so may react.
    fn may_talk(&self, live: &LiveTable) -> Result<Seat, Problem> {
        if !live.meta.setup.chat {
            return Err(Problem::new(Code::Forbidden, "this table has no chat"));
        }
        let seat = live.seat_of(&self.guest.id);
        seat.ok_or_else(|| Problem::new(Code::NotSeated, "only people with a seat can chat"))
    }

    async fn react(&self, entry: u32, feeling: Option<Feeling>) -> Result<(), Problem> {
        let (seat, seq) = {
            let live = self.handle.read(self.app).await?;
            let seat = self.may_talk(&live)?;
            let none = || Problem::not_found("move").field("entry").because(Message::new(reason::MOVE_GONE));
            (seat, live.move_at(entry, Viewer::Seat(seat)).ok_or_else(none)?)
        };
        self.handle.react(self.app, seq, seat, feeling).await
    }
}

/// The seat where this guest plays.
pub fn playing(live: &LiveTable, guest: &Guest) -> Result<Seat, Problem> {
    let none = || Problem::new(Code::NotSeated, "you do not play at this table");
    let seat = live.seat_of(&guest.id).ok_or_else(none)?;
    if live.seated[seat.index()].bot.is_some() {
        return Err(Problem::new(Code::NotSeated, "a bot plays for you; take your seat back first"));
    }
    Ok(seat)
}

/// What a person can know of a move before making it.
pub fn preview(live: &LiveTable, guest: &Guest, wish: &PreviewWish) -> Result<Foreseen, Problem> {
    limited(&wish.actions)?;
    let seat =
        live.seat_of(&guest.id).ok_or_else(|| Problem::new(Code::Forbidden, "you have no seat here"))?;
    let (game, actions) = meant(live, seat, &wish.question, &wish.actions)?;
    Ok(game.preview(seat, &actions)?)
}

fn limited(actions: &[Want]) -> Result<(), Problem> {
    if actions.is_empty() || actions.len() > MOST_ACTIONS {
        let text = format!("a move has 1 to {MOST_ACTIONS} actions");
        return Err(Problem::new(Code::Unreadable, text).field("actions"));
    }
    Ok(())
}

/// The game and the actions meant as an answer to this question, if it is still the question.
fn meant<'a>(
    live: &'a LiveTable,
    seat: Seat,
    question: &str,
    actions: &[Want],
) -> Result<(&'a dyn Table, Vec<u16>), Problem> {
    let game = live.game.as_deref().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
    if live.status != Status::Running {
        return Err(Problem::wrong_time("the table has ended"));
    }
    if live.question_id(seat).as_deref() != Some(question) {
        return Err(Problem::late());
    }
    let read = |(at, want): (usize, &Want)| match want {
        Want::Text(text) => actions::read(game.title(), at, text),
        Want::Index(index) => Ok(*index),
    };
    let actions = actions.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    Ok((game, actions))
}
