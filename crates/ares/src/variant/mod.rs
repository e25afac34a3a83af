//! The variants. [`standard`] is written out; each other file shows only what it does differently, so reading
//! `solo` tells you solo. The phases ask [`Rules`] and never which variant it is.

pub mod coop;
pub mod first_game;
pub mod solo;
pub mod standard;

use table::{Paragraph, Story};

use crate::material::PhaseSet;
use crate::options::{Options, Variant};
use crate::state::{Ares, Open};

/// What differs between the variants.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The fewest and the most players (AE-RUL-46).
    pub players: (u8, u8),
    /// Deals cards and corporations.
    pub deal: fn(&mut Ares, &mut Story<Ares>),
    /// Before the first reshuffle the deck holds no starred card.
    pub starred_apart: bool,
    /// Cubes and markers in the shared pool.
    pub pool: (u8, u8),
    /// The space on which the solo marker starts; 0 without a marker.
    pub marker: u8,
    /// The phase cards of the virtual player.
    pub virtual_deck: PhaseSet,
    /// How far a parameter rises when the marker moves.
    pub marker_steps: u8,
    /// What follows when the phase cards are revealed.
    pub after_reveal: fn(&mut Ares, &mut Story<Ares>),
    /// What follows the end-of-round step.
    pub after_round: fn(&mut Ares, &mut Story<Ares>),
    /// A complete Mars ends the game with the phase.
    pub ends_when_complete: bool,
    /// How many rounds there are, where that is fixed.
    pub rounds: Option<u16>,
    /// The board in words says how many rounds there are.
    pub shows_rounds: bool,
    /// All win or lose together, without a tie-break.
    pub together: bool,
    /// The VP that all need together, besides a complete Mars.
    pub goal: Option<i32>,
    /// What the board in words says about the variant.
    pub describe: fn(&Open) -> Option<Paragraph>,
}

/// By variant, then without and with the set-up of a first game (AE-RUL-45: it goes with every variant).
static RULES: [[Rules; 2]; Variant::ALL.len()] = [
    [standard::RULES, first_game::of(standard::RULES)],
    [coop::RULES, first_game::of(coop::RULES)],
    [solo::NOVICE, first_game::of(solo::NOVICE)],
    [solo::SPECIALIST, first_game::of(solo::SPECIALIST)],
    [solo::EXPERT, first_game::of(solo::EXPERT)],
];

impl Options {
    /// The rules of this table.
    pub(crate) fn rules(&self) -> &'static Rules {
        &RULES[self.variant as usize][usize::from(self.first_game)]
    }
}

impl Open {
    /// The rules of this table.
    pub(crate) fn rules(&self) -> &'static Rules {
        self.options.rules()
    }
}
