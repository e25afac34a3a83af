//! The state of a game: what lies open, one secret part a seat, and what nobody knows.

use serde::{Deserialize, Serialize};
use table::{Frames, List, Rng, Seat, Set};

use crate::material::*;
use crate::options::{Options, Variant};
use crate::variant::Rules;

/// The most colours at a table.
pub const MAX_COLOURS: usize = 4;
/// How many cycles have event stacks.
pub const STACKS: usize = 4;
/// The most steps a scenario has.
pub const MAX_STEPS: usize = 5;

/// A game of Martians.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Martians {
    /// What everybody sees.
    pub open: Open,
    /// What only the person at a seat sees.
    pub secrets: [Secret; MAX_COLOURS],
    /// What nobody sees.
    pub hidden: Hidden,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Open {
    /// How the table was set up.
    pub options: Options,
    /// The cycle, from 1.
    pub cycle: u8,
    /// The round of the work phase, from 1; 0 outside of it.
    pub round: u8,
    /// The holder of the first player marker.
    pub first: Colour,
    /// The stocks, by [`Open::purse`]: a common stock is the first one.
    pub stocks: [Stock; MAX_COLOURS],
    /// The common examination cards, by [`Mineral`] (SOLO, CO-OP).
    pub cards: [u8; Mineral::COUNT],
    /// How many examination cards each player holds in secret (SEMI, COM).
    pub hands: [u8; MAX_COLOURS],
    /// The discard pile of the examination cards.
    pub spent: [u8; Mineral::COUNT],
    /// What the examination deck held when it was last shuffled.
    pub shuffled: [u8; Mineral::COUNT],
    /// Markers in the pools.
    pub pool: [u8; MAX_COLOURS],
    /// Markers on action fields.
    pub markers: [FieldSet; MAX_COLOURS],
    /// Markers in quarters, by zone, colour and quarter: any number in one (MA-QRT-23), until they are
    /// recovered (MA-QRT-21, MA-QRT-22).
    pub confined: [[[u8; Quarter::COUNT]; MAX_COLOURS]; Zone::COUNT],
    /// Prototype: credits due for the markers in apartments, by colour and quarter.
    pub debts: [[u8; Quarter::COUNT]; MAX_COLOURS],
    /// Buildings with their construction token.
    pub construction: BuildingSet,
    /// Fields with a development token.
    pub development: FieldSet,
    /// Fields with an unavailability token.
    pub unavailable: FieldSet,
    /// Construction tokens kept, by corporation (COM).
    pub kept_construction: [u8; MAX_COLOURS],
    /// Development tokens kept, by corporation (COM).
    pub kept_development: [u8; MAX_COLOURS],
    /// Development tokens removed in the whole game.
    pub developed: u8,
    /// Demand tokens, by quarter and kind; like all tokens they never run out (MA-CMP-14).
    pub demand: [[u8; Demand::COUNT]; Quarter::COUNT],
    /// Birthrate tokens by quarter.
    pub birthrate: [u8; Quarter::COUNT],
    /// The quarter of each player (COM).
    pub claimed: [Option<Quarter>; MAX_COLOURS],
    /// Dead colonist tokens; nothing revives one (MA-QRT-12).
    pub dead: [u8; MAX_COLOURS],
    /// Rounds in which dead tokens lie this cycle, as bits from round 1.
    pub graves: [u8; MAX_COLOURS],
    /// Whether the fourth colonist is unlocked.
    pub unlocked: [bool; MAX_COLOURS],
    /// Living tokens on the cycle track, by round and field: as many fields as colours, from the left
    /// (MA-DEL-11).
    pub track: [[Option<Colour>; MAX_COLOURS]; 4],
    /// The corporation cards, by [`Open::card`].
    pub cards_of: [Corporation; MAX_COLOURS],
    /// Colony technologies as bits, by [`Open::colony`].
    pub colony_techs: [u8; MAX_COLOURS],
    /// Energy in the RTG.
    pub rtg: u8,
    /// The current weather.
    pub weather: Weather,
    /// Weather cards revealed earlier, by kind.
    pub weather_past: [u8; Weather::COUNT],
    /// The top weather card, where it was shown to all.
    pub shown_weather: Option<Weather>,
    /// The events so far, the last one last; they stay open (MA-EVT-04).
    pub events: List<EventCard, 10>,
    /// The event that the next event step will reveal, where a card has shown it.
    pub foretold: Option<EventCard>,
    /// Where the excavation machine stands.
    pub machine: Hex,
    /// Hexes with a face-up token.
    pub up: HexSet,
    /// Hexes with a face-down token.
    pub down: HexSet,
    /// The token on each face-up hex.
    pub digs: List<Dig, HEXES>,
    /// The tokens that still lie face down, by kind. Nobody knows where each lies, so there is no order.
    pub buried: [u8; Dig::COUNT],
    /// Experts on display and in the deck.
    pub experts: Display<{ Expert::COUNT }>,
    /// Assistants on display and in the deck.
    pub assistants: Display<{ Assistant::COUNT }>,
    /// Research tiles on display, in the stack, and discarded.
    pub research: Display<{ Research::COUNT }>,
    /// The discard pile of the research tiles.
    pub research_spent: [u8; Research::COUNT],
    /// Crop tiles at the Greenhouses.
    pub crops: [u8; Crop::COUNT],
    /// Commissions on display.
    pub commissions: Set<Commission>,
    /// Commissions in the deck.
    pub commission_deck: Set<Commission>,
    /// Effects that last.
    pub active: List<Active, 12>,
    /// Time units more or less in a colour's next turn.
    pub next_turn: [i8; MAX_COLOURS],
    /// How the mission stands.
    pub mission: Mission,
    /// The turn being taken.
    pub turn: Turn,
    /// The offer being made.
    pub offer: Offer,
    /// Seats that have kept a hidden goal in the current choice, as bits.
    pub chosen: u8,
    /// Whether goals have been handed on.
    pub handed_on: bool,
    /// Unfinished business, innermost last.
    pub frames: Frames<Frame, 14>,
    /// How the game ended.
    pub ended: Option<Ending>,
    /// Demand tokens left when the game ended, by quarter.
    pub left: [u8; Quarter::COUNT],
}

