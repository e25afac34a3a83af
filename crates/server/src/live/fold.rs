//! What each entry of the log does to the table. The same code applies new entries and replays old ones.

use std::sync::Arc;

use table::{Played, Seat, SeatSet, Viewer, Viewers};
use titles::Level;

use super::news::MAX_RESENT;
use super::{EntryMark, LineMark, LiveTable, PendingProposal, Seated};
use crate::actions;
use crate::api::{Code, Problem, ProposalKind, Status};
use crate::log_entry::{Alteration, By, Change, LogEntry, Occupant, Sent};
use crate::results::finished;
use crate::store::{Guest, ListingUpdate, LogRow, TableMeta};

/// What an entry came to.
struct Effect {
    /// The seat whose clock starts again.
    acted: Option<Seat>,
    /// The viewers that noticed it.
    seen: Viewers,
    by: By,
}

impl Default for Effect {
    fn default() -> Effect {
        Effect { acted: None, seen: Viewers::EVERYBODY, by: By::Person }
    }
}

/// How many clients to remember for each seat.
const CLIENTS: usize = 8;

fn level(word: &str) -> Result<Level, Problem> {
    word.parse()
        .map_err(|error: titles::LevelError| Problem::new(Code::Options, error.to_string()).field("level"))
}

impl LiveTable {
    /// Makes a change and gives its row for the log. A problem changes nothing. Where somebody watches, a move is kept
    /// step by step until it has been [told](LiveTable::make_news).
    pub fn write(&mut self, change: Change, at: u64, watched: bool) -> Result<LogRow, Problem> {
        let mut hash = String::new();
        let (entry, effect) = match change {
            Change::Start { moves } => {
                let effect = self.start(&moves, &mut hash)?;
                let texts = moves.iter().map(|(seat, action)| (seat.0, self.text(*action))).collect();
                (LogEntry::Start { moves: texts, hash }, effect)
            }
            Change::Act { seat, actions, by, sent } => {
                self.watch(watched);
                let effect = self.act(seat, &actions, by, &mut hash)?;
                let texts = actions.iter().map(|action| self.text(*action)).collect();
                (LogEntry::Act { seat: seat.0, actions: texts, by, sent, hash }, effect)
            }
            Change::Entry(mut entry) => {
                let effect = self.apply(&mut entry)?;
                (entry, effect)
            }
        };
        let row = LogRow { seq: self.seq + 1, at, entry };
        self.finish(&row, effect);
        Ok(row)
    }

    /// Whether the next move is kept step by step, for people who watch it.
    pub(super) fn watch(&mut self, on: bool) {
        self.watching = on;
        if let Some(game) = &mut self.game {
            game.watch(on);
        }
    }

    /// The text of an action that the game has accepted.
    pub(super) fn text(&self, action: u16) -> String {
        let text = self.title.and_then(|title| title.action_text(action));
        text.expect("an accepted action has a text")
    }

    /// Replays a row of the log. Its hash must be the one the game has now.
    pub(super) fn replay_row(&mut self, row: &mut LogRow) -> Result<(), Problem> {
        let effect = self.apply(&mut row.entry)?;
        self.finish(row, effect);
        Ok(())
    }

