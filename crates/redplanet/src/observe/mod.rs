//! A position as the inputs of a network that are on.

mod layout;

use table::{Layout, Observe, Piece, Seat, Set, Sheet};

use crate::action::{DOCKS, Place};
use crate::material::{
    COLOURS, Character, Colour, EventCard, OUTER_ZONES, PRODUCTION_AFTER, RESOURCES, Resource,
    TOKENS_PER_ZONE, ZONES, Zone,
};
use crate::scoring;
use crate::state::{Frame, Open, RedPlanet, Secret, Stage, Vessel};
use layout::{
    CREW_STEPS, DESTINATIONS, FIRST_ACTION, FIRST_DISCOVERY, LAYOUT, MISSION_STEPS, TOKEN_STEPS,
    colour as board, discovery, own, shared, ship, zone as place,
};

/// The colours in play, the own one first, then clockwise.
#[derive(Clone, Copy)]
struct Order {
    colours: [Colour; COLOURS],
    count: usize,
}

impl Order {
    fn of(open: &Open, own: Colour) -> Order {
        let mut colours = [own; COLOURS];
        for (place, colour) in colours.iter_mut().zip(open.clockwise_from(own)) {
            *place = colour;
        }
        Order { colours, count: open.colour_count().into() }
    }

    fn own(&self) -> usize {
        self.colours[0] as usize
    }

    /// The others in play.
    fn others(&self) -> impl Iterator<Item = usize> {
        self.colours[1..self.count].iter().map(|colour| *colour as usize)
    }

    /// How many more the own colour has than the best other one.
    fn lead<N: Copy + Into<i32>>(&self, counts: &[N; COLOURS]) -> i32 {
        let best = self.others().map(|other| counts[other].into()).max();
        counts[self.own()].into() - best.unwrap_or_default()
    }
}

impl Observe for RedPlanet {
    fn layout() -> &'static Layout {
        &LAYOUT
    }

    fn net() -> Option<&'static [u8]> {
        Some(include_bytes!("../../data/net.bin"))
    }

    /// Colours are listed clockwise from the seat's main colour; a colour not in play stays off.
    fn inputs(&self, seat: Seat, out: &mut Vec<u16>) {
        let open = &self.open;
        let order = Order::of(open, open.main_colour(seat));
        let points: [i32; COLOURS] = std::array::from_fn(|at| match at < order.count {
            true => scoring::points(open, Colour::nth(at)).total(),
            false => 0,
        });
        let mut landed = *open;
        land(open.flights.iter(), &mut landed.zones);
        let mut sheet = Sheet::new(out);
        show_table(open, &mut sheet);
        sheet.past(shared::SECTION);
        for at in 0..COLOURS {
            if at < order.count {
                show_colour(open, order.colours[at], seat, &points, &mut sheet);
            }
            sheet.past(board::SECTION);
        }
        show_zones(open, &landed, &order, &mut sheet);
        for zone in 0..OUTER_ZONES {
            show_discovery(open, &self.secrets[seat.index()], seat, zone, &mut sheet);
            sheet.past(discovery::SECTION);
        }
        for at in 0..2 * DOCKS {
            let vessel = if at < DOCKS { open.docks[at].as_ref() } else { open.flights.get(at - DOCKS) };
            if let Some(vessel) = vessel {
                show_ship(vessel, &order, &mut sheet);
            }
            sheet.past(ship::SECTION);
        }
        show_own(open, &landed, &self.secrets[seat.index()], &order, &points, &mut sheet);
        sheet.past(own::SECTION);
        sheet.end(&LAYOUT);
    }
}

/// Adds the crews to the zones they go to, as far as that is known.
fn land<'a>(vessels: impl Iterator<Item = &'a Vessel>, zones: &mut [[u8; COLOURS]; ZONES]) {
    for vessel in vessels {
        if let Some(zone) = vessel.destination() {
            zones[zone as usize].iter_mut().zip(vessel.crew).for_each(|(there, more)| *there += more);
        }
    }
}

