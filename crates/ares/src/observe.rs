//! A position as numbers for learning.

use table::{Observe, Piece, Seat, Viewer};

use crate::material::card::{Card, Corporation, Tag};
use crate::material::count::HOLDERS;
use crate::material::numbers::{HAND_LIMIT, OCEANS, POOL_CUBES, POOL_MARKERS, SEATS, SOLO_ROUNDS};
use crate::material::{Parameter, Phase, Tile};
use crate::options::Variant;
use crate::state::{Ares, Board, Cards, Frame, Stage, View};

const STAGES: usize = 8;
const FRAMES: usize = 19;
const TABLE: usize = 1 + STAGES + 5 + 3 + 3 + OCEANS as usize + 2 + 2 + 1 + 5 + Variant::ALL.len() + 1;
const BOARD: usize = 1 + 7 + 6 + Tag::COUNT + Corporation::COUNT + 5 + 1 + 6 + Card::COUNT;
const OWN: usize = FRAMES + HOLDERS + 5 + 4 * Card::COUNT;

/// The layout, all parts in this order:
///
/// - the table: round / 25 · stage (8, one is 1) · active phases (5) · parameters as parts of their maximum (3)
///   · the same at the start of the phase (3) · flipped ocean spaces (9) · deck and discard pile / 208 ·
///   pool cubes / 27 and markers / 3 · solo marker / 5 · virtual cards left (5) · variant (5) · seats / 4
/// - four boards, the own first, then clockwise, zeros where nobody sits: 1 · TR / 50, M€ / 50, heat / 50,
///   plants / 50, forests / 10, hand / 10, drawn / 10 · levels M€, cards, heat, plants, steel, titanium / 10
///   · tags / 10 (10) · corporation (12) · phase card (5) · passed or chosen · cards played, additional cards,
///   bonus drawn, next discount / 10, shift, TR has risen · tableau (208)
/// - the own question: kind of the open frame (19) · resources on cards / 10 (14) · own sealed phase (5) · hand
///   (208) · drawn or revealed (208) · own discards (208) · chosen card (208)
///
/// A spectator sees the table from seat 0 with zeros in the last part.
impl Observe for Ares {
    const SIZE: usize = TABLE + SEATS * BOARD + OWN;

    fn observe(view: &View, out: &mut Vec<f32>) {
        out.clear();
        table(view, out);
        let players = view.open.options.players;
        let first = match view.viewer {
            Viewer::Seat(seat) => seat.0,
            Viewer::Spectator | Viewer::Open => 0,
        };
        for at in 0..SEATS as u8 {
            if at < players {
                board(view, Seat((first + at) % players), out);
            } else {
                out.resize(out.len() + BOARD, 0.0);
            }
        }
        own(view, Seat(first), out);
        debug_assert_eq!(out.len(), Self::SIZE);
    }
}

fn flag(out: &mut Vec<f32>, on: bool) {
    out.push(f32::from(u8::from(on)));
}

fn part(out: &mut Vec<f32>, value: u16, of: u16) {
    out.push(f32::from(value) / f32::from(of));
}

fn one_of(out: &mut Vec<f32>, at: Option<usize>, of: usize) {
    (0..of).for_each(|place| flag(out, at == Some(place)));
}

fn cards(out: &mut Vec<f32>, set: &Cards) {
    Card::all().for_each(|card| flag(out, set.contains(card)));
}

fn table(view: &View, out: &mut Vec<f32>) {
    let open = &view.open;
    part(out, open.round, SOLO_ROUNDS);
    let stage = match open.stage {
        Stage::Mulligan => 0,
        Stage::Corporations => 1,
        Stage::Planning => 2,
        Stage::Pool => 3,
        Stage::Phase(_) => 4,
        Stage::HandLimit => 5,
        Stage::Raise => 6,
        Stage::Over => 7,
    };
    one_of(out, Some(stage), STAGES);
    Phase::ALL.iter().for_each(|phase| flag(out, open.active.contains(*phase)));
    for planet in [&open.planet, &open.start] {
        for parameter in Parameter::ALL.iter().copied() {
            part(out, planet.get(parameter).into(), parameter.max().into());
        }
    }
    open.oceans.iter().for_each(|tile| flag(out, *tile != Tile(0)));
    part(out, open.deck.into(), Card::COUNT as u16);
    part(out, open.discard.into(), Card::COUNT as u16);
    part(out, open.cubes.into(), POOL_CUBES.into());
    part(out, open.markers.into(), POOL_MARKERS.into());
    part(out, open.marker.into(), 5);
    Phase::ALL.iter().for_each(|phase| flag(out, open.virtual_deck.contains(*phase)));
    one_of(out, Some(open.options.variant as usize), Variant::ALL.len());
    part(out, open.options.players.into(), SEATS as u16);
}

fn board(view: &View, seat: Seat, out: &mut Vec<f32>) {
    let board: &Board = view.open.board(seat);
    flag(out, true);
    for stored in [board.tr, board.mc, board.heat, board.plants] {
        part(out, stored, 50);
    }
    part(out, board.forests, 10);
    part(out, board.hand.into(), HAND_LIMIT.into());
    part(out, board.drawn.into(), HAND_LIMIT.into());
    let levels = &board.levels;
    for level in [levels.mc, levels.cards, levels.heat, levels.plants, levels.steel, levels.titanium] {
        part(out, level, 10);
    }
    board.tags.iter().for_each(|tags| part(out, (*tags).into(), 10));
    one_of(out, board.corporation.map(Piece::ordinal), Corporation::COUNT);
    one_of(out, board.phase.map(|phase| phase as usize), 5);
    flag(out, view.open.done.contains(seat));
    let marks = &board.marks;
    part(out, marks.played.into(), 1);
    part(out, marks.extra.into(), 1);
    flag(out, marks.drew);
    part(out, marks.discount.into(), 10);
    flag(out, marks.shift);
    flag(out, marks.tr_rose);
    cards(out, &board.tableau);
}

fn own(view: &View, seat: Seat, out: &mut Vec<f32>) {
    let Some(own) = &view.own else {
        out.resize(out.len() + OWN, 0.0);
        return;
    };
    let board = view.open.board(seat);
    one_of(out, board.frames.last().map(frame), FRAMES);
    view.open.stock.iter().for_each(|stock| part(out, *stock, 10));
    one_of(out, own.plan.map(|phase| phase as usize), 5);
    cards(out, &own.hand);
    cards(out, &own.drawn.iter().chain(&board.revealed).copied().collect());
    cards(out, &own.discarded);
    cards(out, &own.payment.map(|payment| payment.card).into_iter().collect());
}

fn frame(frame: &Frame) -> usize {
    match frame {
        Frame::Empty => 0,
        Frame::Run { .. } => 1,
        Frame::Triggers => 2,
        Frame::Order => 3,
        Frame::Option { .. } => 4,
        Frame::Mode { .. } => 5,
        Frame::Flip { .. } => 6,
        Frame::Put { .. } => 7,
        Frame::Take { .. } => 8,
        Frame::Discard { .. } => 9,
        Frame::DiscardSome { .. } => 10,
        Frame::Amount { .. } => 11,
        Frame::Split { .. } => 12,
        Frame::OfferDiscard { .. } | Frame::OfferPay { .. } => 13,
        Frame::Keep { .. } => 14,
        Frame::Pick { .. } => 15,
        Frame::Free => 16,
        Frame::Swap => 17,
        Frame::Answer => 18,
    }
}
