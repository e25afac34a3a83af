//! Why the game ended as it did.

use table::{Message, Options, Outcome, Paragraph, Seat};

use crate::material::*;
use crate::state::*;

/// The sentences of an epilogue.
pub(crate) const IDS: &[&str] = &[
    "martians-epilogue-needs",
    "martians-epilogue-demand",
    "martians-epilogue-dead",
    "martians-epilogue-tie",
    "martians-epilogue-credits",
];

/// The mission step by step (MA-END-03, MA-END-08), what the colony still lacked, and what broke a tie (MA-END-13,
/// MA-END-23). Nothing before the end.
pub(crate) fn epilogue(open: &Open, outcome: Option<Outcome>) -> Vec<Paragraph> {
    let Some(outcome) = outcome else { return Vec::new() };
    let mut told: Vec<Paragraph> = crate::describe::mission(open).into_iter().collect();
    let mut needs = Paragraph::about(Message::new("martians-epilogue-needs"));
    needs.parts.extend(Quarter::ALL.iter().filter_map(|quarter| {
        let left = open.left[quarter.index()];
        let said =
            Message::new("martians-epilogue-demand").with("quarter", quarter.name()).with("count", left);
        (left > 0).then_some(said)
    }));
    let dead: u8 = open.dead.iter().sum();
    needs.parts.extend((dead > 0).then(|| Message::new("martians-epilogue-dead").with("count", dead)));
    told.push(needs);
    let scores = outcome.standings.iter().map(|standing| standing.score);
    if !open.options.together() && Outcome::tied(scores) {
        let mut tie = Paragraph::about(Message::new("martians-epilogue-tie"));
        tie.parts.extend(outcome.standings.iter().zip(0..).map(|(standing, seat)| {
            Message::new("martians-epilogue-credits")
                .with("seat", Seat(seat))
                .with("count", standing.tie_break)
        }));
        told.push(tie);
    }
    told.retain(|paragraph| !paragraph.parts.is_empty());
    told
}
