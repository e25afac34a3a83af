//! The data as flat tables, compiled once.

use std::sync::LazyLock;

use super::*;

/// Time, price and reputation of an action (MA-TURN-08).
#[derive(Clone, Copy, Debug, Default)]
pub struct WorkSpec {
    /// Its time units.
    pub time: u8,
    /// Its price.
    pub price: Price,
    /// The reputation it gives.
    pub reputation: u8,
}

/// What a weather changes (MA-WEA-05): production, harvest and excavation, nothing else (MA-WEA-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WeatherSpec {
    /// How many cards there are.
    pub count: u8,
    /// Energy of a harvest.
    pub harvest_energy: i8,
    /// Food of a harvest.
    pub harvest_food: i8,
    /// Each installation, by kind.
    pub production: [i8; Installation::COUNT],
    /// Crystals of an excavation.
    pub crystals: i8,
}

/// A price with a script, for experts.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExpertSpec {
    /// How many cards there are.
    pub count: u8,
    /// Whether it belongs to the collector's edition.
    pub collectors: bool,
    /// What a use costs.
    pub price: Price,
    /// What a use does.
    pub script: Script,
    /// The demand token it removes; without one there it can't be used (MA-EXP-14).
    pub removes: Option<Demand>,
}

/// An event card.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventSpec {
    /// The scenario number it belongs to.
    pub set: u8,
    /// The cycle on its back.
    pub cycle: u8,
    /// What it does.
    pub script: Script,
    /// What it does where the stock is common.
    pub shared: Script,
}

/// A research tile.
#[derive(Clone, Copy, Debug, Default)]
pub struct ResearchSpec {
    /// How many tiles there are.
    pub count: u8,
    /// Its time units.
    pub time: u8,
    /// Its price.
    pub price: Price,
    /// The credits it gives.
    pub credits: u8,
}

/// A commission card.
#[derive(Clone, Copy, Debug, Default)]
pub struct CommissionSpec {
    /// Its price.
    pub price: Price,
    /// The reputation it gives.
    pub reputation: u8,
}

/// A crop: price and yield of a harvest.
#[derive(Clone, Copy, Debug, Default)]
pub struct CropSpec {
    /// How many tiles there are.
    pub count: u8,
    /// The price of a harvest.
    pub price: Price,
    /// The food of a harvest.
    pub food: u8,
    /// The medicine of a harvest.
    pub medicine: u8,
}

/// An excavation token.
#[derive(Clone, Copy, Debug, Default)]
pub struct DigSpec {
    /// How many tokens there are.
    pub count: u8,
    /// Its regolith.
    pub regolith: u8,
    /// Its dirty ice.
    pub ice: u8,
}

/// What a hidden goal asks for at the end (MA-COL-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoalSpec {
    /// Goods in stock.
    pub goods: [u8; Resource::COUNT],
    /// Examination cards of different colours.
    pub colours: u8,
    /// Experts in all.
    pub experts: u8,
    /// Experts of different kinds.
    pub expert_kinds: u8,
    /// Assistants in all.
    pub assistants: u8,
    /// Assistants by kind.
    pub staff: [u8; Assistant::COUNT],
    /// The reputation it gives.
    pub reputation: u8,
}

/// When a step of a scenario is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complete {
    /// When it was done often enough, by the number of players.
    Times,
    /// When the counter is high enough, by the number of players.
    Counter([u8; 4]),
    /// When all state conditions of the scenario hold.
    Conditions,
}

/// A step of a scenario done with the mission action.
#[derive(Clone, Copy, Debug)]
pub struct RequirementSpec {
    /// Its scenario.
    pub scenario: Scenario,
    /// Its place among the steps of the scenario.
    pub slot: u8,
    /// Its time units.
    pub time: u8,
    /// Its price, by the number of players.
    pub price: [Price; 4],
    /// How often it is done, by the number of players.
    pub times: [u8; 4],
    /// The reputation it gives.
    pub reputation: u8,
    /// What else it does.
    pub script: Script,
    /// Steps that come first and how often; 0 means complete.
    pub after: [Option<(Requirement, u8)>; 4],
    /// What the counter must show at least.
    pub after_counter: u8,
    /// When it is complete.
    pub complete: Complete,
    /// It may be done at most as often as the counter shows.
    pub below_counter: bool,
    /// It may be done even when complete.
    pub repeatable: bool,
}

/// What a state condition measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the data")]
pub enum Measure {
    ConstructionLeft(u8),
    DevelopmentRemoved([u8; 4]),
    Installations([u8; 4]),
    CropKinds { held: [u8; 4], taken: [u8; 4] },
    ColonyTechnologies([u8; 4]),
    DeadColonists(u8),
    Stock(Resource, [u8; 4]),
    DigsRemoved([u8; 4]),
    CounterAtLeast([u8; 4]),
    CounterAtMost([u8; 4]),
    Row(u8),
}

