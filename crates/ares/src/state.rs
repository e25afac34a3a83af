//! One game being played: what lies open, one secret part a seat, and what nobody knows.

use serde::{Deserialize, Serialize};
use table::{Frames, List, Rng, Seat, SeatSet, Set};

use crate::material::card::{Card, Corporation, Kind, Origin, Tag};
use crate::material::catalog::Levels;
use crate::material::count::{HOLDERS, SCALES, TRIGGERS};
use crate::material::effect::Stored;
use crate::material::numbers::{DRAWN, OCEANS, SEATS, START_HAND};
use crate::material::op::Program;
use crate::material::{BlueCards, Phase, PhaseSet, Planet, Tile};
use crate::options::Options;
use crate::powers::Powers;

/// A set of project cards.
pub type Cards = Set<Card, 4>;

/// A game of Ares Expedition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ares {
    pub(crate) open: Open,
    pub(crate) secrets: [Secret; SEATS],
    pub(crate) hidden: Hidden,
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Cards may be exchanged before the start.
    Mulligan,
    /// Corporations are chosen.
    Corporations,
    /// Phase cards are chosen.
    Planning,
    /// Cooperative game: pieces are taken from the pool, cards are swapped.
    Pool,
    /// A phase is resolved.
    Phase(Phase),
    /// The end of the round: at most ten cards.
    HandLimit,
    /// Solo game: the marker has moved.
    Raise,
    /// The game is over.
    Over,
}

/// AE-INF-08, AE-RUL-10: what lies open for everybody, including how many hidden things there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Open {
    /// How the table was set up.
    pub options: Options,
    /// The round, from 1.
    pub round: u16,
    /// What the table is doing.
    pub stage: Stage,
    /// The seats that have passed, chosen or taken in this stage (AE-INF-02).
    pub done: SeatSet,
    /// The seat that acted last, as far as everybody saw it (AE-RUL-06).
    pub last: Seat,
    /// The phase tiles with their named side up (AE-PLAN-08).
    pub active: PhaseSet,
    /// The three parameters.
    pub planet: Planet,
    /// The three parameters when the phase began (AE-CARD-28, AE-GLO-18).
    pub start: Planet,
    /// The tile on each ocean space; 0 for one that lies orange side up.
    pub oceans: [Tile; OCEANS as usize],
    /// The ninth tile, once it is flipped (AE-GLO-10).
    pub last_ocean: Tile,
    /// One board a seat.
    pub boards: [Board; SEATS],
    /// Resources on the cards that can hold some, in the order of the catalog.
    pub stock: [u16; HOLDERS],
    /// Cards in the deck (AE-INF-04).
    pub deck: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// How often the discard pile became the deck.
    pub reshuffles: u16,
    /// Cards that everybody saw go to the discard pile since the last reshuffle.
    pub seen_discards: Cards,
    /// Starred cards that were not dealt and lie in the first discard pile (AE-FIRST-04).
    pub undealt: u8,
    /// Cubes left in the pool of the cooperative game.
    pub cubes: u8,
    /// Markers left in the pool.
    pub markers: u8,
    /// The seats that took a marker and may still swap.
    pub swaps: SeatSet,
    /// Solo game: the space of the marker.
    pub marker: u8,
    /// Solo game: the virtual cards not yet used since the last shuffle.
    pub virtual_deck: PhaseSet,
    /// Solo game: the virtual card of this round.
    pub virtual_card: Option<Phase>,
}