/// A face-up display, which everybody may look through (MA-GEN-01), and the deck beside it; the deck has no
/// order, because nobody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Display<const N: usize> {
    /// Face up, by kind.
    #[serde(with = "counts")]
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub shown: [u8; N],
    /// In the deck, by kind.
    #[serde(with = "counts")]
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub deck: [u8; N],
}

/// Arrays of any length for serde.
mod counts {
    use serde::de::{Error as _, SeqAccess, Visitor};
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer, const N: usize>(of: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(of)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[u8; N], D::Error> {
        struct Counts<const N: usize>;
        impl<'de, const N: usize> Visitor<'de> for Counts<N> {
            type Value = [u8; N];
            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                write!(f, "{N} numbers")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[u8; N], A::Error> {
                let mut all = [0; N];
                for (at, one) in all.iter_mut().enumerate() {
                    *one = seq.next_element()?.ok_or_else(|| A::Error::invalid_length(at, &self))?;
                }
                match seq.next_element::<u8>()? {
                    None => Ok(all),
                    Some(_) => Err(A::Error::invalid_length(N + 1, &self)),
                }
            }
        }
        deserializer.deserialize_seq(Counts)
    }
}

impl<const N: usize> Default for Display<N> {
    fn default() -> Self {
        Display { shown: [0; N], deck: [0; N] }
    }
}

/// A corporation card. Its things are counted, so round markers never run out (MA-CMP-03, MA-RUL-44) and have
/// no colour (MA-SOLO-04).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Corporation {
    /// Experts; a hired one stays (MA-EDU-05).
    pub experts: List<Staff, 2>,
    /// Assistants by kind; two of one kind add up (MA-EDU-06).
    pub assistants: [u8; Assistant::COUNT],
    /// The crop tile.
    pub crop: Option<Crop>,
    /// Technologies as bits, for this card alone (MA-TEC-08); none is ever lost (MA-LAB-09).
    pub techs: u8,
    /// Installations by kind; nobody can remove one (MA-PROD-11).
    pub installations: [u8; Installation::COUNT],
}

impl Corporation {
    /// Whether a technology is developed.
    pub const fn has(&self, tech: CorpTech) -> bool {
        self.techs >> tech as u8 & 1 != 0
    }

    /// How many assistants of a kind work for it.
    pub const fn staff(&self, kind: Assistant) -> u8 {
        self.assistants[kind as usize]
    }
}

/// An expert on a corporation card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Staff {
    /// The expert.
    pub expert: Expert,
    /// Face down: used in this round.
    pub used: bool,
}

/// An effect that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Active {
    /// What it changes.
    pub modifier: Modifier,
    /// How long.
    pub until: Until,
}

