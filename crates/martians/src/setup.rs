//! The set-up, in the order of the rulebook.

use table::{Log, OptionsError, Rng, Seed, Set, Story};

use crate::material::*;
use crate::options::{Options, Variant};
use crate::rules::dealt;
use crate::state::*;

/// The three grey hexes at the top (MA-SET-07); the machine starts on the first (MA-SET-08).
pub(crate) const GREY: [Hex; 3] = [Hex(0), Hex(1), Hex(2)];
/// Hidden goals dealt to each player (MA-COL-04).
const GOALS: usize = 3;

/// The examination cards in play by kind: 18 (MA-CMP-06), with the collector's edition 22 (MA-COL-02).
pub(crate) fn examination_cards(options: &Options) -> [u8; Mineral::COUNT] {
    let mut cards = tables().minerals;
    if !options.collectors {
        cards[Mineral::ProofOfLife.index()] = 0;
    }
    cards
}

/// A new game, up to its first decision.
pub(crate) fn new_game(options: &Options, seed: Seed) -> Result<Martians, OptionsError> {
    table::Options::check(options)?;
    let mut game = Martians {
        open: empty(*options),
        secrets: Default::default(),
        hidden: Hidden {
            rng: Rng::seeded(seed),
            stacks: Default::default(),
            weather_top: None,
            weather_deck: Default::default(),
            avalanche: Default::default(),
        },
    };
    let mut log = Log::off();
    let mut story = Story::new(&mut log);
    game.choose_first_player();
    game.lay_tokens();
    game.lay_excavation(&mut story);
    game.shuffle_weather();
    game.shuffle_events();
    game.lay_displays();
    game.give_stocks();
    game.set_up_quarters(&mut story);
    game.set_up_mission();
    game.deal_goals();
    game.run(&mut story);
    Ok(game)
}

/// A board with nothing on it: no token in a quarter (MA-SET-19), every fourth colonist locked (MA-SET-21,
/// MA-SOLO-16), empty corporation cards and hands (MA-SET-22).
fn empty(options: Options) -> Open {
    Open {
        options,
        cycle: 1,
        round: 0,
        first: BLUE,
        stocks: Default::default(),
        cards: Default::default(),
        hands: Default::default(),
        spent: Default::default(),
        shuffled: examination_cards(&options),
        pool: Default::default(),
        markers: Default::default(),
        confined: Default::default(),
        debts: Default::default(),
        construction: BuildingSet::default(),
        development: FieldSet::default(),
        unavailable: FieldSet::default(),
        kept_construction: Default::default(),
        kept_development: Default::default(),
        developed: 0,
        demand: Default::default(),
        birthrate: Default::default(),
        claimed: Default::default(),
        dead: Default::default(),
        graves: Default::default(),
        unlocked: Default::default(),
        track: Default::default(),
        cards_of: Default::default(),
        colony_techs: Default::default(),
        rtg: 0,
        weather: Weather::Stable,
        weather_past: Default::default(),
        shown_weather: None,
        events: Default::default(),
        foretold: None,
        machine: GREY[0],
        up: HexSet::default(),
        down: HexSet::ALL,
        digs: [Dig::default(); HEXES].into_iter().collect(),
        buried: std::array::from_fn(|at| tables().digs[at].count),
        experts: Default::default(),
        assistants: Default::default(),
        research: Default::default(),
        research_spent: Default::default(),
        crops: Default::default(),
        commissions: Set::EMPTY,
        commission_deck: Set::EMPTY,
        active: Default::default(),
        next_turn: Default::default(),
        mission: Mission::default(),
        turn: Turn::default(),
        offer: Offer::default(),
        chosen: 0,
        handed_on: false,
        frames: Default::default(),
        ended: None,
        left: Default::default(),
    }
}

impl Martians {
    /// The seat that the options name, else any (MA-COOP-05); in SOLO the left colour (MA-SOLO-06).
    fn choose_first_player(&mut self) {
        let options = &self.open.options;
        self.open.first = match (options.first_player, options.variant) {
            (0, Variant::Solo) => BLUE,
            (0, _) => Colour::nth(self.hidden.rng.below(options.players.into()) as u8),
            (seat, _) => Colour::nth(seat - 1),
        };
    }

