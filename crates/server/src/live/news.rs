//! What a viewer receives.

use std::borrow::Cow;

use serde_json::value::{RawValue, to_raw_value};
use table::{Refusal, Seat, Viewer, Viewers};
use titles::Table;
use titles::lesson::{LEARNER, LessonPlace};

use super::LiveTable;
use crate::actions;
use crate::api::{
    self, Altered, Asked, Back, Finish, Happened, Led, News, Position, Proposal, ProposalKind, Refused,
    Status, Stop, UndoPolicy, UndoState,
};
use crate::log_entry::LogEntry;
use crate::store::Guest;
use crate::time::unix_millis;

/// Maximum number of entries to resend.
pub(super) const MAX_RESENT: usize = 300;

impl LiveTable {
    /// How many entries `viewer` has noticed.
    pub fn noticed(&self, viewer: Viewer) -> u32 {
        self.counts[Viewers::index(viewer)]
    }

    /// What has happened since entry `since`, as `viewer` counts, and where the game stands.
    pub fn news(&mut self, viewer: Viewer, since: u32) -> News {
        News {
            seq: self.noticed(viewer),
            entries: self.entries(viewer, since),
            position: self.position(viewer, true),
            now: unix_millis(),
        }
    }

    /// The entries after `since` that `viewer` noticed; only the latest if there are too many.
    fn missing(&self, viewer: Viewer, since: u32) -> Vec<usize> {
        let missing = self.noticed(viewer).saturating_sub(since) as usize;
        let seen = (0..self.marks.len()).rev().filter(|entry| self.marks[*entry].seen.contains(viewer));
        let mut missing: Vec<usize> = seen.take(missing.min(MAX_RESENT)).collect();
        missing.reverse();
        missing
    }

    /// Whether the game must be played again to tell what has happened since entry `since`.
    pub fn must_retell(&self, viewer: Viewer, since: u32) -> bool {
        self.missing(viewer, since).iter().any(|entry| self.recent(*entry, viewer).is_none())
    }

    fn entries(&self, viewer: Viewer, since: u32) -> Vec<Box<RawValue>> {
        let total = self.noticed(viewer);
        let missing = self.missing(viewer, since);
        if let Some(told) = missing.iter().map(|entry| self.recent(*entry, viewer)).collect() {
            return told;
        }
        let first = missing.first().copied().unwrap_or(self.marks.len());
        let numbered = missing.iter().zip(total - missing.len() as u32 + 1..);
        let mut moves = self.moves_again(first, viewer).into_iter().peekable();
        let mut told = Vec::with_capacity(missing.len());
        for (&entry, seq) in numbered {
            while moves.next_if(|(other, _)| *other < entry).is_some() {}
            let again = moves.next_if(|(other, _)| *other == entry).map(|(_, again)| Happened::Move(again));
            let Some(what) = again.or_else(|| self.noted(entry, viewer)) else { continue };
            let json = to_raw_value(&api::Entry { seq, at: self.marks[entry].at, what });
            told.extend(json.ok());
        }
        told
    }

    /// This entry as it was sent to `viewer` when it happened.
    fn recent(&self, entry: usize, viewer: Viewer) -> Option<Box<RawValue>> {
        let recent = self.recent.iter().find(|recent| recent.entry == entry)?;
        recent.told.iter().find(|(other, _)| *other == viewer).map(|(_, json)| json.clone())
    }

    /// The moves from entry `first` on that have not been taken back.
    fn moves_again(&self, first: usize, viewer: Viewer) -> Vec<(usize, api::Move)> {
        let Some(game) = &self.game else { return Vec::new() };
        let from = self.lines.partition_point(|line| (line.entry as usize) < first);
        let mut moves: Vec<(usize, api::Move)> = Vec::new();
        for (at, events) in (from..).zip(game.retell(from, viewer)) {
            let (line, Some((seat, action))) = (self.lines[at], game.line(at)) else { continue };
            let entry = line.entry as usize;
            if moves.last().is_none_or(|(last, _)| *last != entry) {
                let by = self.marks[entry].by.word();
                moves.push((
                    entry,
                    api::Move { seat: seat.0, by, actions: Vec::new(), events: Vec::new(), boards: None },
                ));
            }
            let Some((_, last)) = moves.last_mut() else { continue };
            if line.open.contains(viewer) {
                last.actions.extend(game.title().action_text(action));
            }
            last.events.extend(events);
        }
        moves
    }