/// How the mission stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mission {
    /// How often each step was done.
    pub times: [u8; MAX_STEPS],
    /// The counter of the scenario.
    pub counter: u8,
    /// The mission has failed for good (SEMI).
    pub failed: bool,
    /// How many times a price is still waived.
    pub waived: Option<(Requirement, Resource, u8)>,
    /// The refugees have given their supplies in this round.
    pub helped: bool,
    /// Kinds of crop that have lain on a card, as bits.
    pub crops_taken: u8,
    /// The expedition of Face of Mars.
    pub expedition: Expedition,
}

/// The expedition of Face of Mars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expedition {
    /// Where it stands; `None` before the first step.
    pub at: Option<Cell>,
    /// Cells with a face-up token, as bits.
    pub up: u32,
    /// Cells with a face-down token, as bits.
    pub down: u32,
    /// The token on each face-up cell.
    pub faces: [Exploration; CELLS],
    /// Tokens turned up so far, by kind.
    pub seen: [u8; Exploration::COUNT],
    /// It has stood in the top row.
    pub summit: bool,
}

/// The turn being taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose turn it is.
    pub colour: Colour,
    /// Time units left.
    pub time: u8,
    /// Buildings where a marker was placed in this turn and still stands (MA-FIELD-14).
    pub placed: BuildingSet,
    /// Actions performed by these placements, as bits of [`Work`] (MA-FIELD-12).
    pub used: u16,
    /// The building where the marker just placed has done nothing yet.
    pub must: Option<Building>,
    /// Regolith taken by the placement at Excavation.
    pub regolith: u8,
    /// The RTG was used.
    pub rtg: bool,
    /// Offers that came to nothing.
    pub refused: u8,
}

/// An offer: what the seat in turn gives and asks, by place in [`GOODS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// To whom.
    pub partner: Colour,
    /// What is given.
    pub give: [u8; GOODS.len()],
    /// What is asked.
    pub ask: [u8; GOODS.len()],
}

impl Offer {
    /// How many units it names.
    pub fn units(&self) -> u8 {
        self.give.iter().chain(&self.ask).sum()
    }
}

/// What is being bought with examination cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Purchase {
    /// A research tile.
    Research(Research),
    /// A step of the scenario.
    Requirement(Requirement),
    /// A commission.
    Commission(Commission),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// After the last cycle, or early with success.
    Counted,
    /// Lost before the end.
    Lost,
}

/// A part of the supply phase, or of the opening of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Part {
    /// Birth Control and the fourth colonist.
    Population,
    /// Demand tokens.
    Demand,
    /// Cards and tiles.
    Refill,
    /// Colonist tokens.
    Colonists,
    /// The event.
    Event,
    /// The weather.
    Weather,
    /// Energy production.
    Production,
}

/// What happens next when nothing is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// A cycle begins.
    Cycle,
    /// The part of the supply phase with this number.
    Supply(u8),
    /// The dead tokens of the colour at this place of the turn order.
    Graves(u8),
    /// A round begins.
    Round,
    /// The part of the opening with this number.
    Opening(u8),
    /// The turn of the colour at this place of the turn order.
    Turns(u8),
    /// A round ends.
    RoundEnd,
    /// The quarters phase begins.
    Quarters,
    /// SEMI: whether to end early, asked of the colour at this place of the turn order.
    Finish(u8),
    /// A quarter is settled: which, and where it stands.
    Settle(Quarter, Demand, u8),
    /// The cycle ends.
    CycleEnd,
}

/// Something unfinished: a question that waits for its answer, or what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Frame {
    /// What happens next when nothing is asked.
    Flow(Stage),
    /// The rest of an effect, carried out for a colour.
    Run(Script, Colour),
    /// A step for every colour, from this place of the turn order on.
    Each(u16, u8),
    /// COM: claim a quarter.
    Claim(Colour),
    /// Keep a hidden goal: all at once.
    Goals,
    /// Lay a dead token; how many are left.
    Lay(Colour, u8),
    /// Choose an option of the step.
    Choose(u16, Colour),
    /// Name a colour to bear an unpaid share of the step: shares left, colours that bear one.
    Bear(u16, u8, u8),
    /// A marker goes into a quarter.
    Confine(Colour, Zone, Quarter),
    /// Demand tokens are removed; how many are left.
    Remove(Colour, Demand, u8),
    /// Take a crop tile.
    TakeCrop(Colour),
    /// Excavation tokens are lost; how many are left.
    Rift(u8),
    /// The expedition moves; it may stay.
    Enter(Colour, bool),
    /// A turn.
    #[default]
    Turn,
    /// An excavation: taken, moved.
    Dig(bool, bool),
    /// Crystals are taken from the token on this hex; whether the machine has moved.
    Crystals(Hex, bool),
    /// Examination cards are paid.
    Pay(Purchase, [u8; CARD_NEEDS]),
    /// Markers are taken back; one has been.
    Rest(bool),
    /// The Builder's construction action.
    Builder,
    /// An offer is made.
    Offer,
    /// An offer waits for its answer.
    Answer,
    /// Products are delivered; how many are left.
    Deliver(u8),
    /// SEMI: whether to end early, asked of a colour at its place of the turn order.
    Finish(Colour, u8),
}

