//! A table in memory: the state its log leads to. It is a cache; the log is the truth.

mod clock;
mod fold;
mod news;
mod reactions;
mod replay;
mod snapshot;
mod told;

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::value::RawValue;
use table::{MAX_SEATS, Seat, SeatSet, Viewer, Viewers};
use titles::{Level, Sight, Table, Title};

use crate::api::{Hints, Place, Problem, ProposalKind, Status, TableInfo};
use crate::log_entry::{By, LogEntry, Sent};
use crate::names::distinct_name;
use crate::store::{Guest, LogRow, TableMeta};

pub use clock::SeatClock;
pub use news::question;
pub use replay::{Counted, position, rounds};
pub use told::{Attendance, Audience, Latest, ReadyNews};

/// A table in memory.
#[derive(Clone)]
pub struct LiveTable {
    pub meta: Arc<TableMeta>,
    title: Option<&'static dyn Title>,
    /// The position of the last entry in the log.
    pub seq: u64,
    /// When it was written.
    pub changed: u64,
    pub status: Status,
    /// Counts the changes of [`LiveTable::info`].
    pub edition: u32,
    pub seated: Vec<Seated>,
    /// The game, once it has begun.
    pub game: Option<Box<dyn Table>>,
    /// When each entry was written and who noticed it.
    marks: Vec<EntryMark>,
    /// The latest entries that are not moves, with their positions, to send them again.
    notes: VecDeque<(usize, LogEntry)>,
    /// Which entry each line of the game came from, and who saw it.
    lines: Vec<LineMark>,
    /// How many entries each viewer noticed.
    counts: [u32; Viewers::COUNT],
    /// The last moves as they were told, so that they need not be replayed.
    recent: VecDeque<RecentEntry>,
    /// Whether moves are kept step by step.
    watching: bool,
    /// The last entry, if it is a move that was kept step by step and has not been told yet.
    watched: Option<usize>,
    clocks: Vec<SeatClock>,
    /// How many moves clocks have made since a person last did anything.
    clock_moves: u32,
    proposal: Option<PendingProposal>,
    /// When everybody last noticed that the person at each seat did something.
    last_seen: [u64; MAX_SEATS],
    /// Since when each seat has owed decisions, one or several in a row.
    due_since: [Option<u64>; MAX_SEATS],
    /// The last number accepted from each client.
    sent: Vec<(u8, Sent)>,
    rematch: Option<String>,
    /// Why the log can't be replayed, or why the table was closed.
    broken: Option<String>,
    /// Seats whose time is up, for which a bot makes the next move.
    pub lent: SeatSet,
}

/// Who has a seat.
#[derive(Clone, Default)]
pub struct Seated {
    /// The person, also while a bot plays for them.
    pub guest: Option<Guest>,
    pub bot: Option<Level>,
}

impl Seated {
    fn is_free(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }
}

#[derive(Clone, Copy)]
struct EntryMark {
    at: u64,
    seen: Viewers,
    by: By,
}

#[derive(Clone, Copy)]
struct LineMark {
    entry: u32,
    seen: Viewers,
    open: Viewers,
}

/// An entry as it was sent to some viewers.
#[derive(Clone)]
struct RecentEntry {
    entry: usize,
    told: Vec<(Viewer, Box<RawValue>)>,
}

/// A proposal that waits for consent.
#[derive(Clone)]
struct PendingProposal {
    seat: Seat,
    what: ProposalKind,
    lines: usize,
    agreed: SeatSet,
}

/// A decision for a bot to make.
pub struct BotJob {
    pub seat: Seat,
    pub level: Level,
    pub question: u64,
    pub sight: Sight,
    pub title: &'static dyn Title,
    /// What it draws from at a table whose seed somebody chose, so that the same decisions give the same game; a bot
    /// that searches depends on the clock anyway.
    pub number: Option<u64>,
    /// Whether the bot only stands in for a person whose time is up.
    pub lent: bool,
}

