//! What a player can do, in small steps.

use std::fmt;
use std::str::FromStr;

use table::{ActionError, Kind, Message, Piece};

use crate::material::count;
use crate::material::numbers::OCEANS;
use crate::material::{Card, Corporation, Origin, Parameter, Phase, Standard};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose a phase card.
    Phase(Phase),
    /// Choose the virtual player's phase card.
    Virtual(Phase),
    /// Choose a corporation.
    Corporation(Corporation),
    /// Raise a parameter when the solo marker moves.
    Raise(Parameter),
    /// Finish the phase.
    Pass,
    /// Take the pass back.
    Withdraw,
    /// Enough: the exchange or the discard is complete.
    Done,
    /// Take the bonus card of phase II.
    Draw,
    /// Take an offer.
    Accept,
    /// Leave an offer, a swap or a free card.
    Decline,
    /// Put a chosen card back before it is paid for.
    Back,
    /// Take a cube from the pool.
    Cube,
    /// Take a marker from the pool.
    Marker,
    /// Play a card.
    Play(Card),
    /// Sell a card.
    Sell(Card),
    /// Discard a card.
    Discard(Card),
    /// Keep a card that was drawn, or take one that was revealed.
    Keep(Card),
    /// Offer a card for a swap, or answer with one.
    Give(Card),
    /// Use the Action of a card.
    Use(Card),
    /// Put resources on a card.
    Put(Card),
    /// Take resources from a card.
    Take(Card),
    /// Use the optional payment of a card.
    Offset(Card),
    /// Resolve the waiting effect of this card next.
    Next(Origin),
    /// Do a standard action.
    Standard(Standard),
    /// Pick a mode, counted from 0.
    Mode(u8),
    /// Flip the tile on this ocean space, counted from 0.
    Flip(u8),
    /// Pay, with this much of it in heat.
    Pay(u8),
    /// Spend this amount; [`Action::ALL`] is everything.
    Spend(u8),
}

impl Action {
    /// AE-RUL-62: the amount of `spend all`; below it every amount has a number.
    pub const ALL: u8 = u8::MAX;
    /// The most that a price can be paid in heat; no price is higher.
    pub const MOST_HEAT: u8 = 63;
    /// No choice has more modes.
    pub const MODES: u8 = 4;
}

const SIMPLE: [(&str, Action, &str); 9] = [
    ("pass", Action::Pass, "ares-action-pass"),
    ("withdraw", Action::Withdraw, "ares-action-withdraw"),
    ("done", Action::Done, "ares-action-done"),
    ("draw", Action::Draw, "ares-action-draw"),
    ("accept", Action::Accept, "ares-action-accept"),
    ("decline", Action::Decline, "ares-action-decline"),
    ("back", Action::Back, "ares-action-back"),
    ("cube", Action::Cube, "ares-action-cube"),
    ("marker", Action::Marker, "ares-action-marker"),
];

/// Indices for each verb that can be about any project card.
const ROOM: usize = 224;
/// Indices for each verb that is about blue cards; those of the base game fill them.
const BLUE_ROOM: usize = Card::BASE_BLUE;
/// Indices for blue cards that came later, for each of these verbs.
const LATER_ROOM: usize = 16;
/// Whether the box holds later blue cards.
const HAS_LATER: bool = count::BLUE > BLUE_ROOM;

const _: () = assert!(Card::COUNT <= ROOM, "give `play` to `give` a second range for cards beyond 224");
const _: () = assert!(count::BLUE <= BLUE_ROOM + LATER_ROOM, "give `use` to `offset` a third range");

// The first index of each kind. They never change.
const PHASE: usize = 0;
const VIRTUAL: usize = 8;
const CORPORATION: usize = 16;
const RAISE: usize = 40;
const WORD: usize = 44;
const FOREST: usize = 64;
const WARM: usize = 68;
const OCEAN: usize = 71;
const MODE: usize = 72;
const FLIP: usize = 80;
const PAY: usize = 96;
const USE: usize = 160;
const PUT: usize = 224;
const TAKE: usize = 288;
const OFFSET: usize = 352;
const NEXT: usize = 416;
const PLAY: usize = 672;
const SELL: usize = PLAY + ROOM;
const DISCARD: usize = SELL + ROOM;
const KEEP: usize = DISCARD + ROOM;
const GIVE: usize = KEEP + ROOM;
const SPEND: usize = GIVE + ROOM;
const LATER_USE: usize = SPEND + 256;
const LATER_PUT: usize = LATER_USE + LATER_ROOM;
const LATER_TAKE: usize = LATER_PUT + LATER_ROOM;
const LATER_OFFSET: usize = LATER_TAKE + LATER_ROOM;
const LATER_END: usize = LATER_OFFSET + LATER_ROOM;