/// More or fewer demand tokens in the supply phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supplement {
    /// The kind of token.
    pub token: Demand,
    /// How many more.
    pub delta: i8,
    /// From which cycle on.
    pub from_cycle: u8,
    /// Once for each time this step was done.
    pub per: Option<Requirement>,
}

/// A scenario.
#[derive(Clone, Debug, Default)]
pub struct ScenarioSpec {
    /// The number of its event cards.
    pub number: u8,
    /// Whether it belongs to the collector's edition.
    pub collectors: bool,
    /// How many cycles it lasts.
    pub cycles: u8,
    /// Base event cards a cycle.
    pub base_events: u8,
    /// Own event cards a cycle.
    pub own_events: u8,
    /// Its own event cards.
    pub events: Vec<EventCard>,
    /// Goods gained at the start: of all together, or of each.
    pub gains: Vec<(Who, Resource, i8)>,
    /// Fields that get a development token.
    pub developments: Vec<Field>,
    /// Where the counter starts, if there is one.
    pub counter: Option<u8>,
    /// The step after which the counter no longer moves.
    pub frozen_after: Option<Requirement>,
    /// Its steps.
    pub requirements: Vec<Requirement>,
    /// Its state conditions.
    pub conditions: Vec<(Condition, Measure)>,
    /// What else happens with some events, as bits of [`EventCard`].
    pub on_event: Vec<(u64, Script)>,
    /// What else happens with some weathers, as bits of [`Weather`].
    pub on_weather: Vec<(u8, Script)>,
    /// What happens at the start of cycles, from this one on.
    pub each_cycle: Option<(u8, Script)>,
    /// The counter at which the mission fails at once.
    pub fails_at: Option<u8>,
    /// Changes of the supply phase.
    pub supplements: Vec<Supplement>,
    /// Changes for the whole game.
    pub modifiers: Vec<Modifier>,
    /// The refugees work (once a round a free supply).
    pub refugees: bool,
    /// The expedition on the additional board.
    pub expedition: bool,
    /// The number of advances after which a camp is due; 0 without camps.
    pub camp_every: u8,
    /// From this cycle on a supplies action yields at most 1.
    pub supplies_max_1_from: Option<u8>,
    /// From this cycle on no research tile can be turned in.
    pub no_research_from: Option<u8>,
}

/// Everything that is printed, compiled.
#[derive(Debug, Default)]
#[allow(missing_docs, reason = "each is a table of the data under its own name")]
pub struct Tables {
    pub steps: Vec<Step>,
    pub works: [WorkSpec; Work::COUNT],
    pub production: u8,
    pub reputation_start: u8,
    pub rtg_price: u8,
    pub release_time: u8,
    pub release_credits: u8,
    pub weathers: [WeatherSpec; Weather::COUNT],
    pub experts: [ExpertSpec; Expert::COUNT],
    pub assistants: [u8; Assistant::COUNT],
    pub minerals: [u8; Mineral::COUNT],
    pub proof_time: u8,
    pub proof_reputation: u8,
    pub events: Vec<EventSpec>,
    /// By scenario number and cycle, from 1.
    pub event_sets: Vec<[table::Set<EventCard>; 4]>,
    pub research: [ResearchSpec; Research::COUNT],
    pub commissions: [CommissionSpec; Commission::COUNT],
    pub goals: [GoalSpec; HiddenGoal::COUNT],
    pub crops: [CropSpec; Crop::COUNT],
    pub basic_crop: CropSpec,
    pub digs: [DigSpec; Dig::COUNT],
    pub explorations: [(u8, Script); Exploration::COUNT],
    pub colony_techs: [WorkSpec; ColonyTech::COUNT],
    pub corp_techs: [WorkSpec; CorpTech::COUNT],
    pub slots: (u8, u8),
    pub products: u8,
    pub food_value: u8,
    pub medicine_value: u8,
    pub unavailable: [(Building, [u8; 4]); 4],
    pub rtg: [u8; 4],
    pub experts_shown: [u8; 4],
    pub assistants_shown: [u8; 4],
    pub research_shown: [u8; 4],
    pub commissions_shown: [u8; 4],
    pub credits: [u8; 4],
    pub energy: u8,
    pub supplies: u8,
    pub prototype_supplies: [u8; 4],
    pub demand_shared: [[u8; 4]; Demand::COUNT],
    pub demand_own: [u8; Demand::COUNT],
    pub unlock_at: u8,
    pub refill: (u8, u8, u8, u8),
    pub per_demand: i32,
    pub per_dead: i32,
    pub fourth: i32,
    pub awards: [[u8; 2]; 2],
    pub requirements: Vec<RequirementSpec>,
    pub scenarios: Vec<ScenarioSpec>,
}

/// The compiled tables.
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(Tables::compile);
    &TABLES
}
