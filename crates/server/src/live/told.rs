//! The news of a change for the people at a table, made once for all viewers that see the same.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::value::{RawValue, to_raw_value};
use table::{MAX_SEATS, Seat, SeatSet, Viewer, Viewers};

use super::{LiveTable, RecentEntry};
use crate::api::{self, Happened, News, Pace, ServerMessage, Status};
use crate::time::unix_millis;
use crate::traces::Cause;

/// How many entries to keep as they were told.
const RECENT: usize = 4;

/// The viewers that are connected.
#[derive(Clone, Copy, Default)]
pub struct Audience {
    /// Those with a client that gets the whole view with every news.
    pub whole: Viewers,
    /// Those with a client that works the view out from the changes.
    pub changes: Viewers,
}

impl Audience {
    /// Nobody is there.
    pub const NOBODY: Audience = Audience { whole: Viewers::NOBODY, changes: Viewers::NOBODY };

    fn all(self) -> Viewers {
        self.whole | self.changes
    }

    pub fn is_empty(self) -> bool {
        self.all().is_empty()
    }
}

/// The news of one move as text, for everybody who knows all before it.
pub struct ReadyNews {
    viewer: Viewer,
    /// Its number, as the viewer counts.
    seq: u32,
    whole: Option<Arc<str>>,
    changes: Option<Arc<str>>,
}

/// What sockets need to know of a table after a change, so that they need not wait for the next one.
#[derive(Clone, Default)]
pub struct Latest {
    /// Counts the changes of [`LiveTable::info`], and so those of the right to look.
    pub edition: u32,
    /// Which entry was the last that is not a move: others take no move back.
    pub turned: Option<usize>,
    pub chat: bool,
    pub attendance: Attendance,
    /// What the last change came from, if that came to this server.
    pub cause: Option<Cause>,
    counts: [u32; Viewers::COUNT],
    news: Arc<[ReadyNews]>,
}

impl Latest {
    /// How many entries `viewer` has noticed.
    pub fn noticed(&self, viewer: Viewer) -> u32 {
        self.counts[Viewers::index(viewer)]
    }

    /// The news for a client that has noticed everything up to `since`, if they are ready.
    pub fn news_after(&self, viewer: Viewer, since: u32, changes: bool) -> Option<Arc<str>> {
        let seq = self.noticed(viewer);
        let mut ready = self.news.iter().filter(|_| since + 1 == seq);
        let ready = ready.find(|ready| ready.viewer == viewer && ready.seq == seq)?;
        if changes { ready.changes.clone() } else { ready.whole.clone() }
    }

    /// Forgets the news, which everybody has.
    pub fn settle(&mut self) {
        self.news = Arc::default();
    }
}

/// Who should be at the table, and since when they have not been heard of.
#[derive(Clone, Copy, Default)]
pub struct Attendance {
    /// The people of a game that is being played.
    pub playing: SeatSet,
    /// Whether they play over days.
    pub slow: bool,
    /// When everybody last noticed that the person at each seat did something or was asked to.
    pub last_seen: [u64; MAX_SEATS],
}

impl LiveTable {
    pub fn attendance(&self) -> Attendance {
        let mut last_seen = [0; MAX_SEATS];
        for (seat, seen) in (0..).map(Seat).zip(&mut last_seen) {
            *seen = self.last_seen(seat);
        }
        Attendance {
            playing: if self.status == Status::Running { self.people() } else { SeatSet::EMPTY },
            slow: self.meta.setup.pace != Pace::Live,
            last_seen,
        }
    }

    /// Which entry was the last that is not a move.
    pub fn turned(&self) -> Option<usize> {
        self.notes.back().map(|(entry, _)| *entry)
    }

    /// What sockets need to know now. Without fresh news, those before still stand.
    pub fn latest(&self, before: &Latest, news: Option<Vec<ReadyNews>>, cause: Option<Cause>) -> Latest {
        Latest {
            edition: self.edition,
            turned: self.turned(),
            chat: self.meta.setup.chat,
            attendance: self.attendance(),
            cause,
            counts: self.counts,
            news: news.map_or_else(|| Arc::clone(&before.news), Arc::from),
        }
    }

    /// Keeps the news of the last entry for these viewers, if it is a move that somebody watched.
    pub(super) fn keep_recent(&mut self, audience: Audience) {
        let Some(entry) = self.watched.take() else { return };
        let told = audience.all().iter().filter_map(|viewer| Some((viewer, self.told(entry, viewer)?)));
        let told = told.collect();
        // The positions between the events are big.
        self.watch(false);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(RecentEntry { entry, told });
    }

    /// How many of the last entries are kept.
    pub(super) const fn most_recent() -> usize {
        RECENT
    }

    /// The news of the last entry for `viewer`, if they noticed it.
    fn told(&self, entry: usize, viewer: Viewer) -> Option<Box<RawValue>> {
        let (mark, game) = (self.marks.get(entry)?, self.game.as_ref()?);
        if !mark.seen.contains(viewer) {
            return None;
        }
        let first = self.lines.partition_point(|line| (line.entry as usize) < entry);
        let (seat, _) = game.line(first)?;
        let shown = (first..).zip(&self.lines[first..]).filter(|(_, line)| line.open.contains(viewer));
        let text = |(at, _)| game.title().action_text(game.line(at)?.1);
        let what = Happened::Move(api::Move {
            seat: seat.0,
            by: mark.by.word(),
            actions: shown.filter_map(text).collect(),
            events: game.told(viewer),
            boards: Some(game.boards(viewer)),
        });
        to_raw_value(&api::Entry { seq: self.noticed(viewer), at: mark.at, what }).ok()
    }

    /// Makes the news of the move that was written last, for everybody who is connected.
    pub fn make_news(&mut self, audience: Audience) -> Vec<ReadyNews> {
        let Some(entry) = self.watched else { return Vec::new() };
        self.keep_recent(audience);
        let Some(at) = self.recent.iter().rposition(|recent| recent.entry == entry) else {
            return Vec::new();
        };
        let told = self.recent[at].told.clone();
        told.into_iter().map(|(viewer, entry)| self.ready(viewer, entry, audience)).collect()
    }

    fn ready(&mut self, viewer: Viewer, entry: Box<RawValue>, audience: Audience) -> ReadyNews {
        let seq = self.noticed(viewer);
        let position = self.position(viewer, false);
        let mut news = Box::new(News { seq, entries: vec![entry], position, now: unix_millis() });
        let mut ready = ReadyNews { viewer, seq, whole: None, changes: None };
        if audience.changes.contains(viewer) {
            let message = ServerMessage::News(news);
            ready.changes = Some(message.text().into());
            let ServerMessage::News(again) = message else { return ready };
            news = again;
        }
        if audience.whole.contains(viewer) {
            if let (Some(position), Some(game)) = (&mut news.position, &self.game) {
                position.view = Some(game.shown(viewer));
            }
            ready.whole = Some(ServerMessage::News(news).text().into());
        }
        ready
    }

    /// Forgets what only helps while moves follow each other.
    pub fn settle(&mut self) {
        self.recent = VecDeque::new();
    }

    pub fn is_settled(&self) -> bool {
        self.recent.is_empty()
    }
}
