use table::{Observe, Piece, Set, Viewer};

use crate::action::DOCKS;
use crate::material::{
    ASTRONAUTS, COLOURS, CardKind, Character, Colour, EventCard, OUTER_ZONES, RESOURCES, ROUNDS, ZONES, Zone,
};
use crate::state::{Frame, Open, RedPlanet, Secret, Stage, Vessel};
use crate::view::View;

/// The scale for point tokens of one kind.
const TOKEN_SCALE: f32 = 20.0;
/// The largest capacity of a ship.
const CAPACITY_SCALE: f32 = 6.0;
const STAGES: usize = 7;
const FRAMES: usize = 17;
const COLOUR_FACTS: usize = 4 + RESOURCES + 2 * Character::COUNT;
const ZONE_FACTS: usize = COLOURS + (1 + RESOURCES) + RESOURCES + 1;
const SHIP_FACTS: usize = 2 + COLOURS + (1 + ZONES);

/// The layout, in this order. Colours are listed clockwise from the viewer's main colour (for a spectator, from the
/// first colour); a colour not in play is all zeros:
///
/// | numbers | what |
/// |---|---|
/// | 7 + 2 | stage (one of seven), round ÷ 10, number called ÷ 10 |
/// | 17 | the kind of decision that is open (one of seventeen; zeros in a simultaneous choice) |
/// | 6 × 25 | a colour: in play, first player, decides now, supply ÷ 22, tokens ÷ 20 by kind, face-up characters, character turned up this round |
/// | 6 | astronauts on the memorial ÷ 22, by colour |
/// | 10 × 14 | a zone: astronauts ÷ 22 by colour, resource (face down, ice, sylvanite, celerium), pile ÷ 20 by kind, destination tokens in the pool ÷ 2 |
/// | 7 × 15 | an outer zone: a discovery lies there, it is face up, the card if known (one of thirteen) |
/// | 12 × 19 | docks, then flights: a ship is there, free seats ÷ 6, crew ÷ 6 by colour, destination (unknown, or one of ten) |
/// | 30 + 13 + 9 + 9 + 13 | own: cards held, missions dealt, sealed character, neutral card, discovery just drawn |
/// | 1 | event deck ÷ 30 |
impl Observe for RedPlanet {
    const SIZE: usize = STAGES
        + 2
        + FRAMES
        + COLOURS * COLOUR_FACTS
        + COLOURS
        + ZONES * ZONE_FACTS
        + OUTER_ZONES * 15
        + 2 * DOCKS * SHIP_FACTS
        + EventCard::COUNT
        + 13
        + 2 * Character::COUNT
        + 13
        + 1;

    fn observe(view: &View, out: &mut Vec<f32>) {
        out.clear();
        let open = &view.open;
        let own = view.own.unwrap_or_default();
        let from = match view.viewer {
            Viewer::Seat(seat) => open.main_colour(seat),
            Viewer::Spectator | Viewer::Open => Colour::Yellow,
        };
        let colours = order(open, from);
        one_of(out, STAGES, Some(stage(open.stage)));
        out.push(f32::from(open.round) / f32::from(ROUNDS));
        out.push(f32::from(open.calling) / 10.0);
        one_of(out, FRAMES, open.frames.last().map(|frame| kind(*frame)));
        for colour in colours {
            colour_facts(open, colour, out);
        }
        by_colour(out, &colours, &open.lost, f32::from(ASTRONAUTS));
        for zone in Zone::all() {
            zone_facts(open, zone, &colours, out);
        }
        for zone in 0..OUTER_ZONES {
            discovery_facts(open, &own, zone, out);
        }
        for dock in &open.docks {
            ship_facts(dock.as_ref(), &colours, out);
        }
        for flight in 0..DOCKS {
            ship_facts(open.flights.get(flight), &colours, out);
        }
        own_facts(&own, out);
        out.push(f32::from(open.event_deck) / EventCard::COUNT as f32);
    }
}

/// The colours in play clockwise from `from`, then `None` for those not in play.
fn order(open: &Open, from: Colour) -> [Option<Colour>; COLOURS] {
    let mut order = [None; COLOURS];
    for (place, colour) in order.iter_mut().zip(open.clockwise_from(from)) {
        *place = Some(colour);
    }
    order
}

