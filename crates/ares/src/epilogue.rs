//! Why the game ended as it did.

use table::{Message, Outcome, Paragraph, Seat};

use crate::describe;
use crate::state::{Open, Stage};

/// The sentences of an epilogue.
pub const IDS: [&str; 6] = [
    "ares-epilogue-player",
    "ares-epilogue-card",
    "ares-epilogue-goal",
    "ares-epilogue-points",
    "ares-epilogue-tie",
    "ares-epilogue-resources",
];

/// How far Mars and the points of a team came (AE-COOP-14, AE-SOLO-22), what each card brought (AE-SCO-03), and what
/// broke a tie (AE-SCO-08). Nothing before the end.
pub(crate) fn epilogue(open: &Open) -> Vec<Paragraph> {
    if open.stage != Stage::Over {
        return Vec::new();
    }
    let rules = open.rules();
    let mut told = Vec::new();
    if rules.together {
        let mut goal = Paragraph::about(Message::new("ares-epilogue-goal"));
        goal.parts = describe::parameters(&open.planet);
        let total: i32 = open.everybody().iter().map(|seat| open.score(seat)).sum();
        let needed = rules
            .goal
            .map(|goal| Message::new("ares-epilogue-points").with("points", total).with("goal", goal));
        goal.parts.extend(needed);
        told.push(goal);
    }
    told.extend(open.everybody().iter().map(|seat| player(open, seat)));
    if !rules.together && Outcome::tied(open.everybody().iter().map(|seat| open.score(seat))) {
        let mut tie = Paragraph::about(Message::new("ares-epilogue-tie"));
        tie.parts.extend(open.everybody().iter().map(|seat| {
            Message::new("ares-epilogue-resources").with("seat", seat).with("count", open.tie_break(seat))
        }));
        told.push(tie);
    }
    told.retain(|paragraph| !paragraph.parts.is_empty());
    told
}

fn player(open: &Open, seat: Seat) -> Paragraph {
    let mut player = Paragraph::about(Message::new("ares-epilogue-player").with("seat", seat));
    let worth = open.board(seat).tableau.iter().map(|card| (card, open.vp_of(seat, card)));
    player.parts.extend(worth.filter(|(_, points)| *points != 0).map(|(card, points)| {
        Message::new("ares-epilogue-card").with("card", card.name()).with("points", points)
    }));
    player
}