    /// An entry that is not a move.
    fn noted(&self, entry: usize, viewer: Viewer) -> Option<Happened> {
        let at = self.notes.binary_search_by_key(&entry, |(at, _)| *at).ok()?;
        Some(match &self.notes[at].1 {
            LogEntry::Start { .. } => Happened::Start,
            LogEntry::Sit { seat, guest, name } => {
                let person = Guest { id: guest.clone(), name: name.clone() };
                let program = person.is_program();
                Happened::Seat(api::Place { seat: *seat, name: Some(person.name), bot: None, program })
            }
            LogEntry::Bot { seat, level } => {
                Happened::Seat(api::Place { seat: *seat, bot: Some(level.clone()), ..api::Place::default() })
            }
            LogEntry::Free { seat } => Happened::Seat(api::Place { seat: *seat, ..api::Place::default() }),
            LogEntry::Alter(alteration) => Happened::Altered(Box::new(Altered {
                before: alteration.was.clone(),
                after: alteration.now.clone(),
                moved: alteration.moved.clone(),
            })),
            LogEntry::Undo { seat, steps, .. } => {
                Happened::Undo { seat: *seat, steps: viewer.is(Seat(*seat)).then_some(*steps) }
            }
            LogEntry::Propose { seat, what, lines, .. } => Happened::Proposal(Proposal {
                seat: *seat,
                what: *what,
                to: (*what == ProposalKind::Back).then(|| self.entry_before_line(*lines, viewer)),
                agreed: vec![*seat],
                waiting: Vec::new(),
            }),
            LogEntry::Decline { seat, .. } => Happened::Declined { seat: *seat },
            LogEntry::Back { asker, .. } => Happened::Back(Back { seat: *asker }),
            LogEntry::Abandon { .. } => Happened::Abandoned,
            LogEntry::Close { .. } => Happened::Closed,
            LogEntry::Rematch { table } => Happened::Rematch { table: table.clone() },
            LogEntry::Agree { .. }
            | LogEntry::Hand { .. }
            | LogEntry::Act { .. }
            | LogEntry::Damaged { .. } => return None,
        })
    }

    /// The number of the last entry `viewer` had noticed when the game had `lines` lines.
    fn entry_before_line(&self, lines: usize, viewer: Viewer) -> u32 {
        let entry = self.lines.get(lines).map_or(self.marks.len(), |line| line.entry as usize);
        self.marks[..entry].iter().filter(|mark| mark.seen.contains(viewer)).count() as u32
    }

    /// How many lines the game had after entry `seq`, as `viewer` counts entries.
    pub fn lines_after(&self, seq: u32, viewer: Viewer) -> usize {
        let seen = (0..self.marks.len()).filter(|entry| self.marks[*entry].seen.contains(viewer));
        // What they did not notice before the next entry they noticed stays.
        match seen
            .skip(seq as usize)
            .find(|entry| self.lines.iter().any(|line| line.entry as usize == *entry))
        {
            Some(entry) => self.lines.partition_point(|line| (line.entry as usize) < entry),
            None => self.lines.len(),
        }
    }

    /// Where the game stands for `viewer`, also without the view.
    pub(super) fn position(&mut self, viewer: Viewer, with_view: bool) -> Option<Position> {
        let clocks = self.running_clocks();
        let proposal = self.proposal_for(viewer);
        let undo = self.undo_state(viewer);
        let question = self.asked(viewer);
        let lesson = self.lesson_place(viewer);
        let game = self.game.as_ref()?;
        Some(Position {
            view: with_view.then(|| game.shown(viewer)),
            round: game.round(),
            when: game.when(),
            to_act: game.to_act().iter().map(|seat| seat.0).collect(),
            question,
            sealed: game.sealed(viewer),
            undo,
            clocks,
            paused: self.is_paused(),
            proposal,
            lesson,
            outcome: Finish::of(&**game),
        })
    }

    /// How far the learner has come, at a table where a lesson is taught.
    fn lesson_place(&self, viewer: Viewer) -> Option<LessonPlace> {
        let id = self.meta.lesson.as_deref().filter(|_| viewer.is(LEARNER))?;
        let lesson = titles::lessons().iter().find(|lesson| lesson.id == id)?;
        Some(lesson.place(&**self.game.as_ref()?))
    }

