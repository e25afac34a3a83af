//! How good a position is: the tokens held, the majorities weighed by the productions to come, the crews on
//! their way, the own missions and the monopoly of ice.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Evaluate, MAX_SEATS, Piece, Seat, Span};

use crate::action::Action;
use crate::material::{
    COLOURS, Colour, DiscoveryEffect, EventCard, ICE_MONOPOLY, PRODUCTION_AFTER, RESOURCES, ROUNDS, Reach,
    Resource, When, ZONES, Zone,
};
use crate::scoring;
use crate::state::{Open, RedPlanet, Stage};

/// The numbers of the judgement.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// What an astronaut on a docked ship counts at its destination.
    pub docked: f32,
    /// What an astronaut on a ship without a destination counts in each zone.
    pub unbound: f32,
    /// Strangers that are expected in each zone for every round before a production.
    pub newcomers: f32,
    /// How surely the most astronauts win a production that is due.
    pub sure: f32,
    /// How fast that fades with the rounds before it.
    pub haze: f32,
    /// How surely the most ice tokens win the monopoly, in the last round.
    pub ice: f32,
    /// What a mission fulfilled as it stands counts in the first round.
    pub mission_early: f32,
    /// And in the last.
    pub mission_late: f32,
    /// A character in hand.
    pub hand: f32,
    /// An astronaut in the supply.
    pub recruits: f32,
    /// An astronaut on Phobos, who may still come down anywhere.
    pub phobos: f32,
    /// Points that make a lead worth something at the end.
    pub spread_end: f32,
    /// And more of them for every round to come.
    pub spread_round: f32,
    /// How much a sensible player is drawn to a point.
    pub eager: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/weights.json"))
        .expect("the embedded weights are read by a test")
});

/// Astronauts of each colour in each zone, as they are expected.
pub(crate) type Presence = [[f32; COLOURS]; ZONES];

impl Evaluate for RedPlanet {
    type Weights = Weights;

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn evaluate(&self, seat: Seat, weights: &Weights) -> f32 {
        let mut all = [0.0; MAX_SEATS];
        self.expect(weights, &mut all);
        all[seat.index()]
    }

    /// Everybody's chance to end with the most points.
    fn expect(&self, weights: &Weights, out: &mut [f32; MAX_SEATS]) {
        if let Some(outcome) = self.final_outcome() {
            let share = 1.0 / outcome.winners.len().max(1) as f32;
            for seat in (0..self.open.seats()).map(Seat) {
                out[seat.index()] = if outcome.winners.contains(seat) { share } else { 0.0 };
            }
            return;
        }
        let points = self.prospects(weights);
        let spread = weights.spread_end + weights.spread_round * rounds_left(&self.open);
        let best = self.open.colours().map(|colour| points[colour as usize]).fold(f32::MIN, f32::max);
        let chance = |colour: Colour| ((points[colour as usize] - best) / spread).exp();
        let sum: f32 = self.open.colours().map(chance).sum();
        for seat in (0..self.open.seats()).map(Seat) {
            out[seat.index()] = chance(self.open.main_colour(seat)) / sum;
        }
    }

    fn inclination(&self, seat: Seat, action: Action, weights: &Weights) -> f32 {
        self.inclined(seat, action, weights)
    }

    /// A chosen character shows what it was good for when the round is over.
    fn span(&self, _seat: Seat, action: Action) -> Span {
        match action {
            Action::Choose(_) => Span::Round,
            _ => Span::Move,
        }
    }

    fn settled(&self, seat: Seat) -> bool {
        self.open.frames.is_empty() || self.open.owner(self.open.actor) != seat
    }
}

/// Rounds to come, the current one included.
fn rounds_left(open: &Open) -> f32 {
    f32::from(ROUNDS + 1 - open.round)
}

