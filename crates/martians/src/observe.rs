//! A position as numbers for learning.

use table::{Observe, Viewer};

use crate::material::*;
use crate::options::{Aim, Variant};
use crate::state::*;
use crate::view::View;

/// The kinds of question.
const FRAMES: usize = 21;
/// The numbers for each colour.
const COLOUR_FACTS: usize = 4
    + Resource::COUNT
    + 1
    + 1
    + FIELDS
    + 2 * Quarter::COUNT
    + 3
    + 4
    + Expert::COUNT * 2
    + Assistant::COUNT
    + Crop::COUNT
    + CorpTech::COUNT
    + Installation::COUNT
    + ColonyTech::COUNT
    + Quarter::COUNT
    + 2
    + 1;
/// The numbers for each hex of the excavation area.
const HEX_FACTS: usize = 5;
/// The numbers for each hex of the additional board.
const CELL_FACTS: usize = 3 + Exploration::COUNT;

/// The layout, in this order; colours are listed clockwise from the viewer's own (from blue for a spectator), and
/// a colour not in play is all zeros:
///
/// | numbers | what |
/// |---|---|
/// | 4 + 15 + 1 + 3 | variant, scenario or commissions, players ÷ 4, prototype, collector's edition, mission must succeed |
/// | 2 | cycle ÷ 5, round ÷ 4 |
/// | 20 | the kind of question that waits |
/// | 4 × 97 | a colour: in play, first player, asked, in turn; stock ÷ 10 by resource (reputation ÷ 50); cards in hand ÷ 10; pool ÷ 3; its fields; infirmaries and apartments ÷ 3 by quarter; dead ÷ 4, unlocked, living ÷ 4; rounds without a turn; experts ÷ 2, unused experts ÷ 2; assistants ÷ 2; crop; technologies; installations ÷ 4; colony technologies; its quarter; kept tokens ÷ 8; change of its next turn |
/// | 9 + 28 + 28 + 28 | construction tokens, development tokens, unavailability tokens, fields closed by cards |
/// | 12 + 4 | demand tokens ÷ 4 by quarter and kind, birthrate tokens ÷ 4 |
/// | 1 + 7 + 7 + 7 | RTG ÷ 6, weather, earlier weathers ÷ 3, the top card where the viewer knows it |
/// | 44 + 44 | events so far, the event foretold |
/// | 37 × 5 | a hex: machine, face up, face down, regolith ÷ 3, dirty ice ÷ 3 |
/// | 12 | face-down tokens ÷ 7 by kind |
/// | 8 + 3 + 12 + 3 + 24 | experts, assistants, research tiles, crop tiles ÷ 2, commissions on display |
/// | 4 + 4 + 4 | the viewer's (or common) examination cards ÷ 7, drawn since the last shuffle ÷ 7, discarded ÷ 7 |
/// | 12 | the viewer's hidden goals |
/// | 31 + 3 | steps of the scenario done ÷ 12, counter ÷ 12, failed, waived |
/// | 20 × 9 | a hex of the additional board: expedition, face up, face down, its token |
/// | 1 + 16 + 9 + 9 + 2 + 16 | the turn: time units ÷ 4, actions used, buildings placed in, building that must act, RTG used, regolith taken ÷ 4; the offer, given then asked, ÷ 4 |
/// | 6 | lasting effects: excavation energy, excavation time, MOXIE energy, harvest energy, turn time, RTG closed |
impl Observe for Martians {
    const SIZE: usize = 4
        + Aim::COUNT
        + 1
        + 3
        + 2
        + FRAMES
        + MAX_COLOURS * COLOUR_FACTS
        + Building::COUNT
        + 3 * FIELDS
        + Quarter::COUNT * Demand::COUNT
        + Quarter::COUNT
        + 1
        + 3 * Weather::COUNT
        + 2 * EventCard::COUNT
        + HEXES * HEX_FACTS
        + Dig::COUNT
        + Expert::COUNT
        + Assistant::COUNT
        + Research::COUNT
        + Crop::COUNT
        + Commission::COUNT
        + 3 * Mineral::COUNT
        + HiddenGoal::COUNT
        + Requirement::COUNT
        + 3
        + CELLS * CELL_FACTS
        + 1
        + Work::COUNT
        + 2 * Building::COUNT
        + 2
        + 2 * GOODS.len()
        + 6;

    fn observe(view: &View, out: &mut Vec<f32>) {
        out.clear();
        let open = &view.open;
        // Everything the viewer does not know is left as it is in an empty secret.
        let own = view.own.unwrap_or_default();
        table(open, out);
        let from = match view.viewer {
            Viewer::Seat(seat) => seat.0,
            Viewer::Spectator | Viewer::Open => 0,
        };
        for place in 0..MAX_COLOURS as u8 {
            let plays = place < open.colours();
            let at = if plays { (from + place) % open.colours() } else { 0 };
            colour(open, plays.then_some(Colour::nth(at)), out);
        }
        board(open, &own, out);
        area(open, out);
        displays(open, out);
        hand(open, &own, out);
        mission(open, out);
        turn(open, out);
        debug_assert_eq!(out.len(), Martians::SIZE);
    }
}

