//! Why the game ended as it did.

use table::{Message, Outcome, Paragraph, Piece, Seat};

use crate::material::Zone;
use crate::scoring;
use crate::state::{Open, Stage};

/// The sentences of an epilogue.
pub(crate) const IDS: &[&str] = &[
    "redplanet-epilogue-player",
    "redplanet-epilogue-mission",
    "redplanet-epilogue-discovery",
    "redplanet-epilogue-tie",
    "redplanet-epilogue-tokens",
];

/// What each mission and each discovery brought, and what broke a tie (RP-SCO-04). Nothing before the end.
pub(crate) fn epilogue(open: &Open) -> Vec<Paragraph> {
    if open.stage != Stage::Over {
        return Vec::new();
    }
    let seats = || (0..open.seats()).map(Seat);
    let mut told: Vec<Paragraph> = seats().map(|seat| player(open, seat)).collect();
    let points = |seat| scoring::points(open, open.main_colour(seat)).total();
    if Outcome::tied(seats().map(points)) {
        let mut tie = Paragraph::about(Message::new("redplanet-epilogue-tie"));
        tie.parts.extend(seats().map(|seat| {
            let tokens = scoring::token_count(open, open.main_colour(seat));
            Message::new("redplanet-epilogue-tokens").with("seat", seat).with("count", tokens)
        }));
        told.push(tie);
    }
    told.retain(|paragraph| !paragraph.parts.is_empty());
    told
}

fn player(open: &Open, seat: Seat) -> Paragraph {
    let colour = open.main_colour(seat);
    let mut player = Paragraph::about(Message::new("redplanet-epilogue-player").with("seat", seat));
    player.parts.extend(open.missions[seat.index()].iter().map(|card| {
        let points = scoring::mission(open, colour, card);
        Message::new("redplanet-epilogue-mission").with("card", card.name()).with("points", points)
    }));
    for zone in Zone::all() {
        let (Some(card), points) = (open.discovery(zone), scoring::discovery(open, colour, zone)) else {
            continue;
        };
        if points != 0 {
            let said = Message::new("redplanet-epilogue-discovery").with("card", card.name());
            player.parts.push(said.with("zone", zone.name()).with("points", points));
        }
    }
    player
}
