//! What stands beside the pieces: prices and production as they are now, how far the mission is, what is still to come.
//! The rules themselves work it out from what the viewer knows.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Holding, Rng, Seat, Viewer};

use crate::imagine::known;
use crate::material::*;
use crate::rules::{Progress, product};
use crate::state::*;
use crate::view::View;

/// What stands beside the pieces. Prices, production and limits are those of one colour, [`Facts::me`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Facts {
    /// The viewer's colour: the one in turn if it is theirs, else their first; for others the first of all.
    pub me: Colour,
    /// The colours in play.
    pub colours: Vec<ColourFacts>,
    /// The colours in the order of this round.
    pub order: Vec<Colour>,
    /// Whose markers the question concerns.
    pub acting: Colour,
    /// The last cycle.
    pub cycles: u8,
    /// One common stock (SOLO, CO-OP).
    pub pooled: bool,
    /// Quarters and colony technologies belong to everybody.
    pub shared: bool,
    /// Goods may change hands.
    pub trades: bool,
    /// What each action of a building costs and gives.
    pub works: BTreeMap<Work, Deal>,
    /// What each research tile on display costs and gives.
    pub research: BTreeMap<Research, Deal>,
    /// What each commission on display costs and gives.
    pub commissions: BTreeMap<Commission, Deal>,
    /// What each corporation technology costs.
    pub technologies: BTreeMap<CorpTech, Vec<Chip>>,
    /// What each expert costs to use.
    pub experts: BTreeMap<Expert, Vec<Chip>>,
    /// What one installation of a kind makes.
    pub production: BTreeMap<Installation, u8>,
    /// How many crystals an excavation may take.
    pub crystals: u8,
    /// How many more experts the corporation card holds.
    pub expert_room: u8,
    /// How many more assistants it holds.
    pub assistant_room: u8,
    /// Buildings that still have their construction token.
    pub unbuilt: Vec<Building>,
    /// Fields that an unavailability token or a card closes.
    pub closed: Vec<Field>,
    /// Actions performed by the placements of this turn.
    pub used: Vec<Work>,
    /// The quarters in use.
    pub quarters: Vec<Quarter>,
    /// The scenario played.
    pub scenario: Option<Scenario>,
    /// Its steps, then its conditions.
    pub tasks: Vec<Task>,
    /// Demand tokens left, of which none may be.
    pub demand: Progress,
    /// Its counter, if it has one.
    pub counter: Option<u8>,
    /// Refugees give supplies.
    pub refugees: bool,
    /// An expedition explores the additional board.
    pub expedition: bool,
    /// Decks and discard piles.
    pub piles: Vec<Pile>,
}

/// What is known of a colour.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ColourFacts {
    /// The colour.
    pub colour: Colour,
    /// The person who plays it.
    pub seat: Seat,
    /// What lies in its stock, the common one where there is one.
    pub stock: BTreeMap<Resource, u16>,
    /// Colonists alive and unlocked.
    pub living: u8,
    /// The technologies on its corporation card.
    pub technologies: Vec<CorpTech>,
    /// The colony technologies that serve it.
    pub colony_technologies: Vec<ColonyTech>,
}

/// A cost and what it buys.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Deal {
    /// What is paid.
    pub cost: Vec<Chip>,
    /// What is gained.
    pub gain: Vec<Chip>,
}

/// A number of one thing: time units, goods or examination cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chip {
    /// `time`, a resource, a mineral or `mineral_any`.
    pub what: &'static str,
    /// How many now.
    pub n: u8,
    /// Whether that differs from what is printed.
    pub changed: Option<Changed>,
}

/// How a number differs from what is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Changed {
    /// It is more.
    More,
    /// It is less.
    Less,
}

/// A step or a condition of the scenario.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Task {
    /// The Fluent id of its name.
    pub name: &'static str,
    /// The step of the Mission action; nothing for a condition.
    pub step: Option<Requirement>,
    /// What the step costs now.
    pub cost: Vec<Chip>,
    /// How far it is.
    pub progress: Progress,
}