fn flag(out: &mut Vec<f32>, is: bool) {
    out.push(f32::from(u8::from(is)));
}

fn part(out: &mut Vec<f32>, n: impl Into<f32>, of: f32) {
    out.push(n.into() / of);
}

/// One of `n`, or none.
fn one_of(out: &mut Vec<f32>, n: usize, is: Option<usize>) {
    out.extend((0..n).map(|at| f32::from(u8::from(is == Some(at)))));
}

fn bits(out: &mut Vec<f32>, n: usize, set: u64) {
    out.extend((0..n).map(|at| (set >> at & 1) as f32));
}

fn counts(out: &mut Vec<f32>, of: &[u8], scale: f32) {
    out.extend(of.iter().map(|n| f32::from(*n) / scale));
}

fn table(open: &Open, out: &mut Vec<f32>) {
    one_of(out, Variant::COUNT, Some(open.options.variant.index()));
    let aim = open.options.mission().map_or(Aim::Commissions, Aim::of);
    one_of(out, Aim::COUNT, Some(aim.index()));
    part(out, open.options.players, 4.0);
    flag(out, open.options.edition == crate::Edition::Prototype);
    flag(out, open.options.collectors);
    flag(out, open.options.must_succeed);
    part(out, open.cycle, 5.0);
    part(out, open.round, 4.0);
    one_of(out, FRAMES, open.frames.last().and_then(question));
}

/// The place of a question in the list of kinds.
fn question(frame: &Frame) -> Option<usize> {
    Some(match frame {
        Frame::Claim(_) => 0,
        Frame::Goals => 1,
        Frame::Lay(..) => 2,
        Frame::Choose(..) => 3,
        Frame::Bear(..) => 4,
        Frame::Confine(..) => 5,
        Frame::Remove(..) => 6,
        Frame::TakeCrop(_) => 7,
        Frame::Rift(_) => 8,
        Frame::Enter(..) => 9,
        Frame::Turn => 10,
        Frame::Dig(false, _) => 11,
        Frame::Dig(true, _) => 12,
        Frame::Crystals(..) => 13,
        Frame::Pay(..) => 14,
        Frame::Rest(_) => 15,
        Frame::Builder => 16,
        Frame::Offer => 17,
        Frame::Answer => 18,
        Frame::Deliver(_) => 19,
        Frame::Finish(..) => 20,
        Frame::Flow(_) | Frame::Run(..) | Frame::Each(..) => return None,
    })
}

fn colour(open: &Open, colour: Option<Colour>, out: &mut Vec<f32>) {
    let Some(colour) = colour else {
        out.resize(out.len() + COLOUR_FACTS, 0.0);
        return;
    };
    let at = colour.index();
    let asked = match open.frames.last() {
        Some(Frame::Answer) => open.offer.partner == colour,
        Some(Frame::Goals) => open.chosen >> at & 1 == 0,
        _ => open.turn.colour == colour,
    };
    flag(out, true);
    flag(out, open.first == colour);
    flag(out, asked);
    flag(out, open.turn.colour == colour);
    let stock = open.stock(colour);
    for what in Resource::ALL {
        let scale = if *what == Resource::Reputation { 50.0 } else { 10.0 };
        part(out, stock.get(*what), scale);
    }
    let held = if open.rules().pooled { open.cards.iter().sum() } else { open.hands[at] };
    part(out, held, 10.0);
    part(out, open.pool[at], 3.0);
    bits(out, FIELDS, open.markers[at].0.into());
    for zone in Zone::ALL {
        counts(out, &open.confined[zone.index()][at], 3.0);
    }
    part(out, open.dead[at], 4.0);
    flag(out, open.unlocked[at]);
    part(out, open.living(colour), 4.0);
    bits(out, 4, open.graves[at].into());
    let card = open.corporation(colour);
    for unused_only in [false, true] {
        for expert in Expert::ALL {
            let here = card.experts.iter().filter(|staff| staff.expert == *expert);
            let n = here.filter(|staff| !unused_only || !staff.used).count() as u8;
            part(out, n, 2.0);
        }
    }
    counts(out, &card.assistants, 2.0);
    one_of(out, Crop::COUNT, card.crop.map(Crop::index));
    bits(out, CorpTech::COUNT, card.techs.into());
    counts(out, &card.installations, 4.0);
    bits(out, ColonyTech::COUNT, open.colony_techs[open.colony(colour)].into());
    one_of(out, Quarter::COUNT, open.claimed[at].map(Quarter::index));
    part(out, open.kept_construction[at], 8.0);
    part(out, open.kept_development[at], 8.0);
    part(out, open.next_turn[at], 1.0);
}

