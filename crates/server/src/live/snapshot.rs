//! A table as bytes, so that opening it costs the same however long its log is. A snapshot is a cache like the table
//! itself: what does not fit today's rules is thrown away, and the log is replayed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, SeatSet, Viewers};
use titles::Level;

use super::{EntryMark, LineMark, LiveTable, PendingProposal, SeatClock, Seated};
use crate::api::{ProposalKind, Status, Terms};
use crate::log_entry::{By, LogEntry, Sent};
use crate::store::{Guest, TableMeta};

/// The format of a snapshot; any other is ignored.
const FORMAT: u32 = 1;

/// The guest's id and name, and the level of the bot, of one seat.
type Sitting = (Option<(String, String)>, Option<String>);

/// Everything but the marks, which are many and packed after it.
#[derive(Serialize, Deserialize)]
struct Head {
    format: u32,
    seq: u64,
    changed: u64,
    status: Status,
    edition: u32,
    /// What the host had made of the table; snapshots of before tables could be changed lack it.
    #[serde(default)]
    terms: Option<Terms>,
    seated: Vec<Sitting>,
    /// The moves that were not taken back.
    moves: Vec<(u8, String)>,
    hash: Option<String>,
    notes: Vec<(usize, LogEntry)>,
    counts: [u32; Viewers::COUNT],
    last_seen: [u64; MAX_SEATS],
    due_since: [Option<u64>; MAX_SEATS],
    clocks: Vec<(Option<u64>, u64)>,
    clock_moves: u32,
    proposal: Option<(u8, ProposalKind, usize, u8)>,
    sent: Vec<(u8, Sent)>,
    rematch: Option<String>,
    marks: usize,
}

impl LiveTable {
    /// The table as bytes; `None` if it can't be one.
    pub fn snapshot(&self) -> Option<Vec<u8>> {
        if self.broken.is_some() {
            return None;
        }
        let game = self.game.as_deref();
        let person = |guest: &Guest| (guest.id.clone(), guest.name.clone());
        let seated = |seated: &Seated| {
            (seated.guest.as_ref().map(person), seated.bot.map(|level| level.name().to_string()))
        };
        let lines = 0..game.map_or(0, titles::Table::lines);
        let moves = lines.map(|line| {
            let (seat, action) = game?.line(line)?;
            Some((seat.0, self.text(action)))
        });
        let head = Head {
            format: FORMAT,
            seq: self.seq,
            changed: self.changed,
            status: self.status,
            edition: self.edition,
            terms: Some(self.meta.terms()),
            seated: self.seated.iter().map(seated).collect(),
            moves: moves.collect::<Option<_>>()?,
            hash: game.map(|game| game.hash().to_string()),
            notes: self.notes.iter().cloned().collect(),
            counts: self.counts,
            last_seen: self.last_seen,
            due_since: self.due_since,
            clocks: self.clocks.iter().map(|clock| (clock.since, clock.bank)).collect(),
            clock_moves: self.clock_moves,
            proposal: self.proposal.as_ref().map(|ask| (ask.seat.0, ask.what, ask.lines, ask.agreed.0)),
            sent: self.sent.clone(),
            rematch: self.rematch.clone(),
            marks: self.marks.len(),
        };
        let head = serde_json::to_vec(&head).ok()?;
        let mut bytes = Vec::with_capacity(4 + head.len() + self.marks.len() * 11 + self.lines.len() * 8);
        bytes.extend(u32::try_from(head.len()).ok()?.to_le_bytes());
        bytes.extend(head);
        for mark in &self.marks {
            bytes.extend(mark.at.to_le_bytes());
            bytes.extend(mark.seen.bits().to_le_bytes());
            bytes.push(mark.by as u8);
        }
        for line in &self.lines {
            bytes.extend(line.entry.to_le_bytes());
            bytes.extend(line.seen.bits().to_le_bytes());
            bytes.extend(line.open.bits().to_le_bytes());
        }
        Some(bytes)
    }