    /// Markers in the pools (MA-SET-20). Unavailability tokens by the number of players, from the right
    /// (MA-SET-01), on four buildings only (MA-SET-02). A construction token on four buildings (MA-SET-03), a
    /// development token on their other fields (MA-SET-04) and on fields 2 and 3 of the Greenhouses
    /// (MA-SET-05); so MOXIE and the Greenhouses can be used from the start (MA-MOX-05, MA-GRE-13). Crop tiles
    /// by kind (MA-SET-09).
    fn lay_tokens(&mut self) {
        let rules = self.open.rules();
        let players = self.players();
        for colour in 0..self.open.colours() as usize {
            self.open.pool[colour] = MARKERS;
        }
        if rules.unavailability {
            for (building, by_players) in &tables().unavailable {
                for at in 0..by_players[players] {
                    self.open.unavailable.insert(building.field(building.fields() - at));
                }
            }
        }
        for building in SITES {
            self.open.construction.insert(building);
            (2..=building.fields()).for_each(|at| self.open.development.insert(building.field(at)));
        }
        let first = if rules.greenhouses_unfinished { 1 } else { 2 };
        let greenhouses = Building::Greenhouses;
        (first..=greenhouses.fields()).for_each(|at| self.open.development.insert(greenhouses.field(at)));
        self.open.rtg = tables().rtg[players];
        self.open.crops = rules.crops;
    }

    /// The tokens on the grey hexes lie face up (MA-SET-07), all others face down (MA-SET-06).
    fn lay_excavation(&mut self, story: &mut Story<Martians>) {
        let grey = GREY.iter().fold(HexSet(0), |set, hex| set.or(HexSet(1 << hex.0)));
        self.turn_up(grey, story);
    }

    /// Shuffles the weather deck without the Stable Weather that lies on the board (MA-SET-11) and holds for
    /// the first two rounds (MA-WEA-03).
    fn shuffle_weather(&mut self) {
        self.hidden.weather_deck = std::array::from_fn(|at| tables().weathers[at].count);
        self.hidden.weather_deck[Weather::Stable.index()] -= 1;
        self.hidden.weather_top = self.draw_weather();
    }

    /// A stack for each of four cycles (MA-SET-15): two base cards of the cycle at random (MA-SET-13), and the
    /// mission's own where it has some (MA-SET-14, MA-EVT-13, MA-DIF-17).
    fn shuffle_events(&mut self) {
        for at in 0..STACKS {
            let (mut base, mut own) = event_cards(&self.open, at as u8 + 1);
            let (base_count, own_count) = stack_size(&self.open);
            for _ in 0..base_count {
                self.hidden.stacks[at].extend_one(base.draw(&mut self.hidden.rng));
            }
            for _ in 0..own_count {
                self.hidden.stacks[at].extend_one(own.draw(&mut self.hidden.rng));
            }
        }
    }

    /// Experts, assistants and research tiles by the number of players (MA-SET-16), drawn at random
    /// (MA-SET-18), the collector's experts among them (MA-COL-19). As many assistants of each kind as players,
    /// in SOLO two (MA-SET-17). Commissions in COM (MA-COM-07) and, where chosen, in SOLO (MA-SOLO-10); the
    /// rest is their deck (MA-DIF-01).
    fn lay_displays(&mut self) {
        let players = self.players();
        let t = tables();
        let collectors = self.open.options.collectors;
        self.open.experts.deck = std::array::from_fn(|at| {
            let spec = &t.experts[at];
            if spec.collectors && !collectors { 0 } else { spec.count }
        });
        self.open.assistants.deck = [self.open.colours(); Assistant::COUNT];
        self.open.research.deck = std::array::from_fn(|at| t.research[at].count);
        for _ in 0..t.experts_shown[players] {
            crate::rules::reveal(&mut self.open.experts, &mut self.hidden.rng);
        }
        for _ in 0..t.assistants_shown[players] {
            crate::rules::reveal(&mut self.open.assistants, &mut self.hidden.rng);
        }
        for _ in 0..t.research_shown[players] {
            self.reveal_research();
        }
        if self.open.options.mission().is_none() {
            self.open.commission_deck = Set::full();
            for _ in 0..t.commissions_shown[players] {
                self.reveal_commission();
            }
        }
    }

