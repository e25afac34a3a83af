//! How a table is set up.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, Guide, OptionsError};

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

table::pieces! {
    /// What a development token makes slower (MA-RUL-19).
    pub enum Surcharge named "martians-option-surcharge" {
        Action = "action",
        Placement = "placement",
    }
}

table::pieces! {
    /// What an Earthquake lowers (MA-RUL-30).
    pub enum Earthquake named "martians-option-earthquake" {
        Result = "result",
        Limit = "limit",
    }
}

table::pieces! {
    /// How losses lower the demand for food (MA-RUL-05).
    pub enum Losses named "martians-option-losses" {
        Each = "each",
        Once = "once",
    }
}

table::pieces! {
    /// Who can be second for an award (MA-RUL-42).
    pub enum Second named "martians-option-second" {
        Anybody = "anybody",
        Owners = "owners",
    }
}

table::pieces! {
    /// How SEMI ends early (MA-RUL-09).
    pub enum EarlyEnd named "martians-option-early_end" {
        Agreed = "agreed",
        Automatic = "automatic",
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
    /// What a development token makes slower.
    pub surcharge: Surcharge,
    /// What an Earthquake lowers.
    pub earthquake: Earthquake,
    /// How losses lower the demand for food.
    pub losses: Losses,
    /// Who can be second for an award.
    pub second: Second,
    /// How SEMI ends early.
    pub early_end: EarlyEnd,
    /// The credits that a Power Plant Manager costs (MA-RUL-70).
    pub manager: u8,
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
            surcharge: Surcharge::Action,
            earthquake: Earthquake::Result,
            losses: Losses::Each,
            second: Second::Anybody,
            early_end: EarlyEnd::Agreed,
            manager: 1,
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

    /// The same table with every disputed rule read the other way.
    pub fn other_readings(self) -> Options {
        Options {
            surcharge: Surcharge::Placement,
            earthquake: Earthquake::Limit,
            losses: Losses::Once,
            second: Second::Owners,
            early_end: EarlyEnd::Automatic,
            manager: 2,
            ..self
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

/// The words of a choice.
fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| id(*one)).collect()
}

impl table::Options for Options {
    fn fields() -> Vec<Field> {
        let words = |all: &[&'static str]| FieldKind::Choice { of: all.to_vec() };
        vec![
            Field::new("players", FieldKind::Number { min: 1, max: 4 }),
            Field::new("variant", words(&ids(Variant::ALL, Variant::id))),
            Field::new("scenario", words(&ids(Aim::ALL, Aim::id))),
            Field::new("edition", words(&ids(Edition::ALL, Edition::id))),
            Field::new("collectors", FieldKind::Flag),
            Field::new("hidden_goals", FieldKind::Flag),
            Field::new("must_succeed", FieldKind::Flag),
            Field::new("trade", FieldKind::Flag),
            Field::new("first_player", FieldKind::Seat { max: 4 }),
            Field::reading("surcharge", words(&ids(Surcharge::ALL, Surcharge::id)), "MA-RUL-19"),
            Field::reading("earthquake", words(&ids(Earthquake::ALL, Earthquake::id)), "MA-RUL-30"),
            Field::reading("losses", words(&ids(Losses::ALL, Losses::id)), "MA-RUL-05"),
            Field::reading("second", words(&ids(Second::ALL, Second::id)), "MA-RUL-42"),
            Field::reading("early_end", words(&ids(EarlyEnd::ALL, EarlyEnd::id)), "MA-RUL-09"),
            Field::reading("manager", FieldKind::Number { min: 1, max: 2 }, "MA-RUL-70"),
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
                let prototype =
                    Options { edition: Edition::Prototype, collectors: false, ..Options::default() };
                cases.push(Options { variant, players, ..prototype });
            }
            cases.push(Options { hidden_goals: true, ..Options::new(Variant::Com, players) });
            cases.push(Options { must_succeed: true, trade: false, ..Options::new(Variant::Semi, players) });
        }
        for variant in [Variant::Coop, Variant::Semi, Variant::Com] {
            cases.push(Options::new(variant, 3).other_readings());
        }
        let solo = Options { scenario: Aim::Commissions, ..Options::new(Variant::Solo, 1) };
        cases.extend([solo, Options { collectors: false, ..solo }, solo.other_readings()]);
        cases
    }

    fn seats(&self) -> u8 {
        self.players
    }

    /// SOLO is for one, and the prototype has nothing of the collector's edition (MA-DIF-56).
    fn complete(&mut self, given: &dyn Fn(&str) -> bool) {
        if self.variant == Variant::Solo && !given("players") {
            self.players = 1;
        }
        if self.edition == Edition::Prototype && !given("collectors") {
            self.collectors = false;
        }
    }

    fn guide(&self) -> Guide {
        let prototype = self.edition == Edition::Prototype;
        let trading = matches!(self.variant, Variant::Semi | Variant::Com) && !prototype;
        let idle = [
            ("edition", self.variant == Variant::Solo && !prototype),
            ("collectors", prototype && !self.collectors),
            ("hidden_goals", self.variant != Variant::Com || !self.collectors),
            ("must_succeed", self.variant != Variant::Semi),
            ("trade", !trading),
            ("surcharge", prototype),
            ("second", self.variant != Variant::Com),
            ("early_end", self.variant != Variant::Semi),
            ("manager", !self.collectors),
        ];
        let means = match (self.scenario, self.mission()) {
            (Aim::Usual, Some(scenario)) => vec![("scenario", Aim::of(scenario).id())],
            (Aim::Usual, None) => vec![("scenario", Aim::Commissions.id())],
            _ => Vec::new(),
        };
        Guide {
            idle: idle.into_iter().filter(|(_, idle)| *idle).map(|(name, _)| name).collect(),
            last_seat: self.colours(),
            means,
        }
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
        if self.edition == Edition::Prototype && self.collectors {
            return Err(OptionsError::conflict("collectors", "edition", "MA-DIF-56"));
        }
        if !(1..=2).contains(&self.manager) {
            return Err(OptionsError::range("manager", self.manager.into(), 1, 2));
        }
        Ok(())
    }
}
