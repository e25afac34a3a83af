//! The vocabulary of effects in the data.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::data::ByPlayers;
use super::*;

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RuleName {
    RefugeeWorker,
    Expedition,
    ExpeditionCamps,
    #[serde(rename = "supplies_max_1")]
    SuppliesMax1,
    NoResearchCredits,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Times {
    pub id: Requirement,
    pub n: ByPlayers,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Cond {
    MissionNotDone(Requirement),
    MissionTimesLessThan(Times),
    CounterAtLeast(BTreeMap<Counter, ByPlayers>),
}

/// The vocabulary of effects.
#[derive(Clone, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Op {
    Gain {
        who: Who,
        resource: Resource,
        n: u8,
    },
    Lose {
        who: Who,
        resource: Resource,
        n: u8,
        #[serde(default)]
        otherwise: Vec<Op>,
        #[serde(default)]
        otherwise_once: bool,
    },
    PlaceToken {
        token: Demand,
        n_shared: ByPlayers,
        n_com_each: u8,
    },
    RemoveToken {
        token: Demand,
        n: u8,
    },
    ConfineMarker {
        who: Who,
        #[serde(rename = "where")]
        zone: Zone,
    },
    ReleaseMarker {
        who: Who,
        #[serde(rename = "where")]
        zone: Zone,
    },
    RecallMarkers {},
    TimeModifier {
        action: String,
        delta: i8,
        until: Until,
    },
    CostModifier {
        action: String,
        resource: Resource,
        delta: i8,
        until: Until,
    },
    YieldModifier {
        action: Work,
        delta: i8,
    },
    ProductionModifier {
        kind: Installation,
        delta: i8,
        until: Until,
    },
    TurnTime {
        who: Who,
        delta: i8,
        until: Until,
    },
    CloseField {
        building: Building,
        until: Until,
    },
    CloseBuilding {
        building: Building,
        until: Until,
    },
    CloseAction {
        action: String,
        until: Until,
    },
    PlaceDevelopmentToken {
        building: Building,
        #[serde(default)]
        otherwise: Vec<Op>,
    },
    TakeCropTile {},
    RemoveExcavationToken {
        n: u8,
    },
    DrawRegolithCards {
        #[serde(default = "actor")]
        who: Who,
        n: u8,
    },
    Peek {},
    RtgLose {},
    RtgClosed {
        until: Until,
    },
    PerformAction {
        building: Building,
    },
    Choice {
        decider: Decider,
        options: Vec<Vec<Op>>,
    },
    If {
        cond: Cond,
        then: Vec<Op>,
        #[serde(rename = "else")]
        or_else: Vec<Op>,
    },
    OnEvent {
        ids: Vec<EventCard>,
        then: Vec<Op>,
    },
    OnWeather {
        kinds: Vec<Weather>,
        then: Vec<Op>,
    },
    EachCycleStart {
        then: Vec<Op>,
        from_cycle: u8,
    },
    FailIf {
        cond: Cond,
    },
    SupplementModifier {
        token: Demand,
        delta: i8,
        #[serde(default)]
        from_cycle: u8,
        per: Option<Requirement>,
    },
    Counter {
        counter: super::Counter,
        start: u8,
        frozen_after: Option<Requirement>,
    },
    ScenarioCounter {
        delta: i8,
        cap: Option<ByPlayers>,
    },
    SetupGain {
        who: Who,
        resource: Resource,
        n: i8,
    },
    SetupPlaceDevelopment {
        building: Building,
        field: u8,
    },
    MoveExpedition {
        #[serde(default)]
        free: bool,
    },
    FlipExploration {
        n: u8,
    },
    FreeNext {
        action: String,
        resource: Resource,
        n: u8,
    },
    FirstPlayerPasses {},
    Rule {
        rule: RuleName,
        #[serde(default)]
        from_cycle: u8,
        #[serde(default)]
        every: u8,
    },
}

fn actor() -> Who {
    Who::Actor
}