    /// The table that a snapshot holds; `None` if it does not fit the table or today's rules.
    pub fn from_snapshot(meta: Arc<TableMeta>, bytes: &[u8]) -> Option<LiveTable> {
        let mut bytes = Bytes(bytes);
        let length = u32::from_le_bytes(bytes.take()?) as usize;
        let head: Head = serde_json::from_slice(bytes.split(length)?).ok()?;
        let mut live = LiveTable::new(match head.terms {
            Some(terms) => Arc::new(meta.with(terms)),
            None => meta,
        });
        if head.format != FORMAT || live.broken.is_some() || head.seated.len() != live.seated.len() {
            return None;
        }
        for (seated, (guest, bot)) in live.seated.iter_mut().zip(head.seated) {
            let bot = bot.map(|word| word.parse::<Level>()).transpose().ok()?;
            *seated = Seated { guest: guest.map(|(id, name)| Guest { id, name }), bot };
        }
        if let Some(hash) = head.hash {
            let title = live.title?;
            let mut game = title.open(&live.meta.options, live.meta.seed).ok()?;
            for (seat, text) in &head.moves {
                game.play(Seat(*seat), title.read_action(text).ok()?).ok()?;
            }
            if game.hash().to_string() != hash {
                return None;
            }
            for (seat, guest) in (0..).map(Seat).zip(&live.seated) {
                if let Some(guest) = &guest.guest {
                    game.set_name(seat, &guest.name);
                }
            }
            live.game = Some(game);
        }
        for _ in 0..head.marks {
            let at = u64::from_le_bytes(bytes.take()?);
            let seen = Viewers::from_bits(u16::from_le_bytes(bytes.take()?));
            let [by] = bytes.take()?;
            live.marks.push(EntryMark { at, seen, by: By::from_number(by)? });
        }
        for _ in 0..head.moves.len() {
            let entry = u32::from_le_bytes(bytes.take()?);
            let seen = Viewers::from_bits(u16::from_le_bytes(bytes.take()?));
            let open = Viewers::from_bits(u16::from_le_bytes(bytes.take()?));
            live.lines.push(LineMark { entry, seen, open });
        }
        let clock = |(since, bank)| SeatClock { since, bank };
        let proposal = |(seat, what, lines, agreed)| PendingProposal {
            seat: Seat(seat),
            what,
            lines,
            agreed: SeatSet(agreed),
        };
        Some(LiveTable {
            seq: head.seq,
            changed: head.changed,
            status: head.status,
            edition: head.edition,
            notes: head.notes.into(),
            counts: head.counts,
            last_seen: head.last_seen,
            due_since: head.due_since,
            clocks: head.clocks.into_iter().map(clock).collect(),
            clock_moves: head.clock_moves,
            proposal: head.proposal.map(proposal),
            sent: head.sent,
            rematch: head.rematch,
            ..live
        })
    }
}

/// Bytes to read from the front.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn split(&mut self, length: usize) -> Option<&'a [u8]> {
        let (front, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(front)
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.split(N)?.try_into().ok()
    }
}

#[cfg(test)]
mod tests {
    use table::{Rng, Viewer};

    use super::super::Audience;
    use super::*;
    use crate::api::{AtZero, Clock, Setup};
    use crate::log_entry::{Alteration, Change, Occupant};
    use crate::store::LogRow;

    fn meta(title: &dyn titles::Title) -> Arc<TableMeta> {
        let clock = Some(Clock { move_seconds: 60, bank_seconds: 60, at_zero: AtZero::BotMove });
        Arc::new(TableMeta {
            game: title.name().into(),
            version: title.version(),
            options: title.default_options(),
            setup: Setup { clock, ..Setup::default() },
            ..TableMeta::sample("t")
        })
    }

    /// Any entry that fits: mostly moves, sometimes undo, proposals and changes of seats.
    fn any_change(live: &mut LiveTable, rng: &mut Rng, n: u64) -> Option<Change> {
        let due = live.game.as_ref()?.to_act();
        let seat = due.first()?;
        let sent = Some(Sent { client: "c".into(), n });
        Some(match rng.index(12) {
            0 => LogEntry::Undo { seat: seat.0, steps: 1, sent, hash: String::new() }.into(),
            1 => {
                let (what, lines) = (ProposalKind::Abandon, 0);
                LogEntry::Propose { seat: seat.0, what, lines, sent }.into()
            }
            2 => LogEntry::Decline { seat: seat.0, sent }.into(),
            3 => LogEntry::Bot { seat: seat.0, level: "random".into() }.into(),
            4 => {
                let (guest, name) = (format!("g{seat}"), format!("Person {seat}"));
                LogEntry::Sit { seat: seat.0, guest, name }.into()
            }
            _ => {
                let by = if rng.index(4) == 0 { By::Clock } else { By::Person };
                let action = *rng.pick(live.game.as_mut()?.legal(seat))?;
                Change::Act { seat, actions: vec![action], by, sent }
            }
        })
    }