/// What only the person at a seat sees.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    /// Examination cards in hand (SEMI, COM).
    pub cards: [u8; Mineral::COUNT],
    /// Examination cards drawn since the deck was last shuffled.
    pub drawn: [u8; Mineral::COUNT],
    /// The top weather card, with Weather Reports.
    pub forecast: Option<Weather>,
    /// Hidden goals to choose from.
    pub dealt: Set<HiddenGoal>,
    /// Hidden goals kept.
    pub goals: Set<HiddenGoal>,
    /// Hidden goals handed to the left.
    pub handed: Set<HiddenGoal>,
    /// Hidden goals received from the right.
    pub received: Set<HiddenGoal>,
    /// The hidden goal put into the box.
    pub boxed: Set<HiddenGoal>,
}

/// What nobody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// All chance.
    pub rng: Rng,
    /// What is left of the event stacks, by cycle.
    pub stacks: [Set<EventCard>; STACKS],
    /// The top weather card; `None` only when the deck is empty.
    pub weather_top: Option<Weather>,
    /// The other weather cards of the deck, by kind.
    pub weather_deck: [u8; Weather::COUNT],
    /// Exploration tokens taken off unseen, by kind.
    pub avalanche: [u8; Exploration::COUNT],
}

impl Open {
    /// How many colours play.
    pub const fn colours(&self) -> u8 {
        self.options.colours()
    }

    /// The colours in play.
    pub fn in_play(&self) -> impl Iterator<Item = Colour> + use<> {
        (0..self.colours()).map(Colour::nth)
    }

    /// Whether a placement of this turn that still stands has performed an action.
    pub(crate) fn used(&self, work: Work) -> bool {
        self.frames.contains(&Frame::Turn)
            && self.turn.placed.contains(work.building())
            && self.turn.used >> work.index() & 1 != 0
    }

