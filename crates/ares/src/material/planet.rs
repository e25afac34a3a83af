//! Mars: the three parameters, zones, ocean tiles, standard actions.

use serde::{Deserialize, Serialize};
use table::Message;

use super::effect::Stored;
use super::numbers::{OCEANS, OXYGEN_MAX, TEMPERATURE_MAX, TEMPERATURE_START, TEMPERATURE_STEP};

table::pieces! {
    /// One of the three global parameters (AE-GLO-01).
    pub enum Parameter named "ares-parameter" {
        /// Temperature, 19 steps of 2 °C.
        Temperature = "temperature",
        /// Oxygen, 14 steps of 1 %.
        Oxygen = "oxygen",
        /// Flipped ocean tiles, 9.
        Oceans = "oceans",
    }
}

impl Parameter {
    /// The last step of its track (AE-GLO-08).
    pub const fn max(self) -> u8 {
        match self {
            Parameter::Temperature => TEMPERATURE_MAX,
            Parameter::Oxygen => OXYGEN_MAX,
            Parameter::Oceans => OCEANS,
        }
    }
}

/// A colour of the temperature and oxygen tracks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The first.
    Purple = 1,
    /// The second.
    Red = 2,
    /// The third.
    Yellow = 3,
    /// The last.
    White = 4,
}

impl Zone {
    /// The zone at this place of the order.
    pub const fn at(order: u8) -> Zone {
        match order {
            0 | 1 => Zone::Purple,
            2 => Zone::Red,
            3 => Zone::Yellow,
            _ => Zone::White,
        }
    }
}

/// The shared board (AE-COMP-01): how far the three parameters are raised, in steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Planet {
    /// Steps above -30 °C.
    pub temperature: u8,
    /// Per cent.
    pub oxygen: u8,
    /// Flipped tiles.
    pub oceans: u8,
}

impl Planet {
    /// The steps of one parameter.
    pub const fn get(&self, parameter: Parameter) -> u8 {
        match parameter {
            Parameter::Temperature => self.temperature,
            Parameter::Oxygen => self.oxygen,
            Parameter::Oceans => self.oceans,
        }
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, parameter: Parameter) -> &mut u8 {
        match parameter {
            Parameter::Temperature => &mut self.temperature,
            Parameter::Oxygen => &mut self.oxygen,
            Parameter::Oceans => &mut self.oceans,
        }
    }

    /// Whether a parameter stands at its maximum.
    pub const fn is_max(&self, parameter: Parameter) -> bool {
        self.get(parameter) >= parameter.max()
    }

    /// Whether all three do (AE-END-01).
    pub const fn is_complete(&self) -> bool {
        self.temperature >= TEMPERATURE_MAX && self.oxygen >= OXYGEN_MAX && self.oceans >= OCEANS
    }

    /// The temperature in °C.
    pub const fn celsius(&self) -> i16 {
        TEMPERATURE_START + TEMPERATURE_STEP * self.temperature as i16
    }

    /// The colour under the temperature marker: up to -20, -10, 0 and 8 °C (AE-RUL-04).
    pub const fn temperature_zone(&self) -> Zone {
        match self.temperature {
            0..=5 => Zone::Purple,
            6..=10 => Zone::Red,
            11..=15 => Zone::Yellow,
            _ => Zone::White,
        }
    }

    /// The colour under the oxygen marker: up to 2, 6, 11 and 14 % (AE-RUL-04).
    pub const fn oxygen_zone(&self) -> Zone {
        match self.oxygen {
            0..=2 => Zone::Purple,
            3..=6 => Zone::Red,
            7..=11 => Zone::Yellow,
            _ => Zone::White,
        }
    }
}

/// One of the five standard actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Standard {
    /// Plants for a forest.
    ForestPlants,
    /// M€ for a forest.
    ForestMc,
    /// Heat for a temperature step.
    WarmHeat,
    /// M€ for a temperature step.
    WarmMc,
    /// M€ for an ocean.
    OceanMc,
}

impl Standard {
    /// All five.
    pub const ALL: [Standard; 5] =
        [Standard::ForestPlants, Standard::ForestMc, Standard::WarmHeat, Standard::WarmMc, Standard::OceanMc];

    /// What it is paid in.
    pub const fn paid_in(self) -> Stored {
        match self {
            Standard::ForestPlants => Stored::Plants,
            Standard::WarmHeat => Stored::Heat,
            Standard::ForestMc | Standard::WarmMc | Standard::OceanMc => Stored::Mc,
        }
    }

    /// The Fluent id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Standard::ForestPlants => "ares-standard-forest-plants",
            Standard::ForestMc => "ares-standard-forest-mc",
            Standard::WarmHeat => "ares-standard-warm-heat",
            Standard::WarmMc => "ares-standard-warm-mc",
            Standard::OceanMc => "ares-standard-ocean-mc",
        }
    }
}

impl From<Standard> for Message {
    fn from(standard: Standard) -> Message {
        Message::new(standard.name())
    }
}

/// One of the nine ocean tiles (AE-COMP-02), 1 to 9; 0 is a tile that still lies orange side up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tile(pub u8);

/// What an ocean tile gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reward {
    /// M€.
    pub mc: u8,
    /// Plants.
    pub plants: u8,
    /// Cards to draw.
    pub cards: u8,
}