    /// Everything a table tells: what each viewer gets, who has which seat, and the clocks.
    fn told(live: &mut LiveTable) -> Vec<String> {
        let viewers = (0..live.seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        let mut told = Vec::new();
        for viewer in viewers.collect::<Vec<_>>() {
            let mut news = live.news(viewer, 0);
            news.now = 0;
            told.push(serde_json::to_string(&news).unwrap());
        }
        told.push(serde_json::to_string(&live.info(Some("g0"))).unwrap());
        told.push(format!(
            "{:?} {:?} {}",
            live.next_deadline(),
            live.waiting_for(),
            live.last_sent(Seat(0), "c")
        ));
        told.push(format!(
            "{:?}",
            (0..live.seats()).map(|seat| live.last_seen(Seat(seat))).collect::<Vec<_>>()
        ));
        told
    }

    /// A table from a snapshot and the rest of its log is the table that played on.
    #[test]
    fn a_snapshot_and_the_rest_of_the_log_are_the_whole_table() {
        for title in titles::all() {
            let mut rng = Rng::seeded(3);
            let meta = meta(*title);
            let mut live = LiveTable::new(Arc::clone(&meta));
            let mut at = 10;
            for seat in 0..live.seats() {
                let entry = LogEntry::Sit { seat, guest: format!("g{seat}"), name: format!("Person {seat}") };
                live.write(entry.into(), at, false).unwrap();
            }
            live.write(Change::Start { moves: Vec::new() }, at, false).unwrap();
            let mut rest: Vec<LogRow> = Vec::new();
            let mut snapshot = live.snapshot().unwrap();
            for n in 1..400 {
                if n % 90 == 0 {
                    snapshot = live.snapshot().unwrap();
                    rest.clear();
                }
                at += 1 + u64::from(rng.below(2_000));
                let Some(change) = any_change(&mut live, &mut rng, n) else { break };
                rest.extend(live.write(change, at, false));
            }
            let mut again = LiveTable::from_snapshot(Arc::clone(&meta), &snapshot).expect("it fits");
            again.read_on(rest, Audience::NOBODY);
            assert_eq!(told(&mut again), told(&mut live), "{}", title.name());
        }
    }

    /// The lists know a changed table as it is now; its log begins with what it was made as.
    #[test]
    fn a_changed_table_is_the_same_from_its_log_and_from_its_snapshot() {
        let title = titles::all()[0];
        let options = |seats: u8| {
            let fits = |options: &serde_json::Value| title.check_options(options) == Ok(seats);
            title.cases().into_iter().find(fits).expect("a table with this number of seats")
        };
        let made = Arc::new(TableMeta { options: options(3), ..(*meta(title)).clone() });
        let mut live = LiveTable::new(Arc::clone(&made));
        let now = Terms { options: options(2), setup: Setup::default() };
        let sit = LogEntry::Sit { seat: 2, guest: "g0".into(), name: "Ada".into() };
        let seats = vec![
            Occupant::Person { guest: "g0".into(), name: "Ada".into() },
            Occupant::Bot { level: "random".into() },
        ];
        let alter = Alteration { was: made.terms(), now: now.clone(), seats, moved: Vec::new() };
        let log: Vec<LogRow> = [sit, LogEntry::Alter(Box::new(alter))]
            .into_iter()
            .map(|entry| live.write(entry.into(), 10, false).unwrap())
            .collect();
        let listed = Arc::new(made.with(now));
        let mut from_log = LiveTable::load(Arc::clone(&listed), log);
        let snapshot = live.snapshot().unwrap();
        assert_eq!(told(&mut from_log), told(&mut live));
        for meta in [made, listed] {
            let mut again = LiveTable::from_snapshot(meta, &snapshot).expect("it fits");
            assert_eq!(told(&mut again), told(&mut live));
        }
    }

    #[test]
    fn what_does_not_fit_is_thrown_away() {
        let title = titles::all()[0];
        let live = LiveTable::new(meta(title));
        let good = live.snapshot().unwrap();
        assert!(LiveTable::from_snapshot(meta(title), &good).is_some());
        for length in 0..good.len() {
            assert!(LiveTable::from_snapshot(meta(title), &good[..length]).is_none(), "{length}");
        }
        assert!(LiveTable::from_snapshot(meta(titles::all()[1]), &good).is_none(), "another number of seats");
    }
}