    /// Does what an entry says. An empty hash is filled in; any other must be the one the game has then.
    fn apply(&mut self, entry: &mut LogEntry) -> Result<Effect, Problem> {
        match entry {
            LogEntry::Sit { seat, guest, name } => self.sit(*seat, guest, name)?,
            LogEntry::Bot { seat, level: word } => {
                let level = level(word)?;
                self.seated_mut(*seat)?.bot = Some(level);
            }
            LogEntry::Free { seat } => {
                self.must_be(Status::Waiting)?;
                *self.seated_mut(*seat)? = Seated::default();
            }
            LogEntry::Hand { seat, from, to, name } => self.hand(*seat, from, to.as_deref(), name)?,
            LogEntry::Alter(alteration) => self.alter(alteration)?,
            LogEntry::Start { moves, hash } => {
                let title = self.title()?;
                let read = |(at, (seat, text)): (usize, &(u8, String))| {
                    Ok((Seat(*seat), actions::read(title, at, text)?))
                };
                let moves: Vec<_> = moves.iter().enumerate().map(read).collect::<Result<_, Problem>>()?;
                return self.start(&moves, hash);
            }
            LogEntry::Act { seat, actions: texts, by, hash, .. } => {
                let title = self.title()?;
                let read = |(at, text): (usize, &String)| actions::read(title, at, text);
                let actions: Vec<u16> = texts.iter().enumerate().map(read).collect::<Result<_, _>>()?;
                return self.act(Seat(*seat), &actions, *by, hash);
            }
            LogEntry::Undo { seat, steps, hash, .. } => return self.undo(Seat(*seat), *steps, hash),
            LogEntry::Propose { seat, what, lines, .. } => {
                self.must_be(Status::Running)?;
                let (seat, what, lines) = (Seat(*seat), *what, *lines);
                self.proposal = Some(PendingProposal { seat, what, lines, agreed: SeatSet::only(seat) });
            }
            LogEntry::Agree { seat, .. } => {
                let proposal = self.proposal.as_mut().ok_or_else(nothing_proposed)?;
                proposal.agreed.insert(Seat(*seat));
            }
            LogEntry::Decline { .. } => {
                self.proposal.take().ok_or_else(nothing_proposed)?;
            }
            LogEntry::Back { lines, hash, .. } => self.back(*lines, hash)?,
            LogEntry::Abandon { .. } => {
                if self.status.ended() {
                    return Err(Problem::wrong_time("the table has ended"));
                }
                self.status = Status::Abandoned;
                self.proposal = None;
            }
            LogEntry::Rematch { table } => {
                if self.rematch.is_some() {
                    return Err(Problem::wrong_time("there already is a rematch"));
                }
                self.rematch = Some(table.clone());
            }
            LogEntry::Close { reason } => {
                self.status = Status::Closed;
                self.broken = Some(reason.clone());
            }
            LogEntry::Damaged { reason } => return Err(Problem::new(Code::Trouble, reason.clone())),
        }
        Ok(Effect::default())
    }

    /// Counts an applied row.
    fn finish(&mut self, row: &LogRow, effect: Effect) {
        self.remember(row);
        self.note(row, effect.seen, effect.by);
        self.count_clock_moves(&row.entry, row.at);
        self.note_presence(row, effect.seen);
        self.set_clocks(row.at, effect.acted);
        let shown = self.watching && matches!(row.entry, LogEntry::Act { .. });
        self.watched = shown.then(|| self.marks.len() - 1);
    }

    /// Skips an entry that can't be replayed: only its position counts.
    pub(super) fn skip(&mut self, row: &LogRow) {
        if let LogEntry::Close { reason } = &row.entry {
            self.status = Status::Closed;
            self.broken = Some(reason.clone());
        }
        if let LogEntry::Hand { seat, from, to, name } = &row.entry {
            // A seat that it does not find was taken by an entry that can't be replayed either.
            let _ = self.hand(*seat, from, to.as_deref(), name);
        }
        if matches!(
            row.entry,
            LogEntry::Act { .. } | LogEntry::Undo { .. } | LogEntry::Start { .. } | LogEntry::Damaged { .. }
        ) {
            (self.seq, self.changed) = (row.seq, row.at);
            self.marks.push(EntryMark { at: row.at, seen: Viewers::NOBODY, by: By::Person });
        } else {
            self.note(row, Viewers::EVERYBODY, By::Person);
        }
    }