    /// The rules of the variant and edition.
    pub fn rules(&self) -> &'static Rules {
        Rules::of(self.options.variant, self.options.edition)
    }

    /// The colour at a place of the turn order, from the first player clockwise (MA-WORK-02).
    pub fn in_order(&self, place: u8) -> Colour {
        Colour::nth((self.first as u8 + place) % self.colours())
    }

    /// All colours in turn order.
    pub fn order(&self) -> impl Iterator<Item = Colour> + use<> {
        let (first, colours) = (self.first as u8, self.colours());
        (0..colours).map(move |place| Colour::nth((first + place) % colours))
    }

    /// The person who plays a colour: in SOLO one plays both (MA-SOLO-03).
    pub const fn seat(&self, colour: Colour) -> Seat {
        match self.options.variant {
            Variant::Solo => Seat(0),
            Variant::Coop | Variant::Semi | Variant::Com => Seat(colour as u8),
        }
    }

    /// The corporation card of a colour: each player's own with all that lies on it (MA-COOP-04, MA-RUL-12); in
    /// SOLO both colours have the one (MA-SOLO-05, MA-DIF-18).
    pub const fn card(&self, colour: Colour) -> usize {
        self.seat(colour).index()
    }

    /// The corporation card of a colour.
    pub const fn corporation(&self, colour: Colour) -> &Corporation {
        &self.cards_of[self.card(colour)]
    }

    /// The stock that a colour pays from: the common one with its one reputation marker in SOLO (MA-SOLO-02,
    /// MA-SOLO-12) and CO-OP (MA-COOP-02), each player's own in SEMI (MA-SEMI-03) and COM (MA-COM-03).
    pub fn purse(&self, colour: Colour) -> usize {
        if self.rules().pooled { 0 } else { colour.index() }
    }

    /// The stock of a colour.
    pub fn stock(&self, colour: Colour) -> &Stock {
        &self.stocks[self.purse(colour)]
    }

    /// The stock of a colour, to be changed.
    pub fn stock_mut(&mut self, colour: Colour) -> &mut Stock {
        let purse = self.purse(colour);
        &mut self.stocks[purse]
    }

    /// Whose colony technologies serve a colour: the common ones in CO-OP (MA-COOP-03, MA-LAB-03) and SEMI
    /// (MA-SEMI-02), each player's own in COM (MA-LAB-04).
    pub fn colony(&self, colour: Colour) -> usize {
        if self.rules().shared { 0 } else { colour.index() }
    }

    /// Whether a colony technology serves a colour.
    pub fn colony_has(&self, colour: Colour, tech: ColonyTech) -> bool {
        self.colony_techs[self.colony(colour)] >> tech as u8 & 1 != 0
    }

    /// How many demand tokens of a kind a colour could remove.
    pub fn demand_for(&self, colour: Colour, token: Demand) -> u8 {
        if self.rules().shared {
            self.demand.iter().map(|quarter| quarter[token.index()]).sum()
        } else {
            self.claimed[colour.index()].map_or(0, |quarter| self.demand[quarter.index()][token.index()])
        }
    }

    /// How many examination cards the deck holds; everybody can count that.
    pub(crate) fn examination_deck(&self) -> u8 {
        let all: u8 = crate::setup::examination_cards(&self.options).iter().sum();
        let out: u8 = self.hands.iter().chain(&self.cards).chain(&self.spent).sum();
        all - out
    }

    /// How many weather cards are still to come, the top one included.
    pub(crate) fn weather_deck(&self) -> u8 {
        let all: u8 = tables().weathers.iter().map(|weather| weather.count).sum();
        all - self.weather_past.iter().sum::<u8>() - 1
    }

    /// The quarters that tokens are dealt over; in COM those that are claimed, once everybody has one.
    pub(crate) fn in_use(&self, quarter: Quarter) -> bool {
        let claimed = self.claimed.iter().flatten().count() < usize::from(self.options.players)
            || self.claimed.contains(&Some(quarter));
        quarter.index() < self.rules().quarters as usize && (self.rules().shared || claimed)
    }

    /// Demand tokens in all quarters.
    pub fn demand_left(&self) -> u8 {
        self.demand.iter().flatten().sum()
    }

    /// Living, unlocked colonist tokens (MA-RUL-02).
    pub const fn living(&self, colour: Colour) -> u8 {
        COLONISTS - !self.unlocked[colour as usize] as u8 - self.dead[colour as usize]
    }

    /// Fields with a marker of any colour.
    pub fn occupied(&self) -> FieldSet {
        FieldSet(self.markers.iter().fold(0, |all, one| all | one.0))
    }

    /// Hexes with a token.
    pub fn tokens(&self) -> HexSet {
        self.up.or(self.down)
    }

    /// Whether a step of the scenario is played in this game.
    pub fn plays(&self, requirement: Requirement) -> bool {
        self.options.mission() == Some(tables().requirements[requirement.index()].scenario)
    }

    /// The scenario played.
    pub fn scenario(&self) -> Option<&'static ScenarioSpec> {
        self.options.mission().map(|scenario| &tables().scenarios[scenario.index()])
    }

    /// How often a step of the scenario was done.
    pub fn times(&self, requirement: Requirement) -> u8 {
        self.mission.times[tables().requirements[requirement.index()].slot as usize]
    }

    /// The last cycle (MA-END-01, MA-END-02).
    pub fn last_cycle(&self) -> u8 {
        self.scenario().map_or(self.rules().cycles, |scenario| scenario.cycles)
    }
}

impl Martians {
    /// What everybody sees.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// Examination cards a colour could spend.
    pub fn minerals(&self, colour: Colour) -> &[u8; Mineral::COUNT] {
        if self.open.rules().pooled { &self.open.cards } else { &self.secrets[colour.index()].cards }
    }

    /// The regolith examination deck: what is neither spent nor in a hand (MA-SET-10).
    pub fn regolith_deck(&self) -> [u8; Mineral::COUNT] {
        let all = crate::setup::examination_cards(&self.open.options);
        std::array::from_fn(|at| {
            let held: u8 = self.secrets.iter().map(|secret| secret.cards[at]).sum();
            all[at] - self.open.spent[at] - self.open.cards[at] - held
        })
    }
}
