use super::state::ROUNDS;
use super::{Open, Phase, Secret, View};
use crate::{Message, Paragraph, Seat, SeatSet, Viewer};

const ROUND: &str = "example-board-round";
const PEEKING: &str = "example-board-peeking";
const OFFERING: &str = "example-board-offering";
const OVER: &str = "example-board-over";
const SEAT: &str = "example-board-seat";
const CHIPS: &str = "example-board-chips";
const PEEKED: &str = "example-board-peeked";
const SEALED: &str = "example-board-sealed";
const WON: &str = "example-board-won";
const OWN: &str = "example-board-own";
const HELD: &str = "example-board-held";
const OFFERED: &str = "example-board-offered";
const SEEN: &str = "example-board-seen";

/// What [`describe`] can say.
pub(super) const MESSAGES: [&str; 13] =
    [ROUND, PEEKING, OFFERING, OVER, SEAT, CHIPS, PEEKED, SEALED, WON, OWN, HELD, OFFERED, SEEN];

/// The position in words: the round, each seat, and the viewer's own secrets.
pub(super) fn describe(view: &View) -> Vec<Paragraph> {
    let seats = SeatSet::all(view.open.options.players);
    let mut board = vec![round(&view.open)];
    board.extend(seats.iter().map(|seat| table_of(&view.open, seat)));
    if let (Viewer::Seat(_), Some(own)) = (view.viewer, &view.own) {
        board.push(secrets(own));
    }
    board
}

fn round(open: &Open) -> Paragraph {
    let about = Message::new(ROUND).with("round", open.round).with("of", ROUNDS);
    let phase = match open.phase {
        Phase::Peeking(seat) => Message::new(PEEKING).with("seat", seat),
        Phase::Offering => Message::new(OFFERING),
        Phase::Over => Message::new(OVER),
    };
    Paragraph { about, parts: vec![phase] }
}

/// What lies open in front of a seat.
fn table_of(open: &Open, seat: Seat) -> Paragraph {
    let mut parts = vec![Message::new(CHIPS).with("count", open.chips[seat.index()])];
    parts.extend(open.peeked.contains(seat).then(|| Message::new(PEEKED)));
    parts.extend(open.sealed.contains(seat).then(|| Message::new(SEALED)));
    let won = open.won[seat.index()];
    parts.extend(won.iter().map(|sample| Message::new(WON).with("sample", sample.number())));
    Paragraph { about: Message::new(SEAT).with("seat", seat), parts }
}

fn secrets(own: &Secret) -> Paragraph {
    let mut parts: Vec<Message> =
        own.hand.iter().map(|sample| Message::new(HELD).with("sample", sample.number())).collect();
    parts.extend(own.offer.map(|sample| Message::new(OFFERED).with("sample", sample.number())));
    parts.extend(own.seen.map(|sample| Message::new(SEEN).with("sample", sample.number())));
    Paragraph { about: Message::new(OWN), parts }
}