impl LiveTable {
    /// A table where nobody sits yet.
    pub fn new(meta: Arc<TableMeta>) -> LiveTable {
        let title = titles::find(&meta.game);
        let seats = title.and_then(|title| title.check_options(&meta.options).ok());
        let broken = seats.is_none().then(|| "today's rules don't know this kind of table".to_string());
        let seats = usize::from(seats.unwrap_or(0));
        let bank = meta.setup.clock.map_or(0, |clock| u64::from(clock.bank_seconds) * 1000);
        LiveTable {
            changed: meta.created,
            meta,
            title,
            seq: 0,
            status: Status::Waiting,
            edition: 0,
            seated: vec![Seated::default(); seats],
            game: None,
            marks: Vec::new(),
            notes: VecDeque::new(),
            lines: Vec::new(),
            counts: [0; Viewers::COUNT],
            recent: VecDeque::new(),
            watching: false,
            watched: None,
            clocks: vec![SeatClock::new(bank); seats],
            clock_moves: 0,
            proposal: None,
            last_seen: [0; MAX_SEATS],
            due_since: [None; MAX_SEATS],
            sent: Vec::new(),
            rematch: None,
            broken,
            lent: SeatSet::EMPTY,
        }
    }

    /// The table its log leads to.
    pub fn load(meta: Arc<TableMeta>, log: Vec<LogRow>) -> LiveTable {
        let mut live = LiveTable::new(meta);
        live.read_on(log, Audience::NOBODY);
        live
    }

    /// Applies further entries of the log, and makes the news of the last for everybody who is connected.
    pub fn read_on(&mut self, log: Vec<LogRow>, audience: Audience) -> Vec<ReadyNews> {
        if self.seq == 0 {
            self.begin_before_changes(&log);
        }
        let old = log.len().saturating_sub(LiveTable::most_recent());
        for (at, mut row) in log.into_iter().enumerate() {
            self.keep_recent(audience);
            self.watch(at >= old && !audience.is_empty());
            if self.broken.is_some() {
                self.skip(&row);
            } else if let Err(problem) = self.replay_row(&mut row) {
                let unreadable = || format!("entry {}: {}", row.seq, problem.text);
                self.broken = Some(self.other_rules().unwrap_or_else(unreadable));
                self.game = None;
                self.edition += 1;
                self.skip(&row);
            }
        }
        self.make_news(audience)
    }

    /// The list of tables knows a changed table as it is now, but its log begins with what it was made as.
    fn begin_before_changes(&mut self, log: &[LogRow]) {
        let first = log.iter().find_map(|row| match &row.entry {
            LogEntry::Alter(alteration) => Some(alteration.was.clone()),
            _ => None,
        });
        if let Some(was) = first {
            *self = LiveTable::new(Arc::new(self.meta.with(was)));
        }
    }

    /// Says that the table began with another version of the rules, if it did.
    fn other_rules(&self) -> Option<String> {
        let (began, now) = (self.meta.version, self.title?.version());
        let said =
            || format!("it began with version {began} of the rules, and this server plays version {now}");
        (began != now).then(said)
    }

    /// Why the table must be closed: its log does not replay, and no entry says so yet.
    pub fn to_be_closed(&self) -> Option<&str> {
        if self.status == Status::Closed { None } else { self.broken.as_deref() }
    }