impl RedPlanet {
    /// The points that each colour can expect.
    fn prospects(&self, weights: &Weights) -> [f32; COLOURS] {
        let open = &self.open;
        let presence = open.presence(weights);
        let mut points = [0.0; COLOURS];
        let mut ice = [0.0; COLOURS];
        for colour in open.colours() {
            let held = &open.held[colour as usize];
            points[colour as usize] = value(&held.map(f32::from));
            ice[colour as usize] = f32::from(held[Resource::Ice as usize]);
        }
        for zone in Zone::all() {
            self.produce_for(zone, &presence[zone as usize], weights, &mut points, &mut ice);
        }
        let count = open.colour_count() as usize;
        let shares = shares(&ice, count, weights.ice / rounds_left(open).max(1.0), 1.0);
        for at in 0..count {
            points[at] += ICE_MONOPOLY as f32 * shares[at];
        }
        self.add_missions(&presence, weights, &mut points);
        for colour in open.colours() {
            let at = colour as usize;
            points[at] += weights.recruits * f32::from(open.supply[at].min(10));
            points[at] += weights.hand * open.hand(colour).len() as f32 * rounds_left(open).min(5.0) / 5.0;
            points[at] += weights.phobos
                * f32::from(open.zones[Zone::Phobos as usize][at])
                * rounds_left(open).min(4.0);
        }
        points
    }

    /// Shares out the productions to come in a zone by who is expected there.
    fn produce_for(
        &self,
        zone: Zone,
        there: &[f32; COLOURS],
        weights: &Weights,
        points: &mut [f32; COLOURS],
        ice: &mut [f32; COLOURS],
    ) {
        let open = &self.open;
        let count = open.colour_count() as usize;
        let kinds = open.yields(zone);
        let mut pile = open.piles[zone as usize].map(f32::from);
        for (at, after) in PRODUCTION_AFTER.into_iter().enumerate() {
            if !due(open, after) {
                continue;
            }
            let wait = f32::from(after - open.round.min(after));
            let number = if after == ROUNDS { self.third(zone) } else { at as f32 + 1.0 };
            let sure = weights.sure / (1.0 + weights.haze * wait);
            let shares = shares(there, count, sure, weights.newcomers * wait);
            let worth = value(&pile) + number * value(&kinds);
            let frozen = pile[Resource::Ice as usize] + number * kinds[Resource::Ice as usize];
            for colour in 0..count {
                points[colour] += shares[colour] * worth;
                ice[colour] += shares[colour] * frozen;
            }
            pile = [0.0; RESOURCES];
        }
    }

    /// Tokens of the third production, as far as this world knows the discoveries.
    fn third(&self, zone: Zone) -> f32 {
        let card = |zone: Zone| {
            let known = self
                .open
                .discovery(zone)
                .or_else(|| self.hidden.discoveries.get(zone as usize).copied().flatten());
            known
                .and_then(EventCard::discovery)
                .filter(|(when, _)| *when == When::Production3)
                .map(|(_, effect)| effect)
        };
        let mut tokens = 3.0;
        match card(zone) {
            Some(DiscoveryEffect::NoProduction) => return 0.0,
            Some(DiscoveryEffect::ExtraProduction { zones: Reach::ThisZone, tokens: more }) => {
                tokens += f32::from(more)
            }
            _ => {}
        }
        for near in zone.adjacent().iter() {
            if let Some(DiscoveryEffect::ExtraProduction { zones: Reach::AdjacentZones, tokens: more }) =
                card(near)
            {
                tokens += f32::from(more);
            }
        }
        tokens
    }

