//! The vocabulary of the data: what a card can ask for, give and do. Every word of `data/*.json` has its
//! type here; an unknown word fails to read.
#![allow(missing_docs, reason = "the fields are explained in the vocabulary of the data")]

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::card::{Colour, Kind, Tag};
use super::planet::Zone;

table::pieces! {
    /// A stored resource of a player (AE-COMP-11).
    pub enum Stored named "ares-resource" {
        /// Megacredits.
        Mc = "mc",
        /// Heat.
        Heat = "heat",
        /// Plants.
        Plants = "plants",
    }
}

/// What is put on a card: one kind, or whatever the card holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// Animals.
    Animals,
    /// Microbes.
    Microbes,
    /// Science.
    Science,
    /// Whatever the target holds.
    Any,
}

impl Held {
    /// The one kind, if it is one.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Held::Animals => Some(Kind::Animals),
            Held::Microbes => Some(Kind::Microbes),
            Held::Science => Some(Kind::Science),
            Held::Any => None,
        }
    }
}

/// On which own cards resources go, or from which they come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The card with the effect.
    #[serde(rename = "self")]
    This,
    /// Another own card.
    Other,
    /// Any own card.
    AnyOwnCard,
}

/// From which cards a discard is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscardFrom {
    /// The whole hand.
    Hand,
    /// Only the cards just drawn.
    Drawn,
}

/// How long a permission holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Until the phase closes.
    ThisPhase,
}

/// What becomes of revealed cards that are not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rest {
    /// They are discarded.
    Discard,
}

/// A track whose zone can be read higher or lower.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// Oxygen.
    Oxygen,
    /// Temperature.
    Temperature,
}

/// What TR or production is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Tags of one sort in the tableau.
    Tag,
    /// Forest tokens.
    ForestTokens,
    /// Steel levels.
    Steel,
    /// Titanium levels.
    Titanium,
}

/// An immediate effect.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Take stored resources.
    Gain { resource: Stored, amount: u8 },
    /// Draw into the hand.
    Draw { amount: u8 },
    /// Draw, then discard without M€.
    DrawThenDiscard { draw: u8, discard: u8, discard_from: DiscardFrom },
    /// Raise the temperature.
    RaiseTemperature { steps: u8 },
    /// Raise the oxygen.
    RaiseOxygen { steps: u8 },
    /// Flip ocean tiles.
    FlipOcean { count: u8 },
    /// Gain forests.
    GainForest { count: u8 },
    /// Raise the own TR.
    GainTr { amount: u8, per: Option<Per>, tag: Option<Tag>, count: Option<u8>, includes_self: Option<bool> },
    /// Put resources on a card.
    AddResource { resource: Held, amount: u8, target: Target },
    /// Pick one list.
    Choice { options: Vec<Vec<Effect>> },
    /// Only if the condition holds.
    Conditional {
        #[serde(rename = "if")]
        condition: Condition,
        then: Vec<Effect>,
    },
    /// Pay to get.
    Exchange {
        cost: Vec<Cost>,
        gain: Vec<Effect>,
        #[serde(default)]
        optional: bool,
        if_discarded_has_tag: Option<IfTag>,
    },
    /// One more card this phase.
    PlayExtra { colours: Vec<Colour>, scope: Scope },
    /// One card without its M€ cost.
    PlayFree { colours: Vec<Colour>, max_printed_cost: u8, optional: bool },
    /// The next card is cheaper.
    NextCardDiscount { amount: u8, scope: Scope },
    /// The next card may be read one zone off.
    NextCardRequirementShift { parameters: Vec<Track>, zones: u8, scope: Scope },
    /// Reveal cards and take some with a tag.
    RevealPick { reveal: u8, take: u8, tags_any: Vec<Tag>, rest: Rest },
    /// Reveal the top card and go by its colour.
    RevealTop {
        count: u8,
        if_colour: Colour,
        then: Vec<Effect>,
        #[serde(rename = "else")]
        otherwise: Vec<Effect>,
    },
    /// Discard the revealed card.
    DiscardRevealed,
    /// Take the revealed card.
    TakeRevealed,
    /// Gain for every unit paid.
    GainPerPaid { resource: Stored, amount: u8 },
    /// Draw for every card discarded.
    DrawPerDiscarded { amount: u8 },
}

