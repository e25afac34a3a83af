//! What each entry of the log does to the table. The same code makes new entries and reads old ones.

use serde_json::value::to_raw_value;
use table::{Played, Seat, SeatSet, Viewer};
use titles::Level;

use super::{Ask, Heard, LineMark, Live, Mark, Seated, Viewers};
use crate::api::{self, Code, Happened, Problem, ProposalKind, Status};
use crate::entry::{By, Entry, Sent};
use crate::store::{Cover, Guest, Logged};

/// So many entries are kept as they were told.
const HEARD: usize = 4;
/// So many clients are remembered for each seat.
const CLIENTS: usize = 8;

fn level(word: &str) -> Result<Level, Problem> {
    word.parse()
        .map_err(|error: titles::LevelError| Problem::new(Code::Options, error.to_string()).field("level"))
}

impl Live {
    /// Does what the entry says, if it can be. On a new entry the state's hash is filled in; on an old one it
    /// is proven. A problem with a new entry changes nothing.
    pub fn apply(&mut self, logged: &mut Logged, watching: Viewers) -> Result<(), Problem> {
        let at = logged.at;
        let (acted, seen, by) = match &mut logged.entry {
            Entry::Sit { seat, guest, name } => self.sit(*seat, guest, name)?,
            Entry::Bot { seat, level: word } => {
                let level = level(word)?;
                self.seated_mut(*seat)?.bot = Some(level);
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Free { seat } => {
                self.must_be(Status::Waiting)?;
                *self.seated_mut(*seat)? = Seated::default();
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Start { moves, hash } => self.start(moves, hash)?,
            Entry::Act { seat, actions, by, hash, .. } => {
                let seen = self.act(Seat(*seat), actions, hash)?;
                (Some(*seat), seen, *by)
            }
            Entry::Undo { seat, steps, hash, .. } => {
                (Some(*seat), self.undo(Seat(*seat), *steps, hash)?, By::Person)
            }
            Entry::Propose { seat, what, lines, .. } => {
                self.must_be(Status::Running)?;
                let seat = Seat(*seat);
                self.proposal = Some(Ask { seat, what: *what, lines: *lines, agreed: SeatSet::only(seat) });
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Agree { seat, .. } => {
                let ask = self.proposal.as_mut().ok_or_else(nothing_asked)?;
                ask.agreed.insert(Seat(*seat));
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Decline { .. } => {
                self.proposal.take().ok_or_else(nothing_asked)?;
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Back { lines, hash, .. } => {
                self.back(*lines, hash)?;
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Abandon { .. } => {
                if self.status.ended() {
                    return Err(Problem::wrong_time("the table has ended"));
                }
                self.status = Status::Abandoned;
                self.proposal = None;
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Rematch { table } => {
                if self.rematch.is_some() {
                    return Err(Problem::wrong_time("there is a rematch already"));
                }
                self.rematch = Some(table.clone());
                (None, Viewers::EVERYBODY, By::Person)
            }
            Entry::Close { reason } => {
                self.status = Status::Closed;
                self.broken = Some(reason.clone());
                (None, Viewers::EVERYBODY, By::Person)
            }
        };
        self.remember(logged);
        self.note(logged, seen, by);
        self.set_clocks(at, acted.map(Seat));
        self.hear(logged, seen, watching);
        Ok(())
    }

    /// An entry that can't be read any more: only its place counts.
    pub(super) fn pass_over(&mut self, logged: &Logged) {
        if let Entry::Close { reason } = &logged.entry {
            self.status = Status::Closed;
            self.broken = Some(reason.clone());
        }
        if matches!(logged.entry, Entry::Act { .. } | Entry::Undo { .. } | Entry::Start { .. }) {
            (self.seq, self.changed) = (logged.seq, logged.at);
            self.marks.push(Mark { at: logged.at, seen: Viewers::NOBODY, by: By::Person });
        } else {
            self.note(logged, Viewers::EVERYBODY, By::Person);
        }
    }

    /// What lists have to show after this entry, if it changes that.
    pub fn cover(&self, entry: &Entry, before: Status, leaver: Option<String>) -> Option<Cover> {
        let seats = matches!(entry, Entry::Sit { .. } | Entry::Bot { .. } | Entry::Free { .. });
        let joins = match entry {
            Entry::Sit { guest, .. } => Some(guest.clone()),
            _ => None,
        };
        (seats || before != self.status).then(|| Cover {
            status: self.status,
            places: self.places(),
            joins,
            leaves: leaver,
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

    fn sit(&mut self, seat: u8, guest: &str, name: &str) -> Result<(Option<u8>, Viewers, By), Problem> {
        if self.status.ended() {
            return Err(Problem::wrong_time("the table has ended"));
        }
        let elsewhere = self.seat_of(guest).is_some_and(|other| other.0 != seat);
        let waiting = self.status == Status::Waiting;
        let person = Guest { id: guest.into(), name: name.into() };
        let seated = self.seated_mut(seat)?;
        let own = seated.guest.as_ref().is_some_and(|person| person.id == guest);
        if elsewhere || !(own || (waiting && seated.is_free())) {
            return Err(Problem::new(Code::Taken, "the seat is taken, or you sit elsewhere at this table"));
        }
        *seated = Seated { guest: Some(person), bot: None };
        self.lent.remove(Seat(seat));
        if let Some(game) = &mut self.game {
            game.set_name(Seat(seat), name);
        }
        Ok((None, Viewers::EVERYBODY, By::Person))
    }

    fn start(
        &mut self,
        moves: &[(u8, String)],
        hash: &mut String,
    ) -> Result<(Option<u8>, Viewers, By), Problem> {
        self.must_be(Status::Waiting)?;
        if !self.free().is_empty() {
            return Err(Problem::wrong_time("a seat is still free"));
        }
        let title = self.title.ok_or_else(|| Problem::not_found("game"))?;
        let mut game = title.open(&self.made.options, self.made.seed)?;
        let entry = self.marks.len() as u32;
        let everybody = LineMark { entry, seen: Viewers::EVERYBODY, open: Viewers::EVERYBODY };
        for (seat, action) in moves {
            game.play_text(Seat(*seat), action)?;
        }
        prove(hash, game.hash())?;
        for (seat, seated) in self.seated.iter().enumerate() {
            if let Some(guest) = &seated.guest {
                game.set_name(Seat(seat as u8), &guest.name);
            }
        }
        self.lines = vec![everybody; moves.len()];
        self.status = if game.to_act().is_empty() { Status::Over } else { Status::Running };
        self.spectator_saw = Some(game.view_hash(Viewer::Spectator));
        self.game = Some(game);
        Ok((None, Viewers::EVERYBODY, By::Person))
    }

    fn act(&mut self, seat: Seat, actions: &[String], hash: &mut String) -> Result<Viewers, Problem> {
        self.must_be(Status::Running)?;
        let all = SeatSet::all(self.seats());
        let game = self.game.as_mut().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
        let read = |(at, text): (usize, &String)| {
            let index = game.title().read_action(text).map_err(|error| (at, error.into()));
            index.map_err(|(at, error): (usize, titles::PlayError)| Problem {
                at: Some(at as u16),
                ..Problem::from(error)
            })
        };
        let indices: Vec<u16> = actions.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        let played: Vec<Played> = match indices.as_slice() {
            [] => return Err(Problem::new(Code::Unreadable, "no action was given").field("actions")),
            [only] => vec![game.play(seat, *only)?],
            several => game
                .play_all(seat, several)
                .map_err(|(at, error)| Problem { at: Some(at as u16), ..Problem::from(error) })?,
        };
        prove(hash, game.hash())?;
        let saw = Some(game.view_hash(Viewer::Spectator));
        let spectator = saw != self.spectator_saw || !game.told(Viewer::Spectator).is_empty();
        self.spectator_saw = saw;
        let over = game.to_act().is_empty();
        let entry = self.marks.len() as u32;
        let mut seen = Viewers::of(SeatSet::only(seat), spectator);
        for played in &played {
            let noticed = Viewers::of(played.noticed, spectator);
            // A lone player's choices stay his own until the game tells them.
            let open = Viewers::of(played.open, all.len() > 1 && played.open == all);
            self.lines.push(LineMark { entry, seen: noticed, open });
            seen = seen | noticed;
        }
        self.lent.remove(seat);
        self.drop_back_proposal();
        if over {
            self.edition += 1;
            self.status = Status::Over;
            self.proposal = None;
        }
        Ok(seen)
    }

    fn undo(&mut self, seat: Seat, steps: usize, hash: &mut String) -> Result<Viewers, Problem> {
        self.must_be(Status::Running)?;
        let game = self.game.as_mut().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
        let own = |line: &usize| game.line(*line).is_some_and(|(by, _)| by == seat);
        let taken: Vec<usize> = (0..game.lines()).rev().filter(own).take(steps).collect();
        if steps == 0 || taken.len() < steps {
            return Err(Problem::from(table::UndoError::BeyondHorizon(game.horizon(seat))));
        }
        game.undo(seat, steps)?;
        prove(hash, game.hash())?;
        self.spectator_saw = Some(game.view_hash(Viewer::Spectator));
        let mut seen = Viewers::of(SeatSet::only(seat), false);
        for line in taken {
            seen = seen | self.lines.remove(line).seen;
        }
        self.drop_back_proposal();
        Ok(seen)
    }

    fn back(&mut self, lines: usize, hash: &mut String) -> Result<(), Problem> {
        self.must_be(Status::Running)?;
        let game = self.game.as_mut().ok_or_else(|| Problem::wrong_time("the game has not begun"))?;
        if !game.roll_back(lines) {
            return Err(Problem::not_found("move"));
        }
        prove(hash, game.hash())?;
        self.spectator_saw = Some(game.view_hash(Viewer::Spectator));
        self.lines.truncate(lines);
        self.proposal = None;
        self.lent = SeatSet::EMPTY;
        Ok(())
    }

    /// Who moves on does not wait for an answer to go back.
    fn drop_back_proposal(&mut self) {
        if self.proposal.as_ref().is_some_and(|ask| ask.what == ProposalKind::Back) {
            self.proposal = None;
        }
    }

    fn remember(&mut self, logged: &Logged) {
        let (seat, sent) = match &logged.entry {
            Entry::Act { seat, sent, .. }
            | Entry::Undo { seat, sent, .. }
            | Entry::Propose { seat, sent, .. }
            | Entry::Agree { seat, sent }
            | Entry::Decline { seat, sent }
            | Entry::Back { seat, sent, .. }
            | Entry::Abandon { seat, sent } => (*seat, sent),
            Entry::Sit { .. }
            | Entry::Bot { .. }
            | Entry::Free { .. }
            | Entry::Start { .. }
            | Entry::Rematch { .. }
            | Entry::Close { .. } => return,
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

    fn note(&mut self, logged: &Logged, seen: Viewers, by: By) {
        (self.seq, self.changed) = (logged.seq, logged.at);
        if logged.entry.changes_table() {
            self.edition += 1;
        }
        if !matches!(logged.entry, Entry::Act { .. }) {
            self.notes.push((self.marks.len(), logged.entry.clone()));
        }
        self.marks.push(Mark { at: logged.at, seen, by });
        for viewer in seen.iter() {
            self.counts[Viewers::index(viewer)] += 1;
        }
    }

    /// Keeps what those who watch are told now.
    fn hear(&mut self, logged: &Logged, seen: Viewers, watching: Viewers) {
        if watching == Viewers::NOBODY {
            return;
        }
        let Entry::Act { seat, actions, by, .. } = &logged.entry else { return };
        let entry = self.marks.len() - 1;
        let mut told = Vec::new();
        for viewer in watching.iter().filter(|viewer| seen.contains(*viewer)) {
            let Some(game) = &self.game else { return };
            let lines = &self.lines[self.lines.len() - actions.len()..];
            let shown = actions.iter().zip(lines).filter(|(_, line)| line.open.contains(viewer));
            let what = Happened::Move(api::Move {
                seat: *seat,
                by: by.word(),
                actions: shown.map(|(action, _)| action.clone()).collect(),
                events: game.told(viewer),
            });
            let seq = self.counts[Viewers::index(viewer)];
            if let Ok(json) = to_raw_value(&api::Entry { seq, at: logged.at, what }) {
                told.push((viewer, json));
            }
        }
        if self.heard.len() == HEARD {
            self.heard.pop_front();
        }
        self.heard.push_back(Heard { entry, told });
    }
}

fn nothing_asked() -> Problem {
    Problem::wrong_time("nobody asks for anything")
}

/// Fills in the hash of a new entry; an old one must be the same.
fn prove(hash: &mut String, found: table::StateHash) -> Result<(), Problem> {
    let found = found.to_string();
    if hash.is_empty() {
        *hash = found;
    } else if *hash != found {
        return Err(Problem::new(Code::OtherRules, format!("the state is {found}, the log says {hash}")));
    }
    Ok(())
}