fn show_table(open: &Open, sheet: &mut Sheet<'_>) {
    let options = &open.options;
    sheet.one(shared::PLAYERS, usize::from(open.colour_count()) - 1);
    sheet.flag(shared::TWO_PLAYERS, open.two_players());
    let readings = [
        !options.femme_fatale_ships_need_own,
        !options.soldier_kills_on_phobos,
        !options.most_needs_one,
        options.neutral_scientist_may_look,
        options.neutral_scientist_may_decline,
    ];
    for (nth, reading) in readings.into_iter().enumerate() {
        sheet.maybe(shared::READINGS, reading.then_some(nth));
    }
    sheet.one(shared::STAGE, stage(open.stage));
    sheet.one(shared::ROUND, usize::from(open.round) - 1);
    let past = matches!(open.stage, Stage::AfterProduction | Stage::Over);
    let due = PRODUCTION_AFTER.iter().filter(|after| **after >= open.round && !past);
    let wait = due.clone().next().map_or(0, |after| after - open.round);
    sheet.reach(shared::PRODUCTIONS, due.count() as i32);
    sheet.reach(shared::BEFORE, wait.into());
    sheet.reach(shared::CALLING, open.calling.into());
    sheet.maybe(shared::FRAME, open.frames.last().map(|frame| kind(*frame)));
    sheet.maybe(shared::ACTING, open.acting.map(|acting| acting.character.index()));
    sheet.reach(shared::STEP, open.acting.map_or(0, |acting| acting.step).into());
    sheet.reach(shared::EVENTS, open.event_deck.into());
    sheet.reach(shared::SHIPS, open.ship_deck.len() as i32);
    let aside = open.used.iter().fold(open.event_discard, |aside, used| aside.union(*used));
    sheet.set(shared::ASIDE, &aside);
    sheet.reach(shared::POOL, open.pool.iter().map(|tokens| i32::from(*tokens)).sum());
}

fn show_colour(open: &Open, colour: Colour, seat: Seat, points: &[i32; COLOURS], sheet: &mut Sheet<'_>) {
    let (at, owner) = (colour as usize, open.owner(colour));
    sheet.flag(board::SEATED, true);
    sheet.flag(board::MINE, owner == seat);
    sheet.flag(board::NEUTRAL, open.is_neutral(colour));
    sheet.flag(board::FIRST, open.first == colour);
    sheet.flag(board::DECIDES, open.actor == colour);
    sheet.flag(board::SEALED, open.stage == Stage::Characters && open.chosen.contains(owner));
    sheet.reach(board::SUPPLY, open.supply[at].into());
    sheet.reach(board::LOST, open.lost[at].into());
    let there = open.zones.iter().map(|zone| i32::from(zone[at]));
    sheet.reach(board::ABROAD, there.clone().sum());
    sheet.reach(board::ZONES_HELD, there.filter(|astronauts| *astronauts > 0).count() as i32);
    for kind in 0..RESOURCES {
        sheet.reach_nth(board::TOKENS, kind, TOKEN_STEPS, open.held[at][kind].into());
    }
    sheet.reach(board::POINTS, points[at]);
    let boxed = open.recruiter_boxed.contains(colour);
    let played = open.played[at];
    sheet.set(board::PLAYED, &if boxed { played.with(Character::Recruiter) } else { played });
    sheet.maybe(board::REVEALED, open.revealed[at].map(Character::index));
    sheet.flag(board::WAITING, open.waiting.contains(colour));
    if open.is_neutral(colour) {
        return;
    }
    let by_seat = owner.index();
    sheet.reach(board::FACE_DOWN, open.face_down[by_seat].into());
    among(sheet, board::TURNED, open.turned[by_seat], FIRST_ACTION);
    among(sheet, board::MISSIONS, open.missions[by_seat], 0);
}

/// The cards of a set from this one on; all of them are.
fn among(sheet: &mut Sheet<'_>, inputs: table::Inputs, cards: Set<EventCard>, first: usize) {
    cards.iter().for_each(|card| sheet.one(inputs, card.index() - first));
}

fn show_zones(open: &Open, landed: &Open, order: &Order, sheet: &mut Sheet<'_>) {
    let mut docked = landed.zones;
    land(open.docks.iter().flatten(), &mut docked);
    for (at, docked) in docked.iter().enumerate() {
        let here = &open.zones[at];
        sheet.reach(place::OWN, here[order.own()].into());
        for (nth, other) in order.others().enumerate() {
            sheet.reach_nth(place::RIVALS, nth, CREW_STEPS, here[other].into());
        }
        let empty = |counts: &[u8; COLOURS]| counts.iter().all(|astronauts| *astronauts == 0);
        if !empty(here) {
            sheet.reach(place::LEAD, order.lead(here));
        }
        if !empty(&landed.zones[at]) {
            sheet.reach(place::LANDED_OWN, landed.zones[at][order.own()].into());
            sheet.reach(place::LANDED_LEAD, order.lead(&landed.zones[at]));
        }
        if !empty(docked) {
            sheet.reach(place::DOCKED_LEAD, order.lead(docked));
        }
        sheet.maybe(place::RESOURCE, open.resources[at].map(Resource::index));
        for (kind, tokens) in open.piles[at].iter().enumerate() {
            sheet.reach_nth(place::PILE, kind, TOKEN_STEPS, (*tokens).into());
        }
        sheet.reach(place::GONE, i32::from(TOKENS_PER_ZONE) - i32::from(open.pool[at]));
        sheet.past(place::SECTION);
    }
}

