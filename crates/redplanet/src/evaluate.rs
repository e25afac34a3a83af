//! How good a position is: tokens held, majorities weighted by the productions to come, crews on their way,
//! missions held and Ice Monopoly.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Evaluate, MAX_SEATS, Message, Piece, Seat, Span, Term};

use crate::action::Action;
use crate::material::{
    COLOURS, Colour, DiscoveryEffect, EventCard, ICE_MONOPOLY, PRODUCTION_AFTER, RESOURCES, ROUNDS, Reach,
    Resource, When, ZONES, Zone,
};
use crate::scoring;
use crate::state::{Open, RedPlanet, Stage};

/// The weights of the evaluation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// How much an astronaut on a docked ship counts at its destination.
    pub docked: f32,
    /// How much an astronaut on a ship without a destination counts in each zone.
    pub unbound: f32,
    /// Newcomers expected in each zone for every round before a production.
    pub newcomers: f32,
    /// How surely the most astronauts win a production that comes next.
    pub sure: f32,
    /// How fast that certainty fades with the rounds before it.
    pub haze: f32,
    /// How surely the most ice tokens win Ice Monopoly, in the last round.
    pub ice: f32,
    /// How much a mission that is fulfilled now counts in the first round.
    pub mission_early: f32,
    /// How much it counts in the last round.
    pub mission_late: f32,
    /// The value of a character in hand.
    pub hand: f32,
    /// The value of an astronaut in supply.
    pub recruits: f32,
    /// The value of an astronaut on Phobos, who can still come down anywhere.
    pub phobos: f32,
    /// How many points of lead make a real difference at the end.
    pub spread_end: f32,
    /// How many more it takes for every round to come.
    pub spread_round: f32,
    /// How strongly a sensible player is drawn to a point.
    pub eager: f32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/weights.json")).expect("a test reads the embedded weights")
});

/// The ids of the parts of the judgement.
pub(crate) const TERMS: &[&str] = &[
    "redplanet-term-zone",
    "redplanet-term-held",
    "redplanet-term-ice",
    "redplanet-term-cards",
    "redplanet-term-reserves",
];

/// RP-CMP-11: what a token of each kind is worth.
static VALUES: LazyLock<[f32; RESOURCES]> =
    LazyLock::new(|| std::array::from_fn(|at| Resource::nth(at).value() as f32));

/// The astronauts expected in each zone, by colour.
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

    /// Each seat's chance to end with the most points.
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

    fn terms(&self, seat: Seat, weights: &Weights) -> Vec<Term> {
        self.judged_parts(self.open.main_colour(seat), weights)
    }

    /// A chosen character shows its worth only when the round is over.
    fn span(&self, _seat: Seat, action: Action) -> Span {
        match action {
            Action::Choose(_) => Span::Round,
            _ => Span::Move,
        }
    }
}

/// Rounds to come, the current one included.
fn rounds_left(open: &Open) -> f32 {
    f32::from(ROUNDS + 1 - open.round)
}

