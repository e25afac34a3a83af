//! What a person does at a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use table::{Seat, Viewer};

use crate::api::{Chat, ClientMessage, Code, Done, Problem, ProposalKind, Status, UndoPolicy, Want};
use crate::entry::{By, Entry, Sent};
use crate::hall::{Cell, Hall, Step};
use crate::live::Live;
use crate::metrics::METRICS;
use crate::secret;
use crate::store::Guest;

/// No more is said at once.
const LONGEST_CHAT: usize = 500;
/// No more actions are sent at once.
const MOST_ACTIONS: usize = 64;

/// A person at a table, with the client he uses.
pub struct AtTable<'a> {
    pub hall: &'a Arc<Hall>,
    pub cell: &'a Arc<Cell>,
    pub guest: &'a Guest,
    pub client: &'a str,
}

impl AtTable<'_> {
    /// Does what the client asks for; says nothing for what has no number.
    pub async fn take(&self, message: ClientMessage) -> Result<Option<Done>, Problem> {
        match message {
            ClientMessage::Act { n, question, actions } => {
                let began = Instant::now();
                let done = self.act(n, &question, &actions).await?;
                METRICS.moves.add(1);
                METRICS.acknowledged.record(began.elapsed());
                Ok(Some(done))
            }
            ClientMessage::Undo { n, steps } => self.undo(n, steps).await.map(Some),
            ClientMessage::Propose { n, what, to } => self.propose(n, what, to).await.map(Some),
            ClientMessage::Answer { n, yes } => self.answer(n, yes).await.map(Some),
            ClientMessage::Chat { text } => self.say(&text).await.map(|()| None),
        }
    }

    async fn act(&self, n: u64, question: &str, actions: &[Want]) -> Result<Done, Problem> {
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            let text = format!("1 to {MOST_ACTIONS} actions are needed");
            return Err(Problem::new(Code::Unreadable, text).field("actions"));
        }
        self.numbered(n, |live, seat, sent| {
            let game = live.game.as_ref().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
            if live.status != Status::Running {
                return Err(Problem::wrong_time("the table has ended"));
            }
            if live.question_id(seat).as_deref() != Some(question) {
                return Err(Problem::new(Code::Late, "the question to this seat has changed since"));
            }
            let text = |want: &Want| match want {
                Want::Text(text) => Ok(text.clone()),
                Want::Index(index) => game.title().action_text(*index).ok_or_else(|| {
                    Problem::new(Code::NoAction, format!("`{index}` is no action of this game"))
                }),
            };
            let actions = actions.iter().map(text).collect::<Result<_, _>>()?;
            Ok(Entry::Act { seat: seat.0, actions, by: By::Person, sent: Some(sent), hash: String::new() })
        })
        .await
    }

    async fn undo(&self, n: u64, steps: usize) -> Result<Done, Problem> {
        self.numbered(n, |live, seat, sent| {
            if live.made.setup.undo != UndoPolicy::Free {
                return Err(Problem::new(Code::Undo, "this table takes nothing back without consent"));
            }
            Ok(Entry::Undo { seat: seat.0, steps, sent: Some(sent), hash: String::new() })
        })
        .await
    }

    async fn propose(&self, n: u64, what: ProposalKind, to: Option<u32>) -> Result<Done, Problem> {
        self.numbered(n, |live, seat, sent| {
            if live.status != Status::Running {
                return Err(Problem::wrong_time("no game is being played here"));
            }
            let sent = Some(sent);
            let alone = (live.people().without(seat)).is_empty();
            if what == ProposalKind::Abandon {
                return Ok(match alone {
                    true => Entry::Abandon { seat: seat.0, sent },
                    false => Entry::Propose { seat: seat.0, what, lines: 0, sent },
                });
            }
            if live.made.setup.undo == UndoPolicy::Never {
                return Err(Problem::new(Code::Undo, "this table takes nothing back"));
            }
            let to = to.ok_or_else(|| Problem::new(Code::Unreadable, "back to where?").field("to"))?;
            let lines = live.lines_after(to, Viewer::Seat(seat));
            if live.game.as_ref().is_none_or(|game| lines >= game.lines()) {
                return Err(Problem::not_found("move").field("to"));
            }
            Ok(match alone {
                true => Entry::Back { seat: seat.0, asker: seat.0, lines, sent, hash: String::new() },
                false => Entry::Propose { seat: seat.0, what, lines, sent },
            })
        })
        .await
    }

    async fn answer(&self, n: u64, yes: bool) -> Result<Done, Problem> {
        self.numbered(n, |live, seat, sent| {
            let sent = Some(sent);
            let Some((asker, what, lines, waiting)) = live.waiting_for() else {
                return Err(Problem::wrong_time("nobody asks for anything"));
            };
            if !yes {
                return Ok(Entry::Decline { seat: seat.0, sent });
            }
            if !waiting.without(seat).is_empty() {
                return Ok(Entry::Agree { seat: seat.0, sent });
            }
            Ok(match what {
                ProposalKind::Abandon => Entry::Abandon { seat: seat.0, sent },
                ProposalKind::Back => {
                    Entry::Back { seat: seat.0, asker: asker.0, lines, sent, hash: String::new() }
                }
            })
        })
        .await
    }

    /// Something with a running number: what was accepted before counts as done.
    async fn numbered(
        &self,
        n: u64,
        make: impl Fn(&Live, Seat, Sent) -> Result<Entry, Problem>,
    ) -> Result<Done, Problem> {
        self.cell
            .change(self.hall, |live| {
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
            let why = format!("1 to {LONGEST_CHAT} characters are needed");
            return Err(Problem::new(Code::Unreadable, why).field("text"));
        }
        if !self.cell.made.setup.chat {
            return Err(Problem::new(Code::Forbidden, "nobody talks at this table"));
        }
        let seat = self.cell.read(self.hall).await?.seat_of(&self.guest.id);
        let seat = seat.ok_or_else(|| Problem::new(Code::NotSeated, "only who sits here can talk"))?;
        let chat =
            Chat { id: 0, at: secret::now(), seat: seat.0, name: self.guest.name.clone(), text: text.into() };
        let id = self.hall.store.say(self.cell.id.clone(), chat).await?;
        self.cell.last_said.fetch_max(id, Ordering::SeqCst);
        self.cell.changed();
        Ok(())
    }
}

/// The seat at which this guest plays.
pub fn playing(live: &Live, guest: &Guest) -> Result<Seat, Problem> {
    let none = || Problem::new(Code::NotSeated, "you do not play at this table");
    let seat = live.seat_of(&guest.id).ok_or_else(none)?;
    if live.seated[seat.index()].bot.is_some() {
        return Err(Problem::new(Code::NotSeated, "a bot plays for you; take your seat back first"));
    }
    Ok(seat)
}