/// What lies in front of a player, and what they are in the middle of. AE-ROUND-17: within a phase only its
/// owner changes it; players meet in the parameters, the ocean tiles, the deck and the discard pile.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// The corporation, once it is revealed.
    pub corporation: Option<Corporation>,
    /// Terraform rating.
    pub tr: u16,
    /// M€.
    pub mc: u16,
    /// Heat.
    pub heat: u16,
    /// Plants.
    pub plants: u16,
    /// Forest tokens.
    pub forests: u16,
    /// Cards in hand.
    pub hand: u8,
    /// Cards drawn that wait for a choice.
    pub drawn: u8,
    /// Cards discarded face down since the last reshuffle.
    pub face_down: u8,
    /// The project cards played so far.
    pub tableau: Cards,
    /// Cards that everybody saw go to this hand and that are still there.
    pub seen: Cards,
    /// The same, but the player has discarded face down since: still in hand, or discarded.
    pub loose: Cards,
    /// The phase card chosen last, once it is revealed.
    pub phase: Option<Phase>,
    /// Production levels and capacities.
    pub levels: Levels,
    /// Their fixed part.
    pub fixed: Levels,
    /// How many of each tag are in the tableau, including the corporation's.
    pub tags: [u8; Tag::COUNT],
    /// The played blue cards.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub blue: BlueCards,
    /// What the tableau lets its owner do.
    pub powers: Powers,
    /// The cards with counted production.
    pub scales: List<Card, SCALES>,
    /// The triggers in the order in which they came into play, corporation first.
    pub triggers: List<u8, TRIGGERS>,
    /// What the player has done in this phase.
    pub marks: Marks,
    /// How often each trigger waits to be resolved.
    pub waiting: [u8; TRIGGERS],
    /// What is half done, innermost last.
    pub frames: Frames<Frame, 8>,
    /// Cards turned up by an effect that is being resolved.
    pub revealed: List<Card, 3>,
    /// What was paid or discarded for the Action that is being resolved.
    pub paid: u16,
}

/// What a player has done in this phase; cleared when the next one begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Marks {
    /// Cards played by an allowance.
    pub played: u8,
    /// Additional cards allowed (AE-RUL-19).
    pub extra: u8,
    /// Whether the bonus card of phase II was drawn.
    pub drew: bool,
    /// M€ off the next card.
    pub discount: u8,
    /// Whether the next card may be read one zone off.
    pub shift: bool,
    /// The highest printed cost of the free card to be played, or 0 (AE-CARD-44).
    pub free: u8,
    /// Whether the TR has risen in this phase (AE-RUL-55).
    pub tr_rose: bool,
    /// The cards whose Action was used.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub used: BlueCards,
    /// The card whose Action was used twice (AE-ACT-09).
    pub again: Option<Card>,
}

/// What is half done and waits: a program to go on with, or a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Nothing; an empty place of the stack.
    #[default]
    Empty,
    /// A program, from here on.
    Run {
        /// The next operation.
        at: Program,
        /// Whose effect it is.
        origin: Origin,
    },
    /// Then the waiting triggers, then a free card.
    Triggers,
    /// Which waiting trigger is next (AE-DEC-20)?
    Order,
    /// Which option of the Action (AE-DEC-28)?
    Option {
        /// The card.
        card: Card,
    },
    /// Which mode (AE-DEC-15, AE-DEC-29)?
    Mode {
        /// The first of the modes.
        first: u16,
        /// How many.
        modes: u8,
        /// Whose effect it is.
        origin: Origin,
    },
    /// Which ocean (AE-DEC-18)?
    Flip {
        /// Tiles still to be flipped.
        left: u8,
    },
    /// On which card (AE-DEC-19)?
    Put {
        /// Of what kind; nothing means whatever the card holds.
        kind: Option<Kind>,
        /// How many.
        amount: u8,
        /// A card that is no target.
        not: Option<Card>,
    },
    /// From which card (AE-DEC-28)?
    Take {
        /// The kinds, a bit each.
        kinds: u8,
        /// How many.
        amount: u8,
    },
    /// Which cards are discarded (AE-DEC-21)?
    Discard {
        /// How many more.
        left: u8,
    },
    /// Which cards are discarded, as many as wanted (AE-DEC-28)?
    DiscardSome {
        /// The least number.
        min: u8,
        /// The greatest number.
        max: u8,
    },
    /// How much is paid (AE-DEC-28)?
    Amount {
        /// In what.
        resource: Stored,
        /// The least.
        min: u8,
        /// The most; nothing for all there is.
        max: Option<u8>,
    },
    /// How much of the price is paid in heat (AE-DEC-30)?
    Split {
        /// The price.
        price: u8,
    },
    /// An offer for a discarded card (AE-DEC-29).
    OfferDiscard {
        /// The operation that offers.
        at: Program,
        /// Whose effect it is.
        origin: Origin,
    },
    /// An offer for M€ (AE-DEC-29).
    OfferPay {
        /// The operation that offers.
        at: Program,
        /// Whose effect it is.
        origin: Origin,
    },
    /// Which drawn cards are kept (AE-DEC-22, AE-DEC-25)?
    Keep {
        /// How many more.
        left: u8,
    },
    /// Which revealed card is taken (AE-DEC-22)?
    Pick {
        /// How many more.
        left: u8,
        /// The tags that allow it, a bit each.
        tags: u16,
    },
    /// A card without paying M€ (AE-DEC-31).
    Free,
    /// Cooperative game: which card is offered (AE-DEC-08)?
    Swap,
    /// Cooperative game: which card is given for the offered one (AE-DEC-09)?
    Answer,
}