const KINDS: [Kind; 34] = [
    Kind { name: "phase", first: PHASE, room: 8 },
    Kind { name: "virtual", first: VIRTUAL, room: 8 },
    Kind { name: "corporation", first: CORPORATION, room: Corporation::ROOM },
    Kind { name: "raise", first: RAISE, room: 4 },
    Kind { name: "pass", first: WORD, room: 1 },
    Kind { name: "withdraw", first: WORD + 1, room: 1 },
    Kind { name: "done", first: WORD + 2, room: 1 },
    Kind { name: "draw", first: WORD + 3, room: 1 },
    Kind { name: "accept", first: WORD + 4, room: 1 },
    Kind { name: "decline", first: WORD + 5, room: 1 },
    Kind { name: "back", first: WORD + 6, room: 1 },
    Kind { name: "cube", first: WORD + 7, room: 1 },
    Kind { name: "marker", first: WORD + 8, room: 1 },
    Kind { name: "forest", first: FOREST, room: 4 },
    Kind { name: "warm", first: WARM, room: 3 },
    Kind { name: "ocean", first: OCEAN, room: 1 },
    Kind { name: "mode", first: MODE, room: 8 },
    Kind { name: "flip", first: FLIP, room: 16 },
    Kind { name: "pay", first: PAY, room: 64 },
    Kind { name: "use", first: USE, room: BLUE_ROOM },
    Kind { name: "put", first: PUT, room: BLUE_ROOM },
    Kind { name: "take", first: TAKE, room: BLUE_ROOM },
    Kind { name: "offset", first: OFFSET, room: BLUE_ROOM },
    Kind { name: "next", first: NEXT, room: 256 },
    Kind { name: "play", first: PLAY, room: ROOM },
    Kind { name: "sell", first: SELL, room: ROOM },
    Kind { name: "discard", first: DISCARD, room: ROOM },
    Kind { name: "keep", first: KEEP, room: ROOM },
    Kind { name: "give", first: GIVE, room: ROOM },
    Kind { name: "spend", first: SPEND, room: 256 },
    // Only if the box holds blue cards that came later.
    Kind { name: "use", first: LATER_USE, room: LATER_ROOM },
    Kind { name: "put", first: LATER_PUT, room: LATER_ROOM },
    Kind { name: "take", first: LATER_TAKE, room: LATER_ROOM },
    Kind { name: "offset", first: LATER_OFFSET, room: LATER_ROOM },
];

/// The index of a verb about a blue card.
fn of_blue(first: usize, later: usize, card: Card) -> usize {
    match card.ordinal() {
        base @ 0..Card::BASE => first + base,
        _ => later + card.blue_place().unwrap_or(BLUE_ROOM) - BLUE_ROOM,
    }
}

impl table::Action for Action {
    const COUNT: usize = if HAS_LATER { LATER_END } else { LATER_USE };

