use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Field, FieldKind, Guide, OptionsError};

/// The fewest players.
const FEWEST: u8 = 2;
/// The most players.
const MOST: u8 = 6;

/// How a game of Mission: Red Planet is set up. Each switch chooses between two readings of a rule.
///
/// A switch that came later leaves the hash of a state as it was while it is off, so that older records stay good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, remote = "Self")]
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
    /// RP-RUL-59: the controlling player may leave a discovery that a neutral Scientist draws unassigned.
    pub neutral_scientist_may_decline: bool,
}

/// The options as bytes: the number of players, three switches, and both switches of the neutral Scientist in one.
type Bytes = (u8, bool, bool, bool, u8);

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            return Options::serialize(self, to);
        }
        let scientist =
            u8::from(self.neutral_scientist_may_look) | u8::from(self.neutral_scientist_may_decline) << 1;
        let bytes: Bytes = (
            self.players,
            self.femme_fatale_ships_need_own,
            self.soldier_kills_on_phobos,
            self.most_needs_one,
            scientist,
        );
        bytes.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        if from.is_human_readable() {
            return Options::deserialize(from);
        }
        let (players, femme_fatale_ships_need_own, soldier_kills_on_phobos, most_needs_one, scientist) =
            Bytes::deserialize(from)?;
        Ok(Options {
            players,
            femme_fatale_ships_need_own,
            soldier_kills_on_phobos,
            most_needs_one,
            neutral_scientist_may_look: scientist & 1 != 0,
            neutral_scientist_may_decline: scientist & 2 != 0,
        })
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            femme_fatale_ships_need_own: true,
            soldier_kills_on_phobos: true,
            most_needs_one: true,
            neutral_scientist_may_look: false,
            neutral_scientist_may_decline: false,
        }
    }
}

impl table::Options for Options {
    fn fields() -> Vec<Field> {
        let flag = |name, ruling| Field::reading(name, FieldKind::Flag, ruling);
        vec![
            Field::new("players", FieldKind::Number { min: FEWEST.into(), max: MOST.into() }),
            flag("femme_fatale_ships_need_own", "RP-RUL-15"),
            flag("soldier_kills_on_phobos", "RP-RUL-17"),
            flag("most_needs_one", "RP-RUL-29"),
            flag("neutral_scientist_may_look", "RP-RUL-43"),
            flag("neutral_scientist_may_decline", "RP-RUL-59"),
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
                ..plain
            });
        }
        cases.push(Options { players: 2, neutral_scientist_may_decline: true, ..plain });
        cases
    }

    fn seats(&self) -> u8 {
        self.players
    }

    /// Only two players have neutral colours.
    fn guide(&self) -> Guide {
        let neutral = ["neutral_scientist_may_look", "neutral_scientist_may_decline"];
        let idle = if self.players == FEWEST { Vec::new() } else { neutral.to_vec() };
        Guide { idle, last_seat: self.players, ..Guide::default() }
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