fn colour_facts(open: &Open, colour: Option<Colour>, out: &mut Vec<f32>) {
    let Some(colour) = colour else {
        out.extend([0.0; COLOUR_FACTS]);
        return;
    };
    let at = colour as usize;
    out.extend([1.0, yes(open.first == colour), yes(open.actor == colour)]);
    out.push(f32::from(open.supply[at]) / f32::from(ASTRONAUTS));
    out.extend(open.held[at].map(|tokens| f32::from(tokens) / TOKEN_SCALE));
    many(out, open.played[at]);
    one_of(out, Character::COUNT, open.revealed[at].map(Piece::ordinal));
}

fn zone_facts(open: &Open, zone: Zone, colours: &[Option<Colour>; COLOURS], out: &mut Vec<f32>) {
    let at = zone as usize;
    by_colour(out, colours, &open.zones[at], f32::from(ASTRONAUTS));
    one_of(out, 1 + RESOURCES, Some(open.resources[at].map_or(0, |resource| 1 + resource as usize)));
    out.extend(open.piles[at].map(|tokens| f32::from(tokens) / TOKEN_SCALE));
    out.push(f32::from(open.pool[at]) / 2.0);
}

fn discovery_facts(open: &Open, own: &Secret, zone: usize, out: &mut Vec<f32>) {
    let place = open.discoveries[zone];
    out.extend([yes(place.by.is_some()), yes(place.card.is_some())]);
    one_of(out, 13, place.card.or(own.known[zone]).map(within_kind));
}

fn ship_facts(vessel: Option<&Vessel>, colours: &[Option<Colour>; COLOURS], out: &mut Vec<f32>) {
    let Some(vessel) = vessel else {
        out.extend([0.0; SHIP_FACTS]);
        return;
    };
    out.extend([1.0, f32::from(vessel.free_seats()) / CAPACITY_SCALE]);
    by_colour(out, colours, &vessel.crew, CAPACITY_SCALE);
    one_of(out, 1 + ZONES, Some(vessel.destination().map_or(0, |zone| 1 + zone as usize)));
}

fn own_facts(own: &Secret, out: &mut Vec<f32>) {
    let held: Set<EventCard> = own.cards.iter().chain(own.mission).collect();
    many(out, held);
    let dealt = own.dealt;
    out.extend(EventCard::of_kind(CardKind::Mission).iter().map(|card| yes(dealt.contains(&Some(card)))));
    one_of(out, Character::COUNT, own.character.map(Piece::ordinal));
    one_of(out, Character::COUNT, own.neutral.map(Piece::ordinal));
    one_of(out, 13, own.drawn.map(within_kind));
}

/// The position of a card among those of its kind.
fn within_kind(card: EventCard) -> usize {
    EventCard::of_kind(card.kind()).iter().position(|other| other == card).unwrap_or(0)
}

fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Missions => 0,
        Stage::Characters => 1,
        Stage::Countdown => 2,
        Stage::Reveal(_) => 3,
        Stage::BeforeProduction => 4,
        Stage::AfterProduction => 5,
        Stage::Over => 6,
    }
}

fn kind(frame: Frame) -> usize {
    match frame {
        Frame::Board { .. } => 0,
        Frame::BoardTogether { .. } => 1,
        Frame::Destination { .. } => 2,
        Frame::Explore { .. } => 3,
        Frame::Research => 4,
        Frame::Assign => 5,
        Frame::Look => 6,
        Frame::ForceLaunch => 7,
        Frame::Destroy => 8,
        Frame::Replace => 9,
        Frame::Kill { .. } => 10,
        Frame::Drop { .. } => 11,
        Frame::Token => 12,
        Frame::Leave { .. } => 13,
        Frame::Rescue { .. } => 14,
        Frame::Espionage => 15,
        Frame::Order => 16,
    }
}

fn yes(fact: bool) -> f32 {
    if fact { 1.0 } else { 0.0 }
}

fn one_of(out: &mut Vec<f32>, count: usize, which: Option<usize>) {
    out.extend((0..count).map(|at| yes(which == Some(at))));
}

fn many<T: Piece>(out: &mut Vec<f32>, set: Set<T>) {
    out.extend(T::all().map(|piece| yes(set.contains(piece))));
}

fn by_colour(out: &mut Vec<f32>, colours: &[Option<Colour>; COLOURS], counts: &[u8; COLOURS], scale: f32) {
    out.extend(colours.map(|colour| colour.map_or(0.0, |colour| f32::from(counts[colour as usize]) / scale)));
}