    fn asked(&mut self, viewer: Viewer) -> Option<Asked> {
        let Viewer::Seat(seat) = viewer else { return None };
        if self.status != Status::Running {
            return None;
        }
        let id = self.question_id(seat)?;
        question(&mut **self.game.as_mut()?, seat, id)
    }

    fn undo_state(&self, viewer: Viewer) -> Option<UndoState> {
        let Viewer::Seat(seat) = viewer else { return None };
        if self.status != Status::Running {
            return None;
        }
        let game = self.game.as_ref()?;
        let own = (0..game.lines()).rev().find(|line| game.line(*line).is_some_and(|(who, _)| who == seat));
        let back = own
            .filter(|_| self.meta.setup.undo != UndoPolicy::Never)
            .map(|line| self.entry_before_line(line, viewer));
        if self.meta.setup.undo != UndoPolicy::Free {
            return Some(UndoState { steps: 0, stop: Stop::Policy, seat: None, back });
        }
        let horizon = game.horizon(seat);
        let (stop, seat) = match horizon.stop {
            table::Stop::Start => (Stop::Start, None),
            table::Stop::Learned => (Stop::Learned, None),
            table::Stop::Decision(other) => (Stop::Decision, Some(other.0)),
            table::Stop::Past => (Stop::Past, None),
        };
        Some(UndoState { steps: horizon.steps, stop, seat, back })
    }

    fn proposal_for(&self, viewer: Viewer) -> Option<Proposal> {
        let ask = self.proposal.as_ref()?;
        Some(Proposal {
            seat: ask.seat.0,
            what: ask.what,
            to: (ask.what == ProposalKind::Back).then(|| self.entry_before_line(ask.lines, viewer)),
            agreed: ask.agreed.iter().map(|seat| seat.0).collect(),
            waiting: (self.people() - ask.agreed).iter().map(|seat| seat.0).collect(),
        })
    }

    /// The pending proposal: the asking seat, what it asks for, how many lines would stay, and the seats that have not
    /// agreed yet.
    pub fn waiting_for(&self) -> Option<(Seat, ProposalKind, usize, table::SeatSet)> {
        let ask = self.proposal.as_ref()?;
        Some((ask.seat, ask.what, ask.lines, self.people() - ask.agreed))
    }
}

/// Refused actions, each reason once.
fn by_reason(
    game: &dyn Table,
    seat: Seat,
    refusals: impl IntoIterator<Item = (u16, Refusal)>,
) -> Vec<Refused> {
    let mut refused: Vec<(Refusal, Vec<Cow<'static, RawValue>>)> = Vec::new();
    for (index, refusal) in refusals {
        let Some(choice) = actions::offered(game, seat, index) else { continue };
        match refused.iter_mut().find(|(known, _)| *known == refusal) {
            Some((_, actions)) => actions.push(choice),
            None => refused.push((refusal, vec![choice])),
        }
    }
    let said =
        |(refusal, actions): (Refusal, _)| Refused { rule: refusal.rule, reason: refusal.message(), actions };
    refused.into_iter().map(said).collect()
}

/// The question to a seat, under this id.
pub fn question(game: &mut dyn Table, seat: Seat, id: String) -> Option<Asked> {
    let message = game.question(seat)?;
    let kinds = game.title().questions();
    let rules = kinds.iter().find(|kind| kind.id == message.id).map_or(&[][..], |kind| kind.rules);
    let legal = game.legal(seat).to_vec();
    let legal = legal.iter().filter_map(|index| actions::offered(game, seat, *index)).collect();
    let refused = game.refusals(seat);
    let refused = by_reason(game, seat, refused);
    let moves = led(game, seat);
    Some(Asked { id, owed: game.to_act().contains(seat), message, rules, legal, refused, moves })
}

/// The moves of two actions, by the first.
fn led(game: &dyn Table, seat: Seat) -> Vec<Led> {
    let moves = game.moves(seat);
    let led = moves.chunk_by(|one, other| one.first == other.first).filter_map(|moves| {
        let legal = moves.iter().filter(|it| it.allowed.is_ok());
        let refused = moves.iter().filter_map(|it| Some((it.then, it.allowed.err()?)));
        Some(Led {
            first: actions::offered(game, seat, moves.first()?.first)?,
            legal: legal.filter_map(|it| actions::offered(game, seat, it.then)).collect(),
            refused: by_reason(game, seat, refused),
        })
    });
    led.collect()
}