fn board(open: &Open, own: &Secret, out: &mut Vec<f32>) {
    bits(out, Building::COUNT, open.construction.0.into());
    bits(out, FIELDS, open.development.0.into());
    bits(out, FIELDS, open.unavailable.0.into());
    let closed = open.active.iter().fold(0, |closed, active| match active.modifier {
        Modifier::CloseField(field) => closed | 1 << field.0,
        Modifier::CloseBuilding(building) => closed | building.mask().0,
        _ => closed,
    });
    bits(out, FIELDS, closed.into());
    open.demand.iter().for_each(|quarter| counts(out, quarter, 4.0));
    counts(out, &open.birthrate, 4.0);
    part(out, open.rtg, 6.0);
    one_of(out, Weather::COUNT, Some(open.weather.index()));
    counts(out, &open.weather_past, 3.0);
    one_of(out, Weather::COUNT, own.forecast.or(open.shown_weather).map(Weather::index));
    let seen = open.events.iter().fold(0, |seen, event| seen | 1 << event.index());
    bits(out, EventCard::COUNT, seen);
    one_of(out, EventCard::COUNT, open.foretold.map(EventCard::index));
}

fn area(open: &Open, out: &mut Vec<f32>) {
    for hex in HexSet::ALL.iter() {
        let up = open.up.contains(hex);
        let spec = &tables().digs[open.digs[hex.0 as usize].index()];
        flag(out, open.machine == hex);
        flag(out, up);
        flag(out, open.down.contains(hex));
        part(out, if up { spec.regolith } else { 0 }, 3.0);
        part(out, if up { spec.ice } else { 0 }, 3.0);
    }
    counts(out, &open.buried, 7.0);
}

fn displays(open: &Open, out: &mut Vec<f32>) {
    counts(out, &open.experts.shown, 2.0);
    counts(out, &open.assistants.shown, 2.0);
    counts(out, &open.research.shown, 2.0);
    counts(out, &open.crops, 2.0);
    for card in Commission::ALL {
        flag(out, open.commissions.contains(*card));
    }
}

fn hand(open: &Open, own: &Secret, out: &mut Vec<f32>) {
    let cards = if open.rules().pooled { &open.cards } else { &own.cards };
    counts(out, cards, 7.0);
    counts(out, &own.drawn, 7.0);
    counts(out, &open.spent, 7.0);
    for goal in HiddenGoal::ALL {
        flag(out, own.goals.contains(*goal));
    }
}

fn mission(open: &Open, out: &mut Vec<f32>) {
    for step in Requirement::ALL {
        part(out, if open.plays(*step) { open.times(*step) } else { 0 }, 12.0);
    }
    part(out, open.mission.counter, 12.0);
    flag(out, open.mission.failed);
    flag(out, open.mission.waived.is_some());
    let expedition = &open.mission.expedition;
    for at in 0..CELLS {
        let up = expedition.up >> at & 1 != 0;
        flag(out, expedition.at == Some(Cell(at as u8)));
        flag(out, up);
        flag(out, expedition.down >> at & 1 != 0);
        one_of(out, Exploration::COUNT, up.then(|| expedition.faces[at].index()));
    }
}

fn turn(open: &Open, out: &mut Vec<f32>) {
    let turn = &open.turn;
    part(out, turn.time, 4.0);
    bits(out, Work::COUNT, turn.used.into());
    bits(out, Building::COUNT, turn.placed.0.into());
    one_of(out, Building::COUNT, turn.must.map(Building::index));
    flag(out, turn.rtg);
    part(out, turn.regolith, 4.0);
    counts(out, &open.offer.give, 4.0);
    counts(out, &open.offer.ask, 4.0);
    let sum =
        |of: &dyn Fn(Modifier) -> i8| -> i8 { open.active.iter().map(|active| of(active.modifier)).sum() };
    let cost = |work| {
        sum(&move |modifier| match modifier {
            Modifier::Cost(Target::Work(on), _, delta) if on == work => delta,
            _ => 0,
        })
    };
    let longer = sum(&|modifier| if let Modifier::Time(_, delta) = modifier { delta } else { 0 });
    let turns = sum(&|modifier| if let Modifier::TurnTime(delta) = modifier { delta } else { 0 });
    part(out, cost(Work::Excavate), 1.0);
    part(out, longer, 1.0);
    part(out, cost(Work::MakeOxygen), 1.0);
    part(out, cost(Work::Harvest), 1.0);
    part(out, turns, 1.0);
    flag(out, open.active.iter().any(|active| active.modifier == Modifier::CloseRtg));
}
