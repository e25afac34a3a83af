//! How a table is set up.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, OptionsError};

use crate::material::{Scenario, tables};

table::pieces! {
    /// The four ways to play.
    pub enum Variant named "martians-option-variant" {
        Solo = "solo",
        Coop = "coop",
        Semi = "semi",
        Com = "com",
    }
}

table::pieces! {
    /// Which rules are played.
    pub enum Edition named "martians-option-edition" {
        Final = "final",
        Prototype = "prototype",
    }
}

scenarios! {
    /// What the game is about: a scenario, commissions, or what is usual for the variant.
    pub enum Aim named "martians-option-scenario" after { Usual = "usual", Commissions = "commissions" }
}

/// How many aims come before the scenarios.
const NO_SCENARIO: usize = Aim::COUNT - Scenario::COUNT;

impl Aim {
    /// The aim of playing this scenario.
    pub fn of(scenario: Scenario) -> Aim {
        Aim::ALL[scenario.index() + NO_SCENARIO]
    }
}

/// How a table is set up (MA-DEC-01, MA-DEC-02, MA-DEC-03, MA-DEC-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many people play.
    pub players: u8,
    /// Which of the four variants.
    pub variant: Variant,
    /// The scenario, or commissions.
    pub scenario: Aim,
    /// The final rules or the prototype's.
    pub edition: Edition,
    /// The collector's edition is in use.
    pub collectors: bool,
    /// COM: hidden goals are dealt.
    pub hidden_goals: bool,
    /// SEMI: all lose if the mission fails (MA-DIF-20).
    pub must_succeed: bool,
    /// SEMI and COM: goods may change hands (MA-TRADE-01).
    pub trade: bool,
    /// The seat that begins, counted from 1; 0 for a random one.
    pub first_player: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            variant: Variant::Coop,
            scenario: Aim::Usual,
            edition: Edition::Final,
            collectors: true,
            hidden_goals: false,
            must_succeed: false,
            trade: true,
            first_player: 0,
        }
    }
}

impl Options {
    /// A table of a variant with its usual aim.
    pub fn new(variant: Variant, players: u8) -> Options {
        Options { variant, players, ..Options::default() }
    }

    /// The mission: in SOLO one or commissions (MA-SOLO-08), in COM none (MA-COM-02), else always one.
    pub fn mission(&self) -> Option<Scenario> {
        match self.scenario {
            Aim::Commissions => None,
            Aim::Usual if self.variant == Variant::Com => None,
            Aim::Usual => Some(Scenario::NewSchedule),
            aim => Some(Scenario::ALL[aim.index() - NO_SCENARIO]),
        }
    }

    /// How many colours play: in SOLO one person plays two (MA-SOLO-03).
    pub const fn colours(&self) -> u8 {
        match self.variant {
            Variant::Solo => 2,
            Variant::Coop | Variant::Semi | Variant::Com => self.players,
        }
    }
}

impl table::Options for Options {
    fn fields() -> Vec<Field> {
        let words = |all: &[&'static str]| FieldKind::Choice { of: all.to_vec() };
        let field = |name, kind| Field { name, kind };
        vec![
            field("players", FieldKind::Number { min: 1, max: 4 }),
            field("variant", words(&Variant::ALL.iter().map(|one| one.id()).collect::<Vec<_>>())),
            field("scenario", words(&Aim::ALL.iter().map(|one| one.id()).collect::<Vec<_>>())),
            field("edition", words(&Edition::ALL.iter().map(|one| one.id()).collect::<Vec<_>>())),
            field("collectors", FieldKind::Flag),
            field("hidden_goals", FieldKind::Flag),
            field("must_succeed", FieldKind::Flag),
            field("trade", FieldKind::Flag),
            field("first_player", FieldKind::Number { min: 0, max: 4 }),
        ]
    }

    /// Every scenario in every variant with missions, for changing numbers of players; then every number of players and
    /// every switch.
    fn cases() -> Vec<Options> {
        let mut cases = Vec::new();
        for (at, scenario) in Scenario::ALL.iter().enumerate() {
            for variant in [Variant::Solo, Variant::Coop, Variant::Semi] {
                let players = if variant == Variant::Solo { 1 } else { 2 + (at + variant.index()) as u8 % 3 };
                cases.push(Options { scenario: Aim::of(*scenario), ..Options::new(variant, players) });
            }
        }
        for players in 2..=4 {
            for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
                cases.push(Options { collectors: false, first_player: 1, ..Options::new(variant, players) });
                cases.push(Options { edition: Edition::Prototype, ..Options::new(variant, players) });
            }
            cases.push(Options { hidden_goals: true, ..Options::new(Variant::Com, players) });
            cases.push(Options { must_succeed: true, trade: false, ..Options::new(Variant::Semi, players) });
        }
        let solo = Options { scenario: Aim::Commissions, ..Options::new(Variant::Solo, 1) };
        cases.extend([solo, Options { collectors: false, ..solo }]);
        cases
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn variant(&self) -> &'static str {
        self.variant.id()
    }

    fn check(&self) -> Result<(), OptionsError> {
        let (least, most) = if self.variant == Variant::Solo { (1, 1) } else { (2, 4) };
        if !(1..=4).contains(&self.players) {
            return Err(OptionsError::range("players", self.players.into(), least, most));
        }
        if !(least..=most).contains(&i64::from(self.players)) {
            return Err(OptionsError::conflict("players", "variant", "MA-DEC-01"));
        }
        if i64::from(self.first_player) > self.colours().into() {
            return Err(OptionsError::range(
                "first_player",
                self.first_player.into(),
                0,
                self.colours().into(),
            ));
        }
        let commissions = matches!(self.variant, Variant::Solo | Variant::Com);
        if self.scenario == Aim::Commissions && !commissions {
            return Err(OptionsError::conflict("scenario", "variant", "MA-COOP-11"));
        }
        if self.variant == Variant::Com && self.mission().is_some() {
            return Err(OptionsError::conflict("scenario", "variant", "MA-COM-02"));
        }
        let of_collectors = |scenario: Scenario| tables().scenarios[scenario.index()].collectors;
        if self.mission().is_some_and(of_collectors) && !self.collectors {
            return Err(OptionsError::conflict("scenario", "collectors", "MA-COL-01"));
        }
        if self.hidden_goals && self.variant != Variant::Com {
            return Err(OptionsError::conflict("hidden_goals", "variant", "MA-COL-03"));
        }
        if self.hidden_goals && !self.collectors {
            return Err(OptionsError::conflict("hidden_goals", "collectors", "MA-COM-11"));
        }
        if self.must_succeed && self.variant != Variant::Semi {
            return Err(OptionsError::conflict("must_succeed", "variant", "MA-SEMI-10"));
        }
        if self.edition == Edition::Prototype && self.variant == Variant::Solo {
            return Err(OptionsError::conflict("edition", "variant", "MA-DIF-32"));
        }
        Ok(())
    }
}