/// A condition of an effect.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The least number of each tag.
    pub tags: BTreeMap<Tag, u8>,
}

/// Another gain if the discarded card has a tag.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IfTag {
    /// The tag.
    pub tag: Tag,
    /// What is gained then.
    pub gain: Vec<Effect>,
}

/// What has to be paid.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cost {
    /// Stored resources.
    Pay {
        resource: Stored,
        amount: u8,
        reduction: Option<Reduction>,
        reduction_if: Option<ReductionIf>,
        min: Option<u8>,
    },
    /// TR.
    PayTr { amount: u8 },
    /// Cards from the hand.
    DiscardFromHand { amount: u8 },
    /// As many cards as wanted, within limits.
    DiscardVariable { min: u8, max: u8 },
    /// As much as wanted, within limits.
    PayVariable { resource: Stored, min: u8, max: Option<u8> },
    /// Resources from a card.
    RemoveResource { resources: Vec<Kind>, amount: u8, target: Target },
}

/// A price that falls with a level or a count.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reduction {
    /// How much less.
    pub amount: u8,
    /// Of what.
    pub per: Per,
    /// For how many of them.
    pub count: u8,
    /// Which tag, if it counts tags.
    pub tag: Option<Tag>,
}

/// A price that falls once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReductionIf {
    /// How much less.
    pub amount: u8,
    /// When.
    #[serde(rename = "if")]
    pub condition: CardsInPlay,
}

/// A number of own played cards of a colour.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsInPlay {
    /// The colour and the number.
    pub cards_in_play: ColourCount,
}

/// A colour and a number.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourCount {
    /// The colour.
    pub colour: Colour,
    /// The least number.
    pub min: u8,
}

/// An Action of a card: one option a use.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardAction {
    /// The options.
    pub options: Vec<PrintedOption>,
}

/// One option of an Action.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedOption {
    /// Left of the arrow.
    pub cost: Vec<Cost>,
    /// Right of the arrow.
    pub gain: Vec<Effect>,
    /// What changes for a player who chose phase III.
    pub bonus_if_chose_action_phase: Option<ActionBonus>,
}

/// What changes for a player who chose phase III.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionBonus {
    /// Gained on top.
    Gain(Vec<Effect>),
    /// Paid in place of the cost.
    Cost(Vec<Cost>),
}

/// What a trigger waits for; always the owner's own doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// A card with one of the tags is played.
    PlayTag,
    /// Any card is played.
    PlayCard,
    /// An ocean is flipped.
    FlipOcean,
    /// A temperature step.
    RaiseTemperature,
    /// An oxygen step.
    RaiseOxygen,
    /// A forest token.
    GainForest,
    /// The Action of a card is used.
    UseCardAction,
    /// A card with steel is played.
    PlaySteel,
    /// The TR goes up.
    TrRaised,
}

/// How often a trigger fires for one event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Times {
    /// Once for each tag that matches.
    PerMatchingTag,
    /// Once a step.
    PerStep,
    /// Once a token.
    PerToken,
    /// Once a steel.
    PerSteel,
    /// Once a card.
    OncePerCard,
}

/// How often an effect can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// The first such event of a phase.
    FirstTimeEachPhase,
    /// Once for each card played.
    OncePerCardPlayed,
}

/// Which cards a price change is for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppliesTo {
    /// All.
    Any(bool),
    /// Those with a tag.
    Tags(Vec<Tag>),
    /// Those with this printed cost or more.
    PrintedCostMin(u8),
}

/// Which standard actions are cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandardScope {
    /// Those paid in M€.
    McCosts,
}