/// A deck and its discard pile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pile {
    /// What its cards or tiles are, in one word.
    pub kind: &'static str,
    /// Still to come; nothing where nobody counts them.
    pub deck: Option<u8>,
    /// Discarded; nothing where there is no discard pile.
    pub spent: Option<u8>,
}

impl Facts {
    /// What stands beside the pieces of this view.
    pub(crate) fn of(view: &View) -> Facts {
        let game = known(view, Rng::seeded(0));
        let open = &game.open;
        let me = own_colour(view);
        let rules = open.rules();
        let scenario = open.scenario();
        let card = open.corporation(me);
        let room = |most: u8, have: u8| most.saturating_sub(have);
        let closed = FieldSet(open.unavailable.0 | game.closed_fields().0);
        let shown = Research::ALL.iter().filter(|tile| open.research.shown[tile.index()] > 0);
        Facts {
            me,
            colours: open.in_play().map(|colour| ColourFacts::of(open, colour)).collect(),
            order: open.order().collect(),
            acting: game.asked().unwrap_or(open.turn.colour),
            cycles: open.last_cycle(),
            pooled: rules.pooled,
            shared: rules.shared,
            trades: rules.trade && open.options.trade,
            works: Work::ALL.iter().map(|work| (*work, game.work_here(me, *work))).collect(),
            research: shown.map(|tile| (*tile, game.research_deal(me, *tile))).collect(),
            commissions: open.commissions.iter().map(|card| (card, game.commission_deal(card))).collect(),
            technologies: CorpTech::ALL.iter().map(|tech| (*tech, game.technology_here(me, *tech))).collect(),
            experts: Expert::ALL.iter().map(|expert| (*expert, game.expert_cost(*expert))).collect(),
            production: Installation::ALL
                .iter()
                .map(|kind| (*kind, game.installation_makes(me, *kind)))
                .collect(),
            crystals: game.crystal_limit(me),
            expert_room: room(tables().slots.0, card.experts.len() as u8),
            assistant_room: room(tables().slots.1, card.assistants.iter().sum()),
            unbuilt: Building::ALL.iter().copied().filter(|at| open.construction.contains(*at)).collect(),
            closed: closed.iter().collect(),
            used: Work::ALL.iter().copied().filter(|work| open.used(*work)).collect(),
            quarters: Quarter::ALL.iter().copied().filter(|quarter| open.in_use(*quarter)).collect(),
            scenario: open.options.mission(),
            tasks: game.tasks(),
            demand: Progress::at_most(open.demand_left(), 0),
            counter: open.counter(),
            refugees: scenario.is_some_and(|scenario| scenario.refugees),
            expedition: scenario.is_some_and(|scenario| scenario.expedition),
            piles: piles(open),
        }
    }
}

impl ColourFacts {
    fn of(open: &Open, colour: Colour) -> ColourFacts {
        let card = open.corporation(colour);
        ColourFacts {
            colour,
            seat: open.seat(colour),
            stock: Resource::ALL.iter().map(|what| (*what, open.stock(colour).get(*what))).collect(),
            living: open.living(colour),
            technologies: CorpTech::ALL.iter().copied().filter(|tech| card.has(*tech)).collect(),
            colony_technologies: ColonyTech::ALL
                .iter()
                .copied()
                .filter(|tech| open.colony_has(colour, *tech))
                .collect(),
        }
    }
}

/// What a seat has: its stock, the common one included, and the examination cards as far as the viewer may see them.
pub(crate) fn holdings(view: &View, seat: Seat) -> Vec<Holding> {
    let open = &view.open;
    let Some(colour) = open.in_play().find(|colour| open.seat(*colour) == seat) else { return Vec::new() };
    let stock = open.stock(colour);
    let mut all: Vec<_> =
        Resource::ALL.iter().map(|what| Holding::new(what.name(), stock.get(*what).into())).collect();
    let minerals = |cards: &[u8; Mineral::COUNT]| {
        let held = Mineral::ALL.iter().zip(*cards);
        held.map(|(mineral, n)| Holding::new(mineral.name(), n.into())).collect::<Vec<_>>()
    };
    match (&view.own, &view.all) {
        _ if open.rules().pooled => all.extend(minerals(&open.cards)),
        (Some(own), _) if view.viewer.is(seat) => all.extend(minerals(&own.cards)),
        (_, Some(secrets)) => all.extend(minerals(&secrets[seat.index()].cards)),
        _ => all.push(Holding::new("martians-card", open.hands[seat.index()].into())),
    }
    all
}