fn show_discovery(open: &Open, secret: &Secret, seat: Seat, zone: usize, sheet: &mut Sheet<'_>) {
    let lies = open.discoveries[zone];
    sheet.flag(discovery::LIES, lies.by.is_some());
    sheet.flag(discovery::OPEN, lies.card.is_some());
    sheet.flag(discovery::MINE, lies.by == Some(seat));
    let others = lies.by.is_some_and(|by| by != seat) || !lies.seen.without(seat).is_empty();
    sheet.flag(discovery::OTHERS, others);
    let card = lies.card.or(secret.known[zone]);
    sheet.maybe(discovery::CARD, card.map(|card| card.index() - FIRST_DISCOVERY));
}

fn show_ship(vessel: &Vessel, order: &Order, sheet: &mut Sheet<'_>) {
    sheet.reach(ship::FREE, vessel.free_seats().into());
    sheet.reach(ship::OWN, vessel.crew[order.own()].into());
    for (nth, other) in order.others().enumerate() {
        sheet.reach_nth(ship::RIVALS, nth, &CREW_STEPS[..3], vessel.crew[other].into());
    }
    sheet.one(ship::DESTINATION, vessel.destination().map_or(DESTINATIONS - 1, Zone::index));
    sheet.flag(ship::CERTAIN, vessel.token.is_none() && vessel.ship.destination().is_some());
}

fn show_own(
    open: &Open,
    landed: &Open,
    secret: &Secret,
    order: &Order,
    points: &[i32; COLOURS],
    sheet: &mut Sheet<'_>,
) {
    let ice = open.held.map(|held| held[Resource::Ice as usize]);
    let tokens = open.held.map(|held| held.iter().sum::<u8>());
    sheet.reach(own::AHEAD, order.lead(points));
    sheet.reach(own::AHEAD_ICE, order.lead(&ice));
    sheet.reach(own::TOKENS_AHEAD, order.lead(&tokens));
    among(sheet, own::DEALT, secret.dealt.into_iter().flatten().collect(), 0);
    let held = secret.cards.iter().chain(secret.mission).collect::<Set<EventCard>>();
    sheet.set(own::CARDS, &held);
    for (inputs, position) in [(own::PAYS, open), (own::WILL_PAY, landed)] {
        for mission in held.iter().filter(|card| card.index() < FIRST_DISCOVERY) {
            let pays = scoring::mission(position, order.colours[0], mission);
            sheet.reach_nth(inputs, mission.index(), MISSION_STEPS, pays);
        }
    }
    sheet.maybe(own::CHARACTER, secret.character.map(Character::index));
    sheet.maybe(own::NEUTRAL, secret.neutral.map(Character::index));
    sheet.maybe(own::DRAWN, secret.drawn.map(|card| card.index() - FIRST_DISCOVERY));
    sheet.set(own::BOXED, &secret.boxed);
    show_question(open, sheet);
}

/// What the open decision is about.
fn show_question(open: &Open, sheet: &mut Sheet<'_>) {
    let frame = open.frames.last().copied();
    match frame {
        Some(
            Frame::Board { left, .. }
            | Frame::BoardTogether { count: left }
            | Frame::Explore { left }
            | Frame::Drop { left, .. }
            | Frame::Rescue { left },
        ) => sheet.reach(own::LEFT, left.into()),
        Some(Frame::Leave { zone, left }) => {
            sheet.reach(own::LEFT, left.into());
            sheet.one(own::FROM, zone.index());
        }
        Some(Frame::Destination { place }) => {
            let at = match place {
                Place::Dock(dock) => Some(usize::from(dock.0)),
                Place::Flight(flight) => Some(DOCKS + usize::from(flight.0)),
                Place::Zone(_) => None,
            };
            sheet.maybe(own::SHIP, at);
        }
        _ => {}
    }
    if frame == Some(Frame::Order) {
        among(sheet, own::ORDERED, open.turned[open.owner(open.actor).index()], FIRST_ACTION);
    }
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