    /// Missions as they would pay with everybody landed, the less sure the earlier; and what lies in the zones.
    fn add_missions(&self, presence: &Presence, weights: &Weights, points: &mut [f32; COLOURS]) {
        let mut landed = self.open;
        for (zone, there) in landed.zones.iter_mut().zip(presence) {
            for (astronauts, expected) in zone.iter_mut().zip(there) {
                *astronauts = (expected + 0.4) as u8;
            }
        }
        for (at, hidden) in self.hidden.discoveries.iter().enumerate() {
            let place = &mut landed.discoveries[at];
            place.card = place.card.or(*hidden);
        }
        let passed = f32::from(self.open.round - 1) / f32::from(ROUNDS - 1);
        let sure = weights.mission_early + (weights.mission_late - weights.mission_early) * passed;
        for colour in self.open.colours() {
            let mut extra = scoring::discoveries(&landed, colour);
            if !self.open.is_neutral(colour) {
                let secret = &self.secrets[self.open.owner(colour).index()];
                let cards = secret.cards.iter().chain(secret.mission);
                extra += cards.map(|card| scoring::mission(&landed, colour, card)).sum::<i32>();
            }
            points[colour as usize] += sure * extra as f32;
        }
    }
}

/// Whether the production after this round is still to come.
fn due(open: &Open, after: u8) -> bool {
    after >= open.round && open.stage != Stage::AfterProduction
}

/// What tokens are worth, the monopoly aside.
fn value(tokens: &[f32; RESOURCES]) -> f32 {
    Resource::all().map(|kind| tokens[kind as usize] * kind.value() as f32).sum()
}

/// How what is there is expected to be shared out: the nearer the production, the more surely by majority;
/// `strangers` take their part of what nobody holds firmly.
fn shares(there: &[f32; COLOURS], count: usize, sure: f32, strangers: f32) -> [f32; COLOURS] {
    let (mut hazy, mut sharp) = ([0.0; COLOURS], [0.0; COLOURS]);
    let (mut hazy_sum, mut sharp_sum) = (strangers * strangers, 0.0);
    for at in 0..count {
        if there[at] > 0.05 {
            hazy[at] = there[at] * there[at];
            sharp[at] = hazy[at] * hazy[at] * hazy[at];
            hazy_sum += hazy[at];
            sharp_sum += sharp[at];
        }
    }
    let mut shares = [0.0; COLOURS];
    if sharp_sum > 0.0 {
        for at in 0..count {
            shares[at] = (1.0 - sure) * hazy[at] / hazy_sum + sure * sharp[at] / sharp_sum;
        }
    }
    shares
}

impl Open {
    /// Who is expected where when the ships have landed.
    pub(crate) fn presence(&self, weights: &Weights) -> Presence {
        let mut there = self.zones.map(|zone| zone.map(f32::from));
        for vessel in &self.flights {
            match vessel.destination() {
                Some(zone) => add(&mut there[zone as usize], &vessel.crew, 1.0),
                None => there.iter_mut().for_each(|zone| add(zone, &vessel.crew, weights.unbound)),
            }
        }
        for vessel in self.docks.iter().flatten() {
            let nearly = f32::from(vessel.aboard()) / f32::from(vessel.ship.capacity());
            let counts = weights.docked + (0.95 - weights.docked) * nearly * nearly;
            match vessel.destination() {
                Some(zone) => add(&mut there[zone as usize], &vessel.crew, counts),
                None => there.iter_mut().for_each(|zone| add(zone, &vessel.crew, weights.unbound)),
            }
        }
        there
    }

    /// What a zone yields for each token of a production, by kind: what lies there, or what may.
    pub(crate) fn yields(&self, zone: Zone) -> [f32; RESOURCES] {
        let mut kinds = [0.0; RESOURCES];
        if let Some(kind) = self.resources[zone as usize] {
            kinds[kind as usize] = 1.0;
            return kinds;
        }
        let mut left = 0.0;
        for kind in Resource::all() {
            let shown = self.resources.iter().flatten().filter(|other| **other == kind).count();
            kinds[kind as usize] = f32::from(kind.resource_tokens()) - shown as f32;
            left += kinds[kind as usize];
        }
        kinds.map(|tokens| tokens / left)
    }
}

fn add(there: &mut [f32; COLOURS], crew: &[u8; COLOURS], counts: f32) {
    for (sum, more) in there.iter_mut().zip(crew) {
        *sum += f32::from(*more) * counts;
    }
}