    fn kinds() -> &'static [Kind] {
        if HAS_LATER { &KINDS } else { &KINDS[..KINDS.len() - 4] }
    }

    fn index(self) -> usize {
        match self {
            Action::Phase(phase) => PHASE + phase as usize,
            Action::Virtual(phase) => VIRTUAL + phase as usize,
            Action::Corporation(corporation) => CORPORATION + corporation.ordinal(),
            Action::Raise(parameter) => RAISE + parameter as usize,
            Action::Pass => WORD,
            Action::Withdraw => WORD + 1,
            Action::Done => WORD + 2,
            Action::Draw => WORD + 3,
            Action::Accept => WORD + 4,
            Action::Decline => WORD + 5,
            Action::Back => WORD + 6,
            Action::Cube => WORD + 7,
            Action::Marker => WORD + 8,
            Action::Standard(Standard::ForestPlants) => FOREST,
            Action::Standard(Standard::ForestMc) => FOREST + 1,
            Action::Standard(Standard::WarmHeat) => WARM,
            Action::Standard(Standard::WarmMc) => WARM + 1,
            Action::Standard(Standard::OceanMc) => OCEAN,
            Action::Mode(mode) => MODE + usize::from(mode),
            Action::Flip(space) => FLIP + usize::from(space),
            Action::Pay(heat) => PAY + usize::from(heat),
            Action::Use(card) => of_blue(USE, LATER_USE, card),
            Action::Put(card) => of_blue(PUT, LATER_PUT, card),
            Action::Take(card) => of_blue(TAKE, LATER_TAKE, card),
            Action::Offset(card) => of_blue(OFFSET, LATER_OFFSET, card),
            Action::Next(origin) => NEXT + usize::from(origin.0),
            Action::Play(card) => PLAY + card.ordinal(),
            Action::Sell(card) => SELL + card.ordinal(),
            Action::Discard(card) => DISCARD + card.ordinal(),
            Action::Keep(card) => KEEP + card.ordinal(),
            Action::Give(card) => GIVE + card.ordinal(),
            Action::Spend(amount) => SPEND + usize::from(amount) - 1,
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        let kind = Action::kinds().iter().rev().find(|kind| kind.first <= index)?;
        let at = index - kind.first;
        let small = u8::try_from(at).ok();
        let card = (at < Card::COUNT).then(|| Card::nth(at));
        let blue = (at < BLUE_ROOM).then(|| Card::nth(at));
        let later = (BLUE_ROOM + at < count::BLUE).then(|| Card::blue(BLUE_ROOM + at));
        match kind.first {
            PHASE => Phase::ALL.get(at).copied().map(Action::Phase),
            VIRTUAL => Phase::ALL.get(at).copied().map(Action::Virtual),
            CORPORATION => (at < Corporation::COUNT).then(|| Action::Corporation(Corporation::nth(at))),
            RAISE => Parameter::ALL[..2].get(at).copied().map(Action::Raise),
            word @ WORD..FOREST => SIMPLE.get(word - WORD + at).map(|(_, action, _)| *action),
            FOREST => [Standard::ForestPlants, Standard::ForestMc].get(at).copied().map(Action::Standard),
            WARM => [Standard::WarmHeat, Standard::WarmMc].get(at).copied().map(Action::Standard),
            OCEAN => (at == 0).then_some(Action::Standard(Standard::OceanMc)),
            MODE => small.filter(|mode| *mode < Action::MODES).map(Action::Mode),
            FLIP => small.filter(|space| *space < OCEANS).map(Action::Flip),
            PAY => small.filter(|heat| *heat <= Action::MOST_HEAT).map(Action::Pay),
            USE => blue.map(Action::Use),
            PUT => blue.map(Action::Put),
            TAKE => blue.map(Action::Take),
            OFFSET => blue.map(Action::Offset),
            NEXT => {
                let origin = Origin(small?);
                let known = origin.card().is_some_and(|card| card.blue_place().is_some());
                (known || origin.corporation().is_some()).then_some(Action::Next(origin))
            }
            PLAY => card.map(Action::Play),
            SELL => card.map(Action::Sell),
            DISCARD => card.map(Action::Discard),
            KEEP => card.map(Action::Keep),
            GIVE => card.map(Action::Give),
            SPEND => small?.checked_add(1).map(Action::Spend),
            LATER_USE => later.map(Action::Use),
            LATER_PUT => later.map(Action::Put),
            LATER_TAKE => later.map(Action::Take),
            LATER_OFFSET => later.map(Action::Offset),
            _ => None,
        }
    }

    fn message(self) -> Message {
        match self {
            Action::Phase(phase) => Message::new("ares-action-phase").with("phase", phase.name()),
            Action::Virtual(phase) => Message::new("ares-action-virtual").with("phase", phase.name()),
            Action::Corporation(corporation) => {
                Message::new("ares-action-corporation").with("corporation", corporation.name())
            }
            Action::Raise(parameter) => Message::new("ares-action-raise").with("parameter", parameter.name()),
            Action::Pass
            | Action::Withdraw
            | Action::Done
            | Action::Draw
            | Action::Accept
            | Action::Decline
            | Action::Back
            | Action::Cube
            | Action::Marker => Message::new(SIMPLE[self.index() - WORD].2),
            Action::Standard(standard) => Message::new(standard.name()),
            Action::Mode(mode) => Message::new("ares-action-mode").with("mode", mode + 1),
            Action::Flip(space) => Message::new("ares-action-flip").with("space", space + 1),
            Action::Pay(0) => Message::new("ares-action-pay"),
            Action::Pay(heat) => Message::new("ares-action-pay-heat").with("heat", heat),
            Action::Use(card) => Message::new("ares-action-use").with("card", card.name()),
            Action::Put(card) => Message::new("ares-action-put").with("card", card.name()),
            Action::Take(card) => Message::new("ares-action-take").with("card", card.name()),
            Action::Offset(card) => Message::new("ares-action-offset").with("card", card.name()),
            Action::Next(origin) => Message::new("ares-action-next").with("card", origin.name()),
            Action::Play(card) => Message::new("ares-action-play").with("card", card.name()),
            Action::Sell(card) => Message::new("ares-action-sell").with("card", card.name()),
            Action::Discard(card) => Message::new("ares-action-discard").with("card", card.name()),
            Action::Keep(card) => Message::new("ares-action-keep").with("card", card.name()),
            Action::Give(card) => Message::new("ares-action-give").with("card", card.name()),
            Action::Spend(Action::ALL) => Message::new("ares-action-spend-all"),
            Action::Spend(amount) => Message::new("ares-action-spend").with("amount", amount),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use table::Action as _;
        match self {
            Action::Phase(phase) => write!(f, "phase {phase}"),
            Action::Virtual(phase) => write!(f, "virtual {phase}"),
            Action::Corporation(corporation) => write!(f, "corporation {corporation}"),
            Action::Raise(Parameter::Temperature) => f.write_str("raise temperature"),
            Action::Raise(Parameter::Oxygen) => f.write_str("raise oxygen"),
            Action::Raise(Parameter::Oceans) => f.write_str("raise oceans"),
            Action::Pass
            | Action::Withdraw
            | Action::Done
            | Action::Draw
            | Action::Accept
            | Action::Decline
            | Action::Back
            | Action::Cube
            | Action::Marker => f.write_str(SIMPLE[self.index() - WORD].0),
            Action::Standard(standard) => f.write_str(standard.words()),
            Action::Mode(mode) => write!(f, "mode {}", mode + 1),
            Action::Flip(space) => write!(f, "flip {}", space + 1),
            Action::Pay(0) => f.write_str("pay"),
            Action::Pay(heat) => write!(f, "pay {heat} heat"),
            Action::Use(card) => write!(f, "use {card}"),
            Action::Put(card) => write!(f, "put {card}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Offset(card) => write!(f, "offset {card}"),
            Action::Next(origin) => match (origin.card(), origin.corporation()) {
                (Some(card), _) => write!(f, "next {card}"),
                (None, Some(corporation)) => write!(f, "next {corporation}"),
                (None, None) => f.write_str("next board"),
            },
            Action::Play(card) => write!(f, "play {card}"),
            Action::Sell(card) => write!(f, "sell {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Spend(Action::ALL) => f.write_str("spend all"),
            Action::Spend(amount) => write!(f, "spend {amount}"),
        }
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        read(text).ok_or_else(|| ActionError::new(text))
    }
}

fn read(text: &str) -> Option<Action> {
    if let Some((_, action, _)) = SIMPLE.iter().find(|(word, ..)| *word == text) {
        return Some(*action);
    }
    if let Some(standard) = Standard::ALL.iter().find(|standard| standard.words() == text) {
        return Some(Action::Standard(*standard));
    }
    if text == "pay" {
        return Some(Action::Pay(0));
    }
    let (verb, rest) = text.split_once(' ')?;
    let blue = || Card::named(rest).filter(|card| card.blue_place().is_some());
    Some(match verb {
        "phase" => Action::Phase(Phase::from_number(number(rest)?)?),
        "virtual" => Action::Virtual(Phase::from_number(number(rest)?)?),
        "corporation" => Action::Corporation(Corporation::named(rest)?),
        "raise" => Action::Raise(match rest {
            "temperature" => Parameter::Temperature,
            "oxygen" => Parameter::Oxygen,
            _ => return None,
        }),
        "mode" => Action::Mode(place(rest, Action::MODES)?),
        "flip" => Action::Flip(place(rest, OCEANS)?),
        "pay" => {
            let heat = number(rest.strip_suffix(" heat")?)?;
            Action::Pay((1..=Action::MOST_HEAT).contains(&heat).then_some(heat)?)
        }
        "use" => Action::Use(blue()?),
        "put" => Action::Put(blue()?),
        "take" => Action::Take(blue()?),
        "offset" => Action::Offset(blue()?),
        "next" => {
            Action::Next(blue().map(Origin::from).or_else(|| Corporation::named(rest).map(Origin::from))?)
        }
        "play" => Action::Play(Card::named(rest)?),
        "sell" => Action::Sell(Card::named(rest)?),
        "discard" => Action::Discard(Card::named(rest)?),
        "keep" => Action::Keep(Card::named(rest)?),
        "give" => Action::Give(Card::named(rest)?),
        "spend" if rest == "all" => Action::Spend(Action::ALL),
        "spend" => Action::Spend(number(rest).filter(|amount| (1..Action::ALL).contains(amount))?),
        _ => return None,
    })
}

/// A number without sign, leading zero or blank, so that each action has one text.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A place counted from 1 in the text and from 0 inside.
fn place(text: &str, places: u8) -> Option<u8> {
    number(text)?.checked_sub(1).filter(|place| *place < places)
}
