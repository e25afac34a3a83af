use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, OptionsError};

/// The fewest players.
const FEWEST: u8 = 2;
/// The most players.
const MOST: u8 = 6;

/// How a game of Mission: Red Planet is set up. Each switch chooses between two readings of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Two to six players; with two, each runs a main and a neutral colour.
    pub players: u8,
    /// RP-RUL-15: the Femme Fatale needs one of her colour's astronauts on ships too.
    pub femme_fatale_ships_need_own: bool,
    /// RP-RUL-17: the Soldier may kill on Phobos.
    pub soldier_kills_on_phobos: bool,
    /// RP-RUL-29: having the most of something takes at least one of it.
    pub most_needs_one: bool,
    /// RP-RUL-43: a neutral Scientist may look at a discovery instead of drawing.
    pub neutral_scientist_may_look: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            femme_fatale_ships_need_own: true,
            soldier_kills_on_phobos: true,
            most_needs_one: true,
            neutral_scientist_may_look: false,
        }
    }
}

impl table::Options for Options {
    fn fields() -> Vec<Field> {
        let flag = |name| Field::new(name, FieldKind::Flag);
        vec![
            Field::new("players", FieldKind::Number { min: FEWEST.into(), max: MOST.into() }),
            flag("femme_fatale_ships_need_own"),
            flag("soldier_kills_on_phobos"),
            flag("most_needs_one"),
            flag("neutral_scientist_may_look"),
        ]
    }

    fn cases() -> Vec<Options> {
        let plain = Options::default();
        let mut cases: Vec<_> = (FEWEST..=MOST).map(|players| Options { players, ..plain }).collect();
        for players in [2, 4] {
            cases.push(Options {
                players,
                femme_fatale_ships_need_own: false,
                soldier_kills_on_phobos: false,
                most_needs_one: false,
                neutral_scientist_may_look: true,
            });
        }
        cases
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn variant(&self) -> &'static str {
        if self.players == FEWEST { "two-players" } else { "standard" }
    }

    fn check(&self) -> Result<(), OptionsError> {
        if (FEWEST..=MOST).contains(&self.players) {
            Ok(())
        } else {
            Err(OptionsError::range("players", self.players.into(), FEWEST.into(), MOST.into()))
        }
    }
}