impl RedPlanet {
    /// The points each colour can expect.
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
        let unknown = open.unknown_yields();
        for zone in Zone::all() {
            self.add_zone(zone, &presence, &unknown, weights, &mut points, &mut ice);
        }
        self.add_ice_monopoly(&ice, weights, &mut points);
        self.add_missions(&presence, weights, &mut points);
        for colour in open.colours() {
            points[colour as usize] += self.reserves(colour, weights);
        }
        points
    }

    /// The parts of [`RedPlanet::prospects`] for one colour, by what people would call them.
    fn judged_parts(&self, colour: Colour, weights: &Weights) -> Vec<Term> {
        let (open, at) = (&self.open, colour as usize);
        let presence = open.presence(weights);
        let mut ice = open.held.map(|held| f32::from(held[Resource::Ice as usize]));
        let unknown = open.unknown_yields();
        let mut of_zone = |zone: Zone| {
            let mut points = [0.0; COLOURS];
            self.add_zone(zone, &presence, &unknown, weights, &mut points, &mut ice);
            Term::new(Message::new("redplanet-term-zone").with("zone", zone.name()), points[at])
        };
        let mut terms: Vec<Term> = Zone::all().map(&mut of_zone).collect();
        let (mut monopoly, mut missions) = ([0.0; COLOURS], [0.0; COLOURS]);
        self.add_ice_monopoly(&ice, weights, &mut monopoly);
        self.add_missions(&presence, weights, &mut missions);
        let held = value(&open.held[at].map(f32::from));
        terms.push(Term::new(Message::new("redplanet-term-held"), held));
        terms.push(Term::new(Message::new("redplanet-term-ice"), monopoly[at]));
        terms.push(Term::new(Message::new("redplanet-term-cards"), missions[at]));
        terms.push(Term::new(Message::new("redplanet-term-reserves"), self.reserves(colour, weights)));
        terms
    }

    /// What a zone will bring each colour.
    fn add_zone(
        &self,
        zone: Zone,
        presence: &Presence,
        unknown: &[f32; RESOURCES],
        weights: &Weights,
        points: &mut [f32; COLOURS],
        ice: &mut [f32; COLOURS],
    ) {
        let open = &self.open;
        let Some(crowd) = Crowd::of(&presence[zone as usize], open.colour_count() as usize) else { return };
        let surprises = self.hidden.discoveries.iter().any(Option::is_some) || open.round == ROUNDS;
        let yields = Yields {
            kinds: open.resources[zone as usize].map_or(*unknown, only),
            third: if surprises { self.third(zone) } else { 3.0 },
        };
        self.produce_for(zone, &yields, &crowd, weights, points, ice);
    }

    /// What Ice Monopoly will bring each colour, which expects this much ice.
    fn add_ice_monopoly(&self, ice: &[f32; COLOURS], weights: &Weights, points: &mut [f32; COLOURS]) {
        let Some(crowd) = Crowd::of(ice, self.open.colour_count() as usize) else { return };
        let [hazy, sharp] = crowd.parts(weights.ice / rounds_left(&self.open).max(1.0), 1.0);
        for (at, points) in points.iter_mut().enumerate() {
            *points += ICE_MONOPOLY as f32 * (hazy * crowd.hazy[at] + sharp * crowd.sharp[at]);
        }
    }

    /// What a colour's supply, hand and astronauts on Phobos are worth.
    fn reserves(&self, colour: Colour, weights: &Weights) -> f32 {
        let (open, at) = (&self.open, colour as usize);
        weights.recruits * f32::from(open.supply[at].min(10))
            + weights.hand * open.hand(colour).len() as f32 * rounds_left(open).min(5.0) / 5.0
            + weights.phobos * f32::from(open.zones[Zone::Phobos as usize][at]) * rounds_left(open).min(4.0)
    }

    /// Shares out a zone's coming productions among the colours expected there.
    fn produce_for(
        &self,
        zone: Zone,
        yields: &Yields,
        crowd: &Crowd,
        weights: &Weights,
        points: &mut [f32; COLOURS],
        ice: &mut [f32; COLOURS],
    ) {
        let open = &self.open;
        let (frozen, token) = (yields.kinds[Resource::Ice as usize], value(&yields.kinds));
        let pile = open.piles[zone as usize].map(f32::from);
        let (mut left, mut left_ice) = (value(&pile), pile[Resource::Ice as usize]);
        let (mut worth, mut worth_ice) = ([0.0; 2], [0.0; 2]);
        for (at, after) in PRODUCTION_AFTER.into_iter().enumerate() {
            if !due(open, after) {
                continue;
            }
            let wait = f32::from(after - open.round.min(after));
            let number = if after == ROUNDS { yields.third } else { at as f32 + 1.0 };
            let sure = weights.sure / (1.0 + weights.haze * wait);
            let parts = crowd.parts(sure, weights.newcomers * wait);
            for kind in 0..2 {
                worth[kind] += parts[kind] * (left + number * token);
                worth_ice[kind] += parts[kind] * (left_ice + number * frozen);
            }
            (left, left_ice) = (0.0, 0.0);
        }
        for colour in 0..open.colour_count() as usize {
            points[colour] += worth[0] * crowd.hazy[colour] + worth[1] * crowd.sharp[colour];
            ice[colour] += worth_ice[0] * crowd.hazy[colour] + worth_ice[1] * crowd.sharp[colour];
        }
    }

    /// Tokens of the third production, as far as the discoveries are known in this world.
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
            Some(DiscoveryEffect::NoProduction {}) => return 0.0,
            Some(DiscoveryEffect::ExtraProduction { zones: Reach::ThisZone, tokens: more }) => {
                tokens += f32::from(more);
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

    /// Adds missions and discoveries as if everybody had landed; the earlier it is, the less they count.
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
        let surprises = landed.discoveries.iter().any(|place| place.card.is_some());
        for colour in self.open.colours() {
            let mut extra = if surprises { scoring::discoveries(&landed, colour) } else { 0 };
            if !self.open.is_neutral(colour) {
                let secret = &self.secrets[self.open.owner(colour).index()];
                let cards = secret.cards.iter().chain(secret.mission);
                extra += cards.map(|card| scoring::mission(&landed, colour, card)).sum::<i32>();
            }
            points[colour as usize] += sure * extra as f32;
        }
    }
}

