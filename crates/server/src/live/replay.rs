//! The game after any number of moves, and as a record.

use std::fmt::Write;

use serde_json::value::RawValue;
use table::{RECORD_FORMAT, Seat, Viewer};

use super::LiveTable;
use crate::api::{Finish, Move, Problem, Replay, Words};
use crate::log_entry::LogEntry;
use crate::store::LogRow;

/// Where in its game a position is.
pub struct Counted {
    /// The number of moves before it.
    pub at: usize,
    /// The number of all moves.
    pub moves: usize,
    /// The number of moves before each round.
    pub rounds: Vec<usize>,
}

/// The number of moves before each round; `moves_in` counts the moves in a number of lines.
pub fn rounds(game: &dyn titles::Table, moves_in: impl Fn(usize) -> usize) -> Vec<usize> {
    let Some(mut again) = game.branch(0) else { return Vec::new() };
    again.listen(false);
    let (mut rounds, mut last) = (vec![0], again.round());
    for line in 0..game.lines() {
        let Some((seat, action)) = game.line(line) else { break };
        if again.play(seat, action).is_err() {
            break;
        }
        if again.round() != last {
            last = again.round();
            rounds.push(moves_in(line + 1));
        }
    }
    rounds
}

/// A position as `viewer` sees it.
pub fn position(
    then: &dyn titles::Table,
    viewer: Viewer,
    Counted { at, moves, rounds }: Counted,
    last: Option<Move>,
) -> Result<Replay, Problem> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Spectator | Viewer::Open => None,
    };
    let view = if viewer == Viewer::Open { open_view(then) } else { then.view(viewer) };
    Ok(Replay {
        at,
        moves,
        seat,
        round: then.round(),
        when: then.when(),
        to_act: then.to_act().iter().map(|seat| seat.0).collect(),
        view: RawValue::from_string(view).map_err(|_| Problem::not_found("view"))?,
        last,
        rounds,
        words: then.describe(viewer).into_iter().map(Words::from).collect(),
        outcome: Finish::of(then),
    })
}

/// Everything: the views of all seats, and after the end what nobody could know.
fn open_view(then: &dyn titles::Table) -> String {
    let seats = (0..then.seats()).map(|seat| then.view(Viewer::Seat(Seat(seat))));
    let seats = seats.collect::<Vec<_>>().join(",");
    match then.outcome() {
        Some(_) => format!("{{\"seats\":[{seats}],\"all\":{}}}", then.view(Viewer::Open)),
        None => format!("{{\"seats\":[{seats}]}}"),
    }
}

impl LiveTable {
    /// How many lines the game has after the first `at` moves that a viewer noticed; also `at` itself and the number of
    /// moves.
    fn lines_at(&self, viewer: Viewer, at: Option<usize>) -> Option<(usize, usize, usize)> {
        if self.status.ended() {
            let moves = self.lines.len();
            let at = at.unwrap_or(moves);
            return (at <= moves).then_some((at, at, moves));
        }
        let noticed =
            |(line, mark): (usize, &super::LineMark)| mark.seen.contains(viewer).then_some(line + 1);
        let noticed: Vec<usize> = self.lines.iter().enumerate().filter_map(noticed).collect();
        let at = at.unwrap_or(noticed.len());
        let lines = if at == 0 { 0 } else { *noticed.get(at - 1)? };
        Some((lines, at, noticed.len()))
    }

    /// How many moves the first `lines` lines are, as a viewer counts them.
    fn moves_in(&self, lines: usize, viewer: Viewer) -> usize {
        if self.status.ended() {
            return lines;
        }
        self.lines[..lines].iter().filter(|mark| mark.seen.contains(viewer)).count()
    }

    /// How many moves had been made after entry `seq`, both as `viewer` counts them.
    pub fn moves_after(&self, seq: u32, viewer: Viewer) -> usize {
        self.moves_in(self.lines_after(seq, viewer), viewer)
    }

    /// The game after `at` moves as `viewer` sees it; by default after all moves.
    pub fn replay(&self, viewer: Viewer, at: Option<usize>) -> Result<Replay, Problem> {
        let game = self.game.as_ref().ok_or_else(|| match &self.broken {
            Some(why) => Problem::new(crate::api::Code::OtherRules, why.clone()),
            None => Problem::wrong_time("the game has not begun"),
        })?;
        let missing = || Problem::not_found("move").field("at");
        let (lines, at, moves) = self.lines_at(viewer, at).ok_or_else(missing)?;
        let then = game.branch(lines).ok_or_else(missing)?;
        let last = lines.checked_sub(1).and_then(|line| {
            let (seat, action) = then.line(line)?;
            let mark = self.lines[line];
            let shown = viewer == Viewer::Open || self.status.ended() || mark.open.contains(viewer);
            Some(Move {
                seat: seat.0,
                by: self.marks[mark.entry as usize].by.word(),
                actions: shown.then(|| then.title().action_text(action)).flatten().into_iter().collect(),
                events: then.retell(line, viewer).into_iter().flatten().collect(),
                boards: None,
            })
        });
        let rounds = rounds(&**game, |lines| self.moves_in(lines, viewer));
        position(&*then, viewer, Counted { at, moves, rounds }, last)
    }

    /// The first `at` moves, to begin a branch with.
    pub fn moves_before(&self, at: usize) -> Option<Vec<(Seat, u16)>> {
        let game = self.game.as_ref()?;
        (at <= game.lines()).then(|| (0..at).filter_map(|line| game.line(line)).collect())
    }

    /// The record as text; made from the log alone if today's rules can't replay it.
    pub fn record(&self, log: &[LogRow]) -> String {
        match &self.game {
            Some(game) => game.record(),
            None => self.bare_record(log),
        }
    }

    fn bare_record(&self, log: &[LogRow]) -> String {
        let meta = &self.meta;
        let mut text = format!(
            "syrtis record {RECORD_FORMAT}\ngame {} {}\noptions {}\nseed {}\n",
            meta.game, meta.version, meta.options, meta.seed
        );
        for (seat, seated) in self.seated.iter().enumerate() {
            if let Some(guest) = &seated.guest {
                let _ = writeln!(text, "name {seat} {}", guest.name);
            }
        }
        let _ = writeln!(text, "\n# {}", self.broken.as_deref().unwrap_or("the game has not begun"));
        let mut lines: Vec<(u8, &str)> = Vec::new();
        for row in log {
            match &row.entry {
                LogEntry::Start { moves, .. } => {
                    lines.extend(moves.iter().map(|(seat, action)| (*seat, action.as_str())));
                }
                LogEntry::Act { seat, actions, .. } => {
                    lines.extend(actions.iter().map(|action| (*seat, action.as_str())));
                }
                LogEntry::Undo { seat, steps, .. } => {
                    for _ in 0..*steps {
                        if let Some(last) = lines.iter().rposition(|(by, _)| by == seat) {
                            lines.remove(last);
                        }
                    }
                }
                LogEntry::Back { lines: kept, .. } => lines.truncate(*kept),
                _ => {}
            }
        }
        for (seat, action) in lines {
            let _ = writeln!(text, "{seat} {action}");
        }
        text
    }
}