    /// What the lists show after this entry, if it changes that.
    pub fn listing_update(
        &self,
        entry: &LogEntry,
        before: Status,
        leaver: Option<String>,
    ) -> Option<ListingUpdate> {
        let seats = matches!(
            entry,
            LogEntry::Sit { .. }
                | LogEntry::Bot { .. }
                | LogEntry::Free { .. }
                | LogEntry::Hand { .. }
                | LogEntry::Alter(_)
        );
        let host = &self.meta.host;
        let (joins, leaves, terms) = match entry {
            LogEntry::Hand { seat, from, to, .. } => {
                (to.clone().filter(|_| seat.is_some()), Some(from.clone()), None)
            }
            LogEntry::Sit { guest, .. } => (Some(guest.clone()), leaver, None),
            // Only the host can sit down or get up with a change.
            LogEntry::Alter(alteration) => {
                let sits = self.seat_of(host).is_some();
                let (joins, leaves) = (sits.then(|| host.clone()), (!sits).then(|| host.clone()));
                (joins, leaves, Some(alteration.now.clone()))
            }
            _ => (None, leaver, None),
        };
        (seats || before != self.status).then(|| ListingUpdate {
            status: self.status,
            places: self.places(),
            joins,
            leaves,
            host: matches!(entry, LogEntry::Hand { .. }).then(|| host.clone()),
            terms,
            result: (before != self.status).then(|| finished(self)).flatten(),
        })
    }

    fn must_be(&self, status: Status) -> Result<(), Problem> {
        if self.status == status {
            return Ok(());
        }
        Err(Problem::wrong_time(match self.status {
            Status::Waiting => "the game has not begun",
            Status::Running => "the game has begun",
            Status::Over | Status::Abandoned | Status::Closed => "the table has ended",
        }))
    }

    fn seated_mut(&mut self, seat: u8) -> Result<&mut Seated, Problem> {
        self.seated.get_mut(usize::from(seat)).ok_or_else(|| Problem::not_found("seat"))
    }

    fn sit(&mut self, seat: u8, guest: &str, name: &str) -> Result<(), Problem> {
        if self.status.ended() {
            return Err(Problem::wrong_time("the table has ended"));
        }
        let elsewhere = self.seat_of(guest).is_some_and(|other| other.0 != seat);
        let waiting = self.status == Status::Waiting;
        let person = Guest { id: guest.into(), name: name.into() };
        let seated = self.seated_mut(seat)?;
        let own = seated.guest.as_ref().is_some_and(|person| person.id == guest);
        if elsewhere || !(own || (waiting && seated.is_free())) {
            return Err(Problem::new(
                Code::Taken,
                "the seat is taken, or you have another seat at this table",
            ));
        }
        *seated = Seated { guest: Some(person), bot: None };
        self.lent.remove(Seat(seat));
        if let Some(game) = &mut self.game {
            game.set_name(Seat(seat), name);
        }
        Ok(())
    }

    /// Hands the seat and the table of one person over to another, or to nobody. Their name goes too, from what was told
    /// before as well.
    fn hand(&mut self, seat: Option<u8>, from: &str, to: Option<&str>, name: &str) -> Result<(), Problem> {
        let to = to.unwrap_or_default();
        if let Some(seat) = seat {
            let seated = self.seated_mut(seat)?;
            let own = seated.guest.as_mut().filter(|person| person.id == from);
            let person = own.ok_or_else(|| Problem::new(Code::NotSeated, "they have no seat there"))?;
            *person = Guest { id: to.into(), name: name.into() };
            if let Some(game) = &mut self.game {
                game.set_name(Seat(seat), name);
            }
        }
        if self.meta.host == from {
            self.meta = Arc::new(TableMeta { host: to.into(), ..(*self.meta).clone() });
        }
        for (_, note) in &mut self.notes {
            match note {
                LogEntry::Sit { guest, name: told, .. } if guest == from => *told = name.into(),
                _ => {}
            }
        }
        self.recent.clear();
        Ok(())
    }