/// The colour whose prices the viewer is shown.
fn own_colour(view: &View) -> Colour {
    let open = &view.open;
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Open => Seat(0),
    };
    let own = |colour: &Colour| open.seat(*colour) == seat;
    Some(open.turn.colour).filter(own).or_else(|| open.in_play().find(own)).unwrap_or(BLUE)
}

fn chip(what: &'static str, n: u8, printed: u8) -> Option<Chip> {
    let changed = match n.cmp(&printed) {
        std::cmp::Ordering::Less => Some(Changed::Less),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Changed::More),
    };
    (n > 0 || printed > 0).then_some(Chip { what, n, changed })
}

fn gain(what: Resource, n: u8) -> Option<Chip> {
    chip(what.id(), n, n)
}

/// Time and price as they are now, beside what is printed.
fn cost(now: (u8, &Price), printed: (u8, &Price)) -> Vec<Chip> {
    const CARDS: [&str; CARD_NEEDS] =
        [Mineral::Yellow.id(), Mineral::Green.id(), Mineral::Red.id(), "mineral_any"];
    let goods = Resource::ALL.iter().map(|what| what.id()).zip(now.1.goods.into_iter().zip(printed.1.goods));
    let cards = CARDS.into_iter().zip(now.1.cards.into_iter().zip(printed.1.cards));
    let all = [("time", (now.0, printed.0))].into_iter().chain(goods).chain(cards);
    all.filter_map(|(what, (n, printed))| chip(what, n, printed)).collect()
}

/// Adds the surcharge of a field to the time.
fn slower(cost: &mut Vec<Chip>, surcharge: u8) {
    if surcharge == 0 {
        return;
    }
    match cost.iter_mut().find(|chip| chip.what == "time") {
        Some(time) => (time.n, time.changed) = (time.n + surcharge, Some(Changed::More)),
        None => cost.insert(0, Chip { what: "time", n: surcharge, changed: Some(Changed::More) }),
    }
}

/// What all these costs have in common.
fn in_common(mut costs: impl Iterator<Item = Vec<Chip>>) -> Vec<Chip> {
    let mut common = costs.next().unwrap_or_default();
    costs.for_each(|cost| common.retain(|chip| cost.contains(chip)));
    common
}

impl Martians {
    /// What an action of a building costs and gives, with the surcharge of the field it would be done from.
    fn work_here(&self, colour: Colour, work: Work) -> Deal {
        let mut deal = self.work_deal(colour, work);
        if !deal.cost.is_empty() {
            slower(&mut deal.cost, self.surcharge(colour, work.building()));
        }
        deal
    }

    /// What an action of a building costs and gives; what depends on the tile or step is left out.
    fn work_deal(&self, colour: Colour, work: Work) -> Deal {
        let spec = &tables().works[work.index()];
        match work {
            Work::Harvest => {
                let crop = self.crop(colour);
                let price = self.harvest_price(colour);
                let food = chip(Resource::Food.id(), self.harvest_food(colour), crop.food);
                Deal {
                    cost: cost((self.harvest_time(), &price), (spec.time, &crop.price)),
                    gain: food.into_iter().chain(gain(Resource::Medicine, crop.medicine)).collect(),
                }
            }
            Work::ColonyTechnology => Deal {
                cost: in_common(ColonyTech::ALL.iter().map(|tech| {
                    let printed = &tables().colony_techs[tech.index()];
                    cost(self.colony_price(colour, *tech), (printed.time, &printed.price))
                })),
                gain: in_common(ColonyTech::ALL.iter().map(|tech| {
                    gain(Resource::Reputation, self.colony_reputation(*tech)).into_iter().collect()
                })),
            },
            Work::CorporationTechnology => Deal {
                cost: in_common(CorpTech::ALL.iter().map(|tech| self.technology_cost(colour, *tech))),
                gain: Vec::new(),
            },
            Work::Research => Deal::default(),
            Work::Supplies => Deal {
                cost: chip("time", 1, 1).into_iter().collect(),
                gain: gain(Resource::Supplies, 1).into_iter().collect(),
            },
            Work::Mission => Deal {
                cost: chip("time", self.mission_time(), spec.time).into_iter().collect(),
                gain: Vec::new(),
            },
            Work::MakeOxygen
            | Work::Build
            | Work::Develop
            | Work::Install
            | Work::MakeMedicine
            | Work::TreatWater
            | Work::Excavate
            | Work::Examine
            | Work::ChangeCrop
            | Work::Hire => {
                let made = product(work).and_then(|(what, n)| gain(what, n));
                Deal {
                    cost: cost((self.work_time(work), &self.work_price(work)), (spec.time, &spec.price)),
                    gain: made.into_iter().chain(gain(Resource::Reputation, spec.reputation)).collect(),
                }
            }
        }
    }