    fn title(&self) -> Result<&'static dyn Title, Problem> {
        self.title.ok_or_else(|| Problem::not_found("game"))
    }

    pub fn seats(&self) -> u8 {
        self.seated.len() as u8
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let sits = |seated: &Seated| seated.guest.as_ref().is_some_and(|person| person.id == guest);
        self.seated.iter().position(sits).map(|seat| Seat(seat as u8))
    }

    /// The name under which `guest` sits here: nobody else at the table has one that looks like it.
    pub fn name_for(&self, guest: &Guest) -> String {
        let others = self.seated.iter().filter_map(|seated| seated.guest.as_ref());
        let others: Vec<&str> =
            others.filter(|other| other.id != guest.id).map(|other| other.name.as_str()).collect();
        distinct_name(&guest.name, &others)
    }

    /// The seats where people play.
    pub fn people(&self) -> SeatSet {
        self.seats_where(|seated| seated.guest.is_some() && seated.bot.is_none())
    }

    /// The free seats.
    pub fn free(&self) -> SeatSet {
        self.seats_where(Seated::is_free)
    }

    fn seats_where(&self, is: impl Fn(&Seated) -> bool) -> SeatSet {
        let seats = self.seated.iter().enumerate().filter(|(_, seated)| is(seated));
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    pub fn places(&self) -> Vec<Place> {
        (0..self.seats()).map(|seat| self.place(seat)).collect()
    }

    fn place(&self, seat: u8) -> Place {
        let seated = &self.seated[usize::from(seat)];
        Place {
            seat,
            name: seated.guest.as_ref().map(|guest| guest.name.clone()),
            bot: seated.bot.map(|level| level.name().to_string()),
            program: seated.guest.as_ref().is_some_and(Guest::is_program),
        }
    }

    /// Whether `guest`, who has a seat here, may ask for hints.
    pub fn may_hint(&self, guest: &str) -> bool {
        match self.meta.setup.hints {
            Hints::Everybody => true,
            Hints::Alone => {
                self.seated.iter().flat_map(|seated| &seated.guest).all(|other| other.id == guest)
            }
            Hints::Never => false,
        }
    }

    /// Whether `guest`, who has a seat here, may have a coach.
    pub fn may_coach(&self, guest: &str) -> bool {
        self.may_hint(guest)
            && self.seated.iter().flat_map(|seated| &seated.guest).all(|other| other.id == guest)
    }

    /// What `guest` may know about the table.
    pub fn info(&self, guest: Option<&str>) -> TableInfo {
        let seat = guest.and_then(|guest| self.seat_of(guest));
        let host = guest.is_some_and(|guest| guest == self.meta.host);
        TableInfo {
            id: self.meta.id.clone(),
            game: self.meta.game.clone(),
            version: self.meta.version,
            variant: self.game.as_ref().map_or(String::new(), |game| game.variant().into()),
            options: self.meta.options.clone(),
            setup: self.meta.setup.clone(),
            status: self.status,
            places: self.places(),
            your_seat: seat.map(|seat| seat.0),
            may_hint: guest.is_some_and(|guest| seat.is_some() && self.may_hint(guest)),
            may_coach: guest.is_some_and(|guest| seat.is_some() && self.may_coach(guest)),
            host,
            invite: (host || seat.is_some()).then(|| self.meta.invite.clone()),
            seed_chosen: self.meta.seed_chosen,
            origin: self.meta.origin.clone(),
            lesson: self.meta.lesson.clone(),
            rematch: self.rematch.clone(),
            closed: self.broken.clone(),
            created: self.meta.created,
        }
    }

    /// The last number accepted from this client at this seat.
    pub fn last_sent(&self, seat: Seat, client: &str) -> u64 {
        let last = self.sent.iter().find(|(from, sent)| *from == seat.0 && sent.client == client);
        last.map_or(0, |(_, sent)| sent.n)
    }

    /// The id of the question to `seat`; no other seat has the same.
    pub fn question_id(&self, seat: Seat) -> Option<String> {
        let id = self.game.as_ref()?.question_id(seat)?;
        Some(format!("{seat}-{id:016x}"))
    }

    /// When everybody last noticed that the person at `seat` did something or was asked to.
    pub fn last_seen(&self, seat: Seat) -> u64 {
        self.last_seen[seat.index()].max(self.due_since[seat.index()].unwrap_or(0))
    }

    /// When `viewer` last noticed something.
    pub fn last_noticed(&self, viewer: Viewer) -> u64 {
        let seen = self.marks.iter().rev().find(|mark| mark.seen.contains(viewer));
        seen.map_or(self.meta.created, |mark| mark.at)
    }

    /// Whether `seat` owes a decision.
    pub fn owes(&self, seat: Seat) -> bool {
        self.status == Status::Running && self.game.as_ref().is_some_and(|game| game.to_act().contains(seat))
    }

    /// A decision that waits for a bot, if there is one.
    pub fn bot_job(&self) -> Option<BotJob> {
        if self.status != Status::Running {
            return None;
        }
        let game = self.game.as_ref()?;
        let bots = self.seats_where(|seated| seated.bot.is_some()) | self.lent;
        let due = game.to_act() & bots;
        let seat = game.turn().filter(|seat| due.contains(*seat)).or(due.first())?;
        let stand_in = || self.meta.setup.stand_in.parse().ok();
        let level = self.seated[seat.index()].bot.or_else(stand_in).unwrap_or(Level::ALL[0]);
        Some(BotJob {
            seat,
            level,
            number: (self.meta.seed_chosen && !level.searches()).then(|| game.draw(seat)),
            question: game.question_id(seat)?,
            sight: game.sight(seat)?,
            title: game.title(),
            lent: self.seated[seat.index()].bot.is_none(),
        })
    }
}
