//! The effects of cards, compiled: flat steps that the interpreter in `rules/effects.rs` carries out.

use serde::{Deserialize, Serialize};

use super::{Building, Demand, Installation, Requirement, Resource, Work, Zone};

/// The colours a step concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The acting colour; in an event the first player.
    #[default]
    Actor,
    /// Every colour, from the first player on.
    Each,
    /// The colour an option or an `otherwise` belongs to.
    Same,
    /// The holder of the first player marker.
    FirstPlayer,
    /// The common stock; where there is none, things are dealt one by one from the first player on.
    Pool,
}

/// The player that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The acting colour.
    #[default]
    Actor,
    /// Every colour, from the first player on.
    Each,
    /// The holder of the first player marker.
    FirstPlayer,
    /// All together: the holder of the first player marker decides (MA-EVT-11).
    Group,
}

/// How long an effect lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// The energy production that follows.
    #[default]
    ThisProduction,
    /// The last turn of this round.
    EndOfRound,
    /// The end of the owner's next turn.
    OwnNextTurn,
    /// The next event card, before it takes effect.
    NextEvent,
    /// The next weather card.
    NextWeather,
    /// The end of the quarters phase.
    EndOfCycle,
    /// The end of the game.
    EndOfGame,
}

/// What a modifier or a closing affects: an action, or one step of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Target {
    /// An action of a building.
    Work(Work),
    /// A step of a scenario.
    Requirement(Requirement),
}

impl Default for Target {
    fn default() -> Target {
        Target::Work(Work::MakeOxygen)
    }
}

/// A change that lasts for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Modifier {
    /// Changes the price of an action.
    Cost(Target, Resource, i8),
    /// Changes the time units of an action.
    Time(Target, i8),
    /// Changes what each installation of a kind produces.
    Production(Installation, i8),
    /// Changes the time units of every turn.
    TurnTime(i8),
    /// Closes an action.
    CloseAction(Target),
    /// Closes a building.
    CloseBuilding(Building),
    /// Closes one field.
    CloseField(super::Field),
    /// Closes the RTG.
    #[default]
    CloseRtg,
}

/// A list of steps in [`super::Tables::steps`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Script {
    /// The first step.
    pub start: u16,
    /// How many steps.
    pub len: u8,
}

impl Script {
    /// Whether it does nothing.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// A question about a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// The step was done fewer times than this, by the number of players.
    TimesBelow(Requirement, [u8; 4]),
}

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are those of the data, explained in its README")]
pub enum Step {
    Gain { who: Who, what: Resource, n: u8 },
    Lose { who: Who, what: Resource, n: u8, otherwise: Script, once: bool },
    PlaceTokens { token: Demand, shared: [u8; 4], com_each: u8 },
    RemoveTokens { token: Demand, n: u8 },
    Confine { who: Who, zone: Zone },
    Release { who: Who, zone: Zone },
    RecallMarkers,
    Modify { modifier: Modifier, until: Until },
    NextTurn { who: Who, delta: i8 },
    CloseField { building: Building, until: Until },
    Unfinish { building: Building, otherwise: Script },
    TakeCrop,
    RemoveDigs { n: u8 },
    Draw { who: Who, n: u8 },
    PeekEvent,
    HalveRtg,
    ConstructionAction,
    Choice { decider: Decider, options: [Script; 2] },
    If { test: Test, then: Script, or_else: Script },
    Counter { delta: i8, cap: [u8; 4] },
    MoveExpedition { free: bool },
    Avalanche { n: u8 },
    FreeNext { requirement: Requirement, what: Resource, n: u8 },
    PassFirstPlayer,
}