    /// Changes the table before the start. Nobody but the host loses a seat by it.
    fn alter(&mut self, alteration: &Alteration) -> Result<(), Problem> {
        self.must_be(Status::Waiting)?;
        let seated = |occupant: &Occupant| {
            Ok(match occupant {
                Occupant::Nobody => Seated::default(),
                Occupant::Person { guest, name } => {
                    Seated { guest: Some(Guest { id: guest.clone(), name: name.clone() }), bot: None }
                }
                Occupant::Bot { level: word } => Seated { guest: None, bot: Some(level(word)?) },
            })
        };
        let seated: Vec<Seated> = alteration.seats.iter().map(seated).collect::<Result<_, Problem>>()?;
        let changed = LiveTable::new(Arc::new(self.meta.with(alteration.now.clone())));
        if changed.broken.is_some() || changed.seated.len() != seated.len() {
            return Err(Problem::new(Code::Options, "today's rules don't know this kind of table"));
        }
        (self.meta, self.clocks, self.seated) = (changed.meta, changed.clocks, seated);
        Ok(())
    }

    fn start(&mut self, moves: &[(Seat, u16)], hash: &mut String) -> Result<Effect, Problem> {
        self.must_be(Status::Waiting)?;
        if !self.free().is_empty() {
            return Err(Problem::wrong_time("a seat is still free"));
        }
        let mut game = self.title()?.open(&self.meta.options, self.meta.seed)?;
        let entry = self.marks.len() as u32;
        let everybody = LineMark { entry, seen: Viewers::EVERYBODY, open: Viewers::EVERYBODY };
        for (seat, action) in moves {
            game.play(*seat, *action)?;
        }
        check_hash(hash, game.hash())?;
        for (seat, seated) in self.seated.iter().enumerate() {
            if let Some(guest) = &seated.guest {
                game.set_name(Seat(seat as u8), &guest.name);
            }
        }
        self.lines = vec![everybody; moves.len()];
        self.status = if game.to_act().is_empty() { Status::Over } else { Status::Running };
        self.game = Some(game);
        Ok(Effect::default())
    }

    fn act(&mut self, seat: Seat, actions: &[u16], by: By, hash: &mut String) -> Result<Effect, Problem> {
        self.must_be(Status::Running)?;
        let game = self.game.as_mut().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
        let played: Vec<Played> = match actions {
            [] => return Err(Problem::new(Code::Unreadable, "no action was given").field("actions")),
            [only] => vec![game.play(seat, *only)?],
            several => game
                .play_all(seat, several)
                .map_err(|(at, error)| Problem { at: Some(at as u16), ..Problem::from(error) })?,
        };
        check_hash(hash, game.hash())?;
        let over = game.to_act().is_empty();
        let entry = self.marks.len() as u32;
        let mut seen = Viewers::seat(seat);
        for played in &played {
            self.lines.push(LineMark { entry, seen: played.noticed, open: played.open });
            seen = seen | played.noticed;
        }
        self.lent.remove(seat);
        self.drop_back_proposal(seen);
        if over {
            self.edition += 1;
            self.status = Status::Over;
            self.proposal = None;
        }
        Ok(Effect { acted: Some(seat), seen, by })
    }

    fn undo(&mut self, seat: Seat, steps: usize, hash: &mut String) -> Result<Effect, Problem> {
        self.must_be(Status::Running)?;
        let game = self.game.as_mut().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
        let own = |line: &usize| game.line(*line).is_some_and(|(by, _)| by == seat);
        let taken: Vec<usize> = (0..game.lines()).rev().filter(own).take(steps).collect();
        if steps == 0 || taken.len() < steps {
            return Err(Problem::from(table::UndoError(game.horizon(seat))));
        }
        game.undo(seat, steps)?;
        check_hash(hash, game.hash())?;
        let mut seen = Viewers::seat(seat);
        for line in taken {
            seen = seen | self.lines.remove(line).seen;
            if let Some(ask) = self.proposal.as_mut().filter(|ask| line < ask.lines) {
                ask.lines -= 1;
            }
        }
        self.drop_back_proposal(seen);
        Ok(Effect { acted: Some(seat), seen, by: By::Person })
    }

    fn back(&mut self, lines: usize, hash: &mut String) -> Result<(), Problem> {
        self.must_be(Status::Running)?;
        let game = self.game.as_mut().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
        if !game.roll_back(lines) {
            return Err(Problem::not_found("move"));
        }
        check_hash(hash, game.hash())?;
        self.lines.truncate(lines);
        self.proposal = None;
        self.lent = SeatSet::EMPTY;
        Ok(())
    }