    /// Credits 2, 3, 4, 5 from the first player on, 5 energy and 1 supply each, reputation 2. Into the common
    /// stock in SOLO (MA-SOLO-11, MA-SOLO-15) and CO-OP (MA-COOP-06, MA-COOP-07, MA-COOP-08, MA-RUL-13), into
    /// their own in SEMI (MA-SEMI-04, MA-SEMI-05, MA-SEMI-06) and COM (MA-COM-04, MA-COM-05, MA-COM-06),
    /// where each player has a reputation marker (MA-RUL-10, MA-DIF-23).
    fn give_stocks(&mut self) {
        let t = tables();
        let rules = self.open.rules();
        for (place, colour) in self.open.order().enumerate() {
            let credits = t.credits[place];
            let stock = self.open.stock_mut(colour);
            stock.gain(Resource::Credits, credits.into());
            stock.gain(Resource::Energy, t.energy.into());
            stock.gain(Resource::Supplies, t.supplies.into());
            stock.0[Resource::Reputation.index()] = t.reputation_start.into();
        }
        if rules.prototype_supplies {
            self.open.stocks[0].0[Resource::Supplies.index()] = t.prototype_supplies[self.players()].into();
        }
    }

    /// An oxygen token for each colour from Q1 on (MA-SOLO-14, MA-COOP-10, MA-SEMI-08); COM claims its quarters
    /// first.
    fn set_up_quarters(&mut self, story: &mut Story<Martians>) {
        self.open.frames.push(Frame::Flow(Stage::Cycle));
        let rules = self.open.rules();
        if rules.shared {
            for quarter in dealt(self.open.colours(), rules.quarters) {
                self.demand_token(Demand::Oxygen, quarter, story);
            }
        }
    }

    /// What the mission changes at the start (MA-SOLO-09, MA-COOP-09, MA-SEMI-07).
    fn set_up_mission(&mut self) {
        let Some(scenario) = self.open.scenario() else { return };
        self.open.mission.counter = scenario.counter.unwrap_or_default();
        for field in &scenario.developments {
            self.open.development.insert(*field);
        }
        for modifier in &scenario.modifiers {
            self.begin(*modifier, Until::EndOfGame);
        }
        for (who, what, n) in &scenario.gains {
            match who {
                Who::Each => {
                    for colour in self.open.order() {
                        let stock = &mut self.open.stock_mut(colour).0[what.index()];
                        *stock = stock.saturating_add_signed((*n).into());
                    }
                }
                Who::Pool | Who::Actor | Who::Same | Who::FirstPlayer => {
                    for at in 0..n.unsigned_abs() {
                        let colour = self.open.in_order(at % self.open.colours());
                        self.open.stock_mut(colour).gain(*what, 1);
                    }
                }
            }
        }
        if scenario.expedition {
            self.open.mission.expedition.down = Cell::ALL;
        }
    }

    /// COM claims quarters (MA-COM-08); then hidden goals are dealt, three each (MA-COL-04).
    fn deal_goals(&mut self) {
        if self.open.rules().shared {
            return;
        }
        if self.open.options.hidden_goals {
            let mut deck = Set::<HiddenGoal>::full();
            for seat in 0..self.open.options.players as usize {
                for _ in 0..GOALS {
                    self.secrets[seat].dealt.extend_one(deck.draw(&mut self.hidden.rng));
                }
            }
            self.open.frames.push(Frame::Goals);
        }
        self.open.frames.push(Frame::Claim(self.open.first));
    }
}

/// Adds a card that may be missing.
trait ExtendOne<T> {
    fn extend_one(&mut self, one: Option<T>);
}

impl<T: table::Piece> ExtendOne<T> for Set<T> {
    fn extend_one(&mut self, one: Option<T>) {
        if let Some(one) = one {
            self.insert(one);
        }
    }
}

/// The base cards and the scenario's own cards of a cycle (MA-SET-12); the prototype has no Solar Flare
/// (MA-RUL-60).
pub(crate) fn event_cards(open: &Open, cycle: u8) -> (Set<EventCard>, Set<EventCard>) {
    let of = |set: u8| tables().event_sets[set as usize][cycle as usize - 1];
    let mut base = of(0);
    if open.rules().all_events {
        let flares =
            [EventCard::SolarFlare1, EventCard::SolarFlare2, EventCard::SolarFlare3, EventCard::SolarFlare4];
        base = base.minus(flares.into_iter().collect());
    }
    let own = open.scenario().filter(|scenario| scenario.number > 0).map(|scenario| of(scenario.number));
    (base, own.unwrap_or_default())
}

/// How many base cards and own cards lie in a stack (MA-RUL-26); in the prototype all of them (MA-DIF-39).
pub(crate) fn stack_size(open: &Open) -> (u8, u8) {
    const BASE: u8 = 2;
    let (base, own) =
        open.scenario().map_or((BASE, 0), |scenario| (scenario.base_events, scenario.own_events));
    (if open.rules().all_events { u8::MAX } else { base }, own)
}
