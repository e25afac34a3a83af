use serde::{Deserialize, Serialize};

use super::state::{MAX_PLAYERS, MIN_PLAYERS};
use crate::{Field, FieldKind, OptionsError};

/// How a table of *Prospect* is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// How many play.
    pub players: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 3 }
    }
}

impl crate::Options for Options {
    fn fields() -> Vec<Field> {
        let (min, max) = (i64::from(MIN_PLAYERS), i64::from(MAX_PLAYERS));
        vec![Field::new("players", FieldKind::Number { min, max })]
    }

    fn cases() -> Vec<Options> {
        (MIN_PLAYERS..=MAX_PLAYERS).map(|players| Options { players }).collect()
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn variant(&self) -> &'static str {
        "standard"
    }

    fn check(&self) -> Result<(), OptionsError> {
        if (MIN_PLAYERS..=MAX_PLAYERS).contains(&self.players) {
            return Ok(());
        }
        let (min, max) = (i64::from(MIN_PLAYERS), i64::from(MAX_PLAYERS));
        Err(OptionsError::range("players", i64::from(self.players), min, max))
    }
}
