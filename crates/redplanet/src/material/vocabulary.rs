//! What cards can do. The data files deserialize straight into these types.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Set;

use super::{Resource, Zone};

/// One instruction of a character card. RP-CHR-G-04: only the Travel Agent's is `all_or_nothing`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Instruction {
    PlaceAstronauts {
        count: u8,
        ships: ShipsUsed,
        all_or_nothing: bool,
    },
    ReturnCharacters {},
    Explore {
        max_moves: u8,
    },
    /// RP-CHR-7-02: draw an event card, or look at a discovery in play.
    Research {},
    ForceLaunch {},
    DestroyShip {},
    ReplaceAstronaut {},
    KillAstronaut {
        except_zones: Set<Zone>,
    },
    DescendFromPhobos {
        max: u8,
    },
    PlaceDestinationToken {},
}

/// How many ships the placed astronauts may be spread over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShipsUsed {
    One,
    OneOrTwo,
    TwoDifferent,
}

/// RP-DSC-06, RP-ACT-04: when an event card acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    Reveal,
    Production3Before,
    Production3,
    Production3End,
    Final,
}

/// What a discovery does to the zone it lies at, or to the zones around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum DiscoveryEffect {
    MoveAll {},
    EachPlayerRemoves { count: u8 },
    Evacuate {},
    ExtraProduction { zones: Reach, tokens: u8 },
    NoProduction {},
    ReplaceResource { resource: Resource },
    MajorityRule { rule: Majority },
    PointsEachPresent { min_astronauts: u8, points: i8 },
    PointsMost { min_astronauts: u8, points: i8 },
}

/// Which zones a discovery affects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    ThisZone,
    AdjacentZones,
}

/// Who takes the tokens of a zone. RP-DSC-12: anything but [`Majority::MostWins`] holds in production 3 only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Majority {
    /// RP-PRD-05: the colour with the most astronauts.
    #[serde(skip)]
    MostWins,
    /// Even ground: every colour present shares.
    AllPresentTied,
    /// Uneven ground: the colour with the fewest astronauts, but at least one.
    FewestWins,
    /// RP-DSC-14: subterfuge gives them to the colour with the second most.
    SecondWins,
}

/// What an action card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionEffect {
    GainTokens { resource: Resource, count: u8 },
    ReturnFromLost { max: u8 },
    KillAstronaut {},
}

/// How a mission scores. RP-RUL-38: the zones of a ladder belong to the card, not to the board. RP-MIS-06: several
/// zones are compared by the sum of their astronauts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Score {
    PresenceLadder { zones: Set<Zone>, min_astronauts: u8, points_by_zones: Vec<i8> },
    OccupiedZonesLadder { min_astronauts: u8, points_by_zones: Vec<i8> },
    MostAstronauts { zones: Set<Zone>, points: i8 },
    MostTokens { resource: Resource, points: i8 },
    LostCount { points_each: i8, max_points: i8 },
    AstronautCountLadder { points_by_size: Ladder },
    LargestGroupLadder { points_by_size: Ladder },
    TokenSets { points_by_sets: Vec<i8> },
}

/// Points by size; the highest step reached counts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<String, i8>")]
pub struct Ladder(BTreeMap<u8, i8>);

impl TryFrom<BTreeMap<String, i8>> for Ladder {
    type Error = std::num::ParseIntError;

    /// The sizes are keys of a JSON object, so they arrive as strings.
    fn try_from(points_by_size: BTreeMap<String, i8>) -> Result<Ladder, Self::Error> {
        let steps = points_by_size.into_iter().map(|(size, points)| Ok((size.parse()?, points)));
        steps.collect::<Result<_, _>>().map(Ladder)
    }
}

impl Ladder {
    /// The points for `size`.
    pub fn points(&self, size: u8) -> i8 {
        self.0.range(..=size).next_back().map_or(0, |(_, points)| *points)
    }
}