/// A card chosen to be played and not yet paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payment {
    /// The card.
    pub card: Card,
    /// The optional payments taken, a bit each.
    pub offsets: u8,
}

/// A card that the partner is known to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trace {
    /// The card.
    pub card: Card,
    /// Whether it is certainly still in the hand.
    pub sure: bool,
}

/// What only one player knows: their cards, their half-made moves, what they remember.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Secret {
    /// The project cards in hand.
    pub hand: Cards,
    /// Cards drawn that wait for a choice.
    pub drawn: List<Card, DRAWN>,
    /// The player's own face-down discards since the last reshuffle.
    pub discarded: Cards,
    /// Cards marked for the exchange before the start.
    pub marked: List<Card, { START_HAND as usize }>,
    /// The corporations dealt, until all have chosen (AE-INF-10).
    pub dealt: [Option<Corporation>; 2],
    /// The corporation chosen, until all have chosen.
    pub corporation: Option<Corporation>,
    /// The phase card chosen, until all have chosen (AE-INF-01).
    pub plan: Option<Phase>,
    /// Solo game: the virtual card chosen in rounds 21 to 25.
    pub virtual_plan: Option<Phase>,
    /// The card chosen and not yet paid for.
    pub payment: Option<Payment>,
    /// Cooperative game: the card offered for a swap, seen by both.
    pub swap: Option<Card>,
    /// Cooperative game: cards the partner is known to hold.
    pub partner: List<Trace, 3>,
    /// Cooperative game: cards of this player that the partner knows of.
    pub shown: List<Trace, 3>,
}

/// What nobody knows. The deck has no order: cards are drawn from a set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The deck (AE-INF-04).
    pub deck: Cards,
    /// The discard pile, face down.
    pub discard: Cards,
    /// All chance.
    pub rng: Rng,
}

impl Board {
    /// AE-ROUND-08, AE-ROUND-09: whether the bonus of a phase is for this player: only for those who chose it
    /// this round, and for each of them.
    pub(crate) fn chose(&self, phase: Phase) -> bool {
        self.phase == Some(phase)
    }
}

impl Marks {
    /// How often the Action of a card was used (AE-ACT-09).
    pub fn uses(&self, card: Card) -> u8 {
        u8::from(self.used.contains(card)) + u8::from(self.again == Some(card))
    }
}

impl Open {
    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// Everybody at the table.
    pub fn everybody(&self) -> SeatSet {
        SeatSet::all(self.options.players)
    }
}

impl Ares {
    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What only `seat` knows.
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat.index()]
    }

    /// What nobody knows.
    pub fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.open.boards[seat.index()]
    }

    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.open.boards[seat.index()]
    }

    pub(crate) fn secret_mut(&mut self, seat: Seat) -> &mut Secret {
        &mut self.secrets[seat.index()]
    }

    /// The seats in order.
    pub(crate) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.open.options.players).map(Seat)
    }
}
