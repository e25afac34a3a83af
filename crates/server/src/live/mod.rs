//! A table in memory: what its log says. It is a cache; the log is the truth.

mod clock;
mod fold;
mod news;
mod replay;
mod viewers;

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::value::RawValue;
use table::{Seat, SeatSet, StateHash, Viewer};
use titles::{Level, Sight, Table, Title};

use crate::api::{Place, ProposalKind, Status, TableInfo};
use crate::entry::{By, Entry, Sent};
use crate::store::{Guest, Logged, Made};

pub use clock::SeatClock;
pub use viewers::Viewers;

/// A table in memory.
pub struct Live {
    pub made: Arc<Made>,
    title: Option<&'static dyn Title>,
    /// The place of the last entry in the log.
    pub seq: u64,
    /// When it was written.
    pub changed: u64,
    pub status: Status,
    /// Counts the changes of [`Live::info`].
    pub edition: u32,
    pub seated: Vec<Seated>,
    /// The game, once it began.
    pub game: Option<Box<dyn Table>>,
    /// What each entry was and who noticed it.
    marks: Vec<Mark>,
    /// The entries that are no moves, to be told again.
    notes: Vec<(usize, Entry)>,
    /// From which entry each line of the game came, and who saw it.
    lines: Vec<LineMark>,
    /// How many entries each viewer noticed.
    counts: [u32; Viewers::COUNT],
    /// What was told last, so that it need not be replayed.
    heard: VecDeque<Heard>,
    /// What a spectator saw last.
    spectator_saw: Option<StateHash>,
    clocks: Vec<SeatClock>,
    proposal: Option<Ask>,
    /// The last number accepted from each client.
    sent: Vec<(u8, Sent)>,
    rematch: Option<String>,
    /// Why the log can't be replayed, or why the table was closed.
    broken: Option<String>,
    /// Seats for which a bot makes the next move because the time is up.
    pub lent: SeatSet,
}

/// Who sits on a seat.
#[derive(Clone, Default)]
pub struct Seated {
    /// The person, also while a bot plays for him.
    pub guest: Option<Guest>,
    pub bot: Option<Level>,
}

impl Seated {
    fn is_free(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }
}

#[derive(Clone, Copy)]
struct Mark {
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

/// An entry as some viewers were told it.
struct Heard {
    entry: usize,
    told: Vec<(Viewer, Box<RawValue>)>,
}

/// Something that waits for consent.
struct Ask {
    seat: Seat,
    what: ProposalKind,
    lines: usize,
    agreed: SeatSet,
}

/// A decision that a bot has to make.
pub struct BotJob {
    pub seat: Seat,
    pub level: Level,
    pub question: u64,
    pub sight: Sight,
    pub title: &'static dyn Title,
    /// Whether it only stands in for a person out of time.
    pub lent: bool,
}

impl Live {
    /// A table nobody sits at yet.
    pub fn new(made: Arc<Made>) -> Live {
        let title = titles::find(&made.game);
        let seats = title.and_then(|title| title.check_options(&made.options).ok());
        let broken = seats.is_none().then(|| "the rules no longer know such a table".to_string());
        let seats = usize::from(seats.unwrap_or(0));
        let bank = made.setup.clock.map_or(0, |clock| u64::from(clock.bank_seconds) * 1000);
        Live {
            changed: made.created,
            made,
            title,
            seq: 0,
            status: Status::Waiting,
            edition: 0,
            seated: vec![Seated::default(); seats],
            game: None,
            marks: Vec::new(),
            notes: Vec::new(),
            lines: Vec::new(),
            counts: [0; Viewers::COUNT],
            heard: VecDeque::new(),
            spectator_saw: None,
            clocks: vec![SeatClock::new(bank); seats],
            proposal: None,
            sent: Vec::new(),
            rematch: None,
            broken,
            lent: SeatSet::EMPTY,
        }
    }

    /// The table as its log says.
    pub fn load(made: Arc<Made>, log: Vec<Logged>) -> Live {
        let mut live = Live::new(made);
        live.read_on(log);
        live
    }

    /// Reads what was written meanwhile.
    pub fn read_on(&mut self, log: Vec<Logged>) {
        for mut logged in log {
            if self.broken.is_some() {
                self.pass_over(&logged);
            } else if let Err(problem) = self.apply(&mut logged, Viewers::NOBODY) {
                self.broken = Some(format!("entry {}: {}", logged.seq, problem.text));
                self.game = None;
                self.edition += 1;
                self.pass_over(&logged);
            }
        }
    }

    /// Why the table can't go on, if its log does not replay and nobody has said so yet.
    pub fn to_be_closed(&self) -> Option<&str> {
        if self.status == Status::Closed { None } else { self.broken.as_deref() }
    }

    pub fn seats(&self) -> u8 {
        self.seated.len() as u8
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let sits = |seated: &Seated| seated.guest.as_ref().is_some_and(|person| person.id == guest);
        self.seated.iter().position(sits).map(|seat| Seat(seat as u8))
    }

    /// The seats at which people play.
    pub fn people(&self) -> SeatSet {
        self.seats_where(|seated| seated.guest.is_some() && seated.bot.is_none())
    }

    /// The seats nobody has taken.
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
        }
    }

    /// The table as `guest` may know it.
    pub fn info(&self, guest: Option<&str>) -> TableInfo {
        let seat = guest.and_then(|guest| self.seat_of(guest));
        let host = guest.is_some_and(|guest| guest == self.made.host);
        TableInfo {
            id: self.made.id.clone(),
            game: self.made.game.clone(),
            version: self.made.version,
            variant: self.game.as_ref().map_or(String::new(), |game| game.variant().into()),
            options: self.made.options.clone(),
            setup: self.made.setup.clone(),
            status: self.status,
            places: self.places(),
            your_seat: seat.map(|seat| seat.0),
            host,
            invite: (host || seat.is_some()).then(|| self.made.invite.clone()),
            seed_chosen: self.made.seed_chosen,
            origin: self.made.origin.clone(),
            rematch: self.rematch.clone(),
            closed: self.broken.clone(),
            created: self.made.created,
        }
    }

    /// The last number accepted from this client at this seat.
    pub fn last_sent(&self, seat: Seat, client: &str) -> u64 {
        let last = self.sent.iter().find(|(from, sent)| *from == seat.0 && sent.client == client);
        last.map_or(0, |(_, sent)| sent.n)
    }

    /// The id of the question to `seat`: of this seat and no other.
    pub fn question_id(&self, seat: Seat) -> Option<String> {
        let id = self.game.as_ref()?.question_id(seat)?;
        Some(format!("{seat}-{id:016x}"))
    }

    /// Whether `seat` owes a decision.
    pub fn owes(&self, seat: Seat) -> bool {
        self.status == Status::Running && self.game.as_ref().is_some_and(|game| game.to_act().contains(seat))
    }

    /// A decision that waits for a bot.
    pub fn bot_job(&self) -> Option<BotJob> {
        if self.status != Status::Running {
            return None;
        }
        let game = self.game.as_ref()?;
        let bots = self.seats_where(|seated| seated.bot.is_some()) | self.lent;
        let due = game.to_act() & bots;
        let seat = game.turn().filter(|seat| due.contains(*seat)).or(due.first())?;
        let stand_in = || self.made.setup.stand_in.parse().ok();
        Some(BotJob {
            seat,
            level: self.seated[seat.index()].bot.or_else(stand_in).unwrap_or(Level::ALL[0]),
            question: game.question_id(seat)?,
            sight: game.sight(seat)?,
            title: game.title(),
            lent: self.seated[seat.index()].bot.is_none(),
        })
    }
}