    /// A move or undo that everybody notices withdraws a pending proposal to go back. Any other must not: that the
    /// proposal is gone would tell of it.
    fn drop_back_proposal(&mut self, seen: Viewers) {
        if self.everybody_is_in(seen)
            && self.proposal.as_ref().is_some_and(|ask| ask.what == ProposalKind::Back)
        {
            self.proposal = None;
        }
    }

    fn everybody_is_in(&self, seen: Viewers) -> bool {
        Viewer::everybody(self.seats()).all(|viewer| seen.contains(viewer))
    }

    /// Remembers who does and owes something, as far as everybody noticed.
    fn note_presence(&mut self, row: &LogRow, seen: Viewers) {
        if self.everybody_is_in(seen)
            && let Some(last) = row.entry.person().and_then(|seat| self.last_seen.get_mut(usize::from(seat)))
        {
            *last = row.at;
        }
        let due = match (&self.game, self.status) {
            (Some(game), Status::Running) => game.to_act(),
            _ => SeatSet::EMPTY,
        };
        for (seat, since) in (0..).map(Seat).zip(&mut self.due_since) {
            *since = due.contains(seat).then(|| since.unwrap_or(row.at));
        }
    }

    fn remember(&mut self, row: &LogRow) {
        let (seat, sent) = match &row.entry {
            LogEntry::Act { seat, sent, .. }
            | LogEntry::Undo { seat, sent, .. }
            | LogEntry::Propose { seat, sent, .. }
            | LogEntry::Agree { seat, sent }
            | LogEntry::Decline { seat, sent }
            | LogEntry::Back { seat, sent, .. }
            | LogEntry::Abandon { seat, sent } => (*seat, sent),
            LogEntry::Sit { .. }
            | LogEntry::Bot { .. }
            | LogEntry::Free { .. }
            | LogEntry::Hand { .. }
            | LogEntry::Alter(_)
            | LogEntry::Start { .. }
            | LogEntry::Rematch { .. }
            | LogEntry::Close { .. }
            | LogEntry::Damaged { .. } => return,
        };
        let Some(sent) = sent else { return };
        self.remember_sent(seat, sent);
    }

    fn remember_sent(&mut self, seat: u8, sent: &Sent) {
        if let Some((_, last)) =
            self.sent.iter_mut().find(|(from, last)| *from == seat && last.client == sent.client)
        {
            last.n = last.n.max(sent.n);
            return;
        }
        if self.sent.iter().filter(|(from, _)| *from == seat).count() >= CLIENTS
            && let Some(oldest) = self.sent.iter().position(|(from, _)| *from == seat)
        {
            self.sent.remove(oldest);
        }
        self.sent.push((seat, sent.clone()));
    }

    fn note(&mut self, row: &LogRow, seen: Viewers, by: By) {
        (self.seq, self.changed) = (row.seq, row.at);
        if row.entry.changes_table() {
            self.edition += 1;
        }
        if !matches!(row.entry, LogEntry::Act { .. }) {
            self.notes.push_back((self.marks.len(), row.entry.clone()));
            if self.notes.len() > MAX_RESENT {
                self.notes.pop_front();
            }
        }
        self.marks.push(EntryMark { at: row.at, seen, by });
        for viewer in seen.iter() {
            self.counts[Viewers::index(viewer)] += 1;
        }
    }
}

fn nothing_proposed() -> Problem {
    Problem::wrong_time("nobody has proposed anything")
}

/// Fills in the hash of a new entry; an old one must have the same.
fn check_hash(hash: &mut String, found: table::StateHash) -> Result<(), Problem> {
    let found = found.to_string();
    if hash.is_empty() {
        *hash = found;
    } else if *hash != found {
        return Err(Problem::new(Code::OtherRules, format!("the state is {found}, the log says {hash}")));
    }
    Ok(())
}