/// Whether the production after this round has yet to come.
fn due(open: &Open, after: u8) -> bool {
    after >= open.round && open.stage != Stage::AfterProduction
}

/// What tokens are worth, not counting Ice Monopoly.
pub(crate) fn value(tokens: &[f32; RESOURCES]) -> f32 {
    tokens.iter().zip(*VALUES).map(|(tokens, value)| tokens * value).sum()
}

/// How colours share a prize, measured twice: hazily, as from afar, where more astronauts only raise the chance,
/// and sharply, where the majority takes nearly all.
struct Crowd {
    hazy: [f32; COLOURS],
    sharp: [f32; COLOURS],
    hazy_sum: f32,
    sharp_sum: f32,
}

impl Crowd {
    /// `None` if nobody is there.
    fn of(there: &[f32; COLOURS], count: usize) -> Option<Crowd> {
        let mut crowd = Crowd { hazy: [0.0; COLOURS], sharp: [0.0; COLOURS], hazy_sum: 0.0, sharp_sum: 0.0 };
        for (at, there) in there.iter().enumerate().take(count) {
            let hazy = there * there;
            crowd.hazy[at] = hazy;
            crowd.sharp[at] = hazy * hazy * hazy;
            crowd.hazy_sum += hazy;
            crowd.sharp_sum += crowd.sharp[at];
        }
        (crowd.sharp_sum > 0.0).then_some(crowd)
    }

    /// What one unit of either measure earns. The surer the majority, the more the sharp measure gets; `strangers`
    /// take their part of the hazy one.
    fn parts(&self, sure: f32, strangers: f32) -> [f32; 2] {
        [(1.0 - sure) / (self.hazy_sum + strangers * strangers), sure / self.sharp_sum]
    }
}

impl Open {
    /// The astronauts expected in each zone once the ships have landed.
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

    /// What a zone yields for each token of a production, by kind: its resource, or the odds if it is face down.
    pub(crate) fn yields(&self, zone: Zone) -> [f32; RESOURCES] {
        self.resources[zone as usize].map_or_else(|| self.unknown_yields(), only)
    }

    /// The odds of each kind in a zone whose token is face down.
    fn unknown_yields(&self) -> [f32; RESOURCES] {
        let mut kinds = [0.0; RESOURCES];
        for kind in Resource::all() {
            kinds[kind as usize] = f32::from(kind.resource_tokens());
        }
        for shown in self.resources.iter().flatten() {
            kinds[*shown as usize] -= 1.0;
        }
        let left: f32 = kinds.iter().sum();
        kinds.map(|tokens| tokens / left)
    }
}

/// What a zone yields: the odds by kind for each token, and how many tokens the third production has.
struct Yields {
    kinds: [f32; RESOURCES],
    third: f32,
}

/// This kind and no other.
fn only(kind: Resource) -> [f32; RESOURCES] {
    let mut kinds = [0.0; RESOURCES];
    kinds[kind as usize] = 1.0;
    kinds
}

fn add(there: &mut [f32; COLOURS], crew: &[u8; COLOURS], counts: f32) {
    for (sum, more) in there.iter_mut().zip(crew) {
        *sum += f32::from(*more) * counts;
    }
}