/// A lasting effect. AE-CARD-40: most of them change a rule for their owner.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Lasting {
    /// Something happens when something else does.
    Trigger {
        on: On,
        #[serde(rename = "do")]
        does: Vec<Effect>,
        #[serde(default)]
        tags: Vec<Tag>,
        #[serde(default)]
        includes_self: bool,
        times: Option<Times>,
        limit: Option<Limit>,
    },
    /// Own cards cost less.
    CostModifier { amount: i8, applies_to: AppliesTo, times: Times },
    /// Pay something for a discount.
    OptionalPayment { on: On, cost: Vec<Cost>, reduction: u8, limit: Limit },
    /// Steel and titanium are worth more.
    MaterialValue { steel: u8, titanium: u8 },
    /// More cards in phase V.
    ResearchModifier { draw: u8, keep: u8 },
    /// Requirements may be read one zone off.
    RequirementShift { parameters: Vec<Track>, zones: u8, stacks: bool },
    /// Sold cards bring more.
    SellValue { amount: u8 },
    /// Standard actions are cheaper.
    StandardActionDiscount { amount: u8, applies_to: StandardScope },
    /// Forests take fewer plants.
    ForestPlantDiscount { amount: u8 },
    /// Heat pays M€ prices.
    HeatAsMc,
}

/// What must hold for a card to be played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Requirements {
    /// The zone of the temperature.
    pub temperature: Option<ZoneBound>,
    /// The zone of the oxygen.
    pub oxygen: Option<ZoneBound>,
    /// Flipped oceans.
    pub oceans: Option<NumberBound>,
    /// Tags in the tableau.
    pub tags: BTreeMap<Tag, u8>,
    /// The own TR.
    pub tr: Option<NumberBound>,
    /// What is paid on top of the cost.
    pub spend: BTreeMap<Spent, u8>,
}

/// A zone that must be reached, or not passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ZoneBound {
    /// This zone or further.
    MinZone(Zone),
    /// This zone or before.
    MaxZone(Zone),
}

/// A number that must be reached, or not passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NumberBound {
    /// At least.
    Min(u8),
    /// At most.
    Max(u8),
}

/// What a requirement can make a player spend.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spent {
    /// TR.
    Tr,
    /// Heat.
    Heat,
    /// Plants.
    Plants,
}

/// VP of a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum PrintedVp {
    /// A number.
    Fixed(i8),
    /// `vp` for every full `count` of something.
    Variable {
        /// Of what.
        per: VpPer,
        /// How many.
        count: u8,
        /// VP for that many.
        vp: i8,
        /// Which tag, if it counts tags.
        tag: Option<Tag>,
    },
}

/// What variable VP count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VpPer {
    /// Animals on the card.
    AnimalsOnCard,
    /// Microbes on the card.
    MicrobesOnCard,
    /// Science on the card.
    ScienceOnCard,
    /// Forest tokens of the owner.
    ForestTokens,
    /// Tags in the tableau.
    Tag,
    /// Project cards in the tableau.
    ProjectCardsPlayed,
    /// Blue cards in the tableau.
    BlueCardsInPlay,
}

/// Production levels and capacities of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrintedProduction {
    /// M€.
    pub mc: u8,
    /// Cards.
    pub cards: u8,
    /// Heat.
    pub heat: u8,
    /// Plants.
    pub plants: u8,
    /// Steel.
    pub steel: u8,
    /// Titanium.
    pub titanium: u8,
    /// What is counted.
    pub per: Vec<ProductionPer>,
}

/// Production that is counted.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProductionPer {
    /// Of what.
    pub resource: Stored,
    /// How much.
    pub amount: u8,
    /// By what.
    pub per: Per,
    /// For how many.
    pub count: u8,
    /// Which tag, if it counts tags.
    pub tag: Option<Tag>,
    /// Whether the card's own tag counts.
    pub includes_self: bool,
}
