//! How a table of Ares Expedition is set up.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, Guide, OptionsError};

/// Which game is played. AE-SOLO-03, AE-DEC-01: a solo player chooses one of three levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// The competitive game for 2 to 4.
    #[default]
    Standard,
    /// The cooperative game for 2.
    Coop,
    /// Alone: each move of the marker raises a parameter by two steps.
    SoloNovice,
    /// Alone: each move of the marker raises a parameter by one step.
    SoloSpecialist,
    /// Alone, without help.
    SoloExpert,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 5] =
        [Variant::Standard, Variant::Coop, Variant::SoloNovice, Variant::SoloSpecialist, Variant::SoloExpert];

    /// Its word in the options.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Coop => "coop",
            Variant::SoloNovice => "solo-novice",
            Variant::SoloSpecialist => "solo-specialist",
            Variant::SoloExpert => "solo-expert",
        }
    }
}

/// How often Mining Guild fires for a card with several steel (AE-RUL-63).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MiningGuild {
    /// Once for every steel.
    #[default]
    PerSteel,
    /// Once for the card.
    PerCard,
}

/// The options of a table. A number of players left out is the fewest that the variant is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(from = "Given", into = "Given")]
pub struct Options {
    /// People at the table.
    pub players: u8,
    /// Which game is played.
    pub variant: Variant,
    /// Starred cards and no choice of a corporation (AE-FIRST).
    pub first_game: bool,
    /// Cards may be exchanged once before the start (AE-MUL).
    pub mulligan: bool,
    /// The reading of Mining Guild (AE-RUL-63).
    pub mining_guild: MiningGuild,
    /// A solo or cooperative game ends with the round in which Mars is complete (AE-RUL-64).
    pub early_end: bool,
    /// In phases I and II the table passes for a player who has nothing left to do (AE-RUL-07). On at new tables.
    pub auto_pass: bool,
}

/// Options as they are given: each field may be left out.
#[derive(Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    players: Option<u8>,
    variant: Variant,
    first_game: bool,
    mulligan: bool,
    mining_guild: MiningGuild,
    early_end: bool,
    auto_pass: bool,
}

impl Default for Given {
    fn default() -> Given {
        let usual = Given::from(Options::default());
        Given { players: None, ..usual }
    }
}

impl From<Given> for Options {
    fn from(given: Given) -> Options {
        Options {
            players: given.players.unwrap_or_else(|| Options::of(given.variant).players),
            variant: given.variant,
            first_game: given.first_game,
            mulligan: given.mulligan,
            mining_guild: given.mining_guild,
            early_end: given.early_end,
            auto_pass: given.auto_pass,
        }
    }
}

impl From<Options> for Given {
    fn from(options: Options) -> Given {
        Given {
            players: Some(options.players),
            variant: options.variant,
            first_game: options.first_game,
            mulligan: options.mulligan,
            mining_guild: options.mining_guild,
            early_end: options.early_end,
            auto_pass: options.auto_pass,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { auto_pass: true, ..Options::of(Variant::default()) }
    }
}

impl Options {
    /// A plain table of a variant with its fewest players.
    pub fn of(variant: Variant) -> Options {
        let options = Options { variant, ..Options::players(0) };
        Options { players: options.rules().players.0, ..options }
    }

    /// A plain competitive table.
    pub const fn players(players: u8) -> Options {
        Options {
            players,
            variant: Variant::Standard,
            first_game: false,
            mulligan: false,
            mining_guild: MiningGuild::PerSteel,
            early_end: false,
            auto_pass: false,
        }
    }
}

impl table::Options for Options {
    fn fields() -> Vec<Field> {
        vec![
            Field::new("players", FieldKind::Number { min: 1, max: 4 }),
            Field::new(
                "variant",
                FieldKind::Choice { of: Variant::ALL.iter().map(|variant| variant.word()).collect() },
            ),
            Field::new("first_game", FieldKind::Flag),
            Field::new("mulligan", FieldKind::Flag),
            Field::reading(
                "mining_guild",
                FieldKind::Choice { of: vec!["per_steel", "per_card"] },
                "AE-RUL-63",
            ),
            Field::new("early_end", FieldKind::Flag),
            Field::new("auto_pass", FieldKind::Flag),
        ]
    }

    fn cases() -> Vec<Options> {
        let coop = Options::of(Variant::Coop);
        let solo = Options::of(Variant::SoloNovice);
        vec![
            Options::players(2),
            Options::players(3),
            Options::players(4),
            Options { first_game: true, ..Options::players(4) },
            Options { mulligan: true, auto_pass: true, ..Options::players(2) },
            Options { mining_guild: MiningGuild::PerCard, ..Options::players(3) },
            coop,
            Options { mulligan: true, ..coop },
            Options { early_end: true, first_game: true, ..coop },
            solo,
            Options::of(Variant::SoloSpecialist),
            Options::of(Variant::SoloExpert),
            Options { early_end: true, mulligan: true, ..solo },
        ]
    }

    fn seats(&self) -> u8 {
        self.players
    }

    /// Only games without rivals can end early (AE-RUL-64).
    fn guide(&self) -> Guide {
        let idle = if self.variant == Variant::Standard { vec!["early_end"] } else { Vec::new() };
        Guide { idle, last_seat: self.players, ..Guide::default() }
    }

    fn variant(&self) -> &'static str {
        self.variant.word()
    }

    fn check(&self) -> Result<(), OptionsError> {
        let (fewest, most) = self.rules().players;
        if !(fewest..=most).contains(&self.players) {
            return Err(OptionsError::range("players", self.players.into(), fewest.into(), most.into()));
        }
        // AE-FIRST-06, AE-RUL-45: the exchange needs a choice of corporations.
        if self.mulligan && self.first_game {
            return Err(OptionsError::conflict("mulligan", "first_game", "AE-FIRST-06"));
        }
        Ok(())
    }
}
