//! The data files as they stand in JSON. Everything else in the crate reads the compiled [`super::tables`].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::Sourced;

use super::vocabulary::*;
use super::*;

/// The four files, read once. Every entry says how sure it is, and a field that nobody reads is an error.
pub(super) struct Data {
    pub board: BoardFile,
    pub cards: CardsFile,
    pub tiles: TilesFile,
    pub scenarios: ScenariosFile,
}

pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| Data {
        board: read("board.json", include_str!("../../data/board.json")),
        cards: read("cards.json", include_str!("../../data/cards.json")),
        tiles: read("tiles.json", include_str!("../../data/tiles.json")),
        scenarios: read("scenarios.json", include_str!("../../data/scenarios.json")),
    });
    &DATA
}

fn read<T: DeserializeOwned>(name: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A number, or one for each number of players.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum ByPlayers {
    Same(u8),
    Each(BTreeMap<String, u8>),
}

impl ByPlayers {
    /// The numbers for 1 to 4 players, 0 where there is none.
    pub fn numbers(&self) -> [u8; 4] {
        match self {
            ByPlayers::Same(n) => [*n; 4],
            ByPlayers::Each(of) => {
                std::array::from_fn(|at| of.get(&(at + 1).to_string()).copied().unwrap_or_default())
            }
        }
    }
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cards {
    #[serde(default)]
    pub yellow: u8,
    #[serde(default)]
    pub green: u8,
    #[serde(default)]
    pub red: u8,
    #[serde(default)]
    pub any: u8,
}

/// A price. Its goods are the fields that name a resource; any other field is an error.
#[derive(Clone, Default, Deserialize)]
pub(super) struct Cost {
    #[serde(default)]
    pub cards: Cards,
    #[serde(flatten)]
    pub goods: BTreeMap<Resource, ByPlayers>,
}

impl Cost {
    /// The price for 1 to 4 players.
    pub fn prices(&self) -> [Price; 4] {
        std::array::from_fn(|players| {
            let mut price = Price::default();
            for (what, n) in &self.goods {
                price.goods[what.index()] = n.numbers()[players];
            }
            price.cards = [self.cards.yellow, self.cards.green, self.cards.red, self.cards.any];
            price
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Edition {
    Base,
    Collectors,
}

// cards.json

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsFile {
    pub experts: Entries<ExpertCard>,
    pub assistants: Entries<AssistantCard>,
    pub weather: Entries<WeatherCard>,
    pub regolith: Entries<MineralCard>,
    pub events_base: Entries<EventData>,
    pub events_collectors: Entries<EventData>,
    pub commissions: Entries<CommissionCard>,
    pub hidden_goals: Entries<GoalCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "T: DeserializeOwned")]
pub(super) struct Entries<T> {
    pub entries: Vec<Sourced<T>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExpertCard {
    pub id: Expert,
    pub count: u8,
    pub edition: Edition,
    pub cost: Cost,
    pub effect: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AssistantCard {
    pub id: Assistant,
    pub count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WeatherCard {
    pub id: Weather,
    pub count: u8,
    pub effect: Vec<Op>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MineralCard {
    pub id: Mineral,
    pub count: u8,
    pub edition: Edition,
    pub effect: Vec<MineralEffect>,
}

/// What an examination card can be used for.
#[derive(Clone, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum MineralEffect {
    Mineral {},
    Choice { options: Vec<Vec<MineralEffect>> },
    MissionDiscard { time: u8, then: Vec<Op> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventData {
    pub id: EventCard,
    pub set: u8,
    pub cycle: u8,
    pub effect: Vec<Op>,
    pub effect_shared: Option<Vec<Op>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommissionCard {
    pub id: Commission,
    pub cost: Cost,
    pub reputation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalCard {
    pub id: HiddenGoal,
    pub condition: GoalCondition,
    pub reputation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalCondition {
    pub resources: BTreeMap<String, u8>,
    pub staff: BTreeMap<String, u8>,
}

// tiles.json

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TilesFile {
    pub excavation: Entries<DigTile>,
    pub research: Entries<ResearchTile>,
    pub crops: Entries<CropTile>,
    pub exploration_face_of_mars: Entries<ExplorationTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DigTile {
    pub id: Dig,
    pub count: u8,
    pub regolith: u8,
    pub ice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ResearchTile {
    pub id: Research,
    pub count: u8,
    pub time: u8,
    pub cost: Cost,
    pub reward: BTreeMap<Resource, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CropTile {
    pub id: Crop,
    pub count: u8,
    pub cost: Cost,
    #[serde(rename = "yield")]
    pub harvest: BTreeMap<Resource, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExplorationTile {
    pub id: Exploration,
    pub count: u8,
    pub effect: Vec<Op>,
}

// board.json

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub tracks: Tracks,
    pub excavation_area: Sourced<Area>,
    pub quarters: Quarters,
    pub rtg: Rtg,
    pub installations: Installations,
    pub buildings: Vec<Sourced<BuildingData>>,
    pub corporation_card: CorporationCard,
    pub colony_technologies: Vec<Sourced<ColonyTechData>>,
    pub delivery: Sourced<Delivery>,
    pub setup_tables: SetupTables,
    pub supplementation: Supplementation,
    pub scoring: Scoring,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tracks {
    pub reputation: Sourced<Track>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Track {
    pub id: Fixture,
    pub start: u8,
}

/// The fields for excavation tokens.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Area {
    pub id: Fixture,
    pub hexes: usize,
    pub grey: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Quarters {
    pub release: Release,
}

/// What it takes to leave an infirmary and the apartments.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Release {
    pub time: u8,
    pub credits: u8,
}

/// What it takes to draw from the RTG.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rtg {
    pub reputation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Installations {
    pub production: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingData {
    pub id: Building,
    pub actions: Vec<ActionData>,
}

/// An action. Time and cost are missing where a tile, a crop or a technology names them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionData {
    pub id: Work,
    #[serde(default)]
    pub time: u8,
    #[serde(default)]
    pub cost: Cost,
    #[serde(default)]
    pub reputation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CorporationCard {
    pub slots: Slots,
    pub basic_crop: Sourced<BasicCrop>,
    pub technologies: Vec<Sourced<CorpTechData>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slots {
    pub experts: u8,
    pub assistants: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BasicCrop {
    pub id: Fixture,
    pub cost: Cost,
    #[serde(rename = "yield")]
    pub harvest: BTreeMap<Resource, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CorpTechData {
    pub id: CorpTech,
    pub time: u8,
    pub cost: Cost,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColonyTechData {
    pub id: ColonyTech,
    pub time: u8,
    pub cost: Cost,
    pub reputation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Delivery {
    pub id: Fixture,
    pub max_products_per_turn: u8,
    pub values: BTreeMap<Resource, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupTables {
    pub unavailability_tokens: Unavailability,
    pub rtg_energy: Numbers,
    pub experts_face_up: Numbers,
    pub assistants_face_up: Numbers,
    pub research_tiles_face_up: Numbers,
    #[serde(rename = "commissions_face_up_COM")]
    pub commissions_face_up: Numbers,
    pub credits_by_seat: Numbers,
    pub energy_per_player: u8,
    pub supplies_per_player: Supplies,
}

/// Columns for 4, 3, 2 and 1 players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unavailability {
    pub moxie: [u8; 4],
    pub construction: [u8; 4],
    pub excavation: [u8; 4],
    pub lander: [u8; 4],
}

/// A number for each number of players, or for each seat.
#[derive(Deserialize)]
pub(super) struct Numbers(BTreeMap<String, u8>);

impl Numbers {
    /// The numbers for 1 to 4.
    pub fn numbers(&self) -> [u8; 4] {
        std::array::from_fn(|at| self.number(&(at + 1).to_string()))
    }

    pub fn number(&self, key: &str) -> u8 {
        self.0.get(key).copied().unwrap_or_default()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Supplies {
    pub value: u8,
    #[serde(rename = "prototype_COOP_total")]
    pub prototype: Numbers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Supplementation {
    pub shared_tokens: Shared,
    pub com_tokens_per_player: PerPlayer,
    pub population: Population,
    pub refill: Refill,
}

/// Columns for 4, 3, 2 and 1 players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shared {
    pub oxygen: [u8; 4],
    pub disease: [u8; 4],
    pub hunger: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PerPlayer {
    pub oxygen: u8,
    pub disease: u8,
    pub hunger: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Population {
    pub unlock_at_birthrate_tokens: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Refill {
    pub experts: u8,
    pub assistants: u8,
    pub research_tiles: u8,
    pub commissions: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scoring {
    #[serde(rename = "COM")]
    pub com: ScoringCom,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoringCom {
    pub per_demand_token_left: i8,
    pub per_dead_colonist: i8,
    pub fourth_colonist: u8,
    pub most_construction_tokens: [u8; 2],
    pub most_development_tokens: [u8; 2],
}

// scenarios.json

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenariosFile {
    pub scenarios: Vec<Sourced<ScenarioData>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioData {
    pub id: Scenario,
    pub number: u8,
    pub edition: Edition,
    pub cycles: u8,
    pub event_piles: Piles,
    pub special_events: Vec<EventCard>,
    pub setup: Vec<Op>,
    pub special_rules: Vec<Op>,
    pub requirements: Vec<RequirementData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Piles {
    pub base_per_cycle: u8,
    pub special_per_cycle: u8,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RequirementData {
    MissionAction(Box<Mission>),
    StateAtEnd { id: Condition, condition: Box<StateCondition> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mission {
    pub id: Requirement,
    pub time: u8,
    pub cost: Cost,
    pub times: ByPlayers,
    pub reward: BTreeMap<Resource, u8>,
    #[serde(default)]
    pub effect: Vec<Op>,
    #[serde(default)]
    pub after: Vec<String>,
    pub after_counter: Option<BTreeMap<Counter, u8>>,
    pub complete_when: Option<CompleteWhen>,
    pub times_done_below_counter: Option<Counter>,
    #[serde(default)]
    pub repeatable: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CompleteWhen {
    CounterAtLeast(BTreeMap<Counter, ByPlayers>),
    RequirementsMet(Vec<Condition>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StateCondition {
    pub construction_tokens_left: Option<u8>,
    pub development_tokens_removed: Option<ByPlayers>,
    pub installations: Option<ByPlayers>,
    pub crop_kinds_held: Option<ByPlayers>,
    pub crop_kinds_taken: Option<ByPlayers>,
    pub colony_technologies: Option<ByPlayers>,
    pub dead_colonists: Option<u8>,
    pub stock: Option<BTreeMap<Resource, ByPlayers>>,
    pub excavation_tokens_removed: Option<ByPlayers>,
    pub counter_at_least: Option<BTreeMap<Counter, ByPlayers>>,
    pub counter_at_most: Option<BTreeMap<Counter, ByPlayers>>,
    pub expedition_reached_row: Option<u8>,
}
