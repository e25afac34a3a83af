//! What a player can do, in small steps.

use std::fmt;

use table::{Among, Message, Nth, Part, Words};

use crate::material::count;
use crate::material::numbers::OCEANS;
use crate::material::{Card, Corporation, Origin, Parameter, Phase, Standard};

table::actions! {
    /// One small decision.
    pub enum Action of "ares" {
        /// Choose a phase card.
        Phase(phase: ByNumber) = "phase" [8],
        /// Choose the virtual player's phase card.
        Virtual(phase: ByNumber) = "virtual" [8],
        /// Choose a corporation.
        Corporation(corporation: Corporation) = "corporation" [Corporation::ROOM],
        /// Raise a parameter when the solo marker moves.
        Raise(parameter: Among<Parameter, 0, 2>) = "raise" [4],
        /// Finish the phase.
        Pass = "pass" [1],
        /// Take the pass back.
        Withdraw = "withdraw" [1],
        /// Enough: the exchange or the discard is complete.
        Done = "done" [1],
        /// Take the bonus card of phase II.
        Draw = "draw" [1],
        /// Take an offer.
        Accept = "accept" [1],
        /// Leave an offer, a swap or a free card.
        Decline = "decline" [1],
        /// Put a chosen card back before it is paid for.
        Back = "back" [1],
        /// Take a cube from the pool.
        Cube = "cube" [1],
        /// Take a marker from the pool.
        Marker = "marker" [1],
        /// Do the standard action that gives a forest.
        Forest(resource: PaidIn<0, 2>) = "forest" [4] at 64 said |_, standard: Standard| standard.into(),
        /// Do the standard action that raises the temperature.
        Warm(resource: PaidIn<2, 2>) = "warm" [3] said |_, standard: Standard| standard.into(),
        /// Do the standard action that flips an ocean.
        Ocean(resource: PaidIn<4, 1>) = "ocean" [1] said |_, standard: Standard| standard.into(),
        /// Pick a mode, counted from 0.
        Mode(mode: Nth<{ Action::MODES }>) = "mode" [8] said |_, mode: u8| Message::new(match mode {
            0 => "ares-action-mode-first",
            1 => "ares-action-mode-second",
            2 => "ares-action-mode-third",
            _ => "ares-action-mode-fourth",
        }),
        /// Flip the tile on this ocean space, counted from 0.
        Flip(space: Nth<{ OCEANS as usize }>) = "flip" [16],
        /// Pay, with this much of it in heat.
        Pay(heat: Heat) = "pay" [64] said |message, heat: u8| match heat {
            0 => message,
            _ => Message::new("ares-action-pay-heat").with("heat", heat),
        },
        /// Use the Action of a card.
        Use(card: Blue) = "use" [Card::BASE_BLUE] then [16] at 2048,
        /// Put resources on a card.
        Put(card: Blue) = "put" [Card::BASE_BLUE] then [16] at 2064,
        /// Take resources from a card.
        Take(card: Blue) = "take" [Card::BASE_BLUE] then [16] at 2080,
        /// Use the optional payment of a card.
        Offset(card: Blue) = "offset" [Card::BASE_BLUE] then [16] at 2096,
        /// Resolve the waiting effect of this card next.
        Next(card: Origin) = "next" [256],
        /// Play a card.
        Play(card: Card) = "play" [224],
        /// Sell a card.
        Sell(card: Card) = "sell" [224],
        /// Discard a card.
        Discard(card: Card) = "discard" [224],
        /// Keep a card that was drawn, or take one that was revealed.
        Keep(card: Card) = "keep" [224],
        /// Offer a card for a swap, or answer with one.
        Give(card: Card) = "give" [224],
        /// Spend this amount; [`Action::ALL`] is everything.
        Spend(amount: Amount) = "spend" [256] said |message: Message, amount| match amount {
            Action::ALL => Message::new("ares-action-spend-all"),
            _ => message.with("amount", amount),
        },
    }
}

impl Action {
    /// AE-RUL-62: the amount of `spend all`; below it every amount has a number.
    pub const ALL: u8 = u8::MAX;
    /// The most that a price can be paid in heat; no price is higher.
    pub const MOST_HEAT: u8 = 63;
    /// No choice has more modes.
    const MODES: usize = 4;

    /// Does a standard action.
    pub const fn standard(standard: Standard) -> Action {
        match standard {
            Standard::ForestPlants | Standard::ForestMc => Action::Forest(standard),
            Standard::WarmHeat | Standard::WarmMc => Action::Warm(standard),
            Standard::OceanMc => Action::Ocean(standard),
        }
    }
}

/// A phase, by the number on its card.
pub struct ByNumber;

impl Part for ByNumber {
    type Value = Phase;
    const COUNT: usize = Phase::COUNT;
    const TYPE: &'static str = "number";