    fn technology_cost(&self, colour: Colour, tech: CorpTech) -> Vec<Chip> {
        let printed = &tables().corp_techs[tech.index()];
        cost(self.corporation_price(colour, tech), (printed.time, &printed.price))
    }

    /// The price at this table, which may differ from the printed one (MA-RUL-70).
    fn expert_cost(&self, expert: Expert) -> Vec<Chip> {
        cost((0, &self.expert_price(expert)), (0, &tables().experts[expert.index()].price))
    }

    fn technology_here(&self, colour: Colour, tech: CorpTech) -> Vec<Chip> {
        let mut cost = self.technology_cost(colour, tech);
        slower(&mut cost, self.surcharge(colour, Building::Laboratory));
        cost
    }

    fn research_deal(&self, colour: Colour, tile: Research) -> Deal {
        let spec = &tables().research[tile.index()];
        let mut cost = cost(self.research_price(colour, tile), (spec.time, &spec.price));
        slower(&mut cost, self.surcharge(colour, Building::Lander));
        Deal { cost, gain: gain(Resource::Credits, spec.credits).into_iter().collect() }
    }

    /// The time is that of the Mission action, so only the materials stand on the card.
    fn commission_deal(&self, card: Commission) -> Deal {
        let spec = &tables().commissions[card.index()];
        Deal {
            cost: cost((0, &spec.price), (0, &spec.price)),
            gain: gain(Resource::Reputation, spec.reputation).into_iter().collect(),
        }
    }

    /// The steps of the scenario with their prices, then its conditions.
    fn tasks(&self) -> Vec<Task> {
        let open = &self.open;
        let steps = open.steps().map(|step| {
            let spec = &tables().requirements[step.index()];
            let price = self.requirement_price(step);
            Task {
                name: step.name(),
                step: Some(step),
                cost: cost((spec.time, &price), (spec.time, &spec.price[open.players()])),
                progress: open.step_progress(step),
            }
        });
        let conditions = open.scenario().into_iter().flat_map(|scenario| &scenario.conditions);
        let conditions = conditions.map(|(condition, measure)| Task {
            name: condition.name(),
            step: None,
            cost: Vec::new(),
            progress: open.progress(*measure),
        });
        steps.chain(conditions).collect()
    }
}

/// How many cards and tiles are still to come, and how many were there before.
fn piles(open: &Open) -> Vec<Pile> {
    let sum = |counts: &[u8]| Some(counts.iter().sum());
    let mut piles = vec![
        Pile { kind: "event", deck: None, spent: Some(open.events.len() as u8) },
        Pile { kind: "weather", deck: Some(open.weather_deck()), spent: sum(&open.weather_past) },
        Pile { kind: "mineral", deck: Some(open.examination_deck()), spent: sum(&open.spent) },
        Pile { kind: "research", deck: sum(&open.research.deck), spent: sum(&open.research_spent) },
        Pile { kind: "expert", deck: sum(&open.experts.deck), spent: None },
        Pile { kind: "assistant", deck: sum(&open.assistants.deck), spent: None },
    ];
    if open.options.mission().is_none() {
        let deck = Some(open.commission_deck.len() as u8);
        piles.push(Pile { kind: "commission", deck, spent: None });
    }
    piles
}
