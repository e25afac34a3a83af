use std::sync::LazyLock;

use super::state::{MAX_PLAYERS, ROUNDS, Sample};
use super::{Phase, Prospect};
use crate::{Game, Layout, Observe, Piece, Seat, Sheet};

const SAMPLES: usize = <Sample as Piece>::COUNT;

crate::inputs! {
    /// What everybody sees.
    mod table = "table" {
        ROUND: ROUNDS, "the round";
        PHASE: 3, "peeking, offering, over";
        GONE: SAMPLES, "offers of earlier rounds";
    }
}

crate::inputs! {
    /// What lies before a seat.
    mod board = "seat" {
        SEATED: 1, "somebody sits here";
        TURN: 1, "decides whether to peek";
        PEEKED: 1, "has looked at the buried sample";
        SEALED: 1, "has sealed an offer";
        CHIPS: at [1, 2], "chips";
        WON: SAMPLES, "samples won";
        AHEAD: at [-12, -6, -3, 0, 1, 3, 6, 12], "points more than the best other seat";
    }
}

crate::inputs! {
    /// What only the seat itself knows.
    mod own = "own" {
        HAND: SAMPLES, "samples in hand";
        OFFER: SAMPLES, "the sealed offer";
        SEEN: SAMPLES, "the buried sample, if seen";
    }
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    Layout::new()
        .with(table::SECTION)
        .with_each(board::SECTION, &["own", "2nd", "3rd", "4th"])
        .with(own::SECTION)
});

impl Observe for Prospect {
    fn layout() -> &'static Layout {
        &LAYOUT
    }

    /// Seats are listed clockwise from the own one; places where nobody sits stay off.
    fn inputs(&self, seat: Seat, out: &mut Vec<u16>) {
        let mut sheet = Sheet::new(out);
        self.show_table(&mut sheet);
        sheet.past(table::SECTION);
        for place in 0..MAX_PLAYERS {
            if place < self.seats() {
                self.show_seat(Seat((seat.0 + place) % self.seats()), &mut sheet);
            }
            sheet.past(board::SECTION);
        }
        self.show_own(seat, &mut sheet);
        sheet.past(own::SECTION);
        sheet.end(&LAYOUT);
    }
}

impl Prospect {
    fn show_table(&self, sheet: &mut Sheet<'_>) {
        sheet.one(table::ROUND, usize::from(self.open.round) - 1);
        let phase = match self.open.phase {
            Phase::Peeking(_) => 0,
            Phase::Offering => 1,
            Phase::Over => 2,
        };
        sheet.one(table::PHASE, phase);
        sheet.set(table::GONE, &self.open.gone);
    }

    fn show_seat(&self, of: Seat, sheet: &mut Sheet<'_>) {
        let open = &self.open;
        let points = |seat| {
            let (samples, chips) = open.points(seat);
            samples + chips
        };
        let best = self.everybody().without(of).iter().map(points).max().unwrap_or_default();
        sheet.flag(board::SEATED, true);
        sheet.flag(board::TURN, open.phase == Phase::Peeking(of));
        sheet.flag(board::PEEKED, open.peeked.contains(of));
        sheet.flag(board::SEALED, open.sealed.contains(of));
        sheet.reach(board::CHIPS, open.chips[of.index()].into());
        sheet.set(board::WON, &open.won[of.index()]);
        sheet.reach(board::AHEAD, points(of) - best);
    }

    fn show_own(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let secret = &self.secrets[seat.index()];
        sheet.set(own::HAND, &secret.hand);
        sheet.maybe(own::OFFER, secret.offer.map(Piece::ordinal));
        sheet.maybe(own::SEEN, secret.seen.map(Piece::ordinal));
    }
}
