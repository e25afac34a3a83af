//! Effects as the interpreter runs them: flat, small, without lists inside.
#![allow(missing_docs, reason = "the fields of an operation say what they are")]

use super::card::{Colour, Kind, Origin, Tag};
use super::effect::{On, Stored, Target, VpPer};
use super::planet::Parameter;

/// A program: the place of its first operation in the table. It runs to the next [`Op::End`].
pub type Program = u16;

/// The program that does nothing.
pub const NOTHING: Program = 0;

/// What a level, a price or a rating is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Tags of one sort in the tableau.
    Tag(Tag),
    /// Forest tokens.
    Forests,
    /// Steel levels.
    Steel,
    /// Titanium levels.
    Titanium,
}

/// A price in stored resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// In what.
    pub resource: Stored,
    /// The printed amount.
    pub amount: u8,
    /// It never falls below this.
    pub least: u8,
    /// How much less for how many of what.
    pub falls: Option<(u8, Counted, u8)>,
    /// How much less with this many played cards of a colour.
    pub once: Option<(u8, Colour, u8)>,
}

/// Another gain if the discarded card has a tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alternative {
    /// The tag.
    pub tag: Tag,
    /// What is gained then.
    pub gain: Program,
}

/// One step of a program: effects, and costs that are paid in passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// The program is done.
    End,
    /// Take stored resources.
    Gain(Stored, u8),
    /// Draw into the hand.
    Draw(u8),
    /// Draw into the hand, then discard from the hand.
    DrawThenDiscard { draw: u8, discard: u8 },
    /// Draw and look; discard some of them, keep the others.
    DrawAndKeep { draw: u8, discard: u8 },
    /// Raise the temperature or the oxygen.
    Raise(Parameter, u8),
    /// Flip oceans.
    Flip(u8),
    /// Gain forests.
    Forest(u8),
    /// Raise the TR.
    Tr(u8),
    /// Raise the TR for every `count` tags.
    TrPerTag { amount: u8, tag: Tag, count: u8 },
    /// Put resources on a card; no kind means whatever it holds.
    Add { kind: Option<Kind>, amount: u8, target: Target },
    /// Pick one of the programs in the table of modes.
    Choice { first: u16, modes: u8 },
    /// Go on at `otherwise` unless there are at least this many tags.
    If { tag: Tag, least: u8, otherwise: Program },
    /// The player may discard a card to get the gain.
    OfferDiscard { gain: Program, alternative: Option<Alternative> },
    /// The player may pay M€ to get the gain.
    OfferPay { price: u8, gain: Program },
    /// One more blue or red card this phase.
    PlayExtra,
    /// One green card up to this printed cost without paying M€.
    PlayFree(u8),
    /// The next card this phase is cheaper.
    NextDiscount(u8),
    /// The next card this phase may be read one zone off.
    NextShift,
    /// Reveal cards, take some that have one of these tags (a bit each).
    RevealPick { reveal: u8, take: u8, tags: u16 },
    /// Reveal one card and go by its colour.
    RevealTop { colour: Colour, then: Program, otherwise: Program },
    /// Discard the revealed card.
    DiscardRevealed,
    /// Take the revealed card.
    TakeRevealed,
    /// Gain for every unit paid.
    GainPerPaid(Stored, u8),
    /// Draw for every card discarded.
    DrawPerDiscarded(u8),
    /// Pay stored resources.
    Pay(Price),
    /// Lower the own TR.
    PayTr(u8),
    /// Discard from the hand.
    Discard(u8),
    /// Discard between two numbers.
    DiscardSome { min: u8, max: u8 },
    /// Pay an amount that the player chooses.
    PayAmount { resource: Stored, min: u8, max: Option<u8> },
    /// Take resources of one of the kinds (a bit each) from a card.
    Remove { kinds: u8, amount: u8, target: Target },
}

/// One option of the Action of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionOption {
    /// What is paid.
    pub cost: Program,
    /// What players pay if they chose phase III.
    pub bonus_cost: Program,
    /// What is gained.
    pub gain: Program,
    /// What players gain on top if they chose phase III.
    pub bonus_gain: Program,
}

/// A triggered effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trigger {
    /// The card or corporation that carries it.
    pub origin: Origin,
    /// What it waits for.
    pub on: On,
    /// The tags it waits for, a bit each.
    pub tags: u16,
    /// Whether the card that carries it counts.
    pub includes_self: bool,
    /// Whether only the first event of a phase counts.
    pub first_each_phase: bool,
    /// What it does.
    pub does: Program,
    /// Whether it draws cards or needs a choice (AE-RUL-15).
    pub waits: bool,
    /// Whether it needs a choice (AE-RUL-60).
    pub asks: bool,
}

/// An optional payment for a discount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offset {
    /// The card that offers it.
    pub card: super::card::Card,
    /// What it takes.
    pub takes: Takes,
    /// How much less the card costs.
    pub reduction: u8,
}

/// What an optional payment takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Plants of the player.
    Plants(u8),
    /// Resources from the card itself.
    FromCard(u8),
}

/// VP of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vp {
    /// A number.
    Fixed(i8),
    /// `vp` for every full `count`.
    Variable { per: VpPer, tag: Option<Tag>, count: u8, vp: i8 },
}