    fn index(phase: Phase) -> usize {
        phase.index()
    }
    fn nth(index: usize) -> Option<Phase> {
        <Phase as Part>::nth(index)
    }
    fn write(phase: Phase, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", phase.number())
    }
    fn read(words: &mut Words<'_>) -> Option<Phase> {
        Phase::from_number(table::number(words.next()?)?)
    }
    fn say(phase: Phase, name: &'static str, message: Message) -> Message {
        message.with(name, phase.name())
    }
}

/// One of `COUNT` standard actions from `FIRST` on, by what is paid for it.
pub struct PaidIn<const FIRST: usize, const COUNT: usize>;

impl<const FIRST: usize, const COUNT: usize> Part for PaidIn<FIRST, COUNT> {
    type Value = Standard;
    const COUNT: usize = COUNT;
    const TYPE: &'static str = "Stored";

    fn index(standard: Standard) -> usize {
        standard as usize - FIRST
    }
    fn nth(index: usize) -> Option<Standard> {
        Standard::ALL[FIRST..FIRST + COUNT].get(index).copied()
    }
    fn write(standard: Standard, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", standard.paid_in())
    }
    fn read(words: &mut Words<'_>) -> Option<Standard> {
        let word = words.next()?;
        Standard::ALL[FIRST..FIRST + COUNT].iter().copied().find(|standard| standard.paid_in().id() == word)
    }
    fn say(standard: Standard, name: &'static str, message: Message) -> Message {
        message.with(name, standard.paid_in().name())
    }
}

/// How much of a price is paid in heat; without words if it is nothing.
pub struct Heat;

impl Part for Heat {
    type Value = u8;
    const COUNT: usize = Action::MOST_HEAT as usize + 1;
    const TYPE: &'static str = "'' | `${number} heat`";

    fn index(heat: u8) -> usize {
        heat.into()
    }
    fn nth(index: usize) -> Option<u8> {
        (index < Heat::COUNT).then_some(index as u8)
    }
    fn write(heat: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if heat == 0 { Ok(()) } else { write!(f, " {heat} heat") }
    }
    fn read(words: &mut Words<'_>) -> Option<u8> {
        let Some(word) = words.next() else { return Some(0) };
        let heat = table::number(word).filter(|heat| (1..=Action::MOST_HEAT).contains(heat))?;
        (words.next()? == "heat").then_some(heat)
    }
    fn say(heat: u8, name: &'static str, message: Message) -> Message {
        message.with(name, heat)
    }
}

/// An amount from 1 on; the highest is [`Action::ALL`].
pub struct Amount;

impl Part for Amount {
    type Value = u8;
    const COUNT: usize = Action::ALL as usize;
    const TYPE: &'static str = "number | 'all'";

    fn index(amount: u8) -> usize {
        usize::from(amount) - 1
    }
    fn nth(index: usize) -> Option<u8> {
        (index < Amount::COUNT).then(|| index as u8 + 1)
    }
    fn write(amount: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if amount == Action::ALL { f.write_str(" all") } else { write!(f, " {amount}") }
    }
    fn read(words: &mut Words<'_>) -> Option<u8> {
        match words.next()? {
            "all" => Some(Action::ALL),
            word => table::number(word).filter(|amount| (1..Action::ALL).contains(amount)),
        }
    }
    fn say(amount: u8, name: &'static str, message: Message) -> Message {
        message.with(name, amount)
    }
}

/// A blue card. Those of the base game come first, by their places in the data.
pub struct Blue;

impl Part for Blue {
    type Value = Card;
    const COUNT: usize = count::BLUE;
    const TYPE: &'static str = <Card as Part>::TYPE;

    fn index(card: Card) -> usize {
        card.blue_place().expect("only blue cards are used, hold resources or lower a price")
    }
    fn nth(index: usize) -> Option<Card> {
        (index < Blue::COUNT).then(|| Card::blue(index))
    }
    fn write(card: Card, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <Card as Part>::write(card, f)
    }
    fn read(words: &mut Words<'_>) -> Option<Card> {
        <Card as Part>::read(words).filter(|card| card.blue_place().is_some())
    }
    fn say(card: Card, name: &'static str, message: Message) -> Message {
        <Card as Part>::say(card, name, message)
    }
}

/// Blue cards and corporations: what has effects that can wait.
impl Part for Origin {
    type Value = Origin;
    const COUNT: usize = 256;
    const TYPE: &'static str = "string";

    fn index(origin: Origin) -> usize {
        origin.0.into()
    }
    fn nth(index: usize) -> Option<Origin> {
        let origin = Origin(u8::try_from(index).ok()?);
        let blue = origin.card().is_some_and(|card| card.blue_place().is_some());
        (blue || origin.corporation().is_some()).then_some(origin)
    }
    fn write(origin: Origin, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {origin}")
    }
    fn read(words: &mut Words<'_>) -> Option<Origin> {
        Origin::named(words.next()?).filter(|origin| Origin::nth(origin.0.into()).is_some())
    }
    fn say(origin: Origin, name: &'static str, message: Message) -> Message {
        message.with(name, origin.name())
    }
}
